// What the points that a seat will end with depend on, as far as a position shows it: figures to be
// weighed by a fitted table (prospect_weights.h).
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/photograph/city.h"
#include "games/photograph/scoring.h"
#include "games/photograph/shots.h"

namespace ludoteca::photograph {

// Of the strips of a seat together.
enum StripFigure : std::uint8_t {
  kPoints,        // as if the game were scored now
  kEmpty,         // colours without a photo
  kEmptyChoice,   // photos that can still be taken of those colours
  kNext1,         // photos that can be taken and would be sharp next, in strips with 1 sharp photo,
  kNext2,         // with 2,
  kNext3,         // with 3,
  kNext4,         // with 4 or more
  kEndsBlurry,    // strips whose last photo is blurry
  kGoodShotNext,  // Good Shots that the next sharp photo would win
  kStripFigures,
};

// Of a seat: where each figure lies among its prospects.
inline constexpr int kPlaces = 5;  // places in the hand that are told apart, from the back
inline constexpr int kNow = 0;     // the strips as they lie
inline constexpr int kPlayedOut = kNow + kStripFigures;  // after all of the hand, in its order
inline constexpr int kOne = kPlayedOut + kStripFigures;  // always 1
inline constexpr int kAfterSunset = kOne + 1;            // 1 or 0
inline constexpr int kTurnsBefore = kAfterSunset + 1;    // turns of others before the own one
inline constexpr int kMisfit = kTurnsBefore + 1;         // by place: the card would be blurry
inline constexpr int kUnusable = kMisfit + kPlaces;      // cards that stay blurry in any order
inline constexpr int kMoreUnusable = kUnusable + 1;      // all of them but one
inline constexpr int kRegret = kMoreUnusable + 1;        // P10: points that go with the last photo
inline constexpr int kProspects = kRegret + 1;
using Prospects = std::array<float, kProspects>;

// The photos of each colour that can still be taken: one bit a number.
using Takeable = std::array<unsigned, kColours>;

constexpr Takeable takeable(const State& state) {
  Takeable photos{};
  const auto add = [&photos](Card card) {
    photos[static_cast<std::size_t>(card.colour())] |= 1U << card.number();
  };
  for (const Card card : state.city) {
    if (card.present()) add(card);
  }
  for (const Card card : state.deck) {
    if (!card.is_sunset()) add(card);
  }
  return photos;
}

// Which of these numbers would be sharp as the next photo of a strip that is not empty.
constexpr unsigned sharp_next(const Edition& edition, const Strip& strip, unsigned numbers) {
  const int last = strip.last_sharp();
  const int reach = strip.ends_blurry() ? kNumbers : edition.sharp_distance;
  const Direction way = strip.direction();
  const unsigned above = way == Direction::descending ? 0 : (~0U << (last + 1));
  const unsigned below = way == Direction::ascending ? 0 : (1U << last) - 1U;
  const unsigned within =
      ((2U << std::min(last + reach, kNumbers)) - 1U) & (~0U << std::max(last - reach, 0));
  return numbers & (above | below) & within;
}

// The strips of a seat, now or as they may become, and the Good Shots that they win on the way.
struct Film {
  std::array<Strip, kColours> strips{};
  std::array<bool, kColours> good_shots{};
};

constexpr Film film_of(const State& state, Seat seat) {
  Film film{state.strips[seat], {}};
  for (int c = 0; c < kColours; ++c) film.good_shots[c] = state.good_shots[c] == seat;
  return film;
}

// True if it is sharp.
constexpr bool play_card(const Edition& edition, const State& state, Film& film, Card card,
                         GoodShots good_shots = GoodShots::can_be_won) {
  const auto c = static_cast<std::size_t>(card.colour());
  Strip& strip = film.strips[c];
  const bool sharp = strip.would_be_sharp(edition, card.number());
  strip.add(card.number(), sharp);
  if (sharp && good_shots == GoodShots::can_be_won && state.good_shots[c] == kNobody &&
      strip.sharp() >= edition.good_shot_needs[state.players()]) {
    film.good_shots[c] = true;
  }
  return sharp;
}

constexpr float points_of(const Edition& edition, const Film& film, int colour) {
  const Strip& strip = film.strips[colour];
  return static_cast<float>(edition.strip_points[strip.sharp()] +
                            strip.blurry() * edition.blurry_points +
                            (film.good_shots[colour] ? edition.good_shot_points : 0));
}

constexpr void look_at_strips(const Edition& edition, const State& state, const Film& film,
                              const Takeable& photos, float* figures) {
  const int needed = edition.good_shot_needs[state.players()];
  for (int c = 0; c < kColours; ++c) {
    if (!state.in_game(colour_at(c))) continue;
    const Strip& strip = film.strips[c];
    figures[kPoints] += points_of(edition, film, c);
    const int sharp = strip.sharp();
    if (sharp == 0) {
      figures[kEmpty] += 1;
      figures[kEmptyChoice] += static_cast<float>(std::popcount(photos[c]));
      continue;
    }
    const int next = std::popcount(sharp_next(edition, strip, photos[c]));
    figures[kNext1 + std::min(sharp, 4) - 1] += static_cast<float>(next);
    if (strip.ends_blurry()) figures[kEndsBlurry] += 1;
    const bool free = state.good_shots[c] == kNobody && !film.good_shots[c];
    if (free && next > 0 && sharp + 1 >= needed) figures[kGoodShotNext] += 1;
  }
}

// Cards that stay behind however often one goes through the hand and plays what is sharp.
constexpr int unusable_cards(const Edition& edition, const State& state, Film film, Hand waiting) {
  for (bool again = true; again;) {
    again = false;
    Hand rest;
    for (const Card card : waiting) {
      const Strip& strip = film.strips[static_cast<std::size_t>(card.colour())];
      if (strip.would_be_sharp(edition, card.number())) {
        again = play_card(edition, state, film, card);
      } else {
        rest.push_back(card);
      }
    }
    again = again && !rest.empty();
    waiting = rest;
  }
  return static_cast<int>(waiting.size());
}

// P10: the points that go with the last photo, if it is the best of these cards to keep.
constexpr float least_regret(const Edition& edition, const Film& film, const Hand& hand) {
  float least = points_of(edition, film, static_cast<int>(hand[0].colour()));
  for (const Card card : hand) {
    least = std::min(least, points_of(edition, film, static_cast<int>(card.colour())));
  }
  return least - static_cast<float>(edition.strip_points[0]);
}

// Whose turn is the next to begin.
constexpr Seat next_turn(const State& state) {
  const Frame& frame = *state.pending.begin();
  return frame.step == Step::choose_scene ? frame.seat : next_seat(frame.seat, state.players());
}

// Of a seat with this film and hand; those that the state has for it are not looked at.
constexpr Prospects prospects_of(const Edition& edition, const State& state, Seat seat,
                                 const Film& film, const Hand& hand, const Takeable& photos) {
  Prospects figures{};
  look_at_strips(edition, state, film, photos, &figures[kNow]);
  Film later = film;
  int misfits = 0;
  int place = 0;
  for (const Card card : hand) {
    if (!play_card(edition, state, later, card)) {
      figures[kMisfit + std::min(place, kPlaces - 1)] += 1;
      ++misfits;
    }
    ++place;
  }
  look_at_strips(edition, state, later, photos, &figures[kPlayedOut]);
  const int unusable = misfits == 0 ? 0 : unusable_cards(edition, state, film, hand);
  figures[kOne] = 1;
  figures[kAfterSunset] = state.sunset_seen ? 1 : 0;
  const int players = state.players();
  figures[kTurnsBefore] = static_cast<float>((seat - next_turn(state) + players) % players);
  figures[kUnusable] = static_cast<float>(unusable);
  figures[kMoreUnusable] = static_cast<float>(std::max(unusable - 1, 0));
  if (state.options.missed_opportunity) figures[kRegret] = least_regret(edition, later, hand);
  return figures;
}

// How much of the game is still to come: the share of all photos that can be taken.
constexpr float share_to_come(const Edition& edition, const State& state) {
  return static_cast<float>(static_cast<int>(state.deck.size()) + photos_in_city(state)) /
         static_cast<float>(photos_in_game(edition, state.players()));
}

}  // namespace ludoteca::photograph
