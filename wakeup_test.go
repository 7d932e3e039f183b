package genmcgo

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestWakeupCounts: with a queue, the executions are as many as with the same queue in a primitive that the
// program declares (testdata/primitives), and as other tools enumerate. Only a semaphore that is taken
// in one operation, without a queue, has fewer.
func TestWakeupCounts(t *testing.T) {
	scale.NotShort(t)
	scale.NotRace(t)
	needClang(t)
	loaded := map[string]*Program{}
	for _, tc := range []struct {
		file, flags, wakeup string
		want                uint64
		slow                bool
	}{
		{"philosophers.c", "-DN=3", "sem:fifo", 432, false},
		{"philosophers.c", "-DN=3", "sem:lifo", 432, false},
		{"philosophers.c", "-DN=4", "sem:fifo", 14080, true},
		{"philosophers.c", "-DN=4", "sem:lifo", 14080, true},
		{"philosophers.c", "-DN=4", "sem:arbitrary", 24, false},
		{"philosophers.c", "-DN=4", "mutex:fifo,cond:lifo", 24, false}, // it has none
		{"rwlock.c", "", "rwlock:fifo", 72, false},
		{"rwlock.c", "", "rwlock:writers", 72, false},
		{"rwlock.c", "-DLOOP=2", "rwlock:fifo", 23310, true},
		{"rwlock.c", "-DLOOP=2", "rwlock:writers", 20322, true},
		{"buffer.c", "", "cond:arbitrary", 76, false},
		{"buffer.c", "", "cond:fifo", 48, false},
		{"buffer.c", "", "cond:lifo", 48, false},
		{"buffer.c", "", "cond:glibc", 60, false},
		{"buffer.c", "-DN=3", "cond:fifo", 5076, true},
	} {
		if tc.slow && !scale.Full() {
			continue
		}
		name := tc.file + " " + tc.flags
		p := loaded[name]
		if p == nil {
			var err error
			if p, err = Load(t.Context(), File("testdata/wakeup/"+tc.file, strings.Fields(tc.flags)...), Options{}); err != nil {
				t.Fatal(err)
			}
			loaded[name] = p
		}
		for i, o := range []Options{
			{Model: "sc"}, {Model: "tso"}, {Model: "ra"}, {Model: "rc11"}, {Model: "imm"}, {Model: "sc", Equivalence: "rf"},
			{Model: "sc", Workers: 4}, {Model: "rc11", NoCache: true}, {Model: "sc", NoUnblock: true}, {Model: "sc", NoLookahead: true},
		} {
			if tc.want > 1000 && o.Model == "imm" || i > 2 && !scale.Full() && tc.want > 100 {
				continue
			}
			o.Wakeup, o.Estimate.Off = tc.wakeup, true
			r, err := p.Check(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != tc.want || r.Verdict != report.Verified {
				t.Errorf("%s with %+v: %s, %d executions, want %d", name, o, r.Verdict, r.Complete, tc.want)
			}
		}
	}
}

// TestWakeupVerdict: who is woken decides whether the program is right, and the report of each output
// says which policy that was under.
func TestWakeupVerdict(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	src := compiled(t, "testdata/wakeup/order.c")
	p, err := Load(t.Context(), src, Options{}) // loaded without queues
	if err != nil {
		t.Fatal(err)
	}
	for wakeup, want := range map[string]string{
		"": report.Error, "cond:arbitrary": report.Error, "cond:fifo": report.Verified, "all:fifo": report.Verified, "cond:lifo": report.Error, "cond:glibc": report.Error,
	} {
		o := Options{Model: "sc", Wakeup: wakeup}
		r, err := p.Check(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != want {
			t.Errorf("%s: %s, want %s", wakeup, r.Verdict, want)
		}
		var outputs [4]strings.Builder
		r.WriteText(&outputs[0], report.Style{})
		json.NewEncoder(&outputs[1]).Encode(r)
		if err := errors.Join(r.WriteSARIF(&outputs[2], report.Invocation{}), r.WritePage(&outputs[3], &report.Sources{})); err != nil {
			t.Fatal(err)
		}
		for i := range outputs {
			says := strings.Contains(outputs[i].String(), "with --wakeup="+formatWakeup(o.wakeup()))
			if says != (wakeup != "" && wakeup != "cond:arbitrary") {
				t.Errorf("%s: output %d says that there is a policy: %v", wakeup, i, says)
			}
		}
		if want != report.Error {
			continue
		}
		rec, err := Record(r)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Replay(t.Context(), src, rec, Options{})
		if err != nil || !again.Again {
			t.Errorf("%s: replay: %+v, %v", wakeup, again, err)
		}
	}
}

// TestWakeupDeadlock: threads that wait are shown with the object that they wait for and its queue.
func TestWakeupDeadlock(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	for _, tc := range []struct{ file, wakeup, want string }{
		{"philosophers.c", "sem:fifo", "thread 4 (philosopher) waits at philosophers.c:16 for the semaphore fork_[0] in the state {value = 0, waiting = [4]}"},
		{"philosophers.c", "sem:lifo", "thread 4 (philosopher) waits at philosophers.c:16 for the semaphore fork_[0] in the state {value = 0, waiting = [4]}"},
	} {
		r, err := Check(t.Context(), File("testdata/wakeup/"+tc.file, "-DDEADLOCK"), Options{Model: "sc", Wakeup: tc.wakeup, Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Errors) != 1 || r.Errors[0].Kind != "deadlock" || !strings.Contains(waitsOf(&r.Errors[0]), tc.want) {
			t.Errorf("%s: %+v", tc.wakeup, r)
		}
	}
	r, err := Check(t.Context(), C(`
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *f(void *arg) {
  pthread_mutex_lock(&m);
  pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
}`), Options{Wakeup: "all:fifo"})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Errors) != 1 || !strings.Contains(r.Errors[0].Message, "waits for a signal of the condition variable c; no thread is left that signals it") {
		t.Errorf("%+v", r.Errors)
	}
}

// TestWakeupBad: what is no policy is an error that names those that there are.
func TestWakeupBad(t *testing.T) {
	for _, v := range []string{"fifo", "mutex:glibc", "sem:writers", "cond:readers", "all:glibc", "lock:fifo", "mutex:fifo,mutex:lifo", "all:fifo,sem:lifo", "mutex:", "mutex:fifo,"} {
		for _, err := range []error{new(Options).Set("wakeup", v), (&Options{Wakeup: v}).check(1, false)} {
			var oe *OptionError
			if !errors.As(err, &oe) || !strings.Contains(oe.Msg, "--wakeup="+v) || !strings.Contains(oe.Msg, "two policies") && !strings.Contains(oe.Msg, "rwlock (arbitrary, fifo, lifo, readers, writers)") {
				t.Errorf("%s: %v", v, err)
			}
		}
	}
	var o Options
	if err := o.Set("wakeup", "Cond:GLIBC, all:arbitrary"); err == nil {
		t.Error("cond has two policies, which is no error")
	}
	if err := o.Set("wakeup", "RWLock:Writers, sem:fifo,cond:arbitrary"); err != nil || o.Wakeup != "sem:fifo,rwlock:writers" {
		t.Errorf("%q, %v", o.Wakeup, err)
	}
}

// TestWakeupMisuse: mistakes in the use of an object are found whatever its policy is.
func TestWakeupMisuse(t *testing.T) {
	needClang(t)
	if testing.Short() {
		t.Skip("SKIPPED under -short: it runs clang 15 times")
	}
	wants := map[string]string{
		"pthread_mutex_t m; pthread_mutex_init(&m, 0); pthread_mutex_destroy(&m); pthread_mutex_lock(&m);":                                                                               "lock-misuse",
		"pthread_mutex_t m; pthread_mutex_init(&m, 0); pthread_mutex_lock(&m); pthread_mutex_destroy(&m);":                                                                               "lock-misuse",
		"pthread_mutex_t m; pthread_mutex_init(&m, 0); pthread_mutex_unlock(&m);":                                                                                                        "unlock-not-held",
		"pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP; pthread_mutex_destroy(&m); pthread_mutex_unlock(&m);":                                                              "lock-misuse",
		"pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP; pthread_cond_t c; pthread_cond_init(&c, 0); pthread_cond_destroy(&c); pthread_cond_wait(&c, &m);":                  "lock-misuse",
		"mtx_t m; mtx_init(&m, mtx_recursive); mtx_unlock(&m);":                                                                                                                          "unlock-not-held",
		"pthread_mutex_t m = PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP; pthread_mutex_unlock(&m);":                                                                                           "unlock-not-held",
		"pthread_mutex_t m; pthread_mutex_init(&m, 0); pthread_mutex_lock(&m); pthread_mutex_lock(&m);":                                                                                  "deadlock",
		"pthread_mutex_t *m = malloc(sizeof *m); pthread_mutex_init(m, 0); free(m); pthread_mutex_lock(m);":                                                                              "use-after-free",
		"pthread_mutex_t m; pthread_mutex_lock(&m);":                                                                                                                                     "uninitialized-read",
		"sem_t s; sem_init(&s, 0, 1); sem_wait(&s); sem_wait(&s);":                                                                                                                       "deadlock",
		"sem_t s; sem_init(&s, 0, 0x7fffffff); sem_post(&s);":                                                                                                                            "lock-misuse",
		"sem_t s; int v; sem_init(&s, 0, 2); sem_wait(&s); sem_getvalue(&s, &v); if (v != 1) abort(); sem_destroy(&s);":                                                                  "",
		"sem_t s; sem_init(&s, 0, 1); if (sem_trywait(&s)) abort(); if (!sem_trywait(&s)) abort();":                                                                                      "",
		"pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER; pthread_rwlock_rdlock(&l); if (pthread_rwlock_tryrdlock(&l)) abort(); pthread_rwlock_unlock(&l); pthread_rwlock_unlock(&l);":   "",
		"pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER; pthread_rwlock_rdlock(&l); if (!pthread_rwlock_trywrlock(&l)) abort(); pthread_rwlock_unlock(&l); pthread_rwlock_destroy(&l);": "",
		"pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER; pthread_rwlock_rdlock(&l); pthread_rwlock_wrlock(&l);":                                                                         "deadlock",
		"pthread_cond_t c; pthread_cond_init(&c, 0); pthread_cond_destroy(&c); pthread_cond_signal(&c);":                                                                                 "lock-misuse",
		"pthread_mutexattr_t a; pthread_mutexattr_init(&a); pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE); pthread_mutex_t m; pthread_mutex_init(&m, &a); pthread_mutex_lock(&m); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); pthread_mutex_unlock(&m); pthread_mutex_destroy(&m);": "",
	}
	text := func(body string) string {
		return "#define _GNU_SOURCE\n#include <pthread.h>\n#include <semaphore.h>\n#include <stdlib.h>\n#include <threads.h>\nint main(void) {\n  " + body + "\n}\n"
	}
	var sources []Source
	for body := range wants {
		sources = append(sources, C(text(body)))
	}
	compileTogether(t, sources...)
	for body, want := range wants {
		p, err := Load(t.Context(), compiledText(t, text(body)), Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, wakeup := range []string{"", "all:fifo", "all:lifo"} {
			r, err := p.Check(t.Context(), Options{Model: "sc", Wakeup: wakeup, Estimate: Sampling{Off: true}})
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			if len(r.Errors) > 0 {
				got = r.Errors[0].Kind
			}
			if got != want {
				t.Errorf("--wakeup=%s: %q, want %q: %s", wakeup, got, want, body)
			}
		}
	}
}

// TestWakeupKey: parts of runs with different policies are not added up, and a job knows its own.
func TestWakeupKey(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	keys := map[string]bool{}
	for _, wakeup := range []string{"", "cond:fifo", "cond:lifo"} {
		j, r, err := NewJob(t.Context(), compiled(t, "testdata/wakeup/buffer.c"), Options{Model: "sc", Wakeup: wakeup, Estimate: Sampling{Off: true}})
		if err != nil || r != nil {
			t.Fatal(r, err)
		}
		data, err := j.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		again, err := JobFrom(data, Options{}, true)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		json.NewEncoder(&b).Encode(again.Key())
		keys[b.String()] = true
		if how := (&Options{Wakeup: wakeup}).loading(); again.s.how != how {
			t.Errorf("--wakeup=%s: loaded with %+v", wakeup, again.s.how)
		}
	}
	if len(keys) != 3 {
		t.Errorf("%d different keys, want 3", len(keys))
	}
}
