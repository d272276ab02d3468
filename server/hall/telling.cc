// What those who look at a table are told.
#include <algorithm>

#include "server/hall/live_tables.h"

namespace ludoteca {
Side LiveTables::side_of(const Guest& guest, const Table& table) {
  return {table.seats_of(guest.visitor.user), guest.words};
}

// What has become durable.
void LiveTables::tell(LiveTable& live, const LogRow& row, const MoveReport* report, bool ours) {
  publish(live, row, report);
  if (!concerns_lists(row.act)) return;
  tell_presence(live);
  lobby_.note(live.table, ours);
}

void LiveTables::publish(LiveTable& live, const LogRow& row, const MoveReport* report) {
  std::vector<std::pair<Side, Text>> texts;
  for (const PeerId peer : live.watchers) {
    Guest& guest = *guests_.find(peer);
    const bool muted = row.act == Act::chat && std::find(guest.muted.begin(), guest.muted.end(),
                                                         row.user) != guest.muted.end();
    if (muted) continue;
    const Side side = side_of(guest, live.table);
    auto text = std::find_if(texts.begin(), texts.end(),
                             [&](const auto& made) { return made.first == side; });
    if (text == texts.end()) {
      texts.emplace_back(
          side, std::make_shared<const std::string>(told_update(live.table, row, report, side)));
      text = texts.end() - 1;
    }
    guest.peer->send(text->second);
  }
}

// Those who look at it here.
SeatSet LiveTables::here_with_us(const LiveTable& live) const {
  SeatSet seats;
  for (const PeerId peer : live.watchers) {
    const SeatSet mine = live.table.seats_of(guests_.find(peer)->visitor.user);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (mine.contains(seat)) seats.add(seat);
    }
  }
  return seats;
}

SeatSet LiveTables::here(const LiveTable& live) const {
  SeatSet seats = here_with_us(live);
  for (const auto& [server, there] : live.elsewhere) {
    for (Seat seat = 0; seat < live.table.seats().size(); ++seat) {
      const bool person = live.table.seats()[seat].is_person();
      if (person && there.seats.contains(seat)) seats.add(seat);
    }
  }
  return seats;
}

void LiveTables::send_presence(LiveTable& live) {
  const Text text = std::make_shared<const std::string>(told_presence(live.table, here(live)));
  for (const PeerId peer : live.watchers) guests_.find(peer)->peer->send(text);
}

void LiveTables::tell_presence(LiveTable& live, bool asks) {
  send_presence(live);
  if (asks || here_with_us(live) != live.here_told) tell_others_presence(live, asks);
}

}  // namespace ludoteca
