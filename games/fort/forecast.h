// How many points more than the others a player can expect to end with: a sum of what they have,
// each thing with a weight. The weights are a least-squares fit to the final scores of games
// between searching players, 2 to 4 of them (docs/ai.md); what a kid is worth comes from the
// edition.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>

#include "ai/mind.h"
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

  explicit Forecast(const Edition& edition) : edition_(edition) {
    const Worth worth(edition);
    for (std::size_t eight = 0; eight < sums_.size(); ++eight) {
      for (std::size_t bits = 1; bits < sums_[eight].size(); ++bits) {
        const auto card = static_cast<Card>(8 * eight + std::countr_zero(bits));
        const Kid& kid = edition.kid(card);
        const CardThings things = {worth.of_kid(edition.kid_of[card]), fort_actions(kid),
                                   std::accumulate(kid.symbols.begin(), kid.symbols.end(), 0)};
        sums_[eight][bits] = sums_[eight][bits & (bits - 1)] + packed(things);
      }
    }
  }

  // In points, for each seat; a hand counts only if it is the one to be played next.
  ai::Estimate of_players(const State& state, bool with_hands) const {
    ai::Estimate points{};
    const float left = time_left(state);
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      const int score = score_sheet(edition_, state, seat).total();
      points[seat] = static_cast<float>(score);
      if (!finished(state)) points[seat] = of_player(state, seat, score, left, with_hands);
    }
    return points;
  }

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

 private:
  static constexpr float kPoint = 100;
  static constexpr std::array<float, kThings> kWeights = {
      0.88F, -0.82F, 0.82F,           // the score
      0.27F, 7.42F,  13.91F, 27.54F,  // levels
      0.61F, 0.54F,  1.13F,  0.99F,   // resources
      0.23F, 0.35F,                   // the Pack
      0.14F, -0.06F, -0.47F, 0.54F,   // cards
      0.11F, 0.28F,  -0.22F, 0.48F,   // hand and Lookout
      0.37F, -4.16F, 2.76F,           // a made-up rule, the turn
      0.15F, -0.30F, -0.12F, -0.42F, 4.33F, 0.82F,  -2.38F, 4.29F, 2.26F,  // perks
      5.14F, 7.23F,  3.54F,  4.75F,  1.88F, -1.26F, 5.43F,  5.83F, 4.92F,
      6.23F, 5.45F,  // made-up rules
  };

  // What has been added up: what counts as it is, and what counts by how much of the game is left.
  struct Sum {
    float now = 0;
    float ahead = 0;
    template <class Amount>
    void count(Thing thing, Amount amount) {
      now += static_cast<float>(amount) * kWeights[thing];
    }
    template <class Amount>
    void count_ahead(int thing, Amount amount) {
      ahead += static_cast<float>(amount) * kWeights[static_cast<std::size_t>(thing)];
    }
  };

  float of_player(const State& state, Seat seat, int score, float left, bool with_hand) const {
    Sum sum;
    const Player& player = state.at(seat);
    sum.count(kScore, score);
    sum.count_ahead(kScoreAhead, score);
    sum.count_ahead(kTrackAhead, player.points);
    if (player.level > 0 && player.level < kTopLevel) {
      sum.count_ahead(kLevel1Ahead + player.level - 1, 1);
    }
    if (state.end == End::not_yet) {
      count_resources(player, sum);
      if (with_hand) sum.count(kHand, static_cast<float>(sum_of(player.hand).worth) / kPoint);
      sum.count(kLookout, player.lookout.size());
      if (player.rule != kNoRule) sum.count(kHasRule, 1);
      const int turns = (seat - leader_of(state) + state.seats()) % state.seats();
      const float distance = static_cast<float>(turns) / static_cast<float>(state.seats());
      sum.count(kDistance, distance);
      sum.count_ahead(kDistanceAhead, distance);
    }
    count_cards(player, sum);
    for (unsigned perks = player.perks; perks != 0; perks &= perks - 1) {
      sum.count_ahead(kPerkAhead + std::countr_zero(perks), 1);
    }
    if (player.rule != kNoRule) sum.count_ahead(kRuleAhead + player.rule, 1);
    return sum.now + sum.ahead * left;
  }

  void count_resources(const Player& player, Sum& sum) const {
    const int pizza = player.stuff.of[0] + player.pack.of[0];
    const int toys = player.stuff.of[1] + player.pack.of[1];
    int needed = 0;
    if (player.level < kTopLevel) {
      const Cost& cost = edition_.cost[player.level];
      needed = std::min<int>(pizza, cost.pizza) + std::min<int>(toys, cost.toys);
      needed += std::min<int>(pizza + toys - needed, cost.any);
      if (needed == cost.pizza + cost.toys + cost.any) sum.count_ahead(kCompleteAhead, 1);
    }
    sum.count(kNeeded, needed);
    sum.count_ahead(kNeededAhead, needed);
    sum.count_ahead(kSpareAhead, pizza + toys - needed);
    sum.count(kPacked, player.pack.total());
    sum.count_ahead(kPackedAhead, player.pack.total());
  }

  void count_cards(const Player& player, Sum& sum) const {
    const CardSet cards = player.deck | player.hand | player.discard | player.yard;
    const CardThings all = sum_of(cards);
    sum.count_ahead(kCardsAhead, static_cast<float>(all.worth) / kPoint);
    sum.count_ahead(kNumberAhead, cards.size());
    sum.count_ahead(kYardAhead, player.yard.size());
    sum.count_ahead(kFortKidsAhead, all.forts);
    sum.count_ahead(kLookoutAhead, player.lookout.size());
    sum.count_ahead(kSymbolsAhead, sum_of(player.lookout).symbols);
  }

  // What counts of cards.
  struct CardThings {
    int worth = 0;
    int forts = 0;  // actions that raise a Fort
    int symbols = 0;
  };
  // Three sums in one number, so that they are added at once.
  static constexpr std::int64_t packed(const CardThings& things) {
    return (std::int64_t{things.forts} << 32) + (std::int64_t{things.symbols} << 48) + things.worth;
  }
  CardThings sum_of(const CardSet& cards) const {
    std::int64_t sum = 0;
    for (int i = 0; i < CardSet::kEights; ++i)
      sum += sums_[static_cast<std::size_t>(i)][cards.eight(i)];
    const auto worth = static_cast<std::int32_t>(sum);
    const std::int64_t rest = (sum - worth) >> 32;
    return {worth, static_cast<int>(rest & 0xffff), static_cast<int>(rest >> 16)};
  }

  const Edition& edition_;
  std::array<std::array<std::int64_t, 256>, CardSet::kEights> sums_{};  // of every eight cards
};

}  // namespace ludoteca::fort
