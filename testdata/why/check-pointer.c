// says: check-then-act: thread 0 (main) reads p = &o at check-pointer.c:13 and acts on it at check-pointer.c:14; in between thread 1 (clear) changes it to 0 at check-pointer.c:7
#include <pthread.h>
#include <stdatomic.h>
int o;
_Atomic(int *) p = &o;
static void *clear(void *arg) {
  p = 0;
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, clear, 0);
  if (p)
    *p = 1;
  pthread_join(t, 0);
}
