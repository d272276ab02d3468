// Games of an arena as work for others.
#pragma once

#include <atomic>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ai/tournament.h"
#include "engine/match.h"
#include "server/cluster/nats_link.h"

namespace ludoteca {

// At the worker: plays the game that the text asks for. Gives the subject of the reply and its
// text; no text if it was stopped. Throws Error if the game cannot be played here.
std::pair<std::string, std::string> play_arena_game(std::string_view text,
                                                    const std::string& version,
                                                    const std::atomic<bool>& stop);

// At the arena: lets workers play.
class ArenaGames {
 public:
  // Throws Error if JetStream is not there.
  ArenaGames(const std::string& nats, const ai::Tournament& tournament,
             const SharedEdition& edition);
  ArenaGames(const ArenaGames&) = delete;
  ArenaGames& operator=(const ArenaGames&) = delete;

  // Waits for the result; nothing if `stop` was set. Called from several threads. Throws Error if
  // the workers cannot play it.
  std::optional<ai::GameResult> play(const ai::GameId& id, const std::atomic<bool>& stop);

 private:
  void hear(std::string_view text);

  const ai::Tournament& tournament_;
  const std::string edition_;  // its text
  const std::string reply_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::string, std::optional<std::string>> asked_;  // with the answers
  NatsLink link_;
};

}  // namespace ludoteca
