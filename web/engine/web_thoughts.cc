#include "web/engine/web_thoughts.h"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "engine/json_output.h"

namespace ludoteca {

// The question travels as a record, with the edition if it is not the one compiled in: the other
// worker has no table.
bool WebThoughts::ask(Question question, Done done) {
  constexpr std::size_t kMostWaiting = 32;
  if (waiting_.size() >= kMostWaiting) return false;
  const auto own = database_.edition(question.match->headers().fingerprint);
  outbox_.put(fmt::format(
      R"("think":{},"record":{},"seat":{},"player":{},"seed":"{}"{})", ++last_token_,
      boost::json::serialize(question.match->record().to_string()), counted(question.seat),
      boost::json::serialize(question.player), question.seed.to_string(),
      own ? fmt::format(R"(,"edition":{})", boost::json::serialize(*own)) : ""));
  waiting_.emplace(last_token_, std::move(done));
  return true;
}

void WebThoughts::answer(int token, const std::vector<Considered>& considered) {
  const auto found = waiting_.extract(token);
  if (!found.empty()) found.mapped()(considered);
}

}  // namespace ludoteca
