// The whole service: people and tables over one store, behind one door.
#pragma once

#include <functional>
#include <memory>

#include "server/hall/hall.h"
#include "server/hall/thinker_pool.h"
#include "server/log.h"
#include "server/net/loop.h"
#include "server/people/people.h"
#include "server/service.h"
#include "server/storage/thread_store.h"

namespace ludoteca {

struct HouseSettings {
  std::function<std::unique_ptr<Database>()> open;
  int thinkers = 1;  // threads for computer players
  Shelf shelf;       // editions of the host
  Logger log;
};

class House final : public Service {
 public:
  // Everything happens on the thread of the loop, which has to outlive it.
  House(Loop& loop, const HouseSettings& settings);

  void identify(std::string pass, std::function<void(Visitor)> done) override;
  void request(const Visitor& visitor, ApiRequest request,
               std::function<void(ApiAnswer)> done) override;
  PeerId welcome(Peer& peer, Visitor visitor) override;
  void hear(PeerId peer, std::string_view message) override;
  void gone(PeerId peer) override;
  std::string metrics() override;
  bool healthy() override;

 private:
  void keep_editions();
  void tick();
  void tell_health();
  void open_for_newcomer(const Visitor& visitor, const ApiRequest& request,
                         const std::function<void(ApiAnswer)>& done);

  Loop& loop_;
  const Logger log_;
  int ticks_ = 0;
  bool was_healthy_ = true;
  const Shelf shelf_;
  ThreadStore store_;
  ThinkerPool thinkers_;
  PasswordPool passwords_;
  People people_;
  Hall hall_;
};

}  // namespace ludoteca
