#include "tests/schema.h"

#include <fmt/format.h>

#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace ludoteca {
namespace {

namespace json = boost::json;

using Complaint = std::optional<std::string>;

class Check {
 public:
  explicit Check(const json::object& definitions) : definitions_(definitions) {}

  Complaint run(const json::value& value, const json::object& schema) const {
    for (const auto& [keyword, rule] : schema) {
      if (Complaint found = check(value, schema, keyword, rule)) return found;
    }
    return std::nullopt;
  }

  Complaint named(const json::value& value, std::string_view name) const {
    Complaint found = run(value, definitions_.at(name).as_object());
    if (found) *found = fmt::format("{}: {}", name, *found);
    return found;
  }

 private:
  Complaint check(const json::value& value, const json::object& schema, std::string_view keyword,
                  const json::value& rule) const {
    if (keyword == "description" || keyword == "title") return std::nullopt;
    if (keyword == "$ref") {
      constexpr std::string_view kDefinitions = "#/$defs/";
      return named(value, std::string_view(rule.as_string()).substr(kDefinitions.size()));
    }
    if (keyword == "const") return unless(value == rule, "is not " + json::serialize(rule));
    if (keyword == "enum") {
      for (const json::value& one : rule.as_array()) {
        if (value == one) return std::nullopt;
      }
      return json::serialize(value) + " is none of those allowed";
    }
    if (keyword == "type") return unless(has_type(value, rule.as_string()), "is no " + text(rule));
    if (keyword == "oneOf" || keyword == "anyOf") return choice(value, keyword, rule.as_array());
    if (value.is_object()) return check_object(value.get_object(), schema, keyword, rule);
    if (value.is_array()) return check_array(value.get_array(), keyword, rule);
    if (value.is_string()) return check_text(value.get_string(), keyword, rule);
    return check_number(value, keyword, rule);
  }

  static Complaint unless(bool fine, const std::string& what) {
    return fine ? std::nullopt : Complaint(what);
  }
  static std::string text(const json::value& value) { return std::string(value.as_string()); }

  static bool has_type(const json::value& value, std::string_view type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_bool();
    if (type == "number") return value.is_number();
    if (type == "integer") return value.is_int64() || value.is_uint64();
    throw std::logic_error("unknown type");
  }

  Complaint choice(const json::value& value, std::string_view keyword,
                   const json::array& schemas) const {
    int fitting = 0;
    std::string complaints;
    for (const json::value& schema : schemas) {
      const Complaint found = run(value, schema.as_object());
      fitting += found ? 0 : 1;
      if (found) complaints += "\n  " + *found;
    }
    if (fitting == 1 || (fitting > 1 && keyword == "anyOf")) return std::nullopt;
    return fmt::format("fits {} of the choices{}", fitting, complaints);
  }

  Complaint check_object(const json::object& value, const json::object& schema,
                         std::string_view keyword, const json::value& rule) const {
    if (keyword == "required") {
      for (const json::value& name : rule.as_array()) {
        if (!value.contains(name.as_string())) return text(name) + " is missing";
      }
    } else if (keyword == "properties") {
      for (const auto& [name, member_schema] : rule.as_object()) {
        const json::value* member = value.if_contains(name);
        if (member == nullptr) continue;
        if (const Complaint found = run(*member, member_schema.as_object())) {
          return fmt::format("{}: {}", std::string_view(name), *found);
        }
      }
    } else if (keyword == "additionalProperties") {
      const json::value* known = schema.if_contains("properties");
      for (const auto& [name, member] : value) {
        if (known != nullptr && known->as_object().contains(name)) continue;
        if (rule.is_bool()) return unless(rule.as_bool(), std::string(name) + " is not known");
        if (Complaint found = run(member, rule.as_object())) return found;
      }
    } else {
      throw std::logic_error("unknown keyword for objects: " + std::string(keyword));
    }
    return std::nullopt;
  }

  Complaint check_array(const json::array& value, std::string_view keyword,
                        const json::value& rule) const {
    if (keyword == "minItems") return unless(value.size() >= count(rule), "has too few items");
    if (keyword == "maxItems") return unless(value.size() <= count(rule), "has too many items");
    if (keyword != "items") throw std::logic_error("unknown keyword for arrays");
    for (const json::value& item : value) {
      if (Complaint found = run(item, rule.as_object())) return found;
    }
    return std::nullopt;
  }

  static Complaint check_text(std::string_view value, std::string_view keyword,
                              const json::value& rule) {
    if (keyword == "minLength") return unless(value.size() >= count(rule), "is too short");
    if (keyword == "maxLength") return unless(value.size() <= count(rule), "is too long");
    if (keyword != "pattern") throw std::logic_error("unknown keyword for strings");
    const std::regex pattern{text(rule)};
    return unless(std::regex_match(std::string(value), pattern),
                  "does not look like " + text(rule));
  }

  static Complaint check_number(const json::value& value, std::string_view keyword,
                                const json::value& rule) {
    const auto number = value.to_number<double>();
    if (keyword == "minimum") return unless(number >= rule.to_number<double>(), "is too small");
    if (keyword == "maximum") return unless(number <= rule.to_number<double>(), "is too large");
    throw std::logic_error("unknown keyword: " + std::string(keyword));
  }

  static std::size_t count(const json::value& rule) { return rule.to_number<std::size_t>(); }

  const json::object& definitions_;
};

}  // namespace

const Schema& Schema::of_protocol() {
  static const Schema schema = [] {
    std::ifstream in("docs/protocol.schema.json");
    std::stringstream text;
    text << in.rdbuf();
    return Schema(json::parse(text.str()));
  }();
  return schema;
}

std::optional<std::string> Schema::complaint(const json::value& value,
                                             std::string_view definition) const {
  return Check(root_.at("$defs").as_object()).named(value, definition);
}

}  // namespace ludoteca
