// Its lock is a location that others write without it.
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y, done;
#define R memory_order_relaxed
static void *spinner(void *a) {
  if (atomic_load_explicit(&y, R) != 1) return 0;
  do {
    while (atomic_exchange_explicit(&x, 1, R)) ;
    atomic_store_explicit(&x, 0, R);
  } while (!atomic_load_explicit(&done, R));
  return 0;
}
// Its first write may stand in the midst of a round of the spinner, which read of it but did not
// acquire: then x is 0 in the end, else 5.
static void *writer(void *a) {
  atomic_store_explicit(&x, 5, R);
  atomic_store_explicit(&y, 1, R);
  return 0;
}
static void *waiter(void *a) {
  while (atomic_load_explicit(&x, R) != 5) ;
  atomic_store_explicit(&done, 1, R);
  return 0;
}
int main(void) {
  pthread_t t, u, v;
  pthread_create(&u, 0, writer, 0);
  pthread_create(&t, 0, spinner, 0);
  pthread_create(&v, 0, waiter, 0);
  pthread_join(u, 0);
  pthread_join(t, 0);
  pthread_join(v, 0);
  return 0;
}
