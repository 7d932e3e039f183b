// complete 2
#include <genmc.h>
#include <pthread.h>
int x;
void *f(void *a) {
  __VERIFIER_atomic_begin();
  x++;
  __VERIFIER_atomic_end();
  return 0;
}
int main(void) {
  __VERIFIER_thread_t t = __VERIFIER_spawn(f, 0);
  f(0);
  __VERIFIER_join(t);
  __VERIFIER_assert(x == 2);
}
