// complete 11
// Sections that count up and down again: a round that nobody has seen is as good as none.
#include <assert.h>
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
int x, done;
static void add(int n) {
  __VERIFIER_atomic_begin();
  x += n;
  __VERIFIER_atomic_end();
}
static int ready(void) {
  __VERIFIER_atomic_begin();
  int d = done;
  __VERIFIER_atomic_end();
  return d;
}
void *f(void *a) {
  for (add(1); !ready(); add(1))
    add(-1);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  __VERIFIER_atomic_begin();
  done = 1;
  __VERIFIER_atomic_end();
  pthread_join(t, 0);
  assert(x == 1);
}
