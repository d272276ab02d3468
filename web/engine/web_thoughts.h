// Computer players in the browser think in a worker of their own, which the page asks.
#pragma once

#include <map>

#include "server/hall/thoughts.h"
#include "web/engine/outbox.h"
#include "web/engine/web_database.h"

namespace ludoteca {

class WebThoughts final : public Thoughts {
 public:
  WebThoughts(WebDatabase& database, Outbox& outbox) : database_(database), outbox_(outbox) {}

  bool ask(Question question, Done done) override;
  // The page brings what came out.
  void answer(int token, const std::vector<Considered>& considered);

 private:
  WebDatabase& database_;  // has the editions of tables
  Outbox& outbox_;
  std::map<int, Done> waiting_;
  int last_token_ = 0;
};

}  // namespace ludoteca
