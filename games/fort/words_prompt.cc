// The question of the moment.
#include <fmt/format.h>

#include "games/fort/effect_parser.h"
#include "games/fort/json.h"
#include "games/fort/played.h"
#include "games/fort/words.h"

namespace ludoteca::fort {
namespace {

std::string ask(std::string_view key, const Catalogue& words,
                std::initializer_list<TextArg> args = {}) {
  return words.text(fmt::format("fort.prompt.{}.you", key), args);
}

// What the next repetition does. The kind of an `any` has been chosen by then.
std::string next_icon_words(const View& view, const Effect& effect, const Catalogue& words) {
  if (effect.side_by_side && view.run.kind == 0) return effect_words(effect, words);
  Icon icon = running_icon(effect, view.run);
  if (icon == Icon::any) icon = view.run.kind == 2 ? Icon::toy : Icon::pizza;
  return icon_words(icon, 1, words);
}

std::string ask_repeat(const Edition& edition, const View& view, const Catalogue& words) {
  return ask(view.run.times > 1 ? "repeat" : "repeat-once", words,
             {{"r", std::int64_t{view.run.done + 1}},
              {"n", std::int64_t{view.run.times}},
              {"what", next_icon_words(view, effect_running(edition, view), words)}});
}

// F4.2: at least one action fully; after one in part the other must be.
std::string_view action_question(const View& view) {
  const auto used = [&](Use use) { return view.play.use[0] == use || view.play.use[1] == use; };
  if (used(Use::in_part) && !used(Use::fully)) return "choose-action-fully";
  return used(Use::fully) ? "choose-action-more" : "choose-action";
}

std::string ask_pay(const Edition& edition, const View& view, const Catalogue& words) {
  const int level = view.players[view.viewer.seat()].level;
  const Icon icon = effect_running(edition, view).first;
  return ask(
      "pay", words,
      {{"level", std::int64_t{level + 1}}, {"cost", cost_text(edition, level, icon, words)}});
}

}  // namespace

std::string question(const Edition& edition, const View& view, const Catalogue& words) {
  const bool played = view.play.kid != kNoKid;
  const std::string kid = played ? kid_text(edition, view.play.kid, words) : std::string();
  switch (view.step) {
    case Step::play:
      return ask(played ? "second" : "play", words);
    case Step::choose_action:
      return ask(action_question(view), words, {{"kid", kid}});
    case Step::add:
      return ask("add", words, {{"effect", effect_words(effect_running(edition, view), words)}});
    case Step::repeat:
      return ask_repeat(edition, view, words);
    case Step::pay:
      return ask_pay(edition, view, words);
    case Step::follow:
      return ask("follow", words,
                 {{"kid", kid},
                  {"suit", suit_text(suit_to_follow(edition, view), words)},
                  {"effect", effect_words(edition.kids[view.play.kid].public_action, words)}});
    default:
      return ask(step_name(view.step), words, {{"kid", kid}});
  }
}

std::string prompt(const Edition& edition, const View& view, const Reader& reader) {
  if (view.over) return reader.words.text("fort.prompt.over");
  const bool asked = !reader.viewer.is_spectator() && view.to_act.contains(reader.viewer.seat());
  if (asked) return question(edition, view, reader.words);
  // Of a follower's small steps others see only that somebody acts.
  const bool following = view.step == Step::play && !view.to_act.contains(view.turn);
  return reader.words.text(
      fmt::format("fort.prompt.{}.other", following ? "following" : step_name(view.step)),
      {{"name", names_of(view.to_act, reader)}});
}

}  // namespace ludoteca::fort
