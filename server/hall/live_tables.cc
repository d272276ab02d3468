#include "server/hall/live_tables.h"

#include <algorithm>

#include "games/registry.h"
#include "server/hall/results.h"
#include "text/error.h"

namespace ludoteca {
namespace {

constexpr Millis kIdle = 300'000;
constexpr std::size_t kMostWaiting = 256;
constexpr int kMostDue = 200;

struct StoredTable {
  std::optional<TableRow> row;
  std::vector<LogRow> log;
  std::string edition;  // the text, if the edition is not on the shelf
};

StoredTable read_table(Database& database, const Shelf& shelf, const std::string& code) {
  StoredTable stored;
  stored.row = database.table(code);
  if (!stored.row) return stored;
  stored.log = database.log(stored.row->id, 0);
  if (shelf.find(game_named(stored.row->game), stored.row->fingerprint) == nullptr) {
    stored.edition = database.edition(stored.row->fingerprint).value_or("");
  }
  return stored;
}

// What the last row brought about is told in `last`. Throws Error if the log does not fit the game:
// the table was made by other rules.
std::unique_ptr<Table> table_from(StoredTable& stored, const Shelf& shelf,
                                  std::unique_ptr<MoveReport>& last) {
  const GameKind& kind = game_named(stored.row->game);
  SharedEdition edition = shelf.find(kind, stored.row->fingerprint);
  if (edition == nullptr) {
    edition = kind.load_edition(EditionFile::parse(stored.edition, "edition"));
  }
  auto table = std::make_unique<Table>(std::move(*stored.row), kind, edition);
  for (const LogRow& row : stored.log) last = table->apply(row);
  return table;
}

bool concerns_lists(Act act) {
  return act != Act::move && act != Act::undo && act != Act::chat;
}

}  // namespace

struct LiveTables::Draft {
  std::string code;
  Append append;
  std::shared_ptr<const MoveReport> report;
  std::function<void(Written, int)> done;
};

LiveTable* LiveTables::find(const std::string& code) {
  const auto found = tables_.find(code);
  return found == tables_.end() ? nullptr : found->second.get();
}

void LiveTables::add(Table&& table) {
  const std::string code = table.code();
  LiveTable& live =
      *tables_.emplace(code, std::make_unique<LiveTable>(std::move(table))).first->second;
  live.used = around_.now();
  lobby_.note(live.table);
  go_on(live);
}

void LiveTables::use(const std::string& code, Use use) {
  if (LiveTable* live = find(code); live != nullptr && !live->broken) {
    live->used = around_.now();
    when_free(*live, use);
    return;
  }
  std::vector<Use>& waiting = loading_[code];
  waiting.push_back(std::move(use));
  if (waiting.size() == 1) load(code);
}

void LiveTables::load(const std::string& code) {
  around_.store.ask<StoredTable>(
      [&shelf = around_.shelf, code](Database& database) {
        return read_table(database, shelf, code);
      },
      [this, code](const std::exception_ptr& error, StoredTable stored) {
        if (error) return loaded(code, nullptr, "unavailable");
        if (!stored.row) return loaded(code, nullptr, "no-table");
        std::unique_ptr<Table> table;
        std::unique_ptr<MoveReport> last;
        try {
          table = table_from(stored, around_.shelf, last);
        } catch (const Error&) {
          loaded(code, nullptr, "other-rules");
          return;
        }
        const LogRow row = stored.log.empty() ? LogRow() : stored.log.back();
        if (LiveTable* live = find(code)) mend(*live, *table, row, last.get());
        loaded(code, std::move(table), {});
      });
}

// A table whose last row the store seemed to lose goes on from what is stored. If the row is there
// after all, nobody was told of it yet.
void LiveTables::mend(LiveTable& live, Table& stored, const LogRow& row, const MoveReport* report) {
  const bool kept = stored.number() >= live.table.number();
  live.table = std::move(stored);
  live.broken = false;
  live.thinking.clear();
  if (kept) tell(live, row, report);
}

void LiveTables::loaded(const std::string& code, std::unique_ptr<Table> table,
                        RefusalCode refusal) {
  const auto waiting = loading_.extract(code);
  LiveTable* live = find(code);
  if (table != nullptr) {
    ++figures_.tables_loaded;
    if (live == nullptr) {
      live =
          tables_.emplace(code, std::make_unique<LiveTable>(std::move(*table))).first->second.get();
    }
    live->used = around_.now();
  }
  for (const Use& use : waiting.mapped()) {
    if (table == nullptr) {
      use(nullptr, refusal);
    } else if (LiveTable* still = find(code); still->broken) {
      this->use(code, use);
    } else {
      when_free(*still, use);
    }
  }
  if (live = find(code); live != nullptr && !live->busy && !live->broken) look_after(*live);
}

void LiveTables::when_free(LiveTable& live, const Use& use) {
  if (!live.busy && live.waiting.empty()) {
    use(&live, {});
  } else if (live.waiting.size() < kMostWaiting) {
    live.waiting.push_back(use);
  } else {
    use(nullptr, "busy");
  }
}

void LiveTables::write(LiveTable& live, LogRow row, std::function<void(Written, int)> done) {
  row.table = live.table.row().id;
  row.number = live.table.number() + 1;
  row.time = around_.now();
  const Phase before = live.table.phase();
  const std::optional<Millis> deadline = live.table.row().deadline;
  const std::vector<UserId> asked = live.table.asked_people();

  auto draft = std::make_shared<Draft>();
  draft->report = live.table.apply(row);
  draft->code = live.table.code();
  draft->done = std::move(done);
  if (concerns_lists(row.act) || live.table.phase() != before ||
      live.table.deadline() != deadline || live.table.asked_people() != asked) {
    draft->append.change = live.table.change();
    live.table.note_stored_deadline();
  }
  if (before == Phase::playing && live.table.phase() == Phase::finished) {
    draft->append.change->game = live.table.row().game;
    draft->append.change->results = results_of(live.table);
  }
  draft->append.row = std::move(row);
  live.busy = true;
  store_row(draft);
}

void LiveTables::store_row(const std::shared_ptr<Draft>& draft) {
  around_.store.append(draft->append,
                       [this, draft](const std::exception_ptr& error, Appended appended) {
                         stored(*draft, !error && appended != Appended::taken);
                       });
}

void LiveTables::stored(const Draft& draft, bool durable) {
  LiveTable& live = *find(draft.code);
  live.busy = false;
  live.used = around_.now();
  if (durable) {
    ++figures_.rows;
    if (draft.append.row.act == Act::move) ++figures_.moves;
    tell(live, draft.append.row, draft.report.get());
    draft.done(Written::done, draft.append.row.number);
  } else {
    ++figures_.lost_writes;
    live.broken = true;
    draft.done(Written::lost, 0);
  }
  drain(draft.code);
}

void LiveTables::let_go(LiveTable& live) {
  live.busy = false;
  drain(std::string(live.table.code()));
}

// Those who waited, one after the other, as long as nobody makes it busy again.
void LiveTables::drain(const std::string& code) {
  LiveTable& live = *find(code);
  if (live.broken) {
    auto waiting = std::move(live.waiting);
    live.waiting.clear();
    for (Use& then : waiting) use(code, std::move(then));
    return;
  }
  while (!live.busy && !live.waiting.empty()) {
    auto then = std::move(live.waiting.front());
    live.waiting.pop_front();
    then(&live, {});
  }
  if (!live.busy && !live.broken) go_on(live);
}

Side LiveTables::side_of(const Guest& guest, const Table& table) {
  return {table.seats_of(guest.visitor.user), guest.words};
}

// What has become durable.
void LiveTables::tell(LiveTable& live, const LogRow& row, const MoveReport* report) {
  publish(live, row, report);
  if (!concerns_lists(row.act)) return;
  tell_presence(live);
  lobby_.note(live.table);
}

void LiveTables::publish(LiveTable& live, const LogRow& row, const MoveReport* report) {
  std::vector<std::pair<Side, Text>> texts;
  for (const PeerId peer : live.watchers) {
    Guest& guest = *guests_.find(peer);
    const bool muted = row.act == Act::chat && std::find(guest.muted.begin(), guest.muted.end(),
                                                         row.user) != guest.muted.end();
    if (muted) continue;
    const Side side = side_of(guest, live.table);
    auto text = std::find_if(texts.begin(), texts.end(),
                             [&](const auto& made) { return made.first == side; });
    if (text == texts.end()) {
      texts.emplace_back(
          side, std::make_shared<const std::string>(told_update(live.table, row, report, side)));
      text = texts.end() - 1;
    }
    guest.peer->send(text->second);
  }
}

void LiveTables::watch(LiveTable& live, PeerId peer) {
  if (std::find(live.watchers.begin(), live.watchers.end(), peer) != live.watchers.end()) return;
  live.watchers.push_back(peer);
  guests_.find(peer)->watching.push_back(live.table.code());
  tell_presence(live);
}

void LiveTables::unwatch(LiveTable& live, PeerId peer) {
  if (std::erase(live.watchers, peer) == 0) return;
  std::erase(guests_.find(peer)->watching, live.table.code());
  tell_presence(live);
}

SeatSet LiveTables::here(const LiveTable& live) const {
  SeatSet seats;
  for (const PeerId peer : live.watchers) {
    const SeatSet mine = live.table.seats_of(guests_.find(peer)->visitor.user);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (mine.contains(seat)) seats.add(seat);
    }
  }
  return seats;
}

void LiveTables::tell_presence(LiveTable& live) {
  const Text text = std::make_shared<const std::string>(told_presence(live.table, here(live)));
  for (const PeerId peer : live.watchers) guests_.find(peer)->peer->send(text);
}

void LiveTables::go_on(LiveTable& live) {
  const SeatSet moving = live.table.computers_to_move().without(live.thinking);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (moving.contains(seat)) let_computer_move(live, seat);
  }
}

void LiveTables::let_computer_move(LiveTable& live, Seat seat) {
  Question question{live.table.match()->clone(),       &live.table.kind(), seat,
                    live.table.seats()[seat].computer, around_.random(),   !live.watchers.empty()};
  const int asked = live.table.asked_at(seat);
  const std::string code = live.table.code();
  const auto done = [this, code, seat, asked](const std::vector<Considered>& considered) {
    use(code, [this, seat, asked, move = considered.front().move](LiveTable* table, RefusalCode) {
      if (table == nullptr) return;
      table->thinking = table->thinking.without(SeatSet::only(seat));
      // Meanwhile somebody may have come back, or taken a move back.
      const bool still =
          table->table.computers_to_move().contains(seat) && table->table.asked_at(seat) == asked;
      if (!still) return go_on(*table);
      LogRow row;
      row.act = Act::move;
      row.seat = seat;
      row.body = move;
      write(*table, std::move(row), [](Written, int) {});
    });
  };
  live.thinking.add(seat);
  if (!around_.thoughts.ask(std::move(question), done)) {
    live.thinking = live.thinking.without(SeatSet::only(seat));
  }
}

void LiveTables::look_after(LiveTable& live) {
  const SeatSet late = live.table.overdue(around_.now());
  if (late.empty()) return go_on(live);
  LogRow row;
  row.act = Act::take_over;
  row.seat = late.front();
  row.body = live.table.settings().stand_in;
  const std::string code = live.table.code();
  write(live, std::move(row), [this, code](Written written, int) {
    if (written != Written::done) return;
    use(code, [this](LiveTable* table, RefusalCode) {
      if (table != nullptr) look_after(*table);
    });
  });
}

void LiveTables::look_after_due() {
  if (looking_) return;
  looking_ = true;
  around_.store.ask<std::vector<TableRow>>(
      [now = around_.now()](Database& database) { return database.due_tables(now, kMostDue); },
      [this](const std::exception_ptr& error, const std::vector<TableRow>& rows) {
        looking_ = false;
        if (error) return;
        for (const TableRow& row : rows) {
          use(row.code, [this](LiveTable* table, RefusalCode) {
            if (table != nullptr) look_after(*table);
          });
        }
      });
}

void LiveTables::forget_idle() {
  const Millis before = around_.now() - kIdle;
  std::erase_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    return live.watchers.empty() && live.waiting.empty() && !live.busy && live.thinking.empty() &&
           live.used < before;
  });
}

}  // namespace ludoteca
