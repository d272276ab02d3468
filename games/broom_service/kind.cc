#include "games/broom_service/kind.h"

#include "ai/thinkers.h"
#include "engine/typed_match.h"
#include "games/broom_service/broom_service.h"
#include "games/broom_service/greedy.h"
#include "games/broom_service/json.h"
#include "games/broom_service/mind.h"
#include "games/broom_service/notation.h"
#include "games/broom_service/terminal.h"
#include "games/broom_service/words.h"

namespace ludoteca::broom_service {
namespace {

struct Kind : BroomService, ai::ComputerPlayers<Kind> {
  using Mind = broom_service::Mind;
  static constexpr int kMinPlayers = broom_service::kMinPlayers;
  static constexpr int kMaxPlayers = broom_service::kMaxPlayers;
  static std::vector<OptionSpec> option_specs() { return broom_service::option_specs(); }
  static Options options_from(int players, const OptionList& list) {
    return broom_service::options_from(players, list);
  }
  static std::string_view edition_text() { return default_edition_text(); }
  static Edition load(const EditionFile& file) { return load_edition(file); }
  static std::array<std::string, 2> boards(const EditionFile& file, const Edition& edition) {
    return board_texts(file, edition);
  }
  static std::size_t board_of(const Options& options) {
    return static_cast<std::size_t>(options.side);
  }
  static std::optional<Action> parse_action(const Edition& /*edition*/, std::string_view text) {
    return broom_service::parse_action(text);
  }
  static State state_from_json(const Edition& edition, const boost::json::object& position) {
    return broom_service::state_from_json(edition, position);
  }
};

}  // namespace

const GameKind& game_kind() {
  static const TypedKind<Kind> kind;
  return kind;
}

}  // namespace ludoteca::broom_service
