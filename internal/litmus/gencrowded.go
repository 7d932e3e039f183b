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
