// The question of the moment.
#include <fmt/format.h>

#include "games/broom_service/example.h"
#include "games/broom_service/names.h"
#include "games/broom_service/seen.h"
#include "games/broom_service/words.h"

namespace ludoteca::broom_service {
namespace {

class Question {
 public:
  Question(const Edition& edition, const View& view, const Catalogue& words)
      : edition_(edition), view_(view), words_(words), frame_(view.decision) {}

  std::string run() const {
    switch (frame_.step) {
      case Step::choose_roles:
        return ask_roles();
      case Step::lead:
        return ask(view_.event == EventCard::old_days ? "lead-bravely" : "lead",
                   {{"event", event_text(EventCard::old_days, words_)}});
      case Step::follow:
        return ask("follow", {{"role", role_text(view_.role, words_)}});
      case Step::cowardly_way:
        return ask("cowardly-way", {{"says", said()}});
      case Step::witch_move:
      case Step::druid_delivery:
      case Step::gather:
      case Step::fairy:
        return ask("action", {{"says", said()},
                              {"does", role_does(edition_, view_.role, frame_.arg != 0, words_)}});
      case Step::witch_delivery:
        return ask("witch-delivery",
                   {{"region", region_text(map_of(edition_, view_), frame_.place, words_)}});
      case Step::storm_move:
        return ask("storm", {{"does", storm_does(edition_, Cloud::move, words_)}});
      case Step::storm_delivery:
        return ask("storm", {{"does", storm_does(edition_, Cloud::delivery, words_)}});
      case Step::mountain_potions:
      case Step::mountain_wands:
      case Step::mountain_delivery:
      case Step::mountain_moves:
      case Step::mountain_cloud:
        return ask_tile();
      case Step::fly:
        return ask_flight();
      case Step::full_hands:
        return ask_offer();
      case Step::hand_in:
        return ask("hand-in", {{"event", event_text(EventCard::all_at_once, words_)},
                               {"first", std::int64_t{edition_.all_at_once.first}},
                               {"second", std::int64_t{edition_.all_at_once.second}}});
      default:
        return ask(step_name(frame_.step));
    }
  }

 private:
  std::string ask(std::string_view key, std::initializer_list<TextArg> args = {}) const {
    return words_.text(fmt::format("broom-service.prompt.{}.you", key), args);
  }
  // Cowardly words may lead to a brave action (B8.2).
  std::string said() const {
    const bool brave = contains(view_.players.at(frame_.seat).laid_brave, view_.role);
    return role_says(view_.role, brave, words_);
  }
  std::string ask_roles() const {
    if (view_.event == EventCard::more_or_less) {
      return ask("choose-some", {{"event", event_text(view_.event, words_)},
                                 {"does", event_does(edition_, view_.event, words_)}});
    }
    return ask("choose-roles",
               {{"n", std::int64_t{edition_.roles_chosen}}, {"all", std::int64_t{kRoles}}});
  }
  std::string ask_tile() const {
    const auto tile = static_cast<MountainTile>(static_cast<int>(frame_.step) -
                                                static_cast<int>(Step::mountain_potions));
    if (tile == MountainTile::moves) return ask("tile-moves", {{"n", std::int64_t{frame_.arg}}});
    return ask("tile", {{"does", mountain_tile_does(edition_, tile, words_)}});
  }
  std::string ask_flight() const {
    const auto& [one, two] = edition_.turbo.at(view_.hill.at(frame_.place));
    return ask("fly",
               {{"one", kCircleLetters.substr(one, 1)}, {"two", kCircleLetters.substr(two, 1)}});
  }
  std::string ask_offer() const {
    const Offer& offer = view_.own_offer;
    const std::size_t kind = std::min<std::size_t>(offer.decided, kResources - 1);
    return ask(
        "full-hands",
        {{"event", event_text(EventCard::full_hands, words_)},
         {"kind", words_.text(fmt::format("broom-service.kind.{}", kResourceKindNames.at(kind)))},
         {"what", resources_text(offer.pieces, words_)}});
  }

  const Edition& edition_;
  const View& view_;
  const Catalogue& words_;
  const Frame& frame_;
};

// Whoever speaks late may be brave safely: worth knowing when roles are chosen.
std::string who_leads(const View& view, const Reader& reader) {
  const bool you = reader.viewer.is(view.leader);
  return reader.words.text(fmt::format("broom-service.prompt.first.{}", you ? "you" : "other"),
                           {{"name", std::string_view(reader.names.at(view.leader))}});
}

// What to think of when choosing roles and before being brave (B3.3, B3.6).
std::string considerations(const Edition& edition, const View& view, const Reader& reader) {
  const Step step = view.decision.step;
  if (step == Step::choose_roles) return " " + who_leads(view, reader);
  if (step != Step::lead && step != Step::follow) return {};
  std::string text;
  const auto add = [&](std::string_view key, std::initializer_list<TextArg> args) {
    text += " " + reader.words.text(fmt::format("broom-service.prompt.{}", key), args);
  };
  if (step == Step::follow && view.brave != kNobody) {
    add("brave-now", {{"name", std::string_view(reader.names.at(view.brave))}});
  }
  const int rivals = rivals_to_come(view);
  add(rivals == 0 ? "safe" : "stolen", {{"n", std::int64_t{rivals}}});
  if (step == Step::follow && contains(view.bewitched, view.role)) {
    add("bewitched", {{"n", std::int64_t{edition.bewitched_cost}}});
  }
  return text;
}

// Of the small steps of an action others are told only whose it is.
std::string_view seen_from_outside(Step step) {
  switch (step) {
    case Step::choose_roles:
    case Step::extra_role:
    case Step::lead:
    case Step::follow:
    case Step::full_hands:
    case Step::hand_in:
      return step_name(step);
    default:
      return "acting";
  }
}

}  // namespace

std::string question(const Edition& edition, const View& view, const Catalogue& words) {
  std::string asked = Question(edition, view, words).run();
  const auto example = example_of_many(edition, view);
  if (!example) return asked;
  return fmt::format(
      "{} {}", asked,
      words.text("broom-service.prompt.example", {{"move", std::string_view(*example)}}));
}

std::string prompt(const Edition& edition, const View& view, const Reader& reader) {
  if (view.over) return reader.words.text("broom-service.prompt.over");
  const bool asked = !reader.viewer.is_spectator() && view.to_act.contains(reader.viewer.seat());
  if (asked) return question(edition, view, reader.words) + considerations(edition, view, reader);
  const std::string role =
      view.role == kNoRole ? std::string() : role_text(view.role, reader.words);
  return reader.words.text(
      fmt::format("broom-service.prompt.{}.other", seen_from_outside(view.decision.step)),
      {{"name", names_of(view.to_act, reader)}, {"role", role}});
}

}  // namespace ludoteca::broom_service
