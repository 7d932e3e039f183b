package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// acyclicIMM is IMM in graphs in which po ∪ rf is acyclic: graphs without holes, with the
// views of RC11. What it allows beyond those, its states tell (Overtaker).
type acyclicIMM struct{ immModel }

func (acyclicIMM) Traits() Traits {
	return Traits{Order: OrderHB, Coherent: true, Passes: PassesReleases, Overtakes: true, Partial: true, Joint: JointIMM}
}

func (m acyclicIMM) New(g *graph.Graph) State {
	return &acyclicState{*m.immModel.New(g).(*immState)}
}

// acyclicState is an immState whose graph is always tidy.
type acyclicState struct{ immState }

func (s *acyclicState) Restrict(from State, n []int32) {
	s.rc11State.Restrict(&from.(*acyclicState).rc11State, n)
}

// Overtaken implements Overtaker.
func (s *acyclicState) Overtaken(r event.ID, last int32, ahead []*event.Step) bool {
	return s.overtaken(r, last, ahead)
}

// overtaken is Overtaken where all reads are open. The order is that of Prefix, within one thread. What is absent
// counts as if it was there.
func (s *immState) overtaken(r event.ID, last int32, ahead []*event.Step) bool {
	g := s.g
	if acquires(g.At(r)) {
		return false
	}
	sealed := false // what comes after last waits for r, too
	for i := r.Index + 1; i <= last; i++ {
		e := event.ID{Thread: r.Thread, Index: i}
		x := g.At(e)
		if !writes(x) && !acquires(x) {
			continue
		}
		waits := s.waits(r, node{e, false})
		if writes(x) && !waits {
			return true
		}
		if sealed = sealed || waits && acquires(x); sealed && !x.Absent {
			return false // nor is r overtaken by what comes after x
		}
	}
	if sealed {
		return false
	}
	// Writes go on alike whatever is read, so what comes after last is the same in every graph as far as it is known.
	for _, next := range ahead {
		if next.Kind.Terminal() || fenceLike(next.Kind) || s.bindsFor(r, last, next) {
			return false
		}
		d := g.Space.Deps.Deps(next.Deps)
		if s.anyWaits(r, last, d.Ctrl) || s.anyWaits(r, last, d.AddrPo) {
			return false
		}
		if next.Kind != event.Write || !next.Ord.Rel() && !s.anyWaits(r, last, d.Addr) && !s.anyWaits(r, last, d.Data) {
			return true
		}
	}
	return len(ahead) > 0
}

// anyWaits reports whether an event of set up to last in r's thread waits for read r, or is r.
func (s *immState) anyWaits(r event.ID, last int32, set event.DepSet) bool {
	for i := int32(0); set != 0; {
		if i, set = s.g.Space.Deps.Last(set); i < r.Index {
			return false
		}
		if i <= last && s.waits(r, node{event.ID{Thread: r.Thread, Index: i}, true}) {
			return true
		}
	}
	return false
}

// bindsFor reports whether next, which comes after event last of r's thread, is an operation that what comes after it
// waits for, and that waits for read r itself: it comes after the operations of its thread on the same object.
func (s *immState) bindsFor(r event.ID, last int32, next *event.Step) bool {
	g := s.g
	if next.Kind != event.Read || !next.Addr.IsObject() || next.Await == event.AwaitNone && !next.Ord.Acq() {
		return false
	}
	for i := last; i > r.Index; i-- {
		if x := g.At(event.ID{Thread: r.Thread, Index: i}); x.Kind == event.Write && x.Addr == next.Addr {
			return s.waits(r, node{event.ID{Thread: r.Thread, Index: i}, true})
		}
	}
	return false
}

// waits reports whether n, which is not before r in its thread, waits for read r.
func (s *immState) waits(r event.ID, n node) bool {
	s.clearMarks()
	s.stack = s.stack[:0]
	found := false
	push := func(m node) bool {
		if m.e == r {
			found = true
			return false
		}
		if m.e.Thread == r.Thread && m.e.Index > r.Index {
			if k := s.mark(m); *k != s.gen {
				*k = s.gen
				s.stack = append(s.stack, m)
			}
		}
		return true
	}
	push(n)
	for len(s.stack) > 0 && !found {
		m := s.stack[len(s.stack)-1]
		s.stack = s.stack[:len(s.stack)-1]
		s.back(m, true, push)
	}
	return found
}
