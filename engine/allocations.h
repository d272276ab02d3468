// Counts heap allocations of the calling thread: the rules promise to make none. A program that
// asks gets operator new replaced by one that counts.
#pragma once

namespace ludoteca {

long allocations();

}  // namespace ludoteca
