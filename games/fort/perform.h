// Carries out what a player chose for one repetition of an action, for a Fort level, or to recruit.
#pragma once

#include "games/fort/run.h"

namespace ludoteca::fort {

template <class Streams, class Sink>
class Performer {
 public:
  constexpr Performer(const Edition& edition, State& state, Streams& streams, Sink& sink)
      : edition_(edition), state_(state), streams_(streams), sink_(sink) {}

  constexpr void pay(Seat seat, Action action) {
    state_.pending.pop();
    const auto spend = [&](Resource kind, int count, Place place) {
      move_resources(state_, seat, kind, count, place, Place::supply, sink_);
    };
    spend(Resource::pizza, action.first(), Place::stuff);
    spend(Resource::toy, action.second(), Place::stuff);
    spend(Resource::pizza, action.third() >> 4, Place::pack);
    spend(Resource::toy, action.third() & 0xf, Place::pack);
    end_icon(running_effect(edition_, state_), state_);
    raise_fort(state_, seat, sink_);
  }

  constexpr void recruit(Seat seat, Action action) {
    const Zone from = action.choice() == Choice::recruit_park   ? Zone::park
                      : action.choice() == Choice::recruit_deck ? Zone::park_deck
                                                                : Zone::yard;
    const Card card =
        take_from_street(edition_, state_, seat, action, from, Zone::discard, streams_, sink_);
    state_.at(seat).discard.add(card);
  }

  constexpr void repeat(Seat seat, Action action) {
    state_.pending.pop();
    const Effect& effect = running_effect(edition_, state_);
    Run& run = state_.run;
    switch (action.choice()) {
      case Choice::stop:
        sink_(Chosen{seat});
        finish_run(edition_, state_, sink_);
        return;
      case Choice::pair_both:
      case Choice::pair_first:
      case Choice::pair_second:
        run.kind = action.choice() == Choice::pair_both    ? kPairBoth
                   : action.choice() == Choice::pair_first ? kPairFirst
                                                           : kPairSecond;
        sink_(Chosen{seat});
        return;
      case Choice::copy:
        copy(seat, action, effect);
        return;
      default:
        do_icon(seat, action, running_icon(effect, run));
        end_icon(effect, state_);
    }
  }

 private:
  constexpr void copy(Seat seat, Action action, const Effect& effect) {
    const Resources pack =
        state_.at(effect.first == Icon::copy_pack ? seat : state_.run.rival).pack;
    move_resources(state_, seat, Resource::pizza, action.first(), Place::supply, Place::stuff,
                   sink_);
    move_resources(state_, seat, Resource::toy, action.second(), Place::supply, Place::stuff,
                   sink_);
    if (action.first() != pack.of[0] || action.second() != pack.of[1]) state_.run.skipped = true;
    end_icon(effect, state_);
  }

  // A choice that carries out an icon.
  constexpr void do_icon(Seat seat, Action action, Icon icon) {
    Player& player = state_.at(seat);
    switch (action.choice()) {
      case Choice::move:
        move_resources(state_, seat, static_cast<Resource>(action.first()), 1,
                       static_cast<Place>(action.second()), Place::pack, sink_);
        break;
      case Choice::spend:
        move_resources(state_, seat, static_cast<Resource>(action.first()), 1,
                       static_cast<Place>(action.second()), Place::supply, sink_);
        break;
      case Choice::convert:
        convert(player, seat, action);
        break;
      case Choice::look_hand:
      case Choice::trash_hand: {
        const bool trash = action.choice() == Choice::trash_hand;
        const Card card = take_from_hand(edition_, state_, seat, action.kid());
        if (!trash) player.lookout.add(card);
        sink_(KidMoved{seat, seat, action.kid(), Zone::hand, trash ? Zone::box : Zone::lookout});
        break;
      }
      case Choice::look_park:
        look(seat, action, Zone::park);
        break;
      case Choice::look_deck:
        look(seat, action, Zone::park_deck);
        break;
      case Choice::look_yard:
        look(seat, action, Zone::yard);
        break;
      case Choice::trash_discard:
        player.discard.remove(card_of(edition_, state_, player.discard, action.kid()));
        sink_(KidMoved{seat, seat, action.kid(), Zone::discard, Zone::box});
        break;
      case Choice::trash_yard: {
        const auto owner = static_cast<Seat>(action.first());
        const auto kid = static_cast<KidId>(action.second());
        CardSet& yard = state_.at(owner).yard;
        yard.remove(card_of(edition_, state_, yard, kid));
        sink_(KidMoved{seat, owner, kid, Zone::yard, Zone::box});
        break;
      }
      case Choice::go_on:
        do_automatic(edition_, state_, icon, 1, sink_);
        break;
      default:
        recruit(seat, action);
    }
  }
  constexpr void look(Seat seat, Action action, Zone from) {
    const Card card =
        take_from_street(edition_, state_, seat, action, from, Zone::lookout, streams_, sink_);
    state_.at(seat).lookout.add(card);
  }
  constexpr void convert(Player& player, Seat seat, Action action) {
    const auto kind = static_cast<Resource>(action.first());
    const Resource into = kind == Resource::pizza ? Resource::toy : Resource::pizza;
    Resources& held =
        action.second() == static_cast<int>(Place::stuff) ? player.stuff : player.pack;
    --held[kind];
    ++held[into];
    state_.run.kind = static_cast<std::uint8_t>(action.first() + 1);
    sink_(Converted{seat, into, static_cast<Place>(action.second())});
  }

  const Edition& edition_;
  State& state_;
  Streams& streams_;
  Sink& sink_;
};

}  // namespace ludoteca::fort
