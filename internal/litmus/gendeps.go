package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateDeps draws a program of two or three threads in which much depends on
// what was read and little else keeps the order: relaxed reads and writes, mostly in
// the shape of load buffering; values, addresses and branches that depend on what was
// read, or only seem to (r^r, r&0, r*0, branches with the same on both sides);
// read-modify-writes whose results are used late or never; some acquire, release and
// seq_cst accesses and fences. seed and size are as for Generate.
func GenerateDeps(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x64657073)), budget: size}
	p := &Program{Name: fmt.Sprintf("deps-%d-%d", size, seed), Size: 8, Join: g.chance(15)}
	g.p = p
	n := 2
	if size >= 5 && g.chance(35) {
		n = 3
	}
	g.data = n
	if g.chance(25) {
		g.data++
	}
	for i := range g.data {
		p.Locs = append(p.Locs, string("xyzw"[i]))
	}
	type o = event.Ordering
	g.loads, g.stores, g.rmws = []o{event.Relaxed}, []o{event.Relaxed}, []o{event.Relaxed}
	if g.chance(40) {
		g.loads = []o{event.Relaxed, event.Relaxed, event.Acquire, event.SeqCst}
		g.stores = []o{event.Relaxed, event.Relaxed, event.Release, event.SeqCst}
		g.rmws = []o{event.Relaxed, event.Acquire, event.Release, event.AcqRel, event.SeqCst}
	}
	if g.chance(10) {
		g.loads, g.stores = append(g.loads, event.NotAtomic), append(g.stores, event.NotAtomic)
	}
	g.fences = []o{event.SeqCst, event.AcqRel, event.Acquire, event.Release}
	g.rmw = g.chance(60)
	buffering := g.chance(70)
	if buffering {
		g.budget -= 2 * n // two accesses of each thread
	}
	for i := range n {
		g.regs = 0
		var ss []Stmt
		more := func(share int) {
			for k := 0; share > 0 && k < 6 && g.budget > 0; k++ {
				s, used := g.dependent(share)
				ss = append(ss, s...)
				share -= used
				g.budget -= used
			}
		}
		left := n - i
		if buffering {
			if g.chance(20) {
				more(1)
			}
			ss = append(ss, g.read(Loc{Base: i}, g.rmw && g.chance(15)))
			if g.chance(60) || left == 1 {
				more((g.budget + left - 1) / left)
			}
			ss = append(ss, g.write(Loc{Base: (i + 1) % n})...)
			if g.chance(20) {
				more(1)
			}
		} else {
			more((g.budget + left - 1) / left)
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}

// dependent draws a statement, or a few that belong together, that access memory at
// most n times (but once), and says how often they do.
func (g *generator) dependent(n int) ([]Stmt, int) {
	switch k := g.IntN(100); {
	case k < 35:
		return []Stmt{g.read(g.place(), false)}, 1
	case k < 70:
		return g.write(g.place()), 1
	case k < 85 && g.rmw && n >= 2:
		return []Stmt{g.read(g.place(), true)}, 2
	case k < 90 && g.regs > 0:
		return []Stmt{{Op: pick(g, []Op{Assume, Assume, Spin, Assert}), Reg: -1, A: Binary('!', g.anyReg(), Const(uint64(1+g.IntN(2))))}}, 0
	case k < 93:
		return []Stmt{{Op: Choice, Reg: g.newReg(), A: Const(2)}}, 0
	case k < 95:
		return []Stmt{{Op: Await, Reg: g.newReg(), Loc: g.place(), Ord: max(pick(g, g.loads), event.Relaxed),
			Cond: pick(g, []event.Await{event.AwaitEQ, event.AwaitNE}), A: Const(uint64(g.IntN(2)))}}, 1
	}
	return []Stmt{{Op: Fence, Reg: -1, Ord: pick(g, g.fences)}}, 0
}

// read draws a load or, with rmw, a read-modify-write, of l.
func (g *generator) read(l Loc, rmw bool) Stmt {
	s := Stmt{Op: Load, Reg: -1, Loc: l, Ord: pick(g, g.loads)}
	if rmw {
		s.Op, s.Ord, s.A = pick(g, []Op{Xchg, Add, CAS}), pick(g, g.rmws), g.computed()
		if s.Op == CAS {
			s.A, s.B, s.Fail = Const(uint64(g.IntN(2))), g.computed(), event.Relaxed
			if g.chance(20) {
				s.A = g.computed()
			}
			if s.Ord.Acq() && g.chance(40) {
				s.Fail = event.Acquire
			}
		}
		if g.chance(25) {
			return s
		}
	}
	s.Reg = g.newReg()
	return s
}

// write draws a store to l, perhaps on a branch.
func (g *generator) write(l Loc) []Stmt {
	s := Stmt{Op: Store, Reg: -1, Loc: l, Ord: pick(g, g.stores), A: g.computed()}
	if g.regs == 0 || g.chance(70) {
		return []Stmt{s}
	}
	branch := Stmt{Op: If, Reg: -1, A: g.condition(), Then: []Stmt{s}}
	switch g.IntN(4) {
	case 0: // the same on both sides
		branch.Else = []Stmt{s}
	case 1:
		s.A = g.computed()
		branch.Else = []Stmt{s}
	case 2: // after the branches
		branch.Then = []Stmt{{Op: Set, Reg: g.newReg(), A: Const(1)}}
		return []Stmt{branch, s}
	}
	return []Stmt{branch}
}

// computed is a value that mostly depends on what was read.
func (g *generator) computed() *Expr {
	c := Const(uint64(1 + g.IntN(2)))
	if g.regs == 0 || g.chance(35) {
		return c
	}
	r := g.anyReg()
	switch g.IntN(8) {
	case 0:
		return Binary('+', Binary('^', r, r), c)
	case 1:
		return Binary('+', Binary('&', r, Const(0)), c)
	case 2:
		return Binary('+', Binary('*', r, Const(0)), c)
	case 3:
		return Binary('+', r, Const(1))
	case 4:
		return Binary('=', r, c)
	case 5:
		return Binary('^', r, g.anyReg())
	}
	return r
}

// place is a location, sometimes with an address that depends on what was read.
func (g *generator) place() Loc {
	l := Loc{Base: g.IntN(g.data)}
	if g.regs > 0 && g.chance(20) {
		r := g.anyReg()
		l.Off = pick(g, []*Expr{Binary('^', r, r), Binary('&', r, Const(0)), Binary('&', r, Const(1))})
	}
	return l
}

// GenerateCompeting is GenerateDeps with more read-modify-writes: loads are replaced
// by CASes, whose results are used where the load's were, and stores by additions.
func GenerateCompeting(seed uint64, size int) *Program {
	p := GenerateDeps(seed, size)
	r := rand.New(rand.NewPCG(seed, 0x636f6d70657465))
	var visit func(ss []Stmt)
	visit = func(ss []Stmt) {
		for i := range ss {
			s := &ss[i]
			switch {
			case s.Op == Load && s.Ord != event.NotAtomic && r.IntN(100) < 40:
				s.Op, s.Fail = CAS, event.Relaxed
				if s.Ord == event.Release || s.Ord == event.AcqRel {
					s.Ord = event.Relaxed
				}
				s.A, s.B = Const(uint64(r.IntN(2))), Const(1+uint64(r.IntN(2)))
				if i > 0 && ss[i-1].Reg >= 0 && r.IntN(2) == 0 {
					s.A = Register(ss[i-1].Reg)
				}
			case s.Op == Store && s.Ord != event.NotAtomic && r.IntN(100) < 40:
				s.Op, s.Reg = Add, -1
			}
			visit(s.Then)
			visit(s.Else)
		}
	}
	for i := range p.Threads {
		visit(p.Threads[i].Stmts)
	}
	p.Name = fmt.Sprintf("competing-%d-%d", size, seed)
	return p
}

// GenerateForwards is GenerateDeps with threads that read what they have just written:
// after half of the writes there is a read of the same location, mostly an acquire.
func GenerateForwards(seed uint64, size int) *Program {
	p := GenerateDeps(seed, size)
	r := rand.New(rand.NewPCG(seed, 0x666f7277617264))
	type o = event.Ordering
	var visit func(ss []Stmt) []Stmt
	visit = func(ss []Stmt) []Stmt {
		var out []Stmt
		for _, s := range ss {
			s.Then, s.Else = visit(s.Then), visit(s.Else)
			out = append(out, s)
			switch s.Op {
			case Store, Add, Xchg, CAS:
				if s.Ord != event.NotAtomic && r.IntN(2) == 0 {
					ord := []o{event.Acquire, event.Acquire, event.SeqCst, event.Relaxed}[r.IntN(4)]
					out = append(out, Stmt{Op: Load, Reg: -1, Loc: s.Loc, Ord: ord})
				}
			}
		}
		return out
	}
	for i := range p.Threads {
		p.Threads[i].Stmts = visit(p.Threads[i].Stmts)
	}
	p.Name = fmt.Sprintf("forwards-%d-%d", size, seed)
	return p
}
