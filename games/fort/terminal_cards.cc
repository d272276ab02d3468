// Kids as cards: the Park, the hand and the card being played.
#include <fmt/format.h>

#include <algorithm>

#include "games/fort/played.h"
#include "games/fort/terminal_parts.h"
#include "games/fort/words.h"
#include "text/columns.h"

namespace ludoteca::fort {
namespace {

constexpr int kNarrowCard = 24;
constexpr int kWideCard = 34;

std::string with_sign(std::string_view sign, const std::string& text) {
  return fmt::format("{} {}", sign, text);
}

// The two actions in icons; one line for a kid without any.
Lines action_lines(const Drawing& drawing, const Kid& kid, int width) {
  const Catalogue& words = drawing.reader.words;
  if (!kid.playable()) return wrap(words.text("fort.effect.none"), width);
  Lines lines = wrap(with_sign(kPublicSign, effect_icons(kid.public_action, words)), width, 2);
  append(lines, wrap(with_sign(kPrivateSign, effect_icons(kid.private_action, words)), width, 2));
  return lines;
}

// A card of so many lines between its borders.
Lines card_lines(const Drawing& drawing, KidId id, int width, std::size_t height) {
  const Kid& kid = drawing.edition.kids[id];
  const int inside = width - 2;
  const std::string name = cut(" " + drawing.kid_name(id) + " ", inside - 1);
  Lines lines = {fmt::format("┌─{}{}┐", name, repeat("─", inside - 1 - columns(name)))};
  const std::string suits = cut(" " + suits_text(kid, drawing.reader.words, true) + " ", inside);
  lines.push_back("│" + drawing.paint.suit(pad_right(suits, inside), main_suit(kid)) + "│");
  Lines actions = action_lines(drawing, kid, inside);
  actions.resize(height);
  for (const std::string& line : actions) lines.push_back("│" + pad_right(line, inside) + "│");
  lines.push_back("└" + repeat("─", inside) + "┘");
  return lines;
}

// The kids of a pile, each as often as it is there.
std::vector<KidId> kids_in(const Drawing& drawing, const KidCounts& counts) {
  std::vector<KidId> kids;
  for (KidId kid = 0; kid < drawing.edition.kid_count; ++kid) {
    for (int i = 0; i < counts.of[kid]; ++i) kids.push_back(kid);
  }
  return kids;
}

Lines card_row(const Drawing& drawing, const std::vector<KidId>& kids, int width) {
  std::size_t height = 0;
  for (const KidId kid : kids) {
    height = std::max(height, action_lines(drawing, drawing.edition.kids[kid], width - 2).size());
  }
  Lines row;
  for (const KidId kid : kids) {
    const Lines card = card_lines(drawing, kid, width, height);
    row = row.empty() ? card : beside(row, card, 0);
  }
  return row;
}

Lines card_rows(const Drawing& drawing, const std::vector<KidId>& kids) {
  const int per_row = std::max(drawing.width / kNarrowCard, 1);
  const int rows = (static_cast<int>(kids.size()) + per_row - 1) / per_row;
  if (rows == 0) return {};
  const int even = (static_cast<int>(kids.size()) + rows - 1) / rows;  // rows of one length
  const int width = std::min(drawing.width / even, kWideCard);
  Lines lines;
  for (std::size_t i = 0; i < kids.size(); i += static_cast<std::size_t>(even)) {
    const std::size_t end = std::min(kids.size(), i + static_cast<std::size_t>(even));
    append(lines, card_row(drawing,
                           {kids.begin() + static_cast<std::ptrdiff_t>(i),
                            kids.begin() + static_cast<std::ptrdiff_t>(end)},
                           width));
  }
  return lines;
}

// A kid with its actions, in a line or a few.
Lines kid_lines(const Drawing& drawing, KidId id) {
  const Catalogue& words = drawing.reader.words;
  const Kid& kid = drawing.edition.kids[id];
  Lines pieces = {drawing.kid_piece(id)};
  if (kid.playable()) {
    pieces.push_back(with_sign(kPublicSign, effect_icons(kid.public_action, words)));
    pieces.push_back(with_sign(kPrivateSign, effect_icons(kid.private_action, words)));
  } else {
    pieces.push_back(words.text("fort.effect.none"));
  }
  Lines lines;
  for (const std::string& line : flow(pieces, drawing.width - 2, 2)) lines.push_back("  " + line);
  return lines;
}

// How far the leader's or the viewer's action has come: "2 of 3", or the symbols counted so far.
std::string progress(const Drawing& drawing, Box box) {
  const View& view = drawing.view;
  const Run& run = view.run;
  if (view.step == Step::repeat || view.step == Step::pay) {
    if (run.box != box) return {};
    return drawing.word("repetition",
                        {{"r", std::int64_t{run.done + 1}}, {"n", std::int64_t{run.times}}});
  }
  const bool preparing = view.step >= Step::play && view.step <= Step::add;
  const int symbols =
      symbols_so_far(drawing.edition, view, effect_in_box(drawing.edition, view, box));
  if (!preparing || !view.to_act.contains(view.turn) || symbols == 0) return {};
  return drawing.number("so-far", symbols);
}

std::string use_text(const Drawing& drawing, Box box) {
  const Use use = drawing.view.play.use[static_cast<std::size_t>(box)];
  if (use == Use::fully) return drawing.word("used");
  if (use == Use::in_part) return drawing.word("used-in-part");
  return progress(drawing, box);
}

// An action of the played card in words.
Lines played_action(const Drawing& drawing, Box box) {
  const Effect effect = effect_in_box(drawing.edition, drawing.view, box);
  if (effect.blank()) return {};
  const bool open = box == Box::public_box;
  const Catalogue& words = drawing.reader.words;
  std::string text = "  " + with_sign(open ? kPublicSign : kPrivateSign,
                                      named_text(drawing.word(open ? "public" : "private"),
                                                 effect_words(effect, words), words));
  const std::string use = use_text(drawing, box);
  if (!use.empty()) text += " [" + use + "]";
  return wrap(text, drawing.width, 4);
}

// "coin = book" for each added or counted coin.
Lines coin_pieces(const Drawing& drawing) {
  const Catalogue& words = drawing.reader.words;
  const auto given = coins_given(drawing.edition, drawing.view);
  Lines pieces;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const auto suit = static_cast<Suit>(i);
    const std::string name = drawing.paint.suit(suit_text(suit, words), suit);
    for (int coin = 0; coin < given[i]; ++coin) {
      pieces.push_back(fmt::format("{} = {}", suit_text(Suit::coin, words), name));
    }
  }
  return pieces;
}

}  // namespace

Lines park_lines(const Drawing& drawing) {
  const View& view = drawing.view;
  Lines pieces = {drawing.paint.bold(drawing.word("park")),
                  drawing.number("park-deck", view.park_deck)};
  const std::string perks = drawing.perk_names(view.perks);
  if (!perks.empty()) {
    pieces.push_back(named_text(drawing.word("perks"), perks, drawing.reader.words));
  }
  pieces.push_back(drawing.number("rules", view.rules_left));
  if (!view.macaroni_taken) pieces.push_back(drawing.word("macaroni"));
  Lines lines = flow(pieces, drawing.width, 2);
  for (const KidId kid : view.park) {
    if (kid != kNoKid) append(lines, kid_lines(drawing, kid));
  }
  return lines;
}

// F4: the card on the table, the cards added to it, and what its actions do.
Lines played_lines(const Drawing& drawing) {
  const View& view = drawing.view;
  if (view.over || view.play.kid == kNoKid || view.play.in_play.total() == 0) return {};
  KidCounts added = view.play.in_play;
  if (added.of[view.play.kid] > 0) --added.of[view.play.kid];
  Lines pieces = {drawing.paint.bold(drawing.word("played")), drawing.kid_piece(view.play.kid)};
  if (view.play.suit != kNoSuit) {
    const auto suit = static_cast<Suit>(view.play.suit);
    pieces.push_back("= " + drawing.paint.suit(suit_text(suit, drawing.reader.words), suit));
  }
  if (added.total() > 0) {
    pieces.push_back(drawing.paint.faint(drawing.word("with")));
    append(pieces, drawing.kid_pieces(added));
  }
  if (view.play.counted.total() > 0) {
    pieces.push_back(drawing.paint.faint(drawing.word("counting")));
    append(pieces, drawing.kid_pieces(view.play.counted));
  }
  append(pieces, coin_pieces(drawing));
  Lines lines = flow(pieces, drawing.width, 2);
  append(lines, played_action(drawing, Box::public_box));
  append(lines, played_action(drawing, Box::private_box));
  return lines;
}

Lines hand_lines(const Drawing& drawing, bool as_cards) {
  if (drawing.reader.viewer.is_spectator()) return {};
  const PlayerView& player = drawing.view.players[drawing.reader.viewer.seat()];
  Lines pieces = {drawing.paint.bold(drawing.word("your-hand")),
                  drawing.paint.faint(fmt::format("{} {}", kPublicSign, drawing.word("public"))),
                  drawing.paint.faint(fmt::format("{} {}", kPrivateSign, drawing.word("private"))),
                  drawing.paint.faint(drawing.word("signs"))};
  Lines lines = flow(pieces, drawing.width, 2);
  if (drawing.view.kept != kNoKid) {
    append(lines,
           flow({drawing.word("kept"), drawing.kid_piece(drawing.view.kept)}, drawing.width, 2));
  }
  const auto kids = kids_in(drawing, player.hand);
  if (as_cards) {
    append(lines, card_rows(drawing, kids));
  } else {
    for (const KidId kid : kids) append(lines, kid_lines(drawing, kid));
  }
  return lines;
}

}  // namespace ludoteca::fort
