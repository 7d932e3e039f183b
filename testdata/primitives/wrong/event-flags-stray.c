// A thread sets a flag that there is not.
#define GMC_FLAGS 3u
#include <genmcgo/event_flags.h>

static gmc_flags f;
int main(void) {
  gmc_flags_set(&f, 3);
  gmc_flags_set(&f, 4);
}
