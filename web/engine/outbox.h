// What the engine has to say to the page, in the order in which it came up; the page takes it after
// each call.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <utility>

namespace ludoteca {

class Outbox {
 public:
  // Members of one object, as text.
  void put(std::string_view members) {
    text_ += text_.empty() ? "{" : ",{";
    text_ += members;
    text_ += '}';
  }
  // A list.
  std::string take() { return "[" + std::exchange(text_, {}) + "]"; }

 private:
  std::string text_;
};

}  // namespace ludoteca
