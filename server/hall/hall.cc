#include "server/hall/hall.h"

#include <charconv>
#include <utility>

#include "engine/json_input.h"
#include "server/hall/api.h"
#include "text/error.h"

namespace ludoteca {
namespace {

namespace json = boost::json;

constexpr std::size_t kOrdersAtOnce = 100;
// In ticks: how often the database is asked what news has missed, as long as news comes and when it
// does not; how often the lobby is read; how often it is said again who is there.
constexpr unsigned kRepair = 5;
constexpr unsigned kRepairWithoutNews = 2;
constexpr unsigned kLobby = 10;
constexpr unsigned kPresence = 15;
constexpr std::string_view kTable = "table.";

}  // namespace

Hall::Hall(Surroundings around)
    : around_(std::move(around)),
      lobby_(around_, guests_),
      tables_(around_, guests_, lobby_, figures_),
      desk_{around_, guests_, lobby_, tables_, figures_} {
  lobby_.fill();
  News& news = around_.news;
  if (news.alone()) return;
  for (const char* topic : {"lobby", "people", "servers"}) news.follow(topic, true);
  news.heard = [this](std::string_view topic, std::string_view text) { hear_news(topic, text); };
  news.doubted = [this] { doubts_ = true; };
  tell_servers(false);
}

Hall::~Hall() {
  if (around_.news.alone()) return;
  tell_servers(true);
  around_.news.heard = [](std::string_view, std::string_view) {};
  around_.news.doubted = [] {};
}

PeerId Hall::welcome(Peer& peer, Visitor visitor) {
  Guest guest;
  guest.peer = &peer;
  guest.words = visitor.language.empty() ? nullptr : &Catalogue::get(visitor.language);
  guest.visitor = std::move(visitor);
  const UserId user = guest.visitor.user;
  const PeerId id = guests_.add(std::move(guest));
  if (user != kNoUser) read_mutes(id, user);
  return id;
}

void Hall::read_mutes(PeerId peer, UserId user) {
  around_.store.ask<std::vector<UserId>>(
      [user](Database& database) { return database.muted_by(user); },
      [this, peer](const std::exception_ptr& error, std::vector<UserId> muted) {
        Guest* there = guests_.find(peer);
        if (!error && there != nullptr) there->muted = std::move(muted);
      });
}

void Hall::hear(PeerId peer, std::string_view message) {
  if (guests_.find(peer) != nullptr) run_message(desk_, peer, message);
}

void Hall::gone(PeerId peer) {
  Guest* guest = guests_.find(peer);
  if (guest == nullptr) return;
  const std::vector<std::string> watching = guest->watching;
  for (const std::string& code : watching) {
    if (LiveTable* live = tables_.find(code)) tables_.unwatch(*live, peer);
  }
  guests_.remove(peer);
}

bool Hall::request(const Visitor& visitor, const ApiRequest& request,
                   const std::function<void(ApiAnswer)>& done) {
  return answer_api(desk_, visitor, request, done);
}

void Hall::tick() {
  obey_orders();
  tables_.look_after_due();
  tables_.forget_idle();
  ++ticks_;
  if (!around_.news.alone()) keep_up_with_others();
}

void Hall::obey_orders() {
  around_.store.ask<std::vector<OrderRow>>(
      [after = last_order_](Database& database) { return database.orders_after(after); },
      [this](const std::exception_ptr& error, const std::vector<OrderRow>& orders) {
        if (error) return;
        // Of those given while no server ran, the last ones: whatever was obeyed before is done.
        const std::size_t old = orders.size() > kOrdersAtOnce ? orders.size() - kOrdersAtOnce : 0;
        for (std::size_t i = 0; i < orders.size(); ++i) {
          if (orders[i].id <= last_order_) continue;
          last_order_ = orders[i].id;
          if (i >= old) obey(orders[i]);
        }
      });
}

void Hall::obey(const OrderRow& order) {
  if (order.order == "close") {
    tables_.use(order.target, [this](LiveTable* live, std::string_view) {
      const bool going_on = live != nullptr && (live->table.phase() == Phase::open ||
                                                live->table.phase() == Phase::playing);
      if (!going_on) return;
      LogRow row;
      row.act = Act::close;
      row.body = "administration";
      tables_.write(*live, std::move(row), [](Written, int) {});
    });
  }
  if (order.order == "ban" || order.order == "unban") {
    UserId user = kNoUser;
    std::from_chars(order.target.data(), order.target.data() + order.target.size(), user);
    on_person_changed(user);
    if (order.order == "ban") show_out(user);
  }
}

void Hall::show_out(UserId user) {
  for (auto& [id, guest] : guests_) {
    if (guest.visitor.user != user || user == kNoUser) continue;
    guest.visitor.banned = true;
    guest.peer->close(1008, "banned");
  }
}

// What another server told may be of another version, or nonsense: then the database has to do.
void Hall::hear_news(std::string_view topic, std::string_view text) {
  try {
    const json::value value = parse_json(text);
    const json::object& told = as_object(value, "news");
    const std::string server(as_text(member(told, "server"), "server"));
    if (topic == "servers") return hear_of_server(told, server);
    neighbours_.heard(server, around_.now());
    if (topic == "lobby") {
      lobby_.hear(told);
    } else if (topic == "people") {
      hear_of_person(told);
    } else if (topic.starts_with(kTable)) {
      tables_.hear(std::string(topic.substr(kTable.size())), told, server);
    }
  } catch (const Error&) {
    doubts_ = true;
  }
}

void Hall::hear_of_server(const json::object& told, const std::string& server) {
  if (told.contains("bye")) {
    neighbours_.gone(server);
    tables_.replace_gone(neighbours_);
  } else {
    neighbours_.heard(server, around_.now());
  }
}

void Hall::hear_of_person(const json::object& told) {
  if (const json::value* hash = told.if_contains("pass")) {
    on_pass_dropped(std::string(as_text(*hash, "pass")));
    return;
  }
  const json::value& value = member(told, "user");
  if (!value.is_int64()) throw Error("user: expected a number");
  const UserId user = value.get_int64();
  on_person_changed(user);
  for (auto& [id, guest] : guests_) {
    if (guest.visitor.user == user) read_mutes(id, user);
  }
}

void Hall::tell_person_changed(UserId user) {
  if (around_.news.alone() || user == kNoUser) return;
  around_.news.tell("people",
                    json::serialize(json::object{{"server", around_.news.server}, {"user", user}}));
}

void Hall::tell_pass_dropped(const std::string& hash) {
  if (around_.news.alone()) return;
  around_.news.tell("people",
                    json::serialize(json::object{{"server", around_.news.server}, {"pass", hash}}));
}

void Hall::tell_servers(bool bye) {
  json::object told{{"server", around_.news.server}};
  if (bye) told["bye"] = true;
  around_.news.tell("servers", json::serialize(told));
}

void Hall::glance() {
  if (around_.news.alone()) return;
  neighbours_.forget_silent(around_.now());
  tell_servers(false);
  tables_.replace_gone(neighbours_);
}

void Hall::keep_up_with_others() {
  const bool without_news = std::exchange(doubts_, false) || !around_.news.reachable();
  tables_.repair(without_news ? ticks_ % kRepairWithoutNews == 0 : ticks_ % kRepair == 0);
  if (ticks_ % kLobby == 0) lobby_.fill();
  if (ticks_ % kPresence == 0) tables_.tell_presence_again();
}

}  // namespace ludoteca
