#include "server/hall/live_tables.h"

#include <algorithm>

#include "games/registry.h"
#include "server/hall/results.h"
#include "text/error.h"

namespace ludoteca {
namespace {

constexpr Millis kIdle = 300'000;
constexpr std::size_t kMostWaiting = 256;

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

// Without its log. Throws Error if there is no such edition.
Table empty_table(const StoredTable& stored, const Shelf& shelf) {
  const GameKind& kind = game_named(stored.row->game);
  SharedEdition edition = shelf.find(kind, stored.row->fingerprint);
  if (edition == nullptr) {
    edition = kind.load_edition(EditionFile::parse(stored.edition, "edition"));
  }
  return {*stored.row, kind, edition};
}

}  // namespace

struct LiveTables::Draft {
  std::string code;
  Append append;
  std::shared_ptr<const MoveReport> report;
  SeatSet moving;  // computer players who were to move before
  std::function<void(Written, int)> done;
};

LiveTable* LiveTables::find(const std::string& code) {
  const auto found = tables_.find(code);
  return found == tables_.end() ? nullptr : found->second.get();
}

LiveTable& LiveTables::keep(Table&& table) {
  const std::string code = table.code();
  LiveTable& live =
      *tables_.emplace(code, std::make_unique<LiveTable>(std::move(table))).first->second;
  live.used = around_.now();
  live.loaded = live.used;
  live.fresh = live.used;
  live.told = live.table.number();
  return live;
}

void LiveTables::add(Table&& table) {
  around_.news.follow("table." + table.code(), true);
  LiveTable& live = keep(std::move(table));
  live.ours = SeatSet::first(kMaxSeats);
  lobby_.note(live.table, true);
  go_on(live);
}

void LiveTables::use(const std::string& code, Use use) {
  if (LiveTable* live = find(code); live != nullptr && !live->broken) {
    live->used = around_.now();
    may_be_stale(*live) ? use_newest(code, std::move(use)) : when_free(*live, use);
    return;
  }
  std::vector<Use>& waiting = loading_[code].waiting;
  waiting.push_back(std::move(use));
  if (waiting.size() == 1) load(code);
}

// Rows that are written meanwhile are not missed: news of the table is followed before it is read.
void LiveTables::load(const std::string& code) {
  if (find(code) == nullptr) around_.news.follow("table." + code, true);
  around_.store.ask<StoredTable>(
      [&shelf = around_.shelf, code](Database& database) {
        return read_table(database, shelf, code);
      },
      [this, code](const std::exception_ptr& error, const StoredTable& stored) {
        if (error) return loaded(code, "unavailable");
        if (!stored.row) return loaded(code, "no-table");
        try {
          Table table = empty_table(stored, around_.shelf);
          if (LiveTable* live = find(code)) {
            mend(*live, stored.log, std::move(table));
          } else {
            for (const LogRow& row : stored.log) table.apply(row);
            keep(std::move(table));
          }
        } catch (const Error&) {  // the table was made by other rules
          loaded(code, "other-rules");
          return;
        }
        loaded(code, {});
      });
}

// A table whose last row the store seemed to lose, or another server had written, goes on from what
// is stored: the watchers are told what they do not know yet.
void LiveTables::mend(LiveTable& live, std::span<const LogRow> log, Table&& empty) {
  std::size_t next = 0;
  while (next < log.size() && log[next].number <= live.told) empty.apply(log[next++]);
  live.table = std::move(empty);
  live.thinking.clear();
  for (; next < log.size(); ++next) take_in(live, log[next], "");
  live.broken = false;
  live.behind = false;
  live.fresh = around_.now();
  live.draft.reset();
}

void LiveTables::loaded(const std::string& code, RefusalCode refusal) {
  const auto loading = loading_.extract(code);
  const bool failed = !std::string_view(refusal).empty();
  if (failed && find(code) == nullptr) around_.news.follow("table." + code, false);
  if (LiveTable* live = find(code); live != nullptr && !failed) {
    ++figures_.tables_loaded;
    live->used = around_.now();
    live->behind = live->behind || loading.mapped().heard > live->table.number();
  }
  for (const Use& use : loading.mapped().waiting) {
    if (failed) {
      use(nullptr, refusal);
    } else if (LiveTable* still = find(code); still->broken) {
      this->use(code, use);
    } else {
      when_free(*still, use);
    }
  }
  LiveTable* live = find(code);
  if (live == nullptr || live->busy || live->broken) return;
  if (live->behind) return catch_up(code);
  around_.news.alone() ? look_after(*live) : go_on(*live);
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
  draft->moving = live.table.computers_to_move();
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
  if (around_.tells_too_early) announce(live, *draft);
  store_row(draft);
}

void LiveTables::store_row(const std::shared_ptr<Draft>& draft) {
  around_.store.append(draft->append,
                       [this, draft](const std::exception_ptr& error, Appended appended) {
                         LiveTable& live = *find(draft->code);
                         live.busy = false;
                         live.used = around_.now();
                         stored(live, draft, error, appended);
                         drain(draft->code);
                       });
}

void LiveTables::stored(LiveTable& live, const std::shared_ptr<Draft>& draft,
                        const std::exception_ptr& error, Appended appended) {
  const LogRow& row = draft->append.row;
  if (error || appended == Appended::taken) {
    ++(error ? figures_.lost_writes : figures_.races_lost);
    live.broken = true;
    if (error) live.draft = std::make_unique<LogRow>(row);
    draft->done(error ? Written::lost : Written::taken, 0);
    if (!error) use(draft->code, [](LiveTable*, RefusalCode) {});  // for those who look on
    return;
  }
  ++figures_.rows;
  if (row.act == Act::move) ++figures_.moves;
  if (appended == Appended::already) {
    // Perhaps another server's, written at another moment: what is stored counts.
    live.broken = true;
    live.draft = std::make_unique<LogRow>(row);
    use(draft->code, [draft](const LiveTable* read, RefusalCode) {
      draft->done(read != nullptr ? Written::done : Written::lost, draft->append.row.number);
    });
    return;
  }
  if (!around_.tells_too_early) announce(live, *draft);
  draft->done(Written::done, row.number);
}

// A row of ours that is durable.
void LiveTables::announce(LiveTable& live, const Draft& draft) {
  live.told = draft.append.row.number;
  share_out(live, draft.moving, draft.append.row, nullptr);
  tell(live, draft.append.row, draft.report.get(), true);
  tell_others(live, draft.append.row);
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
  if (live.behind && !live.busy) return catch_up(code);
  while (!live.busy && !live.waiting.empty()) {
    auto then = std::move(live.waiting.front());
    live.waiting.pop_front();
    then(&live, {});
  }
  if (!live.busy && !live.broken) go_on(live);
}

void LiveTables::watch(LiveTable& live, PeerId peer) {
  if (std::find(live.watchers.begin(), live.watchers.end(), peer) != live.watchers.end()) return;
  live.watchers.push_back(peer);
  guests_.find(peer)->watching.push_back(live.table.code());
  tell_presence(live, live.watchers.size() == 1);
}

void LiveTables::unwatch(LiveTable& live, PeerId peer) {
  if (std::erase(live.watchers, peer) == 0) return;
  std::erase(guests_.find(peer)->watching, live.table.code());
  tell_presence(live);
}

void LiveTables::forget_idle() {
  const Millis before = around_.now() - kIdle;
  std::erase_if(tables_, [&](const auto& entry) {
    const LiveTable& live = *entry.second;
    const bool idle = live.watchers.empty() && live.waiting.empty() && !live.busy &&
                      live.thinking.empty() && !live.claiming && live.used < before;
    if (idle) around_.news.follow("table." + entry.first, false);
    return idle;
  });
}

}  // namespace ludoteca
