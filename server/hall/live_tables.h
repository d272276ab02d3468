// The tables in use: read from the store when somebody needs them, changed by rows that are durable
// before anybody hears of them, and dropped when nobody looks any more.
#pragma once

#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall/guests.h"
#include "server/hall/lobby.h"
#include "server/hall/neighbours.h"
#include "server/hall/surroundings.h"
#include "server/hall/table.h"
#include "server/hall/table_told.h"
#include "server/refusal_code.h"

namespace ludoteca {

struct LiveTable {
  explicit LiveTable(Table&& start) : table(std::move(start)) {}

  // Who is there, as another server last said.
  struct Elsewhere {
    SeatSet seats;
    Millis time = 0;
  };

  Table table;
  std::vector<PeerId> watchers;
  // Until it is free.
  std::deque<std::function<void(LiveTable*, RefusalCode)>> waiting;
  SeatSet thinking;
  // Where several servers have the table, computer players think on the one that wrote the row
  // after which they are to move: for these seats, here; otherwise there, if it is known.
  SeatSet ours;
  std::string thinks_elsewhere;
  std::map<std::string, Elsewhere> elsewhere;  // by server
  SeatSet here_told;                           // to the other servers
  int told = 0;                                // the last row that the watchers know
  std::unique_ptr<LogRow> draft;               // of which it is not known whether it is stored
  Millis used = 0;
  Millis loaded = 0;
  Millis asked = 0;       // when the other servers were last asked what they do here
  Millis fresh = 0;       // when the database last said that nothing is missing
  bool busy = false;      // a row is being written, or the log read again
  bool broken = false;    // memory may differ from the database: it must be read again
  bool behind = false;    // the database has more rows
  bool claiming = false;  // asks the database whether it may think instead of another server
};

// Whether the act changes what lists of tables say: who sits where, and whether it is played.
inline bool concerns_lists(Act act) {
  return act != Act::move && act != Act::undo && act != Act::chat;
}

enum class Written : std::uint8_t {
  done,
  lost,   // the database could not; the row may be there or not
  taken,  // another server was first: what was to be written must be looked at again
};

class LiveTables {
 public:
  LiveTables(Surroundings& around, Guests& guests, Lobby& lobby, HallFigures& figures)
      : around_(around), guests_(guests), lobby_(lobby), figures_(figures) {}

  // Calls back with the table, free and up to date; with none and the code of a refusal if that is
  // not possible.
  using Use = std::function<void(LiveTable*, RefusalCode refusal)>;
  void use(const std::string& code, Use use);

  // Applies the row to a free table, writes it, and then tells the watchers. Its number and time
  // are filled in. Throws Error, and changes nothing, if the row cannot follow.
  void write(LiveTable& live, LogRow row, std::function<void(Written, int number)> done);

  // From then on nothing happens at a free table until it is let go.
  static void hold(LiveTable& live) { live.busy = true; }
  void let_go(LiveTable& live);

  void watch(LiveTable& live, PeerId peer);
  void unwatch(LiveTable& live, PeerId peer);
  static Side side_of(const Guest& guest, const Table& table);
  SeatSet here(const LiveTable& live) const;

  // Calls back as use() does, after reading what other servers may have written.
  void use_newest(const std::string& code, Use use);

  // Clocks and computer players of tables that nobody may be looking at.
  void look_after_due();
  void forget_idle();

  // What another server told about a table.
  void hear(const std::string& code, const boost::json::object& told, const std::string& server);
  // Asks the database what news has missed: of tables that were just loaded, or of all that
  // somebody looks at.
  void repair(bool all);
  // Instead of servers that are gone: their computer players, and who was there.
  void replace_gone(const Neighbours& neighbours);
  // In case that was lost.
  void tell_presence_again();

  // A table that was just made.
  void add(Table&& table);
  LiveTable* find(const std::string& code);
  std::size_t size() const { return tables_.size(); }

 private:
  struct Draft;  // a row on its way to the store

  struct Loading {
    std::vector<Use> waiting;
    int heard = 0;  // the highest number that news named meanwhile
  };

  // live_tables.cc
  void load(const std::string& code);
  void loaded(const std::string& code, RefusalCode refusal);
  LiveTable& keep(Table&& table);
  void mend(LiveTable& live, std::span<const LogRow> log, Table&& empty);
  static void when_free(LiveTable& live, const Use& use);
  void drain(const std::string& code);
  void store_row(const std::shared_ptr<Draft>& draft);
  void stored(LiveTable& live, const std::shared_ptr<Draft>& draft, const std::exception_ptr& error,
              Appended appended);
  void announce(LiveTable& live, const Draft& draft);

  // telling.cc
  void tell(LiveTable& live, const LogRow& row, const MoveReport* report, bool ours);
  void publish(LiveTable& live, const LogRow& row, const MoveReport* report);
  void send_presence(LiveTable& live);
  void tell_presence(LiveTable& live, bool asks = false);
  SeatSet here_with_us(const LiveTable& live) const;

  // computers.cc
  void go_on(LiveTable& live);
  void let_computer_move(LiveTable& live, Seat seat);
  void look_after(LiveTable& live);
  void look_after_found(const TableRow& row);
  void step_in(LiveTable& live);
  // The row has just been applied: who lets the computer players move that it concerns.
  static void share_out(LiveTable& live, SeatSet before, const LogRow& row,
                        const std::string* other_server);

  // other_servers.cc
  void tell_others(const LiveTable& live, const LogRow& row);
  void tell_others_presence(LiveTable& live, bool asks);
  void hear_row(LiveTable& live, const LogRow& row, const std::string& server);
  void hear_presence(LiveTable& live, const boost::json::object& told, const std::string& server);
  void take_in(LiveTable& live, const LogRow& row, const std::string& server);
  void catch_up(const std::string& code);
  bool may_be_stale(const LiveTable& live) const;

  Surroundings& around_;
  Guests& guests_;
  Lobby& lobby_;
  HallFigures& figures_;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::unordered_map<std::string, Loading> loading_;
  bool looking_ = false;
  bool repairing_ = false;
};

}  // namespace ludoteca
