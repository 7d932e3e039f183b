// expect: verified complete=1
// An object of no bytes has an address: it can be measured, grown and freed.
#include <assert.h>
#include <malloc.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(0);
  assert(malloc_usable_size(p) == 0);
  p = realloc(p, 8);
  p[7] = 1;
  free(p);
  free(malloc(0));
  return 0;
}
