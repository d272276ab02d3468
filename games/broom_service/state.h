// A position of Broom Service and the options of a game.
#pragma once

#include <array>
#include <cstdint>

#include "engine/decision_stack.h"
#include "engine/seats.h"
#include "engine/secret_choices.h"
#include "games/broom_service/edition.h"

namespace ludoteca::broom_service {

inline constexpr int kPawns = 2;

// B7.2: how many heavy clouds are mixed with the 8 storm clouds. Fewer heavy ones bring more storm
// clouds onto the board.
enum class Storm : std::uint8_t {
  off,
  few,   // all heavy clouds
  many,  // as many as the edition says
  all,   // no more than needed: every storm cloud lies on the board
};
inline constexpr int kStormOptions = 4;

struct Options {
  std::uint8_t players = kMinPlayers;
  Side side = Side::front;
  Storm storm = Storm::off;
  bool mountain_tiles = false;  // always on the back (B8)
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// Where points on the track came from.
enum class Source : std::uint8_t {
  towers,
  bravery,    // brave Druids and Weather Fairies
  storm,      // storm clouds
  events,     // B6
  bewitched,  // B3.6
  tiles,      // B8.2
};
inline constexpr int kSources = 6;

struct Player {
  Resources resources;
  std::array<Region, kPawns> pawns{};
  Roles hand = 0;                                       // chosen and not laid yet
  Roles laid = 0;                                       // in this round
  Roles laid_brave = 0;                                 // those of them that were laid bravely
  std::uint8_t amulets = 0;                             // bit m: the one of mountain m
  std::array<std::uint8_t, kForestTileKinds> forest{};  // tiles held
  Regions clouds = 0;                                   // where its clouds lay
  std::array<std::int16_t, kSources> points{};

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

enum class Step : std::uint8_t {
  // Decisions. What `arg` and `place` of the frame mean stands beside them.
  choose_roles,    // of all at once (B3.1)
  extra_role,      // of all who hold such a tile, at once (B8.2)
  lead,            // B3.2
  follow,          // B3.3
  cowardly_way,    // the action, or something instead of it (B6, B8.2)
  witch_move,      // `arg`: brave; `place`: the set of terrains
  witch_delivery,  // `arg`: the pawn; `place`: the region it must stand in
  druid_delivery,  // `arg`: brave; `place`: the set of terrains
  gather,          // `arg`: brave; `place`: which gatherer
  fairy,           // `arg`: brave
  storm_move,      // of a storm cloud just removed (B7.2)
  storm_delivery,  // likewise
  mountain_order,  // tile or delivery first: the two frames below (B8.1)
  mountain_potions,
  mountain_wands,
  mountain_delivery,
  mountain_moves,  // `arg`: moves left
  mountain_cloud,
  fly,         // `arg`: the pawn; `place`: which hill space (B8.3)
  full_hands,  // of all at once (B6)
  hand_in,     // All at Once! (B6)
  // What goes on by itself.
  start_round,
  next_turn,
  ask_followers,  // State::asked of them were asked
  brave_action,
  end_round,
  ask_sets,  // `arg`: how many players were asked for a set
  next_round,
};

constexpr bool is_decision(Step step) {
  return step < Step::start_round;
}

struct Frame {
  Step step{};
  Seat seat = 0;
  std::uint8_t arg = 0;
  std::uint8_t place = 0;
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

// One player's offer for Full Hands while it is being made, kind by kind.
struct Offer {
  Resources pieces;
  std::uint8_t decided = kResources;  // kinds decided, from the first
  friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

// The most frames at once: what the turn goes on with; the delivery a brave witch still has, for a
// player has one action a turn; the second move of the two-moves tile, for there is one such tile
// and a player uses it once; and the decision on top. Or, when that witch enters a mountain: the
// turn, her delivery, the tile, and their order on top. Everything else leaves the stack before it
// puts something on it.
inline constexpr std::size_t kDepth = 4;

struct State {
  std::array<Player, kMaxPlayers> players{};
  std::array<Regions, kCloudKinds> clouds{};  // where clouds of each kind were laid
  Regions cloudy = 0;                         // where they still lie
  Towers closed = 0;  // round towers that hold a potion, and towers under mountain tiles
  std::array<std::uint8_t, kMountainTiles> mountain{};  // MountainTile or kNoTile
  std::array<std::uint8_t, kForestTiles> forest{};      // ForestTile or kNoTile
  std::array<std::uint8_t, kHillTiles> hill{};          // turbo pair, kTowerTile or kNoTile
  std::uint16_t events_left = 0;                        // not revealed yet; 3 never are (B2.3)
  EventCard event = kNoEvent;
  Roles bewitched = 0;
  Roles bewitched_left = 0;   // not revealed since they were shuffled last (B2.4)
  std::uint8_t round = 0;     // from 1
  Seat leader = 0;            // of this turn; between turns, of the next if it has cards
  Seat brave = kNobody;       // the last brave player of this turn
  Seat last_brave = kNobody;  // of this round
  Role role = kNoRole;        // laid in this turn
  std::uint8_t asked = 0;     // players after the leader whose turn to speak has come
  SecretChoices<Roles, kMaxPlayers> chosen{};  // in `choose_roles`
  SecretChoices<Role, kMaxPlayers> extra{};    // in `extra_role`; kNoRole: keeps the tile
  std::array<Offer, kMaxPlayers> offers{};     // in `full_hands`
  Options options{};
  DecisionStack<Frame, kDepth> pending{};

  constexpr int seats() const { return options.players; }
  constexpr Player& at(Seat seat) { return players[seat]; }
  constexpr const Player& at(Seat seat) const { return players[seat]; }

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

constexpr bool finished(const State& state) {
  return state.pending.empty();
}

constexpr const Map& map_of(const Edition& edition, const State& state) {
  return edition.map(state.options.side);
}

// The roles that were led in this round. Whoever held one of them has laid it, or has not spoken
// yet in the turn that is going on (B3.3).
constexpr Roles roles_led(const State& state) {
  unsigned roles = 0;
  for (const Player& player : state.players) roles |= player.laid;
  return static_cast<Roles>(roles);
}

}  // namespace ludoteca::broom_service
