#include "server/hall/thinking.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/json_input.h"
#include "engine/json_output.h"
#include "games/registry.h"
#include "server/hall/text_member.h"
#include "server/hall/thoughts_json.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kAlternatives = 5;

// A record of a game that may not be over.
Record record_in(const json::object& members) {
  return Record::parse(as_text(member(members, "record"), "record"), "record");
}

std::string player_in(const json::object& members, const GameKind& kind) {
  std::string player = text_in(members, "player");
  if (kind.has_player(player)) return player;
  throw Error(fmt::format("player: there is no computer player {}", quoted(player)));
}

// The best ones, and the one that was played wherever it stands.
std::vector<Considered> worth_telling(const std::vector<Considered>& all, std::string_view played) {
  std::vector<Considered> few(all.begin(), all.begin() + std::min(all.size(), kAlternatives));
  const auto same = [&](const Considered& one) { return one.move == played; };
  const auto found = std::find_if(all.begin() + few.size(), all.end(), same);
  if (found != all.end()) few.push_back(*found);
  return few;
}

}  // namespace

Thinker& Thinking::thinker_of(const GameKind& kind, const std::string& player) {
  if (!thinker_ || kind_ != &kind || player_ != player) {
    thinker_.reset();
    thinker_ = kind.thinker(player);
    kind_ = &kind;
    player_ = player;
  }
  return *thinker_;
}

const SharedEdition& Thinking::edition_in(const json::object& members, const GameKind& kind) {
  if (!members.contains("edition")) return kind.house_edition();
  const std::string text = text_in(members, "edition");
  if (!own_edition_ || own_edition_->text() != text) {
    own_edition_ = kind.load_edition(EditionFile::parse(text, "edition"));
  }
  return own_edition_;
}

json::object Thinking::consider(const json::object& members) {
  const Record record = record_in(members);
  const GameKind& kind = game_named(record.game);
  const auto match = replay(kind, record, edition_in(members, kind));
  const int number = as_number(member(members, "seat"), "seat", 1, match->players());
  const auto seat = static_cast<Seat>(number - 1);
  if (!match->acting().contains(seat)) throw Error("seat: it is not to act");
  Thinker& thinker = thinker_of(kind, player_in(members, kind));
  const auto considered = thinker.consider(*match, seat, Seed::parse(text_in(members, "seed")));
  const std::vector<double> chances = thinker.chances();
  return {{"considered", considered_json(considered)},
          {"chances", json::array(chances.begin(), chances.end())}};
}

json::object Thinking::study(const json::object& members) {
  Record record = record_in(members);
  const GameKind& kind = game_named(record.game);
  const SharedEdition edition = edition_in(members, kind);
  replay(kind, record, edition);  // says what is wrong with it
  match_ = kind.start(record, edition);
  studied_ = std::move(record);
  studied_kind_ = &kind;
  studied_edition_ = edition;
  return {{"game", kind.name()}, {"players", match_->players()}, {"moves", studied_.moves.size()}};
}

void Thinking::go_to(std::size_t moves) {
  if (match_->move_count() > moves) match_ = studied_kind_->start(studied_, studied_edition_);
  while (match_->move_count() < moves) {
    const Move& move = studied_.moves[match_->move_count()];
    match_->play(move.seat, move.notation);
  }
}

json::object Thinking::decision(const json::object& members) {
  if (!match_) throw Error("there is no game to look at");
  const auto number = static_cast<std::size_t>(
      as_number(member(members, "number"), "number", 0, static_cast<int>(studied_.moves.size())));
  go_to(number);
  json::object out{{"number", number}};
  if (number == studied_.moves.size()) {
    if (match_->finished()) out["result"] = outcome_json(match_->result(), match_->players());
    return out;
  }
  const Move& move = studied_.moves[number];
  Thinker& thinker = thinker_of(*studied_kind_, player_in(members, *studied_kind_));
  const auto considered =
      thinker.consider(*match_, move.seat, Seed::parse(text_in(members, "seed")));
  out["seat"] = counted(move.seat);
  out["played"] = move.notation;
  const std::vector<double> chances = thinker.chances();
  if (!chances.empty()) {
    out["chances"] = json::array(chances.begin(), chances.end());
    out["considered"] = considered_json(worth_telling(considered, move.notation));
  }
  return out;
}

}  // namespace ludoteca
