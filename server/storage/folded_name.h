// Names compared whatever their case.
#pragma once

#include <string>
#include <string_view>

namespace ludoteca {

// Capital letters of the Latin, Greek, Cyrillic and Armenian scripts become small ones; everything
// else stays. What is stored was made with it, so its results may never change.
std::string folded_name(std::string_view name);

}  // namespace ludoteca
