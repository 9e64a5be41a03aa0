// Source of the policies: aten/src/ATen/autocast_mode.h of PyTorch.
#include <opdsl/autocast.h>

#include <ATen/autocast_mode.h>

namespace opdsl {

namespace {

c10::DeviceType device_of(c10::DispatchKey key) {
  switch (key) {
    case c10::DispatchKey::AutocastCUDA:
      return c10::DeviceType::CUDA;
    case c10::DispatchKey::AutocastXPU:
      return c10::DeviceType::XPU;
    default:
      return c10::DeviceType::CPU;
  }
}

}  // namespace

Autocast::Autocast(c10::DispatchKeySet keys) : device_(device_of(keys.highestPriorityTypeId())) {
  const auto key = c10::DispatchKeySet(at::autocast::get_autocast_dispatch_key_from_device_type(device_));
  excluded_ = key - c10::impl::tls_local_dispatch_key_set().excluded_;
  for (const c10::DispatchKey each : excluded_) {
    c10::impl::tls_set_dispatch_key_excluded(each, true);
  }
}
Autocast::~Autocast() {
  for (const c10::DispatchKey each : excluded_) {
    c10::impl::tls_set_dispatch_key_excluded(each, false);
  }
}

at::ScalarType Autocast::lower() const {
  return at::autocast::get_autocast_dtype(device_);
}

at::Tensor Autocast::cast(at::ScalarType type, const at::Tensor& argument) const {
  return at::autocast::cached_cast(type, argument, device_);
}
std::optional<at::Tensor> Autocast::cast(at::ScalarType type, const std::optional<at::Tensor>& argument) const {
  return argument ? std::optional<at::Tensor>(cast(type, *argument)) : std::nullopt;
}
std::vector<at::Tensor> Autocast::cast(at::ScalarType type, at::TensorList arguments) const {
  return at::autocast::cached_cast(type, arguments, device_);
}
std::optional<std::vector<at::Tensor>> Autocast::cast(at::ScalarType type,
                                                      const std::optional<at::TensorList>& arguments) const {
  return arguments ? std::optional<std::vector<at::Tensor>>(cast(type, *arguments)) : std::nullopt;
}
c10::List<std::optional<at::Tensor>> Autocast::cast(at::ScalarType type,
                                                    const c10::List<std::optional<at::Tensor>>& arguments) const {
  c10::List<std::optional<at::Tensor>> made;
  for (const std::optional<at::Tensor>& each : arguments) {
    made.push_back(cast(type, each));
  }
  return made;
}

at::ScalarType Autocast::wider(at::ScalarType type, const at::Tensor& argument) const {
  const bool eligible = argument.defined() && at::autocast::is_eligible(argument, device_);
  return eligible ? at::autocast::prioritize(type, argument, device_) : type;
}
at::ScalarType Autocast::wider(at::ScalarType type, const std::optional<at::Tensor>& argument) const {
  return argument ? wider(type, *argument) : type;
}
at::ScalarType Autocast::wider(at::ScalarType type, at::TensorList arguments) const {
  for (const at::Tensor& each : arguments) {
    type = wider(type, each);
  }
  return type;
}
at::ScalarType Autocast::wider(at::ScalarType type, const std::optional<at::TensorList>& arguments) const {
  return arguments ? wider(type, *arguments) : type;
}
at::ScalarType Autocast::wider(at::ScalarType type, const c10::List<std::optional<at::Tensor>>& arguments) const {
  for (const std::optional<at::Tensor>& each : arguments) {
    type = wider(type, each);
  }
  return type;
}

}  // namespace opdsl
