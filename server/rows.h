// What is stored: plain rows, the same in every database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ludoteca {

using TableId = std::int64_t;
using UserId = std::int64_t;
using Millis = std::int64_t;  // since 1970

inline constexpr UserId kNoUser = 0;

enum class Phase : std::uint8_t { open, playing, finished, closed };

// A table where a game is set up, played and looked at again. Ids stay inside; people see the code.
struct TableRow {
  TableId id = 0;
  std::string code;
  Millis created = 0;
  UserId host = kNoUser;
  std::string game;
  std::string edition;            // its name
  std::uint64_t fingerprint = 0;  // of the edition; its text is stored apart
  std::string options;            // JSON
  int players = 0;
  std::string seed;      // 64 hexadecimal digits; never leaves before the end
  std::string settings;  // JSON: see TableSettings
  bool listed = false;   // in the lobby while open
  // What changes while it is played; the log says the same.
  Phase phase = Phase::open;
  Millis changed = 0;
  std::optional<Millis> deadline;  // when a clock runs out
  std::string summary;             // JSON for lists: the seats with their names
};

// Whatever happens at a table is a row of its log. Replaying the rows gives the table.
// The numbers are stored. The game begins when no seat is open any more.
enum class Act : std::uint8_t {
  sit = 1,       // a person takes a seat; body: the name shown
  stand = 2,     // a person leaves: before the game the seat is open again, later a computer has it
  computer = 3,  // a computer player takes a seat; body: which
  open = 4,      // the host takes a computer player away again
  move = 5,      // body: the notation
  undo = 6,      // the last move of this seat is taken back
  take_over = 7,  // a computer player plays for an absent person; body: which
  give_back = 8,  // the person is back
  vote = 9,       // a person wants the person of this seat gone
  kick = 10,      // enough voted: a computer player has the seat for good
  chat = 11,      // body: the text
  close = 12,     // the table ends without a result; body: why
  rematch = 13,   // body: the code of the next table
};

struct LogRow {
  TableId table = 0;
  int number = 0;  // 1, 2, …; unique in its table
  Millis time = 0;
  Act act = Act::chat;
  int seat = -1;          // counted from 0; -1: none
  UserId user = kNoUser;  // who did it; kNoUser: the server
  // The client's own id of a move, so that repeating it changes nothing; of a chat row, the name of
  // who wrote it.
  std::string key;
  std::string body;

  friend bool operator==(const LogRow&, const LogRow&) = default;
};

// A seat of a finished game.
struct ResultRow {
  TableId table = 0;
  int seat = 0;
  UserId user = kNoUser;
  std::string computer;  // instead of a user
  int score = 0;
  int place = 0;
};

// What somebody reached in all finished games of one kind.
struct StatisticsRow {
  std::string game;
  int games = 0;
  int wins = 0;
  double mean_place = 0;
};

// How good a player is at a game (ai/rating.h). Computer players have one too: their name instead
// of a user.
struct RatingRow {
  UserId user = kNoUser;
  std::string computer;
  std::string game;
  double mu = 0;
  double sigma = 0;
  int games = 0;
  int wins = 0;
};

// What the row of a table becomes with a row of its log.
struct TableChange {
  Phase phase = Phase::open;
  std::optional<Millis> deadline;
  std::string summary;
  std::vector<UserId> seats;  // who sits where; kNoUser for computer players and empty seats
  // Of a game that has just ended: its kind and its results, by which the players are rated.
  std::string game;
  std::vector<ResultRow> results;
};

struct UserRow {
  UserId id = kNoUser;
  std::string name;
  bool account = false;       // names of accounts are unique, whatever their case
  std::string password_hash;  // of an account
  Millis created = 0;
  bool banned = false;
};

// What proves who somebody is: a cookie of a browser or the token of a bot. Only its hash is kept.
struct PassRow {
  std::string hash;  // SHA-256, hexadecimal
  UserId user = kNoUser;
  bool bot = false;
  std::string label;
  Millis created = 0;
};

// An order from the command line to running servers.
struct OrderRow {
  std::int64_t id = 0;
  std::string order;   // "ban", "close"
  std::string target;  // a user id or a table's code
};

struct ReportRow {
  TableId table = 0;
  int number = 0;  // of the chat row
  UserId by = kNoUser;
  std::string why;
  Millis time = 0;
};

}  // namespace ludoteca
