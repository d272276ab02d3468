// Why a move is refused: always the rule that stands against it.
#include <string>

#include "games/photograph/next_shots.h"
#include "games/photograph/notation.h"
#include "games/photograph/words.h"

namespace ludoteca::photograph {
namespace {

bool choosing_scene(const View& view) {
  return view.step == Step::choose_scene;
}

// A move of the other kind, or no move at all: what is asked for instead.
std::string refuse_kind(const View& view, bool is_move, const Catalogue& words) {
  if (choosing_scene(view)) {
    return words.text(is_move ? "photograph.refusal.scene-first" : "photograph.refusal.no-scene");
  }
  return words.text(is_move ? "photograph.refusal.wind-now" : "photograph.refusal.no-wind");
}

std::string refuse_take(const Edition& edition, const View& view, Action action,
                        const Catalogue& words) {
  const std::int64_t row = action.row() + 1;
  if (action.row() >= view.rows) {
    return words.text("photograph.refusal.rows", {{"n", std::int64_t{view.rows}}});
  }
  const int photos = photos_in_row(view, action.row());
  if (photos == 0) return words.text("photograph.refusal.empty-row", {{"row", row}});
  if (action.count() > edition.most_taken) {
    return words.text("photograph.refusal.most-taken", {{"n", std::int64_t{edition.most_taken}}});
  }
  if (action.count() > photos) {
    return words.text("photograph.refusal.short-row", {{"row", row}, {"n", std::int64_t{photos}}});
  }
  // P3.4: what is left is the right end of a row with one photo.
  return words.text(
      "photograph.refusal.one-end",
      {{"row", row}, {"move", notation(Action::take(action.row(), End::left, action.count()))}});
}

std::string refuse_wind(const View& view, Wind wind, const Catalogue& words) {
  const auto cards = static_cast<int>(view.players[view.viewer.seat()].hand.size());
  if (wind.from >= cards || wind.to >= cards) {
    return words.text("photograph.refusal.hand", {{"n", std::int64_t{cards}}});
  }
  if (wind.from == cards - 1) return words.text("photograph.refusal.front-card");
  return words.text("photograph.refusal.backwards");
}

}  // namespace

std::string refusal(const Edition& edition, const View& view, const std::optional<Action>& action,
                    const Catalogue& words) {
  if (!action || (action->kind() == Action::Kind::take) != choosing_scene(view)) {
    return refuse_kind(view, action.has_value(), words);
  }
  if (choosing_scene(view)) return refuse_take(edition, view, *action, words);
  return refuse_wind(view, action->as_wind(), words);
}

}  // namespace ludoteca::photograph
