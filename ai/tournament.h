// A tournament: its settings, the games played so far, and whether it is over.
//
// Games may finish in any order. Only whole blocks count, and only in their order: block 7 counts
// once blocks 0 to 6 do. So the figures of a tournament do not depend on how many threads played it
// or how often it was interrupted, and long games are not left out more often than short ones.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ai/schedule.h"
#include "ai/sprt.h"
#include "engine/game.h"
#include "engine/record.h"

namespace ludoteca::ai {

// Everything that decides which games are played and what is concluded from them.
struct TournamentSettings {
  std::string program;  // its version
  std::string game;
  int rules_version = 0;
  std::string edition;
  std::uint64_t fingerprint = 0;  // of the edition
  OptionList options;
  std::vector<std::string> players;
  int seats = 2;
  Pairing pairing = Pairing::everyone;
  int blocks = 0;
  Seed seed;
  std::optional<SprtSettings> sprt;  // about the first player
};

boost::json::object to_json(const TournamentSettings& settings);

// Without the zeros in front, as people give it.
std::string short_digits(const Seed& seed);

// What the players are called in tables: their names, numbered where a name stands there twice.
std::vector<std::string> labels(const std::vector<std::string>& players);

struct GameResult {
  GameId id;
  Outcome outcome;
  int moves = 0;
};

// What a win is worth to a seat: 1, or its part of a shared first place.
double win_share(const Outcome& outcome, int seats, int seat);

class Tournament {
 public:
  // Throws Error if the settings cannot be played.
  explicit Tournament(TournamentSettings settings);

  const TournamentSettings& settings() const { return settings_; }
  const Schedule& schedule() const { return schedule_; }

  // A game counts once; a second result of it is ignored.
  void add(const GameResult& result);

  // All blocks are played, or the sequential test has stopped.
  bool over() const;
  // The blocks from the first on that are complete, up to the one that decided the test.
  int counted_blocks() const { return counted_; }
  long games_played() const { return played_; }
  bool has(const GameId& id) const { return game(id).has_value(); }
  // A game of a counted block.
  const GameResult& result(const GameId& id) const { return game(id).value(); }
  const std::optional<Sprt>& sprt() const { return sprt_; }

 private:
  const std::optional<GameResult>& game(const GameId& id) const;
  bool complete(int block) const;
  double first_players_share(int block) const;

  TournamentSettings settings_;
  Schedule schedule_;
  std::vector<std::optional<GameResult>> games_;  // by number; grows as games are played
  std::optional<Sprt> sprt_;
  int counted_ = 0;
  long played_ = 0;
};

}  // namespace ludoteca::ai
