// `ludoteca bench`: how fast and how strong the games run on this machine.
#pragma once

#include <iosfwd>
#include <string_view>

namespace ludoteca {

// Of one game, or of all of them if the name is empty.
void run_bench(std::ostream& out, std::string_view game, double seconds);
// The same for the computer player that looks ahead, on one core.
void run_search_bench(std::ostream& out, std::string_view game, double seconds);

}  // namespace ludoteca
