// Roles, terrains, resources, regions and towers in words.
#include "games/broom_service/words.h"

#include <fmt/format.h>

#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"

namespace ludoteca::broom_service {
namespace {

std::string_view how(bool brave) {
  return brave ? "brave" : "cowardly";
}

std::string list_of(const std::vector<std::string>& parts) {
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

std::string role_text(Role role, const Catalogue& words) {
  return words.text(fmt::format("broom-service.role.{}", role_name(role)));
}

std::string role_text(Role role, bool brave, const Catalogue& words) {
  return words.text(fmt::format("broom-service.role.{}.{}", role_name(role), how(brave)));
}

std::string role_says(Role role, bool brave, const Catalogue& words) {
  return words.text(fmt::format("broom-service.says.{}.{}", role_name(role), how(brave)));
}

std::string roles_text(Roles roles, const Catalogue& words) {
  std::vector<std::string> parts;
  for_each_role(roles, [&](Role role) { parts.push_back(role_text(role, words)); });
  return list_of(parts);
}

std::string role_does(const Edition& edition, Role role, bool brave, const Catalogue& words) {
  const auto number = static_cast<std::size_t>(role);
  if (role <= Role::mountain_witch) {
    const std::string into =
        words.text(fmt::format("broom-service.into.{}", kTerrainNames.at(number)));
    return words.text(fmt::format("broom-service.does.witch.{}", how(brave)), {{"into", into}});
  }
  if (role <= Role::hill_druid) {
    const std::size_t druid = number - static_cast<std::size_t>(Role::valley_druid);
    return words.text(fmt::format("broom-service.does.druid.{}", how(brave)),
                      {{"where", terrains_text(edition.druid_terrains.at(druid), words)},
                       {"n", std::int64_t{edition.brave_druid}}});
  }
  if (role <= Role::herb_gatherer) {
    const std::size_t gatherer = number - static_cast<std::size_t>(Role::fruit_gatherer);
    return words.text(
        "broom-service.does.gatherer",
        {{"what", resources_text(edition.gathers.at(gatherer).at(brave ? 1 : 0), words)}});
  }
  return words.text(fmt::format("broom-service.does.fairy.{}", how(brave)),
                    {{"n", std::int64_t{edition.brave_fairy}}});
}

std::string terrain_text(Terrain terrain, const Catalogue& words) {
  return words.text(fmt::format("broom-service.terrain.{}", terrain_name(terrain)));
}

std::string terrains_text(unsigned terrains, const Catalogue& words) {
  std::string text;
  for_each_bit(terrains, [&](int i) {
    const std::string one =
        words.text(fmt::format("broom-service.in.{}", terrain_name(static_cast<Terrain>(i))));
    text = text.empty() ? one : words.text("broom-service.or", {{"first", text}, {"second", one}});
  });
  return text;
}

std::string points_text(int points, const Catalogue& words) {
  return words.text("broom-service.points", {{"n", std::int64_t{points}}});
}

std::string signed_text(int number) {
  if (number == 0) return "0";
  return number > 0 ? fmt::format("+{}", number) : fmt::format("−{}", -number);
}

std::string resource_text(Resource kind, int count, const Catalogue& words) {
  return words.text(fmt::format("broom-service.resource.{}", resource_name(kind)),
                    {{"n", std::int64_t{count}}});
}

std::string wands_text(int count, const Catalogue& words) {
  return words.text("broom-service.tower.wands", {{"n", std::int64_t{count}}});
}

std::string resources_text(const Resources& amount, const Catalogue& words) {
  std::vector<std::string> parts;
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    const int count = amount.of.at(kind);
    if (count > 0) parts.push_back(resource_text(static_cast<Resource>(kind), count, words));
  }
  return parts.empty() ? words.text("broom-service.resource.none") : list_of(parts);
}

Resources one_of_each(Kinds kinds) {
  Resources amount;
  for_each_bit(kinds, [&amount](int kind) { amount[static_cast<Resource>(kind)] = 1; });
  return amount;
}

std::string region_text(int region, const Catalogue& words) {
  return words.text("broom-service.region", {{"n", std::int64_t{region + 1}}});
}

std::string region_text(const Map& map, int region, const Catalogue& words) {
  if (region == kNoRegion) return "?";
  if (region >= map.regions) return std::to_string(region + 1);
  const std::string terrain = terrain_text(map.terrain.at(static_cast<std::size_t>(region)), words);
  return words.text("broom-service.region.terrain",
                    {{"n", std::int64_t{region + 1}}, {"terrain", terrain}});
}

std::string tower_text(const Edition& edition, const Map& map, int tower, const Catalogue& words) {
  std::string code = tower_code(tower);
  if (tower != kTileTower && tower >= map.towers) return code;
  const Tower& shown = edition.tower(map, tower);
  std::vector<std::string> parts = {
      words.text(fmt::format("broom-service.tower.{}", shown.square ? "square" : "round")),
      words.text(fmt::format("broom-service.tower.{}", colour_name(shown.colour))),
      points_text(shown.points, words)};
  if (shown.wands > 0) parts.push_back(wands_text(shown.wands, words));
  return fmt::format("{} ({})", code, list_of(parts));
}

}  // namespace ludoteca::broom_service
