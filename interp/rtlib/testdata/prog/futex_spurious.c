// error assertion
// spurious=1
// A condition variable made of a futex; who waits does not look again.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
atomic_int ready;
static void *wait(void *a) {
  if (!atomic_load(&ready))
    syscall(SYS_futex, &ready, FUTEX_WAIT_PRIVATE, 0, 0, 0, 0);
  assert(atomic_load(&ready));
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, wait, 0);
  atomic_store(&ready, 1);
  syscall(SYS_futex, &ready, FUTEX_WAKE_PRIVATE, 1);
  pthread_join(t, 0);
  return 0;
}
