// The server's hall, for one person and one device: the same tables and the same messages
// (docs/protocol.md), without a server. Every call answers with what there is to do for the page:
//
//   {"to": 1, "message": {…}}            a message for a link
//   {"keep": 7, "tables": […]}           to be kept; then call `kept`
//   {"think": 3, "record": "…", …}       to be thought about; then call `thought`
//   {"answered": 4, "status": 200, …}    to a `request`
#pragma once

#include <boost/json.hpp>
#include <map>
#include <memory>

#include "server/hall/hall.h"
#include "web/engine/outbox.h"
#include "web/engine/web_store.h"
#include "web/engine/web_thoughts.h"

namespace ludoteca {

class WebHall {
 public:
  // `tables` are those that the browser has kept; what cannot be read is left out.
  explicit WebHall(const boost::json::array& tables);
  ~WebHall();
  WebHall(const WebHall&) = delete;
  WebHall& operator=(const WebHall&) = delete;

  // Throws Error that names the member at fault.
  void run(std::string_view command, const boost::json::object& members);
  std::string take_outbox() { return outbox_.take(); }

 private:
  class Link;
  using Members = boost::json::object;

  void welcome(const Members& members);
  void hear(const Members& members);
  void gone(const Members& members);
  void request(const Members& members);
  void kept(const Members& members);
  void thought(const Members& members);

  Outbox outbox_;
  WebDatabase database_;
  WebStore store_;
  WebThoughts thoughts_;
  Shelf shelf_;
  NoNews news_;
  std::map<int, std::unique_ptr<Link>> links_;  // by the page's own number
  std::unique_ptr<Hall> hall_;
};

}  // namespace ludoteca
