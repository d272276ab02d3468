// A spectator who hears of nothing but events knows the whole table: no visible change is without
// its event. And nobody is ever asked when there is nothing to choose.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/broom_service/test_table.h"

namespace ludoteca::broom_service {
namespace {

// The table as followed from events alone.
class Listener {
 public:
  Listener(const Edition& edition, const View& start) : edition_(edition), seen(start) {}

  void hear(const Event& event) {
    std::visit([this](const auto& e) { on(e); }, event);
  }

 private:
  PlayerView& at(Seat seat) { return seen.players.at(seat); }
  int players() const { return seen.options.players; }
  void add(Seat seat, int points) {
    at(seat).points.track = static_cast<std::int16_t>(at(seat).points.track + points);
  }
  void add(Seat seat, Resource kind, int count) {
    std::uint8_t& held = at(seat).resources[kind];
    held = static_cast<std::uint8_t>(held + count);
  }

  void on(const RoundStarted& e) {
    seen.round = e.round;
    for (PlayerView& player : seen.players) player.laid = player.laid_brave = 0;
  }
  void on(const EventRevealed& e) {
    seen.event = e.card;
    seen.events_left =
        static_cast<std::uint16_t>(seen.events_left & ~(1U << static_cast<int>(e.card)));
  }
  void on(const BewitchedShuffled&) { seen.bewitched_left = kAllRoles; }
  void on(const RolesBewitched& e) {
    seen.bewitched = e.roles;
    seen.bewitched_left = static_cast<Roles>(seen.bewitched_left & ~unsigned{e.roles});
  }
  void on(const RolesChosen& e) {
    chosen_.insert(e.seat);
    if (static_cast<int>(chosen_.size()) < players()) return;
    chosen_.clear();
    if (seen.event == EventCard::more_or_less) return;
    for (Seat seat = 0; seat < players(); ++seat) at(seat).hand_size = edition_.roles_chosen;
  }
  void on(const RolesCounted& e) { at(e.seat).hand_size = e.count; }
  void on(const ExtraRoleChosen&) {}
  void on(const ExtraRoleShown& e) {
    at(e.seat).hand_size = static_cast<std::uint8_t>(at(e.seat).hand_size + (e.used ? 1 : 0));
  }
  void on(const TurnStarted& e) {
    seen.leader = e.leader;
    seen.role = kNoRole;
    seen.brave = kNobody;
  }
  void on(const MustFollow&) {}
  void on(const Passed&) {}
  void on(const RoleLaid& e) {
    PlayerView& player = at(e.seat);
    --player.hand_size;
    player.laid = with(player.laid, e.role);
    if (e.brave) player.laid_brave = with(player.laid_brave, e.role);
    if (e.brave) seen.brave = e.seat;
    seen.role = e.role;
  }
  void on(const BraveOut&) {}
  void on(const BraveActs& e) { seen.leader = e.seat; }
  void on(const PointsScored& e) { add(e.seat, e.points); }
  void on(const PawnMoved& e) {
    EXPECT_EQ(at(e.seat).pawns.at(e.pawn), e.from);
    at(e.seat).pawns.at(e.pawn) = e.to;
  }
  void on(const PawnFlew& e) {
    EXPECT_EQ(at(e.seat).pawns.at(e.pawn), e.from);
    at(e.seat).pawns.at(e.pawn) = e.to;
  }
  void on(const PotionDelivered& e) {
    add(e.seat, e.points);
    add(e.seat, potion(e.colour), -1);
    add(e.seat, Resource::wand, e.wands);
    const Map& map = edition_.map(seen.options.side);
    if (!edition_.tower(map, e.tower).square) seen.filled |= Towers{1} << e.tower;
  }
  void on(const ResourcesTaken& e) { at(e.seat).resources.add(e.amount); }
  void on(const CloudTaken& e) {
    EXPECT_EQ(seen.clouds.at(e.region), e.cloud);
    seen.clouds.at(e.region) = kNoCloud;
    ++at(e.seat).clouds.at(static_cast<std::size_t>(e.cloud));
    add(e.seat, Resource::wand, -e.wands);
  }
  void on(const AmuletTaken& e) {
    const std::size_t m = place_of(edition_.map(seen.options.side).mountain, e.region);
    at(e.seat).amulets = static_cast<std::uint8_t>(at(e.seat).amulets | 1U << m);
  }
  void on(const ForestTileTaken& e) {
    seen.forest.at(place_of(edition_.map(seen.options.side).forest_tile, e.region)) = kNoTile;
    ++at(e.seat).forest.at(static_cast<std::size_t>(e.tile));
  }
  void on(const ForestTileUsed& e) { --at(e.seat).forest.at(static_cast<std::size_t>(e.tile)); }
  void on(const GaveUp&) {}
  void on(const Chosen&) {}
  void on(const RoundEnded&) {
    seen.role = kNoRole;
    seen.brave = kNobody;
  }
  void on(const OfferChosen&) {}
  void on(const OfferShown& e) { at(e.seat).resources.remove(e.pieces); }
  void on(const SetHandedIn& e) {
    for (unsigned k = 0; k < kResources; ++k) {
      if ((e.kinds >> k & 1U) != 0) add(e.seat, static_cast<Resource>(k), -1);
    }
  }
  void on(const FinalScore& e) {
    EXPECT_EQ(e.total, at(e.seat).points.track + e.bolt_points + e.set_points + e.amulet_points);
  }
  void on(const GameOver&) { over = true; }

  const Edition& edition_;
  std::set<Seat> chosen_;

 public:
  View seen;
  bool over = false;
};

void expect_same_table(const View& heard, const View& real) {
  EXPECT_EQ(heard.round, real.round);
  EXPECT_EQ(heard.event, real.event);
  EXPECT_EQ(heard.events_left, real.events_left);
  EXPECT_EQ(heard.bewitched, real.bewitched);
  EXPECT_EQ(heard.bewitched_left, real.bewitched_left);
  EXPECT_EQ(heard.role, real.role);
  EXPECT_EQ(heard.brave, real.brave);
  EXPECT_TRUE(real.role == kNoRole || heard.leader == real.leader);
  EXPECT_EQ(heard.clouds, real.clouds);
  EXPECT_EQ(heard.filled, real.filled);
  EXPECT_EQ(heard.mountain, real.mountain);
  EXPECT_EQ(heard.forest, real.forest);
  EXPECT_EQ(heard.hill, real.hill);
  for (std::size_t i = 0; i < real.players.size(); ++i) {
    const PlayerView& one = heard.players.at(i);
    const PlayerView& two = real.players.at(i);
    EXPECT_EQ(one.resources, two.resources);
    EXPECT_EQ(one.pawns, two.pawns);
    EXPECT_EQ(one.hand_size, two.hand_size);
    EXPECT_EQ(one.laid, two.laid);
    EXPECT_EQ(one.laid_brave, two.laid_brave);
    EXPECT_EQ(one.amulets, two.amulets);
    EXPECT_EQ(one.forest, two.forest);
    EXPECT_EQ(one.clouds, two.clouds);
    EXPECT_EQ(one.points.track, two.points.track);
  }
}

struct Counts {
  std::map<std::size_t, int> events;  // by their place in Event
  std::map<Choice, int> choices;
  std::size_t deepest = 0;
};

void play_and_listen(const Edition& edition, const Options& options, std::uint64_t seed,
                     Counts& counts) {
  FastStreams streams(Seed::from_number(seed));
  FastGenerator random(Seed::from_number(seed), kStreams);
  State state = setup(edition, options, streams);
  Listener listener(edition, view(edition, state, Viewer::spectator()));
  while (!to_act(state).empty()) {
    const SeatSet acting = to_act(state);
    auto seat = static_cast<Seat>(below(random, options.players));
    while (!acting.contains(seat)) seat = next_seat(seat, options.players);
    Actions list;
    legal_actions(edition, state, seat, list);
    ASSERT_GE(list.size(), 2U) << "asked without a choice";
    counts.deepest = std::max(counts.deepest, state.pending.depth());
    const Action action = pick(random, list);
    ++counts.choices[action.choice()];
    EventList<Event> events;
    apply(edition, state, seat, action, streams, events);
    for (const Event& event : events.events()) {
      ++counts.events[event.index()];
      listener.hear(redact(event, Viewer::spectator()));
    }
    expect_same_table(listener.seen, view(edition, state, Viewer::spectator()));
    ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed << ", " << move_text(action);
  }
  EXPECT_TRUE(listener.over);
}

TEST(Events, tell_everything_that_can_be_seen) {
  for (const Edition* edition : {&test_edition(), &crowded_edition()}) {
    Counts counts;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
      const auto players = static_cast<std::uint8_t>(2 + seed % 4);
      const auto storm = static_cast<Storm>(seed / 4 % kStormOptions);
      const Side side = seed / 16 % 2 == 0 ? Side::back : Side::front;
      play_and_listen(*edition, Options{players, side, storm, seed % 3 == 0}, seed, counts);
      if (HasFatalFailure()) return;
    }
    if (edition == &test_edition()) continue;  // too few chains to see everything
    EXPECT_EQ(counts.events.size(), std::variant_size_v<Event>) << "every kind of event occurs";
    for (int c = 0; c <= static_cast<int>(Choice::give_up); ++c) {
      EXPECT_GT(counts.choices[static_cast<Choice>(c)], 0) << "choice " << c;
    }
    EXPECT_EQ(counts.deepest, kDepth);
  }
}

}  // namespace
}  // namespace ludoteca::broom_service
