"""`opdsl import torchgen` on a small tree of made-up operators, and back."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from opdsl.frontend import load
from opdsl.source import OpdslError
from opdsl.torchgen import Inputs, export, read, write_tree
from opdsl.torchgen.fold import same

YAML = """\
# Of the file.

# The first one.
- func: blend(Tensor self, Tensor other, *, Scalar by=1) -> Tensor
  variants: function, method
  structured_delegate: blend.out
  tags: [core, pointwise]
  dispatch:
    SparseCPU, SparseCUDA: blend_sparse

- func: blend_(Tensor(a!) self, Tensor other, *, Scalar by=1) -> Tensor(a!)
  variants: method
  structured_delegate: blend.out
  tags: pointwise

- func: blend.out(Tensor self, Tensor other, *, Scalar by=1, Tensor(a!) out) -> Tensor(a!)
  structured: True
  structured_inherits: TensorIteratorBase
  precomputed:
  - by -> float scale, bool inverse
  dispatch:
    CPU, CUDA: blend_out  # both
    MPS: blend_out_mps
  tags: pointwise

- func: ramp_twice(SymInt[2] size, int[] at=[0,1], *, OPTIONS) -> Tensor
  dispatch:
    CompositeExplicitAutograd: ramp_twice
  autogen: ramp_twice.out

- func: halves(Tensor(a) self, str mode='plain', int reduction=Mean) -> (Tensor(a), Tensor(a))
  python_module: nn
  device_check: NoCheck
  device_guard: False

- func: extremes(Tensor self, int from, ScalarType from_=long) -> (Tensor low, Tensor high)

- func: extremes.low(Tensor self, int from, ScalarType from_=long, *, OUTS) -> (Tensor(a!) low, Tensor(b!) high)

# Of what comes next.
- func: nothing(Tensor self) -> ()
  dispatch: {}
"""
YAML = YAML.replace(
    "OPTIONS", "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
)
YAML = YAML.replace("OUTS", "Tensor(a!) min, Tensor(b!) max")


DERIVATIVES = """\
- name: blend(Tensor self, Tensor other, *, Scalar by=1) -> Tensor
  self: grad
  other: grad * by.conj()
  result: self_t + other_t * by

# Both at once.
- name: halves(Tensor(a) self, str mode='plain', int reduction=Mean) -> (Tensor(a), Tensor(a))
  self: "grads[0].defined() ? joined(grads, reduction) : Tensor()"
  result0, result1: auto_linear

- name: extremes(Tensor self, int from, ScalarType from_=long) -> (Tensor low, Tensor high)
  output_differentiability: [True, False]
  self: 'not_implemented("extremes: self")'
"""
DERIVATIVES = DERIVATIVES.replace("result0, result1: auto_linear", "result0: auto_linear\n  result1: auto_linear")
DEPRECATED = """\
- name: blend(Scalar by, Tensor self, Tensor other) -> Tensor
  aten: blend(self, other, by)

- name: blend_(Scalar by, Tensor(a!) self, Tensor other) -> Tensor(a!)
  aten: blend_(self, other, by)

- name: blend(Scalar by, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  aten: blend_out(out, self, other, by)

- name: extremes(Tensor self) -> (Tensor low, Tensor high)
  aten: extremes(self, 0)
"""
TAGS = """\
- tag: core
  desc: |
    One of few.

    With a "second" part.
- tag: pointwise
  desc: |
    Element by element.
- tag: of_its_own
  desc: |
    Nobody has it.
- tag: nondeterministic_seeded
  desc: |
    Random.
"""
HEADER = """\
namespace torch::autograd::generated::details {
Tensor joined(const variable_list& grads, int64_t reduction = 1);
}
"""


def checkout(folder: Path, text: str = YAML, derivatives: str = "[]\n", header: str = HEADER) -> Inputs:
    """A checkout of a torch that has these operators, what's said of their derivatives, and no others."""
    native = folder / "aten/src/ATen/native"
    autograd = folder / "tools/autograd"
    manual = folder / "torch/csrc/autograd/FunctionsManual.h"
    for path in (native, autograd, folder / "torchgen", manual.parent):
        path.mkdir(parents=True)
    (native / "native_functions.yaml").write_text(text, "utf-8")
    (native / "tags.yaml").write_text(TAGS, "utf-8")
    (autograd / "derivatives.yaml").write_text(derivatives, "utf-8")
    (autograd / "deprecated.yaml").write_text(DEPRECATED if text is YAML else "[]\n", "utf-8")
    manual.write_text(header, "utf-8")
    (autograd / "gen_python_functions.py").write_text("_SKIP_PYTHON_BINDINGS = ['noth.*']\n", "utf-8")
    views = "VIEW_FUNCTIONS = {'other': 'self'}\nRETURNS_VIEWS_OF_INPUT = set(VIEW_FUNCTIONS.keys())\n"
    (autograd / "gen_inplace_or_view_type.py").write_text(views, "utf-8")
    return Inputs.find(folder)


def written(folder: Path, inputs: Inputs) -> Path:
    tree = folder / "aten"
    tree.mkdir()
    for unit in write_tree(read(inputs)):
        (tree / unit.path).write_text(unit.text, "utf-8")
    return tree


def test_variants_are_folded_and_comments_kept(tmp_path: Path) -> None:
    tree = written(tmp_path, checkout(tmp_path / "torch"))
    text = (tree / "pointwise.py").read_text("utf-8")
    assert "Of the file" not in text
    assert (
        text[text.index("# The first one.") : text.index("\n\n@deprecated_signature")]
        == """\
# The first one.
# CPU, CUDA: both
@native_function(
    dispatch={(SparseCPU, SparseCUDA): "blend_sparse"},
    method=True,
    tags=("core", "pointwise"),
    structured=Structured(
        dispatch={(CPU, CUDA): "", MPS: "blend_out_mps"},
        inherits="TensorIteratorBase",
        precomputed={"by": {"scale": float, "inverse": bool}},
    ),
    inplace=Variant(function=False),
)
def blend(self: Tensor, other: Tensor, *, by: Scalar = 1) -> Tensor: ...
"""
    )
    text = "".join(path.read_text("utf-8") for path in tree.iterdir())
    assert "# Of what comes next.\n@native_function(dispatch=(), python_binding=False)\ndef nothing(" in text


def test_the_tree_says_what_the_yaml_says(tmp_path: Path) -> None:
    inputs = checkout(tmp_path / "torch")
    tree = written(tmp_path, inputs)
    imported = {f.name: f for f in read(inputs).library.functions}
    loaded = {f.name: f for f in load([tree], tmp_path).functions}
    assert imported.keys() == loaded.keys()
    assert all(same(imported[name], loaded[name]) for name in imported)
    nothing = next(f for f in loaded.values() if f.name.base == "nothing")
    assert (nothing.dispatch, nothing.python_binding) == ((), False)
    assert not next(f for f in loaded.values() if f.name.base == "halves").view_tracking


def test_and_the_yaml_comes_back(tmp_path: Path) -> None:
    tree = written(tmp_path, checkout(tmp_path / "torch", YAML, DERIVATIVES))
    texts = {unit.path: unit.text for unit in export(load([tree], tmp_path))}
    theirs = {entry["func"]: entry for entry in yaml.safe_load(YAML)}
    ours = {entry["func"]: entry for entry in yaml.safe_load(texts["native_functions.yaml"])}
    spelt = {"'plain'": '"plain"'}
    for before, after in spelt.items():
        theirs = {func.replace(before, after): entry for func, entry in theirs.items()}
    assert ours.keys() == theirs.keys()
    for func, entry in theirs.items():
        listed = {**entry, "func": func}
        if isinstance(listed.get("tags"), str):
            listed["tags"] = [listed["tags"]]
        assert ours[func] == listed
    signatures = [{e["name"]: e for e in yaml.safe_load(t)} for t in (texts["deprecated.yaml"], DEPRECATED)]
    assert signatures[0] == signatures[1]
    assert yaml.safe_load(texts["tags.yaml"]) == yaml.safe_load(TAGS)
    said = {entry.pop("name").partition("(")[0]: entry for entry in yaml.safe_load(texts["derivatives.yaml"])}
    assert said == {e.pop("name").partition("(")[0]: e for e in yaml.safe_load(DERIVATIVES)}


def test_checkers_and_formatters_accept_the_tree(tmp_path: Path) -> None:
    tree = written(tmp_path, checkout(tmp_path / "torch", YAML, DERIVATIVES))
    for tool in (["mypy", "--strict", "--config-file="], ["ruff", "format", "--line-length=120", "--check"]):
        done = subprocess.run([sys.executable, "-m", *tool, str(tree)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- func: f(Tenser self) -> Tensor\n", "native_functions.yaml:1:9: error[bad-entry]"),
        ("- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPV: f\n", "did you mean `CPU`?"),
        ("- func: f(Tensor self) -> Tensor\n  dispatsch:\n    CPU: f\n", "did you mean `dispatch`?"),
        ("- func: f(Tensor self) -> Tensor\n  variants: methd\n", "there is no variant `methd`"),
        ("- func: f(Tensor self) -> Tensor\n  device_guard: no\n", "this is `True` or `False`"),
        ("- variants: method\n", "an entry has a `func`"),
        ("func: f(Tensor self) -> Tensor\n", "this is not a list of entries"),
        ("- func: [f\n", "this is no YAML"),
        ("- func: a\n  func: b\n", "`func` stands twice"),
    ],
)
def test_faults_have_their_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(OpdslError) as error:
        read(checkout(tmp_path / "torch", text))
    shown = "\n".join(d.render(text) for d in error.value.diagnostics)
    assert message in shown


def test_deprecated_signatures_and_tags(tmp_path: Path) -> None:
    tree = written(tmp_path, checkout(tmp_path / "torch"))
    text = "".join(path.read_text("utf-8") for path in tree.iterdir())
    assert (
        """\
@deprecated_signature(blend, inplace=True, out=True)
def _(by: Scalar, self: Tensor, other: Tensor) -> Tensor:
    return blend(self, other, by=by)
"""
        in text
    )
    assert "    return extremes(self, 0)\n" in text
    assert 'tag(\n    "of_its_own",\n    """\n    Nobody has it.\n    """,\n)\n' in text
    library = load([tree], tmp_path)
    assert [tag.name for tag in library.tags] == ["core", "pointwise", "of_its_own", "nondeterministic_seeded"]
    assert {d.target.base: (d.inplace, d.out) for d in library.deprecated} == {
        "blend": (True, True),
        "extremes": (False, False),
    }


@pytest.mark.parametrize(
    ("name", "called", "message"),
    [
        ("blend(Tensor self", "blend(self)", "expected"),
        ("blend(Scalar by, Tensor self) -> Tensor", "blend", "this is no call"),
        ("blend(Scalar by, Tensor self) -> Tensor", "blent(self, by)", "no function `blent` takes these"),
        ("blend(Scalar by, Tensor self) -> Tensor", "blend(self, by, by)", "no function `blend` takes these"),
    ],
)
def test_faults_of_deprecated_signatures(tmp_path: Path, name: str, called: str, message: str) -> None:
    inputs = checkout(tmp_path / "torch")
    inputs.deprecated.write_text(f"- name: {name}\n  aten: {called}\n", "utf-8")
    with pytest.raises(OpdslError) as error:
        read(inputs)
    shown = "\n".join(d.render("") for d in error.value.diagnostics)
    assert message in shown
    assert "deprecated.yaml:" in shown


def test_rules_follow_their_operators(tmp_path: Path) -> None:
    tree = written(tmp_path, checkout(tmp_path / "torch", YAML, DERIVATIVES))
    text = (tree / "pointwise.py").read_text("utf-8")
    assert (
        text[text.index("@derivative") :]
        == """\
@derivative(blend, "self", "other")
def _(grad: Tensor, by: ScalarValue) -> tuple[Tensor, Tensor]:
    return grad, grad * by.conj()


@jvp(blend)
def _(by: Scalar, self_t: Tensor, other_t: Tensor) -> Tensor:
    return self_t + other_t * by
"""
    )
    text = "".join(path.read_text("utf-8") for path in tree.iterdir())
    assert '# Both at once.\n@derivative(halves, "self")\n' in text
    assert "return joined(grads, reduction) if grads[0].defined() else undefined\n" in text
    assert "linear(halves)\n" in text
    assert 'not_differentiable(extremes, "high")\n' in text
    assert 'not_implemented(extremes, "self", message="extremes: self")\n' in text
    assert "@cpp_helper(DETAILS, header=FUNCTIONS_MANUAL)\ndef joined(" in text


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("  self: grad *\n", "this is no expression of C++"),
        ("  self: grad * by\n  othr: grad\n", "did you mean `other`?"),
        ("  self: grad * nobody\n", "`nobody` isn't known here"),
        ("  self: grad.nothing()\n", "no overload of `nothing`"),
        ("  self: at::mul(grad)\n", "no overload of `mul`"),
        ("  self: grad.sym_sizes()\n", "and a `Tensor` is wanted"),
        ("  dispatch:\n    AutogradCPV:\n      self: grad\n", "is no autograd key"),
    ],
)
def test_faults_of_formulas_have_their_place(tmp_path: Path, line: str, message: str) -> None:
    text = f"- name: blend(Tensor self, Tensor other, *, Scalar by=1) -> Tensor\n{line}"
    with pytest.raises(OpdslError) as error:
        read(checkout(tmp_path / "torch", YAML, text))
    shown = "\n".join(d.render(text) for d in error.value.diagnostics)
    assert message in shown
    assert "derivatives.yaml:" in shown


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("blent(Tensor self) -> Tensor", "did you mean `blend`?"),
        ("blend(Tensor self) -> Tensor", "this isn't the signature of that function"),
        ("blend(Tensor self", "expected"),
    ],
)
def test_entries_are_of_functions(tmp_path: Path, name: str, message: str) -> None:
    text = f"- name: {name}\n  self: grad\n"
    with pytest.raises(OpdslError) as error:
        read(checkout(tmp_path / "torch", YAML, text))
    assert message in "\n".join(d.render(text) for d in error.value.diagnostics)


def test_all_faults_at_once(tmp_path: Path) -> None:
    text = "- func: f(Tenser self) -> Tensor\n- func: g(Tensor self) -> Tensor\n  tag: core\n"
    with pytest.raises(OpdslError) as error:
        read(checkout(tmp_path / "torch", text))
    assert [d.span.line for d in error.value.diagnostics] == [1, 3]


def test_commands(tmp_path: Path) -> None:
    checkout(tmp_path / "torch")
    opdsl = [sys.executable, "-m", "opdsl.cli.main"]

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*opdsl, *words], cwd=tmp_path, capture_output=True, text=True, check=False)

    done = run("import", "torchgen", "--from", "torch", "--to", "aten")
    assert (done.returncode, done.stdout) == (0, "8 operators in 5 files below aten\n"), done.stdout + done.stderr
    assert run("export", "torchgen", "aten", "--to", "yaml").returncode == 0
    assert (tmp_path / "yaml" / "native_functions.yaml").exists()
    again = run("import", "torchgen", "--from", "torch", "--to", "aten")
    assert again.returncode == 1
    assert "error[not-empty]" in again.stdout + again.stderr
    missing = run("import", "torchgen", "--from", "nowhere", "--to", "other")
    assert "error[no-such-path]" in missing.stdout + missing.stderr


def test_the_usual_out_variant_needs_no_name(tmp_path: Path) -> None:
    tree = written(tmp_path, checkout(tmp_path / "torch"))
    text = "".join(path.read_text("utf-8") for path in tree.iterdir())
    assert "@native_function(dispatch=CompositeExplicitAutograd, autogen=True)\ndef ramp_twice(" in text


def pairs() -> list[tuple[str, str]]:
    """The pairs of YAML and Python in docs/import.md."""
    text = (Path(__file__).resolve().parents[2] / "docs" / "import.md").read_text("utf-8")
    blocks = re.findall(r"```(yaml|python)\n(.*?)```", text, re.DOTALL)
    return [
        (before[1], after[1])
        for before, after in itertools.pairwise(blocks)
        if (before[0], after[0]) == ("yaml", "python")
    ]


BEND = """\
- func: bend(Tensor self, Tensor weight, Tensor? bias, SymInt[] stride) -> (Tensor, Tensor)
  dispatch:
    CPU: bend
"""
MANUAL = """\
namespace torch::autograd::generated::details {
Tensor handle_r_to_c(ScalarType self_st, Tensor gradient_result);
Tensor maybe_multiply(const Tensor& t, const Scalar& s);
std::tuple<Tensor, Tensor, Tensor> bend_backward_symint(
    const Tensor& grad, const Tensor& self, const Tensor& weight, at::OptionalSymIntArrayRef bias_sizes,
    c10::SymIntArrayRef stride, std::array<bool, 3> mask);
}
"""


@pytest.mark.parametrize("number", range(len(pairs())))
def test_the_documentation_shows_what_is_written(number: int, tmp_path: Path) -> None:
    before, after = pairs()[number]
    derivatives = before if before.startswith("- name:") else "[]\n"
    # What's said of derivatives is said of operators that the pairs before have, or of one of its own.
    before = f"{pairs()[0][0]}\n{BEND}" if derivatives == before else before
    # Sets of keys get a name where they stand often.
    often = "".join(f"- func: other{i}(Tensor self) -> Tensor\n  dispatch:\n    CPU, CUDA, MPS: k\n" for i in range(4))
    inputs = checkout(tmp_path / "torch", before + often, derivatives, MANUAL)
    (tmp_path / "torch" / "torchgen" / "aoti").mkdir()
    shims = "inductor_fallback_ops = {'aten.mark.default': {}}\n"
    (tmp_path / "torch" / "torchgen" / "aoti" / "fallback_ops.py").write_text(shims, "utf-8")
    views = "VIEW_FUNCTIONS = {'halves': 'self'}\n"
    (tmp_path / "torch/tools/autograd/gen_inplace_or_view_type.py").write_text(views, "utf-8")
    tree = written(tmp_path, inputs)
    assert after in "".join(path.read_text("utf-8") for path in tree.iterdir())


def test_the_documentation_has_five_pairs() -> None:
    assert len(pairs()) >= 5
