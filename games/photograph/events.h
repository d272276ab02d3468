// What can happen in a game of Photograph. Log, animation and spoken text come from these.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/seats.h"
#include "games/photograph/state.h"

namespace ludoteca::photograph {

struct SceneChosen {  // P3.1: the declaration
  Seat seat;
  std::uint8_t row;
  End end;
  std::uint8_t count;
  friend constexpr bool operator==(const SceneChosen&, const SceneChosen&) = default;
};
struct PhotoTaken {  // P3.1, P3.3: one photo goes to the front of the hand
  Seat seat;
  std::uint8_t cell;
  bool face_up;
  Photo photo;
  friend constexpr bool operator==(const PhotoTaken&, const PhotoTaken&) = default;
};
struct FilmWound {  // P4.1
  Seat seat;
  Wind wind;
  friend constexpr bool operator==(const FilmWound&, const FilmWound&) = default;
};
struct WindChosen {  // P8.3: chosen, but still secret
  Seat seat;
  friend constexpr bool operator==(const WindChosen&, const WindChosen&) = default;
};
struct PhotoShot {  // P5
  Seat seat;
  Photo photo;
  bool sharp;
  friend constexpr bool operator==(const PhotoShot&, const PhotoShot&) = default;
};
struct GoodShotWon {  // P6.1
  Seat seat;
  Colour colour;
  friend constexpr bool operator==(const GoodShotWon&, const GoodShotWon&) = default;
};
struct PhotoLeft {  // P7.2, P7.3: a remaining photo leaves the game
  std::uint8_t cell;
  Photo photo;
  friend constexpr bool operator==(const PhotoLeft&, const PhotoLeft&) = default;
};
struct PhotoTurnedUp {  // P7.3: a remaining face-down photo moves to column 1
  std::uint8_t from;
  std::uint8_t to;
  Photo photo;
  friend constexpr bool operator==(const PhotoTurnedUp&, const PhotoTurnedUp&) = default;
};
struct PhotoPlaced {  // P7: a position of the City is filled
  std::uint8_t cell;
  Photo photo;
  friend constexpr bool operator==(const PhotoPlaced&, const PhotoPlaced&) = default;
};
struct DeckTopSeen {  // P1.2: the back of the card that is now on top of the deck
  Photo photo;
  friend constexpr bool operator==(const DeckTopSeen&, const DeckTopSeen&) = default;
};
struct SunsetRevealed {  // P8.1
  friend constexpr bool operator==(const SunsetRevealed&, const SunsetRevealed&) = default;
};
struct SunsetOver {  // P8.1
  friend constexpr bool operator==(const SunsetOver&, const SunsetOver&) = default;
};
struct LastShots {  // P9.1: the City cannot be refilled
  friend constexpr bool operator==(const LastShots&, const LastShots&) = default;
};
struct LastPhoto {  // P9.1, P10.1: the photo that was never taken
  Seat seat;
  Photo photo;
  friend constexpr bool operator==(const LastPhoto&, const LastPhoto&) = default;
};
struct GameOver {
  friend constexpr bool operator==(const GameOver&, const GameOver&) = default;
};

using Event = std::variant<SceneChosen, PhotoTaken, FilmWound, WindChosen, PhotoShot, GoodShotWon,
                           PhotoLeft, PhotoTurnedUp, PhotoPlaced, DeckTopSeen, SunsetRevealed,
                           SunsetOver, LastShots, LastPhoto, GameOver>;

// Only the player who takes a face-down photo learns its number (P3.3).
constexpr Event redact(const Event& event, Viewer viewer) {
  if (const auto* taken = std::get_if<PhotoTaken>(&event)) {
    if (!taken->face_up && !viewer.is(taken->seat)) {
      PhotoTaken seen = *taken;
      seen.photo = seen.photo.back();
      return seen;
    }
  }
  return event;
}

// A declaration that took only face-up photos, or a wind still secret, can be taken back; what
// showed somebody something new cannot.
constexpr bool irreversible(const Event& event) {
  if (const auto* taken = std::get_if<PhotoTaken>(&event)) return !taken->face_up;
  return !std::holds_alternative<SceneChosen>(event) && !std::holds_alternative<WindChosen>(event);
}

}  // namespace ludoteca::photograph
