#include "server/hall/table_told.h"

#include <fmt/format.h>

#include <array>
#include <iterator>

#include "engine/json_output.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 14> kActNames = {
    "",          "sit",       "stand", "computer", "open", "move",  "undo",
    "take-over", "give-back", "vote",  "kick",     "chat", "close", "rematch"};
constexpr std::array<std::string_view, 4> kPhaseNames = {"open", "playing", "finished", "closed"};

// Of a message with a view, so that it seldom has to be moved while it grows.
constexpr std::size_t kUsualSize = 4096;

std::string seats_text(SeatSet seats) {
  return json_text([seats](JsonWriter& out) { write_seats(seats, out); });
}

bool changes_seats(Act act) {
  switch (act) {
    case Act::sit:
    case Act::stand:
    case Act::computer:
    case Act::open:
    case Act::take_over:
    case Act::give_back:
    case Act::vote:
    case Act::kick:
    case Act::close:
      return true;
    default:
      return false;
  }
}

const Catalogue& words_of(Side side) {
  return side.words != nullptr ? *side.words : Catalogue::get("en");
}

json::array told_seats(const Table& table, Side side) {
  const std::vector<std::string> names = table.names(words_of(side));
  json::array out;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const TableSeat& seat = table.seats()[i];
    json::object one;
    if (!seat.is_open()) one["name"] = names[i];
    if (!seat.computer.empty()) one["computer"] = seat.computer;
    if (seat.is_person()) one["person"] = true;
    if (!seat.votes.empty()) one["votes"] = seats_json(seat.votes);
    out.push_back(std::move(one));
  }
  return out;
}

// What happened, as one viewer saw it.
void add_events(std::string& out, const MoveReport& report, const Reader& reader, bool words) {
  out += R"(,"events":)";
  report.write(reader.viewer, out);
  if (!words) return;
  json::array lines;
  for (const std::string& line : report.describe(reader)) lines.push_back(json::value(line));
  out += R"(,"say":)" + json::serialize(lines);
}

// What the viewer sees now, and may do.
void add_view(std::string& out, const Table& table, const Reader& reader, bool words) {
  const Match& match = *table.match();
  out += R"(,"view":)";
  match.write_view(reader.viewer, out);
  if (words && !match.finished()) {
    out += R"(,"ask":)" + json::serialize(match.question(reader));
  }
  if (reader.viewer.is_spectator()) return;
  const Seat seat = reader.viewer.seat();
  if (match.acting().contains(seat)) {
    fmt::format_to(std::back_inserter(out), R"(,"asked":{},"legal":)", table.asked_at(seat));
    JsonWriter writer(out);
    writer.array([&] {
      for (const std::string& move : match.legal(seat)) writer.value(move);
    });
  }
  if (match.can_undo(seat)) out += R"(,"undo":true)";
}

// One entry a viewer: a spectator, or each of the seats of the side.
template <class Add>
void add_views(std::string& out, const Table& table, Side side, Add add) {
  const Catalogue& words = words_of(side);
  std::vector<std::string> names;  // without a language nobody is named
  if (side.words != nullptr) names = table.names(words);
  out += R"(,"views":[)";
  if (side.seats.empty()) {
    out += R"({"seat":0)";
    add(Reader{words, names, Viewer::spectator()});
    out += '}';
  }
  for (SeatSet left = side.seats; !left.empty(); left = left.without(SeatSet::only(left.front()))) {
    if (left != side.seats) out += ',';
    fmt::format_to(std::back_inserter(out), R"({{"seat":{})", counted(left.front()));
    add(Reader{words, names, Viewer::of(left.front())});
    out += '}';
  }
  out += ']';
}

void add_standing(std::string& out, const Table& table) {
  fmt::format_to(std::back_inserter(out), R"(,"phase":"{}")", phase_name(table.phase()));
  const Match* match = table.match();
  if (match != nullptr && table.phase() == Phase::playing) {
    out += R"(,"to_act":)" + seats_text(match->acting());
  }
  if (table.settings().clock > 0) {
    if (const auto end = table.deadline()) {
      fmt::format_to(std::back_inserter(out), R"(,"deadline":{})", *end);
    }
  }
  if (table.phase() == Phase::finished) {
    out += R"(,"result":)" +
           json::serialize(outcome_json(match->result(), static_cast<int>(table.seats().size())));
  }
}

void add_seats(std::string& out, const Table& table, Side side) {
  out += R"(,"seats":)" + json::serialize(told_seats(table, side));
  out += R"(,"you":)" + seats_text(side.seats);
  out += R"(,"host":)" + seats_text(table.seats_of(table.host()));
}

std::string begin_update(const Table& table, const LogRow& row) {
  std::string out;
  out.reserve(kUsualSize);
  fmt::format_to(std::back_inserter(out), R"({{"update":"{}","table":"{}","number":{},"time":{})",
                 act_name(row.act), table.code(), row.number, row.time);
  if (row.seat >= 0) fmt::format_to(std::back_inserter(out), R"(,"seat":{})", row.seat + 1);
  switch (row.act) {
    case Act::chat:
      out += R"(,"name":)" + json::serialize(row.key) + R"(,"text":)" + json::serialize(row.body);
      break;
    case Act::rematch:
      out += R"(,"code":)" + json::serialize(row.body);
      break;
    case Act::close:
      out += R"(,"why":)" + json::serialize(row.body);
      break;
    default:
      break;
  }
  return out;
}

}  // namespace

std::string_view act_name(Act act) {
  return kActNames.at(static_cast<std::size_t>(act));
}

std::string_view phase_name(Phase phase) {
  return kPhaseNames.at(static_cast<std::size_t>(phase));
}

std::string told_update(const Table& table, const LogRow& row, const MoveReport* report,
                        Side side) {
  std::string out = begin_update(table, row);
  const bool new_views = row.act == Act::move || row.act == Act::undo || changes_seats(row.act);
  if (new_views) add_standing(out, table);
  if (changes_seats(row.act)) add_seats(out, table, side);
  if (new_views && table.match() != nullptr) {
    add_views(out, table, side, [&](const Reader& reader) {
      if (report != nullptr) add_events(out, *report, reader, side.words != nullptr);
      add_view(out, table, reader, side.words != nullptr);
    });
  }
  return out + "}";
}

std::string told_past(const Table& table, const LogRow& row, const MoveReport* report, Side side) {
  std::string out = begin_update(table, row);
  if (report != nullptr) {
    add_views(out, table, side, [&](const Reader& reader) {
      add_events(out, *report, reader, side.words != nullptr);
    });
  }
  return out + "}";
}

std::string told_presence(const Table& table, SeatSet here) {
  return fmt::format(R"({{"update":"here","table":"{}","here":{}}})", table.code(),
                     seats_text(here));
}

std::string told_table(const Table& table, SeatSet here, Side side) {
  json::object about = table.summary();
  about["number"] = table.number();
  about["stand_in"] = table.settings().stand_in;
  about["listed"] = table.row().listed;
  about.erase("seats");
  about.erase("result");
  if (!table.next_table().empty()) about["next"] = table.next_table();
  std::string out = R"("table":)" + json::serialize(about);
  out.pop_back();
  add_standing(out, table);
  add_seats(out, table, side);
  out += R"(,"here":)" + seats_text(here) + "}";
  if (const std::string_view board = table.board(); !board.empty()) {
    out.append(R"(,"board":)").append(board);
  }
  if (table.match() != nullptr) {
    add_views(out, table, side,
              [&](const Reader& reader) { add_view(out, table, reader, side.words != nullptr); });
  }
  return out;
}

}  // namespace ludoteca
