package genmcgo

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// pairing is two threads, one of which writes data and one of which reads it. What is between them either
// synchronises, as the standard of their library promises, or it does not: then there is a data race, even if what the
// threads see of each other by relaxed accesses keeps the read from coming first.
type pairing struct {
	name string
	racy bool
	// globals are what the threads use, begin is done before there are threads.
	globals, begin string
	a, b           string
}

const (
	promised = false
	racy     = true
)

const pairingC = `
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>
#include <time.h>
#define RLX memory_order_relaxed
#define ACQ memory_order_acquire
#define REL memory_order_release
static int data;
static atomic_int said;
#define WRITE data = 1
#define READ do { int x = data; (void)x; } while (0)
#define SAY atomic_store_explicit(&said, 1, RLX)
#define HEARD atomic_load_explicit(&said, RLX)
extern long syscall(long, ...);
static long futex_wait(atomic_int *p, int v) { return syscall(202, p, 128, v, 0L, 0L, 0); }
static long futex_timed_wait(atomic_int *p, int v) {
  struct timespec t = {0, 1};
  return syscall(202, p, 128, v, &t, 0L, 0);
}
static long futex_wake(atomic_int *p, int n) { return syscall(202, p, 129, n, 0L, 0L, 0); }
static const struct timespec soon;
%s
static void *a(void *arg) {
  %s
  return 0;
}
static void *b(void *arg) {
  %s
  return 0;
}
int main(void) {
  pthread_t first, second;
  %s
  pthread_create(&first, 0, a, 0);
  pthread_create(&second, 0, b, 0);
  pthread_join(first, 0);
  pthread_join(second, 0);
}
`

const pairingCPPHeaders = `
#include <atomic>
#include <barrier>
#include <chrono>
#include <condition_variable>
#include <future>
#include <latch>
#include <memory>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <stop_token>
#include <thread>
`

const pairingCPP = pairingCPPHeaders + `
#define RLX std::memory_order_relaxed
#define ACQ std::memory_order_acquire
#define REL std::memory_order_release
static int data;
static std::atomic<int> said;
static const auto soon = std::chrono::nanoseconds(1);
#define WRITE data = 1
#define READ do { int x = data; (void)x; } while (0)
#define SAY said.store(1, RLX)
#define HEARD said.load(RLX)
%s
static void a() {
  %s
}
static void b() {
  %s
}
int main() {
  %s
  std::thread first(a), second(b);
  first.join();
  second.join();
}
`

var pairingsC = []pairing{
	{"relaxed", racy, ``, ``, `WRITE; SAY;`, `if (HEARD) READ;`},

	{"mutex", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;`, ``, `pthread_mutex_lock(&m); WRITE; pthread_mutex_unlock(&m);`,
		`pthread_mutex_lock(&m); READ; pthread_mutex_unlock(&m);`},
	{"mutex, said", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;`, ``, `WRITE; pthread_mutex_lock(&m); SAY; pthread_mutex_unlock(&m);`,
		`pthread_mutex_lock(&m); int h = HEARD; pthread_mutex_unlock(&m); if (h) READ;`},
	{"mutex, said outside", racy, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;`, ``, `pthread_mutex_lock(&m); pthread_mutex_unlock(&m); WRITE; SAY;`,
		`pthread_mutex_lock(&m); int h = HEARD; pthread_mutex_unlock(&m); if (h) READ;`},
	{"trylock succeeds", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;`, ``, `WRITE; pthread_mutex_lock(&m); SAY; pthread_mutex_unlock(&m);`,
		`if (!pthread_mutex_trylock(&m)) { int h = HEARD; pthread_mutex_unlock(&m); if (h) READ; }`},
	{"trylock fails", racy, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;`, ``, `WRITE; pthread_mutex_lock(&m); pthread_mutex_unlock(&m);`,
		`if (pthread_mutex_trylock(&m)) READ; else pthread_mutex_unlock(&m);`},
	{"timed lock succeeds", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;`, ``, `WRITE; pthread_mutex_lock(&m); SAY; pthread_mutex_unlock(&m);`,
		`if (!pthread_mutex_timedlock(&m, &soon)) { int h = HEARD; pthread_mutex_unlock(&m); if (h) READ; }`},
	{"timed lock fails", racy, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;`, ``, `WRITE; pthread_mutex_lock(&m); pthread_mutex_unlock(&m);`,
		`if (pthread_mutex_timedlock(&m, &soon)) READ; else pthread_mutex_unlock(&m);`},
	{"two mutexes", racy, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;`, ``, `WRITE; pthread_mutex_lock(&m); SAY; pthread_mutex_unlock(&m);`,
		`pthread_mutex_lock(&n); int h = HEARD; pthread_mutex_unlock(&n); if (h) READ;`},
	{"destroy after the other's unlock", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static int n = 2;`, ``,
		`pthread_mutex_lock(&m); int last = --n == 0; pthread_mutex_unlock(&m); if (last) pthread_mutex_destroy(&m);`,
		`pthread_mutex_lock(&m); int last = --n == 0; pthread_mutex_unlock(&m); if (last) pthread_mutex_destroy(&m);`},
	{"spin lock", promised, `static pthread_spinlock_t l;`, `pthread_spin_init(&l, 0);`, `pthread_spin_lock(&l); WRITE; pthread_spin_unlock(&l);`,
		`pthread_spin_lock(&l); READ; pthread_spin_unlock(&l);`},
	{"spin trylock fails", racy, `static pthread_spinlock_t l;`, `pthread_spin_init(&l, 0);`, `WRITE; pthread_spin_lock(&l); pthread_spin_unlock(&l);`,
		`if (pthread_spin_trylock(&l)) READ; else pthread_spin_unlock(&l);`},

	{"write lock, read lock", promised, `static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;`, ``, `pthread_rwlock_wrlock(&l); WRITE; pthread_rwlock_unlock(&l);`,
		`pthread_rwlock_rdlock(&l); READ; pthread_rwlock_unlock(&l);`},
	{"read lock, write lock", promised, `static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;`, ``, `pthread_rwlock_rdlock(&l); READ; pthread_rwlock_unlock(&l);`,
		`pthread_rwlock_wrlock(&l); WRITE; pthread_rwlock_unlock(&l);`},
	{"write under a read lock", racy, `static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;`, ``, `pthread_rwlock_rdlock(&l); WRITE; pthread_rwlock_unlock(&l);`,
		`pthread_rwlock_rdlock(&l); READ; pthread_rwlock_unlock(&l);`},
	{"read lock said to be held", racy, `static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;`, ``, `WRITE; pthread_rwlock_rdlock(&l); SAY; pthread_rwlock_unlock(&l);`,
		`pthread_rwlock_rdlock(&l); if (HEARD) READ; pthread_rwlock_unlock(&l);`},
	{"read trylock fails", racy, `static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;`, ``, `WRITE; pthread_rwlock_wrlock(&l); pthread_rwlock_unlock(&l);`,
		`if (pthread_rwlock_tryrdlock(&l)) READ; else pthread_rwlock_unlock(&l);`},
	{"write trylock fails", racy, `static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;`, ``, `WRITE; pthread_rwlock_rdlock(&l); pthread_rwlock_unlock(&l);`,
		`if (pthread_rwlock_trywrlock(&l)) READ; else pthread_rwlock_unlock(&l);`},
	{"timed write lock fails", racy, `static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;`, ``, `WRITE; pthread_rwlock_rdlock(&l); pthread_rwlock_unlock(&l);`,
		`if (pthread_rwlock_timedwrlock(&l, &soon)) READ; else pthread_rwlock_unlock(&l);`},

	{"semaphore", promised, `static sem_t s;`, `sem_init(&s, 0, 0);`, `WRITE; sem_post(&s);`, `sem_wait(&s); READ;`},
	{"semaphore, try", promised, `static sem_t s;`, `sem_init(&s, 0, 0);`, `WRITE; sem_post(&s);`, `if (!sem_trywait(&s)) READ;`},
	{"semaphore, try fails", racy, `static sem_t s;`, `sem_init(&s, 0, 1);`, `WRITE; sem_wait(&s);`, `if (sem_trywait(&s)) READ; else sem_post(&s);`},
	{"semaphore, timed wait fails", racy, `static sem_t s;`, `sem_init(&s, 0, 1);`, `WRITE; sem_wait(&s);`, `if (sem_timedwait(&s, &soon)) READ; else sem_post(&s);`},
	{"semaphore, value", racy, `static sem_t s;`, `sem_init(&s, 0, 0);`, `WRITE; sem_post(&s);`, `int v; sem_getvalue(&s, &v); if (v) READ;`},
	{"semaphore, two waits", racy, `static sem_t s;`, `sem_init(&s, 0, 2);`, `WRITE; sem_wait(&s);`, `sem_wait(&s); int v; sem_getvalue(&s, &v); if (!v) READ;`},

	{"condition", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c = PTHREAD_COND_INITIALIZER;`, ``,
		`WRITE; pthread_mutex_lock(&m); SAY; pthread_mutex_unlock(&m); pthread_cond_signal(&c);`,
		`pthread_mutex_lock(&m); while (!HEARD) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); READ;`},
	{"signal alone", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c = PTHREAD_COND_INITIALIZER;`, ``,
		`pthread_mutex_lock(&m); int h = HEARD; pthread_mutex_unlock(&m); if (h) { WRITE; pthread_cond_signal(&c); } else exit(0);`,
		`pthread_mutex_lock(&m); SAY; pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); READ;`},
	{"broadcast alone", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c = PTHREAD_COND_INITIALIZER;`, ``,
		`pthread_mutex_lock(&m); int h = HEARD; pthread_mutex_unlock(&m); if (h) { WRITE; pthread_cond_broadcast(&c); } else exit(0);`,
		`pthread_mutex_lock(&m); SAY; pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); READ;`},
	{"signal before another store", racy, `static pthread_cond_t c = PTHREAD_COND_INITIALIZER;`, ``, `WRITE; pthread_cond_signal(&c); SAY;`,
		`if (HEARD) { pthread_cond_signal(&c); READ; }`},
	{"timed wait times out", racy, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c = PTHREAD_COND_INITIALIZER;`, ``,
		`WRITE; pthread_cond_signal(&c); SAY;`,
		`pthread_mutex_lock(&m); if (pthread_cond_timedwait(&c, &m, &soon) && HEARD) READ; pthread_mutex_unlock(&m);`},
	{"timed wait locks again", promised, `static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c = PTHREAD_COND_INITIALIZER;`, ``,
		`WRITE; pthread_mutex_lock(&m); SAY; pthread_mutex_unlock(&m);`,
		`pthread_mutex_lock(&m); if (pthread_cond_timedwait(&c, &m, &soon) && HEARD) READ; pthread_mutex_unlock(&m);`},

	{"once", promised, `static pthread_once_t o = PTHREAD_ONCE_INIT; static void init(void) { WRITE; }`, ``, `pthread_once(&o, init); READ;`, `pthread_once(&o, init); READ;`},
	{"once, before", promised, `static pthread_once_t o = PTHREAD_ONCE_INIT; static _Thread_local int before; static int by; static void init(void) { by = before; }`, ``,
		`WRITE; before = 1; pthread_once(&o, init);`, `pthread_once(&o, init); if (by) READ;`},
	{"once, after", racy, `static pthread_once_t o = PTHREAD_ONCE_INIT; static void init(void) {}`, ``, `pthread_once(&o, init); WRITE; SAY;`,
		`if (HEARD) { pthread_once(&o, init); READ; }`},
	{"once, done before", racy, `static pthread_once_t o = PTHREAD_ONCE_INIT; static void init(void) {}`, `pthread_once(&o, init);`, `WRITE; pthread_once(&o, init); SAY;`,
		`if (HEARD) { pthread_once(&o, init); READ; }`},

	{"barrier", promised, `static pthread_barrier_t w;`, `pthread_barrier_init(&w, 0, 2);`, `WRITE; pthread_barrier_wait(&w);`, `pthread_barrier_wait(&w); READ;`},
	{"barrier, one of them", promised, `static pthread_barrier_t w;`, `pthread_barrier_init(&w, 0, 2);`, `WRITE; if (pthread_barrier_wait(&w)) READ;`,
		`if (pthread_barrier_wait(&w) == 0) READ;`},
	{"barrier, after", racy, `static pthread_barrier_t w;`, `pthread_barrier_init(&w, 0, 2);`, `pthread_barrier_wait(&w); WRITE; SAY;`, `pthread_barrier_wait(&w); if (HEARD) READ;`},
	{"barrier, one of them, after", racy, `static pthread_barrier_t w;`, `pthread_barrier_init(&w, 0, 2);`, `if (pthread_barrier_wait(&w)) { WRITE; SAY; }`,
		`if (pthread_barrier_wait(&w) == 0 && HEARD) READ;`},

	{"create", promised, `static void *child(void *arg) { READ; return 0; }`, ``, `WRITE; pthread_t t; pthread_create(&t, 0, child, 0); pthread_join(t, 0);`, ``},
	{"create, after", racy, `static void *child(void *arg) { if (HEARD) READ; return 0; }`, ``, `pthread_t t; pthread_create(&t, 0, child, 0); WRITE; SAY; pthread_join(t, 0);`, ``},
	{"join", promised, `static void *child(void *arg) { WRITE; return 0; }`, ``, `pthread_t t; pthread_create(&t, 0, child, 0); pthread_join(t, 0); READ;`, ``},
	{"join, exit", promised, `static void *child(void *arg) { WRITE; pthread_exit(0); }`, ``, `pthread_t t; pthread_create(&t, 0, child, 0); pthread_join(t, 0); READ;`, ``},
	{"join, destructor", promised, `static pthread_key_t k; static void end(void *v) { WRITE; } static void *child(void *arg) { pthread_setspecific(k, &data); return 0; }`,
		`pthread_key_create(&k, end);`, `pthread_t t; pthread_create(&t, 0, child, 0); pthread_join(t, 0); READ;`, ``},
	{"detach", racy, `static void *child(void *arg) { WRITE; SAY; return 0; }`, ``, `pthread_t t; pthread_create(&t, 0, child, 0); pthread_detach(t); if (HEARD) READ;`, ``},
	{"tryjoin fails", racy, `int pthread_tryjoin_np(pthread_t, void **); static void *child(void *arg) { WRITE; SAY; return 0; }`, ``,
		`pthread_t t; pthread_create(&t, 0, child, 0); if (pthread_tryjoin_np(t, 0)) { if (HEARD) READ; pthread_join(t, 0); }`, ``},
	{"tryjoin succeeds", promised, `int pthread_tryjoin_np(pthread_t, void **); static void *child(void *arg) { WRITE; return 0; }`, ``,
		`pthread_t t; pthread_create(&t, 0, child, 0); if (!pthread_tryjoin_np(t, 0)) READ; else pthread_join(t, 0);`, ``},

	{"printf", racy, ``, ``, `WRITE; printf("a"); SAY;`, `if (HEARD) { printf("b"); READ; }`},
	{"malloc and free", racy, ``, ``, `WRITE; free(malloc(8)); SAY;`, `if (HEARD) { free(malloc(8)); READ; }`},

	{"C11 mutex", promised, `static mtx_t m;`, `mtx_init(&m, mtx_plain);`, `WRITE; mtx_lock(&m); SAY; mtx_unlock(&m);`, `mtx_lock(&m); int h = HEARD; mtx_unlock(&m); if (h) READ;`},
	{"C11 trylock fails", racy, `static mtx_t m;`, `mtx_init(&m, mtx_plain);`, `WRITE; mtx_lock(&m); mtx_unlock(&m);`, `if (mtx_trylock(&m) == thrd_busy) READ; else mtx_unlock(&m);`},
	{"C11 once", promised, `static once_flag o = ONCE_FLAG_INIT; static void init(void) { WRITE; }`, ``, `call_once(&o, init); READ;`, `call_once(&o, init); READ;`},
	{"C11 join", promised, `static int child(void *arg) { WRITE; return 0; }`, ``, `thrd_t t; thrd_create(&t, child, 0); thrd_join(t, 0); READ;`, ``},
	{"C11 condition", promised, `static mtx_t m; static cnd_t c;`, `mtx_init(&m, mtx_plain); cnd_init(&c);`, `WRITE; mtx_lock(&m); SAY; mtx_unlock(&m); cnd_signal(&c);`,
		`mtx_lock(&m); while (!HEARD) cnd_wait(&c, &m); mtx_unlock(&m); READ;`},
	{"C11 signal alone", racy, `static mtx_t m; static cnd_t c;`, `mtx_init(&m, mtx_plain); cnd_init(&c);`,
		`mtx_lock(&m); int h = HEARD; mtx_unlock(&m); if (h) { WRITE; cnd_signal(&c); } else exit(0);`,
		`mtx_lock(&m); SAY; cnd_wait(&c, &m); mtx_unlock(&m); READ;`},
	{"C11 broadcast alone", racy, `static mtx_t m; static cnd_t c;`, `mtx_init(&m, mtx_plain); cnd_init(&c);`,
		`mtx_lock(&m); int h = HEARD; mtx_unlock(&m); if (h) { WRITE; cnd_broadcast(&c); } else exit(0);`,
		`mtx_lock(&m); SAY; cnd_wait(&c, &m); mtx_unlock(&m); READ;`},

	{"large atomic", promised, `typedef struct { long x[3]; } large; static _Atomic large l;`, ``, `large x = {{1, 2, 3}}; WRITE; atomic_store_explicit(&l, x, REL);`,
		`large x = atomic_load_explicit(&l, ACQ); if (x.x[0]) READ;`},
	{"16 bytes, relaxed", racy, `static _Atomic __int128 l;`, ``, `WRITE; atomic_store_explicit(&l, 1, RLX);`, `if (atomic_load_explicit(&l, RLX)) READ;`},
	{"16 bytes", promised, `static _Atomic __int128 l;`, ``, `WRITE; atomic_store_explicit(&l, 1, REL);`, `if (atomic_load_explicit(&l, ACQ)) READ;`},

	{"futex", promised, `static atomic_int f;`, ``, `WRITE; atomic_store_explicit(&f, 1, REL); futex_wake(&f, 1);`,
		`while (!atomic_load_explicit(&f, ACQ)) futex_wait(&f, 0); READ;`},
	{"futex, relaxed store", racy, `static atomic_int f;`, ``, `WRITE; atomic_store_explicit(&f, 1, RLX); futex_wake(&f, 1);`,
		`while (!atomic_load_explicit(&f, ACQ)) futex_wait(&f, 0); READ;`},
	{"futex, relaxed load", racy, `static atomic_int f;`, ``, `WRITE; atomic_store_explicit(&f, 1, REL); futex_wake(&f, 1);`,
		`while (!atomic_load_explicit(&f, RLX)) futex_wait(&f, 0); READ;`},
	{"futex, woken", racy, `static atomic_int f;`, ``, `WRITE; if (!futex_wake(&f, 1)) exit(0);`, `futex_wait(&f, 0); READ;`},
	{"futex, another value", racy, `static atomic_int f;`, ``, `WRITE; atomic_store_explicit(&f, 1, REL); futex_wake(&f, 1);`, `if (futex_timed_wait(&f, 0) && errno == EAGAIN) READ;`},
	{"futex, time-out", racy, `static atomic_int f;`, ``, `WRITE; futex_wake(&f, 1);`, `if (futex_timed_wait(&f, 0) && errno == ETIMEDOUT) READ;`},
	{"futex, nobody waits", racy, `static atomic_int f;`, ``, `WRITE; futex_wake(&f, 1); SAY;`, `if (HEARD) { futex_wake(&f, 1); READ; }`},
	{"futex, woken or not", racy, `static atomic_int f;`, ``, `futex_timed_wait(&f, 0); WRITE; SAY;`, `futex_wake(&f, 1); if (HEARD) READ;`},
	{"futex, found waiting", racy, `static atomic_int f;`, ``, `WRITE; futex_timed_wait(&f, 0);`, `if (futex_wake(&f, 1)) READ;`},
	{"futex, the value", racy, `static atomic_int f;`, ``, `WRITE; atomic_store_explicit(&f, 1, REL);`, `if (futex_timed_wait(&f, 1) && errno == ETIMEDOUT) READ;`},
	// No thread waits for a value before it is there, whoever brings it.
	{"futex, value after the wake-up", promised, `static atomic_int f;`, ``, `assert(!futex_wake(&f, 1)); atomic_store_explicit(&f, 1, RLX);`, `futex_timed_wait(&f, 1);`},
	{"futex, value because of the wake-up", promised,
		`static atomic_int f; static void *other(void *arg) { if (HEARD) atomic_store_explicit(&f, 1, RLX); return 0; }`, ``,
		`assert(!futex_wake(&f, 1)); SAY;`, `pthread_t t; pthread_create(&t, 0, other, 0); futex_timed_wait(&f, 1); pthread_join(t, 0);`},
}

var pairingsCPP = []pairing{
	{"mutex", promised, `static std::mutex m;`, ``, `WRITE; m.lock(); SAY; m.unlock();`, `m.lock(); int h = HEARD; m.unlock(); if (h) READ;`},
	{"try_lock fails", racy, `static std::mutex m;`, ``, `WRITE; m.lock(); m.unlock();`, `if (!m.try_lock()) READ; else m.unlock();`},
	{"try_lock_for fails", racy, `static std::timed_mutex m;`, ``, `WRITE; m.lock(); m.unlock();`, `if (!m.try_lock_for(soon)) READ; else m.unlock();`},
	{"try_lock_for succeeds", promised, `static std::timed_mutex m;`, ``, `WRITE; m.lock(); SAY; m.unlock();`, `if (m.try_lock_for(soon)) { int h = HEARD; m.unlock(); if (h) READ; }`},
	{"recursive", promised, `static std::recursive_mutex m;`, ``, `m.lock(); m.lock(); WRITE; m.unlock(); m.unlock();`, `m.lock(); m.lock(); m.unlock(); READ; m.unlock();`},
	{"scoped_lock", promised, `static std::mutex m, n;`, ``, `std::scoped_lock l(m, n); WRITE;`, `std::scoped_lock l(n, m); READ;`},
	{"std::try_lock fails", racy, `static std::mutex m, n;`, ``, `WRITE; m.lock(); m.unlock();`, `if (std::try_lock(m, n) != -1) READ; else { m.unlock(); n.unlock(); }`},
	{"shared_mutex", promised, `static std::shared_mutex m;`, ``, `m.lock(); WRITE; m.unlock();`, `m.lock_shared(); READ; m.unlock_shared();`},
	{"shared, then exclusive", promised, `static std::shared_mutex m;`, ``, `m.lock_shared(); READ; m.unlock_shared();`, `m.lock(); WRITE; m.unlock();`},
	{"try_lock_shared fails", racy, `static std::shared_mutex m;`, ``, `WRITE; m.lock(); m.unlock();`, `if (!m.try_lock_shared()) READ; else m.unlock_shared();`},
	{"try_lock_shared_for fails", racy, `static std::shared_timed_mutex m;`, ``, `WRITE; m.lock(); m.unlock();`, `if (!m.try_lock_shared_for(soon)) READ; else m.unlock_shared();`},

	{"condition", promised, `static std::mutex m; static std::condition_variable c;`, ``, `WRITE; m.lock(); SAY; m.unlock(); c.notify_one();`,
		`std::unique_lock l(m); c.wait(l, [] { return HEARD; }); l.unlock(); READ;`},
	{"notify alone", racy, `static std::mutex m; static std::condition_variable c;`, ``, `m.lock(); int h = HEARD; m.unlock(); if (h) { WRITE; c.notify_one(); } else std::_Exit(0);`,
		`std::unique_lock l(m); SAY; c.wait(l); l.unlock(); READ;`},
	{"notify_all alone", racy, `static std::mutex m; static std::condition_variable c;`, ``, `m.lock(); int h = HEARD; m.unlock(); if (h) { WRITE; c.notify_all(); } else std::_Exit(0);`,
		`std::unique_lock l(m); SAY; c.wait(l); l.unlock(); READ;`},
	{"wait_for times out", racy, `static std::mutex m; static std::condition_variable c;`, ``, `WRITE; c.notify_one(); SAY;`,
		`std::unique_lock l(m); if (c.wait_for(l, soon) == std::cv_status::timeout && HEARD) READ;`},
	{"condition_variable_any", promised, `static std::mutex m; static std::condition_variable_any c;`, ``, `WRITE; m.lock(); SAY; m.unlock(); c.notify_one();`,
		`std::unique_lock l(m); c.wait(l, [] { return HEARD; }); l.unlock(); READ;`},

	{"call_once", promised, `static std::once_flag o;`, ``, `std::call_once(o, [] { WRITE; }); READ;`, `std::call_once(o, [] { WRITE; }); READ;`},
	{"call_once, exceptional", promised, `static std::once_flag o; static int tries;`, ``, `try { std::call_once(o, [] { if (!tries++) throw 1; WRITE; }); READ; } catch (int) {}`,
		`try { std::call_once(o, [] { if (!tries++) throw 1; WRITE; }); READ; } catch (int) {}`},
	{"static", promised, `struct S { S() { WRITE; } }; static void use() { static S s; READ; }`, ``, `use();`, `use();`},
	{"static, after", racy, `struct S { S() {} }; static void use() { static S s; }`, `use();`, `WRITE; use(); SAY;`, `if (HEARD) { use(); READ; }`},

	{"promise", promised, `static std::promise<int> p;`, ``, `WRITE; p.set_value(1);`, `p.get_future().get(); READ;`},
	{"promise, exception", promised, `static std::promise<int> p;`, ``, `WRITE; p.set_exception(std::make_exception_ptr(1));`, `try { p.get_future().get(); } catch (int) { READ; }`},
	{"future, timeout", racy, `static std::promise<int> p;`, ``, `WRITE; p.set_value(1); SAY;`, `auto f = p.get_future(); if (f.wait_for(soon) == std::future_status::timeout && HEARD) READ;`},
	{"future, ready", promised, `static std::promise<int> p;`, ``, `WRITE; p.set_value(1);`, `auto f = p.get_future(); if (f.wait_for(soon) == std::future_status::ready) READ;`},
	{"future, after", racy, `static std::promise<int> p;`, ``, `p.set_value(1); WRITE; SAY;`, `p.get_future().get(); if (HEARD) READ;`},
	{"async", promised, ``, ``, `auto f = std::async(std::launch::async, [] { WRITE; }); f.get(); READ;`, ``},
	{"packaged_task", promised, `static std::packaged_task<void()> k([] { WRITE; });`, ``, `k();`, `k.get_future().get(); READ;`},

	{"latch", promised, `static std::latch l(1);`, ``, `WRITE; l.count_down();`, `l.wait(); READ;`},
	{"latch, try_wait", promised, `static std::latch l(1);`, ``, `WRITE; l.count_down();`, `if (l.try_wait()) READ;`},
	{"latch, try_wait fails", racy, `static std::latch l(2);`, ``, `WRITE; l.count_down(); SAY;`, `if (!l.try_wait() && HEARD) READ;`},
	{"latch, after", racy, `static std::latch l(1);`, ``, `l.count_down(); WRITE; SAY;`, `l.wait(); if (HEARD) READ;`},
	{"barrier", promised, `static std::barrier<> w(2);`, ``, `WRITE; w.arrive_and_wait();`, `w.arrive_and_wait(); READ;`},
	{"barrier, after", racy, `static std::barrier<> w(2);`, ``, `w.arrive_and_wait(); WRITE; SAY;`, `w.arrive_and_wait(); if (HEARD) READ;`},
	{"barrier, completion", promised, `struct C { void operator()() noexcept { READ; } }; static std::barrier<C> w(2);`, ``, `WRITE; w.arrive_and_wait();`, `w.arrive_and_wait();`},
	{"semaphore", promised, `static std::counting_semaphore<2> s(0);`, ``, `WRITE; s.release();`, `s.acquire(); READ;`},
	{"semaphore, try", promised, `static std::counting_semaphore<2> s(0);`, ``, `WRITE; s.release();`, `if (s.try_acquire()) READ;`},
	{"semaphore, try fails", racy, `static std::counting_semaphore<2> s(1);`, ``, `WRITE; s.acquire();`, `if (!s.try_acquire()) READ; else s.release();`},
	{"binary semaphore, timeout", racy, `static std::binary_semaphore s(1);`, ``, `WRITE; s.acquire();`, `if (!s.try_acquire_for(soon)) READ; else s.release();`},

	{"stop", promised, `static std::stop_source s;`, ``, `WRITE; s.request_stop();`, `if (s.stop_requested()) READ;`},
	{"stop, token", promised, `static std::stop_source s;`, ``, `WRITE; s.request_stop();`, `if (s.get_token().stop_requested()) READ;`},
	{"stop, none yet", racy, `static std::stop_source s;`, ``, `WRITE; s.get_token(); SAY;`, `if (!s.stop_requested() && HEARD) READ;`},
	{"stop, after", racy, `static std::stop_source s;`, ``, `s.request_stop(); WRITE; SAY;`, `if (s.stop_requested() && HEARD) READ;`},
	{"stop, callback", promised, `static std::stop_source s;`, ``, `WRITE; s.request_stop();`, `std::stop_callback c(s.get_token(), [] { READ; });`},
	{"stop, callback gone", promised, `static std::stop_source s;`, ``, `s.request_stop();`, `{ std::stop_callback c(s.get_token(), [] { WRITE; }); } READ;`},

	{"shared_ptr, last owner", promised, `struct D { ~D() { READ; } }; static std::shared_ptr<D> p = std::make_shared<D>(), q = p;`, ``, `WRITE; p.reset();`, `q.reset();`},
	{"shared_ptr, use_count", racy, `static std::shared_ptr<int> p = std::make_shared<int>(1), q = p;`, ``, `WRITE; p.reset();`, `if (q.use_count() == 1) READ;`},
	{"weak_ptr", promised, `static std::shared_ptr<int> p = std::make_shared<int>(1); static std::weak_ptr<int> w = p;`, ``, `if (*p) p.reset();`, `if (auto s = w.lock()) (void)*s;`},
	{"atomic<shared_ptr>", promised, `static std::atomic<std::shared_ptr<int>> p;`, ``, `p.store(std::make_shared<int>(1));`, `if (auto s = p.exchange(nullptr)) (void)*s;`},

	{"wait", promised, `static std::atomic<int> f;`, ``, `WRITE; f.store(1, REL); f.notify_one();`, `f.wait(0, ACQ); READ;`},
	{"wait, relaxed", racy, `static std::atomic<int> f;`, ``, `WRITE; f.store(1, REL); f.notify_one();`, `f.wait(0, RLX); READ;`},
	{"wait, relaxed store", racy, `static std::atomic<int> f;`, ``, `WRITE; f.store(1, RLX); f.notify_one();`, `f.wait(0, ACQ); READ;`},
	{"wait, 16 bits", promised, `static std::atomic<short> f;`, ``, `WRITE; f.store(1, REL); f.notify_one();`, `f.wait(0, ACQ); READ;`},
	{"wait, 16 bits, relaxed", racy, `static std::atomic<short> f;`, ``, `WRITE; f.store(1, REL); f.notify_one();`, `f.wait(0, RLX); READ;`},
	{"wait, 64 bits, relaxed store", racy, `static std::atomic<long> f;`, ``, `WRITE; f.store(1, RLX); f.notify_all();`, `f.wait(0, ACQ); READ;`},
	// libstdc++ counts the threads that wait.
	{"wait, counted", racy, `static std::atomic<int> f;`, ``, `WRITE; f.wait(1); SAY;`, `if (HEARD) { f.notify_one(); READ; }`},
	{"wait, 64 bits, counted", racy, `static std::atomic<long> f;`, ``, `WRITE; f.wait(1); SAY;`, `if (HEARD) { f.notify_one(); READ; }`},
	{"wait, two that wait", racy, `static std::atomic<int> f;`, ``, `WRITE; f.wait(1); SAY;`, `if (HEARD) { f.wait(1); READ; }`},
	{"flag", promised, `static std::atomic_flag f;`, ``, `WRITE; f.test_and_set(REL); f.notify_one();`, `f.wait(false, ACQ); READ;`},
	{"atomic_ref", promised, `alignas(8) static int f;`, ``, `WRITE; std::atomic_ref(f).store(1, REL);`, `if (std::atomic_ref(f).load(ACQ)) READ;`},
	{"atomic_ref, relaxed", racy, `alignas(8) static int f;`, ``, `WRITE; std::atomic_ref(f).store(1, RLX);`, `if (std::atomic_ref(f).load(ACQ)) READ;`},
	{"detach", racy, ``, ``, `std::thread([] { WRITE; SAY; }).detach(); if (HEARD) READ;`, ``},
	{"jthread", promised, ``, ``, `{ std::jthread t([] { WRITE; }); } READ;`, ``},
}

// exchangeModels are the models, built in and from files.
func exchangeModels() []string {
	return append(slices.Clone(builtin), "rc11.kat", "imm.kat", "ra.kat")
}

// relaxedSynchronise reports whether whatever is read synchronises under the model called name.
func relaxedSynchronise(name string) bool {
	m, err := consistency.ByName(name)
	return err == nil && !m.Traits().Dependencies && (m.Traits().Sequential() || m.Traits().Order == consistency.OrderPORF)
}

// TestSynchronises: under weak models each primitive synchronises what its standard promises, and nothing else, with a
// wake-up policy and without.
func TestSynchronises(t *testing.T) {
	needClang(t)
	models := exchangeModels()
	c, cpp := scale.By{Short: 16, Usual: 4, Wide: 2, Full: 1}, scale.By{Wide: 3, Full: 1} // compiling C++ takes longer
	check := func(lang string, x pairing, n int, src Source) {
		t.Run(lang+": "+x.name, func(t *testing.T) {
			t.Parallel()
			p, err := Load(t.Context(), src, Options{})
			if err != nil {
				t.Fatal(err)
			}
			for i, m := range models {
				if !scale.Full() && i > 0 && (i+n)%3 > 0 {
					continue
				}
				if x.racy && relaxedSynchronise(m) {
					continue
				}
				o := Options{Model: m, Workers: 1, KeepGoing: true, Estimate: Sampling{Off: true}}
				if i%2 > 0 && !strings.Contains(x.a, "scoped_lock") { // which is not modelled with a policy
					o.Wakeup = "all:fifo"
				}
				r, err := p.Check(t.Context(), o)
				if err != nil {
					t.Fatal(err)
				}
				var kinds []string
				for _, e := range r.Errors {
					kinds = append(kinds, e.Kind)
				}
				got := strings.Join(kinds, " ")
				if x.racy && got == "" || !x.racy && r.Verdict != report.Verified || strings.Trim(strings.ReplaceAll(got, "data-race", ""), " ") != "" {
					t.Errorf("%s: %s %s, should be racy: %v", m, r.Verdict, got, x.racy)
				}
			}
		})
	}
	text := func(frame string, x pairing) string { return fmt.Sprintf(frame, x.globals, x.a, x.b, x.begin) }
	var sources []Source
	for _, x := range pairingsC {
		if c.Takes("C" + x.name) {
			sources = append(sources, C(text(pairingC, x)))
		}
	}
	compileTogether(t, sources...)
	for i, x := range pairingsC {
		if c.Takes("C" + x.name) {
			check("C", x, i, compiledText(t, text(pairingC, x)))
		}
	}
	if (scale.By{Wide: 1, Full: 1}).N() == 0 {
		return
	}
	flags := precompiled(t, pairingCPPHeaders, "-std=c++20")
	for i, x := range pairingsCPP {
		if cpp.Takes("C++" + x.name) {
			check("C++", x, i, CPP(text(pairingCPP, x), flags...))
		}
	}
}

// TestFutexLocks: locks, semaphores and events that libraries make of futexes work, and what they protect is raced for if their
// own accesses are relaxed.
func TestFutexLocks(t *testing.T) {
	scale.NotShort(t)
	scale.NotRace(t)
	needClang(t)
	files, err := filepath.Glob("testdata/futex/*.c")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	models := exchangeModels()
	every := scale.By{Short: 8, Usual: 6, Wide: 2, Full: 1}
	flags := []string{"-DRIGHT", "-DRELAXED"}
	for _, flag := range flags {
		compileTogether(t, eachFile(files, flag)...)
	}
	for i, file := range files {
		for _, flag := range flags {
			p := program(t, file, flag)
			for k, m := range models {
				if !every.Nth(i + k) {
					continue
				}
				racy := flag == "-DRELAXED" && !relaxedSynchronise(m)
				r, err := p.Check(t.Context(), Options{Model: m, Workers: 1, Estimate: Sampling{Off: true}})
				if err != nil {
					t.Fatal(err)
				}
				if racy && (len(r.Errors) != 1 || r.Errors[0].Kind != "data-race") || !racy && r.Verdict != report.Verified {
					t.Errorf("%s %s under %s: %s %+v", file, flag, m, r.Verdict, r.Errors)
				}
			}
		}
	}
}
