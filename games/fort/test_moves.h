// Moves of Fort in words, for tests: "play Bug", "add Puddin as glue", "pack toy from supply".
#pragma once

#include <fmt/format.h>

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/events.h"
#include "games/fort/effect_parser.h"
#include "games/fort/rules.h"

namespace ludoteca::fort {

inline constexpr std::array<std::string_view, kPerks> kPerkNames = {
    "Birthday Party", "Bribe",         "Copy Cat",       "DIY",         "Do-Over",
    "Recycling",      "Rough Housing", "Sticky Fingers", "XXL Backpack"};

inline std::string_view word_of(Resource kind) {
  return kind == Resource::pizza ? "pizza" : "toy";
}

// The choice and what it needs; seats are numbers from 0.
inline std::string move_text(Action action) {
  const auto kid = [](int id) {
    return default_edition().kids.at(static_cast<std::size_t>(id)).name();
  };
  const auto named = [&](std::string_view verb) {
    return fmt::format("{} {}", verb, kid(action.first()));
  };
  const auto with_coin = [&](std::string_view verb) {
    const std::string text = named(verb);
    return action.suit() == Suit::coin ? text
                                       : fmt::format("{} as {}", text, suit_name(action.suit()));
  };
  const auto yard = [&](std::string_view verb) {
    return fmt::format("{} {} from Yard {}", verb, kid(action.second()), action.first());
  };
  const auto resource = word_of(static_cast<Resource>(action.first()));
  const auto place = static_cast<Place>(action.second());
  switch (action.choice()) {
    case Choice::keep:
      return named("keep");
    case Choice::play:
      return named("play");
    case Choice::play_none:
      return "play none";
    case Choice::use_diy:
      return "diy";
    case Choice::recycle:
      return named("recycle");
    case Choice::suit:
      return fmt::format("suit {}", suit_name(action.suit()));
    case Choice::use_public:
      return "public";
    case Choice::use_private:
      return "private";
    case Choice::no_more:
      return "no more";
    case Choice::kind:
      return fmt::format("take {}", resource);
    case Choice::rival:
      return fmt::format("rival {}", action.first());
    case Choice::add_hand:
      return with_coin("add");
    case Choice::count_lookout:
      return with_coin("count");
    case Choice::begin:
      return "begin";
    case Choice::go_on:
      return "go on";
    case Choice::move:
      return fmt::format("pack {}{}", resource, place == Place::supply ? " from supply" : "");
    case Choice::look_hand:
      return named("look");
    case Choice::look_park:
      return named("look") + " from Park";
    case Choice::look_deck:
      return "look from deck";
    case Choice::look_yard:
      return yard("look");
    case Choice::trash_hand:
      return named("trash");
    case Choice::trash_discard:
      return named("trash") + " from discard";
    case Choice::recruit_park:
      return named("recruit");
    case Choice::recruit_deck:
      return "recruit from deck";
    case Choice::recruit_yard:
      return yard("recruit");
    case Choice::pay:  // from Stuff, then from the Pack
      return fmt::format("pay {} {} {} {}", action.first(), action.second(), action.third() >> 4,
                         action.third() & 0xf);
    case Choice::spend:
      return fmt::format("spend {}{}", resource, place == Place::pack ? " from Pack" : "");
    case Choice::trash_yard:
      return yard("trash");
    case Choice::copy:
      return fmt::format("copy {} {}", action.first(), action.second());
    case Choice::convert:
      return fmt::format("convert {}{}", resource, place == Place::pack ? " in Pack" : "");
    case Choice::pair_first:
      return "only first";
    case Choice::pair_second:
      return "only second";
    case Choice::pair_both:
      return "both";
    case Choice::stop:
      return "stop";
    case Choice::keep_rule:
      return fmt::format("keep rule {}", action.first());
    case Choice::take_perk:
      return fmt::format("take {}", kPerkNames.at(static_cast<std::size_t>(action.first())));
    case Choice::follow:
      return with_coin("follow");
    case Choice::follow_no:
      return "no";
    case Choice::rough_house:
      return "rough house";
    case Choice::do_over:
      return "do over";
  }
  return "?";
}

// The legal moves of whoever is to act first.
inline std::vector<std::string> moves(const State& state) {
  Actions list;
  legal_actions(default_edition(), state, to_act(state).front(), list);
  std::vector<std::string> result;
  for (const Action action : list) result.push_back(move_text(action));
  return result;
}

// Makes a move and returns what happened.
inline std::vector<Event> make(State& state, Seat seat, std::string_view move) {
  Actions list;
  if (to_act(state).contains(seat)) legal_actions(default_edition(), state, seat, list);
  for (const Action action : list) {
    if (move_text(action) != move) continue;
    FastStreams streams(Seed::from_number(0));
    EventList<Event> events;
    apply(default_edition(), state, seat, action, streams, events);
    return events.events();
  }
  std::string legal;
  for (const Action action : list) legal += fmt::format(" [{}]", move_text(action));
  throw std::invalid_argument(
      fmt::format("'{}' is not legal for seat {}, but{}", move, seat, legal));
}

// Makes moves one after another, each of whoever is to act, and returns all that happened.
inline std::vector<Event> make_all(State& state, const std::vector<std::string_view>& moves) {
  std::vector<Event> all;
  for (const std::string_view move : moves) {
    if (to_act(state).empty()) throw std::invalid_argument("the game is over");
    const auto events = make(state, to_act(state).front(), move);
    all.insert(all.end(), events.begin(), events.end());
  }
  return all;
}

inline bool over(const State& state) {
  return to_act(state).empty();
}
inline Step step_of(const State& state) {
  return state.pending.top().step;
}

}  // namespace ludoteca::fort
