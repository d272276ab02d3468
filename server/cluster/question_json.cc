#include "server/cluster/question_json.h"

#include <fmt/format.h>

#include "engine/json_input.h"
#include "engine/json_output.h"
#include "games/registry.h"
#include "text/error.h"
#include "web/engine/thoughts_json.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostConsidered = 10'000;

std::string text_of(const json::object& members, std::string_view name) {
  return std::string(as_text(member(members, name), name));
}

}  // namespace

bool can_travel(const Question& question) {
  return question.match->record().fingerprint == question.kind->house_edition()->fingerprint();
}

std::string question_text(const Question& question, std::string_view id, std::string_view reply) {
  return json::serialize(json::object{{"id", id},
                                      {"reply", reply},
                                      {"record", question.match->record().to_string()},
                                      {"seat", counted(question.seat)},
                                      {"player", question.player},
                                      {"seed", question.seed.to_string()}});
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
  question.match = replay(*question.kind, record, question.kind->house_edition());
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
