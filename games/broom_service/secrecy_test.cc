// Nothing leaks: positions a seat cannot tell apart look and behave the same to it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

std::vector<Event> redacted(State& state, Seat seat, Action action, Viewer viewer) {
  FastStreams streams(Seed::from_number(0));
  EventList<Event> events;
  apply(test_edition(), state, seat, action, streams, events);
  std::vector<Event> seen;
  for (const Event& event : events.events()) seen.push_back(redact(event, viewer));
  return seen;
}

// The roles that may or may not be in a rival's hand, after the move as before it.
std::vector<Role> unknown_roles(const State& state, Seat seat, bool held) {
  const Roles roles = possible_roles(state, seat);
  const Roles hand = state.at(seat).hand;
  const bool follows = state.pending.top().step == Step::follow && state.pending.top().seat == seat;
  std::vector<Role> result;
  for (int r = 0; r < kRoles; ++r) {
    const auto role = static_cast<Role>(r);
    if (follows && role == state.role) continue;  // everybody knows
    if (contains(roles, role) && contains(hand, role) == held) result.push_back(role);
  }
  return result;
}

// Two worlds that differ in one role of a rival's hand, unknown to the viewer before and after a
// move: what the viewer sees of both positions, and of the move, is the same.
TEST(Secrecy, B3_3_exchanging_unknown_roles_changes_nothing_a_viewer_sees) {
  const Edition& edition = test_edition();
  FastGenerator random(Seed::from_number(2), 0);
  long compared = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const int players = 2 + static_cast<int>(seed % 4);
    FastStreams streams(Seed::from_number(seed));
    const Side side = seed % 2 == 0 ? Side::front : Side::back;
    State state = setup(
        edition, Options{static_cast<std::uint8_t>(players), side, Storm::few, true}, streams);
    while (!to_act(state).empty()) {
      const Seat seat = to_act(state).front();
      Actions list;
      legal_actions(edition, state, seat, list);
      const Action action = pick(random, list);
      const auto rival = static_cast<Seat>(below(random, static_cast<std::uint32_t>(players)));
      const Viewer viewer = below(random, 4) == 0
                                ? Viewer::spectator()
                                : Viewer::of(static_cast<Seat>((rival + 1) % players));
      State after = state;
      const auto seen = redacted(after, seat, action, viewer);
      State real = state;
      state = after;
      if (to_act(after).empty() || after.round != real.round) continue;
      if (real.pending.top().step == Step::choose_roles) continue;  // the test below
      const auto held = unknown_roles(after, rival, true);
      const auto others = unknown_roles(after, rival, false);
      if (held.empty() || others.empty()) continue;
      State other = real;
      Player& player = other.at(rival);
      const Role out = pick(random, held);
      const Role in = pick(random, others);
      if (contains(player.hand, in) || !contains(player.hand, out)) continue;  // an extra role
      player.hand = with(without(player.hand, out), in);
      ASSERT_EQ(view(edition, other, viewer), view(edition, real, viewer));
      ASSERT_EQ(redacted(other, seat, action, viewer), seen);
      ASSERT_EQ(view(edition, other, viewer), view(edition, after, viewer));
      ++compared;
    }
  }
  EXPECT_GT(compared, 5000);
}

TEST(Secrecy, B3_1_the_chosen_roles_of_others_and_their_number_are_hidden) {
  for (const EventCard card : {EventCard::full_hands, EventCard::more_or_less}) {
    TestTable one(3);
    one.event(card).choosing();
    TestTable two = one;
    const bool any_number = card == EventCard::more_or_less;
    const auto first = one.make(1, "choose FW PW HW MW");
    const auto second = two.make(1, any_number ? "choose WF" : "choose VD HD FG WF");
    for (const Viewer viewer : {Viewer::of(0), Viewer::of(2), Viewer::spectator()}) {
      EXPECT_EQ(view(one.edition, one.state, viewer), view(two.edition, two.state, viewer));
      EXPECT_EQ(redact(first[0], viewer), redact(second[0], viewer));
    }
    EXPECT_EQ(view(one.edition, one.state, Viewer::of(1)).own_roles, roles_of("FW PW HW MW"));
    EXPECT_EQ(redact(first[0], Viewer::of(1)), first[0]);
  }
}

TEST(Secrecy, B8_2_whether_and_which_extra_role_is_hidden_until_all_have_decided) {
  TestTable one(3, Side::back);
  one.state.forest = {0, 0, 1, 1};
  one.holds(0, ForestTile::role).holds(2, ForestTile::role).choosing();
  for (Seat seat = 0; seat < 3; ++seat) one.make(seat, "choose FW PW HW MW");
  TestTable two = one;
  const auto first = one.make(2, "more WF");
  const auto second = two.make(2, "no more");
  for (const Viewer viewer : {Viewer::of(0), Viewer::of(1), Viewer::spectator()}) {
    EXPECT_EQ(view(one.edition, one.state, viewer), view(two.edition, two.state, viewer));
    ASSERT_EQ(first.size(), 1U);
    EXPECT_EQ(redact(first[0], viewer), redact(second[0], viewer));
  }
  EXPECT_EQ(view(one.edition, one.state, Viewer::of(2)).own_extra, Role::weather_fairy);
}

TEST(Secrecy, B6_7_offers_are_hidden_until_all_are_made) {
  TestTable one(2);
  one.event(EventCard::full_hands).resources(0, 2, 0, 0, 1).resources(1, 1, 0, 0, 0).round_over();
  TestTable two = one;
  const auto first = one.make(0, "offer 2 orange");
  const auto second = two.make(0, "offer 0 orange");
  for (const Viewer viewer : {Viewer::of(1), Viewer::spectator()}) {
    EXPECT_EQ(view(one.edition, one.state, viewer), view(two.edition, two.state, viewer));
    EXPECT_EQ(redact(first[0], viewer), redact(second[0], viewer));
  }
  EXPECT_EQ(view(one.edition, one.state, Viewer::of(0)).own_offer.pieces, amounts(2, 0, 0, 0));
}

// Every set of roles that fits what was seen comes up equally often, and no other.
TEST(Determinize, B3_3_draws_hands_from_what_nobody_knows) {
  TestTable table(3);
  table.hand(0, "FW PW VD WF").hand(1, "FW HW FG").hand(2, "VD HD");
  table.play({"brave FW"});  // seat 1 must follow, seat 2 has not spoken
  FastGenerator random(Seed::from_number(3), 0);
  std::map<std::string, int> of_one;
  std::map<std::string, int> of_two;
  const int games = 9000;
  for (int i = 0; i < games; ++i) {
    const State world = determinize(table.edition, table.state, Viewer::of(0), random);
    ASSERT_EQ(world.at(0), table.state.at(0));
    ++of_one[codes_of(world.at(1).hand)];
    ++of_two[codes_of(world.at(2).hand)];
  }
  EXPECT_EQ(of_one.size(), 36U) << "FW and two of nine others";
  EXPECT_EQ(of_two.size(), 45U) << "two of ten";
  for (const auto& [roles, count] : of_one) {
    EXPECT_TRUE(roles.starts_with("FW")) << roles;
    EXPECT_NEAR(count, games / 36, 75) << roles;
  }
  for (const auto& [roles, count] : of_two) EXPECT_NEAR(count, games / 45, 70) << roles;
  // Once seat 2 has passed, it holds no Forest Witch.
  table.play({"cowardly FW"});
  for (int i = 0; i < 200; ++i) {
    const State world = determinize(table.edition, table.state, Viewer::of(0), random);
    EXPECT_FALSE(contains(world.at(2).hand, Role::forest_witch));
    EXPECT_FALSE(contains(world.at(1).hand, Role::forest_witch));
  }
}

TEST(Determinize, B3_1_redraws_secret_choices_of_others_only) {
  TestTable table(3);
  table.choosing();
  table.make(0, "choose FW PW HW MW");
  table.make(1, "choose FW PW HW MW");
  FastGenerator random(Seed::from_number(4), 0);
  std::map<Roles, int> sets;
  for (int i = 0; i < 10000; ++i) {
    const State world = determinize(table.edition, table.state, Viewer::of(0), random);
    ASSERT_EQ(world.chosen.of(0), roles_of("FW PW HW MW"));
    ++sets[world.chosen.of(1)];
  }
  EXPECT_EQ(sets.size(), 210U);
}

TEST(Determinize, B6_7_redraws_the_offers_of_others) {
  TestTable table(2);
  table.event(EventCard::full_hands).resources(0, 2, 0, 0, 1).resources(1, 1, 0, 0, 0).round_over();
  table.make(0, "offer 2 orange");
  FastGenerator random(Seed::from_number(5), 0);
  std::map<int, int> offers;
  for (int i = 0; i < 3000; ++i) {
    const State world = determinize(table.edition, table.state, Viewer::of(1), random);
    ++offers[world.offers[0].pieces.of[0]];
    ASSERT_EQ(world.offers[0].pieces.of[3], 0) << "not decided yet";
  }
  ASSERT_EQ(offers.size(), 3U);
  for (const auto& [count, times] : offers) EXPECT_NEAR(times, 1000, 130) << count;
}

TEST(Secrecy, B3_8_hands_stay_hidden_from_spectators_and_rivals) {
  TestTable table(2);
  table.hand(0, "FG RG").hand(1, "HG");
  EXPECT_EQ(view(table.edition, table.state, Viewer::spectator()).players[0].hand, 0);
  EXPECT_EQ(view(table.edition, table.state, Viewer::of(1)).players[0].hand, 0);
  EXPECT_EQ(codes_of(view(table.edition, table.state, Viewer::of(0)).players[0].hand), "FG RG");
}

}  // namespace
}  // namespace ludoteca::broom_service
