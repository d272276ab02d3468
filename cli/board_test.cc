#include "cli/board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "cli/scratch_folder.h"
#include "games/broom_service/house_boards.h"
#include "text/error.h"

namespace ludoteca {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

std::string drawn(const BoardOptions& options, std::string_view language = "en") {
  std::ostringstream out;
  draw_board(options, Catalogue::get(language), out);
  return out.str();
}

std::string refused(const BoardOptions& options) {
  std::ostringstream out;
  try {
    draw_board(options, Catalogue::get("en"), out);
  } catch (const Error& error) {
    EXPECT_THAT(out.str(), IsEmpty());
    return error.what();
  }
  return "accepted";
}

TEST(BoardCommand, DrawsBothSides) {
  EXPECT_THAT(drawn({"front", "", "", ""}),
              AllOf(StartsWith("<svg"), EndsWith("</svg>\n"), HasSubstr("front of the board")));
  EXPECT_THAT(drawn({"back", "", "", ""}), HasSubstr("back of the board"));
  EXPECT_THAT(drawn({"back", "", "", ""}, "pl"), HasSubstr("tył planszy"));
}

TEST(BoardCommand, DrawsTheBoardsOfAFile) {
  const ScratchFolder folder;
  std::string text(broom_service::default_edition_text());
  const std::string file = folder.write("mine.txt", text);
  EXPECT_EQ(drawn({file, "back", "", ""}), drawn({"back", "", "", ""}));
  EXPECT_EQ(drawn({file, "", "", ""}), drawn({"front", "", "", ""}));
  EXPECT_EQ(drawn({"back", "", file, ""}), drawn({"back", "", "", ""}));
}

TEST(BoardCommand, SaysThatABoardIsOursOnlyIfItIs) {
  const ScratchFolder folder;
  std::string text(broom_service::default_edition_text());
  EXPECT_THAT(drawn({"front", "", "", ""}), HasSubstr("not the printed one"));
  for (auto at = text.find("@house"); at != std::string::npos; at = text.find("@house")) {
    text.replace(at, 6, "@card");
  }
  const std::string file = folder.write("printed.txt", text);
  EXPECT_THAT(drawn({file, "", "", ""}), Not(HasSubstr("not the printed one")));
}

TEST(BoardCommand, WritesToAFile) {
  const ScratchFolder folder;
  const std::string file = (folder.path() / "board.svg").string();
  EXPECT_THAT(drawn({"front", "", "", file}), IsEmpty());
  EXPECT_EQ(folder.read("board.svg"), drawn({"front", "", "", ""}));
}

TEST(BoardCommand, RefusesWhatItCannotDraw) {
  const ScratchFolder folder;
  EXPECT_THAT(refused({"/no/such/file", "", "", ""}), HasSubstr("/no/such/file"));
  EXPECT_THAT(refused({"front", "back", "", ""}), HasSubstr("names the side already"));
  EXPECT_THAT(refused({"a.txt", "", "b.txt", ""}), HasSubstr("name the file once"));
  EXPECT_THAT(refused({"a.txt", "left", "", ""}), HasSubstr("front or back, not 'left'"));
  const std::string other =
      folder.write("other.txt", "ludoteca edition 1\ngame = photograph\nname = x\n");
  EXPECT_THAT(refused({other, "", "", ""}), HasSubstr("for 'photograph'"));
  std::string text(broom_service::default_edition_text());
  const auto size = text.find("size ");
  const auto line = std::count(text.begin(), text.begin() + static_cast<long>(size), '\n') + 1;
  text.replace(text.find('=', size), 1, "= -");
  const std::string bad = folder.write("bad.txt", text);
  EXPECT_THAT(refused({bad, "", "", ""}),
              HasSubstr("bad.txt:" + std::to_string(line) + ": size: expected a width"));
}

}  // namespace
}  // namespace ludoteca
