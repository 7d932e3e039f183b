// brianwatling/libfiber, work_stealing_deque: an owner and a thief; each value is taken once.
// genmcgo DRIVER LIBRARIES/brianwatling+libfiber/src/work_stealing_deque.c -- -ILIBRARIES/brianwatling+libfiber/include
#include <assert.h>
#include <pthread.h>
#include <work_stealing_deque.h>

static wsd_work_stealing_deque_t *d;
static long stolen, own;

static void *thief(void *u) {
  for (int i = 0; i < 2; i++) {
    void *v = wsd_work_stealing_deque_steal(d);
    if (v != WSD_EMPTY && v != WSD_ABORT) stolen += (long)v;
  }
  return u;
}

int main(void) {
  pthread_t t;
  d = wsd_work_stealing_deque_create();
  wsd_work_stealing_deque_push_bottom(d, (void *)1);
  pthread_create(&t, NULL, thief, NULL);
  wsd_work_stealing_deque_push_bottom(d, (void *)2);
  for (void *v; (v = wsd_work_stealing_deque_pop_bottom(d)) != WSD_EMPTY;)
    if (v != WSD_ABORT) own += (long)v;
  pthread_join(t, NULL);
  assert(own + stolen == 3);
  wsd_work_stealing_deque_destroy(d);
}
