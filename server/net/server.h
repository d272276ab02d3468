// The server as a whole: give it a service, and people can reach it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "server/log.h"
#include "server/net/loop.h"
#include "server/net/settings.h"
#include "server/service.h"

namespace ludoteca {

class Server {
 public:
  // Service and log have to outlive the server, and the loop everything.
  Server(Loop& loop, const ServerSettings& settings, Service& service, const Logger& log);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();  // whoever is still connected is cut off

  // Listens; people are served as long as the loop runs. Throws Error if an address is taken or a
  // certificate wrong.
  void start();
  std::vector<std::uint16_t> ports() const;
  // Accepts nothing more, lets requests finish, closes sockets with 1001; then calls done.
  void stop(std::function<void()> done);
  // Reads certificate and key again; keeps the old ones if the new ones are wrong.
  void renew_certificate();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// Serves until SIGINT or SIGTERM and returns after everything has ended; SIGHUP renews the
// certificate. `ready` is called when people can come.
void run_server(Loop& loop, const ServerSettings& settings, Service& service, const Logger& log,
                const std::function<void(const Server&)>& ready = {});

}  // namespace ludoteca
