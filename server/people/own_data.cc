#include "server/people/own_data.h"

#include <boost/json.hpp>
#include <map>

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr int kMostTables = 100'000;

std::string_view name_of(Act act) {
  switch (act) {
    case Act::sit:
      return "sit";
    case Act::stand:
      return "stand";
    case Act::computer:
      return "computer";
    case Act::open:
      return "open";
    case Act::move:
      return "move";
    case Act::undo:
      return "undo";
    case Act::take_over:
      return "take-over";
    case Act::give_back:
      return "give-back";
    case Act::vote:
      return "vote";
    case Act::kick:
      return "kick";
    case Act::chat:
      return "chat";
    case Act::close:
      return "close";
    case Act::rematch:
      return "rematch";
  }
  return "";
}

// Codes of tables, each looked up once.
class Codes {
 public:
  explicit Codes(Database& db) : db_(db) {}
  const std::string& of(TableId table) {
    const auto found = codes_.find(table);
    if (found != codes_.end()) return found->second;
    const std::optional<TableRow> row = db_.table_by_id(table);
    return codes_.emplace(table, row ? row->code : "").first->second;
  }

 private:
  Database& db_;
  std::map<TableId, std::string> codes_;
};

json::array tables_json(Database& db, UserId user) {
  json::array list;
  for (const TableRow& table : db.tables_of(user, kMostTables)) {
    list.push_back({{"code", table.code},
                    {"game", table.game},
                    {"created", table.created},
                    {"changed", table.changed},
                    {"host", table.host == user}});
  }
  return list;
}

json::array log_json(Database& db, UserId user, Codes& codes) {
  json::array list;
  for (const LogRow& row : db.log_of(user)) {
    list.push_back({{"table", codes.of(row.table)},
                    {"number", row.number},
                    {"time", row.time},
                    {"act", name_of(row.act)},
                    {"seat", row.seat + 1},
                    {"text", row.body}});
  }
  return list;
}

json::array results_json(Database& db, UserId user, Codes& codes) {
  json::array list;
  for (const ResultRow& row : db.results_of(user)) {
    list.push_back({{"table", codes.of(row.table)},
                    {"seat", row.seat + 1},
                    {"score", row.score},
                    {"place", row.place}});
  }
  return list;
}

json::array ratings_json(Database& db, UserId user) {
  json::array list;
  for (const RatingRow& row : db.ratings_of(user)) {
    list.push_back({{"game", row.game},
                    {"mu", row.mu},
                    {"sigma", row.sigma},
                    {"games", row.games},
                    {"wins", row.wins}});
  }
  return list;
}

json::array passes_json(Database& db, UserId user) {
  json::array list;
  for (const PassRow& row : db.passes(user)) {
    list.push_back({{"bot", row.bot}, {"label", row.label}, {"created", row.created}});
  }
  return list;
}

json::array mutes_json(Database& db, UserId user) {
  json::array list;
  for (const UserId muted : db.muted_by(user)) {
    const std::optional<UserRow> row = db.user(muted);
    list.push_back(json::string(row ? row->name : ""));
  }
  return list;
}

}  // namespace

std::string data_of(Database& db, const UserRow& user) {
  Codes codes(db);
  const json::object data = {{"id", user.id},
                             {"name", user.name},
                             {"account", user.account},
                             {"created", user.created},
                             {"banned", user.banned},
                             {"signed_in", passes_json(db, user.id)},
                             {"tables", tables_json(db, user.id)},
                             {"log", log_json(db, user.id, codes)},
                             {"results", results_json(db, user.id, codes)},
                             {"ratings", ratings_json(db, user.id)},
                             {"muted", mutes_json(db, user.id)}};
  return json::serialize(data);
}

}  // namespace ludoteca
