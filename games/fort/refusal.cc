// Why a move is refused: always the rule that stands against it.
#include <fmt/format.h>

#include <algorithm>

#include "games/fort/answers.h"
#include "games/fort/limits.h"
#include "games/fort/played.h"
#include "games/fort/words.h"

namespace ludoteca::fort {
namespace {

class Refusal {
 public:
  Refusal(const Edition& edition, const View& view, Action action, const Catalogue& words)
      : edition_(edition),
        view_(view),
        action_(action),
        words_(words),
        own_(view.players[view.viewer.seat()]),
        doer_{edition, view, words, view.viewer.is(view.turn), kind_of_run(), 0} {}

  std::string run() {
    if (!takes(view_.step, action_.choice()) || not_a_second_card()) return not_now();
    switch (action_.choice()) {
      case Choice::keep:
      case Choice::add_hand:
      case Choice::look_hand:
      case Choice::trash_hand:
      case Choice::play:
      case Choice::follow:
        if (own_.hand.of[action_.kid()] == 0) return about_kid("not-in-hand");
        break;
      case Choice::recycle:
        if (!has(Perk::recycling)) return needs(Perk::recycling);
        return about_kid("not-in-discard");
      default:
        break;
    }
    return view_.step == Step::repeat ? refuse_repetition() : refuse_choice();
  }

 private:
  std::string text(std::string_view key, std::initializer_list<TextArg> args = {}) const {
    return words_.text(fmt::format("fort.refusal.{}", key), args);
  }
  std::string not_now() const {
    return text("not-now", {{"question", question(edition_, view_, words_)}});
  }
  std::string about_kid(std::string_view key) const {
    return text(key, {{"kid", kid_text(edition_, action_.kid(), words_)}});
  }
  std::string needs(Perk perk) const {
    return text("needs-perk", {{"perk", perk_text(perk, words_)}});
  }
  // Do-Over: a card must be played, nothing else.
  bool not_a_second_card() const {
    return view_.step == Step::play && view_.play.kid != kNoKid && action_.choice() != Choice::play;
  }
  bool has(Perk perk) const { return (own_.perks >> static_cast<int>(perk) & 1) != 0; }
  const Kid& kid() const { return edition_.kids[action_.kid()]; }
  int kind_of_run() const { return view_.run.kind == 0 ? -1 : view_.run.kind - 1; }

  std::string refuse_choice() {
    switch (action_.choice()) {
      case Choice::play:
        return refuse_play();
      case Choice::use_diy:
        return has(Perk::diy) ? text("cannot-use", {{"why", why_not_fully(doer_, diy_effect(), 1)}})
                              : needs(Perk::diy);
      case Choice::use_public:
        return refuse_box(Box::public_box);
      case Choice::use_private:
        return refuse_box(Box::private_box);
      case Choice::no_more:
        return text("use-one-fully");
      case Choice::kind:
        doer_.kind = action_.first() == 0 ? 0 : 1;
        return text("cannot-use", {{"why", why_not_fully(doer_, running(), 1)}});
      case Choice::rival:
        return text("cannot-use", {{"why", why_not_fully(doer_, running(), 1)}});
      case Choice::add_hand:
      case Choice::count_lookout:
        return refuse_card();
      case Choice::begin:
        return text("begin", {{"why", why_not_fully(doer_, running(), counted(running()))}});
      case Choice::pay: {
        const Icon icon = running().first;
        return text("payment", {{"level", std::int64_t{own_.level + 1}},
                                {"cost", cost_text(edition_, own_.level, icon, words_)}});
      }
      case Choice::keep_rule:
        return text("rule-gone",
                    {{"rule", rule_text(static_cast<MadeUpRule>(action_.first()), words_)}});
      case Choice::take_perk:
        return text("perk-gone", {{"perk", perk_text(static_cast<Perk>(action_.first()), words_)}});
      case Choice::follow:
        return refuse_follow();
      case Choice::recruit_park:
      case Choice::recruit_deck:
      case Choice::recruit_yard:
        return refuse_street();
      case Choice::do_over:
        return has(Perk::do_over) ? text("dead-end") : needs(Perk::do_over);
      default:
        return text("dead-end");
    }
  }

  Effect running() const { return effect_running(edition_, view_); }
  int counted(const Effect& effect) const { return symbols_so_far(edition_, view_, effect); }

  std::string refuse_play() {
    if (!kid().playable()) return about_kid("no-action");
    doer_.cards_gone = 1;
    const auto why = [&](const Effect& effect) {
      return why_not_fully(doer_, effect, kid().symbols_of(effect.suit, effect.suit));
    };
    return text("cannot-play", {{"kid", kid_text(edition_, action_.kid(), words_)},
                                {"public", why(kid().public_action)},
                                {"private", why(kid().private_action)}});
  }

  std::string refuse_box(Box box) {
    if (view_.play.use[static_cast<std::size_t>(box)] != Use::not_used) return text("box-used");
    const Effect effect = effect_in_box(edition_, view_, box);
    return text("cannot-use", {{"why", why_not_fully(doer_, effect, counted(effect))}});
  }

  // F4.3, F4.5, F4.7
  std::string refuse_card() {
    const bool counts = action_.choice() == Choice::count_lookout;
    const KidId id = action_.kid();
    if (counts && own_.lookout.of[id] <= view_.play.counted.of[id]) {
      return about_kid("not-in-lookout");
    }
    if (kid().has_coin() == (action_.suit() == Suit::coin)) return about_kid("coin");
    const Effect effect = running();
    const Suit suit = suit_of_run(effect, view_.run);
    const std::string name = kid_text(edition_, id, words_);
    if (kid().symbols_of(suit, action_.suit()) == 0) {
      return text("wrong-suit", {{"kid", name}, {"suit", suit_text(suit, words_)}});
    }
    doer_.cards_gone = counts ? 0 : 1;
    return text("useless", {{"kid", name}, {"why", why_no_more(doer_, effect)}});
  }

  std::string refuse_follow() {
    const Suit suit = suit_to_follow(edition_, view_);
    if (kid().has_coin() == (action_.suit() == Suit::coin)) return about_kid("coin");
    const int symbols = kid().symbols_of(suit, action_.suit());
    if (symbols == 0) {
      return text("wrong-suit", {{"kid", kid_text(edition_, action_.kid(), words_)},
                                 {"suit", suit_text(suit, words_)}});
    }
    doer_.cards_gone = 1;
    const Effect effect = effect_in_box(edition_, view_, Box::public_box);
    return text("cannot-use", {{"why", why_not_fully(doer_, effect, symbols)}});
  }

  // The Park, its deck and the Yards.
  std::string refuse_street() const {
    switch (action_.choice()) {
      case Choice::recruit_deck:
      case Choice::look_deck:
        return view_.park_deck == 0 ? text("deck-empty") : text("dead-end");
      case Choice::recruit_park:
      case Choice::look_park: {
        const bool there =
            std::find(view_.park.begin(), view_.park.end(), action_.kid()) != view_.park.end();
        return there ? text("dead-end") : about_kid("not-in-park");
      }
      default: {
        const auto seat = static_cast<std::size_t>(action_.first());
        if (seat == view_.viewer.seat()) return text("own-yard");
        const auto kid = static_cast<std::size_t>(action_.second());
        if (seat < view_.players.size() && view_.players[seat].yard.of[kid] > 0) {
          return text("dead-end");
        }
        return text("not-in-yard", {{"kid", kid_text(edition_, static_cast<KidId>(kid), words_)}});
      }
    }
  }

  std::string refuse_repetition() {
    const Effect effect = running();
    const Icon icon = running_icon(effect, view_.run);
    const Choice choice = action_.choice();
    const bool pair = effect.side_by_side && view_.run.kind == 0;
    if (choice >= Choice::pair_first && choice <= Choice::pair_both) {
      return pair ? text("cannot-use", {{"why", why_not_fully(doer_, effect, 1)}}) : not_now();
    }
    if (pair || !fits_icon(choice, icon)) return not_now();
    switch (choice) {
      case Choice::stop:
        return text("stop");
      case Choice::look_park:
      case Choice::look_deck:
      case Choice::look_yard:
        return doer_.leader && has(Perk::bribe) ? refuse_street() : needs(Perk::bribe);
      case Choice::recruit_park:
      case Choice::recruit_deck:
      case Choice::recruit_yard:
      case Choice::trash_yard:
        return refuse_street();
      case Choice::trash_discard:
        return own_.discard.of[action_.kid()] == 0 ? about_kid("not-in-discard") : text("dead-end");
      case Choice::move:
      case Choice::spend:
      case Choice::convert:
        return refuse_resource();
      default:
        return text("dead-end");
    }
  }

  std::string refuse_resource() const {
    const auto place = static_cast<Place>(action_.second());
    if (place == Place::supply) {
      const bool may = doer_.leader && has(Perk::sticky_fingers);
      return may || action_.choice() != Choice::move ? text("dead-end")
                                                     : needs(Perk::sticky_fingers);
    }
    const Resources& held = place == Place::stuff ? own_.stuff : own_.pack;
    if (held[static_cast<Resource>(action_.first())] > 0) return text("dead-end");
    return text(
        "nothing-there",
        {{"place", words_.text(place == Place::stuff ? "fort.place.stuff" : "fort.place.pack")}});
  }

  const Edition& edition_;
  const View& view_;
  Action action_;
  const Catalogue& words_;
  const PlayerView& own_;
  Doer doer_;
};

}  // namespace

std::string refusal(const Edition& edition, const View& view, const std::optional<Action>& action,
                    const Catalogue& words) {
  if (!action) return words.text("fort.refusal.no-move");
  return Refusal(edition, view, *action, words).run();
}

}  // namespace ludoteca::fort
