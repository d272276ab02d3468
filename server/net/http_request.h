// One HTTP/1 request after another, out of the bytes of a connection.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace ludoteca {

// What we read of a request; a field that was absent is empty.
struct HttpRequest {
  std::string method;
  std::string path;   // "/api/tables"
  std::string query;  // behind the question mark
  std::string body;
  bool keep_alive = false;
  bool proxied = false;  // some proxy says that it was there

  std::string host;
  std::string origin;
  std::string cookie;
  std::string authorization;
  std::string content_type;
  std::string accept_encoding;
  std::string accept_language;
  std::string if_none_match;
  std::string forwarded_for;
  std::string forwarded_proto;
  std::string connection;
  std::string upgrade;
  std::string socket_key;
  std::string socket_version;
};

class RequestReader {
 public:
  explicit RequestReader(std::size_t body_limit);
  RequestReader(const RequestReader&) = delete;
  RequestReader& operator=(const RequestReader&) = delete;
  ~RequestReader();

  void feed(std::string_view bytes);

  bool done() const;
  // 0, or the status to refuse the request with, after which nothing more can be read.
  int refused() const { return refused_; }
  // Something of the next request is here.
  bool begun() const;
  // Once for a request whose body the client keeps back until it is asked for ("Expect").
  bool take_continue();

  HttpRequest take();       // the request that is done
  std::string take_rest();  // what came behind it, when it is not HTTP any more

 private:
  struct Parser;
  void parse();
  void check_head();

  std::size_t body_limit_;
  std::unique_ptr<Parser> parser_;
  std::string bytes_;  // not yet parsed
  int refused_ = 0;
  bool head_done_ = false;
  bool owes_continue_ = false;
};

}  // namespace ludoteca
