#include "server/log.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cmath>
#include <ctime>
#include <iterator>

#include "text/error.h"
#include "text/utf8.h"

namespace ludoteca {
namespace {

constexpr std::array<std::string_view, 4> kNames = {"debug", "info", "warning", "error"};

// Foreign bytes that are no UTF-8 become U+FFFD, so that a line is always JSON.
void put_text(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const char c = text.front();
    const Character character = first_character(text);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned char>(c));
    } else if (character.code == 0) {
      out += "\\ufffd";
    } else {
      out += text.substr(0, character.bytes);
    }
    text.remove_prefix(character.bytes);
  }
  out += '"';
}

void put_field(std::string& out, const LogField& field) {
  out += ',';
  put_text(out, field.name);
  out += ':';
  switch (field.kind) {
    case LogField::Kind::number:
      fmt::format_to(std::back_inserter(out), "{}", field.number);
      break;
    case LogField::Kind::flag:
      out += field.number != 0 ? "true" : "false";
      break;
    case LogField::Kind::text:
      put_text(out, field.text);
      break;
    case LogField::Kind::real:
      if (std::isfinite(field.real)) {
        fmt::format_to(std::back_inserter(out), "{:.6g}", field.real);
      } else {
        out += "null";
      }
      break;
  }
}

std::string time_now() {
  using std::chrono::duration_cast;
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  const auto millis = duration_cast<std::chrono::milliseconds>(since).count();
  const std::time_t seconds = millis / 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &utc);
  return fmt::format("{}.{:03}Z", text.data(), millis % 1000);
}

}  // namespace

std::string_view name_of(LogLevel level) {
  return kNames[static_cast<std::size_t>(level)];
}

LogLevel log_level(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<LogLevel>(i);
  }
  throw Error(
      fmt::format("expected a log level (debug, info, warning, error), not {}", quoted(name)));
}

std::string log_line(LogLevel level, std::string_view what, Logger::Fields fields) {
  std::string line = R"("level":)";
  put_text(line, name_of(level));
  line += R"(,"what":)";
  put_text(line, what);
  for (const LogField& field : fields) put_field(line, field);
  line += '}';
  return "{" + line;
}

void Logger::write(LogLevel level, std::string_view what, Fields fields) const {
  if (!wants(level)) return;
  std::string line = fmt::format(R"({{"time":"{}",)", time_now());
  line += std::string_view(log_line(level, what, fields)).substr(1);
  line += '\n';
  // If the operator's pipe is gone there is nobody left to tell.
  [[maybe_unused]] const auto written = ::write(descriptor_, line.data(), line.size());
}

}  // namespace ludoteca
