// Our rules pages (simple Markdown) and other long texts laid out for a terminal.
#pragma once

#include <string>
#include <string_view>

#include "engine/match.h"

namespace ludoteca {

std::string markdown_text(std::string_view markdown, const Screen& screen);

// Every line of a plain text broken to the width, the parts after the first indented.
std::string wrapped(std::string_view text, int width, int indent);

}  // namespace ludoteca
