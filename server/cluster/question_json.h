// A question for a computer player and its answer, as they travel between servers and workers.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/hall/thoughts.h"

namespace ludoteca {

// `id` comes back with the answer, which is published on the subject `reply`. An edition that is
// not the one in the program travels along.
std::string question_text(const Question& question, std::string_view id, std::string_view reply);

// Who asks; throws Error if it is nonsense.
struct Asker {
  std::string id;
  std::string reply;
};
Asker read_asker(std::string_view text);
// Throws Error if it makes no sense here: other rules, no such player.
Question read_question(std::string_view text);

// With nothing considered: the worker cannot answer.
std::string answer_text(std::string_view id, const std::vector<Considered>& considered);
struct ReadAnswer {
  std::string id;
  std::vector<Considered> considered;
};
ReadAnswer read_answer(std::string_view text);

}  // namespace ludoteca
