// A request that cannot be granted: a code for programs and a text for people.
#pragma once

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

#include "server/refusal_code.h"
#include "text/catalogue.h"

namespace ludoteca {

class Refused : public std::runtime_error {
 public:
  // "not-found" has its words at server.not-found.
  explicit Refused(RefusalCode code)
      : std::runtime_error(std::string(std::string_view(code))), code_(code) {}
  // With words of its own, in the language of the one who asked.
  Refused(RefusalCode code, std::string text)
      : std::runtime_error(text), code_(code), text_(std::move(text)) {}

  std::string_view code() const { return code_; }
  std::string text(const Catalogue& words) const {
    return text_.empty() ? words.text("server." + std::string(code())) : text_;
  }

 private:
  RefusalCode code_;
  std::string text_;
};

}  // namespace ludoteca
