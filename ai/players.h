// The computer players there are, by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/budget.h"

namespace ludoteca::ai {

enum class Method : std::uint8_t { random, greedy, search };

struct PlayerPlan {
  Method method{};
  Budget budget{};        // of a search
  bool loose = false;     // chooses freely among the moves it looked at (Figures::looseness)
  bool remembers = true;  // keeps its tree from one decision to the next
};

// "easy", "normal", "hard", "greedy", "random", "search:N" with N iterations a decision, and
// "fresh:N", which is the same without memory. Nothing if there is no such player.
std::optional<PlayerPlan> player_plan(std::string_view name);

// Those with a name of their own; the one for a newcomer first.
std::vector<std::string_view> player_names();

}  // namespace ludoteca::ai
