// Event cards, clouds and tiles: what they are called and what they do.
#include <fmt/format.h>

#include <vector>

#include "games/broom_service/names.h"
#include "games/broom_service/words.h"

namespace ludoteca::broom_service {
namespace {

// "forest −1, prairie −3"
std::string terrain_points(const std::array<std::int8_t, kTerrains>& points,
                           const Catalogue& words) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < kTerrains; ++i) {
    parts.push_back(fmt::format("{} {}", terrain_text(static_cast<Terrain>(i), words),
                                signed_text(points.at(i))));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

// "1: +6, 2: +4"
std::string role_count_points(const Edition& edition) {
  std::vector<std::string> parts;
  for (std::size_t count = 1; count <= kMostRoles; ++count) {
    parts.push_back(fmt::format("{}: {}", count, signed_text(edition.more_or_less.at(count))));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

TwoPoints two_points(const Edition& edition, EventCard card) {
  switch (card) {
    case EventCard::black_market:
      return {edition.black_market, 0};
    case EventCard::full_hands:
      return edition.full_hands;
    case EventCard::empty_hands:
      return edition.empty_hands;
    case EventCard::all_at_once:
      return edition.all_at_once;
    default:
      return {edition.same_destinations, 0};
  }
}

std::string list_for(const Edition& edition, EventCard card, const Catalogue& words) {
  switch (card) {
    case EventCard::more_or_less:
      return role_count_points(edition);
    case EventCard::dangerous_areas:
      return terrain_points(edition.dangerous, words);
    case EventCard::protected_areas:
      return terrain_points(edition.protected_areas, words);
    default:
      return {};
  }
}

std::string circle_letter(std::uint8_t circle) {
  return std::string(kCircleLetters.substr(circle, 1));
}

}  // namespace

std::string named_text(std::string_view name, std::string_view does, const Catalogue& words) {
  return words.text("broom-service.named", {{"name", name}, {"does", does}});
}

std::string event_text(EventCard card, const Catalogue& words) {
  return words.text(fmt::format("broom-service.card.{}", event_name(card)));
}

std::string event_does(const Edition& edition, EventCard card, const Catalogue& words) {
  const TwoPoints points = two_points(edition, card);
  return words.text(fmt::format("broom-service.card.{}.does", event_name(card)),
                    {{"first", std::int64_t{points.first}},
                     {"second", std::int64_t{points.second}},
                     {"most", std::int64_t{kMostRoles}},
                     {"list", list_for(edition, card, words)}});
}

std::string cloud_text(const Edition& edition, Cloud cloud, const Catalogue& words) {
  const CloudValue& value = edition.cloud(cloud);
  return words.text(is_storm(cloud) ? "broom-service.cloud.storm" : "broom-service.cloud.heavy",
                    {{"wands", std::int64_t{value.wands}}, {"bolts", std::int64_t{value.bolts}}});
}

std::string storm_does(const Edition& edition, Cloud cloud, const Catalogue& words) {
  std::string needs;
  int points = edition.storm_bonus;
  if (cloud >= Cloud::orange) {
    const auto c = static_cast<std::size_t>(cloud) - static_cast<std::size_t>(Cloud::orange);
    needs = resource_text(static_cast<Resource>(c), edition.storm_needs.at(c), words);
    points = edition.storm_points.at(c);
  }
  const std::string_view kind = cloud >= Cloud::orange ? "potions" : cloud_name(cloud);
  return words.text(fmt::format("broom-service.storm.{}", kind),
                    {{"n", std::int64_t{points}}, {"needs", needs}});
}

std::string mountain_tile_does(const Edition& edition, MountainTile tile, const Catalogue& words) {
  const bool potions = tile == MountainTile::potions;
  return words.text(
      fmt::format("broom-service.tile.mountain.{}", name_in(kMountainTileNames, tile)),
      {{"n", std::int64_t{edition.tile_moves}},
       {"what", resources_text(potions ? edition.potions_tile : edition.wands_tile, words)}});
}

std::string forest_tile_does(const Edition& edition, ForestTile tile, const Catalogue& words) {
  return words.text(fmt::format("broom-service.tile.forest.{}", name_in(kForestTileNames, tile)),
                    {{"n", std::int64_t{edition.forest_points}}});
}

std::string hill_tile_does(const Edition& edition, std::uint8_t tile, const Catalogue& words) {
  if (tile == kTowerTile) {
    return words.text("broom-service.tile.hill.tower",
                      {{"n", std::int64_t{edition.hill_tower.points}}});
  }
  const auto& [one, two] = edition.turbo.at(tile);
  return words.text("broom-service.tile.hill.turbo",
                    {{"one", circle_letter(one)}, {"two", circle_letter(two)}});
}

}  // namespace ludoteca::broom_service
