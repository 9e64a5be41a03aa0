#pragma once
// The registration of a library's operators, when it's loaded.
#include <initializer_list>

#pragma GCC visibility push(hidden)
namespace opdsl {

class Library;
using Registration = void (*)(Library&);

/// Registers operators when it's constructed.  What goes wrong is kept, to be raised by the importer.
class Loader {
 public:
  /// `place` says where the library is declared; the registrations live as long as the process.
  Loader(const char* name, const char* place, std::initializer_list<Registration> parts);
  /// Why the operators aren't registered, or null.  A TorchBind class may be registered by a source whose turn comes
  /// after the loader's.  So the question is one more try, with all of the library initialised.
  const char* error();

 private:
  void load();
  const char* name_;
  const char* place_;
  const Registration* parts_;
  unsigned long count_;
  bool loaded_ = false;
  const char* error_ = nullptr;
};

}  // namespace opdsl
#pragma GCC visibility pop
