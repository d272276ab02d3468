#include "server/hall/api.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/json_input.h"
#include "engine/json_output.h"
#include "games/registry.h"
#include "server/hall/create.h"
#include "server/hall/replay_told.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr int kMostOwnTables = 50;

const Catalogue& words_of(const Visitor& visitor) {
  return Catalogue::get(visitor.language.empty() ? "en" : visitor.language);
}

ApiAnswer refusal(int status, const Refused& refused, const Visitor& visitor) {
  ApiAnswer answer;
  answer.status = status;
  answer.body = fmt::format(R"({{"error":{{"code":"{}","text":{}}}}})", refused.code(),
                            json::serialize(refused.text(words_of(visitor))));
  return answer;
}

int status_of(std::string_view refusal) {
  if (refusal == "no-table") return 404;
  if (refusal == "no-name") return 401;
  if (refusal == "banned") return 403;
  if (refusal == "unavailable" || refusal == "busy") return 503;
  return 409;
}

std::string games_text(const Shelf& shelf) {
  json::array games;
  for (const GameKind* kind : all_games()) {
    json::array options;
    for (const OptionSpec& option : kind->options()) {
      json::array values(option.values.begin(), option.values.end());
      options.push_back({{"key", option.key}, {"values", std::move(values)}});
    }
    json::array editions;
    for (const SharedEdition& edition : shelf.editions(*kind))
      editions.push_back(json::value(edition->name()));
    const auto computers = kind->computer_players();
    games.push_back({{"name", kind->name()},
                     {"rules", kind->rules_version()},
                     {"editions", std::move(editions)},
                     {"min_players", kind->min_players()},
                     {"max_players", kind->max_players()},
                     {"options", std::move(options)},
                     {"computers", json::array(computers.begin(), computers.end())}});
  }
  return fmt::format(R"({{"games":{}}})", json::serialize(games));
}

void create(Desk& desk, const Visitor& visitor, const ApiRequest& request, const ApiDone& done) {
  if (visitor.banned) throw Refused("banned");
  if (visitor.user == kNoUser) throw Refused("no-name");
  const json::value body = parse_json(request.body);
  const TableWish wish = TableWish::parse(as_object(body, "request"), desk.around.shelf);
  create_table(desk, visitor, wish,
               [done, visitor](const std::string& code, const Refused* refused) {
                 if (refused != nullptr) return done(refusal(503, *refused, visitor));
                 ApiAnswer made;
                 made.status = 201;
                 made.body = fmt::format(R"({{"code":"{}"}})", code);
                 done(std::move(made));
               });
}

// Whose turn it is stands in the row by user.
bool takes_your_turn(json::object& summary, UserId you) {
  const json::value* asked = summary.if_contains(kAskedPeople);
  if (asked == nullptr) return false;
  const json::array& people = asked->as_array();
  const bool yours = std::any_of(people.begin(), people.end(), [you](const json::value& user) {
    return user.to_number<UserId>() == you;
  });
  summary.erase(kAskedPeople);
  return yours;
}

void own_tables(Desk& desk, const Visitor& visitor, const ApiDone& done) {
  if (visitor.user == kNoUser) throw Refused("no-name");
  desk.around.store.ask<std::vector<TableRow>>(
      [user = visitor.user](Database& database) {
        return database.tables_of(user, kMostOwnTables);
      },
      [done, visitor](const std::exception_ptr& error, const std::vector<TableRow>& rows) {
        if (error) return done(refusal(503, Refused("unavailable"), visitor));
        json::array tables;
        for (const TableRow& row : rows) {
          json::object one = parse_json(row.summary).as_object();
          const bool your_turn = takes_your_turn(one, visitor.user);
          if (row.phase == Phase::playing) one["your_turn"] = your_turn;
          one["phase"] = phase_name(row.phase);
          one["changed"] = row.changed;
          if (row.deadline) one["deadline"] = *row.deadline;
          tables.push_back(std::move(one));
        }
        done({200, fmt::format(R"({{"tables":{}}})", json::serialize(tables)), "application/json",
              "", std::nullopt});
      });
}

// "2" of "viewer=2&lang=pl".
std::string_view query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), pair.size() + 1));
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) {
      return pair.substr(name.size() + 1);
    }
  }
  return {};
}

Viewer wanted_viewer(std::string_view text, const Table& table) {
  int seat = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  const bool number = error == std::errc() && end == text.data() + text.size();
  const int players = static_cast<int>(table.seats().size());
  if (text.empty() || (number && seat == 0)) return Viewer::spectator();
  if (!number || seat < 1 || seat > players) {
    throw Error(fmt::format("viewer: expected a seat from 1 to {}, or 0", players));
  }
  return Viewer::of(static_cast<Seat>(seat - 1));
}

ApiAnswer table_part(Desk& desk, const Visitor& visitor, const LiveTable& live,
                     std::string_view part, std::string_view query) {
  const Table& table = live.table;
  ApiAnswer answer;
  if (part.empty()) {
    const Side side{table.seats_of(visitor.user),
                    visitor.language.empty() ? nullptr : &words_of(visitor)};
    answer.body = "{" + told_table(table, desk.tables.here(live), side) + "}";
    return answer;
  }
  if (part == "/edition") {
    answer.body = table.edition()->text();
    answer.type = "text/plain; charset=utf-8";
    answer.file_name = fmt::format("{}-{}.txt", table.row().game, table.row().edition);
    return answer;
  }
  if (part != "/record" && part != "/replay") throw Refused("no-table");
  // Everything is shown in them.
  if (table.phase() != Phase::finished) throw Refused("not-finished");
  if (part == "/record") {
    answer.body = record_text(table, words_of(visitor));
    answer.type = "text/plain; charset=utf-8";
    answer.file_name = fmt::format("{}-{}.txt", table.row().game, table.code());
  } else {
    answer.body =
        replay_text(table, wanted_viewer(query_value(query, "viewer"), table), words_of(visitor));
  }
  return answer;
}

void table_request(Desk& desk, const Visitor& visitor, const ApiRequest& request,
                   std::string_view rest, const ApiDone& done) {
  const std::string_view code = rest.substr(0, rest.find('/'));
  const std::string part(rest.substr(code.size()));
  desk.tables.use(std::string(code), [&desk, visitor, part, query = request.query, done](
                                         const LiveTable* live, RefusalCode why) {
    try {
      if (live == nullptr) throw Refused(why);
      done(table_part(desk, visitor, *live, part, query));
    } catch (const Refused& refused) {
      done(refusal(status_of(refused.code()), refused, visitor));
    } catch (const Error& error) {
      done(refusal(400, Refused("wrong", error.what()), visitor));
    }
  });
}

void answer_tables(Desk& desk, const Visitor& visitor, const ApiRequest& request,
                   const ApiDone& done) {
  constexpr std::string_view kTables = "/api/tables";
  const bool get = request.method == "GET";
  const std::string_view rest = std::string_view(request.path).substr(kTables.size());
  if (rest.empty() && request.method == "POST") return create(desk, visitor, request, done);
  if (!get) return done(refusal(405, Refused("no-method"), visitor));
  if (rest.empty()) {
    ApiAnswer list;
    list.body = fmt::format(R"({{"tables":{}}})", desk.lobby.list());
    done(std::move(list));
    return;
  }
  if (rest == "/mine") return own_tables(desk, visitor, done);
  table_request(desk, visitor, request, rest.substr(1), done);
}

}  // namespace

bool answer_api(Desk& desk, const Visitor& visitor, const ApiRequest& request,
                const ApiDone& done) {
  const std::string_view path = request.path;
  const bool games = path == "/api/games";
  const bool tables = path == "/api/tables" || path.starts_with("/api/tables/");
  if (!games && !tables) return false;
  try {
    if (tables) {
      answer_tables(desk, visitor, request, done);
    } else if (request.method == "GET") {
      ApiAnswer list;
      list.body = games_text(desk.around.shelf);
      done(std::move(list));
    } else {
      done(refusal(405, Refused("no-method"), visitor));
    }
  } catch (const Refused& refused) {
    done(refusal(status_of(refused.code()), refused, visitor));
  } catch (const Error& error) {
    done(refusal(400, Refused("wrong", error.what()), visitor));
  }
  return true;
}

}  // namespace ludoteca
