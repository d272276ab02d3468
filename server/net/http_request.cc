#include "server/net/http_request.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/header_fields.h"

namespace ludoteca {
namespace {

namespace http = boost::beast::http;
using http::field;
using Request = http::request<http::string_body>;

constexpr std::size_t kHeaderLimit = 8 * 1024;

int status_for(const boost::beast::error_code& error) {
  if (error == http::error::header_limit) return 431;
  if (error == http::error::body_limit) return 413;
  if (error == http::error::bad_version) return 505;
  return 400;
}

bool visible(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f; });
}

// Of a field that may stand there once; several have to be one list, as in the standard.
std::string list_of(const Request& request, std::string_view name) {
  std::string all;
  const auto [first, last] = request.equal_range(name);
  for (auto it = first; it != last; ++it) {
    if (!all.empty()) all += ", ";
    all += it->value();
  }
  return all;
}

// "http://host/path?x" is as good as "/path?x"; only the path counts.
std::string_view without_host(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    const auto slash = target.find('/', scheme.size());
    return slash == std::string_view::npos ? "/" : target.substr(slash);
  }
  return target;
}

// What the parser lets pass although two readers could understand it differently: a proxy in front
// of us might see another request than we do.
bool ambiguous(const Request& request) {
  const auto hosts = request.count(field::host);
  return hosts > 1 || (hosts == 0 && request.version() >= 11) || request.count(field::origin) > 1 ||
         request.count(field::authorization) > 1 || request.count(field::content_type) > 1;
}

}  // namespace

struct RequestReader::Parser {
  explicit Parser(std::size_t body_limit) {
    parser.header_limit(kHeaderLimit);
    parser.body_limit(body_limit);
  }
  http::request_parser<http::string_body> parser;
};

RequestReader::RequestReader(std::size_t body_limit) : body_limit_(body_limit) {}
RequestReader::~RequestReader() = default;

bool RequestReader::done() const {
  return parser_ && parser_->parser.is_done() && refused_ == 0;
}
bool RequestReader::begun() const {
  return parser_ != nullptr || !bytes_.empty();
}

bool RequestReader::take_continue() {
  return std::exchange(owes_continue_, false);
}

void RequestReader::feed(std::string_view bytes) {
  bytes_ += bytes;
  parse();
}

void RequestReader::parse() {
  if (bytes_.empty() || refused_ != 0) return;
  if (!parser_) {
    // Empty lines between requests are allowed.
    const auto first = std::min(bytes_.find_first_not_of("\r\n"), bytes_.size());
    bytes_.erase(0, first);
    if (bytes_.empty()) return;
    parser_ = std::make_unique<Parser>(body_limit_);
    head_done_ = false;
  }
  auto& parser = parser_->parser;
  std::string_view rest = bytes_;
  while (!rest.empty() && !parser.is_done()) {
    boost::beast::error_code error;
    const std::size_t used = parser.put(boost::asio::const_buffer(rest.data(), rest.size()), error);
    rest.remove_prefix(used);
    if (error == http::error::need_more) break;
    if (error) {
      refused_ = status_for(error);
      return;
    }
    if (parser.is_header_done() && !head_done_) check_head();
    if (refused_ != 0 || used == 0) break;
  }
  bytes_.erase(0, bytes_.size() - rest.size());
}

void RequestReader::check_head() {
  head_done_ = true;
  const Request& request = parser_->parser.get();
  // No browser sends a body in pieces of unknown length, and where there are none they cannot be
  // read in two ways either.
  if (request.count(field::transfer_encoding) > 0) {
    refused_ = 411;
    return;
  }
  const std::string_view target(request.target().data(), request.target().size());
  if (ambiguous(request) || !visible(target) || !without_host(target).starts_with('/')) {
    refused_ = 400;
    return;
  }
  const auto expect = request[field::expect];
  owes_continue_ = !parser_->parser.is_done() &&
                   same_ignoring_case({expect.data(), expect.size()}, "100-continue");
}

HttpRequest RequestReader::take() {
  Request request = parser_->parser.release();
  parser_.reset();
  const auto text = [&](field name) { return std::string(request[name]); };
  HttpRequest out;
  out.method = request.method_string();
  const std::string target(request.target());
  const std::string_view local = without_host(target);
  const auto mark = local.find('?');
  out.path = local.substr(0, mark);
  if (mark != std::string_view::npos) out.query = local.substr(mark + 1);
  out.keep_alive = request.keep_alive();
  out.host = text(field::host);
  out.origin = text(field::origin);
  out.cookie = text(field::cookie);
  out.authorization = text(field::authorization);
  out.content_type = text(field::content_type);
  out.accept_encoding = list_of(request, "Accept-Encoding");
  out.accept_language = text(field::accept_language);
  out.if_none_match = list_of(request, "If-None-Match");
  out.forwarded_for = list_of(request, "X-Forwarded-For");
  out.forwarded_proto = list_of(request, "X-Forwarded-Proto");
  out.connection = list_of(request, "Connection");
  out.upgrade = list_of(request, "Upgrade");
  out.socket_key = text(field::sec_websocket_key);
  out.socket_version = text(field::sec_websocket_version);
  out.proxied = !out.forwarded_for.empty() || request.count("Forwarded") > 0 ||
                request.count("X-Real-IP") > 0 || request.count(field::via) > 0;
  out.body = std::move(request.body());
  bytes_.shrink_to_fit();
  if (out.upgrade.empty()) parse();  // what came behind it may be the next request
  return out;
}

std::string RequestReader::take_rest() {
  return std::exchange(bytes_, {});
}

}  // namespace ludoteca
