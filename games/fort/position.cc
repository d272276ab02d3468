#include "games/fort/position.h"

#include <fmt/format.h>

#include "engine/json_output.h"
#include "games/fort/effect_parser.h"
#include "games/fort/json.h"
#include "games/fort/notation.h"

namespace ludoteca::fort {
namespace {

namespace json = boost::json;

class PositionWriter {
 public:
  PositionWriter(const Edition& edition, const State& state) : edition_(edition), state_(state) {}

  json::object run() const {
    json::object out;
    out["players"] = state_.options.players;
    out["options"] = {{"setup", state_.options.draft ? "draft" : "basic"}};
    write_decision(out);
    out["first"] = counted(state_.first);
    out["end"] = end_name(state_.end);
    write_table(out);
    out["play"] = play();
    out["run"] = running_action();
    json::array& seats = out["seats"].emplace_array();
    for (Seat seat = 0; seat < state_.seats(); ++seat) seats.push_back(player(state_.at(seat)));
    write_draft(out);
    return out;
  }

 private:
  void write_decision(json::object& out) const {
    const bool over = finished(state_);
    out["step"] = over ? kOver : step_name(state_.pending.top().step);
    out["turn"] = seat_json(over ? kNobody : leader_of(state_));
    out["acting"] = seat_json(over ? kNobody : state_.pending.top().seat);
  }

  json::value card(Card card) const {
    return card == kNoCard ? json::value() : json::value(card_name(edition_, card));
  }
  json::array cards(const CardSet& set) const {
    json::array out;
    set.for_each([&](Card card) { out.emplace_back(card_name(edition_, card)); });
    return out;
  }

  void write_table(json::object& out) const {
    json::array& park = out["park"].emplace_array();
    for (const Card card : state_.park) park.push_back(this->card(card));
    out["park_deck"] = cards(state_.park_deck);
    out["perks"] = perks_json(state_.perks);
    out["rules"] = rules_json(state_.rules);
    json::array& looked = out["looked"].emplace_array();
    for (const Seat seat : state_.lookers) {
      if (seat != kNobody) looked.emplace_back(counted(seat));
    }
    out["in_play"] = cards(state_.in_play);
    out["counted"] = cards(state_.counted);
  }

  json::value play() const {
    const Play& play = state_.play;
    if (play.card == kNoCard) return {};
    return json::object{
        {"card", card(play.card)},
        {"suit", suit_json(play.suit)},
        {"public", kUseNames.at(static_cast<std::size_t>(play.use[0]))},
        {"private", kUseNames.at(static_cast<std::size_t>(play.use[1]))},
        {"symbols", symbols_json(play.symbols)},
        {"kind", play.kind == 0 ? json::value() : json::value(kResourceNames.at(play.kind - 1U))},
        {"second", play.do_over},
        {"followed", seats_json(play.followed)}};
  }

  // Who carries it out is who acts; whether they lead or follow is clear from whose turn it is.
  json::value running_action() const {
    if (!is_running(state_)) return {};
    const Run& run = state_.run;
    json::value kind;
    if (run.kind != 0) {
      const bool pair = running_effect(edition_, state_).side_by_side;
      kind = pair ? kPairNames.at(run.kind - 1U) : kResourceNames.at(run.kind - 1U);
    }
    return json::object{{"action", kBoxNames.at(static_cast<std::size_t>(run.box))},
                        {"times", run.times},
                        {"done", run.done},
                        {"least", run.least},
                        {"suit", suit_json(run.suit)},
                        {"kind", std::move(kind)},
                        {"rival", seat_json(run.rival)},
                        {"stage", run.stage},
                        {"skipped", run.skipped}};
  }

  json::object player(const Player& player) const {
    return {{"colour", kColourNames.at(player.colour)},
            {"points", player.points},
            {"level", player.level},
            {"stuff", resources_json(player.stuff)},
            {"pack", resources_json(player.pack)},
            {"perks", perks_json(player.perks)},
            {"rule", rule_json(player.rule)},
            {"macaroni", player.macaroni},
            {"hand", cards(player.hand)},
            {"deck", cards(player.deck)},
            {"discard", cards(player.discard)},
            {"yard", cards(player.yard)},
            {"lookout", cards(player.lookout)},
            {"known", cards((player.hand | player.deck) & state_.shown)},
            {"sure", cards(player.sure)}};
  }

  void write_draft(json::object& out) const {
    json::array& drafted = out["drafted"].emplace_array();
    json::array& kept = out["kept"].emplace_array();
    for (Seat seat = 0; state_.options.draft && seat < state_.seats(); ++seat) {
      json::array picks;
      for (const Card card : state_.drafted.at(seat)) {
        if (card != kNoCard) picks.push_back(this->card(card));
      }
      drafted.push_back(std::move(picks));
      kept.push_back(state_.kept.chosen().contains(seat) ? card(state_.kept.of(seat))
                                                         : json::value());
    }
  }

  const Edition& edition_;
  const State& state_;
};

}  // namespace

std::string card_name(const Edition& edition, Card card) {
  const KidId kid = edition.kid_of.at(card);
  const int copy = card - edition.first_card.at(kid) + 1;
  const std::string_view name = edition.kids.at(kid).name();
  return copy == 1 ? std::string(name) : fmt::format("{} #{}", name, copy);
}

std::optional<Card> card_named(const Edition& edition, std::string_view name) {
  for (KidId kid = 0; kid < edition.kid_count; ++kid) {
    const std::string_view known = edition.kids.at(kid).name();
    if (!name.starts_with(known)) continue;
    const Card first = edition.first_card.at(kid);
    for (Card card = first; card < first + edition.kids.at(kid).copies; ++card) {
      if (card_name(edition, card) == name) return card;
    }
  }
  return std::nullopt;
}

json::object position_json(const Edition& edition, const State& state) {
  return PositionWriter(edition, state).run();
}

}  // namespace ludoteca::fort
