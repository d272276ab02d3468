// What a peer may ask for, and how it is answered (docs/protocol.md).
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "server/hall/guests.h"
#include "server/hall/live_tables.h"
#include "server/hall/refused.h"

namespace ludoteca {

inline constexpr int kMostRows = 1'000'000;  // of a table; a larger number is nonsense

// What the commands work with.
struct Desk {
  Surroundings& around;
  Guests& guests;
  Lobby& lobby;
  LiveTables& tables;
  HallFigures& figures;
};

struct Request {
  PeerId peer = 0;
  boost::json::object members;
  std::string id;  // as JSON; empty if there is none
  int tries = 0;   // after losing a race with another server
};

// A command checks what it can and throws Refused, or Error that names a member; then it answers,
// now or later.
struct HallCommand {
  std::string_view name;
  std::span<const std::string_view> members;  // besides "do" and "id"
  void (*run)(Desk&, const Request&) = nullptr;
  // Instead, for one that names a table in "table": called when the table is free.
  void (*run_at)(Desk&, const Request&, LiveTable&) = nullptr;
};

std::span<const HallCommand> game_commands();  // game_commands.cc
std::span<const HallCommand> seat_commands();  // seat_commands.cc
std::span<const HallCommand> talk_commands();  // talk_commands.cc

// Reads a message and runs its command. Whatever is wrong with it is answered.
void run_message(Desk& desk, PeerId peer, std::string_view message);

// Another server has changed the table: the command is looked at again.
void run_again(Desk& desk, Request request);

// `members` is the text of further members of the answer, without a comma before them. Somebody who
// has gone gets no answer.
void answer(Desk& desk, const Request& request, std::string_view members = {});
void refuse(Desk& desk, const Request& request, const Refused& refused);

// Of a guest who is there; commands that answer later ask again.
Guest& guest_of(Desk& desk, const Request& request);
// Throws Refused if the guest has no name yet.
const Visitor& person_of(Desk& desk, const Request& request);
// The member "seat", which must be one of the guest's own, or any of the table's.
Seat own_seat(Desk& desk, const Request& request, const Table& table);
Seat any_seat(const Request& request, const Table& table);

// Throws Refused if the guest does too much at once.
void pace(const Desk& desk, Bucket& bucket, const Rate& rate);

// Writes a row and answers with its number.
void write_for(Desk& desk, const Request& request, LiveTable& live, LogRow row);

}  // namespace ludoteca
