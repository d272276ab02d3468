// Reports of people, and orders of the administration.
#include "server/storage/sql_database.h"

namespace ludoteca {
namespace {

// A server that was away obeys the last hundred; those before them are done.
constexpr std::int64_t kOrdersKept = 1000;

}  // namespace

void SqlDatabase::report(const ReportRow& report) {
  connection_->query(
      "INSERT INTO reports (table_id, number, by_user, why, time) VALUES ($1, $2, $3, $4, $5) "
      "ON CONFLICT DO NOTHING",
      {report.table, report.number, report.by, report.why, report.time});
}

std::vector<ReportRow> SqlDatabase::reports(int limit) {
  std::vector<ReportRow> rows;
  connection_->query(
      "SELECT table_id, number, by_user, why, time FROM reports ORDER BY time DESC LIMIT $1",
      {limit}, [&](const SqlRow& row) {
        rows.push_back({.table = row.number(0),
                        .number = row.small(1),
                        .by = row.number(2),
                        .why = row.string(3),
                        .time = row.number(4)});
      });
  return rows;
}

// Numbered by hand: a sequence of PostgreSQL could show number 8 before number 7, and whoever asks
// for orders after 8 would never see that one. Here the second waits for the first.
std::int64_t SqlDatabase::give_order(std::string_view order, std::string_view target) {
  SqlTransaction transaction(*connection_);
  std::int64_t id = 0;
  while (id == 0) {
    connection_->query(
        "INSERT INTO orders (id, what, target) "
        "SELECT COALESCE(MAX(id), 0) + 1, $1, $2 FROM orders WHERE true "
        "ON CONFLICT DO NOTHING RETURNING id",
        {order, target}, [&](const SqlRow& row) { id = row.number(0); });
  }
  connection_->post("DELETE FROM orders WHERE id <= $1", {id - kOrdersKept});
  transaction.commit();
  return id;
}

std::vector<OrderRow> SqlDatabase::orders_after(std::int64_t id) {
  std::vector<OrderRow> rows;
  connection_->query(
      "SELECT id, what, target FROM orders WHERE id > $1 ORDER BY id", {id},
      [&](const SqlRow& row) {
        rows.push_back({.id = row.number(0), .order = row.string(1), .target = row.string(2)});
      });
  return rows;
}

}  // namespace ludoteca
