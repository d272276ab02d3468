#include "games/photograph/words.h"
