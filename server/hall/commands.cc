#include "server/hall/commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/json_input.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestId = 100;
constexpr int kMostTries = 5;

// Short and flat, for it is sent back.
std::string read_id(const json::object& members) {
  const json::value* id = members.if_contains("id");
  if (id == nullptr) return "";
  const bool short_text = id->is_string() && id->get_string().size() <= kLongestId;
  if (!short_text && !id->is_int64() && !id->is_uint64()) {
    throw Error(
        fmt::format("id: expected a whole number or a string of at most {} bytes", kLongestId));
  }
  return json::serialize(*id);
}

const HallCommand& command_named(std::string_view name) {
  for (const auto commands : {game_commands(), seat_commands(), talk_commands()}) {
    for (const HallCommand& command : commands) {
      if (command.name == name) return command;
    }
  }
  throw Error(fmt::format("do: there is no command {}", quoted(name)));
}

void check_members(const HallCommand& command, const json::object& members) {
  std::vector<std::string_view> known{"do", "id"};
  if (command.run_at != nullptr) known.emplace_back("table");
  known.insert(known.end(), command.members.begin(), command.members.end());
  expect_members(members, known);
}

// Runs what may throw, and answers for it.
template <class Run>
void guarded(Desk& desk, const Request& request, Run run) {
  try {
    run();
  } catch (const Refused& refused) {
    refuse(desk, request, refused);
  } catch (const Error& error) {
    refuse(desk, request, Refused("wrong", error.what()));
  }
}

// Whether the guest has seen rows, at another server, that are not known here yet.
bool has_seen_more(const Request& request, const Table& table) {
  const auto names_later = [&](std::string_view name) {
    const json::value* seen = request.members.if_contains(name);
    return seen != nullptr && seen->is_int64() && seen->get_int64() > table.number();
  };
  return names_later("number") || names_later("since");
}

void run_at_table(Desk& desk, const Request& request, const HallCommand& command) {
  const std::string code(as_text(member(request.members, "table"), "table"));
  const auto run = [&desk, request, &command](LiveTable* live, RefusalCode refusal) {
    if (desk.guests.find(request.peer) == nullptr) return;
    guarded(desk, request, [&] {
      if (live == nullptr) throw Refused(refusal);
      command.run_at(desk, request, *live);
    });
  };
  const LiveTable* live = desk.tables.find(code);
  if (live != nullptr && has_seen_more(request, live->table)) {
    desk.tables.use_newest(code, run);
  } else {
    desk.tables.use(code, run);
  }
}

}  // namespace

void run_message(Desk& desk, PeerId peer, std::string_view message) {
  ++desk.figures.messages;
  Request request;
  request.peer = peer;
  guarded(desk, request, [&] {
    json::value value = parse_json(message);
    if (!value.is_object()) throw Error("a message is an object");
    request.members = std::move(value.get_object());
    request.id = read_id(request.members);
    const HallCommand& command = command_named(as_text(member(request.members, "do"), "do"));
    check_members(command, request.members);
    if (command.run_at != nullptr) {
      run_at_table(desk, request, command);
    } else {
      command.run(desk, request);
    }
  });
}

void run_again(Desk& desk, Request request) {
  if (desk.guests.find(request.peer) == nullptr) return;
  guarded(desk, request, [&] {
    if (++request.tries > kMostTries) throw Refused("busy");
    run_at_table(desk, request, command_named(as_text(member(request.members, "do"), "do")));
  });
}

void answer(Desk& desk, const Request& request, std::string_view members) {
  Guest* guest = desk.guests.find(request.peer);
  if (guest == nullptr) return;
  std::string text = "{";
  if (!request.id.empty()) text += R"("id":)" + request.id + ",";
  text += R"("ok":true)";
  if (!members.empty()) text += ',';
  text += members;
  text += '}';
  guest->peer->send(std::make_shared<const std::string>(std::move(text)));
}

void refuse(Desk& desk, const Request& request, const Refused& refused) {
  Guest* guest = desk.guests.find(request.peer);
  if (guest == nullptr) return;
  ++desk.figures.refusals;
  std::string text = "{";
  if (!request.id.empty()) text += R"("id":)" + request.id + ",";
  fmt::format_to(std::back_inserter(text), R"("ok":false,"error":{{"code":"{}","text":{}}}}})",
                 refused.code(), json::serialize(refused.text(guest->language())));
  guest->peer->send(std::make_shared<const std::string>(std::move(text)));
}

Guest& guest_of(Desk& desk, const Request& request) {
  return *desk.guests.find(request.peer);
}

const Visitor& person_of(Desk& desk, const Request& request) {
  const Visitor& visitor = guest_of(desk, request).visitor;
  if (visitor.banned) throw Refused("banned");
  if (visitor.user == kNoUser) throw Refused("no-name");
  return visitor;
}

Seat any_seat(const Request& request, const Table& table) {
  const int players = static_cast<int>(table.seats().size());
  return static_cast<Seat>(as_number(member(request.members, "seat"), "seat", 1, players) - 1);
}

Seat own_seat(Desk& desk, const Request& request, const Table& table) {
  const Seat seat = any_seat(request, table);
  const UserId user = person_of(desk, request).user;
  if (!table.seats_of(user).contains(seat)) throw Refused("not-your-seat");
  return seat;
}

void pace(const Desk& desk, Bucket& bucket, const Rate& rate) {
  const SteadyTime now{std::chrono::milliseconds(desk.around.now())};
  if (bucket.take(rate, now) > 0) throw Refused("too-fast");
}

void write_for(Desk& desk, const Request& request, LiveTable& live, LogRow row) {
  row.user = guest_of(desk, request).visitor.user;
  desk.tables.write(live, std::move(row), [&desk, request](Written written, int number) {
    if (written == Written::done) {
      answer(desk, request, fmt::format(R"("number":{})", number));
    } else if (written == Written::taken) {
      run_again(desk, request);
    } else {
      refuse(desk, request, Refused("unavailable"));
    }
  });
}

}  // namespace ludoteca
