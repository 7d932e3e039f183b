package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateStrong draws a program of three to six threads whose seq_cst accesses and fences are ordered in many ways: through
// accesses of data before and after them, and through flags that pass on what happens before, by way of orderings, of fences
// and of release sequences. size bounds the accesses of all threads.
func GenerateStrong(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x7374726f6e67)), budget: size}
	p := &Program{Name: fmt.Sprintf("strong-%d-%d", size, seed), Size: 8, Join: g.chance(20), Locs: []string{"x", "y", "f"}}
	g.p = p
	g.data = 2
	if g.chance(30) {
		p.Locs, g.data = []string{"x", "y", "z", "f"}, 3
	}
	if g.chance(40) {
		p.Locs = append(p.Locs, "g")
	}
	strong := []int{20, 50, 80}[g.IntN(3)] // the percentage of seq_cst among accesses of data
	fences := []int{10, 30, 50}[g.IntN(3)]
	n := 3 + min(g.IntN(4), g.IntN(4))
	for i := range n {
		g.regs = 0
		var ss []Stmt
		for share := (g.budget + n - i - 1) / (n - i); share > 0; {
			if len(ss) > 0 && g.chance(fences) {
				ss = append(ss, Stmt{Op: Fence, Reg: -1, Ord: pick(g, []event.Ordering{event.SeqCst, event.SeqCst, event.SeqCst, event.AcqRel, event.Acquire, event.Release})})
			}
			more, used := g.strong(strong, share)
			ss = append(ss, more...)
			share -= used
			g.budget -= used
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}

// strong draws an access, at most n events, and says how many these are. strong is the percentage of seq_cst ones.
func (g *generator) strong(strong, n int) ([]Stmt, int) {
	type o = event.Ordering
	order := func(weak ...o) o {
		if g.chance(strong) {
			return event.SeqCst
		}
		return pick(g, weak)
	}
	data := Loc{Base: g.IntN(g.data)}
	flag := Loc{Base: g.data + g.IntN(len(g.p.Locs)-g.data)}
	one := Const(1 + uint64(g.IntN(2)))
	switch k := g.IntN(100); {
	case k < 28:
		return []Stmt{{Op: Store, Reg: -1, Loc: data, Ord: order(event.Relaxed, event.Release), A: one}}, 1
	case k < 56:
		return []Stmt{{Op: Load, Reg: g.newReg(), Loc: data, Ord: order(event.Relaxed, event.Acquire)}}, 1
	case k < 72:
		return []Stmt{{Op: Store, Reg: -1, Loc: flag, Ord: pick(g, []o{event.Release, event.Release, event.Relaxed}), A: one}}, 1
	case k < 88 || n < 2:
		return []Stmt{{Op: Load, Reg: g.newReg(), Loc: flag, Ord: pick(g, []o{event.Acquire, event.Acquire, event.Relaxed})}}, 1
	case k < 95:
		return []Stmt{{Op: pick(g, []Op{Add, Xchg}), Reg: g.newReg(), Loc: flag, Ord: pick(g, []o{event.Relaxed, event.Relaxed, event.Acquire, event.Release, event.AcqRel}), A: Const(1)}}, 2
	}
	return []Stmt{{Op: pick(g, []Op{Add, Xchg}), Reg: g.newReg(), Loc: data, Ord: order(event.Relaxed, event.AcqRel), A: Const(1)}}, 2
}

// GenerateOrdered draws a program in which many fences are SeqCstOnly, some of them beside other fences and
// read-modify-writes. It is otherwise one of other generators.
func GenerateOrdered(seed uint64, size int) *Program {
	r := rand.New(rand.NewPCG(seed, 0x6f726465726564))
	from := []func(uint64, int) *Program{GenerateStrong, GenerateStrong, GenerateStrong, Generate, GenerateWaits, GenerateMedley, GenerateDeps,
		GenerateCompeting, GenerateTestAndSets, GenerateRelaxedWaits, GenerateChains, GenerateEarly, GenerateReadBacks, GenerateCreates, GenerateCopies}
	p := from[r.IntN(len(from))](seed, size)
	p.Name = "ordered-" + p.Name
	more := []int{0, 0, 20, 50}[r.IntN(4)] // the percentage of statements before which there is a fence more
	var visit func(ss []Stmt) []Stmt
	visit = func(ss []Stmt) (out []Stmt) {
		for _, s := range ss {
			if r.IntN(100) < more {
				out = append(out, Stmt{Op: Fence, Reg: -1, Ord: event.SeqCstOnly})
			}
			if s.Op == Fence && r.IntN(3) > 0 {
				s.Ord = event.SeqCstOnly
			}
			s.Then, s.Else = visit(s.Then), visit(s.Else)
			out = append(out, s)
		}
		return out
	}
	for i := range p.Threads {
		p.Threads[i].Stmts = visit(p.Threads[i].Stmts)
	}
	return p
}
