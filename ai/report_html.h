// The result of a tournament as one HTML page that needs nothing from elsewhere: no scripts, no
// fonts, no pictures; light or dark as the reader's system is.
#pragma once

#include <string>

#include "ai/standings.h"

namespace ludoteca::ai {

std::string html_report(const Tournament& tournament, const Standings& standings);

}  // namespace ludoteca::ai
