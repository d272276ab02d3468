#include "games/fort/edition.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/fort/effect_parser.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca::fort {
namespace {

constexpr std::array<std::string_view, kColours> kColourNames = {"red", "yellow", "green",
                                                                 "orange"};

std::vector<std::string_view> split(std::string_view text, char mark) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto place = text.find(mark);
    parts.push_back(trim(text.substr(0, place)));
    if (place == std::string_view::npos) return parts;
    text.remove_prefix(place + 1);
  }
}

class Loader {
 public:
  explicit Loader(const EditionFile& file) : reader_(file, "fort") {}

  Edition run() {
    for (const std::string_view name : reader_.keys("kids")) read_kid(name);
    read_copies();
    mark_best_friends();
    number_cards();
    read_values();
    reader_.expect_all_used();
    check_enough_cards();
    return edition_;
  }

 private:
  void read_kid(std::string_view name) {
    if (edition_.kid_count == kMaxKids) reader_.fail("kids", name, "too many kids");
    Kid& kid = edition_.kids[edition_.kid_count];
    if (name.size() > kid.name_text.size()) {
      reader_.fail("kids", name, fmt::format("a name has at most {} bytes", kid.name_text.size()));
    }
    std::copy(name.begin(), name.end(), kid.name_text.begin());
    const auto columns = split(reader_.text("kids", name), '|');
    if (columns.size() != 3) reader_.fail("kids", name, "expected 'suits | public | private'");
    read_suits(name, columns[0], kid);
    kid.public_action = read_effect(name, columns[1]);
    kid.private_action = read_effect(name, columns[2]);
    int symbols = 0;
    for (const std::uint8_t count : kid.symbols) symbols += count;
    if (kid.playable() && symbols != 1) {
      reader_.fail("kids", name, "a kid with an action shows exactly one symbol");
    }
    if (!feasible_together(kid)) {
      reader_.fail("kids", name,
                   "an action × any-suit or × a suit that is not on the card cannot stand beside "
                   "lookout or trash");
    }
    kid.copies = 1;
    ++edition_.kid_count;
  }

  void read_suits(std::string_view name, std::string_view text, Kid& kid) {
    const auto words = split_words(text);
    if (words.empty() || words.size() > 2) reader_.fail("kids", name, "expected one or two suits");
    for (const std::string_view word : words) {
      const auto suit = suit_named(word);
      if (!suit) reader_.fail("kids", name, fmt::format("no suit {}", quoted(word)));
      ++kid.symbols[static_cast<std::size_t>(*suit)];
    }
  }

  Effect read_effect(std::string_view name, std::string_view text) {
    try {
      return parse_effect(text);
    } catch (const Error& error) {
      reader_.fail("kids", name, error.what());
    }
  }

  KidId kid_named(std::string_view section, std::string_view key, std::string_view name) {
    for (KidId id = 0; id < edition_.kid_count; ++id) {
      if (edition_.kids[id].name() == name) return id;
    }
    reader_.fail(section, key, fmt::format("no kid {}", quoted(name)));
  }

  void read_copies() {
    for (const std::string_view name : split(reader_.text("copies", "twice"), ',')) {
      edition_.kids[kid_named("copies", "twice", name)].copies = 2;
    }
  }

  void mark_best_friends() {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      const std::string_view key = kColourNames.at(colour);
      const auto names = split(reader_.text("best friends", key), ',');
      if (names.size() != kBestFriends) reader_.fail("best friends", key, "expected two kids");
      for (std::size_t i = 0; i < kBestFriends; ++i) {
        Kid& kid = edition_.kids[kid_named("best friends", key, names[i])];
        if (kid.best_friend || kid.copies != 1) {
          reader_.fail("best friends", key, fmt::format("{} is there already", quoted(names[i])));
        }
        kid.best_friend = true;
      }
    }
  }

  // Cards are numbered kid by kid.
  void number_cards() {
    int next = 0;
    for (KidId id = 0; id < edition_.kid_count; ++id) {
      const Kid& kid = edition_.kids[id];
      if (next + kid.copies > kMaxCards) reader_.fail("kids", kid.name(), "too many cards");
      edition_.first_card[id] = static_cast<Card>(next);
      for (int i = 0; i < kid.copies; ++i) {
        edition_.kid_of[next] = id;
        (kid.best_friend ? edition_.all_best_friends : edition_.park_deck)
            .add(static_cast<Card>(next));
        for (int suit = 0; suit < kSuits; ++suit) {
          if (kid.symbols[suit] > 0 || kid.has_coin()) {
            edition_.showing[suit].add(static_cast<Card>(next));
          }
        }
        ++next;
      }
    }
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      const std::string_view key = kColourNames.at(colour);
      const auto names = split(reader_.text("best friends", key), ',');
      for (std::size_t i = 0; i < kBestFriends; ++i) {
        edition_.best_friends.at(colour).at(i) =
            edition_.first_card[kid_named("best friends", key, names[i])];
      }
    }
  }

  std::uint8_t byte(std::string_view section, std::string_view key, int lowest, int highest) {
    return static_cast<std::uint8_t>(reader_.number(section, key, lowest, highest));
  }

  void read_values() {
    edition_.own_kids = byte("setup", "own kids", 1, 8);
    edition_.hand = byte("setup", "hand", 1, 5);
    edition_.extra_rules = byte("setup", "made-up rules", 0, kMadeUpRules - kMaxPlayers);
    edition_.extra_perks = byte("setup", "perks", 0, kPerks - kMaxPlayers);
    edition_.stuff = byte("board", "stuff", 1, 4);
    edition_.pack_extra = byte("board", "pack", 0, 3);
    edition_.lookout_extra = byte("board", "lookout", 0, 3);
    edition_.backpack_extra = byte("board", "xxl backpack", 0, 4);
    for (int level = 1; level <= kTopLevel; ++level) {
      const auto cost = reader_.numbers("fort", fmt::format("cost of level {}", level), 3, 0, 4);
      edition_.cost[level - 1] = {static_cast<std::uint8_t>(cost[0]),
                                  static_cast<std::uint8_t>(cost[1]),
                                  static_cast<std::uint8_t>(cost[2])};
    }
    const auto points = reader_.numbers("fort", "points", kTopLevel, 0, 99);
    for (int level = 0; level < kTopLevel; ++level) {
      edition_.level_points[level] = static_cast<std::uint8_t>(points[level]);
    }
    edition_.level_points[kTopLevel] = byte("fort", "points at the top", 0, 99);
    edition_.end_at = byte("scoring", "end at", 1, 99);
    edition_.macaroni = byte("scoring", "macaroni", 0, 20);
    edition_.all_suits_bonus = byte("scoring", "all six suits", 0, 20);
    edition_.loner = byte("scoring", "loner", 0, 20);
    edition_.minimalism = byte("scoring", "minimalism", 0, 20);
    edition_.minimalism_level = byte("scoring", "minimalism level", 0, kTopLevel);
    edition_.sleepover = byte("scoring", "sleepover", 0, 20);
    edition_.sleepover_tied = byte("scoring", "sleepover tied", 0, 20);
  }

  void check_enough_cards() {
    const int needed = kMaxPlayers * edition_.own_kids + kPark + 1;
    if (edition_.park_deck.size() < needed) {
      reader_.fail("copies", "twice",
                   fmt::format("the Park deck has {} cards, fewer than {}",
                               edition_.park_deck.size(), needed));
    }
  }

  EditionReader reader_;
  Edition edition_;
};

}  // namespace

Edition load_edition(const EditionFile& file) {
  return Loader(file).run();
}

const Edition& default_edition() {
  static const Edition edition =
      load_edition(EditionFile::parse(default_edition_text(), "games/fort/edition.txt"));
  return edition;
}

}  // namespace ludoteca::fort
