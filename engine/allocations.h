// Counts heap allocations of the calling thread: the rules promise to make none, and a match to be
// small. A program that asks gets operator new replaced by one that counts.
#pragma once

namespace ludoteca {

long allocations();
// Not freed yet, with what the heap adds to each.
long allocated_bytes();

}  // namespace ludoteca
