// A random full position that a viewer cannot tell apart from the real one, by all that the viewer
// sees now and has seen before.
//
// Known to all: every card that ever lay open since it left the Park deck, and to whom it went;
// whose Best Friends are whose; which cards of a hand cannot be in the deck instead, because the
// deck ran out while they were drawn. Known to a player besides: the own hand and, by counting, the
// own deck; the made-up rules looked through; the kids of the draft that passed by.
#pragma once

#include "games/fort/draft_memory.h"
#include "games/fort/rules.h"
#include "games/fort/scoring.h"

namespace ludoteca::fort {

// Takes a random bit out of a set of bits.
template <Generator R>
constexpr int draw_bit(unsigned& bits, R& random) {
  unsigned left = bits;
  for (auto skip = below(random, static_cast<std::uint32_t>(std::popcount(bits))); skip > 0;
       --skip) {
    left &= left - 1;
  }
  const int index = std::countr_zero(left);
  bits &= ~(1U << index);
  return index;
}

// Made-up rules (F5.2): who looked knows the pile as it was at that moment.
template <Generator R>
constexpr void redraw_rules(State& state, Viewer viewer, R& random) {
  const Frame& frame = state.pending.top();
  const bool looking = frame.step == Step::keep_rule && viewer.is(frame.seat);
  unsigned seen = looking ? state.rules : 0U;
  unsigned unknown = (1U << kMadeUpRules) - 1U;
  bool later = false;  // than the viewer's own look
  for (const Seat seat : state.lookers) {
    if (seat == kNobody) break;
    const unsigned bit = 1U << state.at(seat).rule;
    if (viewer.is(seat)) {
      later = true;
      seen = state.rules;
      unknown &= ~bit;
    } else if (later) {
      seen |= bit;
    }
  }
  const bool looked = looking || later;
  unknown &= ~seen;
  const int pile = std::popcount(state.rules);
  later = false;
  for (const Seat seat : state.lookers) {
    if (seat == kNobody) break;
    if (viewer.is(seat)) {
      later = true;
    } else {
      state.at(seat).rule = static_cast<std::uint8_t>(draw_bit(later ? seen : unknown, random));
    }
  }
  unsigned redrawn = looked ? seen : 0U;
  for (int i = looked ? pile : 0; i < pile; ++i) redrawn |= 1U << draw_bit(unknown, random);
  state.rules = static_cast<std::uint16_t>(redrawn);
}

// After a basic setup: deals the cards the viewer knows nothing of anew. What comes out depends on
// nothing but what the viewer knows and on luck.
template <Generator R>
constexpr void deal_unknown(State& state, Viewer viewer, const CardSet& unknown, R& random) {
  CardSet pool = unknown;
  const auto deal = [&](const CardSet& place) {
    CardSet dealt = place - unknown;
    for (int left = (place & unknown).size(); left > 0; --left) dealt.add(pool.draw(random));
    return dealt;
  };
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (viewer.is(seat)) continue;
    Player& player = state.at(seat);
    const int open = player.hand.size() - player.sure.size();
    CardSet both = deal((player.hand - player.sure) | player.deck);
    player.sure = deal(player.sure);
    player.hand = player.sure;
    for (int i = 0; i < open; ++i) player.hand.add(both.draw(random));
    player.deck = both;
  }
  state.park_deck = (state.park_deck - unknown) | pool;
}

// After a draft, which is remembered by its order: gives every card the viewer knows nothing of the
// place of another one.
template <Generator R>
constexpr void exchange_unknown(State& state, const CardSet& unknown, R& random) {
  for (int left = unknown.size(); left > 1; --left) {
    const Card last = unknown.at(left - 1);
    const Card other =
        unknown.at(static_cast<int>(below(random, static_cast<std::uint32_t>(left))));
    if (other != last) exchange_cards(state, last, other);
  }
}

// Which of a rival's cards are in the hand and which in the deck.
template <Generator R>
constexpr void redeal_hand(Player& player, R& random) {
  const CardSet open = player.hand - player.sure;
  CardSet both = open | player.deck;
  CardSet hand = player.sure;
  for (int i = open.size(); i > 0; --i) hand.add(both.draw(random));
  player.hand = hand;
  player.deck = both;
}

template <Generator R>
constexpr void redraw_draft_choices(State& state, Viewer viewer, R& random) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (!state.kept.chosen().contains(seat) || viewer.is(seat)) continue;
    CardSet hand = state.at(seat).hand;
    state.kept.choose(seat, hand.draw(random));
  }
}

template <Generator R>
constexpr State determinize(const Edition& edition, const State& state, Viewer viewer, R& random) {
  State result = state;
  if (finished(state)) return result;
  const bool drafting = state.pending.top().step == Step::draft;
  const DraftMemory memory(edition, state, viewer);

  CardSet unknown = state.park_deck;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (!viewer.is(seat)) unknown |= state.at(seat).hand | state.at(seat).deck;
  }
  unknown -= state.shown | memory.seen();
  if (!state.options.draft) {
    deal_unknown(result, viewer, unknown, random);
    redraw_rules(result, viewer, random);
    return result;
  }
  exchange_unknown(result, unknown, random);
  memory.for_each_group([&](const DraftGroup& group) {
    CardSet hidden;
    for (const Card card : group) {
      if (!state.shown.contains(card)) hidden.add(card);
    }
    exchange_unknown(result, hidden, random);
  });
  if (drafting) {
    redraw_draft_choices(result, viewer, random);
  } else {
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      if (!viewer.is(seat)) redeal_hand(result.at(seat), random);
    }
  }
  redraw_rules(result, viewer, random);
  return result;
}

}  // namespace ludoteca::fort
