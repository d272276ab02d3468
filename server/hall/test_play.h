// For tests: plays games through the messages of clients.
#pragma once

#include <string>
#include <vector>

#include "server/hall/test_hall.h"

namespace ludoteca {

Phase table_phase(TestHall& world, const std::string& code);

// Every client that is asked makes a move at random; so do the computer players. Ends with the
// game.
void play_to_the_end(TestHall& world, const std::string& code,
                     const std::vector<TestClient*>& clients);

}  // namespace ludoteca
