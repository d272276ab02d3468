// No dead ends (F4.2): whether an action can be brought to an end as the rules demand: fully, or in
// part with the other one used fully, and every added card useful.
#pragma once

#include "games/fort/feasible.h"

namespace ludoteca::fort {

constexpr bool in_bounds(const Means& means) {
  for (int kind = 0; kind < 2; ++kind) {
    if (means.stuff[kind] < 0 || means.room(kind) < 0 || means.pack[kind] < 0) return false;
  }
  return means.pack_room() >= 0 && means.hand >= 0 && means.discard >= 0 && means.yards >= 0 &&
         means.street >= 0 && means.lookout <= means.lookout_limit;
}

// What may be left after an icon was done once, for each way that differs.
class Ways {
 public:
  constexpr Ways(const Means& means, Icon icon, int kind) : means_(means) { list(icon, kind); }
  constexpr const Means* begin() const { return ways_.begin(); }
  constexpr const Means* end() const { return ways_.end(); }

 private:
  template <class Change>
  constexpr void way(Change change) {
    Means after = means_;
    change(after);
    if (in_bounds(after)) ways_.push_back(after);
  }

  constexpr void list(Icon icon, int kind) {
    switch (icon) {
      case Icon::pizza:
      case Icon::toy:
      case Icon::any: {
        const int gained = icon == Icon::any ? kind : icon == Icon::toy ? 1 : 0;
        way([&](Means& m) { ++m.stuff[gained]; });
        break;
      }
      case Icon::pack:
        for (int k = 0; k < 2; ++k) {
          way([&](Means& m) { --m.stuff[k], ++m.pack[k]; });
          if (means_.sticky) way([&](Means& m) { ++m.pack[k]; });
        }
        break;
      case Icon::lookout:
        way([](Means& m) { --m.hand, ++m.lookout; });
        if (!means_.bribe) break;
        way([](Means& m) { --m.yards, ++m.lookout; });
        way([](Means& m) { --m.street, ++m.lookout; });
        break;
      case Icon::trash:
        way([](Means& m) { --m.hand; });
        way([](Means& m) { --m.discard; });
        break;
      case Icon::recruit:
        way([](Means& m) { --m.yards, ++m.discard; });
        way([](Means& m) { --m.street, ++m.discard; });
        break;
      case Icon::spend_pizza:
      case Icon::spend_toy: {
        const int spent = icon == Icon::spend_toy ? 1 : 0;
        way([&](Means& m) { --m.stuff[spent]; });
        way([&](Means& m) { --m.pack[spent]; });
        break;
      }
      case Icon::trash_rival:
        way([](Means& m) { --m.yards; });
        break;
      case Icon::convert:
        for (int k = 0; k < 2; ++k) {
          if (kind >= 0 && k != kind) continue;
          way([&](Means& m) { --m.stuff[k], ++m.stuff[1 - k]; });
          way([&](Means& m) { --m.pack[k], ++m.pack[1 - k]; });
        }
        break;
      case Icon::fort:
      case Icon::fort_less:
      case Icon::fort_more:
        break;  // once, so never in part
      default:
        way([](Means&) {});
    }
  }

  const Means& means_;
  FixedList<Means, 4> ways_;
};

// Whether use(what is left) holds after one of the ways to do an icon once.
template <class Use>
constexpr bool any_way(const Means& means, Icon icon, int kind, Use use) {
  const Ways ways(means, icon, kind);
  return std::any_of(ways.begin(), ways.end(), use);
}

// F4.2: whether the action of a run may not be used in part.
constexpr bool must_be_used_fully(const Edition& edition, const Play& play, const Run& run) {
  const Box other = other_box(run.box);
  return !run.leader || run.box == Box::diy ||
         play.use[static_cast<std::size_t>(other)] == Use::in_part ||
         effect_of(edition, play.card, other).blank();
}

// Whether an action, carried out `run.done` times so far, can be brought to an end the rules allow:
// all of it, or a part that F4.7 allows with the other action used fully.
class Completion {
 public:
  constexpr Completion(const Trial& trial, const Run& run)
      : trial_(trial), run_(run), effect_(effect_of(trial.edition, trial.play.card, run.box)) {}

  // Before a repetition (stage 0), or before its second icon (stage 1).
  constexpr bool possible(const Means& means) const {
    return possible(means, run_.done, run_.stage, run_.skipped);
  }

  // The same for an action not begun that cannot be used fully.
  constexpr bool possible_in_part(const Means& means) const {
    return !must_be_full() && in_part(means, run_.done, run_.stage, run_.skipped);
  }

  // Stopping now: at least one repetition, every added card useful, the other action in order.
  constexpr bool may_stop(const Means& means) const {
    return run_.stage == 0 && may_stop(means, run_.done);
  }

  // Part of a copied Pack, or one of two icons side by side: F4.2a.
  constexpr bool part_allowed(const Means& after) const {
    return !must_be_full() && (other_used_fully() || other_possible(after));
  }

 private:
  constexpr int kind() const { return run_.kind == 0 ? -1 : run_.kind - 1; }
  constexpr bool must_be_full() const {
    return must_be_used_fully(trial_.edition, trial_.play, run_);
  }
  constexpr Use other_use() const {
    return trial_.play.use[static_cast<std::size_t>(other_box(run_.box))];
  }
  constexpr bool other_used_fully() const { return other_use() == Use::fully; }
  constexpr bool other_possible(const Means& means) const {
    return box_possible_fully(trial_, means, other_box(run_.box));
  }
  constexpr bool useful(int done) const {
    return run_.least == 0 || done > run_.times - run_.least;  // F4.7
  }
  constexpr bool may_stop(const Means& means, int done) const {
    return done >= 1 && useful(done) && part_allowed(means);
  }

  constexpr bool possible(const Means& means, int done, int stage, bool skipped) const {
    if (!skipped && rest_possible(means, done, stage)) return true;
    return !must_be_full() && in_part(means, done, stage, skipped);
  }
  constexpr bool in_part(const Means& means, int done, int stage, bool skipped) const {
    const bool of_one_kind = effect_.has_any() || effect_.first == Icon::convert;
    if (of_one_kind && kind() < 0) return possible_with_kinds(means, done, stage, skipped);
    return part_possible(means, done, stage);
  }
  constexpr bool possible_with_kinds(const Means& means, int done, int stage, bool skipped) const {
    for (std::uint8_t kind = 1; kind <= 2; ++kind) {
      Run run = run_;
      run.kind = kind;
      if (Completion(trial_, run).possible(means, done, stage, skipped)) return true;
    }
    return false;
  }

  constexpr bool rest_possible(const Means& means, int done, int stage) const {
    const int rest = run_.times - done - stage;
    if (stage == 1) {  // `then` is still to be done, and once more in each repetition that is left
      const int needed = effect_.then_count * (rest + 1);
      if (capacity(trial_.edition, means, effect_.then, kind()) < needed) return false;
    }
    if (rest == 0) return true;
    return possible_fully(trial_.edition, trial_.state, run_.seat, effect_, means, rest, kind(),
                          run_.rival);
  }

  // Looks through the ways to go on, for one that ends in a part that is allowed.
  constexpr bool part_possible(const Means& means, int done, int stage) const {
    if (stage == 1) return after_second(means, done);
    if (may_stop(means, done)) return true;
    if (done == run_.times) return false;
    if (effect_.first == Icon::copy_pack || effect_.first == Icon::copy_rival_pack) {
      return part_of_copy_possible(means);
    }
    if (effect_.side_by_side) return part_of_pair_possible(means);
    return any_way(means, effect_.first, kind(),
                   [&](const Means& after) { return after_second(after, done); });
  }
  // The second icon is done if that is possible (F4.9).
  constexpr bool after_second(const Means& means, int done) const {
    if (effect_.then == Icon::none || capacity(trial_.edition, means, effect_.then, kind()) == 0) {
      return part_possible(means, done + 1, 0);
    }
    return any_way(means, effect_.then, kind(),
                   [&](const Means& after) { return part_possible(after, done + 1, 0); });
  }

  constexpr bool part_of_copy_possible(const Means& means) const {
    for (Seat rival = 0; rival < trial_.state.seats(); ++rival) {
      const bool own = effect_.first == Icon::copy_pack;
      if (own != (rival == run_.seat)) continue;
      if (run_.rival != kNobody && rival != run_.rival) continue;
      const Resources& pack = trial_.state.at(rival).pack;
      for (int pizza = 0; pizza <= std::min<int>(pack.of[0], means.room(0)); ++pizza) {
        for (int toys = 0; toys <= std::min<int>(pack.of[1], means.room(1)); ++toys) {
          Means after = means;
          after.stuff[0] += pizza;
          after.stuff[1] += toys;
          if (pizza + toys > 0 && part_allowed(after)) return true;
        }
      }
    }
    return false;
  }
  constexpr bool part_of_pair_possible(const Means& means) const {
    const auto allowed = [&](const Means& after) { return part_allowed(after); };
    return any_way(means, effect_.first, -1, allowed) || any_way(means, effect_.then, -1, allowed);
  }

  const Trial& trial_;
  const Run& run_;
  const Effect& effect_;
};

}  // namespace ludoteca::fort
