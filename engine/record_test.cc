#include "engine/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "text/error.h"

namespace ludoteca {
namespace {

using testing::HasSubstr;

const std::string kRecord =
    "ludoteca record 1\n"
    "game: photograph\n"
    "rules: 1\n"
    "edition: house 00000000000000ff\n"
    "players: 2\n"
    "option: missed-opportunity = on\n"
    "generator: chacha20\n"
    "seed: 000000000000000000000000000000000000000000000000000000000000002a\n"
    "name 1: Ana\n"
    "name 2: Zażółć gęślą\n"
    "result: 31 -4\n"
    "places: 1 2\n"
    "\n"
    "1: 2L3 1>4\n"
    "2: 1R1 2>3\n";

std::string without(std::string text, std::string_view line) {
  const auto place = text.find(line);
  return text.erase(place, text.find('\n', place) + 1 - place);
}
std::string with(std::string text, std::string_view line, std::string_view instead) {
  const auto place = text.find(line);
  return text.replace(place, text.find('\n', place) - place, instead);
}
std::string fault_in(const std::string& text) {
  try {
    Record::parse(text, "a.record");
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

TEST(Record, is_read_and_written_unchanged) {
  const Record record = Record::parse(kRecord, "a.record");
  EXPECT_EQ(record.to_string(), kRecord);
  EXPECT_EQ(record.seed, Seed::from_number(42));
  EXPECT_EQ(record.generator, GeneratorKind::chacha20);
  ASSERT_EQ(record.moves.size(), 4U);
  EXPECT_EQ(record.moves[1].notation, "1>4");
  EXPECT_EQ(record.moves[2].seat, 1);
  EXPECT_EQ(record.moves[2].line, 15);
}

TEST(Record, errors_say_where_and_what_was_expected) {
  EXPECT_EQ(fault_in(""), "a.record:1: expected 'ludoteca record 1' as the first line");
  EXPECT_THAT(fault_in(without(kRecord, "seed:")), HasSubstr("the header 'seed' is missing"));
  EXPECT_THAT(fault_in(with(kRecord, "players:", "players: 9")),
              HasSubstr("a.record:5: expected a number from 1 to 5, not '9'"));
  EXPECT_THAT(fault_in(with(kRecord, "players:", "players: 3")),
              HasSubstr("expected no names or 3"));
  EXPECT_THAT(fault_in(with(kRecord, "rules:", "game: go")),
              HasSubstr("a.record:3: 'game' stands"));
  EXPECT_THAT(fault_in(with(kRecord, "rules:", "colour: red")),
              HasSubstr("unknown header 'colour'"));
  EXPECT_THAT(fault_in(with(kRecord, "edition:", "edition: house")),
              HasSubstr("a.record:4: expected"));
  EXPECT_THAT(fault_in(with(kRecord, "generator:", "generator: dice")), HasSubstr("'fast' or"));
  EXPECT_THAT(fault_in(with(kRecord, "seed:", "seed: xyz")), HasSubstr("a.record:8:"));
  EXPECT_THAT(fault_in(with(kRecord, "name 2:", "name 3: X")),
              HasSubstr("in the order of the seats"));
  EXPECT_THAT(fault_in(with(kRecord, "result:", "result: 1")), HasSubstr("expected 2 numbers"));
  EXPECT_THAT(fault_in(with(kRecord, "2: 1R1", "3: 1R1")),
              HasSubstr("a.record:15: expected a number from 1 to 2, not '3'"));
  EXPECT_THAT(fault_in(with(kRecord, "2: 1R1", "hello")), HasSubstr("expected 'seat: moves'"));
}

RC_GTEST_PROP(RecordProperty, any_record_survives_printing_and_parsing, ()) {
  Record record;
  const auto word = rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange('!', '~')));
  record.game = *rc::gen::suchThat(word, [](const std::string& s) { return s.size() < 20; });
  record.rules_version = *rc::gen::inRange(1, 100);
  record.edition = *word;
  record.fingerprint = *rc::gen::arbitrary<std::uint64_t>();
  record.players = *rc::gen::inRange(1, 6);
  record.generator = *rc::gen::element(GeneratorKind::fast, GeneratorKind::chacha20);
  record.seed = Seed::from_number(*rc::gen::arbitrary<std::uint64_t>());
  const int count = *rc::gen::inRange(0, 40);
  for (int i = 0; i < count; ++i) {
    record.moves.push_back({static_cast<Seat>(*rc::gen::inRange(0, record.players)), *word, 0});
  }
  const Record again = Record::parse(record.to_string(), "x");
  RC_ASSERT(again.to_string() == record.to_string());
  RC_ASSERT(again.moves == record.moves);
  RC_ASSERT(again.seed == record.seed);
}

}  // namespace
}  // namespace ludoteca
