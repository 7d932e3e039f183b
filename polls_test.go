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
		// What the last round read is in memory, where compare-exchanges find it, and does not matter.
		{"one of several", "o = atomic_load(&x); if (o > 0 && take(&o, o - 1)) return 0;", "atomic_fetch_add(&x, 1);", []int{12, 1000}, 4, true},
		// It matters: a round takes only what the last one saw, so all rounds count.
		{"seen before", "int was = o; o = atomic_load(&x); if (was > 0 && o > 0 && take(&o, o - 1)) return 0;", "atomic_fetch_add(&x, 1);",
			[]int{12}, 13, true},
		// The first round reads 1, or the second one, or the last one, or none.
		{"one read", "if (atomic_load(&x) == 1) return 0;", "atomic_store(&x, 1);", []int{12, 1000}, 4, true},
	}
	text := func(c loop, n int) string {
		return fmt.Sprintf(`
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int x;
__attribute__((always_inline)) static inline _Bool take(int *o, int n) { return atomic_compare_exchange_strong(&x, o, n); }
void *poll(void *late) {
  int o = 0;
  for (int i = 0; i < %d; i++) { %s }
  return late;
}
void *other(void *arg) { %s return arg; }
int main(void) {
  pthread_t t, u;
  void *late;
  pthread_create(&t, 0, poll, (void *)1);
  pthread_create(&u, 0, other, 0);
  pthread_join(t, &late);
  pthread_join(u, 0);
  assert(!late || %d);
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
