// What people at a table are told, as the text of messages (docs/protocol.md). Everything here is
// made for one side: the seats of one person, or a spectator.
#pragma once

#include <string>

#include "server/hall/table.h"

namespace ludoteca {

// Who is told: somebody with these seats, or a spectator if there are none. Without words, a
// program.
struct Side {
  SeatSet seats;
  const Catalogue* words = nullptr;

  friend bool operator==(const Side&, const Side&) = default;
};

std::string_view act_name(Act act);
std::string_view phase_name(Phase phase);

// The message for the row that the table has just applied.
std::string told_update(const Table& table, const LogRow& row, const MoveReport* report, Side side);
// The same for a row of long ago: what happened, without the view that it led to. The match is the
// one that was replayed so far.
std::string told_past(const Table& table, const LogRow& row, const MoveReport* report, Side side);

// Whose persons are looking at the table.
std::string told_presence(const Table& table, SeatSet here);

// Members of the answer to "watch": everything about the table, and the views.
std::string told_table(const Table& table, SeatSet here, Side side);

}  // namespace ludoteca
