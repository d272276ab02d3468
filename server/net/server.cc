#include "server/net/server.h"

#include <sys/resource.h>

#include <boost/asio/signal_set.hpp>
#include <csignal>

#include "server/net/hub.h"
#include "server/net/listener.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace asio = boost::asio;

// A connection is a file descriptor: as many as the system allows.
void allow_many_descriptors() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

std::shared_ptr<const TlsContext> tls_of(const ServerSettings& settings) {
  if (settings.certificate.empty()) return nullptr;
  return std::make_shared<TlsContext>(settings.certificate, settings.key);
}

}  // namespace

struct Server::Inside {
  std::shared_ptr<Hub> hub;
  std::vector<std::shared_ptr<Listener>> listeners;
};

Server::Server(Loop& loop, const ServerSettings& settings, Service& service, const Logger& log)
    : inside_(std::make_unique<Inside>()) {
  settings.check();
  inside_->hub = std::make_shared<Hub>(loop.context(), settings, service, log);
}

Server::~Server() {
  for (const auto& listener : inside_->listeners) listener->close();
  inside_->hub->abandon();
}

void Server::start() {
  Hub& hub = *inside_->hub;
  allow_many_descriptors();
  // Encrypted connections are written by OpenSSL, which cannot be told to do without.
  std::signal(SIGPIPE, SIG_IGN);
  hub.tls = tls_of(hub.settings);
  for (const std::string& text : hub.settings.listen) {
    inside_->listeners.push_back(std::make_shared<Listener>(inside_->hub, Endpoint::parse(text)));
  }
  for (const auto& listener : inside_->listeners) listener->start();
  hub.start_ticking();
}

std::vector<std::uint16_t> Server::ports() const {
  std::vector<std::uint16_t> ports;
  for (const auto& listener : inside_->listeners) ports.push_back(listener->port());
  return ports;
}

void Server::stop(std::function<void()> done) {
  for (const auto& listener : inside_->listeners) listener->close();
  inside_->hub->stop(std::move(done));
}

void Server::renew_certificate() {
  Hub& hub = *inside_->hub;
  try {
    hub.tls = tls_of(hub.settings);
    hub.log.info("certificate renewed");
  } catch (const Error& error) {
    hub.log.error("certificate not renewed", {{"error", error.what()}});
  }
}

void run_server(Loop& loop, const ServerSettings& settings, Service& service, const Logger& log,
                const std::function<void(const Server&)>& ready) {
  Server server(loop, settings, service, log);
  server.start();
  asio::signal_set ends(loop.context(), SIGINT, SIGTERM);
  ends.async_wait([&](boost::system::error_code error, int signal) {
    if (error) return;
    log.info("stopping", {{"signal", signal}});
    server.stop([&loop] { loop.stop(); });
  });
  asio::signal_set renews(loop.context(), SIGHUP);
  std::function<void()> wait_for_renewal = [&] {
    renews.async_wait([&](boost::system::error_code error, int) {
      if (error) return;
      server.renew_certificate();
      wait_for_renewal();
    });
  };
  wait_for_renewal();
  const auto ports = server.ports();
  for (std::size_t i = 0; i < ports.size(); ++i) {
    log.info("listening", {{"address", settings.listen[i]},
                           {"port", ports[i]},
                           {"tls", !settings.certificate.empty()}});
  }
  if (ready) ready(server);
  loop.run();
  log.info("stopped");
}

}  // namespace ludoteca
