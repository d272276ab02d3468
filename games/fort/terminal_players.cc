// Players: rivals in a few lines each, the viewer's own board with its places.
#include <fmt/format.h>

#include "games/fort/terminal_parts.h"
#include "games/fort/words.h"
#include "text/columns.h"

namespace ludoteca::fort {
namespace {

// "▲▲ ■": pizza and toys as they lie, with a dot for each free place of `limit`.
std::string resource_signs(const Drawing& drawing, const Resources& held, int limit) {
  std::string text = drawing.paint.resource(repeat("▲", held.of[0]), Resource::pizza) +
                     drawing.paint.resource(repeat("■", held.of[1]), Resource::toy);
  return text + repeat("·", limit - held.total());
}

std::string stuff_signs(const Drawing& drawing, const Resources& held) {
  const int limit = drawing.edition.stuff;
  return drawing.paint.resource(repeat("▲", held.of[0]), Resource::pizza) +
         repeat("·", limit - held.of[0]) + " " +
         drawing.paint.resource(repeat("■", held.of[1]), Resource::toy) +
         repeat("·", limit - held.of[1]);
}

// The parts that are one line or less: points, Fort, resources, sizes.
Lines figures(const Drawing& drawing, Seat seat) {
  const PlayerView& player = drawing.view.players[seat];
  Lines pieces = {
      drawing.number("points", player.points), drawing.number("level", player.level),
      drawing.word("stuff") + " " + stuff_signs(drawing, player.stuff),
      drawing.word("pack") + " " + resource_signs(drawing, player.pack, player.pack_limit)};
  if (!drawing.own(seat)) pieces.push_back(drawing.number("hand", player.hand_size));
  if (!drawing.own(seat)) {
    pieces.push_back(drawing.number("deck", player.deck_size));
    pieces.push_back(drawing.number("discard", player.discard.total()));
  }
  if (player.has_rule && !drawing.own(seat)) pieces.push_back(drawing.word("has-rule"));
  if (player.macaroni) pieces.push_back(drawing.word("macaroni"));
  return pieces;
}

void add_pile(const Drawing& drawing, Lines& pieces, const std::string& label,
              const KidCounts& kids) {
  const Lines found = drawing.kid_pieces(kids);
  pieces.push_back(drawing.paint.faint(label));
  append(pieces, found);
}

Lines lookout_and_yard(const Drawing& drawing, Seat seat) {
  const PlayerView& player = drawing.view.players[seat];
  Lines pieces;
  add_pile(drawing, pieces,
           fmt::format("{} {}/{}", drawing.word("lookout"), player.lookout.total(),
                       player.lookout_limit),
           player.lookout);
  if (player.yard.total() > 0) add_pile(drawing, pieces, drawing.word("yard"), player.yard);
  return pieces;
}

Lines with_margin(const Lines& pieces, int width) {
  constexpr int kMargin = 2;
  Lines lines;
  for (const std::string& line : flow(pieces, width - kMargin, kMargin)) {
    lines.push_back("  " + line);
  }
  return lines;
}

Lines one_rival(const Drawing& drawing, Seat seat) {
  const PlayerView& player = drawing.view.players[seat];
  Lines pieces = {drawing.paint.bold(drawing.name(seat))};
  append(pieces, figures(drawing, seat));
  Lines second = lookout_and_yard(drawing, seat);
  if (player.perks != 0) {
    second.push_back(
        named_text(drawing.word("perks"), drawing.perk_names(player.perks), drawing.reader.words));
  }
  if (second.size() == 1) {  // nothing but the size of an empty Lookout
    append(pieces, second);
    return flow(pieces, drawing.width, 2);
  }
  Lines lines = flow(pieces, drawing.width, 2);
  append(lines, with_margin(second, drawing.width));
  return lines;
}

// The deck of a player who drafts is what was kept up to now.
Lines draft_lines(const Drawing& drawing, const PlayerView& player) {
  if (player.deck_size == 0) return {};
  Lines pieces;
  add_pile(drawing, pieces, drawing.word("kept-so-far"), player.deck);
  return flow(pieces, drawing.width, 2);
}

}  // namespace

// In the draft nobody has anything yet.
Lines rival_lines(const Drawing& drawing) {
  if (drawing.view.step == Step::draft && !drawing.view.over) return {};
  const Viewer viewer = drawing.reader.viewer;
  Lines lines;
  for (int i = 1; i <= drawing.players(); ++i) {
    const int first = viewer.is_spectator() ? -1 : viewer.seat();
    const auto seat = static_cast<Seat>((first + i) % drawing.players());
    if (!viewer.is(seat)) append(lines, one_rival(drawing, seat));
  }
  return lines;
}

Lines board_lines(const Drawing& drawing, bool with_deck) {
  if (drawing.reader.viewer.is_spectator()) return {};
  const Catalogue& words = drawing.reader.words;
  const Seat seat = drawing.reader.viewer.seat();
  const PlayerView& player = drawing.view.players[seat];
  if (drawing.view.step == Step::draft && !drawing.view.over) return draft_lines(drawing, player);
  Lines pieces = {drawing.paint.bold(drawing.word("you", {{"name", drawing.name(seat)}}))};
  append(pieces, figures(drawing, seat));
  if (player.level < kTopLevel) {
    pieces.push_back(drawing.paint.faint(drawing.word(
        "next-level", {{"n", std::int64_t{player.level + 1}},
                       {"cost", cost_text(drawing.edition, player.level, Icon::fort, words)}})));
  }
  Lines lines = flow(pieces, drawing.width, 2);
  Lines second = lookout_and_yard(drawing, seat);
  add_pile(drawing, second, drawing.number("discard", player.discard.total()), player.discard);
  add_pile(drawing, second, drawing.number("deck", player.deck_size),
           with_deck ? player.deck : KidCounts{});
  append(lines, with_margin(second, drawing.width));
  const auto add_text = [&](std::string_view label, const std::string& text) {
    for (const std::string& line : wrap("  " + named_text(label, text, words), drawing.width, 4)) {
      lines.push_back(line);
    }
  };
  for (int i = 0; i < kPerks; ++i) {
    if ((player.perks >> i & 1) == 0) continue;
    const auto perk = static_cast<Perk>(i);
    add_text(perk_text(perk, words), perk_does(drawing.edition, perk, words));
  }
  if (player.rule != kNoRule) {
    const auto rule = static_cast<MadeUpRule>(player.rule);
    add_text(drawing.word("rule"),
             named_text(rule_text(rule, words), rule_does(drawing.edition, rule, words), words));
  }
  return lines;
}

}  // namespace ludoteca::fort
