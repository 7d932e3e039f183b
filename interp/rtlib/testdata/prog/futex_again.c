// verified
// A wait that finds another value takes no wake-up from a thread that waits.
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>
int f = 1;
static void *waits(void *arg) {
  syscall(SYS_futex, &f, FUTEX_WAIT_PRIVATE, 1, 0, 0, 0);
  return 0;
}
static void *does_not(void *arg) {
  syscall(SYS_futex, &f, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
  return 0;
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, waits, 0);
  pthread_create(&t, 0, does_not, 0);
  if (syscall(SYS_futex, &f, FUTEX_WAKE_PRIVATE, 1) == 1)
    pthread_join(s, 0);
}
