// Where people meet: tables, those who look at them, and what they ask for. It knows nothing of
// sockets and threads: everything happens in calls on one thread, and whatever takes long (the
// store, computer players) calls back there.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "server/hall/commands.h"
#include "server/service.h"

namespace ludoteca {

class Hall {
 public:
  explicit Hall(Surroundings around);
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  PeerId welcome(Peer& peer, Visitor visitor);
  void hear(PeerId peer, std::string_view message);
  void gone(PeerId peer);

  // The part of /api/ that is about games and tables; false if it is about something else.
  bool request(const Visitor& visitor, const ApiRequest& request,
               const std::function<void(ApiAnswer)>& done);

  // Once a second or so: clocks, orders of the administration, tables nobody looks at.
  void tick();
  // Somebody was banned, or is not any more.
  std::function<void(UserId)> on_person_changed = [](UserId) {};

  const HallFigures& figures() const { return figures_; }
  const LiveTables& tables() const { return tables_; }
  Desk& desk() { return desk_; }  // for tests

 private:
  void obey_orders();
  void obey(const OrderRow& order);
  void show_out(UserId user);

  Surroundings around_;
  HallFigures figures_;
  Guests guests_;
  Lobby lobby_;
  LiveTables tables_;
  Desk desk_;
  std::int64_t last_order_ = 0;
};

}  // namespace ludoteca
