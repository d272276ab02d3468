// Computer players on other machines (`ludoteca worker`), or here if there are none.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "server/cluster/nats_link.h"
#include "server/hall/thinker_pool.h"
#include "server/rows.h"

namespace ludoteca {

// Questions go to a queue of JetStream, from which a worker takes them. It may take one twice, or
// die over it: a second answer is dropped, and whoever gets none in time thinks here.
class NatsThoughts final : public Thoughts {
 public:
  NatsThoughts(NatsLink& link, std::string name, Thoughts& own, std::function<Millis()> now);

  bool ask(Question question, Done done) override;

  // What came on a subject that is not news.
  void hear(std::string_view subject, std::string_view text);
  // A few times a second: whatever was not answered in time is thought about here.
  void tick();

  struct Figures {
    std::uint64_t asked = 0;
    std::uint64_t answered = 0;
    std::uint64_t late = 0;     // thought about here after all
    std::uint64_t dropped = 0;  // answers that nobody waited for
  };
  const Figures& figures() const { return figures_; }
  bool has_workers() const;

 private:
  struct Waiting {
    Question question;
    Done done;
    Millis until = 0;
  };
  using Asked = std::map<std::string, Waiting, std::less<>>;

  bool think_here(Asked::iterator late);

  NatsLink& link_;
  const std::string reply_;
  Thoughts& own_;
  const std::function<Millis()> now_;
  Asked waiting_;
  std::uint64_t last_ = 0;
  Millis worker_heard_ = 0;
  Millis distrusted_until_ = 0;
  Figures figures_;
};

}  // namespace ludoteca
