// verified
// Anonymous mappings are memory that starts as zero, at the start of a page. Allocators of libraries begin with them, so clients of
// such libraries did not run: mmap was not known.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
struct arena {
  atomic_size_t used;
  char memory[5000];
};
static struct arena *a;
static void *work(void *arg) {
  size_t at = atomic_fetch_add(&a->used, 16);
  int *mine = (int *)(a->memory + at);
  assert(mine[0] == 0);
  mine[0] = 1;
  return mine;
}
int main(void) {
  a = mmap(NULL, sizeof *a, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert(a != MAP_FAILED && (uintptr_t)a % 4096 == 0);
  errno = 0;
  assert(mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL);
  prctl(PR_SET_NAME, "arena");
  pthread_t t;
  void *theirs;
  pthread_create(&t, 0, work, 0);
  void *mine = work(0);
  pthread_join(t, &theirs);
  assert(mine != theirs && a->used == 32 && a->memory[4999] == 0);
  assert(munmap(a, sizeof *a) == 0);
}
