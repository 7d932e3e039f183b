// A lock whose waiting threads leave no trace is given up without waking them.
#define FORGETFUL
#include "../right/futex.c"
