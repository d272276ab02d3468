#include "games/fort/notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/fort/effect_parser.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca::fort {
namespace {

constexpr std::array<std::string_view, kPerks> kPerkNames = {
    "birthday-party", "bribe",         "copy-cat",       "diy",         "do-over",
    "recycling",      "rough-housing", "sticky-fingers", "xxl-backpack"};

constexpr std::array<std::string_view, kMadeUpRules> kRuleNames = {
    "big-plans",  "friendship-bracelet", "piggy-bank",   "pizza-party", "loner",    "minimalism",
    "popularity", "play-palace",         "secret-stash", "sleepover",   "slime-lab"};

constexpr std::array<std::string_view, 2> kKinds = {"pizza", "toy"};
constexpr std::array<std::string_view, 3> kPlaces = {"stuff", "pack", "supply"};

// What stands behind the word of a choice.
enum class Form : std::uint8_t {
  alone,       // "stop"
  kid,         // "play:Bug"
  kid_coin,    // "add:Puddin=crown"
  rival_kid,   // "yard:2.Moose"
  suit,        // "suit:glue"
  kind,        // "kind:toy"
  kind_place,  // "pack:toy-stuff"
  rival,       // "rival:3"
  payment,     // "pay:21+01": pizza and toys of Stuff, then of the Pack
  two_digits,  // "copy:12": pizza and toys
  rule,
  perk,
};

struct Word {
  Choice choice;
  std::string_view word;
  Form form;
};

constexpr std::array<Word, 40> kWords = {{
    {Choice::keep, "keep", Form::kid},
    {Choice::play, "play", Form::kid},
    {Choice::play_none, "none", Form::alone},
    {Choice::use_diy, "diy", Form::alone},
    {Choice::recycle, "recycle", Form::kid},
    {Choice::suit, "suit", Form::suit},
    {Choice::use_public, "public", Form::alone},
    {Choice::use_private, "private", Form::alone},
    {Choice::no_more, "done", Form::alone},
    {Choice::kind, "kind", Form::kind},
    {Choice::rival, "rival", Form::rival},
    {Choice::add_hand, "add", Form::kid_coin},
    {Choice::count_lookout, "count", Form::kid_coin},
    {Choice::begin, "begin", Form::alone},
    {Choice::go_on, "go", Form::alone},
    {Choice::move, "pack", Form::kind_place},
    {Choice::look_hand, "look", Form::kid},
    {Choice::look_park, "look-park", Form::kid},
    {Choice::look_deck, "look-deck", Form::alone},
    {Choice::look_yard, "look-yard", Form::rival_kid},
    {Choice::trash_hand, "trash", Form::kid},
    {Choice::trash_discard, "trash-discard", Form::kid},
    {Choice::recruit_park, "park", Form::kid},
    {Choice::recruit_deck, "deck", Form::alone},
    {Choice::recruit_yard, "yard", Form::rival_kid},
    {Choice::pay, "pay", Form::payment},
    {Choice::spend, "spend", Form::kind_place},
    {Choice::trash_yard, "trash-yard", Form::rival_kid},
    {Choice::copy, "copy", Form::two_digits},
    {Choice::convert, "convert", Form::kind_place},
    {Choice::pair_first, "first", Form::alone},
    {Choice::pair_second, "second", Form::alone},
    {Choice::pair_both, "both", Form::alone},
    {Choice::stop, "stop", Form::alone},
    {Choice::keep_rule, "rule", Form::rule},
    {Choice::take_perk, "perk", Form::perk},
    {Choice::follow, "follow", Form::kid_coin},
    {Choice::follow_no, "no", Form::alone},
    {Choice::rough_house, "rough-housing", Form::alone},
    {Choice::do_over, "do-over", Form::alone},
}};

const Word& word_of(Choice choice) {
  return *std::find_if(kWords.begin(), kWords.end(),
                       [choice](const Word& word) { return word.choice == choice; });
}

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::string lower(std::string_view text) {
  std::string result;
  for (const char c : text) result += lower(c);
  return result;
}

bool same_letters(std::string_view one, std::string_view two) {
  return std::equal(one.begin(), one.end(), two.begin(), two.end(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

// Names are written without blanks and the like.
bool is_written(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_notation_of(std::string_view name, std::string_view text) {
  std::size_t at = 0;
  for (const char c : name) {
    if (!is_written(c)) continue;
    if (at == text.size() || lower(text[at]) != lower(c)) return false;
    ++at;
  }
  return at == text.size();
}

template <std::size_t kSize>
std::optional<int> index_of(const std::array<std::string_view, kSize>& names,
                            std::string_view name) {
  const auto* found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

std::optional<int> digit(char c) {
  if (c < '0' || c > '9') return std::nullopt;
  return c - '0';
}

std::string arguments_text(const Edition& edition, Action action, Form form) {
  switch (form) {
    case Form::alone:
      return "";
    case Form::kid:
      return kid_notation(edition, action.kid());
    case Form::kid_coin:
      return action.suit() == Suit::coin
                 ? kid_notation(edition, action.kid())
                 : kid_notation(edition, action.kid()).append("=").append(suit_name(action.suit()));
    case Form::rival_kid:
      return std::to_string(action.first() + 1)
          .append(".")
          .append(kid_notation(edition, static_cast<KidId>(action.second())));
    case Form::suit:
      return std::string(suit_name(action.suit()));
    case Form::kind:
      return std::string(kKinds.at(action.first()));
    case Form::kind_place:
      return fmt::format("{}-{}", kKinds.at(action.first()), kPlaces.at(action.second()));
    case Form::rival:
      return std::to_string(action.first() + 1);
    case Form::payment:
      return fmt::format("{}{}+{}{}", action.first(), action.second(), action.third() >> 4,
                         action.third() & 0xf);
    case Form::two_digits:
      return fmt::format("{}{}", action.first(), action.second());
    case Form::rule:
      return std::string(rule_name(static_cast<MadeUpRule>(action.first())));
    case Form::perk:
      return std::string(perk_name(static_cast<Perk>(action.first())));
  }
  return "";
}

// Reads what stands behind the colon.
class ArgumentReader {
 public:
  ArgumentReader(const Edition& edition, Choice choice, std::string_view text)
      : edition_(edition), choice_(choice), text_(text) {}

  std::optional<Action> read(Form form) const {
    switch (form) {
      case Form::alone:
        return text_.empty() ? std::optional(Action(choice_)) : std::nullopt;
      case Form::kid:
        return from(kid_from_notation(edition_, text_));
      case Form::kid_coin:
        return kid_coin();
      case Form::rival_kid:
        return rival_kid();
      case Form::suit: {
        const auto suit = suit_named(lower(text_));
        if (!suit || *suit == Suit::coin) return std::nullopt;
        return Action(choice_, 0, static_cast<int>(*suit));
      }
      case Form::kind:
        return from(index_of(kKinds, lower(text_)));
      case Form::kind_place:
        return kind_place();
      case Form::rival:
        return text_.size() == 1 ? from(seat(text_[0])) : std::nullopt;
      case Form::payment:
        return payment();
      case Form::two_digits:
        return two_digits();
      case Form::rule:
        return from(index_of(kRuleNames, lower(text_)));
      case Form::perk:
        return from(index_of(kPerkNames, lower(text_)));
    }
    return std::nullopt;
  }

 private:
  template <class T>
  std::optional<Action> from(std::optional<T> first) const {
    if (!first) return std::nullopt;
    return Action(choice_, static_cast<int>(*first));
  }
  static std::optional<int> seat(char c) {
    const auto number = digit(c);
    if (!number || *number < 1 || *number > kMaxPlayers) return std::nullopt;
    return *number - 1;
  }
  std::optional<Action> kid_coin() const {
    const auto [name, coin] = split_at(text_, '=');
    const auto kid = kid_from_notation(edition_, name);
    const bool with_coin = text_.find('=') != std::string_view::npos;
    const auto suit = with_coin ? suit_named(lower(coin)) : std::optional(Suit::coin);
    if (!kid || !suit || (with_coin && *suit == Suit::coin)) return std::nullopt;
    return Action(choice_, *kid, static_cast<int>(*suit));
  }
  std::optional<Action> rival_kid() const {
    if (text_.size() < 3 || text_[1] != '.') return std::nullopt;
    const auto rival = seat(text_[0]);
    const auto kid = kid_from_notation(edition_, text_.substr(2));
    if (!rival || !kid) return std::nullopt;
    return Action(choice_, *rival, *kid);
  }
  std::optional<Action> kind_place() const {
    const auto [kind, place] = split_at(text_, '-');
    const auto first = index_of(kKinds, lower(kind));
    const auto second = index_of(kPlaces, lower(place));
    if (!first || !second) return std::nullopt;
    return Action(choice_, *first, *second);
  }
  std::optional<Action> payment() const {
    if (text_.size() != 5 || text_[2] != '+') return std::nullopt;
    const std::array<std::optional<int>, 4> counts = {digit(text_[0]), digit(text_[1]),
                                                      digit(text_[3]), digit(text_[4])};
    for (const auto& count : counts) {
      if (!count) return std::nullopt;
    }
    return Action(choice_, *counts[0], *counts[1], *counts[2] << 4 | *counts[3]);
  }
  std::optional<Action> two_digits() const {
    if (text_.size() != 2) return std::nullopt;
    const auto first = digit(text_[0]);
    const auto second = digit(text_[1]);
    if (!first || !second) return std::nullopt;
    return Action(choice_, *first, *second);
  }

  const Edition& edition_;
  Choice choice_;
  std::string_view text_;
};

}  // namespace

std::string kid_notation(const Edition& edition, KidId kid) {
  std::string text;
  for (const char c : edition.kids.at(kid).name()) {
    if (is_written(c)) text += c;
  }
  return text;
}

std::optional<KidId> kid_from_notation(const Edition& edition, std::string_view text) {
  for (KidId kid = 0; kid < edition.kid_count; ++kid) {
    if (is_notation_of(edition.kids.at(kid).name(), text)) return kid;
  }
  return std::nullopt;
}

std::string_view perk_name(Perk perk) {
  return kPerkNames.at(static_cast<std::size_t>(perk));
}

std::string_view rule_name(MadeUpRule rule) {
  return kRuleNames.at(static_cast<std::size_t>(rule));
}

std::string notation(const Edition& edition, Action action) {
  const Word& word = word_of(action.choice());
  std::string text(word.word);
  if (word.form != Form::alone) text.append(":").append(arguments_text(edition, action, word.form));
  return text;
}

std::optional<Action> parse_action(const Edition& edition, std::string_view text) {
  const auto [word, arguments] = split_at(text, ':');
  for (const Word& known : kWords) {
    if (same_letters(known.word, word)) {
      return ArgumentReader(edition, known.choice, arguments).read(known.form);
    }
  }
  return std::nullopt;
}

OptionList option_list(const Options& options) {
  if (!options.draft) return {};
  return {{"setup", "draft"}};
}

Options options_from(int players, const OptionList& list) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  for (const auto& [key, value] : list) {
    if (key != "setup") throw Error(fmt::format("unknown option {}; there is: setup", quoted(key)));
    if (value != "basic" && value != "draft") {
      throw Error(fmt::format("setup is 'basic' or 'draft', not {}", quoted(value)));
    }
    options.draft = value == "draft";
  }
  return options;
}

}  // namespace ludoteca::fort
