// verified
// A lock made of a futex.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
atomic_int l;
int x;
void lock(void) {
  int c = 0;
  if (atomic_compare_exchange_strong(&l, &c, 1))
    return;
  if (c != 2)
    c = atomic_exchange(&l, 2);
  while (c != 0) {
    syscall(SYS_futex, &l, FUTEX_WAIT_PRIVATE, 2, 0, 0, 0);
    c = atomic_exchange(&l, 2);
  }
}
void unlock(void) {
  if (atomic_fetch_sub(&l, 1) != 1) {
    atomic_store(&l, 0);
    syscall(SYS_futex, &l, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
  }
}
void *f(void *a) {
  lock();
  x++;
  unlock();
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  f(0);
  pthread_join(t, 0);
  assert(x == 2);
}
