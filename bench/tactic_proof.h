// Proves that some choices of a decision win for certain, whatever the others hold and do, and that
// with every other choice the game is not won, even if everybody helped.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "ai/proof.h"

namespace ludoteca {

template <Game G>
class TacticProof {
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;

 public:
  using Wins = std::vector<bool>;  // for each choice, whether it wins

  explicit TacticProof(const typename G::Edition& edition) : edition_(edition) {}

  // Nothing if it is not so in one of the positions that the player cannot tell apart, or if that
  // is not found out. At most half of the choices may win.
  std::optional<Wins> decided(const State& state, Seat seat, const Actions& list) {
    Wins wins(list.size());
    for (int world = 0; world < kWorlds; ++world) {
      const State imagined =
          world == 0 ? state : determinize(edition_, state, Viewer::of(seat), random_);
      const FastStreams luck(Seed::from_number(random_()));
      for (std::size_t i = 0; i < list.size(); ++i) {
        const auto win = surely_wins(imagined, seat, list[i], luck);
        if (!win || (world > 0 && *win != wins[i])) return std::nullopt;
        wins[i] = *win;
      }
      const auto winning = static_cast<std::size_t>(std::count(wins.begin(), wins.end(), true));
      if (winning == 0 || 2 * winning > wins.size()) return std::nullopt;
    }
    return wins;
  }

  // Whether the choice may win if everybody helps; also if that is not found out.
  bool can_win(const State& state, Seat seat, const Action& action) {
    const FastStreams luck(Seed::from_number(random_()));
    const auto helped = value(state, seat, action, luck, true);
    return !helped || *helped == 1;
  }

  // How many questions took too long so far.
  int given_up() const { return given_up_; }

 private:
  static constexpr int kWorlds = 200;
  static constexpr long kPositions = 100'000;  // looked at for one choice in one world

  // Nothing if that depends on what the others do, or is not found out.
  std::optional<bool> surely_wins(const State& state, Seat seat, const Action& action,
                                  const FastStreams& luck) {
    const auto helped = value(state, seat, action, luck, true);
    if (!helped) return std::nullopt;
    if (*helped < 1) return false;
    return value(state, seat, action, luck, false) == 1.0F ? std::optional(true) : std::nullopt;
  }
  std::optional<float> value(const State& state, Seat seat, const Action& action, FastStreams luck,
                             bool others_help) {
    State next = state;
    apply(edition_, next, seat, action, luck, NoEvents{});
    const auto found = ai::Proof<G>(edition_, seat, kPositions).value(next, luck, others_help);
    if (!found) ++given_up_;
    return found;
  }

  const typename G::Edition& edition_;
  FastGenerator random_{Seed::from_number(2026), kStreams};
  int given_up_ = 0;
};

}  // namespace ludoteca
