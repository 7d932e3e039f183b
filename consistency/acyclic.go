package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// acyclicIMM is IMM in graphs in which po ∪ rf is acyclic: graphs without holes, with the
// views of RC11. What it allows beyond those, its states tell (Overtaker).
type acyclicIMM struct{ immModel }

func (acyclicIMM) Traits() Traits {
	return Traits{Order: OrderHB, Coherent: true, Passes: PassesReleases, Overtakes: true, AddrPrecedes: true, Partial: true, Joint: JointIMM}
}

func (m acyclicIMM) New(g *graph.Graph) State {
	return &acyclicState{*m.immModel.New(g).(*immState)}
}

// acyclicState is an immState whose graph is always tidy.
type acyclicState struct{ immState }

func (s *acyclicState) Restrict(from State, n []int32) {
	s.past.allChanged()
	s.rc11State.Restrict(&from.(*acyclicState).rc11State, n)
}

// Overtaken implements Overtaker.
func (s *acyclicState) Overtaken(r event.ID, last int32, ahead []*event.Step) bool {
	return s.overtaken(r, last, ahead, false)
}

// overtaken is Overtaken where all reads are open. The order is that of Prefix, within one thread. What is absent
// counts as if it was there. byLabels: no step counts that depends on what is read.
func (s *immState) overtaken(r event.ID, last int32, ahead []*event.Step, byLabels bool) bool {
	g := s.g
	if acquires(g.At(r)) {
		return false
	}
	o := overtaking{s, r, last}
	s.ar.behind(s, r, byLabels)
	sealed := false // what comes after last waits for r, too
	for i := r.Index + 1; i <= last; i++ {
		x := g.At(event.ID{Thread: r.Thread, Index: i})
		if !writes(x) && !acquires(x) {
			continue
		}
		waits := s.ar.waits(i, false)
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
		if next.Kind.Terminal() || fenceLike(next.Kind) || o.bindsFor(next) {
			return false
		}
		d := g.Space.Deps.Deps(next.Deps)
		if o.anyWaits(d.Ctrl) || o.anyWaits(d.AddrPo) {
			return false
		}
		if next.Kind != event.Write || !next.Ord.Rel() && !o.anyWaits(d.Addr) && !o.anyWaits(d.Data) {
			return true
		}
	}
	return len(ahead) > 0
}

// overtaking is the question whether read r is overtaken by what comes after event last of its thread.
type overtaking struct {
	s    *immState
	r    event.ID
	last int32
}

// anyWaits reports whether an event of set up to last waits for r, or is r.
func (o *overtaking) anyWaits(set event.DepSet) bool {
	for i := int32(0); set != 0; {
		if i, set = o.s.g.Space.Deps.Last(set); i < o.r.Index {
			return false
		}
		if i <= o.last && o.s.ar.waits(i, true) {
			return true
		}
	}
	return false
}

// bindsFor reports whether next, which comes after last, is an operation that what comes after it waits for, and that waits
// for r itself: it comes after the operations of its thread on the same object.
func (o *overtaking) bindsFor(next *event.Step) bool {
	if next.Kind != event.Read || !next.Addr.IsObject() || next.Await == event.AwaitNone && !next.Ord.Acq() {
		return false
	}
	for i := o.last; i > o.r.Index; i-- {
		if x := o.s.g.At(event.ID{Thread: o.r.Thread, Index: i}); x.Kind == event.Write && x.Addr == next.Addr {
			return o.s.ar.waits(i, true)
		}
	}
	return false
}
