#pragma once
// Lists, as bodies and formulas make them.
#include <c10/util/ArrayRef.h>

#include <vector>

#pragma GCC visibility push(hidden)
namespace opdsl {

/// The elements of both, as Python's `a + b`.
template <class T, class A, class B>
std::vector<T> concat(const A& a, const B& b) {
  std::vector<T> made(a.begin(), a.end());
  made.insert(made.end(), b.begin(), b.end());
  return made;
}

}  // namespace opdsl
#pragma GCC visibility pop
