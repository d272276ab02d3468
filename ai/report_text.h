// The result of a tournament as a table for people at a terminal.
#pragma once

#include <string>

#include "ai/standings.h"

namespace ludoteca::ai {

std::string text_report(const Tournament& tournament, const Standings& standings);

}  // namespace ludoteca::ai
