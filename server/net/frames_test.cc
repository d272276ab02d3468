#include "server/net/frames.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "server/net/test_client.h"
#include "text/utf8.h"

namespace ludoteca {
namespace {

using Kind = Received::Kind;
using testing::ElementsAre;

// What a reader makes of bytes that come in pieces of a size.
std::vector<std::string> heard(std::string bytes, std::size_t piece, std::size_t limit = 1000) {
  FrameReader reader(limit);
  std::vector<std::string> out;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::string part = bytes.substr(at, piece);
    reader.feed(part);
    for (;;) {
      const Received received = reader.next();
      if (received.kind == Kind::more) break;
      static constexpr const char* kNames[] = {"", "text", "ping", "pong", "close", "wrong"};
      std::string line = kNames[static_cast<int>(received.kind)];
      if (received.code != 0) line += " " + std::to_string(received.code);
      out.push_back(line + (received.text.empty() ? "" : " " + std::string(received.text)));
      if (received.kind == Kind::wrong) return out;
    }
  }
  return out;
}

TEST(Frames, are_read_in_any_pieces) {
  const std::string bytes = frame("one") + frame("", 9) + frame("tw", 1, false) + frame("p", 9) +
                            frame("", 0, false) + frame("o", 0) + frame("pong", 10) +
                            frame(std::string(300, 'x')) + frame("\x03\xe8why", 8);
  const auto expected = ElementsAre("text one", "ping", "ping p", "text two", "pong pong",
                                    "text " + std::string(300, 'x'), "close 1000 why");
  for (const std::size_t piece : {1, 2, 3, 7, 100, 10000}) {
    EXPECT_THAT(heard(bytes, piece), expected) << piece;
  }
}

TEST(Frames, that_break_the_rules_are_refused_with_the_right_code) {
  const auto first = [](const std::string& bytes) {
    const auto all = heard(bytes, 1);
    return all.empty() ? "nothing" : all.front();
  };
  EXPECT_EQ(first(frame("x", 2)), "wrong 1003");
  EXPECT_EQ(first(frame("x", 3)), "wrong 1002");
  EXPECT_EQ(first(frame("x", 11)), "wrong 1002");
  EXPECT_EQ(first(frame("x", 0)), "wrong 1002");                         // continues nothing
  EXPECT_EQ(first(frame("x", 1, false) + frame("y", 1)), "wrong 1002");  // begins inside another
  EXPECT_EQ(first(frame("x", 9, false)), "wrong 1002");                  // control in fragments
  EXPECT_EQ(first(frame(std::string(126, 'x'), 9)), "wrong 1002");       // control too long
  EXPECT_EQ(first("\xc1\x81"), "wrong 1002");                            // reserved bit
  EXPECT_EQ(first(std::string("\x81\x01x", 3)), "wrong 1002");           // not masked
  EXPECT_EQ(first(frame("\xff")), "wrong 1007");
  EXPECT_EQ(first(frame("\xc3", 1, false) + frame("\xa9", 0)), "text é");
  EXPECT_EQ(first(frame("\xc3", 1, false) + frame("x", 0)), "wrong 1007");
  EXPECT_EQ(first(frame("x", 8)), "wrong 1002");
  EXPECT_EQ(first(frame("\x03\xed", 8)), "wrong 1002");  // 1005 is never sent
  EXPECT_EQ(first(frame("\x03\xe8\xff", 8)), "wrong 1007");
  EXPECT_EQ(first(frame("", 8)), "close 1005");
}

TEST(Frames, too_large_ones_are_refused_by_their_head) {
  EXPECT_THAT(heard(frame(std::string(1000, 'x')), 5000),
              ElementsAre("text " + std::string(1000, 'x')));
  EXPECT_THAT(heard(frame(std::string(1001, 'x')).substr(0, 4), 5000), ElementsAre("wrong 1009"));
  const std::string huge = "\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff";
  EXPECT_THAT(heard(huge, 5000), ElementsAre("wrong 1009"));
  const std::string parts =
      frame(std::string(600, 'x'), 1, false) + frame(std::string(401, 'x'), 0);
  EXPECT_THAT(heard(parts, 5000), ElementsAre("wrong 1009"));
}

TEST(Frames, many_empty_fragments_do_no_harm) {
  std::string bytes = frame("", 1, false);
  for (int i = 0; i < 100000; ++i) bytes += frame("", 0, false);
  bytes += frame("end", 0);
  EXPECT_THAT(heard(bytes, 65536), ElementsAre("text end"));
}

TEST(Frames, ours_say_their_length) {
  std::string out;
  put_text_head(out, 125);
  put_text_head(out, 126);
  put_text_head(out, 65535);
  put_text_head(out, 65536);
  EXPECT_EQ(out,
            std::string("\x81\x7d\x81\x7e\x00\x7e\x81\x7e\xff\xff\x81\x7f\0\0\0\0\0\1\0\0", 20));
  out.clear();
  put_close(out, 1008, std::string(122, 'x') + "é");
  EXPECT_EQ(out, "\x88\x7c\x03\xf0" + std::string(122, 'x'));
  out.clear();
  put_close(out, 1005, "x");
  EXPECT_EQ(out, std::string("\x88\x00", 2));
}

TEST(Frames, hold_one_message_a_line) {
  std::vector<std::string> all;
  for_each_message("a\n\nb\r\nc", [&](std::string_view line) {
    all.emplace_back(line);
    return true;
  });
  EXPECT_THAT(all, ElementsAre("a", "b", "c"));
}

TEST(Utf8, is_checked_as_the_standard_says) {
  for (const char* good : {"", "abcdefgh", "abcdefghé", "zażółć gęślą jaźń", "\xf4\x8f\xbf\xbf"}) {
    EXPECT_TRUE(is_utf8(good)) << good;
  }
  for (const char* bad : {"\x80", "abcdefgh\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                          "\xe2\x28\xa1", "\xf8\x88\x80\x80\x80"}) {
    EXPECT_FALSE(is_utf8(bad)) << bad;
  }
  EXPECT_TRUE(is_utf8(std::string(1, '\0')));
}

RC_GTEST_PROP(FramesProperty, pieces_change_nothing, (std::vector<std::string> texts)) {
  std::string bytes;
  for (const auto& text : texts) bytes += frame(text);
  const auto piece = *rc::gen::inRange<std::size_t>(1, 200);
  RC_ASSERT(heard(bytes, piece) == heard(bytes, bytes.size() + 1));
}

}  // namespace
}  // namespace ludoteca
