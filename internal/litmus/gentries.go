package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateTries draws programs of two or three threads in the shape of load buffering, between whose first load and last
// store there are compare-exchanges, most of which fail, with every pair of orderings for success and failure, fences and
// accesses of the same locations. What the ordering for success orders under imm is known only by what stands in the place
// of the write (event.Skip). Some threads write the location after that, and read it back with an acquire. seed and size
// are as for Generate; a program has two accesses in every thread at least.
func GenerateTries(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x7472696573))}
	n := 2
	if size >= 6 && g.chance(30) {
		n = 3
	}
	g.budget = max(size-2*n, 1)
	p := &Program{Name: fmt.Sprintf("tries-%d-%d", size, seed), Size: 8}
	g.p = p
	g.data = n + 1
	for i := range g.data {
		p.Locs = append(p.Locs, string("xyzw"[i]))
	}
	type o = event.Ordering
	g.loads, g.stores = []o{event.Relaxed, event.Relaxed, event.Acquire}, []o{event.Relaxed, event.Relaxed, event.Release}
	g.rmws = []o{event.Release, event.Release, event.AcqRel, event.SeqCst, event.Acquire, event.Relaxed}
	g.fences = []o{event.Release, event.Acquire, event.AcqRel, event.SeqCst}
	tries := g.IntN(n) // the thread that has a compare-exchange for certain
	for i := range n {
		g.regs = 0
		ss := []Stmt{{Op: Load, Reg: g.newReg(), Loc: Loc{Base: i}, Ord: event.Relaxed}}
		if g.chance(15) {
			ss[0] = g.read(ss[0].Loc, true)
		}
		for first := true; first && i == tries || g.budget > 0 && g.chance(65); first = false {
			switch k := g.IntN(100); {
			case first && i == tries || k < 40:
				l := Loc{Base: n}
				if g.chance(25) {
					l = g.place()
				}
				ss = append(ss, Stmt{Op: CAS, Reg: g.newReg(), Loc: l, Ord: pick(g, g.rmws), Fail: pick(g, []o{event.Relaxed, event.Relaxed, event.Acquire, event.SeqCst}),
					A: Const(uint64(1 + g.IntN(2))), B: g.computed()})
			case k < 75:
				ss = append(ss, Stmt{Op: Fence, Reg: -1, Ord: pick(g, g.fences)})
				g.budget++
			case k < 90:
				ss = append(ss, g.write(g.place())...)
			default:
				ss = append(ss, g.read(g.place(), false))
			}
			g.budget--
		}
		if g.budget > 0 && g.chance(40) {
			ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: Loc{Base: n}, Ord: event.Relaxed, A: Const(uint64(1 + g.IntN(2)))},
				Stmt{Op: Load, Reg: g.newReg(), Loc: Loc{Base: n}, Ord: event.Acquire})
			g.budget -= 2
		}
		ss = append(ss, g.write(Loc{Base: (i + 1) % n})...)
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}
