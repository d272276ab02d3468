#include "server/hall/table.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/json_input.h"
#include "engine/json_output.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kAnswersKept = 8;
// After so long without a computer player's move, the server that should have made it is gone.
constexpr Millis kComputersPause = 30'000;

}  // namespace

Table::Table(TableRow row, const GameKind& kind, SharedEdition edition)
    : row_(std::move(row)),
      kind_(&kind),
      edition_(std::move(edition)),
      settings_(TableSettings::parse(parse_json(row_.settings).as_object())),
      options_(as_options(parse_json(row_.options), "options")),
      seats_(static_cast<std::size_t>(row_.players)) {
  // Kept in other forms, or by the database alone.
  row_.settings = std::string();
  row_.options = std::string();
  row_.summary = std::string();
}

RecordHeaders Table::headers() const {
  RecordHeaders headers;
  headers.players = row_.players;
  headers.options = options_;
  headers.generator = GeneratorKind::chacha20;
  headers.seed = Seed::parse(row_.seed);
  return headers;
}

std::unique_ptr<Match> Table::new_match() const {
  return kind_->start(headers(), edition_);
}

std::unique_ptr<MoveReport> Table::apply(const LogRow& row) {
  if (row.number != number_ + 1) {
    throw Error(fmt::format("row {} cannot follow row {}", row.number, number_));
  }
  const bool has_seat = row.seat >= 0 && row.seat < row_.players;
  if (!has_seat && row.act != Act::chat && row.act != Act::close && row.act != Act::rematch) {
    throw Error(fmt::format("row {} names no seat", row.number));
  }
  std::unique_ptr<MoveReport> report;
  TableSeat none;
  TableSeat& seat = has_seat ? seats_[static_cast<std::size_t>(row.seat)] : none;
  switch (row.act) {
    case Act::sit:
      seat = {row.user, row.body, "", {}};
      begin_if_full(row);
      break;
    case Act::computer:
      seat = {kNoUser, "", row.body, {}};
      begin_if_full(row);
      break;
    case Act::open:
      seat = TableSeat();
      break;
    case Act::stand:
    case Act::kick:
      leave_seat(seat);
      break;
    case Act::take_over:
      seat.computer = row.body;
      break;
    case Act::give_back:
      seat.computer.clear();
      seat.votes.clear();
      break;
    case Act::vote:
      for (Seat voter = 0; voter < row_.players; ++voter) {
        if (seats_[voter].user == row.user) seat.votes.add(voter);
      }
      break;
    case Act::move:
      if (!match_) throw Error("the game has not begun");
      report = match_->play(static_cast<Seat>(row.seat), row.body);
      if (match_->finished()) phase_ = Phase::finished;
      break;
    case Act::undo:
      if (!match_) throw Error("the game has not begun");
      match_->undo(static_cast<Seat>(row.seat));
      break;
    case Act::chat:
      break;
    case Act::close:
      phase_ = Phase::closed;
      break;
    case Act::rematch:
      next_table_ = row.body;
      break;
  }
  number_ = row.number;
  row_.changed = row.time;
  note_who_is_asked(row);
  find_host();
  remember(row);
  return report;
}

void Table::leave_seat(TableSeat& seat) {
  seat = phase_ == Phase::playing ? TableSeat{kNoUser, "", settings_.stand_in, {}} : TableSeat();
  const bool going_on = phase_ == Phase::open || phase_ == Phase::playing;
  if (going_on && persons() == 0) phase_ = Phase::closed;
}

void Table::begin_if_full(const LogRow& row) {
  if (phase_ != Phase::open) return;
  if (std::any_of(seats_.begin(), seats_.end(), [](const auto& seat) { return seat.is_open(); })) {
    return;
  }
  match_ = new_match();
  phase_ = Phase::playing;
  row_.changed = row.time;
}

void Table::note_who_is_asked(const LogRow& row) {
  if (!match_) return;
  const SeatSet acting = match_->acting();
  for (Seat seat = 0; seat < row_.players; ++seat) {
    Asked& asked = asked_[seat];
    const bool answered =
        (row.act == Act::move && row.seat == seat) || row.act == Act::undo || !asked.asked;
    const bool returned = row.act == Act::give_back && row.seat == seat;
    if (!acting.contains(seat)) {
      asked.asked = false;
    } else if (answered || returned) {
      asked = {true, row.number, row.time};
    }
  }
}

void Table::find_host() {
  const auto sits = [&](UserId user) {
    return std::any_of(seats_.begin(), seats_.end(),
                       [&](const auto& seat) { return seat.user == user; });
  };
  if (host_ == kNoUser) host_ = row_.host;
  if (sits(host_)) return;
  for (const TableSeat& seat : seats_) {
    if (seat.is_person()) {
      host_ = seat.user;
      return;
    }
  }
}

void Table::remember(const LogRow& row) {
  if (row.act != Act::move || row.key.empty()) return;
  if (answers_.size() == kAnswersKept) answers_.erase(answers_.begin());
  answers_.push_back({row.key, row.number});
}

SeatSet Table::seats_of(UserId user) const {
  SeatSet mine;
  if (user == kNoUser) return mine;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].user == user) mine.add(static_cast<Seat>(i));
  }
  return mine;
}

int Table::persons() const {
  return static_cast<int>(std::count_if(seats_.begin(), seats_.end(),
                                        [](const auto& seat) { return seat.is_person(); }));
}

std::vector<std::string> Table::names(const Catalogue& words) const {
  const std::string usual = words.text("cli.name.computers");
  auto free_names = split_words(usual);
  for (const TableSeat& seat : seats_) std::erase(free_names, std::string_view(seat.name));
  std::vector<std::string> names;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    names.push_back(seats_[i].is_person() ? seats_[i].name : std::string(free_names.at(i)));
  }
  return names;
}

std::optional<int> Table::answered(std::string_view key) const {
  for (const Answer& answer : answers_) {
    if (answer.key == key) return answer.number;
  }
  return std::nullopt;
}

SeatSet Table::computers_to_move() const {
  SeatSet moving;
  if (phase_ != Phase::playing) return moving;
  for (Seat seat = 0; seat < row_.players; ++seat) {
    if (!seats_[seat].computer.empty() && match_->acting().contains(seat)) moving.add(seat);
  }
  return moving;
}

bool Table::is_patient(Seat seat) const {
  return settings_.clock > 0 && seats_[seat].is_taken_over() &&
         std::none_of(seats_.begin(), seats_.end(), [](const auto& s) { return s.plays_itself(); });
}

Millis Table::time_is_up(Seat seat) const {
  return asked_[seat].since + Millis{1000} * settings_.clock;
}

bool Table::computer_may_move(Seat seat, Millis now) const {
  return !is_patient(seat) || time_is_up(seat) <= now;
}

std::optional<Millis> Table::deadline() const {
  if (phase_ != Phase::playing) return std::nullopt;
  const SeatSet computers = computers_to_move();
  std::optional<Millis> first;
  for (Seat seat = 0; seat < row_.players; ++seat) {
    if (!match_->acting().contains(seat)) continue;
    const bool at_once = computers.contains(seat) && !is_patient(seat);
    if (!at_once && settings_.clock == 0) continue;  // a person who may take all the time
    const Millis end = at_once ? row_.changed + kComputersPause : time_is_up(seat);
    first = std::min(first.value_or(end), end);
  }
  return first;
}

SeatSet Table::overdue(Millis now) const {
  SeatSet late;
  if (phase_ != Phase::playing || settings_.clock == 0) return late;
  for (Seat seat = 0; seat < row_.players; ++seat) {
    if (!match_->acting().contains(seat) || !seats_[seat].plays_itself()) continue;
    if (time_is_up(seat) <= now) late.add(seat);
  }
  return late;
}

std::vector<UserId> Table::asked_people() const {
  std::vector<UserId> people;
  if (phase_ != Phase::playing) return people;
  for (Seat seat = 0; seat < row_.players; ++seat) {
    if (match_->acting().contains(seat) && seats_[seat].plays_itself()) {
      people.push_back(seats_[seat].user);
    }
  }
  return people;
}

TableChange Table::change() const {
  TableChange change;
  change.phase = phase_;
  change.deadline = deadline();
  json::object about = summary();
  if (phase_ == Phase::playing) {
    json::array asked;  // by user: whose turn it is; `own_tables` makes "your_turn" of it
    for (const UserId user : asked_people()) asked.push_back(json::value(user));
    about[kAskedPeople] = std::move(asked);
  }
  change.summary = json::serialize(about);
  for (const TableSeat& seat : seats_) change.seats.push_back(seat.user);
  return change;
}

json::object Table::summary() const {
  json::array seats;
  for (const TableSeat& seat : seats_) {
    json::object one;
    if (seat.is_person()) one["name"] = seat.name;
    if (!seat.computer.empty()) one["computer"] = seat.computer;
    seats.push_back(std::move(one));
  }
  json::object options;
  for (const auto& [key, value] : options_) options[key] = value;
  json::object out{{"code", row_.code},      {"game", row_.game}, {"edition", row_.edition},
                   {"options", options},     {"seats", seats},    {"clock", settings_.clock},
                   {"created", row_.created}};
  if (row_.fingerprint != kind_->house_edition()->fingerprint()) out["other_edition"] = true;
  if (phase_ == Phase::finished) out["result"] = outcome_json(match_->result(), row_.players);
  return out;
}

}  // namespace ludoteca
