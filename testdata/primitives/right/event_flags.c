// Two sensors report by a flag each; one thread waits for either, one takes both.
#define GMC_FLAGS 7u
#include <assert.h>
#include <genmcgo/event_flags.h>
#include <pthread.h>

static gmc_flags f;
static int value[2];

static void *sensor(void *arg) {
  int i = (int)(long)arg;
  value[i] = i + 1;
  gmc_flags_set(&f, 1u << i);
  return 0;
}

static void *alarm(void *arg) {
  unsigned which = gmc_flags_wait_any(&f, 3);
  if (which & 1)
    assert(value[0] == 1);
  gmc_flags_set(&f, 4);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, sensor, (void *)0);
  pthread_create(&t, 0, sensor, (void *)1);
  pthread_create(&t, 0, alarm, 0);
  gmc_flags_wait_all(&f, 4);
  assert(gmc_flags_take_all(&f, 3) == 7 && value[0] + value[1] == 3);
  assert(gmc_flags_take_any(&f, 6) == 4 && gmc_flags_get(&f) == 0);
}
