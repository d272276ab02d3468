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
  ~Hall();  // other servers are told

  PeerId welcome(Peer& peer, Visitor visitor);
  void hear(PeerId peer, std::string_view message);
  void gone(PeerId peer);

  // The part of /api/ that is about games and tables; false if it is about something else.
  bool request(const Visitor& visitor, const ApiRequest& request,
               const std::function<void(ApiAnswer)>& done);

  // Once a second or so: clocks, orders of the administration, tables nobody looks at.
  void tick();
  // Four times a second, where there are other servers: that this one is there, and who is gone.
  void glance();
  // Somebody was banned, or is not any more, or another server knows more of somebody.
  std::function<void(UserId)> on_person_changed = [](UserId) {};
  // A browser was signed out elsewhere; the hash of its pass.
  std::function<void(const std::string&)> on_pass_dropped = [](const std::string&) {};
  // To be called when somebody or a pass has changed here: other servers hear of it.
  void tell_person_changed(UserId user);
  void tell_pass_dropped(const std::string& hash);
  std::size_t neighbours() const { return neighbours_.size(); }

  const HallFigures& figures() const { return figures_; }
  const LiveTables& tables() const { return tables_; }
  Desk& desk() { return desk_; }  // for tests

 private:
  void obey_orders();
  void obey(const OrderRow& order);
  void show_out(UserId user);
  void read_mutes(PeerId peer, UserId user);
  void hear_news(std::string_view topic, std::string_view text);
  void hear_of_person(const boost::json::object& told);
  void hear_of_server(const boost::json::object& told, const std::string& server);
  void keep_up_with_others();
  void tell_servers(bool bye);

  Surroundings around_;
  HallFigures figures_;
  Guests guests_;
  Lobby lobby_;
  LiveTables tables_;
  Desk desk_;
  Neighbours neighbours_;
  std::int64_t last_order_ = 0;
  unsigned ticks_ = 0;
  bool doubts_ = false;  // news may have been lost
};

}  // namespace ludoteca
