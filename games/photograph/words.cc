#include "games/photograph/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "games/photograph/next_shots.h"
#include "games/photograph/notation.h"

namespace ludoteca::photograph {
namespace {

std::int64_t number(int value) {
  return value;
}

// Row, place and seat as people count them.
std::int64_t from_one(int index) {
  return index + 1;
}

std::string_view name_of(const Reader& reader, Seat seat) {
  return reader.names.at(seat);
}

std::string colour_text(Colour colour, const Catalogue& words) {
  return words.text(fmt::format("photograph.colour.{}", colour_name(colour)));
}

// "….you" or "….other": languages address a person differently from telling about one.
std::string key_for(const Reader& reader, Seat seat, std::string_view key) {
  return fmt::format("photograph.{}.{}", key, reader.viewer.is(seat) ? "you" : "other");
}

std::string end_text(End end, const Catalogue& words) {
  return words.text(end == End::left ? "photograph.from-left" : "photograph.from-right");
}

struct EventWords {
  const Edition& edition;
  const Reader& reader;

  std::string photo(const Photo& photo) const { return photo_text(edition, photo, reader.words); }

  std::string operator()(const SceneChosen& event) const {
    return reader.words.text(key_for(reader, event.seat, "event.scene"),
                             {{"name", name_of(reader, event.seat)},
                              {"n", number(event.count)},
                              {"row", from_one(event.row)},
                              {"end", end_text(event.end, reader.words)}});
  }
  std::string operator()(const PhotoTaken& event) const {
    return reader.words.text("photograph.event.taken", {{"photo", photo(event.photo)}});
  }
  std::string operator()(const FilmWound& event) const {
    return reader.words.text(key_for(reader, event.seat, "event.wound"),
                             {{"name", name_of(reader, event.seat)},
                              {"from", from_one(event.wind.from)},
                              {"to", from_one(event.wind.to)}});
  }
  std::string operator()(const WindChosen& event) const {
    return reader.words.text(key_for(reader, event.seat, "event.wind-chosen"),
                             {{"name", name_of(reader, event.seat)}});
  }
  std::string operator()(const PhotoShot& event) const {
    const std::string key = event.sharp ? "event.sharp" : "event.blurry";
    return reader.words.text(
        key_for(reader, event.seat, key),
        {{"name", name_of(reader, event.seat)}, {"photo", photo(event.photo)}});
  }
  std::string operator()(const GoodShotWon& event) const {
    return reader.words.text(key_for(reader, event.seat, "event.good-shot"),
                             {{"name", name_of(reader, event.seat)},
                              {"colour", colour_text(event.colour, reader.words)}});
  }
  std::string operator()(const PhotoLeft& event) const {
    return reader.words.text("photograph.event.left", {{"photo", photo(event.photo)}});
  }
  std::string operator()(const PhotoTurnedUp& event) const {
    return reader.words.text("photograph.event.turned-up", {{"photo", photo(event.photo)}});
  }
  // The table shows every new photo; one sentence when the last place is filled is enough.
  std::string operator()(const PhotoPlaced& event) const {
    const int players = static_cast<int>(reader.names.size());
    const int last = edition.order[players][city_size(edition, players) - 1];
    return event.cell == last ? reader.words.text("photograph.event.refilled") : std::string();
  }
  std::string operator()(const DeckTopSeen&) const { return {}; }  // the table shows it
  std::string operator()(const SunsetRevealed&) const {
    return reader.words.text("photograph.event.sunset", {{"n", number(edition.sunset_shots)}});
  }
  std::string operator()(const SunsetOver&) const {
    return reader.words.text("photograph.event.sunset-over",
                             {{"n", number(edition.hand - edition.sunset_shots)}});
  }
  std::string operator()(const LastShots&) const {
    return reader.words.text("photograph.event.last-shots", {{"n", number(edition.sunset_shots)}});
  }
  std::string operator()(const LastPhoto& event) const {
    return reader.words.text(
        key_for(reader, event.seat, "event.last-photo"),
        {{"name", name_of(reader, event.seat)}, {"photo", photo(event.photo)}});
  }
  std::string operator()(const GameOver&) const {
    return reader.words.text("photograph.event.game-over");
  }
};

// A move that is possible now, to show how one is written.
std::string example_move(const Edition& edition, const View& view, Viewer viewer) {
  if (view.step != Step::choose_scene) {
    const int cards =
        viewer.is_spectator() ? 2 : static_cast<int>(view.players[viewer.seat()].hand.size());
    return notation(Action::wind(0, std::min(cards - 1, 3)));
  }
  int longest = 0;
  for (int row = 1; row < view.rows; ++row) {
    if (photos_in_row(view, row) > photos_in_row(view, longest)) longest = row;
  }
  const int most = std::min<int>(photos_in_row(view, longest), edition.most_taken);
  return notation(Action::take(longest, End::left, most));
}

std::string describe_take(const Edition& edition, const View& view, Action action,
                          const Reader& reader) {
  std::string photos;
  for (const Photo& photo : photos_taken(view, action)) {
    photos += (photos.empty() ? "" : ", ") + photo_text(edition, photo, reader.words);
  }
  return reader.words.text("photograph.move.take", {{"row", from_one(action.row())},
                                                    {"end", end_text(action.end(), reader.words)},
                                                    {"n", number(action.count())},
                                                    {"photos", photos}});
}

std::string describe_wind(const Edition& edition, const View& view, Action action,
                          const Reader& reader) {
  const Wind wind = action.as_wind();
  // Somebody who cannot see the hand learns only which places are meant.
  if (reader.viewer.is_spectator() || wind.to >= view.players[reader.viewer.seat()].hand.size()) {
    return reader.words.text("photograph.move.wind-unseen",
                             {{"from", from_one(wind.from)}, {"to", from_one(wind.to)}});
  }
  std::string shots;
  for (const NextShot& shot : next_shots(edition, view, reader.viewer.seat(), wind)) {
    shots += (shots.empty() ? "" : ", ") +
             reader.words.text(shot.sharp ? "photograph.move.sharp" : "photograph.move.blurry",
                               {{"photo", photo_text(edition, shot.photo, reader.words)}});
  }
  const Photo& moved = view.players[reader.viewer.seat()].hand[wind.from];
  return reader.words.text("photograph.move.wind",
                           {{"from", from_one(wind.from)},
                            {"to", from_one(wind.to)},
                            {"photo", photo_text(edition, moved, reader.words)},
                            {"shots", shots}});
}

}  // namespace

std::string photo_text(const Edition& edition, const Photo& photo, const Catalogue& words) {
  const std::string colour = colour_text(photo.colour, words);
  if (!photo.hidden()) {
    return words.text("photograph.photo", {{"colour", colour}, {"number", number(photo.number)}});
  }
  const bool low = photo.range == Range::low;
  return words.text("photograph.photo.hidden",
                    {{"colour", colour},
                     {"low", number(low ? 1 : edition.highest_low + 1)},
                     {"high", number(low ? edition.highest_low : kNumbers)}});
}

std::string describe_event(const Edition& edition, const Event& event, const Reader& reader) {
  return std::visit(EventWords{edition, reader}, event);
}

std::string prompt(const Edition& edition, const View& view, const Reader& reader) {
  if (view.over) return reader.words.text("photograph.prompt.over");
  const bool asked = !reader.viewer.is_spectator() && view.to_act.contains(reader.viewer.seat());
  const std::string names = names_of(view.to_act, reader);
  const std::string move = example_move(edition, view, reader.viewer);
  const auto text = [&](std::string_view step) {
    return reader.words.text(fmt::format("photograph.prompt.{}.{}", step, asked ? "you" : "other"),
                             {{"name", names},
                              {"move", move},
                              {"most", number(edition.most_taken)},
                              {"n", number(cards_to_shoot(edition, view))}});
  };
  switch (view.step) {
    case Step::choose_scene:
      return text("scene");
    case Step::wind:
      return text("wind");
    case Step::sunset:
      return text("sunset");
    default:
      return text("final");
  }
}

std::string describe_action(const Edition& edition, const View& view, Action action,
                            const Reader& reader) {
  return action.kind() == Action::Kind::take ? describe_take(edition, view, action, reader)
                                             : describe_wind(edition, view, action, reader);
}

}  // namespace ludoteca::photograph
