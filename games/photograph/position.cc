#include "games/photograph/json.h"
