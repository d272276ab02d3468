// The drawings of the HTML report.
#pragma once

#include <string>
#include <string_view>

#include "ai/standings.h"

namespace ludoteca::ai {

// The class of a player's colour in the style sheet; colours come again after six players.
std::string player_style(std::size_t player);

std::string plot_shares(const Standings& standings);
std::string plot_scores(const Standings& standings);
std::string plot_seats(const Standings& standings);
std::string plot_sprt(const Sprt& sprt);

}  // namespace ludoteca::ai
