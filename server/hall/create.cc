#include "server/hall/create.h"

#include <algorithm>

#include "engine/json_input.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

// Without 0, i, l and o, which look like others. 12 of them are 60 bits: a private table is not
// found by trying.
constexpr std::string_view kLetters = "123456789abcdefghjkmnpqrstuvwxyz";
constexpr int kCodeLength = 12;
constexpr int kRandomIdBits = 22;

std::string new_code(const Seed& random) {
  std::string code;
  for (int i = 0; i < kCodeLength; ++i) code += kLetters[random.word(1) >> (5 * i) & 31U];
  return code;
}

// Rising with time, so that new rows lie together, and different on every server.
TableId new_id(Millis now, const Seed& random) {
  const std::uint64_t low = random.word(2) & ((1U << kRandomIdBits) - 1U);
  return static_cast<TableId>(static_cast<std::uint64_t>(now) << kRandomIdBits | low);
}

json::object options_json(const OptionList& options) {
  json::object out;
  for (const auto& [key, value] : options) out[key] = value;
  return out;
}

LogRow first_row(const WishedSeat& seat, int number, const Visitor& host) {
  LogRow row;
  row.number = number;
  if (seat.who == WishedSeat::Who::me) {
    row.act = Act::sit;
    row.user = host.user;
    row.body = seat.name.empty() ? host.name : seat.name;
  } else {
    row.act = Act::computer;
    row.body = seat.name;
  }
  return row;
}

void create_one(Desk& desk, const Visitor& host, const TableWish& wish, const Created& created,
                std::function<void()> again) {
  const Millis now = desk.around.now();
  const Seed names = desk.around.random();
  TableRow row;
  row.id = new_id(now, names);
  row.code = std::string(desk.around.code_prefix) + new_code(names);
  row.created = now;
  row.changed = now;
  row.host = host.user;
  row.game = wish.kind->name();
  row.edition = wish.edition->name();
  row.fingerprint = wish.edition->fingerprint();
  row.players = static_cast<int>(wish.seats.size());
  row.seed = desk.around.random().to_string();
  row.listed = wish.listed;
  row.options = json::serialize(options_json(wish.options));
  row.settings = json::serialize(wish.settings.json());

  Table table(row, *wish.kind, wish.edition);
  std::vector<LogRow> log;
  for (std::size_t i = 0; i < wish.seats.size(); ++i) {
    if (wish.seats[i].who == WishedSeat::Who::open) continue;
    LogRow first = first_row(wish.seats[i], table.number() + 1, host);
    first.table = row.id;
    first.time = now;
    first.seat = static_cast<int>(i);
    table.apply(first);
    log.push_back(std::move(first));
  }
  row.phase = table.phase();
  TableChange change = table.change();
  table.note_stored_deadline();
  auto made = std::make_shared<Table>(std::move(table));
  // Somebody's own edition is not on the shelf when the table is read again.
  const bool own = desk.around.shelf.find(*wish.kind, row.fingerprint) == nullptr;
  desk.around.store.ask<bool>(
      [row, log, change, own, edition = wish.edition](Database& database) {
        if (own) database.keep_edition(edition->fingerprint(), edition->text());
        return database.create_table(row, log, change);
      },
      [&desk, made, created, again = std::move(again)](const std::exception_ptr& error, bool free) {
        if (!error && !free) return again();
        if (error) {
          const Refused unavailable("unavailable");
          created("", &unavailable);
          return;
        }
        ++desk.figures.tables_created;
        const std::string code = made->code();
        desk.tables.add(std::move(*made));
        created(code, nullptr);
      });
}

}  // namespace

// Another table may have the code or the id by chance: then others are drawn.
void create_table(Desk& desk, const Visitor& host, const TableWish& wish, const Created& created) {
  create_one(desk, host, wish, created,
             [&desk, host, wish, created] { create_table(desk, host, wish, created); });
}

TableWish wish_again(const Table& table, UserId person) {
  TableWish wish;
  wish.kind = &table.kind();
  wish.edition = table.edition();
  wish.options = table.match()->headers().options;
  wish.settings = table.settings();
  for (const TableSeat& seat : table.seats()) {
    if (seat.user == person) {
      wish.seats.push_back({WishedSeat::Who::me, seat.name});
    } else if (seat.is_person()) {
      wish.seats.push_back({WishedSeat::Who::open, ""});
    } else {
      wish.seats.push_back({WishedSeat::Who::computer, seat.computer});
    }
  }
  return wish;
}

}  // namespace ludoteca
