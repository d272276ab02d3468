// A hall for tests: a database in memory, a clock and a source of randomness that the test holds,
// computer players that think when they are told to, and clients without sockets.
#pragma once

#include <boost/json.hpp>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "server/hall/hall.h"
#include "server/storage/direct_store.h"

namespace ludoteca {

// Plays at random, so that games are short in time, and no sooner than asked to.
class TestThoughts final : public Thoughts {
 public:
  bool ask(Question question, Done done) override;
  // Answers all questions, and those that come of it.
  void think();
  std::size_t waiting() const { return waiting_.size(); }

 private:
  std::deque<std::pair<Question, Done>> waiting_;
};

class TestHall {
 public:
  TestHall();
  // Several may stand on one database; each needs other random numbers.
  explicit TestHall(std::shared_ptr<Database> stored, std::unique_ptr<News> others = nullptr,
                    std::uint64_t first_seed = 0);

  // The server ends and starts again on the same database. Clients are gone.
  void restart();

  Millis now = 1'790'000'000'000;
  std::uint64_t seeds;  // of the next random number
  std::shared_ptr<Database> database;
  DirectStore store;
  std::unique_ptr<News> news;
  TestThoughts thoughts;
  Shelf shelf;
  std::unique_ptr<Hall> hall;
};

// A connection that keeps what it is sent.
class TestClient final : public Peer {
 public:
  TestClient(TestHall& world, UserId user, std::string name, std::string language = "");
  ~TestClient() override;

  void send(Text message) override;
  void close(int code, std::string_view why) override;

  void say(std::string_view message) const;
  // Sends a message with a new id and gives the answer, which must have come.
  boost::json::object ask(boost::json::object message);
  boost::json::object ask_at(const std::string& table, boost::json::object message);
  static std::string error_of(const boost::json::object& answer);
  // Opens a table and watches it.
  std::string create(boost::json::object wish);
  // The next update since the last call that is of this kind; an empty object if there is none.
  boost::json::object next(std::string_view update);
  // What the last update or snapshot of the table said of a seat of this client.
  const boost::json::object& view_of(int seat) const;
  std::vector<std::string> legal(int seat) const;
  int number() const { return number_; }
  void break_off();  // the connection is lost

  std::vector<std::string> texts;  // everything, as it came
  int closed = 0;

 private:
  void note(const boost::json::object& message);

  TestHall& world_;
  PeerId id_ = 0;
  bool there_ = true;
  int last_id_ = 0;
  int number_ = 0;
  std::size_t read_ = 0;
  std::vector<boost::json::object> messages_;
  std::vector<boost::json::object> views_;
};

}  // namespace ludoteca
