"""The classes of autograd's nodes: one for each set of formulas, with what these keep of the forward call.

    torch/csrc/autograd/generated/Functions.h

They stand in the order of the formulas' declarations; then those of the copies of views, which have the formulas of the
view; then those of operators on lists, which have the formulas of the operator on one element (`_foreach_exp`, `exp`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from opdsl.cpp.signatures import public_name
from opdsl.cpp.types import CONCRETE, TENSOR_LIST, Ref, argument_type
from opdsl.lang.keys import DispatchKey
from opdsl.model.derivative import Rule
from opdsl.model.expression import Name, expressions, walk
from opdsl.model.function import NativeFunction
from opdsl.model.schema import Argument, FunctionSchema, SchemaKind
from opdsl.model.types import ListType, with_alias
from opdsl.model.unit import Unit
from opdsl.source import Span
from opdsl.targets.aten.autograd import FOLDER
from opdsl.targets.aten.operators import Operators
from opdsl.targets.aten.saved import TENSOR_LISTS, Kept, kept_values, member
from opdsl.targets.aten.templates import Templates

_FOREACH = "_foreach_"


@dataclass(frozen=True, slots=True)
class Node:
    """A class: what it keeps, and which inputs that want gradients are lists.

    `is_view`: tracing can't look into it, since its gradients are taken by strides.
    """

    name: str
    function: NativeFunction
    inputs: tuple[str, ...]
    lists: tuple[str, ...]
    kept: tuple[Kept, ...]
    is_view: bool = False
    asks_retained: bool = False


def units(operators: Operators, templates: Templates) -> Iterator[Unit]:
    text = templates["Functions.h"].fill(autograd_function_declarations="".join(map(node_class, nodes(operators))))
    yield Unit(f"{FOLDER}/Functions.h", text)


def node_class(node: Node) -> str:
    """
    struct TORCH_API ExpBackward0 : public TraceableFunction {
      using TraceableFunction::TraceableFunction;
      variable_list apply(variable_list&& grads) override;
      std::string name() const override { return "ExpBackward0"; }
      void release_variables() override {
        std::lock_guard<std::mutex> lock(mutex_);
        result_.reset_data();
      }
      void compiled_args(CompiledNodeArgs& args) const override;
      variable_list apply_with_saved(const variable_list& inputs, SwapSavedVariables& saved) override;
      SavedVariable result_;
    };
    """
    name, base = node.name, "Node" if node.is_view else "TraceableFunction"
    members = [member(kept) for kept in node.kept]
    released = [m.released for m in members if m.released]
    lock = ["std::lock_guard<std::mutex> lock(mutex_);"] if released else []
    sizes = [f"size_t {name}_size_;" for name in node.lists]
    return f"""\
#ifdef _WIN32
struct {name} : public {base} {{
  TORCH_API {name}() = default;
#else
struct TORCH_API {name} : public {base} {{
#endif
  using {base}::{base};
  variable_list apply(variable_list&& grads) override;
  std::string name() const override {{ return "{name}"; }}
  void release_variables() override {{
{_indented([*lock, *released], 4)}  }}
{_RETAINED if node.asks_retained else ""}\
  void compiled_args(CompiledNodeArgs& args) const override;
  variable_list apply_with_saved(const variable_list& inputs, SwapSavedVariables& saved) override;
{_indented([*(m.declared for m in members), *sizes], 2)}}};
"""


_RETAINED = """\
  bool retain_variables = true;
  void will_release_variables() override {
    retain_variables = false;
  }
"""


def _indented(texts: Iterable[str], depth: int) -> str:
    return "".join(f"{' ' * depth}{line}\n" for text in texts for line in text.split("\n"))


# -- which nodes there are


def nodes(operators: Operators) -> list[Node]:
    """All nodes in order."""
    declared = list(_declared(operators))
    made = [*declared, *_of_view_copies(operators, declared)]
    return [*made, *_of_lists(operators, declared)]


def _declared(operators: Operators) -> Iterator[Node]:
    """A node for each key at which an operator has formulas, numbered where several have one name."""
    numbers = Counter[str]()
    for function, rules in _formulas(operators):
        by_key: dict[DispatchKey, list[Rule]] = {}
        for rule in rules:
            by_key.setdefault(rule.key, []).append(rule)
        for key, own in sorted(by_key.items(), key=lambda item: item[0] is not DispatchKey.Autograd):
            stem = _stem(function) + ("" if key is DispatchKey.Autograd else key.value)
            yield _node(f"{stem}{numbers[stem]}", function, own)
            numbers[stem] += 1


def _formulas(operators: Operators) -> list[tuple[NativeFunction, tuple[Rule, ...]]]:
    """Functions with the formulas that were declared of them; variants that merely share these are left out."""
    found = []
    for family in operators.families:
        for function in family:
            rules = _rules(function)
            if rules and function.derivatives is not None and function.derivatives.of == function.name:
                found.append((function, rules))
    return sorted(found, key=lambda pair: _place(pair[0]))


def _place(function: NativeFunction) -> Span:
    assert function.derivatives is not None
    return function.derivatives.span


def _rules(function: NativeFunction) -> tuple[Rule, ...]:
    """The formulas; one for an input whose gradient raises with a message names what torchgen finds in that."""
    derivatives = function.derivatives
    if derivatives is None:
        return ()
    raising = (
        Rule((name,), (), tuple(re.findall(r"\w+", message)), span=derivatives.span)
        for name, message in derivatives.messages
    )
    return (*derivatives.rules, *raising)


def _stem(function: NativeFunction) -> str:
    """`AddBackward`; that of an operator that is called forward has not both words in it."""
    words = function.name.base.split("_")
    return ("".join(word.title() for word in words) + "Backward").replace("ForwardBackward", "Backward")


def _node(name: str, function: NativeFunction, rules: list[Rule]) -> Node:
    wanted = {name for rule in rules for name in rule.inputs}
    inputs = tuple(a.name for a in function.schema.arguments if a.name in wanted)
    named = {n.name for rule in rules for tree in expressions(rule.body) for n in walk(tree) if isinstance(n, Name)}
    is_view = function.schema.is_view and function.view_tracking and not function.is_composite_implicit
    kept = tuple(kept_values(function, rules))
    return Node(name, function, inputs, _lists(function, inputs), kept, is_view, "retain_variables" in named)


def _lists(function: NativeFunction, inputs: tuple[str, ...]) -> tuple[str, ...]:
    found = []
    for argument in function.schema.arguments:
        type = argument_type(argument.type)
        if argument.name in inputs and (type.elem if isinstance(type, Ref) else type) in TENSOR_LISTS:
            found.append(argument.name)
    return tuple(found)


def _of_view_copies(operators: Operators, declared: Iterable[Node]) -> Iterator[Node]:
    """The copy of a view has the view's nodes, unless it has formulas of its own."""
    for node in declared:
        name = node.function.name
        copy = operators.by_name.get(replace(name, base=f"{name.base}_copy"))
        if copy is not None and "view_copy" in copy.function.tags and not _own(copy.function, node):
            yield replace(node, name=f"{node.name}_copy", is_view=False)


def _own(copy: NativeFunction, node: Node) -> bool:
    rules = _rules(copy)
    return bool(rules) and {r.span for r in rules} != {r.span for r in _rules(node.function)}


# -- operators on lists


def _of_lists(operators: Operators, declared: list[Node]) -> Iterator[Node]:
    """`_foreach_exp` keeps lists of what `exp` keeps; facts aren't kept by themselves."""
    references: dict[str, list[Node]] = {}
    for node in declared:
        if node.function.kind is SchemaKind.functional:
            references.setdefault(node.function.name.root, []).append(node)
    for operator in sorted(operators.all, key=lambda o: public_name(o.function.schema)):
        function = operator.function
        if not function.name.base.startswith(_FOREACH) or operator.kind is not SchemaKind.functional:
            continue
        if not _rules(function):
            of_one = references.get(function.name.root.removeprefix(_FOREACH), [])
            reference = next((n for n in of_one if _is_of_element(function.schema, n.function.schema)), None)
            if reference is not None:
                yield _of_list(function, reference)


def _is_of_element(on_lists: FunctionSchema, on_one: FunctionSchema) -> bool:
    """Whether each argument is the one of `on_one`, or a list of such; further ones of `on_one` have defaults."""
    given, wanted = on_lists.arguments, on_one.arguments
    if len(given) > len(wanted) or any(a.default is None for a in wanted[len(given) :]):
        return False
    return all(_matches(a, b) for a, b in zip(given, wanted, strict=False))


def _matches(argument: Argument, of_one: Argument) -> bool:
    type = argument.type
    plain = with_alias(of_one.type, None)
    return plain in (type, type.elem if isinstance(type, ListType) else None)


def _of_list(function: NativeFunction, reference: Node) -> Node:
    pairs = zip(reference.function.schema.arguments, function.schema.arguments, strict=False)
    renamed = {of_one.name: argument for of_one, argument in pairs}
    inputs = tuple(renamed[name].name for name in reference.inputs)
    of_arguments = {renamed[k.of].name: renamed[k.of] for k in reference.kept if not k.is_result}
    kept = [_whole(argument) for _, argument in sorted(of_arguments.items())]
    kept += [Kept(k.name, TENSOR_LIST, k.of, is_result=True) for k in reference.kept if k.is_result]
    name = f"Foreach{reference.name}{function.name.overload}"
    return Node(name, function, inputs, _lists(function, inputs), tuple(kept))


def _whole(argument: Argument) -> Kept:
    type = argument_type(argument.type, CONCRETE)
    return Kept(argument.name, type.elem if isinstance(type, Ref) else type, argument.name)
