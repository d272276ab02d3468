// Computer players and clocks at the tables in use.
#include <algorithm>

#include "server/hall/live_tables.h"

namespace ludoteca {
namespace {

constexpr int kMostDue = 200;
// A server that has claimed a table and died holds others up for so long.
constexpr Millis kClaimed = 10'000;
// When it is not known which server lets a computer player move, that one is given so long; less if
// the others were asked and nobody answered.
constexpr Millis kUnknownThinks = 6'000;
constexpr Millis kAnswersIn = 700;
constexpr Millis kJustOpened = 10'000;
// Without being told again, nobody is believed to be there for longer.
constexpr Millis kPresenceLasts = 40'000;

}  // namespace

// The seats for which this server lets the computer players move now.
void LiveTables::go_on(LiveTable& live) {
  const SeatSet moving = live.table.computers_to_move().without(live.thinking);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const bool here = around_.news.alone() || live.ours.contains(seat);
    const bool moves = moving.contains(seat) && live.table.computer_may_move(seat, around_.now());
    if (here && moves) let_computer_move(live, seat);
  }
}

void LiveTables::let_computer_move(LiveTable& live, Seat seat) {
  // Whoever has just opened the table is about to look.
  const bool urgent =
      !live.watchers.empty() || around_.now() - live.table.row().created < kJustOpened;
  Question question{live.table.match()->clone(),
                    &live.table.kind(),
                    seat,
                    live.table.seats()[seat].computer,
                    around_.random(),
                    urgent,
                    live.table.edition()};
  const int asked = live.table.asked_at(seat);
  const std::string code = live.table.code();
  const auto done = [this, code, seat, asked](const std::vector<Considered>& considered) {
    use(code, [this, seat, asked, move = considered.front().move](LiveTable* table, RefusalCode) {
      if (table == nullptr) return;
      table->thinking = table->thinking.without(SeatSet::only(seat));
      // Meanwhile somebody may have come back, or taken a move back.
      const bool still =
          table->table.computers_to_move().contains(seat) && table->table.asked_at(seat) == asked;
      if (!still) return go_on(*table);
      LogRow row;
      row.act = Act::move;
      row.seat = seat;
      row.body = move;
      write(*table, std::move(row), [](Written, int) {});
    });
  };
  live.thinking.add(seat);
  if (!around_.thoughts.ask(std::move(question), done)) {
    live.thinking = live.thinking.without(SeatSet::only(seat));
  }
}

void LiveTables::look_after(LiveTable& live) {
  const SeatSet late = live.table.overdue(around_.now());
  if (late.empty()) return go_on(live);
  LogRow row;
  row.act = Act::take_over;
  row.seat = late.front();
  row.body = live.table.settings().stand_in;
  const std::string code = live.table.code();
  write(live, std::move(row), [this, code](Written written, int) {
    if (written != Written::done) return;
    use(code, [this](LiveTable* table, RefusalCode) {
      if (table != nullptr) look_after(*table);
    });
  });
}

// Of several servers the one looks after a table that was first to claim it.
void LiveTables::look_after_due() {
  if (looking_) return;
  looking_ = true;
  around_.store.ask<std::vector<TableRow>>(
      [now = around_.now(), alone = around_.news.alone()](Database& database) {
        return alone ? database.due_tables(now, kMostDue)
                     : database.claim_due(now, now + kClaimed, kMostDue);
      },
      [this](const std::exception_ptr& error, const std::vector<TableRow>& rows) {
        looking_ = false;
        if (error) return;
        for (const TableRow& row : rows) look_after_found(row);
      });
}

void LiveTables::look_after_found(const TableRow& row) {
  const auto look = [this](LiveTable* live, RefusalCode) {
    if (live == nullptr) return;
    live->ours = SeatSet::first(kMaxSeats);
    look_after(*live);
  };
  const LiveTable* live = find(row.code);
  const bool known = live != nullptr && live->table.row().deadline == row.deadline;
  known ? use(row.code, look) : use_newest(row.code, look);
}

// Computer players move on the server that wrote the row by which it became their turn.
void LiveTables::share_out(LiveTable& live, SeatSet before, const LogRow& row,
                           const std::string* other_server) {
  const SeatSet moving = live.table.computers_to_move();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const bool fresh = !before.contains(seat) || live.table.asked_at(seat) == row.number;
    if (!moving.contains(seat) || !fresh) continue;
    if (other_server == nullptr) {
      live.ours.add(seat);
    } else {
      live.ours = live.ours.without(SeatSet::only(seat));
      live.thinks_elsewhere = *other_server;
    }
  }
}

// Where a computer player should move on a server that is gone, another one does it.
void LiveTables::replace_gone(const Neighbours& neighbours) {
  const Millis now = around_.now();
  for (auto& [code, live] : tables_) {
    const auto gone = std::erase_if(live->elsewhere, [&](const auto& one) {
      return !neighbours.is_there(one.first, now) || now - one.second.time > kPresenceLasts;
    });
    if (gone > 0) send_presence(*live);
    const SeatSet waited = live->table.computers_to_move().without(live->ours);
    if (waited.empty() || live->claiming || live->broken) continue;
    const bool unknown = live->thinks_elsewhere.empty();
    const bool unanswered =
        around_.news.reachable() && live->asked >= live->loaded && now - live->asked > kAnswersIn;
    const bool late = unanswered || now - live->table.row().changed > kUnknownThinks;
    if (unknown ? late : !neighbours.is_there(live->thinks_elsewhere, now)) step_in(*live);
  }
}

void LiveTables::step_in(LiveTable& live) {
  live.claiming = true;
  around_.store.ask<bool>(
      [id = live.table.row().id, now = around_.now()](Database& database) {
        return database.claim(id, now, now + kClaimed);
      },
      [this, code = live.table.code()](const std::exception_ptr& error, bool claimed) {
        find(code)->claiming = false;
        if (error || !claimed) return;
        use_newest(code, [this](LiveTable* table, RefusalCode) {
          if (table == nullptr) return;
          table->ours = SeatSet::first(kMaxSeats);
          go_on(*table);
        });
      });
}

}  // namespace ludoteca
