package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateWaits draws a program whose threads mostly wait for each other: locks in
// any order, also tried or never released, flags awaited with any ordering,
// loops around a load or compare-and-exchange, assumptions right after a load,
// and accesses of the same locations by those who wait for nothing. seed and size
// are as for Generate.
func GenerateWaits(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x7761697473)), budget: size}
	p := &Program{Name: fmt.Sprintf("waits-%d-%d", size, seed), Size: 8, Join: g.chance(30)}
	g.p = p
	g.style()
	p.Locs = []string{"x", "l"}
	g.data = 1
	if g.chance(50) {
		p.Locs = []string{"x", "y", "l"}
		g.data = 2
	}
	if g.chance(40) {
		p.Locs = append(p.Locs, "m")
	}
	n := 2 + g.IntN(3)
	for i := range n {
		g.regs = 0
		share := max(size/n+g.IntN(2), 1)
		if i == n-1 {
			share = max(g.budget, 1)
		}
		var ss []Stmt
		for k := 0; share > 0 && k < 6; k++ {
			s, used := g.wait(share, 0)
			ss = append(ss, s...)
			share -= used
			g.budget -= used
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}

// wait draws a statement, or a few that belong together, that access memory at
// most n times (but once), and says how often they do.
func (g *generator) wait(n, depth int) ([]Stmt, int) {
	x := Loc{Base: g.IntN(g.data)}
	lock := Loc{Base: g.data + g.IntN(len(g.p.Locs)-g.data)}
	small := func() *Expr { return Const([]uint64{0, 0, 1, 1, 1, 2}[g.IntN(6)]) }
	atomic := func(o []event.Ordering) event.Ordering { return max(pick(g, o), event.Relaxed) }
	switch k := g.IntN(100); {
	case k < 35 && n >= 3 && depth < 2:
		used := 3
		var inner []Stmt
		if n > used && g.chance(60) {
			s, m := g.wait(n-used, depth+1)
			inner, used = s, used+m
		}
		ss := append([]Stmt{{Op: Lock, Reg: -1, Loc: lock}}, inner...)
		if g.chance(90) {
			ss = append(ss, Stmt{Op: Unlock, Reg: -1, Loc: lock})
		}
		if g.chance(20) {
			r := g.newReg()
			ss[0] = Stmt{Op: TryLock, Reg: r, Loc: lock}
			ss = []Stmt{ss[0], {Op: If, Reg: -1, A: Register(r), Then: ss[1:]}}
		}
		return ss, used
	case k < 50:
		s := Stmt{Op: Await, Reg: g.newReg(), Loc: x, Ord: atomic(g.loads), Cond: event.AwaitEQ + event.Await(g.IntN(4)), A: small()}
		switch g.IntN(8) {
		case 0:
			s.Op = Sticky
		case 1, 2, 3:
			s.Op, s.Cond, s.A = Load, event.AwaitNone, nil
			s.Ord = pick(g, g.loads)
			wait := Stmt{Op: Spin, Reg: -1, A: Binary(pick(g, []byte{'=', '!'}), Register(s.Reg), small())}
			if g.chance(40) {
				wait.Op = Assume
			}
			return []Stmt{s, wait}, 1
		}
		return []Stmt{s}, 1
	case k < 60 && n >= 2:
		s := Stmt{Op: CAS, Reg: g.newReg(), Loc: x, Ord: pick(g, g.rmws), Fail: event.Relaxed, A: small(), B: small()}
		if g.chance(25) {
			s.Loc = lock
		}
		if g.chance(80) {
			return []Stmt{s, {Op: Spin, Reg: -1, A: Binary('=', Register(s.Reg), s.A)}}, 2
		}
		return []Stmt{s}, 2
	case k < 68 && n >= 2:
		return []Stmt{{Op: Add, Reg: g.newReg(), Loc: x, Ord: pick(g, g.rmws), A: Const(1)}}, 2
	case k < 73:
		return []Stmt{{Op: Load, Reg: g.newReg(), Loc: lock, Ord: atomic(g.loads)}}, 1
	case k < 77:
		return []Stmt{{Op: Store, Reg: -1, Loc: lock, Ord: atomic(g.stores), A: small()}}, 1
	case k < 82:
		return []Stmt{{Op: Load, Reg: g.newReg(), Loc: x, Ord: pick(g, g.loads)}}, 1
	}
	return []Stmt{{Op: Store, Reg: -1, Loc: x, Ord: pick(g, g.stores), A: g.value()}}, 1
}

// GenerateRelaxedWaits draws a program in which a few threads wait for values of one
// location, to which the others write, all relaxed: so causes and coherence go
// different ways. A second location carries the causes. size bounds the accesses of
// a thread.
func GenerateRelaxedWaits(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x72656c6178))}
	p := &Program{Name: fmt.Sprintf("relaxed-waits-%d-%d", size, seed), Size: 8, Locs: []string{"x", "y"}}
	x, y := Loc{Base: 0}, Loc{Base: 1}
	small := func() *Expr { return Const(uint64(g.IntN(3))) }
	for i := range 3 + g.IntN(2) {
		g.regs = 0
		var ss []Stmt
		write := Stmt{Op: Store, Reg: -1, Loc: x, Ord: event.Relaxed, A: small()}
		switch {
		case i == 0:
		case g.chance(25):
			ss = append(ss, write, Stmt{Op: Store, Reg: -1, Loc: y, Ord: event.Relaxed, A: Const(1)})
		case g.chance(33):
			ss = append(ss, Stmt{Op: Load, Reg: g.newReg(), Loc: y, Ord: event.Relaxed}, write)
		}
		for range 1 + g.IntN(max(size/3, 1)) - len(ss)/2 {
			switch k := g.IntN(100); {
			case k < 10 || i == 0 && (k < 40 || len(ss) == 0):
				r := g.newReg()
				stop := Stmt{Op: pick(g, []Op{Spin, Spin, Assume}), Reg: -1, A: Binary(pick(g, []byte{'=', '!'}), Register(r), small())}
				ss = append(ss, Stmt{Op: Load, Reg: r, Loc: x, Ord: event.Relaxed}, stop)
			case i == 0:
			case k < 55:
				ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: x, Ord: event.Relaxed, A: small()})
			case k < 75:
				ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: y, Ord: event.Relaxed, A: Const(1)})
			case k < 92:
				ss = append(ss, Stmt{Op: Load, Reg: g.newReg(), Loc: y, Ord: event.Relaxed})
			default:
				ss = append(ss, Stmt{Op: Add, Reg: g.newReg(), Loc: x, Ord: event.Relaxed, A: Const(1)})
			}
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}

// GenerateTestAndSets draws a program whose threads wait in loops that write what is there: test-and-set locks, of any
// ordering and not always released, and other exchanges and additions of 0 of which the thread waits for the result. The
// words they wait for are read and written otherwise, too, also by accesses that are not atomic. seed and size are as for
// Generate.
func GenerateTestAndSets(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x746173)), budget: size, data: 1}
	p := &Program{Name: fmt.Sprintf("test-and-sets-%d-%d", size, seed), Size: 8, Join: g.chance(30), Locs: []string{"x", "l"}}
	g.p = p
	g.style()
	l := Loc{Base: 1}
	small := func() *Expr { return Const(uint64(g.IntN(2))) }
	ordering := func(atomic []event.Ordering) event.Ordering {
		if g.chance(8) {
			return event.NotAtomic
		}
		return max(pick(g, atomic), event.Relaxed)
	}
	for i := range 2 + g.IntN(2) {
		g.regs = 0
		var ss []Stmt
		for used := 0; used < max(size/3, 1)+1; {
			switch k := g.IntN(100); {
			case k < 60:
				s := Stmt{Op: Xchg, Reg: g.newReg(), Loc: l, Ord: max(pick(g, g.rmws), event.Relaxed), A: Const(1)}
				switch {
				case g.chance(15):
					s.Loc, s.A = Loc{Base: 0}, small()
				case g.chance(15):
					s.Op, s.A = Add, small()
				}
				ss = append(ss, s, Stmt{Op: Spin, Reg: -1, A: Binary('=', Register(s.Reg), small())})
				used += 2
				if g.chance(50) {
					ss = append(ss, Stmt{Op: Load, Reg: g.newReg(), Loc: pick(g, []Loc{{Base: 0}, l}), Ord: ordering(g.loads)})
					used++
				}
				if g.chance(70) {
					ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: l, Ord: ordering(g.stores), A: Const(0)})
					used++
				}
			case k < 80:
				ss = append(ss, Stmt{Op: Load, Reg: g.newReg(), Loc: pick(g, []Loc{{Base: 0}, l}), Ord: ordering(g.loads)})
				used++
			default:
				ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: pick(g, []Loc{{Base: 0}, l}), Ord: ordering(g.stores), A: small()})
				used++
			}
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}
