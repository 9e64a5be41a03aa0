// Operators over lists of tensors. They're made of ATen calls on the parts; the guard keeps autograd out of those
// calls, which would else record what's done to the result.
#include <ATen/core/List.h>
#include <c10/core/Scalar.h>
#include <opkit/kernels/accumulate.h>
#include <opkit/kernels/foreach_ema.h>
#include <opkit/kernels/gather_groups.h>
#include <opkit/kernels/mean_pool.h>
#include <opkit/kernels/pad_stack.h>

#include "support.h"

namespace opkit {
namespace {

void check_foreach(at::TensorList self, at::TensorList other) {
  const char* op = "foreach_ema";
  TORCH_CHECK(self.size() == other.size(), op, ": self and other must be lists of the same length, got ", self.size(),
              " and ", other.size());
  for (size_t i = 0; i < self.size(); ++i) {
    check_floating(self[i], op, "self");
    check_same_dtype(self[i], other[i], op, "other");
    check_same_sizes(self[i], other[i], op, "other");
  }
}

/// The sizes of the stack: the number of tensors, then the largest size of each dimension, rounded up.
std::vector<c10::SymInt> check_stack(at::TensorList tensors, at::OptionalIntArrayRef multiple_of) {
  TORCH_CHECK(!tensors.empty(), "pad_stack: tensors must hold at least one tensor");
  std::vector<c10::SymInt> sizes = tensors[0].sym_sizes().vec();
  for (const at::Tensor& tensor : tensors) {
    check_dim(tensor, tensors[0].dim(), "pad_stack", "each of tensors");
    check_same_dtype(tensors[0], tensor, "pad_stack", "each of tensors");
    for (size_t i = 0; i < sizes.size(); ++i) {
      sizes[i] = sizes[i].max(tensor.sym_size(static_cast<int64_t>(i)));
    }
  }
  if (multiple_of.has_value()) {
    TORCH_CHECK(multiple_of->size() == 1 && multiple_of->front() > 0,
                "pad_stack: multiple_of must be one positive number, got ", *multiple_of);
    for (c10::SymInt& size : sizes) {
      size = (size + (multiple_of->front() - 1)) / multiple_of->front() * multiple_of->front();
    }
  }
  sizes.insert(sizes.begin(), static_cast<int64_t>(tensors.size()));
  return sizes;
}

void check_accumulate(const at::Tensor& self, const c10::List<std::optional<at::Tensor>>& others) {
  for (const std::optional<at::Tensor> other : others) {
    if (other.has_value()) {
      check_same_dtype(self, *other, "accumulate", "each of others");
      check_broadcasts(*other, self.sym_sizes(), "accumulate", "each of others");
    }
  }
}

void check_pool(at::TensorList inputs, const std::optional<at::TensorList>& masks) {
  const char* op = "mean_pool";
  TORCH_CHECK(!masks.has_value() || masks->size() == inputs.size(), op,
              ": inputs and masks must be lists of the same length, got ", inputs.size(), " and ",
              masks.has_value() ? masks->size() : 0);
  for (size_t i = 0; i < inputs.size(); ++i) {
    check_floating(inputs[i], op, "each of inputs");
    TORCH_CHECK(inputs[i].dim() >= 1, op, ": each of inputs must have at least one dimension");
    if (masks.has_value()) {
      const at::Tensor& mask = (*masks)[i];
      TORCH_CHECK_TYPE(mask.scalar_type() == at::kBool, op, ": each of masks must be of type Bool, got ",
                       mask.scalar_type());
      check_dim(mask, 1, op, "each of masks");
      check_size(mask, 0, inputs[i].sym_size(0), op, "each of masks");
    }
  }
}

/// The mean of the rows that `keep` is true for (of all, without it); zero where there are none.
at::Tensor mean_of_rows(const at::Tensor& input, const at::Tensor& keep) {
  const at::Tensor from = input.contiguous(), kept = keep.defined() ? keep.contiguous() : keep;
  const int64_t rows = from.size(0);
  at::Tensor out = from.new_empty(from.sizes().slice(1));
  const int64_t inner = out.numel();
  OPKIT_DISPATCH_FLOATING(from.scalar_type(), "mean_pool", [&] {
    using A = Accumulate<scalar_t>;
    const scalar_t* data = from.const_data_ptr<scalar_t>();
    const bool* mask = kept.defined() ? kept.const_data_ptr<bool>() : nullptr;
    scalar_t* to = out.mutable_data_ptr<scalar_t>();
    const int64_t count = mask != nullptr ? std::count(mask, mask + rows, true) : rows;
    parallel_rows(inner, rows, [&](int64_t i) {
      A total = 0;
      for (int64_t row = 0; row < rows; ++row) {
        total += mask == nullptr || mask[row] ? static_cast<A>(data[row * inner + i]) : A(0);
      }
      to[i] = static_cast<scalar_t>(count > 0 ? total / static_cast<A>(count) : total);
    });
  });
  return out;
}

void check_groups(const at::Tensor& self) {
  TORCH_CHECK(self.dim() >= 1, "gather_groups: self must have at least one dimension");
}

}  // namespace

namespace kernels {

void foreach_ema::cpu_(at::TensorList self, at::TensorList other, const at::Scalar& decay) {
  check_foreach(self, other);
  const at::AutoDispatchBelowADInplaceOrView guard;
  for (size_t i = 0; i < self.size(); ++i) {
    self[i].lerp_(other[i], 1 - decay.toDouble());
  }
}

void foreach_ema::meta_(at::TensorList self, at::TensorList other, const at::Scalar&) {
  check_foreach(self, other);
}

std::vector<at::Tensor> foreach_ema::cpu(at::TensorList self, at::TensorList other, const at::Scalar& decay) {
  check_foreach(self, other);
  const at::AutoDispatchBelowADInplaceOrView guard;
  std::vector<at::Tensor> averages;
  for (size_t i = 0; i < self.size(); ++i) {
    averages.push_back(self[i].contiguous().lerp(other[i].contiguous(), 1 - decay.toDouble()));
  }
  return averages;
}

std::vector<at::Tensor> foreach_ema::meta(at::TensorList self, at::TensorList other, const at::Scalar&) {
  check_foreach(self, other);
  std::vector<at::Tensor> averages;
  for (const at::Tensor& tensor : self) {
    averages.push_back(tensor.new_empty_symint(tensor.sym_sizes()));
  }
  return averages;
}

at::Tensor pad_stack::cpu(at::TensorList tensors, const at::Scalar& padding_value,
                          at::OptionalIntArrayRef multiple_of) {
  const std::vector<c10::SymInt> sizes = check_stack(tensors, multiple_of);
  const at::AutoDispatchBelowADInplaceOrView guard;
  at::Tensor out = tensors[0].new_full_symint(sizes, padding_value);
  for (size_t i = 0; i < tensors.size(); ++i) {
    at::Tensor slot = out.select(0, static_cast<int64_t>(i));
    for (int64_t dim = 0; dim < tensors[i].dim(); ++dim) {
      slot = slot.narrow(dim, 0, tensors[i].size(dim));
    }
    slot.copy_(tensors[i]);
  }
  return out;
}

at::Tensor pad_stack::meta(at::TensorList tensors, const at::Scalar&, at::OptionalIntArrayRef multiple_of) {
  const std::vector<c10::SymInt> sizes = check_stack(tensors, multiple_of);
  return tensors[0].new_empty_symint(sizes);
}

at::Tensor accumulate::cpu(const at::Tensor& self, const c10::List<std::optional<at::Tensor>>& others) {
  check_accumulate(self, others);
  const at::AutoDispatchBelowADInplaceOrView guard;
  at::Tensor total = self.clone(at::MemoryFormat::Contiguous);
  for (const std::optional<at::Tensor> other : others) {
    if (other.has_value()) {
      total.add_(*other);
    }
  }
  return total;
}

at::Tensor accumulate::meta(const at::Tensor& self, const c10::List<std::optional<at::Tensor>>& others) {
  check_accumulate(self, others);
  return self.new_empty_symint(self.sym_sizes());
}

std::vector<at::Tensor> mean_pool::cpu(at::TensorList inputs, std::optional<at::TensorList> masks) {
  check_pool(inputs, masks);
  std::vector<at::Tensor> means;
  for (size_t i = 0; i < inputs.size(); ++i) {
    means.push_back(mean_of_rows(inputs[i], masks.has_value() ? (*masks)[i] : at::Tensor()));
  }
  return means;
}

std::vector<at::Tensor> mean_pool::meta(at::TensorList inputs, std::optional<at::TensorList> masks) {
  check_pool(inputs, masks);
  std::vector<at::Tensor> means;
  for (const at::Tensor& input : inputs) {
    means.push_back(input.new_empty_symint(input.sym_sizes().slice(1)));
  }
  return means;
}

std::vector<at::Tensor> gather_groups::cpu(const at::Tensor& self, at::ArrayRef<std::vector<int64_t>> groups) {
  check_groups(self);
  const at::AutoDispatchBelowADInplaceOrView guard;
  const at::Tensor rows = self.contiguous();
  std::vector<at::Tensor> gathered;
  for (const std::vector<int64_t>& group : groups) {
    const auto count = static_cast<int64_t>(group.size());
    at::Tensor index = self.new_empty({count}, at::kLong);
    std::copy(group.begin(), group.end(), index.mutable_data_ptr<int64_t>());
    gathered.push_back(rows.index_select(0, index));
  }
  return gathered;
}

std::vector<at::Tensor> gather_groups::meta(const at::Tensor& self, at::ArrayRef<std::vector<int64_t>> groups) {
  check_groups(self);
  std::vector<at::Tensor> gathered;
  for (const std::vector<int64_t>& group : groups) {
    gathered.push_back(self.new_empty_symint(replace_dim(self, 0, {static_cast<int64_t>(group.size())})));
  }
  return gathered;
}

}  // namespace kernels
}  // namespace opkit
