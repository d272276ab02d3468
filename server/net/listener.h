// Accepts connections.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>

#include "server/net/hub.h"

namespace ludoteca {

class Listener : public std::enable_shared_from_this<Listener> {
 public:
  // Throws Error if the address cannot be had.
  Listener(std::shared_ptr<Hub> hub, const Endpoint& endpoint);

  void start();
  void close();
  std::uint16_t port() const { return port_; }

 private:
  boost::asio::awaitable<void> run();
  void welcome(boost::asio::ip::tcp::socket socket);

  std::shared_ptr<Hub> hub_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::uint16_t port_ = 0;
};

}  // namespace ludoteca
