// Computer players at work, somewhere else than where people are served.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/match.h"

namespace ludoteca {

struct Question {
  std::unique_ptr<const Match> match;
  const GameKind* kind = nullptr;
  Seat seat = 0;
  std::string player;
  Seed seed;
  bool urgent = true;  // somebody is looking on
  SharedEdition edition;
};

class Thoughts {
 public:
  virtual ~Thoughts() = default;

  // Calls done where the hall runs. False if too many questions wait: ask again later.
  using Done = std::function<void(std::vector<Considered>)>;
  virtual bool ask(Question question, Done done) = 0;
};

}  // namespace ludoteca
