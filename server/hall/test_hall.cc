#include "server/hall/test_hall.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/schema.h"

namespace ludoteca {

namespace json = boost::json;

bool TestThoughts::ask(Question question, Done done) {
  waiting_.emplace_back(std::move(question), std::move(done));
  return true;
}

void TestThoughts::think() {
  while (!waiting_.empty()) {
    const auto [question, done] = std::move(waiting_.front());
    waiting_.pop_front();
    done(question.kind->thinker("random")->consider(*question.match, question.seat, question.seed));
  }
}

TestHall::TestHall() : TestHall(open_database("sqlite::memory:")) {}

TestHall::TestHall(std::shared_ptr<Database> stored, std::unique_ptr<News> others,
                   std::uint64_t first_seed)
    : seeds(first_seed),
      database(std::move(stored)),
      store(*database),
      news(others ? std::move(others) : std::make_unique<NoNews>()) {
  restart();
}

void TestHall::restart() {
  hall.reset();
  thoughts = TestThoughts();
  hall = std::make_unique<Hall>(Surroundings{store, thoughts, shelf, [this] { return now; },
                                             [this] {
                                               // Not a counter: codes of tables are cut out of it.
                                               std::string digits;
                                               std::uint64_t word = ++seeds;
                                               for (int i = 0; i < 4; ++i) {
                                                 word = word * 6364136223846793005U +
                                                        1442695040888963407U;
                                                 digits += fmt::format("{:016x}", word);
                                               }
                                               return Seed::parse(digits);
                                             },
                                             *news});
}

TestClient::TestClient(TestHall& world, UserId user, std::string name, std::string language)
    : world_(world) {
  id_ = world.hall->welcome(*this, {user, std::move(name), std::move(language), false});
}

TestClient::~TestClient() {
  break_off();
}

void TestClient::break_off() {
  if (there_) world_.hall->gone(id_);
  there_ = false;
}

void TestClient::send(Text message) {
  texts.push_back(*message);
  messages_.push_back(json::parse(*message).as_object());
  const auto complaint = Schema::of_protocol().complaint(messages_.back(), "server");
  EXPECT_FALSE(complaint) << complaint.value_or("") << "\n" << *message;
  note(messages_.back());
}

void TestClient::close(int code, std::string_view) {
  closed = code;
}

void TestClient::note(const json::object& message) {
  if (const auto* views = message.if_contains("views")) {
    views_.clear();
    for (const json::value& view : views->as_array()) views_.push_back(view.as_object());
  }
  if (const auto* number = message.if_contains("number");
      number != nullptr && message.contains("update")) {
    number_ = number->to_number<int>();
  }
  if (const auto* table = message.if_contains("table"); table != nullptr && table->is_object()) {
    if (const auto* number = table->as_object().if_contains("number")) {
      number_ = number->to_number<int>();
    }
  }
}

void TestClient::say(std::string_view message) const {
  world_.hall->hear(id_, message);
}

json::object TestClient::ask(json::object message) {
  message["id"] = ++last_id_;
  const std::size_t before = messages_.size();
  world_.hall->hear(id_, json::serialize(message));
  for (std::size_t i = before; i < messages_.size(); ++i) {
    const auto* id = messages_[i].if_contains("id");
    if (id != nullptr && *id == last_id_) return messages_[i];
  }
  throw std::logic_error("no answer to " + json::serialize(message));
}

json::object TestClient::ask_at(const std::string& table, json::object message) {
  message["table"] = table;
  return ask(std::move(message));
}

std::string TestClient::error_of(const json::object& answer) {
  if (answer.at("ok").as_bool()) return "";
  return std::string(answer.at("error").at("code").as_string());
}

std::string TestClient::create(json::object wish) {
  wish["do"] = "create";
  const json::object answer = ask(std::move(wish));
  if (!answer.at("ok").as_bool()) throw std::logic_error(json::serialize(answer));
  std::string code(answer.at("code").as_string());
  ask_at(code, {{"do", "watch"}});
  return code;
}

json::object TestClient::next(std::string_view update) {
  while (read_ < messages_.size()) {
    const json::object& message = messages_[read_++];
    const auto* kind = message.if_contains("update");
    if (kind != nullptr && kind->as_string() == update) return message;
  }
  return {};
}

const json::object& TestClient::view_of(int seat) const {
  for (const json::object& view : views_) {
    if (view.at("seat").to_number<int>() == seat) return view;
  }
  throw std::logic_error("no view of seat " + std::to_string(seat));
}

std::vector<std::string> TestClient::legal(int seat) const {
  std::vector<std::string> moves;
  for (const json::object& view : views_) {
    if (view.at("seat").to_number<int>() != seat || !view.contains("legal")) continue;
    for (const json::value& move : view.at("legal").as_array()) {
      moves.emplace_back(move.as_string());
    }
  }
  return moves;
}

}  // namespace ludoteca
