#pragma once
// A schema as constants.  The dispatcher's own is built of them when the library is loaded: no text is parsed, which
// would take six times as long.
//
//     // rms_norm(Tensor input, Tensor? weight=None, float eps=1e-06) -> Tensor
//     constexpr opdsl::Argument rms_norm_arguments[] = {
//         {"input", {opdsl::Base::Tensor}},
//         {"weight", {opdsl::Base::Tensor, "?"}, opdsl::None()},
//         {"eps", {opdsl::Base::Float}, 1e-06},
//     };
#include <c10/util/ArrayRef.h>

#include <cstdint>
#include <variant>

#pragma GCC visibility push(hidden)
namespace opdsl {

enum class Base : uint8_t {
  Tensor,
  Scalar,
  Int,
  SymInt,
  Float,
  SymFloat,
  Bool,
  SymBool,
  Complex,
  Str,
  ScalarType,
  Layout,
  Device,
  MemoryFormat,
  QScheme,
  Generator,
  Storage,
  Stream,
};

/// `around` has a `?` or a `[` for each optional and list around the base, from the inside out; `size` is a list's.
struct Type {
  Base base;
  const char* around = "";
  int32_t size = 0;
};

struct None {};
using Default = std::variant<std::monostate, None, bool, int64_t, double, const char*, c10::ArrayRef<int64_t>,
                             c10::ArrayRef<double>, c10::ArrayRef<bool>>;

/// `after` is what the set becomes, if that's another; empty for the set of its own that `Tensor!` has.
struct Alias {
  const char* before = nullptr;
  const char* after = nullptr;
  bool write = false;
};

struct Argument {
  const char* name;
  Type type;
  Default value = {};
  Alias alias = {};
  bool keyword_only = false;
};

struct Schema {
  const char* name;
  const char* overload;
  c10::ArrayRef<Argument> arguments;
  c10::ArrayRef<Argument> returns;
};

}  // namespace opdsl
#pragma GCC visibility pop
