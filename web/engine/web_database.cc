#include "web/engine/web_database.h"

#include <algorithm>
#include <utility>

namespace ludoteca {
namespace {

void change_row(TableRow& row, const Append& append) {
  row.changed = append.row.time;
  if (!append.change) return;
  row.phase = append.change->phase;
  row.deadline = append.change->deadline;
  row.summary = append.change->summary;
}

}  // namespace

StoredTable* WebDatabase::find(TableId id) {
  for (StoredTable& stored : tables_) {
    if (stored.row.id == id) return &stored;
  }
  return nullptr;
}

void WebDatabase::take_over(StoredTable table) {
  if (StoredTable* known = find(table.row.id)) {
    *known = std::move(table);
  } else {
    tables_.push_back(std::move(table));
  }
}

void WebDatabase::keep(const Writes& writes) {
  for (const StoredTable& table : writes.tables) take_over(table);
  for (const Append& append : writes.rows) {
    StoredTable* known = find(append.row.table);
    if (known == nullptr) continue;
    known->log.push_back(append.row);
    change_row(known->row, append);
  }
}

const StoredTable& WebDatabase::table_of(TableId id) const {
  const auto found = std::find_if(tables_.begin(), tables_.end(),
                                  [&](const StoredTable& one) { return one.row.id == id; });
  if (found == tables_.end()) throw DatabaseError("no such table on this device");
  return *found;
}

TableRow WebDatabase::after(const Append& append) const {
  TableRow row = table_of(append.row.table).row;
  change_row(row, append);
  return row;
}

bool WebDatabase::create_table(const TableRow& table, std::span<const LogRow> log,
                               const TableChange& change) {
  StoredTable made{table, {log.begin(), log.end()}, std::exchange(writes_.edition, {})};
  made.row.phase = change.phase;
  made.row.deadline = change.deadline;
  made.row.summary = change.summary;
  writes_.tables.push_back(std::move(made));
  return true;
}

std::vector<Appended> WebDatabase::append(std::span<const Append> rows) {
  std::vector<Appended> answers;
  for (const Append& append : rows) {
    const StoredTable* known = find(append.row.table);
    const bool next =
        known != nullptr && append.row.number == static_cast<int>(known->log.size()) + 1;
    answers.push_back(next ? Appended::yes : Appended::taken);
    if (next) writes_.rows.push_back(append);
  }
  return answers;
}

std::optional<TableRow> WebDatabase::table(std::string_view code) {
  for (const StoredTable& stored : tables_) {
    if (stored.row.code == code) return stored.row;
  }
  return std::nullopt;
}

std::optional<std::string> WebDatabase::edition(std::uint64_t fingerprint) {
  for (const StoredTable& stored : tables_) {
    if (stored.row.fingerprint == fingerprint && !stored.edition.empty()) return stored.edition;
  }
  return std::nullopt;
}

std::optional<TableRow> WebDatabase::table_by_id(TableId id) {
  const StoredTable* known = find(id);
  return known == nullptr ? std::nullopt : std::optional(known->row);
}

std::vector<LogRow> WebDatabase::log(TableId table, int after) {
  const StoredTable* known = find(table);
  if (known == nullptr) return {};
  std::vector<LogRow> rows;
  std::copy_if(known->log.begin(), known->log.end(), std::back_inserter(rows),
               [after](const LogRow& row) { return row.number > after; });
  return rows;
}

// All tables of a device are those of its one person.
std::vector<TableRow> WebDatabase::tables_of(UserId, int limit) {
  std::vector<TableRow> rows;
  for (const StoredTable& stored : tables_) rows.push_back(stored.row);
  std::sort(rows.begin(), rows.end(),
            [](const TableRow& a, const TableRow& b) { return a.changed > b.changed; });
  if (rows.size() > static_cast<std::size_t>(limit)) rows.resize(static_cast<std::size_t>(limit));
  return rows;
}

std::vector<TableRow> WebDatabase::due_tables(Millis before, int limit) {
  std::vector<TableRow> rows;
  for (const StoredTable& stored : tables_) {
    const bool due = stored.row.phase == Phase::playing && stored.row.deadline.has_value() &&
                     *stored.row.deadline < before;
    if (due && rows.size() < static_cast<std::size_t>(limit)) rows.push_back(stored.row);
  }
  return rows;
}

}  // namespace ludoteca
