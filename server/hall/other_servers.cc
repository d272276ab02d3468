// Tables that other servers on the same database have in use, too.
#include <algorithm>

#include "engine/json_input.h"
#include "server/hall/live_tables.h"
#include "server/hall/row_json.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

// After so long a table that was just loaded is followed for certain.
constexpr Millis kSurelyFollowed = 3'000;
constexpr Millis kStillFresh = 1'000;

// Whether it is the row that we wrote without hearing the end of it.
bool is_same(const LogRow& a, const LogRow& b) {
  return a.number == b.number && a.act == b.act && a.seat == b.seat && a.user == b.user &&
         a.key == b.key && a.body == b.body;
}

// Whether computer players are to move on this server.
bool thinks_here(const LiveTable& live) {
  const SeatSet moving = live.table.computers_to_move();
  return moving.without(live.ours) != moving;
}

}  // namespace

void LiveTables::tell_others(const LiveTable& live, const LogRow& row) {
  if (around_.news.alone()) return;
  const json::object told{{"server", around_.news.server}, {"row", row_json(row)}};
  around_.news.tell("table." + live.table.code(), json::serialize(told));
}

// Whoever has just begun to look asks the others for theirs.
void LiveTables::tell_others_presence(LiveTable& live, bool asks) {
  live.here_told = here_with_us(live);
  if (around_.news.alone()) return;
  json::array here;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (live.here_told.contains(seat)) here.push_back(json::value(static_cast<int>(seat)));
  }
  json::object told{{"server", around_.news.server}, {"here", std::move(here)}};
  if (asks) {
    told["asks"] = true;
    live.asked = around_.now();
  }
  if (thinks_here(live)) told["thinks"] = true;
  around_.news.tell("table." + live.table.code(), json::serialize(told));
}

void LiveTables::tell_presence_again() {
  for (auto& [code, live] : tables_) {
    if (!live->watchers.empty()) tell_others_presence(*live, false);
  }
}

void LiveTables::hear(const std::string& code, const json::object& told,
                      const std::string& server) {
  LiveTable* live = find(code);
  const json::value* row = told.if_contains("row");
  if (row == nullptr) {
    if (live != nullptr) hear_presence(*live, told, server);
    return;
  }
  const LogRow heard = row_from(as_object(*row, "row"));
  if (live != nullptr) {
    hear_row(*live, heard, server);
  } else if (const auto loading = loading_.find(code); loading != loading_.end()) {
    loading->second.heard = std::max(loading->second.heard, heard.number);
  }
}

void LiveTables::hear_presence(LiveTable& live, const json::object& told,
                               const std::string& server) {
  const SeatSet before = here(live);
  LiveTable::Elsewhere there;
  there.time = around_.now();
  for (const json::value& seat : as_list(member(told, "here"), "here", 0, kMaxSeats)) {
    there.seats.add(static_cast<Seat>(as_number(seat, "here", 0, kMaxSeats - 1)));
  }
  if (there.seats.empty()) {
    live.elsewhere.erase(server);
  } else {
    live.elsewhere[server] = there;
  }
  if (here(live) != before) send_presence(live);
  if (told.contains("thinks") && live.thinks_elsewhere.empty()) live.thinks_elsewhere = server;
  const bool worth_telling = !here_with_us(live).empty() || thinks_here(live);
  if (told.contains("asks") && worth_telling) tell_others_presence(live, false);
}

void LiveTables::hear_row(LiveTable& live, const LogRow& row, const std::string& server) {
  const std::string code = live.table.code();
  if (live.broken) return use(code, [](LiveTable*, RefusalCode) {});
  if (live.busy) {
    live.behind = live.behind || row.number > live.told;
    return;
  }
  if (row.number <= live.table.number()) return;
  if (row.number > live.table.number() + 1 || row.table != live.table.row().id) {
    catch_up(code);
    return;
  }
  try {
    take_in(live, row, server);
    ++figures_.rows_heard;
  } catch (const Error&) {
    live.broken = true;
    use(code, [](LiveTable*, RefusalCode) {});
    return;
  }
  drain(code);
}

// A row that another server has written.
void LiveTables::take_in(LiveTable& live, const LogRow& row, const std::string& server) {
  const SeatSet before = live.table.computers_to_move();
  const std::unique_ptr<MoveReport> report = live.table.apply(row);
  const bool ours = live.draft && is_same(*live.draft, row);
  live.table.note_stored_deadline();
  live.told = row.number;
  share_out(live, before, row, ours ? nullptr : &server);
  tell(live, row, report.get(), ours);
  if (ours) tell_others(live, row);
}

// Reads the rows that are missing; the table is free.
void LiveTables::catch_up(const std::string& code) {
  LiveTable& live = *find(code);
  hold(live);
  live.behind = false;
  around_.store.ask<std::vector<LogRow>>(
      [id = live.table.row().id, after = live.table.number()](Database& database) {
        return database.log(id, after);
      },
      [this, code](const std::exception_ptr& error, const std::vector<LogRow>& rows) {
        LiveTable& held = *find(code);
        held.busy = false;
        held.fresh = around_.now();
        try {
          for (std::size_t i = 0; !error && i < rows.size(); ++i) {
            take_in(held, rows[i], "");
            ++figures_.rows_read;
          }
        } catch (const Error&) {
          held.broken = true;
        }
        // Who wrote them, the database does not say; nor who thinks now.
        const bool waits = !held.table.computers_to_move().without(held.ours).empty();
        if (waits && held.thinks_elsewhere.empty()) tell_others_presence(held, true);
        drain(code);
      });
}

void LiveTables::use_newest(const std::string& code, Use use) {
  const LiveTable* known = find(code);
  if (around_.news.alone() || known == nullptr || known->broken) {
    this->use(code, std::move(use));
    return;
  }
  when_free(*find(code), [this, code, use = std::move(use)](LiveTable* live, RefusalCode refusal) {
    if (live == nullptr) return use(nullptr, refusal);
    live->waiting.push_front(use);
    catch_up(code);
  });
}

// Nobody looks at it, so that nobody would miss what news has lost.
bool LiveTables::may_be_stale(const LiveTable& live) const {
  return !around_.news.alone() && live.watchers.empty() && around_.now() - live.fresh > kStillFresh;
}

void LiveTables::repair(bool all) {
  if (repairing_) return;
  const Millis now = around_.now();
  std::vector<RowName> known;
  std::unordered_map<TableId, std::string> codes;
  std::vector<std::string> broken;
  for (const auto& [code, live] : tables_) {
    const bool young = now - live->loaded < kSurelyFollowed;
    if (live->watchers.empty() || (!all && !young)) continue;
    if (live->broken) broken.push_back(code);
    if (live->broken || live->busy) continue;
    known.push_back({live->table.row().id, live->table.number()});
    codes.emplace(live->table.row().id, code);
  }
  for (const std::string& code : broken) use(code, [](LiveTable*, RefusalCode) {});
  if (known.empty()) return;
  repairing_ = true;
  around_.store.ask<std::vector<TableId>>(
      [known = std::move(known)](Database& database) { return database.with_more(known); },
      [this, codes = std::move(codes)](const std::exception_ptr& error,
                                       const std::vector<TableId>& more) {
        repairing_ = false;
        if (error) return;
        for (const TableId id : more) {
          LiveTable* live = find(codes.at(id));
          if (live == nullptr || live->broken) continue;
          live->busy ? static_cast<void>(live->behind = true) : catch_up(codes.at(id));
        }
      });
}

}  // namespace ludoteca
