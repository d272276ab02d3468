// A person who goes: the name is taken out of everything, the games stay. And guests who never came
// to play.
#include <boost/json.hpp>

#include "server/storage/sql_database.h"

namespace ludoteca {
namespace {

// Empties every text that is this name; true if there was one.
// NOLINTNEXTLINE(misc-no-recursion): the texts are ours and not deep
bool blank_name(boost::json::value& value, std::string_view name) {
  bool found = false;
  if (auto* object = value.if_object()) {
    for (auto& member : *object) found |= blank_name(member.value(), name);
  } else if (auto* list = value.if_array()) {
    for (auto& item : *list) found |= blank_name(item, name);
  } else if (auto* text = value.if_string(); text != nullptr && *text == name) {
    text->clear();
    found = true;
  }
  return found;
}

}  // namespace

void SqlDatabase::forget_at_table(UserId id, const std::string& name, const TableRow& table) {
  connection_->post(
      "UPDATE log SET body = '' WHERE table_id = $1 AND user_id = $2 AND act IN (1, 11)",
      {table.id, id});
  connection_->post(
      "UPDATE log SET move_key = '' WHERE table_id = $1 AND user_id = $2 AND act = 11",
      {table.id, id});
  boost::system::error_code error;
  boost::json::value summary = boost::json::parse(table.summary, error);
  if (error || !blank_name(summary, name)) return;
  connection_->post("UPDATE tables SET summary = $2 WHERE id = $1",
                    {table.id, boost::json::serialize(summary)});
}

void SqlDatabase::forget_user(UserId id) {
  static_assert(static_cast<int>(Act::sit) == 1 && static_cast<int>(Act::chat) == 11);
  SqlTransaction transaction(*connection_);
  const std::optional<UserRow> row = user(id);
  if (!row) return;
  std::vector<TableId> tables;
  connection_->query(
      "SELECT table_id FROM traces WHERE user_id = $1 UNION "
      "SELECT table_id FROM seats WHERE user_id = $1 AND user_id <> 0",
      {id}, [&](const SqlRow& found) { tables.push_back(found.number(0)); });
  for (const TableId table : tables) {
    if (const std::optional<TableRow> there = table_by_id(table)) {
      forget_at_table(id, row->name, *there);
    }
  }
  connection_->post("DELETE FROM ratings WHERE user_id = $1", {id});
  connection_->post(
      "UPDATE reports SET by_user = 0 WHERE by_user = $1 AND NOT EXISTS "
      "(SELECT 1 FROM reports other WHERE other.table_id = reports.table_id "
      "AND other.number = reports.number AND other.by_user = 0)",
      {id});
  connection_->post("DELETE FROM reports WHERE by_user = $1", {id});
  // Passes, mutes and the name of the account go with the user.
  connection_->post("DELETE FROM users WHERE id = $1", {id});
  transaction.commit();
}

// A few at a time, so that nobody waits for it. Passes and mutes go with the user.
UserId SqlDatabase::drop_unused_guests(UserId after, Millis before, int limit) {
  SqlTransaction transaction(*connection_);
  UserId last = kNoUser;
  const int seen =
      connection_->query("SELECT id FROM users WHERE id > $1 ORDER BY id LIMIT $2", {after, limit},
                         [&](const SqlRow& row) { last = row.number(0); });
  connection_->query(
      "DELETE FROM users WHERE id > $1 AND id <= $2 AND account = 0 AND banned = 0 "
      "AND created < $3 "
      "AND NOT EXISTS (SELECT 1 FROM passes WHERE user_id = users.id AND "
      "(bot = 1 OR passes.created >= $3)) "
      "AND NOT EXISTS (SELECT 1 FROM seats WHERE user_id = users.id AND user_id <> 0) "
      "AND NOT EXISTS (SELECT 1 FROM traces WHERE user_id = users.id)",
      {after, last, before});
  transaction.commit();
  return seen < limit ? kNoUser : last;
}

}  // namespace ludoteca
