// One table in memory: what its log says, row after row. It knows neither people's connections nor
// the database.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"
#include "server/hall/table_wish.h"
#include "server/rows.h"

namespace ludoteca {

struct TableSeat {
  UserId user = kNoUser;  // the person who sits here
  std::string name;
  std::string computer;  // who plays here: alone, or for the person
  SeatSet votes;         // of those who want the person gone

  bool is_open() const { return user == kNoUser && computer.empty(); }
  bool is_person() const { return user != kNoUser; }
  bool is_taken_over() const { return is_person() && !computer.empty(); }
  bool plays_itself() const { return is_person() && computer.empty(); }
};

// The member of a row's summary that says whose turn it is, by user: not for the eyes of others.
inline constexpr std::string_view kAskedPeople = "asked_people";

class Table {
 public:
  Table(TableRow row, const GameKind& kind, SharedEdition edition);

  // The next row. What a move brought about is told. Throws Error if the row cannot follow, which
  // is checked before it is written.
  std::unique_ptr<MoveReport> apply(const LogRow& row);

  const TableRow& row() const { return row_; }
  const std::string& code() const { return row_.code; }
  const GameKind& kind() const { return *kind_; }
  const SharedEdition& edition() const { return edition_; }
  const TableSettings& settings() const { return settings_; }
  int number() const { return number_; }  // of the last row
  Phase phase() const { return phase_; }
  UserId host() const { return host_; }  // the first who sat down and is still there
  std::span<const TableSeat> seats() const { return seats_; }
  SeatSet seats_of(UserId user) const;
  int persons() const;
  // Computer players have names too, those usual in the language.
  std::vector<std::string> names(const Catalogue& words) const;
  const std::string& next_table() const { return next_table_; }

  const Match* match() const { return match_.get(); }  // none before the game begins
  // For tests: goes on with another match.
  void exchange_match(std::unique_ptr<Match> match) { match_ = std::move(match); }
  // What does not change in the game, as JSON; nothing if views tell everything.
  std::string_view board() const { return kind_->board(headers(), edition_); }
  // A game from its beginning, to tell it again.
  std::unique_ptr<Match> new_match() const;

  // The number of the row that this move of a client became, if it came before.
  std::optional<int> answered(std::string_view key) const;
  // Since which row the seat owes its decision. Whoever chooses by what an earlier row showed, sees
  // too little.
  int asked_at(Seat seat) const { return asked_[seat].number; }
  // The seats for which a computer player must move.
  SeatSet computers_to_move() const;
  // Whether it moves already. Where every person is gone, nobody waits for one who plays instead of
  // them: it lets their time pass each time, so that whoever comes back finds the game going on.
  bool computer_may_move(Seat seat, Millis now) const;
  // When somebody must look after the table: the clock of a person runs out, or a computer player
  // should have moved long ago.
  std::optional<Millis> deadline() const;
  SeatSet overdue(Millis now) const;
  // The deadline stands in the table's row from now on.
  void note_stored_deadline() { row_.deadline = deadline(); }

  // The people who owe a decision.
  std::vector<UserId> asked_people() const;
  // What the table's own row says from now on; without results and ratings.
  TableChange change() const;
  boost::json::object summary() const;

 private:
  struct Asked {
    bool asked = false;
    int number = 0;
    Millis since = 0;
  };
  struct Answer {
    std::string key;
    int number = 0;
  };

  RecordHeaders headers() const;
  bool is_patient(Seat seat) const;
  Millis time_is_up(Seat seat) const;
  void leave_seat(TableSeat& seat);
  void begin_if_full(const LogRow& row);
  void note_who_is_asked(const LogRow& row);
  void find_host();
  void remember(const LogRow& row);

  TableRow row_;
  const GameKind* kind_;
  SharedEdition edition_;
  TableSettings settings_;
  OptionList options_;
  std::vector<TableSeat> seats_;
  std::unique_ptr<Match> match_;
  std::array<Asked, kMaxSeats> asked_{};
  std::vector<Answer> answers_;  // the last ones, the oldest first
  std::string next_table_;
  UserId host_ = kNoUser;
  int number_ = 0;
  Phase phase_ = Phase::open;
};

}  // namespace ludoteca
