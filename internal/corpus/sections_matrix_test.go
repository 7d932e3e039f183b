package corpus

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Every kind of operation by which threads synchronise, inside and outside of atomic sections.

// sectionKind is a kind of object, o: look finds out something about it, op changes that and
// brings it back if pulse. Which of several executions there are depends on how often op does
// something that look can see.
type sectionKind struct {
	name, decl, init string
	look, op         string
	pulse            bool
	executions       uint64 // with op outside of sections
}

var cSectionKinds = []sectionKind{
	{"mutex", "static pthread_mutex_t $o = PTHREAD_MUTEX_INITIALIZER;", "",
		"int r = pthread_mutex_trylock(&$o); if (!r) pthread_mutex_unlock(&$o); return r;", "pthread_mutex_lock(&$o); pthread_mutex_unlock(&$o);", true, 3},
	{"timedlock", "static pthread_mutex_t $o = PTHREAD_MUTEX_INITIALIZER; static struct timespec $s;", "",
		"int r = pthread_mutex_timedlock(&$o, &$s); if (!r) pthread_mutex_unlock(&$o); return r;", "pthread_mutex_lock(&$o); pthread_mutex_unlock(&$o);", true, 3},
	{"mtx", "static mtx_t $o;", "mtx_init(&$o, mtx_plain);",
		"int r = mtx_trylock(&$o); if (r == thrd_success) mtx_unlock(&$o); return r;", "mtx_lock(&$o); mtx_unlock(&$o);", true, 3},
	{"spin", "static pthread_spinlock_t $o;", "pthread_spin_init(&$o, 0);",
		"int r = pthread_spin_trylock(&$o); if (!r) pthread_spin_unlock(&$o); return r;", "pthread_spin_lock(&$o); pthread_spin_unlock(&$o);", true, 3},
	{"reader", "static pthread_rwlock_t $o = PTHREAD_RWLOCK_INITIALIZER;", "",
		"int r = pthread_rwlock_tryrdlock(&$o); if (!r) pthread_rwlock_unlock(&$o); return r;", "pthread_rwlock_wrlock(&$o); pthread_rwlock_unlock(&$o);", true, 3},
	{"writer", "static pthread_rwlock_t $o = PTHREAD_RWLOCK_INITIALIZER;", "",
		"int r = pthread_rwlock_trywrlock(&$o); if (!r) pthread_rwlock_unlock(&$o); return r;", "pthread_rwlock_rdlock(&$o); pthread_rwlock_unlock(&$o);", true, 3},
	{"trywait", "static sem_t $o;", "sem_init(&$o, 0, 0);", "int r = sem_trywait(&$o); if (!r) sem_post(&$o); return r;", "sem_post(&$o); sem_wait(&$o);", true, 3},
	{"getvalue", "static sem_t $o;", "sem_init(&$o, 0, 0);", "int r; sem_getvalue(&$o, &r); return r;", "sem_post(&$o); sem_wait(&$o);", true, 3},
	{"post", "static sem_t $o;", "sem_init(&$o, 0, 0);", "int r; sem_getvalue(&$o, &r); return r;", "sem_post(&$o);", false, 2},
	{"once", "static pthread_once_t $o = PTHREAD_ONCE_INIT; static atomic_int $n; static void $init(void) { $n = 1; }", "",
		"return $n;", "pthread_once(&$o, $init);", false, 2},
	{"waiting", "static pthread_mutex_t $o = PTHREAD_MUTEX_INITIALIZER; static int $w;", "", "pthread_mutex_lock(&$o); int r = $w; pthread_mutex_unlock(&$o); return r;",
		"pthread_mutex_lock(&$o); $w = 1; $w = 0; pthread_mutex_unlock(&$o);", true, 2},
	{"cond", "static pthread_cond_t $c = PTHREAD_COND_INITIALIZER; static pthread_mutex_t $o = PTHREAD_MUTEX_INITIALIZER; static int $w;", "",
		"pthread_mutex_lock(&$o); int r = $w; pthread_cond_signal(&$c); pthread_mutex_unlock(&$o); return r;",
		"pthread_mutex_lock(&$o); $w = 1; pthread_cond_broadcast(&$c); pthread_mutex_unlock(&$o);", false, 2},
	{"flag", "static atomic_flag $o = ATOMIC_FLAG_INIT;", "", "int r = atomic_flag_test_and_set(&$o); if (!r) atomic_flag_clear(&$o); return r;",
		"while (atomic_flag_test_and_set(&$o)) {} atomic_flag_clear(&$o);", true, 3},
	{"exchange", "static atomic_int $o;", "", "int r = atomic_exchange(&$o, 1); if (!r) $o = 0; return r;", "while (atomic_exchange(&$o, 1)) {} $o = 0;", true, 3},
	{"struct", "struct $s { long a, b, c; }; static _Atomic struct $s $o;", "", "struct $s v = $o; return v.a;", "struct $s v = {1, 1, 1}; $o = v;", false, 2},
}

var cxxSectionKinds = []sectionKind{
	{"mutex", "static std::mutex $o;", "", "int r = $o.try_lock(); if (r) $o.unlock(); return r;", "std::lock_guard<std::mutex> g($o);", true, 3},
	{"recursive", "static std::recursive_mutex $o;", "", "int r = $o.try_lock(); if (r) $o.unlock(); return r;", "std::lock_guard<std::recursive_mutex> g($o);", true, 3},
	{"shared", "static std::shared_mutex $o;", "", "int r = $o.try_lock_shared(); if (r) $o.unlock_shared(); return r;", "$o.lock(); $o.unlock();", true, 3},
	{"semaphore", "static std::counting_semaphore<5> $o{0};", "", "int r = $o.try_acquire(); if (r) $o.release(); return r;", "$o.release(); $o.acquire();", true, 3},
	{"latch", "static std::latch $o{1};", "", "return $o.try_wait();", "$o.count_down();", false, 2},
	{"scoped", "static std::mutex $o, $p;", "", "int r = std::try_lock($o, $p); if (r == -1) { $o.unlock(); $p.unlock(); } return r;", "std::scoped_lock g($o, $p);", true, 5},
}

// sectionForms are how main and another thread use an object.
var sectionForms = []struct{ name, main, other string }{
	// Main looks twice in one step.
	{"outside", "__VERIFIER_atomic_begin(); int a = $look(), b = $look(); __VERIFIER_atomic_end(); assert(a == b);", "$op();"},
	{"function", "assert(__VERIFIER_atomic_$same());", "$op();"},
	{"inside", "__VERIFIER_atomic_begin(); int a = $look(), b = $look(); __VERIFIER_atomic_end(); assert(a == b);",
		"__VERIFIER_atomic_begin(); $op(); __VERIFIER_atomic_end();"},
	// A change that is taken back in the step is not seen.
	{"unseen", "int a = $look(); assert(a == $first);", "__VERIFIER_atomic_begin(); $op(); __VERIFIER_atomic_end();"},
}

// sectionMatrix is the program of all kinds. Its entries are called KIND_FORM_main.
func sectionMatrix(kinds []sectionKind, head string) string {
	var b strings.Builder
	b.WriteString(head)
	for _, k := range kinds {
		var t strings.Builder
		fmt.Fprintf(&t, "%s\nstatic int $first;\nstatic int $look(void) { %s }\nstatic void $op(void) { %s }\n"+
			"static int __VERIFIER_atomic_$same(void) { return $look() == $look(); }\n", k.decl, k.look, k.op)
		for _, f := range sectionForms {
			fmt.Fprintf(&t, "static void *$%s(void *arg) { %s return 0; }\nENTRY int $%s_main(void) { pthread_t t; %s $first = $look(); "+
				"pthread_create(&t, 0, $%s, 0); %s pthread_join(t, 0); return 0; }\n", f.name, f.other, f.name, k.init, f.name, f.main)
		}
		b.WriteString(strings.ReplaceAll(t.String(), "$", k.name+"_"))
	}
	b.WriteString("int main(void) { return 0; }\n")
	return b.String()
}

const cSectionHead = `#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <threads.h>
#include <time.h>
#define ENTRY
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
`

const cxxSectionHead = `#include <atomic>
#include <cassert>
#include <latch>
#include <mutex>
#include <pthread.h>
#include <semaphore>
#include <shared_mutex>
#define ENTRY extern "C"
extern "C" void __VERIFIER_atomic_begin(void);
extern "C" void __VERIFIER_atomic_end(void);
`

// runSections explores the function entry under sc.
func runSections(t *testing.T, p *ir.Program, entry, equivalence string) *result.Result {
	t.Helper()
	set := func(list []event.Addr) map[event.Addr]struct{} {
		m := map[event.Addr]struct{}{}
		for _, a := range list {
			m[a] = struct{}{}
		}
		return m
	}
	res, err := trust.Run(context.Background(), config.Config{Model: "sc", Equivalence: equivalence, Workers: 1, NewProgram: func(r *config.Refinement) config.Program {
		return cache.New(interp.New(p, interp.Config{Entry: entry, Blocks: r.Blocks, Cuts: set(r.Cuts), GuardReads: set(r.GuardReads),
			GuardWrites: set(r.GuardWrites), ShareAll: len(r.Shared) > 0, NoFresh: r.NoFresh, NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, Noisy: r.Noisy, GenericBarriers: r.GenericBarriers}), true)
	}})
	if err != nil {
		t.Fatalf("%s: %v", entry, err)
	}
	return res
}

// TestSectionMatrix: in each form what a section does is one step, whatever the operation, and
// the number of executions is as many as that leaves: each place that the section may have
// among what the other thread does.
func TestSectionMatrix(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles large programs")
	}
	all := []compiler{{"14", "O0"}}
	if scale.Full() {
		all = append(all, compiler{"22", "O0"}, compiler{"19", "O0"})
	}
	for _, lang := range []struct {
		ext, head string
		kinds     []sectionKind
	}{{".c", cSectionHead, cSectionKinds}, {".cpp", cxxSectionHead, cxxSectionKinds}} {
		text := sectionMatrix(lang.kinds, lang.head)
		for _, c := range all {
			if lang.ext == ".cpp" && c.version == "14" {
				c.version = "19"
			}
			p := compileObjects(t, c.version, c.level, lang.ext, text)
			if p == nil {
				continue
			}
			for _, k := range lang.kinds {
				for _, f := range sectionForms {
					want := k.executions
					switch {
					case f.name == "unseen" && !k.pulse:
						continue
					case f.name == "inside" || f.name == "unseen":
						want = 2
					}
					for _, eq := range config.Equivalences {
						res := runSections(t, p, k.name+"_"+f.name+"_main", eq)
						if len(res.Errors) > 0 {
							t.Errorf("clang-%s -%s: %s %s %s: %v", c.version, c.level, k.name, f.name, eq, res.Errors[0])
						} else if res.Complete != want {
							t.Errorf("clang-%s -%s: %s %s %s: %d executions, want %d", c.version, c.level, k.name, f.name, eq, res.Complete, want)
						}
					}
				}
			}
		}
	}
}
