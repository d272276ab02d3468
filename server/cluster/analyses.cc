#include "server/cluster/analyses.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/json_input.h"
#include "server/cluster/work_queue.h"
#include "server/hall/text_member.h"
#include "server/hall/thinking.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

// Whoever was asked and died holds others up for so long.
constexpr Millis kClaimed = 30'000;
// As the page does it by itself, and in the same form (web/src/local/analyse.ts).
constexpr const char* kPlayer = "search:400";
constexpr const char* kSeed = "1";

std::string game_text(const FinishedGame& game, const std::string& reply) {
  return json::serialize(
      json::object{{"id", game.code},
                   {"reply", reply},
                   {"study", json::object{{"record", game.record}, {"edition", game.edition}}}});
}

// A shared first place is shared.
json::array shares(const json::array& places) {
  const auto winners = std::count(places.begin(), places.end(), json::value(1));
  json::array out;
  for (const json::value& place : places) {
    out.push_back(place == json::value(1) ? 1.0 / static_cast<double>(winners) : 0.0);
  }
  return out;
}

json::object decision_after(std::size_t moves, Thinking& thinking) {
  return thinking.decision({{"number", moves}, {"player", kPlayer}, {"seed", kSeed}});
}

}  // namespace

Analyses::Analyses(NatsLink& link, const std::string& name, Store& store,
                   std::function<Millis()> now)
    : link_(link), reply_("ludoteca.analysis." + name), store_(store), now_(std::move(now)) {
  link_.subscribe(reply_, true);
}

void Analyses::find(const FinishedGame& game, bool has_workers, const Done& done) {
  // Where nobody could do it, it is not claimed either.
  const Millis until = has_workers ? now_() + kClaimed : 0;
  store_.ask<AnalysisRow>(
      [code = game.code, now = now_(), until](Database& database) {
        return database.claim_analysis(code, now, until);
      },
      [this, game, has_workers, done](const std::exception_ptr& error, const AnalysisRow& row) {
        if (error) return done(State::unknown, "");
        if (!row.text.empty()) return done(State::there, row.text);
        if (!has_workers) return done(State::nobody, "");
        if (row.claimed) link_.publish(kLaterSubject, game_text(game, reply_));
        done(State::awaited, "");
      });
}

void Analyses::hear(std::string_view subject, std::string_view text) {
  if (subject != reply_) return;
  try {
    const json::value value = parse_json(text);
    const json::object& members = as_object(value, "answer");
    const json::object& analysis = as_object(member(members, "analysis"), "analysis");
    store_.run([code = text_in(members, "id"), kept = json::serialize(analysis)](
                   Database& database) { database.keep_analysis(code, kept); },
               [](const std::exception_ptr&) {});  // then somebody asks again
  } catch (const Error&) {
    return;  // a worker that does not know how
  }
}

std::optional<GameToStudy> read_game_to_study(std::string_view text) {
  const json::value value = parse_json(text);
  const json::object& members = as_object(value, "question");
  if (!members.contains("study")) return std::nullopt;
  const json::object& study = as_object(member(members, "study"), "study");
  return GameToStudy{text_in(members, "id"), text_in(members, "reply"), text_in(study, "record"),
                     text_in(study, "edition")};
}

std::optional<std::string> study_text(const GameToStudy& game, const std::function<bool()>& go_on) {
  Thinking thinking;
  json::object analysis = thinking.study({{"record", game.record}, {"edition", game.edition}});
  const auto moves = analysis.at("moves").to_number<std::size_t>();
  json::array decisions;
  for (std::size_t number = 1; number <= moves; ++number) {
    json::object told = decision_after(number - 1, thinking);
    const bool choice = told.contains("chances");  // a single move changes nothing
    decisions.push_back({{"number", number},
                         {"seat", told.at("seat")},
                         {"played", told.at("played")},
                         {"chances", choice ? told.at("chances") : json::value(nullptr)},
                         {"alternatives", choice ? told.at("considered") : json::array()},
                         {"close", true}});
    if (!go_on()) return std::nullopt;
  }
  const json::object end = decision_after(moves, thinking);
  analysis["decisions"] = std::move(decisions);
  analysis["end"] = end.contains("result")
                        ? json::value(shares(end.at("result").at("place").as_array()))
                        : json::value(nullptr);
  analysis["firm"] = true;
  return json::serialize(json::object{{"id", game.id}, {"analysis", std::move(analysis)}});
}

}  // namespace ludoteca
