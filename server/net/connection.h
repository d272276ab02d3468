// A TCP connection, encrypted or not, that holds no buffers of its own: what arrives is read into a
// buffer that all connections of the thread share, and used up before the next one is looked at.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <span>
#include <string_view>

#include "server/net/address.h"
#include "server/net/tls.h"

namespace ludoteca {

class Connection {
 public:
  using Socket = boost::asio::ip::tcp::socket;

  Connection(Socket socket, const TlsContext* tls);

  // At once, as much as is possible without waiting.
  Progress read(std::span<char> into);
  Progress write(std::string_view bytes);

  // Until the socket can go on. False: it was closed meanwhile.
  boost::asio::awaitable<bool> ready(Need need);
  Socket& socket() { return socket_; }

  bool encrypted() const { return tls_ != nullptr; }
  // Whether one read may leave something behind that the socket does not announce.
  bool reads_ahead() const { return tls_ != nullptr; }

  void end();    // no more is sent
  void close();  // whoever waits is told

 private:
  Socket socket_;
  std::unique_ptr<TlsSession> tls_;
};

Address address_of(const boost::asio::ip::address& address);

}  // namespace ludoteca
