package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateStops draws programs of two or three threads in the shape of load buffering, whose threads stop if they have not read what
// they want. Between the first read and the last write of a thread are read-modify-writes that mostly write what is there; the
// thread may stop before and behind them. seed and size are as for Generate; a program has two accesses in every thread at least.
func GenerateStops(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x73746f7073))}
	n := 2
	if size >= 5 && g.chance(50) {
		n = 3
	}
	g.budget = max(size-2*n+1, 2)
	p := &Program{Name: fmt.Sprintf("stops-%d-%d", size, seed), Size: 8}
	g.p = p
	g.data = n
	for i := range g.data {
		p.Locs = append(p.Locs, string("xyz"[i]))
	}
	p.Locs = append(p.Locs, "l")
	word := Loc{Base: n}
	type o = event.Ordering
	g.loads, g.stores, g.rmws = []o{event.Relaxed}, []o{event.Relaxed}, []o{event.Relaxed, event.Relaxed, event.Acquire, event.Release}
	if g.chance(30) {
		g.loads, g.stores = []o{event.Relaxed, event.Relaxed, event.Acquire}, []o{event.Relaxed, event.Relaxed, event.Release}
		g.rmws = append(g.rmws, event.AcqRel, event.SeqCst)
	}
	g.fences = []o{event.Release, event.Acquire, event.AcqRel, event.SeqCst}
	// putBack draws a read-modify-write that writes what is there if that is 1, and mostly also if it is 0.
	putBack := func() Stmt {
		s := Stmt{Op: pick(g, []Op{Xchg, Xchg, Or, Add, CAS}), Reg: -1, Loc: word, Ord: pick(g, g.rmws), A: Const(1)}
		if g.chance(20) {
			s.Loc = g.place()
		}
		switch s.Op {
		case Add:
			s.A = Const(uint64(g.IntN(2)))
		case CAS:
			s.A, s.B, s.Fail = Const(uint64(g.IntN(2))), Const(uint64(g.IntN(2))), event.Relaxed
		}
		if g.chance(60) {
			s.Reg = g.newReg()
		}
		return s
	}
	stop := func() []Stmt {
		r := g.anyReg()
		if g.chance(60) {
			r = Register(0)
		}
		return []Stmt{{Op: pick(g, []Op{Assume, Assume, Spin}), Reg: -1, A: Binary(pick(g, []byte{'!', '!', '='}), r, Const(uint64(g.IntN(2))))}}
	}
	for i := range n {
		g.regs = 0
		ss := []Stmt{g.read(Loc{Base: i}, g.chance(10))}
		for ss[0].Reg < 0 {
			ss[0].Reg = g.newReg()
		}
		for g.budget > 0 && (len(ss) == 1 && g.chance(70) || g.chance(35)) {
			switch k := g.IntN(100); {
			case k < 70:
				ss = append(ss, putBack())
				g.budget--
				if g.chance(60) {
					ss = append(ss, stop()...)
				}
			case k < 80:
				ss = append(ss, stop()...)
			case k < 90:
				ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: word, Ord: pick(g, g.stores), A: Const(uint64(g.IntN(2)))})
				g.budget--
			case k < 95:
				ss = append(ss, g.read(g.place(), false))
				g.budget--
			default:
				ss = append(ss, Stmt{Op: Fence, Reg: -1, Ord: pick(g, g.fences)})
				g.budget--
			}
		}
		ss = append(ss, g.write(Loc{Base: (i + 1) % n})...)
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}
