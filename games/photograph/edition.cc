#include "games/photograph/edition.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/photograph/setup.h"
#include "text/error.h"

namespace ludoteca::photograph {
namespace {

std::string for_players(std::string_view key, int players) {
  return fmt::format("{} for {}", key, players);
}

// 'B3' is column 2, row 3; -1 for anything else.
int parse_cell(std::string_view word) {
  if (word.size() != 2) return -1;
  const int column = word[0] - 'A';
  const int row = word[1] - '1';
  if (column < 0 || column >= kColumns || row < 0 || row >= kMaxRows) return -1;
  return cell_at(row, column);
}

void read_order(EditionReader& reader, Edition& edition, int players) {
  const std::string key = for_players("order", players);
  const auto cells = static_cast<std::size_t>(city_size(edition, players));
  std::array<bool, kMaxCity> seen{};
  std::size_t count = 0;
  for (const std::string_view word : reader.words("city", key)) {
    const int cell = parse_cell(word);
    if (cell < 0 || row_of(cell) >= edition.rows[players]) {
      reader.fail("city", key, fmt::format("{} is not a cell of this City", quoted(word)));
    }
    if (seen[cell]) reader.fail("city", key, fmt::format("{} stands there twice", quoted(word)));
    seen[cell] = true;
    edition.order[players][count++] = static_cast<std::uint8_t>(cell);
  }
  if (count != cells)
    reader.fail("city", key, fmt::format("expected {} cells, not {}", cells, count));
}

void read_face_up(EditionReader& reader, Edition& edition) {
  for (const std::string_view word : reader.words("city", "face-up columns")) {
    if (word.size() != 1 || word[0] < 'A' || word[0] >= 'A' + kColumns) {
      reader.fail("city", "face-up columns", "expected letters from A to D");
    }
    edition.face_up[word[0] - 'A'] = true;
  }
  // P7.3 turns photos face up by moving them to column 1.
  if (!edition.face_up[0]) reader.fail("city", "face-up columns", "column A must be face up");
}

void read_strip_points(EditionReader& reader, Edition& edition) {
  const auto words = reader.words("scoring", "strip");
  if (words.empty() || words.size() > edition.strip_points.size()) {
    reader.fail("scoring", "strip", "expected 1 to 13 numbers");
  }
  const auto points = reader.numbers("scoring", "strip", words.size(), -20, 20);
  for (std::size_t i = 0; i < edition.strip_points.size(); ++i) {
    edition.strip_points[i] = static_cast<std::int8_t>(points[std::min(i, points.size() - 1)]);
  }
}

// What the rules code relies on beyond the range of each single value.
void check_together(EditionReader& reader, const Edition& edition) {
  if (edition.sunset_pile > edition.piles) {
    reader.fail("setup", "sunset pile", "there are not so many piles");
  }
  if (edition.hand != 2 * edition.sunset_shots + 1) {
    reader.fail("setup", "hand", "must be twice the sunset shots and one more (P8.2, P9.1)");
  }
  if (edition.hand + edition.most_taken > kMaxHand) {
    reader.fail("turn", "most taken", fmt::format("a hand may hold {} cards at most", kMaxHand));
  }
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const std::string key = for_players("colours", players);
    const int photos = photos_in_game(edition, players);
    if (photos % edition.piles != 0) {
      reader.fail("setup", key, fmt::format("{} photos do not make equal piles", photos));
    }
    // A refilled City must be playable, and photos turned up must fit into column 1 (P7.3).
    if (edition.refill_at >= city_size(edition, players) ||
        (players > 2 && edition.refill_at > edition.rows[players])) {
      reader.fail("city", "refill at", "the City is too small for this");
    }
    const int dealt = city_size(edition, players) + edition.hand * players;
    // P2.2: the Sunset is never dealt, nor on top right after the deal.
    if (sunset_window(edition, players).highest >= photos - dealt) {
      reader.fail("setup", key, "the Sunset could be reached by the first deal (P2.2)");
    }
  }
}

}  // namespace

Edition load_edition(const EditionFile& file) {
  EditionReader reader(file, "photograph");
  Edition edition;
  const auto byte = [&reader](std::string_view section, std::string_view key, int lowest,
                              int highest) {
    return static_cast<std::uint8_t>(reader.number(section, key, lowest, highest));
  };
  edition.highest_low = byte("cards", "highest number of the low range", 1, kNumbers - 1);
  edition.piles = byte("setup", "piles", 1, 12);
  edition.sunset_pile = byte("setup", "sunset pile", 1, 12);
  edition.hand = byte("setup", "hand", 3, kMaxHand - 1);
  edition.refill_at = byte("city", "refill at", 0, kMaxCity - 1);
  edition.most_taken = byte("turn", "most taken", 1, kMaxTaken);
  edition.sharp_distance = byte("turn", "sharp distance", 1, kNumbers - 1);
  edition.sunset_shots = byte("turn", "sunset shots", 1, 3);
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    edition.colours[players] = byte("setup", for_players("colours", players), 1, kColours);
    edition.rows[players] = byte("city", for_players("rows", players), 1, kMaxRows);
    edition.good_shot_needs[players] =
        byte("scoring", for_players("good shot needs", players), 1, kNumbers);
    read_order(reader, edition, players);
  }
  read_face_up(reader, edition);
  read_strip_points(reader, edition);
  edition.good_shot_points =
      static_cast<std::int8_t>(reader.number("scoring", "good shot", -20, 20));
  edition.blurry_points = static_cast<std::int8_t>(reader.number("scoring", "blurry", -5, 5));
  reader.expect_all_used();
  check_together(reader, edition);
  return edition;
}

const Edition& default_edition() {
  static const Edition edition =
      load_edition(EditionFile::parse(default_edition_text(), "games/photograph/edition.txt"));
  return edition;
}

}  // namespace ludoteca::photograph
