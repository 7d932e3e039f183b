// Integer arithmetic of all widths, conversions, bit operations.
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <limits.h>

static uint64_t seed = 88172645463325252ull;
static uint64_t rnd(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }

static void p128(const char *s, unsigned __int128 x) { printf("%s %016llx%016llx\n", s, (unsigned long long)(x >> 64), (unsigned long long)x); }

#define OPS(T, fmt) do { T a = (T)rnd(), b = (T)(rnd() >> (rnd() % 60)); if (b == 0) b = 7; if (b == (T)-1) b = 3; \
  printf(#T " " fmt " " fmt " " fmt " " fmt " " fmt " " fmt " " fmt " " fmt " " fmt " %d%d%d%d\n", (T)(a+b), (T)(a-b), (T)((T)a*b), \
    (T)(a/b), (T)(a%b), (T)(a&b), (T)(a|b), (T)(a^b), (T)~a, a<b, a<=b, a==b, a>b); \
  printf("  sh " fmt " " fmt "\n", (T)((T)a << (b & (sizeof(T)*8-1))), (T)(a >> (b & (sizeof(T)*8-1)))); } while (0)

struct bits { unsigned a : 3; int b : 5; unsigned c : 17; unsigned long d : 40; _Bool e : 1; };

static int sat(int a, int b) { int r; return __builtin_sadd_overflow(a, b, &r) ? -1 : r; }

int main(void) {
  for (int i = 0; i < 30; i++) {
    OPS(int8_t, "%d"); OPS(uint8_t, "%u"); OPS(int16_t, "%d"); OPS(uint16_t, "%u");
    OPS(int32_t, "%d"); OPS(uint32_t, "%u"); OPS(int64_t, "%ld"); OPS(uint64_t, "%lu");
  }
  for (int i = 0; i < 30; i++) {
    unsigned __int128 a = (unsigned __int128)rnd() << 64 | rnd(), b = ((unsigned __int128)rnd() << 64 | rnd()) >> (rnd() % 120);
    if (!b) b = 5;
    __int128 sa = a, sb = b;
    p128("+", a + b); p128("-", a - b); p128("*", a * b); p128("/", a / b); p128("%", a % b);
    p128("s/", sa / sb); p128("s%", sa % sb); p128("<<", a << (rnd() & 127)); p128(">>", a >> (rnd() & 127)); p128("s>>", sa >> (rnd() & 127));
    printf("%d %d %d %d %d\n", a < b, sa < sb, a == b, sa <= sb, a != b);
    printf("%f %f %f\n", (double)a, (double)sa, (double)(long double)sb);
    p128("f", (unsigned __int128)(double)(a >> 8)); p128("sf", (__int128)(double)sa);
  }
  for (int i = 0; i < 20; i++) {
    uint64_t x = rnd() >> (rnd() & 63); uint32_t y = (uint32_t)x | 1; x |= 1;
    printf("%d %d %d %d %d %d %016lx %08x %04x\n", __builtin_popcountll(x), __builtin_clzll(x), __builtin_ctzll(x), __builtin_popcount(y),
      __builtin_clz(y), __builtin_ctz(y), __builtin_bswap64(x), __builtin_bswap32(y), __builtin_bswap16((uint16_t)y));
    printf("%08x %08x %016lx\n", (y << (x & 31)) | (y >> (-x & 31)), __builtin_rotateleft32(y, (unsigned)x & 31), __builtin_rotateright64(x, y & 63));
    int a = (int)rnd(), b = (int)rnd(), r; long la = (long)rnd(), lb = (long)rnd(), lr; unsigned ur;
    int o1 = __builtin_sadd_overflow(a, b, &r); printf("%d %d ", o1, r);
    int o2 = __builtin_smul_overflow(a, b, &r); printf("%d %d ", o2, r);
    int o3 = __builtin_ssubl_overflow(la, lb, &lr); printf("%d %ld ", o3, lr);
    int o4 = __builtin_smull_overflow(la, lb, &lr); printf("%d %ld ", o4, lr);
    int o5 = __builtin_umul_overflow((unsigned)a, (unsigned)b, &ur); printf("%d %u ", o5, ur);
    short sr; int o6 = __builtin_add_overflow(a, b, &sr); printf("%d %d\n", o6, sr);
    printf("%d %d %d\n", sat(a, b), a < 0 ? -(unsigned)a : a, (signed char)a);
    printf("abs %d %ld\n", __builtin_abs(a | 1), __builtin_labs(la | 1));
  }
  struct bits s; memset(&s, 0, sizeof s);
  for (int i = 0; i < 10; i++) {
    s.a += 3; s.b += 7; s.c ^= (unsigned)rnd(); s.d -= rnd(); s.e = !s.e;
    printf("bits %u %d %u %lu %d %zu\n", s.a, s.b, s.c, (unsigned long)s.d, s.e, sizeof s);
  }
  _Bool t = 5; t++; printf("%d %d\n", t, (_Bool)0.5);
  printf("%d %d %ld\n", INT_MIN, (int)UINT_MAX, LONG_MIN);
  char c = (char)200; printf("%d %u\n", c, (unsigned)c);
  int sw = 0; for (int i = -3; i < 20; i++) switch (i) { case -2: sw += 1; break; case 0: sw += 10; case 1: sw += 100; break; case 7: case 8: case 9: sw += 1000; break; case 15: sw *= 2; break; default: sw += 3; }
  printf("%d\n", sw);
  return (int)(seed & 63);
}
