// Setup of a game (P2).
#pragma once

#include <array>
#include <utility>

#include "engine/rng.h"
#include "games/photograph/state.h"

namespace ludoteca::photograph {

constexpr int photos_in_game(const Edition& edition, int players) {
  return edition.colours[players] * kNumbers;
}

// Where the Sunset card may lie, as places from the bottom of the deck, counted from 0 (P2.2).
struct SunsetWindow {
  int lowest;
  int highest;
};
constexpr SunsetWindow sunset_window(const Edition& edition, int players) {
  const int pile = photos_in_game(edition, players) / edition.piles;
  const int lowest = pile * (edition.sunset_pile - 1);
  return {lowest, lowest + pile};
}

constexpr bool face_up(const Edition& edition, int cell) {
  return edition.face_up[static_cast<std::size_t>(column_of(cell))];
}

constexpr int city_size(const Edition& edition, int players) {
  return edition.rows[players] * kColumns;
}

// P2.1: which colours are left out is random.
template <Generator R>
constexpr std::uint8_t draw_colours(R& random, int count) {
  std::array<std::uint8_t, kColours> order{};
  for (int i = 0; i < kColours; ++i) order[i] = static_cast<std::uint8_t>(i);
  shuffle(random, order);
  unsigned colours = 0;
  for (int i = 0; i < count; ++i) colours |= 1U << order[i];
  return static_cast<std::uint8_t>(colours);
}

// P2.2: six piles, the Sunset in the second from the bottom.
template <Generator R>
constexpr void build_deck(const Edition& edition, State& state, R& random) {
  for (int c = 0; c < kColours; ++c) {
    if (!state.in_game(colour_at(c))) continue;
    for (int number = 1; number <= kNumbers; ++number) {
      state.deck.push_back(Card(colour_at(c), number));
    }
  }
  shuffle(random, state.deck);
  const auto [lowest, highest] = sunset_window(edition, state.players());
  const auto places = static_cast<std::uint32_t>(highest - lowest + 1);
  const std::size_t place = static_cast<std::size_t>(lowest) + below(random, places);
  state.deck.push_back(Card::sunset());
  for (std::size_t i = state.deck.size() - 1; i > place; --i) {
    std::swap(state.deck[i], state.deck[i - 1]);
  }
}

// The photo on top of the deck goes to a cell of the City.
constexpr Card place_photo(const Edition& edition, State& state, int cell) {
  const Card card = state.deck.pop_back();
  state.city[cell] = card;
  if (face_up(edition, cell)) state.shown.add(card);
  return card;
}

template <class Streams>
constexpr State setup(const Edition& edition, const Options& options, Streams& streams) {
  auto& random = streams[Stream::setup];
  State state;
  state.options = options;
  const int players = options.players;
  state.good_shots.fill(kNobody);
  state.colours = draw_colours(random, edition.colours[players]);
  build_deck(edition, state, random);
  const auto first = static_cast<Seat>(below(random, static_cast<std::uint32_t>(players)));

  // P2.5: the City first, then the hands, each new card at the front.
  for (int i = 0; i < city_size(edition, players); ++i) {
    place_photo(edition, state, edition.order[players][i]);
  }
  Seat seat = first;
  for (int i = 0; i < edition.hand * players; ++i) {
    state.hands[seat].push_back(state.deck.pop_back());
    seat = next_seat(seat, players);
  }
  state.pending.push({Step::choose_scene, first, 0});
  return state;
}

}  // namespace ludoteca::photograph
