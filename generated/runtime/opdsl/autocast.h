#pragma once
// What kernels at autocast keys are made of: the casts that the policy of an operator asks for.
#include <ATen/core/Tensor.h>
#include <opdsl/dispatch.h>

#pragma GCC visibility push(hidden)
namespace opdsl {

/// Autocast of the device whose key led here, switched off for as long as this lives.
class Autocast {
 public:
  explicit Autocast(c10::DispatchKeySet keys);
  ~Autocast();
  Autocast(const Autocast&) = delete;
  Autocast& operator=(const Autocast&) = delete;

  /// The dtype that autocast is set to.
  at::ScalarType lower() const;
  /// The widest of lower precision and those of the arguments.
  template <class... T>
  at::ScalarType widest(const T&... arguments) const {
    at::ScalarType type = lower();
    ((type = wider(type, arguments)), ...);
    return type;
  }

  /// The argument, cast if it's of the device and floating, but not double.
  at::Tensor cast(at::ScalarType type, const at::Tensor& argument) const;
  std::optional<at::Tensor> cast(at::ScalarType type, const std::optional<at::Tensor>& argument) const;
  std::vector<at::Tensor> cast(at::ScalarType type, at::TensorList arguments) const;
  std::optional<std::vector<at::Tensor>> cast(at::ScalarType type, const std::optional<at::TensorList>& argument) const;
  c10::List<std::optional<at::Tensor>> cast(at::ScalarType type,
                                            const c10::List<std::optional<at::Tensor>>& arguments) const;

 private:
  at::ScalarType wider(at::ScalarType type, const at::Tensor& argument) const;
  at::ScalarType wider(at::ScalarType type, const std::optional<at::Tensor>& argument) const;
  at::ScalarType wider(at::ScalarType type, at::TensorList arguments) const;
  at::ScalarType wider(at::ScalarType type, const std::optional<at::TensorList>& arguments) const;
  at::ScalarType wider(at::ScalarType type, const c10::List<std::optional<at::Tensor>>& arguments) const;

  c10::DeviceType device_;
  c10::DispatchKeySet excluded_;
};

}  // namespace opdsl
#pragma GCC visibility pop
