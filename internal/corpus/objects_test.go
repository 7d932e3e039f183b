package corpus

import (
	"context"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// TestObjects uses every kind of object by which threads synchronise in every place
// where an object can be, as several compilers make it. An object is the same
// wherever it is, so the number of executions must be the same, too.

// object is a kind of object. In its texts x is a pointer to one.
type object struct {
	name string
	typ  string
	init string // makes *x usable; "": the place's initialiser does
	// value is an initialiser that makes it usable, "" if there is none. For C++ it is
	// what the constructor is given.
	value string
	use   string // what two threads do
	last  string // what main does after it joined them
	setup string // declarations before all that
}

// places is where an object is, in C: how a cell makes one and uses it. $T is the
// type, $N the name of the object, $I its initialiser with the equals sign.
var cPlaces = []struct{ name, text string }{
	{"global", "static $T $N_g; int $N_global(void) { return $N_run(&$N_g, 1); }"},
	{"static", "int $N_static(void) { static $T v; return $N_run(&v, 1); }"},
	{"local", "int $N_local(void) { $T v; return $N_run(&v, 1); }"},
	{"member", "struct $N_s { char c; $T v; short d; }; int $N_member(void) { struct $N_s s; s.d = 1; return $N_run(&s.v, 1); }"},
	{"array", "int $N_array(void) { $T v[3]; return $N_run(&v[1], 1); }"},
	{"heap", "int $N_heap(void) { $T *v = aligned_alloc(64, 64 * ((sizeof *v + 63) / 64)); int r = $N_run(v, 1); free(v); return r; }"},
	{"memset", "int $N_memset(void) { $T v; memset(&v, 0, sizeof v); return $N_run(&v, 1); }"},
	{"calloc", "int $N_calloc(void) { $T *v = calloc(2, sizeof *v); int r = $N_run(v, 1); free(v); return r; }"},
	{"bytes", "int $N_bytes(void) { _Alignas(64) unsigned char v[64 + sizeof($T)]; for (unsigned i = 0; i < sizeof v; i++) v[i] = i; return $N_run(($T *)v, 1); }"},
	{"initialiser", "static $T $N_i $I; int $N_initialiser(void) { return $N_run(&$N_i, 0); }"},
	{"local-initialiser", "int $N_local_initialiser(void) { $T v $I; return $N_run(&v, 0); }"},
	{"member-initialiser", "struct $N_m { char c; $T v; }; int $N_member_initialiser(void) { struct $N_m s = { 1, $V }; return $N_run(&s.v, 0); }"},
}

var cxxPlaces = []struct{ name, text string }{
	{"static", "extern \"C\" int $N_static() { static $T v$I; return $N_run(&v); }"},
	{"local", "extern \"C\" int $N_local() { $T v$I; return $N_run(&v); }"},
	{"member", "struct $N_s { char c; $T v$I; short d = 2; }; extern \"C\" int $N_member() { $N_s s; return $N_run(&s.v); }"},
	{"array", "extern \"C\" int $N_array() { struct { $T v$I; } a[2]; return $N_run(&a[1].v); }"},
	{"heap", "extern \"C\" int $N_heap() { struct s { $T v$I; }; s *p = new s; int r = $N_run(&p->v); delete p; return r; }"},
	{"memset", "extern \"C\" int $N_memset() { struct s { $T v$I; }; alignas(64) unsigned char b[64 + sizeof(s)]; memset(b, 0, sizeof b); " +
		"s *p = new (b) s; int r = $N_run(&p->v); p->~s(); return r; }"},
	{"unique", "extern \"C\" int $N_unique() { struct s { $T v$I; }; auto p = std::make_unique<s>(); return $N_run(&p->v); }"},
	{"initialiser", "static $T $N_g$I; extern \"C\" int $N_initialiser() { return $N_run(&$N_g); }"},
}

// atomics are the objects of the atomic types of C: all are incremented by both
// threads, or exchanged if they cannot be.
func atomicObjects() (out []object) {
	for _, t := range []struct{ name, typ string }{
		{"char", "char"}, {"short", "unsigned short"}, {"int", "int"}, {"long", "long"}, {"int128", "__int128"},
	} {
		out = append(out, object{name: "atomic_" + t.name, typ: "_Atomic(" + t.typ + ")", init: "atomic_init(x, 1);", value: "1",
			use: "atomic_fetch_add(x, 1);", last: "assert(atomic_load(x) == 3);"})
	}
	out = append(out,
		object{name: "atomic_bool", typ: "_Atomic(_Bool)", init: "atomic_init(x, 0);", value: "0", use: "atomic_exchange(x, 1);", last: "assert(atomic_load(x));"},
		object{name: "atomic_pointer", typ: "_Atomic(int *)", init: "atomic_init(x, NULL);", value: "NULL",
			use: "static int n; int *old = NULL; atomic_compare_exchange_strong(x, &old, &n);", last: "assert(atomic_load(x));"},
		object{name: "atomic_double", typ: "_Atomic(double)", init: "atomic_init(x, 1);", value: "1",
			use: "double old = atomic_load(x); atomic_compare_exchange_strong(x, &old, old + 1);", last: "assert(atomic_load(x) > 1);"},
		object{name: "atomic_flag", typ: "atomic_flag", init: "atomic_flag_clear(x);", value: "ATOMIC_FLAG_INIT",
			use: "if (!atomic_flag_test_and_set(x)) atomic_flag_clear(x);"})
	for _, s := range []struct{ name, fields string }{
		{"pair8", "char a, b;"}, {"pair16", "short a, b;"}, {"pair32", "int a, b;"}, {"pair64", "long a, b;"}, {"bytes", "unsigned char a, b, c, d;"},
		{"padded32", "char a; short b;"}, {"padded64", "char a; int b;"}, {"padded128", "char a; long b;"}, {"padded192", "char a; long b; char c;"},
	} {
		out = append(out, object{name: "atomic_" + s.name, typ: "_Atomic(struct " + s.name + ")", setup: "struct " + s.name + " { " + s.fields + " };",
			init: "struct " + s.name + " v = { 1, 2 }; atomic_init(x, v);",
			use:  "struct " + s.name + " v = atomic_load(x), w = { v.a + 2, v.b + 2 }; atomic_compare_exchange_strong(x, &v, w);",
			last: "struct " + s.name + " v = atomic_load(x); assert(v.a >= 3 && v.b == v.a + 1);"})
	}
	for _, n := range []struct{ typ, bits string }{{"char", "8"}, {"short", "16"}, {"int", "32"}, {"long", "64"}, {"__int128", "128"}} {
		out = append(out, object{name: "sync_" + n.bits, typ: "raw" + n.bits, setup: "typedef " + n.typ + " raw" + n.bits + ";", init: "*x = 5;", value: "5",
			use:  "(void)__sync_val_compare_and_swap(x, 5, 6);",
			last: "assert(*x == 6); *x = ~*x; __atomic_store_n(x, *x + 1, __ATOMIC_RELAXED); assert(*x == (raw" + n.bits + ")-6);"})
	}
	return out
}

func cObjects() []object {
	lock := func(name, typ, init, value, lock, unlock, destroy string) object {
		return object{name: name, typ: typ, init: init, value: value, use: lock + " shared++; " + unlock, last: destroy}
	}
	mutexAttr := func(kind string) string {
		return "pthread_mutexattr_t a; pthread_mutexattr_init(&a); pthread_mutexattr_settype(&a, " + kind + "); pthread_mutex_init(x, &a); pthread_mutexattr_destroy(&a);"
	}
	const m, n = "pthread_mutex_lock(x);", "pthread_mutex_unlock(x);"
	out := []object{
		lock("mutex", "pthread_mutex_t", "pthread_mutex_init(x, NULL);", "PTHREAD_MUTEX_INITIALIZER", m, n, "pthread_mutex_destroy(x);"),
		lock("mutex_recursive", "pthread_mutex_t", mutexAttr("PTHREAD_MUTEX_RECURSIVE"), "", m+m, n+n, "pthread_mutex_destroy(x);"),
		lock("mutex_errorcheck", "pthread_mutex_t", mutexAttr("PTHREAD_MUTEX_ERRORCHECK"), "", m, "assert(pthread_mutex_lock(x));"+n, "pthread_mutex_destroy(x);"),
		lock("spin", "pthread_spinlock_t", "pthread_spin_init(x, 0);", "", "pthread_spin_lock(x);", "pthread_spin_unlock(x);", "pthread_spin_destroy(x);"),
		lock("rwlock", "pthread_rwlock_t", "pthread_rwlock_init(x, NULL);", "PTHREAD_RWLOCK_INITIALIZER",
			"pthread_rwlock_rdlock(x); pthread_rwlock_unlock(x); pthread_rwlock_wrlock(x);", "pthread_rwlock_unlock(x);", "pthread_rwlock_destroy(x);"),
		lock("sem", "sem_t", "sem_init(x, 0, 1);", "", "sem_wait(x);", "sem_post(x);", "int v; sem_getvalue(x, &v); assert(v == 1); sem_destroy(x);"),
		lock("mtx", "mtx_t", "mtx_init(x, mtx_plain);", "", "mtx_lock(x);", "mtx_unlock(x);", "mtx_destroy(x);"),
		lock("mtx_recursive", "mtx_t", "mtx_init(x, mtx_plain | mtx_recursive);", "", "mtx_lock(x); mtx_lock(x);", "mtx_unlock(x); mtx_unlock(x);", "mtx_destroy(x);"),
		lock("mtx_timed", "mtx_t", "mtx_init(x, mtx_timed);", "", "mtx_lock(x);", "mtx_unlock(x);", "mtx_destroy(x);"),
		{name: "barrier", typ: "pthread_barrier_t", init: "pthread_barrier_init(x, NULL, 2);", use: "pthread_barrier_wait(x);", last: "pthread_barrier_destroy(x);"},
		{name: "once", typ: "pthread_once_t", value: "PTHREAD_ONCE_INIT", init: "*x = PTHREAD_ONCE_INIT;", use: "pthread_once(x, bump);"},
		{name: "once_flag", typ: "once_flag", value: "ONCE_FLAG_INIT", init: "once_flag f = ONCE_FLAG_INIT; memcpy(x, &f, sizeof f);", use: "call_once(x, bump);"},
		{name: "cond", typ: "struct mc", setup: "struct mc { pthread_mutex_t m; pthread_cond_t c; int n; };",
			init: "pthread_mutex_init(&x->m, NULL); pthread_cond_init(&x->c, NULL); x->n = 0;", value: "{ PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0 }",
			use:  "pthread_mutex_lock(&x->m); if (++x->n == 2) pthread_cond_broadcast(&x->c); while (x->n < 2) pthread_cond_wait(&x->c, &x->m); pthread_mutex_unlock(&x->m);",
			last: "pthread_cond_destroy(&x->c); pthread_mutex_destroy(&x->m);"},
		{name: "cnd", typ: "struct mc11", setup: "struct mc11 { mtx_t m; cnd_t c; int n; };",
			init: "mtx_init(&x->m, mtx_plain); cnd_init(&x->c); x->n = 0;",
			use:  "mtx_lock(&x->m); if (++x->n == 2) cnd_signal(&x->c); while (x->n < 2) cnd_wait(&x->c, &x->m); mtx_unlock(&x->m);",
			last: "cnd_destroy(&x->c); mtx_destroy(&x->m);"},
		{name: "key", typ: "pthread_key_t", init: "pthread_key_create(x, NULL);", use: "pthread_setspecific(*x, &shared); assert(pthread_getspecific(*x) == &shared);",
			last: "pthread_key_delete(*x);"},
		{name: "tss", typ: "tss_t", init: "tss_create(x, NULL);", use: "tss_set(*x, &shared); assert(tss_get(*x) == &shared);", last: "tss_delete(*x);"},
		{name: "thread", typ: "pthread_t", init: "pthread_create(x, NULL, idle, NULL); pthread_join(*x, NULL);", use: "pthread_t self = pthread_self(); assert(!pthread_equal(self, *x));"},
		{name: "all", typ: "struct all", setup: "struct all { sem_t s; atomic_char a; pthread_spinlock_t l; atomic_int b; mtx_t m; };",
			init: "sem_init(&x->s, 0, 0); atomic_init(&x->a, 0); pthread_spin_init(&x->l, 0); atomic_init(&x->b, 0); mtx_init(&x->m, mtx_plain);",
			use:  "if (atomic_fetch_add(&x->b, 1)) sem_wait(&x->s); else sem_post(&x->s); atomic_store(&x->a, 3);",
			last: "assert(atomic_load(&x->a) == 3 && atomic_load(&x->b) == 2); mtx_destroy(&x->m); sem_destroy(&x->s); pthread_spin_destroy(&x->l);"},
	}
	return append(out, atomicObjects()...)
}

func cxxObjects() (out []object) {
	for _, l := range []struct{ name, typ string }{
		{"mutex", "std::mutex"}, {"timed_mutex", "std::timed_mutex"}, {"recursive_mutex", "std::recursive_mutex"},
		{"recursive_timed_mutex", "std::recursive_timed_mutex"}, {"shared_mutex", "std::shared_mutex"}, {"shared_timed_mutex", "std::shared_timed_mutex"},
	} {
		out = append(out, object{name: l.name, typ: l.typ, use: "std::lock_guard<" + l.typ + "> g(*x); shared++;"})
	}
	for _, l := range []string{"shared_mutex", "shared_timed_mutex"} {
		out = append(out, object{name: l + "_read", typ: "std::" + l, use: "{ std::shared_lock g(*x); } std::unique_lock g(*x); shared++;"})
	}
	for _, t := range []struct{ name, typ string }{{"char", "char"}, {"short", "short"}, {"int", "int"}, {"long", "long"}} {
		out = append(out, object{name: "atomic_" + t.name, typ: "std::atomic<" + t.typ + ">", value: "1", use: "x->fetch_add(1);", last: "assert(x->load() == 3);"},
			object{name: "atomic_ref_" + t.name, typ: t.typ + " alignas(16)", value: "1", use: "std::atomic_ref(*x).fetch_add(1);", last: "assert(*x == 3);"})
	}
	out = append(out,
		object{name: "atomic_int128", typ: "std::atomic<__int128>", value: "1", use: "auto v = x->load(); x->compare_exchange_strong(v, v + 1);", last: "assert(*x > 1);"},
		object{name: "atomic_bool", typ: "std::atomic<bool>", value: "false", use: "x->exchange(true);", last: "assert(*x);"},
		object{name: "atomic_flag", typ: "std::atomic_flag", use: "if (!x->test_and_set()) x->clear();", last: "assert(!x->test());"},
		object{name: "atomic_flag_wait", typ: "std::atomic_flag", use: "if (me == 0) x->wait(false); else { x->test_and_set(); x->notify_all(); }"},
		object{name: "atomic_pointer", typ: "std::atomic<int *>", value: "nullptr", use: "int *old = nullptr; x->compare_exchange_strong(old, &shared);", last: "assert(*x == &shared);"},
		object{name: "atomic_double", typ: "std::atomic<double>", value: "1", use: "x->fetch_add(1);", last: "assert(*x == 3);"},
		object{name: "atomic_wait_int", typ: "std::atomic<int>", value: "0", use: "if (me == 0) x->wait(0); else { x->store(1); x->notify_one(); }", last: "assert(*x == 1);"},
		object{name: "atomic_wait_long", typ: "std::atomic<long>", value: "0", use: "if (me == 0) x->wait(0); else { x->store(1); x->notify_one(); }", last: "assert(*x == 1);"},
		object{name: "atomic_wait_char", typ: "std::atomic<char>", value: "0", use: "if (me == 0) x->wait(0); else { x->store(1); x->notify_all(); }", last: "assert(*x == 1);"},
		object{name: "latch", typ: "std::latch", value: "2", use: "x->arrive_and_wait();"},
		object{name: "barrier", typ: "std::barrier<>", value: "2", use: "x->arrive_and_wait();"},
		object{name: "binary_semaphore", typ: "std::binary_semaphore", value: "1", use: "x->acquire(); shared++; x->release();"},
		object{name: "counting_semaphore", typ: "std::counting_semaphore<5>", value: "1", use: "x->acquire(); shared++; x->release();"},
		object{name: "once_flag", typ: "std::once_flag", use: "std::call_once(*x, [] { shared++; });"},
		object{name: "condition_variable", typ: "mc", setup: "struct mc { std::mutex m; std::condition_variable c; int n = 0; };",
			use: "std::unique_lock l(x->m); if (++x->n == 2) x->c.notify_all(); x->c.wait(l, [&] { return x->n == 2; });"},
		object{name: "condition_variable_any", typ: "mca", setup: "struct mca { std::mutex m; std::condition_variable_any c; int n = 0; };",
			use: "std::unique_lock l(x->m); if (++x->n == 2) x->c.notify_all(); x->c.wait(l, [&] { return x->n == 2; });"},
		object{name: "promise", typ: "std::promise<int>", use: "if (me == 0) x->set_value(3); else x->get_future().get();"},
		object{name: "packaged_task", typ: "std::packaged_task<int()>", value: "[] { return 3; }", use: "if (me == 0) (*x)(); else assert(x->get_future().get() == 3);"},
		object{name: "stop_source", typ: "std::stop_source", use: "if (me == 0) x->request_stop(); else { auto t = x->get_token(); (void)t.stop_requested(); }", last: "assert(x->stop_requested());"},
		object{name: "stop_callback", typ: "sc", setup: "struct sc { std::stop_source s; std::atomic<int> n{0}; };",
			use: "if (me == 0) x->s.request_stop(); else std::stop_callback c(x->s.get_token(), [x] { x->n++; });"},
		object{name: "jthread", typ: "std::jthread", use: "if (me == 0) *x = std::jthread([](std::stop_token) { shared2++; });"},
		object{name: "thread", typ: "std::thread", use: "if (me == 0) { *x = std::thread([] { shared2++; }); x->join(); }"},
		object{name: "shared_ptr", typ: "std::shared_ptr<int>", value: "new int(3)", use: "std::shared_ptr<int> p = *x; assert(*p == 3);"})
	// Not std::atomic<std::shared_ptr>, whose load unlocks with memory_order_relaxed up to
	// GCC 14: that is a data race.
	for _, s := range []struct{ name, a, b string }{
		{"pair8", "int8_t", "int8_t"}, {"pair16", "uint16_t", "uint16_t"}, {"pair32", "int", "int"}, {"pair64", "long", "long"},
		{"padded32", "char", "short"}, {"padded64", "char", "int"}, {"padded96", "char", "two"}, {"padded128", "char", "long"},
	} {
		for _, ctor := range []string{"", "_made"} {
			n := s.name + ctor
			made := ""
			if ctor != "" {
				made = fmt.Sprintf("%s(%s p, %s q) noexcept : a(p), b(q) {} %s() noexcept : a(0), b(0) {}", n, s.a, s.b, n)
			}
			out = append(out, object{name: "atomic_" + n, typ: "std::atomic<" + n + ">", value: n + "{1, 2}",
				setup: fmt.Sprintf("struct %s { %s a; %s b; %s };", n, s.a, s.b, made),
				use:   fmt.Sprintf("auto v = x->load(); x->compare_exchange_strong(v, %s{%s(v.a + 2), %s(v.b + 2)});", n, s.a, s.b),
				last:  "auto v = x->load(); assert(v.a >= 3 && v.b == v.a + 1);"})
		}
	}
	return out
}

// program writes the objects in all their places; cells are the functions, by object.
func objectsC(objects []object) (text string, cells map[string][]string) {
	var b strings.Builder
	cells = map[string][]string{}
	b.WriteString(`#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
static int shared;
static void bump(void) { shared++; }
static void *idle(void *arg) { return arg; }
`)
	for _, o := range objects {
		o.name = "o_" + o.name
		r := strings.NewReplacer("$T", o.typ, "$N", o.name, "$I", "= "+o.value, "$V", o.value)
		fmt.Fprintf(&b, "%s\n", o.setup)
		fmt.Fprintf(&b, `static void *%[1]s_use(void *arg) { %[2]s *x = arg; %[3]s return NULL; }
static int %[1]s_run(%[2]s *x, int init) {
	if (init) { %[4]s }
	pthread_t t[2];
	for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, %[1]s_use, x);
	for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
	%[5]s
	return 0;
}
`, o.name, o.typ, o.use, o.init, o.last)
		for _, p := range cPlaces {
			if o.value == "" && strings.Contains(p.name, "initialiser") {
				continue
			}
			fmt.Fprintln(&b, r.Replace(p.text))
			cells[o.name] = append(cells[o.name], o.name+"_"+strings.ReplaceAll(p.name, "-", "_"))
		}
	}
	b.WriteString("int main(void) { return 0; }\n")
	return b.String(), cells
}

func objectsCXX(objects []object) (text string, cells map[string][]string) {
	var b strings.Builder
	cells = map[string][]string{}
	b.WriteString(`#include <atomic>
#include <barrier>
#include <cassert>
#include <condition_variable>
#include <cstdint>
#include <cstring>
#include <future>
#include <latch>
#include <memory>
#include <mutex>
#include <new>
#include <pthread.h>
#include <semaphore>
#include <shared_mutex>
#include <stop_token>
#include <thread>
static int shared, shared2;
struct two {
	int n, m;
	two(int i) noexcept : n(i), m(0) {}
	operator int() const noexcept { return n; }
};
template <class T> struct job { T *x; int me; };
`)
	for _, o := range objects {
		o.name = "o_" + o.name
		init := ""
		if o.value != "" {
			init = "{" + o.value + "}"
		}
		r := strings.NewReplacer("$T", o.typ, "$N", o.name, "$I", init)
		fmt.Fprintf(&b, "namespace n_%s {\n%s\n", o.name, o.setup)
		fmt.Fprintf(&b, `using T = decltype([]() -> auto { %[2]s *p = nullptr; return p; }());
static void %[1]s_act(T x, int me) { (void)me; %[3]s }
static void *%[1]s_use0(void *arg) { %[1]s_act((T)arg, 0); return nullptr; }
static void *%[1]s_use1(void *arg) { %[1]s_act((T)arg, 1); return nullptr; }
static int %[1]s_run(T x) {
	pthread_t t[2];
	pthread_create(&t[0], nullptr, %[1]s_use0, x);
	pthread_create(&t[1], nullptr, %[1]s_use1, x);
	for (int i = 0; i < 2; i++) pthread_join(t[i], nullptr);
	%[4]s
	return 0;
}
`, o.name, strings.TrimSuffix(o.typ, " alignas(16)"), o.use, o.last)
		for _, p := range cxxPlaces {
			text := r.Replace(p.text)
			if typ, aligned := strings.CutSuffix(o.typ, " alignas(16)"); aligned {
				text = strings.ReplaceAll(text, o.typ, "alignas(16) "+typ)
				text = strings.ReplaceAll(text, "static alignas(16)", "alignas(16) static")
			}
			fmt.Fprintln(&b, text)
			cells[o.name] = append(cells[o.name], o.name+"_"+p.name)
		}
		b.WriteString("}\n")
	}
	b.WriteString("int main() { return 0; }\n")
	return b.String(), cells
}

// compileObjects returns the program that a compiler makes, nil if there is no such
// compiler.
func compileObjects(t *testing.T, version, level, ext, text string) *ir.Program {
	t.Helper()
	clang := "clang-" + version
	flags := []string{"-std=gnu11"}
	if ext == ".cpp" {
		clang = "clang++-" + version
		flags = []string{"-std=c++20", "-D_GLIBCXX_ASSERTIONS", "-D_GLIBCXX_TSAN=1", "-D_GLIBCXX_USE_POSIX_SEMAPHORE=1"}
	}
	if _, err := exec.LookPath(clang); err != nil {
		t.Logf("%s is not installed: its programs are not looked at", clang)
		return nil
	}
	dir := t.TempDir()
	file, out := filepath.Join(dir, "objects"+ext), filepath.Join(dir, "objects.ll")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	args := append(flags, "-"+level, "-mcx16", "-gline-tables-only", "-w", "-S", "-emit-llvm", "-o", out, file)
	if level == "O0" {
		args = append(args, "-Xclang", "-disable-O0-optnone")
	}
	if msg, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", clang, err, msg)
	}
	ll, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := load.Source(file, ll, load.Options{})
	if err != nil {
		t.Fatalf("%s -%s: %v", clang, level, err)
	}
	return p
}

// runCell explores the function entry.
func runCell(p *ir.Program, entry, model string) (*result.Result, *interp.Machine, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 120*time.Second)
	defer cancel()
	var machine *interp.Machine
	res, err := trust.Run(ctx, config.Config{Model: model, Workers: 1, NewProgram: func(r *config.Refinement) config.Program {
		c := interp.Config{Entry: entry, Blocks: r.Blocks, Cuts: map[event.Addr]struct{}{}, ShareAll: len(r.Shared) > 0, TrackDeps: r.TrackDeps,
			NoFresh: r.NoFresh, NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, Noisy: r.Noisy, GenericBarriers: r.GenericBarriers}
		for _, a := range r.Cuts {
			c.Cuts[a] = struct{}{}
		}
		machine = interp.New(p, c)
		return cache.New(machine, true)
	}})
	return res, machine, err
}

// heavy reports whether an object takes seconds under imm: its code goes round in loops
// of relaxed accesses, which leave the model many ways.
func heavy(object string) bool {
	for _, s := range []string{"wait", "latch", "stop_callback"} {
		if strings.Contains(object, s) {
			return true
		}
	}
	return object == "o_barrier"
}

func TestObjects(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles large programs")
	}
	all := []compiler{{"14", "O0"}, {"14", "O2"}, {"19", "O0"}, {"19", "O2"}, {"22", "O0"}, {"22", "O2"}}
	t.Run("C", func(t *testing.T) {
		text, cells := objectsC(someObjects(t, cObjects()))
		testObjects(t, ".c", text, cells, all, []compiler{{"22", "O2"}}, scale.By{Usual: 6, Wide: 16, Full: 1})
	})
	if (scale.By{Wide: 1, Full: 1}).N() == 0 {
		return // a compiler of C++ takes seconds
	}
	t.Run("C++", func(t *testing.T) {
		text, cells := objectsCXX(someObjects(t, cxxObjects()))
		testObjects(t, ".cpp", text, cells, all, []compiler{{"19", "O0"}}, scale.By{Usual: 15, Wide: 40, Full: 1})
	})
}

// someObjects is a sample of objects: what is not in it is not even compiled, which takes longer than to explore it.
func someObjects(t *testing.T, all []object) []object {
	every := scale.By{Usual: 5, Wide: 1, Full: 1}
	some := slices.DeleteFunc(slices.Clone(all), func(o object) bool { return !every.Takes(o.name) })
	t.Logf("%d of %d kinds of objects", len(some), len(all))
	return some
}

type compiler struct{ version, level string }

// testObjects explores the cells, in a sample one of share.N() of them.
func testObjects(t *testing.T, ext, text string, cells map[string][]string, all, sample []compiler, share scale.By) {
	compilers := sample
	if scale.Full() {
		compilers = all
	}
	counts := map[string]uint64{} // of the first cell of a row
	for _, c := range compilers {
		t.Run("clang-"+c.version+"-"+c.level, func(t *testing.T) {
			p := compileObjects(t, c.version, c.level, ext, text)
			if p == nil {
				return
			}
			for _, o := range slices.Sorted(maps.Keys(cells)) {
				for _, cell := range cells[o] {
					for _, model := range []string{"sc", "rc11", "imm"} {
						if !share.Takes(c.version+c.level+cell+model) ||
							model == "imm" && heavy(o) && (o == "o_stop_callback" && ext == ".cpp" || !scale.Full() || c != sample[0] || cell != cells[o][0]) {
							continue
						}
						res, m, err := runCell(p, cell, model)
						row := o + model
						if o == "o_stop_callback" && c.level != "O0" {
							row += c.level // which retries of its loops are left out depends on the code
						}
						switch {
						case err != nil:
							t.Errorf("%s %s: %v", model, cell, err)
						case res.Verdict != result.Verified:
							why := res.Stopped
							if len(res.Errors) > 0 {
								why = fmt.Sprint(res.Errors[0].Kind, " ", res.Errors[0].Detail, " ", m.Message(res.Errors[0].Msg), " ", p.Positions[res.Errors[0].Pos])
							}
							t.Errorf("%s %s: %v: %s", model, cell, res.Verdict, why)
						case res.Complete == 0:
							t.Errorf("%s %s: no execution", model, cell)
						case counts[row] == 0:
							counts[row] = res.Complete
						case counts[row] != res.Complete:
							t.Errorf("%s %s: %d executions, %d elsewhere", model, cell, res.Complete, counts[row])
						}
					}
				}
			}
		})
	}
}

// stopOutcomes fails an assertion for each outcome of a race between request_stop and the life of a
// stop_callback: who ran the callback, and what each thread saw of that.
const stopOutcomes = `#include <atomic>
#include <cassert>
#include <pthread.h>
#include <stop_token>
#include <thread>
std::atomic<int> ran, early, got, late;
int main() {
  std::stop_source s;
  std::thread t([&] { got = s.request_stop(); early = ran.load(); });
  pthread_t me = pthread_self();
  {
    std::stop_callback c(s.get_token(), [&] { ran = pthread_equal(pthread_self(), me) ? 1 : 2; });
    late = ran.load();
  }
  int r = ran;
  t.join();
  switch (r + 3 * early + 9 * late + 27 * got + 54 * ran) {
CASES  }
}
`

// TestStopCallback: which retries of libstdc++'s loops are left out depends on the code that the
// compiler makes of them, so numbers of executions differ. Outcomes do not.
func TestStopCallback(t *testing.T) {
	if !scale.Full() {
		t.Skip("compiles <stop_token> three times; -full does")
	}
	var cases strings.Builder
	for k := range 27*2 + 54*2 {
		fmt.Fprintf(&cases, "  case %d: assert(!\"outcome %d\"); break;\n", k, k)
	}
	source := strings.Replace(stopOutcomes, "CASES", cases.String(), 1)
	for _, level := range []string{"O0", "O1", "O2"} {
		p := compileObjects(t, "22", level, ".cpp", source)
		if p == nil {
			return
		}
		var machine *interp.Machine
		res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1, KeepGoing: true, NewProgram: func(r *config.Refinement) config.Program {
			c := interp.Config{Blocks: r.Blocks, Cuts: map[event.Addr]struct{}{}, ShareAll: len(r.Shared) > 0, NoFresh: r.NoFresh, NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, Noisy: r.Noisy, GenericBarriers: r.GenericBarriers}
			for _, a := range r.Cuts {
				c.Cuts[a] = struct{}{}
			}
			machine = interp.New(p, c)
			return cache.New(machine, true)
		}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, e := range res.Errors {
			_, name, _ := strings.Cut(machine.Message(e.Msg), "outcome ")
			got = append(got, strings.TrimRight(name, "\")"))
		}
		slices.Sort(got)
		if want := []string{"143", "161", "27", "91", "94"}; !slices.Equal(got, want) {
			t.Errorf("-%s: outcomes %v, want %v", level, got, want)
		}
	}
}
