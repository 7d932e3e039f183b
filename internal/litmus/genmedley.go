package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateMedley draws programs of two or three threads that have at once what other generators keep apart: load
// buffering by way of read-modify-writes of all kinds, competing, failing and failing with an ordering of their own;
// threads that stop, assert or loop because of what such a one returned; seq_cst fences between relaxed accesses; plain
// accesses, locks that are tried, conditional creates, joins in the middle of threads. seed and size are as for Generate.
func GenerateMedley(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x6d65646c6579)), budget: size}
	p := &Program{Name: fmt.Sprintf("medley-%d-%d", size, seed), Size: 8, Join: g.chance(20)}
	g.p = p
	n := 2 + g.IntN(2)
	g.data = 2
	p.Locs = []string{"x", "y"}
	if g.chance(40) {
		p.Locs, g.data = append(p.Locs, "z"), 3
	}
	locks := g.chance(20)
	if locks {
		p.Locs = append(p.Locs, "l")
	}
	type o = event.Ordering
	g.loads, g.stores, g.rmws = []o{event.Relaxed}, []o{event.Relaxed}, []o{event.Relaxed}
	switch g.IntN(4) {
	case 0:
		g.loads, g.stores = append(g.loads, event.Relaxed, event.Acquire), append(g.stores, event.Relaxed, event.Release)
		g.rmws = append(g.rmws, event.Acquire, event.Release, event.AcqRel)
	case 1:
		g.rmws = append(g.rmws, event.Acquire, event.Release, event.AcqRel, event.SeqCst)
	}
	if g.chance(10) {
		g.loads, g.stores = append(g.loads, event.NotAtomic), append(g.stores, event.NotAtomic)
	}
	g.fences = []o{event.SeqCst, event.SeqCst, event.SeqCst, event.AcqRel, event.Acquire, event.Release}
	g.rmw = true
	regs := make([]int, n)
	for i := range n {
		g.regs = 0
		var ss []Stmt
		buffering := g.chance(60)
		if buffering {
			ss = append(ss, g.first(Loc{Base: i % g.data})...)
			g.budget--
		}
		for share := (g.budget + n - i - 1) / (n - i); share > 0; {
			more, used := g.mixed(share, locks)
			ss = append(ss, more...)
			share -= used
			g.budget -= used
		}
		if buffering {
			w := Stmt{Op: Store, Reg: -1, Loc: Loc{Base: (i + 1) % g.data}, Ord: pick(g, g.stores), A: Const(1)}
			if g.chance(30) {
				w.A = g.computed()
			}
			if g.chance(30) {
				w.Op, w.Ord = pick(g, []Op{Add, Xchg, Or}), pick(g, g.rmws)
			}
			ss = append(ss, w)
			g.budget--
		}
		if g.chance(10) {
			ss = append(ss, Stmt{Op: Return, Reg: -1, A: g.computed()})
		}
		regs[i] = g.regs
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	if g.chance(30) { // a thread starts, and may join, another one
		c := g.IntN(n - 1)
		g.regs = regs[c]
		b := &p.Threads[c]
		at := g.IntN(len(b.Stmts) + 1)
		for at == len(b.Stmts) && at > 0 && b.Stmts[at-1].Op == Return {
			at--
		}
		create := Stmt{Op: Create, Reg: -1, Thread: p.Threads[n-1].Name}
		b.Stmts = insert(b.Stmts, at, create)
		if g.chance(60) {
			k := at + 1 + g.IntN(len(b.Stmts)-at)
			if k == len(b.Stmts) && b.Stmts[k-1].Op == Return {
				k--
			}
			b.Stmts = insert(b.Stmts, k, Stmt{Op: Join, Reg: g.newReg(), Thread: create.Thread})
			if g.chance(50) {
				b.Stmts = insert(b.Stmts, k+1, Stmt{Op: Store, Reg: -1, Loc: Loc{Base: g.IntN(g.data)}, Ord: pick(g, g.stores), A: Register(g.regs - 1)})
			}
		}
	}
	return p
}

// first draws the read that is to be overtaken.
func (g *generator) first(l Loc) []Stmt {
	s := g.read(l, g.chance(35))
	if s.Reg < 0 {
		s.Reg = g.newReg()
	}
	return []Stmt{s}
}

// mixed draws some statements that access memory at most n times, but once, and says how often they do.
func (g *generator) mixed(n int, locks bool) ([]Stmt, int) {
	l := g.place()
	if g.chance(25) && g.regs > 0 {
		l = Loc{Base: g.IntN(g.data)}
	}
	switch k := g.IntN(100); {
	case k < 20:
		return []Stmt{g.read(l, false)}, 1
	case k < 40:
		return g.write(l), 1
	case k < 55:
		return []Stmt{g.read(l, true)}, 2
	case k < 68: // a compare-exchange that mostly fails, and what comes of that
		s := Stmt{Op: CAS, Reg: g.newReg(), Loc: l, Ord: pick(g, g.rmws), Fail: event.Relaxed, A: Const(uint64(g.IntN(4))), B: g.computed()}
		if g.chance(30) {
			s.Fail = pick(g, []event.Ordering{event.Acquire, event.SeqCst})
		}
		ss := []Stmt{s}
		won := Binary(pick(g, []byte{'=', '=', '!'}), Register(s.Reg), s.A)
		switch g.IntN(6) {
		case 0, 1:
			ss = append(ss, Stmt{Op: pick(g, []Op{Assume, Spin, Assert}), Reg: -1, A: won})
		case 2:
			again := s
			again.A, again.Reg = Register(s.Reg), g.newReg()
			ss = append(ss, again, Stmt{Op: pick(g, []Op{Assume, Spin}), Reg: -1, A: Binary('=', Register(again.Reg), again.A)})
			return ss, 4
		case 3:
			ss = append(ss, Stmt{Op: If, Reg: -1, A: won, Then: []Stmt{{Op: Fence, Reg: -1, Ord: pick(g, g.fences)}}, Else: []Stmt{{Op: Return, Reg: -1, A: Const(1)}}})
		case 4:
			ss = append(ss, Stmt{Op: If, Reg: -1, A: won, Then: []Stmt{g.read(g.place(), false)}, Else: g.write(g.place())})
			return ss, 3
		}
		return ss, 2
	case k < 74 && g.regs > 0:
		return []Stmt{{Op: pick(g, []Op{Assume, Spin, Assert}), Reg: -1, A: Binary(pick(g, []byte{'!', '='}), g.anyReg(), Const(uint64(g.IntN(3))))}}, 1
	case k < 80 && locks:
		lock := Loc{Base: g.data}
		r := g.newReg()
		return []Stmt{{Op: TryLock, Reg: r, Loc: lock}, {Op: If, Reg: -1, A: Register(r), Then: append(g.write(l), Stmt{Op: Unlock, Reg: -1, Loc: lock})}}, 3
	case k < 83:
		return []Stmt{{Op: Await, Reg: g.newReg(), Loc: l, Ord: max(pick(g, g.loads), event.Relaxed),
			Cond: pick(g, []event.Await{event.AwaitEQ, event.AwaitNE}), A: Const(uint64(g.IntN(2)))}}, 1
	case k < 85:
		return []Stmt{{Op: Choice, Reg: g.newReg(), A: Const(2)}}, 1
	case k < 90 && n >= 2:
		return g.readBack(l), 2
	}
	return []Stmt{{Op: Fence, Reg: -1, Ord: pick(g, g.fences)}}, 1
}
