"""What functionalization keeps of a view, to take it again and to carry writes back to its base.

ATen/ViewMetaClasses.h        a class for each view, whose objects hold the arguments
ATen/FunctionalInverses.h     prototypes of the inverses, which PyTorch has written by hand
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opdsl.cpp.convert import convert
from opdsl.cpp.signatures import Binding, dispatcher_signature
from opdsl.cpp.types import BOOL, INT, INT_ARRAY, SYMINT, SYMINT_ARRAY, TENSOR, CppType, Ref, Value, Vector
from opdsl.model.function import Family, NativeFunction
from opdsl.model.types import is_list
from opdsl.model.unit import Unit
from opdsl.targets.aten.operators import Operators
from opdsl.targets.aten.templates import Templates

_SYMBOLIC = Binding("has_symbolic_inputs", BOOL, "has_symbolic_inputs")
_INDEX = Binding("out_index", INT, "out_index")
_REAPPLY = Binding("reapply_views", BOOL, "reapply_views")
_MODE = Binding("inverse_return_mode", Value("at::functionalization::InverseReturnMode"), "inverse_return_mode")
_BASE = Binding("base", Ref(TENSOR), "base")
_MUTATED = Binding("mutated_view", Ref(TENSOR), "mutated_view")

_OWNING: dict[CppType, CppType] = {INT_ARRAY: Vector(INT), SYMINT_ARRAY: Vector(SYMINT)}
"""What an object keeps of a list that somebody else owns."""


def kept_values(passed: Iterable[Binding]) -> list[Binding]:
    """The parameters of a constructor as members of its object."""
    return [Binding(b.name, _OWNING.get(b.type, b.type), b.meaning) for b in passed]


def units(operators: Operators, templates: Templates) -> Iterator[Unit]:
    views = [f for f in operators.families if f.functional is not None and _is_functionalized(f.functional)]
    inverses = "".join(inverse(f.functional) for f in views if f.functional is not None)
    text = templates["FunctionalInverses.h"].fill(view_inverse_declarations=inverses)
    yield Unit("ATen/FunctionalInverses.h", text)
    classes = "\n".join(view_class(function) for family in views for function in _of_view(family))
    text = templates["ViewMetaClasses.h"].fill(view_meta_declarations=classes)
    yield Unit("ATen/ViewMetaClasses.h", text)


def _is_functionalized(function: NativeFunction) -> bool:
    """Whether it's a view, and none that falls apart into other views."""
    return function.schema.is_view and not function.is_composite_implicit


def _of_view(family: Family) -> Iterator[NativeFunction]:
    """The view, and the operator that makes its argument one in place."""
    if family.functional is not None:
        yield family.functional
    if family.inplace is not None and "inplace_view" in family.inplace.tags:
        yield family.inplace


def _several(function: NativeFunction) -> bool:
    returns = function.schema.returns
    return len(returns) != 1 or is_list(returns[0].type)


def inverse(view: NativeFunction) -> str:
    """`static at::Tensor permute_inverse(const at::Tensor& base, const at::Tensor& mutated_view, ...);`"""
    _, *others = dispatcher_signature(view).arguments
    parameters = [_BASE, _MUTATED, _MODE, *([_INDEX] if _several(view) else []), *others]
    return f"static at::Tensor {view.name.identifier}_inverse({', '.join(map(str, parameters))});\n"


def view_class(view: NativeFunction) -> str:
    """
    struct TORCH_API permute_ViewMeta : public ViewMeta {
      FUNCTIONALIZATION_VIEWMETA_NAME(permute_ViewMeta)
      FUNCTIONALIZATION_VIEWMETA_SERIALIZABLE_TUPLE(bool, bool, ..., ::std::vector<int64_t> /* dims */);

      permute_ViewMeta(const SerializableTuple& tpl) : permute_ViewMeta(std::get<0>(tpl), std::get<1>(tpl), ...) {}
      permute_ViewMeta(bool has_symbolic_inputs, bool reapply_views, ..., at::IntArrayRef dims)
          : at::functionalization::ViewMeta(has_symbolic_inputs, ...), reapply_views(reapply_views), dims(dims.vec()) {}
      Tensor forward(const Tensor& base) override;
      Tensor reverse(const Tensor& base, const Tensor& mutated_view) override;

      SerializableTuple to_serializable_tuple() {
        return std::make_tuple(has_symbolic_inputs, reapply_views, inverse_return_mode, dims);
      }

      bool reapply_views;
      ::std::vector<int64_t> dims;
    };
    """
    name = f"{view.name.identifier}_ViewMeta"
    given = [_SYMBOLIC, *([_INDEX] if _several(view) else [])]
    passed = [_REAPPLY, _MODE, *dispatcher_signature(view).arguments[1:]]
    kept = kept_values(passed)
    fields = zip(kept, convert(passed, kept), strict=True)
    types = ",\n".join(f"      {b.type} /* {b.name} */" for b in (*given, *kept))
    elements = ", ".join(f"std::get<{i}>(tpl)" for i in range(len(given) + len(kept)))
    initialised = ",\n".join(f"        {b.name}({value})" for b, value in fields)
    index = "  std::shared_ptr<ViewMeta> to_out_index(int64_t out_idx) override;\n" if _several(view) else ""
    members = "".join(f"  {b};\n" for b in kept)
    return f"""\
struct TORCH_API {name} : public ViewMeta {{
  FUNCTIONALIZATION_VIEWMETA_NAME({name})
  FUNCTIONALIZATION_VIEWMETA_SERIALIZABLE_TUPLE(
{types});

  {name}(const SerializableTuple& tpl)
      : {name}({elements}) {{}}

  {name}({", ".join(b.text for b in (*given, *passed))})
      : at::functionalization::ViewMeta({_facts(view)}),
{initialised} {{}}

  Tensor forward(const Tensor& base) override;
  Tensor reverse(const Tensor& base, const Tensor& mutated_view) override;
{index}
  SerializableTuple to_serializable_tuple() {{
    return std::make_tuple({", ".join(b.name for b in (*given, *kept))});
  }}

{members}}};
"""


def _facts(view: NativeFunction) -> str:
    """What's told to the base class: `has_symbolic_inputs, /*is_multi_output=*/false, ...`"""
    several = _several(view)
    facts = {
        "is_multi_output": str(several).lower(),
        "is_as_strided": str(_is_strided(view)).lower(),
        "out_index": _INDEX.name if several else "0",
    }
    return ", ".join([_SYMBOLIC.name, *(f"/*{name}=*/{value}" for name, value in facts.items())])


def _is_strided(view: NativeFunction) -> bool:
    """Whether it's a view of the storage rather than of the base: it says where in that it starts."""
    return not view.name.is_inplace and view.schema.argument("storage_offset") is not None
