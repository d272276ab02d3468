// People without threads: a database in memory, quick passwords, a clock that the test moves.
#pragma once

#include <memory>
#include <string>

#include "server/people/people.h"
#include "server/storage/direct_store.h"

namespace ludoteca {

// Nobody is protected by these; but they are quick.
class QuickPasswords final : public Passwords {
 public:
  void hash(std::string password, Hashed done) override {
    ++hashed;
    if (busy) return done(std::nullopt);
    done("quick:" + password);
  }
  void check(std::string password, std::string hash, Checked done) override {
    ++checked;
    if (busy) return done(std::nullopt);
    done(!hash.empty() && hash == "quick:" + password);
  }

  bool busy = false;
  int hashed = 0;
  int checked = 0;
};

struct TestPeople {
  std::unique_ptr<Database> db = open_database("sqlite::memory:");
  DirectStore store{*db};
  QuickPasswords passwords;
  Millis now = 1'000'000;
  People people{store, passwords, [this] { return now; }};

  Visitor identify(const std::string& pass) {
    Visitor found;
    people.identify(pass, [&](Visitor visitor) { found = std::move(visitor); });
    return found;
  }
};

// The value or, as a failure of the test, the refusal.
template <class Value>
struct Got {
  Answered<Value> outcome;
  AnsweredTo<Value> taker() {
    return [this](Answered<Value> answer) { outcome = std::move(answer); };
  }
  std::string_view code() const {
    const auto* refusal = std::get_if<Refusal>(&outcome);
    return refusal == nullptr ? RefusalCode() : refusal->code;
  }
  const Value& value() const { return std::get<Value>(outcome); }
};

}  // namespace ludoteca
