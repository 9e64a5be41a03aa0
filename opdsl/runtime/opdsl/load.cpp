#include <opdsl/dispatch.h>
#include <opdsl/load.h>

#include <cstring>
#include <exception>

namespace opdsl {

Loader::Loader(const char* name, const char* place, std::initializer_list<Registration> parts)
    : name_(name), place_(place), parts_(new Registration[parts.size()]), count_(parts.size()) {
  std::copy(parts.begin(), parts.end(), const_cast<Registration*>(parts_));
  load();
}

void Loader::load() {
  try {
    Library library(name_, place_);
    for (unsigned long i = 0; i < count_; ++i) {
      parts_[i](library);
    }
    loaded_ = true;
  } catch (const std::exception& error) {
    error_ = strdup(error.what());
  }
}

const char* Loader::error() {
  if (!loaded_) {
    load();
  }
  return loaded_ ? nullptr : error_;
}

}  // namespace opdsl
