#include "text/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <stdexcept>

#include "text/error.h"
#include "text/message_format.h"

namespace ludoteca {

// The files of locales/, compiled in.
namespace locales {
std::string_view en();
std::string_view pt_br();
std::string_view fr();
std::string_view pl();
}  // namespace locales

namespace {

constexpr std::array<std::string_view, 4> kLanguages = {"en", "pt-BR", "fr", "pl"};

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return out;
}

}  // namespace

const Catalogue& Catalogue::get(std::string_view language) {
  static const std::array<Catalogue, kLanguages.size()> catalogues = {
      parse("en", locales::en()), parse("pt-BR", locales::pt_br()), parse("fr", locales::fr()),
      parse("pl", locales::pl())};
  for (const Catalogue& catalogue : catalogues) {
    if (catalogue.language() == language) return catalogue;
  }
  throw Error(
      fmt::format("no language '{}'; there are: {}", language, fmt::join(kLanguages, ", ")));
}

std::span<const std::string_view> Catalogue::languages() {
  return kLanguages;
}

std::string_view Catalogue::nearest(std::string_view locale) {
  const std::string wanted = lower(locale.substr(0, locale.find_first_of("_-.@")));
  for (const std::string_view language : kLanguages) {
    if (lower(language.substr(0, language.find('-'))) == wanted) return language;
  }
  return "en";
}

Catalogue Catalogue::parse(std::string_view language, std::string_view json) {
  boost::system::error_code failure;
  const boost::json::value value = boost::json::parse(json, failure);
  if (failure || !value.is_object()) {
    throw Error(fmt::format("locales/{}.json: {}", language,
                            failure ? failure.message() : "expected an object of messages"));
  }
  Catalogue catalogue;
  catalogue.language_ = language;
  for (const auto& [key, message] : value.get_object()) {
    const std::string_view name(key.data(), key.size());
    try {
      if (!message.is_string()) throw Error("expected a string");
      const std::string_view text(message.get_string().data(), message.get_string().size());
      parse_message(language, text);
      catalogue.messages_.emplace(name, text);
    } catch (const Error& error) {
      throw Error(fmt::format("locales/{}.json: '{}': {}", language, name, error.what()));
    }
  }
  return catalogue;
}

bool Catalogue::has(std::string_view key) const {
  return messages_.contains(key);
}

std::string Catalogue::text(std::string_view key, std::initializer_list<TextArg> args) const {
  const auto found = messages_.find(key);
  if (found == messages_.end()) throw std::logic_error("no message " + std::string(key));
  return format_message(language_, parse_message(language_, found->second), args);
}

}  // namespace ludoteca
