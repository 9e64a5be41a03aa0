#pragma once
// The three operators that one structured kernel stands for.
//
// `Op` is the class with `impl` (at Meta, the one with `meta` alone); `N` is how many results it has.
//
//     opdsl::Functional<kernels::softcap_cpu, 1> op;      // or Inplace<...> op(self), Out<...> op(out)
//     op.meta(self, cap);                                 // calls set_output_*, which provides the results
//     op.impl(self, cap, op.result(0));
//     return op.result(0);
#include <ATen/TensorMeta.h>
#include <ATen/core/Tensor.h>

#include <array>
#include <initializer_list>
#include <optional>
#include <type_traits>
#include <vector>

namespace at {
struct TensorIteratorBase;
}
namespace c10 {
template <class T>
class List;
}

#pragma GCC visibility push(hidden)
namespace opdsl {

at::Tensor new_result(at::IntArrayRef sizes, at::IntArrayRef strides, const at::TensorOptions& options);
/// Holds what's written in place, or as `out`, against the result that `meta` describes; `out` is resized.
void check_inplace(const at::Tensor& self, at::IntArrayRef sizes, const at::TensorOptions& options);
void resize_out(const at::Tensor& out, at::IntArrayRef sizes, at::IntArrayRef strides,
                const at::TensorOptions& options);
/// A tensor of these strides to compute into, if `out` has others.
std::optional<at::Tensor> stand_in(const at::Tensor& out, at::IntArrayRef sizes, at::IntArrayRef strides,
                                   const at::TensorOptions& options);

/// What the three have in common: each output is provided, then an iterator takes note of it.
template <class Op>
class Structured : public Op {
 public:
  void set_output_strided(int64_t i, at::IntArrayRef sizes, at::IntArrayRef strides,
                          at::TensorOptions options) final {
    provide(static_cast<size_t>(i), sizes, strides, options, /*exactly=*/true);
    note(i, sizes, strides, options);
  }
  void set_output_raw_strided(int64_t i, at::IntArrayRef sizes, at::IntArrayRef strides,
                              at::TensorOptions options) final {
    provide(static_cast<size_t>(i), sizes, strides, options, /*exactly=*/false);
    note(i, sizes, strides, options);
  }

 protected:
  virtual void provide(size_t i, at::IntArrayRef sizes, at::IntArrayRef strides, const at::TensorOptions& options,
                       bool exactly) = 0;

 private:
  void note(int64_t i, at::IntArrayRef sizes, at::IntArrayRef strides, const at::TensorOptions& options) {
    if constexpr (std::is_base_of_v<at::TensorIteratorBase, Op>) {
      Op::set_output_raw_strided(i, sizes, strides, options);
    }
  }
};

/// Makes its results.
template <class Op, size_t N>
class Functional final : public Structured<Op> {
 public:
  const at::Tensor& maybe_get_output(int64_t i) override {
    return results_[static_cast<size_t>(i)];
  }
  at::Tensor& result(size_t i) {
    return results_[i];
  }

 private:
  void provide(size_t i, at::IntArrayRef sizes, at::IntArrayRef strides, const at::TensorOptions& options,
               bool) override {
    results_[i] = new_result(sizes, strides, options);
  }
  std::array<at::Tensor, N> results_;
};

/// Writes into tensors that it's given, and may resize them if they're `out` arguments.
template <class Op, size_t N, bool Resizes>
class Into final : public Structured<Op> {
 public:
  template <class... T>
  explicit Into(const T&... outs) : outs_{outs...} {}
  const at::Tensor& maybe_get_output(int64_t i) override {
    return result(static_cast<size_t>(i));
  }
  const at::Tensor& result(size_t i) {
    return stand_ins_[i] ? *stand_ins_[i] : outs_[i];
  }
  /// Copies what was computed elsewhere to where it belongs.
  void finish() {
    for (size_t i = 0; i < N; ++i) {
      if (stand_ins_[i]) {
        outs_[i].copy_(*stand_ins_[i]);
      }
    }
  }

 private:
  void provide(size_t i, at::IntArrayRef sizes, at::IntArrayRef strides, const at::TensorOptions& options,
               bool exactly) override {
    if constexpr (Resizes) {
      resize_out(outs_[i], sizes, strides, options);
    } else {
      check_inplace(outs_[i], sizes, options);
    }
    if (exactly) {
      stand_ins_[i] = stand_in(outs_[i], sizes, strides, options);
    }
  }
  std::array<at::Tensor, N> outs_;
  std::array<std::optional<at::Tensor>, N> stand_ins_;
};
template <class Op, size_t N>
using Inplace = Into<Op, N, false>;
template <class Op, size_t N>
using Out = Into<Op, N, true>;

// ---- Meta
//
// `meta` speaks plain integers, so at Meta, where sizes may be symbolic, it's called on stand-ins of concrete sizes:
//
//     const opdsl::Symbolic symbolic({self});
//     opdsl::Functional<kernels::softcap_meta, 1> op;
//     op.meta(symbolic.pointwise(self), cap);
//     return symbolic.broadcast(op.result(0));

/// The tensors of one call, some of whose sizes may be symbolic.
class Symbolic {
 public:
  explicit Symbolic(std::initializer_list<std::optional<at::Tensor>> inputs,
                    std::initializer_list<at::Tensor> outs = {});
  /// For kernels that walk a TensorIterator: a result is as large as the inputs broadcast to, so that a stand-in of ones
  /// is enough to find its dtype.
  at::Tensor pointwise(const at::Tensor& tensor) const;
  std::optional<at::Tensor> pointwise(const std::optional<at::Tensor>& tensor) const;
  std::vector<at::Tensor> pointwise(at::TensorList tensors) const;
  c10::List<std::optional<at::Tensor>> pointwise(const c10::List<std::optional<at::Tensor>>& tensors) const;
  /// A tensor like `result`, of the size of the inputs broadcast.
  at::Tensor broadcast(const at::Tensor& result) const;
  /// Gives `out` that size.
  void resize(const at::Tensor& out) const;

  /// For other kernels: sizes are fixed to what they are, and code that was traced with them holds for them alone.
  static at::Tensor specialized(const at::Tensor& tensor);
  static std::optional<at::Tensor> specialized(const std::optional<at::Tensor>& tensor);
  static std::vector<at::Tensor> specialized(at::TensorList tensors);
  static c10::List<std::optional<at::Tensor>> specialized(const c10::List<std::optional<at::Tensor>>& tensors);

 private:
  std::vector<at::Tensor> inputs_;
  std::vector<c10::SymInt> sizes_;
  bool any_ = false;
};

/// Gives `out` the size of its stand-in.
void resize_as(const at::Tensor& out, const at::Tensor& stand_in);

}  // namespace opdsl
#pragma GCC visibility pop
