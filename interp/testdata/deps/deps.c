// What depends on what, function by function (TestDeps). The line "deps:" lists the
// events that depend on something, "O1:" those with optimisation if they are others.
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define R(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define W(v, e) atomic_store_explicit(&(v), (e), memory_order_relaxed)
#define NOINLINE __attribute__((noinline))

void __VERIFIER_assume(int);

atomic_int x, y, z, w;
atomic_int cells[4];
_Atomic(atomic_int *) p = &z;
_Atomic(int *) q;
int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

struct pair {
  int a, b;
};

// deps: Wy data=Rx
void data(void) { W(y, R(x) + 1); }

// deps: Wy data=Rx
void local(void) {
  int r = R(x);
  int s = 2 * r;
  r = 7;
  W(y, s);
}

// deps: Wz data=Ry; Ww data=Rx
void structure(void) {
  volatile struct pair s;
  s.a = R(x);
  s.b = R(y);
  W(z, s.b);
  W(w, s.a);
}

// deps: Wz data=Ry
void array(void) {
  volatile int t[4];
  t[1] = R(x);
  t[2] = R(y);
  t[1] = 5;
  W(z, t[2]);
  W(w, t[1]);
}

// deps: Wz data=Rx ctrl=Rx; Ww ctrl=Rx
void private_index(void) {
  volatile int t[4] = {1, 2, 3, 4};
  W(z, t[R(x) & 3]);
  W(w, 1);
}

// deps: Wz data=Rx; Ww data=Rx,Ry
void bytes(void) {
  union {
    volatile unsigned short half[2];
    volatile int whole;
  } u;
  u.half[0] = R(x);
  u.half[1] = R(y);
  W(z, u.half[0]);
  W(w, u.whole);
}

static NOINLINE int twice(int v) { return 2 * v; }
static NOINLINE int first(int a, int b) { return a; }

// deps: Wy data=Rx
void call(void) { W(y, twice(R(x))); }

// deps: Wz data=Rx
void call_two(void) {
  int r = R(x), s = R(y);
  W(z, first(r, s));
}

static NOINLINE void through(volatile int *to, int v) { *to = v; }

// deps: Wy data=Rx
void out_parameter(void) {
  volatile int r;
  through(&r, R(x));
  W(y, r);
}

static NOINLINE int sum(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int a = va_arg(ap, int), b = va_arg(ap, int);
  va_end(ap);
  return n > 1 ? b : a;
}

// deps: Wz data=Ry
void variadic(void) {
  int r = R(x), s = R(y);
  W(z, sum(2, r, s));
}

// deps: Wy data=Rx
void choose(void) {
  int r = R(x) ? 1 : 2;
  W(y, r);
  W(z, 1);
}

// deps: Ry ctrl=Rx; Wz data=Ry ctrl=Rx
void phi(void) {
  int r;
  if (R(x))
    r = 1;
  else
    r = R(y);
  W(z, r);
}

// deps: Wz ctrl=Rx
void branch(void) {
  if (R(x))
    W(y, 1);
  W(z, 1);
}

// deps: Wz ctrl=Rx; Ww ctrl=Rx
void jump_table(void) {
  switch (R(x)) {
  case 1:
    W(y, 1);
    break;
  case 2:
    W(y, 3);
    break;
  default:
    W(z, 1);
  }
  W(w, 1);
}

// deps: Wcells addr=Rx; Wz addrpo=Rx
void index_write(void) {
  W(cells[R(x) & 3], 1);
  W(z, 1);
}

// deps: Rcells addr=Rx; Wz data=Rcells addrpo=Rx
void index_read(void) {
  int r = R(cells[R(x) & 3]);
  W(z, r);
}

// deps: Wz addr=Rp; Ww addrpo=Rp
void pointer(void) {
  W(*R(p), 1);
  W(w, 1);
}

// deps: Wy data=Rx
// O1: none
void fake(void) {
  int r = R(x);
  W(y, 1 + (r ^ r));
}

// deps: Wcells addr=Rx; Wy addrpo=Rx
// O1: none
void fake_index(void) {
  int r = R(x);
  W(cells[r - r], 1);
  W(y, 1);
}

// deps: Wy data=Rx; Wz data=Ry
void rmw(void) {
  int r = atomic_fetch_add(&y, R(x));
  W(z, r);
}

// deps: Rx data=Ry; Wx data=Rz; Ww data=Rx
void cas_value(void) {
  int e = R(y), n = R(z);
  int r = __sync_val_compare_and_swap((int *)&x, e, n);
  W(w, r);
}

// deps: Sx data=Rz
void cas_fails_unused(void) {
  int n = R(z);
  __sync_bool_compare_and_swap((int *)&x, 1, n);
  W(w, 1);
}

// deps: Ww ctrl=Rx
void cas_fails_used(void) {
  if (__sync_bool_compare_and_swap((int *)&x, 1, 2))
    W(y, 1);
  W(w, 1);
}

// deps: Ww ctrl=Rx
// O1: none
void cas_expected_written(void) {
  int e = 0;
  atomic_compare_exchange_strong(&x, &e, 2);
  W(w, 1);
}

// deps: W[1] addr=M1 data=Rx; Wq data=M1 addrpo=M1; R[1] addr=M1 addrpo=M1; Wy data=R[1] addrpo=M1
void heap(void) {
  volatile int *h = malloc(sizeof *h);
  *h = R(x);
  atomic_store(&q, (int *)h);
  W(y, *h);
}

// deps: M1 addr=Rx ctrl=Rx; M2 addr=Rx ctrl=Rx; W[1] addr=M1 ctrl=Rx; W[2] addr=M2 ctrl=Rx addrpo=M1; Wy ctrl=Rx addrpo=M1,M2
void heap_size(void) {
  volatile int *h = malloc(R(x) + 4);
  volatile int *k = malloc(4);
  *h = 1;
  *k = 1;
  W(y, 1);
}

// deps: Wy ctrl=Rq
void heap_free(void) {
  free(R(q));
  W(y, 1);
}

// deps: Wz data=Rx; Ww data=Ry
void copy(void) {
  volatile struct pair s;
  struct pair t;
  s.a = R(x);
  s.b = R(y);
  memcpy(&t, (void *)&s, sizeof t);
  W(z, *(volatile int *)&t.a);
  W(w, *(volatile int *)&t.b);
}

// deps: Wz data=Rx
void fill(void) {
  volatile char t[8] = {0};
  memset((void *)t, R(x), 4);
  W(z, t[3]);
  W(w, t[5]);
}

static NOINLINE void one(void) { W(y, 1); }
void (*_Atomic fn)(void) = one;

// deps: Wy ctrl=Rfn; Wz ctrl=Rfn
void call_pointer(void) {
  R(fn)();
  W(z, 1);
}

// deps: W[1] addr=M1 data=Rx; Wq data=M1 addrpo=M1; R[1] addr=M1 addrpo=M1; Wz data=R[1] addrpo=M1; F[1] addr=M1 addrpo=M1
void escape(void) {
  volatile int r = R(x);
  atomic_store(&q, (int *)&r);
  W(z, r);
}

// deps: Wg ctrl=Rx; Wz ctrl=Rx
// O1: Wg addr=Rx ctrl=Rx; Wz ctrl=Rx addrpo=Rx
void maybe_private(void) {
  int r = 0;
  int *to = R(x) ? &r : &g;
  *(volatile int *)to = 1;
  W(z, *(volatile int *)&r);
}

// deps: Ry ctrl=Rx; Rx ctrl=Rx,Ry; Wz ctrl=Rx,Ry,Rx
void loop(void) {
  for (int i = -1; i < R(x); i++)
    if (R(y))
      return;
  W(z, 1);
}

// deps: Wy data=Rx ctrl=Rx; Wz ctrl=Rx
void division(void) {
  W(y, 8 / (R(x) + 1));
  W(z, 1);
}

// deps: Wy data=Rx
void division_by_constant(void) {
  W(y, R(x) / 3);
  W(z, 1);
}

// deps: Wm ctrl=Rm; Wy ctrl=Rm; Wm ctrl=Rm
void lock(void) {
  pthread_mutex_lock(&m);
  W(y, 1);
  pthread_mutex_unlock(&m);
}

// deps: Wy data=Rx
void wide(void) {
  unsigned __int128 v = (unsigned)R(x);
  v = v * v << 64;
  W(y, (int)(v >> 64));
}

// deps: Wy data=Rx
void floating(void) {
  double d = R(x);
  W(y, (int)(d * 2.5));
}

// deps: Wy ctrl=Rx
void assume(void) {
  __VERIFIER_assume(R(x) == 0);
  W(y, 1);
}

static _Thread_local volatile int mine;

// deps: Wy data=Rx
void thread_local_variable(void) {
  mine = R(x);
  W(y, mine);
}

// deps: Wz data=Ry
void overwritten(void) {
  int r = R(x);
  r = R(y);
  W(z, r);
}

// deps: Ww data=Rx,Ry,Rz
void transitive_in_registers(void) {
  int r = R(x) + R(y), s = r * R(z);
  W(w, s);
}

// deps: Wy data=Rx; Wz data=Ry
void not_through_shared(void) {
  W(y, R(x));
  W(z, R(y));
}
