#include "games/fort/effect_parser.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "text/error.h"

namespace ludoteca::fort {
namespace {

constexpr std::array<std::string_view, kSuits + 1> kSuitNames = {
    "skateboard", "shovel", "glue", "squirt-gun", "crown", "book", "coin"};

constexpr std::array<std::string_view, 19> kIconNames = {"none",
                                                         "pizza",
                                                         "toy",
                                                         "any",
                                                         "pack",
                                                         "lookout",
                                                         "trash",
                                                         "recruit",
                                                         "fort",
                                                         "fort-1",
                                                         "fort+1",
                                                         "vp",
                                                         "spend-pizza",
                                                         "spend-toy",
                                                         "trash-rival",
                                                         "copy-pack",
                                                         "copy-rival-pack",
                                                         "convert",
                                                         "trash-this"};

constexpr std::string_view kArrow = "→";
constexpr std::string_view kTimes = "×";

std::optional<Icon> icon_named(std::string_view name) {
  const auto* found = std::find(kIconNames.begin() + 1, kIconNames.end(), name);
  if (found == kIconNames.end()) return std::nullopt;
  return static_cast<Icon>(found - kIconNames.begin());
}

// "(", ")", "→", "×", "," and words.
std::vector<std::string_view> tokens_of(std::string_view text) {
  constexpr std::array<std::string_view, 5> marks = {"(", ")", kArrow, kTimes, ","};
  std::vector<std::string_view> tokens;
  while (!text.empty()) {
    if (text.front() == ' ' || text.front() == '\t') {
      text.remove_prefix(1);
      continue;
    }
    std::size_t length = 0;
    for (const std::string_view mark : marks) {
      if (text.substr(0, mark.size()) == mark) length = mark.size();
    }
    if (length == 0) {
      length = text.size();
      for (const std::string_view mark : marks) length = std::min(length, text.find(mark));
      length = std::min(length, text.find_first_of(" \t"));
    }
    tokens.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return tokens;
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text), tokens_(tokens_of(text)) {}

  Effect run() {
    if (tokens_.size() == 1 && (tokens_[0] == "-" || tokens_[0] == "none")) return {};
    if (take("(")) {
      parse_group();
    } else {
      parse_icons();
      if (take(kTimes)) parse_times();
      if (take(kArrow)) parse_then();
    }
    if (next_ != tokens_.size()) fail(fmt::format("{} comes too much", quoted(tokens_[next_])));
    check();
    return effect_;
  }

 private:
  [[noreturn]] void fail(std::string_view what) const {
    throw Error(fmt::format("in the effect {}: {}", quoted(text_), what));
  }
  std::string_view peek() const { return next_ < tokens_.size() ? tokens_[next_] : ""; }
  bool take(std::string_view token) {
    if (peek() != token) return false;
    ++next_;
    return true;
  }
  void expect(std::string_view token) {
    if (!take(token)) fail(fmt::format("expected '{}'", token));
  }
  Icon icon() {
    const auto found = icon_named(peek());
    if (!found) fail(fmt::format("expected an icon, not {}", quoted(peek())));
    ++next_;
    return *found;
  }

  // "(A → B) × suit" or "(A × suit) → trash-this"
  void parse_group() {
    parse_icons();
    if (take(kTimes)) {
      parse_times();
      expect(")");
      expect(kArrow);
      parse_then();
    } else {
      expect(kArrow);
      parse_then();
      expect(")");
      expect(kTimes);
      parse_times();
    }
  }

  // "A", "A A" or "A, B"
  void parse_icons() {
    effect_.first = icon();
    effect_.count = 1;
    if (take(",")) {
      effect_.then = icon();
      effect_.then_count = 1;
      effect_.side_by_side = true;
    } else if (icon_named(peek())) {
      if (icon() != effect_.first) fail("two different icons need a comma between them");
      effect_.count = 2;
    }
  }

  void parse_then() {
    if (effect_.side_by_side) fail("an arrow cannot follow two icons side by side");
    if (take("trash-this")) {
      effect_.trash_this = true;
      return;
    }
    effect_.then = icon();
    effect_.then_count = 1;
    while (peek() == icon_name(effect_.then)) {
      ++next_;
      ++effect_.then_count;
    }
  }

  void parse_times() {
    const std::string_view word = peek();
    ++next_;
    if (effect_.count != 1 || effect_.side_by_side) fail("only one icon can be multiplied");
    if (word == "any-suit") {
      effect_.times = Times::any_suit;
    } else if (word == "pack") {
      effect_.times = Times::pack;
    } else if (word == "lookout") {
      effect_.times = Times::lookout;
    } else if (word == "fort") {
      effect_.times = Times::fort;
    } else if (const auto suit = suit_named(word); suit && *suit != Suit::coin) {
      effect_.times = Times::suit;
      effect_.suit = *suit;
    } else {
      fail(fmt::format("expected a suit, any-suit, pack, lookout or fort after '×', not {}",
                       quoted(word)));
    }
  }

  // What the interpreter relies on: within one repetition the icons use different things, so that
  // n repetitions are possible exactly if each icon is possible n times.
  void check() const {
    const Icon first = effect_.first;
    const bool gain_after =
        effect_.then == Icon::pizza || effect_.then == Icon::toy || effect_.then == Icon::any;
    if (first == Icon::trash_this) fail("'trash-this' comes last");
    const bool alone = is_fort(first) || first == Icon::copy_pack || first == Icon::copy_rival_pack;
    if (alone && (effect_.times != Times::fixed || effect_.count != 1 || effect_.side_by_side)) {
      fail("this icon cannot be repeated");
    }
    if (effect_.side_by_side) {
      if (first != Icon::lookout || effect_.then != Icon::pack) {
        fail("only 'lookout, pack' can stand side by side");
      }
    } else if (gain_after) {
      if (first != Icon::trash && first != Icon::recruit && first != Icon::trash_rival) {
        fail("a resource can follow only trash, recruit or trash-rival");
      }
      if (effect_.then_count != 1) fail("only one resource can follow");
    } else if (effect_.then != Icon::none && effect_.then != Icon::vp) {
      fail("only vp, pizza, toy, any or trash-this can follow an arrow");
    }
    if (effect_.then_count > 3) fail("too many icons");
  }

  std::string_view text_;
  std::vector<std::string_view> tokens_;
  std::size_t next_ = 0;
  Effect effect_;
};

std::string times_text(const Effect& effect) {
  switch (effect.times) {
    case Times::fixed:
      return "";
    case Times::suit:
      return fmt::format(" × {}", suit_name(effect.suit));
    case Times::any_suit:
      return " × any-suit";
    case Times::pack:
      return " ×pack";
    case Times::lookout:
      return " ×lookout";
    case Times::fort:
      return " ×fort";
  }
  return "";
}

}  // namespace

std::string_view suit_name(Suit suit) {
  return kSuitNames.at(static_cast<std::size_t>(suit));
}

std::optional<Suit> suit_named(std::string_view name) {
  const auto* found = std::find(kSuitNames.begin(), kSuitNames.end(), name);
  if (found == kSuitNames.end()) return std::nullopt;
  return static_cast<Suit>(found - kSuitNames.begin());
}

std::string_view icon_name(Icon icon) {
  return kIconNames.at(static_cast<std::size_t>(icon));
}

Effect parse_effect(std::string_view text) {
  return Parser(text).run();
}

std::string effect_text(const Effect& effect) {
  if (effect.blank()) return "-";
  std::string text(icon_name(effect.first));
  if (effect.count == 2) text += fmt::format(" {}", icon_name(effect.first));
  if (effect.side_by_side) return fmt::format("{}, {}", text, icon_name(effect.then));
  if (effect.trash_this) return fmt::format("({}{}) → trash-this", text, times_text(effect));
  if (effect.then == Icon::none) return text + times_text(effect);
  text += " →";
  for (int i = 0; i < effect.then_count; ++i) text += fmt::format(" {}", icon_name(effect.then));
  return effect.times == Times::fixed ? text : fmt::format("({}){}", text, times_text(effect));
}

}  // namespace ludoteca::fort
