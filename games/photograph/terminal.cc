#include "games/photograph/terminal.h"
