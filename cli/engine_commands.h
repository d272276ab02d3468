// What each request of the engine protocol does. Errors are thrown; an error changes nothing.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "cli/engine_game.h"

namespace ludoteca {

class EngineCommands {
 public:
  explicit EngineCommands(int most_playouts) : most_playouts_(most_playouts) {}

  // What the reply holds besides "id" and "ok". Throws Error that names the member at fault.
  boost::json::object run(const boost::json::object& request);
  bool quit() const { return quit_; }

 private:
  using Object = boost::json::object;
  struct Command {
    std::string_view name;
    Object (EngineCommands::*run)(const Object& request);
    std::vector<std::string_view> members;  // besides "id" and "command"
  };
  static std::span<const Command> commands();

  Object hello(const Object& request);
  Object games(const Object& request);
  Object start(const Object& request);
  Object load(const Object& request);
  Object legal(const Object& request);
  Object apply(const Object& request);
  Object why(const Object& request);
  Object undo(const Object& request);
  Object board(const Object& request);
  Object view(const Object& request);
  Object events(const Object& request);
  Object position(const Object& request);
  Object record(const Object& request);
  Object choose(const Object& request);
  Object playout(const Object& request);
  Object result(const Object& request);
  Object leave(const Object& request);

  EngineGame& game();  // throws Error if there is none
  Seat seat(const Object& request);
  Viewer viewer(const Object& request, Viewer otherwise);
  std::string computer_player(const boost::json::value& value, std::string_view name);
  Object status();

  std::optional<EngineGame> game_;
  int most_playouts_;
  bool quit_ = false;
};

}  // namespace ludoteca
