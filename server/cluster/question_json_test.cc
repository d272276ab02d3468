#include "server/cluster/question_json.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "server/cluster/nats_thoughts.h"
#include "text/error.h"

namespace ludoteca {
namespace {

Question some_question(const std::string& game, const std::string& player,
                       const SharedEdition& edition = nullptr) {
  Question question;
  question.kind = &game_named(game);
  RecordHeaders headers;
  headers.players = 2;
  headers.seed = Seed::from_number(3);
  question.edition = edition != nullptr ? edition : question.kind->house_edition();
  question.match = question.kind->start(headers, question.edition);
  question.seat = question.match->acting().front();
  question.player = player;
  question.seed = Seed::from_number(5);
  return question;
}

TEST(QuestionJson, AWorkerThinksAsTheServerWould) {
  for (const GameKind* kind : all_games()) {
    const Question question = some_question(std::string(kind->name()), "easy");
    const std::string text = question_text(question, "7", "ludoteca.thought.x");
    const Asker asker = read_asker(text);
    EXPECT_EQ(asker.id, "7");
    EXPECT_EQ(asker.reply, "ludoteca.thought.x");
    const Question there = read_question(text);
    const auto here_says =
        kind->thinker("easy")->consider(*question.match, question.seat, question.seed);
    const auto there_says = kind->thinker("easy")->consider(*there.match, there.seat, there.seed);
    const ReadAnswer answer = read_answer(answer_text("7", there_says));
    EXPECT_EQ(answer.id, "7");
    ASSERT_EQ(answer.considered.size(), here_says.size());
    for (std::size_t i = 0; i < here_says.size(); ++i) {
      EXPECT_EQ(answer.considered[i].move, here_says[i].move);
      EXPECT_DOUBLE_EQ(answer.considered[i].share, here_says[i].share);
    }
  }
}

TEST(QuestionJson, AnotherEditionTravelsAlong) {
  const GameKind& kind = game_named("fort");
  EXPECT_EQ(question_text(some_question("fort", "easy"), "7", "x").find("edition\":"),
            std::string::npos);
  std::string text(kind.house_edition()->text());
  const std::string value = "xxl backpack     = 2";
  text.replace(text.find(value), value.size(), "xxl backpack     = 3");
  const SharedEdition other = kind.load_edition(EditionFile::parse(text, "mine"));
  ASSERT_NE(other->fingerprint(), kind.house_edition()->fingerprint());
  const Question there =
      read_question(question_text(some_question("fort", "easy", other), "7", "x"));
  EXPECT_EQ(there.edition->fingerprint(), other->fingerprint());
  EXPECT_EQ(there.match->headers().fingerprint, other->fingerprint());
}

TEST(QuestionJson, NonsenseIsRefused) {
  const std::string text = question_text(some_question("fort", "easy"), "7", "x");
  EXPECT_THROW(read_question("{}"), Error);
  EXPECT_THROW(read_question("nonsense"), Error);
  std::string other = text;
  other.replace(other.find("easy"), 4, "dumb");
  EXPECT_THROW(read_question(other), Error);
  EXPECT_TRUE(read_answer(answer_text("7", {})).considered.empty());
  EXPECT_THROW(read_answer(R"({"id":"7"})"), Error);
}

class OwnThoughts final : public Thoughts {
 public:
  bool ask(Question, Done) override {
    ++asked;
    return true;
  }
  int asked = 0;
};

TEST(NatsThoughts, WithoutWorkersTheServerThinks) {
  NatsLink nobody("nats://127.0.0.1:1", {[](std::string_view, std::string_view) {}, [] {}});
  OwnThoughts own;
  NatsThoughts thoughts(nobody, "test", own, [] { return Millis{1'000'000}; });
  thoughts.hear("ludoteca.workers", "{}");  // there is one, but no way to it
  EXPECT_FALSE(thoughts.has_workers());
  EXPECT_TRUE(thoughts.ask(some_question("fort", "easy"), [](const auto&) {}));
  EXPECT_EQ(own.asked, 1);
}

TEST(NatsLink, AddressesWithoutSenseAreRefused) {
  const NatsLink::Calls calls{[](std::string_view, std::string_view) {}, [] {}};
  EXPECT_THROW(NatsLink("nats://127.0.0.1:nonsense", calls), Error);
}

}  // namespace
}  // namespace ludoteca
