#pragma once
#include <opdsl/schema.h>

#include <ATen/core/function_schema.h>

#pragma GCC visibility push(hidden)
namespace opdsl {

/// The dispatcher's schema of an operator of `library`.
c10::FunctionSchema build_schema(const char* library, const Schema& schema);

}  // namespace opdsl
#pragma GCC visibility pop
