#include "cli/engine_protocol.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <istream>
#include <optional>
#include <ostream>

#include "cli/engine_commands.h"
#include "engine/json_input.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestId = 100;

// Every reply begins with the request's id, if it has one, and whether it went well.
json::object begin_reply(const std::optional<json::value>& id, bool ok) {
  json::object reply;
  if (id) reply["id"] = *id;
  reply["ok"] = ok;
  return reply;
}

std::string error_reply(const std::optional<json::value>& id, std::string_view what) {
  json::object reply = begin_reply(id, false);
  reply["error"] = what;
  return json::serialize(reply);
}

// Short and flat, for it is sent back.
std::optional<json::value> read_id(const json::object& request) {
  const json::value* id = request.if_contains("id");
  if (id == nullptr) return std::nullopt;
  const bool short_text = id->is_string() && id->get_string().size() <= kLongestId;
  if (!short_text && !id->is_int64() && !id->is_uint64()) {
    throw Error(
        fmt::format("id: expected a whole number or a string of at most {} bytes", kLongestId));
  }
  return *id;
}

std::string too_long() {
  return fmt::format("the line is longer than {} bytes", kLongestLine);
}

// The next line without its end; nothing at the end of the input. Of a line that is too long only
// the beginning is kept.
std::optional<std::string> next_line(std::istream& in) {
  constexpr auto kEnd = std::istream::traits_type::eof();
  std::streambuf& buffer = *in.rdbuf();
  if (buffer.sgetc() == kEnd) return std::nullopt;
  std::string line;
  for (auto c = buffer.sbumpc(); c != kEnd && c != '\n'; c = buffer.sbumpc()) {
    if (line.size() <= kLongestLine) line += static_cast<char>(c);
  }
  return line;
}

}  // namespace

struct EngineSession::Impl {
  explicit Impl(int most_playouts) : commands(most_playouts) {}
  EngineCommands commands;
};

EngineSession::EngineSession(int most_playouts) : impl_(std::make_unique<Impl>(most_playouts)) {}
EngineSession::~EngineSession() = default;

bool EngineSession::quit() const {
  return impl_->commands.quit();
}

std::string EngineSession::reply(std::string_view line) {
  std::optional<json::value> id;
  try {
    if (line.size() > kLongestLine) throw Error(too_long());
    const json::value parsed = parse_json(line);
    const json::object& request = as_object(parsed, "the line");
    id = read_id(request);
    json::object reply = begin_reply(id, true);
    for (auto& entry : impl_->commands.run(request)) {
      reply.emplace(entry.key(), std::move(entry.value()));
    }
    return json::serialize(reply);
  } catch (const Error& error) {
    return error_reply(id, error.what());
  }
}

void run_engine(std::istream& in, std::ostream& out) {
  EngineSession session;
  while (!session.quit()) {
    const auto line = next_line(in);
    if (!line) return;
    out << session.reply(*line) << '\n' << std::flush;
  }
}

}  // namespace ludoteca
