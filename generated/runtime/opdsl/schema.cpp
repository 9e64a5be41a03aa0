#include <opdsl/build_schema.h>

#include <ATen/core/jit_type.h>

#include <string>
#include <vector>

namespace opdsl {

namespace {

/// The type as the interpreter sees it, and as it's declared: an enum is an int to the one, itself to the other.
struct Types {
  c10::TypePtr seen;
  c10::TypePtr declared;
};

Types same(c10::TypePtr type) {
  return {type, type};
}

Types base_types(Base base) {
  switch (base) {
    case Base::Tensor:
      return same(c10::TensorType::get());
    case Base::Scalar:
      return same(c10::NumberType::get());
    case Base::Int:
      return same(c10::IntType::get());
    case Base::SymInt:
      return {c10::IntType::get(), c10::SymIntType::get()};
    case Base::Float:
      return same(c10::FloatType::get());
    case Base::SymFloat:
      return same(c10::SymFloatType::get());
    case Base::Bool:
      return same(c10::BoolType::get());
    case Base::SymBool:
      return same(c10::SymBoolType::get());
    case Base::Complex:
      return same(c10::ComplexType::get());
    case Base::Str:
      return same(c10::StringType::get());
    case Base::ScalarType:
      return {c10::IntType::get(), c10::ScalarTypeType::get()};
    case Base::Layout:
      return {c10::IntType::get(), c10::LayoutType::get()};
    case Base::Device:
      return same(c10::DeviceObjType::get());
    case Base::MemoryFormat:
      return {c10::IntType::get(), c10::MemoryFormatType::get()};
    case Base::QScheme:
      return same(c10::QSchemeType::get());
    case Base::Generator:
      return same(c10::GeneratorType::get());
    case Base::Storage:
      return same(c10::StorageType::get());
    case Base::Stream:
      return same(c10::StreamObjType::get());
  }
  TORCH_INTERNAL_ASSERT(false);
}

c10::TypePtr wrapped(c10::TypePtr type, const char* around) {
  for (; *around != '\0'; ++around) {
    if (*around == '?') {
      // The one optional type there is of each: torch compares them by address.
      type = c10::OptionalType::get(std::move(type));
    } else {
      type = c10::ListType::create(std::move(type));
    }
  }
  return type;
}

struct ToIValue {
  std::optional<c10::IValue> operator()(std::monostate) const {
    return std::nullopt;
  }
  std::optional<c10::IValue> operator()(None) const {
    return c10::IValue();
  }
  std::optional<c10::IValue> operator()(const char* text) const {
    return c10::IValue(std::string(text));
  }
  template <class T>
  std::optional<c10::IValue> operator()(T value) const {
    return c10::IValue(value);
  }
};

/// `a|b` as the symbols of its sets.
std::vector<c10::Symbol> sets(const std::string& text) {
  std::vector<c10::Symbol> found;
  for (size_t start = 0; start < text.size();) {
    const size_t end = std::min(text.find('|', start), text.size());
    found.push_back(c10::Symbol::fromQualString("alias::" + text.substr(start, end - start)));
    start = end + 1;
  }
  return found;
}

std::optional<c10::AliasInfo> alias_info(const Type& type, const Alias& alias) {
  if (alias.before == nullptr) {
    return std::nullopt;
  }
  c10::AliasInfo info;
  info.setIsWrite(alias.write);
  for (const c10::Symbol set : sets(alias.before)) {
    info.addBeforeSet(set);
    if (alias.after == nullptr) {
      info.addAfterSet(set);
    }
  }
  for (const c10::Symbol set : sets(alias.after == nullptr ? "" : alias.after)) {
    info.addAfterSet(set);
  }
  for (const char* around = type.around; *around != '\0'; ++around) {
    if (*around == '[') {
      c10::AliasInfo list;
      list.setIsWrite(alias.write);
      list.addContainedType(std::move(info));
      info = std::move(list);
    }
  }
  return info;
}

std::vector<c10::Argument> built(c10::ArrayRef<Argument> arguments) {
  std::vector<c10::Argument> made;
  made.reserve(arguments.size());
  for (const Argument& argument : arguments) {
    const auto [seen, declared] = base_types(argument.type.base);
    auto outer = wrapped(seen, argument.type.around);
    auto real = seen == declared ? outer : wrapped(declared, argument.type.around);
    const auto size = argument.type.size == 0 ? std::nullopt : std::optional<int32_t>(argument.type.size);
    made.emplace_back(argument.name, std::move(outer), std::move(real), size, std::visit(ToIValue(), argument.value),
                      argument.keyword_only, alias_info(argument.type, argument.alias));
  }
  return made;
}

}  // namespace

c10::FunctionSchema build_schema(const char* library, const Schema& schema) {
  return c10::FunctionSchema(std::string(library) + "::" + schema.name, schema.overload, built(schema.arguments),
                             built(schema.returns));
}

}  // namespace opdsl
