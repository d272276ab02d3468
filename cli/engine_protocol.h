// `ludoteca engine`: one JSON object a line in, one out (docs/engine-protocol.md).
#pragma once

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace ludoteca {

inline constexpr int kEngineProtocolVersion = 2;
inline constexpr std::size_t kLongestLine = 1 << 20;

// One session: holds at most one game.
class EngineSession {
 public:
  // `most_playouts` bounds the time that one line can take.
  explicit EngineSession(int most_playouts = 1000);
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

// Answers line by line until the input ends or asks to quit. A line that is too long is skipped
// as it comes, not kept.
void run_engine(std::istream& in, std::ostream& out);

}  // namespace ludoteca
