// What happened, in words.
#include <fmt/format.h>

#include <variant>

#include "games/fort/json.h"
#include "games/fort/words.h"

namespace ludoteca::fort {
namespace {

struct EventWords {
  const Edition& edition;
  const Reader& reader;

  // Languages address a person differently from telling about one.
  std::string text(std::string_view key, Seat seat,
                   std::initializer_list<TextArg> more = {}) const {
    const bool you = reader.viewer.is(seat);
    const auto arg = [&](std::size_t i) {
      return i < more.size() ? *(more.begin() + i) : TextArg{"", std::string_view()};
    };
    return reader.words.text(fmt::format("fort.event.{}.{}", key, you ? "you" : "other"),
                             {{"name", name(seat)}, arg(0), arg(1)});
  }
  std::string_view name(Seat seat) const { return reader.names.at(seat); }
  std::string kid(KidId kid) const { return kid_text(edition, kid, reader.words); }
  std::string card(KidId kid) const {
    return reader.words.text(
        "fort.card",
        {{"kid", this->kid(kid)}, {"suits", suits_text(edition.kids.at(kid), reader.words)}});
  }

  std::string operator()(const TurnStarted& event) const { return text("turn", event.seat); }
  std::string operator()(const KidKept& event) const {
    if (event.kid == kNoKid) return {};
    return reader.words.text("fort.event.kept", {{"kid", card(event.kid)}});
  }
  // The table shows the new hand.
  std::string operator()(const KidPassed&) const { return {}; }
  std::string operator()(const CardDrawn&) const { return {}; }
  std::string operator()(const DeckShuffled& event) const { return text("shuffled", event.seat); }

  std::string operator()(const KidMoved& event) const {
    if (event.to == Zone::box && event.from == Zone::in_play) {
      return reader.words.text("fort.event.boxed", {{"kid", kid(event.kid)}});
    }
    const std::string_view key = moved_key(event);
    if (key.empty()) return {};
    const bool taken = event.from == Zone::yard && event.owner != event.seat;
    if (taken && reader.viewer.is(event.owner)) {
      return reader.words.text(fmt::format("fort.event.{}.yours", key),
                               {{"name", name(event.seat)}, {"kid", card(event.kid)}});
    }
    return text(key, event.seat, {{"kid", card(event.kid)}, {"owner", name(event.owner)}});
  }
  static std::string_view moved_key(const KidMoved& event) {
    switch (event.to) {
      case Zone::discard:
        return to_discard(event);
      case Zone::lookout:
        return event.from == Zone::hand        ? "lookout-hand"
               : event.from == Zone::park      ? "lookout-park"
               : event.from == Zone::park_deck ? "lookout-deck"
                                               : "lookout-yard";
      case Zone::box:
        return event.from == Zone::hand      ? "trash-hand"
               : event.from == Zone::discard ? "trash-discard"
                                             : "trash-yard";
      case Zone::yard:
        return "to-yard";
      case Zone::hand:
        return "to-hand";
      default:
        return "";
    }
  }
  // Cleanup and the played cards of the Discard phase go without saying.
  static std::string_view to_discard(const KidMoved& event) {
    switch (event.from) {
      case Zone::park:
        return "recruit-park";
      case Zone::park_deck:
        return "recruit-deck";
      case Zone::yard:
        return event.owner == event.seat ? "" : "recruit-yard";
      case Zone::hand:
        return "discarded";
      default:
        return "";
    }
  }

  std::string operator()(const ParkFilled& event) const {
    return reader.words.text("fort.event.park", {{"kid", card(event.kid)}});
  }
  std::string operator()(const CardPlayed& event) const {
    return text("played", event.seat, {{"kid", card(event.kid)}});
  }
  std::string operator()(const NothingPlayed& event) const { return text("nothing", event.seat); }
  std::string operator()(const SuitNamed& event) const {
    return text("suit", event.seat, {{"suit", suit_text(event.suit, reader.words)}});
  }
  std::string operator()(const ActionStarted& event) const {
    if (event.box == Box::diy) return {};  // the perk was told already
    return text(event.box == Box::public_box ? "public" : "private", event.seat,
                {{"n", std::int64_t{event.times}}});
  }
  std::string operator()(const CardAdded& event) const {
    return text(event.from == Zone::hand ? "added" : "counted", event.seat,
                {{"kid", kid_with_coin(edition, event.kid, event.coin, reader.words)}});
  }
  std::string operator()(const ResourcesMoved& event) const {
    const std::string_view key = event.to == Place::stuff ? "taken"
                                 : event.to == Place::pack
                                     ? (event.from == Place::supply ? "packed-supply" : "packed")
                                     : (event.from == Place::stuff ? "spent-stuff" : "spent-pack");
    const bool pizza = event.kind == Resource::pizza;
    return text(
        key, event.seat,
        {{"what", resources_text(pizza ? event.count : 0, pizza ? 0 : event.count, reader.words)}});
  }
  std::string operator()(const Converted& event) const {
    const std::string place =
        reader.words.text(fmt::format("fort.place.{}", place_name(event.place)));
    return text(event.into == Resource::toy ? "to-toy" : "to-pizza", event.seat,
                {{"place", place}});
  }
  std::string operator()(const PointsWon& event) const {
    return text("points", event.seat, {{"n", std::int64_t{event.points}}});
  }
  std::string operator()(const FortRaised& event) const {
    return text("fort", event.seat, {{"n", std::int64_t{event.level}}});
  }
  std::string operator()(const RulesSeen& event) const {
    std::string rules;
    for (int i = 0; i < kMadeUpRules; ++i) {
      if ((event.rules >> i & 1) == 0) continue;
      rules += (rules.empty() ? "" : ", ") + rule_text(static_cast<MadeUpRule>(i), reader.words);
    }
    return text("rules-seen", event.seat, {{"rules", rules}});
  }
  std::string operator()(const RuleKept& event) const {
    const std::string rule = event.rule == kNoRule
                                 ? std::string()
                                 : rule_text(static_cast<MadeUpRule>(event.rule), reader.words);
    return text("rule", event.seat, {{"rule", rule}});
  }
  std::string operator()(const PerkTaken& event) const {
    return text("perk", event.seat, {{"perk", perk_text(event.perk, reader.words)}});
  }
  std::string operator()(const PerkTrashed& event) const {
    return text("perk-used", event.seat, {{"perk", perk_text(event.perk, reader.words)}});
  }
  std::string operator()(const MacaroniTaken& event) const { return text("macaroni", event.seat); }
  std::string operator()(const NotFollowed& event) const {
    return text("not-followed", event.seat);
  }
  std::string operator()(const EndTriggered& event) const {
    const int number = event.reason == End::points ? edition.end_at : kTopLevel;
    return reader.words.text(fmt::format("fort.event.end-{}", end_name(event.reason)),
                             {{"n", std::int64_t{number}}});
  }
  std::string operator()(const GameOver&) const {
    return reader.words.text("fort.event.game-over");
  }
  std::string operator()(const Chosen&) const { return {}; }  // what follows tells it
};

}  // namespace

std::string describe_event(const Edition& edition, const Event& event, const Reader& reader) {
  return std::visit(EventWords{edition, reader}, event);
}

}  // namespace ludoteca::fort
