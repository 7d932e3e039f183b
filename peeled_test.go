package genmcgo

import (
	"fmt"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestPeeledUsed: what one of the first rounds has computed may be used behind the loop. It was gone when that round had become one of the
// loop's, and read as 0.
func TestPeeledUsed(t *testing.T) {
	scale.NotRace(t)
	needClang(t)
	const program = `
#include <stdatomic.h>
#include <pthread.h>
#include <sched.h>
#include <assert.h>
atomic_int l;
static void *thread(void *p) {
	int kept = -1;
	for (int n = 0; atomic_fetch_add_explicit(&l, 1, memory_order_acquire); n++) {
		int old = atomic_fetch_sub_explicit(&l, 1, memory_order_relaxed);
		if (n %s) kept = old;
		if (n > 3) sched_yield();
	}
	assert(kept != 0);
	atomic_fetch_sub_explicit(&l, 1, memory_order_release);
	return 0;
}
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	thread(0);
	pthread_join(t, 0);
}
`
	for _, level := range []string{"-O2", "-O3"} {
		var sources []Source
		whens := []string{"== 0", "== 1", "== 2", "== 3", "< 2", "< 3"}
		for _, when := range whens {
			sources = append(sources, C(fmt.Sprintf(program, when), level))
		}
		compileTogether(t, sources...)
		for i, when := range whens {
			rep, err := Check(t.Context(), compiledSource(t, sources[i]), Options{})
			if err != nil {
				t.Fatal(err)
			}
			if rep.Verdict == report.Error {
				t.Errorf("if (n %s), %s: %s", when, level, rep.Summary)
			}
		}
	}
}

// TestPeeled: a loop that begins to yield after a few rounds, of which an optimiser makes a test for each of these rounds, has as many executions
// as without optimisation. Three threads that exchange a value to take a lock had 2,736 at -O2 instead of 6.
func TestPeeled(t *testing.T) {
	scale.NotShort(t)
	scale.NotRace(t)
	needClang(t)
	const program = `
#include <stdatomic.h>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>
#include <time.h>
#include <assert.h>
atomic_int l;
int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *thread(void *p) {
	%s
	return 0;
}
int main(void) {
	pthread_t t[3];
	for (int i = 0; i < 3; i++) pthread_create(t + i, 0, thread, 0);
	%s
	for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
	assert(x == 3 || l == 3 || l == 1);
}
`
	waits := []struct{ name, body, main string }{
		{"exchange", `for (int n = 0; atomic_exchange_explicit(&l, 1, memory_order_acquire); n++) if (n > 3) sched_yield(); x++; atomic_store_explicit(&l, 0, memory_order_release);`, ""},
		{"compare-exchange", `for (int n = 0;; n++) { int e = 0; if (atomic_compare_exchange_strong_explicit(&l, &e, 1, memory_order_acquire, memory_order_relaxed)) break; if (n > 3) sched_yield(); } x++; atomic_store_explicit(&l, 0, memory_order_release);`, ""},
		{"retry", `int v = atomic_load(&l); for (int n = 0; !atomic_compare_exchange_weak(&l, &v, v + 1); n++) if (n > 3) sched_yield();`, ""},
		{"load", `for (int n = 0; !atomic_load_explicit(&l, memory_order_acquire); n++) if (n > 3) sched_yield();`, `atomic_store(&l, 1);`},
		{"trylock", `for (int n = 0; pthread_mutex_trylock(&m); n++) if (n > 3) usleep(10); x++; pthread_mutex_unlock(&m);`, ""},
		{"attempts", `for (int n = 0; atomic_fetch_add_explicit(&l, 1, memory_order_acquire) > 0; n++) { atomic_fetch_sub_explicit(&l, 1, memory_order_relaxed); if (n > 2) sched_yield(); } x++; atomic_fetch_sub_explicit(&l, 1, memory_order_release);`, ""},
		{"two fences", `for (int n = 0; atomic_exchange_explicit(&l, 1, memory_order_relaxed); n++) { atomic_thread_fence(memory_order_acq_rel); if (n > 2) sched_yield(); } atomic_thread_fence(memory_order_acquire); x++; atomic_store_explicit(&l, 0, memory_order_release);`, ""},
	}
	want, levels := map[string]uint64{}, []string{"-O0", "-O2", "-O3"}[:scale.By{Short: 2, Usual: 2, Wide: 3, Full: 3}.N()]
	for _, level := range levels {
		var sources []Source
		for _, tc := range waits {
			sources = append(sources, C(fmt.Sprintf(program, tc.body, tc.main), level))
		}
		compileTogether(t, sources...)
		for i, tc := range waits {
			rep, err := Check(t.Context(), compiledSource(t, sources[i]), Options{})
			if err != nil {
				t.Fatal(err)
			}
			if level == "-O0" {
				want[tc.name] = rep.Complete
			}
			if rep.Verdict != report.Verified || rep.Complete != want[tc.name] {
				t.Errorf("%s, %s: %s, %d executions, want %d", tc.name, level, rep.Verdict, rep.Complete, want[tc.name])
			}
		}
	}

	// Where something happens in some rounds only they stay apart.
	for _, tc := range []struct{ name, body string }{
		{"store", `for (int n = 0; atomic_load_explicit(&l, memory_order_acquire) != 1; n++) if (n > 1) atomic_store_explicit(&l, 1, memory_order_release);`},
		{"clock", `struct timespec a, b; clock_gettime(CLOCK_MONOTONIC, &a); for (int n = 0; n < 3 && atomic_load(&l) == 0; n++) if (n > 1) usleep(900000); clock_gettime(CLOCK_MONOTONIC, &b); if (b.tv_sec > a.tv_sec) atomic_store(&l, 1); else atomic_store(&l, 1);`},
	} {
		for _, level := range levels {
			rep, err := Check(t.Context(), C(fmt.Sprintf(strings.Replace(program, "i < 3", "i < 1", 2), tc.body, ""), level), Options{})
			if err != nil {
				t.Fatal(err)
			}
			if rep.Verdict != report.Verified {
				t.Errorf("%s, %s: %s %v", tc.name, level, rep.Verdict, rep.Errors)
			}
		}
	}
}

// TestPeeledOther: rounds that differ in what is no operand, or in an operand that has to be a constant, stay apart. A round that compared
// with > had become one that compared with <, so that one of these was verified; others were refused, or an internal error.
func TestPeeledOther(t *testing.T) {
	const program = `
%%S = type { i32, i32, i64 }
@l = global i32 1
@s = private constant [2 x i8] c"x\00"
declare void @__assert_fail(ptr, ptr, i32, ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
define ptr @unlock(ptr %%p) {
  store atomic i32 0, ptr @l seq_cst, align 4
  ret ptr null
}
define i32 @main() {
entry:
  %%tid = alloca i64
  %%v = alloca %%S
  store %%S { i32 0, i32 1, i64 1 }, ptr %%v
  %%d = load atomic double, ptr @d monotonic, align 8
  %%cr = call i32 @pthread_create(ptr %%tid, ptr null, ptr @unlock, ptr null)
  %%x0 = load atomic i32, ptr @l seq_cst, align 4
  %%t0 = icmp eq i32 %%x0, 0
  br i1 %%t0, label %%exit, label %%round
round:
  %s
  %%x1 = load atomic i32, ptr @l seq_cst, align 4
  %%t1 = icmp eq i32 %%x1, 0
  br i1 %%t1, label %%exit, label %%loop
loop:
  %s
  %%x2 = load atomic i32, ptr @l seq_cst, align 4
  %%t2 = icmp eq i32 %%x2, 0
  br i1 %%t2, label %%exit, label %%loop
exit:
  %%z = phi i32 [ 0, %%entry ], [ %%z1, %%round ], [ %%z2, %%loop ]
  %%bad = icmp eq i32 %%z, 1
  br i1 %%bad, label %%fail, label %%good
fail:
  call void @__assert_fail(ptr @s, ptr @s, i32 1, ptr @s)
  unreachable
good:
  ret i32 0
}
@d = global double 2.0
`
	for name, round := range map[string]struct {
		text  string // # is the number of the round
		other [2]string
	}{
		"comparison": {"%f# = fcmp @ double %d, 1.0\n  %z# = zext i1 %f# to i32", [2]string{"ogt", "olt"}},
		"member":     {"%g# = getelementptr %S, ptr %v, i64 0, i32 @\n  %z# = load i32, ptr %g#", [2]string{"1", "0"}},
		"inserted":   {"%i# = insertvalue { i32, i32 } { i32 0, i32 0 }, i32 1, @\n  %z# = extractvalue { i32, i32 } %i#, 1", [2]string{"1", "0"}},
		"shuffled":   {"%i# = shufflevector <2 x i32> <i32 0, i32 1>, <2 x i32> undef, <2 x i32> @\n  %z# = extractelement <2 x i32> %i#, i64 0", [2]string{"<i32 1, i32 0>", "<i32 0, i32 1>"}},
		"immediate":  {"%c# = call i32 @llvm.ctlz.i32(i32 1, i1 @)\n  %z# = sub i32 32, %c#", [2]string{"true", "false"}},
		"size":       {"call void @llvm.memset.p0.i64(ptr %v, i8 0, i64 @, i1 false)\n  %g# = getelementptr %S, ptr %v, i64 0, i32 1\n  %z# = load i32, ptr %g#", [2]string{"4", "8"}},
		"allocated":  {"%a# = alloca @\n  store i32 1, ptr %a#\n  %z# = load i32, ptr %a#", [2]string{"i32", "[2 x i32]"}},
	} {
		var rounds []any
		for i, n := range []string{"1", "2"} {
			rounds = append(rounds, strings.NewReplacer("#", n, " @llvm", " @llvm", "@", round.other[i]).Replace(round.text))
		}
		rep, err := Check(t.Context(), IR(fmt.Sprintf(program, rounds...)), Options{})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if rep.Verdict != report.Error {
			t.Errorf("%s: %s", name, rep.Verdict)
		}
	}
}
