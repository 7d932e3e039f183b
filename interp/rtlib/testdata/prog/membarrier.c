// verified
// A library that asks the kernel for barriers in other threads is told that there are none, and uses fences of its own. The system
// call was not supported.
#include <assert.h>
#include <errno.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
static atomic_int reading, gone;
static int freed, asymmetric;
static void light(void) {
  if (asymmetric)
    atomic_signal_fence(memory_order_seq_cst);
  else
    atomic_thread_fence(memory_order_seq_cst);
}
static void heavy(void) {
  if (asymmetric)
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0);
  else
    atomic_thread_fence(memory_order_seq_cst);
}
static void *reader(void *arg) {
  atomic_store_explicit(&reading, 1, memory_order_relaxed);
  light();
  if (!atomic_load_explicit(&gone, memory_order_relaxed))
    assert(!freed);
  return arg;
}
int main(void) {
  errno = 0;
  int all = syscall(SYS_membarrier, MEMBARRIER_CMD_QUERY, 0);
  asymmetric = all >= 0 && all & MEMBARRIER_CMD_PRIVATE_EXPEDITED;
  assert(asymmetric || errno == ENOSYS);
  pthread_t t;
  pthread_create(&t, 0, reader, 0);
  atomic_store_explicit(&gone, 1, memory_order_relaxed);
  heavy();
  if (!atomic_load_explicit(&reading, memory_order_relaxed))
    freed = 1;
  pthread_join(t, 0);
}
