// complete 1
// Who finds another value does not wait, so it does not wait for too long.
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
int f = 1;
int main(void) {
  struct timespec t = {0, 1};
  long r = syscall(SYS_futex, &f, FUTEX_WAIT_PRIVATE, 0, &t, 0, 0);
  assert(r == -1 && errno == EAGAIN);
}
