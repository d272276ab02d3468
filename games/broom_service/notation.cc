#include "games/broom_service/notation.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "games/broom_service/names.h"
#include "text/lines.h"

namespace ludoteca::broom_service {
namespace {

constexpr std::string_view kResourceLetters = "ovgw";
constexpr std::string_view kTileWord = "tile";
constexpr int kMostOfAKind = 15;  // in a `take`

// What stands behind the word of a choice.
enum class Form : std::uint8_t {
  alone,     // "skip"
  roles,     // "roles:fw+hd"
  role,      // "brave:fw"
  resource,  // "distil:v"
  move,      // "move:3>7"
  circle,    // "fly:B"
  delivery,  // "deliver:7>t12", "deliver:7>t12-1": leaving one of its wands
  amount,    // "take:2v1w"
  region,    // "cloud:9"
  kinds,     // "set:ovg"
  count,     // "offer:2v"
};

struct Word {
  Choice choice;
  std::string_view word;
  Form form;
};

constexpr std::array<Word, 20> kWords = {{
    {Choice::roles, "roles", Form::roles},
    {Choice::more_role, "extra", Form::role},
    {Choice::no_more_role, "no-extra", Form::alone},
    {Choice::brave, "brave", Form::role},
    {Choice::cowardly, "cowardly", Form::role},
    {Choice::act, "act", Form::alone},
    {Choice::brave_tile, "brave-tile", Form::alone},
    {Choice::points_tile, "points-tile", Form::alone},
    {Choice::black_market, "black-market", Form::alone},
    {Choice::distil, "distil", Form::resource},
    {Choice::move, "move", Form::move},
    {Choice::fly, "fly", Form::circle},
    {Choice::deliver, "deliver", Form::delivery},
    {Choice::take, "take", Form::amount},
    {Choice::remove_cloud, "cloud", Form::region},
    {Choice::tile_first, "tile-first", Form::alone},
    {Choice::delivery_first, "delivery-first", Form::alone},
    {Choice::hand_in, "set", Form::kinds},
    {Choice::offer, "offer", Form::count},
    {Choice::give_up, "skip", Form::alone},
}};

const Word& word_of(Choice choice) {
  return kWords.at(static_cast<std::size_t>(choice));
}

std::string lower(std::string_view text) {
  std::string result;
  for (const char c : text) {
    result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return result;
}

std::string roles_code(Roles roles) {
  std::string text;
  for_each_role(roles, [&text](Role role) {
    if (!text.empty()) text += '+';
    text += role_code(role);
  });
  return text;
}

std::string delivery_text(Action action) {
  std::string text =
      std::to_string(action.region() + 1).append(">").append(tower_code(action.tower()));
  if (action.wands_left() != 0) text.append("-").append(std::to_string(action.wands_left()));
  return text;
}

std::string kinds_text(Kinds kinds) {
  std::string text;
  for_each_bit(kinds, [&text](int kind) { text += kResourceLetters[static_cast<size_t>(kind)]; });
  return text;
}

char letter_of(Resource kind) {
  return kResourceLetters.at(static_cast<std::size_t>(kind));
}

std::string arguments_text(Action action, Form form) {
  switch (form) {
    case Form::alone:
      return "";
    case Form::roles:
      return roles_code(action.role_set());
    case Form::role:
      return std::string(role_code(action.role()));
    case Form::resource:
      return std::string(1, letter_of(action.resource()));
    case Form::move:
      return std::to_string(action.region() + 1)
          .append(">")
          .append(std::to_string(action.target() + 1));
    case Form::circle:
      return std::string(1, kCircleLetters.at(static_cast<std::size_t>(action.first())));
    case Form::delivery:
      return delivery_text(action);
    case Form::amount:
      return resources_code(action.amount());
    case Form::region:
      return std::to_string(action.region() + 1);
    case Form::kinds:
      return kinds_text(action.kinds());
    case Form::count:
      return std::to_string(action.count()) + letter_of(action.resource());
  }
  return "";
}

// Reads what stands behind the colon, piece by piece, in lower case. Once a piece is not what was
// expected, nothing is read any more.
class Arguments {
 public:
  explicit Arguments(std::string_view text) : text_(lower(text)), rest_(text_) {}

  bool good() const { return good_; }
  bool complete() const { return good_ && rest_.empty(); }
  bool next_is(std::string_view what) const { return good_ && rest_.starts_with(what); }

  bool skip(std::string_view what) {
    if (!next_is(what)) return false;
    rest_.remove_prefix(what.size());
    return true;
  }
  void expect(std::string_view what) {
    if (!skip(what)) good_ = false;
  }
  int number(int lowest, int highest) {
    int value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc() || value < lowest || value > highest) {
      good_ = false;
      return lowest;
    }
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return value;
  }
  // One letter of a list: its place there.
  int letter(std::string_view letters) {
    const auto place = rest_.empty() ? std::string_view::npos : letters.find(rest_.front());
    if (place == std::string_view::npos) {
      good_ = false;
      return 0;
    }
    rest_.remove_prefix(1);
    return static_cast<int>(place);
  }
  Role role() {
    for (int i = 0; i < kRoles; ++i) {
      if (skip(role_code(static_cast<Role>(i)))) return static_cast<Role>(i);
    }
    good_ = false;
    return Role{};
  }
  void fail() { good_ = false; }

 private:
  std::string text_;
  std::string_view rest_;
  bool good_ = true;
};

int region_number(Arguments& in) {
  return in.number(1, kMaxRegions) - 1;
}

// "fw+hd", also with commas or with nothing between them.
Action read_roles(Arguments& in) {
  Roles roles = 0;
  while (in.good() && !in.complete()) {
    const Role role = in.role();
    if (contains(roles, role)) in.fail();
    roles = with(roles, role);
    if (!in.skip("+")) in.skip(",");
  }
  if (roles == 0) in.fail();
  return Action::roles(roles);
}

Action read_delivery(Arguments& in) {
  const int region = region_number(in);
  in.expect(">");
  int tower = kTileTower;
  if (!in.skip(kTileWord)) {
    in.expect("t");
    tower = in.number(1, kMaxTowers) - 1;
  }
  const int left = in.skip("-") ? in.number(1, 9) : 0;
  return Action(Choice::deliver, region, tower, left);
}

Action read_amount(Arguments& in) {
  Resources amount;
  while (in.good() && !in.complete()) {
    const int count = in.number(1, kMostOfAKind);
    std::uint8_t& kind = amount[static_cast<Resource>(in.letter(kResourceLetters))];
    if (kind != 0) in.fail();
    kind = static_cast<std::uint8_t>(count);
  }
  if (amount.total() == 0) in.fail();
  return Action::take(amount);
}

Action read_kinds(Arguments& in) {
  unsigned kinds = 0;
  while (in.good() && !in.complete()) {
    const unsigned kind = 1U << in.letter(kResourceLetters);
    if ((kinds & kind) != 0) in.fail();
    kinds |= kind;
  }
  if (kinds == 0) in.fail();
  return Action(Choice::hand_in, static_cast<int>(kinds));
}

Action read_action(const Word& word, Arguments& in) {
  const Choice choice = word.choice;
  switch (word.form) {
    case Form::alone:
      return Action(choice);
    case Form::roles:
      return read_roles(in);
    case Form::role:
      return Action::of_role(choice, in.role());
    case Form::resource:
      return Action(choice, in.letter(kResourceLetters));
    case Form::move: {
      const int from = region_number(in);
      in.expect(">");
      return Action(choice, from, region_number(in));
    }
    case Form::circle:
      return Action(choice, in.letter(lower(kCircleLetters)));
    case Form::delivery:
      return read_delivery(in);
    case Form::amount:
      return read_amount(in);
    case Form::region:
      return Action(choice, region_number(in));
    case Form::kinds:
      return read_kinds(in);
    case Form::count: {
      const int count = in.number(0, 255);
      return Action(choice, in.letter(kResourceLetters), count);
    }
  }
  return Action(choice);
}

}  // namespace

std::string tower_code(int tower) {
  return tower == kTileTower ? std::string(kTileWord) : "t" + std::to_string(tower + 1);
}

std::string resources_code(const Resources& amount) {
  std::string text;
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    if (amount.of.at(kind) == 0) continue;
    text += std::to_string(amount.of.at(kind)) + kResourceLetters[kind];
  }
  return text;
}

std::string_view notation_word(Choice choice) {
  return word_of(choice).word;
}

std::string notation(Action action) {
  const Word& word = word_of(action.choice());
  std::string text(word.word);
  if (word.form != Form::alone) text.append(":").append(arguments_text(action, word.form));
  return text;
}

std::optional<Action> parse_action(std::string_view text) {
  const auto [name, arguments] = split_at(text, ':');
  const std::string known = lower(name);
  const auto* word = std::find_if(kWords.begin(), kWords.end(),
                                  [&known](const Word& w) { return w.word == known; });
  if (word == kWords.end()) return std::nullopt;
  Arguments in(arguments);
  const Action action = read_action(*word, in);
  return in.complete() ? std::optional(action) : std::nullopt;
}

}  // namespace ludoteca::broom_service
