// Checking the City, refilling it, and the Sunset in the deck (P7, P8.1, P9.1).
#pragma once

#include "games/photograph/events.h"
#include "games/photograph/setup.h"
#include "games/photograph/state.h"

namespace ludoteca::photograph {

constexpr int photos_in_city(const State& state) {
  int count = 0;
  for (const Card card : state.city) count += card.present() ? 1 : 0;
  return count;
}

constexpr int photos_in_row(const State& state, int row) {
  int count = 0;
  for (int column = 0; column < kColumns; ++column) {
    count += state.city[cell_at(row, column)].present() ? 1 : 0;
  }
  return count;
}

template <class Sink>
constexpr void remove_photo(const Edition& edition, State& state, int cell, Sink& sink) {
  const Card card = state.city[cell];
  state.city[cell] = Card();
  state.left.add(card);
  sink(PhotoLeft{static_cast<std::uint8_t>(cell),
                 face_up(edition, cell) ? edition.front(card) : edition.back(card)});
}

// The free cell of column 1 with the lowest position number. There is one: the edition's check
// sees to it that no more photos are turned up than column 1 has cells.
constexpr int free_in_first_column(const Edition& edition, const State& state) {
  const auto& order = edition.order[state.players()];
  int i = 0;
  while (column_of(order[i]) != 0 || state.city[order[i]].present()) ++i;
  return order[i];
}

// What is still in the City leaves the game, or moves to column 1 (P7.2, P7.3).
template <class Sink>
constexpr void clear_city(const Edition& edition, State& state, Sink& sink) {
  const int players = state.players();
  const auto& order = edition.order[players];
  const bool face_down_stays = players > 2;
  for (int i = 0; i < city_size(edition, players); ++i) {
    const int cell = order[i];
    if (!state.city[cell].present()) continue;
    if (face_up(edition, cell) || !face_down_stays) remove_photo(edition, state, cell, sink);
  }
  if (!face_down_stays) return;
  for (int i = 0; i < city_size(edition, players); ++i) {
    const int from = order[i];
    const Card card = state.city[from];
    if (!card.present() || face_up(edition, from)) continue;
    const int to = free_in_first_column(edition, state);
    state.city[from] = Card();
    state.city[to] = card;
    state.shown.add(card);
    sink(PhotoTurnedUp{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                       edition.front(card)});
  }
}

template <class Sink>
constexpr void show_deck_top(const Edition& edition, const State& state, Sink& sink) {
  if (!state.deck.empty()) sink(DeckTopSeen{edition.back(state.deck.back())});
}

// P8.1: interrupts the refill if the Sunset lies on top of the deck (P1.3).
template <class Sink>
constexpr bool reveal_sunset(const Edition& edition, State& state, Sink& sink) {
  if (state.deck.empty() || !state.deck.back().is_sunset()) return false;
  state.deck.pop_back();
  state.sunset_seen = true;
  sink(SunsetRevealed{});
  show_deck_top(edition, state, sink);
  state.pending.push({Step::sunset, state.pending.top().seat, 0});
  return true;
}

// Fills the City position by position until it is full or the deck is empty (P7.4). Goes on where
// it stopped when called again after the Sunset.
template <class Sink>
constexpr void refill_city(const Edition& edition, State& state, Sink& sink) {
  const Seat seat = state.pending.top().seat;
  const auto& order = edition.order[state.players()];
  const int size = city_size(edition, state.players());
  for (int i = 0; i < size; ++i) {
    const int cell = order[i];
    if (state.city[cell].present()) continue;
    if (reveal_sunset(edition, state, sink)) return;
    if (state.deck.empty()) break;
    const Card card = place_photo(edition, state, cell);
    sink(PhotoPlaced{static_cast<std::uint8_t>(cell),
                     face_up(edition, cell) ? edition.front(card) : edition.back(card)});
  }
  if (reveal_sunset(edition, state, sink)) return;
  show_deck_top(edition, state, sink);
  if (photos_in_city(state) <= edition.refill_at) {  // P9.1
    sink(LastShots{});
    state.pending.replace({Step::final_shots, seat, 0});
  } else {
    state.pending.replace({Step::choose_scene, next_seat(seat, state.players()), 0});
  }
}

// P7.1
template <class Sink>
constexpr void check_city(const Edition& edition, State& state, Sink& sink) {
  const Seat seat = state.pending.top().seat;
  if (photos_in_city(state) > edition.refill_at) {
    state.pending.replace({Step::choose_scene, next_seat(seat, state.players()), 0});
    return;
  }
  clear_city(edition, state, sink);
  state.pending.replace({Step::refill, seat, 0});
  refill_city(edition, state, sink);
}

}  // namespace ludoteca::photograph
