// What the server tells its operator: one line of JSON for each thing that happened. No passes, no
// bodies and no query strings ever go in here.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace ludoteca {

enum class LogLevel : std::uint8_t { debug, info, warning, error };

std::string_view name_of(LogLevel level);
LogLevel log_level(std::string_view name);  // throws Error

// A number, a truth or a text beside its name; only for the length of the call.
struct LogField {
  enum class Kind : std::uint8_t { number, real, flag, text };

  LogField(std::string_view label, std::string_view value)
      : name(label), kind(Kind::text), text(value) {}
  LogField(std::string_view label, const char* value) : LogField(label, std::string_view(value)) {}
  LogField(std::string_view label, const std::string& value)
      : LogField(label, std::string_view(value)) {}
  LogField(std::string_view label, bool value)
      : name(label), kind(Kind::flag), number(value ? 1 : 0) {}
  LogField(std::string_view label, double value) : name(label), kind(Kind::real), real(value) {}
  template <std::integral Number>
  LogField(std::string_view label, Number value)
      : name(label), kind(Kind::number), number(static_cast<std::int64_t>(value)) {}

  std::string_view name;
  Kind kind;
  std::string_view text;
  std::int64_t number = 0;
  double real = 0;
};

class Logger {
 public:
  using Fields = std::initializer_list<LogField>;

  // Writes to a file descriptor, from any thread; a line is one write.
  explicit Logger(LogLevel lowest = LogLevel::info, int descriptor = 2)
      : lowest_(lowest), descriptor_(descriptor) {}

  bool wants(LogLevel level) const { return level >= lowest_; }
  void write(LogLevel level, std::string_view what, Fields fields = {}) const;

  void debug(std::string_view what, Fields fields = {}) const {
    write(LogLevel::debug, what, fields);
  }
  void info(std::string_view what, Fields fields = {}) const {
    write(LogLevel::info, what, fields);
  }
  void warning(std::string_view what, Fields fields = {}) const {
    write(LogLevel::warning, what, fields);
  }
  void error(std::string_view what, Fields fields = {}) const {
    write(LogLevel::error, what, fields);
  }

 private:
  LogLevel lowest_;
  int descriptor_;
};

// The line without its time: {"level":"info","what":"listening","port":8080}
std::string log_line(LogLevel level, std::string_view what, Logger::Fields fields);

}  // namespace ludoteca
