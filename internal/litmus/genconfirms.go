package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateConfirms draws a program whose threads read a location and then confirm with a compare-exchange what they
// read, as stacks, queues and counters without locks do: mostly they give up and would try again if that fails, but some go on, wait
// for the value, or do something in between. The values that they write are new or come back, and others change the
// locations by stores and read-modify-writes. size bounds the accesses of all threads.
func GenerateConfirms(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x636f6e6669726d)), budget: size}
	p := &Program{Name: fmt.Sprintf("confirms-%d-%d", size, seed), Size: 8, Join: g.chance(20), Locs: []string{"x", "d"}}
	g.p = p
	g.style()
	g.data = 1
	if g.chance(30) {
		p.Locs, g.data = []string{"x", "y", "d"}, 2
	}
	n := 2 + g.IntN(3)
	back := g.IntN(3) // how often values come back: never, at times, often
	own := len(p.Locs)
	for i := range n {
		p.Locs = append(p.Locs, fmt.Sprintf("n%d", i))
	}
	g.bodies(n, size, func(i, share int) ([]Stmt, int) { return g.confirm(share, i, back, Loc{Base: own + i}) })
	if g.chance(30) { // identical threads, which write the same values
		p.Threads[1].Stmts = moved(p.Threads[0].Stmts, own, own+1)
	}
	return p
}

// bodies adds n threads with size accesses in all. draw draws statements of thread i with at most share accesses, and returns how
// many they have.
func (g *generator) bodies(n, size int, draw func(i, share int) ([]Stmt, int)) {
	for i := range n {
		g.regs = 0
		share := max(size/n, 2)
		if i == n-1 {
			share = max(g.budget, 2)
		}
		var ss []Stmt
		for k := 0; share > 0 && k < 3; k++ {
			s, used := draw(i, share)
			ss = append(ss, s...)
			share -= used
			g.budget -= used
		}
		g.p.Threads = append(g.p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
}

// moved is a copy of ss that accesses location to instead of from.
func moved(ss []Stmt, from, to int) []Stmt {
	ss = cloneStmts(ss)
	for i := range ss {
		if ss[i].Loc.Base == from {
			ss[i].Loc.Base = to
		}
		ss[i].Then, ss[i].Else = moved(ss[i].Then, from, to), moved(ss[i].Else, from, to)
	}
	return ss
}

// atomic draws an ordering of o, relaxed instead of none.
func (g *generator) atomic(o []event.Ordering) event.Ordering { return max(pick(g, o), event.Relaxed) }

// rival draws an access, which is no confirmation, to x, on which threads confirm what they read, or to d, and perhaps what depends
// on it; small and value draw expressions.
func (g *generator) rival(x, d Loc, small, value func() *Expr) []Stmt {
	switch k := g.IntN(100); {
	case k < 15:
		return []Stmt{{Op: Store, Reg: -1, Loc: x, Ord: pick(g, g.stores), A: value()}}
	case k < 30:
		return []Stmt{{Op: Xchg, Reg: g.newReg(), Loc: x, Ord: pick(g, g.rmws), A: value()}}
	case k < 50:
		return []Stmt{{Op: Add, Reg: g.newReg(), Loc: x, Ord: pick(g, g.rmws), A: Const(1)}}
	case k < 60:
		return []Stmt{{Op: CAS, Reg: g.newReg(), Loc: x, Ord: pick(g, g.rmws), Fail: event.Relaxed, A: small(), B: value()}}
	case k < 70:
		r := g.newReg()
		return []Stmt{{Op: Load, Reg: r, Loc: x, Ord: g.atomic(g.loads)}, {Op: Assert, Reg: -1, A: Binary('!', Register(r), value())}}
	case k < 80:
		r := g.newReg()
		return []Stmt{{Op: Load, Reg: r, Loc: d, Ord: pick(g, g.loads)}, {Op: Assert, Reg: -1, A: Binary('!', Register(r), small())}}
	case k < 90:
		r := g.newReg()
		return []Stmt{{Op: Load, Reg: r, Loc: x, Ord: g.atomic(g.loads)}, {Op: Spin, Reg: -1, A: Binary('!', Register(r), small())}}
	}
	return []Stmt{{Op: Store, Reg: -1, Loc: d, Ord: pick(g, g.stores), A: small()}}
}

// confirm draws a few statements of thread t, whose own memory is at own, and says how many accesses they make.
func (g *generator) confirm(n, t, back int, own Loc) (ss []Stmt, used int) {
	x := Loc{Base: g.IntN(g.data)}
	d := Loc{Base: g.data}
	small := func() *Expr { return Const(uint64(g.IntN(3))) }
	value := func() *Expr { // to be written
		if g.IntN(4) < back {
			return small()
		}
		return Const(uint64(10*(t+1) + g.IntN(10)))
	}
	if n < 2 || g.chance(25) {
		return g.rival(x, d, small, value), 1
	}
	r, c := g.newReg(), g.newReg()
	ss = []Stmt{{Op: Load, Reg: r, Loc: x, Ord: g.atomic(g.loads)}}
	used = 2
	events := uint64(2) // of the round
	if g.chance(30) {
		ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: own, Ord: g.atomic(g.stores), A: Register(r), Fresh: true})
		events++
	}
	if g.chance(15) {
		ss = append(ss, Stmt{Op: Fence, Reg: -1, Ord: []event.Ordering{event.Acquire, event.Release, event.AcqRel, event.SeqCst}[g.IntN(4)]})
		events++
	}
	switch k := g.IntN(100); {
	case k < 8:
		ss = append(ss, Stmt{Op: Assert, Reg: -1, A: Binary('!', Register(r), value())})
	case k < 13 && n > 2:
		ss = append(ss, Stmt{Op: Load, Reg: g.newReg(), Loc: d, Ord: pick(g, g.loads)})
		used, events = used+1, events+1
	case k < 18 && n > 2:
		ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: d, Ord: pick(g, g.stores), A: Register(r)})
		used, events = used+1, events+1
	}
	next := value()
	if g.chance(50) {
		next = Binary('+', Register(r), Const(uint64(1+g.IntN(2)*(10+t))))
	}
	expected := Register(r)
	if g.chance(5) {
		expected = small()
	}
	ss = append(ss, Stmt{Op: CAS, Reg: c, Loc: x, Ord: pick(g, g.rmws), Fail: pick(g, []event.Ordering{event.Relaxed, event.Acquire, event.SeqCst}), A: expected, B: next})
	done := Binary('=', Register(c), Register(r))
	fails := Binary('!', Register(c), Register(r))
	again := Stmt{Op: Spin, Reg: -1, A: done, B: Const(events)}
	switch k := g.IntN(100); {
	case k < 45:
		ss = append(ss, again)
	case k < 70:
		ss = append(ss, Stmt{Op: Assume, Reg: -1, A: done})
	case k < 75: // a loop around the compare-exchange alone
		again.B = Const(1)
		ss = append(ss, again)
	case k < 80: // it is unknown what the loop is around
		again.B = nil
		ss = append(ss, again)
	case k < 88: // goes on with some values
		again.A = Binary('=', Register(c), value())
		ss = append(ss, Stmt{Op: If, Reg: -1, A: fails, Then: []Stmt{again}})
	case k < 94 && n > used:
		used++
		ss = append(ss, Stmt{Op: If, Reg: -1, A: fails, Then: []Stmt{{Op: Store, Reg: -1, Loc: d, Ord: pick(g, g.stores), A: small()}}})
	case k < 97:
		ss = append(ss, Stmt{Op: Assert, Reg: -1, A: done})
	}
	if g.chance(15) { // there may be nothing to do
		ss = []Stmt{ss[0], {Op: If, Reg: -1, A: Binary('!', Register(r), small()), Then: ss[1:]}}
	}
	if g.chance(10) && n > used {
		used++
		ss = append(ss, Stmt{Op: Load, Reg: g.newReg(), Loc: own, Ord: g.atomic(g.loads)})
	}
	return ss, used
}
