#include "games/fort/json.h"

#include <bit>
#include <optional>
#include <string_view>

#include "engine/json_output.h"
#include "games/fort/effect_parser.h"
#include "games/fort/notation.h"
#include "games/fort/played.h"

namespace ludoteca::fort {
namespace {

std::optional<std::string_view> kid_or_none(const Edition& edition, KidId kid) {
  return kid == kNoKid ? std::nullopt : std::optional(edition.kids.at(kid).name());
}

template <class Name>
void write_bits(unsigned bits, Name name, JsonWriter& out) {
  out.array([&] {
    for (; bits != 0; bits &= bits - 1) out.value(name(std::countr_zero(bits)));
  });
}

// Each kid as often as it is there.
void write_kids(const Edition& edition, const KidCounts& kids, JsonWriter& out) {
  out.array([&] {
    for (KidId kid = 0; kid < edition.kid_count; ++kid) {
      for (int i = 0; i < kids.of[kid]; ++i) out.value(edition.kids.at(kid).name());
    }
  });
}

// What happened, an overload a kind of event.
class EventWriter {
 public:
  EventWriter(const Edition& edition, JsonWriter& out) : edition_(edition), out_(out) {}

  void operator()(const TurnStarted& e) const { by("turn-started", e.seat); }
  void operator()(const KidKept& e) const { with_kid("kid-kept", e); }
  void operator()(const KidPassed& e) const { with_kid("kid-passed", e); }
  void operator()(const CardDrawn& e) const { with_kid("card-drawn", e); }
  void operator()(const DeckShuffled& e) const { by("deck-shuffled", e.seat); }
  void operator()(const KidMoved& e) const {
    with_kid("kid-moved", e);
    out_.member("owner", counted(e.owner));
    out_.member("from", zone_name(e.from));
    out_.member("to", zone_name(e.to));
  }
  void operator()(const ParkFilled& e) const {
    out_.member("event", "park-filled");
    out_.member("kid", kid_or_none(edition_, e.kid));
  }
  void operator()(const CardPlayed& e) const { with_kid("card-played", e); }
  void operator()(const NothingPlayed& e) const { by("nothing-played", e.seat); }
  void operator()(const SuitNamed& e) const {
    by("suit-named", e.seat);
    out_.member("suit", suit_name(e.suit));
  }
  void operator()(const ActionStarted& e) const {
    by("action-started", e.seat);
    out_.member("action", kBoxNames.at(static_cast<std::size_t>(e.box)));
    out_.member("times", e.times);
  }
  void operator()(const CardAdded& e) const {
    with_kid("card-added", e);
    out_.member("from", zone_name(e.from));
    out_.member("coin", suit_or_none(static_cast<std::uint8_t>(e.coin)));
  }
  void operator()(const ResourcesMoved& e) const {
    by("resources-moved", e.seat);
    out_.member("kind", resource_name(e.kind));
    out_.member("count", e.count);
    out_.member("from", place_name(e.from));
    out_.member("to", place_name(e.to));
  }
  void operator()(const Converted& e) const {
    by("converted", e.seat);
    out_.member("into", resource_name(e.into));
    out_.member("place", place_name(e.place));
  }
  void operator()(const PointsWon& e) const {
    by("points-won", e.seat);
    out_.member("points", e.points);
  }
  void operator()(const FortRaised& e) const {
    by("fort-raised", e.seat);
    out_.member("level", e.level);
  }
  void operator()(const RulesSeen& e) const {
    by("rules-seen", e.seat);
    out_.member("rules", [&] { write_rules(e.rules, out_); });
  }
  void operator()(const RuleKept& e) const {
    by("rule-kept", e.seat);
    out_.member("rule", rule_or_none(e.rule));
  }
  void operator()(const PerkTaken& e) const { with_perk("perk-taken", e); }
  void operator()(const PerkTrashed& e) const { with_perk("perk-trashed", e); }
  void operator()(const MacaroniTaken& e) const { by("macaroni-taken", e.seat); }
  void operator()(const NotFollowed& e) const { by("not-followed", e.seat); }
  void operator()(const EndTriggered& e) const {
    out_.member("event", "end-triggered");
    out_.member("reason", end_name(e.reason));
  }
  void operator()(const GameOver&) const { out_.member("event", "game-over"); }
  void operator()(const Chosen& e) const { by("chosen", e.seat); }

 private:
  void by(std::string_view name, Seat seat) const {
    out_.member("event", name);
    out_.member("seat", counted(seat));
  }
  template <class E>
  void with_kid(std::string_view name, const E& e) const {
    by(name, e.seat);
    out_.member("kid", kid_or_none(edition_, e.kid));
  }
  template <class E>
  void with_perk(std::string_view name, const E& e) const {
    by(name, e.seat);
    out_.member("perk", perk_name(e.perk));
  }

  const Edition& edition_;
  JsonWriter& out_;
};

// Writes one view; its members in the order in which a reader asks for them.
class ViewWriter {
 public:
  ViewWriter(const Edition& edition, const View& view, JsonWriter& out)
      : edition_(edition), view_(view), out_(out) {}

  void run() const {
    out_.member("viewer", [&] { write_viewer(view_.viewer, out_); });
    out_.member("players", view_.options.players);
    out_.object("options", [&] { out_.member("setup", view_.options.draft ? "draft" : "basic"); });
    out_.member("step", view_.over ? kOver : step_name(view_.step));
    out_.member("turn", counted_or_none(view_.turn));
    out_.member("first", counted(view_.first));
    out_.member("to_act", [&] { write_seats(view_.to_act, out_); });
    write_table();
    out_.object("play", [&] { write_play(); });
    out_.array("seats", [&] {
      for (Seat seat = 0; seat < view_.options.players; ++seat) {
        out_.object([&] { write_player(view_.players.at(seat)); });
      }
    });
    if (view_.over) {
      out_.member("outcome", [&] { write_outcome(view_.outcome, view_.options.players, out_); });
    } else {
      out_.member("outcome", nullptr);
    }
  }

 private:
  void kids(std::string_view name, const KidCounts& counts) const {
    out_.member(name, [&] { write_kids(edition_, counts, out_); });
  }
  void resources(std::string_view name, const Resources& held) const {
    out_.member(name, [&] { write_resources(held, out_); });
  }

  void write_table() const {
    out_.array("park", [&] {
      for (const KidId kid : view_.park) out_.value(kid_or_none(edition_, kid));
    });
    out_.member("park_deck", view_.park_deck);
    out_.member("perks", [&] { write_perks(view_.perks, out_); });
    out_.member("rules_left", view_.rules_left);
    out_.member("rules", [&] { write_rules(view_.rules, out_); });
    out_.member("kept", kid_or_none(edition_, view_.kept));
    out_.member("end", end_name(view_.end));
    out_.member("macaroni_taken", view_.macaroni_taken);
  }

  void write_play() const {
    const PlayView& play = view_.play;
    out_.member("kid", kid_or_none(edition_, play.kid));
    out_.member("suit", suit_or_none(play.suit));
    out_.member("public", kUseNames.at(static_cast<std::size_t>(play.use[0])));
    out_.member("private", kUseNames.at(static_cast<std::size_t>(play.use[1])));
    out_.member("symbols", [&] { write_symbols(play.symbols, out_); });
    kids("in_play", play.in_play);
    kids("counted", play.counted);
    out_.member("times", view_.run.times);
    out_.member("done", view_.run.done);
    if (prepares_or_runs(view_.step) && !view_.over) write_run();
  }

  // Steps of an action; others are not told of them.
  static constexpr bool prepares_or_runs(Step step) {
    return step >= Step::choose_suit && step <= Step::pay;
  }
  void write_run() const {
    const Run& run = view_.run;
    const Effect effect = effect_running(edition_, view_);
    out_.member("action", kBoxNames.at(static_cast<std::size_t>(run.box)));
    out_.member("icon", icon_name(running_icon(effect, run)));
    out_.member("suit_counted", suit_or_none(run.suit));
    if (run.kind != 0 && !effect.side_by_side) {
      out_.member("kind", resource_name(static_cast<Resource>(run.kind - 1)));
    }
    if (run.rival != kNobody) out_.member("rival", counted(run.rival));
  }

  void write_player(const PlayerView& player) const {
    out_.member("colour", kColourNames.at(player.colour));
    out_.member("points", player.points);
    out_.member("level", player.level);
    resources("stuff", player.stuff);
    resources("pack", player.pack);
    out_.member("pack_limit", player.pack_limit);
    kids("lookout", player.lookout);
    out_.member("lookout_limit", player.lookout_limit);
    kids("yard", player.yard);
    kids("discard", player.discard);
    out_.member("hand_size", player.hand_size);
    out_.member("deck_size", player.deck_size);
    kids("hand", player.hand);
    kids("deck", player.deck);
    kids("known", player.known);
    out_.member("perks", [&] { write_perks(player.perks, out_); });
    out_.member("has_rule", player.has_rule);
    out_.member("rule", rule_or_none(player.rule));
    out_.member("macaroni", player.macaroni);
    if (view_.over) {
      out_.object("score", [&] { write_score(player.sheet); });
    }
  }

  void write_score(const ScoreSheet& sheet) const {
    out_.member("track", sheet.track);
    out_.member("fort", sheet.fort);
    out_.member("rule", sheet.rule);
    out_.member("macaroni", sheet.macaroni);
    out_.member("total", sheet.total());
  }

  const Edition& edition_;
  const View& view_;
  JsonWriter& out_;
};

}  // namespace

std::string_view step_name(Step step) {
  return kStepNames.at(static_cast<std::size_t>(step));
}
std::string_view zone_name(Zone zone) {
  return kZoneNames.at(static_cast<std::size_t>(zone));
}
std::string_view place_name(Place place) {
  return kPlaceNames.at(static_cast<std::size_t>(place));
}
std::string_view resource_name(Resource kind) {
  return kResourceNames.at(static_cast<std::size_t>(kind));
}
std::string_view end_name(End end) {
  return kEndNames.at(static_cast<std::size_t>(end));
}

std::optional<std::string_view> suit_or_none(std::uint8_t suit) {
  return suit < kSuits ? std::optional(suit_name(static_cast<Suit>(suit))) : std::nullopt;
}

std::optional<std::string_view> rule_or_none(std::uint8_t rule) {
  return rule == kNoRule ? std::nullopt : std::optional(rule_name(static_cast<MadeUpRule>(rule)));
}

void write_perks(unsigned bits, JsonWriter& out) {
  write_bits(bits, [](int i) { return perk_name(static_cast<Perk>(i)); }, out);
}
void write_rules(unsigned bits, JsonWriter& out) {
  write_bits(bits, [](int i) { return rule_name(static_cast<MadeUpRule>(i)); }, out);
}

void write_resources(const Resources& held, JsonWriter& out) {
  out.object([&] {
    out.member("pizza", held[Resource::pizza]);
    out.member("toys", held[Resource::toy]);
  });
}

void write_symbols(const std::array<std::uint8_t, kSuits>& symbols, JsonWriter& out) {
  out.object([&] {
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      const std::uint8_t count = symbols.at(suit);
      if (count > 0) out.member(suit_name(static_cast<Suit>(suit)), count);
    }
  });
}

void write_json(const Edition& edition, const View& view, JsonWriter& out) {
  out.object([&] { ViewWriter(edition, view, out).run(); });
}

void write_json(const Edition& edition, const Event& event, JsonWriter& out) {
  out.object([&] { std::visit(EventWriter(edition, out), event); });
}

}  // namespace ludoteca::fort
