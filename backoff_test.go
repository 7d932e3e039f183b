package genmcgo

import (
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestBackoffClass: a class that backs off, as libraries of C++ have it, is part of no state, at each level of optimisation: three threads
// take the lock in six orders. A function that may throw, for all that is known, is called where an object has to be destroyed.
func TestBackoffClass(t *testing.T) {
	scale.NotShort(t) // compiling C++ takes seconds
	scale.NotRace(t)
	needClang(t)
	for _, level := range []string{"-O0", "-O1", "-O2"} {
		src := compiledSource(t, CPP(`
#include <atomic>
#include <cassert>
#include <sched.h>
#include <thread>
#include <unistd.h>

class Backoff {
	int count;
	unsigned seed;
	static void turns(int n) { while (n-- > 0) asm volatile("" ::: "memory"); }
	unsigned random() { seed ^= seed << 13; seed ^= seed >> 17; seed ^= seed << 5; return seed; }
public:
	Backoff() : count(1), seed(7) {}
	void pause() {
		if (count <= 16) {
			turns(count);
			count *= 2;
		} else {
			sched_yield();
			random();
		}
	}
	void reset() { count = 1; }
};
static void settle(int n) { if (n > 3) usleep(n); }
struct Guard {
	std::atomic<int> &lock;
	Guard(std::atomic<int> &l) : lock(l) {
		Backoff b;
		for (int n = 0; lock.exchange(1, std::memory_order_acquire); n++) {
			b.pause();
			settle(n);
		}
		b.reset();
	}
	~Guard() { lock.store(0, std::memory_order_release); }
};
static std::atomic<int> lock_;
static int shared;
static void work() {
	Guard g(lock_);
	for (int n = 0; n < 2; n++)
		usleep(n);
	shared++;
}
int main() {
	std::thread a(work), b(work), c(work);
	a.join(), b.join(), c.join();
	assert(shared == 3);
}`, level))
		compileTogether(t, src)
		for _, model := range []string{"sc", "rc11", "imm"} {
			r, err := Check(t.Context(), src, Options{Model: model, Workers: 1, MaxExecutions: 1000, Estimate: Sampling{Off: true}})
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != report.Verified || r.Complete != 6 {
				t.Errorf("%s under %s: %s; want 6 executions", level, model, r.Summary)
			}
		}
	}
}

// TestInspectUnneeded: a debugger says that it does not know a variable which nothing depends on and which is not computed therefore. It
// knows the others.
func TestInspectUnneeded(t *testing.T) {
	needClang(t)
	play, _, in := inspectedSource(t, C(`
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int ready;
static void *sets(void *a) { atomic_store(&ready, 1); return a; }
int main(void)
{
	pthread_t t;
	int n = 1, tries = 40, odd = 5;
	pthread_create(&t, 0, sets, 0);
	while (!atomic_load(&ready))
		if (n <= 16)
			n *= 2;
	for (int i = 0; i < 3; i++)
		odd = 1;
	tries += 2;
	assert(tries != 42);
	return 0;
}`, "-O0"), Options{Model: "sc", Workers: 1})
	if in == nil {
		t.Fatal("the assertion does not fail")
	}
	m := in.At(play, play.Len())
	defer m.Close()
	got := map[string]string{}
	for _, v := range m.Variables(0, 0) {
		got[v.Name] = v.Value
	}
	if got["tries"] != "42" || got["n"] == "1" || got["n"] == "2" || got["odd"] == "5" {
		t.Errorf("variables are %v; want tries = 42 and no value of n and odd", got)
	}
}

// TestInlinedErrors: what is wrong in a function that only computes is found when its calls become its body, and reports say where, of
// which variable.
func TestInlinedErrors(t *testing.T) {
	needClang(t)
	for _, tc := range []struct{ name, body, kind, message string }{
		{"before a variable", "static void wrong(struct s *p) { ((int *)p)[-1] = 4; }\nint main(void) { struct s q = {1, 2}; wrong(&q); return q.a - 1; }",
			"out-of-bounds", ""},
		{"behind a variable", "static void wrong(struct s *p) { ((int *)p)[2] = 4; }\nint main(void) { struct s q = {1, 2}; wrong(&q); return q.a - 1; }",
			"out-of-bounds", ""},
		{"filled before a variable", "int main(void) { struct s q = {1, 2}; memset((char *)&q - 4, 0, 4); return q.a - 1; }",
			"out-of-bounds", ""},
		{"filled across its start", "int main(void) { struct s q = {1, 2}; memset((char *)&q - 4, 0, 8); return q.b - 2; }",
			"out-of-bounds", ""},
		{"unset", "static int set(int k) {\n\tint z;\n\tif (k == 0) z = 5;\n\treturn z;\n}\nint main(void) { return set(0) == 5 && set(1) ? 1 : 0; }",
			"uninitialized-read", "the uninitialized local variable z, declared at "},
		{"unset in part", "static int part(int k) {\n\tstruct s z;\n\tif (k == 0) z.a = z.b = 5;\n\treturn z.b;\n}\n" +
			"int main(void) { return part(0) == 5 && part(1) ? 1 : 0; }", "uninitialized-read", "the uninitialized local variable z, declared at "},
	} {
		for _, flags := range [][]string{{"-O0", "-w"}, {"-O0", "-w", "-g"}} {
			r, err := Check(t.Context(), C("#include <string.h>\nstruct s { int a, b; };\n"+tc.body+"\n", flags...), Options{Model: "sc", Workers: 1})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Errors) != 1 || r.Errors[0].Kind != tc.kind || !strings.Contains(r.Errors[0].Message, tc.message) {
				t.Errorf("%s, %s: %s; want %s %s", tc.name, flags, r.Summary, tc.kind, tc.message)
			}
		}
	}
}

// TestRoundsThatStay: nothing depends on k but whether the thread goes round for ever, and that is found, in rounds as well that come back to
// where others do.
func TestRoundsThatStay(t *testing.T) {
	needClang(t)
	for _, loop := range []string{
		"for (;;) { n++; if (k != 3) continue; if (atomic_load(&ready)) break; }",
		"while (1) { n++; if (k != 3) continue; if (atomic_load(&ready)) break; }",
		"again: if (k != 3) goto again; if (!atomic_load(&ready)) goto again;",
		"again: if (n++ < 5) goto again; if (k != 3) goto again; if (!atomic_load(&ready)) goto again;",
		"do { for (int i = 0; i < 3; i++) n++; for (int i = 0; i < 3; i++) { n++; if (k == 5) i = 0; } } while (!atomic_load(&ready));",
		"if (k == 5) while (k != 3) n++; while (!atomic_load(&ready)) ;",
		"while (1) { while (n++ < 5) ; n = 0; if (k != 3) continue; break; }",
	} {
		r, err := Check(t.Context(), C(`
#include <pthread.h>
#include <stdatomic.h>
static atomic_int ready;
static void *sets(void *a) { atomic_store(&ready, 1); return a; }
int main(void)
{
	pthread_t t;
	int k = 1, n = 0;
	k += 4;
	pthread_create(&t, 0, sets, 0);
	`+loop+`
	pthread_join(t, 0);
	return 0;
}`, "-O0"), Options{Model: "sc", Workers: 1, MaxSteps: 100_000, Estimate: Sampling{Off: true}})
		if err != nil {
			t.Fatal(err)
		}
		if r.Complete != 0 || r.Blocked == 0 {
			t.Errorf("%s: %s; want no complete execution", loop, r.Summary)
		}
	}
}

// TestUnrollInlined: a bound of loops, and exceptions from it, mean the functions that loops are written in, wherever their calls became
// their bodies.
func TestUnrollInlined(t *testing.T) {
	needClang(t)
	src := C(`
#include <assert.h>
static int sum(int n) { int r = 0; for (int i = 0; i < n; i++) r += i; return r; }
static int via(int n) { return sum(n); }
int main(void)
{
	assert(via(5) == 10);
	for (int i = 0; i < 4; i++) assert(i < 4);
	return 0;
}`, "-O0")
	for _, tc := range []struct {
		free    []string
		bounded bool
	}{
		{[]string{"sum"}, true}, {[]string{"main"}, true}, {[]string{"via", "main"}, true}, {[]string{"sum", "main"}, false},
	} {
		r, err := Check(t.Context(), src, Options{Model: "sc", Workers: 1, Unroll: 3, NoUnroll: tc.free})
		if err != nil {
			t.Fatal(err)
		}
		if r.Bounded != tc.bounded {
			t.Errorf("without a bound in %s: %s; want bounded %v", tc.free, r.Summary, tc.bounded)
		}
	}
}

// TestInspectInlined: a debugger knows the variables of a function whose calls became its body, and its parameters.
func TestInspectInlined(t *testing.T) {
	needClang(t)
	play, _, in := inspectedSource(t, C(`
#include <assert.h>
static int x;
static int scaled(int n, int by)
{
	int sum = n * by, set;
	if (n > 5)
		set = 1;
	if (set)
		sum++;
	return sum;
}
int main(void)
{
	x = scaled(3, 2);
	return 0;
}`, "-O0"), Options{Model: "sc", Workers: 1})
	if in == nil {
		t.Fatal("the uninitialised read is not found")
	}
	m := in.At(play, play.Len())
	defer m.Close()
	got := map[string]string{}
	for _, v := range m.Variables(0, 0) {
		got[v.Name] = v.Value
	}
	if len(got) != 4 || got["n"] != "3" || got["by"] != "2" || got["sum"] != "6" || got["set"] != "undefined" {
		t.Errorf("variables are %v; want n = 3, by = 2, sum = 6 and set undefined", got)
	}
}

// TestInlinedWhereItEnds: a function whose body is about to change, as what it calls where it ends becomes part of it, is not copied as it
// was before.
func TestInlinedWhereItEnds(t *testing.T) {
	needClang(t)
	r, err := Check(t.Context(), C(`
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void failed(void);
static void *first(void *a)
{
	if (atomic_fetch_sub(&x, 1) == 1) { failed(); assert(0); }
	return a;
}
static void failed(void) { first(0); atomic_store(&x, 0); }
static void *second(void *a) { if (atomic_load(&x) == 1) first(a); return a; }
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, first, 0);
	pthread_join(t, 0);
	atomic_store(&x, 1);
	pthread_create(&t, 0, second, 0);
	pthread_join(t, 0);
	return 0;
}`, "-O0"), Options{Model: "sc", Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Errors) != 1 || r.Errors[0].Kind != "assertion" {
		t.Errorf("%s; want the assertion", r.Summary)
	}
}

// TestDecidedAssertion: an assertion that numbers decide where its function was inlined is reached; one to which no way leads is not.
func TestDecidedAssertion(t *testing.T) {
	needClang(t)
	for call, want := range map[string]int{"holds(1, 2)": 0, "holds(0, 2)": 1} {
		for _, flags := range [][]string{{"-O0"}, {"-O0", "-g"}} {
			r, err := Check(t.Context(), C("#include <assert.h>\nstatic void holds(int asks, int v) { if (asks) assert(v != 3); }\n"+
				"int main(void) { "+call+"; return 0; }\n", flags...), Options{Model: "sc", Workers: 1})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Errors) > 0 || len(r.Unreached) != want {
				t.Errorf("%s, %s: %d assertions are not reached, %s; want %d", call, flags, len(r.Unreached), r.Summary, want)
			}
		}
	}
}

// TestBackoffLimit: a limit to which nothing writes is no part of a back-off, even if other modules might write to it. Three
// threads that look at the lock before they take it have 36 executions at each level; at -O1 they had 1,728.
func TestBackoffLimit(t *testing.T) {
	needClang(t)
	for _, level := range []string{"-O0", "-O1", "-O2"} {
		src := C(`
#include <stdatomic.h>
#include <pthread.h>
#include <sched.h>
#include <assert.h>
atomic_int l;
int x, max_spin = 8, limits[2] = {1, 2};
static void lock(void) {
	for (int n = limits[0];;) {
		if (atomic_load_explicit(&l, memory_order_relaxed) == 0) {
			int e = 0;
			if (atomic_compare_exchange_strong_explicit(&l, &e, 1, memory_order_acquire, memory_order_relaxed))
				return;
		}
		for (int i = 0; i < n; i++)
			;
		if (n < max_spin) n *= limits[1]; else sched_yield();
	}
}
static void *thread(void *p) { lock(); x++; atomic_store_explicit(&l, 0, memory_order_release); return 0; }
int main(void) {
	pthread_t t[3];
	for (int i = 0; i < 3; i++) pthread_create(t + i, 0, thread, 0);
	for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
	assert(x == 3);
}
`, level)
		rep, err := Check(t.Context(), src, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if rep.Verdict != report.Verified || rep.Complete != 36 {
			t.Errorf("%s: %s, %d executions", level, rep.Verdict, rep.Complete)
		}
	}
}

// TestBackoffDivisions: a thread that yields every few rounds waits like one that does not, and a division that is wrong is found although
// nothing needs its result.
func TestBackoffDivisions(t *testing.T) {
	for _, tc := range []struct{ division, kind string }{
		{"srem i32 %m, 4", ""}, {"urem i32 %m, 100", ""}, {"sdiv i32 %m, -3", ""}, {"udiv i32 %m, 7", ""}, {"udiv i32 %m, -1", ""},
		{"srem i32 %m, 0", "division-by-zero"}, {"udiv i32 %m, 0", "division-by-zero"}, {"srem i32 9, %n", "division-by-zero"},
		{"sdiv i32 %low, -1", "division-overflow"}, {"srem i32 %low, -1", "division-overflow"},
	} {
		text := `declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @sched_yield()
@lock = global i32 0
@shared = global i32 0
define ptr @worker(ptr %p) {
entry:
	br label %look
look:
	%n = phi i32 [ 0, %entry ], [ %m, %round ]
	%old = atomicrmw xchg ptr @lock, i32 1 acquire, align 4
	%taken = icmp ne i32 %old, 0
	br i1 %taken, label %wait, label %got
wait:
	%m = add i32 %n, 1
	%low = sub i32 -2147483648, %n
	%r = ` + tc.division + `
	%now = icmp eq i32 %r, 0
	br i1 %now, label %yield, label %round
yield:
	call i32 @sched_yield()
	br label %round
round:
	br label %look
got:
	%s = load i32, ptr @shared
	%s1 = add i32 %s, 1
	store i32 %s1, ptr @shared
	store atomic i32 0, ptr @lock release, align 4
	ret ptr null
}
define i32 @main() {
	%t = alloca i64
	%u = alloca i64
	call i32 @pthread_create(ptr %t, ptr null, ptr @worker, ptr null)
	call i32 @pthread_create(ptr %u, ptr null, ptr @worker, ptr null)
	%a = load i64, ptr %t
	call i32 @pthread_join(i64 %a, ptr null)
	%b = load i64, ptr %u
	call i32 @pthread_join(i64 %b, ptr null)
	ret i32 0
}
`
		for _, model := range consistency.Names() {
			r, err := Check(t.Context(), IR(text), Options{Model: model, Workers: 1, MaxExecutions: 1000, Estimate: Sampling{Off: true}})
			switch {
			case err != nil:
				t.Fatalf("%s under %s: %v", tc.division, model, err)
			case tc.kind == "" && (r.Verdict != report.Verified || r.Complete != 2):
				t.Errorf("%s under %s: %s; want 2 executions", tc.division, model, r.Summary)
			case tc.kind != "" && !slices.ContainsFunc(r.Errors, func(e report.Finding) bool { return e.Kind == tc.kind }):
				t.Errorf("%s under %s: %s; want %s", tc.division, model, r.Summary, tc.kind)
			}
		}
	}
}

// TestSleepTimes: a time to sleep for is no part of a back-off, wherever it is kept, unless others may read or write it.
func TestSleepTimes(t *testing.T) {
	needClang(t)
	const program = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threads.h>
#include <time.h>
static atomic_int l;
static int x;
static struct timespec *_Atomic shown;
static void rest(struct timespec *t) { nanosleep(t, 0); }
static void *thread(void *p) {
	for (int n = 1; atomic_exchange_explicit(&l, 1, memory_order_acquire); n++) {
		BODY
	}
	x++;
	atomic_store_explicit(&l, 0, memory_order_release);
	return 0;
}
int main(void) {
	pthread_t t[3];
	for (int i = 0; i < 3; i++) pthread_create(t + i, 0, thread, 0);
	struct timespec *s = atomic_load_explicit(&shown, memory_order_relaxed);
	if (s) s->tv_nsec = 7;
	for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
	assert(x == 3);
}
`
	for _, tc := range []struct {
		body            string
		want, optimised uint64 // executions, 0: an error
	}{
		{"if (n >= 100) { struct timespec t = {0, 1000}; nanosleep(&t, 0); n = 0; }", 6, 6},
		{"if (n >= 100) { struct timespec t; t.tv_sec = 0; t.tv_nsec = n * 10; nanosleep(&t, &t); }", 6, 6},
		{"struct timespec t = {.tv_nsec = n % 7 * 1000}; if (n >= 100) rest(&t);", 6, 6},
		{"struct timespec t = {.tv_nsec = n}, left; while (nanosleep(&t, &left)) t = left;", 6, 42}, // the test of what nanosleep returns keeps the rounds of a rotated loop apart
		{"thrd_sleep(&(struct timespec){.tv_nsec = n}, 0);", 6, 6},
		{"struct timespec t[2] = {{0, n}, {1, 2}}; clock_nanosleep(CLOCK_MONOTONIC, 0, &t[1], 0);", 6, 6},
		// Errors stay.
		{"struct timespec t[2]; t[1].tv_nsec = 1; t[n + 1].tv_nsec = 1; nanosleep(&t[0], 0);", 0, 0},
		{"struct timespec t; __builtin_memset(&t, 0, 16 + n); nanosleep(&t, 0);", 0, 0},
		{"struct timespec t = {0, 1000}; atomic_store_explicit(&shown, &t, memory_order_relaxed); nanosleep(&t, 0);", 0, 0},
	} {
		for _, level := range []string{"-O0", "-O1", "-O2"} {
			want := tc.want
			if level != "-O0" {
				want = tc.optimised
			}
			rep, err := Check(t.Context(), C(strings.Replace(program, "BODY", tc.body, 1), level), Options{})
			switch {
			case err != nil:
				t.Fatal(err)
			case want == 0 && len(rep.Errors) == 0:
				t.Errorf("%s, %s: %s", tc.body, level, rep.Summary)
			case want > 0 && (rep.Verdict != report.Verified || rep.Complete != want):
				t.Errorf("%s, %s: %s, %d executions", tc.body, level, rep.Verdict, rep.Complete)
			}
		}
	}
}

// TestRandomBackoff: delays that grow to a limit, and random numbers below them, are no part of the state of a thread that waits: a lock of
// three threads has six executions. Where the delay grows without a limit it overflows, and then it is divided by 0.
func TestRandomBackoff(t *testing.T) {
	needClang(t)
	const program = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#define MAX 1000
static atomic_int l;
static int x;
static void *thread(void *p) {
	unsigned seed = (unsigned)(long)p;
	TYPE delay = 1;
	while (atomic_exchange_explicit(&l, 1, memory_order_acquire)) {
		BODY
	}
	x++;
	atomic_store_explicit(&l, 0, memory_order_release);
	return 0;
}
int main(void) {
	pthread_t t[3];
	for (long i = 0; i < THREADS; i++) pthread_create(t + i, 0, thread, (void *)i);
	for (int i = 0; i < THREADS; i++) pthread_join(t[i], 0);
	assert(x == THREADS);
}
`
	source := func(body, typ, threads, level string) Source {
		return C(strings.NewReplacer("BODY", body, "TYPE", typ, "THREADS", threads).Replace(program), level, "-w")
	}
	types := []string{"int", "unsigned", "long"}[:scale.By{Short: 1, Usual: 2, Full: 3}.N()]
	for _, body := range []string{
		"usleep(rand() % 100);",
		"usleep(rand() % delay); if (delay < MAX) delay *= 2;",
		"usleep(random() % delay); delay *= 2; if (delay > MAX) delay = MAX;",
		"usleep(rand_r(&seed) % delay); delay = delay * 2 > MAX ? MAX : delay * 2;",
		"struct timespec t = {0, rand() % (delay + 1)}; nanosleep(&t, 0); if (delay < MAX) delay++;",
		"usleep(rand() % (1 << delay)); if (delay < 10) delay++;",
	} {
		for _, typ := range types {
			for _, level := range []string{"-O0", "-O1", "-O2"} {
				rep, err := Check(t.Context(), source(body, typ, "3", level), Options{})
				if err != nil {
					t.Fatal(err)
				}
				want := uint64(6)
				if strings.Contains(body, "rand_r") { // the first round makes the seed undefined, so it differs from the others
					want = 42
				}
				if rep.Verdict != report.Verified || rep.Complete != want || len(rep.Inputs) > 0 {
					t.Errorf("%s %s, %s: %s, %d executions, want %d", typ, body, level, rep.Verdict, rep.Complete, want)
				}
			}
		}
	}
	rep, err := Check(t.Context(), C("#include <assert.h>\n#include <stdlib.h>\nint main(void) { unsigned s = 1; rand_r(&s); assert(s != 1); }"), Options{})
	if err != nil || rep.Verdict != report.Verified {
		t.Errorf("a seed that is looked at: %v, %v", rep.Summary, err)
	}
	rep, err = Check(t.Context(), source("usleep(1000 % delay); delay *= 2;", "unsigned", "2", "-O0"), Options{})
	if err != nil || len(rep.Errors) != 1 || rep.Errors[0].Kind != "division-by-zero" {
		t.Errorf("delay without a limit: %v, %v", rep.Summary, err)
	}
}
