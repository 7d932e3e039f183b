package genmcgo

import (
	"strings"
	"testing"

	"genmcgo/truST/config"
)

// TestHangs: a thread in a loop that does nothing waits for nothing: no later write ends it, so a read of an old value leads there, too.
func TestHangs(t *testing.T) {
	for _, model := range []string{"sc", "tso", "rc11", "imm"} {
		for name, o := range map[string]Options{"": {}, "rf": {Equivalence: "rf"}, "rvf": {Equivalence: "rvf"}, "no lookahead": {NoLookahead: true, NoUnblock: true}} {
			if o.Equivalence == "rvf" && model != "sc" {
				continue
			}
			o.Model, o.Workers = model, 1
			r, err := Check(t.Context(), File("testdata/hangs.ll"), o)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Warnings) != 1 || r.Warnings[0].Kind != "liveness" || !strings.Contains(r.Warnings[0].Message, "in a loop that does nothing") || r.Blocked != 1 {
				t.Errorf("%s %s: %s; want a warning that a thread goes round for ever, and one blocked execution", model, name, r.Summary)
			}
		}
	}
}

// TestHangsInSection: a thread that hangs in an atomic section keeps others from beginning theirs, for ever: the section has begun, though it
// has only read, and what was read would not be read again after what the others still have to do.
func TestHangsInSection(t *testing.T) {
	needClang(t)
	src := C(`
#include <pthread.h>
void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);
static int x;
static void *writes(void *u) {
  for (int i = 1; i >= 0; i--) {
    __VERIFIER_atomic_begin();
    x = i;
    __VERIFIER_atomic_end();
  }
  return u;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writes, 0);
  __VERIFIER_atomic_begin();
  if (x)
    for (;;)
      ;
  __VERIFIER_atomic_end();
  pthread_join(t, 0);
  return x;
}`)
	compileTogether(t, src)
	for _, equivalence := range config.Equivalences {
		r, err := Check(t.Context(), src, Options{Model: "sc", Equivalence: equivalence, Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Warnings) != 1 || r.Warnings[0].Kind != "liveness" || !strings.Contains(r.Warnings[0].Message, "in a loop that does nothing") {
			t.Errorf("%s: %s; want a warning that a thread goes round for ever", equivalence, r.Summary)
		}
	}
}
