#include "engine/json_input.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kDeepest = 32;

json::parse_options parse_options() {
  json::parse_options options;
  options.max_depth = kDeepest;
  return options;
}

// Follows the keys of all open objects: the parser of values would keep the last of two members
// with the same name and say nothing.
class KeyWatcher {
 public:
  static constexpr std::size_t max_object_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_array_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_key_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_string_size = static_cast<std::size_t>(-1);

  const std::optional<std::string>& key_twice() const { return twice_; }

  bool on_object_begin(json::error_code&) {
    open_.emplace_back();
    return true;
  }
  bool on_object_end(std::size_t, json::error_code&) {
    open_.pop_back();
    return true;
  }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) {
    key_ += part;
    return true;
  }
  bool on_key(json::string_view part, std::size_t, json::error_code& error) {
    key_ += part;
    if (!open_.back().insert(key_).second) {
      twice_ = key_;
      error = json::error::extra_data;
      return false;
    }
    key_.clear();
    return true;
  }

  static bool on_document_begin(json::error_code&) { return true; }
  static bool on_document_end(json::error_code&) { return true; }
  static bool on_array_begin(json::error_code&) { return true; }
  static bool on_array_end(std::size_t, json::error_code&) { return true; }
  static bool on_string_part(json::string_view, std::size_t, json::error_code&) { return true; }
  static bool on_string(json::string_view, std::size_t, json::error_code&) { return true; }
  static bool on_number_part(json::string_view, json::error_code&) { return true; }
  static bool on_int64(std::int64_t, json::string_view, json::error_code&) { return true; }
  static bool on_uint64(std::uint64_t, json::string_view, json::error_code&) { return true; }
  static bool on_double(double, json::string_view, json::error_code&) { return true; }
  static bool on_bool(bool, json::error_code&) { return true; }
  static bool on_null(json::error_code&) { return true; }
  static bool on_comment_part(json::string_view, json::error_code&) { return true; }
  static bool on_comment(json::string_view, json::error_code&) { return true; }

 private:
  std::vector<std::set<std::string>> open_;
  std::string key_;
  std::optional<std::string> twice_;
};

// Throws with the place of the first fault.
void check_syntax(std::string_view text) {
  json::basic_parser<KeyWatcher> parser(parse_options());
  json::error_code error;
  const std::size_t used = parser.write_some(false, text.data(), text.size(), error);
  if (const auto& twice = parser.handler().key_twice()) {
    throw Error(fmt::format("byte {}: the member {} stands there twice", used,
                            quoted(std::string_view(*twice))));
  }
  if (error) throw Error(fmt::format("byte {}: not JSON: {}", used, error.message()));
  const std::size_t more = text.find_first_not_of(" \t\r\n", used);
  if (more != std::string_view::npos) {
    throw Error(fmt::format("byte {}: something follows the JSON text", more));
  }
}

// What a wrong value is, short enough for a message.
std::string described(const json::value& value) {
  if (value.is_string()) return quoted(std::string_view(value.get_string()));
  if (value.is_number() || value.is_bool() || value.is_null()) return json::serialize(value);
  return value.is_array() ? "a list" : "an object";
}

[[noreturn]] void fail(std::string_view name, std::string_view expected, const json::value& value) {
  throw Error(fmt::format("{}: expected {}, not {}", name, expected, described(value)));
}

}  // namespace

json::value parse_json(std::string_view text) {
  check_syntax(text);
  return json::parse(text, {}, parse_options());
}

void expect_members(const json::object& object, std::span<const std::string_view> known) {
  for (const auto& entry : object) {
    if (std::find(known.begin(), known.end(), std::string_view(entry.key())) != known.end()) {
      continue;
    }
    throw Error(fmt::format("unknown member {}; there is: {}", quoted(entry.key()),
                            fmt::join(known, ", ")));
  }
}

const json::value& member(const json::object& object, std::string_view name) {
  const json::value* found = object.if_contains(name);
  if (found == nullptr) throw Error(fmt::format("{}: is missing", name));
  return *found;
}

int as_number(const json::value& value, std::string_view name, int lowest, int highest) {
  json::error_code error;
  const auto number = value.is_double() ? 0 : value.to_number<std::int64_t>(error);
  if (value.is_double() || error || number < lowest || number > highest) {
    fail(name, fmt::format("a whole number from {} to {}", lowest, highest), value);
  }
  return static_cast<int>(number);
}

bool as_flag(const json::value& value, std::string_view name) {
  if (!value.is_bool()) fail(name, "true or false", value);
  return value.get_bool();
}

std::string_view as_text(const json::value& value, std::string_view name) {
  if (!value.is_string()) fail(name, "a string", value);
  return value.get_string();
}

std::size_t as_one_of(const json::value& value, std::string_view name,
                      std::span<const std::string_view> names) {
  const std::string_view text = as_text(value, name);
  const auto found = std::find(names.begin(), names.end(), text);
  if (found == names.end()) fail(name, fmt::format("one of {}", fmt::join(names, ", ")), value);
  return static_cast<std::size_t>(found - names.begin());
}

const json::object& as_object(const json::value& value, std::string_view name) {
  if (!value.is_object()) fail(name, "an object", value);
  return value.get_object();
}

OptionList as_options(const json::value& value, std::string_view name) {
  OptionList list;
  for (const auto& entry : as_object(value, name)) {
    list.emplace_back(entry.key(), as_text(entry.value(), name));
  }
  std::sort(list.begin(), list.end());
  return list;
}

const json::array& as_list(const json::value& value, std::string_view name, std::size_t least,
                           std::size_t most) {
  if (!value.is_array()) fail(name, "a list", value);
  const json::array& list = value.get_array();
  if (list.size() < least || list.size() > most) {
    const std::string expected =
        least == most ? fmt::format("{}", least) : fmt::format("{} to {}", least, most);
    throw Error(fmt::format("{}: expected {} items, not {}", name, expected, list.size()));
  }
  return list;
}

}  // namespace ludoteca
