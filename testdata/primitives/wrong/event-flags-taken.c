// Two threads wait for one event and clear it on exit: one of them waits for ever.
#include <genmcgo/event_flags.h>
#include <pthread.h>

static gmc_flags f;
static void *waiter(void *arg) {
  gmc_flags_take_any(&f, 1);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  gmc_flags_set(&f, 1);
  gmc_flags_take_any(&f, 1);
  pthread_join(t, 0);
}
