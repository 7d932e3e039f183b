package genmcgo

import (
	"strings"
	"testing"

	"genmcgo/report"
)

// TestFoldKeeps: the text of an error shows the reads by which a thread fails and the writes that they read, though
// nobody else has to do with that memory, and not what main makes ready besides.
func TestFoldKeeps(t *testing.T) {
	needClang(t)
	for what, program := range map[string]string{
		"in the condition": `void *run(void *u) { if (ready) assert(p->b == x); return 0; }`,
		"before it":        `void *run(void *u) { if (!ready) return 0; int v = p->b, w = x; int both = v + w; assert(both != 3); return 0; }`,
		"on the way": `void *run(void *u) { if (!ready) return 0; if (x == 1)
			if (p->b == 2)
				assert(0); return 0; }`,
	} {
		r, err := Check(t.Context(), C(`
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <assert.h>
int x;
atomic_int ready;
struct s { int a, b, c, d; } *p;
`+program+`
int main(void) {
  pthread_t t;
  p = malloc(sizeof *p);
  p->a = 1; p->b = 2; p->c = 3; p->d = 4;
  x = 1;
  pthread_create(&t, 0, run, 0);
  ready = 1;
  pthread_join(t, 0);
}
`), Options{Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		if err := r.WriteText(&text, report.Style{}); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"R na s#1.b = 2 ", "W na s#1.b = 2 ", "R na x = 1 ", "W na x = 1 "} {
			if strings.Count(text.String(), want) == 0 {
				t.Errorf("%s: %q is not shown in\n%s", what, want, text.String())
			}
		}
		for _, hidden := range []string{"s#1.a = 1", "s#1.c = 3", "s#1.d = 4"} {
			if strings.Contains(text.String(), hidden) {
				t.Errorf("%s: %q is shown in\n%s", what, hidden, text.String())
			}
		}
	}
}
