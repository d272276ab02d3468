#include "games/fort/position.h"

#include <fmt/format.h>

#include "engine/json_output.h"
#include "games/fort/effect_parser.h"
#include "games/fort/json.h"
#include "games/fort/notation.h"

namespace ludoteca::fort {
namespace {

class PositionWriter {
 public:
  PositionWriter(const Edition& edition, const State& state, JsonWriter& out)
      : edition_(edition), state_(state), out_(out) {}

  void run() const {
    out_.member("players", state_.options.players);
    out_.object("options", [&] { out_.member("setup", state_.options.draft ? "draft" : "basic"); });
    write_decision();
    out_.member("first", counted(state_.first));
    out_.member("end", end_name(state_.end));
    write_table();
    write_play();
    write_running_action();
    out_.array("seats", [&] {
      for (Seat seat = 0; seat < state_.seats(); ++seat) {
        out_.object([&] { write_player(state_.at(seat)); });
      }
    });
    write_draft();
  }

 private:
  void write_decision() const {
    const bool over = finished(state_);
    out_.member("step", over ? kOver : step_name(state_.pending.top().step));
    out_.member("turn", counted_or_none(over ? kNobody : leader_of(state_)));
    out_.member("acting", counted_or_none(over ? kNobody : state_.pending.top().seat));
  }

  void card(Card card) const {
    if (card == kNoCard) {
      out_.value(nullptr);
    } else {
      out_.value(card_name(edition_, card));
    }
  }
  void cards(std::string_view name, const CardSet& set) const {
    out_.array(name, [&] { set.for_each([&](Card one) { card(one); }); });
  }

  void write_table() const {
    out_.array("park", [&] {
      for (const Card one : state_.park) card(one);
    });
    cards("park_deck", state_.park_deck);
    out_.member("perks", [&] { write_perks(state_.perks, out_); });
    out_.member("rules", [&] { write_rules(state_.rules, out_); });
    out_.array("looked", [&] {
      for (const Seat seat : state_.lookers) {
        if (seat != kNobody) out_.value(counted(seat));
      }
    });
    cards("in_play", state_.in_play);
    cards("counted", state_.counted);
  }

  void write_play() const {
    const Play& play = state_.play;
    const auto members = [&] {
      out_.member("card", [&] { card(play.card); });
      out_.member("suit", suit_or_none(play.suit));
      out_.member("public", kUseNames.at(static_cast<std::size_t>(play.use[0])));
      out_.member("private", kUseNames.at(static_cast<std::size_t>(play.use[1])));
      out_.member("symbols", [&] { write_symbols(play.symbols, out_); });
      out_.member("kind",
                  play.kind == 0 ? std::nullopt : std::optional(kResourceNames.at(play.kind - 1U)));
      out_.member("second", play.do_over);
      out_.member("followed", [&] { write_seats(play.followed, out_); });
    };
    if (play.card == kNoCard) {
      out_.member("play", nullptr);
    } else {
      out_.object("play", members);
    }
  }

  // Who carries it out is who acts; whether they lead or follow is clear from whose turn it is.
  void write_running_action() const {
    if (!is_running(state_)) {
      out_.member("run", nullptr);
      return;
    }
    const Run& run = state_.run;
    std::optional<std::string_view> kind;
    if (run.kind != 0) {
      const bool pair = running_effect(edition_, state_).side_by_side;
      kind = pair ? kPairNames.at(run.kind - 1U) : kResourceNames.at(run.kind - 1U);
    }
    const auto members = [&] {
      out_.member("action", kBoxNames.at(static_cast<std::size_t>(run.box)));
      out_.member("times", run.times);
      out_.member("done", run.done);
      out_.member("least", run.least);
      out_.member("suit", suit_or_none(run.suit));
      out_.member("kind", kind);
      out_.member("rival", counted_or_none(run.rival));
      out_.member("stage", run.stage);
      out_.member("skipped", run.skipped);
    };
    out_.object("run", members);
  }

  void write_player(const Player& player) const {
    out_.member("colour", kColourNames.at(player.colour));
    out_.member("points", player.points);
    out_.member("level", player.level);
    out_.member("stuff", [&] { write_resources(player.stuff, out_); });
    out_.member("pack", [&] { write_resources(player.pack, out_); });
    out_.member("perks", [&] { write_perks(player.perks, out_); });
    out_.member("rule", rule_or_none(player.rule));
    out_.member("macaroni", player.macaroni);
    cards("hand", player.hand);
    cards("deck", player.deck);
    cards("discard", player.discard);
    cards("yard", player.yard);
    cards("lookout", player.lookout);
    cards("known", (player.hand | player.deck) & state_.shown);
    cards("sure", player.sure);
  }

  void write_draft() const {
    const int seats = state_.options.draft ? state_.seats() : 0;
    out_.array("drafted", [&] {
      for (Seat seat = 0; seat < seats; ++seat) {
        out_.array([&] {
          for (const Card one : state_.drafted.at(seat)) {
            if (one != kNoCard) card(one);
          }
        });
      }
    });
    out_.array("kept", [&] {
      for (Seat seat = 0; seat < seats; ++seat) {
        card(state_.kept.chosen().contains(seat) ? state_.kept.of(seat) : kNoCard);
      }
    });
  }

  const Edition& edition_;
  const State& state_;
  JsonWriter& out_;
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

boost::json::object position_json(const Edition& edition, const State& state) {
  return json_object([&](JsonWriter& out) { PositionWriter(edition, state, out).run(); });
}

}  // namespace ludoteca::fort
