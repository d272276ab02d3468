#include "server/cluster/question_json.h"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "engine/json_input.h"
#include "engine/json_output.h"
#include "games/registry.h"
#include "server/hall/thoughts_json.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostConsidered = 10'000;
constexpr std::size_t kMostEditions = 16;

std::string text_of(const json::object& members, std::string_view name) {
  return std::string(as_text(member(members, name), name));
}

// Games of one edition ask again and again, so that the last ones are remembered.
SharedEdition edition_for(const GameKind& kind, const json::object& members) {
  if (!members.contains("edition")) return kind.house_edition();
  thread_local std::map<std::pair<const GameKind*, std::string>, SharedEdition> known;
  std::string text = text_of(members, "edition");
  const auto found = known.find({&kind, text});
  if (found != known.end()) return found->second;
  SharedEdition edition = kind.load_edition(EditionFile::parse(text, "edition"));
  if (known.size() >= kMostEditions) known.clear();
  known.emplace(std::pair(&kind, std::move(text)), edition);
  return edition;
}

}  // namespace

std::string question_text(const Question& question, std::string_view id, std::string_view reply) {
  json::object told{{"id", id},
                    {"reply", reply},
                    {"record", question.match->record().to_string()},
                    {"seat", counted(question.seat)},
                    {"player", question.player},
                    {"seed", question.seed.to_string()}};
  const std::uint64_t house = question.kind->house_edition()->fingerprint();
  if (question.edition->fingerprint() != house) told["edition"] = question.edition->text();
  return json::serialize(told);
}

Asker read_asker(std::string_view text) {
  const json::value value = parse_json(text);
  const json::object& members = as_object(value, "question");
  return {text_of(members, "id"), text_of(members, "reply")};
}

Question read_question(std::string_view text) {
  const json::value value = parse_json(text);
  const json::object& members = as_object(value, "question");
  const Record record = Record::parse(as_text(member(members, "record"), "record"), "record");
  Question question;
  question.kind = &game_named(record.game);
  question.edition = edition_for(*question.kind, members);
  question.match = replay(*question.kind, record, question.edition);
  const int seat = as_number(member(members, "seat"), "seat", 1, question.match->players());
  question.seat = static_cast<Seat>(seat - 1);
  if (!question.match->acting().contains(question.seat)) throw Error("seat: it is not to act");
  question.player = text_of(members, "player");
  if (!question.kind->has_player(question.player)) {
    throw Error(fmt::format("player: there is no computer player {}", quoted(question.player)));
  }
  question.seed = Seed::parse(text_of(members, "seed"));
  return question;
}

std::string answer_text(std::string_view id, const std::vector<Considered>& considered) {
  return json::serialize(json::object{{"id", id}, {"considered", considered_json(considered)}});
}

ReadAnswer read_answer(std::string_view text) {
  const json::value value = parse_json(text);
  const json::object& members = as_object(value, "answer");
  const json::array& considered =
      as_list(member(members, "considered"), "considered", 0, kMostConsidered);
  ReadAnswer answer{text_of(members, "id"), {}};
  if (!considered.empty()) answer.considered = considered_from(considered);
  return answer;
}

}  // namespace ludoteca
