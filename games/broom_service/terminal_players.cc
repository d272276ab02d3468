// Players in a few lines each, and what was laid in this turn.
#include <fmt/format.h>

#include "games/broom_service/names.h"
#include "games/broom_service/terminal_parts.h"
#include "games/broom_service/terminal_signs.h"
#include "games/broom_service/words.h"
#include "text/columns.h"

namespace ludoteca::broom_service {
namespace {

std::string player_mark(const Drawing& drawing, Seat seat) {
  return drawing.paint.styled(pawn_style(seat), fmt::format("{}{}", kPawnSign, seat + 1));
}

std::string player_name(const Drawing& drawing, Seat seat) {
  const std::string name = drawing.name(seat);
  return drawing.paint.bold(drawing.own(seat) ? drawing.word("you", {{"name", name}}) : name);
}

std::string forest_tiles(const Drawing& drawing, const PlayerView& player) {
  std::string text;
  for (std::size_t kind = 0; kind < kForestTileKinds; ++kind) {
    const std::string sign = forest_tile_sign(drawing.edition, static_cast<ForestTile>(kind));
    for (int i = 0; i < player.forest.at(kind); ++i) text += sign;
  }
  return text;
}

// "Forest Witch!": laid bravely.
std::string laid_roles(const Drawing& drawing, const PlayerView& player) {
  Lines parts;
  for_each_role(player.laid, [&](Role role) {
    parts.push_back(role_text(role, drawing.reader.words) +
                    (contains(player.laid_brave, role) ? "!" : ""));
  });
  return fmt::format("{}", fmt::join(parts, ", "));
}

Lines one_player(const Drawing& drawing, Seat seat, int width) {
  const PlayerView& player = drawing.view.players.at(seat);
  std::string resources;
  for (int kind = 0; kind < kResources; ++kind) {
    const auto resource = static_cast<Resource>(kind);
    resources += (kind == 0 ? "" : " ") + drawing.resource(resource, player.resources[resource]);
  }
  Lines pieces = {player_mark(drawing, seat) + " " + player_name(drawing, seat),
                  drawing.number("points", player.points.track), resources,
                  fmt::format("{}{}", kBoltSign, player.points.bolts)};
  if (drawing.view.options.mountain_tiles) {
    pieces.push_back(fmt::format("{}{}", kAmuletSign, player.points.amulets));
  }
  const std::string tiles = forest_tiles(drawing, player);
  if (!tiles.empty()) pieces.push_back(tiles);
  pieces.push_back(drawing.number("hand", player.hand_size));
  if (player.laid != 0) {
    pieces.push_back(
        named_text(drawing.word("laid"), laid_roles(drawing, player), drawing.reader.words));
  }
  return flow(pieces, width, 3);
}

// What somebody did with the role of this turn.
std::string part_in_turn(const Drawing& drawing, Seat seat) {
  const View& view = drawing.view;
  const PlayerView& player = view.players.at(seat);
  if (!contains(player.laid, view.role)) return drawing.word("passed");
  if (!contains(player.laid_brave, view.role)) return drawing.word("cowardly");
  return drawing.word(view.brave == seat ? "brave" : "out");
}

}  // namespace

Lines player_lines(const Drawing& drawing, int width, bool all) {
  const Viewer viewer = drawing.reader.viewer;
  Lines lines;
  const int first = viewer.is_spectator() ? -1 : viewer.seat();
  for (int i = 1; i <= drawing.players(); ++i) {
    const auto seat = static_cast<Seat>((first + i) % drawing.players());
    if (all || viewer.is(seat)) append(lines, one_player(drawing, seat, width));
  }
  return lines;
}

Lines turn_lines(const Drawing& drawing, int width) {
  const View& view = drawing.view;
  if (view.over || view.role == kNoRole) return {};
  Lines pieces = {drawing.paint.bold(
      drawing.word("turn", {{"role", role_text(view.role, drawing.reader.words)}}))};
  for (int i = 0; i < drawing.players(); ++i) {
    const auto seat = static_cast<Seat>((view.leader + i) % drawing.players());
    const bool asked_now = view.decision.step == Step::follow && view.decision.seat == seat;
    const bool spoken = i <= view.asked && !asked_now;
    pieces.push_back(fmt::format("{} {}", drawing.name(seat),
                                 spoken ? part_in_turn(drawing, seat) : std::string("…")));
  }
  return flow(pieces, width, 2);
}

}  // namespace ludoteca::broom_service
