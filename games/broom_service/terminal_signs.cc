#include "games/broom_service/terminal_signs.h"

#include <fmt/format.h>

#include "games/broom_service/names.h"

namespace ludoteca::broom_service {
namespace {

std::string times(std::string_view sign, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += sign;
  return text;
}

// What a storm cloud does.
std::string_view storm_sign(Cloud cloud) {
  switch (cloud) {
    case Cloud::bonus:
      return "+";
    case Cloud::move:
      return kMoveSign;
    case Cloud::delivery:
      return kDeliverSign;
    case Cloud::orange:
    case Cloud::violet:
    case Cloud::green:
      return kResourceSigns.at(static_cast<std::size_t>(cloud) -
                               static_cast<std::size_t>(Cloud::orange));
    default:
      return "";
  }
}

std::string terrain_signs(unsigned terrains) {
  std::string text;
  for_each_bit(terrains, [&text](int i) { text += sign_of(static_cast<Terrain>(i)); });
  return text;
}

}  // namespace

std::string_view sign_of(Terrain terrain) {
  return kTerrainSigns.at(static_cast<std::size_t>(terrain));
}

std::string_view sign_of(Resource kind) {
  return kResourceSigns.at(static_cast<std::size_t>(kind));
}

std::string sign_of(const Resources& amount) {
  std::string text;
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    text += times(kResourceSigns.at(kind), amount.of.at(kind));
  }
  return text;
}

std::string tower_sign(const Tower& tower, bool filled) {
  const std::string_view colour = sign_of(potion(tower.colour));
  if (filled) return fmt::format("({}{})", colour, kFilledSign);
  const std::string inside =
      fmt::format("{}{}{}", colour, tower.points, times(sign_of(Resource::wand), tower.wands));
  return tower.square ? fmt::format("[{}]", inside) : fmt::format("({})", inside);
}

std::string cloud_sign(const Edition& edition, Cloud cloud) {
  const CloudValue& value = edition.cloud(cloud);
  return fmt::format("{{{}{}{}{}{}}}", value.wands, sign_of(Resource::wand), value.bolts, kBoltSign,
                     storm_sign(cloud));
}

std::string mountain_tile_sign(const Edition& edition, MountainTile tile) {
  switch (tile) {
    case MountainTile::potions:
      return fmt::format("<{}>", sign_of(edition.potions_tile));
    case MountainTile::wands:
      return fmt::format("<{}>", sign_of(edition.wands_tile));
    case MountainTile::delivery:
      return fmt::format("<{}>", kDeliverSign);
    case MountainTile::moves:
      return fmt::format("<{}>", times(kMoveSign, edition.tile_moves));
    case MountainTile::cloud:
      break;
  }
  return fmt::format("<{}>", kCloudSign);
}

std::string forest_tile_sign(const Edition& edition, ForestTile tile) {
  switch (tile) {
    case ForestTile::brave:
      return "<!>";
    case ForestTile::role:
      return "<+1>";
    case ForestTile::points:
      break;
  }
  return fmt::format("<{}>", edition.forest_points);
}

std::string hill_tile_sign(const Edition& edition, std::uint8_t tile) {
  if (tile == kTowerTile) return tower_sign(edition.hill_tower, false);
  const auto& [one, two] = edition.turbo.at(tile);
  return fmt::format("<{}/{}>", kCircleLetters.at(one), kCircleLetters.at(two));
}

std::string role_signs(const Edition& edition, Role role, bool brave) {
  const auto number = static_cast<std::size_t>(role);
  const auto bonus = [brave](int points) {
    return brave ? fmt::format("+{}", points) : std::string();
  };
  if (role <= Role::mountain_witch) {
    return fmt::format("{}{}{}", kMoveSign, kTerrainSigns.at(number), brave ? kDeliverSign : "");
  }
  if (role <= Role::hill_druid) {
    const std::size_t druid = number - static_cast<std::size_t>(Role::valley_druid);
    return fmt::format("{}{}{}", terrain_signs(edition.druid_terrains.at(druid)), kDeliverSign,
                       bonus(edition.brave_druid));
  }
  if (role <= Role::herb_gatherer) {
    const std::size_t gatherer = number - static_cast<std::size_t>(Role::fruit_gatherer);
    return sign_of(edition.gathers.at(gatherer).at(brave ? 1 : 0));
  }
  return fmt::format("{}{}", kCloudSign, bonus(edition.brave_fairy));
}

}  // namespace ludoteca::broom_service
