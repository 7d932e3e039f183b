// A bounded buffer with one place as a monitor. With -DGMC_MONITOR_HOARE a thread that was woken need not
// look again.
#include <assert.h>
#include <genmcgo/monitor.h>
#include <pthread.h>

#if defined(GMC_MONITOR_HOARE) || defined(IF)
#define UNTIL if
#else
#define UNTIL while
#endif

enum { NOT_FULL, NOT_EMPTY };
static gmc_monitor m;
static int full, value;

static void put(int v) {
  gmc_monitor_enter(&m);
  UNTIL(full)
  gmc_monitor_wait(&m, NOT_FULL);
  assert(!full);
  full = 1;
  value = v;
  gmc_monitor_signal(&m, NOT_EMPTY);
  gmc_monitor_leave(&m);
}

static int get(void) {
  gmc_monitor_enter(&m);
  UNTIL(!full)
  gmc_monitor_wait(&m, NOT_EMPTY);
  assert(full);
  full = 0;
  int v = value;
  gmc_monitor_signal(&m, NOT_FULL);
  gmc_monitor_leave(&m);
  return v;
}

static void *consumer(void *arg) {
  assert(get());
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, consumer, 0);
  pthread_create(&t, 0, consumer, 0);
  put(1);
  put(2);
}
