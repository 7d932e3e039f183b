// complete 10
// A section that writes back what it read is as good as one that only reads: two threads wait in such loops.
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
int x, done;
void *f(void *a) {
  for (;;) {
    __VERIFIER_atomic_begin();
    x = x;
    int d = done;
    __VERIFIER_atomic_end();
    if (d)
      return 0;
  }
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, 0);
  __VERIFIER_atomic_begin();
  done = 1;
  __VERIFIER_atomic_end();
  pthread_join(t, 0);
  pthread_join(u, 0);
}
