// error invalid-access
// Memory that was unmapped is gone.
#define _GNU_SOURCE
#include <sys/mman.h>
int main(void) {
  int *p = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  *p = 1;
  munmap(p, 4096);
  return *p;
}
