#include "games/photograph/json.h"

#include <fmt/format.h>

#include <string>

#include "engine/json_output.h"
#include "games/photograph/notation.h"

namespace ludoteca::photograph {
namespace {

namespace json = boost::json;

// Rows and columns are counted from 1, like seats.
json::object cell_json(int cell) {
  return {{"row", row_of(cell) + 1}, {"column", column_of(cell) + 1}};
}

std::string range_text(const Edition& edition, Range range) {
  return range == Range::low ? fmt::format("1-{}", edition.highest_low)
                             : fmt::format("{}-{}", edition.highest_low + 1, kNumbers);
}

json::object photo_json(const Edition& edition, const Photo& photo) {
  json::object out{{"colour", colour_name(photo.colour)}};
  if (photo.hidden()) {
    out["range"] = range_text(edition, photo.range);
  } else {
    out["number"] = photo.number;
  }
  return out;
}

std::string wind_text(Wind wind) {
  return notation(Action::wind(wind.from, wind.to));
}

// What happened, an overload a kind of event.
struct EventJson {
  const Edition& edition;

  json::object operator()(const SceneChosen& e) const {
    return {{"event", "scene-chosen"},
            {"seat", counted(e.seat)},
            {"row", e.row + 1},
            {"end", e.end == End::left ? "left" : "right"},
            {"count", e.count}};
  }
  json::object operator()(const PhotoTaken& e) const {
    return {{"event", "photo-taken"},
            {"seat", counted(e.seat)},
            {"cell", cell_json(e.cell)},
            {"face_up", e.face_up},
            {"photo", photo_json(edition, e.photo)}};
  }
  json::object operator()(const FilmWound& e) const {
    return {{"event", "film-wound"}, {"seat", counted(e.seat)}, {"wind", wind_text(e.wind)}};
  }
  json::object operator()(const WindChosen& e) const {
    return {{"event", "wind-chosen"}, {"seat", counted(e.seat)}};
  }
  json::object operator()(const PhotoShot& e) const {
    return {{"event", "photo-shot"},
            {"seat", counted(e.seat)},
            {"photo", photo_json(edition, e.photo)},
            {"sharp", e.sharp}};
  }
  json::object operator()(const GoodShotWon& e) const {
    return {
        {"event", "good-shot-won"}, {"seat", counted(e.seat)}, {"colour", colour_name(e.colour)}};
  }
  json::object operator()(const PhotoLeft& e) const { return in_city("photo-left", e); }
  json::object operator()(const PhotoTurnedUp& e) const {
    return {{"event", "photo-turned-up"},
            {"from", cell_json(e.from)},
            {"to", cell_json(e.to)},
            {"photo", photo_json(edition, e.photo)}};
  }
  json::object operator()(const PhotoPlaced& e) const { return in_city("photo-placed", e); }
  json::object operator()(const DeckTopSeen& e) const {
    return {{"event", "deck-top-seen"}, {"photo", photo_json(edition, e.photo)}};
  }
  json::object operator()(const SunsetRevealed&) const { return {{"event", "sunset-revealed"}}; }
  json::object operator()(const SunsetOver&) const { return {{"event", "sunset-over"}}; }
  json::object operator()(const LastShots&) const { return {{"event", "last-shots"}}; }
  json::object operator()(const LastPhoto& e) const {
    return {{"event", "last-photo"},
            {"seat", counted(e.seat)},
            {"photo", photo_json(edition, e.photo)}};
  }
  json::object operator()(const GameOver&) const { return {{"event", "game-over"}}; }

 private:
  template <class E>
  json::object in_city(std::string_view name, const E& e) const {
    return {{"event", name}, {"cell", cell_json(e.cell)}, {"photo", photo_json(edition, e.photo)}};
  }
};

// Writes one view; its members in the order in which a reader asks for them.
class ViewWriter {
 public:
  ViewWriter(const Edition& edition, const View& view) : edition_(edition), view_(view) {}

  json::object run() const {
    json::object out;
    out["viewer"] = viewer_json(view_.viewer);
    out["players"] = view_.options.players;
    out["options"] = {{"missed-opportunity", view_.options.missed_opportunity ? "on" : "off"}};
    out["colours"] = colours();
    write_decision(out);
    out["sunset_seen"] = view_.sunset_seen;
    out["deck"] = {{"count", view_.deck}, {"top", optional_photo(view_.deck_top)}};
    out["city"] = city();
    json::array& seats = out["seats"].emplace_array();
    for (Seat seat = 0; seat < view_.options.players; ++seat) seats.push_back(player(seat));
    json::object& good_shots = out["good_shots"].emplace_object();
    for_each_colour([&](std::size_t c, std::string_view name) {
      good_shots[name] = seat_json(view_.good_shots[c]);
    });
    if (view_.over) {
      out["outcome"] = outcome_json(view_.outcome, view_.options.players);
    } else {
      out["outcome"] = nullptr;
    }
    return out;
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

  json::value optional_photo(const std::optional<Photo>& photo) const {
    return photo ? json::value(photo_json(edition_, *photo)) : json::value();
  }

  json::array colours() const {
    json::array out;
    for_each_colour([&out](std::size_t, std::string_view name) { out.emplace_back(name); });
    return out;
  }

  void write_decision(json::object& out) const {
    out["step"] = view_.over ? kOver : kStepNames.at(static_cast<std::size_t>(view_.step));
    out["turn"] = seat_json(view_.turn);
    out["taken"] = view_.taken;
    out["to_act"] = seats_json(view_.to_act);
    out["own_wind"] = view_.own_wind ? json::value(wind_text(*view_.own_wind)) : json::value();
  }

  json::array city() const {
    json::array rows;
    for (int row = 0; row < view_.rows; ++row) {
      json::array cells;
      for (int column = 0; column < kColumns; ++column) {
        const CityCell& cell = view_.city[cell_at(row, column)];
        cells.push_back(cell.present ? json::value(photo_json(edition_, cell.photo))
                                     : json::value());
      }
      rows.push_back(std::move(cells));
    }
    return rows;
  }

  json::object strip(const StripView& strip) const {
    json::array shots;
    for (const ShotView& shot : strip.shots) {
      json::object out = photo_json(edition_, shot.photo);
      out["sharp"] = shot.sharp;
      shots.push_back(std::move(out));
    }
    json::array next;
    for (int number = 1; number <= kNumbers; ++number) {
      if ((strip.next_sharp >> number & 1) != 0) next.emplace_back(number);
    }
    return {{"shots", std::move(shots)}, {"next_sharp", std::move(next)}};
  }

  json::object player(Seat seat) const {
    const PlayerView& player = view_.players[seat];
    json::array hand;
    for (const Photo& photo : player.hand) hand.push_back(photo_json(edition_, photo));
    json::object strips;
    json::object points;
    for_each_colour([&](std::size_t c, std::string_view name) {
      strips[name] = strip(player.strips[c]);
      points[name] = {{"strip", player.points.strips[c]},
                      {"blurry", player.points.blurry[c]},
                      {"good_shot", player.points.good_shots[c]}};
    });
    return {{"seat", counted(seat)},
            {"hand", std::move(hand)},
            {"strips", std::move(strips)},
            {"points", {{"total", player.points.total}, {"colours", std::move(points)}}}};
  }

  const Edition& edition_;
  const View& view_;
};

}  // namespace

json::object view_json(const Edition& edition, const View& view) {
  return ViewWriter(edition, view).run();
}

json::object event_json(const Edition& edition, const Event& event) {
  return std::visit(EventJson{edition}, event);
}

}  // namespace ludoteca::photograph
