// The tactics suite: positions with choices that win for certain while all others do not win
// (bench/find_tactics.cc).
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "games/registry.h"

namespace ludoteca {

struct Tactic {
  std::string name;  // of its file
  const GameKind* kind = nullptr;
  Seat seat = 0;
  std::vector<std::string> best;  // the choices that win
  std::unique_ptr<Match> match;

  bool solved_by(const std::string& move) const {
    return std::find(best.begin(), best.end(), move) != best.end();
  }
};

inline Tactic read_tactic(const std::filesystem::path& file) {
  std::ifstream in(file);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const boost::json::object problem = boost::json::parse(text).as_object();
  Tactic out;
  out.name = file.stem().string();
  out.kind = &game_named(problem.at("game").as_string());
  out.seat = static_cast<Seat>(problem.at("seat").to_number<int>() - 1);
  for (const auto& move : problem.at("best").as_array()) out.best.emplace_back(move.as_string());
  const boost::json::object& position = problem.at("position").as_object();
  Record headers;
  headers.players = position.at("players").to_number<int>();
  out.match = out.kind->load(position, headers, out.kind->house_edition());
  return out;
}

// All of them, by name.
inline std::vector<Tactic> tactics(const std::filesystem::path& folder = "tests/tactics") {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<Tactic> all;
  for (const auto& file : files) all.push_back(read_tactic(file));
  return all;
}

}  // namespace ludoteca
