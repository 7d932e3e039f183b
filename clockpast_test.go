package genmcgo

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

var clockSeed = flag.Uint64("clock.seed", 1, "of the programs of TestClockPast")

const clockPastHead = `#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>
#ifdef STILL
#define look() (__COUNTER__ + 1L)
#define later(a) ((void)(a))
#else
static long look(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1000000000L + t.tv_nsec; }
#define later(a) assert(look() > (a))
#endif
_Atomic long X, Y;
_Atomic int N, Z, W;
long L, G, B[4], D[4];
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_barrier_t b;
`

// clockPast is a program of n threads in which what a clock shows goes from thread to thread in several ways. Each thread that is shown a
// time asserts that its own clock shows a later one.
func clockPast(rng *rand.Rand, number int, orders []string) string {
	var text strings.Builder
	order := func(kind int) string { return orders[kind+3*rng.IntN(len(orders)/3)] } // loads, stores, read-modify-writes
	statement := func() string {
		x := []string{"X", "Y"}[rng.IntN(2)]
		switch z := []string{"Z", "W"}[rng.IntN(2)]; rng.IntN(12) {
		case 0:
			return fmt.Sprintf("atomic_store_explicit(&%s, look(), %s);", x, order(1))
		case 1, 2:
			return fmt.Sprintf("{ long v = atomic_load_explicit(&%s, %s); later(v); }", x, order(0))
		case 3:
			return "pthread_mutex_lock(&m); later(L); L = look(); pthread_mutex_unlock(&m);"
		case 4:
			return fmt.Sprintf("{ long v = atomic_exchange_explicit(&%s, look(), %s); later(v); }", x, order(2))
		case 5:
			return fmt.Sprintf("atomic_fetch_add_explicit(&N, 1, %s);", order(2))
		case 6:
			return "usleep(30000);"
		case 7, 8: // with the next one this may take effect before what precedes it under imm
			return fmt.Sprintf("atomic_store_explicit(&%s, %d, %s);", z, 1+rng.IntN(2), order(1))
		case 9, 10:
			return fmt.Sprintf("(void)atomic_load_explicit(&%s, %s);", z, order(0))
		}
		return fmt.Sprintf("{ int v = atomic_load_explicit(&N, %s); atomic_store_explicit(&Y, v, %s); }", order(0), order(1))
	}
	alike := rng.IntN(3) == 0 // all threads do the same
	barrier := !alike && rng.IntN(6) == 0
	threads := 2 + rng.IntN(2)
	for t := range threads {
		if alike && t > 0 {
			break
		}
		fmt.Fprintf(&text, "static void *t%d_%d(void *arg) { ", number, t)
		if rng.IntN(3) == 0 {
			text.WriteString("later(G); ")
		}
		for range 7 - threads {
			text.WriteString(statement() + " ")
		}
		if barrier {
			fmt.Fprintf(&text, "B[%d] = look(); pthread_barrier_wait(&b); later(B[%d]); ", t, rng.IntN(threads))
		}
		if !alike {
			fmt.Fprintf(&text, "D[%d] = look(); ", t)
		}
		text.WriteString("return 0; }\n")
	}
	fmt.Fprintf(&text, "int main_%d(void) { pthread_t t[4]; pthread_barrier_init(&b, 0, %d); ", number, threads)
	for t := range threads {
		switch {
		case t == 0 && rng.IntN(2) == 0:
			text.WriteString("G = look(); ")
		case !alike && rng.IntN(4) == 0: // threads are not identical then
			text.WriteString("later(0); ")
		}
		function := t
		if alike {
			function = 0
		}
		fmt.Fprintf(&text, "pthread_create(&t[%d], 0, t%d_%d, 0); ", t, number, function)
	}
	for t := range threads {
		fmt.Fprintf(&text, "pthread_join(t[%d], 0); later(D[%d]); ", t, t)
	}
	text.WriteString("later(X); later(Y); later(L); return 0; }\n")
	return text.String()
}

// TestClockPast: time does not go back from one thread to another, and clocks add and take away no execution: there are as many as with
// numbers in place of times. -tags invariants compares what each clock showed with its past.
func TestClockPast(t *testing.T) {
	needClang(t)
	rlx := "memory_order_relaxed"
	all := []string{rlx, rlx, rlx, rlx, rlx, rlx, rlx, rlx, rlx, rlx, rlx, rlx, "memory_order_acquire", "memory_order_release", "memory_order_acq_rel",
		"memory_order_seq_cst", "memory_order_seq_cst", "memory_order_seq_cst"}
	rng := rand.New(rand.NewPCG(*clockSeed, 2))
	models := append(consistency.Names(), "rc11.kat", "imm.kat")
	ways := []Options{{}, {Equivalence: "rf"}, {Symmetry: true}, {NoLookahead: true, NoUnblock: true}, {NoCache: true, Equivalence: "rf"}}
	const each = 12 // programs in a file
	for file := range (scale.By{Short: 1, Usual: 2, Wide: 10, Full: 100}).N() {
		orders, relaxed := all, file%2 == 0
		if !relaxed { // what follows a relaxed load may come before it under imm, but for a look at a clock
			orders = all[12:]
		}
		text := clockPastHead
		for n := range each {
			text += clockPast(rng, n, orders)
		}
		moving, standing := C(text, "-w"), C(text, "-w", "-DSTILL")
		running, err := moving.readIR(t.Context(), &Options{})
		if err != nil {
			t.Fatal(err)
		}
		still, err := standing.readIR(t.Context(), &Options{})
		if err != nil {
			t.Fatal(err)
		}
		for n := range each {
			t.Run(fmt.Sprintf("%d/%d", file, n), func(t *testing.T) {
				t.Parallel()
				check := func(ir []byte, o Options) uint64 {
					r, err := Check(t.Context(), IR(string(ir)), o)
					if err != nil {
						t.Fatal(err)
					}
					if r.Verdict != report.Verified {
						t.Fatalf("%+v: %s, %v\n%s", o, r.Verdict, r.Errors, text)
					}
					return r.Complete
				}
				most := uint64(0)
				for _, model := range models {
					o := ways[scale.Choose(fmt.Sprint(model, file, n), len(ways))]
					holes := strings.HasPrefix(model, "imm")
					o.Model, o.Entry, o.Workers, o.NoSimplify = model, fmt.Sprintf("main_%d", n), 1+n%2, holes
					if strings.HasSuffix(model, ".kat") {
						if most > 30 {
							continue // it would take too long
						}
						o.Equivalence, o.Symmetry = "", false // imm.kat has neither
					}
					got, want := check(running, o), uint64(0)
					if holes && relaxed {
						want = check(running, Options{Model: model, Entry: o.Entry, NoSimplify: true, NoLookahead: !o.NoLookahead, Symmetry: o.Symmetry, Equivalence: o.Equivalence})
					} else {
						want = check(still, o)
					}
					if most = max(most, got); got != want {
						t.Errorf("%+v: %d executions, want %d\n%s", o, got, want, text)
					}
				}
			})
		}
	}
}
