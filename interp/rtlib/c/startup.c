// What run-time systems, Rust's for one, ask about the process before main and at the start of
// each thread: where the stack is, what the kernel says in the auxiliary vector, where
// signals run. Signals never arrive (abort.c), so it does not matter where they would.
#include "rt.h"

// The kernel's table has nothing in it.
uint64_t RT(getauxval)(uint64_t type) { return 0; }

// A thread's stack is said to be the pages below its own first mebibyte. Nobody may access it by
// that address: memory of the program is elsewhere.
enum { PAGE = 4096, STACK_SIZE = 1 << 20 };
int RT(pthread_attr_init)(void *attr);
static uint64_t stack_of(void) { return (uint64_t)(__gmc_self() + 1) << 21; }
int RT(pthread_getattr_np)(uint64_t thread, void *attr) { return RT(pthread_attr_init)(attr); }
int RT(pthread_attr_getstack)(const void *attr, void **addr, size_t *size) {
  *addr = (void *)stack_of();
  *size = STACK_SIZE;
  return 0;
}

// There is an alternative stack for signals already, so that nobody makes one: it is enabled
// (flags 0) and has one page.
struct sigaltstack {
  void *sp;
  int flags;
  size_t size;
};
int RT(sigaltstack)(const struct sigaltstack *new, struct sigaltstack *old) {
  if (old) {
    old->sp = 0;
    old->flags = 0;
    old->size = PAGE;
  }
  return 0;
}
