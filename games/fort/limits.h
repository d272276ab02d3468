// What stands in the way of an action, in words: parts of a sentence ("your Pack is empty").
#pragma once

#include <string>

#include "games/fort/view.h"
#include "text/catalogue.h"

namespace ludoteca::fort {

// Somebody who would carry out an action: the viewer, as leader or follower.
struct Doer {
  const Edition& edition;
  const View& view;
  const Catalogue& words;
  bool leader = true;
  int kind = -1;       // pizza or toy, if it is fixed
  int cards_gone = 0;  // cards of the hand that will have left it
};

// Why the effect cannot be carried out fully, with `symbols` counted for it at least.
std::string why_not_fully(const Doer& doer, const Effect& effect, int symbols);
// Why more repetitions would change nothing (F4.7).
std::string why_no_more(const Doer& doer, const Effect& effect);

}  // namespace ludoteca::fort
