// One message of a catalogue: plain text with {name} and plurals in the form of ICU. Braces always
// belong to a placeholder; inside a plural, # is its number. There is no quoting, so apostrophes
// stand for themselves.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/catalogue.h"

namespace ludoteca {

struct MessagePart {
  enum class Kind { text, argument, plural, number_sign };
  Kind kind = Kind::text;
  std::string text;  // the text itself, or the name of the argument
  std::map<std::string, std::vector<MessagePart>, std::less<>> branches;  // by plural category
};
using Message = std::vector<MessagePart>;

// Throws Error if the message is malformed, or if a plural lacks a category of the language or has
// one that the language does not know.
Message parse_message(std::string_view language, std::string_view text);

std::set<std::string> argument_names(const Message& message);

// Throws std::logic_error if an argument of the message is not given.
std::string format_message(std::string_view language, const Message& message,
                           std::span<const TextArg> args);

// The plural categories a message in this language must provide.
std::span<const std::string_view> plural_categories(std::string_view language);

}  // namespace ludoteca
