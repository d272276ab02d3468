// What the viewer can do: the roles, and what the own pawns have before them.
#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "games/broom_service/names.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/terminal_parts.h"
#include "games/broom_service/terminal_signs.h"
#include "games/broom_service/words.h"
#include "text/columns.h"

namespace ludoteca::broom_service {
namespace {

// The roles worth showing: all while the viewer chooses, then the hand.
Roles roles_shown(const Drawing& drawing, const PlayerView& self) {
  const View& view = drawing.view;
  if (view.over) return 0;
  if (view.decision.step == Step::choose_roles) return view.own_roles.value_or(kAllRoles);
  if (view.decision.step == Step::extra_role) return kAllRoles;
  return self.hand;
}

std::string role_name_text(const Drawing& drawing, Role role) {
  const std::string name = role_text(role, drawing.reader.words);
  return contains(drawing.view.bewitched, role) ? fmt::format("{} {}", name, kBewitchedSign) : name;
}

// "fw Forest Witch  →♣  ! →♣↓": cowardly, then brave. A role in hand is marked where all are shown.
std::string role_entry(const Drawing& drawing, bool held, Role role, int name_width) {
  constexpr int kSigns = 3;
  return fmt::format("{}{} {} {} ! {}", held ? "✓" : "", drawing.paint.bold(role_code(role)),
                     pad_right(role_name_text(drawing, role), name_width),
                     pad_right(role_signs(drawing.edition, role, false), kSigns),
                     role_signs(drawing.edition, role, true));
}

// So many roles under one another, their parts aligned.
Lines role_column(const Drawing& drawing, Roles held, std::span<const Role> roles) {
  int name_width = 0;
  for (const Role role : roles) {
    name_width = std::max(name_width, columns(role_name_text(drawing, role)));
  }
  Lines lines;
  for (const Role role : roles) {
    lines.push_back(role_entry(drawing, contains(held, role), role, name_width));
  }
  return lines;
}

// In as many columns as fit.
Lines role_columns(const Drawing& drawing, Roles held, const std::vector<Role>& roles, int width) {
  constexpr std::size_t kMostColumns = 3;
  constexpr int kBetween = 2;
  Lines lines;
  for (std::size_t count = std::min(kMostColumns, roles.size()); count > 0; --count) {
    const std::size_t height = (roles.size() + count - 1) / count;
    lines.clear();
    for (std::size_t first = 0; first < roles.size(); first += height) {
      const std::size_t size = std::min(height, roles.size() - first);
      const Lines column = role_column(drawing, held, std::span(roles).subspan(first, size));
      lines = lines.empty() ? column : beside(lines, column, kBetween);
    }
    const bool fits = std::all_of(lines.begin(), lines.end(),
                                  [&](const std::string& line) { return columns(line) <= width; });
    if (fits) break;
  }
  return lines;
}

// Neighbouring regions: number, terrain, an amulet that waits there and the cloud that closes them.
std::string neighbours(const Drawing& drawing, Region region) {
  const Seat seat = drawing.reader.viewer.seat();
  Lines parts;
  for_each_bit(drawing.map.neighbours.at(region), [&](int other) {
    const auto at = static_cast<std::size_t>(other);
    const Cloud cloud = drawing.view.clouds.at(at);
    const bool amulet = amulet_waits(drawing.map, drawing.view, seat, static_cast<Region>(other));
    parts.push_back(fmt::format("{}{}{}{}", other + 1, sign_of(drawing.map.terrain.at(at)),
                                amulet ? kAmuletSign : "",
                                cloud == kNoCloud ? "" : cloud_sign(drawing.edition, cloud)));
  });
  return fmt::format("{}", fmt::join(parts, " "));
}

Lines one_pawn(const Drawing& drawing, const PlayerView& self, Region region, int width) {
  const Towers open = open_towers(drawing.map, drawing.view, region);
  const Towers mine = towers_for(drawing.map, drawing.view, region, self.resources);
  const bool both = self.pawns[0] == self.pawns[1];
  const std::string where = region_text(drawing.map, region, drawing.reader.words);
  Lines pieces = {drawing.paint.bold(drawing.word(both ? "pawns" : "pawn", {{"region", where}}))};
  for_each_bit(open, [&](int tower) {
    const bool can = (mine >> tower & 1U) != 0;
    const std::string text = fmt::format("{} {}", tower_code(tower), drawing.tower(tower));
    pieces.push_back(can ? text : fmt::format("{} {}", text, drawing.word("no-potion")));
  });
  if (open == 0) pieces.push_back(drawing.word("no-towers"));
  const int bonus = bonus_clouds(drawing.map, drawing.view, region) * drawing.edition.storm_bonus;
  if (bonus > 0) pieces.push_back(drawing.number("storm-bonus", bonus));
  pieces.push_back(fmt::format("{} {}", kMoveSign, neighbours(drawing, region)));
  return flow(pieces, width, 2);
}

}  // namespace

Lines role_lines(const Drawing& drawing, int width) {
  const PlayerView* self = drawing.self();
  if (self == nullptr) return {};
  std::vector<Role> roles;
  for_each_role(roles_shown(drawing, *self), [&roles](Role role) { roles.push_back(role); });
  if (roles.empty()) return {};
  const bool all_shown = drawing.view.decision.step == Step::extra_role;
  Lines lines = flow({drawing.paint.bold(drawing.word("roles")),
                      drawing.paint.faint(drawing.word("roles.signs", {{"sign", kCloudSign}}))},
                     width, 2);
  append(lines, role_columns(drawing, all_shown ? self->hand : Roles{0}, roles, width));
  return lines;
}

Lines reach_lines(const Drawing& drawing, int width) {
  const PlayerView* self = drawing.self();
  if (self == nullptr || drawing.view.over) return {};
  Lines lines = one_pawn(drawing, *self, self->pawns[0], width);
  if (self->pawns[1] != self->pawns[0]) {
    append(lines, one_pawn(drawing, *self, self->pawns[1], width));
  }
  return lines;
}

}  // namespace ludoteca::broom_service
