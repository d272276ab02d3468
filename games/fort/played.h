// Facts about the card being played, as far as a view tells them.
#pragma once

#include "games/fort/run.h"
#include "games/fort/view.h"

namespace ludoteca::fort {

constexpr Effect effect_in_box(const Edition& edition, const View& view, Box box) {
  if (box == Box::diy || view.play.kid == kNoKid) return diy_effect();
  const Kid& kid = edition.kids[view.play.kid];
  return box == Box::public_box ? kid.public_action : kid.private_action;
}

// The action that the viewer carries out or prepares.
constexpr Effect effect_running(const Edition& edition, const View& view) {
  return effect_in_box(edition, view, view.run.box);
}

// Symbols that count for an action of the leader so far (F4.3): on the played card and on those
// added to it. 0 for an action that no cards can be added to.
constexpr int symbols_so_far(const Edition& edition, const View& view, const Effect& effect) {
  if (!effect.improvable() || view.play.kid == kNoKid) return 0;
  if (effect.times == Times::any_suit && view.run.suit == kNoSuit) return 0;
  const Suit suit = suit_of_run(effect, view.run);
  const auto coin = static_cast<Suit>(view.play.suit == kNoSuit ? kSuits : view.play.suit);
  return edition.kids[view.play.kid].symbols_of(suit, coin) +
         view.play.symbols[static_cast<std::size_t>(suit)];
}

// F4.5: how many coins of the added and counted cards were given each suit, as far as the cards on
// the table tell: what their own symbols do not explain must be coins. Nothing if a first card of
// Do-Over blurs it.
constexpr std::array<std::uint8_t, kSuits> coins_given(const Edition& edition, const View& view) {
  if (view.play.kid == kNoKid) return {};
  std::array<int, kSuits> left{};
  for (std::size_t suit = 0; suit < kSuits; ++suit) left[suit] = view.play.symbols[suit];
  int coins = 0;
  for (KidId kid = 0; kid < edition.kid_count; ++kid) {
    const int played = kid == view.play.kid && view.play.in_play.of[kid] > 0 ? 1 : 0;
    const int cards = view.play.in_play.of[kid] - played + view.play.counted.of[kid];
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      left[suit] -= cards * edition.kids[kid].symbols[suit];
    }
    coins += cards * edition.kids[kid].symbols[kSuits];
  }
  std::array<std::uint8_t, kSuits> given{};
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    if (left[suit] < 0) return {};
    coins -= left[suit];
    given[suit] = static_cast<std::uint8_t>(left[suit]);
  }
  return coins == 0 ? given : std::array<std::uint8_t, kSuits>{};
}

// F6.1, F6.3: the suit a follower has to match.
constexpr Suit suit_to_follow(const Edition& edition, const View& view) {
  if (view.play.suit != kNoSuit) return static_cast<Suit>(view.play.suit);
  const Kid& kid = edition.kids[view.play.kid];
  int suit = 0;
  while (suit < kSuits && kid.symbols[static_cast<std::size_t>(suit)] == 0) ++suit;
  return static_cast<Suit>(suit);
}

// The means of a player (means.h) from what everybody sees. Perks "on your turn" do not work while
// following (F7).
constexpr Means means_seen(const Edition& edition, const View& view, Seat seat, bool leader) {
  const PlayerView& player = view.players[seat];
  const auto has = [&](Perk perk) { return (player.perks >> static_cast<int>(perk) & 1) != 0; };
  Means means;
  means.stuff = {player.stuff.of[0], player.stuff.of[1]};
  means.pack = {player.pack.of[0], player.pack.of[1]};
  means.hand = player.hand_size;
  means.discard = player.discard.total();
  means.lookout = player.lookout.total();
  means.lookout_limit = player.lookout_limit;
  means.pack_limit = player.pack_limit;
  means.stuff_limit = edition.stuff;
  means.level = player.level;
  for (Seat rival = 0; rival < view.options.players; ++rival) {
    if (rival != seat) means.yards += view.players[rival].yard.total();
  }
  for (const KidId kid : view.park) means.street += kid == kNoKid ? 0 : 1;
  means.street += view.park_deck;
  means.bribe = leader && has(Perk::bribe);
  means.sticky = leader && has(Perk::sticky_fingers);
  return means;
}

}  // namespace ludoteca::fort
