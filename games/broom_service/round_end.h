// The end of a round: events that are resolved then (B6), and the end of the game (B5).
#pragma once

#include "games/broom_service/round.h"

namespace ludoteca::broom_service {

using Amounts = std::array<int, kMaxPlayers>;  // by seat

// Points for the highest amount and for the next smaller one; players with equal amounts all score.
// Amounts below `least` score nothing.
template <class Sink>
constexpr void score_highest(State& state, const Amounts& amounts, int least, TwoPoints points,
                             Sink& sink) {
  int best = least - 1;
  int second = least - 1;
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const int amount = amounts[seat];
    if (amount > best) {
      second = best;
      best = amount;
    } else if (amount < best && amount > second) {
      second = amount;
    }
  }
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    if (amounts[seat] < least) continue;
    if (amounts[seat] == best) score(state, seat, points.first, Why::event, sink);
    if (amounts[seat] == second) score(state, seat, points.second, Why::event, sink);
  }
}

// Dangerous and Protected Areas: by the terrain under each pawn.
template <class Sink>
constexpr void score_terrains(const Edition& edition, State& state,
                              const std::array<std::int8_t, kTerrains>& points, Sink& sink) {
  const Map& map = map_of(edition, state);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    int sum = 0;
    for (const Region region : state.at(seat).pawns) {
      sum += points[static_cast<std::size_t>(map.terrain[region])];
    }
    score(state, seat, sum, Why::event, sink);
  }
}

template <class Sink>
constexpr void score_same_destinations(const Edition& edition, State& state, Sink& sink) {
  const Map& map = map_of(edition, state);
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const auto& [one, two] = state.at(seat).pawns;
    if (map.terrain[one] == map.terrain[two]) {
      score(state, seat, edition.same_destinations, Why::event, sink);
    }
  }
}

// Fewest resources: the smallest amount is the highest below zero.
template <class Sink>
constexpr void score_empty_hands(const Edition& edition, State& state, Sink& sink) {
  constexpr int kLeast = -1000;  // nobody has so many resources
  Amounts amounts{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    amounts[seat] = -state.at(seat).resources.total();
  }
  score_highest(state, amounts, kLeast, edition.empty_hands, sink);
}

// The next kind of which a player can offer something.
constexpr void skip_missing_kinds(Offer& offer, const Resources& held) {
  while (offer.decided < kResources && held.of[offer.decided] == 0) ++offer.decided;
}

constexpr void ask_for_offers(State& state) {
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    state.offers[seat].decided = 0;
    skip_missing_kinds(state.offers[seat], state.at(seat).resources);
  }
}

// All have made their offers: they are shown, paid and compared.
template <class Sink>
constexpr void resolve_offers(const Edition& edition, State& state, Sink& sink) {
  Amounts amounts{};
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const Resources& pieces = state.offers[seat].pieces;
    amounts[seat] = pieces.total();
    sink(OfferShown{seat, pieces});
    state.at(seat).resources.remove(pieces);
  }
  score_highest(state, amounts, 1, edition.full_hands, sink);
  state.offers = {};
}

// B3.7: the leader of the next round is known now. Players who are asked one after another are
// asked clockwise from there.
template <class Sink>
constexpr void end_round(const Edition& edition, State& state, Sink& sink) {
  if (state.last_brave != kNobody) state.leader = state.last_brave;
  sink(RoundEnded{state.round});
  state.pending.replace({Step::next_round, state.leader, 0, 0});
  switch (state.event) {
    case EventCard::dangerous_areas:
      score_terrains(edition, state, edition.dangerous, sink);
      break;
    case EventCard::protected_areas:
      score_terrains(edition, state, edition.protected_areas, sink);
      break;
    case EventCard::full_hands:
      ask_for_offers(state);
      if (seats_with_offer_to_make(state).empty()) {
        resolve_offers(edition, state, sink);
      } else {
        state.pending.push({Step::full_hands, state.leader, 0, 0});
      }
      break;
    case EventCard::empty_hands:
      score_empty_hands(edition, state, sink);
      break;
    case EventCard::all_at_once:
      state.pending.push({Step::ask_sets, state.leader, 0, 0});
      break;
    case EventCard::same_destinations:
      score_same_destinations(edition, state, sink);
      break;
    default:
      break;
  }
}

constexpr void ask_next_set(State& state) {
  Frame& frame = state.pending.top();
  if (frame.arg == state.seats()) {
    state.pending.pop();
    return;
  }
  const auto seat = static_cast<Seat>((state.leader + frame.arg) % state.seats());
  ++frame.arg;
  state.pending.push({Step::hand_in, seat, 0, 0});
}

template <class Sink>
constexpr void hand_in_set(const Edition& edition, State& state, Seat seat, Kinds kinds,
                           Sink& sink) {
  Resources& held = state.at(seat).resources;
  for (unsigned k = 0; k < kResources; ++k) {
    if ((kinds >> k & 1U) != 0) --held.of[k];
  }
  sink(SetHandedIn{seat, kinds});
  const bool four = std::popcount(kinds) == kResources;
  score(state, seat, four ? edition.all_at_once.first : edition.all_at_once.second, Why::event,
        sink);
}

template <class Sink>
constexpr void end_game(const Edition& edition, State& state, Sink& sink) {
  state.pending.pop();
  for (Seat seat = 0; seat < state.seats(); ++seat) {
    const ScoreSheet sheet = score_sheet(edition, state, seat);
    sink(FinalScore{seat, sheet.bolts, sheet.bolt_points, sheet.set_points, sheet.amulet_points,
                    sheet.total});
  }
  sink(GameOver{});
}

template <class Sink>
constexpr void next_round(const Edition& edition, State& state, Sink& sink) {
  if (state.round == edition.rounds) {
    end_game(edition, state, sink);
  } else {
    state.pending.replace({Step::start_round, state.leader, 0, 0});
  }
}

}  // namespace ludoteca::broom_service
