// verified
// A thread that waits for a value that comes only after a wake-up takes no wake-up from a thread that waited before.
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
static atomic_int f;
static void *early(void *arg) {
  syscall(SYS_futex, &f, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
  return 0;
}
static void *late(void *arg) {
  syscall(SYS_futex, &f, FUTEX_WAIT_PRIVATE, 1, 0, 0, 0);
  return 0;
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, early, 0);
  pthread_create(&t, 0, late, 0);
  if (syscall(SYS_futex, &f, FUTEX_WAKE_PRIVATE, 1) == 0)
    exit(0);
  f = 1;
  pthread_join(s, 0);
  f = 2;
  syscall(SYS_futex, &f, FUTEX_WAKE_PRIVATE, 1);
  pthread_join(t, 0);
}
