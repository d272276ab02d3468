// A card being played or followed, step by step, as rule F4 tells it. Nothing here looks ahead:
// every choice that can be carried out at its moment is offered, and only `lawful()`, at the end,
// says whether the whole was allowed.
#pragma once

#include <string>
#include <vector>

#include "games/fort/action.h"
#include "games/fort/slow_table.h"

namespace ludoteca::fort::slow {

enum class Phase : std::uint8_t {
  play,
  declare,
  action,
  suit,
  kind,
  rival,
  add,
  repeat,
  pay,
  rule,
  perk,
  follow,
  follow_more,
  done,
};

// One use of an action.
struct Use {
  int box = 0;  // 0 public, 1 private, 2 DIY
  int suit = kSuits;
  int kind = -1;
  int rival = -1;
  int times = 0;
  int done = 0;
  int weakest = 99;      // the fewest symbols of a card added to this action
  int pair = 0;          // 0 not chosen, 1 first, 2 second, 3 both
  bool half = false;     // of a pair, the first icon is done
  bool lacking = false;  // something was left out of a repetition
};

class Play {
 public:
  // The leader, about to play a card; `second` with Do-Over.
  static Play of_leader(const Edition& edition, const State& state, Seat seat, bool second) {
    Play play(edition, state, seat);
    play.leader_ = true;
    play.second_ = second;
    play.phase_ = Phase::play;
    return play;
  }
  // A rival who is asked to follow.
  static Play of_follower(const Edition& edition, const State& state, Seat seat) {
    Play play(edition, state, seat);
    play.card_ = edition.kid_of[state.play.card];
    play.declared_ = state.play.suit == kNoSuit ? kSuits : state.play.suit;
    play.leader_kind_ = state.play.kind - 1;
    play.phase_ = Phase::follow;
    return play;
  }

  Phase phase() const { return phase_; }
  const Table& table() const { return table_; }
  bool leader() const { return leader_; }

  // Everything that can be done now.
  std::vector<Action> choices() const;
  void choose(Action action, Chance& chance);

  // At the end: was the card played, or followed, as the rules demand?
  bool lawful() const {
    if (nothing_) return true;
    if (useless_ || full_uses_ == 0) return false;
    return leader_ || lacking_uses_ == 0;
  }

  // Tells positions apart; with `exact` also those in which only the names of kids differ that
  // nothing depends on.
  std::string key(bool exact) const;

 private:
  Play(const Edition& edition, const State& state, Seat seat)
      : edition_(&edition), table_(table_of(edition, state, seat)) {}

  const Kid& kid(KidId id) const { return edition_->kids[id]; }
  Effect effect(int box) const {
    if (box == 2) {
      Effect diy;
      diy.first = Icon::fort_more;
      diy.count = 1;
      return diy;
    }
    return box == 0 ? kid(card_).public_action : kid(card_).private_action;
  }
  Effect effect() const { return effect(use_.box); }
  int symbols(KidId id, int suit, int coin) const {
    if (id == kUnknownKid) return 0;
    const auto& on = kid(id).symbols;
    return on.at(static_cast<std::size_t>(suit)) + (coin == suit ? on.at(kSuits) : 0);
  }
  int counting_suit() const {
    return effect().times == Times::any_suit ? use_.suit : static_cast<int>(effect().suit);
  }
  int matched_suit() const;

  int room(int kind) const {
    return edition_->stuff - table_.stuff.at(static_cast<std::size_t>(kind));
  }
  int pack_room() const {
    return table_.level + edition_->pack_extra - table_.pack_size() +
           (table_.perk(Perk::xxl_backpack) ? edition_->backpack_extra : 0);
  }
  int lookout_room() const {
    return table_.level + edition_->lookout_extra - table_.lookout_size();
  }
  bool pays(int pizza, int toys, Icon icon) const;

  static void offer_bits(Choice choice, unsigned bits, std::vector<Action>& list);
  void play_choices(std::vector<Action>& list) const;
  void action_choices(std::vector<Action>& list) const;
  void recycle_choices(std::vector<Action>& list) const;
  void kind_choices(std::vector<Action>& list) const;
  void rival_choices(std::vector<Action>& list) const;
  void add_choices(std::vector<Action>& list) const;
  void follow_choices(std::vector<Action>& list) const;
  void pay_choices(std::vector<Action>& list) const;
  void repeat_choices(std::vector<Action>& list) const;
  void icon_choices(Icon icon, std::vector<Action>& list) const;
  void pack_choices(std::vector<Action>& list) const;
  void spend_choices(int kind, std::vector<Action>& list) const;
  void copy_choices(const Pair& pack, std::vector<Action>& list) const;
  void convert_choices(std::vector<Action>& list) const;
  void lookout_choices(std::vector<Action>& list) const;
  void street_choices(Choice park, Choice deck, std::vector<Action>& list) const;
  void yard_choices(Choice choice, std::vector<Action>& list) const;

  void play(KidId id);
  void start(int box);
  void prepare(Phase from);
  void add(KidId id, int coin);
  void follow(KidId id, int coin);
  void begin();
  void go_on();
  void finish_use();
  void after_first();
  void do_icon(Action action, Chance& chance);
  void pay(Action action);

  const Edition* edition_;
  Table table_;
  Phase phase_ = Phase::play;
  bool leader_ = false;
  bool second_ = false;
  bool nothing_ = false;  // no card was played, or not followed
  KidId card_ = kNoKid;
  int declared_ = kSuits;
  int leader_kind_ = -1;
  std::array<int, kSuits> added_{};  // symbols of added and counted cards
  std::array<bool, 2> used_{};
  int full_uses_ = 0;
  int lacking_uses_ = 0;
  bool useless_ = false;  // F4.7 was broken, or an action used without doing anything
  Use use_;
};

}  // namespace ludoteca::fort::slow
