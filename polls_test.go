package genmcgo

import (
	"fmt"
	"testing"
)

// TestPolls: threads that poll a number of times behave alike whether the number is large enough for rounds to be left out
// (interp/counted.go) or not. Rounds of several reads cannot be repeated: `two reads` and `compare-exchange` were said to
// fail from 8 rounds on.
func TestPolls(t *testing.T) {
	needClang(t)
	type loop struct {
		name, poll, other string
		rounds            []int
		complete          uint64
		late              bool // may all rounds fail?
	}
	loops := []loop{
		{"two reads", "if (atomic_load(&x) == atomic_load(&x)) return 0;",
			"for (int k = 1; k < 5; k++) atomic_store(&x, k);", []int{7, 12, 30}, 55, false},
		{"compare-exchange", "int o = atomic_load(&x); if (atomic_compare_exchange_strong(&x, &o, o + 1)) return 0;",
			"for (int k = 1; k < 5; k++) atomic_fetch_add(&x, 1);", []int{7, 12, 30}, 55, false},
		// What the last round read is in memory, where compare-exchanges find it, and does not matter. As it might, the last
		// round but one is explored, too.
		{"one of several", "o = atomic_load(&x); if (o > 0 && take(&o, o - 1)) return 0;", "atomic_fetch_add(&x, 1);", []int{12, 1000}, 5, true},
		// It matters: a round takes only what the last one saw, and all were counted. But it leaves the loop then, as the second
		// one may.
		{"seen before", "int was = o; o = atomic_load(&x); if (was > 0 && o > 0 && take(&o, o - 1)) return 0;", "atomic_fetch_add(&x, 1);",
			[]int{12, 1000}, 5, true},
		// A round that sees it for the first time stays in the loop, so all rounds count.
		{"seen twice", "int was = o; o = atomic_load(&x); if (was > 0 && i % 2 == 0) return 0;", "atomic_store(&x, 1);", []int{12}, 13, true},
		// The first round reads 1, or the second one, or the last one, or none.
		{"one read", "if (atomic_load(&x) == 1) return 0;", "atomic_store(&x, 1);", []int{12, 1000}, 4, true},
		// The number of rounds was read before the loop, as what a compare-exchange expects is.
		{"tries read", "for (int n = tries; n > 0; n--) if (atomic_load(&x) == 1) return 0; break;", "atomic_store(&x, 1);", []int{12, 1000}, 4, true},
		// So was what the first round tests, which each round reads again. Compilers that do not optimise make one branch of both
		// conditions, and one of three with a function that is called. The object is a local variable whose parts are numbers in the end, so
		// the first round whose state is looked at is the one that passed the test: the first two read 1, or the last one.
		{"read before", "int n = 0; o = atomic_load(&x); while (!o && ++n <= 1000) o = atomic_load(&x); break;", "atomic_store(&x, 1);", []int{1000}, 5, true},
		{"object", "int n = 0; struct box b = read(); while (empty(&b) && ++n <= 1000) b = read(); break;", "atomic_store(&x, 1);", []int{1000}, 6, true},
	}
	text := func(c loop, n int) string {
		return fmt.Sprintf(`
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int x;
int tries = %[1]d;
struct box { int in[4]; };
static struct box read(void) { return (struct box){{atomic_load(&x)}}; }
static _Bool empty(struct box *b) { return !b->in[0]; }
__attribute__((always_inline)) static inline _Bool take(int *o, int n) { return atomic_compare_exchange_strong(&x, o, n); }
void *poll(void *late) {
  int o = 0;
  for (int i = 0; i < %[1]d; i++) { %[2]s }
  return late;
}
void *other(void *arg) { %[3]s return arg; }
int main(void) {
  pthread_t t, u;
  void *late;
  pthread_create(&t, 0, poll, (void *)1);
  pthread_create(&u, 0, other, 0);
  pthread_join(t, &late);
  pthread_join(u, 0);
  assert(!late || %[4]d);
}`, n, c.poll, c.other, map[bool]int{true: 1}[c.late])
	}
	var sources []Source
	for _, c := range loops {
		for _, n := range c.rounds {
			sources = append(sources, C(text(c, n)))
		}
	}
	compileTogether(t, sources...)
	for _, c := range loops {
		for _, n := range c.rounds {
			r, err := Check(t.Context(), compiledText(t, text(c, n)), Options{Workers: 1, Estimate: Sampling{Off: true}})
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != "verified" || r.Complete != c.complete {
				t.Errorf("%s, %d rounds: %s; want %d executions", c.name, n, r.Summary, c.complete)
			}
		}
	}
}

// TestLastPoll: what the last of many rounds reads may matter to what comes after it. Here it is an error to see in round n, which
// reads nothing, what round n-1 read; no other round can tell.
func TestLastPoll(t *testing.T) {
	needClang(t)
	text := func(n int) string {
		return fmt.Sprintf(`
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
struct box { int in[4]; };
static void fill(struct box *b) { b->in[0] = atomic_load(&x); }
static _Bool empty(struct box *b) { return !b->in[0]; }
void *poll(void *arg) {
  struct box was = {};
  for (int i = 0;; i++) {
    _Bool late = i >= %[1]d;
    if (!empty(&was)) {
      assert(!late);
      return arg;
    }
    if (late) return arg;
    fill(&was);
  }
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, poll, 0);
  atomic_store(&x, 1);
  pthread_join(t, 0);
}`, n)
	}
	var sources []Source
	rounds := []int{7, 12, 1000}
	for _, n := range rounds {
		sources = append(sources, C(text(n)))
	}
	compileTogether(t, sources...)
	for _, n := range rounds {
		r, err := Check(t.Context(), compiledText(t, text(n)), Options{Workers: 1, Estimate: Sampling{Off: true}})
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != "error" {
			t.Errorf("%d rounds: %s, want an error", n, r.Summary)
		}
	}
}

// TestRetriesCountedSometimes: a retry whose loop has a counter, but does not count, comes back to the state before it, but for what
// it read. So failed retries are left out as in loops without a counter.
func TestRetriesCountedSometimes(t *testing.T) {
	needClang(t)
	text := func(counts string) Source {
		return C(fmt.Sprintf(`
#include <pthread.h>
#include <stdatomic.h>
atomic_int x;
void *add(void *arg) {
  int n = 0, r = atomic_load(&x);
  while (!atomic_compare_exchange_strong(&x, &r, r + 1)) {
    %s
  }
  return arg;
}
int main(void) {
  pthread_t t[3];
  for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, add, 0);
  for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
}`, counts))
	}
	for _, c := range []struct {
		counts   string
		complete uint64
	}{
		{"", 6},
		{"if (r < 5) continue; if (++n > 10) break;", 6},
		{"if (++n > 10) break;", 48}, // each retry counts
	} {
		r, err := Check(t.Context(), text(c.counts), Options{Workers: 1, Estimate: Sampling{Off: true}})
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != "verified" || r.Complete != c.complete {
			t.Errorf("%q: %s; want %d executions", c.counts, r.Summary, c.complete)
		}
	}
}
