#include "games/fort/worth.h"

#include <algorithm>

#include "games/fort/means.h"
#include "games/fort/scoring.h"

namespace ludoteca::fort {
namespace {

constexpr int kPoint = 100;

// An icon done once.
constexpr int icon_worth(Icon icon) {
  switch (icon) {
    case Icon::pizza:
    case Icon::toy:
      return 45;
    case Icon::any:
      return 55;
    case Icon::pack:
      return 40;
    case Icon::lookout:
      return 45;
    case Icon::trash:
    case Icon::recruit:
      return 35;
    case Icon::fort:
      return 150;
    case Icon::fort_less:
      return 190;
    case Icon::fort_more:
      return 110;
    case Icon::vp:
      return kPoint;
    case Icon::spend_pizza:
    case Icon::spend_toy:
      return -45;
    case Icon::trash_rival:
      return 20;
    case Icon::copy_pack:
    case Icon::copy_rival_pack:
      return 75;
    case Icon::convert:
      return 10;
    case Icon::trash_this:
      return -40;
    case Icon::none:
      break;
  }
  return 0;
}

// How often an action is usually repeated, in hundredths.
int usual_times(const Effect& effect, const Kid& kid) {
  switch (effect.times) {
    case Times::fixed:
      return effect.count * 100;
    case Times::suit:
      return kid.symbols[static_cast<std::size_t>(effect.suit)] > 0 ? 170 : 90;
    case Times::any_suit:
      return 190;
    case Times::pack:
      return 170;
    case Times::lookout:
    case Times::fort:
      return 150;
  }
  return 0;
}

int effect_worth(const Effect& effect, const Kid& kid) {
  if (effect.blank()) return 0;
  const int once = icon_worth(effect.first) + icon_worth(effect.then) * effect.then_count;
  return once * usual_times(effect, kid) / 100 +
         (effect.trash_this ? icon_worth(Icon::trash_this) : 0);
}

// The best kid of a hand will be played, the others only help.
constexpr int kHandRest = 15;  // of 100

// How much of the game is left, in hundredths.
int time_left(const Edition& edition, const State& state) {
  if (state.end != End::not_yet) return 0;
  int most = 0;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Player& player = state.at(seat);
    most = std::max(most, player.points * 100 / edition.end_at);
    most = std::max(most, player.level * 100 / (kTopLevel + 1));
  }
  const int turns = state.park_deck.size() / state.seats();
  return std::min(100 - most, turns * 10);
}

}  // namespace

Worth::Worth(const Edition& edition) : edition_(edition) {
  constexpr int kSymbol = 12;
  constexpr int kCoin = 18;
  for (KidId id = 0; id < edition.kid_count; ++id) {
    const Kid& kid = edition.kids[id];
    int worth = effect_worth(kid.public_action, kid) + effect_worth(kid.private_action, kid);
    for (int suit = 0; suit < kSuits; ++suit) worth += kSymbol * kid.symbols[suit];
    kids_[id] = worth + kCoin * kid.symbols[kSuits];
  }
}

int Worth::of_perk(Perk perk) {
  constexpr std::array<int, kPerks> kWorth = {
      120,  // Birthday Party
      140,  // Bribe
      80,   // Copy Cat
      230,  // DIY
      200,  // Do-Over
      60,   // Recycling
      60,   // Rough Housing
      180,  // Sticky Fingers
      150,  // XXL Backpack
  };
  return kWorth[static_cast<std::size_t>(perk)];
}

int Worth::of_rule(const State& state, Seat seat, MadeUpRule rule) const {
  const Player& player = state.at(seat);
  const int now = rule_points(edition_, state, seat, rule) * kPoint;
  const int time = time_left(edition_, state);
  // What grows by itself as the Fort and the deck grow.
  int later = 0;
  switch (rule) {
    case MadeUpRule::popularity:
    case MadeUpRule::secret_stash:
      later = 250;
      break;
    case MadeUpRule::piggy_bank:
    case MadeUpRule::pizza_party:
      later = 150;
      break;
    case MadeUpRule::minimalism:
      if (player.level == edition_.minimalism_level) return now * 60 / 100;
      break;
    case MadeUpRule::friendship_bracelet:
    case MadeUpRule::big_plans:
    case MadeUpRule::play_palace:
    case MadeUpRule::slime_lab:
      later = 100;
      break;
    case MadeUpRule::loner:
      later = 50;
      break;
    case MadeUpRule::sleepover:
      return now * (150 - time) / 150;
  }
  return now + later * time / 100;
}

// Resources count for the next level of the Fort; what it does not need, little.
int Worth::of_resources(const State& state, Seat seat) const {
  const Player& player = state.at(seat);
  if (state.end == End::fort || player.level == kTopLevel) return player.pack.total() * 5;
  constexpr int kNeeded = 75;
  constexpr int kSpare = 30;
  constexpr int kPacked = 12;  // counted again and again, and not in the way
  const Cost& cost = edition_.cost[player.level];
  const int pizza = player.stuff.of[0] + player.pack.of[0];
  const int toys = player.stuff.of[1] + player.pack.of[1];
  int needed = std::min<int>(pizza, cost.pizza) + std::min<int>(toys, cost.toys);
  needed += std::min<int>(pizza + toys - needed, cost.any);
  return needed * kNeeded + (pizza + toys - needed) * kSpare + player.pack.total() * kPacked;
}

// Cards are worth what they are better than a plain one, as long as there is time to draw them; in
// the Yard they may be gone before.
int Worth::of_cards(const State& state, Seat seat) const {
  constexpr int kPlain = 95;
  constexpr int kInLookout = 45;
  constexpr int kInYard = 50;  // of 100
  const Player& player = state.at(seat);
  const int time = time_left(edition_, state);
  int sum = 0;
  (player.deck | player.hand | player.discard).for_each([&](Card card) {
    sum += kids_[edition_.kid_of[card]] - kPlain;
  });
  player.yard.for_each([&](Card card) {
    const int better = kids_[edition_.kid_of[card]] - kPlain;
    sum += better > 0 ? better * kInYard / 100 : better;
  });
  int lookout = 0;
  player.lookout.for_each([&](Card card) {
    const Kid& kid = edition_.kid(card);
    int symbols = 0;
    for (const std::uint8_t count : kid.symbols) symbols += count;
    lookout += kInLookout * (1 + symbols);
  });
  return (sum + lookout) * time / 100;
}

int Worth::of_hand(const Player& player) const {
  int best = 0;
  int sum = 0;
  player.hand.for_each([&](Card card) {
    const int worth = kids_[edition_.kid_of[card]];
    if (edition_.kid(card).playable()) best = std::max(best, worth);
    sum += worth;
  });
  return best / 2 + (sum - best) * kHandRest / 100;
}

int Worth::of_player(const State& state, Seat seat, bool with_hand) const {
  const Player& player = state.at(seat);
  const int time = time_left(edition_, state);
  int value = (player.points + edition_.level_points[player.level]) * kPoint;
  if (player.macaroni) value += edition_.macaroni * kPoint;
  if (player.rule != kNoRule) value += of_rule(state, seat, static_cast<MadeUpRule>(player.rule));
  constexpr int kRoom = 60;  // a level: room in Pack and Lookout
  value += player.level * kRoom * time / 100;
  for (int i = 0; i < kPerks; ++i) {
    const auto perk = static_cast<Perk>(i);
    if (player.has(perk)) value += of_perk(perk) * time / 100;
  }
  value += of_resources(state, seat) + of_cards(state, seat);
  if (with_hand) value += of_hand(player);
  return value;
}

int Worth::of_position(const State& state, Seat seat, bool with_hand) const {
  constexpr int kWin = 100 * kPoint;
  if (finished(state)) {
    const Outcome result = outcome(edition_, state);
    return (result.place[seat] == 1 ? kWin : -kWin) + result.score[seat] * kPoint;
  }
  constexpr int kRivals = 40;  // of 100
  int best = 0;
  for (Seat rival = 0; rival < state.seats(); ++rival) {
    if (rival != seat) best = std::max(best, of_player(state, rival, with_hand));
  }
  return of_player(state, seat, with_hand) - best * kRivals / 100;
}

}  // namespace ludoteca::fort
