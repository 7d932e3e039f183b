// Package litmus is a small language for concurrent test programs: threads of
// loads, stores, read-modify-writes, fences, branches and locks over a handful
// of shared locations. A [Program] can be written in Go, parsed from text
// ([Parse]), printed back ([Program.String]), drawn at random ([Generate]) and
// made smaller ([Shrink]). [Program.Machine] turns it into an [event.Machine],
// so the explorer runs it exactly like an interpreted program.
//
// The package also has the canonical text form of an execution ([Execution])
// in which the explorer and the brute-force oracle are compared.
//
// Non-goals: it knows no memory model and no execution graph.
package litmus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"genmcgo/graph/event"
)

// Program is a test program. The main thread creates the threads that no
// thread body creates itself, in order, and joins them if Join is set; with a
// thread named "main" that thread's body is run instead.
type Program struct {
	Name string
	Why  string // what the test is about, one line
	Size uint8  // bytes of every location: 4 or 8
	Join bool
	Locs []string // names; location i is at Location(i), initially 0
	// Threads are the thread bodies. Names are unique.
	Threads []Body
}

// Body is the code of a thread. The default main creates Copies threads that run
// it, one after the other; 0 counts as 1.
type Body struct {
	Name   string
	Stmts  []Stmt
	Copies int
}

// Op says what a statement does.
type Op uint8

const (
	Load    Op = iota // Reg = Loc
	Store             // Loc = A
	Xchg              // Reg = Loc, Loc = A, atomically
	Add               // Reg = Loc, Loc = Loc + A, atomically
	Or                // Reg = Loc, Loc = Loc | A, atomically
	CAS               // Reg = Loc, if it was A then Loc = B, atomically; a failure has ordering Fail
	Await             // Reg = Loc; the thread goes on only if the value compares to A as Cond says
	Sticky            // Await whose wake-up is not lost to a later write (event.Sticky)
	Fence             // fence of ordering Ord
	Set               // Reg = A
	If                // if A != 0 then Then else Else
	Assume            // blocks if A == 0
	Spin              // blocks as a spin loop does if A == 0; B, a constant, is how many events but Skips the last round had, nil if it is not known
	Assert            // the program is wrong if A == 0
	Lock              // acquire the mutex Loc, which is then 1
	TryLock           // Reg = 1 if the mutex Loc was acquired, else 0
	Unlock            // release the mutex Loc
	Barrier           // wait at the barrier Loc, which has A participants (a constant)
	Choice            // Reg = one of 0 .. A-1; A is a constant
	Create            // start thread Thread
	Join              // Reg = result of the thread Thread that this thread created last
	Return            // end the thread with result A
	numOps
)

// Stmt is a statement; see Op for the fields in use. Reg is -1 if the result
// is dropped.
type Stmt struct {
	Op         Op
	Reg        int
	Loc        Loc
	Ord, Fail  event.Ordering
	Cond       event.Await
	A, B       *Expr
	Thread     string
	Then, Else []Stmt
	Fresh      bool // Store: to memory that no other thread knows yet (event.Fresh)
}

// Loc is a location: number (Base + value of Off) modulo the number of
// locations. A nil Off is 0.
type Loc struct {
	Base int
	Off  *Expr
}

// Expr is a constant (Op 0, Reg -1), a register (Op 0, Reg >= 0) or a binary
// operation on L and R: one of + - ^ & * and the comparisons '=' (equal),
// '!' (not equal), '<' (unsigned).
type Expr struct {
	Op   byte
	Reg  int
	V    uint64
	L, R *Expr
}

// Const is the expression of a constant.
func Const(v uint64) *Expr { return &Expr{Reg: -1, V: v} }

// Register is the expression of register n.
func Register(n int) *Expr { return &Expr{Reg: n} }

// Binary is the expression l op r.
func Binary(op byte, l, r *Expr) *Expr { return &Expr{Op: op, Reg: -1, L: l, R: r} }

// MaxRegs bounds the registers of a thread, maxBodies the thread bodies of a
// program, maxCreates the threads that one thread creates.
const (
	MaxRegs    = 16
	maxBodies  = 8
	maxCreates = 16
)

// Location is the address of location i; Function that of thread body i.
func Location(i int) event.Addr { return event.StaticBase + 64*event.Addr(i) }

// Function is the address by which ThreadCreate events name thread body i.
func Function(i int) event.Addr { return event.StaticBase + 1<<20 + 16*event.Addr(i) }

func (e *Expr) eval(regs *[MaxRegs]uint64) uint64 {
	if e == nil {
		return 0
	}
	if e.Op == 0 {
		if e.Reg >= 0 {
			return regs[e.Reg]
		}
		return e.V
	}
	l, r := e.L.eval(regs), e.R.eval(regs)
	switch e.Op {
	case '+':
		return l + r
	case '-':
		return l - r
	case '^':
		return l ^ r
	case '&':
		return l & r
	case '*':
		return l * r
	case '=':
		return b2u(l == r)
	case '!':
		return b2u(l != r)
	case '<':
		return b2u(l < r)
	}
	panic("BUG: litmus: operator " + string(e.Op))
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

var opText = map[byte]string{'+': "+", '-': "-", '^': "^", '&': "&", '*': "*", '=': "==", '!': "!=", '<': "<"}

func (e *Expr) String() string { return e.text(false) }

func (e *Expr) text(nested bool) string {
	switch {
	case e == nil:
		return "0"
	case e.Op == 0 && e.Reg >= 0:
		return "r" + strconv.Itoa(e.Reg)
	case e.Op == 0:
		return strconv.FormatUint(e.V, 10)
	}
	s := e.L.text(true) + opText[e.Op] + e.R.text(true)
	if nested {
		return "(" + s + ")"
	}
	return s
}

// String prints p in the form that Parse reads.
func (p *Program) String() string {
	var b strings.Builder
	if p.Name != "" {
		fmt.Fprintf(&b, "name %s\n", p.Name)
	}
	if p.Why != "" {
		fmt.Fprintf(&b, "why %s\n", p.Why)
	}
	if p.Size != 8 {
		fmt.Fprintf(&b, "size %d\n", p.Size)
	}
	if len(p.Locs) > 0 {
		fmt.Fprintf(&b, "locs %s\n", strings.Join(p.Locs, " "))
	}
	if p.Join {
		b.WriteString("join\n")
	}
	for _, t := range p.Threads {
		b.WriteString(t.Name)
		if t.Copies > 1 {
			fmt.Fprintf(&b, " * %d", t.Copies)
		}
		b.WriteString(" { ")
		b.WriteString(p.stmts(t.Stmts))
		b.WriteString(" }\n")
	}
	return b.String()
}

func (p *Program) stmts(s []Stmt) string {
	parts := make([]string, len(s))
	for i := range s {
		parts[i] = p.stmt(&s[i])
	}
	return strings.Join(parts, "; ")
}

func (p *Program) loc(l Loc) string {
	name := p.Locs[l.Base]
	if l.Off != nil {
		return "[" + name + "+" + l.Off.text(true) + "]"
	}
	return name
}

var condText = [...]string{event.AwaitEQ: "==", event.AwaitNE: "!=", event.AwaitMaskZero: "!&", event.AwaitMaskSet: "&"}

func (p *Program) stmt(s *Stmt) string {
	dst := ""
	if s.Reg >= 0 {
		dst = "r" + strconv.Itoa(s.Reg) + " = "
	}
	switch s.Op {
	case Load:
		return dst + p.loc(s.Loc) + "." + s.Ord.String()
	case Store:
		if s.Fresh {
			dst = "fresh "
		}
		return dst + p.loc(s.Loc) + "." + s.Ord.String() + " = " + s.A.String()
	case Xchg:
		return dst + "xchg " + p.loc(s.Loc) + "." + s.Ord.String() + " " + s.A.text(true)
	case Add:
		return dst + "add " + p.loc(s.Loc) + "." + s.Ord.String() + " " + s.A.text(true)
	case Or:
		return dst + "or " + p.loc(s.Loc) + "." + s.Ord.String() + " " + s.A.text(true)
	case CAS:
		return dst + "cas " + p.loc(s.Loc) + "." + s.Ord.String() + "." + s.Fail.String() + " " + s.A.text(true) + " " + s.B.text(true)
	case Await, Sticky:
		return dst + map[Op]string{Await: "await ", Sticky: "sticky "}[s.Op] + p.loc(s.Loc) + "." + s.Ord.String() + " " + condText[s.Cond] + " " + s.A.text(true)
	case Fence:
		return "fence." + s.Ord.String()
	case Set:
		return dst + s.A.String()
	case If:
		t := "if " + s.A.String() + " { " + p.stmts(s.Then) + " }"
		if len(s.Else) > 0 {
			t += " else { " + p.stmts(s.Else) + " }"
		}
		return t
	case Assume:
		return "assume " + s.A.String()
	case Spin:
		if s.B != nil {
			return "spin " + s.A.String() + " back " + s.B.text(true)
		}
		return "spin " + s.A.String()
	case Assert:
		return "assert " + s.A.String()
	case Lock:
		return "lock " + p.loc(s.Loc)
	case TryLock:
		return dst + "trylock " + p.loc(s.Loc)
	case Unlock:
		return "unlock " + p.loc(s.Loc)
	case Barrier:
		return "barrier " + p.loc(s.Loc) + " " + s.A.String()
	case Choice:
		return dst + "choice " + s.A.String()
	case Create:
		return "create " + s.Thread
	case Join:
		return dst + "join " + s.Thread
	case Return:
		return "return " + s.A.String()
	}
	panic("BUG: litmus: statement " + strconv.Itoa(int(s.Op)))
}

// Body returns the index of the thread body called name, or -1.
func (p *Program) Body(name string) int {
	for i := range p.Threads {
		if p.Threads[i].Name == name {
			return i
		}
	}
	return -1
}

// Clone returns a deep copy of p, expressions (which never change) excepted.
func (p *Program) Clone() *Program {
	q := *p
	q.Locs = append([]string(nil), p.Locs...)
	q.Threads = make([]Body, len(p.Threads))
	for i, t := range p.Threads {
		q.Threads[i] = Body{t.Name, cloneStmts(t.Stmts), t.Copies}
	}
	return &q
}

func cloneStmts(s []Stmt) []Stmt {
	if s == nil {
		return nil
	}
	c := make([]Stmt, len(s))
	for i := range s {
		c[i] = s[i]
		c[i].Then, c[i].Else = cloneStmts(s[i].Then), cloneStmts(s[i].Else)
	}
	return c
}

// Orderings says which atomic accesses, fences and locks p has: onlySC, none
// weaker than seq_cst; noSC, none that is seq_cst.
func (p *Program) Orderings() (onlySC, noSC bool) {
	onlySC, noSC = true, true
	use := func(o event.Ordering) {
		if o.SC() {
			noSC = false
		} else if o != event.NotAtomic {
			onlySC = false
		}
	}
	var visit func(ss []Stmt)
	visit = func(ss []Stmt) {
		for i := range ss {
			s := &ss[i]
			switch s.Op {
			case Load, Store, Xchg, Add, Or, Await, Sticky, Fence:
				use(s.Ord)
			case CAS:
				use(s.Ord)
				use(s.Fail)
			case Lock, Unlock, TryLock, Barrier:
				onlySC = false
			case If:
				visit(s.Then)
				visit(s.Else)
			}
		}
	}
	for _, t := range p.Threads {
		visit(t.Stmts)
	}
	return onlySC, noSC
}

// Ordered reports whether p has fences that are SeqCstOnly.
func (p *Program) Ordered() bool {
	return slices.ContainsFunc(p.Threads, func(b Body) bool { return ordered(b.Stmts) })
}

func ordered(ss []Stmt) bool {
	return slices.ContainsFunc(ss, func(s Stmt) bool {
		return s.Op == Fence && s.Ord == event.SeqCstOnly || ordered(s.Then) || ordered(s.Else)
	})
}
