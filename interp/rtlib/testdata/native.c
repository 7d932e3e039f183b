// Compares the parts of the library that compute with the C library of the
// machine. Compiled together with those parts and run by native_test.go.
#define _GNU_SOURCE
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RT(name) __gmc_rt_##name
extern const unsigned short *const *RT(__ctype_b_loc)(void);
extern const int *const *RT(__ctype_tolower_loc)(void);
extern const int *const *RT(__ctype_toupper_loc)(void);
int RT(isalnum)(int), RT(ispunct)(int), RT(isspace)(int), RT(iscntrl)(int), RT(tolower)(int), RT(toupper)(int);
long RT(strtol)(const char *, char **, int);
unsigned long RT(strtoul)(const char *, char **, int);
double RT(strtod)(const char *, char **);
void RT(qsort)(void *, size_t, size_t, int (*)(const void *, const void *));
void *RT(bsearch)(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
int RT(vsnprintf)(char *, size_t, const char *, va_list);
int RT(memcmp)(const void *, const void *, size_t), RT(strcmp)(const char *, const char *),
    RT(strncmp)(const char *, const char *, size_t), RT(strcasecmp)(const char *, const char *);
size_t RT(strlen)(const char *), RT(strnlen)(const char *, size_t), RT(strspn)(const char *, const char *),
    RT(strcspn)(const char *, const char *);
char *RT(strcpy)(char *, const char *), *RT(strncpy)(char *, const char *, size_t), *RT(strcat)(char *, const char *),
    *RT(strncat)(char *, const char *, size_t), *RT(strchr)(const char *, int), *RT(strrchr)(const char *, int),
    *RT(strstr)(const char *, const char *), *RT(strcasestr)(const char *, const char *),
    *RT(strpbrk)(const char *, const char *),
    *RT(strtok_r)(char *, const char *, char **), *RT(strsep)(char **, const char *), *RT(stpcpy)(char *, const char *),
    *RT(strerror)(int);
void *RT(memchr)(const void *, int, size_t), *RT(memrchr)(const void *, int, size_t),
    *RT(memmem)(const void *, size_t, const void *, size_t);

// The primitives that these parts use.
#include <errno.h>
int *__gmc_rt___errno_location(void) { return &errno; }
uint64_t __gmc_tls_get(unsigned s, const void *k) { return 0; }
void __gmc_tls_set(unsigned s, const void *k, uint64_t v) {}
uint64_t __gmc_undef(uint64_t v) { return 0; }
void __gmc_print(const char *s, size_t n) { fwrite(s, 1, n, stdout); }
void __gmc_fault(int f, const char *m) { abort(); }
void *__gmc_malloc(size_t n, size_t a, int z) { return malloc(n); }
unsigned __gmc_choice(unsigned n) { return 0; }
unsigned __gmc_config(unsigned which) { return 0; }
uint64_t __gmc_parse_double(const char *s, size_t n) {
  char buf[80];
  memcpy(buf, s, n);
  buf[n] = 0;
  union { double d; uint64_t u; } u = {strtod(buf, 0)};
  return u.u;
}
int __gmc_format_double(char *buf, size_t size, uint64_t bits, int conv, int prec, int alt) {
  union { uint64_t u; double d; } u = {bits & ~(1ull << 63)};
  char f[8] = {'%', 0};
  int n = 1;
  if (alt)
    f[n++] = '#';
  if (prec >= 0) {
    f[n++] = '.';
    f[n++] = '*';
    f[n] = conv;
    return snprintf(buf, size, f, prec, u.d);
  }
  f[n] = conv;
  return snprintf(buf, size, f, u.d);
}

static int bad;
#define CHECK(c, ...)                                                                                                  \
  do {                                                                                                                 \
    if (!(c)) {                                                                                                        \
      printf("line %d: ", __LINE__);                                                                                   \
      printf(__VA_ARGS__);                                                                                             \
      puts("");                                                                                                        \
      if (++bad > 20)                                                                                                  \
        exit(1);                                                                                                       \
    }                                                                                                                  \
  } while (0)

static uint64_t seed = 88172645463325252ull;
static unsigned rnd(unsigned n) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return (seed >> 20) % n;
}
static int sign(int x) { return (x > 0) - (x < 0); }

static int check_format(const char *f, ...) {
  char a[512], b[512];
  size_t room = rnd(4) ? sizeof a : rnd(20);
  memset(a, 'x', sizeof a);
  memset(b, 'x', sizeof b);
  va_list ap, aq;
  va_start(ap, f);
  va_copy(aq, ap);
  int n = RT(vsnprintf)(a, room, f, ap), m = vsnprintf(b, room, f, aq);
  CHECK(n == m && memcmp(a, b, sizeof a) == 0, "format \"%s\": %d \"%.*s\", want %d \"%.*s\"", f, n, room ? 200 : 0, a, m,
        room ? 200 : 0, b);
  return n;
}

static int by_int(const void *a, const void *b) { return *(int *)a - *(int *)b; }
static int by_str(const void *a, const void *b) { return strcmp(*(char **)a, *(char **)b); }

void tree_test(void);

int main(void) {
  for (int c = -128; c < 256; c++) {
    CHECK((*RT(__ctype_b_loc)())[c] == (*__ctype_b_loc())[c], "class of %d", c);
    CHECK((*RT(__ctype_tolower_loc)())[c] == (*__ctype_tolower_loc())[c], "lower of %d", c);
    CHECK((*RT(__ctype_toupper_loc)())[c] == (*__ctype_toupper_loc())[c], "upper of %d", c);
    if (c < -1)
      continue;
    CHECK(!RT(isalnum)(c) == !isalnum(c) && !RT(ispunct)(c) == !ispunct(c) && !RT(isspace)(c) == !isspace(c) &&
              !RT(iscntrl)(c) == !iscntrl(c) && RT(tolower)(c) == tolower(c) && RT(toupper)(c) == toupper(c),
          "character %d", c);
  }
  static const char digits[] = "0123456789abcdefxX+- zZ.eE";
  for (int i = 0; i < 200000; i++) {
    char s[40];
    int n = rnd(rnd(4) ? 8 : 26);
    for (int j = 0; j < n; j++)
      s[j] = digits[rnd(rnd(3) ? 10 : sizeof digits - 1)];
    s[n] = 0;
    static const int bases[] = {0, 10, 16, 8, 2, 36, 7};
    int base = bases[rnd(7)];
    char *e1, *e2;
    errno = 0;
    long a = RT(strtol)(s, &e1, base);
    int err = errno;
    errno = 0;
    long b = strtol(s, &e2, base);
    CHECK(a == b && e1 == e2 && err == errno, "strtol(\"%s\", %d) = %ld, want %ld", s, base, a, b);
    unsigned long ua = RT(strtoul)(s, &e1, base), ub = strtoul(s, &e2, base);
    CHECK(ua == ub && e1 == e2, "strtoul(\"%s\", %d) = %lu, want %lu", s, base, ua, ub);
    if (!strpbrk(s, "xX")) {
      double da = RT(strtod)(s, &e1), db = strtod(s, &e2);
      CHECK(da == db && e1 == e2, "strtod(\"%s\") = %g, want %g", s, da, db);
    }
  }
  for (int i = 0; i < 300; i++) {
    int n = rnd(rnd(2) ? 20 : 200), a[200], b[200];
    for (int j = 0; j < n; j++)
      a[j] = b[j] = rnd(50);
    RT(qsort)(a, n, 4, by_int);
    qsort(b, n, 4, by_int);
    CHECK(memcmp(a, b, n * 4) == 0, "qsort of %d", n);
    int key = rnd(60);
    CHECK(!RT(bsearch)(&key, b, n, 4, by_int) == !bsearch(&key, b, n, 4, by_int), "bsearch");
    char *s[40];
    for (int j = 0; j < 40; j++)
      s[j] = strerror(rnd(40));
    RT(qsort)(s, 40, 8, by_str);
    for (int j = 1; j < 40; j++)
      CHECK(strcmp(s[j - 1], s[j]) <= 0, "qsort of strings");
  }
  for (int i = 0; i < 200000; i++) {
    char a[32], b[32], x[80], y[80];
    int n = rnd(12), m = rnd(rnd(2) ? 4 : 12), k = rnd(14);
    for (int j = 0; j < n; j++)
      a[j] = "abAB\x80"[rnd(5)];
    for (int j = 0; j < m; j++)
      b[j] = "abAB\x80"[rnd(5)];
    a[n] = b[m] = 0;
    int c = "abAB\200c\0"[rnd(7)];
    CHECK(RT(strlen)(a) == n && RT(strnlen)(a, k) == strnlen(a, k), "strlen");
    CHECK(sign(RT(strcmp)(a, b)) == sign(strcmp(a, b)), "strcmp %s %s", a, b);
    CHECK(sign(RT(strncmp)(a, b, k)) == sign(strncmp(a, b, k)), "strncmp");
    CHECK(sign(RT(strcasecmp)(a, b)) == sign(strcasecmp(a, b)), "strcasecmp");
    CHECK(sign(RT(memcmp)(a, b, n < m ? n : m)) == sign(memcmp(a, b, n < m ? n : m)), "memcmp");
    CHECK(RT(strchr)(a, c) == strchr(a, c) && RT(strrchr)(a, c) == strrchr(a, c), "strchr");
    CHECK(RT(memchr)(a, c, n) == memchr(a, c, n) && RT(memrchr)(a, c, n) == memrchr(a, c, n), "memchr");
    CHECK(RT(strstr)(a, b) == strstr(a, b) && RT(memmem)(a, n, b, m) == memmem(a, n, b, m), "strstr");
    CHECK(RT(strcasestr)(a, b) == strcasestr(a, b), "strcasestr");
    CHECK(RT(strspn)(a, b) == strspn(a, b) && RT(strcspn)(a, b) == strcspn(a, b), "strspn");
    CHECK(RT(strpbrk)(a, b) == strpbrk(a, b), "strpbrk");
    memset(x, 1, 80), memset(y, 1, 80);
    CHECK(RT(strcpy)(x, a) == x && strcmp(x, a) == 0 && RT(stpcpy)(x, b) == x + m, "strcpy");
    strcpy(y, a), strcpy(y, b);
    RT(strncpy)(x + 20, a, k), strncpy(y + 20, a, k);
    RT(strcat)(x, a), strcat(y, a);
    RT(strncat)(x, b, k), strncat(y, b, k);
    CHECK(memcmp(x, y, 80) == 0, "copies");
    char *p = x, *q = y, *sp, *sq;
    strcpy(x, a), strcpy(y, a);
    for (;; p = q = 0) {
      char *r = RT(strtok_r)(p, b, &sp), *s = strtok_r(q, b, &sq);
      CHECK(!r == !s && (!r || r - x == s - y), "strtok_r(%s, %s)", a, b);
      if (!r || !s)
        break;
    }
    strcpy(x, a), strcpy(y, a);
    p = x, q = y;
    while (q) {
      char *r = RT(strsep)(&p, b), *s = strsep(&q, b);
      CHECK(r - x == s - y && !p == !q, "strsep");
    }
    CHECK(memcmp(x, y, 32) == 0, "tokens");
  }
  static const int numbers[] = {0, 1, 4, 11, 12, 16, 22, 34, 35, 75, 110};
  for (int i = 0; i < sizeof numbers / sizeof *numbers; i++)
    CHECK(strcmp(RT(strerror)(numbers[i]), strerror(numbers[i])) == 0, "strerror(%d)", numbers[i]);
  for (int i = 0; i < 200000; i++) {
    char f[32] = "<%";
    int n = 2;
    static const char flags[] = "-+ #0";
    for (int k = rnd(4); k > 0; k--)
      f[n++] = flags[rnd(5)];
    if (rnd(2))
      n += sprintf(f + n, "%d", 1 + rnd(12));
    if (rnd(2))
      n += sprintf(f + n, ".%d", rnd(10));
    int64_t v = (int64_t)(seed * (uint64_t)2654435761u) >> rnd(64);
    if (rnd(8) == 0)
      v = 0;
    double d = rnd(3) ? (double)v / (1 + rnd(1000)) : rnd(2) ? 0.0 : 1e300 * v;
    switch (rnd(8)) {
    case 0:
      strcpy(f + n, "s>");
      char s[16];
      sprintf(s, "%.*s", rnd(12), "hello, world");
      check_format(f, s);
      break;
    case 1:
      strcpy(f + n, "c>");
      check_format(f, 'a' + rnd(26));
      break;
    case 2:
      f[n++] = 'l';
      f[n++] = "dixXou"[rnd(6)];
      f[n++] = '>';
      check_format(f, v);
      break;
    case 3:
      f[n++] = 'h';
      if (rnd(2))
        f[n++] = 'h';
      // fall through
    case 4:
      f[n++] = "dixXou"[rnd(6)];
      f[n++] = '>';
      check_format(f, (int)v);
      break;
    case 5:
      f[n++] = 'p';
      f[n] = 0;
      if (!strpbrk(f, "#0+ ."))
        check_format(f, (void *)v);
      break;
    default:
      f[n++] = "eEfFgGaA"[rnd(8)];
      f[n++] = '>';
      if (rnd(20) == 0)
        d = rnd(2) ? NAN : -INFINITY;
      check_format(f, d);
    }
  }
  check_format("%d%%%*d|%-*d|%.*s|%5%|", 1, 5, 2, -7, 3, 2, "xyz");
  tree_test();
  puts(bad ? "FAIL" : "ok");
  return bad != 0;
}

// Red-black trees and lists, against their invariants.
struct node {
  int color;
  struct node *parent, *left, *right;
  int key;
};
void RT(_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_)(_Bool, struct node *, struct node *,
                                                                           struct node *);
struct node *RT(_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_)(struct node *, struct node *);
struct node *RT(_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base)(struct node *);
struct node *RT(_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base)(struct node *);

static int depth(struct node *x, struct node *parent) {
  if (!x)
    return 1;
  CHECK(x->parent == parent, "parent");
  if (x->color == 0)
    CHECK((!x->left || x->left->color) && (!x->right || x->right->color), "red under red");
  int l = depth(x->left, x), r = depth(x->right, x);
  CHECK(l == r, "black depth %d %d", l, r);
  return l + x->color;
}

void tree_test(void) {
  enum { N = 60 };
  static struct node nodes[N];
  int present[N] = {0}, count = 0;
  struct node header = {0};
  header.left = header.right = &header;
  for (int step = 0; step < 20000; step++) {
    int k = rnd(N);
    if (!present[k]) {
      struct node *p = &header, *x = header.parent;
      while (x) {
        p = x;
        x = k < x->key ? x->left : x->right;
      }
      nodes[k].key = k;
      RT(_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_)(p == &header || k < p->key, &nodes[k], p,
                                                                             &header);
      count++;
    } else {
      CHECK(RT(_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_)(&nodes[k], &header) == &nodes[k], "erase");
      count--;
    }
    present[k] ^= 1;
    CHECK(header.color == 0, "header");
    depth(header.parent, &header);
    int last = -1, seen = 0;
    for (struct node *x = header.left; x != &header; x = RT(_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base)(x)) {
      CHECK(x->key > last && present[x->key], "order");
      last = x->key;
      if (++seen > N)
        break;
    }
    CHECK(seen == count, "%d nodes, want %d", seen, count);
    seen = 0;
    if (count)
      for (struct node *x = &header; seen < count; seen++) {
        x = RT(_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base)(x);
        CHECK(x != &header, "backwards");
        if (seen == count - 1)
          CHECK(x == header.left, "first");
      }
  }
}
