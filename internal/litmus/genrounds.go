package litmus

import (
	"fmt"
	"math/rand/v2"

	"genmcgo/graph/event"
)

// GenerateRounds draws a program whose threads read a location, one of two at most, then other ones, and then confirm with a compare-exchange what they
// read first, as queues without locks do. What they read in between decides whether they stop, read the location again, go on to the
// compare-exchange, or are through; its place may depend on what they read first; it may be wrong, or race. Some keep what the
// compare-exchange returned. size bounds the accesses of all threads.
func GenerateRounds(seed uint64, size int) *Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x726f756e6473)), budget: size}
	p := &Program{Name: fmt.Sprintf("rounds-%d-%d", size, seed), Size: 8, Join: g.chance(20), Locs: []string{"x", "c", "e", "d"}}
	g.p = p
	g.style()
	g.data = 1
	n := 2 + g.IntN(3)
	rs := rounds{generator: g, back: g.IntN(3), plain: g.chance(25), heads: 1 + g.IntN(4)/3}
	for i := range n {
		p.Locs = append(p.Locs, fmt.Sprintf("n%d", i))
	}
	g.bodies(n, size, func(i, share int) ([]Stmt, int) {
		rs.thread = i
		return rs.statements(share)
	})
	if g.chance(40) { // identical threads, which write the same values
		p.Threads[1].Stmts = moved(p.Threads[0].Stmts, 4, 5)
	}
	return p
}

// GenerateLateRounds is GenerateRounds with threads that begin their rounds after others have done something: they joined them, or read a
// flag that those set. It depends on the flag's orderings whether that happens before, so whether they may still read what was replaced.
func GenerateLateRounds(seed uint64, size int) *Program {
	p := GenerateRounds(seed, size)
	p.Name = fmt.Sprintf("late-rounds-%d-%d", size, seed)
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 0x6c617465)), p: p}
	flag := Loc{Base: len(p.Locs)}
	p.Locs = append(p.Locs, "f")
	set := g.IntN(len(p.Threads)) // the thread that sets the flag
	for i := range p.Threads {
		ss := p.Threads[i].Stmts
		switch {
		case i == set:
			ss = append(ss, Stmt{Op: Store, Reg: -1, Loc: flag, Ord: pick(g, []event.Ordering{event.Relaxed, event.Relaxed, event.Release}), A: Const(1)})
		case g.chance(50):
			r := MaxRegs - 1
			ss = append([]Stmt{
				{Op: Load, Reg: r, Loc: flag, Ord: pick(g, []event.Ordering{event.Relaxed, event.Relaxed, event.Acquire})},
				{Op: Assume, Reg: -1, A: Binary('=', Register(r), Const(1))},
			}, ss...)
		}
		if i > 0 && i-1 != set && g.chance(25) {
			t, at := p.Threads[i-1].Name, 0
			if g.chance(40) {
				at = g.IntN(len(ss) + 1)
			}
			ss = insert(ss, at, Stmt{Op: Join, Reg: MaxRegs - 2, Thread: t})
			ss = insert(ss, g.IntN(at+1), Stmt{Op: Create, Reg: -1, Thread: t})
		}
		p.Threads[i].Stmts = ss
	}
	return p
}

// rounds draws what threads do.
type rounds struct {
	*generator
	thread, back int  // back: how often values come back
	heads        int  // at how many locations rounds begin
	plain        bool // some accesses to what others access atomically are plain
}

func (g *rounds) small() *Expr { return Const(uint64(g.IntN(3))) }

// value draws what is written.
func (g *rounds) value() *Expr {
	if g.IntN(4) < g.back {
		return g.small()
	}
	return Const(uint64(10*(g.thread+1) + g.IntN(3)))
}

// cell draws a location that is read in between; r is the register of what was read before, or -1.
func (g *rounds) cell(r int) Loc {
	l := Loc{Base: 1 + g.IntN(2)}
	if g.heads > 1 && g.chance(25) {
		l = Loc{}
	}
	if r >= 0 && g.chance(20) {
		l = Loc{Base: 1, Off: Binary('&', Register(r), Const(1))}
	}
	return l
}

// order draws an ordering of o for an access to a cell.
func (g *rounds) order(o []event.Ordering) event.Ordering {
	if g.plain && g.chance(15) {
		return event.NotAtomic
	}
	return g.atomic(o)
}

// statements draws a few and says how many accesses they make.
func (g *rounds) statements(n int) (ss []Stmt, used int) {
	x := Loc{Base: 2 * g.IntN(g.heads)}
	switch k := g.IntN(100); {
	case n < 3 && k < 30:
		return g.rival(x, Loc{Base: 3}, g.small, g.value), 1
	case n < 3 && k < 65 || k < 15:
		return []Stmt{{Op: Store, Reg: -1, Loc: g.cell(-1), Ord: g.order(g.stores), A: g.value()}}, 1
	case n < 3 && k < 75 || k < 18: // written by a thread that goes on only if it reads what others have replaced
		d := Loc{Base: 3}
		if n == 1 || g.chance(35) {
			return []Stmt{{Op: Store, Reg: -1, Loc: d, Ord: g.atomic(g.stores), A: Const(1)}}, 1
		}
		r := g.newReg()
		ss = []Stmt{{Op: Load, Reg: r, Loc: d, Ord: g.atomic(g.loads)}, {Op: Assume, Reg: -1, A: Binary('=', Register(r), Const(0))}}
		if g.chance(30) { // what it writes may have a rival, which a revisit deletes
			return append(ss, g.rival(g.cell(-1), d, g.small, g.value)...), 2
		}
		return append(ss, Stmt{Op: Store, Reg: -1, Loc: g.cell(-1), Ord: g.order(g.stores), A: g.value()}), 2
	case n < 3 && k < 85 || k < 22:
		return []Stmt{{Op: Add, Reg: g.newReg(), Loc: g.cell(-1), Ord: pick(g.generator, g.rmws), A: Const(1)}}, 1
	case n < 3:
		r := g.newReg()
		ss = []Stmt{{Op: Load, Reg: r, Loc: g.cell(-1), Ord: g.order(g.loads)}}
		if g.chance(60) {
			ss = append(ss, Stmt{Op: Assert, Reg: -1, A: Binary('!', Register(r), g.value())})
		}
		return ss, 1
	}
	return g.round(x, n)
}

// round draws a round that confirms what it read at x.
func (g *rounds) round(x Loc, n int) (ss []Stmt, used int) {
	own := Loc{Base: 4 + g.thread}
	r := g.newReg()
	events := uint64(1)
	add := func(s Stmt) {
		ss = append(ss, s)
		events++
	}
	add(Stmt{Op: Load, Reg: r, Loc: x, Ord: g.atomic(g.loads)})
	events--
	used = 2
	if g.chance(20) { // some values stop it at once
		ss = append(ss, Stmt{Op: Assume, Reg: -1, A: Binary('<', Register(r), Const(uint64(1+g.IntN(12))))})
	}
	if g.chance(30) {
		add(Stmt{Op: Store, Reg: -1, Loc: own, Ord: g.atomic(g.stores), A: Register(r), Fresh: true})
	}
	stop := func(ok *Expr) Stmt {
		switch g.IntN(5) {
		case 0:
			return Stmt{Op: Assume, Reg: -1, A: ok}
		case 1:
			return Stmt{Op: Spin, Reg: -1, A: ok, B: Const(uint64(1 + g.IntN(int(events))))}
		}
		return Stmt{Op: Spin, Reg: -1, A: ok, B: Const(events)}
	}
	var cond *Expr // of what follows
	for ; used < n && used < 4 && g.chance(85); used++ {
		s := g.newReg()
		if g.chance(25) {
			add(Stmt{Op: Load, Reg: s, Loc: x, Ord: g.atomic(g.loads)})
			ss = append(ss, stop(Binary('=', Register(s), Register(r))))
			continue
		}
		add(Stmt{Op: Load, Reg: s, Loc: g.cell(r), Ord: g.order(g.loads)})
		what := pick(g.generator, []*Expr{Register(r), Const(0), Const(0), g.small(), g.value()})
		switch k := g.IntN(100); {
		case k < 25:
			ss = append(ss, stop(Binary('=', Register(s), what)))
		case k < 35:
			ss = append(ss, stop(Binary('<', Register(s), Const(3))))
		case k < 42:
			ss = append(ss, Stmt{Op: Assert, Reg: -1, A: Binary('!', Register(s), g.value())})
		case k < 75 && cond == nil:
			cond = Binary(pick(g.generator, []byte{'=', '=', '!', '<'}), Register(s), what)
			if g.chance(50) { // reads again what it read first, and stops
				a := g.newReg()
				again := []Stmt{{Op: Load, Reg: a, Loc: x, Ord: g.atomic(g.loads)}}
				events++
				again = append(again, stop(pick(g.generator, []*Expr{Const(0), Const(0), Binary('=', Register(a), Register(r))})))
				events--
				ss = append(ss, Stmt{Op: If, Reg: -1, A: Binary('<', what, Register(s)), Then: again})
			}
		}
	}
	if g.chance(10) {
		add(Stmt{Op: Fence, Reg: -1, Ord: []event.Ordering{event.Acquire, event.Release, event.AcqRel, event.SeqCst}[g.IntN(4)]})
	}
	tail, more := g.confirming(x, r, n-used, &events, stop)
	used += more
	if cond != nil {
		tail = []Stmt{{Op: If, Reg: -1, A: cond, Then: tail}}
		if g.chance(20) && used < n {
			used++
			tail[0].Else = []Stmt{{Op: Store, Reg: -1, Loc: g.cell(-1), Ord: g.order(g.stores), A: g.small()}}
		}
	}
	return append(ss, tail...), used
}

// confirming draws a compare-exchange that confirms that register r was read at x, and what comes of it. left bounds the accesses besides;
// more is how many there are.
func (g *rounds) confirming(x Loc, r, left int, events *uint64, stop func(ok *Expr) Stmt) (ss []Stmt, more int) {
	c := g.newReg()
	next := g.value()
	if g.chance(60) {
		next = Binary('+', Register(r), Const(uint64(1+g.IntN(2)*(10+g.thread))))
	}
	at := x
	if g.chance(6) {
		at = g.cell(-1)
	}
	ss = []Stmt{{Op: CAS, Reg: c, Loc: at, Ord: pick(g.generator, g.rmws), Fail: pick(g.generator, []event.Ordering{event.Relaxed, event.Acquire, event.SeqCst}), A: Register(r), B: next}}
	*events++
	done := Binary('=', Register(c), Register(r))
	fails := Binary('!', Register(c), Register(r))
	switch k := g.IntN(100); {
	case k < 45:
		ss = append(ss, stop(done))
	case k < 70: // what it returned decides whether the thread stops
		with := []Stmt{stop(Binary(pick(g.generator, []byte{'=', '<'}), Register(c), Const(uint64(g.IntN(3)*g.IntN(14)))))}
		ss = append(ss, Stmt{Op: If, Reg: -1, A: fails, Then: with})
	case k < 76:
		ss = append(ss, Stmt{Op: If, Reg: -1, A: fails, Then: []Stmt{{Op: Assert, Reg: -1, A: Binary('!', Register(c), g.value())}, stop(done)}})
	case k < 80 && left > 0: // tries once more with what that returned
		more++
		b := g.newReg()
		again := Stmt{Op: CAS, Reg: b, Loc: at, Ord: pick(g.generator, g.rmws), Fail: event.Relaxed, A: Register(c), B: g.value()}
		*events++
		ss = append(ss, Stmt{Op: If, Reg: -1, A: fails, Then: []Stmt{again, stop(Binary('=', Register(b), Register(c)))}})
	}
	if left > more && g.chance(50) {
		more++
		v := g.value()
		if g.chance(60) {
			v = Binary('+', Register(r), Const(1))
		}
		ss = append(ss, Stmt{Op: If, Reg: -1, A: done, Then: []Stmt{{Op: Store, Reg: -1, Loc: g.cell(r), Ord: g.order(g.stores), A: v}}})
	}
	return ss, more
}
