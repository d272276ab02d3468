#include "games/fort/json.h"

#include <string>

#include "engine/json_output.h"
#include "games/fort/effect_parser.h"
#include "games/fort/notation.h"

namespace ludoteca::fort {
namespace {

namespace json = boost::json;

json::value kid_json(const Edition& edition, KidId kid) {
  json::value out;
  if (kid != kNoKid) out = edition.kids.at(kid).name();
  return out;
}

template <class Name>
json::array bits_json(unsigned bits, Name name) {
  json::array out;
  for (int i = 0; bits >> i != 0; ++i) {
    if ((bits >> i & 1U) != 0) out.emplace_back(name(i));
  }
  return out;
}

// Each kid as often as it is there.
json::array kids_json(const Edition& edition, const KidCounts& kids) {
  json::array out;
  for (KidId kid = 0; kid < edition.kid_count; ++kid) {
    for (int i = 0; i < kids.of.at(kid); ++i) out.emplace_back(edition.kids.at(kid).name());
  }
  return out;
}

// What happened, an overload a kind of event.
struct EventJson {
  const Edition& edition;

  json::object operator()(const TurnStarted& e) const { return by("turn-started", e.seat); }
  json::object operator()(const KidKept& e) const { return with_kid("kid-kept", e); }
  json::object operator()(const KidPassed& e) const { return with_kid("kid-passed", e); }
  json::object operator()(const CardDrawn& e) const { return with_kid("card-drawn", e); }
  json::object operator()(const DeckShuffled& e) const { return by("deck-shuffled", e.seat); }
  json::object operator()(const KidMoved& e) const {
    json::object out = with_kid("kid-moved", e);
    out["owner"] = counted(e.owner);
    out["from"] = zone_name(e.from);
    out["to"] = zone_name(e.to);
    return out;
  }
  json::object operator()(const ParkFilled& e) const {
    return {{"event", "park-filled"}, {"kid", kid_json(edition, e.kid)}};
  }
  json::object operator()(const CardPlayed& e) const { return with_kid("card-played", e); }
  json::object operator()(const NothingPlayed& e) const { return by("nothing-played", e.seat); }
  json::object operator()(const SuitNamed& e) const {
    json::object out = by("suit-named", e.seat);
    out["suit"] = suit_name(e.suit);
    return out;
  }
  json::object operator()(const ActionStarted& e) const {
    json::object out = by("action-started", e.seat);
    out["action"] = kBoxNames.at(static_cast<std::size_t>(e.box));
    out["times"] = e.times;
    return out;
  }
  json::object operator()(const CardAdded& e) const {
    json::object out = with_kid("card-added", e);
    out["from"] = zone_name(e.from);
    out["coin"] = suit_json(static_cast<std::uint8_t>(e.coin));
    return out;
  }
  json::object operator()(const ResourcesMoved& e) const {
    json::object out = by("resources-moved", e.seat);
    out["kind"] = resource_name(e.kind);
    out["count"] = e.count;
    out["from"] = place_name(e.from);
    out["to"] = place_name(e.to);
    return out;
  }
  json::object operator()(const Converted& e) const {
    json::object out = by("converted", e.seat);
    out["into"] = resource_name(e.into);
    out["place"] = place_name(e.place);
    return out;
  }
  json::object operator()(const PointsWon& e) const {
    json::object out = by("points-won", e.seat);
    out["points"] = e.points;
    return out;
  }
  json::object operator()(const FortRaised& e) const {
    json::object out = by("fort-raised", e.seat);
    out["level"] = e.level;
    return out;
  }
  json::object operator()(const RulesSeen& e) const {
    json::object out = by("rules-seen", e.seat);
    out["rules"] = rules_json(e.rules);
    return out;
  }
  json::object operator()(const RuleKept& e) const {
    json::object out = by("rule-kept", e.seat);
    out["rule"] = rule_json(e.rule);
    return out;
  }
  json::object operator()(const PerkTaken& e) const { return with_perk("perk-taken", e); }
  json::object operator()(const PerkTrashed& e) const { return with_perk("perk-trashed", e); }
  json::object operator()(const MacaroniTaken& e) const { return by("macaroni-taken", e.seat); }
  json::object operator()(const NotFollowed& e) const { return by("not-followed", e.seat); }
  json::object operator()(const EndTriggered& e) const {
    return {{"event", "end-triggered"}, {"reason", end_name(e.reason)}};
  }
  json::object operator()(const GameOver&) const { return {{"event", "game-over"}}; }
  json::object operator()(const Chosen& e) const { return by("chosen", e.seat); }

 private:
  static json::object by(std::string_view name, Seat seat) {
    return {{"event", name}, {"seat", counted(seat)}};
  }
  template <class E>
  json::object with_kid(std::string_view name, const E& e) const {
    json::object out = by(name, e.seat);
    out["kid"] = kid_json(edition, e.kid);
    return out;
  }
  template <class E>
  static json::object with_perk(std::string_view name, const E& e) {
    json::object out = by(name, e.seat);
    out["perk"] = perk_name(e.perk);
    return out;
  }
};

// Writes one view; its members in the order in which a reader asks for them.
class ViewWriter {
 public:
  ViewWriter(const Edition& edition, const View& view) : edition_(edition), view_(view) {}

  json::object run() const {
    json::object out;
    out["viewer"] = viewer_json(view_.viewer);
    out["players"] = view_.options.players;
    out["options"] = {{"setup", view_.options.draft ? "draft" : "basic"}};
    out["step"] = view_.over ? kOver : step_name(view_.step);
    out["turn"] = seat_json(view_.turn);
    out["first"] = counted(view_.first);
    out["to_act"] = seats_json(view_.to_act);
    write_table(out);
    out["play"] = play();
    json::array& seats = out["seats"].emplace_array();
    for (Seat seat = 0; seat < view_.options.players; ++seat) {
      seats.push_back(player(view_.players.at(seat)));
    }
    if (view_.over) {
      out["outcome"] = outcome_json(view_.outcome, view_.options.players);
    } else {
      out["outcome"] = nullptr;
    }
    return out;
  }

 private:
  void write_table(json::object& out) const {
    json::array& park = out["park"].emplace_array();
    for (const KidId kid : view_.park) park.push_back(kid_json(edition_, kid));
    out["park_deck"] = view_.park_deck;
    out["perks"] = perks_json(view_.perks);
    out["rules_left"] = view_.rules_left;
    out["rules"] = rules_json(view_.rules);
    out["kept"] = kid_json(edition_, view_.kept);
    out["end"] = end_name(view_.end);
    out["macaroni_taken"] = view_.macaroni_taken;
  }

  json::object play() const {
    const PlayView& play = view_.play;
    return {{"kid", kid_json(edition_, play.kid)},
            {"suit", suit_json(play.suit)},
            {"public", kUseNames.at(static_cast<std::size_t>(play.use[0]))},
            {"private", kUseNames.at(static_cast<std::size_t>(play.use[1]))},
            {"symbols", symbols_json(play.symbols)},
            {"in_play", kids_json(edition_, play.in_play)},
            {"counted", kids_json(edition_, play.counted)},
            {"times", view_.run.times},
            {"done", view_.run.done}};
  }

  json::object player(const PlayerView& player) const {
    json::object out;
    out["colour"] = kColourNames.at(player.colour);
    out["points"] = player.points;
    out["level"] = player.level;
    out["stuff"] = resources_json(player.stuff);
    out["pack"] = resources_json(player.pack);
    out["pack_limit"] = player.pack_limit;
    out["lookout"] = kids_json(edition_, player.lookout);
    out["lookout_limit"] = player.lookout_limit;
    out["yard"] = kids_json(edition_, player.yard);
    out["discard"] = kids_json(edition_, player.discard);
    out["hand_size"] = player.hand_size;
    out["deck_size"] = player.deck_size;
    out["hand"] = kids_json(edition_, player.hand);
    out["deck"] = kids_json(edition_, player.deck);
    out["known"] = kids_json(edition_, player.known);
    out["perks"] = perks_json(player.perks);
    out["has_rule"] = player.has_rule;
    out["rule"] = rule_json(player.rule);
    out["macaroni"] = player.macaroni;
    if (view_.over) out["score"] = score(player.sheet);
    return out;
  }

  static json::object score(const ScoreSheet& sheet) {
    return {{"track", sheet.track},
            {"fort", sheet.fort},
            {"rule", sheet.rule},
            {"macaroni", sheet.macaroni},
            {"total", sheet.total()}};
  }

  const Edition& edition_;
  const View& view_;
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

json::value suit_json(std::uint8_t suit) {
  json::value out;
  if (suit < kSuits) out = suit_name(static_cast<Suit>(suit));
  return out;
}

json::value rule_json(std::uint8_t rule) {
  json::value out;
  if (rule != kNoRule) out = rule_name(static_cast<MadeUpRule>(rule));
  return out;
}

json::array perks_json(unsigned bits) {
  return bits_json(bits, [](int i) { return perk_name(static_cast<Perk>(i)); });
}
json::array rules_json(unsigned bits) {
  return bits_json(bits, [](int i) { return rule_name(static_cast<MadeUpRule>(i)); });
}

json::object resources_json(const Resources& held) {
  return {{"pizza", held[Resource::pizza]}, {"toys", held[Resource::toy]}};
}

json::object symbols_json(const std::array<std::uint8_t, kSuits>& symbols) {
  json::object out;
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    if (symbols.at(suit) > 0) out[suit_name(static_cast<Suit>(suit))] = symbols.at(suit);
  }
  return out;
}

json::object view_json(const Edition& edition, const View& view) {
  return ViewWriter(edition, view).run();
}

json::object event_json(const Edition& edition, const Event& event) {
  return std::visit(EventJson{edition}, event);
}

}  // namespace ludoteca::fort
