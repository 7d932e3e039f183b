// Structs, unions, pointers, arrays, variadic functions, function pointers, strings.
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct small { int a; char b; };
struct mid { long a; double b; };
struct big { int v[10]; char c; double d; };
struct __attribute__((packed)) packed { char a; int b; short c; long d; };
union u { int i; float f; unsigned char c[8]; double d; };
struct node { int v; struct node *next; };
struct flex { int n; int v[]; };

static struct small mk_small(int a) { struct small s = {a, (char)(a * 2)}; return s; }
static struct mid mk_mid(long a) { struct mid s = {a, a / 2.0}; return s; }
static struct big mk_big(int a) { struct big s; for (int i = 0; i < 10; i++) s.v[i] = a * i; s.c = 'x'; s.d = a; return s; }
static int use_big(struct big s, int k) { s.v[k] += 1; return s.v[k] + s.c + (int)s.d; }
static long use_mid(struct mid m, struct small s) { return m.a + (long)m.b + s.a + s.b; }
static struct big gbig = {{1, 2, 3}, 'q', 2.5};
static const char *names[] = {"alpha", "beta", NULL, "delta"};
static int table[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
static struct { int x; int *p; int (*f)(const char *); const char *s; } init = {7, &table[1][2], puts, "str" };

static int sum(int n, ...) { va_list ap, aq; int s = 0; va_start(ap, n); va_copy(aq, ap); for (int i = 0; i < n; i++) s += va_arg(ap, int); for (int i = 0; i < n; i++) s += 100 * va_arg(aq, int); va_end(ap); va_end(aq); return s; }
static double mixed(const char *f, ...) {
  va_list ap; va_start(ap, f); double r = 0;
  for (; *f; f++) switch (*f) {
    case 'i': r += va_arg(ap, int); break; case 'l': r += va_arg(ap, long); break; case 'd': r += va_arg(ap, double); break;
    case 'L': r += (double)va_arg(ap, long double); break; case 's': r += (double)strlen(va_arg(ap, char *)); break;
    case 'S': { struct small s = va_arg(ap, struct small); r += s.a + s.b; break; }
    case 'M': { struct mid s = va_arg(ap, struct mid); r += (double)s.a + s.b; break; }
    case 'B': { struct big s = va_arg(ap, struct big); r += s.v[3] + s.c + s.d; break; }
    case 'I': { __int128 s = va_arg(ap, __int128); r += (double)s; break; }
  }
  va_end(ap); return r;
}
static void vprint(const char *f, ...) { va_list ap; va_start(ap, f); vprintf(f, ap); va_end(ap); }
static int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int (*ops[])(int) = {fib, abs};

static int vla(int n) { int a[n]; for (int i = 0; i < n; i++) a[i] = i * i; int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
static int gotos(int n) { void *lab[] = {&&a, &&b, &&c}; int r = 0; for (int i = 0; i < n; i++) { goto *lab[i % 3]; a: r += 1; continue; b: r += 10; continue; c: r += 100; } return r; }
static _Thread_local int tls = 5; static _Thread_local int tarr[4] = {1, 2, 3, 4};
static int *tp(void) { return &tarr[2]; }

int main(int argc, char **argv) {
  struct small s = mk_small(21); struct mid m = mk_mid(9); struct big b = mk_big(3);
  printf("%d %d %ld %f %d %d\n", s.a, s.b, m.a, m.b, use_big(b, 4), b.v[4]);
  printf("%ld %d\n", use_mid(m, s), use_big(gbig, 0));
  struct packed pk = {1, 2, 3, 4}; pk.b += 5; pk.d *= pk.c; printf("%d %d %d %ld %zu %zu\n", pk.a, pk.b, pk.c, pk.d, sizeof pk, offsetof(struct packed, d));
  union u u; memset(&u, 0, sizeof u); u.f = 1.5f; printf("%x %d\n", u.i, u.c[3]); u.d = 3.25; for (int i = 0; i < 8; i++) printf("%02x", u.c[i]); printf("\n");
  struct node *l = NULL; for (int i = 0; i < 5; i++) { struct node *n = malloc(sizeof *n); n->v = i; n->next = l; l = n; }
  int t = 0; for (struct node *n = l; n; n = n->next) t = t * 10 + n->v; printf("%d\n", t);
  while (l) { struct node *n = l->next; free(l); l = n; }
  struct flex *fx = malloc(sizeof *fx + 4 * sizeof(int)); fx->n = 4; for (int i = 0; i < 4; i++) fx->v[i] = i + 1; int fs = 0; for (int i = 0; i < fx->n; i++) fs += fx->v[i]; printf("%d\n", fs); free(fx);
  printf("%d %d\n", sum(3, 1, 2, 3), sum(9, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  printf("%f\n", mixed("IildsLSMBid", (__int128)77, 1, 2l, 3.5, "four", 5.25L, s, m, b, 8, 9.5));
  vprint("%d %s %c %5.2f %lx\n", 42, "str", 'c', 3.14159, 0xdeadbeefcafel);
  int arr[8] = {5, 2, 9, -1, 7, 0, 3, 3}; qsort(arr, 8, sizeof(int), cmp); for (int i = 0; i < 8; i++) printf("%d ", arr[i]); printf("\n");
  printf("%d %d\n", ops[0](15), ops[1](-5));
  printf("%d %d\n", vla(10), gotos(10));
  char buf[64]; strcpy(buf, "hello"); strcat(buf, ", world"); printf("%s %zu %d %d\n", buf, strlen(buf), strcmp(buf, "hello") > 0, memcmp(buf, "help", 4) < 0);
  memmove(buf + 2, buf, 8); buf[12] = 0; printf("%s\n", buf); memmove(buf, buf + 3, 6); printf("%s\n", buf);
  memset(buf, 'z', 5); printf("%s %s\n", buf, strchr("abcdef", 'd')); snprintf(buf, sizeof buf, "%d-%s-%08.3f", 7, names[1], 2.5); printf("%s\n", buf);
  printf("%d %d %d %s\n", init.x, *init.p, table[1][3], init.s); init.f("puts");
  for (int i = 0; i < 4; i++) printf("%s ", names[i] ? names[i] : "null"); printf("\n");
  tls += 3; *tp() += 10; printf("%d %d %d\n", tls, tarr[2], tarr[3]);
  int (*pa)[4] = table; printf("%d %d %ld\n", pa[1][0], *(*(pa + 1) + 2), (long)(&pa[2][0] - &table[0][0]));
  struct big c = b; c.v[9] = 1; printf("%d %d\n", memcmp(&b, &c, sizeof b) != 0, c.v[8]); c = gbig; printf("%d %c\n", c.v[2], c.c);
  struct { struct small a[3]; struct mid m; } nest = {{{1, 2}, {3, 4}}, {5, 6}}, nest2 = nest; printf("%d %d %f\n", nest2.a[1].a, nest2.a[2].b, nest2.m.b);
  uintptr_t up = (uintptr_t)&nest; printf("%d\n", (int)(up % 8)); int *ip = (int *)(up + 8); printf("%d\n", *ip);
  int x = 3; int *px = &x, **ppx = &px; **ppx = 9; printf("%d\n", x);
  long *cl = calloc(4, 8); cl[2] = 5; cl = realloc(cl, 80); printf("%ld %ld\n", cl[1], cl[2]); free(cl);
  volatile int vol = 4; vol += 2; printf("%d %d\n", vol, argc);
  return s.a;
}
