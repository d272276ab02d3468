// What each choice of slow_play.h does.
#pragma once

#include "games/fort/slow_play.h"

namespace ludoteca::fort::slow {

inline void Play::choose(Action action, Chance& chance) {
  const auto kid_id = static_cast<KidId>(action.first());
  switch (action.choice()) {
    case Choice::play:
      play(kid_id);
      break;
    case Choice::play_none:
    case Choice::follow_no:
      if (phase_ == Phase::follow_more) {
        prepare(Phase::follow_more);
        break;
      }
      nothing_ = true;
      phase_ = Phase::done;
      break;
    case Choice::use_diy:
      table_.perks &= ~(1U << static_cast<int>(Perk::diy));
      start(2);
      break;
    case Choice::recycle:
      table_.perks &= ~(1U << static_cast<int>(Perk::recycling));
      take(table_.discard, kid_id);
      put(table_.hand, kid_id);
      break;
    case Choice::suit:
      if (phase_ == Phase::declare) {
        declared_ = action.second();
        phase_ = Phase::action;
      } else {
        use_.suit = action.second();
        prepare(Phase::suit);
      }
      break;
    case Choice::use_public:
      start(0);
      break;
    case Choice::use_private:
      start(1);
      break;
    case Choice::no_more:
      phase_ = Phase::done;
      break;
    case Choice::kind:
      use_.kind = action.first();
      prepare(Phase::kind);
      break;
    case Choice::rival:
      use_.rival = action.first();
      prepare(Phase::rival);
      break;
    case Choice::add_hand:
      take(table_.hand, kid_id);
      add(kid_id, action.second());
      break;
    case Choice::count_lookout:
      take(table_.lookout, kid_id);
      ++table_.counted;
      add(kid_id, action.second());
      break;
    case Choice::begin:
      begin();
      break;
    case Choice::stop:
      finish_use();
      break;
    case Choice::pair_first:
    case Choice::pair_second:
    case Choice::pair_both:
      use_.pair = action.choice() == Choice::pair_first    ? 1
                  : action.choice() == Choice::pair_second ? 2
                                                           : 3;
      break;
    case Choice::pay:
      pay(action);
      break;
    case Choice::keep_rule:
      table_.rules &= ~(1U << action.first());
      after_first();
      break;
    case Choice::take_perk:
      table_.perk_row &= ~(1U << action.first());
      table_.perks |= 1U << action.first();
      after_first();
      break;
    case Choice::follow:
      follow(kid_id, action.second());
      break;
    default:
      do_icon(action, chance);
      if (use_.pair == 3 && !use_.half) {
        use_.half = true;
      } else {
        after_first();
      }
  }
}

inline void Play::play(KidId id) {
  take(table_.hand, id);
  card_ = id;
  phase_ = kid(id).has_coin() && !effect(0).blank() ? Phase::declare : Phase::action;
}

inline void Play::start(int box) {
  use_ = Use();
  use_.box = box;
  prepare(Phase::action);
}

// F4.11: what is fixed at the start of an action, one after another.
inline void Play::prepare(Phase from) {
  const Effect now = effect();
  const auto next = [&](Phase phase, bool wanted) {
    if (!wanted || from >= phase) return false;
    phase_ = phase;
    return true;
  };
  if (from == Phase::follow || from == Phase::follow_more) from = Phase::action;
  if (next(Phase::suit, now.times == Times::any_suit && leader_)) return;
  if (next(Phase::kind, now.has_any() && use_.kind < 0)) return;
  if (next(Phase::rival, now.first == Icon::copy_rival_pack)) return;
  if (next(Phase::add, now.improvable() && leader_)) return;
  begin();
}

inline void Play::add(KidId id, int coin) {
  for (int suit = 0; suit < kSuits; ++suit) {
    added_.at(static_cast<std::size_t>(suit)) += symbols(id, suit, coin);
  }
  use_.weakest = std::min(use_.weakest, symbols(id, counting_suit(), coin));
}

inline void Play::follow(KidId id, int coin) {
  take(table_.hand, id);
  put(table_.discard, id);
  const bool first = phase_ == Phase::follow;
  if (first) {
    use_ = Use();
    use_.kind = effect(0).has_any() ? leader_kind_ : -1;
  }
  use_.times += symbols(id, matched_suit(), coin);
  if (first && table_.perk(Perk::copy_cat) && effect(0).improvable()) {
    phase_ = Phase::follow_more;
  } else {
    prepare(Phase::follow);
  }
}

// F4.2, F4.3, F6.2: n.
inline void Play::begin() {
  const Effect now = effect();
  if (now.times == Times::fixed) use_.times = now.count;
  if (now.times == Times::pack) use_.times = table_.pack_size();
  if (now.times == Times::lookout) use_.times = table_.lookout_size();
  if (now.times == Times::fort) use_.times = table_.level;
  if (now.improvable() && leader_) {
    const int suit = counting_suit();
    use_.times = symbols(card_, suit, declared_) + added_.at(static_cast<std::size_t>(suit));
  }
  go_on();
}

inline void Play::go_on() {
  if (use_.done == use_.times) {
    finish_use();
    return;
  }
  const Icon icon = effect().first;
  phase_ = is_fort(icon) && table_.level < kTopLevel ? Phase::pay : Phase::repeat;
}

inline void Play::finish_use() {
  if (use_.done == 0) useless_ = true;
  // F4.7, for each card added to this action: the one with the fewest symbols decides.
  if (use_.weakest < 99 && use_.done <= use_.times - use_.weakest) useless_ = true;
  const bool full = use_.done == use_.times && !use_.lacking;
  ++(full ? full_uses_ : lacking_uses_);
  if (!leader_ || use_.box == 2) {
    phase_ = Phase::done;
    return;
  }
  used_.at(static_cast<std::size_t>(use_.box)) = true;
  phase_ = Phase::action;
}

// F4.9: B after A, if possible.
inline void Play::after_first() {
  const Effect now = effect();
  if (now.side_by_side) {
    use_.lacking = use_.pair != 3;
  } else if (now.then == Icon::vp) {
    table_.points += now.then_count;
  } else if (now.then != Icon::none) {
    const int kind = now.then == Icon::any ? use_.kind : now.then == Icon::toy ? 1 : 0;
    if (room(kind) > 0) {
      ++table_.stuff.at(static_cast<std::size_t>(kind));
    } else {
      use_.lacking = true;
    }
  }
  ++use_.done;
  go_on();
}

inline void Play::pay(Action action) {
  table_.stuff[0] -= action.first();
  table_.stuff[1] -= action.second();
  table_.pack[0] -= action.third() >> 4;
  table_.pack[1] -= action.third() & 0xf;
  ++table_.level;
  if (table_.level == 1) {
    phase_ = Phase::rule;
  } else if (table_.level == 2) {
    phase_ = Phase::perk;
  } else {
    after_first();
  }
}

inline void Play::do_icon(Action action, Chance& chance) {
  const auto kid_id = static_cast<KidId>(action.first());
  const auto yard_kid = static_cast<KidId>(action.second());
  const auto index = static_cast<std::size_t>(action.first());
  Pair& held = action.second() == static_cast<int>(Place::pack) ? table_.pack : table_.stuff;
  switch (action.choice()) {
    case Choice::go_on: {
      const Icon icon = effect().first;
      if (icon == Icon::vp) {
        ++table_.points;
      } else {
        const int kind = icon == Icon::any ? use_.kind : icon == Icon::toy ? 1 : 0;
        ++table_.stuff.at(static_cast<std::size_t>(kind));
      }
      break;
    }
    case Choice::move:
      if (action.second() == static_cast<int>(Place::stuff)) --table_.stuff.at(index);
      ++table_.pack.at(index);
      break;
    case Choice::spend:
      --held.at(index);
      break;
    case Choice::convert:
      use_.kind = action.first();
      --held.at(index);
      ++held.at(1 - index);
      break;
    case Choice::copy: {
      const Pair all = effect().first == Icon::copy_pack
                           ? table_.pack
                           : table_.packs.at(static_cast<std::size_t>(use_.rival));
      use_.lacking = action.first() != all[0] || action.second() != all[1];
      table_.stuff[0] += action.first();
      table_.stuff[1] += action.second();
      break;
    }
    case Choice::look_hand:
      take(table_.hand, kid_id);
      put(table_.lookout, kid_id);
      break;
    case Choice::look_park:
      put(table_.lookout, table_.take_from_park(kid_id, chance));
      break;
    case Choice::look_deck:
      put(table_.lookout, table_.take_from_deck(chance));
      break;
    case Choice::look_yard:
      take(table_.yards.at(index), yard_kid);
      put(table_.lookout, yard_kid);
      break;
    case Choice::trash_hand:
      take(table_.hand, kid_id);
      break;
    case Choice::trash_discard:
      take(table_.discard, kid_id);
      break;
    case Choice::trash_yard:
      take(table_.yards.at(index), yard_kid);
      break;
    case Choice::recruit_park:
      put(table_.discard, table_.take_from_park(kid_id, chance));
      break;
    case Choice::recruit_deck:
      put(table_.discard, table_.take_from_deck(chance));
      break;
    default:  // recruit_yard
      take(table_.yards.at(index), yard_kid);
      put(table_.discard, yard_kid);
  }
}

}  // namespace ludoteca::fort::slow
