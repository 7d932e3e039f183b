package loops

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Text is programs as one C file.
type Text struct {
	C string
	// Asserts are the lines of the assertions, by program and ID.
	Asserts [][]int
}

// header is what every file starts with.
const header = `#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>

void __VERIFIER_assume(int);

__attribute__((always_inline)) static inline _Bool take(atomic_int *x, int *old, int new, memory_order success, memory_order failure) {
	return atomic_compare_exchange_strong_explicit(x, old, new, success, failure);
}
`

// helpers are the functions that Helped uses.
const helpers = `
static int get(const int *p) { return *p; }
static void put(int *p, int v) { *p = v; }
static int not(int a) { return !a; }
static int plus(int a, int b) { return a + b; }
static int minus(int a, int b) { int d = a; d -= b; return d; }
static int less(int a, int b) { return a < b; }
static void set_not(int *p, int a) { put(p, not(a)); }
struct backoff { long n; int yields, rounds; };
static void spin(long n) { while (n-- > 0) __asm__ volatile("" ::: "memory"); }
static int longer(int n) { switch (n & 3) { case 0: return n + 1; case 1: return n + 2; default: return n ^ 5; } }
static void pause_(struct backoff *b) {
	if (++b->rounds % 3 == 0 || b->rounds / 7 > 1) sched_yield();
	if (b->n < 16) { spin(b->n); b->n *= 2; return; }
	sched_yield();
	b->yields = longer(b->yields);
}
`

// operators are those of helpers.
var operators = map[ExprOp]string{Not: "not", Add: "plus", Sub: "minus", Lt: "less"}

// Halved is C with atomic variables and registers that consist of two halves each, as in a pointer with a tag.
func Halved(ps []*Program, suffix func(i int) string) *Text {
	return text(&printer{line: 1, halved: true}, ps, suffix)
}

// Helped is C with the registers in a structure, which functions that only compute are given the address of, and a
// back-off in each loop, as people write their own types.
func Helped(ps []*Program, suffix func(i int) string) *Text {
	return text(&printer{line: 1, helped: true}, ps, suffix)
}

// C prints programs into one file. Names of program i end in suffix(i). Its entry
// function is "main" with that suffix; "read" with that suffix is one that besides
// reads all variables at the end, into "seen" with that suffix, for explorations that
// do not know which write is the last one.
//
// What thread t returns is pack of the registers shown; what the main thread's share
// returns is in "got" with the suffix.
func C(ps []*Program, suffix func(i int) string) *Text {
	return text(&printer{line: 1}, ps, suffix)
}

func text(p *printer, ps []*Program, suffix func(i int) string) *Text {
	t := &Text{}
	p.printf("%s", header)
	if p.helped {
		p.printf("%s", helpers)
	}
	if p.halved {
		p.printf("%s", halves)
	}
	for i, q := range ps {
		p.p, p.suffix = q, suffix(i)
		p.asserts = make([]int, q.Number())
		p.program()
		t.Asserts = append(t.Asserts, p.asserts)
	}
	t.C = p.b.String()
	return t
}

// String is p alone in C, to be read by people and compiled as it is. It returns no
// values that no thread reads.
func (p *Program) String() string {
	return text(&printer{line: 1, brief: true}, []*Program{p}, func(int) string { return "" }).C
}

type printer struct {
	b       strings.Builder
	line    int
	p       *Program
	suffix  string
	asserts []int
	brief   bool         // without what only tests need
	helped  bool         // see Helped
	halved  bool         // see Halved
	owns    int          // how often the program used a node of its thread so far
	apart   map[int]bool // registers of the function at hand that are no part of its structure
}

func (p *printer) printf(format string, args ...any) {
	s := fmt.Sprintf(format, args...)
	p.line += strings.Count(s, "\n")
	p.b.WriteString(s)
}

func (p *printer) variable(n int) string {
	if p.p.Vars[n].Atomic {
		return fmt.Sprintf("x%d%s", n, p.suffix)
	}
	return fmt.Sprintf("p%d%s", n, p.suffix)
}

func (p *printer) lock(n int) string { return fmt.Sprintf("m%d%s", n, p.suffix) }

var lockTypes = [numLockKinds]struct{ typ, static, init, lock, unlock, try string }{
	Mutex:  {"pthread_mutex_t", " = PTHREAD_MUTEX_INITIALIZER", "", "pthread_mutex_lock(&%s)", "pthread_mutex_unlock(&%s)", "(pthread_mutex_trylock(&%s) == 0)"},
	Mtx:    {"mtx_t", "", "mtx_init(&%s, mtx_plain)", "mtx_lock(&%s)", "mtx_unlock(&%s)", "(mtx_trylock(&%s) == thrd_success)"},
	Sem1:   {"sem_t", "", "sem_init(&%s, 0, 1)", "sem_wait(&%s)", "sem_post(&%s)", "(sem_trywait(&%s) == 0)"},
	Sem0:   {"sem_t", "", "sem_init(&%s, 0, 0)", "sem_wait(&%s)", "sem_post(&%s)", "(sem_trywait(&%s) == 0)"},
	RWLock: {"pthread_rwlock_t", " = PTHREAD_RWLOCK_INITIALIZER", "", "pthread_rwlock_wrlock(&%s)", "pthread_rwlock_unlock(&%s)", "(pthread_rwlock_trywrlock(&%s) == 0)"},
	Spin:   {"pthread_spinlock_t", "", "pthread_spin_init(&%s, 0)", "pthread_spin_lock(&%s)", "pthread_spin_unlock(&%s)", "(pthread_spin_trylock(&%s) == 0)"},
}

var orderNames = [...]string{"relaxed", "acquire", "release", "acq_rel", "seq_cst"}

func (o Order) c() string { return "memory_order_" + orderNames[o] }

// onFailure is the order of compare-exchange e if it fails.
func (e *Expr) onFailure() Order {
	if e.Fails {
		return Relaxed
	}
	return e.Order.onFailure()
}

// onFailure is the order of a compare-exchange that fails: the part of o that a load can have.
func (o Order) onFailure() Order {
	switch o {
	case Release:
		return Relaxed
	case AcqRel:
		return Acquire
	}
	return o
}

func (p *printer) program() {
	q := p.p
	p.owns = 0
	p.declarations()
	for n, f := range q.Funcs {
		p.printf("static int f%d%s(void) {\n", n, p.suffix)
		p.registers(f.Regs, f.Body)
		p.body(f.Body, "\t")
		p.printf("\treturn 0;\n}\n")
	}
	for n := range q.Threads {
		if q.Threads[n].Same < 0 {
			p.thread(n)
		}
	}
	p.run()
}

// declarations prints types and variables.
func (p *printer) declarations() {
	q, x := p.p, p.suffix
	p.printf("\n// %s\n", strings.Join(q.Tags, ", "))
	if q.nodes() {
		value := "atomic_int"
		if !q.Vars[q.node(0, Value)].Atomic {
			value = "int"
		}
		p.printf("struct n%s { _Atomic(struct n%s *) next; %s value; };\n", x, x, value)
		if !p.brief {
			p.printf("unsigned long nodes%s[%d];\n", x, len(q.Threads))
		}
		if q.Place.onStack() {
			p.printf("static atomic_int done%s[%d];\n", x, len(q.Threads))
		}
		p.apartOfNodes()
	}
	if p.helped {
		p.structures()
	}
	for n, v := range q.Vars {
		if v.Node > 0 {
			continue
		}
		typ := "int"
		if v.Atomic {
			typ = "atomic_int"
		}
		if v.Pointer {
			typ = fmt.Sprintf("_Atomic(struct n%s *)", x)
		}
		if v.Packed {
			typ = "atomic_ulong"
		}
		if p.inHalves(n) {
			p.printf("_Atomic(struct halves) %s = (struct halves){%d, %d};\n", p.variable(n), v.Init&0xffff, v.Init>>16)
			continue
		}
		if p.brief { // else others could read it, so that no compiler leaves a write out
			typ = "static " + typ
		}
		p.printf("%s %s = %d;\n", typ, p.variable(n), v.Init)
	}
	for n, l := range q.Locks {
		p.printf("static %s %s%s;\n", lockTypes[l].typ, p.lock(n), lockTypes[l].static)
	}
	p.apartOfVars()
	for n := range q.Conds {
		p.printf("static pthread_cond_t c%d%s = PTHREAD_COND_INITIALIZER;\n", n, x)
	}
}

// self reports whether threads have another name for their nodes.
func (p *printer) self() bool {
	return !p.p.Place.onStack() && !p.brief || p.p.calls(func(e *Expr) bool { return e.Op == Own })
}

// outOfLine prints a function of type typ that returns value. It calls itself, so that nobody makes it a part of its caller.
func (p *printer) outOfLine(typ, name, params, args, value string) {
	p.printf("static %s%s(%sint again) { return again ? %s(%sagain - 1) : %s; }\n", typ, name, params, name, args, value)
}

// apartOfNodes prints the functions of Called expressions that have to do with nodes.
func (p *printer) apartOfNodes() {
	q, x := p.p, p.suffix
	node := fmt.Sprintf("struct n%s *", x)
	if p.self() {
		p.printf("static __thread %sself%s;\n", node, x)
		p.outOfLine(node, "mine"+x, "", "", "self"+x)
	}
	for _, f := range [...]int{Next, Value} {
		for o := range SeqCst + 1 {
			if q.calls(func(e *Expr) bool { return e.Op == Field && e.N == f && e.Order == o }) {
				p.outOfLine([...]string{Next: node, Value: "int "}[f], fmt.Sprintf("%s_%s%s", fieldNames[f], orderNames[o], x), node+"p, ", "p, ", p.loadField("p", f, o))
			}
		}
	}
}

// apartOfVars prints those that have to do with variables.
func (p *printer) apartOfVars() {
	for n, v := range p.p.Vars {
		typ := "int "
		if v.Pointer {
			typ = fmt.Sprintf("struct n%s *", p.suffix)
		}
		for o := range SeqCst + 1 {
			if p.p.calls(func(e *Expr) bool { return e.Op == Load && e.N == n && e.Order == o }) {
				p.outOfLine(typ, p.variable(n)+"_"+orderNames[o], "", "", p.load(n, o))
			}
		}
	}
}

// structures prints the types that hold registers.
func (p *printer) structures() {
	sizes := map[int]bool{}
	for _, f := range p.p.Funcs {
		sizes[f.Regs] = true
	}
	for _, t := range p.p.Threads {
		sizes[t.Regs] = true
	}
	delete(sizes, 0)
	for _, n := range slices.Sorted(maps.Keys(sizes)) {
		p.printf("struct r%d%s { int r0", n, p.suffix)
		for r := 1; r < n; r++ {
			p.printf(", r%d", r)
		}
		p.printf("; };\n")
	}
}

// thread prints the function of thread n.
func (p *printer) thread(n int) {
	q, x, t := p.p, p.suffix, p.p.Threads[n]
	if q.nodes() && q.Place == Outer {
		p.printf("__attribute__((noinline)) static long u%d%s(struct n%s *own) {\n", n, x, x)
	} else {
		p.printf("static void *t%d%s(void *arg) {\n", n, x)
	}
	p.registers(t.Regs, t.Body)
	for r := range t.Pointers {
		p.printf("\tstruct n%s *q%d = 0;\n", x, r)
	}
	if q.nodes() {
		p.node(n)
	} else {
		p.body(t.Body, "\t")
	}
	if q.nodes() && q.Place == Outer {
		p.printf("\treturn ")
		p.shown(t)
		p.printf(";\n}\nstatic void *t%d%s(void *arg) {\n\tstruct n%s node, *own = &node;\n\tatomic_init(&own->next, 0);\n\town->value = 0;\n", n, x, x)
		p.printf("\tlong shown = u%d%s(own);\n", n, x)
		p.over(n)
		p.printf("\treturn (void *)shown;\n}\n")
		return
	}
	p.printf("\treturn (void *)")
	p.shown(t)
	p.printf(";\n}\n")
}

// node prints the body of thread n, which has a node.
func (p *printer) node(n int) {
	q, x, t := p.p, p.suffix, p.p.Threads[n]
	set := "\tatomic_init(&own->next, 0);\n\town->value = 0;\n"
	self := ""
	if p.self() {
		self = fmt.Sprintf("\tself%s = %s;\n", x, map[bool]string{false: "own", true: "&node"}[q.Place == Local])
		set += self
	}
	switch q.Place {
	case Heap:
		p.printf("\tstruct n%s *own = malloc(sizeof *own);\n%s", x, set)
	case Late:
		p.printf("\tstruct n%s *own = 0;\n", x)
		first := slices.IndexFunc(t.Body, (*Stmt).owns)
		if first < 0 {
			first = len(t.Body)
		}
		p.body(t.Body[:first], "\t")
		p.printf("\town = malloc(sizeof *own);\n%s", set)
		p.body(t.Body[first:], "\t")
		p.over(n)
		return
	case Local:
		p.printf("\tstruct n%s node;\n\tatomic_init(&node.next, 0);\n\tnode.value = 0;\n%s", x, self)
	case Pointed:
		p.printf("\tstruct n%s node, *own = &node;\n%s", x, set)
	}
	if q.Place == Outer {
		p.printf("%s", self)
	}
	p.body(t.Body, "\t")
	if q.Place != Outer {
		p.over(n)
	}
}

// over prints the end of thread n, which has a node.
func (p *printer) over(n int) {
	q := p.p
	if !p.brief {
		if q.Place.onStack() {
			p.printf("\tnodes%s[%d] = (unsigned long)%s;\n", p.suffix, n, p.expr(&Expr{Op: Own}))
		} else { // so that the thread does not show it
			p.printf("\tnodes%s[%d] = (unsigned long)mine%s(1) << 16;\n", p.suffix, n, p.suffix)
		}
	}
	if !q.Place.onStack() {
		return
	}
	p.printf("\tatomic_store_explicit(&done%s[%d], 1, memory_order_release);\n", p.suffix, n)
	for k := range q.Threads {
		if k != n {
			p.printf("\t__VERIFIER_assume(atomic_load_explicit(&done%s[%d], memory_order_acquire));\n", p.suffix, k)
		}
	}
}

// shown prints what thread t returns.
func (p *printer) shown(t *Thread) {
	p.printf("(")
	for i, r := range t.Shown {
		if i > 0 {
			p.printf(" | ")
		}
		p.printf("(long)(%s & 255) << %d", p.register(r), 8*i)
	}
	if len(t.Shown) == 0 {
		p.printf("0L")
	}
	p.printf(")")
}

// run prints main, which creates the threads and joins them.
func (p *printer) run() {
	q, x := p.p, p.suffix
	if p.brief {
		p.printf("int main(void) {\n\tpthread_t h[%d];\n", len(q.Threads))
	} else {
		p.printf("long got%s;\nint seen%s[%d];\n", x, x, max(1, len(q.Vars)))
		p.printf("static void run%s(void) {\n\tpthread_t h[%d];\n", x, len(q.Threads))
	}
	for n, l := range q.Locks {
		if lockTypes[l].init != "" {
			p.printf("\t"+lockTypes[l].init+";\n", p.lock(n))
		}
	}
	first := 0
	if q.MainRuns {
		first = 1
	}
	for n := first; n < len(q.Threads); n++ {
		p.printf("\tpthread_create(&h[%d], 0, t%d%s, 0);\n", n, q.function(n), x)
	}
	switch {
	case q.MainRuns && p.brief:
		p.printf("\tt0(0);\n")
	case q.MainRuns:
		p.printf("\tgot%s = (long)t0%s(0);\n", x, x)
	}
	for n := first; n < len(q.Threads); n++ {
		p.printf("\tpthread_join(h[%d], 0);\n", n)
	}
	if p.brief {
		p.printf("\treturn 0;\n}\n")
		return
	}
	p.printf("}\nint main%s(void) { run%s(); return 0; }\n", x, x)
	p.printf("int read%s(void) {\n\trun%s();\n", x, x)
	for _, n := range q.globals() {
		if !q.Vars[n].Pointer {
			p.printf("\tseen%s[%d] = %s;\n", x, n, p.load(n, Relaxed))
			continue
		}
		for t := range q.Threads {
			p.printf("\tif ((unsigned long)%s == nodes%s[%d]%s) seen%s[%d] = %d;\n", p.load(n, Relaxed), x, t, map[bool]string{false: " >> 16"}[q.Place.onStack()], x, n, 1+t)
		}
	}
	p.printf("\treturn 0;\n}\n")
}

// function is the thread whose function thread n runs.
func (p *Program) function(n int) int {
	if s := p.Threads[n].Same; s >= 0 {
		return s
	}
	return n
}

// place is where register r is.
func (p *printer) place(r int) string {
	if p.helped && !p.apart[r] {
		return fmt.Sprintf("r.r%d", r)
	}
	return fmt.Sprintf("r%d", r)
}

// register is the value of register r.
func (p *printer) register(r int) string {
	switch {
	case p.helped && !p.apart[r]:
		return fmt.Sprintf("get(&r.r%d)", r)
	case p.halved:
		return p.wholeRegister(r)
	}
	return fmt.Sprintf("r%d", r)
}

// registers declares the registers of a function with n of them.
func (p *printer) registers(n int, body []*Stmt) {
	if p.helped {
		p.apart = map[int]bool{} // a function that is no helper is given their address
		eachIn(body, func(s *Stmt) {
			s.walk(func(e *Expr) {
				if e.Op == CAS && e.Passed {
					p.apart[e.R] = true
				}
			})
		})
		p.printf("\tstruct backoff b = {1, 0};\n")
		if n > 0 {
			p.printf("\tstruct r%d%s r = {0};\n", n, p.suffix)
		}
		for _, r := range slices.Sorted(maps.Keys(p.apart)) {
			p.printf("\tint r%d = 0;\n", r)
		}
		return
	}
	typ, zero := "int", "0"
	if p.halved {
		typ, zero = "struct halves", "{0, 0}"
	}
	for r := range n {
		p.printf("\t%s r%d = %s;\n", typ, r, zero)
	}
}

func (p *printer) load(n int, o Order) string {
	if !p.p.Vars[n].Atomic {
		return p.variable(n)
	}
	if p.inHalves(n) {
		return fmt.Sprintf("whole(%s)", p.loadHalves(n, o))
	}
	if p.p.Vars[n].Packed {
		return fmt.Sprintf("(struct n%s *)(atomic_load_explicit(&%s, %s) >> 16)", p.suffix, p.variable(n), o.c())
	}
	return fmt.Sprintf("atomic_load_explicit(&%s, %s)", p.variable(n), o.c())
}

// loadField is a load of field f of what pointer points to.
func (p *printer) loadField(pointer string, f int, o Order) string {
	if f == Value && !p.p.Vars[p.p.node(0, Value)].Atomic {
		return pointer + "->value"
	}
	return fmt.Sprintf("atomic_load_explicit(&%s->%s, %s)", pointer, fieldNames[f], o.c())
}

var rmws = map[ExprOp]string{Xchg: "exchange", FetchAdd: "fetch_add", FetchSub: "fetch_sub", FetchOr: "fetch_or", FetchAnd: "fetch_and"}

// rmw is e, a read-modify-write that is no compare-exchange.
func (p *printer) rmw(e *Expr) string {
	if p.p.Vars[e.N].Packed {
		return fmt.Sprintf("(struct n%s *)(atomic_exchange_explicit(&%s, %s, %s) >> 16)", p.suffix, p.variable(e.N), p.packed(e.A), e.Order.c())
	}
	if p.inHalves(e.N) {
		return p.rmwHalves(e)
	}
	return fmt.Sprintf("atomic_%s_explicit(&%s, %s, %s)", rmws[e.Op], p.variable(e.N), p.expr(e.A), e.Order.c())
}

// called is e, which is Called.
func (p *printer) called(e *Expr) string {
	switch e.Op {
	case Load:
		return fmt.Sprintf("%s_%s(1)", p.variable(e.N), orderNames[e.Order])
	case Own:
		return fmt.Sprintf("mine%s(1)", p.suffix)
	case Field:
		return fmt.Sprintf("%s_%s%s(%s, 1)", fieldNames[e.N], orderNames[e.Order], p.suffix, p.expr(e.A))
	}
	panic("BUG: no expression to be called")
}

// packed is pointer e as a packed variable has it.
func (p *printer) packed(e *Expr) string { return fmt.Sprintf("((unsigned long)%s << 16)", p.expr(e)) }

// applied is e as a call of a helper.
func (p *printer) applied(e *Expr) string {
	args := p.expr(e.A)
	if e.B != nil {
		args += ", " + p.expr(e.B)
	}
	return operators[e.Op] + "(" + args + ")"
}

var signs = map[ExprOp]string{Add: "+", Sub: "-", BitAnd: "&", Eq: "==", Ne: "!=", Lt: "<", AndAlso: "&&", OrElse: "||"}

func (p *printer) expr(e *Expr) string {
	switch {
	case p.helped && operators[e.Op] != "":
		return p.applied(e)
	case e.Called:
		return p.called(e)
	}
	switch e.Op {
	case Const:
		return fmt.Sprint(e.N)
	case Reg:
		return p.register(e.N)
	case Not:
		return "!" + p.expr(e.A)
	case Add, Sub, BitAnd, Eq, Ne, Lt, AndAlso, OrElse:
		return "(" + p.expr(e.A) + " " + signs[e.Op] + " " + p.expr(e.B) + ")"
	case Load:
		return p.load(e.N, e.Order)
	case Xchg, FetchAdd, FetchSub, FetchOr, FetchAnd:
		return p.rmw(e)
	case CAS:
		if p.inHalves(e.N) {
			return p.casHalves(e)
		}
		if e.Passed {
			return fmt.Sprintf("take(&%s, &%s, %s, %s, %s)", p.variable(e.N), p.place(e.R), p.expr(e.A), e.Order.c(), e.onFailure().c())
		}
		how := "strong"
		if e.Weak {
			how = "weak"
		}
		r := p.place(e.R)
		if p.p.Vars[e.N].Pointer {
			r = fmt.Sprintf("q%d", e.R)
		}
		return fmt.Sprintf("atomic_compare_exchange_%s_explicit(&%s, &%s, %s, %s, %s)", how, p.variable(e.N), r, p.expr(e.A), e.Order.c(), e.onFailure().c())
	case TryLock:
		return fmt.Sprintf(lockTypes[p.p.Locks[e.N]].try, p.lock(e.N))
	case TryRLock:
		return fmt.Sprintf("(pthread_rwlock_tryrdlock(&%s) == 0)", p.lock(e.N))
	case Own:
		if p.owns++; p.p.Place == Local || p.p.Place == Pointed && p.owns%2 == 0 {
			return "(&node)"
		}
		return "own"
	case PReg:
		return fmt.Sprintf("q%d", e.N)
	case Field:
		return p.loadField(p.expr(e.A), e.N, e.Order)
	case CASField:
		how := "strong"
		if e.Weak {
			how = "weak"
		}
		return fmt.Sprintf("atomic_compare_exchange_%s_explicit(&%s->%s, &q%d, %s, %s, %s)", how, p.expr(e.B), fieldNames[e.N], e.R, p.expr(e.A), e.Order.c(), e.onFailure().c())
	case Call:
		return fmt.Sprintf("f%d%s()", e.N, p.suffix)
	}
	panic("BUG: no such expression")
}

var fieldNames = [...]string{Next: "next", Value: "value"}

// pause backs off at the start of a round.
func (p *printer) pause(in string) {
	if p.helped {
		p.printf("%s\tpause_(&b);\n", in)
	}
}

func (p *printer) body(b []*Stmt, in string) {
	for _, s := range b {
		p.stmt(s, in)
	}
}

// set prints a Set.
func (p *printer) set(s *Stmt, in string) {
	switch {
	case p.helped && !p.apart[s.N] && s.E.Op == Not:
		p.printf("%sset_not(&r.r%d, %s);\n", in, s.N, p.expr(s.E.A))
	case p.helped && !p.apart[s.N]:
		p.printf("%sput(&r.r%d, %s);\n", in, s.N, p.expr(s.E))
	case p.halved:
		p.setHalves(s, in)
	default:
		p.printf("%sr%d = %s;\n", in, s.N, p.expr(s.E))
	}
}

func (p *printer) stmt(s *Stmt, in string) {
	switch s.Op {
	case Set:
		p.set(s, in)
	case Store:
		if p.p.Vars[s.N].Packed {
			p.printf("%satomic_store_explicit(&%s, %s, %s);\n", in, p.variable(s.N), p.packed(s.E), s.Order.c())
		} else if p.inHalves(s.N) {
			p.printf("%satomic_store_explicit(&%s, halve(%s), %s);\n", in, p.variable(s.N), p.expr(s.E), s.Order.c())
		} else if p.p.Vars[s.N].Atomic {
			p.printf("%satomic_store_explicit(&%s, %s, %s);\n", in, p.variable(s.N), p.expr(s.E), s.Order.c())
		} else {
			p.printf("%s%s = %s;\n", in, p.variable(s.N), p.expr(s.E))
		}
	case SetP:
		p.printf("%sq%d = %s;\n", in, s.N, p.expr(s.E))
	case SetField:
		if s.N == Value && !p.p.Vars[p.p.node(0, Value)].Atomic {
			p.printf("%s%s->value = %s;\n", in, p.expr(s.P), p.expr(s.E))
		} else {
			p.printf("%satomic_store_explicit(&%s->%s, %s, %s);\n", in, p.expr(s.P), fieldNames[s.N], p.expr(s.E), s.Order.c())
		}
	case Eval:
		p.printf("%s(void)%s;\n", in, p.expr(s.E))
	case Lock:
		p.printf("%s"+lockTypes[p.p.Locks[s.N]].lock+";\n", in, p.lock(s.N))
	case Unlock:
		p.printf("%s"+lockTypes[p.p.Locks[s.N]].unlock+";\n", in, p.lock(s.N))
	case RLock:
		p.printf("%spthread_rwlock_rdlock(&%s);\n", in, p.lock(s.N))
	case CondWait:
		p.printf("%spthread_cond_wait(&c%d%s, &%s);\n", in, s.N, p.suffix, p.lock(s.R))
	case Signal:
		p.printf("%spthread_cond_signal(&c%d%s);\n", in, s.N, p.suffix)
	case Broadcast:
		p.printf("%spthread_cond_broadcast(&c%d%s);\n", in, s.N, p.suffix)
	case Yield:
		p.printf("%ssched_yield();\n", in)
	case If:
		p.printf("%sif (%s) {\n", in, p.expr(s.E))
		p.body(s.Body, in+"\t")
		if len(s.Else) > 0 {
			p.printf("%s} else {\n", in)
			p.body(s.Else, in+"\t")
		}
		p.printf("%s}\n", in)
	case While:
		if len(s.Body) == 0 && !p.helped {
			p.printf("%swhile (%s);\n", in, p.expr(s.E))
			return
		}
		p.printf("%swhile (%s) {\n", in, p.expr(s.E))
		p.pause(in)
		p.body(s.Body, in+"\t")
		p.printf("%s}\n", in)
	case DoWhile:
		p.printf("%sdo {\n", in)
		p.pause(in)
		p.body(s.Body, in+"\t")
		p.printf("%s} while (%s);\n", in, p.expr(s.E))
	case Break:
		p.printf("%sbreak;\n", in)
	case Continue:
		p.printf("%scontinue;\n", in)
	case Assert:
		p.asserts[s.ID] = p.line
		p.printf("%sassert(%s);\n", in, p.expr(s.E))
	case Hang:
		p.printf("%sfor (;;) ;\n", in)
	case Assume:
		p.printf("%s__VERIFIER_assume(%s);\n", in, p.expr(s.E))
	case Return:
		p.printf("%sreturn %s;\n", in, p.expr(s.E))
	default:
		panic("BUG: no such statement")
	}
}
