// Inline assembly of AArch64: exclusive loads and stores, the instructions of ARMv8.1, arithmetic
// and conditions, each beside what it computes, in C. It returns 0, or the line of what differs.
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long u64;
static const long values[] = {0, 1, -1, 0x7f, 0x7fff, 0x7fffffff, 0x7fffffffffffffff, -0x7fffffffffffffff - 1, 0x1234567880808080};
enum { N = sizeof values / sizeof *values };
#define CHECK(x) do { if (!(x)) return __LINE__; } while (0)

// A loop over an exclusive load and an exclusive store: r is what was there.
#define LOOP(NAME, T, LD, ST, P, BODY)                                                                                 \
  static T NAME(T *p, T a, T b) {                                                                                      \
    T r, n;                                                                                                            \
    u32 s;                                                                                                             \
    __asm__ volatile("prfm pstl1strm, %3\n1: " LD " %" P "0, %3\n\t" BODY "\n\t" ST " %w2, %" P "1, %3\n\tcbnz %w2, 1b\n2:" \
                     : "=&r"(r), "=&r"(n), "=&r"(s), "+Q"(*p) : "r"(a), "r"(b) : "memory", "cc");                      \
    return r;                                                                                                          \
  }
LOOP(add4, u32, "ldxr", "stxr", "w", "add %w1, %w0, %w4")
LOOP(sub8, u64, "ldaxr", "stxr", "x", "sub %x1, %x0, %x4")
LOOP(rsub8, u64, "ldaxr", "stxr", "x", "sub %x1, %x4, %x0")
LOOP(and4, u32, "ldxr", "stlxr", "w", "and %w1, %w0, %w4")
LOOP(bic8, u64, "ldxr", "stlxr", "x", "bic %x1, %x0, %x4")
LOOP(or2, u16, "ldaxrh", "stlxrh", "w", "orr %w1, %w0, %w4")
LOOP(xor1, u8, "ldaxrb", "stlxrb", "w", "eor %w1, %w0, %w4")
LOOP(orn4, u32, "ldxr", "stxr", "w", "orn %w1, %w0, %w4")
LOOP(xchg8, u64, "ldxr", "stlxr", "x", "mov %x1, %x4")
LOOP(addsh8, u64, "ldxr", "stxr", "x", "add %x1, %x0, %x4, lsl #3")
LOOP(cas4, u32, "ldxr", "stlxr", "w", "cmp %w0, %w4\n\tb.ne 2f\n\tmov %w1, %w5")
LOOP(cas8, u64, "ldaxr", "stlxr", "x", "eor %x1, %x0, %x4\n\tcbnz %x1, 2f\n\tmov %x1, %x5")
LOOP(cas1, u8, "ldaxrb", "stlxrb", "w", "and %w1, %w4, #0xff\n\tsub %w1, %w0, %w1\n\tcbnz %w1, 2f\n\tmov %w1, %w5")
LOOP(cas2, u16, "ldxrh", "stxrh", "w", "cmp %w0, %w4, uxth\n\tb.ne 2f\n\tmov %w1, %w5")
LOOP(caswide, u16, "ldxrh", "stxrh", "w", "cmp %w0, %w4\n\tb.ne 2f\n\tmov %w1, %w5")
LOOP(casnext4, u32, "ldaxr", "stlxr", "w", "cmp %w0, %w4\n\tb.ne 2f\n\tadd %w1, %w0, #3")
LOOP(addmask8, u64, "ldxr", "stxr", "x", "add %x1, %x0, %x4\n\tand %x1, %x1, #0xff")
LOOP(addmiddle8, u64, "ldxr", "stxr", "x", "add %x1, %x0, %x4\n\tand %x1, %x1, #0xff0")
LOOP(unless4, u32, "ldxr", "stlxr", "w", "cmp %w0, %w5\n\tb.eq 2f\n\tadd %w1, %w0, %w4")
LOOP(max8, u64, "ldxr", "stxr", "x", "cmp %x0, %x4\n\tcsel %x1, %x0, %x4, hi")
LOOP(positive4, u32, "ldxr", "stxr", "w", "subs %w1, %w0, %w4\n\tb.mi 2f")
LOOP(ifzero8, u64, "ldaxr", "stxr", "x", "cbnz %x0, 2f\n\tmov %x1, %x4")

// What is expected has more bits than the word.
static u16 casmore(u16 *p, u64 a) {
  u16 r;
  u32 s;
  __asm__ volatile("1: ldxrh %w0, %2\n cmp %x0, %x3\n b.ne 2f\n stxrh %w1, wzr, %2\n cbnz %w1, 1b\n2:"
                   : "=&r"(r), "=&r"(s), "+Q"(*p) : "r"(a) : "memory", "cc");
  return r;
}

// LSE's: NAME old, new in memory.
#define LSE(NAME, T, INST, P)                                                                                          \
  static T NAME(T *p, T a) {                                                                                           \
    T r;                                                                                                               \
    __asm__ volatile(INST " %" P "2, %" P "0, %1" : "=r"(r), "+Q"(*p) : "r"(a) : "memory");                            \
    return r;                                                                                                          \
  }
LSE(lswp, u32, "swpal", "w")
LSE(lswpb, u8, "swpab", "w")
LSE(ladd, u64, "ldadd", "x")
LSE(laddh, u16, "ldaddalh", "w")
LSE(lclr, u64, "ldclrl", "x")
LSE(lset, u32, "ldseta", "w")
LSE(leor, u64, "ldeoral", "x")
LSE(lsmax, u32, "ldsmax", "w")
LSE(lsmin, u64, "ldsmina", "x")
LSE(lumax, u32, "ldumaxl", "w")
LSE(lumin, u64, "lduminal", "x")

static int values2(long x, long y) {
  u32 w = (u32)x, v = (u32)y, m4;
  u64 m8;
  u16 m2;
  u8 m1;
#define TRY(M, CALL, OLD, NEW) CHECK((CALL) == (OLD) && M == (NEW));
  m4 = w; TRY(m4, add4(&m4, v, 0), w, w + v)
  m8 = (u64)x; TRY(m8, sub8(&m8, (u64)y, 0), (u64)x, (u64)x - (u64)y)
  m8 = (u64)x; TRY(m8, rsub8(&m8, (u64)y, 0), (u64)x, (u64)y - (u64)x)
  m4 = w; TRY(m4, and4(&m4, v, 0), w, (w & v))
  m8 = (u64)x; TRY(m8, bic8(&m8, (u64)y, 0), (u64)x, (u64)(x & ~y))
  m2 = (u16)x; TRY(m2, or2(&m2, (u16)y, 0), (u16)x, (u16)(x | y))
  m1 = (u8)x; TRY(m1, xor1(&m1, (u8)y, 0), (u8)x, (u8)(x ^ y))
  m4 = w; TRY(m4, orn4(&m4, v, 0), w, (w | ~v))
  m8 = (u64)x; TRY(m8, xchg8(&m8, (u64)y, 0), (u64)x, (u64)y)
  m8 = (u64)x; TRY(m8, addsh8(&m8, (u64)y, 0), (u64)x, (u64)x + ((u64)y << 3))
  m4 = w; TRY(m4, cas4(&m4, v, 77), w, w == v ? 77 : w)
  m8 = (u64)x; TRY(m8, cas8(&m8, (u64)y, 77), (u64)x, x == y ? 77 : (u64)x)
  m1 = (u8)x; TRY(m1, cas1(&m1, (u8)y, 77), (u8)x, (u8)x == (u8)y ? 77 : (u8)x)
  m2 = (u16)x; TRY(m2, cas2(&m2, (u16)y, 77), (u16)x, (u16)x == (u16)y ? 77 : (u16)x)
  m2 = (u16)x; TRY(m2, caswide(&m2, (u16)y, 77), (u16)x, (u16)x == (u16)y ? 77 : (u16)x)
  m2 = (u16)x; TRY(m2, casmore(&m2, (u64)y), (u16)x, (u16)x == (u64)y ? 0 : (u16)x)
  m4 = w; TRY(m4, casnext4(&m4, v, 0), w, w == v ? w + 3 : w)
  m8 = (u64)x; TRY(m8, addmask8(&m8, (u64)y, 0), (u64)x, ((u64)x + (u64)y) & 0xff)
  m8 = (u64)x; TRY(m8, addmiddle8(&m8, (u64)y, 0), (u64)x, ((u64)x + (u64)y) & 0xff0)
  m4 = w; TRY(m4, unless4(&m4, 5, v), w, w == v ? w : w + 5)
  m8 = (u64)x; TRY(m8, max8(&m8, (u64)y, 0), (u64)x, (u64)x > (u64)y ? (u64)x : (u64)y)
  m4 = w; TRY(m4, positive4(&m4, v, 0), w, (int)(w - v) < 0 ? w : w - v)
  m8 = (u64)x; TRY(m8, ifzero8(&m8, (u64)y, 0), (u64)x, x ? (u64)x : (u64)y)
  m4 = w; TRY(m4, lswp(&m4, v), w, v)
  m1 = (u8)x; TRY(m1, lswpb(&m1, (u8)y), (u8)x, (u8)y)
  m8 = (u64)x; TRY(m8, ladd(&m8, (u64)y), (u64)x, (u64)x + (u64)y)
  m2 = (u16)x; TRY(m2, laddh(&m2, (u16)y), (u16)x, (u16)(x + y))
  m8 = (u64)x; TRY(m8, lclr(&m8, (u64)y), (u64)x, (u64)(x & ~y))
  m4 = w; TRY(m4, lset(&m4, v), w, (w | v))
  m8 = (u64)x; TRY(m8, leor(&m8, (u64)y), (u64)x, (u64)(x ^ y))
  m4 = w; TRY(m4, lsmax(&m4, v), w, (u32)((int)w > (int)v ? w : v))
  m8 = (u64)x; TRY(m8, lsmin(&m8, (u64)y), (u64)x, (u64)(x < y ? x : y))
  m4 = w; TRY(m4, lumax(&m4, v), w, w > v ? w : v)
  m8 = (u64)x; TRY(m8, lumin(&m8, (u64)y), (u64)x, (u64)x < (u64)y ? (u64)x : (u64)y)
  return 0;
}

// Conditions after comparing: a bit each.
#define SETS                                                                                                           \
  "cset %w0, eq\n cset %w1, hs\n orr %w0, %w0, %w1, lsl #1\n cset %w1, mi\n orr %w0, %w0, %w1, lsl #2\n"              \
  "cset %w1, vs\n orr %w0, %w0, %w1, lsl #3\n cset %w1, hi\n orr %w0, %w0, %w1, lsl #4\n cset %w1, ge\n"              \
  "orr %w0, %w0, %w1, lsl #5\n cset %w1, gt\n orr %w0, %w0, %w1, lsl #6"
static u32 sets(int z, int c, int n, int v) {
  return (u32)(z | c << 1 | n << 2 | v << 3 | (c && !z) << 4 | (n == v) << 5 | (!z && n == v) << 6);
}
static int conditions(long x, long y) {
  u32 r, t, w = (u32)x, v = (u32)y, d;
  u64 e;
  long s;
  int o;
  __asm__("cmp %w2, %w3\n" SETS : "=&r"(r), "=&r"(t) : "r"(w), "r"(v) : "cc");
  d = w - v, o = __builtin_sub_overflow((int)w, (int)v, &(int){0});
  CHECK(r == sets(d == 0, w >= v, (int)d < 0, o));
  __asm__("cmp %2, %3\n" SETS : "=&r"(r), "=&r"(t) : "r"(x), "r"(y) : "cc");
  e = (u64)x - (u64)y, o = __builtin_sub_overflow(x, y, &s);
  CHECK(r == sets(e == 0, (u64)x >= (u64)y, (long)e < 0, o));
  __asm__("adds %2, %2, %3\n" SETS : "=&r"(r), "=&r"(t), "=&r"(e) : "r"(y), "2"(x) : "cc");
  o = __builtin_add_overflow(x, y, &s);
  CHECK(e == (u64)x + (u64)y && r == sets(e == 0, e < (u64)x, (long)e < 0, o));
  __asm__("tst %w2, %w3\n" SETS : "=&r"(r), "=&r"(t) : "r"(w), "r"(v) : "cc");
  CHECK(r == sets((w & v) == 0, 0, (int)(w & v) < 0, 0));
  __asm__("cmp %2, %3\n ccmp %3, #1, #4, ne\n" SETS : "=&r"(r), "=&r"(t) : "r"(x), "r"(y) : "cc");
  if (x == y)
    CHECK(r == sets(1, 0, 0, 0));
  else
    CHECK(r == sets(y == 1, (u64)y >= 1, (long)((u64)y - 1) < 0, __builtin_sub_overflow(y, 1L, &s)));
  __asm__("1: tbz %2, #3, 2f\n mov %w0, #1\n b 3f\n2: mov %w0, wzr\n3: sxtb %1, %w3" : "=&r"(r), "=&r"(e) : "r"(x), "r"(v));
  CHECK(r == ((u64)x >> 3 & 1) && e == (u64)(long)(signed char)v);
  return 0;
}

static int pairs(u64 a, u64 b, u64 c, u64 d) {
  u64 m[2] __attribute__((aligned(16))) = {a, b}, lo, hi;
  u32 s;
  __asm__ volatile("1: ldaxp %0, %1, [%3]\n eor %0, %0, %4\n eor %1, %1, %5\n orr %1, %0, %1\n cbnz %1, 2f\n"
                   "stlxp %w2, %6, %7, [%3]\n cbnz %w2, 1b\n2:"
                   : "=&r"(lo), "=&r"(hi), "=&r"(s) : "r"(m), "r"(c), "r"(d), "r"(7L), "r"(8L) : "memory");
  CHECK(hi ? m[0] == a && m[1] == b && (a != c || b != d) : m[0] == 7 && m[1] == 8 && a == c && b == d);
  m[0] = a, m[1] = b;
  register u64 o0 __asm__("x0") = c;
  register u64 o1 __asm__("x1") = d;
  register u64 n0 __asm__("x2") = 5;
  register u64 n1 __asm__("x3") = 6;
  __asm__ volatile("caspal %0, %1, %2, %3, [%4]" : "+r"(o0), "+r"(o1) : "r"(n0), "r"(n1), "r"(m) : "memory");
  CHECK(o0 == a && o1 == b);
  if (a == c && b == d)
    CHECK(m[0] == 5 && m[1] == 6);
  else
    CHECK(m[0] == a && m[1] == b);
  u64 w = a;
  __asm__ volatile("casl %0, %2, %1" : "+r"(c), "+Q"(w) : "r"(d) : "memory");
  CHECK(c == a);
  __asm__ volatile("1: ldxp %0, %1, [%3]\n add %0, %0, #1\n stxp %w2, %1, %0, [%3]\n cbnz %w2, 1b"
                   : "=&r"(lo), "=&r"(hi), "=&r"(s) : "r"(m) : "memory");
  CHECK(m[1] == lo && m[0] == hi);
  return 0;
}

static int accesses(void) {
  u32 m[4] = {1, 0xfffffff0, 3, 4}, r, s;
  long d;
  __asm__ volatile("ldr %w0, [%2, #4]\n ldrsw %1, [%2, %3]\n stlrb %w0, [%2]" : "=&r"(r), "=&r"(d) : "r"(m), "r"(4L) : "memory");
  CHECK(r == 0xfffffff0 && d == -16 && m[0] == 0xf0);
  __asm__ volatile("ldar %w0, %2\n strh wzr, %1\n stlr %w0, %3" : "=&r"(r), "=Q"(m[1]) : "Q"(m[2]), "Q"(m[3]) : "memory");
  CHECK(r == 3 && m[1] == 0xffff0000 && m[3] == 3);
  __asm__ volatile("ldaxr %w0, %2\n add %w0, %w0, #5\n stlxr %w1, %w0, %2\n dmb ishld; dmb ishst; dsb sy; isb" : "=&r"(r), "=&r"(s), "+Q"(m[2]) : : "memory");
  CHECK(s == 0 ? m[2] == 8 : m[2] == 3);
  __asm__ volatile("sevl\n1: wfe\n ldaxr %w0, %1\n cbz %w0, 1b // waits" : "=&r"(r) : "Q"(m[2]) : "memory");
  CHECK(r == m[2]);
  __asm__ volatile("stadd %w1, %0\n stclrl %w2, %0\n stseth %w2, %0" : "+Q"(m[3]) : "r"(6), "r"(8) : "memory");
  CHECK(m[3] == 9);
  return 0;
}

int main(void) {
  int e;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      if ((e = values2(values[i], values[j])) || (e = conditions(values[i], values[j])))
        return e;
      if ((e = pairs((u64)values[i], (u64)values[j], (u64)values[i], (u64)values[(i + j) % 4])))
        return e;
    }
  return accesses();
}
