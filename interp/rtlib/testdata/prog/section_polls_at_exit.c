// complete 6
// Main returns while two threads poll for ever, in sections that write back what they read: each
// found what is there in the end, although the other one wrote it again after that.
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
int work;
void *f(void *a) {
  for (int found = 0; !found;) {
    __VERIFIER_atomic_begin();
    found = work;
    work = found;
    __VERIFIER_atomic_end();
  }
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, 0);
}
