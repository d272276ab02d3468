// Finished games looked at again: how likely everybody was to win before each move, and what else
// could have been played. Workers do it, each game once; the database keeps it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/cluster/nats_link.h"
#include "server/rows.h"
#include "server/store.h"

namespace ludoteca {

struct FinishedGame {
  std::string code;  // of its table
  std::string record;
  std::string edition;  // its text
};

// At a server.
class Analyses {
 public:
  Analyses(NatsLink& link, const std::string& name, Store& store, std::function<Millis()> now);

  enum class State : std::uint8_t {
    there,
    awaited,
    nobody,  // there are no workers
    unknown  // the database does not answer
  };
  // The text if it is there. Otherwise workers are asked for it, unless somebody has just done so.
  using Done = std::function<void(State, const std::string& text)>;
  void find(const FinishedGame& game, bool has_workers, const Done& done);

  // What came on a subject that is not news.
  void hear(std::string_view subject, std::string_view text);

 private:
  NatsLink& link_;
  const std::string reply_;
  Store& store_;
  const std::function<Millis()> now_;
};

// At a worker.
struct GameToStudy {
  std::string id;
  std::string reply;
  std::string record;
  std::string edition;
};
// Nothing if the text asks for something else; throws Error if it is nonsense.
std::optional<GameToStudy> read_game_to_study(std::string_view text);
// The text for the reply, the same for the same game wherever it is made; nothing if `go_on`, which
// is asked after each decision, says no. Throws Error if the game cannot be replayed here.
std::optional<std::string> study_text(const GameToStudy& game, const std::function<bool()>& go_on);

}  // namespace ludoteca
