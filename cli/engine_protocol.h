// `ludoteca engine`: one JSON object a line in, one out (docs/engine-protocol.md).
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace ludoteca {

// One session: holds at most one game.
class EngineSession {
 public:
  EngineSession();
  ~EngineSession();
  EngineSession(const EngineSession&) = delete;
  EngineSession& operator=(const EngineSession&) = delete;

  // The reply to one line, without a line end. A wrong line gets an error reply and changes
  // nothing. Never throws on bad input.
  std::string reply(std::string_view line);
  bool quit() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Answers line by line until the input ends or asks to quit.
void run_engine(std::istream& in, std::ostream& out);

}  // namespace ludoteca
