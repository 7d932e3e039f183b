// Inline assembly of x86-64 as libraries write it: what it leaves in memory, registers and flags.
#include <stdint.h>
#include <stdio.h>
#ifdef __x86_64__
static const int64_t values[] = {0, 1, -1, 0x7f, 0x7fff, INT32_MAX, INT64_MAX, INT64_MIN, 0x1234567880808080};
enum { N = sizeof values / sizeof *values };
static uint64_t sum;
static void add(uint64_t v) { sum = (sum ^ v) * 0x100000001b3 + 1; }
static void show(const char *what) {
  printf("%s %016llx\n", what, (unsigned long long)sum);
  sum = 0;
}

// What an instruction leaves, and seven conditions after it.
#define FLAGS(INST, TYPE, Z, C, S, O, L, LE, BE)                                                                       \
  for (int i = 0; i < N; i++)                                                                                          \
    for (int j = 0; j < N; j++) {                                                                                      \
      TYPE m = (TYPE)values[i], r = (TYPE)values[j];                                                                   \
      uint8_t z, c, s, o, l, le, be;                                                                                   \
      __asm__ volatile(INST "; set" Z " %2; set" C " %3; set" S " %4; set" O " %5; set" L " %6; set" LE " %7; set" BE  \
                            " %8"                                                                                      \
                       : "+m"(m), "+r"(r), "=q"(z), "=q"(c), "=q"(s), "=q"(o), "=q"(l), "=q"(le), "=q"(be)             \
                       :                                                                                               \
                       : "memory", "cc");                                                                              \
      add((uint64_t)m), add((uint64_t)r);                                                                              \
      add(z | c << 1 | s << 2 | o << 3 | l << 4 | le << 5 | be << 6);                                                  \
    }                                                                                                                  \
  show(INST);
#define SIZES(NAME, OPS)                                                                                               \
  FLAGS("lock; " NAME "b " OPS, uint8_t, "z", "c", "s", "o", "l", "le", "be")                                          \
  FLAGS("lock; " NAME "w " OPS, uint16_t, "ne", "ae", "ns", "no", "ge", "g", "a")                                      \
  FLAGS("lock; " NAME "l " OPS, uint32_t, "e", "b", "s", "o", "nge", "ng", "na")                                       \
  FLAGS(NAME "q " OPS, uint64_t, "nz", "nc", "s", "no", "nl", "nle", "nbe")

static void arithmetic(void) {
  SIZES("add", "%1, %0")
  SIZES("sub", "%1, %0")
  SIZES("and", "%1, %0")
  SIZES("or", "%1, %0")
  SIZES("xor", "%1, %0")
  SIZES("xadd", "%1, %0")
  FLAGS("cmpl %1, %0", uint32_t, "z", "c", "s", "o", "l", "le", "be")
  FLAGS("cmpb %0, %1", uint8_t, "z", "c", "s", "o", "l", "le", "be")
  FLAGS("testw %1, %0", uint16_t, "z", "c", "s", "o", "l", "le", "be")
}

// Those that leave the carry flag, or only set some: what was before stays.
static void steps(void) {
  for (int i = 0; i < N; i++) {
    uint32_t m = (uint32_t)values[i];
    uint8_t z, o, s, le;
    __asm__ volatile("lock incl %0; setz %1; seto %2; sets %3; setle %4" : "+m"(m), "=q"(z), "=q"(o), "=q"(s), "=q"(le) : : "cc");
    add(m), add(z | o << 1 | s << 2 | le << 3);
    uint64_t q = (uint64_t)values[i];
    __asm__ volatile("decq %0; setz %1; seto %2; sets %3; setle %4" : "+r"(q), "=q"(z), "=q"(o), "=q"(s), "=q"(le) : : "cc");
    add(q), add(z | o << 1 | s << 2 | le << 3);
    __asm__ volatile("cmpl $5, %0; incl %0; setc %1" : "+r"(m), "=q"(z) : : "cc");
    add(m), add(z);
    __asm__ volatile("notl %0; negq %1; setc %2" : "+m"(m), "+r"(q), "=q"(z) : : "cc");
    add(m), add(q), add(z);
    __asm__ volatile("lock notl %0" : "+m"(m));
    add(m);
  }
  show("steps");
}

static void bits(void) {
  for (int i = 0; i < 130; i++) {
    uint32_t m[8] = {1, 2, 0x80000000, 3, 0xffffffff, 5};
    uint8_t c;
    __asm__ volatile("lock; btsl %2, %0; setc %1" : "+m"(*(uint32_t(*)[8])m), "=q"(c) : "r"(i) : "memory", "cc");
    add(c);
    __asm__ volatile("lock btrl %2, %0; setb %1" : "+m"(*(uint32_t(*)[8])m), "=q"(c) : "r"(i + 7) : "memory", "cc");
    add(c);
    __asm__ volatile("btcq %2, %0; setnc %1" : "+m"(*(uint64_t(*)[4])m), "=q"(c) : "r"((long)i) : "memory", "cc");
    add(c);
    __asm__ volatile("btl %2, %0; setc %1" : "+m"(*(uint32_t(*)[8])(m + 4)), "=q"(c) : "r"(-i % 128) : "memory", "cc");
    add(c);
    uint32_t r = m[i % 8];
    __asm__ volatile("btsl %2, %0; setc %1" : "+r"(r), "=q"(c) : "r"(i) : "cc");
    add(r), add(c);
    uint64_t q = m[0] | (uint64_t)m[1] << 32;
    __asm__ volatile("btrq %2, %0; setc %1" : "+r"(q), "=q"(c) : "r"((long)i) : "cc");
    add(q), add(c);
    for (int k = 0; k < 8; k++)
      add(m[k]);
  }
  uint32_t w = 0;
  uint8_t c;
  __asm__ volatile("lock btsl $35, %0; setc %1" : "+m"(w), "=q"(c) : : "cc");
  add(w), add(c);
  uint32_t words[2] = {0, 0};
  __asm__ volatile("lock btsl %2, %0; setc %1" : "+m"(words[0]), "=q"(c) : "Ir"(35) : "memory", "cc");
  add(words[0]), add(words[1]), add(c);
  show("bits");
}

static void exchange(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < 3; k++) {
        int64_t want = k ? values[i] : values[j];
        uint64_t m8 = (uint64_t)values[i], old8 = (uint64_t)want, new8 = (uint64_t)values[j];
        uint32_t m4 = (uint32_t)m8, old4 = (uint32_t)old8, new4 = (uint32_t)new8;
        uint16_t m2 = (uint16_t)m8, old2 = (uint16_t)old8, new2 = (uint16_t)new8;
        uint8_t m1 = (uint8_t)m8, old1 = (uint8_t)old8, new1 = (uint8_t)new8, z;
        int zf, less;
        __asm__ volatile("lock; cmpxchgq %3, %0; setz %1" : "+m"(m8), "=qm"(z), "+a"(old8) : "r"(new8) : "memory", "cc");
        add(m8), add(old8), add(z);
        __asm__ volatile("lock cmpxchgl %3, %1" : "=@ccz"(zf), "+m"(m4), "+a"(old4) : "r"(new4) : "memory");
        add(m4), add(old4), add((uint64_t)zf);
        __asm__ volatile("lock\n\tcmpxchgw %3, %1" : "=@ccl"(less), "+m"(m2), "+a"(old2) : "r"(new2) : "memory");
        add(m2), add(old2), add((uint64_t)less);
        __asm__ volatile("cmpxchgb %3, %0; sete %1" : "+m"(m1), "=r"(z), "+a"(old1) : "q"(new1) : "memory", "cc");
        add(m1), add(old1), add(z);
        __asm__ volatile("xchgq %0, %1; xchg %b2, %3" : "+r"(new8), "+m"(m8), "+r"(new4), "+m"(m1) : : "memory");
        add(m8), add(new8), add(m1), add(new4);
        __asm__ volatile("xchgl %0, %1; xaddw %w0, %w1" : "+r"(new4), "+r"(old4) : : "cc");
        add(new4), add(old4);
        uint64_t pair[2] __attribute__((aligned(16))) = {m8, old8}, lo = want == values[i] ? m8 : 1, hi = k == 2 ? 7 : old8;
        __asm__ volatile("lock; cmpxchg16b %1; setz %0" : "=q"(z), "+m"(*(unsigned __int128 *)pair), "+a"(lo), "+d"(hi) : "b"(new8), "c"(old8 + 1) : "memory", "cc");
        add(pair[0]), add(pair[1]), add(lo), add(hi), add(z);
        uint32_t l4 = (uint32_t)m8, h4 = k ? (uint32_t)(m8 >> 32) : 9;
        __asm__ volatile("lock; cmpxchg8b (%3); sete %0" : "=q"(z), "+a"(l4), "+d"(h4) : "r"(&m8), "b"(new4), "c"(old4) : "memory", "cc");
        add(m8), add(l4), add(h4), add(z);
      }
  show("exchange");
}

struct pair {
  int a;
  short b[6];
};

static void moves(void) {
  struct pair p = {-5, {1, -2, 3, -4, 5, -6}};
  int a, c;
  long b, d;
  __asm__ volatile("movl %2, %0; movslq %0, %1" : "=&r"(a), "=r"(b) : "m"(p.a));
  add((uint64_t)a), add((uint64_t)b);
  __asm__ volatile("movzwl 2(%2), %0; movswq 4(%2,%3,2), %1" : "=&r"(c), "=r"(d) : "r"(p.b), "r"(1L) : "memory");
  add((uint64_t)c), add((uint64_t)d);
  __asm__ volatile("movw $-7, %c1(%0); movb $0x11, 4+%2; leaq 3(%0,%3,8), %%rax; movq %%rax, %3"
                   : : "r"(&p), "i"(__builtin_offsetof(struct pair, b[3])), "m"(p), "r"(2L) : "memory", "rax");
  for (int i = 0; i < 6; i++)
    add((uint64_t)p.b[i]);
  unsigned x = 0xf0f0, y = 3, big = 0;
  __asm__ volatile("cmpl %1, %0; cmovbl %0, %2; cmoval %1, %2; shll $2, %1; shrl %%cl, %0" : "+r"(x), "+r"(y), "+r"(big) : "c"(4) : "cc");
  add(x), add(y), add(big);
  __asm__ volatile("xorl %0, %0; sarq $3, %1; sete %b0" : "=&q"(x), "+r"(b) : : "cc");
  add(x), add((uint64_t)b);
  long partial = -1;
  __asm__ volatile("movb $0, %b0; movl %k0, %k1" : "+q"(partial), "=r"(b));
  add((uint64_t)partial), add((uint64_t)b);
  show("moves");
}

static int drop(int *p) {
  __asm__ goto("lock; decl %0; je %l[zero]" : : "m"(*p) : "memory", "cc" : zero);
  return 0;
zero:
  return 1;
}

static void jumps(void) {
  int n = 5, sum = 0, left = 3;
  __asm__ volatile("1:\n\taddl %1, %0\n\tdecl %1\n\tjnz 1b\n\tjmp 2f\n\taddl $100, %0\n2:\tincl %0" : "+r"(sum), "+r"(n) : : "cc");
  add((uint64_t)sum), add((uint64_t)n);
  for (int i = 0; i < 3; i++)
    add((uint64_t)drop(&left));
  __asm__ volatile(".pushsection .discard,\"a\"\n.long 0\n.popsection\n771: lock; addl $0, (%%rsp) # a fence\n mfence; lfence; sfence; pause; rep; nop" : : : "memory", "cc");
  for (int i = -2; i < 3; i++) {
    int r = i;
    __asm__("testl %0, %0; js .Lminus%=; movl $7, %0; .Lminus%=: negl %0" : "+r"(r) : : "cc");
    add((uint64_t)r);
  }
  show("jumps");
}

int main(void) {
  arithmetic();
  steps();
  bits();
  exchange();
  moves();
  jumps();
  return 0;
}
#else
int main(void) { return 0; }
#endif
