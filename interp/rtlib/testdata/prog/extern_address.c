// complete 1
// The address of a variable that no file defines may be used.
#include <assert.h>
extern int elsewhere, other;
int *known = &elsewhere;
int main(void) { assert(known == &elsewhere && known != &other); }
