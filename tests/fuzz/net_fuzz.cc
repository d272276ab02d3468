// What the network reads from strangers: requests, frames, header fields. However the bytes are cut
// into pieces, the same is read; nothing larger than allowed is.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/address.h"
#include "server/net/frames.h"
#include "server/net/gate.h"
#include "server/net/header_fields.h"
#include "server/net/http_answer.h"
#include "server/net/http_request.h"
#include "tests/fuzz/expect.h"
#include "text/utf8.h"

namespace ludoteca {
namespace {

constexpr std::size_t kLimit = 1000;

// Those that came whole. One that is wrong may be refused sooner or later, but is never among them.
std::vector<std::string> requests(std::string_view bytes, std::size_t piece) {
  std::vector<std::string> all;
  RequestReader reader(kLimit);
  for (; !bytes.empty() && reader.refused() == 0;
       bytes.remove_prefix(std::min(piece, bytes.size()))) {
    reader.feed(bytes.substr(0, piece));
    while (reader.done()) {
      const HttpRequest request = reader.take();
      expect(request.body.size() <= kLimit);
      expect(request.path.starts_with('/'));
      const Caller caller = caller_of(request, {}, false, {});
      expect(caller.pass.empty() || looks_like_pass(caller.pass));
      unwanted(request, caller, {});
      site_answer(plain_site(), request);
      all.push_back(request.method + " " + request.path + "?" + request.query + " " + request.body);
      if (!request.upgrade.empty()) {
        reader.take_rest();
        return all;
      }
    }
  }
  return all;
}

std::vector<std::string> frames(std::string bytes, std::size_t piece) {
  std::vector<std::string> all;
  FrameReader reader(kLimit);
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    reader.feed(std::span(bytes).subspan(at, std::min(piece, bytes.size() - at)));
    for (Received got = reader.next(); got.kind != Received::Kind::more; got = reader.next()) {
      expect(got.text.size() <= kLimit);
      expect(is_utf8(got.text) || got.kind == Received::Kind::ping ||
             got.kind == Received::Kind::pong);
      all.push_back(std::to_string(static_cast<int>(got.kind)) + std::to_string(got.code) +
                    std::string(got.text));
      if (got.kind == Received::Kind::wrong) return all;
      std::size_t messages = 0;
      for_each_message(got.text, [&](std::string_view line) {
        expect(line.find('\n') == std::string_view::npos);
        return ++messages > 0;
      });
    }
  }
  return all;
}

void fields(std::string_view text) {
  const auto value = cookie(text, kCookie);
  expect(value.size() <= text.size());
  bearer_token(text);
  accepted_codings(text);
  matches_etag(text, "\"x\"");
  lists(text, "upgrade");
  query_value(text, "lang");
  forwarded_secure(text);
  same_origin({text, "here", false});
  const Network loopback = *Network::parse("127.0.0.0/8");
  const Address local = *Address::parse("127.0.0.1");
  forwarded_for(local, text, {&loopback, 1});
  if (const auto network = Network::parse(text)) expect(network->contains(network->address));
  if (const auto address = Address::parse(text)) {
    expect(Address::parse(address->to_string()) == address);
  }
}

}  // namespace
}  // namespace ludoteca

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace ludoteca;
  if (size < 2) return 0;
  const std::size_t piece = data[1] % 32 + 1U;
  const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
  switch (data[0] % 3) {
    case 0:
      expect(requests(text, piece) == requests(text, size));
      break;
    case 1:
      expect(frames(std::string(text), piece) == frames(std::string(text), size));
      break;
    default:
      fields(text);
      break;
  }
  return 0;
}
