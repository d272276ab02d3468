// A member that must be there and be a text.
#pragma once

#include <string>
#include <string_view>

#include "engine/json_input.h"

namespace ludoteca {

inline std::string text_in(const boost::json::object& object, std::string_view name) {
  return std::string(as_text(member(object, name), name));
}

}  // namespace ludoteca
