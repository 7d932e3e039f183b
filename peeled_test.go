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
	want := map[string]uint64{}
	for _, level := range []string{"-O0", "-O2", "-O3"} {
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
		for _, level := range []string{"-O0", "-O2", "-O3"} {
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
