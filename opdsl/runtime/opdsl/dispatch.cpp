#include <opdsl/build_schema.h>
#include <opdsl/dispatch.h>
#include <opdsl/functor.h>

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/record_function.h>
#include <torch/csrc/jit/frontend/function_schema_parser.h>

#include <exception>

// An explicit instantiation may name private members (C++ standard, [temp.spec]/6).  Torch offers its lookup and its
// kernels' entry points through templates of the signature only, which cost a tenth of a second for each operator.
namespace {
template <class Key, auto Member>
struct Reach {
  friend constexpr auto member(Key) {
    return Member;
  }
};
#define OPDSL_REACH(NAME, MEMBER)       \
  struct NAME {                         \
    friend constexpr auto member(NAME); \
  };                                    \
  template struct Reach<NAME, &MEMBER>;
OPDSL_REACH(EntryOf, c10::OperatorHandle::operatorDef_)
OPDSL_REACH(BoxedOf, c10::KernelFunction::boxed_kernel_func_)
OPDSL_REACH(UnboxedOf, c10::KernelFunction::unboxed_kernel_func_)
OPDSL_REACH(SymUnboxedOf, c10::KernelFunction::sym_unboxed_kernel_func_)
OPDSL_REACH(FunctorOf, c10::BoxedKernel::functor_)
OPDSL_REACH(BoxedCodeOf, c10::BoxedKernel::boxed_kernel_func_)
OPDSL_REACH(MaskOf, c10::DispatchKeyExtractor::nonFallthroughKeys_)
OPDSL_REACH(MasksOf, c10::DispatchKeyExtractor::nonFallthroughKeysPerBackend_)
OPDSL_REACH(PerBackendOf, c10::DispatchKeyExtractor::requiresBitsetPerBackend_)
OPDSL_REACH(SignatureOf, c10::impl::CppSignature::signature_)
#undef OPDSL_REACH
using Record = void(
    at::RecordFunction&, at::RecordFunction::schema_ref_t, c10::DispatchKey, c10::DispatchKeySet, c10::ArrayRef<const c10::IValue>);
struct RecordOf {
  friend constexpr auto member(RecordOf);
};
template struct Reach<RecordOf, static_cast<Record*>(&c10::Dispatcher::runRecordFunction)>;

const auto& entry_of(const c10::OperatorHandle& op) {
  return (op.*member(EntryOf()))->op;
}
}  // namespace

namespace opdsl {

// ---- boxes

Boxes::Boxes(Stack* stack, size_t size) : stack_(stack), first_(stack->size() - size) {}
void Boxes::done() {
  stack_->erase(stack_->begin() + static_cast<std::ptrdiff_t>(first_), stack_->end());
}
void Boxes::push(at::Tensor& result) {
  stack_->emplace_back(result);
}

static_assert(sizeof(Call) == sizeof(Stack) && alignof(Call) >= alignof(Stack));
Call::Call(size_t size) {
  (new (stack_) Stack)->reserve(size);
}
Call::~Call() {
  stack()->~Stack();
}

// ---- calls

Keys keys_of(const std::optional<at::Tensor>& tensor) {
  return tensor ? tensor->key_set() : Keys();
}
Keys keys_of(at::TensorList tensors) {
  Keys keys;
  for (const auto& tensor : tensors) {
    keys = keys | tensor.key_set();
  }
  return keys;
}
Keys keys_of(const std::optional<at::TensorList>& tensors) {
  return tensors ? keys_of(*tensors) : Keys();
}
Keys keys_of(const c10::List<std::optional<at::Tensor>>& tensors) {
  return c10::detail::multi_dispatch_key_set(tensors);
}
Keys keys_of(const std::optional<at::Generator>& generator) {
  return c10::detail::multi_dispatch_key_set(generator);
}

Operator::Operator(const char* name, const char* overload)
    : handle_(new c10::OperatorHandle(c10::Dispatcher::singleton().findSchemaOrThrow(name, overload))) {}

static c10::impl::CppSignature cpp_signature(const std::type_info& type) {
  auto signature = c10::impl::CppSignature::make<void()>();
  signature.*member(SignatureOf()) = type;
  return signature;
}

/// Whether a call with values of one schema is a call of the other: names and defaults don't matter.
static bool same_types(const c10::FunctionSchema& one, const c10::FunctionSchema& other) {
  const auto same = [](const std::vector<c10::Argument>& ours, const std::vector<c10::Argument>& theirs) {
    return std::equal(ours.begin(), ours.end(), theirs.begin(), theirs.end(), [](const auto& a, const auto& b) {
      return *a.real_type() == *b.real_type();
    });
  };
  return same(one.arguments(), other.arguments()) && same(one.returns(), other.returns());
}

Operator::Operator(
    const char* name,
    const char* overload,
    const char* schema,
    const std::type_info& signature,
    bool symint)
    : Operator(name, overload) {
  TORCH_CHECK_TYPE(
      same_types(torch::jit::parseSchema(schema), handle_->schema()),
      "this library binds ",
      schema,
      ", but what's registered is ",
      handle_->schema());
  try {
    entry_of(*handle_).assertSignatureIsCorrect(cpp_signature(signature), symint);
  } catch (const c10::Error&) {
    boxed_ = true;
  }
}

Operator::Target Operator::first(Keys of_arguments, bool symint) const {
  const auto& entry = entry_of(*handle_);
  const auto& extractor = entry.dispatchKeyExtractor();
  Keys mask = extractor.*member(MaskOf());
  if (extractor.*member(PerBackendOf())) {
    const auto local = c10::impl::tls_local_dispatch_key_set();
    mask = (extractor.*member(MasksOf()))[((of_arguments | local.included_) - local.excluded_).getBackendIndex()];
  }
  const Keys keys = c10::impl::computeDispatchKeySet(of_arguments, mask);
  Target target = next(keys, symint);
  auto observers = at::getStepCallbacksUnlessEmpty(at::RecordScope::FUNCTION);
  if (C10_UNLIKELY(observers.has_value()) && entry.isObserved()) {
    target.code = nullptr;
    target.observers = new at::StepCallbacks(std::move(*observers));
  }
  return target;
}

Operator::Target Operator::next(Keys keys, bool symint) const {
  const c10::KernelFunction& kernel = entry_of(*handle_).lookup(keys);
  void* code = boxed_ ? nullptr : symint ? kernel.*member(SymUnboxedOf()) : kernel.*member(UnboxedOf());
  auto* functor = (kernel.*member(BoxedOf()).*member(FunctorOf())).get();
  return {functor, reinterpret_cast<Code>(code), keys, &kernel};
}

void Operator::run_boxed(Call& call, const Target& target) const {
  if (target.observers == nullptr) {
    target.boxed->callBoxed(*handle_, target.keys, call.stack());
    return;
  }
  const std::unique_ptr<at::StepCallbacks> observers(target.observers);
  at::RecordFunction guard(std::move(*observers));
  const c10::ArrayRef<const c10::IValue> inputs(call.stack()->data(), call.stack()->size());
  const auto seen = guard.needsInputs() ? inputs : c10::ArrayRef<const c10::IValue>();
  member(RecordOf())(guard, handle_->schema(), target.keys.highestPriorityTypeId(), target.keys, seen);
  target.boxed->callBoxed(*handle_, target.keys, call.stack());
  if (guard.needsOutputs()) {
    guard.setOutputs(*call.stack());
  }
}

// ---- registration

namespace {
struct Kernel : c10::OperatorKernel {
  explicit Kernel(Code code) : code(code) {}
  Code code;
};
}  // namespace

Code code_of(c10::OperatorKernel* kernel) {
  return static_cast<Kernel*>(kernel)->code;
}

struct Library::Kept {
  int exceptions = std::uncaught_exceptions();
  std::vector<std::unique_ptr<Entry>> entries;
  std::vector<c10::RegistrationHandleRAII> handles;

  const Entry* define(c10::FunctionSchema schema, const Entry& entry, std::initializer_list<at::Tag> tags);
};

struct Library::Entry {
  c10::OperatorName name;
  Boxed boxed;
  const std::type_info* signature;
  bool symint;
  std::string place;
  Kept* kept;

  void implement(c10::DispatchKey key, c10::KernelFunction kernel, std::optional<c10::impl::CppSignature> signature)
      const {
    kept->handles.push_back(c10::Dispatcher::singleton().registerImpl(
        name, key, std::move(kernel), std::move(signature), nullptr, place));
  }
};

Library::Library(const char* name, const char* place) : name_(name), kept_(new Kept) {
  try {
    kept_->handles.push_back(c10::Dispatcher::singleton().registerLibrary(name, place));
  } catch (...) {
    delete kept_;
    throw;
  }
}

Library::~Library() {
  // We're here either at the end, or because something failed: then the registrations go, too.
  if (std::uncaught_exceptions() > kept_->exceptions) {
    delete kept_;
  }
}

const Library::Entry* Library::Kept::define(
    c10::FunctionSchema schema,
    const Entry& entry,
    std::initializer_list<at::Tag> tags) {
  schema.setAliasAnalysis(c10::AliasAnalysisKind::FROM_SCHEMA);
  entries.push_back(std::make_unique<Entry>(entry));
  handles.push_back(c10::Dispatcher::singleton().registerDef(std::move(schema), entry.place, tags));
  return entries.back().get();
}

const Library::Entry* Library::add(
    const Schema& schema,
    Boxed boxed,
    const std::type_info& signature,
    bool symint,
    const char* place,
    std::initializer_list<at::Tag> tags) {
  auto built = build_schema(name_, schema);
  const Entry entry{built.operator_name(), boxed, &signature, symint, c10::str("registered at ", place), kept_};
  return kept_->define(std::move(built), entry, tags);
}

const Library::Entry* Library::add(
    const char* schema,
    Boxed boxed,
    const std::type_info& signature,
    bool symint,
    const char* place,
    std::initializer_list<at::Tag> tags) {
  auto parsed = torch::jit::parseSchema(c10::str(name_, "::", schema));
  const Entry entry{parsed.operator_name(), boxed, &signature, symint, c10::str("registered at ", place), kept_};
  return kept_->define(std::move(parsed), entry, tags);
}

void Library::implement_boxed(const Entry* entry, c10::DispatchKey key, std::unique_ptr<BoxedFunctor> functor) {
  entry->implement(key, c10::KernelFunction::makeFromBoxedFunctor(std::move(functor)), std::nullopt);
}

void Library::implement(const Entry* entry, c10::DispatchKey key, Code code) {
  auto boxed = c10::BoxedKernel::makeFallthrough();
  boxed.*member(FunctorOf()) = c10::make_intrusive<Kernel>(code);
  boxed.*member(BoxedCodeOf()) = entry->boxed;
  auto kernel = c10::KernelFunction::makeFromBoxedKernel(std::move(boxed));
  (entry->symint ? kernel.*member(SymUnboxedOf()) : kernel.*member(UnboxedOf())) = reinterpret_cast<void*>(code);
  entry->implement(key, std::move(kernel), cpp_signature(*entry->signature));
}

}  // namespace opdsl
