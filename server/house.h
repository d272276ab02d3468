// The whole service: people and tables over one store, behind one door.
#pragma once

#include <functional>
#include <memory>

#include "server/cluster/analyses.h"
#include "server/cluster/nats_news.h"
#include "server/cluster/nats_thoughts.h"
#include "server/cluster/shared_clock.h"
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
  // Where several servers work on one database: the address of NATS.
  std::string nats;
  // For tests: the error of this machine's clock, and whether rows are told too early.
  Millis clock_skew = 0;
  bool tells_too_early = false;
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
  std::string about_health() override;

 private:
  void keep_editions();
  Surroundings around(const HouseSettings& settings);
  News& join(const HouseSettings& settings);
  void glance();
  void tick();
  void tell_health();
  void open_for_newcomer(const Visitor& visitor, const ApiRequest& request,
                         const std::function<void(ApiAnswer)>& done);

  Loop& loop_;
  const Logger log_;
  int ticks_ = 0;
  bool was_healthy_ = true;
  bool was_reachable_ = true;
  const Shelf shelf_;
  SharedClock clock_;
  std::function<Millis()> now_;
  std::unique_ptr<News> news_;
  NatsNews* nats_ = nullptr;  // the same, if there are others
  ThreadStore store_;
  ThinkerPool thinkers_;
  std::unique_ptr<NatsThoughts> workers_;  // if there are others
  std::unique_ptr<Analyses> analyses_;     // the same
  PasswordPool passwords_;
  People people_;
  Hall hall_;
};

}  // namespace ludoteca
