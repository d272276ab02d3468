// The end of the game: points, made-up rules and places (F8.2, F8.3).
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>

#include "engine/game.h"
#include "games/fort/state.h"

namespace ludoteca::fort {

constexpr bool finished(const State& state) {
  return state.pending.empty();
}

// F8.3: "you have" counts deck, discard, hand, Yard and Lookout.
constexpr CardSet cards_owned(const Player& player) {
  return player.deck | player.discard | player.hand | player.yard | player.lookout;
}

constexpr int fort_actions(const Kid& kid) {
  return (is_fort(kid.public_action.first) ? 1 : 0) + (is_fort(kid.private_action.first) ? 1 : 0);
}

// Symbols of one suit on cards; coins do not count.
constexpr int suit_symbols(const Edition& edition, const CardSet& cards, Suit suit) {
  const auto index = static_cast<std::size_t>(suit);
  int count = 0;
  (cards & edition.showing[index]).for_each([&](Card card) {
    count += edition.kid(card).symbols[index];
  });
  return count;
}

constexpr int different_suits(const Edition& edition, const CardSet& cards) {
  int count = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    count += suit_symbols(edition, cards, static_cast<Suit>(suit)) > 0 ? 1 : 0;
  }
  return count;
}

// 8 with more cards than every rival, 4 if tied for most.
constexpr int sleepover_points(const Edition& edition, const State& state, Seat seat) {
  const int own = cards_owned(state.at(seat)).size();
  int most = 0;
  for (Seat rival = 0; rival < state.seats(); ++rival) {
    if (rival != seat) most = std::max(most, cards_owned(state.at(rival)).size());
  }
  if (own < most) return 0;
  return own == most ? edition.sleepover_tied : edition.sleepover;
}

constexpr int rule_points(const Edition& edition, const State& state, Seat seat, MadeUpRule rule) {
  const Player& player = state.at(seat);
  const auto cards = [&] { return cards_owned(player); };
  switch (rule) {
    case MadeUpRule::big_plans: {
      int count = 0;
      cards().for_each([&](Card card) { count += fort_actions(edition.kid(card)); });
      return count;
    }
    case MadeUpRule::friendship_bracelet: {
      const int suits = different_suits(edition, cards());
      return suits + (suits == kSuits ? edition.all_suits_bonus : 0);
    }
    case MadeUpRule::piggy_bank:
      return player.stuff[Resource::toy] + player.pack[Resource::toy];
    case MadeUpRule::pizza_party:
      return player.stuff[Resource::pizza] + player.pack[Resource::pizza];
    case MadeUpRule::loner:
      return (cards() & edition.all_best_friends).empty() ? edition.loner : 0;
    case MadeUpRule::minimalism:
      return player.level == edition.minimalism_level ? edition.minimalism : 0;
    case MadeUpRule::popularity:
      return player.lookout.size();
    case MadeUpRule::play_palace:
      return suit_symbols(edition, cards(), Suit::crown);
    case MadeUpRule::secret_stash:
      return player.pack.total();
    case MadeUpRule::sleepover:
      return sleepover_points(edition, state, seat);
    case MadeUpRule::slime_lab:
      return suit_symbols(edition, cards(), Suit::book);
  }
  return 0;
}

struct ScoreSheet {
  std::uint8_t track = 0;
  std::uint8_t fort = 0;
  std::uint8_t rule = 0;
  std::uint8_t macaroni = 0;
  constexpr int total() const { return track + fort + rule + macaroni; }
  friend constexpr bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

constexpr ScoreSheet score_sheet(const Edition& edition, const State& state, Seat seat) {
  const Player& player = state.at(seat);
  ScoreSheet sheet;
  sheet.track = player.points;
  sheet.fort = edition.level_points[player.level];
  if (player.rule != kNoRule) {
    sheet.rule = static_cast<std::uint8_t>(
        rule_points(edition, state, seat, static_cast<MadeUpRule>(player.rule)));
  }
  if (player.macaroni) sheet.macaroni = edition.macaroni;
  return sheet;
}

// F8.2: points, then the higher Fort level, then shared.
constexpr Outcome outcome(const Edition& edition, const State& state) {
  struct Standing {
    int points = 0;
    int level = 0;
    constexpr auto operator<=>(const Standing&) const = default;
  };
  std::array<Standing, kMaxPlayers> standings{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    standings[seat] = {score_sheet(edition, state, seat).total(), state.at(seat).level};
  }
  return outcome_of(standings, state.seats());
}

}  // namespace ludoteca::fort
