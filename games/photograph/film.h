// The strips of a seat as far as the next photos and the points depend on them, small and quick to
// play cards on: for looking ahead. The rules themselves are in strip.h.
#pragma once

#include <array>
#include <cstdint>

#include "games/photograph/shots.h"

namespace ludoteca::photograph {

// What decides which photos would be sharp next: the last sharp number, the direction and whether
// the last photo is blurry.
class StripEnd {
 public:
  static constexpr int kCodes = 1 << 7;

  constexpr StripEnd() = default;  // of an empty strip
  constexpr explicit StripEnd(const Strip& strip) {
    if (strip.length() == 0) return;
    set(strip.last_sharp(), strip.direction());
    if (strip.ends_blurry()) add_blurry();
  }

  constexpr int code() const { return code_; }
  constexpr bool is_blurry() const { return (code_ & kBlurry) != 0; }
  constexpr void add_sharp(int number) {
    const int last = code_ & kNumber;
    if (last == 0) {
      set(number, Direction::open);
    } else {
      set(number, number > last ? Direction::ascending : Direction::descending);
    }
  }
  constexpr void add_blurry() { code_ |= kBlurry; }

 private:
  static constexpr int kNumber = 0xf;
  static constexpr int kBlurry = 1 << 6;

  constexpr void set(int number, Direction way) {
    code_ = static_cast<std::uint8_t>(number | (static_cast<int>(way) + 1) << 4);
  }

  std::uint8_t code_ = 0;
};

// The numbers that would be sharp next, one bit a number, for every end of a strip.
class SharpNext {
 public:
  explicit constexpr SharpNext(const Edition& edition) {
    const auto open = static_cast<std::uint16_t>((2U << kNumbers) - 2U);
    numbers_[StripEnd().code()] = open;
    for (int last = 1; last <= kNumbers; ++last) {
      for (int before = 0; before <= kNumbers; ++before) {
        if (before == last) continue;
        Strip strip;
        if (before != 0) strip.add(before, true);
        strip.add(last, true);
        note(edition, strip);
        strip.add(last, false);
        note(edition, strip);
      }
    }
  }

  constexpr unsigned after(StripEnd end) const { return numbers_[end.code()]; }

 private:
  constexpr void note(const Edition& edition, const Strip& strip) {
    unsigned sharp = 0;
    for (int number = 1; number <= kNumbers; ++number) {
      if (strip.would_be_sharp(edition, number)) sharp |= 1U << number;
    }
    numbers_[StripEnd(strip).code()] = static_cast<std::uint16_t>(sharp);
  }

  std::array<std::uint16_t, StripEnd::kCodes> numbers_{};
};

struct StripSketch {
  StripEnd end;
  std::uint8_t sharp = 0;  // photos
  std::uint8_t blurry = 0;
  bool good_shot = false;  // it has won one
};

// By colour, now or as they may become.
using Film = std::array<StripSketch, kColours>;

constexpr Film film_of(const State& state, Seat seat) {
  Film film;
  for (int c = 0; c < kColours; ++c) {
    const Strip& strip = state.strips[seat][c];
    film[c] = {StripEnd(strip), static_cast<std::uint8_t>(strip.sharp()),
               static_cast<std::uint8_t>(strip.blurry()), state.good_shots[c] == seat};
  }
  return film;
}

// Plays cards on a film as the rules would.
class Projector {
 public:
  constexpr Projector(const Edition& edition, const SharpNext& sharp_next, const State& state)
      : sharp_next_(sharp_next),
        good_shots_(state.good_shots),
        needed_(edition.good_shot_needs[state.players()]) {}

  constexpr bool would_be_sharp(const Film& film, Card card) const {
    const StripSketch& strip = film[static_cast<std::size_t>(card.colour())];
    return (sharp_next_.after(strip.end) >> card.number() & 1U) != 0;
  }
  // True if it is sharp.
  constexpr bool play(Film& film, Card card, GoodShots good_shots = GoodShots::can_be_won) const {
    const auto c = static_cast<std::size_t>(card.colour());
    StripSketch& strip = film[c];
    if (!would_be_sharp(film, card)) {
      strip.end.add_blurry();
      ++strip.blurry;
      return false;
    }
    strip.end.add_sharp(card.number());
    ++strip.sharp;
    if (good_shots == GoodShots::can_be_won && is_free(c) && strip.sharp >= needed_) {
      strip.good_shot = true;
    }
    return true;
  }

  // Of these numbers.
  constexpr unsigned sharp_next(const StripSketch& strip, unsigned numbers) const {
    return sharp_next_.after(strip.end) & numbers;
  }
  // Whether the next sharp photo of a strip that is not empty would win a Good Shot.
  constexpr bool good_shot_next(const StripSketch& strip, std::size_t colour) const {
    return is_free(colour) && !strip.good_shot && strip.sharp + 1 >= needed_;
  }

 private:
  constexpr bool is_free(std::size_t colour) const { return good_shots_[colour] == kNobody; }

  const SharpNext& sharp_next_;
  const std::array<Seat, kColours>& good_shots_;
  int needed_;
};

constexpr float points_of(const Edition& edition, const StripSketch& strip) {
  return static_cast<float>(edition.strip_points[strip.sharp] +
                            strip.blurry * edition.blurry_points +
                            (strip.good_shot ? edition.good_shot_points : 0));
}

}  // namespace ludoteca::photograph
