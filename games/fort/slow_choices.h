// What can be done at each step of slow_play.h.
#pragma once

#include "games/fort/slow_play.h"

namespace ludoteca::fort::slow {

inline int Play::matched_suit() const {
  if (declared_ < kSuits) return declared_;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (kid(card_).symbols.at(static_cast<std::size_t>(suit)) > 0) return suit;
  }
  return kSuits;
}

inline std::vector<Action> Play::choices() const {
  std::vector<Action> list;
  switch (phase_) {
    case Phase::play:
      play_choices(list);
      break;
    case Phase::declare:
    case Phase::suit:  // coin would be the same as any suit that all coins are given (F4.5)
      for (int suit = 0; suit < kSuits; ++suit) list.emplace_back(Choice::suit, 0, suit);
      break;
    case Phase::action:
      action_choices(list);
      break;
    case Phase::kind:
      kind_choices(list);
      break;
    case Phase::rival:
      rival_choices(list);
      break;
    case Phase::add:
      add_choices(list);
      break;
    case Phase::repeat:
      repeat_choices(list);
      break;
    case Phase::pay:
      pay_choices(list);
      break;
    case Phase::rule:
      offer_bits(Choice::keep_rule, table_.rules, list);
      break;
    case Phase::perk:
      offer_bits(Choice::take_perk, table_.perk_row, list);
      break;
    case Phase::follow:
    case Phase::follow_more:
      follow_choices(list);
      break;
    case Phase::done:
      break;
  }
  return list;
}

inline void Play::offer_bits(Choice choice, unsigned bits, std::vector<Action>& list) {
  for (int i = 0; bits >> i != 0; ++i) {
    if ((bits >> i & 1U) != 0) list.emplace_back(choice, i);
  }
}

inline void Play::action_choices(std::vector<Action>& list) const {
  recycle_choices(list);
  if (!used_[0] && !effect(0).blank()) list.emplace_back(Choice::use_public);
  if (!used_[1] && !effect(1).blank()) list.emplace_back(Choice::use_private);
  list.emplace_back(Choice::no_more);
}

inline void Play::recycle_choices(std::vector<Action>& list) const {
  if (!table_.perk(Perk::recycling)) return;
  for (const KidId id : different(table_.discard)) list.emplace_back(Choice::recycle, id);
}

// F4.9: not a kind without room, if the other has room.
inline void Play::kind_choices(std::vector<Action>& list) const {
  for (int kind = 0; kind < 2; ++kind) {
    if (room(kind) > 0 || (room(1 - kind) == 0 && kind == 0)) {
      list.emplace_back(Choice::kind, kind);
    }
  }
}

inline void Play::rival_choices(std::vector<Action>& list) const {
  for (std::size_t seat = 0; seat < table_.packs.size(); ++seat) {
    const Pair& pack = table_.packs.at(seat);
    if (seat != table_.seat && pack[0] + pack[1] > 0) {
      list.emplace_back(Choice::rival, static_cast<int>(seat));
    }
  }
}

inline void Play::play_choices(std::vector<Action>& list) const {
  for (const KidId id : different(table_.hand)) {
    if (kid(id).playable()) list.emplace_back(Choice::play, id);
  }
  if (second_) return;
  list.emplace_back(Choice::play_none);
  if (table_.perk(Perk::diy) && table_.level < kTopLevel) list.emplace_back(Choice::use_diy);
  recycle_choices(list);
}

inline void Play::add_choices(std::vector<Action>& list) const {
  const auto offer_all = [&](const Kids& kids, Choice choice) {
    for (const KidId id : different(kids)) {
      if (id == kUnknownKid) continue;
      const bool coin_on_it = kid(id).has_coin();
      for (int coin = coin_on_it ? 0 : kSuits; coin < (coin_on_it ? kSuits : kSuits + 1); ++coin) {
        if (symbols(id, counting_suit(), coin) > 0) list.emplace_back(choice, id, coin);
      }
    }
  };
  offer_all(table_.hand, Choice::add_hand);
  offer_all(table_.lookout, Choice::count_lookout);
  list.emplace_back(Choice::begin);
}

inline void Play::follow_choices(std::vector<Action>& list) const {
  const int suit = matched_suit();
  for (const KidId id : different(table_.hand)) {
    if (!kid(id).has_coin()) {
      if (symbols(id, suit, kSuits) > 0) list.emplace_back(Choice::follow, id, kSuits);
      continue;
    }
    // F6.2: the coin as the suit to match; or, if the card matches without it, as another.
    const bool either_way = symbols(id, suit, kSuits) > 0 && effect(0).improvable();
    const int other = suit == 0 ? 1 : 0;
    for (int coin = 0; coin < kSuits; ++coin) {
      if (coin == suit || (either_way && coin == other)) {
        list.emplace_back(Choice::follow, id, coin);
      }
    }
  }
  list.emplace_back(Choice::follow_no);
}

// F5, F5.1: an exact payment of the printed cost; or such that one resource more would be one
// (fort-1), or one less (fort+1).
inline bool Play::pays(int pizza, int toys, Icon icon) const {
  const Cost& cost = edition_->cost.at(static_cast<std::size_t>(table_.level));
  const auto exact = [&](int p, int t) {
    return p >= cost.pizza && t >= cost.toys && p + t == cost.pizza + cost.toys + cost.any;
  };
  if (icon == Icon::fort_less) return exact(pizza + 1, toys) || exact(pizza, toys + 1);
  if (icon == Icon::fort_more) return exact(pizza - 1, toys) || exact(pizza, toys - 1);
  return exact(pizza, toys);
}

inline void Play::pay_choices(std::vector<Action>& list) const {
  for (int a = 0; a <= table_.stuff[0]; ++a) {
    for (int b = 0; b <= table_.stuff[1]; ++b) {
      for (int c = 0; c <= table_.pack[0]; ++c) {
        for (int d = 0; d <= table_.pack[1]; ++d) {
          if (pays(a + c, b + d, effect().first)) {
            list.emplace_back(Choice::pay, a, b, c << 4 | d);
          }
        }
      }
    }
  }
}

inline void Play::repeat_choices(std::vector<Action>& list) const {
  const Effect now = effect();
  if (!now.side_by_side) {
    icon_choices(now.first, list);
  } else if (use_.pair == 0) {
    list.emplace_back(Choice::pair_first);
    list.emplace_back(Choice::pair_second);
    list.emplace_back(Choice::pair_both);
  } else {
    icon_choices(use_.pair == 2 || use_.half ? now.then : now.first, list);
  }
  if (use_.done >= 1) list.emplace_back(Choice::stop);
}

inline void Play::icon_choices(Icon icon, std::vector<Action>& list) const {
  switch (icon) {
    case Icon::pizza:
      if (room(0) > 0) list.emplace_back(Choice::go_on);
      break;
    case Icon::toy:
      if (room(1) > 0) list.emplace_back(Choice::go_on);
      break;
    case Icon::any:
      if (room(use_.kind) > 0) list.emplace_back(Choice::go_on);
      break;
    case Icon::vp:
      list.emplace_back(Choice::go_on);
      break;
    case Icon::pack:
      pack_choices(list);
      break;
    case Icon::lookout:
      lookout_choices(list);
      break;
    case Icon::trash:
      for (const KidId id : different(table_.hand)) list.emplace_back(Choice::trash_hand, id);
      for (const KidId id : different(table_.discard)) list.emplace_back(Choice::trash_discard, id);
      break;
    case Icon::recruit:
      street_choices(Choice::recruit_park, Choice::recruit_deck, list);
      yard_choices(Choice::recruit_yard, list);
      break;
    case Icon::spend_pizza:
      spend_choices(0, list);
      break;
    case Icon::spend_toy:
      spend_choices(1, list);
      break;
    case Icon::trash_rival:
      yard_choices(Choice::trash_yard, list);
      break;
    case Icon::copy_pack:
      copy_choices(table_.pack, list);
      break;
    case Icon::copy_rival_pack:
      copy_choices(table_.packs.at(static_cast<std::size_t>(use_.rival)), list);
      break;
    case Icon::convert:
      convert_choices(list);
      break;
    default:
      break;
  }
}

inline void Play::pack_choices(std::vector<Action>& list) const {
  for (int kind = 0; kind < 2 && pack_room() > 0; ++kind) {
    if (table_.stuff.at(static_cast<std::size_t>(kind)) > 0) {
      list.emplace_back(Choice::move, kind, static_cast<int>(Place::stuff));
    }
    if (leader_ && table_.perk(Perk::sticky_fingers)) {
      list.emplace_back(Choice::move, kind, static_cast<int>(Place::supply));
    }
  }
}

inline void Play::spend_choices(int kind, std::vector<Action>& list) const {
  const auto index = static_cast<std::size_t>(kind);
  if (table_.stuff.at(index) > 0) {
    list.emplace_back(Choice::spend, kind, static_cast<int>(Place::stuff));
  }
  if (table_.pack.at(index) > 0) {
    list.emplace_back(Choice::spend, kind, static_cast<int>(Place::pack));
  }
}

inline void Play::copy_choices(const Pair& pack, std::vector<Action>& list) const {
  for (int pizza = 0; pizza <= std::min(pack[0], room(0)); ++pizza) {
    for (int toys = 0; toys <= std::min(pack[1], room(1)); ++toys) {
      if (pizza + toys > 0) list.emplace_back(Choice::copy, pizza, toys);
    }
  }
}

inline void Play::convert_choices(std::vector<Action>& list) const {
  for (int kind = 0; kind < 2; ++kind) {
    if (use_.kind >= 0 && use_.kind != kind) continue;
    const auto from = static_cast<std::size_t>(kind);
    if (table_.stuff.at(from) > 0 && room(1 - kind) > 0) {
      list.emplace_back(Choice::convert, kind, static_cast<int>(Place::stuff));
    }
    if (table_.pack.at(from) > 0) {
      list.emplace_back(Choice::convert, kind, static_cast<int>(Place::pack));
    }
  }
}

inline void Play::lookout_choices(std::vector<Action>& list) const {
  if (lookout_room() <= 0) return;
  for (const KidId id : different(table_.hand)) list.emplace_back(Choice::look_hand, id);
  if (!leader_ || !table_.perk(Perk::bribe)) return;
  street_choices(Choice::look_park, Choice::look_deck, list);
  yard_choices(Choice::look_yard, list);
}

inline void Play::street_choices(Choice park, Choice deck, std::vector<Action>& list) const {
  for (const KidId id : different(table_.park)) list.emplace_back(park, id);
  if (table_.park_deck > 0) list.emplace_back(deck);
}

inline void Play::yard_choices(Choice choice, std::vector<Action>& list) const {
  for (std::size_t seat = 0; seat < table_.yards.size(); ++seat) {
    for (const KidId id : different(table_.yards[seat])) {
      list.emplace_back(choice, static_cast<int>(seat), id);
    }
  }
}

}  // namespace ludoteca::fort::slow
