#include "cli/engine_protocol.h"
