"""Structured kernels from a scalar inner loop.

    ufunc={"Generic": Ufunc("squared_relu", ("Float", "BFloat16"))}

The author writes a function template over the scalar type, in `squared_relu.h`; `meta` and the CPU's `impl` are
generated around it.  A vectorised overload, a template over the scalar type too that takes
`const at::vec::Vectorized<T>&`, is used where there is one: with `T` given, the scalar template can't stand for it.
"""

from __future__ import annotations

from opdsl.cpp.names import identifier
from opdsl.cpp.text import Include, Writer
from opdsl.cpp.types import SCALAR, TENSOR, Ref
from opdsl.model.function import UfuncInnerLoop
from opdsl.wrappers.structured import Group

_GROUPS = {
    "All": "AT_DISPATCH_CASE_ALL_TYPES",
    "AllAndComplex": "AT_DISPATCH_CASE_ALL_TYPES_AND_COMPLEX",
    "Complex": "AT_DISPATCH_CASE_COMPLEX_TYPES",
    "Floating": "AT_DISPATCH_CASE_FLOATING_TYPES",
    "FloatingAndComplex": "AT_DISPATCH_CASE_FLOATING_AND_COMPLEX_TYPES",
    "Integral": "AT_DISPATCH_CASE_INTEGRAL_TYPES",
}
"""Names that stand for several dtypes, by the macro that dispatches over them (ATen/Dispatch.h)."""


def ufunc_source(out: Writer, group: Group, namespace: str) -> None:
    """Writes the definitions of `meta` and of the CPU's `impl`."""
    loops = [loop for loop in group.out.ufunc_inner_loop if loop.key in ("Generic", "ScalarOnly")]
    tensors = [b for b in group.meta_arguments if b.type == Ref(TENSOR)]
    out.include(Include("ATen/Dispatch.h"), Include("ATen/native/cpu/Loops.h"), Include("ATen/TensorIterator.h"))
    for name in sorted({loop.name for loop in loops}):
        out.include(Include(f"{name}.h", local=True))
    build = {1: "build_borrowing_unary_op", 2: "build_borrowing_binary_op"}[len(tensors)]
    with out.namespace(f"{namespace}::kernels"):
        parameters = ", ".join(map(str, group.meta_arguments))
        with out.block(f"void {group.meta_class}::meta({parameters})"):
            inputs = ", ".join(["maybe_get_output()", *(t.name for t in tensors)])
            out.line(f"{build}({inputs});")
        out.blank()
        outputs = [f"const at::Tensor& {identifier(a.name)}" for a in group.out.schema.out_arguments]
        parameters = ", ".join([*map(str, group.meta_arguments), *outputs])
        with out.block(f"void {group.family.name}_cpu::impl({parameters})"):
            for i, loop in enumerate(loops):
                _loop(out, group, namespace, loop, f"loop_{i}")
            out.line(f'AT_DISPATCH_SWITCH(common_dtype(), "{group.family.name}",')
            cases = [_case(dtype, f"loop_{i}") for i, loop in enumerate(loops) for dtype in loop.dtypes]
            with out.indented():
                out.line("\n".join(cases) + ");")


def _case(dtype: str, loop: str) -> str:
    macro = f"{_GROUPS[dtype]}(" if dtype in _GROUPS else f"AT_DISPATCH_CASE(at::ScalarType::{dtype}, "
    return f"{macro}[&] {{ {loop}(scalar_t()); }})"


def _loop(out: Writer, group: Group, namespace: str, loop: UfuncInnerLoop, name: str) -> None:
    """A generic lambda over the scalar type, called with a zero of it."""
    tensors = [b.name for b in group.meta_arguments if b.type == Ref(TENSOR)]
    scalars = [b for b in group.meta_arguments if b.type != Ref(TENSOR)]
    call = f"{namespace}::ufunc::{loop.name}"
    captured = [f"{b.name}_value" for b in scalars]
    with out.block(f"const auto {name} = [&](auto zero)", ";"):
        out.line("using scalar_t = decltype(zero);")
        for binding, local in zip(scalars, captured, strict=True):
            value = f"{binding.name}.to<scalar_t>()" if binding.type == Ref(SCALAR) else binding.name
            out.line(f"const auto {local} = {value};")
        elements = ", ".join(f"scalar_t {t}" for t in tensors)
        passed = ", ".join([*tensors, *captured])
        scalar = f"[=]({elements}) -> scalar_t {{ return {call}({passed}); }}"
        if loop.key == "ScalarOnly":
            out.line(f"at::native::cpu_kernel(*this, {scalar});")
            return
        out.line("using Vector = at::vec::Vectorized<scalar_t>;")
        vectors = ", ".join([*("Vector()" for _ in tensors), *(f"Vector({c})" for c in captured)])
        with out.block(f"if constexpr (requires {{ {call}<scalar_t>({vectors}); }})"):
            elements = ", ".join(f"Vector {t}" for t in tensors)
            passed = ", ".join([*tensors, *(f"Vector({c})" for c in captured)])
            out.line("at::native::cpu_kernel_vec(")
            with out.indented():
                out.line(f"*this, {scalar},")
                out.line(f"[=]({elements}) {{ return {call}<scalar_t>({passed}); }});")
        with out.block("else"):
            out.line(f"at::native::cpu_kernel(*this, {scalar});")
