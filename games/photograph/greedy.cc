#include "games/photograph/greedy.h"

#include <algorithm>
#include <limits>

#include "games/photograph/determinize.h"
#include "games/photograph/rules.h"

namespace ludoteca::photograph {
namespace {

// Hundredths of a point.
constexpr int kPoint = 100;
constexpr int kRoom = 25;       // each number still free in the direction of a strip
constexpr int kGoodShot = 250;  // a Good Shot within reach, by how near it is
constexpr int kInHand = 50;     // of 100: what cards still in hand will bring, as they lie

constexpr int kWorlds = 6;  // imagined positions over which a take is judged

int room_left(const Strip& strip) {
  const int up = kNumbers - strip.last_sharp();
  const int down = strip.last_sharp() - 1;
  switch (strip.direction()) {
    case Direction::ascending:
      return up;
    case Direction::descending:
      return down;
    case Direction::open:
      return std::max(up, down);
  }
  return 0;
}

// What the strips of a seat are worth, with what they may still become.
int strips_value(const Edition& edition, const State& state, Seat seat) {
  int value = score_sheet(edition, state, seat).total * kPoint;
  const int needed = edition.good_shot_needs[state.players()];
  for (int c = 0; c < kColours; ++c) {
    const Strip& strip = state.strips[seat][c];
    if (strip.length() == 0) continue;
    value += room_left(strip) * kRoom;
    const int sharp = std::min(strip.sharp(), needed);
    if (state.good_shots[c] == kNobody) value += kGoodShot * sharp * sharp / (needed * needed);
  }
  return value;
}

// The strips, and the hand played out in its order.
int hand_value(const Edition& edition, const State& state, Seat seat) {
  const int now = strips_value(edition, state, seat);
  State later = state;
  NoEvents silent;
  shoot(edition, later, seat, static_cast<int>(later.hands[seat].size()), GoodShots::can_be_won,
        silent);
  return now + (strips_value(edition, later, seat) - now) * kInHand / 100;
}

int wind_value(const Edition& edition, const State& state, Seat seat, Wind wind) {
  const Frame& frame = state.pending.top();
  const bool own_turn = frame.step == Step::wind;
  State after = state;
  NoEvents silent;
  wind_film(after.hands[seat], wind);
  shoot(edition, after, seat, own_turn ? frame.taken : edition.sunset_shots,
        own_turn ? GoodShots::can_be_won : GoodShots::none, silent);
  if (frame.step != Step::final_shots) return hand_value(edition, after, seat);
  after.pending.pop();  // scored as finished, with the missed opportunity
  return score_sheet(edition, after, seat).total * kPoint;
}

struct Choice {
  Action action;
  int value;
};

Choice best_wind(const Edition& edition, const State& state, Seat seat) {
  Actions list;
  winds(edition, state.hands[seat], list);
  Choice best{list[0], std::numeric_limits<int>::min()};
  for (const Action action : list) {
    const int value = wind_value(edition, state, seat, action.as_wind());
    if (value > best.value) best = {action, value};
  }
  return best;
}

}  // namespace

Action greedy_choice(const Edition& edition, const State& state, Seat seat, FastGenerator& random) {
  if (state.pending.top().step != Step::choose_scene) return best_wind(edition, state, seat).action;
  Actions list;
  scenes(edition, state, list);
  std::array<int, Actions::kCapacity> value{};
  NoEvents silent;
  for (int world = 0; world < kWorlds; ++world) {
    const State imagined = determinize(edition, state, Viewer::of(seat), random);
    for (std::size_t i = 0; i < list.size(); ++i) {
      State after = imagined;
      take_photos(edition, after, seat, list[i], silent);
      value[i] += best_wind(edition, after, seat).value;
    }
  }
  const auto* best = std::max_element(value.begin(), value.begin() + list.size());
  return list[static_cast<std::size_t>(best - value.begin())];
}

}  // namespace ludoteca::photograph
