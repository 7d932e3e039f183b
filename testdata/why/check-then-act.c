// says: check-then-act: thread 1 (buy) reads left = 1 at check-then-act.c:7 and acts on it at check-then-act.c:9; in between thread 2 (buy) changes it to 0 at check-then-act.c:8
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int left = 1, sold;
static void *buy(void *arg) {
  if (left > 0) {
    atomic_fetch_sub(&left, 1);
    atomic_fetch_add(&sold, 1);
  }
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, buy, 0);
  pthread_create(&u, 0, buy, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(sold <= 1);
}
