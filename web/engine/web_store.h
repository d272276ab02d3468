// The store of a hall in the browser: asks the page to keep what is written, and goes on when the
// page has done it.
#pragma once

#include <map>

#include "server/store.h"
#include "web/engine/outbox.h"
#include "web/engine/web_database.h"

namespace ludoteca {

// How the page fared.
enum class Kept : std::uint8_t {
  yes,
  taken,  // another page of this browser was first; what it wrote was taken over
  lost,   // the browser's database does not work now
};

class WebStore final : public Store {
 public:
  WebStore(WebDatabase& database, Outbox& outbox) : database_(database), outbox_(outbox) {}

  void append(Append row, AppendDone done) override;
  void run(Job job, Done done) override;

  // The page answers what it was asked to keep.
  void answer(int token, Kept kept);

 private:
  struct Waiting {
    Writes writes;
    AppendDone done;
  };
  void ask_to_keep(Waiting waiting);

  WebDatabase& database_;
  Outbox& outbox_;
  std::map<int, Waiting> waiting_;
  int last_token_ = 0;
};

}  // namespace ludoteca
