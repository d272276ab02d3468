#include "server/hall/history.h"

#include <algorithm>

namespace ludoteca {

std::string told_history(const Table& table, std::span<const LogRow> log, int since, Side side,
                         std::span<const UserId> muted) {
  const std::unique_ptr<Match> match = table.match() != nullptr ? table.new_match() : nullptr;
  std::string out;
  for (const LogRow& row : log) {
    if (row.number > table.number()) break;
    std::unique_ptr<MoveReport> report;
    if (row.act == Act::move) report = match->play(static_cast<Seat>(row.seat), row.body);
    if (row.act == Act::undo) match->undo(static_cast<Seat>(row.seat));
    const bool is_muted =
        row.act == Act::chat && std::find(muted.begin(), muted.end(), row.user) != muted.end();
    if (row.number <= since || is_muted) continue;
    if (!out.empty()) out += ',';
    out += told_past(table, row, report.get(), side);
  }
  return out;
}

}  // namespace ludoteca
