// The file that keeps the games of a tournament, so that it can go on after any interruption.
//
// Lines of JSON: the settings first, then one line a finished game. A line that was being written
// when the program was killed has no line end; it is dropped and its game is played again, with
// the same result, since seeds depend only on the settings and the place of the game.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "ai/tournament.h"

namespace ludoteca::ai {

class TournamentLog {
 public:
  // Makes the file, or reads it and adds its games to the tournament. Throws Error with the place
  // if it belongs to other settings or is no such log, and if another arena is writing it.
  TournamentLog(std::string path, Tournament& tournament);
  ~TournamentLog();
  TournamentLog(const TournamentLog&) = delete;
  TournamentLog& operator=(const TournamentLog&) = delete;

  // The line is with the operating system afterwards, so it outlives this program; at most a second
  // later it is on the disk.
  void append(const GameResult& result);

 private:
  std::string read_whole() const;
  void write(std::string_view text);
  [[noreturn]] void fail(std::string_view doing) const;

  std::string path_;
  const Tournament& tournament_;
  int file_;
  std::chrono::steady_clock::time_point synced_ = std::chrono::steady_clock::now();
};

}  // namespace ludoteca::ai
