// How many points more than the others a player can expect to end with: a sum of what they have,
// each thing with a weight. The weights are a least-squares fit to the final scores of games
// between searching players, 2 to 4 of them (docs/ai.md); what a kid is worth comes from the
// edition.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "games/fort/rules.h"
#include "games/fort/scoring.h"
#include "games/fort/worth.h"

namespace ludoteca::fort {

class Forecast {
 public:
  // Named in the order of kWeights; those with `ahead` count by how much of the game is left.
  enum Thing {
    kScore,
    kScoreAhead,
    kTrackAhead,
    kLevel1Ahead,
    kLevel2Ahead,
    kLevel3Ahead,
    kLevel4Ahead,
    kNeeded,  // resources that the next level costs
    kNeededAhead,
    kCompleteAhead,  // all of them are there
    kSpareAhead,
    kPacked,
    kPackedAhead,
    kCardsAhead,  // the worth of all kids, and their number
    kNumberAhead,
    kYardAhead,  // cards in the Yard
    kFortKidsAhead,
    kHand,
    kLookout,
    kLookoutAhead,
    kSymbolsAhead,  // in the Lookout
    kHasRule,
    kDistance,  // turns until the next own one, as a share of a round
    kDistanceAhead,
    kPerkAhead,  // nine of them; then the made-up rules
  };
  static constexpr int kRuleAhead = kPerkAhead + kPerks;
  static constexpr int kThings = kRuleAhead + kMadeUpRules;
  using Things = std::array<float, kThings>;

  explicit Forecast(const Edition& edition) : edition_(edition) {
    const Worth worth(edition);
    for (std::size_t card = 0; card < cards_.size(); ++card) {
      const Kid& kid = edition.kid(static_cast<Card>(card));
      cards_[card] = {worth.of_kid(edition.kid_of[card]), fort_actions(kid),
                      std::accumulate(kid.symbols.begin(), kid.symbols.end(), 0)};
    }
  }

  // In points; the hand counts only if it is the one to be played next.
  float of_player(const State& state, Seat seat, bool with_hand) const {
    if (finished(state)) return static_cast<float>(score_sheet(edition_, state, seat).total());
    const Things things = things_of(state, seat);
    const auto worth = [&](std::size_t thing) { return things[thing] * kWeights[thing]; };
    float sum = 0;
    for (std::size_t i = 0; i < kPerkAhead; ++i) sum += worth(i);
    const Player& player = state.at(seat);
    for (unsigned perks = player.perks; perks != 0; perks &= perks - 1) {
      sum += worth(kPerkAhead + static_cast<std::size_t>(std::countr_zero(perks)));
    }
    if (player.rule != kNoRule) sum += worth(kRuleAhead + std::size_t{player.rule});
    return with_hand ? sum : sum - things[kHand] * kWeights[kHand];
  }

  Things things_of(const State& state, Seat seat) const {
    Things things{};
    const Player& player = state.at(seat);
    const float left = time_left(state);
    const auto ahead = [&](int thing, float amount) {
      things[static_cast<std::size_t>(thing)] = amount * left;
    };
    const auto score = static_cast<float>(score_sheet(edition_, state, seat).total());
    things[kScore] = score;
    ahead(kScoreAhead, score);
    ahead(kTrackAhead, player.points);
    if (player.level > 0 && player.level < kTopLevel) ahead(kLevel1Ahead + player.level - 1, 1);
    if (state.end == End::not_yet) {
      count_resources(player, left, things);
      things[kHand] = of_hand(player);
      things[kLookout] = static_cast<float>(player.lookout.size());
      things[kHasRule] = player.rule != kNoRule ? 1 : 0;
      const int turns = (seat - leader_of(state) + state.seats()) % state.seats();
      things[kDistance] = static_cast<float>(turns) / static_cast<float>(state.seats());
      ahead(kDistanceAhead, things[kDistance]);
    }
    count_cards(player, left, things);
    for (int perk = 0; perk < kPerks; ++perk) {
      if (player.has(static_cast<Perk>(perk))) ahead(kPerkAhead + perk, 1);
    }
    if (player.rule != kNoRule) ahead(kRuleAhead + player.rule, 1);
    return things;
  }

 private:
  static constexpr float kPoint = 100;
  static const Things kWeights;

  // How much of the game is left, between 0 and 1.
  float time_left(const State& state) const {
    if (state.end != End::not_yet) return 0;
    float most = 0;
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      const Player& player = state.at(seat);
      most =
          std::max(most, static_cast<float>(player.points) / static_cast<float>(edition_.end_at));
      most = std::max(most, static_cast<float>(player.level) / (kTopLevel + 1));
    }
    constexpr float kTurn = 0.1F;
    const float turns =
        static_cast<float>(state.park_deck.size()) / static_cast<float>(state.seats());
    return std::min(1 - most, turns * kTurn);
  }

  void count_resources(const Player& player, float left, Things& things) const {
    const int pizza = player.stuff.of[0] + player.pack.of[0];
    const int toys = player.stuff.of[1] + player.pack.of[1];
    int needed = 0;
    if (player.level < kTopLevel) {
      const Cost& cost = edition_.cost[player.level];
      needed = std::min<int>(pizza, cost.pizza) + std::min<int>(toys, cost.toys);
      needed += std::min<int>(pizza + toys - needed, cost.any);
      if (needed == cost.pizza + cost.toys + cost.any) things[kCompleteAhead] = left;
    }
    things[kNeeded] = static_cast<float>(needed);
    things[kNeededAhead] = things[kNeeded] * left;
    things[kSpareAhead] = static_cast<float>(pizza + toys - needed) * left;
    things[kPacked] = static_cast<float>(player.pack.total());
    things[kPackedAhead] = things[kPacked] * left;
  }

  void count_cards(const Player& player, float left, Things& things) const {
    int worth = 0;
    int number = 0;
    int forts = 0;
    (player.deck | player.hand | player.discard | player.yard).for_each([&](Card card) {
      worth += cards_[card].worth;
      forts += cards_[card].forts;
      ++number;
    });
    int symbols = 0;
    player.lookout.for_each([&](Card card) { symbols += cards_[card].symbols; });
    const float points = static_cast<float>(worth) / kPoint;
    things[kCardsAhead] = points * left;
    things[kNumberAhead] = static_cast<float>(number) * left;
    things[kYardAhead] = static_cast<float>(player.yard.size()) * left;
    things[kFortKidsAhead] = static_cast<float>(forts) * left;
    things[kLookoutAhead] = static_cast<float>(player.lookout.size()) * left;
    things[kSymbolsAhead] = static_cast<float>(symbols) * left;
  }
  float of_hand(const Player& player) const {
    int sum = 0;
    player.hand.for_each([&](Card card) { sum += cards_[card].worth; });
    return static_cast<float>(sum) / kPoint;
  }

  // What counts of each card.
  struct CardThings {
    int worth = 0;
    int forts = 0;  // actions that raise a Fort
    int symbols = 0;
  };

  const Edition& edition_;
  std::array<CardThings, kMaxCards> cards_{};
};

inline constexpr Forecast::Things Forecast::kWeights = {
    0.88F, -0.82F, 0.82F,                                                // the score
    0.27F, 7.42F,  13.91F, 27.54F,                                       // levels
    0.61F, 0.54F,  1.13F,  0.99F,                                        // resources
    0.23F, 0.35F,                                                        // the Pack
    0.14F, -0.06F, -0.47F, 0.54F,                                        // cards
    0.11F, 0.28F,  -0.22F, 0.48F,                                        // hand and Lookout
    0.37F, -4.16F, 2.76F,                                                // a made-up rule, the turn
    0.15F, -0.30F, -0.12F, -0.42F, 4.33F, 0.82F,  -2.38F, 4.29F, 2.26F,  // perks
    5.14F, 7.23F,  3.54F,  4.75F,  1.88F, -1.26F, 5.43F,  5.83F, 4.92F,
    6.23F, 5.45F,  // made-up rules
};

}  // namespace ludoteca::fort
