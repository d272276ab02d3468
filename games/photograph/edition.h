// The printed values of Photograph, as plain data for the rules (edition.txt holds them with
// their origin).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/edition_file.h"
#include "games/photograph/action.h"
#include "games/photograph/photo.h"

namespace ludoteca::photograph {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kColumns = 4;
inline constexpr int kMaxRows = 4;
inline constexpr int kMaxCity = kColumns * kMaxRows;

template <class T>
using ByPlayers = std::array<T, kMaxPlayers + 1>;  // indexed by the number of players

struct Edition {
  ByPlayers<std::uint8_t> colours{};                      // P2.1
  ByPlayers<std::uint8_t> rows{};                         // P2.3
  ByPlayers<std::uint8_t> good_shot_needs{};              // P6.1
  ByPlayers<std::array<std::uint8_t, kMaxCity>> order{};  // P2.4: cells in order of position
  std::array<bool, kColumns> face_up{};                   // P2.3
  std::uint8_t highest_low = 0;                           // P1.2: the last number of the low range
  std::uint8_t piles = 0;                                 // P2.2
  std::uint8_t sunset_pile = 0;                           // P2.2: counted from the bottom
  std::uint8_t hand = 0;                                  // P2.5
  std::uint8_t most_taken = 0;                            // P3.1
  std::uint8_t sharp_distance = 0;                        // P5.3
  std::uint8_t refill_at = 0;                             // P7.1
  std::uint8_t sunset_shots = 0;                          // P8.1
  std::array<std::int8_t, kNumbers + 1> strip_points{};   // P9.2: by sharp photos
  std::int8_t good_shot_points = 0;                       // P9.2
  std::int8_t blurry_points = 0;                          // P9.2
  // Not printed, but constant and wanted in every turn.
  std::array<Action, kMaxWinds> winds = winds_by_target();

  constexpr Range range(int number) const {
    return number <= highest_low ? Range::low : Range::high;
  }
  constexpr Photo front(Card card) const {
    return {card.colour(), range(card.number()), static_cast<std::uint8_t>(card.number())};
  }
  constexpr Photo back(Card card) const { return {card.colour(), range(card.number()), 0}; }
};

// Cells of the City are numbered row by row.
constexpr int cell_at(int row, int column) {
  return row * kColumns + column;
}
constexpr int row_of(int cell) {
  return cell / kColumns;
}
constexpr int column_of(int cell) {
  return cell % kColumns;
}

// Reads and checks an edition; throws Error with the place of what is wrong.
Edition load_edition(const EditionFile& file);

// The edition compiled into the program.
const Edition& default_edition();
std::string_view default_edition_text();

}  // namespace ludoteca::photograph
