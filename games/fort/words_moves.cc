// A move in words.
#include <fmt/format.h>

#include "games/fort/effect_parser.h"
#include "games/fort/json.h"
#include "games/fort/played.h"
#include "games/fort/words.h"

namespace ludoteca::fort {
namespace {

class MoveWords {
 public:
  MoveWords(const Edition& edition, const View& view, Action action, const Reader& reader)
      : edition_(edition),
        view_(view),
        action_(action),
        reader_(reader),
        words_(reader.words),
        effect_(effect_running(edition, view)) {}

  std::string run() const {
    switch (action_.choice()) {
      case Choice::keep:
        return text("keep", {{"kid", card()}});
      case Choice::play:
        return text("play", {{"kid", card()}});
      case Choice::play_none:
        return text("play-none");
      case Choice::use_diy:
        return perk(Perk::diy, icon_words(Icon::fort_more, 1, words_));
      case Choice::recycle:
        return perk(Perk::recycling, text("recycle", {{"kid", card()}}));
      case Choice::do_over:
        return perk(Perk::do_over, text("second-card"));
      case Choice::rough_house:
        return perk(Perk::rough_housing, text("rough-house", {{"kid", played()}}));
      case Choice::suit:
        return suit_text(action_.suit(), words_);
      case Choice::use_public:
        return text("public", {{"effect", in_box(Box::public_box)}});
      case Choice::use_private:
        return text("private", {{"effect", in_box(Box::private_box)}});
      case Choice::no_more:
        return done();
      case Choice::kind:
        return words_.text(fmt::format("fort.kind.{}", resource_name(kind())));
      case Choice::rival:
        return rival();
      case Choice::add_hand:
        return text("add", {{"kid", with_coin()}});
      case Choice::count_lookout:
        return text("count", {{"kid", with_coin()}});
      case Choice::follow:
        return text(view_.step == Step::follow_more ? "follow-more" : "follow",
                    {{"kid", with_coin()}});
      case Choice::follow_no:
        return words_.text(fmt::format("fort.move.no.{}", not_followed()));
      case Choice::begin:
        return text("begin");
      case Choice::keep_rule: {
        const auto rule = static_cast<MadeUpRule>(action_.first());
        return named_text(rule_text(rule, words_), rule_does(edition_, rule, words_), words_);
      }
      case Choice::take_perk: {
        const auto perk = static_cast<Perk>(action_.first());
        return named_text(perk_text(perk, words_), perk_does(edition_, perk, words_), words_);
      }
      default:
        return of_a_repetition();
    }
  }

 private:
  std::string text(std::string_view key, std::initializer_list<TextArg> args = {}) const {
    return words_.text(fmt::format("fort.move.{}", key), args);
  }
  std::string card_of(KidId kid) const {
    return words_.text("fort.card", {{"kid", kid_text(edition_, kid, words_)},
                                     {"suits", suits_text(edition_.kids.at(kid), words_)}});
  }
  std::string card() const { return card_of(action_.kid()); }
  std::string played() const {
    return view_.play.kid == kNoKid ? std::string() : card_of(view_.play.kid);
  }
  std::string with_coin() const {
    return kid_with_coin(edition_, action_.kid(), action_.suit(), words_);
  }
  std::string in_box(Box box) const {
    return effect_words(effect_in_box(edition_, view_, box), words_);
  }
  std::string perk(Perk perk, std::string_view what) const {
    return text("perk", {{"perk", perk_text(perk, words_)}, {"what", what}});
  }
  Resource kind() const { return static_cast<Resource>(action_.first()); }
  std::string one() const {
    const bool pizza = kind() == Resource::pizza;
    return resources_text(pizza ? 1 : 0, pizza ? 0 : 1, words_);
  }

  // The same answer means something else to each question.
  std::string done() const {
    switch (view_.step) {
      case Step::do_over:
        return text("done.do-over");
      case Step::birthday:
        return text("done.birthday");
      case Step::before_discard:
      case Step::after_draw:
        return text("done.recycling");
      default:
        return text("done.choose-action");
    }
  }
  std::string_view not_followed() const {
    return view_.step == Step::follow_more || view_.step == Step::rough_housing
               ? step_name(view_.step)
               : step_name(Step::follow);
  }
  std::string rival() const {
    const auto seat = static_cast<std::size_t>(action_.first());
    const Resources pack = seat < view_.players.size() ? view_.players[seat].pack : Resources();
    return text("rival",
                {{"name", name(seat)}, {"what", resources_text(pack.of[0], pack.of[1], words_)}});
  }
  // A move somebody typed may name a seat that is not there.
  std::string name(std::size_t seat) const {
    return seat < reader_.names.size() ? reader_.names[seat] : std::to_string(seat + 1);
  }

  std::string of_a_repetition() const {
    switch (action_.choice()) {
      case Choice::go_on:
        return text("go-on", {{"what", next_icon()}});
      case Choice::stop:
        return text("stop");
      case Choice::pair_both:
        return text("both");
      case Choice::pair_first:
        return text("only", {{"what", icon_words(effect_.first, 1, words_)}});
      case Choice::pair_second:
        return text("only", {{"what", icon_words(effect_.then, 1, words_)}});
      case Choice::move:
        return text(
            action_.second() == static_cast<int>(Place::supply) ? "pack.supply" : "pack.stuff",
            {{"what", one()}});
      case Choice::spend:
        return text("spend", {{"what", part(one(), static_cast<Place>(action_.second()))}});
      case Choice::convert:
        return convert();
      case Choice::copy:
        return text("copy", {{"what", resources_text(action_.first(), action_.second(), words_)}});
      case Choice::pay:
        return pay();
      case Choice::look_hand:
      case Choice::look_park:
      case Choice::look_deck:
      case Choice::look_yard:
        return text("lookout", {{"what", source()}});
      case Choice::trash_hand:
      case Choice::trash_discard:
      case Choice::trash_yard:
        return text("trash", {{"what", source()}});
      case Choice::recruit_yard:
        return with_actions(text("recruit", {{"what", source()}}));
      default:
        return text("recruit", {{"what", source()}});
    }
  }
  // The table shows only the name of a kid in a Yard.
  std::string with_actions(const std::string& what) const {
    const auto kid = static_cast<std::size_t>(action_.second());
    return named_text(what, actions_icons(edition_.kids.at(kid), words_), words_);
  }
  std::string next_icon() const {
    Icon icon = running_icon(effect_, view_.run);
    if (icon == Icon::any) icon = view_.run.kind == 2 ? Icon::toy : Icon::pizza;
    return icon_words(icon, 1, words_);
  }
  // Which card a choice takes, and from where.
  std::string source() const {
    switch (action_.choice()) {
      case Choice::look_hand:
      case Choice::trash_hand:
        return text("from.hand", {{"kid", card()}});
      case Choice::trash_discard:
        return text("from.discard", {{"kid", card()}});
      case Choice::look_park:
      case Choice::recruit_park:
        return text("from.park", {{"kid", card()}});
      case Choice::look_deck:
      case Choice::recruit_deck:
        return text("from.deck");
      default:
        return text("from.yard", {{"kid", card_of(static_cast<KidId>(action_.second()))},
                                  {"name", name(static_cast<std::size_t>(action_.first()))}});
    }
  }
  std::string part(std::string_view what, Place place) const {
    return text(place == Place::pack ? "part.pack" : "part.stuff", {{"what", what}});
  }
  std::string convert() const {
    const auto place = static_cast<Place>(action_.second());
    return text(kind() == Resource::pizza ? "to-toy" : "to-pizza",
                {{"place", words_.text(fmt::format("fort.place.{}", place_name(place)))}});
  }
  std::string pay() const {
    const auto from = [&](int pizza, int toys, Place place) {
      return pizza + toys == 0 ? "" : part(resources_text(pizza, toys, words_), place);
    };
    const std::string stuff = from(action_.first(), action_.second(), Place::stuff);
    const std::string pack = from(action_.third() >> 4, action_.third() & 0xf, Place::pack);
    if (stuff.empty() && pack.empty()) {
      return text("pay", {{"what", words_.text("fort.resource.none")}});
    }
    if (stuff.empty() || pack.empty()) return text("pay", {{"what", stuff + pack}});
    return text("pay", {{"what", text("part.both", {{"stuff", stuff}, {"pack", pack}})}});
  }

  const Edition& edition_;
  const View& view_;
  Action action_;
  const Reader& reader_;
  const Catalogue& words_;
  Effect effect_;
};

}  // namespace

std::string describe_action(const Edition& edition, const View& view, Action action,
                            const Reader& reader) {
  return MoveWords(edition, view, action, reader).run();
}

}  // namespace ludoteca::fort
