package genmcgo

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// clockUses are programs that use what a clock shows, each in a way of its own: an assertion fails because ten milliseconds
// have gone by between two looks.
var clockUses = map[string]string{
	"branch":          `long a = look(), b = look(); if (SLOW(b - a)) assert(0);`,
	"global":          `G = look(); long b = look(); if (SLOW(b - G)) assert(0);`,
	"atomic":          `atomic_store(&AG, look()); long b = look(); if (SLOW(b - atomic_load(&AG))) assert(0);`,
	"heap":            `long *p = malloc(8); *p = look(); long b = look(); if (SLOW(b - *p)) assert(0);`,
	"heap copy":       `struct S s = {look(), look()}, *p = malloc(sizeof s); memcpy(p, &s, sizeof s); if (SLOW(p->b - p->a)) assert(0);`,
	"global copy":     `struct S s = {look(), look()}; GS = s; if (SLOW(GS.b - GS.a)) assert(0);`,
	"thread-local":    `TL = look(); long b = look(); if (SLOW(b - TL)) assert(0);`,
	"index":           `long a = look(), b = look(), x[2] = {0, 1}; assert(!x[SLOW(b - a)]);`,
	"switch":          `long a = look(), b = look(); switch ((b - a) / 10000000) { case 1: case 2: case 3: assert(0); }`,
	"divisor":         `long a = look(), b = look(); assert(5 / (1 + (b - a) / 10000000) == 5);`,
	"double":          `double a = look(), b = look(); assert(b - a < 1e6);`,
	"long double":     `long double a = look(), b = look(); assert(b - a < 1);`,
	"128 bits":        `__int128 a = look(), b = look(); if (b - a > 5) assert(0);`,
	"minimum":         `long a = look(), b = look(), c = b - a < 5 ? b - a : 5; assert(c != 5);`,
	"expected":        `long a = look(), e = look() - a; _Atomic long x = 10000000; if (atomic_compare_exchange_strong(&x, &e, 1)) assert(0);`,
	"expected part":   `long a = look(), e = (look() - a) / 10000000 * 512; AG = 512; if (atomic_compare_exchange_strong(&AG, &e, 1)) assert(0);`,
	"desired":         `long a = look(), e = 0; atomic_compare_exchange_strong(&AG, &e, look() - a); if (SLOW(AG)) assert(0);`,
	"private part":    `long a = look(), e = 512; _Atomic long x = (look() - a) / 10000000 * 512; if (atomic_compare_exchange_strong(&x, &e, 1)) assert(0);`,
	"structure":       `long d = look(); d = look() - d; struct B { long a, b, c; } e = {d}, z = {10000000}, n = {1}; _Atomic struct B v; atomic_init(&v, z); if (atomic_compare_exchange_strong(&v, &e, n)) assert(0);`,
	"16 bytes":        `long d = look(); d = look() - d; struct S e = {d}, z = {10000000}, n = {1}; _Atomic struct S v; atomic_init(&v, z); if (atomic_compare_exchange_strong(&v, &e, n)) assert(0);`,
	"16 bytes stored": `long d = look(); d = look() - d; struct S e = {d}; static _Atomic struct S v; atomic_store(&v, e); struct S r = atomic_load(&v); if (SLOW(r.a)) assert(0);`,
	"added":           `atomic_fetch_add(&AG, look()); if (SLOW(look() - AG)) assert(0);`,
	"added privately": `_Atomic long x = 0; long a = look(); atomic_fetch_add(&x, look() - a); if (SLOW(x)) assert(0);`,
	"escape":          `long v[2]; v[0] = look(); v[1] = look(); G = (long)v; long *p = (long *)G; if (SLOW(p[1] - p[0])) assert(0);`,
	"shared":          `long d = look(); d = look() - d; pthread_t t; pthread_create(&t, 0, through, &d); pthread_join(t, 0);`,
	"argument":        `long d = look(); d = look() - d; pthread_t t; pthread_create(&t, 0, by_value, (void *)d); pthread_join(t, 0);`,
	"result":          `pthread_t t; void *r; pthread_create(&t, 0, returns, 0); pthread_join(t, &r); if (SLOW((long)r)) assert(0);`,
	"printed":         `char b[64]; long a = look(); sprintf(b, "%ld", look() - a); assert(strcmp(b, "10000000"));`,
	"compared":        `long d = look(), z = 0; d = look() - d; assert(memcmp(&d, &z, 8) == 0);`,
	"bits":            `long d = look(); d = look() - d; assert(!(d & 0xff00));`,
	"seed":            `srand(look()); int r = rand(); srand(look()); assert(r == rand());`,
	"size":            `long d = look(); d = (look() - d) / 10000000; char *p = malloc(d + 1); p[1] = 3; assert(p[1] != 3);`,
	"variable length": `long d = look(); d = (look() - d) / 10000000; char v[d + 1]; assert(sizeof v == 1);`,
	"wait":            `long a = look(); int n = 0; while (look() - a < 50000000L) n++; assert(n < 3);`,
	"rounds":          `long d = look(); d = (look() - d) / 10000000 * 20; int n = 0; for (long i = 0; i < d; i++) n++; assert(n < 3);`,
	"pointer":         `long d = look(); d = (look() - d) / 10000000; arr[d] = 7; assert(!arr[1]);`,
	"function":        `long d = look(); d = (look() - d) / 10000000; void (*f[2])(void) = {ok, bad}; f[d]();`,
	"variadic":        `long a = look(); assert(!SLOW(variadic(1, look() - a)));`,
	"sorted":          `long v[2] = {look(), look()}, w[2] = {v[1], v[0]}; qsort(w, 2, 8, compare); if (w[0] == v[0]) assert(0);`,
	"slept":           `long a = look(); struct timespec t = {1, 0}; nanosleep(&t, 0); if (look() - a > 900000000L) assert(0);`,
	"timed out":       `struct timespec t, u; clock_gettime(CLOCK_REALTIME, &t); t.tv_sec += 5; pthread_mutex_lock(&m); assert(pthread_mutex_timedlock(&m, &t)); clock_gettime(CLOCK_REALTIME, &u); if (u.tv_sec - t.tv_sec >= 0) assert(0);`,
	"seconds":         `time_t a = time(0); for (int i = 0; i < 200; i++) time(0); if (time(0) != a) assert(0);`,
	"truth":           `long a = look(); _Bool q = SLOW(look() - a); assert(!q);`,
	"bytes":           `union { long l; char c[8]; } u; u.l = look(); u.l = look() - u.l; assert(!(u.c[1] | u.c[2]));`,
	"filled":          `long d = look(); d = (look() - d) / 10000000; char b[8]; memset(b, (int)d, 8); assert(b[3] == 0);`,
	"copied":          `long d = look(); d = (look() - d) / 10000000; char b[8] = {0}, c[8] = {1, 1, 1}; memcpy(b, c, d); assert(b[0] == 0);`,
	"frozen":          `long a = look(), s = 0, b = look(); for (int i = 0; i < 3; i++) if (SLOW(b - a) && arr[i] == 0) s++; assert(s == 0);`,
	"chosen":          `long d = look(); d = look() - d; arr[2] = SLOW(d) ? H : 0; assert(arr[2] == 0);`,
	"of the library":  `long d = look(), e = (look() - d) / 10000000 * 512, n = 1; AG = 512; if (exchange(8, &AG, &e, &n, 5, 5)) assert(0);`,
	"desired there":   `long d = look(), e = 0, n = look() - d; exchange(8, &AG, &e, &n, 5, 5); if (SLOW(AG)) assert(0);`,
	"after a wait":    `pthread_t t; pthread_create(&t, 0, raises, 0); long a = look(); while (!atomic_load(&AG)) ; if (SLOW(look() - a)) assert(0); pthread_join(t, 0);`,
}

const clockProgram = `#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdarg.h>
#include <string.h>
#include <assert.h>
static long look(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1000000000L + t.tv_nsec; }
struct S { long a, b; } GS;
long G, H = 7, arr[4];
_Bool exchange(size_t, void *, void *, void *, int, int) __asm__("__atomic_compare_exchange");
_Atomic long AG;
_Thread_local long TL;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
#define SLOW(d) ((d) >= 10000000L)
static void *through(void *p) { if (SLOW(*(long *)p)) assert(0); return 0; }
static void *by_value(void *p) { if (SLOW((long)p)) assert(0); return 0; }
static void *returns(void *p) { long a = look(); return (void *)(look() - a); }
static void *raises(void *p) { atomic_store(&AG, 1); return 0; }
static long variadic(int n, ...) { va_list l; va_start(l, n); long x = va_arg(l, long); va_end(l); return x; }
static int compare(const void *a, const void *b) { long x = *(long *)a, y = *(long *)b; return x < y ? -1 : x > y; }
static void ok(void) {}
static void bad(void) { assert(0); }
int main(void) { %s return 0; }
`

// randomLook is a look at random numbers instead of a clock, ten milliseconds apart as well, if not on the nanosecond.
var randomLook = strings.NewReplacer("struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1000000000L + t.tv_nsec;",
	"static _Thread_local long n; long r = rand(); n += 10001000; return n + (r & 511);")

// exactly are the uses for which that is not enough.
var exactly = []string{"expected", "structure", "16 bytes", "printed", "slept", "timed out", "seconds", "seed"}

// TestClockUsed: a program that uses what a clock shows, or a random number, in whatever way, is explored with a clock that runs.
func TestClockUsed(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	levels := []string{"-O2", "-O0", "-O1", "-O3"}[:scale.By{Short: 1, Usual: 2, Full: 4}.N()]
	source := func(use, level string) Source { return C(use, "-w", level, "-mcx16") }
	for i, level := range levels {
		programs := map[string]string{}
		for name, use := range clockUses {
			programs[name] = fmt.Sprintf(clockProgram, use)
			if i == 0 && !slices.Contains(exactly, name) {
				programs["random "+name] = randomLook.Replace(programs[name])
			}
		}
		var sources []Source
		for _, program := range programs {
			sources = append(sources, source(program, level))
		}
		compileTogether(t, sources...)
		for name, program := range programs {
			src := compiledSource(t, source(program, level))
			t.Run(name+level, func(t *testing.T) {
				t.Parallel()
				models := []string{"rc11", "imm"}
				if !scale.Full() {
					models = models[scale.Choose(name+level, 2):][:1]
				}
				for _, model := range models {
					rep, err := Check(t.Context(), src, Options{Model: model})
					if err != nil {
						t.Fatal(err)
					}
					if rep.Verdict != report.Error || rep.Errors[0].Kind != "assertion" {
						t.Errorf("%s: no assertion fails, but: %s %v", model, rep.Verdict, rep.Errors)
					}
				}
			})
		}
	}
}

// clockLoops are loops that wait for a lock, a semaphore or a future for a little longer each time, by a clock.
var clockLoops = []struct{ name, cpp, wait, done string }{
	{"timedlock", "", `clock_gettime(CLOCK_REALTIME, &ts), ts.tv_sec++, pthread_mutex_timedlock(&m, &ts)`, `pthread_mutex_unlock(&m)`},
	{"clocklock", "", `clock_gettime(CLOCK_MONOTONIC, &ts), ts.tv_nsec += 1000, pthread_mutex_clocklock(&m, CLOCK_MONOTONIC, &ts)`, `pthread_mutex_unlock(&m)`},
	{"timespec_get", "", `timespec_get(&ts, TIME_UTC), ts.tv_sec++, mtx_timedlock(&m, &ts) != thrd_success`, `mtx_unlock(&m)`},
	{"timedwrlock", "", `clock_gettime(CLOCK_REALTIME, &ts), ts.tv_sec++, pthread_rwlock_timedwrlock(&l, &ts)`, `pthread_rwlock_unlock(&l)`},
	{"sem_timedwait", "", `ts.tv_sec = time(0) + 1, ts.tv_nsec = 0, sem_timedwait(&s, &ts)`, `sem_post(&s)`},
	{"timed_mutex", "std::timed_mutex o;", `!o.try_lock_for(std::chrono::milliseconds(1))`, `o.unlock()`},
	{"recursive", "std::recursive_timed_mutex o;", `!o.try_lock_until(std::chrono::steady_clock::now() + std::chrono::milliseconds(1))`, `o.unlock()`},
	{"shared", "std::shared_timed_mutex o;", `!o.try_lock_until(std::chrono::system_clock::now() + std::chrono::seconds(1))`, `o.unlock()`},
	{"semaphore", "std::binary_semaphore o{1};", `!o.try_acquire_for(std::chrono::milliseconds(1))`, `o.release()`},
	{"future", "std::promise<int> p; std::shared_future<int> o = p.get_future().share(); int first;", `o.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready`, `(void)0`},
}

const clockLoop = `#define _GNU_SOURCE
#include <assert.h>
#include <time.h>
%s
int x;
static void *thread(void *arg) { %s while (%s) ; %s; %s; return 0; }
int main(void) {
  pthread_t a, b;
  %s
  pthread_create(&a, 0, thread, 0); pthread_create(&b, 0, thread, 0);
  %s
  pthread_join(a, 0); pthread_join(b, 0);
  assert(x == %s);
}
`

// TestClockLoops: such loops are verified, as nothing depends on the clock.
func TestClockLoops(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	every := scale.By{Short: 100, Usual: 3, Wide: 1, Full: 1}
	for _, tc := range clockLoops {
		for _, level := range []string{"-O0", "-O2"} {
			for i, model := range []string{"sc", "rc11", "imm"} {
				if !scale.Full() && scale.Choose(tc.name+level, 3) != i {
					continue
				}
				if tc.cpp != "" && (level != "-O0" && (scale.By{Wide: 1, Full: 1}).N() == 0 || !every.Takes(tc.name)) {
					continue // compiling C++ takes seconds
				}
				if tc.name == "future" && model != "sc" {
					continue // of several attempts to announce that a thread waits each counts, in each order
				}
				t.Run(tc.name+level+model, func(t *testing.T) {
					t.Parallel()
					head, first, last, sum, add := "#include <pthread.h>\n#include <threads.h>\n#include <semaphore.h>\nsem_t s;\n", "sem_init(&s, 0, 1);", "", "2", "x++"
					local := "struct timespec ts;"
					if tc.cpp == "" && tc.name == "timespec_get" {
						head, first = head+"mtx_t m;\n", first+" mtx_init(&m, mtx_timed);"
					} else if tc.cpp == "" {
						head += "pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\npthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;\n"
					} else {
						head, first, local = "#include <chrono>\n#include <future>\n#include <mutex>\n#include <semaphore>\n#include <shared_mutex>\n#include <pthread.h>\n"+tc.cpp+"\n", "", ""
					}
					if tc.name == "future" {
						add, sum, last = "assert(o.get() == 3)", "0", "p.set_value(3);"
					}
					src := C(fmt.Sprintf(clockLoop, head, local, tc.wait, add, tc.done, first, last, sum), "-w", level)
					if tc.cpp != "" {
						src = CPP(fmt.Sprintf(clockLoop, head, local, tc.wait, add, tc.done, first, last, sum), "-w", "-std=c++20", level)
					}
					rep, err := Check(t.Context(), src, Options{Model: model, MaxExecutions: 10000})
					if err != nil {
						t.Fatal(err)
					}
					if rep.Verdict != report.Verified || len(rep.Inputs) > 0 {
						t.Errorf("%s, %v; inputs %v", rep.Verdict, rep.Errors, rep.Inputs)
					}
				})
			}
		}
	}
}

// TestClockFrozen: so is one in which the compiler has some value chosen for what the clock shows.
func TestClockFrozen(t *testing.T) {
	rep, err := Check(t.Context(), IR(`
declare i64 @_ZNSt6chrono3_V212steady_clock3nowEv()
declare void @abort()
define i32 @main() {
  %a = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv()
  %b = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv()
  %d = sub i64 %b, %a
  %f = freeze i64 %d
  %c = icmp sgt i64 %f, 9999999
  br i1 %c, label %slow, label %fast
slow:
  call void @abort()
  unreachable
fast:
  ret i32 0
}
`), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if rep.Verdict != report.Error {
		t.Errorf("%s", rep.Verdict)
	}
}

// TestClockBound: a loop that waits for a time that it makes with comparisons of what the clock shows ends, and the report says that it was cut.
func TestClockBound(t *testing.T) {
	needClang(t)
	wait := `clock_gettime(CLOCK_REALTIME, &ts), ts.tv_nsec += 1000000, ts.tv_nsec >= 1000000000 ? (ts.tv_sec++, ts.tv_nsec -= 1000000000) : 0, pthread_mutex_timedlock(&m, &ts)`
	head := "#include <pthread.h>\npthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\nvolatile int v;\n"
	wait = `clock_gettime(CLOCK_REALTIME, &ts), (ts.tv_nsec > 999999999 ? v++ : 0), ` + wait[len(`clock_gettime(CLOCK_REALTIME, &ts), `):]
	for _, policy := range []string{"", "mutex:fifo"} {
		rep, err := Check(t.Context(), C(fmt.Sprintf(clockLoop, head, "struct timespec ts;", wait, "x++", "pthread_mutex_unlock(&m)", "", "", "2"), "-w"), Options{Wakeup: policy})
		if err != nil {
			t.Fatal(err)
		}
		if rep.Verdict != report.Incomplete || !rep.Bounded || len(rep.Errors) > 0 {
			t.Errorf("%q: %s, bounded: %v, errors: %v", policy, rep.Verdict, rep.Bounded, rep.Errors)
		}
	}
}

// TestClockOfWaits: a thread whose wait has timed out, or which has slept, finds that its clock shows so, even if the deadline comes
// from another one. It did not if nothing else depended on that one, so a wait for five seconds took ten milliseconds.
func TestClockOfWaits(t *testing.T) {
	needClang(t)
	const program = `#define _GNU_SOURCE
%s
#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
sem_t s;
int x, y;
static time_t look(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec; }
int main(int argc, char **argv) {
	struct timespec t;
	sem_init(&s, 0, 0);
	pthread_mutex_lock(&m);
	pthread_rwlock_wrlock(&l);
	time_t a = look();
	clock_gettime(CLOCK_REALTIME, &t);
	t.tv_sec += 5;
	int over = (%s) != 0;
	if (over && look() - a > 3) assert(0);
	return 0;
}
`
	cpp := "#include <chrono>\n#include <condition_variable>\n#include <future>\n#include <mutex>\n#include <thread>\n" +
		"using namespace std::chrono; std::timed_mutex o; std::mutex q; std::condition_variable v; std::promise<int> p; bool done;"
	// The C++ library takes long to compile: the number of arguments says which of these waits the program is about.
	waitsCPP := []string{
		`(o.lock(), !o.try_lock_for(seconds(5)))`,
		`(o.lock(), !o.try_lock_until(system_clock::now() + seconds(5)))`,
		`p.get_future().wait_for(seconds(5)) == std::future_status::timeout`,
		`(std::this_thread::sleep_until(system_clock::now() + seconds(5)), 1)`,
		`[] { std::unique_lock<std::mutex> k(q); return !v.wait_for(k, seconds(5), [] { return done; }); }()`,
	}
	check := func(name string, src Source, args []string) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rep, err := Check(t.Context(), src, Options{Args: args})
			if err != nil {
				t.Fatal(err)
			}
			if rep.Verdict != report.Error || rep.Errors[0].Kind != "assertion" {
				t.Errorf("no assertion fails, but: %s %v", rep.Verdict, rep.Errors)
			}
		})
	}
	levels := []string{"-O0", "-O2"}
	for _, level := range levels {
		var sources []Source
		for _, wait := range []string{
			`pthread_mutex_timedlock(&m, &t)`,
			`pthread_mutex_clocklock(&m, CLOCK_REALTIME, &t)`,
			`pthread_rwlock_timedrdlock(&l, &t)`,
			`pthread_rwlock_timedwrlock(&l, &t)`,
			`pthread_cond_timedwait(&c, &m, &t)`,
			`sem_timedwait(&s, &t)`,
			`!clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &t, 0)`,
			`!(x = t.tv_sec, clock_gettime(CLOCK_REALTIME, &t), t.tv_sec = x - t.tv_sec, t.tv_nsec = 0, nanosleep(&t, 0))`,
			`!sleep(t.tv_sec - 1700000000)`,
			`syscall(SYS_futex, &y, FUTEX_WAIT_BITSET, 0, &t, 0, FUTEX_BITSET_MATCH_ANY)`,
		} {
			sources = append(sources, C(fmt.Sprintf(program, "", wait), "-w", level))
		}
		compileTogether(t, sources...)
		for i, src := range sources {
			check(fmt.Sprint(i, level), compiledSource(t, src), nil)
		}
	}
	for _, level := range levels[:(scale.By{Short: 0, Usual: 1, Wide: 2, Full: 2}).N()] {
		src := compiledSource(t, CPP(fmt.Sprintf(program, cpp, "argc == 1 ? "+strings.Join(waitsCPP, " : --argc == 1 ? ")+" : 0"), "-w", level))
		for i, wait := range waitsCPP {
			check(wait+level, src, slices.Repeat([]string{""}, i))
		}
	}
}
