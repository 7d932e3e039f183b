package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateGaps draws programs of three threads in the shape of load buffering, some of which read back what they have
// released, while much of what they read before the release was released by others that read theirs back. So several
// threads at once may lack what their releases are ordered after, and one may be ordered after what another lacks. Two
// of the threads may be copies of one, of programs of GenerateReadBacks, too. seed and size are as for Generate; a
// program has as many accesses as three such threads need at least.
func GenerateGaps(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x67617073)), budget: size}
	name := fmt.Sprintf("gaps-%d-%d", size, seed)
	if g.chance(40) {
		p := GenerateReadBacks(g.Uint64(), min(size, 8))
		p.Name = name
		p.Threads[g.IntN(len(p.Threads))].Copies = 2
		return p
	}
	p := &Program{Name: name, Size: 8}
	g.p = p
	n := 2 + g.IntN(2) // threads; the first locations are those that they read early
	g.data = 4
	for i := range g.data {
		p.Locs = append(p.Locs, string("xyzw"[i]))
	}
	type o = event.Ordering
	g.loads, g.stores = []o{event.Relaxed}, []o{event.Relaxed}
	g.rmws = []o{event.Relaxed, event.Relaxed, event.Acquire, event.Release}
	g.fences = []o{event.AcqRel, event.Acquire, event.Release}
	g.rmw = g.chance(40)
	for i := range n {
		g.regs = 0
		var ss []Stmt
		more := func(k int) {
			for ; k > 0 && g.budget > 0; k-- {
				s, used := g.dependent(2)
				ss = append(ss, s...)
				g.budget -= max(used, 1)
			}
		}
		more(g.IntN(3))
		ss = append(ss, Stmt{Op: Load, Reg: g.newReg(), Loc: Loc{Base: i}, Ord: event.Relaxed})
		more(g.IntN(2))
		if i == 0 || g.chance(70) {
			l := Loc{Base: g.IntN(g.data)}
			if n == 2 || g.chance(50) {
				l.Base = n + g.IntN(g.data-n)
			}
			ss = append(ss, g.readBack(l)...)
			g.budget -= 2
		}
		more(g.IntN(2))
		l := Loc{Base: (i + 1) % n}
		if g.chance(20) {
			l.Base = g.IntN(g.data)
		}
		ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: l, Ord: event.Relaxed, A: g.computed()})
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	if n == 2 {
		p.Threads[g.IntN(n)].Copies = 2
	}
	return p
}
