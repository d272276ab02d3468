#include "games/fort/position_values.h"

#include <fmt/format.h>

#include "engine/json_input.h"
#include "games/fort/effect_parser.h"
#include "games/fort/notation.h"
#include "games/fort/position.h"
#include "text/error.h"

namespace ludoteca::fort {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 2> kResourceMembers = {"pizza", "toys"};

std::string_view perk_at(int index) {
  return perk_name(static_cast<Perk>(index));
}
std::string_view rule_at(int index) {
  return rule_name(static_cast<MadeUpRule>(index));
}

template <class Name>
int as_index(const json::value& value, std::string_view name, int count, Name name_of) {
  const std::string_view text = as_text(value, name);
  for (int i = 0; i < count; ++i) {
    if (name_of(i) == text) return i;
  }
  throw Error(fmt::format("{}: there is no {}", name, quoted(text)));
}

template <class Name>
std::uint16_t as_bits(const json::value& value, std::string_view name, int count, Name name_of) {
  unsigned found = 0;
  for (const json::value& item : as_list(value, name, 0, static_cast<std::size_t>(count))) {
    const unsigned bit = 1U << as_index(item, name, count, name_of);
    if ((found & bit) != 0) {
      throw Error(fmt::format("{}: {} stands there twice", name, quoted(as_text(item, name))));
    }
    found |= bit;
  }
  return static_cast<std::uint16_t>(found);
}

}  // namespace

std::uint8_t as_byte(const json::value& value, std::string_view name, int most) {
  return static_cast<std::uint8_t>(as_number(value, name, 0, most));
}

Seat as_seat(const json::value& value, std::string_view name, int players) {
  return static_cast<Seat>(as_number(value, name, 1, players) - 1);
}

std::uint8_t as_suit(const json::value& value, std::string_view name) {
  if (value.is_null()) return kNoSuit;
  const std::string_view text = as_text(value, name);
  const auto found = suit_named(text);
  if (!found || *found == Suit::coin) {
    throw Error(fmt::format("{}: no suit {}", name, quoted(text)));
  }
  return static_cast<std::uint8_t>(*found);
}

std::uint8_t as_one_more(const json::value& value, std::string_view name,
                         std::span<const std::string_view> names) {
  if (value.is_null()) return 0;
  return static_cast<std::uint8_t>(as_one_of(value, name, names) + 1);
}

Resources as_resources(const json::value& value, std::string_view name) {
  constexpr int kMost = 20;
  const json::object& held = as_object(value, name);
  expect_members(held, kResourceMembers);
  return {
      {as_byte(member(held, "pizza"), name, kMost), as_byte(member(held, "toys"), name, kMost)}};
}

std::uint8_t as_rule(const json::value& value, std::string_view name) {
  if (value.is_null()) return kNoRule;
  return static_cast<std::uint8_t>(as_index(value, name, kMadeUpRules, rule_at));
}

std::uint16_t as_rules(const json::value& value, std::string_view name) {
  return as_bits(value, name, kMadeUpRules, rule_at);
}

std::uint16_t as_perks(const json::value& value, std::string_view name) {
  return as_bits(value, name, kPerks, perk_at);
}

Card as_card(const Edition& edition, const json::value& value, std::string_view name) {
  const std::string_view text = as_text(value, name);
  const auto found = card_named(edition, text);
  if (!found) throw Error(fmt::format("{}: no kid {}", name, quoted(text)));
  return *found;
}

void add_once(const Edition& edition, CardSet& set, Card card, std::string_view name) {
  if (set.contains(card)) {
    throw Error(fmt::format("{}: {} stands there twice (the second card of a kid is 'Bug #2')",
                            name, quoted(card_name(edition, card))));
  }
  set.add(card);
}

CardSet as_cards(const Edition& edition, const json::value& value, std::string_view name) {
  CardSet set;
  for (const json::value& item : as_list(value, name, 0, kMaxCards)) {
    add_once(edition, set, as_card(edition, item, name), name);
  }
  return set;
}

}  // namespace ludoteca::fort
