// What a recorded game of Fort shows: so that golden records can be chosen and checked for showing
// everything.
#pragma once

#include <fmt/format.h>

#include <string>
#include <variant>

#include "engine/golden_records.h"
#include "engine/typed_match.h"
#include "games/fort/fort.h"
#include "games/fort/json.h"
#include "games/fort/notation.h"

namespace ludoteca::fort {

// "public Bug", "perk diy", "rule loner", "end park", "3 players", "draft", "won by level" …
class FeatureFinder {
 public:
  explicit FeatureFinder(const Record& record) : record_(record) {}

  GoldenFeatures run() {
    AnyStreams streams = make_streams(record_);
    std::visit([this](auto& any) { replay(any); }, streams);
    return found_;
  }

  // Everything there is to show with this edition.
  static GoldenFeatures all() {
    GoldenFeatures all = {"2 players",     "3 players",     "4 players",       "basic",
                          "draft",         "end points",    "end fort",        "end park",
                          "won by points", "won by level",  "won together",    "macaroni",
                          "second card",   "follow",        "follower's fort", "used in part",
                          "trash this",    "no card played"};
    const Edition& edition = default_edition();
    for (KidId id = 0; id < edition.kid_count; ++id) {
      const Kid& kid = edition.kids.at(id);
      if (!kid.public_action.blank()) all.insert(fmt::format("public {}", kid.name()));
      if (!kid.private_action.blank()) all.insert(fmt::format("private {}", kid.name()));
    }
    for (int i = 0; i < kPerks; ++i) all.insert(perk_feature(static_cast<Perk>(i)));
    for (int i = 0; i < kMadeUpRules; ++i) all.insert(rule_feature(static_cast<MadeUpRule>(i)));
    return all;
  }

 private:
  static std::string perk_feature(Perk perk) { return fmt::format("perk {}", perk_name(perk)); }
  static std::string rule_feature(MadeUpRule rule) {
    return fmt::format("rule {}", rule_name(rule));
  }

  template <class Streams>
  void replay(Streams& streams) {
    const Edition& edition = default_edition();
    const Options options = options_from(record_.players, record_.options);
    State state = setup(edition, options, streams);
    found_.insert(fmt::format("{} players", record_.players));
    found_.insert(options.draft ? "draft" : "basic");
    for (const Move& move : record_.moves) {
      const Action action = parse_action(edition, move.notation).value();
      note_move(state, action);
      const Seat leader = leader_of(state);
      EventList<Event> events;
      apply(edition, state, move.seat, action, streams, events);
      for (const Event& event : events.events()) note_event(event, leader);
      note_position(state);
    }
    note_end(state);
  }

  // Permanent perks show in what is chosen.
  void note_move(const State& state, Action action) {
    const Step step = state.pending.top().step;
    switch (action.choice()) {
      case Choice::recruit_park:
      case Choice::recruit_deck:
        if (step == Step::birthday) found_.insert(perk_feature(Perk::birthday_party));
        break;
      case Choice::look_park:
      case Choice::look_deck:
      case Choice::look_yard:
        found_.insert(perk_feature(Perk::bribe));
        break;
      case Choice::follow:
        found_.insert("follow");
        if (step == Step::follow_more) found_.insert(perk_feature(Perk::copy_cat));
        break;
      case Choice::move:
        if (action.second() == static_cast<int>(Place::supply)) {
          found_.insert(perk_feature(Perk::sticky_fingers));
        }
        break;
      default:
        break;
    }
  }

  void note_event(const Event& event, Seat leader) {
    if (const auto* played = std::get_if<CardPlayed>(&event)) played_ = played->kid;
    if (std::holds_alternative<NothingPlayed>(event)) found_.insert("no card played");
    if (std::holds_alternative<MacaroniTaken>(event)) found_.insert("macaroni");
    if (const auto* used = std::get_if<PerkTrashed>(&event)) {
      found_.insert(perk_feature(used->perk));
    }
    if (const auto* raised = std::get_if<FortRaised>(&event)) {
      if (raised->seat != leader) found_.insert("follower's fort");
    }
    if (const auto* started = std::get_if<ActionStarted>(&event)) {
      if (started->seat != leader || started->box == Box::diy) return;
      found_.insert(fmt::format("{} {}", kBoxNames.at(static_cast<std::size_t>(started->box)),
                                default_edition().kids.at(played_).name()));
    }
  }

  void note_position(const State& state) {
    if (state.play.do_over) found_.insert("second card");
    if (state.play.trash) found_.insert("trash this");
    if (state.play.use[0] == Use::in_part || state.play.use[1] == Use::in_part) {
      found_.insert("used in part");
    }
    for (const Player& player : state.players) {
      if (player.pack.total() > player.level + default_edition().pack_extra) {
        found_.insert(perk_feature(Perk::xxl_backpack));
      }
    }
  }

  void note_end(const State& state) {
    const Edition& edition = default_edition();
    found_.insert(fmt::format("end {}", end_name(state.end)));
    const Outcome result = outcome(edition, state);
    int winners = 0;
    int with_most = 0;
    const int most = *std::max_element(result.score.begin(), result.score.end());
    for (Seat seat = 0; seat < state.seats(); ++seat) {
      winners += result.place.at(seat) == 1 ? 1 : 0;
      with_most += result.score.at(seat) == most ? 1 : 0;
      const std::uint8_t rule = state.at(seat).rule;
      if (rule != kNoRule && score_sheet(edition, state, seat).rule > 0) {
        found_.insert(rule_feature(static_cast<MadeUpRule>(rule)));
      }
    }
    found_.insert(winners > 1 ? "won together" : with_most > 1 ? "won by level" : "won by points");
  }

  const Record& record_;
  KidId played_ = 0;
  GoldenFeatures found_;
};

}  // namespace ludoteca::fort
