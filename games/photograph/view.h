// What a seat or a spectator may see (P1.2). Once the game is over, everybody sees everything.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/photograph/rules.h"

namespace ludoteca::photograph {

struct ShotView {
  Photo photo;
  bool sharp = true;
  friend constexpr bool operator==(const ShotView&, const ShotView&) = default;
};

struct StripView {
  FixedList<ShotView, kNumbers> shots;  // from left to right
  std::uint16_t next_sharp = 0;         // one bit for each number that would be sharp next
  friend constexpr bool operator==(const StripView&, const StripView&) = default;
};

struct PlayerView {
  FixedList<Photo, kMaxHand> hand;  // from back to front
  std::array<StripView, kColours> strips{};
  ScoreSheet points;  // as if scored now
  friend constexpr bool operator==(const PlayerView&, const PlayerView&) = default;
};

struct CityCell {
  bool present = false;
  Photo photo{};
  friend constexpr bool operator==(const CityCell&, const CityCell&) = default;
};

struct View {
  Viewer viewer = Viewer::spectator();
  Options options{};
  std::uint8_t colours = 0;  // one bit for each colour in the game
  std::uint8_t rows = 0;
  bool over = false;
  Step step{};             // the decision being made
  Seat turn = kNobody;     // whose turn it is
  std::uint8_t taken = 0;  // in `wind`: how many cards will be played
  SeatSet to_act;
  std::optional<Wind> own_wind;  // the viewer's own secret choice
  bool sunset_seen = false;
  std::uint8_t deck = 0;          // cards left, the Sunset included
  std::optional<Photo> deck_top;  // its back
  std::array<CityCell, kMaxCity> city{};
  std::array<PlayerView, kMaxPlayers> players{};
  std::array<Seat, kColours> good_shots{};
  Outcome outcome{};  // of a finished game

  friend constexpr bool operator==(const View&, const View&) = default;
};

constexpr StripView view_strip(const Edition& edition, const State& state, Seat seat,
                               Colour colour) {
  const Strip& strip = state.strip(seat, colour);
  StripView result;
  for (int i = 0; i < strip.length(); ++i) {
    const Card card(colour, strip.number(i));
    const bool sharp = !strip.is_blurry(i);
    // P5.5: the number of a blurry photo may not be looked up again.
    const bool readable = sharp || finished(state);
    result.shots.push_back({readable ? edition.front(card) : edition.back(card), sharp});
  }
  for (int number = 1; number <= kNumbers; ++number) {
    if (strip.would_be_sharp(edition, number)) {
      result.next_sharp = static_cast<std::uint16_t>(result.next_sharp | 1U << number);
    }
  }
  return result;
}

constexpr PlayerView view_player(const Edition& edition, const State& state, Seat seat,
                                 Viewer viewer) {
  PlayerView result;
  const bool readable = viewer.is(seat) || finished(state);
  for (const Card card : state.hands[seat]) {
    result.hand.push_back(readable ? edition.front(card) : edition.back(card));
  }
  for (int c = 0; c < kColours; ++c) {
    if (state.in_game(colour_at(c))) {
      result.strips[c] = view_strip(edition, state, seat, colour_at(c));
    }
  }
  result.points = score_sheet(edition, state, seat);
  return result;
}

constexpr View view(const Edition& edition, const State& state, Viewer viewer) {
  View result;
  result.viewer = viewer;
  result.options = state.options;
  result.colours = state.colours;
  result.rows = edition.rows[state.players()];
  result.over = finished(state);
  if (!result.over) {
    result.step = state.pending.top().step;
    result.turn = state.pending.top().seat;
    result.taken = state.pending.top().taken;
  }
  result.to_act = to_act(state);
  if (!viewer.is_spectator() && state.winds.chosen().contains(viewer.seat())) {
    result.own_wind = state.winds.of(viewer.seat());
  }
  result.sunset_seen = state.sunset_seen;
  result.deck = static_cast<std::uint8_t>(state.deck.size());
  if (!state.deck.empty()) result.deck_top = edition.back(state.deck.back());
  for (int cell = 0; cell < kMaxCity; ++cell) {
    const Card card = state.city[cell];
    if (!card.present()) continue;
    const bool readable = face_up(edition, cell) || result.over;
    result.city[cell] = {true, readable ? edition.front(card) : edition.back(card)};
  }
  for (Seat seat = 0; seat < state.players(); ++seat) {
    result.players[seat] = view_player(edition, state, seat, viewer);
  }
  result.good_shots = state.good_shots;
  if (result.over) result.outcome = outcome(edition, state);
  return result;
}

}  // namespace ludoteca::photograph
