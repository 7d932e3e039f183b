package genmcgo

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// onceProgram has threads that access memory of a type by READ and WRITE, which are volatile accesses or
// relaxed atomic ones.
func onceProgram(typ, one string) string {
	return fmt.Sprintf(`typedef unsigned long pthread_t; int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
typedef %s T;
T x, y, out[3];
#ifdef VOLATILE
static T READ(T *p) { return *(volatile T *)p; }
static void WRITE(T *p, T v) { *(volatile T *)p = v; }
#else
static T READ(T *p) { T v; __atomic_load(p, &v, __ATOMIC_RELAXED); return v; }
static void WRITE(T *p, T v) { __atomic_store(p, &v, __ATOMIC_RELAXED); }
#endif
void *t(void *a) { WRITE(&x, %s); __atomic_thread_fence(__ATOMIC_RELEASE); WRITE(&y, %[2]s); out[0] = READ(&x); return 0; }
int main(void) {
  pthread_t p; pthread_create(&p, 0, t, 0);
  out[1] = READ(&y); out[2] = READ(&x); WRITE(&x, out[1]);
  pthread_join(p, 0); return 0;
}
`, typ, one)
}

// TestVolatile: with --volatile=relaxed, programs with volatile accesses have the executions that they have with
// relaxed atomic ones; without it, they race, and the report says what could be done.
func TestVolatile(t *testing.T) {
	needClang(t)
	every := scale.By{Short: 24, Usual: 24, Wide: 4, Full: 1}
	const note = "an access of the data race is volatile"
	for _, typ := range [][2]string{{"char", "1"}, {"_Bool", "1"}, {"short", "1"}, {"int", "1"}, {"long", "1"}, {"float", "1"}, {"double", "1"}, {"char *", `"a"`}} {
		for _, clang := range []string{"clang-14", "clang-16", "clang-19", "clang-22"} {
			for _, level := range []string{"-O0", "-O1", "-O2"} {
				if !every.Takes(typ[0] + clang + level) {
					continue
				}
				if _, err := exec.LookPath(clang); err != nil {
					t.Logf("%s is not installed: NOT TESTED", clang)
					continue
				}
				keys := func(o Options, flags ...string) []string {
					o.Clang, o.KeepGoing, o.KeepExecutions, o.Workers, o.NoSimplify = clang, true, true, 1, true
					o.Estimate = Sampling{Off: true}
					r, err := Check(t.Context(), C(onceProgram(typ[0], typ[1]), append(flags, level, "-w")...), o)
					if err != nil || r.Verdict != report.Verified {
						t.Fatalf("%s, %s %s %v: %+v, %v", typ[0], clang, level, flags, r, err)
					}
					var all []string
					for i := range r.Executions {
						all = append(all, graphKey(r.Executions[i].Graph))
					}
					slices.Sort(all)
					return all
				}
				got, want := keys(Options{Volatile: "relaxed"}, "-DVOLATILE"), keys(Options{})
				if len(want) < 4 || !slices.Equal(got, want) {
					t.Errorf("%s, %s %s: %d executions, want %d:\n%s\n%s", typ[0], clang, level, len(got), len(want), got[0], want[0])
				}
				r, err := Check(t.Context(), C(onceProgram(typ[0], typ[1]), "-DVOLATILE", level, "-w"), Options{Clang: clang})
				if err != nil || len(r.Errors) != 1 || r.Errors[0].Kind != "data-race" || !slices.ContainsFunc(r.Notes, func(n string) bool { return strings.HasPrefix(n, note) }) {
					t.Errorf("%s, %s %s: %+v, %v", typ[0], clang, level, r, err)
				}
			}
		}
	}
	// A member of a packed structure is not accessed at once.
	const packed = `#include <assert.h>
struct __attribute__((packed)) { char c; volatile int x; } p;
int main(void) { p.x = 7; assert(p.x == 7 && !p.c); }
`
	if r, err := Check(t.Context(), C(packed), Options{Volatile: "relaxed"}); err != nil || r.Verdict != report.Verified {
		t.Errorf("%+v, %v", r, err)
	}
	// A race of other accesses is no matter of volatile ones.
	const plain = `#include <pthread.h>
int x; volatile int v;
void *t(void *a) { v = 1; x++; return 0; }
int main(void) { pthread_t p; pthread_create(&p, 0, t, 0); x++; pthread_join(p, 0); }
`
	if r, err := Check(t.Context(), C(plain), Options{}); err != nil || len(r.Errors) != 1 || slices.ContainsFunc(r.Notes, func(n string) bool { return strings.HasPrefix(n, note) }) {
		t.Errorf("%+v, %v", r, err)
	}
}
