// A game as text: who played what, with which rules, edition, options and seed. Replaying a record
// gives the game; nothing else needs to be stored (docs/records.md).
//
//   ludoteca record 1
//   game: photograph
//   rules: 1
//   edition: house 8a3f…
//   players: 2
//   option: missed-opportunity = on
//   generator: chacha20
//   seed: 5be0cd19…
//   name 1: Ana
//   result: 31 24
//   places: 1 2
//
//   1: 2L3 1>4
//   2: 1R1 2>3
//
// A record holds the seed and so every hidden card: it is for finished games and for the one who
// keeps the game, never for a player in the middle of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/seats.h"
#include "engine/seed.h"

namespace ludoteca {

enum class GeneratorKind : std::uint8_t { fast, chacha20 };

// Keys and values, sorted by key; options with their default value are left out.
using OptionList = std::vector<std::pair<std::string, std::string>>;

struct Move {
  Seat seat = 0;
  std::string notation;
  int line = 0;  // in the file it was read from

  friend bool operator==(const Move& a, const Move& b) {
    return a.seat == b.seat && a.notation == b.notation;
  }
};

// What is settled before the first move.
struct RecordHeaders {
  std::string game;
  int rules_version = 0;
  std::string edition;
  std::uint64_t fingerprint = 0;  // of the edition
  int players = 0;
  OptionList options;
  GeneratorKind generator = GeneratorKind::fast;
  Seed seed;
  std::vector<std::string> names;  // empty, or one a seat
};

struct Record : RecordHeaders {
  // Scores and places by seat, once finished.
  std::optional<std::vector<int>> result;
  std::optional<std::vector<int>> places;
  std::vector<Move> moves;
  std::string source;  // the file's name, for messages

  // Throws Error with the place of what is wrong. Knows no game: moves are not checked.
  static Record parse(std::string_view text, std::string_view source);
  static Record read(const std::string& path);

  std::string to_string() const;
};

}  // namespace ludoteca
