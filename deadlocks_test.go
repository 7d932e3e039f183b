package genmcgo

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestAllDeadlocks: each distinct deadlock is reported with the executions that end in it, however the
// program is explored.
func TestAllDeadlocks(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	p, err := Load(t.Context(), File("testdata/wakeup/broadcast.c"), Options{Wakeup: "cond:fifo"})
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range []Options{
		{Model: "sc", Workers: 1}, {Model: "sc", Workers: 4}, {Model: "tso"}, {Model: "rc11"}, {Model: "sc", NoUnblock: true}, {Model: "sc", NoLookahead: true},
		{Model: "sc", Equivalence: "rf"}, {Model: "sc", Equivalence: "rvf"}, {Model: "sc", Schedule: "random"}, {Model: "sc", Schedule: "ltr"},
		{Model: "sc", Checkpoint: t.TempDir() + "/run", polls: 7}, {Model: "sc", Minimise: 100},
	} {
		o.Wakeup, o.AllDeadlocks, o.Estimate.Off = "cond:fifo", true, o.Equivalence != "auto"
		r, err := p.Check(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		var got []uint64
		for i := range r.Errors {
			f := &r.Errors[i]
			got = append(got, f.Executions)
			if asleep := strings.Count(f.Message, "(sleeper)"); f.Kind != "deadlock" || f.Executions != [...]uint64{0, 36, 18, 6}[asleep] {
				t.Errorf("%+v: %s", o, f.Message)
			}
		}
		slices.Sort(got)
		if r.Verdict != report.Error || r.Complete != 36 || !slices.Equal(got, []uint64{6, 18, 36}) {
			t.Errorf("%+v: %s: %d", o, r.Summary, got)
		}
		if !strings.Contains(r.Summary, "3 distinct deadlocks, in which 60 executions end") {
			t.Error(r.Summary)
		}
		rec, err := Record(r)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := p.Replay(t.Context(), rec, Options{}); err != nil || !again.Again {
			t.Errorf("replay: %+v, %v", again, err)
		}
	}
	var opt *OptionError
	if _, err := p.Check(t.Context(), Options{AllDeadlocks: true, NoDeadlock: true}); !errors.As(err, &opt) {
		t.Errorf("deadlocks that are no errors: %v", err)
	}
}

// TestDistinctDeadlocks: two deadlocks of the same lines are distinct if they are about different
// objects, and one, if different threads do the same.
func TestDistinctDeadlocks(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	const program = `
#include <pthread.h>
static pthread_mutex_t m[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static void *f(void *arg) {
  long i = (long)arg, a = i % 3, b = (i + 1) % 3;
  pthread_mutex_lock(&m[a]);
  pthread_mutex_lock(&m[b]);
  pthread_mutex_unlock(&m[b]);
  pthread_mutex_unlock(&m[a]);
  return 0;
}
int main(void) {
  pthread_t t[4];
  long which[] = {WHICH};
  for (int i = 0; i < sizeof which / sizeof *which; i++)
    pthread_create(&t[i], 0, f, (void *)which[i]);
  for (int i = 0; i < sizeof which / sizeof *which; i++)
    pthread_join(t[i], 0);
}`
	for which, want := range map[string]int{"0,1,2": 1, "0,1": 0, "0,1,2,0": 2, "0,1,2,2": 2} {
		r, err := Check(t.Context(), C(program, "-DWHICH="+which), Options{Model: "sc", AllDeadlocks: true, Estimate: Sampling{Off: true}})
		if err != nil {
			t.Fatal(err)
		}
		if n, _ := distinct(r); n != want {
			t.Errorf("%s: %d distinct deadlocks, want %d: %s", which, n, want, r.Summary)
		}
	}
}

// distinct counts the deadlocks of r, and the executions that end in them.
func distinct(r *report.Report) (n int, executions uint64) {
	for i := range r.Errors {
		if f := &r.Errors[i]; f.Kind == "deadlock" {
			n += f.Times
			executions += f.Executions
		}
	}
	return n, executions
}
