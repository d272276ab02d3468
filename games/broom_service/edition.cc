#include "games/broom_service/edition.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>

#include "games/broom_service/board_shape.h"
#include "games/broom_service/names.h"
#include "text/error.h"
#include "text/lines.h"

namespace ludoteca::broom_service {
namespace {

constexpr std::array<std::string_view, kGatherers> kGathererNames = {"fruit", "root", "herb"};
constexpr int kMostPoints = 30;  // of any single value; keeps all sums far inside their types
constexpr int kMostResources = 3;

class Loader {
 public:
  explicit Loader(const EditionFile& file) : reader_(file, "broom-service") {}

  void read_values() {
    read_setup();
    read_roles();
    read_scoring();
    read_events();
    read_heavy_clouds();
    read_storm_clouds();
    read_tiles();
  }

  void read_boards() {
    const BoardShape front = read_board(reader_, kFront);
    const BoardShape back = read_board(reader_, kBack);
    edition_.maps = {Map(compile(front)), Map(compile(back))};
    edition_.pictures = {picture_of(front), picture_of(back)};
    // B7.2: with every storm cloud on the board, the heavy ones must fill the rest.
    for (const Map& map : edition_.maps) {
      const int spaces = std::popcount(map.cloud_spaces);
      if (edition_.heavy_among_many + kStormClouds < spaces) {
        reader_.fail("storm clouds", "heavy among many",
                     fmt::format("too few clouds for the {} spaces of a board", spaces));
      }
    }
    reader_.expect_all_used();
  }

  const Edition& edition() const { return edition_; }

 private:
  std::uint8_t byte(std::string_view section, std::string_view key, int lowest, int highest) {
    return static_cast<std::uint8_t>(reader_.number(section, key, lowest, highest));
  }

  template <class T, std::size_t N>
  void read_list(std::string_view section, std::string_view key, std::array<T, N>& list, int lowest,
                 int highest) {
    const auto numbers = reader_.numbers(section, key, N, lowest, highest);
    for (std::size_t i = 0; i < N; ++i) list[i] = static_cast<T>(numbers[i]);
  }

  TwoPoints two_points(std::string_view section, std::string_view key) {
    std::array<std::uint8_t, 2> points{};
    read_list(section, key, points, 0, kMostPoints);
    return {points[0], points[1]};
  }

  Resources resources(std::string_view section, std::string_view key) {
    Resources amount;
    read_list(section, key, amount.of, 0, kMostResources);
    if (amount.total() == 0) reader_.fail(section, key, "expected at least one resource");
    return amount;
  }

  void read_setup() {
    edition_.rounds = byte("setup", "rounds", 1, kEventCards);
    edition_.start_score = static_cast<std::int8_t>(reader_.number("setup", "score", 0, 100));
    edition_.start_potions = byte("setup", "potions", 0, kMostResources);
    edition_.start_wands = byte("setup", "wands", 0, kMostResources);
    edition_.start_wands_ends = byte("setup", "wands first and last", 0, kMostResources);
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      edition_.bewitched.at(static_cast<std::size_t>(players)) =
          byte("setup", fmt::format("bewitched for {}", players), 0, kRoles);
    }
  }

  void read_roles() {
    edition_.roles_chosen = byte("roles", "chosen", 1, kMostRoles);
    edition_.bewitched_cost = byte("roles", "bewitched cost", 0, kMostPoints);
    edition_.druid_terrains = {terrains("valley druid"), terrains("hill druid")};
    edition_.brave_druid = byte("roles", "brave druid", 0, kMostPoints);
    edition_.brave_fairy = byte("roles", "brave fairy", 0, kMostPoints);
    for (std::size_t i = 0; i < kGatherers; ++i) {
      edition_.gathers.at(i) = {
          resources("roles", fmt::format("{} gatherer cowardly", kGathererNames.at(i))),
          resources("roles", fmt::format("{} gatherer brave", kGathererNames.at(i)))};
    }
  }

  std::uint8_t terrains(std::string_view key) {
    unsigned set = 0;
    for (const std::string_view word : reader_.words("roles", key)) {
      const auto* found = std::find(kTerrainNames.begin(), kTerrainNames.end(), word);
      if (found == kTerrainNames.end()) {
        reader_.fail("roles", key, fmt::format("no terrain {}", quoted(word)));
      }
      set |= 1U << (found - kTerrainNames.begin());
    }
    return static_cast<std::uint8_t>(set);
  }

  void read_scoring() {
    edition_.set_points = two_points("scoring", "sets");
    std::array<std::uint8_t, kMountainTiles> amulets{};
    read_list("scoring", "amulets", amulets, 0, kMostPoints);
    std::copy(amulets.begin(), amulets.end(), edition_.amulet_points.begin() + 1);
    read_list("scoring", "bolts", edition_.bolt_points, 0, 100);
    edition_.bolt_step = byte("scoring", "further bolts", 0, kMostPoints);
  }

  void read_events() {
    std::array<std::int8_t, kMostRoles> counts{};
    read_list("events", "more or less", counts, -kMostPoints, kMostPoints);
    std::copy(counts.begin(), counts.end(), edition_.more_or_less.begin() + 1);
    edition_.black_market = byte("events", "black market", 0, kMostPoints);
    read_list("events", "dangerous areas", edition_.dangerous, -kMostPoints, kMostPoints);
    read_list("events", "protected areas", edition_.protected_areas, -kMostPoints, kMostPoints);
    edition_.full_hands = two_points("events", "full hands");
    edition_.empty_hands = two_points("events", "empty hands");
    edition_.all_at_once = two_points("events", "all at once");
    edition_.same_destinations = byte("events", "same destinations", 0, kMostPoints);
  }

  // "2/3": two wands, three bolts.
  CloudValue heavy_cloud(std::string_view key) {
    CloudValue value;
    const auto [wands, bolts] = split_at(key, '/');
    const bool digits = wands.size() == 1 && bolts.size() == 1 && wands[0] >= '0' &&
                        wands[0] <= '9' && bolts[0] >= '0' && bolts[0] <= '9';
    if (!digits) reader_.fail("heavy clouds", key, "expected wands and bolts as in '2/3'");
    value.wands = static_cast<std::uint8_t>(wands[0] - '0');
    value.bolts = static_cast<std::uint8_t>(bolts[0] - '0');
    value.count = byte("heavy clouds", key, 1, kHeavyClouds);
    return value;
  }

  void read_heavy_clouds() {
    const auto keys = reader_.keys("heavy clouds");
    if (keys.empty()) throw Error("[heavy clouds] is missing or empty");
    if (keys.size() > kHeavyKinds) {
      reader_.fail("heavy clouds", keys[kHeavyKinds],
                   fmt::format("at most {} kinds of heavy clouds", kHeavyKinds));
    }
    int count = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      edition_.clouds.at(i) = heavy_cloud(keys[i]);
      count += edition_.clouds.at(i).count;
    }
    if (count != kHeavyClouds) {
      reader_.fail("heavy clouds", keys.back(),
                   fmt::format("expected {} heavy clouds in all, not {}", kHeavyClouds, count));
    }
  }

  void read_storm_clouds() {
    constexpr std::string_view kSection = "storm clouds";
    int count = 0;
    for (std::size_t i = 0; i < kStormKinds; ++i) {
      const std::string_view name = kStormNames.at(i);
      std::array<std::uint8_t, 2> price{};
      read_list(kSection, fmt::format("{} wands and bolts", name), price, 0, 9);
      const std::string clouds = fmt::format("{} clouds", name);
      edition_.clouds.at(kHeavyKinds + i) = {byte(kSection, clouds, 0, kStormClouds), price[0],
                                             price[1]};
      count += edition_.clouds.at(kHeavyKinds + i).count;
    }
    if (count != kStormClouds) {
      reader_.fail(kSection, "bonus clouds",
                   fmt::format("expected {} storm clouds in all, not {}", kStormClouds, count));
    }
    edition_.storm_bonus = byte(kSection, "bonus points", 0, kMostPoints);
    for (std::size_t i = 0; i < kColours; ++i) {
      const std::string_view name = kStormNames.at(kStormKinds - kColours + i);
      edition_.storm_needs.at(i) = byte(kSection, fmt::format("{} needs", name), 0, 20);
      edition_.storm_points.at(i) = byte(kSection, fmt::format("{} points", name), 0, kMostPoints);
    }
    edition_.heavy_among_many = byte(kSection, "heavy among many", 0, kHeavyClouds);
  }

  void read_tiles() {
    edition_.potions_tile = resources("tiles", "mountain potions");
    edition_.wands_tile = resources("tiles", "mountain wands");
    edition_.tile_moves = byte("tiles", "mountain moves", 1, 3);
    int forest = 0;
    for (std::size_t i = 0; i < kForestTileKinds; ++i) {
      const std::string key = fmt::format("forest {}", kForestTileNames.at(i));
      edition_.forest_tiles.at(i) = byte("tiles", key, 0, kForestTilePile);
      forest += edition_.forest_tiles.at(i);
    }
    if (forest != kForestTilePile) {
      reader_.fail("tiles", "forest brave",
                   fmt::format("expected {} forest tiles in all, not {}", kForestTilePile, forest));
    }
    edition_.forest_points = byte("tiles", "points of forest", 0, kMostPoints);
    for (std::size_t i = 0; i < kTurboTiles; ++i) {
      edition_.turbo.at(i) = circles(fmt::format("turbo {}", i + 1));
    }
    edition_.hill_tower = {Colour::orange, true, byte("tiles", "hill tower", 0, kMostPoints), 0};
  }

  std::array<std::uint8_t, 2> circles(std::string_view key) {
    const auto words = reader_.words("tiles", key);
    std::array<std::uint8_t, 2> pair{};
    if (words.size() != pair.size()) reader_.fail("tiles", key, "expected two circles as in 'A B'");
    for (std::size_t i = 0; i < pair.size(); ++i) {
      const auto circle = words[i].size() == 1 ? kCircleLetters.find(words[i]) : std::string::npos;
      if (circle == std::string::npos) {
        reader_.fail("tiles", key, fmt::format("no circle {}", quoted(words[i])));
      }
      pair.at(i) = static_cast<std::uint8_t>(circle);
    }
    if (pair[0] >= pair[1]) {
      reader_.fail("tiles", key, "expected two different circles in the order of the alphabet");
    }
    return pair;
  }

  EditionReader reader_;
  Edition edition_;
};

}  // namespace

Edition load_edition(const EditionFile& file) {
  Loader loader(file);
  loader.read_values();
  loader.read_boards();
  return loader.edition();
}

Edition load_values(const EditionFile& file) {
  Loader loader(file);
  loader.read_values();
  return loader.edition();
}

const Edition& default_edition() {
  static const Edition edition =
      load_edition(EditionFile::parse(default_edition_text(), "games/broom_service/edition.txt"));
  return edition;
}

}  // namespace ludoteca::broom_service
