package genmcgo

import (
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestLivelock: threads that can go round for ever together are an error with --check-livelock, with their loops;
// what ends, or needs an unfair schedule to go on for ever, is none.
func TestLivelock(t *testing.T) {
	needClang(t)
	const start = "#include <pthread.h>\n#include <stdatomic.h>\n"
	const two = `
int main(void) { pthread_t t; pthread_create(&t, 0, f, (void *)1L); f((void *)0L); pthread_join(t, 0); }`
	const counter = `#include <genmcgo/primitive.h>
typedef struct { int v, stopped; } counter;
GMC_OP(both) void up(counter *c) { c->v++; }
GMC_OP(both) void down(counter *c) { c->v--; }
GMC_OP(query) int stopped(counter *c) { return c->stopped; }
GMC_COMMUTE(up, up);
GMC_COMMUTE(up, down);
GMC_COMMUTE(down, down);
GMC_COMMUTE(stopped, up);
GMC_COMMUTE(stopped, down);
GMC_COMMUTE(stopped, stopped);
counter c;
`
	every := scale.By{Short: 4, Usual: 1, Full: 1}
	tests := []struct {
		name, program string
		found         string // lines that the message names, "" if there is no livelock
	}{
		{"each gives its lock back and tries again", `
pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
void *f(void *arg) {
  long i = (long)arg;
  for (;;) {
    pthread_mutex_lock(&m[i]);
    if (!pthread_mutex_trylock(&m[1 - i])) break;
    pthread_mutex_unlock(&m[i]);
  }
  pthread_mutex_unlock(&m[1 - i]);
  pthread_mutex_unlock(&m[i]);
  return 0;
}` + two, "thread 0 (main) in the loop at program.c:8 and thread 1 (f) in the loop at program.c:8 can go round for ever"},
		{"the second try of the same lock first", `
pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
void *f(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m[0]);
    if (!pthread_mutex_trylock(&m[1])) break;
    pthread_mutex_unlock(&m[0]);
  }
  pthread_mutex_unlock(&m[1]);
  pthread_mutex_unlock(&m[0]);
  return 0;
}` + two, ""},
		{"polite", `
atomic_int wants[2];
void *f(void *arg) {
  long i = (long)arg;
  for (;;) {
    wants[i] = 1;
    if (!wants[1 - i]) break;
    wants[i] = 0;
  }
  wants[i] = 0;
  return 0;
}` + two, "can go round for ever: each comes back to the state in which its last round began"},
		{"one of the polite insists", `
atomic_int wants[2];
void *f(void *arg) {
  long i = (long)arg;
  for (;;) {
    wants[i] = 1;
    if (!wants[1 - i]) break;
    if (i == 0) { while (wants[1]) ; break; }
    wants[i] = 0;
  }
  wants[i] = 0;
  return 0;
}` + two, ""},
		{"a third one waits", `
atomic_int wants[2], go;
void *f(void *arg) {
  long i = (long)arg;
  for (;;) {
    wants[i] = 1;
    if (!wants[1 - i]) break;
    wants[i] = 0;
  }
  wants[i] = 0;
  go = 1;
  return 0;
}
void *g(void *arg) { while (!go) ; return 0; }
int main(void) { pthread_t t[3]; pthread_create(&t[0], 0, f, (void *)0L); pthread_create(&t[1], 0, f, (void *)1L); pthread_create(&t[2], 0, g, 0); for (int i = 0; i < 3; i++) pthread_join(t[i], 0); }`,
			"; meanwhile thread 3 (g) waits at program.c:16 in a loop for a change of go, which is 0 from the start; thread 1 could write it at program.c:13"},
		{"a bounded number of tries", `
atomic_int wants[2];
void *f(void *arg) {
  long i = (long)arg;
  for (int n = 0; n < 3; n++) {
    wants[i] = 1;
    if (!wants[1 - i]) break;
    wants[i] = 0;
  }
  return 0;
}` + two, ""},
		{"operations that commute", counter + `
void *f(void *arg) {
  while (!stopped(&c)) {
    up(&c);
    down(&c);
  }
  return 0;
}` + two, "can go round for ever: each comes back to the state in which its last round began"},
		{"operations that commute undo those of the other thread", counter + `
void *f(void *arg) {
  while (!stopped(&c))
    if (arg) up(&c); else down(&c);
  return 0;
}` + two, "can go round for ever: each comes back to the state in which its last round began"},
		{"each step is undone beside another operation only", counter + `
GMC_OP(both) void set(counter *c, int v) { c->v = v; }
GMC_OP(both) int step(counter *c) { return c->v = (c->v + 1) % 6; }
GMC_COMMUTE(stopped, set);
GMC_COMMUTE(stopped, step);
void *f(void *arg) {
  if (arg) { stopped(&c); return 0; }
  set(&c, 4);
  while (step(&c) != 3) ;
  return 0;
}` + two, ""},
	}
	compileTogether(t, eachText(uint64(len(tests)), func(i uint64) string { return start + tests[i].program })...)
	for i, tc := range tests {
		if !every.Nth(i) {
			continue
		}
		p, err := Load(t.Context(), compiledText(t, start+tc.program), Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range []Options{{Model: "sc"}, {Model: "sc", Workers: 4}, {Model: "tso"}, {Model: "rc11"}, {Model: "sc", Equivalence: "rf"}} {
			o.CheckLivelock, o.Estimate.Off, o.KeepGoing = true, true, true
			r, err := p.Check(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			var message string
			for i := range r.Errors {
				if r.Errors[i].Kind == "livelock" {
					message = r.Errors[i].Message
				}
			}
			if (message == "") != (tc.found == "") || !strings.Contains(message, tc.found) {
				t.Errorf("%s, %s %s: %q, %s", tc.name, o.Model, o.Equivalence, message, r.Summary)
			}
			if message == "" {
				continue
			}
			if r.Verdict != report.Error {
				t.Errorf("%s: %s", tc.name, r.Summary)
			}
			rec, err := Record(r)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := p.Replay(t.Context(), rec, Options{}); err != nil || !again.Again {
				t.Errorf("%s: replay: %+v, %v", tc.name, again, err)
			}
		}
	}
}

// TestGivenUpLocks: two threads that take two locks on trial, first one and then the other in turns, can go round for ever together. The
// report says what to do.
func TestGivenUpLocks(t *testing.T) {
	needClang(t)
	rep, err := Check(t.Context(), C(`
#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static void both(pthread_mutex_t *p, pthread_mutex_t *q) {
	for (;;) {
		pthread_mutex_lock(p);
		if (!pthread_mutex_trylock(q)) return;
		pthread_mutex_unlock(p);
		pthread_mutex_lock(q);
		if (!pthread_mutex_trylock(p)) return;
		pthread_mutex_unlock(q);
	}
}
static void *one(void *x) { both(&a, &b); pthread_mutex_unlock(&a); pthread_mutex_unlock(&b); return 0; }
static void *two(void *x) { both(&b, &a); pthread_mutex_unlock(&a); pthread_mutex_unlock(&b); return 0; }
int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, one, 0);
	pthread_create(&u, 0, two, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
}
`), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if rep.Verdict != report.Incomplete || len(rep.Limits) != 1 || !strings.Contains(rep.Limits[0].Remedy, "std::scoped_lock") {
		t.Errorf("%s, %+v", rep.Verdict, rep.Limits)
	}
}
