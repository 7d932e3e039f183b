// The recursive ticket lock, and beside it two threads read and write two words so that both reads can see the other
// thread's write: only there graphs have holes. An exploration with holes everywhere finds no end.
#define EARLY
#include "recursive-ticket.c"
