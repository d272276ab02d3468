// Every word a player reads, in one catalogue a language (locales/*.json). A message may hold
// {name} and plurals in the form of ICU: {n, plural, one {# photo} few {…} other {# photos}}.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace ludoteca {

struct TextArg {
  std::string_view name;
  std::variant<std::string_view, std::int64_t> value;
};

class Catalogue {
 public:
  // "en", "pt-BR", "fr", "pl". Throws Error for any other.
  static const Catalogue& get(std::string_view language);
  static std::span<const std::string_view> languages();
  // The language of an environment value such as "pl_PL.UTF-8" or "pt"; "en" if it is none of ours.
  static std::string_view nearest(std::string_view locale);

  // Checks every message; throws Error naming the file and the key.
  static Catalogue parse(std::string_view language, std::string_view json);

  std::string_view language() const { return language_; }
  bool has(std::string_view key) const;
  // The message for a key with its arguments filled in. An unknown key or argument is a bug:
  // throws std::logic_error.
  std::string text(std::string_view key, std::initializer_list<TextArg> args = {}) const;

  const std::map<std::string, std::string, std::less<>>& messages() const { return messages_; }

 private:
  std::string language_;
  std::map<std::string, std::string, std::less<>> messages_;
};

// CLDR plural category of a whole number: "one", "few", "many" or "other".
std::string_view plural_category(std::string_view language, std::int64_t number);

}  // namespace ludoteca
