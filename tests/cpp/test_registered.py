"""Kernels of the types that we say are what libtorch takes: registered, called boxed and through a typed handle."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from opdsl.cpp.convert import convert
from opdsl.cpp.signatures import default_expression, dispatcher_signature
from opdsl.cpp.types import VOID, Rules, argument_type, returns_type
from opdsl.model.defaults import default_fault
from opdsl.model.function import NativeFunction
from opdsl.model.parse import parse_argument, parse_schema, parse_type

# Types of arguments, each with a value to call it with, as Python; '' where Python has no such value.  A `Generator`
# that isn't optional is missing: libtorch takes every generator for an optional one and refuses the schema.
ARGUMENTS = {
    "Tensor": "t",
    "Tensor(a!)": "t",
    "Tensor!": "t",
    "Tensor?": "None",
    "Tensor(a!)?": "t",
    "Tensor!?": "None",
    "Tensor[]": "[t, t]",
    "Tensor(a!)[]": "[t]",
    "Tensor?[]": "[t, None]",
    "Tensor[]?": "[t]",
    "Tensor?[]?": "[t, None]",
    "Tensor[][]": "[[t], [t, t]]",
    "Tensor[][]?": "None",
    "Scalar": "2.5",
    "Scalar?": "None",
    "Scalar[]": "[1, 2]",
    "int": "1",
    "int?": "1",
    "int[]": "[1]",
    "int[2]": "3",
    "int[2]?": "[1, 2]",
    "int?[]": "[1, None]",
    "int[][]": "[[1], [2, 3]]",
    "int[][]?": "[[1], [2, 3]]",
    "SymInt": "1",
    "SymInt?": "None",
    "SymInt[]": "[1]",
    "SymInt[2]?": "[1, 2]",
    "float": "1",
    "float?": "1.5",
    "float[]": "[1.0]",
    "float[2]": "[1.0, 2.0]",
    "float[]?": "[1.0]",
    "bool": "True",
    "bool?": "None",
    "bool[]": "[True, False]",
    "bool[2]": "[True, False]",
    "bool[]?": "[True]",
    "complex": "1j",
    "complex[]": "[1j]",
    "str": "'a'",
    "str?": "'a'",
    "str[]": "['a', 'b']",
    "str[]?": "['a']",
    "ScalarType": "torch.float",
    "ScalarType?": "None",
    "ScalarType[]": "[torch.float]",
    "Layout": "torch.strided",
    "Layout?": "None",
    "Device": "'cpu'",
    "Device?": "None",
    "Device[]": "[torch.device('cpu')]",
    "DeviceIndex": "0",
    "MemoryFormat": "torch.channels_last",
    "MemoryFormat?": "None",
    "Generator?": "None",
    "Storage": "",
    "Stream": "",
    "QScheme": "",
    "Any": "'anything'",
    "Dict(str, Tensor)": "{'a': t}",
    "Dict(str, int)?": "None",
    "(int, Tensor)": "(1, t)",
    "(int, str)?": "None",
    "__torch__.torch.classes.opdsl_types.Thing": "thing",
    "__torch__.torch.classes.opdsl_types.Thing?": "None",
    "__torch__.torch.classes.opdsl_types.Thing[]": "[thing]",
}

RETURNS = (
    *(
        "Tensor",
        "Tensor(a!)",
        "Tensor?",
        "Tensor[]",
        "Tensor?[]",
        "Tensor[][]",
        "Scalar",
        "int",
        "int?",
        "int[]",
        "int[][]",
    ),
    *("SymInt", "SymInt[]", "SymInt?", "float", "float[]", "bool", "bool[]", "str", "str?", "str[]", "ScalarType"),
    *("Device", "Layout", "MemoryFormat", "complex", "Generator?", "Any", "Dict(str, Tensor)", "((int, Tensor)[])"),
    *("Stream", "Storage", "QScheme", "SymBool", "__torch__.torch.classes.opdsl_types.Thing"),
)

DEFAULTS = (
    *(
        "Tensor? x=None",
        "int x=-1",
        "int x=Mean",
        "int? x=None",
        "int? x=1",
        "int[2] x=1",
        "int[2] x=[-2, -1]",
        "int[] x=[]",
    ),
    *(
        "int[]? x=None",
        "int[1]? x=1",
        "SymInt x=1",
        "SymInt? x=1",
        "SymInt[2] x=1",
        "SymInt[2] x=-1",
        "SymInt[] x=[1, 2]",
    ),
    *(
        "float x=1",
        "float x=1e-5",
        "float? x=1",
        "float[2] x=[0.9, 1]",
        "float[2] x=0.5",
        "bool x=True",
        "bool? x=False",
    ),
    *(
        "bool[3] x=True",
        "bool[2] x=[True, False]",
        "Scalar x=1",
        "Scalar x=1.5",
        "Scalar x=True",
        "Scalar? x=2",
        "Scalar x=1j",
    ),
    *(
        "complex x=2j",
        "str x='a\"b'",
        'str x="c"',
        "str? x='d'",
        "ScalarType x=float32",
        "ScalarType? x=long",
        "Device x='cpu'",
    ),
    *("Device? x='cuda:0'", "Layout x=strided", "Layout? x=1", "MemoryFormat x=contiguous_format", "MemoryFormat? x=2"),
    *("Generator? x=None", "Tensor[]? x=None", "str[]? x=None"),
)

# Types whose C++ differs with and without SymInts.
CONVERTED = ("SymInt", "SymInt?", "SymInt[]", "SymInt[2]?", "SymInt[][]")

HEAD = """
#include <ATen/ATen.h>
#include <torch/library.h>
#include <torch/custom_class.h>
#include <iostream>
#include <stdexcept>

namespace opdsl_types { struct Thing : torch::CustomClassHolder {}; }

#define DEFINE(schema, kernel)                                                \\
  try {                                                                       \\
    m.def(schema, TORCH_FN(kernel));                                          \\
  } catch (const std::exception& error) {                                     \\
    std::cerr << "refused: " << schema << ": " << error.what() << std::endl;  \\
  }

// Calls the operator of that schema through a typed handle, as generated functions do.
template <class F, class... T> auto call(const char* name, T&&... arguments) {
  auto handle = c10::Dispatcher::singleton().findSchemaOrThrow(name, "").typed<F>();
  return handle.call(std::forward<T>(arguments)...);
}
"""


def source() -> str:
    functions, registrations = (
        [],
        [
            'm.class_<opdsl_types::Thing>("Thing").def(torch::init<>());',
        ],
    )
    for i, text in enumerate(ARGUMENTS):
        type = argument_type(parse_type(text))
        functions.append(
            f"void argument_{i}({type} x) {{}}\n"
            f'void again_{i}({type} x) {{ call<{VOID}({type})>("opdsl_types::argument_{i}", x); }}'
        )
        for name in (f"argument_{i}", f"again_{i}"):
            registrations.append(f'DEFINE("{name}({text} x) -> ()", {name})')
    for i, text in enumerate(RETURNS):
        type = returns_type(parse_schema(f"f() -> {text}").returns)
        functions.append(f'{type} return_{i}(at::Tensor& x) {{ throw std::runtime_error("return"); }}')
        registrations.append(f'DEFINE("return_{i}(Tensor(a!) x) -> {text}", return_{i})')
    for i, text in enumerate(DEFAULTS):
        argument = parse_argument(text)
        assert default_fault(argument.type, argument.default or "") is None
        for symint in (True, False):
            type = argument_type(argument.type, Rules(symint=symint))
            value = default_expression(argument.type, argument.default or "", symint=symint)
            functions.append(f"void default_{i}_{symint}({type} x={value}) {{}}")
            functions.append(f"void without_{i}_{symint}() {{ default_{i}_{symint}(); }}")
    for i, text in enumerate(CONVERTED):
        function = NativeFunction(parse_schema(f"f({text} x) -> ()"))
        symbolic, concrete = (dispatcher_signature(function, symint=symint) for symint in (True, False))
        for name, given, wanted in (("forth", concrete, symbolic), ("back", symbolic, concrete)):
            functions.append(f"{wanted.declaration(f'{name}_to_{i}')} {{}}")
            (value,) = convert(given.arguments, wanted.arguments)
            functions.append(f"{given.declaration(f'{name}_from_{i}')} {{ {name}_to_{i}({value}); }}")
    body = "\n  ".join(registrations)
    return f"{HEAD}\n" + "\n".join(functions) + f"\n\nTORCH_LIBRARY(opdsl_types, m) {{\n  {body}\n}}\n"


def script(library: Path) -> str:
    calls = [
        f"torch.ops.opdsl_types.{kind}_{i}({value})"
        for i, value in enumerate(ARGUMENTS.values())
        if value
        for kind in ("argument", "again")
    ]
    head = f"import torch\ntorch.ops.load_library({str(library)!r})\nt = torch.ones(2)\n"
    return head + "thing = torch.classes.opdsl_types.Thing()\n" + "\n".join(calls) + "\nprint('all called')\n"


def errors(stderr: str) -> str:
    return "\n".join(line for line in stderr.splitlines() if "error:" in line or "types.cpp:" in line)[:4000]


@pytest.mark.compile
def test_kernels_register_and_are_called(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    root = Path(torch.__file__).parent
    (tmp_path / "types.cpp").write_text(source(), "utf-8")
    includes = [f"-I{root}/include", f"-I{root}/include/torch/csrc/api/include"]
    libraries = [f"-L{root}/lib", "-ltorch", "-ltorch_cpu", "-lc10", f"-Wl,-rpath,{root}/lib"]
    flags = ["-std=c++20", "-O0", "-fPIC", "-shared"]
    library = tmp_path / "types.so"
    compiler = os.environ.get("CXX", "g++")
    compiled = subprocess.run(
        [compiler, *flags, *includes, str(tmp_path / "types.cpp"), "-o", str(library), *libraries],
        capture_output=True,
        text=True,
    )
    assert compiled.returncode == 0, errors(compiled.stderr)
    ran = subprocess.run([sys.executable, "-c", script(library)], capture_output=True, text=True)
    assert "refused" not in ran.stderr, "\n".join(line for line in ran.stderr.splitlines() if "refused" in line)
    assert ran.stdout.endswith("all called\n"), ran.stderr[-3000:]
