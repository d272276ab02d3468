#include "server/storage/direct_store.h"

#include <utility>

namespace ludoteca {

void DirectStore::append(Append row, AppendDone done) {
  Appended appended = Appended::yes;
  const std::exception_ptr error =
      attempt([&](Database& db) { appended = db.append({&row, 1}).front(); });
  answer([done = std::move(done), error, appended] { done(error, appended); });
}

void DirectStore::run(Job job, Done done) {
  const std::exception_ptr error = attempt(job);
  answer([done = std::move(done), error] { done(error); });
}

std::exception_ptr DirectStore::attempt(const Job& job) {
  if (failing_ > 0) {
    --failing_;
    return std::make_exception_ptr(DatabaseError("the database is away"));
  }
  try {
    db_.begin();
    job(db_);
    db_.commit();
    if (!std::exchange(losing_, false)) return nullptr;
    return std::make_exception_ptr(DatabaseError("the connection was lost"));
  } catch (...) {
    std::exception_ptr error = std::current_exception();
    db_.rollback();
    return error;
  }
}

void DirectStore::answer(std::function<void()> call) {
  if (holding_) {
    held_.push_back(std::move(call));
  } else {
    call();
  }
}

void DirectStore::release(std::size_t index) {
  const std::function<void()> call = std::move(held_.at(index));
  held_.erase(held_.begin() + static_cast<std::ptrdiff_t>(index));
  call();
}

void DirectStore::release_all() {
  while (!held_.empty()) release();
  holding_ = false;
}

}  // namespace ludoteca
