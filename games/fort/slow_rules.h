// A slow, independent reading of rule F4, and of F6 for followers, to hold the rules against: every
// way to go on is tried out to the end, and judged only there. For tests.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "games/fort/slow_choices.h"
#include "games/fort/slow_moves.h"

namespace ludoteca::fort::slow {

// One byte a number, which none of them exceeds.
inline std::string Play::key(bool exact) const {
  std::string text;
  const auto write = [&](auto... numbers) { (text.push_back(static_cast<char>(numbers)), ...); };
  const auto write_kids = [&](const Kids& kids) {
    text.append(kids.begin(), kids.end());
    write(kNoKid);
  };
  write_kids(table_.hand);
  write_kids(table_.lookout);
  if (exact) {
    write_kids(table_.discard);
    write_kids(table_.park);
    for (const Kids& yard : table_.yards) write_kids(yard);
    write(table_.points);
  }
  write(table_.discard.size(), table_.park.size(), table_.park_deck, table_.yard_kids());
  write(table_.counted, table_.stuff[0], table_.stuff[1], table_.pack[0], table_.pack[1]);
  write(table_.level, table_.perks & 0xffU, table_.perks >> 8, static_cast<int>(phase_), card_);
  write(declared_, used_[0], used_[1], full_uses_, lacking_uses_, useless_);
  for (const int symbols : added_) write(symbols);
  if (phase_ == Phase::action || phase_ == Phase::declare) return text;
  write(use_.box, use_.suit, use_.kind, use_.rival, use_.times, use_.done, use_.weakest);
  write(use_.pair, use_.half, use_.lacking);
  return text;
}

// Looks ahead by trying everything. Remembers what it found out about a position; use one for each
// position of a game.
class Lookahead {
 public:
  // The choices after which the play can be ended lawfully.
  std::vector<Action> lawful_choices(const Play& play) {
    std::vector<Action> list;
    for (const Action action : play.choices()) {
      Play next = play;
      Chance unknown;
      next.choose(action, unknown);
      if (can_end(next)) list.push_back(action);
    }
    return list;
  }

 private:
  bool can_end(const Play& play) {
    if (play.phase() == Phase::done) return play.lawful();
    const std::string key = play.key(false);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    bool possible = false;
    Action last(Choice::keep);
    for (const Action action : play.choices()) {
      if (alike(last, action)) continue;
      last = action;
      Play next = play;
      Chance unknown;
      next.choose(action, unknown);
      possible = can_end(next);
      if (possible) break;
    }
    known_.emplace(key, possible);
    return possible;
  }
  // Two choices that differ only in a kid nothing depends on. Recycling is left out altogether: it
  // is judged by what is possible after it, not by what it could make possible later.
  static bool alike(Action last, Action action) {
    switch (action.choice()) {
      case Choice::recycle:
        return true;
      case Choice::trash_discard:
      case Choice::recruit_park:
      case Choice::recruit_yard:
      case Choice::trash_yard:
      case Choice::keep_rule:
        return last.choice() == action.choice();
      default:
        return false;
    }
  }

  std::unordered_map<std::string, bool> known_;
};

}  // namespace ludoteca::fort::slow
