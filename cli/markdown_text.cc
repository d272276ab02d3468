#include "cli/markdown_text.h"

#include <algorithm>
#include <vector>

#include "text/columns.h"
#include "text/lines.h"

namespace ludoteca {
namespace {

constexpr int kWidest = 96;  // longer lines are hard to read
constexpr int kGap = 2;      // left of every column

constexpr std::string_view kBold = "\033[1m";
constexpr std::string_view kPlain = "\033[0m";

// [text](address) becomes the text, <…> goes away, and so do the marks of emphasis and code.
std::string without_marks(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    if (rest[0] == '<' && rest.find('>') != std::string_view::npos) {
      i += rest.find('>');
    } else if (rest.starts_with("](") && rest.find(')') != std::string_view::npos) {
      i += rest.find(')');
    } else if (rest[0] != '*' && rest[0] != '`' && rest[0] != '[' && rest[0] != ']') {
      out += rest[0];
    }
  }
  return out;
}

class MarkdownLayout {
 public:
  explicit MarkdownLayout(const Screen& screen)
      : width_(std::min(screen.width, kWidest)), colour_(screen.colour) {}

  std::string run(std::string_view markdown) {
    TextLines lines(markdown);
    while (const auto line = lines.next()) add(*line);
    end_paragraph();
    end_table();
    return std::move(out_);
  }

 private:
  void add(std::string_view line) {
    const std::string_view text = trim(line);
    if (text.empty() || text.starts_with('#') || text.starts_with('|') || starts_item(text)) {
      end_paragraph();
    }
    if (!text.starts_with('|')) end_table();
    if (text.starts_with('#')) {
      heading(trim(text.substr(text.find_first_not_of('#'))));
    } else if (text.starts_with('|')) {
      table_row(text);
    } else if (text.empty()) {
      if (!out_.ends_with("\n\n")) out_ += '\n';
    } else {
      if (starts_item(text)) indent_ = 2;
      const std::string plain = without_marks(text);
      if (!plain.empty()) paragraph_ += (paragraph_.empty() ? "" : " ") + plain;
    }
  }

  static bool starts_item(std::string_view text) { return text.starts_with("- "); }

  void heading(std::string_view text) {
    const std::string plain = without_marks(text);
    if (colour_) out_ += kBold;
    out_ += plain;
    if (colour_) out_ += kPlain;
    out_ += '\n';
  }

  // Rows are kept until the table ends: then its columns are known.
  void table_row(std::string_view text) {
    if (text.find_first_not_of("|-: ") == std::string_view::npos) return;
    std::vector<std::string> cells;
    std::string_view rest = text.substr(1);
    while (!rest.empty()) {
      const auto [cell, others] = split_at(rest, '|');
      cells.push_back(without_marks(cell));
      rest = others;
    }
    table_.push_back(std::move(cells));
  }

  void end_table() {
    const std::vector<int> widths = column_widths();
    for (const auto& cells : table_) {
      std::vector<std::string> row;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        std::vector<std::string> cell = wrap(cells[i], widths[i]);
        for (std::string& line : cell) line = pad_right(line, widths[i]);
        if (cell.empty()) cell.emplace_back(static_cast<std::size_t>(widths[i]), ' ');
        row = row.empty() ? cell : beside(row, cell, kGap);
      }
      for (const std::string& line : row) {
        out_ += std::string(kGap, ' ') + line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
      }
    }
    table_.clear();
  }

  // As wide as the longest cell; the widest columns give way until the table fits.
  std::vector<int> column_widths() const {
    std::vector<int> widths;
    for (const auto& cells : table_) {
      widths.resize(std::max(widths.size(), cells.size()), 1);
      for (std::size_t i = 0; i < cells.size(); ++i) {
        widths[i] = std::max(widths[i], columns(cells[i]));
      }
    }
    int total = 0;
    for (const int width : widths) total += width + kGap;
    for (; total > width_ && !widths.empty(); --total) {
      --*std::max_element(widths.begin(), widths.end());
    }
    return widths;
  }

  void end_paragraph() {
    if (!paragraph_.empty()) out_ += wrapped(paragraph_, width_, indent_);
    paragraph_.clear();
    indent_ = 0;
  }

  int width_;
  bool colour_;
  int indent_ = 0;
  std::string paragraph_;
  std::vector<std::vector<std::string>> table_;
  std::string out_;
};

}  // namespace

std::string markdown_text(std::string_view markdown, const Screen& screen) {
  return MarkdownLayout(screen).run(markdown);
}

std::string wrapped(std::string_view text, int width, int indent) {
  std::string out;
  TextLines lines(text);
  while (const auto line = lines.next()) {
    for (const std::string& part : wrap(*line, width, indent)) out += part + "\n";
  }
  return out;
}

}  // namespace ludoteca
