#include "games/photograph/json.h"

#include <optional>
#include <string>
#include <string_view>

#include "engine/json_output.h"
#include "games/photograph/notation.h"

namespace ludoteca::photograph {
namespace {

// Rows and columns are counted from 1, like seats.
void write_cell(int cell, JsonWriter& out) {
  out.object([&] {
    out.member("row", row_of(cell) + 1);
    out.member("column", column_of(cell) + 1);
  });
}

std::string range_text(const Edition& edition, Range range) {
  const bool low = range == Range::low;
  return std::to_string(low ? 1 : edition.highest_low + 1)
      .append("-")
      .append(std::to_string(low ? edition.highest_low : kNumbers));
}

void write_photo_members(const Edition& edition, const Photo& photo, JsonWriter& out) {
  out.member("colour", colour_name(photo.colour));
  if (photo.hidden()) {
    out.member("range", range_text(edition, photo.range));
  } else {
    out.member("number", photo.number);
  }
}

void write_photo(const Edition& edition, const Photo& photo, JsonWriter& out) {
  out.object([&] { write_photo_members(edition, photo, out); });
}

std::string wind_text(Wind wind) {
  return notation(Action::wind(wind.from, wind.to));
}

// What happened, an overload a kind of event.
class EventWriter {
 public:
  EventWriter(const Edition& edition, JsonWriter& out) : edition_(edition), out_(out) {}

  void operator()(const SceneChosen& e) const {
    by("scene-chosen", e.seat);
    out_.member("row", e.row + 1);
    out_.member("end", e.end == End::left ? "left" : "right");
    out_.member("count", e.count);
  }
  void operator()(const PhotoTaken& e) const {
    by("photo-taken", e.seat);
    cell("cell", e.cell);
    out_.member("face_up", e.face_up);
    photo(e.photo);
  }
  void operator()(const FilmWound& e) const {
    by("film-wound", e.seat);
    out_.member("wind", wind_text(e.wind));
  }
  void operator()(const WindChosen& e) const { by("wind-chosen", e.seat); }
  void operator()(const PhotoShot& e) const {
    by("photo-shot", e.seat);
    photo(e.photo);
    out_.member("sharp", e.sharp);
  }
  void operator()(const GoodShotWon& e) const {
    by("good-shot-won", e.seat);
    out_.member("colour", colour_name(e.colour));
  }
  void operator()(const PhotoLeft& e) const { in_city("photo-left", e); }
  void operator()(const PhotoTurnedUp& e) const {
    out_.member("event", "photo-turned-up");
    cell("from", e.from);
    cell("to", e.to);
    photo(e.photo);
  }
  void operator()(const PhotoPlaced& e) const { in_city("photo-placed", e); }
  void operator()(const DeckTopSeen& e) const {
    out_.member("event", "deck-top-seen");
    photo(e.photo);
  }
  void operator()(const SunsetRevealed&) const { out_.member("event", "sunset-revealed"); }
  void operator()(const SunsetOver&) const { out_.member("event", "sunset-over"); }
  void operator()(const LastShots&) const { out_.member("event", "last-shots"); }
  void operator()(const LastPhoto& e) const {
    by("last-photo", e.seat);
    photo(e.photo);
  }
  void operator()(const GameOver&) const { out_.member("event", "game-over"); }

 private:
  void by(std::string_view name, Seat seat) const {
    out_.member("event", name);
    out_.member("seat", counted(seat));
  }
  void cell(std::string_view name, int cell) const {
    out_.member(name, [&] { write_cell(cell, out_); });
  }
  void photo(const Photo& photo) const {
    out_.member("photo", [&] { write_photo(edition_, photo, out_); });
  }
  template <class E>
  void in_city(std::string_view name, const E& e) const {
    out_.member("event", name);
    cell("cell", e.cell);
    photo(e.photo);
  }

  const Edition& edition_;
  JsonWriter& out_;
};

// Writes one view; its members in the order in which a reader asks for them.
class ViewWriter {
 public:
  ViewWriter(const Edition& edition, const View& view, JsonWriter& out)
      : edition_(edition), view_(view), out_(out) {}

  void run() const {
    out_.member("viewer", [&] { write_viewer(view_.viewer, out_); });
    out_.member("players", view_.options.players);
    out_.object("options", [&] {
      out_.member("missed-opportunity", view_.options.missed_opportunity ? "on" : "off");
    });
    out_.array("colours", [&] {
      for_each_colour([&](std::size_t, std::string_view name) { out_.value(name); });
    });
    write_decision();
    out_.member("sunset_seen", view_.sunset_seen);
    out_.object("deck", [&] {
      out_.member("count", view_.deck);
      out_.member("top", [&] { optional_photo(view_.deck_top); });
    });
    out_.array("city", [&] { write_city(); });
    out_.array("seats", [&] {
      for (Seat seat = 0; seat < view_.options.players; ++seat) {
        out_.object([&] { write_player(seat); });
      }
    });
    out_.object("good_shots", [&] {
      for_each_colour([&](std::size_t c, std::string_view name) {
        out_.member(name, counted_or_none(view_.good_shots[c]));
      });
    });
    if (view_.over) {
      out_.member("outcome", [&] { write_outcome(view_.outcome, view_.options.players, out_); });
    } else {
      out_.member("outcome", nullptr);
    }
  }

 private:
  // use(index, name) for the colours in the game.
  template <class Use>
  void for_each_colour(Use use) const {
    for (int c = 0; c < kColours; ++c) {
      if ((view_.colours >> c & 1) == 0) continue;
      use(static_cast<std::size_t>(c), colour_name(colour_at(c)));
    }
  }

  void optional_photo(const std::optional<Photo>& photo) const {
    if (photo) {
      write_photo(edition_, *photo, out_);
    } else {
      out_.value(nullptr);
    }
  }

  void write_decision() const {
    out_.member("step", view_.over ? kOver : kStepNames.at(static_cast<std::size_t>(view_.step)));
    out_.member("turn", counted_or_none(view_.turn));
    out_.member("taken", view_.taken);
    out_.member("to_act", [&] { write_seats(view_.to_act, out_); });
    out_.member("own_wind",
                view_.own_wind ? std::optional(wind_text(*view_.own_wind)) : std::nullopt);
  }

  void write_city() const {
    for (int row = 0; row < view_.rows; ++row) {
      out_.array([&] {
        for (int column = 0; column < kColumns; ++column) {
          const CityCell& cell = view_.city[cell_at(row, column)];
          optional_photo(cell.present ? std::optional(cell.photo) : std::nullopt);
        }
      });
    }
  }

  void write_strip(const StripView& strip) const {
    out_.array("shots", [&] {
      for (const ShotView& shot : strip.shots) {
        out_.object([&] {
          write_photo_members(edition_, shot.photo, out_);
          out_.member("sharp", shot.sharp);
        });
      }
    });
    out_.array("next_sharp", [&] {
      for (int number = 1; number <= kNumbers; ++number) {
        if ((strip.next_sharp >> number & 1) != 0) out_.value(number);
      }
    });
  }

  void write_player(Seat seat) const {
    const PlayerView& player = view_.players[seat];
    out_.member("seat", counted(seat));
    out_.array("hand", [&] {
      for (const Photo& photo : player.hand) write_photo(edition_, photo, out_);
    });
    out_.object("strips", [&] {
      for_each_colour([&](std::size_t c, std::string_view name) {
        out_.object(name, [&] { write_strip(player.strips[c]); });
      });
    });
    out_.object("points", [&] {
      out_.member("total", player.points.total);
      out_.object("colours", [&] {
        for_each_colour([&](std::size_t c, std::string_view name) {
          out_.object(name, [&] { write_points(player.points, c); });
        });
      });
    });
  }

  template <class Points>
  void write_points(const Points& points, std::size_t colour) const {
    out_.member("strip", points.strips[colour]);
    out_.member("blurry", points.blurry[colour]);
    out_.member("good_shot", points.good_shots[colour]);
  }

  const Edition& edition_;
  const View& view_;
  JsonWriter& out_;
};

}  // namespace

void write_json(const Edition& edition, const View& view, JsonWriter& out) {
  out.object([&] { ViewWriter(edition, view, out).run(); });
}

void write_json(const Edition& edition, const Event& event, JsonWriter& out) {
  out.object([&] { std::visit(EventWriter(edition, out), event); });
}

}  // namespace ludoteca::photograph
