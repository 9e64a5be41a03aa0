"""What each convention prints, for types and operators that ATen doesn't have too."""

from __future__ import annotations

import pytest

from opdsl.cpp.signatures import cpp_signature, dispatcher_signature, native_signature
from opdsl.cpp.types import CONCRETE, STRUCTURED, NoCppType, argument_type, includes
from opdsl.model.function import NativeFunction
from opdsl.model.parse import parse_schema, parse_type
from opdsl.model.types import ClassType

ADD = "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"


def function(schema: str) -> NativeFunction:
    return NativeFunction(parse_schema(schema))


def test_declarations() -> None:
    add = function(ADD)
    inputs = "const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha"
    assert dispatcher_signature(add).declaration() == f"at::Tensor& add_out({inputs}, at::Tensor& out)"
    assert native_signature(add).declaration() == f"at::Tensor& add_out_out({inputs}, at::Tensor& out)"
    assert cpp_signature(add).declaration(defaults=True) == f"at::Tensor& add_out(at::Tensor& out, {inputs}=1)"
    assert cpp_signature(add, faithful=True).name == "add_outf"
    keys = dispatcher_signature(add).declaration("kernel", first=["c10::DispatchKeySet keys"])
    assert keys == f"at::Tensor& kernel(c10::DispatchKeySet keys, {inputs}, at::Tensor& out)"


def test_pointer_types() -> None:
    signature = dispatcher_signature(function("f(SymInt[] size, Tensor!? x) -> (Tensor, int)"))
    arguments = "c10::SymIntArrayRef, const ::std::optional<at::Tensor>&"
    assert signature.pointer_type == f"::std::tuple<at::Tensor, int64_t> (*)({arguments})"
    assert signature.type == f"::std::tuple<at::Tensor, int64_t> ({arguments})"
    assert {header.path for header in signature.includes} == {
        *("tuple", "optional", "cstdint"),
        *("ATen/core/Tensor.h", "c10/core/SymIntArrayRef.h"),
    }


def test_a_signature_is_made_once() -> None:
    add = function(ADD)
    assert dispatcher_signature(add) is dispatcher_signature(add)
    assert dispatcher_signature(add, symint=False) is not dispatcher_signature(add)
    assert dispatcher_signature(add) is dispatcher_signature(function(ADD))


def test_keywords_are_escaped_and_keep_their_meaning() -> None:
    (binding,) = dispatcher_signature(function("f(int register) -> ()")).arguments
    assert (binding.name, binding.meaning) == ("register_", "register")


@pytest.mark.parametrize(
    ("type", "dispatched", "concrete", "structured"),
    [
        ("Tensor!?", "const ::std::optional<at::Tensor>&", None, "at::OptionalTensorRef"),
        ("Tensor(a!)[]", "at::TensorList", None, "const at::ITensorListRef&"),
        ("Tensor(a!)", "at::Tensor&", None, "const at::Tensor&"),
        ("Tensor[]?", "::std::optional<at::TensorList>", None, None),
        ("Tensor[][]", "at::ArrayRef<::std::vector<at::Tensor>>", None, None),
        ("SymInt[][]", "at::ArrayRef<::std::vector<c10::SymInt>>", "at::ArrayRef<::std::vector<int64_t>>", None),
        ("SymInt?", "::std::optional<c10::SymInt>", "::std::optional<int64_t>", None),
        ("bool[]", "const c10::List<bool>&", None, None),
        ("bool[3]", "::std::array<bool, 3>", None, None),
        ("int?[]", "const c10::List<::std::optional<int64_t>>&", None, None),
        ("Dict(str, Tensor)?", "const ::std::optional<c10::Dict<::std::string, at::Tensor>>&", None, None),
        ("(int, str)", "const ::std::tuple<int64_t, ::std::string>&", None, None),
        ("__torch__.torch.classes.a.B", "const c10::intrusive_ptr<a::B>&", None, None),
        ("Future(Tensor)", "const c10::intrusive_ptr<c10::ivalue::Future>&", None, None),
    ],
)
def test_types(type: str, dispatched: str, concrete: str | None, structured: str | None) -> None:
    assert str(argument_type(parse_type(type))) == dispatched
    assert str(argument_type(parse_type(type), CONCRETE)) == (concrete or dispatched)
    if structured is not None:
        assert str(argument_type(parse_type(type), STRUCTURED)) == structured


def test_a_declared_class_brings_its_header() -> None:
    type = argument_type(ClassType("__torch__.torch.classes.a.B", cpp="mine::B", header="mine/b.h"))
    assert str(type) == "const c10::intrusive_ptr<mine::B>&"
    assert {header.path for header in includes(type)} == {"c10/util/intrusive_ptr.h", "mine/b.h"}


@pytest.mark.parametrize("type", ["t", "t[]", "AnyListType", "NoneType"])
def test_what_the_convention_cannot_carry(type: str) -> None:
    with pytest.raises(NoCppType, match="has no C\\+\\+ type"):
        argument_type(parse_type(type))
