#include "web/engine/web_store.h"

#include <fmt/format.h>

#include <utility>

namespace ludoteca {
namespace {

namespace json = boost::json;

json::object kept_json(std::string_view code, std::span<const LogRow> log) {
  json::array rows;
  for (const LogRow& one : log) rows.push_back(log_json(one));
  return {{"code", code}, {"log", std::move(rows)}};
}

}  // namespace

void WebStore::append(Append row, AppendDone done) {
  if (database_.append({&row, 1}).front() == Appended::taken) {
    done(nullptr, Appended::taken);
    return;
  }
  ask_to_keep({database_.collected(), std::move(done)});
}

void WebStore::run(Job job, Done done) {
  std::exception_ptr error;
  try {
    job(database_);
  } catch (...) {
    error = std::current_exception();
    database_.rollback();
  }
  Writes writes = database_.collected();
  if (writes.empty()) return done(error);
  ask_to_keep({std::move(writes), [done = std::move(done)](std::exception_ptr lost, Appended how) {
                 if (!lost && how == Appended::taken) {
                   lost = std::make_exception_ptr(DatabaseError("another page was first"));
                 }
                 done(std::move(lost));
               }});
}

void WebStore::ask_to_keep(Waiting waiting) {
  json::array tables;
  for (const StoredTable& table : waiting.writes.tables) {
    json::object kept = kept_json(table.row.code, table.log);
    kept["row"] = table_json(table.row, table.edition);
    tables.push_back(std::move(kept));
  }
  for (const Append& append : waiting.writes.rows) {
    const TableRow row = database_.after(append);
    json::object kept = kept_json(row.code, {&append.row, 1});
    if (append.change) kept["row"] = table_json(row, database_.table_of(row.id).edition);
    tables.push_back(std::move(kept));
  }
  outbox_.put(fmt::format(R"("keep":{},"tables":{})", ++last_token_, json::serialize(tables)));
  waiting_.emplace(last_token_, std::move(waiting));
}

void WebStore::answer(int token, Kept kept) {
  const auto found = waiting_.extract(token);
  if (found.empty()) return;
  const Waiting& waiting = found.mapped();
  switch (kept) {
    case Kept::yes:
      database_.keep(waiting.writes);
      waiting.done(nullptr, Appended::yes);
      break;
    case Kept::taken:
      waiting.done(nullptr, Appended::taken);
      break;
    case Kept::lost:
      waiting.done(std::make_exception_ptr(DatabaseError("the browser cannot save")),
                   Appended::yes);
      break;
  }
}

}  // namespace ludoteca
