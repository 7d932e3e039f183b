package litmus

import (
	"fmt"
	"math/rand/v2"
	"slices"

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

// GenerateReadBacks draws programs of two or three threads in the shape of load buffering, some of
// which read back, with an acquire, what they have just released, while other threads may read that
// early: what comes after the acquire depends on the release, but not on all that the release is ordered
// after. The accesses may be read-modify-writes, fences may order in their place, and there may be
// several such pairs. seed and size are as for Generate; a program has five accesses at least.
func GenerateReadBacks(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x7265616462616b)), budget: max(size-5, 0)}
	p := &Program{Name: fmt.Sprintf("readbacks-%d-%d", size, seed), Size: 8}
	g.p = p
	n := 2
	if g.budget >= 4 && g.chance(30) {
		n = 3
		g.budget -= 2
	}
	g.data = n + 1
	if g.chance(20) {
		g.data++
	}
	for i := range g.data {
		p.Locs = append(p.Locs, string("xyzwv"[i]))
	}
	type o = event.Ordering
	g.loads, g.stores = []o{event.Relaxed, event.Relaxed, event.Relaxed, event.Acquire}, []o{event.Relaxed, event.Relaxed, event.Relaxed, event.Release}
	g.rmws = []o{event.Relaxed, event.Acquire, event.Release, event.AcqRel}
	if g.chance(15) {
		g.loads, g.stores, g.rmws = append(g.loads, event.SeqCst), append(g.stores, event.SeqCst), append(g.rmws, event.SeqCst)
	}
	g.fences = []o{event.SeqCst, event.AcqRel, event.Acquire, event.Release}
	g.rmw = g.chance(40)
	backs := g.IntN(n) // the thread that has a pair for certain
	for i := range n {
		g.regs = 0
		load := Stmt{Op: Load, Reg: g.newReg(), Loc: Loc{Base: i}, Ord: event.Relaxed}
		if g.chance(10) {
			load = g.read(load.Loc, g.rmw)
		}
		ss := []Stmt{load}
		early := i != backs // reads what is released
		if i == backs || g.budget >= 2 && g.chance(30) {
			if i != backs {
				g.budget -= 2
			}
			ss = append(ss, g.readBack(Loc{Base: n + g.IntN(g.data-n)})...)
			early = early && g.budget > 0
		}
		if early {
			at := 1 + g.IntN(len(ss))
			if g.chance(30) {
				at = 0
			}
			s := Stmt{Op: Load, Reg: g.newReg(), Loc: Loc{Base: n + g.IntN(g.data-n)}, Ord: event.Relaxed}
			if g.chance(30) {
				s = g.read(s.Loc, g.rmw && g.budget > 0)
			}
			ss = slices.Insert(ss, at, s)
		}
		for g.budget > 0 && g.chance(50) {
			more, used := g.dependent(1)
			if g.chance(20) {
				more, used = g.readBack(Loc{Base: g.IntN(g.data)}), 2
			}
			ss = append(ss, more...)
			g.budget -= max(used, 1)
		}
		if g.chance(60) {
			ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: Loc{Base: (i + 1) % n}, Ord: event.Relaxed, A: Const(1)})
		} else {
			ss = append(ss, g.write(Loc{Base: (i + 1) % n})...)
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}

// readBack draws a release of l and an acquire that may read it.
func (g *generator) readBack(l Loc) []Stmt {
	var ss []Stmt
	w := Stmt{Op: Store, Reg: -1, Loc: l, Ord: event.Release, A: Const(1)}
	r := Stmt{Op: Load, Reg: g.newReg(), Loc: l, Ord: event.Acquire}
	if g.rmw && g.chance(40) {
		w = g.read(l, true)
		w.Ord, w.Fail = pick(g, []event.Ordering{event.Release, event.AcqRel}), event.Relaxed
	}
	if g.rmw && g.chance(20) {
		r = g.read(l, true)
		r.Ord = pick(g, []event.Ordering{event.Acquire, event.AcqRel})
	}
	if g.chance(30) {
		w.A = g.computed()
	}
	if g.chance(20) {
		w.Ord = event.Relaxed
		ss = append(ss, Stmt{Op: Fence, Reg: -1, Ord: pick(g, []event.Ordering{event.Release, event.AcqRel})})
	}
	ss = append(ss, w)
	if g.chance(15) { // what is read back comes after the release
		ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: l, Ord: event.Relaxed, A: Const(2)})
	}
	if g.chance(10) {
		ss = append(ss, g.read(g.place(), false))
	}
	if g.chance(20) {
		r.Ord = event.Relaxed
		return append(ss, r, Stmt{Op: Fence, Reg: -1, Ord: pick(g, []event.Ordering{event.Acquire, event.AcqRel})})
	}
	return append(ss, r)
}

// GenerateChains draws programs of two or three threads in which reads can only seem to be overtaken: threads access one
// location several times, mostly by relaxed read-modify-writes, so that coherence says what may be read, and pass on
// what they read in data, often in front of a fence. Mixed with that is what makes load buffering possible. seed and size
// are as for Generate.
func GenerateChains(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x636861696e73)), budget: max(size-4, 0)}
	p := &Program{Name: fmt.Sprintf("chains-%d-%d", size, seed), Size: 8}
	g.p = p
	n := 2 + g.IntN(2)
	g.data = 2 + g.IntN(2)
	for i := range g.data {
		p.Locs = append(p.Locs, string("xyz"[i]))
	}
	type o = event.Ordering
	g.loads, g.stores, g.rmws = []o{event.Relaxed}, []o{event.Relaxed}, []o{event.Relaxed}
	if g.chance(40) {
		g.loads, g.stores, g.rmws = append(g.loads, event.Relaxed, event.Acquire), append(g.stores, event.Relaxed, event.Release), append(g.rmws, event.Relaxed, event.Acquire, event.Release)
	}
	if g.chance(20) {
		g.loads, g.stores, g.rmws = append(g.loads, event.SeqCst), append(g.stores, event.SeqCst), append(g.rmws, event.SeqCst)
	}
	g.fences = []o{event.SeqCst, event.SeqCst, event.AcqRel, event.Acquire, event.Release}
	for i := range n {
		g.regs = 0
		var ss []Stmt
		buffering := g.chance(70)
		if buffering {
			ss = append(ss, g.read(Loc{Base: i % 2}, g.chance(25)))
		}
		for share := (g.budget + n - i - 1) / (n - i); share > 0 && g.budget > 0; {
			used := 1
			l := Loc{Base: g.IntN(2)}
			if g.chance(25) {
				l = g.place()
			}
			switch k := g.IntN(100); {
			case k < 30:
				ss = append(ss, g.read(l, false))
			case k < 55 && share >= 2:
				s := g.read(l, true)
				ss, used = append(ss, s), 2
			case k < 70 && g.regs > 0: // pass on what was read last
				ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: Loc{Base: g.IntN(g.data)}, Ord: pick(g, g.stores), A: Register(g.regs - 1)})
				if g.chance(50) {
					ss = append(ss, Stmt{Op: Fence, Reg: -1, Ord: pick(g, g.fences)})
				}
			case k < 90:
				ss = append(ss, g.write(l)...)
			default:
				ss, used = append(ss, Stmt{Op: Fence, Reg: -1, Ord: pick(g, g.fences)}), 0
				if g.chance(50) {
					used = 1
				}
			}
			share -= used
			g.budget -= used
		}
		if buffering {
			ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: Loc{Base: (i + 1) % 2}, Ord: pick(g, g.stores), A: Const(1)})
			if g.chance(30) {
				ss[len(ss)-1].A = g.computed()
			}
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}

// GenerateEarly draws a program in which words may be read early beside a lock: each thread reads a word and writes
// the next thread's, each takes a lock at most once, one that is a ticket lock, is exchanged or compared, and pairs and
// sections come one after the other or overlap. What is in a section, or leads to what is written, depends on what was
// read, or only seems to. seed and size are as for Generate.
func GenerateEarly(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x6561726c79)), budget: max(size-4, 0)}
	p := &Program{Name: fmt.Sprintf("early-%d-%d", size, seed), Size: 8}
	g.p = p
	n := 2
	if g.chance(30) {
		n = 3
	}
	g.data = 2
	if g.chance(30) {
		g.data = 3
	}
	for i := range g.data {
		p.Locs = append(p.Locs, string("xyz"[i]))
	}
	p.Locs = append(p.Locs, "l", "m")
	lock, serving := Loc{Base: g.data}, Loc{Base: g.data + 1}
	type o = event.Ordering
	g.loads, g.stores, g.rmws = []o{event.Relaxed}, []o{event.Relaxed}, []o{event.Relaxed}
	if g.chance(30) {
		g.loads, g.stores = append(g.loads, event.Relaxed, event.Acquire), append(g.stores, event.Relaxed, event.Release)
		g.rmws = append(g.rmws, event.Acquire, event.Release)
	}
	g.fences = []o{event.SeqCst, event.AcqRel, event.Acquire, event.Release}
	g.rmw = g.chance(30)
	kind := g.IntN(4)
	few := func() (ss []Stmt) {
		for g.budget > 0 && g.chance(50) {
			more, used := g.dependent(1)
			ss = append(ss, more...)
			g.budget -= max(used, 1)
		}
		return ss
	}
	for i := range n {
		g.regs = 0
		var ss, section []Stmt
		if i < 2 || g.chance(30) { // a pair
			ss = append(ss, Stmt{Op: Load, Reg: g.newReg(), Loc: Loc{Base: i % g.data}, Ord: event.Relaxed})
			ss = append(ss, few()...)
			if g.chance(60) {
				ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: Loc{Base: (i + 1) % 2}, Ord: event.Relaxed, A: Const(1)})
			} else {
				ss = append(ss, g.write(Loc{Base: (i + 1) % 2})...)
			}
		}
		if i > 1 || g.chance(70) {
			held := few()
			switch kind {
			case 0: // ticket lock; the last thread may try
				ticket, now := g.newReg(), g.newReg()
				if i == n-1 && g.chance(30) {
					section = []Stmt{{Op: Load, Reg: now, Loc: serving, Ord: event.Acquire},
						{Op: CAS, Reg: ticket, Loc: lock, Ord: event.Acquire, Fail: event.Relaxed, A: Register(now), B: Binary('+', Register(now), Const(1))}}
				} else {
					section = []Stmt{{Op: Add, Reg: ticket, Loc: lock, Ord: event.Relaxed, A: Const(1)}, {Op: Load, Reg: now, Loc: serving, Ord: event.Acquire}}
				}
				section = append(section, Stmt{Op: Spin, Reg: -1, A: Binary('=', Register(ticket), Register(now))})
				section = append(append(section, held...), Stmt{Op: Store, Reg: -1, Loc: serving, Ord: event.Release, A: Binary('+', Register(now), Const(1))})
			case 1: // exchanged
				r := g.newReg()
				section = []Stmt{{Op: Xchg, Reg: r, Loc: lock, Ord: event.Acquire, A: Const(1)}, {Op: Spin, Reg: -1, A: Binary('=', Register(r), Const(0))}}
				section = append(append(section, held...), Stmt{Op: Store, Reg: -1, Loc: lock, Ord: event.Release, A: Const(0)})
			case 2: // compared, and retried
				r := g.newReg()
				section = []Stmt{{Op: CAS, Reg: r, Loc: lock, Ord: pick(g, []o{event.Acquire, event.Acquire, event.Relaxed}), Fail: event.Relaxed, A: Const(0), B: Const(1)},
					{Op: Spin, Reg: -1, A: Binary('=', Register(r), Const(0))}}
				section = append(append(section, held...), Stmt{Op: Store, Reg: -1, Loc: lock, Ord: event.Release, A: Const(0)})
			default:
				section = append(append([]Stmt{{Op: Lock, Reg: -1, Loc: lock}}, held...), Stmt{Op: Unlock, Reg: -1, Loc: lock})
			}
		}
		switch at := g.IntN(3); at {
		case 0:
			ss = append(ss, section...)
		case 1:
			ss = append(section, ss...)
		default: // the pair's read before, its write after or within
			k := min(1, len(ss))
			if g.chance(50) {
				ss = append(slices.Clone(ss[:k]), append(section, ss[k:]...)...)
			} else if len(section) > 1 {
				section = slices.Insert(section, len(section)-1, ss[k:]...)
				ss = append(slices.Clone(ss[:k]), section...)
			}
		}
		p.Threads = append(p.Threads, Body{Name: fmt.Sprintf("P%d", i), Stmts: ss})
	}
	return p
}
