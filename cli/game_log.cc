#include "cli/game_log.h"

#include <fmt/format.h>

namespace ludoteca {

void GameLog::add(const MoveReport& report) {
  auto& paragraphs = moves_.emplace_back();
  const auto describe = [&](Viewer viewer) {
    const auto lines = report.describe({words_, names_, viewer});
    paragraphs[place(viewer)] = fmt::format("{}", fmt::join(lines, " "));
  };
  for (std::size_t seat = 0; seat < names_.size(); ++seat) {
    describe(Viewer::of(static_cast<Seat>(seat)));
  }
  describe(Viewer::spectator());
}

std::vector<std::string> GameLog::since(Viewer viewer, std::size_t first) const {
  std::vector<std::string> paragraphs;
  std::string_view last;
  int times = 1;
  const auto end_paragraph = [&] {
    if (times > 1) paragraphs.back() += fmt::format(" (×{})", times);
    times = 1;
  };
  for (std::size_t i = first; i < moves_.size(); ++i) {
    const std::string& paragraph = moves_[i][place(viewer)];
    if (paragraph.empty()) continue;
    if (paragraph == last) {
      ++times;
      continue;
    }
    end_paragraph();
    paragraphs.push_back(paragraph);
    last = paragraph;
  }
  end_paragraph();
  return paragraphs;
}

}  // namespace ludoteca
