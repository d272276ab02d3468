// The tables in use: read from the store when somebody needs them, changed by rows that are durable
// before anybody hears of them, and dropped when nobody looks any more.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall/guests.h"
#include "server/hall/lobby.h"
#include "server/hall/surroundings.h"
#include "server/hall/table.h"
#include "server/hall/table_told.h"
#include "server/refusal_code.h"

namespace ludoteca {

struct LiveTable {
  explicit LiveTable(Table&& start) : table(std::move(start)) {}

  Table table;
  std::vector<PeerId> watchers;
  // Until it is free.
  std::deque<std::function<void(LiveTable*, RefusalCode)>> waiting;
  SeatSet thinking;
  Millis used = 0;
  bool busy = false;    // a row is being written, or the log read again
  bool broken = false;  // memory may differ from the database: it must be read again
};

enum class Written : std::uint8_t { done, lost };

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

  // Clocks and computer players of tables that nobody may be looking at.
  void look_after_due();
  void forget_idle();

  // A table that was just made.
  void add(Table&& table);
  LiveTable* find(const std::string& code);
  std::size_t size() const { return tables_.size(); }

 private:
  struct Draft;  // a row on its way to the store

  void load(const std::string& code);
  void loaded(const std::string& code, std::unique_ptr<Table> table, RefusalCode refusal);
  static void when_free(LiveTable& live, const Use& use);
  void drain(const std::string& code);
  void store_row(const std::shared_ptr<Draft>& draft);
  void stored(const Draft& draft, bool durable);
  void mend(LiveTable& live, Table& stored, const LogRow& row, const MoveReport* report);
  void tell(LiveTable& live, const LogRow& row, const MoveReport* report);
  void publish(LiveTable& live, const LogRow& row, const MoveReport* report);
  void tell_presence(LiveTable& live);
  void go_on(LiveTable& live);
  void let_computer_move(LiveTable& live, Seat seat);
  void look_after(LiveTable& live);

  Surroundings& around_;
  Guests& guests_;
  Lobby& lobby_;
  HallFigures& figures_;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
  std::unordered_map<std::string, std::vector<Use>> loading_;
  bool looking_ = false;
};

}  // namespace ludoteca
