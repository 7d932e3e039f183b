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

// GenerateStrongGaps draws a program of two threads in the shape of load buffering, each of which also accesses data twice, mostly in the
// shape of store buffering with a seq_cst fence between. At times a third thread does the same, or passes on what it reads. So what
// orders seq_cst events is asked about where po ∪ rf is cyclic, or graphs have holes. With a larger size threads access data more often,
// up to size times in all.
func GenerateStrongGaps(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x736761707374))}
	p := &Program{Name: fmt.Sprintf("strong-gaps-%d-%d", size, seed), Size: 8, Locs: []string{"x", "y", "u", "v", "w"}}
	g.p, g.data = p, 2
	n := 2 + g.IntN(2)
	g.budget = max(size-2*n-4, 0)
	s := strongGaps{generator: g, strong: []int{0, 0, 30, 70}[g.IntN(4)], crossed: g.chance(60)}
	relay := g.chance(60)
	last := Loc{Base: 2} // what the first thread reads
	if n == 3 && relay {
		last.Base = 4
	}
	for i := range n {
		g.regs = 0
		if i == 2 && relay {
			r := g.newReg()
			p.Threads = append(p.Threads, Body{Name: "P2", Stmts: []Stmt{
				{Op: Load, Reg: r, Loc: Loc{Base: 2 + g.IntN(2)}, Ord: event.Relaxed},
				{Op: Store, Reg: -1, Loc: Loc{Base: 4}, Ord: event.Relaxed, A: Register(r)}}})
			break
		}
		ss := s.accesses(i)
		if i < 2 {
			read := Stmt{Op: Load, Reg: g.newReg(), Loc: Loc{Base: 2 + i}, Ord: event.Relaxed}
			if i == 0 && g.chance(50) {
				read.Loc = last
			}
			write := Stmt{Op: Store, Reg: -1, Loc: Loc{Base: 3 - i}, Ord: event.Relaxed, A: Const(1)}
			if i == 1 && g.chance(50) {
				write.A = Register(read.Reg)
			}
			at, to := 0, 0
			if g.chance(40) {
				at, to = g.IntN(len(ss)+1), g.IntN(len(ss)+1)
			}
			ss = insert(insert(ss, max(at, to), write), min(at, to), read)
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}

// strongGaps draws what threads do.
type strongGaps struct {
	*generator
	strong  int  // the percentage of seq_cst among accesses of data
	crossed bool // in each other thread the first location is another one
}

// accesses draws what thread i does with data.
func (s *strongGaps) accesses(i int) (ss []Stmt) {
	type o = event.Ordering
	more := s.IntN(s.budget + 1)
	s.budget -= more
	for k := range 2 + more {
		if k > 0 && s.chance(75) {
			ss = append(ss, Stmt{Op: Fence, Reg: -1, Ord: pick(s.generator, []o{event.SeqCst, event.SeqCst, event.SeqCst, event.SeqCst, event.AcqRel})})
		}
		x := Stmt{Op: Load, Reg: -1, Loc: Loc{Base: s.IntN(s.data)}, Ord: event.Relaxed}
		if s.crossed {
			x.Loc.Base = (i + k) % s.data
		}
		if s.chance(70 - 35*min(k, 1)) {
			x.Op, x.A = Store, Const(uint64(1+s.IntN(2)))
		} else {
			x.Reg = s.newReg()
		}
		switch {
		case s.chance(s.strong):
			x.Ord = event.SeqCst
		case s.chance(10) && x.Op == Store:
			x.Ord = event.Release
		case s.chance(10) && x.Op == Load:
			x.Ord = event.Acquire
		}
		ss = append(ss, x)
	}
	return ss
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
