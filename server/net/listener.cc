#include "server/net/listener.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

#include "server/net/http_session.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

tcp::endpoint tcp_endpoint(const Endpoint& endpoint) {
  asio::ip::address_v6::bytes_type bytes;
  std::copy(endpoint.address.bytes.begin(), endpoint.address.bytes.end(), bytes.begin());
  const asio::ip::address_v6 six(bytes);
  if (endpoint.address.v4()) {
    return {asio::ip::make_address_v4(asio::ip::v4_mapped, six), endpoint.port};
  }
  return {six, endpoint.port};
}

[[noreturn]] void cannot_listen(const Endpoint& endpoint, const error_code& error) {
  const std::string where = endpoint.to_string();
  if (error == asio::error::address_in_use) {
    throw Error(fmt::format(
        "another program already listens on {}; choose another port with --listen, for example "
        "--listen {}",
        where, endpoint.port == 8080 ? 8081 : 8080));
  }
  if (error == asio::error::access_denied) {
    throw Error(
        fmt::format("not allowed to listen on {}: ports below 1024 need the capability "
                    "CAP_NET_BIND_SERVICE (see docs/hosting.md), or use --listen 8080",
                    where));
  }
  throw Error(fmt::format("cannot listen on {}: {}", where, error.message()));
}

}  // namespace

Listener::Listener(std::shared_ptr<Hub> hub, const Endpoint& endpoint)
    : hub_(std::move(hub)), acceptor_(hub_->context) {
  const tcp::endpoint where = tcp_endpoint(endpoint);
  error_code error;
  acceptor_.open(where.protocol(), error);
  if (error) cannot_listen(endpoint, error);
  acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  // So that 0.0.0.0 and [::] can be listened on together, whatever the system's settings.
  if (where.protocol() == tcp::v6()) acceptor_.set_option(asio::ip::v6_only(true), error);
  acceptor_.bind(where, error);
  if (error) cannot_listen(endpoint, error);
  acceptor_.listen(4096, error);
  if (error) cannot_listen(endpoint, error);
  port_ = acceptor_.local_endpoint().port();
}

void Listener::start() {
  const auto self = shared_from_this();
  asio::co_spawn(hub_->context, run(), [self](const std::exception_ptr&) {});
}

void Listener::close() {
  error_code ignored;
  acceptor_.close(ignored);
}

asio::awaitable<void> Listener::run() {
  asio::steady_timer pause(hub_->context);
  while (acceptor_.is_open()) {
    error_code error;
    tcp::socket socket =
        co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
      welcome(std::move(socket));
      continue;
    }
    if (!acceptor_.is_open()) break;
    // Most likely there are no file descriptors left: some will be free again.
    if (error != asio::error::connection_aborted) {
      hub_->log.warning("cannot accept", {{"error", error.message()}});
      pause.expires_after(std::chrono::milliseconds(200));
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
    }
  }
}

void Listener::welcome(tcp::socket socket) {
  error_code error;
  const auto remote = socket.remote_endpoint(error);
  if (error) return;
  const Address peer = address_of(remote.address());
  Limits& limits = hub_->limits;
  ++hub_->metrics.accepted;
  const bool proxy = is_in(hub_->trusted, peer);
  AccountPtr account = limits.of(peer);
  const bool full = hub_->open() >= static_cast<std::size_t>(limits.settings().open);
  // Saying why would cost more than it is worth: whoever opens so many knows.
  if (full ||
      (!proxy && (!limits.room(*account) || limits.take(*account, Work::connections,
                                                        std::chrono::steady_clock::now()) > 0))) {
    ++hub_->metrics.limited[name_of(Work::connections)];
    return;
  }
  OpenConnection open = proxy ? OpenConnection() : OpenConnection(std::move(account));
  auto connection = std::make_unique<Connection>(std::move(socket), hub_->tls.get());
  HttpSession::start(hub_, std::move(connection), peer, std::move(open));
}

}  // namespace ludoteca
