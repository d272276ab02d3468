#include "web/engine/web_hall.h"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <limits>

#include "engine/json_input.h"
#include "server/hall/text_member.h"
#include "server/hall/thoughts_json.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr UserId kPerson = 1;  // the one of this device
constexpr std::size_t kMostConsidered = 1000;

int token_in(const json::object& members, std::string_view name) {
  return as_number(member(members, name), name, 0, std::numeric_limits<int>::max());
}

Millis now() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             system_clock::now().time_since_epoch())
      .count();
}

Visitor visitor_in(const json::object& members) {
  Visitor visitor;
  visitor.user = kPerson;
  visitor.language = text_in(members, "language");
  visitor.name = text_in(members, "name");
  if (visitor.name.empty()) {
    visitor.name = Catalogue::get(visitor.language).text("server.guest");
  }
  return visitor;
}

}  // namespace

class WebHall::Link final : public Peer {
 public:
  Link(int number, Outbox& outbox) : number_(number), outbox_(outbox) {}

  void send(Text message) override {
    outbox_.put(fmt::format(R"("to":{},"message":{})", number_, *message));
  }
  void close(int, std::string_view) override {}

  PeerId peer = 0;

 private:
  int number_;
  Outbox& outbox_;
};

WebHall::WebHall(const json::array& tables)
    : store_(database_, outbox_), thoughts_(database_, outbox_) {
  for (const json::value& table : tables) {
    try {
      database_.take_over(stored_table(as_object(table, "tables")));
    } catch (const Error&) {
      continue;  // kept by another version: the others are not lost for it
    }
  }
  Surroundings around{store_, thoughts_, shelf_, now, Seed::from_system, news_};
  around.code_prefix = "local-";
  hall_ = std::make_unique<Hall>(std::move(around));
}

WebHall::~WebHall() = default;

void WebHall::run(std::string_view command, const Members& members) {
  struct Named {
    std::string_view name;
    void (WebHall::*run)(const Members&);
  };
  constexpr std::array<Named, 6> kCommands = {{{"welcome", &WebHall::welcome},
                                               {"hear", &WebHall::hear},
                                               {"gone", &WebHall::gone},
                                               {"request", &WebHall::request},
                                               {"kept", &WebHall::kept},
                                               {"thought", &WebHall::thought}}};
  if (command == "tick") return hall_->tick();
  for (const Named& known : kCommands) {
    if (known.name == command) return (this->*known.run)(members);
  }
  throw Error(fmt::format("command: there is no command {}", quoted(command)));
}

void WebHall::welcome(const Members& members) {
  const int number = token_in(members, "link");
  auto& link = links_[number];
  if (link) hall_->gone(link->peer);
  link = std::make_unique<Link>(number, outbox_);
  link->peer = hall_->welcome(*link, visitor_in(members));
}

void WebHall::hear(const Members& members) {
  const auto link = links_.find(token_in(members, "link"));
  if (link == links_.end()) throw Error("link: there is none of that number");
  hall_->hear(link->second->peer,
              json::serialize(as_object(member(members, "message"), "message")));
}

void WebHall::gone(const Members& members) {
  const auto link = links_.extract(token_in(members, "link"));
  if (!link.empty()) hall_->gone(link.mapped()->peer);
}

void WebHall::request(const Members& members) {
  const int id = token_in(members, "request");
  ApiRequest asked;
  asked.method = "GET";
  asked.path = text_in(members, "path");
  asked.query = text_in(members, "query");
  const auto done = [this, id](const ApiAnswer& answer) {
    outbox_.put(fmt::format(R"("answered":{},"status":{},"body":{})", id, answer.status,
                            json::serialize(answer.body)));
  };
  if (!hall_->request(visitor_in(members), asked, done)) done({404, "{}", "", "", std::nullopt});
}

void WebHall::kept(const Members& members) {
  constexpr std::array<std::string_view, 3> kHow = {"yes", "taken", "lost"};
  const int token = token_in(members, "keep");
  const auto how = static_cast<Kept>(as_one_of(member(members, "how"), "how", kHow));
  if (const json::value* table = members.if_contains("table")) {
    database_.take_over(stored_table(as_object(*table, "table")));
  }
  store_.answer(token, how);
}

void WebHall::thought(const Members& members) {
  const json::array& list =
      as_list(member(members, "considered"), "considered", 1, kMostConsidered);
  thoughts_.answer(token_in(members, "think"), considered_from(list));
}

}  // namespace ludoteca
