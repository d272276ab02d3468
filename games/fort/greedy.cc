#include "games/fort/greedy.h"

#include <algorithm>
#include <array>

#include "games/fort/determinize.h"
#include "games/fort/habits.h"

namespace ludoteca::fort {
namespace {

constexpr int kWorlds = 4;     // imagined positions over which a choice is judged
constexpr int kLongest = 300;  // moves of a turn, far more than any takes

class Greedy {
 public:
  Greedy(const Edition& edition, Seat seat, FastGenerator& random)
      : edition_(edition),
        seat_(seat),
        random_(random),
        worth_(edition),
        habits_(edition, worth_) {}

  Action choice(const State& state) {
    if (state.pending.top().step == Step::draft) return habits_.choice(state, seat_);
    Actions list;
    legal_actions(edition_, state, seat_, list);
    if (list.size() == 1) return list[0];
    std::array<int, Actions::kCapacity> value{};
    for (int world = 0; world < kWorlds; ++world) {
      const State imagined = determinize(edition_, state, Viewer::of(seat_), random_);
      const Seed seed = Seed::from_number(random_());  // the same luck for every choice
      for (std::size_t i = 0; i < list.size(); ++i) value[i] += value_of(imagined, list[i], seed);
    }
    const auto* best = std::max_element(value.begin(), value.begin() + list.size());
    return list[static_cast<std::size_t>(best - value.begin())];
  }

 private:
  // The position once the turn is over, or, for a follower, the own part in it.
  int value_of(const State& state, Action action, const Seed& seed) const {
    FastStreams streams(seed);
    const Seat leader = leader_of(state);
    State after = state;
    apply(edition_, after, seat_, action, streams, NoEvents());
    for (int moves = 0; moves < kLongest && goes_on(after, leader); ++moves) {
      const Seat next = to_act(after).front();
      apply(edition_, after, next, habits_.choice(after, next), streams, NoEvents());
    }
    // A new hand was drawn at the end of the own turn: luck, and no merit of the choice.
    return worth_.of_position(after, seat_, leader != seat_);
  }
  bool goes_on(const State& state, Seat leader) const {
    if (finished(state) || leader_of(state) != leader) return false;
    return leader == seat_ || to_act(state).contains(seat_);
  }

  const Edition& edition_;
  Seat seat_;
  FastGenerator& random_;
  Worth worth_;
  Habits habits_;
};

}  // namespace

Action greedy_choice(const Edition& edition, const State& state, Seat seat, FastGenerator& random) {
  return Greedy(edition, seat, random).choice(state);
}

}  // namespace ludoteca::fort
