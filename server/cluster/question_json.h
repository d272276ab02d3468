// A question for a computer player and its answer, as they travel between servers and workers.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/hall/thoughts.h"

namespace ludoteca {

// Whether it can be asked elsewhere: workers know only the editions that are compiled in.
bool can_travel(const Question& question);

// `id` comes back with the answer, which is published on the subject `reply`.
std::string question_text(const Question& question, std::string_view id, std::string_view reply);

struct AskedQuestion {
  std::string id;
  std::string reply;
  Question question;
};
// Throws Error if it makes no sense here: other rules, no such player.
AskedQuestion read_question(std::string_view text);

std::string answer_text(std::string_view id, const std::vector<Considered>& considered);
struct ReadAnswer {
  std::string id;
  std::vector<Considered> considered;
};
ReadAnswer read_answer(std::string_view text);

}  // namespace ludoteca
