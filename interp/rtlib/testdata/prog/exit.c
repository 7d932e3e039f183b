// complete 1
// output a1b2c3 end
#include <stdio.h>
#include <stdlib.h>
void f(void) { printf(" %s", "end"); }
void g(void) { printf("%d", 3); }
int main(void) {
  atexit(f);
  atexit(g);
  fprintf(stdout, "a%db%uc", 1, 2u);
  return 0;
}
