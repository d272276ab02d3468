#include "server/hall/replay_told.h"

#include <fmt/format.h>

#include <iterator>

#include "engine/json_output.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

}  // namespace

std::string replay_text(const Table& table, Viewer viewer, const Catalogue& words) {
  const std::vector<std::string> names = table.names(words);
  const Reader reader{words, names, viewer};
  const std::unique_ptr<Match> match = table.new_match();
  std::string out = "{";
  if (const std::string_view board = table.board(); !board.empty()) {
    out.append(R"("board":)").append(board) += ',';
  }
  out += R"("steps":[{"view":)";
  match->write_view(viewer, out);
  for (const Move& move : table.match()->record().moves) {
    const auto report = match->play(move.seat, move.notation);
    fmt::format_to(std::back_inserter(out), R"(}},{{"seat":{},"move":{},"events":)",
                   counted(move.seat), json::serialize(move.notation));
    report->write(viewer, out);
    json::array lines;
    for (const std::string& line : report->describe(reader)) lines.push_back(json::value(line));
    out += R"(,"say":)" + json::serialize(lines) + R"(,"view":)";
    match->write_view(viewer, out);
  }
  return out + "}]}";
}

std::string record_text(const Table& table, const Catalogue& words) {
  Record record = table.match()->record();
  record.names = table.names(words);
  for (std::size_t i = 0; i < record.names.size(); ++i) {
    const std::string& computer = table.seats()[i].computer;
    if (!computer.empty()) record.names[i] += " [" + computer + "]";
  }
  return record.to_string();
}

}  // namespace ludoteca
