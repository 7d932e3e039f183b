package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// Generate draws a program. It depends on seed and size only; size bounds the
// number of statements that access memory (an RMW counts 2). Programs differ
// in style: which orderings, which kinds of statements, how threads start.
// Values are few, so that they collide and control flow depends on what is
// read.
func Generate(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x6c69746d7573)), budget: size}
	p := &Program{Name: fmt.Sprintf("random-%d-%d", size, seed), Size: 8}
	g.p = p
	if g.chance(30) {
		p.Size = 4
	}
	g.style()
	n := 2 + g.IntN(3)
	for i := range 1 + g.IntN(3) {
		p.Locs = append(p.Locs, string(rune('x'+i)))
	}
	g.data = len(p.Locs)
	if g.locks {
		p.Locs = append(p.Locs, "l")
		if g.chance(30) {
			p.Locs = append(p.Locs, "m")
		}
	}
	p.Join = g.chance(30)
	if size >= 4 && g.chance(20) {
		g.cycle(min(n, size/2))
		return p
	}
	// Shares of the budget; later threads get what the earlier ones left.
	for i := range n {
		g.regs = 0
		share := size/n + g.IntN(2)
		if i == n-1 {
			share = g.budget
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: g.stmts(min(share, g.budget), 0)})
		if g.chance(15) && g.regs > 0 {
			b := &p.Threads[i]
			b.Stmts = append(b.Stmts, Stmt{Op: Return, Reg: -1, A: g.anyReg()})
		}
	}
	if g.chance(8) {
		// All threads meet at a barrier.
		p.Locs = append(p.Locs, "b")
		b := Stmt{Op: Barrier, Reg: -1, Loc: Loc{Base: len(p.Locs) - 1}, A: Const(uint64(n))}
		for range 1 + g.IntN(2) {
			for i := range p.Threads {
				ss := p.Threads[i].Stmts
				end := len(ss)
				if end > 0 && ss[end-1].Op == Return {
					end--
				}
				p.Threads[i].Stmts = insert(ss, g.IntN(end+1), b)
			}
		}
	}
	switch {
	case g.chance(12):
		// One thread is created by another.
		b := &p.Threads[g.IntN(n-1)]
		b.Stmts = insert(b.Stmts, g.IntN(len(b.Stmts)+1), Stmt{Op: Create, Reg: -1, Thread: p.Threads[n-1].Name})
		if g.chance(40) {
			at := 0
			for b.Stmts[at].Op != Create {
				at++
			}
			b.Stmts = insert(b.Stmts, at+1+g.IntN(len(b.Stmts)-at), Stmt{Op: Join, Reg: g.newReg(), Thread: p.Threads[n-1].Name})
		}
	case g.chance(15):
		// The last thread's body becomes part of main.
		main := p.Threads[n-1].Stmts
		p.Threads = p.Threads[:n-1]
		g.regs = MaxRegs / 2
		for i := n - 2; i >= 0; i-- {
			at := g.IntN(len(main) + 1)
			for len(main) > 0 && at == len(main) && main[at-1].Op == Return {
				at--
			}
			main = insert(main, at, Stmt{Op: Create, Reg: -1, Thread: p.Threads[i].Name})
			if g.chance(30) {
				end := len(main)
				if main[end-1].Op == Return {
					end--
				}
				main = insert(main, at+1+g.IntN(max(end-at, 1)), Stmt{Op: Join, Reg: g.newReg(), Thread: p.Threads[i].Name})
			}
		}
		p.Threads = append(p.Threads, Body{Name: "main", Stmts: main})
		p.Join = false
	}
	return p
}

// GenerateCopies draws a program with one or two bodies that several threads run,
// and perhaps other threads. It depends on seed and size only; size bounds the
// number of statements, copies counted, that access memory.
func GenerateCopies(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x636f70696573)), budget: size}
	p := &Program{Name: fmt.Sprintf("copies-%d-%d", size, seed), Size: 8}
	g.p = p
	g.style()
	for i := range 1 + g.IntN(3) {
		p.Locs = append(p.Locs, string(rune('x'+i)))
	}
	g.data = len(p.Locs)
	if g.locks {
		p.Locs = append(p.Locs, "l")
	}
	p.Join = g.chance(40)
	left := size
	for i := 0; i < 4 && left > 0; i++ {
		b := Body{Name: fmt.Sprintf("P%d", i)}
		if i == 0 || g.chance(40) {
			b.Copies = 2 + min(g.IntN(3), g.IntN(3))
		}
		n := 1 + g.IntN(max(left/max(b.Copies, 1), 1))
		if i > 0 && b.Copies > 1 {
			n = min(n, 2)
		}
		g.regs, g.budget = 0, n
		b.Stmts = g.stmts(n, 0)
		left -= (n - g.budget) * max(b.Copies, 1)
		if g.chance(10) && g.regs > 0 {
			b.Stmts = append(b.Stmts, Stmt{Op: Return, Reg: -1, A: g.anyReg()})
		}
		p.Threads = append(p.Threads, b)
	}
	if g.chance(10) {
		// All copies of a body meet at a barrier.
		b := &p.Threads[0]
		p.Locs = append(p.Locs, "b")
		at := g.IntN(len(b.Stmts) + 1)
		if at > 0 && b.Stmts[at-1].Op == Return {
			at--
		}
		b.Stmts = insert(b.Stmts, at, Stmt{Op: Barrier, Reg: -1, Loc: Loc{Base: len(p.Locs) - 1}, A: Const(uint64(b.Copies))})
	}
	g.Shuffle(len(p.Threads), func(i, j int) { p.Threads[i], p.Threads[j] = p.Threads[j], p.Threads[i] })
	if g.chance(10) {
		// Main does something between the joins, or between the creations, or reads
		// afterwards: the copies may or may not be told apart by that.
		main := Body{Name: "main"}
		for _, op := range []Op{Create, Join} {
			for _, b := range p.Threads {
				for range max(b.Copies, 1) {
					if g.chance(12) {
						main.Stmts = append(main.Stmts, Stmt{Op: Load, Reg: 0, Loc: Loc{Base: g.IntN(g.data)}, Ord: pick(g, g.loads)})
					}
					main.Stmts = append(main.Stmts, Stmt{Op: op, Reg: map[Op]int{Create: -1, Join: 1}[op], Thread: b.Name})
					if op == Join && g.chance(15) {
						main.Stmts = append(main.Stmts, Stmt{Op: If, Reg: -1, A: Register(1), Then: []Stmt{
							{Op: Store, Reg: -1, Loc: Loc{Base: g.IntN(g.data)}, Ord: pick(g, g.stores), A: Const(1)}}})
					}
				}
			}
		}
		p.Threads = append(p.Threads, main)
		p.Join = false
	}
	return p
}

// cycle makes the threads of g.p: each accesses two locations of a ring, so that
// conflicts close a cycle that some models allow and others do not. What is left
// of the budget goes to random statements at either end.
func (g *generator) cycle(n int) {
	p := g.p
	p.Locs = nil
	for i := range n {
		p.Locs = append(p.Locs, string("xyzw"[i]))
	}
	g.data, g.locks = n, false
	access := func(l int) []Stmt {
		s := Stmt{Reg: -1, Loc: Loc{Base: l}}
		switch k := g.IntN(100); {
		case k < 45:
			s.Op, s.Ord, s.A = Store, pick(g, g.stores), Const(1+uint64(g.IntN(2)))
		case k < 85 || !g.rmw || g.budget < 2:
			s.Op, s.Ord, s.Reg = Load, pick(g, g.loads), g.newReg()
		default:
			s.Op, s.Ord, s.A, s.Reg = Add, pick(g, g.rmws), Const(1), g.newReg()
			g.budget--
		}
		g.budget--
		return []Stmt{s}
	}
	for i := range n {
		g.regs = 0
		ss := access(i)
		if g.chance(40) {
			ss = append(ss, Stmt{Op: Fence, Reg: -1, Ord: pick(g, g.fences)})
		}
		ss = append(ss, access((i+1)%n)...)
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	for i := range n {
		b := &p.Threads[i]
		if g.budget > 0 && g.chance(50) {
			g.regs = 2
			extra := g.stmts(1, 1)
			if g.chance(50) {
				b.Stmts = append(extra, b.Stmts...)
			} else {
				b.Stmts = append(b.Stmts, extra...)
			}
		}
	}
}

func insert(ss []Stmt, at int, s Stmt) []Stmt {
	ss = append(ss, Stmt{})
	copy(ss[at+1:], ss[at:])
	ss[at] = s
	return ss
}

type generator struct {
	*rand.Rand
	p      *Program
	budget int
	data   int // number of locations that are not locks
	regs   int
	// Style.
	loads, stores, rmws, fences []event.Ordering
	locks, awaits, choices, rmw bool
	asserts                     bool
	plain                       int // percentage of loads and stores among the statements
}

func (g *generator) chance(percent int) bool { return g.IntN(100) < percent }

func pick[T any](g *generator, s []T) T { return s[g.IntN(len(s))] }

func (g *generator) style() {
	type o = event.Ordering
	switch g.IntN(7) {
	case 0: // relaxed
		g.loads, g.stores, g.rmws = []o{event.Relaxed}, []o{event.Relaxed}, []o{event.Relaxed}
		g.fences = []o{event.SeqCst, event.AcqRel}
	case 1: // seq_cst
		g.loads, g.stores, g.rmws = []o{event.SeqCst}, []o{event.SeqCst}, []o{event.SeqCst}
		g.fences = []o{event.SeqCst}
	case 2: // release, acquire
		g.loads, g.stores, g.rmws = []o{event.Acquire}, []o{event.Release}, []o{event.AcqRel}
		g.fences = []o{event.SeqCst}
	case 3: // seq_cst and weaker
		g.loads, g.stores = []o{event.SeqCst, event.SeqCst, event.Acquire, event.Relaxed}, []o{event.SeqCst, event.SeqCst, event.Release, event.Relaxed}
		g.rmws = []o{event.SeqCst, event.AcqRel, event.Relaxed}
		g.fences = []o{event.SeqCst}
	case 4: // fences
		g.loads, g.stores, g.rmws = []o{event.Relaxed, event.NotAtomic}, []o{event.Relaxed, event.NotAtomic}, []o{event.Relaxed}
		g.fences = []o{event.SeqCst, event.AcqRel, event.Acquire, event.Release}
	default: // everything
		g.loads = []o{event.NotAtomic, event.Relaxed, event.Relaxed, event.Acquire, event.SeqCst}
		g.stores = []o{event.NotAtomic, event.Relaxed, event.Relaxed, event.Release, event.SeqCst}
		g.rmws = []o{event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst}
		g.fences = []o{event.Acquire, event.Release, event.AcqRel, event.SeqCst}
	}
	g.locks, g.awaits, g.choices, g.rmw = g.chance(20), g.chance(25), g.chance(15), g.chance(70)
	g.asserts = g.chance(25)
	g.plain = 40 + g.IntN(40)
}

func (g *generator) newReg() int {
	g.regs++
	return (g.regs - 1) % MaxRegs
}

// anyReg is a register that is set (or was, on another branch).
func (g *generator) anyReg() *Expr { return Register(g.IntN(min(g.regs, MaxRegs))) }

func (g *generator) constant() *Expr { return Const([]uint64{1, 1, 1, 2, 2, 0}[g.IntN(6)]) }

// value is an operand: mostly a constant, sometimes computed from a register.
func (g *generator) value() *Expr {
	if g.regs == 0 || g.chance(70) {
		return g.constant()
	}
	r := g.anyReg()
	switch g.IntN(4) {
	case 0:
		return r
	case 1:
		return Binary('^', r, Const(1))
	case 2:
		return Binary('+', Binary('-', r, r), g.constant())
	}
	return Binary('+', r, Const(1))
}

func (g *generator) condition() *Expr {
	return Binary(pick(g, []byte{'=', '!'}), g.anyReg(), Const(uint64(g.IntN(3))))
}

func (g *generator) loc() Loc {
	l := Loc{Base: g.IntN(g.data)}
	// Lock locations come last, so an offset of 0 or 1 may leave the data only
	// where it is taken modulo all locations; keep it inside.
	if g.regs > 0 && g.chance(8) {
		r := g.anyReg()
		l.Off = Binary('-', r, r)
		if g.data > 1 && g.chance(50) {
			l = Loc{Base: g.IntN(g.data - 1), Off: Binary('&', r, Const(1))}
		}
	}
	return l
}

// stmts draws statements that access memory at most n times.
func (g *generator) stmts(n, depth int) []Stmt {
	var out []Stmt
	for i := 0; n > 0 && i < 12; i++ {
		s, used := g.stmt(n, depth)
		out = append(out, s...)
		n -= used
		g.budget -= used
	}
	return out
}

// stmt draws one statement, or a few that belong together, and how often they
// access memory, not counting what a nested call of stmts took off the budget.
func (g *generator) stmt(n, depth int) ([]Stmt, int) {
	s := Stmt{Reg: -1}
	one := func(used int) ([]Stmt, int) { return []Stmt{s}, used }
	switch k := g.IntN(100); {
	case k < g.plain/2:
		s.Op, s.Loc, s.Ord, s.A = Store, g.loc(), pick(g, g.stores), g.value()
		return one(1)
	case k < g.plain:
		s.Op, s.Loc, s.Ord = Load, g.loc(), pick(g, g.loads)
		s.Reg = g.newReg()
		return one(1)
	}
	switch k := g.IntN(100); {
	case k < 45 && g.rmw && n >= 2:
		g.readModifyWrite(&s)
		return one(2)
	case k < 60:
		s.Op, s.Ord = Fence, pick(g, g.fences)
		return one(0)
	case k < 75 && g.regs > 0 && depth < 2:
		s.Op, s.A = If, g.condition()
		before := g.budget
		s.Then = g.stmts(1+g.IntN(n), depth+1)
		if used := before - g.budget; g.chance(40) && n > used {
			s.Else = g.stmts(1+g.IntN(n-used), depth+1)
		}
		used := before - g.budget
		g.budget = before // the caller takes it off
		return one(used)
	case k < 80 && g.regs > 0:
		s.Op, s.A = Assume, g.condition()
		if g.asserts {
			s.Op = Assert
		}
		return one(0)
	case k < 85 && g.awaits:
		s.Op, s.Loc, s.Ord, s.Cond, s.A = Await, g.loc(), max(pick(g, g.loads), event.Relaxed), event.AwaitEQ+event.Await(g.IntN(4)), Const(uint64(g.IntN(3)))
		s.Reg = g.newReg()
		switch {
		case g.chance(20):
			s.Op = Sticky
		case g.chance(30):
			s.Op, s.Cond, s.A = Load, event.AwaitNone, nil
			return []Stmt{s, {Op: Spin, Reg: -1, A: Binary(pick(g, []byte{'=', '!'}), Register(s.Reg), Const(uint64(g.IntN(3))))}}, 1
		}
		return one(1)
	case k < 88 && g.choices:
		s.Op, s.A = Choice, Const(2)
		s.Reg = g.newReg()
		return one(0)
	case k >= 88 && g.locks && n >= 3:
		return g.section(n, depth)
	}
	return nil, 0
}

// readModifyWrite draws one into s.
func (g *generator) readModifyWrite(s *Stmt) {
	s.Loc, s.Ord = g.loc(), pick(g, g.rmws)
	switch g.IntN(5) {
	case 0:
		s.Op, s.A = Xchg, g.value()
	case 1:
		s.Op, s.A = Add, g.value()
		if g.chance(10) {
			s.Op = Or
		}
	default:
		s.Op, s.A, s.B, s.Fail = CAS, g.constant(), g.value(), event.Relaxed
		if g.chance(40) {
			s.A = Const(0)
		}
		if s.Ord == event.SeqCst {
			s.Fail = pick(g, []event.Ordering{event.SeqCst, event.Acquire, event.Relaxed})
		} else if s.Ord.Acq() {
			s.Fail = pick(g, []event.Ordering{event.Acquire, event.Relaxed})
		}
	}
	if g.chance(80) {
		s.Reg = g.newReg()
	}
}

// section draws a critical section of at most n accesses; it returns what stmt does.
func (g *generator) section(n, depth int) ([]Stmt, int) {
	l := Loc{Base: g.data + g.IntN(len(g.p.Locs)-g.data)}
	unlock := []Stmt{{Op: Unlock, Reg: -1, Loc: l}}
	if g.chance(15) {
		unlock = nil
	}
	before := g.budget
	var inner []Stmt
	if m := (Loc{Base: len(g.p.Locs) - 1}); n >= 5 && m != l && g.chance(60) {
		// Two locks, in any order among threads.
		inner = []Stmt{{Op: Lock, Reg: -1, Loc: m}, {Op: Unlock, Reg: -1, Loc: m}}
		if g.chance(50) {
			inner[0].Loc, unlock, l = l, []Stmt{{Op: Unlock, Reg: -1, Loc: l}}, m
			inner[1].Loc = inner[0].Loc
			unlock[0].Loc = m
		}
		g.budget -= 3
	} else if n > 3 {
		inner = g.stmts(1+g.IntN(n-3), depth+1)
	}
	used := before - g.budget + 3
	g.budget = before
	if g.chance(25) {
		r := g.newReg()
		return []Stmt{{Op: TryLock, Reg: r, Loc: l}, {Op: If, Reg: -1, A: Register(r), Then: append(inner, unlock...)}}, used
	}
	return append(append([]Stmt{{Op: Lock, Reg: -1, Loc: l}}, inner...), unlock...), used
}
