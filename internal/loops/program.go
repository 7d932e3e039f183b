// Package loops has concurrent programs with loops for tests: a tiny language
// ([Program]), a printer to C ([C]), a random generator of programs of the
// shapes people write ([Random]), an explicit-state search that says what each of
// them can do under sequential consistency ([Enumerate]), and a shrinker
// ([Shrink]).
//
// Tests compare what the explorer finds with what the search finds, and what the
// explorer finds with and without each of its reductions. Loops are what most
// reductions are about: which rounds may be left out, and what does a thread that
// was stopped in one still owe the others?
//
// The search shares no code with what it checks. It visits global states and
// remembers them, so loops end by themselves.
//
// Non-goals: weak memory (the explorer is compared with itself there) and speed beyond some thousand programs a minute.
package loops

import "slices"

// Order is a memory order of C.
type Order uint8

const (
	Relaxed Order = iota
	Acquire
	Release
	AcqRel
	SeqCst
)

// LockKind says what a lock is in C.
type LockKind uint8

const (
	Mutex  LockKind = iota // pthread_mutex_t
	Mtx                    // C11's mtx_t
	Spin                   // pthread_spinlock_t
	Sem1                   // sem_t with the value 1 at the start: sem_wait is Lock, sem_post is Unlock
	Sem0                   // with the value 0
	RWLock                 // pthread_rwlock_t: Lock takes it to write, RLock to read, Unlock releases it
	numLockKinds
)

// Program is a program: threads over shared variables and locks.
type Program struct {
	Vars    []Var
	Locks   []LockKind
	Conds   int     // condition variables
	Funcs   []*Func // what threads can call; functions call no functions
	Threads []*Thread
	// MainRuns: the main thread runs Threads[0] itself, after it created the others
	// and before it joins them. Else it only creates and joins.
	MainRuns bool
	// Place is where threads have their nodes.
	Place Place
	// Tags name the shapes the program is made of.
	Tags []string
	// Waits: all loops are as people write them who wait or retry. If they only wait (see
	// Result.Alone), an exploration must end without a bound.
	Waits bool
}

// Place says where a thread has its node.
type Place uint8

const (
	Heap    Place = iota // allocated when the thread begins
	Late                 // allocated right before the first statement that uses it
	Local                // a local variable
	Pointed              // a local variable, to which a pointer leads that some statements use
	Outer                // a local variable of a function that calls the one with the body
	numPlaces
)

// onStack reports whether nodes are gone when their threads are, so that these wait for each other.
func (p Place) onStack() bool { return p >= Local }

// Var is a shared variable, or a field of a node.
type Var struct {
	Atomic bool
	Init   int
	// Pointer: it points to a node. 0 is no node, 1+t that of thread t.
	Pointer bool
	// Packed: the pointer is kept so that nobody can tell that it is one. It is loaded, stored and exchanged only.
	Packed bool
	// Node is 0, or 1+t for a field of the node of thread t; it is Vars[node(t, Field)].
	Node  int
	Field int
}

// Each thread of a program with nodes allocates one when it begins. They have two fields.
const (
	Next  = iota // a pointer
	Value        // an int
)

// node is the number of the variable that is a field of the node of thread t, or -1.
func (p *Program) node(t, field int) int {
	return slices.IndexFunc(p.Vars, func(v Var) bool { return v.Node == 1+t && v.Field == field })
}

// nodes reports whether threads have nodes.
func (p *Program) nodes() bool { return p.node(0, Next) >= 0 }

// globals are the variables that are no fields.
func (p *Program) globals() (ns []int) {
	for n, v := range p.Vars {
		if v.Node == 0 {
			ns = append(ns, n)
		}
	}
	return ns
}

// Func is a function without parameters that returns an int. Regs is how many
// registers it has; they are 0 on entry.
type Func struct {
	Regs int
	Body []*Stmt
}

// Thread is one thread. Its registers are 0 at the start.
type Thread struct {
	Regs int
	// Pointers is how many registers for pointers it has besides; they are numbered
	// apart.
	Pointers int
	Body     []*Stmt
	// Same is -1, or the earlier thread whose function this one runs, too; then Regs, Body
	// and Shown are that thread's.
	Same int
	// Shown are the registers that the thread returns; they are part of the outcome.
	Shown []int
}

// ExprOp is what an expression computes. All values are ints.
type ExprOp uint8

const (
	Const   ExprOp = iota // N
	Reg                   // register N
	Not                   // !A
	Add                   // A + B
	Sub                   // A - B
	BitAnd                // A & B
	Eq                    // A == B
	Ne                    // A != B
	Lt                    // A < B
	AndAlso               // A && B
	OrElse                // A || B
	Load                  // variable N
	Xchg                  // atomic_exchange(variable N, A)
	FetchAdd
	FetchSub
	FetchOr
	FetchAnd
	CAS     // atomic_compare_exchange(variable N, &register R, A): 1 if it succeeds
	TryLock // of lock N: 1 if it succeeds
	TryRLock
	Call     // function N
	Own      // a pointer to the thread's node
	PReg     // pointer register N
	Field    // field N of the node that A points to
	CASField // atomic_compare_exchange(field N of the node that B points to, &pointer register R, A): 1 if it succeeds
)

// Expr is an expression. Of the operands of arithmetic and comparisons at most one
// is impure, as C does not say which comes first.
type Expr struct {
	Op    ExprOp
	N, R  int
	A, B  *Expr
	Order Order
	Weak  bool // of CAS
	Fails bool // of CAS: a failure is relaxed, whatever Order is
	// Passed: a function that becomes part of its caller gets the address of the register of CAS, as those of std::atomic do.
	Passed bool
	// Called: a function that does not become part of its caller does it, and knows of the thread's node from elsewhere.
	Called bool
}

// StmtOp is what a statement does.
type StmtOp uint8

const (
	Set       StmtOp = iota // register N = E
	Store                   // variable N = E
	Eval                    // E
	Lock                    // lock N
	Unlock                  // lock N
	CondWait                // pthread_cond_wait(condition variable N, lock R)
	Signal                  // condition variable N
	Broadcast               // condition variable N
	Yield                   // sched_yield()
	If                      // E, Body, Else
	While                   // E, Body
	DoWhile                 // Body, E
	Break
	Continue
	Assert   // E
	Assume   // E
	Hang     // goes round for ever and does nothing
	Return   // E; in functions only
	SetP     // pointer register N = E
	SetField // field N of the node that P points to = E
	RLock    // read-write lock N, to read
)

// Stmt is a statement.
type Stmt struct {
	Op         StmtOp
	N, R       int
	E, P       *Expr
	Order      Order
	Body, Else []*Stmt
	// ID numbers assertions from 0, in the order of the text; see Program.Number.
	ID int
}

// Number numbers the assertions and returns how many there are.
func (p *Program) Number() int {
	n := 0
	p.each(func(s *Stmt) {
		if s.Op == Assert {
			s.ID = n
			n++
		}
	})
	return n
}

// each calls f for all statements in the order of the text.
func (p *Program) each(f func(*Stmt)) {
	for _, b := range p.bodies() {
		eachIn(*b, f)
	}
}

func eachIn(b []*Stmt, f func(*Stmt)) {
	for _, s := range b {
		f(s)
		eachIn(s.Body, f)
		eachIn(s.Else, f)
	}
}

// uses reports whether the operation stands somewhere in the program.
func (p *Program) uses(op ExprOp) (yes bool) {
	p.each(func(s *Stmt) { s.walk(func(e *Expr) { yes = yes || e.Op == op }) })
	return yes
}

// bodies are those of all functions and threads that are written out.
func (p *Program) bodies() (bs []*[]*Stmt) {
	for _, f := range p.Funcs {
		bs = append(bs, &f.Body)
	}
	for _, t := range p.Threads {
		if t.Same < 0 {
			bs = append(bs, &t.Body)
		}
	}
	return bs
}

// calls reports whether an expression of the program is Called for which f is true.
func (p *Program) calls(f func(e *Expr) bool) (yes bool) {
	p.each(func(s *Stmt) { s.walk(func(e *Expr) { yes = yes || e.Called && f(e) }) })
	return yes
}

// walk calls f for all expressions of s, but not of the statements in it.
func (s *Stmt) walk(f func(*Expr)) {
	s.P.walk(f)
	s.E.walk(f)
}

// owns reports whether s, or a statement in it, uses the thread's node.
func (s *Stmt) owns() (yes bool) {
	eachIn([]*Stmt{s}, func(s *Stmt) {
		s.walk(func(e *Expr) { yes = yes || e.Op == Own })
	})
	return yes
}

// pointer reports whether e is a pointer.
func (p *Program) pointer(e *Expr) bool {
	switch e.Op {
	case Own, PReg:
		return true
	case Field:
		return e.N == Next
	case CASField:
		return false
	case Load, Xchg:
		return p.Vars[e.N].Pointer
	}
	return false
}

// typed reports whether pointers are where pointers must be, and only there.
func (p *Program) typed() bool {
	ok := true
	fits := func(pointer bool, e *Expr) {
		if p.pointer(e) != pointer && !(pointer && e.Op == Const && e.N == 0) {
			ok = false
		}
	}
	p.each(func(s *Stmt) {
		switch s.Op {
		case SetP:
			fits(true, s.E)
		case Store:
			fits(p.Vars[s.N].Pointer, s.E)
		case SetField:
			fits(s.N == Next, s.E)
			ok = ok && p.pointer(s.P)
		case Set, Return:
			fits(false, s.E)
		}
		s.walk(func(e *Expr) {
			switch e.Op {
			case Add, Sub, BitAnd, Lt:
				fits(false, e.A)
				fits(false, e.B)
			case Eq, Ne:
				fits(p.pointer(e.A), e.B)
			case Xchg, CAS, FetchAdd, FetchSub, FetchOr, FetchAnd:
				fits(p.Vars[e.N].Pointer, e.A)
				ok = ok && (e.Op < FetchAdd || e.Op == CAS || !p.Vars[e.N].Pointer) && (e.Op == Xchg || !p.Vars[e.N].Packed)
			case Field:
				ok = ok && p.pointer(e.A)
			case CASField:
				fits(true, e.A)
				ok = ok && p.pointer(e.B)
			}
		})
	})
	return ok
}

// walk calls f for e and all expressions in it.
func (e *Expr) walk(f func(*Expr)) {
	if e == nil {
		return
	}
	f(e)
	e.A.walk(f)
	e.B.walk(f)
}

// Clone returns a deep copy.
func (p *Program) Clone() *Program {
	q := *p
	q.Vars = append([]Var(nil), p.Vars...)
	q.Locks = append([]LockKind(nil), p.Locks...)
	q.Funcs, q.Threads = nil, nil
	for _, f := range p.Funcs {
		q.Funcs = append(q.Funcs, &Func{f.Regs, cloneBody(f.Body)})
	}
	for _, t := range p.Threads {
		c := *t
		c.Body, c.Shown = cloneBody(t.Body), append([]int(nil), t.Shown...)
		q.Threads = append(q.Threads, &c)
	}
	for _, t := range q.Threads {
		if t.Same >= 0 {
			t.Body = q.Threads[t.Same].Body
		}
	}
	return &q
}

func cloneBody(b []*Stmt) []*Stmt {
	var out []*Stmt
	for _, s := range b {
		c := *s
		c.E, c.P, c.Body, c.Else = s.E.clone(), s.P.clone(), cloneBody(s.Body), cloneBody(s.Else)
		out = append(out, &c)
	}
	return out
}

func (e *Expr) clone() *Expr {
	if e == nil {
		return nil
	}
	c := *e
	c.A, c.B = e.A.clone(), e.B.clone()
	return &c
}
