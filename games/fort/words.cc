// Names and effects in words. An effect is told from its program, never from a text for each card.
#include "games/fort/words.h"

#include <fmt/format.h>

#include <vector>

#include "games/fort/effect_parser.h"
#include "games/fort/notation.h"

namespace ludoteca::fort {
namespace {

// "The Moles" is "the-moles" in a message key.
std::string key_of_name(std::string_view name) {
  std::string key;
  for (const char c : name) {
    if (c >= 'A' && c <= 'Z') {
      key += static_cast<char>(c - 'A' + 'a');
    } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      key += c;
    } else if (!key.empty() && key.back() != '-') {
      key += '-';
    }
  }
  return key;
}

// The end of the keys that tell what an effect is repeated for.
std::string_view times_name(const Effect& effect) {
  switch (effect.times) {
    case Times::suit:
      return suit_name(effect.suit);
    case Times::any_suit:
      return "any-suit";
    case Times::pack:
      return "pack";
    case Times::lookout:
      return "lookout";
    case Times::fort:
      return "level";
    case Times::fixed:
      break;
  }
  return "";
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

}  // namespace

std::string kid_text(const Edition& edition, KidId kid, const Catalogue& words) {
  const std::string_view name = edition.kids.at(kid).name();
  const std::string key = "fort.kid." + key_of_name(name);
  return words.has(key) ? words.text(key) : std::string(name);
}

std::string kid_with_coin(const Edition& edition, KidId kid, Suit coin, const Catalogue& words) {
  std::string name = kid_text(edition, kid, words);
  if (coin == Suit::coin) return name;
  return words.text("fort.kid.coin", {{"kid", name}, {"suit", suit_text(coin, words)}});
}

std::string suit_text(Suit suit, const Catalogue& words) {
  return words.text(fmt::format("fort.suit.{}", suit_name(suit)));
}

std::string suits_text(const Kid& kid, const Catalogue& words, bool in_short) {
  std::vector<std::string> parts;
  for (int suit = 0; suit <= kSuits; ++suit) {
    const std::string_view name = suit_name(static_cast<Suit>(suit));
    for (int i = 0; i < kid.symbols[static_cast<std::size_t>(suit)]; ++i) {
      parts.push_back(words.text(fmt::format("fort.{}.{}", in_short ? "short" : "suit", name)));
    }
  }
  return joined(parts, in_short ? " " : ", ");
}

std::string perk_text(Perk perk, const Catalogue& words) {
  return words.text(fmt::format("fort.perk.{}", perk_name(perk)));
}

std::string perk_does(const Edition& edition, Perk perk, const Catalogue& words) {
  return words.text(fmt::format("fort.perk.{}.does", perk_name(perk)),
                    {{"n", std::int64_t{edition.backpack_extra}}});
}

std::string rule_text(MadeUpRule rule, const Catalogue& words) {
  return words.text(fmt::format("fort.rule.{}", rule_name(rule)));
}

std::string rule_does(const Edition& edition, MadeUpRule rule, const Catalogue& words) {
  const int points = rule == MadeUpRule::loner        ? edition.loner
                     : rule == MadeUpRule::minimalism ? edition.minimalism
                     : rule == MadeUpRule::sleepover  ? edition.sleepover
                                                      : edition.all_suits_bonus;
  return words.text(fmt::format("fort.rule.{}.does", rule_name(rule)),
                    {{"n", std::int64_t{points}},
                     {"level", std::int64_t{edition.minimalism_level}},
                     {"tied", std::int64_t{edition.sleepover_tied}}});
}

std::string named_text(std::string_view name, std::string_view does, const Catalogue& words) {
  return words.text("fort.named", {{"name", name}, {"does", does}});
}

std::string resources_text(int pizza, int toys, const Catalogue& words) {
  std::vector<std::string> parts;
  if (pizza > 0) parts.push_back(words.text("fort.resource.pizza", {{"n", std::int64_t{pizza}}}));
  if (toys > 0) parts.push_back(words.text("fort.resource.toy", {{"n", std::int64_t{toys}}}));
  return parts.empty() ? words.text("fort.resource.none") : joined(parts, ", ");
}

std::string cost_text(const Edition& edition, int level, Icon icon, const Catalogue& words) {
  const Cost& cost = edition.cost.at(static_cast<std::size_t>(level));
  const int any = cost.any + (icon == Icon::fort_more ? 1 : 0);
  std::vector<std::string> parts;
  if (cost.pizza + cost.toys > 0) parts.push_back(resources_text(cost.pizza, cost.toys, words));
  if (any > 0) parts.push_back(words.text("fort.resource.any", {{"n", std::int64_t{any}}}));
  const std::string all = joined(parts, ", ");
  return icon == Icon::fort_less ? words.text("fort.resource.less", {{"what", all}}) : all;
}

std::string icon_words(Icon icon, int count, const Catalogue& words) {
  return words.text(fmt::format("fort.do.{}", icon_name(icon)), {{"n", std::int64_t{count}}});
}

std::string effect_words(const Effect& effect, const Catalogue& words) {
  if (effect.blank()) return words.text("fort.effect.none");
  const bool repeated = effect.times != Times::fixed;
  const bool grouped = effect.then != Icon::none;
  std::string text = icon_words(effect.first, repeated ? 1 : effect.count, words);
  if (grouped) {
    const std::string_view key = effect.side_by_side ? "fort.effect.and" : "fort.effect.then";
    text = words.text(
        key, {{"first", text}, {"then", icon_words(effect.then, effect.then_count, words)}});
  }
  if (repeated) {
    const std::string each = words.text(fmt::format("fort.each.{}", times_name(effect)));
    text = words.text(grouped ? "fort.effect.group" : "fort.effect.times",
                      {{"what", text}, {"each", each}});
    if (effect.has_any()) text = words.text("fort.effect.same-kind", {{"what", text}});
  }
  if (effect.trash_this) {
    text = words.text("fort.effect.then",
                      {{"first", text}, {"then", icon_words(Icon::trash_this, 1, words)}});
  }
  return text;
}

std::string effect_icons(const Effect& effect, const Catalogue& words) {
  if (effect.blank()) return "–";
  const auto icons = [&](Icon icon, int count) {
    const std::string one = words.text(fmt::format("fort.icon.{}", icon_name(icon)));
    return joined(std::vector<std::string>(static_cast<std::size_t>(count), one), " ");
  };
  const bool repeated = effect.times != Times::fixed;
  std::string text = icons(effect.first, repeated ? 1 : effect.count);
  if (effect.side_by_side) return text + ", " + icons(effect.then, 1);
  if (effect.then != Icon::none) text += " → " + icons(effect.then, effect.then_count);
  if (repeated) {
    const std::string times = words.text(fmt::format("fort.short.{}", times_name(effect)));
    text =
        fmt::format(fmt::runtime(effect.then != Icon::none ? "({}) × {}" : "{} × {}"), text, times);
  }
  if (effect.trash_this) text = fmt::format("({}) → {}", text, icons(Icon::trash_this, 1));
  return text;
}

std::string actions_icons(const Kid& kid, const Catalogue& words) {
  if (!kid.playable()) return words.text("fort.effect.none");
  return fmt::format("{} {}  {} {}", kPublicSign, effect_icons(kid.public_action, words),
                     kPrivateSign, effect_icons(kid.private_action, words));
}

}  // namespace ludoteca::fort
