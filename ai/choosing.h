// Which of the choices a search looked at is made, where it is not simply the most looked at.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "ai/search.h"

namespace ludoteca::ai {

inline constexpr double kLeastShare = 0.1;  // of the looks the most looked at got

// Whether a choice is drawn by every player (ai/mind.h).
template <class Mind, class State>
bool is_mixed(const State& known) {
  if constexpr (requires { Mind::mixed(known); }) {
    return Mind::mixed(known);
  } else {
    return false;
  }
}

// Draws one by how often it was looked at and puts it first. Looseness 1: in proportion; less:
// nearer to the most looked at; 0: that one. What hardly got a look is never drawn.
template <class Action>
void draw_first(std::vector<Ranked<Action>>& ranked, double looseness, FastGenerator& random) {
  if (looseness <= 0) return;
  const auto most = static_cast<double>(ranked.front().visits);
  const auto weight = [&](const Ranked<Action>& one) {
    const double share = static_cast<double>(one.visits) / most;
    return share < kLeastShare ? 0 : std::pow(share, 1 / looseness);
  };
  double sum = 0;
  for (const auto& one : ranked) sum += weight(one);
  double drawn = static_cast<double>(random() >> 11) * 0x1p-53 * sum;
  for (auto one = ranked.begin(); one != ranked.end(); ++one) {
    drawn -= weight(*one);
    if (drawn >= 0) continue;
    std::rotate(ranked.begin(), one, one + 1);
    return;
  }
}

}  // namespace ludoteca::ai
