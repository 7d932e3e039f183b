// complete 1
// output 12 -7 ff 3.50 1e+10 hello abc|  x|y  |
// Parts of the library that compute, run by the interpreter.
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int cmp(const void *a, const void *b) { return *(int *)a - *(int *)b; }
int shared[6] = {5, 3, 9, 1, 7, 2};
int main(void) {
  char buf[64];
  printf("%d %i %x %.2f %g %s %.3s|%3c|%-3s|\n", 12, -7, 255, 3.5, 1e10, "hello", "abcdef", 'x', "y");
  assert(snprintf(buf, sizeof buf, "%05d/%lld/%zu", 42, -5ll, (size_t)7) == 10 && !strcmp(buf, "00042/-5/7"));
  qsort(shared, 6, sizeof(int), cmp);
  for (int i = 1; i < 6; i++)
    assert(shared[i - 1] < shared[i]);
  int key = 7;
  assert(bsearch(&key, shared, 6, sizeof(int), cmp) == &shared[4]);
  assert(strtol(" -0x1fz", 0, 16) == -31 && atoi("77") == 77 && strtod("2.5e1", 0) == 25.0);
  assert(isalpha('q') && !isdigit('q') && toupper('q') == 'Q' && isspace('\t'));
  char *p = malloc(4);
  strcpy(p, "abc");
  p = realloc(p, 40);
  strcat(p, "def");
  assert(strlen(p) == 6 && strchr(p, 'e') == p + 4 && memcmp(p, "abcdef", 7) == 0);
  char *q = strdup(p), *save;
  assert(strcmp(strtok_r(q, "c", &save), "ab") == 0 && strcmp(strtok_r(0, "c", &save), "def") == 0);
  free(p);
  free(q);
  int *z = calloc(3, sizeof *z);
  assert(z[2] == 0);
  free(z);
  assert(sqrt(16) == 4 && pow(2, 10) == 1024 && fabs(-1.5) == 1.5 && floorf(2.7f) == 2 && isnan(NAN));
  errno = 5;
  assert(errno == 5 && rand() >= 0);
}
