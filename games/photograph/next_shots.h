// What a move would bring, as far as the player who makes it can see.
#pragma once

#include <array>

#include "games/photograph/view.h"

namespace ludoteca::photograph {

// P5.1, P8.1, P9.1: how many cards are played after the wind that is being chosen.
constexpr int cards_to_shoot(const Edition& edition, const View& view) {
  return view.step == Step::wind ? view.taken : edition.sunset_shots;
}

constexpr int photos_in_row(const View& view, int row) {
  int count = 0;
  for (int column = 0; column < kColumns; ++column) {
    count += view.city[cell_at(row, column)].present ? 1 : 0;
  }
  return count;
}

using TakenPhotos = FixedList<Photo, kMaxTaken>;

// P3.1: from the end of the row that was chosen towards the other.
constexpr TakenPhotos photos_taken(const View& view, Action action) {
  TakenPhotos photos;
  const bool left = action.end() == End::left;
  for (int i = 0; i < kColumns && static_cast<int>(photos.size()) < action.count(); ++i) {
    const CityCell& cell = view.city[cell_at(action.row(), left ? i : kColumns - 1 - i)];
    if (cell.present) photos.push_back(cell.photo);
  }
  return photos;
}

struct NextShot {
  Photo photo;
  bool sharp;
};
using NextShots = FixedList<NextShot, kMaxHand>;

// The strip as the rules see it. The numbers of blurry photos are hidden, and play no part.
constexpr Strip strip_in_view(const StripView& seen) {
  Strip strip;
  for (const ShotView& shot : seen.shots) strip.add(shot.sharp ? shot.photo.number : 1, shot.sharp);
  return strip;
}

// The shots that follow if a player winds this way. The player must see the own hand.
constexpr NextShots next_shots(const Edition& edition, const View& view, Seat seat, Wind wind) {
  const PlayerView& player = view.players[seat];
  auto hand = player.hand;
  const Photo moved = hand[wind.from];
  for (std::size_t i = wind.from; i < wind.to; ++i) hand[i] = hand[i + 1];
  hand[wind.to] = moved;

  std::array<Strip, kColours> strips{};
  for (int c = 0; c < kColours; ++c) strips[c] = strip_in_view(player.strips[c]);
  NextShots shots;
  for (int i = 0; i < cards_to_shoot(edition, view); ++i) {
    const Photo photo = hand[static_cast<std::size_t>(i)];
    Strip& strip = strips[static_cast<std::size_t>(photo.colour)];
    const bool sharp = strip.would_be_sharp(edition, photo.number);
    strip.add(photo.number, sharp);
    shots.push_back({photo, sharp});
  }
  return shots;
}

}  // namespace ludoteca::photograph
