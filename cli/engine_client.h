// Speaks the engine protocol in tests: sends a line, expects a reply of the right form.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "cli/engine_protocol.h"

namespace ludoteca {

class EngineClient {
 public:
  // The whole reply.
  boost::json::object send(std::string_view line) {
    const std::string reply = session_.reply(line);
    EXPECT_EQ(reply.find('\n'), std::string::npos);
    boost::json::value value = boost::json::parse(reply);
    EXPECT_TRUE(value.is_object()) << reply;
    return value.as_object();
  }

  // A request that must go well: the command and its other members.
  boost::json::object ask(std::string_view command, boost::json::object members = {}) {
    members["command"] = command;
    boost::json::object reply = send(boost::json::serialize(members));
    EXPECT_EQ(reply["ok"], true) << boost::json::serialize(members) << "\n"
                                 << boost::json::serialize(reply);
    return reply;
  }

  // A line that must fail; what the error says.
  std::string error(std::string_view line) {
    boost::json::object reply = send(line);
    EXPECT_EQ(reply["ok"], false) << line;
    return reply["error"].is_string() ? std::string(reply["error"].as_string()) : "no error text";
  }

  void new_game(int players, int seed, std::string_view game = "photograph") {
    ask("new", {{"game", game}, {"players", players}, {"seed", fmt::format("{}", seed)}});
  }
  // One move by a computer player for the first seat to act; false once the game is over.
  bool computer_move(int seed) {
    const boost::json::object legal = ask("legal");
    const auto& seats = legal.at("legal").as_array();
    if (seats.empty()) return false;
    const boost::json::object move = ask(
        "choose",
        {{"seat", seats[0].at("seat")}, {"player", "random"}, {"seed", fmt::format("{:x}", seed)}});
    ask("apply", {{"seat", move.at("seat")}, {"move", move.at("move")}});
    return true;
  }

  EngineSession& session() { return session_; }

 private:
  EngineSession session_;
};

}  // namespace ludoteca
