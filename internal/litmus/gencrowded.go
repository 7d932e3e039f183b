package litmus

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"genmcgo/graph/event"
)

// GenerateCrowded draws programs in which many read-modify-writes compete for few locations: programs of other generators, in which loads
// become compare-exchanges and additions with the same use of what they return, and stores become additions. Some only release, some
// results are dropped, and now and then most accesses are to one location. seed and size are as for Generate.
func GenerateCrowded(seed uint64, size int) *Program {
	r := rand.New(rand.NewPCG(seed, 0x63726f7764))
	p := pick(&generator{Rand: r}, []func(uint64, int) *Program{GenerateCompeting, GenerateDeps, GenerateChains, GenerateGaps, GenerateReadBacks})(r.Uint64(), size)
	p.Name = fmt.Sprintf("crowded-%d-%d", size, seed)
	var (
		half = 20 + r.IntN(70) // of a hundred accesses become read-modify-writes
		one  = r.IntN(3) == 0
		keep = r.IntN(3) == 0 // all results are used
	)
	ordering := func(o event.Ordering) event.Ordering {
		switch {
		case r.IntN(3) == 0:
			return event.Release
		case o == event.NotAtomic:
			return event.Relaxed
		}
		return o
	}
	var crowd func(ss []Stmt) []Stmt
	crowd = func(ss []Stmt) []Stmt {
		ss = slices.Clone(ss)
		for i := range ss {
			s := &ss[i]
			s.Then, s.Else = crowd(s.Then), crowd(s.Else)
			switch s.Op {
			case Load, Store, CAS, Add, Xchg, Or:
			default:
				continue
			}
			if one && s.Loc.Off == nil && r.IntN(2) == 0 {
				s.Loc.Base = 0
			}
			if s.Ord == event.NotAtomic {
				s.Ord = event.Relaxed
			}
			switch {
			case r.IntN(100) >= half:
			case s.Op == Load && s.Reg >= 0 && r.IntN(2) == 0:
				s.Op, s.Ord, s.Fail = CAS, ordering(s.Ord), event.Relaxed
				s.A, s.B = Const(uint64(r.IntN(2))), Const(1+uint64(r.IntN(3)))
			case s.Op == Load && s.Reg >= 0:
				s.Op, s.Ord, s.A = Add, ordering(s.Ord), Const(1)
			case s.Op == Store:
				s.Op, s.Reg = Add, -1
			}
			if keep && s.Op != Load && s.Op != Store && s.Reg < 0 {
				s.Reg = MaxRegs - 1
			}
		}
		return ss
	}
	for i := range p.Threads {
		p.Threads[i].Stmts = crowd(p.Threads[i].Stmts)
	}
	return p
}

// Crowd returns p with a few read-modify-writes of one location more, whose results may be used, and perhaps with other accesses and
// one thread more. It is for programs in which something is rare that random ones hardly draw. seed says which.
func Crowd(p *Program, seed uint64) *Program {
	r := rand.New(rand.NewPCG(seed, 0x63726f7764))
	q := *p
	q.Name = fmt.Sprintf("%s-crowd-%d", p.Name, seed)
	q.Threads, q.Locs = slices.Clone(p.Threads), slices.Clone(p.Locs)
	for i := range q.Threads {
		q.Threads[i].Stmts = slices.Clone(q.Threads[i].Stmts)
	}
	const results = MaxRegs - 3 // and the register after it
	at := r.IntN(len(q.Locs))
	if r.IntN(3) > 0 {
		at = len(q.Locs)
		q.Locs = append(q.Locs, "crowded")
	}
	one := func(orders ...event.Ordering) event.Ordering { return orders[r.IntN(len(orders))] }
	anywhere := func() Loc { return Loc{Base: r.IntN(len(q.Locs))} }
	value := func() *Expr { return Binary('+', Register(r.IntN(MaxRegs-1)), Const(uint64(1+r.IntN(3)))) }
	modify := func() Stmt {
		s := Stmt{Op: Add, Reg: results + r.IntN(2), Loc: Loc{Base: at}, A: Const(1),
			Ord: one(event.Relaxed, event.Relaxed, event.Relaxed, event.Release, event.Acquire, event.AcqRel)}
		switch r.IntN(5) {
		case 0:
			s.Reg = -1
		case 1:
			s.Op, s.Fail, s.A, s.B = CAS, event.Relaxed, Const(uint64(r.IntN(2))), Const(1+uint64(r.IntN(3)))
		case 2:
			s.A = value()
		}
		return s
	}
	access := func() Stmt {
		switch r.IntN(4) {
		case 0:
			return Stmt{Op: Load, Reg: r.IntN(results), Loc: anywhere(), Ord: one(event.Relaxed, event.Acquire, event.Acquire, event.SeqCst)}
		case 1:
			return Stmt{Op: Store, Reg: -1, Loc: anywhere(), Ord: one(event.Relaxed, event.Release, event.Release, event.SeqCst), A: value()}
		case 2:
			return Stmt{Op: Store, Reg: -1, Loc: anywhere(), Ord: event.Relaxed, A: Binary('+', Register(results+r.IntN(2)), Const(1))}
		}
		return modify()
	}
	insert := func(s Stmt) {
		b := &q.Threads[r.IntN(len(q.Threads))]
		b.Stmts = slices.Insert(b.Stmts, r.IntN(len(b.Stmts)+1), s)
	}
	if len(q.Threads) < 4 && r.IntN(2) == 0 {
		b := Body{Name: "more", Stmts: []Stmt{modify(), access()}}
		r.Shuffle(2, func(i, j int) { b.Stmts[i], b.Stmts[j] = b.Stmts[j], b.Stmts[i] })
		q.Threads = slices.Insert(q.Threads, r.IntN(2)*len(q.Threads), b)
	}
	for range 1 + r.IntN(3) {
		insert(modify())
	}
	for range r.IntN(3) {
		insert(access())
	}
	if i := r.IntN(len(q.Threads)); r.IntN(3) == 0 && len(q.Threads[i].Stmts) > 1 {
		k := r.IntN(len(q.Threads[i].Stmts))
		q.Threads[i].Stmts = slices.Delete(q.Threads[i].Stmts, k, k+1)
	}
	return &q
}
