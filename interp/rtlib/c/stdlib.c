// <stdlib.h> without memory and process control.
#include "rt.h"

int RT(abs)(int x) { return x < 0 ? -x : x; }
long RT(labs)(long x) { return x < 0 ? -x : x; }
long long RT(llabs)(long long x) { return x < 0 ? -x : x; }

struct div { int quot, rem; };
struct ldiv { long quot, rem; };
struct div RT(div)(int a, int b) { return (struct div){a / b, a % b}; }
struct ldiv RT(ldiv)(long a, long b) { return (struct ldiv){a / b, a % b}; }
struct ldiv RT(lldiv)(long a, long b) { return (struct ldiv){a / b, a % b}; }

static int space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static int digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'z')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z')
    return c - 'A' + 10;
  return 99;
}

// parse reads an integer as strtol does. *neg tells whether there was a minus
// sign; a value that does not fit in 64 bits is ~0 with *over set.
__attribute__((noinline)) static uint64_t parse(const char *s, char **end, int base, int *neg, int *over) {
  const char *p = s;
  *neg = *over = 0;
  if (end)
    *end = (char *)s;
  if (base < 0 || base == 1 || base > 36) {
    ERRNO = E_INVAL;
    return 0;
  }
  while (space(*p))
    p++;
  if (*p == '-' || *p == '+')
    *neg = *p++ == '-';
  if ((base == 0 || base == 16) && p[0] == '0' && (p[1] | 32) == 'x' && digit(p[2]) < 16) {
    p += 2;
    base = 16;
  }
  if (base == 0)
    base = *p == '0' ? 8 : 10;
  if (digit(*p) >= base)
    return 0;
  uint64_t v = 0;
  for (; digit(*p) < base; p++)
    if (__builtin_mul_overflow(v, (uint64_t)base, &v) || __builtin_add_overflow(v, (uint64_t)digit(*p), &v))
      *over = 1;
  if (end)
    *end = (char *)p;
  return *over ? ~0ull : v;
}

uint64_t RT(strtoul)(const char *s, char **end, int base) {
  int neg, over;
  uint64_t v = parse(s, end, base, &neg, &over);
  if (over) {
    ERRNO = E_RANGE;
    return ~0ull;
  }
  return neg ? -v : v;
}
int64_t RT(strtol)(const char *s, char **end, int base) {
  int neg, over;
  uint64_t v = parse(s, end, base, &neg, &over), limit = (1ull << 63) - !neg;
  if (over || v > limit) {
    ERRNO = E_RANGE;
    v = limit;
  }
  return neg ? -v : v;
}
#define ALIAS(name, type, as)                                                                                          \
  type RT(name)(const char *s, char **end, int base) { return RT(as)(s, end, base); }
ALIAS(strtoll, int64_t, strtol)
ALIAS(strtoimax, int64_t, strtol)
ALIAS(strtoq, int64_t, strtol)
ALIAS(__isoc23_strtol, int64_t, strtol)
ALIAS(__isoc23_strtoll, int64_t, strtol)
ALIAS(strtoull, uint64_t, strtoul)
ALIAS(strtoumax, uint64_t, strtoul)
ALIAS(strtouq, uint64_t, strtoul)
ALIAS(__isoc23_strtoul, uint64_t, strtoul)
ALIAS(__isoc23_strtoull, uint64_t, strtoul)
int RT(atoi)(const char *s) { return (int)RT(strtol)(s, 0, 10); }
long RT(atol)(const char *s) { return RT(strtol)(s, 0, 10); }
long long RT(atoll)(const char *s) { return RT(strtol)(s, 0, 10); }

// __gmc_parse_double returns the bits of the double that the n bytes at s spell
// (lib_format.go).
uint64_t __gmc_parse_double(const char *s, size_t n);

double RT(strtod)(const char *s, char **end) {
  const char *p = s;
  char buf[64];
  size_t n = 0;
  int digits = 0, seen_point = 0;
  while (space(*p))
    p++;
  if (*p == '-' || *p == '+')
    buf[n++] = *p++;
  for (; n < 48; p++) {
    if (*p == '.' && !seen_point)
      seen_point = 1;
    else if (digit(*p) < 10)
      digits++;
    else
      break;
    buf[n++] = *p;
  }
  if (!digits) {
    if (end)
      *end = (char *)s;
    return 0;
  }
  if ((*p | 32) == 'e') {
    const char *q = p + 1;
    if (*q == '-' || *q == '+')
      q++;
    if (digit(*q) < 10) {
      for (; p < q || digit(*p) < 10; p++)
        if (n < 60)
          buf[n++] = *p;
    }
  }
  if (end)
    *end = (char *)p;
  union {
    uint64_t bits;
    double d;
  } u = {__gmc_parse_double(buf, n)};
  return u.d;
}
float RT(strtof)(const char *s, char **end) { return (float)RT(strtod)(s, end); }
double RT(atof)(const char *s) { return RT(strtod)(s, 0); }

// swap exchanges two elements by the widest units that fit, so that a pointer is
// always moved as a whole.
__attribute__((noinline)) static void swap(char *a, char *b, size_t size) {
  if ((((uint64_t)a | (uint64_t)b | size) & 7) == 0) {
    for (size_t i = 0; i < size; i += 8) {
      uint64_t t = *(uint64_t *)(a + i);
      *(uint64_t *)(a + i) = *(uint64_t *)(b + i);
      *(uint64_t *)(b + i) = t;
    }
  } else if ((((uint64_t)a | (uint64_t)b | size) & 3) == 0) {
    for (size_t i = 0; i < size; i += 4) {
      uint32_t t = *(uint32_t *)(a + i);
      *(uint32_t *)(a + i) = *(uint32_t *)(b + i);
      *(uint32_t *)(b + i) = t;
    }
  } else {
    for (size_t i = 0; i < size; i++) {
      char t = a[i];
      a[i] = b[i];
      b[i] = t;
    }
  }
}

// qsort is insertion sort for few elements (few accesses, and stable like
// glibc's), heap sort otherwise.
void RT(qsort_r)(void *base, size_t n, size_t size, int (*cmp)(const void *, const void *, void *), void *arg) {
  char *a = base;
  if (n <= 32) {
    for (size_t i = 1; i < n; i++)
      for (size_t j = i; j > 0 && cmp(a + (j - 1) * size, a + j * size, arg) > 0; j--)
        swap(a + (j - 1) * size, a + j * size, size);
    return;
  }
  for (size_t start = n / 2, end = n; end > 1;) {
    if (start > 0)
      start--;
    else
      swap(a, a + --end * size, size);
    for (size_t root = start;;) {
      size_t child = 2 * root + 1;
      if (child >= end)
        break;
      if (child + 1 < end && cmp(a + child * size, a + (child + 1) * size, arg) < 0)
        child++;
      if (cmp(a + root * size, a + child * size, arg) >= 0)
        break;
      swap(a + root * size, a + child * size, size);
      root = child;
    }
  }
}
static int plain(const void *a, const void *b, void *cmp) { return ((int (*)(const void *, const void *))cmp)(a, b); }
void RT(qsort)(void *base, size_t n, size_t size, int (*cmp)(const void *, const void *)) {
  RT(qsort_r)(base, n, size, plain, (void *)cmp);
}
void *RT(bsearch)(const void *key, const void *base, size_t n, size_t size, int (*cmp)(const void *, const void *)) {
  size_t lo = 0, hi = n;
  while (lo < hi) {
    size_t mid = lo + (hi - lo) / 2;
    const char *p = (const char *)base + mid * size;
    int c = cmp(key, p);
    if (c == 0)
      return (void *)p;
    if (c < 0)
      hi = mid;
    else
      lo = mid + 1;
  }
  return 0;
}

// rand: each thread has its own generator (xorshift), seeded alike. As long as nothing depends on what it returns, that is
// undefined and nothing changes, as with clocks (interp/clock.go).
static uint64_t next_bits(void) {
  uint64_t open = tls(T_LOOK, 0);
  if (__gmc_undef(open))
    return open;
  uint64_t x = tls(T_RAND, 0);
  if (x == 0)
    x = 0x9e3779b97f4a7c15ull;
  x ^= x << 13;
  x ^= x >> 7;
  x ^= x << 17;
  tls_put(T_RAND, 0, x);
  return x;
}
static uint64_t next_random(void) { return next_bits() >> 33; }
void RT(srand)(unsigned seed) { tls_put(T_RAND, 0, (seed + 1ull) * 0x9e3779b97f4a7c15ull | 1); }
void RT(srandom)(unsigned seed) { RT(srand)(seed); }
void RT(srand48)(long seed) { RT(srand)(seed); }
int RT(rand)(void) { return next_random() & 0x7fffffff; }
long RT(random)(void) { return next_random() & 0x7fffffff; }
long RT(lrand48)(void) { return next_random() & 0x7fffffff; }
double RT(drand48)(void) { return (next_random() & 0x7fffffff) / 2147483648.0; }
// std::random_device
void RT(_ZNSt13random_device7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE)(void *self, const void *token) {}
void RT(_ZNSt13random_device7_M_finiEv)(void *self) {}
unsigned RT(_ZNSt13random_device9_M_getvalEv)(void *self) { return next_random(); }
int64_t RT(getrandom)(void *buf, size_t n, unsigned flags) {
  for (size_t i = 0; i < n; i++)
    ((unsigned char *)buf)[i] = next_bits() >> 56;
  return n;
}
int RT(getentropy)(void *buf, size_t n) {
  if (n > 256)
    return -1;
  RT(getrandom)(buf, n, 0);
  return 0;
}
unsigned RT(arc4random)(void) { return next_bits() >> 32; }
void RT(arc4random_buf)(void *buf, size_t n) { RT(getrandom)(buf, n, 0); }
unsigned RT(arc4random_uniform)(unsigned bound) { return bound < 2 ? 0 : RT(arc4random)() % bound; }

// There is one locale.
char *RT(setlocale)(int category, const char *name) {
  if (!name || !name[0] || (name[0] == 'C' && !name[1]))
    return "C";
  const char *posix = "POSIX";
  for (; *name && *name == *posix; name++)
    posix++;
  return *name || *posix ? 0 : "C";
}

// Libraries that are loaded while the program runs.
static void *loaded(void) {
  __gmc_fault(F_UNSUPPORTED, "the program asks for a library while it runs (dlopen, dlsym): there is none but the program "
                             "itself; call the function by its name, or give it with --prims");
}
// A program may ask whether its C library has one of glibc's own functions, whose names begin with
// two underscores. This one has none.
void *RT(dlsym)(void *library, const char *name) { return !library && name[0] == '_' && name[1] == '_' ? 0 : loaded(); }
void *RT(dlvsym)(void *library, const char *name, const char *version) { return loaded(); }
void *RT(dlopen)(const char *name, int flags) { return loaded(); }

int RT(rand_r)(unsigned *seed) {
  uint64_t open = tls(T_LOOK, 0);
  if (__gmc_undef(open)) {
    *seed = open; // nobody knows what it is, either
    return open & 0x7fffffff;
  }
  uint64_t x = *seed * 6364136223846793005ull + 1442695040888963407ull;
  *seed = x >> 32;
  return x >> 33 & 0x7fffffff;
}

char *RT(getenv)(const char *name) { return 0; }
char *RT(secure_getenv)(const char *name) { return 0; }
int RT(setenv)(const char *name, const char *value, int overwrite) { return 0; }
int RT(unsetenv)(const char *name) { return 0; }
char **RT(environ);
