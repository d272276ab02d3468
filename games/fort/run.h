// The interpreter: carries out one action, for the leader or a follower, repetition by repetition.
#pragma once

#include "games/fort/completion.h"
#include "games/fort/play_choices.h"
#include "games/fort/street_choices.h"
#include "games/fort/zones.h"

namespace ludoteca::fort {

inline constexpr std::uint8_t kPairBoth = 1;
inline constexpr std::uint8_t kPairFirst = 2;
inline constexpr std::uint8_t kPairSecond = 3;

constexpr const Effect& running_effect(const Edition& edition, const State& state) {
  return effect_of(edition, state.play.card, state.run.box);
}

constexpr Icon running_icon(const Effect& effect, const Run& run) {
  if (!effect.side_by_side) return run.stage == 0 ? effect.first : effect.then;
  if (run.kind == kPairSecond) return effect.then;
  return run.stage == 0 ? effect.first : effect.then;
}

// Icons that leave nothing to choose.
constexpr bool is_automatic(Icon icon) {
  return icon == Icon::pizza || icon == Icon::toy || icon == Icon::any || icon == Icon::vp;
}

template <class Sink>
constexpr void finish_run(const Edition& edition, State& state, Sink&) {
  const Run run = state.run;
  const Effect& effect = running_effect(edition, state);
  state.pending.pop();
  if (!run.leader || run.box == Box::diy) return;
  const bool fully = run.done == run.times && !run.skipped;
  state.play.use[static_cast<std::size_t>(run.box)] = fully ? Use::fully : Use::in_part;
  if (effect.trash_this && run.done > 0) state.play.trash = true;
}

constexpr void end_repetition(State& state) {
  ++state.run.done;
  state.run.stage = 0;
}

// The icon of this stage is done: on to the next icon or repetition.
constexpr void end_icon(const Effect& effect, State& state) {
  Run& run = state.run;
  const bool more = run.stage == 0 && effect.then != Icon::none &&
                    !(effect.side_by_side && run.kind != kPairBoth);
  if (more) {
    run.stage = 1;
  } else {
    if (effect.side_by_side && run.kind != kPairBoth) run.skipped = true;
    end_repetition(state);
  }
}

template <class Sink>
constexpr void do_automatic(const Edition& edition, State& state, Icon icon, int count,
                            Sink& sink) {
  const Run& run = state.run;
  if (icon == Icon::vp) {
    win_points(edition, state, run.seat, count, sink);
    return;
  }
  const Resource kind = icon == Icon::any   ? static_cast<Resource>(run.kind - 1)
                        : icon == Icon::toy ? Resource::toy
                                            : Resource::pizza;
  move_resources(state, run.seat, kind, count, Place::supply, Place::stuff, sink);
  // F6.4: followers take what the leader took.
  if (icon == Icon::any && run.leader && run.box == Box::public_box) state.play.kind = run.kind;
}

// One step of the action on top of the stack.
template <class Sink>
constexpr void go_on_running(const Edition& edition, State& state, Sink& sink) {
  Run& run = state.run;
  const Effect& effect = running_effect(edition, state);
  if (run.times == 0) {  // F4.11: n is read when the action starts
    run.times = static_cast<std::uint8_t>(times_now(
        edition, state.play, means_of(edition, state, run.seat, run.leader), effect, run.suit));
    sink(ActionStarted{run.seat, run.box, run.times});
  }
  if (run.done == run.times) {
    finish_run(edition, state, sink);
    return;
  }
  const Icon icon = running_icon(effect, run);
  if (run.stage == 1 && !effect.side_by_side) {  // `then`: done if it is possible (F4.9)
    const Means means = means_of(edition, state, run.seat, run.leader);
    const int kind = run.kind == 0 ? -1 : run.kind - 1;
    if (capacity(edition, means, icon, kind) >= effect.then_count) {
      do_automatic(edition, state, icon, effect.then_count, sink);
    } else {
      run.skipped = true;
    }
    end_repetition(state);
    return;
  }
  if (is_fort(icon)) {
    state.pending.push({Step::pay, run.seat, 0});
    return;
  }
  if (is_automatic(icon) && must_be_used_fully(edition, state.play, run)) {
    do_automatic(edition, state, icon, 1, sink);
    end_icon(effect, state);
    return;
  }
  state.pending.push({Step::repeat, run.seat, 0});
}

// The choices of one repetition: each way to do the icon, and to stop where that is allowed.
class Repetition {
 public:
  constexpr Repetition(const Edition& edition, const State& state, Actions& list)
      : edition_(edition),
        state_(state),
        run_(state.run),
        effect_(running_effect(edition, state)),
        trial_(trial_of(edition, state, state.run.seat, state.run.leader)),
        means_(trial_.means),
        completion_(trial_, state.run),
        list_(list) {}

  constexpr void run() {
    const Icon icon = running_icon(effect_, run_);
    if (effect_.side_by_side && run_.kind == 0) {
      list_pair();
      return;
    }
    switch (icon) {
      case Icon::pack:
        list_moves();
        break;
      case Icon::lookout:
        list_lookouts();
        break;
      case Icon::trash:
        list_trashes();
        break;
      case Icon::recruit:
        list_recruits();
        break;
      case Icon::spend_pizza:
      case Icon::spend_toy:
        list_spends(icon == Icon::spend_toy ? 1 : 0);
        break;
      case Icon::trash_rival:
        if (after([](Means& m) { --m.yards; })) {
          list_yards(edition_, state_, run_.seat, Choice::trash_yard, list_);
        }
        break;
      case Icon::copy_pack:
        list_copies(state_.at(run_.seat).pack);
        break;
      case Icon::copy_rival_pack:
        list_copies(state_.at(run_.rival).pack);
        break;
      case Icon::convert:
        list_conversions();
        break;
      default:
        list_automatic(icon);
    }
    if (run_.stage == 0 && completion_.may_stop(means_)) list_.push_back(Action(Choice::stop));
  }

 private:
  // Could the action be completed after the icon of this stage was done in this way?
  template <class Change>
  constexpr bool after(Change change) const {
    return after(run_, change);
  }
  template <class Change>
  constexpr bool after(Run next, Change change) const {
    Means means = means_;
    change(means);
    if (next.stage == 0 && effect_.then != Icon::none && !effect_.side_by_side) {
      next.stage = 1;
    } else if (effect_.side_by_side) {
      return pair_possible(means);
    } else {
      ++next.done;
      next.stage = 0;
    }
    return Completion(trial_, next).possible(means);
  }
  constexpr bool pair_possible(const Means& means) const {
    if (run_.kind == kPairBoth) {
      return run_.stage == 1 || capacity(edition_, means, effect_.then, -1) > 0;
    }
    return completion_.part_allowed(means);
  }

  constexpr void list_automatic(Icon icon) {
    const int kind = icon == Icon::any ? run_.kind - 1 : icon == Icon::toy ? 1 : 0;
    const bool room = icon == Icon::vp || means_.room(kind) > 0;
    if (room && after([&](Means& m) {
          if (icon != Icon::vp) ++m.stuff[kind];
        })) {
      list_.push_back(Action(Choice::go_on));
    }
  }
  constexpr void list_moves() {
    if (means_.pack_room() <= 0) return;
    for (int kind = 0; kind < 2; ++kind) {
      if (means_.stuff[kind] > 0 && after([&](Means& m) { --m.stuff[kind], ++m.pack[kind]; })) {
        list_.push_back(Action(Choice::move, kind, static_cast<int>(Place::stuff)));
      }
      if (means_.sticky && after([&](Means& m) { ++m.pack[kind]; })) {
        list_.push_back(Action(Choice::move, kind, static_cast<int>(Place::supply)));
      }
    }
  }
  // The cards of the hand, if taking one away leaves a way to the end.
  template <class Change>
  constexpr void list_hand(Choice choice, Change change) {
    if (means_.hand == 0 || !after(change)) return;
    for_each_kid(edition_, state_.at(run_.seat).hand,
                 [&](Card card) { list_.push_back(Action(choice, edition_.kid_of[card])); });
  }
  constexpr void list_lookouts() {
    if (means_.lookout >= means_.lookout_limit) return;
    list_hand(Choice::look_hand, [](Means& m) { --m.hand, ++m.lookout; });
    if (!means_.bribe) return;
    if (means_.street > 0 && after([](Means& m) { --m.street, ++m.lookout; })) {
      list_street(edition_, state_, Choice::look_park, Choice::look_deck, list_);
    }
    if (means_.yards > 0 && after([](Means& m) { --m.yards, ++m.lookout; })) {
      list_yards(edition_, state_, run_.seat, Choice::look_yard, list_);
    }
  }
  constexpr void list_trashes() {
    list_hand(Choice::trash_hand, [](Means& m) { --m.hand; });
    if (means_.discard == 0 || !after([](Means& m) { --m.discard; })) return;
    for_each_kid(edition_, state_.at(run_.seat).discard, [&](Card card) {
      list_.push_back(Action(Choice::trash_discard, edition_.kid_of[card]));
    });
  }
  constexpr void list_recruits() {
    if (means_.street > 0 && after([](Means& m) { --m.street, ++m.discard; })) {
      list_street(edition_, state_, Choice::recruit_park, Choice::recruit_deck, list_);
    }
    if (means_.yards > 0 && after([](Means& m) { --m.yards, ++m.discard; })) {
      list_yards(edition_, state_, run_.seat, Choice::recruit_yard, list_);
    }
  }
  constexpr void list_spends(int kind) {
    if (means_.stuff[kind] > 0 && after([&](Means& m) { --m.stuff[kind]; })) {
      list_.push_back(Action(Choice::spend, kind, static_cast<int>(Place::stuff)));
    }
    if (means_.pack[kind] > 0 && after([&](Means& m) { --m.pack[kind]; })) {
      list_.push_back(Action(Choice::spend, kind, static_cast<int>(Place::pack)));
    }
  }
  constexpr void list_conversions() {
    for (int kind = 0; kind < 2; ++kind) {
      if (run_.kind != 0 && run_.kind != kind + 1) continue;
      Run fixed = run_;  // the first conversion fixes the direction
      fixed.kind = static_cast<std::uint8_t>(kind + 1);
      if (means_.stuff[kind] > 0 && means_.room(1 - kind) > 0 &&
          after(fixed, [&](Means& m) { --m.stuff[kind], ++m.stuff[1 - kind]; })) {
        list_.push_back(Action(Choice::convert, kind, static_cast<int>(Place::stuff)));
      }
      if (means_.pack[kind] > 0 &&
          after(fixed, [&](Means& m) { --m.pack[kind], ++m.pack[1 - kind]; })) {
        list_.push_back(Action(Choice::convert, kind, static_cast<int>(Place::pack)));
      }
    }
  }
  // F4.2a: all of the Pack, or a part of it where a part is allowed.
  constexpr void list_copies(const Resources& pack) {
    const int most_pizza = std::min<int>(pack.of[0], means_.room(0));
    const int most_toys = std::min<int>(pack.of[1], means_.room(1));
    for (int pizza = 0; pizza <= most_pizza; ++pizza) {
      for (int toys = 0; toys <= most_toys; ++toys) {
        if (pizza + toys == 0) continue;
        const bool all = pizza == pack.of[0] && toys == pack.of[1];
        Means means = means_;
        means.stuff[0] += pizza;
        means.stuff[1] += toys;
        if (all || completion_.part_allowed(means)) {
          list_.push_back(Action(Choice::copy, pizza, toys));
        }
      }
    }
  }
  constexpr void list_pair() {
    const auto allowed = [&](const Means& m) { return completion_.part_allowed(m); };
    if (any_way(means_, effect_.first, -1, allowed)) list_.push_back(Action(Choice::pair_first));
    if (any_way(means_, effect_.then, -1, allowed)) list_.push_back(Action(Choice::pair_second));
    if (capacity(edition_, means_, effect_.first, -1) > 0 &&
        capacity(edition_, means_, effect_.then, -1) > 0) {
      list_.push_back(Action(Choice::pair_both));
    }
  }

  const Edition& edition_;
  const State& state_;
  const Run& run_;
  const Effect& effect_;
  Trial trial_;
  const Means& means_;
  Completion completion_;
  Actions& list_;
};

}  // namespace ludoteca::fort
