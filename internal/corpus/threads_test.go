package corpus

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// This file draws programs of threads as people write them: with mutexes, read-write and spin locks, condition variables, semaphores,
// barriers, once, keys, joins and detached threads, of POSIX and of C11, beside atomic operations, locks made of them, plain variables
// and dynamic memory. threadruns_test.go explores each in ways that must agree, threadsearch_test.go searches its states under sc.

// threadAct is what a thread does.
type threadAct struct {
	kind string
	how  string // of a lock, or a wait: "" (it waits), "try", "timed" or "poll" (it tries again and again); of other acts a variant
	o    int    // an object; of what has to do with threads: a thread
	at   string // a variable
	v    int    // a constant
	ord  string // memory order
	note bool   // what it returns is a part of what the thread returns
	heap heapAct
	in   []threadAct // done with a lock, or after it was tried in vain
}

// threadProgram is what main and other threads do. Thread number k, from 1 on, runs body runs[k-1] once someone creates it.
type threadProgram struct {
	main       []threadAct
	bodies     [][]threadAct
	runs       []int
	init, dtor []threadAct // what once calls; the destructor of key k0
	kinds      [2]byte     // of the mutexes: n (normal), r (recursive), e (error checking), a (adaptive); N, R, E and A are robust, too
	c11        bool        // mutexes, condition variables, threads, once and keys are those of C11
	static     bool        // mutexes are initialised statically
	sem, party int         // what the semaphore and the barrier begin with
	exits      bool        // main ends with pthread_exit
}

func (a threadAct) String() string {
	s := a.kind
	for _, x := range []string{a.how, a.at, a.ord} {
		if x != "" {
			s += " " + x
		}
	}
	if a.kind == "heap" {
		s += " " + a.heap.String()
	}
	s += fmt.Sprintf(" %d %d", a.o, a.v)
	if a.note {
		s += "!"
	}
	if a.in != nil {
		s += "{" + threadActs(a.in) + "}"
	}
	return s
}

// synchronised reports whether p has, but for locks made of them, no atomic operation and no call that tells of others without
// synchronising with them. If it has no race under sc then, it does the same under weaker models.
func (p *threadProgram) synchronised() bool {
	var weak func(acts []threadAct) bool
	weak = func(acts []threadAct) bool {
		return slices.ContainsFunc(acts, func(a threadAct) bool {
			switch a.kind {
			case "heap", "count", "tryjoin":
				return true
			case "await-cond", "wait-cond", "tas", "destroy":
				return weak(a.in)
			case "sem":
				return a.how != "wait" && a.how != "post"
			}
			return a.ord != "" || a.how != "" && a.how != "poll" || weak(a.in)
		})
	}
	return !weak(p.main) && !weak(p.init) && !weak(p.dtor) && !slices.ContainsFunc(p.bodies, weak)
}

func threadActs(acts []threadAct) string {
	var s []string
	for _, a := range acts {
		s = append(s, a.String())
	}
	return strings.Join(s, "; ")
}

func (p *threadProgram) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "mutexes %s, c11: %v, static: %v, semaphore %d, barrier of %d\n", p.kinds, p.c11, p.static, p.sem, p.party)
	fmt.Fprintf(&b, "main (exits: %v): %s\n", p.exits, threadActs(p.main))
	for i, body := range p.runs {
		fmt.Fprintf(&b, "thread %d runs %d: %s\n", i+1, body, threadActs(p.bodies[body]))
	}
	fmt.Fprintf(&b, "once: %s\ndestructor: %s\n", threadActs(p.init), threadActs(p.dtor))
	return b.String()
}

// call adds a call of the library whose result goes to v3.
func (c *heapCode) call(function, object, other string, n int) int {
	return c.add(heapIns{op: "call", at: function, val: object, exp: other, dst: "v3", n: n})
}

func (c *heapCode) noteIf(note bool, reg string) {
	if note {
		c.add(heapIns{op: "note", dst: "v4", val: reg})
	}
}

// section is what is done between a call that may fail and one that undoes it.
func (c *heapCode) section(p *threadProgram, a *threadAct, last func()) {
	c.noteIf(a.note, "v3")
	got := c.add(heapIns{op: "eq", dst: "v3", val: "0"})
	missed := c.add(heapIns{op: "goto"})
	c.land(got)
	c.threadActs(p, a.in)
	last()
	c.land(missed)
}

// robust reports whether mutex m is.
func (p *threadProgram) robust(m int) bool { return p.kinds[m] < 'a' }

func (p *threadProgram) kind(m int) byte { return p.kinds[m] | 0x20 }

// checks reports whether an unlock of mutex m by a thread that does not hold it fails. Else it has no meaning: POSIX says so of normal
// mutexes that are not robust, glibc of its adaptive ones, and C11 of all.
func (p *threadProgram) checks(m int) bool {
	return !p.c11 && (p.robust(m) || p.kind(m) == 'r' || p.kind(m) == 'e')
}

// threadKindNumbers are the kinds of mutexes, each at its number.
const threadKindNumbers = "nrea"

func (c *heapCode) threadActs(p *threadProgram, acts []threadAct) {
	for i := range acts {
		c.threadAct(p, &acts[i])
	}
}

func (c *heapCode) threadAct(p *threadProgram, a *threadAct) {
	top := len(*c)
	o := fmt.Sprint(a.o)
	v := fmt.Sprint(a.v)
	object := func(sort string) string { return sort + o }
	load := func(at, ord string) { c.add(heapIns{op: "load", at: at, ord: ord, dst: "v0"}) }
	set := func(at, ord, val string) { c.add(heapIns{op: "store", at: at, ord: ord, val: val}) }
	lock := func(before, after, object string) {
		if a.how != "poll" {
			c.call(before+a.how+after, object, "", 0)
			return
		}
		c.call(before+"try"+after, object, "", 0)
		got := []int{c.add(heapIns{op: "eq", dst: "v3", val: "0"}), c.add(heapIns{op: "eq", dst: "v3", val: "130"})}
		c.add(heapIns{op: "goto", to: top})
		c.land(got...)
	}
	switch a.kind {
	case "mutex":
		lock("mutex_", "lock", object("m"))
		if p.robust(a.o) {
			c.noteIf(a.note, "v3")
			died := c.add(heapIns{op: "eq", dst: "v3", val: "130"})
			fine := c.add(heapIns{op: "goto"})
			c.land(died)
			if a.v == 0 {
				c.call("mutex_consistent", object("m"), "", 0)
			}
			c.add(heapIns{op: "set", dst: "v3", val: "0"})
			c.land(fine)
		}
		c.section(p, a, func() { c.call("mutex_unlock", object("m"), "", 0) })
	case "lock":
		c.call("mutex_"+a.how+"lock", object("m"), "", 0)
		c.noteIf(a.note, "v3")
	case "unlock":
		c.call("mutex_unlock", object("m"), "", 0)
		c.noteIf(a.note, "v3")
	case "read", "write":
		lock("rwlock_", map[string]string{"read": "rd", "write": "wr"}[a.kind]+"lock", "w0")
		c.section(p, a, func() { c.call("rwlock_unlock", "w0", "", 0) })
	case "rwunlock":
		c.call("rwlock_unlock", "w0", "", 0)
	case "spin":
		lock("spin_", "lock", "s0")
		c.section(p, a, func() { c.call("spin_unlock", "s0", "", 0) })
	case "tas": // a lock of a word
		switch a.how {
		case "": // a compare-exchange in a loop
			c.add(heapIns{op: "cas", at: "t0", ord: "acquire", exp: "0", val: "1", dst: "v0", flag: "v3"})
			c.add(heapIns{op: "eq", dst: "v3", val: "0", to: top})
		case "test": // it first looks
			load("t0", "monotonic")
			c.add(heapIns{op: "eq", dst: "v0", val: "1", to: top})
			fallthrough
		default:
			c.add(heapIns{op: "xchg", at: "t0", ord: "acquire", dst: "v0", val: "1"})
			c.add(heapIns{op: "eq", dst: "v0", val: "1", to: top})
		}
		c.threadActs(p, a.in)
		set("t0", "release", "0")
	case "ticket":
		c.add(heapIns{op: "add", at: "t1", ord: "monotonic", dst: "v1", val: "1"})
		wait := len(*c)
		load("t2", "acquire")
		c.add(heapIns{op: "same", dst: "v0", val: "v1", to: len(*c) + 2})
		c.add(heapIns{op: "goto", to: wait})
		c.threadActs(p, a.in)
		load("t2", "monotonic")
		c.add(heapIns{op: "inc", dst: "v1", val: "v0", n: 1})
		set("t2", "release", "v1")
	case "await-cond": // until a variable is not 0; how says whether the wait has a limit of time, ord "if" that it looks once
		load(a.at, "")
		more := c.add(heapIns{op: "eq", dst: "v0", val: "0"})
		enough := c.add(heapIns{op: "goto"})
		c.land(more)
		c.call("cond_"+a.how+"wait", object("n"), object("m"), 0)
		c.noteIf(a.note && a.ord == "if", "v3")
		if a.ord != "if" {
			c.add(heapIns{op: "goto", to: top})
		}
		c.land(enough)
	case "wait-cond":
		c.call("cond_"+a.how+"wait", object("n"), object("m"), 0)
		c.noteIf(a.note, "v3")
	case "signal", "broadcast":
		c.call("cond_"+a.kind, object("n"), "", 0)
	case "sem":
		c.call("sem_"+a.how, "e0", "", 0)
		c.noteIf(a.note, "v3")
	case "sem-section":
		lock("sem_", "wait", "e0")
		c.section(p, a, func() { c.call("sem_post", "e0", "", 0) })
	case "barrier":
		c.call("barrier_wait", "b0", "", one(a.note))
		c.noteIf(a.note, "v3")
	case "barrier-last": // the one that is told apart does more
		c.call("barrier_wait", "b0", "", 1)
		other := c.add(heapIns{op: "eq", dst: "v3", val: "0"})
		c.threadActs(p, a.in)
		c.land(other)
	case "destroy":
		c.call(a.how+"_destroy", a.at, "", 0)
	case "call": // of function how, with object at and, if ord names one, another
		c.call(a.how, a.at, a.ord, one(a.note))
		c.noteIf(a.note, "v3")
	case "once":
		i := c.call("once_begin", "o0", "", 0)
		c.threadActs(p, p.init)
		c.call("once_end", "o0", "", 0)
		c.land(i)
	case "set-key":
		c.add(heapIns{op: "load", at: "k" + o, dst: "v5", flag: "hidden"})
		c.call("key_set", "k"+o, v, 0)
		c.noteIf(a.note, "v3")
	case "get-key":
		c.add(heapIns{op: "load", at: "k" + o, dst: "v5", flag: "hidden"})
		c.call("key_get", "k"+o, "", 0)
		c.noteIf(a.note, "v3")
	case "again": // a destructor sets the value again, to one less
		end := c.add(heapIns{op: "eq", dst: "v5", val: "1"})
		c.add(heapIns{op: "inc", dst: "v5", val: "v5", n: -1})
		c.call("key_set", "k0", "v5", 0)
		c.land(end)
	case "create":
		c.add(heapIns{op: "create", n: a.o})
		c.add(heapIns{op: "store", at: "i" + o, val: o, flag: "hidden"})
	case "join", "tryjoin", "detach":
		c.add(heapIns{op: "load", at: "i" + o, dst: "v2", flag: "hidden"})
		c.call(a.kind, "i"+o, "v2", a.o)
		c.noteIf(a.note, "v3")
		if a.kind == "tryjoin" && a.in != nil {
			failed := c.add(heapIns{op: "eq", dst: "v3", val: "16"})
			done := c.add(heapIns{op: "goto"})
			c.land(failed)
			c.threadActs(p, a.in)
			c.land(done)
		}
	case "detach-self":
		c.call("detach_self", "", "", 0)
	case "exit":
		c.add(heapIns{op: "exit"})
	case "load":
		load(a.at, a.ord)
		c.noteIf(a.note, "v0")
	case "store":
		set(a.at, a.ord, v)
	case "incr":
		load(a.at, a.ord)
		c.add(heapIns{op: "inc", dst: "v1", val: "v0", n: a.v})
		set(a.at, a.ord, "v1")
	case "add":
		c.add(heapIns{op: "add", at: a.at, ord: a.ord, dst: "v0", val: v})
		c.noteIf(a.note, "v0")
	case "xchg":
		c.add(heapIns{op: "xchg", at: a.at, ord: a.ord, dst: "v0", val: v})
		c.noteIf(a.note, "v0")
	case "cas":
		c.add(heapIns{op: "cas", at: a.at, ord: a.ord, exp: "0", val: v, dst: "v0", flag: "v3"})
		c.noteIf(a.note, "v3")
	case "count":
		c.act(heapAct{kind: "count", c: a.o, v: a.v, rd: "monotonic", wr: a.ord})
	case "await":
		load(a.at, a.ord)
		c.add(heapIns{op: "eq", dst: "v0", val: "0", to: top})
	case "assume":
		load(a.at, a.ord)
		c.add(heapIns{op: "assume", dst: "v0", val: v})
	case "assert": // that it is not v
		load(a.at, a.ord)
		c.add(heapIns{op: "assert", dst: "v0", val: v})
	case "if":
		load(a.at, a.ord)
		yes := c.add(heapIns{op: "eq", dst: "v0", val: v})
		no := c.add(heapIns{op: "goto"})
		c.land(yes)
		c.threadActs(p, a.in)
		c.land(no)
	case "fence":
		c.add(heapIns{op: "fence", ord: a.ord})
	case "heap":
		c.act(a.heap)
	default:
		panic(a.kind)
	}
}

// code is what main and the threads do, and where each of them ends but for destructors of keys.
func (p *threadProgram) code() (all []heapCode, ends []int) {
	const rounds = 4 // PTHREAD_DESTRUCTOR_ITERATIONS
	for t := range len(p.runs) + 1 {
		var c heapCode
		if t > 0 {
			c.threadActs(p, p.bodies[p.runs[t-1]])
		} else {
			c.threadActs(p, p.main)
			if p.exits {
				c.add(heapIns{op: "exit"})
			} else {
				c.add(heapIns{op: "store", at: "r0", val: "v4"})
			}
		}
		end := len(c)
		if t == 0 && !p.exits {
			c.add(heapIns{op: "return"})
		}
		for k := range c {
			if c[k].op == "exit" {
				c[k].to = len(c)
			}
		}
		var done []int
		for range rounds {
			c.add(heapIns{op: "take-key", dst: "v5"})
			done = append(done, c.add(heapIns{op: "eq", dst: "v5", val: "0"}))
			c.threadActs(p, p.dtor)
		}
		c.land(done...)
		c.add(heapIns{op: "leave"})
		c.add(heapIns{op: "finish"})
		if t == 0 && !p.exits { // the process ends without destructors
			c[end].to = len(c)
		}
		all, ends = append(all, c), append(ends, end)
	}
	return all, ends
}

// threadFunctions are the functions called, by what they are called here: under POSIX, and in C11.
var threadFunctions = map[string][2]string{
	"mutex_lock": {"pthread_mutex_lock", "mtx_lock"}, "mutex_trylock": {"pthread_mutex_trylock", "mtx_trylock"},
	"mutex_timedlock": {"pthread_mutex_timedlock", "mtx_timedlock"}, "mutex_unlock": {"pthread_mutex_unlock", "mtx_unlock"},
	"mutex_destroy": {"pthread_mutex_destroy", "mtx_destroy"}, "mutex_consistent": {"pthread_mutex_consistent"},
	"cond_wait": {"pthread_cond_wait", "cnd_wait"}, "cond_timedwait": {"pthread_cond_timedwait", "cnd_timedwait"},
	"cond_signal": {"pthread_cond_signal", "cnd_signal"}, "cond_broadcast": {"pthread_cond_broadcast", "cnd_broadcast"},
	"cond_destroy": {"pthread_cond_destroy", "cnd_destroy"},
	"key_get":      {"pthread_getspecific", "tss_get"}, "key_set": {"pthread_setspecific", "tss_set"},
	"once_begin": {"pthread_once", "call_once"}, "exit": {"pthread_exit", "thrd_exit"},
	"create": {"pthread_create", "thrd_create"}, "join": {"pthread_join", "thrd_join"}, "detach": {"pthread_detach", "thrd_detach"},
	"tryjoin": {"pthread_tryjoin_np"}, "self": {"pthread_self", "thrd_current"},
}

func (p *threadProgram) function(name string) string {
	pair, ok := threadFunctions[name]
	switch {
	case ok && p.c11 && pair[1] != "":
		return pair[1]
	case ok:
		return pair[0]
	case strings.HasPrefix(name, "sem_"):
		return name
	}
	return "pthread_" + name
}

// llvm writes the program as LLVM assembly.
func (p *threadProgram) llvm() string {
	var b strings.Builder
	for _, g := range heapGlobals {
		switch g[0] {
		case 'g':
			fmt.Fprintf(&b, "@%s = global ptr null, align 8\n", g)
		case 'k':
			fmt.Fprintf(&b, "@%s = global i32 0, align 4\n", g)
		default:
			fmt.Fprintf(&b, "@%s = global i64 0, align 8\n", g)
		}
	}
	for m := range p.kinds {
		fmt.Fprintf(&b, "@m%d = global {[16 x i8], i32, [20 x i8]} {[16 x i8] zeroinitializer, i32 %d, [20 x i8] zeroinitializer}, align 8\n", m, strings.IndexByte(threadKindNumbers, p.kind(m))*one(p.static))
	}
	for name, size := range map[string]int{"w0": 56, "s0": 4, "n0": 48, "n1": 48, "e0": 32, "b0": 32, "o0": 4, "ts": 16} {
		fmt.Fprintf(&b, "@%s = global [%d x i8] zeroinitializer, align 8\n", name, size)
	}
	codes, ends := p.code()
	var init, dtor heapCode
	init.threadActs(p, p.init)
	dtor.threadActs(p, p.dtor)
	done := map[int]bool{}
	w := &threadWriter{Builder: &b, p: p, calls: map[string]bool{}}
	for t, c := range codes {
		if t > 0 && done[p.runs[t-1]] {
			continue
		}
		switch {
		case t == 0:
			w.function("i32 @main()", func() {
				w.prologue()
				w.body(c, ends[0])
			}, "ret i32 0")
		case p.c11:
			done[p.runs[t-1]] = true
			w.function(fmt.Sprintf("i32 @f%d(ptr %%arg)", p.runs[t-1]), func() { w.body(c, ends[t]) },
				"%r1 = load i64, ptr %v4", "%r2 = trunc i64 %r1 to i32", "ret i32 %r2")
		default:
			done[p.runs[t-1]] = true
			w.function(fmt.Sprintf("ptr @f%d(ptr %%arg)", p.runs[t-1]), func() { w.body(c, ends[t]) },
				"%r1 = load i64, ptr %v4", "%r2 = inttoptr i64 %r1 to ptr", "ret ptr %r2")
		}
	}
	w.function("void @init()", func() { w.body(init, len(init)) }, "ret void")
	w.function("void @dtor(ptr %arg)", func() {
		w.line("%%a1 = ptrtoint ptr %%arg to i64")
		w.line("store i64 %%a1, ptr %%v5")
		w.body(dtor, len(dtor))
	}, "ret void")
	for f := range w.calls {
		fmt.Fprintf(&b, "declare %s\n", f)
	}
	b.WriteString("declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndeclare void @abort()\ndeclare void @__VERIFIER_assume(i32)\n")
	return b.String()
}

// threadWriter writes functions.
type threadWriter struct {
	*strings.Builder
	p     *threadProgram
	calls map[string]bool // declarations
	n     int
}

func (w *threadWriter) line(format string, args ...any) { fmt.Fprintf(w, "  "+format+"\n", args...) }

func (w *threadWriter) function(head string, body func(), ret ...string) {
	fmt.Fprintf(w, "define %s {\n", head)
	for i := range 6 {
		w.line("%%p%d = alloca ptr\n  store ptr null, ptr %%p%d\n  %%v%d = alloca i64\n  store i64 0, ptr %%v%d", i, i, i, i)
	}
	w.line("%%out = alloca i32\n  %%res = alloca i64")
	body()
	for _, r := range ret {
		w.line("%s", r)
	}
	w.WriteString("}\n")
}

// prologue initialises what is used.
func (w *threadWriter) prologue() {
	p := w.p
	if !p.static {
		for m := range p.kinds {
			kind := strings.IndexByte(threadKindNumbers, p.kind(m))
			if p.c11 {
				w.call("i32", "mtx_init", fmt.Sprintf("ptr @m%d", m), fmt.Sprintf("i32 %d", one(kind == 1)))
				w.call("i32", "cnd_init", fmt.Sprintf("ptr @n%d", m))
				continue
			}
			w.call("i32", "pthread_mutexattr_init", "ptr %out")
			w.call("i32", "pthread_mutexattr_settype", "ptr %out", fmt.Sprintf("i32 %d", kind))
			if p.robust(m) {
				w.call("i32", "pthread_mutexattr_setrobust", "ptr %out", "i32 1")
			}
			w.call("i32", "pthread_mutex_init", fmt.Sprintf("ptr @m%d", m), "ptr %out")
			w.call("i32", "pthread_cond_init", fmt.Sprintf("ptr @n%d", m), "ptr null")
		}
		w.call("i32", "pthread_rwlock_init", "ptr @w0", "ptr null")
	}
	w.call("i32", "pthread_spin_init", "ptr @s0", "i32 0")
	w.call("i32", "sem_init", "ptr @e0", "i32 0", fmt.Sprintf("i32 %d", p.sem))
	w.call("i32", "pthread_barrier_init", "ptr @b0", "ptr null", fmt.Sprintf("i32 %d", p.party))
	create := "pthread_key_create"
	if p.c11 {
		create = "tss_create"
	}
	w.call("i32", create, "ptr @k0", "ptr @dtor")
	w.call("i32", create, "ptr @k1", "ptr null")
}

// call writes a call, and returns the name of its result, if it has one.
func (w *threadWriter) call(result, function string, args ...string) string {
	var types []string
	for _, a := range args {
		typ, _, _ := strings.Cut(a, " ")
		types = append(types, typ)
	}
	w.calls[fmt.Sprintf("%s @%s(%s)", result, function, strings.Join(types, ", "))] = true
	text := fmt.Sprintf("call %s @%s(%s)", result, function, strings.Join(args, ", "))
	if result == "void" {
		w.line("%s", text)
		return ""
	}
	w.n++
	w.line("%%y%d = %s", w.n, text)
	return fmt.Sprintf("%%y%d", w.n)
}

func (w *threadWriter) body(c heapCode, end int) {
	for k := 0; k < end; k++ {
		i := &c[k]
		switch {
		case i.flag == "hidden": // the library does it
			w.line("br label %%L%d\nL%d:", k, k)
		case i.op == "call":
			w.line("br label %%L%d\nL%d:", k, k)
			w.library(i)
			if i.at == "once_begin" { // what follows is in another function
				k = i.to - 1
			}
		default:
			w.other(i, k)
		}
	}
	w.line("br label %%L%d\nL%d:", end, end)
}

func (w *threadWriter) value(v string) string {
	if v[0] != 'v' {
		return v
	}
	w.n++
	w.line("%%y%d = load i64, ptr %%%s", w.n, v)
	return fmt.Sprintf("%%y%d", w.n)
}

func (w *threadWriter) compute(format string, args ...any) string {
	w.n++
	w.line("%%y%d = %s", w.n, fmt.Sprintf(format, args...))
	return fmt.Sprintf("%%y%d", w.n)
}

// library writes a call of the library.
func (w *threadWriter) library(i *heapIns) {
	p := w.p
	f := p.function(i.at)
	result := ""
	object := func() string { return "ptr @" + i.val }
	id := func() string { return "i64 " + w.compute("load i64, ptr @%s", i.val) }
	switch i.at {
	case "mutex_timedlock", "rwlock_timedrdlock", "rwlock_timedwrlock", "sem_timedwait":
		result = w.call("i32", f, object(), "ptr @ts")
	case "cond_wait":
		result = w.call("i32", f, object(), "ptr @"+i.exp)
	case "cond_timedwait":
		result = w.call("i32", f, object(), "ptr @"+i.exp, "ptr @ts")
	case "mutex_destroy", "cond_destroy":
		if p.c11 {
			w.call("void", f, object())
			return
		}
		result = w.call("i32", f, object())
	case "sem_getvalue":
		w.call("i32", f, object(), "ptr %out")
		result = w.compute("load i32, ptr %%out")
	case "barrier_wait":
		result = w.call("i32", f, object())
		if i.n == 0 { // unused
			return
		}
	case "once_begin":
		if p.c11 {
			w.call("void", f, object(), "ptr @init")
		} else {
			w.call("i32", f, object(), "ptr @init")
		}
		return
	case "key_set":
		v := w.compute("inttoptr i64 %s to ptr", w.value(i.exp))
		result = w.call("i32", f, "i32 "+w.compute("load i32, ptr @%s", i.val), "ptr "+v)
	case "key_get":
		v := w.call("ptr", f, "i32 "+w.compute("load i32, ptr @%s", i.val))
		w.line("store i64 %s, ptr %%v3", w.compute("ptrtoint ptr %s to i64", v))
		return
	case "join":
		w.line("store i64 0, ptr %%res")
		result = w.call("i32", f, id(), "ptr %res")
		if p.c11 {
			result = w.compute("load i32, ptr %%res")
			break
		}
		w.line("store i64 %s, ptr %%v3", w.compute("load i64, ptr %%res"))
		return
	case "tryjoin": // 16 if it failed, else what the thread returns
		w.line("store i64 16, ptr %%res")
		w.call("i32", f, id(), "ptr %res")
		w.line("store i64 %s, ptr %%v3", w.compute("load i64, ptr %%res"))
		return
	case "detach":
		result = w.call("i32", f, id())
	case "detach_self":
		result = w.call("i32", p.function("detach"), "i64 "+w.call("i64", p.function("self")))
	default:
		result = w.call("i32", f, object())
	}
	w.line("store i64 %s, ptr %%v3", w.compute("sext i32 %s to i64", result))
}

// other writes instruction number k, which is no call of an object's function.
func (w *threadWriter) other(i *heapIns, k int) {
	p := w.p
	switch i.op {
	case "note", "same", "create", "exit":
		w.line("br label %%L%d\nL%d:", k, k)
	}
	switch i.op {
	case "note":
		was := w.compute("mul i64 %s, %d", w.value(i.dst), noteBase)
		w.line("store i64 %s, ptr %%%s", w.compute("add i64 %s, 2", w.compute("add i64 %s, %s", was, w.value(i.val))), i.dst)
	case "same":
		w.line("br i1 %s, label %%L%d, label %%N%d\nN%d:", w.compute("icmp eq i64 %s, %s", w.value(i.dst), w.value(i.val)), i.to, k, k)
	case "create":
		f := fmt.Sprintf("ptr @f%d", p.runs[i.n-1])
		if p.c11 {
			w.call("i32", p.function("create"), fmt.Sprintf("ptr @i%d", i.n), f, "ptr null")
		} else {
			w.call("i32", p.function("create"), fmt.Sprintf("ptr @i%d", i.n), "ptr null", f, "ptr null")
		}
	case "exit":
		v := w.value("v4")
		if p.c11 {
			w.call("void", p.function("exit"), "i32 "+w.compute("trunc i64 %s to i32", v))
		} else {
			w.call("void", p.function("exit"), "ptr "+w.compute("inttoptr i64 %s to ptr", v))
		}
		w.line("unreachable\nN%d:", k)
	default:
		i.llvm(w.Builder, k)
	}
}

// noteBase is what a thread's result is multiplied with before something is added to it.
const noteBase = 256

// threadDraw draws programs.
type threadDraw struct {
	*rand.Rand
	p      *threadProgram
	sorts  []string // of what is drawn
	guards [2]string
	loose  bool // what is wrong is welcome
	guard  [2]int
	uses   bool // results of barriers are used
	depth  int
}

// randomThreads draws a program. Half of them are meant to be right.
func randomThreads(r *rand.Rand) *threadProgram {
	d := &threadDraw{Rand: r, p: &threadProgram{c11: r.IntN(4) == 0, exits: r.IntN(5) == 0}, loose: r.IntN(2) == 0, uses: r.IntN(2) == 0}
	p := d.p
	for m := range p.kinds {
		p.kinds[m] = "nnreanre"[r.IntN(8)]
		if p.c11 {
			p.kinds[m] = "nnr"[r.IntN(3)]
		}
	}
	if !p.c11 && r.IntN(6) == 0 {
		p.kinds[r.IntN(2)] &^= 0x20
	}
	p.static = !p.c11 && !p.robust(0) && !p.robust(1) && r.IntN(3) == 0
	p.sem, p.party = r.IntN(2), 1+r.IntN(3)
	all := []string{"mutex", "mutex", "rwlock", "spin", "cond", "cond", "sem", "barrier", "once", "key", "atomic", "atomic", "heap", "threads", "check"}
	for range 2 + r.IntN(3) {
		d.sorts = append(d.sorts, pickOf(r, all...))
	}
	guards := []string{"mutex", "mutex"}
	for s, g := range map[string][]string{"rwlock": {"write"}, "spin": {"spin", "tas", "ticket"}, "sem": {"sem-section"}, "atomic": {"tas", "ticket"}} {
		if slices.Contains(d.sorts, s) {
			guards = append(guards, g...)
		}
	}
	slices.Sort(guards)
	for v := range d.guards {
		d.guards[v], d.guard[v] = pickOf(r, guards...), r.IntN(2)
	}
	if slices.Contains(d.guards[:], "sem-section") {
		p.sem = 1
	}
	if slices.Contains(d.sorts, "once") {
		p.init = d.some(1 + r.IntN(2))
	}
	if slices.Contains(d.sorts, "key") && r.IntN(3) > 0 {
		p.dtor = d.some(1)
		if r.IntN(3) == 0 {
			p.dtor = append(p.dtor, threadAct{kind: "again"})
		}
	}
	threads := 2 + r.IntN(5)/3
	if slices.Contains(d.sorts, "cond") && r.IntN(3) == 0 { // two wait, and one of them is woken, or both
		threads = 3
		wait := threadAct{kind: "await-cond", how: pickOf(r, "", "", "timed"), at: "d0", ord: pickOf(r, "if", ""), note: true}
		waiter := append(d.acts(r.IntN(2)), threadAct{kind: "mutex", in: []threadAct{wait}})
		signal := threadAct{kind: pickOf(r, "signal", "signal", "broadcast")}
		p.bodies = [][]threadAct{waiter, {{kind: "mutex", in: []threadAct{{kind: "store", at: "d0", v: 1}, signal}}}}
		p.runs = []int{0, 0, 1}
	}
	for t := len(p.runs); t < threads; t++ {
		if t > 0 && r.IntN(3) == 0 { // like the one before
			p.runs = append(p.runs, p.runs[t-1])
			continue
		}
		p.runs = append(p.runs, len(p.bodies))
		p.bodies = append(p.bodies, d.acts(1+r.IntN(6)/threads))
	}
	d.mainActs(threads)
	d.mistake()
	if r.IntN(4) == 0 {
		for _, acts := range append([]*[]threadAct{&p.main, &p.init, &p.dtor}, pointersTo(p.bodies)...) {
			*acts = d.synchronise(*acts)
		}
	}
	return p
}

func pointersTo(bodies [][]threadAct) (all []*[]threadAct) {
	for i := range bodies {
		all = append(all, &bodies[i])
	}
	return all
}

// synchronise is acts with others in place of those that threadProgram.synchronised does not allow.
func (d *threadDraw) synchronise(acts []threadAct) []threadAct {
	acts = slices.Clone(acts)
	for i := range acts {
		a := &acts[i]
		switch {
		case a.kind == "sem" && a.how != "wait":
			a.how, a.note = "post", false
		case a.kind == "tryjoin":
			a.kind, a.in = "join", nil
		case a.kind == "heap" || a.kind == "count" || a.ord != "" && a.kind != "await-cond":
			v := d.IntN(2)
			kind := d.guards[v]
			*a = threadAct{kind: kind, o: d.guard[v], in: []threadAct{{kind: "incr", at: fmt.Sprint("d", v), v: 1}}}
		case slices.Contains([]string{"mutex", "lock", "read", "write", "spin", "sem-section"}, a.kind) && a.how != "poll":
			a.how, a.note = "", false
		}
		a.in = d.synchronise(a.in)
	}
	return acts
}

// mainActs draws what main does.
func (d *threadDraw) mainActs(threads int) {
	p := d.p
	nested := 0 // a thread that another one creates
	if slices.Contains(d.sorts, "threads") && d.IntN(3) == 0 {
		nested = threads + 1
		p.runs = append(p.runs, len(p.bodies))
		p.bodies = append(p.bodies, d.acts(1))
		by := &p.bodies[p.runs[0]]
		if threads > 1 && p.runs[1] == p.runs[0] {
			p.runs[1] = len(p.bodies)
			p.bodies = append(p.bodies, slices.Clone(*by))
		}
		k := d.IntN(len(*by) + 1)
		*by = slices.Insert(*by, k, threadAct{kind: "create", o: nested})
		if d.IntN(3) > 0 {
			how := pickOf(d.Rand, "join", "join", "detach", "tryjoin")
			*by = slices.Insert(*by, k+1+d.IntN(len(*by)-k), threadAct{kind: how, o: nested, note: d.IntN(2) == 0})
			nested = 0
		}
	}
	for t := range threads {
		if d.loose && d.IntN(8) == 0 {
			p.main = append(p.main, d.act()...)
		}
		p.main = append(p.main, threadAct{kind: "create", o: t + 1})
	}
	if d.IntN(4) == 0 {
		p.main = append(p.main, d.acts(1)...)
	}
	joins := d.IntN(6) > 0
	for t := range threads {
		join := threadAct{kind: "join", o: t + 1, note: d.IntN(2) == 0}
		if slices.Contains(d.sorts, "threads") {
			switch d.IntN(8) {
			case 0:
				join.kind = "detach"
			case 1:
				join.kind = "tryjoin"
				if d.IntN(2) == 0 {
					again := join
					again.kind = "join"
					join.in = []threadAct{again}
				}
			}
		}
		if joins {
			p.main = append(p.main, join)
		}
	}
	if nested > 0 && joins && d.IntN(2) == 0 {
		p.main = append(p.main, threadAct{kind: "join", o: nested})
	}
	if joins || d.loose {
		if d.IntN(3) == 0 {
			p.main = append(p.main, d.acts(1)...)
		}
		for _, x := range [][2]string{{"mutex", "m0"}, {"mutex", "m1"}, {"rwlock", "w0"}, {"spin", "s0"}, {"cond", "n0"}, {"sem", "e0"}, {"barrier", "b0"}} {
			if d.IntN(12) == 0 && slices.Contains(d.sorts, x[0]) {
				p.main = append(p.main, threadAct{kind: "destroy", how: x[0], at: x[1]})
			}
		}
	}
}

// mistake makes one, perhaps.
func (d *threadDraw) mistake() {
	if d.loose || d.IntN(3) > 0 {
		return
	}
	d.loose = true
	body := &d.p.bodies[d.IntN(len(d.p.bodies))]
	if len(*body) > 0 && d.IntN(3) == 0 {
		k := d.IntN(len(*body))
		if a := (*body)[k]; a.in != nil {
			*body = slices.Replace(slices.Clone(*body), k, k+1, a.in...)
			return
		}
	}
	*body = slices.Insert(slices.Clone(*body), d.IntN(len(*body)+1), d.act()...)
}

func (d *threadDraw) acts(n int) (acts []threadAct) {
	for len(acts) < n {
		acts = append(acts, d.act()...)
	}
	return acts
}

// some draws acts of a function that the library calls: nothing there is noted.
func (d *threadDraw) some(n int) (acts []threadAct) {
	defer func() {
		for i := range acts {
			acts[i].note = false
		}
	}()
	for range n {
		switch d.IntN(6) {
		case 0:
			acts = append(acts, d.guarded(threadAct{kind: "incr", at: "d0", v: 1}))
		case 1:
			acts = append(acts, threadAct{kind: "sem", how: "post"})
		case 2:
			acts = append(acts, threadAct{kind: "incr", at: "d1", v: 1})
		case 3:
			acts = append(acts, threadAct{kind: "store", at: d.counter(), v: 1, ord: d.order("w")})
		case 4:
			acts = append(acts, d.guarded(threadAct{kind: pickOf(d.Rand, "signal", "broadcast")}))
		default:
			acts = append(acts, threadAct{kind: "add", at: d.counter(), v: 1, ord: d.order("u")})
		}
	}
	return acts
}

func (d *threadDraw) counter() string { return fmt.Sprint("c", d.IntN(5)/3) }

// order draws a memory order of a read (r), a write (w), a read-modify-write (u) or a fence (f).
func (d *threadDraw) order(of string) string {
	strong := map[string][]string{"r": {"acquire"}, "w": {"release"}, "u": {"acq_rel"}, "f": {"seq_cst", "acq_rel"}}[of]
	weak := map[string][]string{"r": {"monotonic", "acquire", "seq_cst"}, "w": {"monotonic", "release", "seq_cst"},
		"u": {"monotonic", "acquire", "release", "acq_rel", "seq_cst"}, "f": {"acquire", "release", "acq_rel", "seq_cst"}}[of]
	if d.loose || d.IntN(3) == 0 {
		return pickOf(d.Rand, weak...)
	}
	return pickOf(d.Rand, strong...)
}

// plain draws an access to a plain variable.
func (d *threadDraw) plain(v int) threadAct {
	a := threadAct{kind: pickOf(d.Rand, "incr", "incr", "store", "load"), at: fmt.Sprint("d", v), v: 1 + d.IntN(2)}
	a.note = a.kind == "load"
	return a
}

// guarded is a with the lock that guards its variable.
func (d *threadDraw) guarded(in ...threadAct) threadAct {
	v := 0
	if in[0].at == "d1" {
		v = 1
	}
	kind, o := d.guards[v], d.guard[v]
	if d.loose && d.IntN(6) == 0 {
		kind, o = pickOf(d.Rand, "mutex", "read", "write", "spin", "tas", "sem-section"), d.IntN(2)
	}
	how := ""
	if d.IntN(4) == 0 {
		how = pickOf(d.Rand, "try", "timed", "poll")
	}
	switch kind {
	case "spin":
		if how == "timed" {
			how = "try"
		}
	case "tas":
		how = pickOf(d.Rand, "", "test", "set")
	case "ticket":
		how = ""
	}
	return threadAct{kind: kind, how: how, o: o, v: d.IntN(4) / 3, note: how != "" && how != "poll" && kind != "tas" && d.IntN(2) == 0, in: in}
}

// act draws something that a thread does.
func (d *threadDraw) act() []threadAct {
	one := func(a threadAct) []threadAct { return []threadAct{a} }
	note := d.IntN(2) == 0
	v := d.IntN(2)
	if d.depth++; d.depth > 1 {
		defer func() { d.depth-- }()
		return one(d.guarded(d.plain(v)))
	}
	defer func() { d.depth-- }()
	switch d.sorts[d.IntN(len(d.sorts))] {
	case "mutex":
		switch k := d.IntN(12); {
		case k == 0 && (d.loose || d.p.checks(v)):
			return one(threadAct{kind: "unlock", o: v, note: note})
		case k == 1 && d.loose:
			return one(threadAct{kind: "lock", how: pickOf(d.Rand, "", "try", "timed"), o: v, note: note})
		case k < 5 && d.p.robust(v):
			return []threadAct{{kind: "lock", o: v}, {kind: "exit"}}
		case k < 5: // one in the other
			inner := threadAct{kind: "mutex", how: pickOf(d.Rand, "", "", "try", "timed"), o: d.IntN(2), note: note, in: one(d.plain(v))}
			outer := threadAct{kind: "mutex", how: pickOf(d.Rand, "", "", "try"), o: d.guard[v], in: one(inner)}
			if d.guards[v] == "mutex" {
				outer.in = append(outer.in, d.plain(v))
			}
			return one(outer)
		}
		return one(d.guarded(d.plain(v)))
	case "rwlock":
		switch k := d.IntN(12); {
		case k == 0 && d.loose:
			return one(threadAct{kind: "rwunlock"})
		case k < 5:
			a := d.guarded(threadAct{kind: "load", at: "d" + fmt.Sprint(v), note: true})
			if a.kind == "write" {
				a.kind = "read"
			}
			return one(a)
		case k < 7:
			return one(threadAct{kind: pickOf(d.Rand, "read", "read", "write"), how: pickOf(d.Rand, "", "try", "timed"), note: note, in: d.act()})
		}
		return one(d.guarded(d.plain(v)))
	case "spin":
		if d.loose && d.IntN(6) == 0 {
			return one(threadAct{kind: "spin", how: pickOf(d.Rand, "", "try"), note: note, in: d.act()})
		}
		return one(d.guarded(d.plain(v)))
	case "cond":
		return d.cond(v)
	case "sem":
		a := threadAct{kind: "sem", how: pickOf(d.Rand, "wait", "wait", "trywait", "timedwait", "post", "post", "post", "getvalue"), note: note}
		if a.how == "wait" || a.how == "post" {
			a.note = false
		}
		if d.IntN(3) == 0 {
			p := d.plain(v)
			if a.how == "post" {
				return []threadAct{p, a}
			}
			if a.how == "wait" {
				return []threadAct{a, p}
			}
		}
		return one(a)
	case "barrier":
		if d.uses && d.IntN(3) == 0 {
			last := threadAct{kind: "barrier-last", in: one(d.plain(v))}
			if d.IntN(4) == 0 {
				last.in = one(threadAct{kind: "destroy", how: "barrier", at: "b0"})
			}
			return one(last)
		}
		b := threadAct{kind: "barrier", note: d.uses && note}
		if d.IntN(2) == 0 {
			return []threadAct{{kind: "add", at: d.counter(), v: 1, ord: "monotonic"}, b}
		}
		return []threadAct{b, d.guarded(d.plain(v))}
	case "once":
		if d.IntN(2) == 0 {
			return []threadAct{{kind: "once"}, {kind: "load", at: "d1", note: true}}
		}
		return one(threadAct{kind: "once"})
	case "key":
		if d.IntN(3) == 0 {
			return one(threadAct{kind: "get-key", o: v, note: true})
		}
		return one(threadAct{kind: "set-key", o: v, v: d.IntN(3), note: note})
	case "heap":
		h := &heapDraw{Rand: d.Rand, strong: true, popper: 1, thread: 1, plain: true}
		acts := [][]heapAct{{h.alloc(0), h.orders(heapAct{kind: "push"})}, {h.orders(heapAct{kind: "take"}), h.orders(heapAct{kind: "free"})},
			{h.orders(heapAct{kind: "take"}), h.orders(heapAct{kind: "read"}), h.orders(heapAct{kind: "free"})}, {h.orders(heapAct{kind: "pushnew"})}}
		if d.loose {
			acts = append(acts, []heapAct{h.orders(heapAct{kind: "load"}), h.orders(heapAct{kind: "read"})}, []heapAct{h.orders(heapAct{kind: "free"})})
		}
		var all []threadAct
		for _, a := range pickOf(d.Rand, acts...) {
			all = append(all, threadAct{kind: "heap", heap: a})
		}
		return all
	case "threads":
		switch k := d.IntN(8); {
		case k < 2:
			return one(threadAct{kind: "exit"})
		case k < 3 && d.loose:
			return one(threadAct{kind: "detach-self"})
		case k < 4 && d.loose:
			return one(threadAct{kind: pickOf(d.Rand, "join", "tryjoin", "detach"), o: 1 + d.IntN(2), note: note})
		}
		return one(d.guarded(d.plain(v)))
	case "check":
		a := threadAct{kind: pickOf(d.Rand, "assert", "assume", "assert", "if"), at: fmt.Sprint("d", v), v: d.IntN(3)}
		if a.kind == "assert" {
			a.v = 2 + d.IntN(2)
		}
		if a.kind == "if" {
			a.in = one(pickOf(d.Rand, threadAct{kind: "exit"}, threadAct{kind: "add", at: "c0", v: 1, ord: "monotonic"}, d.plain(v)))
		}
		if d.IntN(3) == 0 {
			a.at, a.ord = d.counter(), d.order("r")
			return one(a)
		}
		return one(d.guarded(a))
	}
	switch d.IntN(9) { // atomic
	case 0:
		return one(threadAct{kind: "load", at: d.counter(), ord: d.order("r"), note: true})
	case 1:
		return one(threadAct{kind: "store", at: d.counter(), ord: d.order("w"), v: 1 + d.IntN(2)})
	case 2:
		return one(threadAct{kind: "add", at: d.counter(), ord: d.order("u"), v: 1, note: note})
	case 3:
		return one(threadAct{kind: "xchg", at: d.counter(), ord: d.order("u"), v: 1, note: note})
	case 4:
		return one(threadAct{kind: "cas", at: d.counter(), ord: d.order("u"), v: 1, note: note})
	case 5:
		return one(threadAct{kind: "count", o: v, ord: d.order("u")})
	case 6:
		p := d.plain(v)
		c := d.counter()
		if d.IntN(2) == 0 {
			return []threadAct{p, {kind: "store", at: c, ord: d.order("w"), v: 1}}
		}
		return []threadAct{{kind: "await", at: c, ord: d.order("r")}, p}
	case 7:
		return one(threadAct{kind: "fence", ord: d.order("f")})
	}
	return one(threadAct{kind: "incr", at: d.counter(), ord: "monotonic", v: 1})
}

// cond draws what has to do with a condition variable and a plain variable.
func (d *threadDraw) cond(v int) []threadAct {
	o := d.IntN(4) / 3
	at := fmt.Sprint("d", o)
	timed := pickOf(d.Rand, "", "", "timed")
	signal := threadAct{kind: pickOf(d.Rand, "signal", "signal", "broadcast"), o: o}
	lock := func(in ...threadAct) threadAct {
		a := threadAct{kind: "mutex", o: o, in: in}
		if d.IntN(8) == 0 {
			a.how = pickOf(d.Rand, "try", "timed")
		}
		return a
	}
	switch d.IntN(8) {
	case 0, 1, 2:
		a := threadAct{kind: "await-cond", how: timed, o: o, at: at, note: true}
		if d.IntN(3) == 0 {
			a.ord = "if"
		}
		if d.IntN(2) == 0 {
			return []threadAct{lock(a, threadAct{kind: "load", at: at, note: true})}
		}
		return []threadAct{lock(a)}
	case 3:
		return []threadAct{lock(threadAct{kind: "store", at: at, v: 1}), signal}
	case 4:
		if d.loose {
			wait := threadAct{kind: "wait-cond", how: timed, o: o, note: true}
			if d.IntN(6) == 0 {
				return []threadAct{wait}
			}
			return []threadAct{lock(wait)}
		}
	case 5:
		if d.loose {
			return []threadAct{signal}
		}
	}
	return []threadAct{lock(threadAct{kind: "store", at: at, v: 1 + d.IntN(2)}, signal)}
}
