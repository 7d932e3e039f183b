package genmcgo

import (
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestMaxOps: what a thread does after so many operations on synchronisation objects is cut, named and never
// verified; a bound that none exceeds changes nothing.
func TestMaxOps(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	const start = "#include <pthread.h>\n#include <semaphore.h>\n#include <stdlib.h>\n"
	tests := []struct {
		name, program string
		ops           int // the most that a thread makes
	}{
		{"mutex", `
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *f(void *a) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t t[2]; for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, f, 0); for (int i = 0; i < 2; i++) pthread_join(t[i], 0); }`, 4},
		// A loop that only waits for the lock is recognised as one: its rounds do not count.
		{"spin", `
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *f(void *a) { while (pthread_mutex_trylock(&m)) ; pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t t[2]; for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, f, 0); for (int i = 0; i < 2; i++) pthread_join(t[i], 0); }`, 2},
		{"barrier", `
pthread_barrier_t b; int serial;
void *f(void *a) { if (pthread_barrier_wait(&b)) __atomic_fetch_add(&serial, 1, __ATOMIC_RELAXED); pthread_barrier_wait(&b); if (serial != 1) abort(); pthread_barrier_wait(&b); return 0; }
int main(void) { pthread_t t; pthread_barrier_init(&b, 0, 2); pthread_create(&t, 0, f, 0); f(0); pthread_join(t, 0); }`, 3},
		{"wait", `
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_cond_t c = PTHREAD_COND_INITIALIZER; int go;
void *f(void *a) { pthread_mutex_lock(&m); if (!go) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_mutex_lock(&m); go = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); pthread_join(t, 0); }`, 3},
		{"pointer", `
sem_t s; int (*post)(sem_t *) = sem_post;
int main(void) { sem_init(&s, 0, 0); post(&s); post(&s); sem_wait(&s); }`, 3},
		{"declared", `
#include <genmcgo/primitive.h>
typedef struct { int v; } sem;
GMC_OP(release) void up(sem *s) { s->v++; }
GMC_OP(acquire) void down(sem *s) { gmc_await(s->v > 0); s->v--; }
sem s;
void *f(void *a) { down(&s); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); up(&s); up(&s); down(&s); pthread_join(t, 0); }`, 3},
	}
	compileTogether(t, eachText(uint64(len(tests)), func(i uint64) string { return start + tests[i].program })...)
	for _, tc := range tests {
		p, err := Load(t.Context(), compiledText(t, start+tc.program), Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range []Options{{Model: "sc"}, {Model: "rc11"}, {Model: "imm"}, {Model: "sc", Equivalence: "rf"}, {Model: "sc", Equivalence: "rvf"}, {Model: "sc", NoCache: true}, {Model: "sc", Wakeup: "all:fifo"}} {
			o.Estimate.Off = true
			whole, err := p.Check(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			for n := 1; n <= tc.ops+1; n++ {
				o.MaxOpsPerThread = n
				r, err := p.Check(t.Context(), o)
				if err != nil {
					t.Fatal(err)
				}
				switch {
				case n >= tc.ops:
					if r.Verdict != report.Verified || r.Complete != whole.Complete {
						t.Errorf("%s, %+v: %s; without the bound: %s", tc.name, o, r.Summary, whole.Summary)
					}
				case r.Verdict != report.Incomplete || len(r.Limits) == 0 || r.Limits[0].Limit != "max-ops-per-thread" || r.Limits[0].Executions == 0 || r.Limits[0].Line == 0:
					t.Errorf("%s, %+v: %s", tc.name, o, r.Summary)
				case r.Limits[0].Executions > r.Blocked: // threads that stop at one place are one execution
					t.Errorf("%s, %+v: %d executions are cut, and %d blocked", tc.name, o, r.Limits[0].Executions, r.Blocked)
				case !strings.Contains(r.Summary, "stopped by the limit max-ops-per-thread at program.c:"):
					t.Error(r.Summary)
				}
			}
		}
	}
}

// TestCutOnce: an execution in which several threads stop at one place for a bound is counted once.
func TestCutOnce(t *testing.T) {
	needClang(t)
	const program = `
#include <pthread.h>
pthread_mutex_t m[2];
void *f(void *a) { for (int i = 0; i < 2; i++) { pthread_mutex_lock(a); pthread_mutex_unlock(a); } return 0; }
int main(void) { pthread_t t[2]; for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, f, &m[i]); for (int i = 0; i < 2; i++) pthread_join(t[i], 0); }`
	for _, o := range []Options{{Model: "sc", MaxOpsPerThread: 1}, {Model: "sc", Unroll: 1, NoUnroll: []string{"main"}}} {
		r, err := Check(t.Context(), C(program), o)
		if err != nil {
			t.Fatal(err)
		}
		var cut uint64
		for _, l := range r.Limits {
			cut += l.Executions
		}
		for _, l := range r.BoundedAt {
			cut += l.Executions
		}
		if r.Complete != 0 || r.Blocked != 1 || cut != 1 {
			t.Errorf("%+v: %d executions are cut; %s", o, cut, r.Summary)
		}
	}
}
