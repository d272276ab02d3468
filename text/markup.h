// Texts inside HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace ludoteca {

// With the signs that mean something there written so that they do not.
std::string escaped(std::string_view text);

}  // namespace ludoteca
