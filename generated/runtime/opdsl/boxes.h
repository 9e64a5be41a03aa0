#pragma once
// How a value of each type goes onto a stack and comes off it.  A library instantiates these for the types that its
// operators have, once, in a source of its own: see OPDSL_PARAMETER and OPDSL_RESULT.
#include <ATen/core/List.h>
#include <ATen/core/ivalue.h>
#include <opdsl/dispatch.h>

#include <type_traits>

namespace opdsl {

/// Integers may lie on the stack as such where symbolic ones are asked for.
inline std::vector<c10::SymInt> symbolic_ints(const c10::IValue& value) {
  if (value.isIntList()) {
    const auto ints = value.toIntVector();
    return {ints.begin(), ints.end()};
  }
  return value.to<std::vector<c10::SymInt>>();
}

/// Options lie on the stack as dtype, layout, device and pinning.
inline c10::IValue boxed_options(const at::TensorOptions& options) {
  return c10::ivalue::Tuple::create(c10::optTypeMetaToScalarType(options.dtype_opt()), options.layout_opt(),
                                    options.device_opt(), options.pinned_memory_opt());
}
inline at::TensorOptions unboxed_options(const c10::IValue& value) {
  const auto& parts = value.toTupleRef().elements();
  return at::TensorOptions()
      .dtype(parts[0].to<std::optional<at::ScalarType>>())
      .layout(parts[1].to<std::optional<at::Layout>>())
      .device(parts[2].to<std::optional<at::Device>>())
      .pinned_memory(parts[3].to<std::optional<bool>>());
}

template <class T>
T Boxes::get(size_t position) const {
  const c10::IValue& value = (*stack_)[first_ + position];
  if constexpr (std::is_same_v<T, at::TensorOptions>) {
    return unboxed_options(value);
  } else if constexpr (std::is_reference_v<T>) {
    return (*stack_)[first_ + position].toTensor();
  } else if constexpr (std::is_same_v<T, std::string_view>) {
    return value.toStringView();
  } else if constexpr (std::is_same_v<T, std::optional<std::string_view>>) {
    return value.isNone() ? T() : T(value.toStringView());
  } else if constexpr (std::is_same_v<T, std::vector<c10::SymInt>>) {
    return symbolic_ints(value);
  } else if constexpr (std::is_same_v<T, std::optional<std::vector<c10::SymInt>>>) {
    return value.isNone() ? T() : T(symbolic_ints(value));
  } else {
    return value.to<T>();
  }
}

template <class T>
void Boxes::push(T result) {
  stack_->emplace_back(std::move(result));
}

template <class T>
void Call::push(const T& argument) {
  if constexpr (std::is_same_v<T, at::TensorOptions>) {
    stack()->push_back(boxed_options(argument));
  } else {
    stack()->emplace_back(argument);
  }
}

template <class T>
T Call::result(size_t position) {
  return std::move((*stack())[position]).template to<T>();
}

}  // namespace opdsl

/// A type with commas, as an argument of a macro.
template <class T>
struct opdsl_type;
template <class T>
struct opdsl_type<void(T)> {
  using type = T;
};
#define OPDSL_TYPE(...) opdsl_type<void(__VA_ARGS__)>::type
/// A parameter of type `PARAMETER`, which `HOLDER` holds between the stack and the call.
#define OPDSL_PARAMETER(HOLDER, ...)                             \
  template HOLDER opdsl::Boxes::get<HOLDER>(size_t) const;       \
  template void opdsl::Call::push<__VA_ARGS__>(const __VA_ARGS__&);
/// A result.
#define OPDSL_RESULT(...)                                        \
  template void opdsl::Boxes::push<__VA_ARGS__>(__VA_ARGS__);    \
  template __VA_ARGS__ opdsl::Call::result<__VA_ARGS__>(size_t);
