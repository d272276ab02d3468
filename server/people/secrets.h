// Numbers that nobody can guess, and what is kept of them.
#pragma once

#include <string>
#include <string_view>

#include "server/rows.h"

namespace ludoteca {

// What proves who somebody is: 128 random bits of the system as 22 characters for a cookie.
std::string new_pass();
// What is stored of it: whoever reads the database cannot sign in with it. The pass is random, so
// one fast hash is enough.
std::string hash_of_pass(std::string_view pass);
// 52 bits: a number that JavaScript keeps exactly.
UserId new_user_id();

}  // namespace ludoteca
