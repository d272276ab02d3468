#include "server/analysis_api.h"

#include <fmt/format.h>

#include <utility>

namespace ludoteca {
namespace {

using Done = std::function<void(ApiAnswer)>;

constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kAnalysis = "/analysis";

ApiAnswer answer_with(int status, std::string body) {
  ApiAnswer answer;
  answer.status = status;
  answer.body = std::move(body);
  return answer;
}

// Whoever asks may wait for it, or do it alone.
ApiAnswer awaited_answer(bool awaited) {
  return answer_with(200, fmt::format(R"({{"awaited":{}}})", awaited));
}

void tell(const Done& done, Analyses::State state, const std::string& text) {
  switch (state) {
    case Analyses::State::there:
      return done(answer_with(200, fmt::format(R"({{"analysis":{}}})", text)));
    case Analyses::State::awaited:
      return done(awaited_answer(true));
    case Analyses::State::nobody:
      return done(awaited_answer(false));
    case Analyses::State::unknown:
      return done(refused_answer(503, "unavailable", "not now"));
  }
}

// What else the hall tells of the table.
ApiRequest part_of_table(const std::string& code, std::string_view part) {
  ApiRequest request;
  request.method = "GET";
  request.path = fmt::format("{}{}{}", kTables, code, part);
  return request;
}

}  // namespace

ApiAnswer refused_answer(int status, RefusalCode code, std::string_view why) {
  return answer_with(status, fmt::format(R"({{"error":{{"code":"{}","text":"{}"}}}})",
                                         std::string_view(code), why));
}

bool answer_analysis(Analyses* analyses, bool has_workers, Hall& hall, const Visitor& visitor,
                     const ApiRequest& request, const Done& done) {
  const std::string_view path = request.path;
  if (request.method != "GET" || !path.starts_with(kTables) || !path.ends_with(kAnalysis)) {
    return false;
  }
  if (analyses == nullptr) {
    done(awaited_answer(false));
    return true;
  }
  const std::string code(
      path.substr(kTables.size(), path.size() - kTables.size() - kAnalysis.size()));
  // Only finished games have a record that can be read: of others the hall's refusal is told.
  hall.request(visitor, part_of_table(code, "/record"), [=, &hall](ApiAnswer record) {
    if (record.status != 200) return done(std::move(record));
    hall.request(visitor, part_of_table(code, "/edition"), [=](ApiAnswer edition) {
      if (edition.status != 200) return done(std::move(edition));
      analyses->find(
          {code, record.body, edition.body}, has_workers,
          [done](Analyses::State state, const std::string& text) { tell(done, state, text); });
    });
  });
  return true;
}

}  // namespace ludoteca
