#include "server/hall/hall.h"

#include <charconv>

#include "server/hall/api.h"

namespace ludoteca {
namespace {

constexpr std::size_t kOrdersAtOnce = 100;

}  // namespace

Hall::Hall(Surroundings around)
    : around_(std::move(around)),
      lobby_(guests_),
      tables_(around_, guests_, lobby_, figures_),
      desk_{around_, guests_, lobby_, tables_, figures_} {
  lobby_.fill(around_.store);
}

PeerId Hall::welcome(Peer& peer, Visitor visitor) {
  Guest guest;
  guest.peer = &peer;
  guest.words = visitor.language.empty() ? nullptr : &Catalogue::get(visitor.language);
  guest.visitor = std::move(visitor);
  const UserId user = guest.visitor.user;
  const PeerId id = guests_.add(std::move(guest));
  if (user == kNoUser) return id;
  around_.store.ask<std::vector<UserId>>(
      [user](Database& database) { return database.muted_by(user); },
      [this, id](const std::exception_ptr& error, std::vector<UserId> muted) {
        Guest* there = guests_.find(id);
        if (!error && there != nullptr) there->muted = std::move(muted);
      });
  return id;
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

}  // namespace ludoteca
