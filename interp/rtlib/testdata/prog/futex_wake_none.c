// verified
// Linux wakes a thread if it is to wake none, or fewer: only a positive number is a limit.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
static atomic_int f;
static void *waits(void *arg) {
  while (!atomic_load(&f))
    syscall(SYS_futex, &f, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
  return 0;
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, waits, 0);
  pthread_create(&t, 0, waits, 0);
  atomic_store(&f, 1);
  assert(syscall(SYS_futex, &f, FUTEX_WAKE_PRIVATE, -1) <= 1);
  syscall(SYS_futex, &f, FUTEX_WAKE_PRIVATE, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
}
