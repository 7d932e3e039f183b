// error deadlock
// The waker forgets to wake.
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
atomic_int l;
void *f(void *a) {
  l = 1;
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  while (l == 0)
    syscall(SYS_futex, &l, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
  pthread_join(t, 0);
}
