// What the points that a seat will end with depend on, as far as a position shows it: figures to be
// weighed by a fitted table (prospect_weights.h).
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/photograph/city.h"
#include "games/photograph/film.h"
#include "games/photograph/scoring.h"

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

constexpr void look_at_strips(const Edition& edition, const Projector& projector, unsigned colours,
                              const Film& film, const Takeable& photos, auto&& add) {
  for (; colours != 0; colours &= colours - 1) {
    const auto c = static_cast<std::size_t>(std::countr_zero(colours));
    const StripSketch& strip = film[c];
    add(kPoints, points_of(edition, strip));
    if (strip.sharp == 0) {
      add(kEmpty, 1);
      add(kEmptyChoice, static_cast<float>(std::popcount(photos[c])));
      continue;
    }
    const int next = std::popcount(projector.sharp_next(strip, photos[c]));
    add(kNext1 + std::min<int>(strip.sharp, 4) - 1, static_cast<float>(next));
    if (strip.end.is_blurry()) add(kEndsBlurry, 1);
    if (next > 0 && projector.good_shot_next(strip, c)) add(kGoodShotNext, 1);
  }
}

// Cards that stay behind however often one goes through the hand and plays what is sharp.
constexpr int unusable_cards(const Projector& projector, Film film, Hand waiting) {
  for (bool again = true; again;) {
    again = false;
    std::size_t left = 0;
    for (const Card card : waiting) {
      if (projector.would_be_sharp(film, card)) {
        again = projector.play(film, card);
      } else {
        waiting[left++] = card;
      }
    }
    while (waiting.size() > left) waiting.pop_back();
    again = again && left != 0;
  }
  return static_cast<int>(waiting.size());
}

// P10: the points that go with the last photo, if it is the best of these cards to keep.
constexpr float least_regret(const Edition& edition, const Film& film, const Hand& hand) {
  const auto points = [&](Card card) {
    return points_of(edition, film[static_cast<std::size_t>(card.colour())]);
  };
  float least = points(hand[0]);
  for (const Card card : hand) least = std::min(least, points(card));
  return least - static_cast<float>(edition.strip_points[0]);
}

// Whose turn is the next to begin.
constexpr Seat next_turn(const State& state) {
  const Frame& frame = *state.pending.begin();
  return frame.step == Step::choose_scene ? frame.seat : next_seat(frame.seat, state.players());
}

// Of a seat with this film and hand; those that the state has for it are not looked at. Calls
// add(prospect, amount) for all that are not 0, for some several times.
constexpr void look_at_prospects(const Edition& edition, const SharpNext& sharp_next,
                                 const State& state, Seat seat, const Film& film, const Hand& hand,
                                 const Takeable& photos, auto&& add) {
  const Projector projector(edition, sharp_next, state);
  look_at_strips(edition, projector, state.colours, film, photos,
                 [&](int figure, float amount) { add(kNow + figure, amount); });
  Film later = film;
  int misfits = 0;
  int place = 0;
  for (const Card card : hand) {
    if (!projector.play(later, card)) {
      add(kMisfit + std::min(place, kPlaces - 1), 1);
      ++misfits;
    }
    ++place;
  }
  look_at_strips(edition, projector, state.colours, later, photos,
                 [&](int figure, float amount) { add(kPlayedOut + figure, amount); });
  const int unusable = misfits == 0 ? 0 : unusable_cards(projector, film, hand);
  add(kOne, 1);
  if (state.sunset_seen) add(kAfterSunset, 1);
  const int players = state.players();
  add(kTurnsBefore, static_cast<float>((seat - next_turn(state) + players) % players));
  add(kUnusable, static_cast<float>(unusable));
  add(kMoreUnusable, static_cast<float>(std::max(unusable - 1, 0)));
  if (state.options.missed_opportunity) add(kRegret, least_regret(edition, later, hand));
}

// How much of the game is still to come: the share of all photos that can be taken.
constexpr float share_to_come(const Edition& edition, const State& state) {
  return static_cast<float>(static_cast<int>(state.deck.size()) + photos_in_city(state)) /
         static_cast<float>(photos_in_game(edition, state.players()));
}

}  // namespace ludoteca::photograph
