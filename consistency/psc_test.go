package consistency

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
)

// longSC draws a program of a few long threads with sequentially consistent accesses and fences.
func longSC(r *rand.Rand) *litmus.Program {
	var b strings.Builder
	for p := range 3 {
		fmt.Fprintf(&b, "P%d {", p)
		for i := range 20 + r.IntN(30) {
			at := "xyz"[r.IntN(3)]
			ord := []string{"rlx", "rlx", "sc", "rel", "acq"}[r.IntN(5)]
			switch {
			case r.IntN(4) == 0:
				b.WriteString(" fence.sc;")
			case r.IntN(2) == 0 && ord != "acq":
				fmt.Fprintf(&b, " %c.%s = %d;", at, ord, 100*p+i+1)
			case ord != "rel":
				fmt.Fprintf(&b, " r%d = %c.%s;", i%8, at, ord)
			}
		}
		b.WriteString(" }\n")
	}
	return litmus.MustParse(b.String())
}

// choosePSC makes a choice for the newest event, if it is an access without one: one that the search for cycles
// of psc allows, which must be one that the matrix of all pairs allows. It reports whether there was one.
func (w *wanderer) choosePSC(t *testing.T) bool {
	g, s := w.g, w.s.(*rc11State)
	e := g.Order[len(g.Order)-1]
	x := g.At(e)
	check := func() bool {
		w.asked++
		ok := s.Consistent(e)
		if want := s.acyclicMatrix(); ok != want {
			t.Fatalf("the choice of %v is consistent: %t, by the matrix %t", e, ok, want)
		}
		if w.asked%4 == 0 {
			if err := s.examinePSC(); err != nil {
				t.Fatal(err)
			}
		}
		if !ok {
			w.refused++
		}
		return ok
	}
	if !x.IsAccess() {
		return true
	}
	top := int32(len(g.Co(x.Loc))) - 1
	switch {
	case x.Kind == event.Read && !x.HasRF:
		for lo := s.FirstRead(e, false); ; lo = top {
			g.SetRF(e, g.Co(x.Loc)[lo+w.Int32N(top-lo+1)])
			s.Read(e)
			if check() {
				return true
			}
			s.Unread(e)
			g.UnsetRF(e)
			if lo == top {
				return false
			}
		}
	case x.Kind == event.Write && x.CoPos == 0:
		for lo := s.FirstPlace(e); ; lo = top + 1 {
			g.Place(e, lo+w.Int32N(top+1-lo+1))
			s.Place(e)
			if check() {
				return true
			}
			s.Unplace(e)
			g.Unplace(e)
			if lo == top+1 {
				return false
			}
		}
	}
	return true
}

// pscByDefinition computes psc of g from the definition (rc11Model), as functions of two different SC events: all of it, and the part
// [F];hb;eco;hb;[F].
func pscByDefinition(g *graph.Graph) (psc, eco func(a, b event.ID) bool) {
	views := happensBefore(g)
	hb := func(a, b event.ID) bool { return a != b && graph.In(views[b], a) }
	po := func(a, b event.ID) bool { return a.Thread == b.Thread && a.Index < b.Index }
	// related is about accesses of one location: whether rf, co or fr, or several of these steps, lead from one to the other.
	related := func(a, b event.ID, several bool) bool {
		x, y := g.At(a), g.At(b)
		chosen := func(x *graph.Event) bool {
			return x.Kind == event.Read && x.HasRF || x.Kind == event.Write && x.CoPos > 0
		}
		if a == b || !chosen(x) || !chosen(y) || x.Loc != y.Loc {
			return false
		}
		switch from, to := g.PosOf(x), g.PosOf(y); {
		case x.Kind == event.Write && y.Kind == event.Read:
			return from == to || several && from < to
		case x.Kind == event.Read && y.Kind == event.Read:
			return several && from < to
		default:
			return from < to
		}
	}
	isFence := func(a event.ID) bool { return g.At(a).Kind == event.Fence }
	// some reports whether f is true of a pair of events; from and to say which.
	some := func(from, to, f func(c, d event.ID) bool, a, b event.ID) bool {
		return slices.ContainsFunc(g.Order, func(c event.ID) bool {
			return from(a, c) && slices.ContainsFunc(g.Order, func(d event.ID) bool { return to(d, b) && f(c, d) })
		})
	}
	eco = func(a, b event.ID) bool {
		return isFence(a) && isFence(b) && some(hb, hb, func(c, d event.ID) bool { return related(c, d, true) }, a, b)
	}
	psc = func(a, b event.ID) bool {
		left := func(a, c event.ID) bool { return a == c || isFence(a) && hb(a, c) }
		right := func(d, b event.ID) bool { return d == b || isFence(b) && hb(d, b) }
		return po(a, b) || some(po, po, hb, a, b) || isFence(a) && isFence(b) && hb(a, b) || eco(a, b) ||
			some(left, right, func(c, d event.ID) bool { return po(c, d) || related(c, d, false) }, a, b)
	}
	return psc, eco
}

// examinePSC returns an error if the matrix of all pairs has other edges than psc by its definition. Large graphs are not looked at.
func (s *rc11State) examinePSC() error {
	s.findSC()
	edges := s.pairs()
	defer edges.release()
	if n := len(s.events) * len(s.g.Order); n > 1<<10 {
		return nil
	}
	psc, eco := pscByDefinition(s.g)
	for i, a := range s.events {
		for j, b := range s.events {
			if want := i != j && psc(a, b); edges.has(i, j) != want {
				return fmt.Errorf("psc from %v to %v: %t, by the definition %t", a, b, !want, want)
			}
		}
	}
	for i, a := range s.fences {
		for j, b := range s.fences {
			ordered := i == j || graph.In(s.hb.Row(b.Thread, b.Index), a) // then it does not matter
			if have, want := s.eco[i*len(s.fences)+j], eco(a, b); have != want && !ordered {
				return fmt.Errorf("hb;eco;hb from %v to %v: %t, by the definition %t", a, b, have, want)
			}
		}
	}
	return nil
}

// TestPSC: in long threads, too, the search for cycles of psc finds what the matrix of all pairs of events shows,
// whatever was chosen and taken back before. As long as the graph is small, that matrix is psc by its definition.
func TestPSC(t *testing.T) {
	n := scale.By{Short: 5, Usual: 50, Full: 1000}.N()
	asked, refused, revisits, longest := 0, 0, 0, 0
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 17))
		w := newWanderer(r, rc11Model{}, longSC(r))
		w.stays = seed%2 == 0
		for range 250 {
			if r.IntN(8) == 0 && len(w.g.Order) > 1 {
				w.back()
			} else if !w.add() {
				w.back()
			}
			before := w.revisits
			if w.IntN(12) == 0 {
				if err := w.revisit(); err != nil {
					t.Fatal(err)
				}
			}
			if s := w.s.(*rc11State); w.revisits > before {
				ok := s.Consistent(w.revisited)
				if want := s.acyclicMatrix(); ok != want {
					t.Fatalf("seed %d: a revisit is consistent: %t, by the matrix %t", seed, ok, want)
				}
				if !ok {
					break
				}
			}
			if !w.choosePSC(t) {
				t.Fatalf("seed %d: no choice of the newest event is consistent", seed)
			}
			longest = max(longest, len(w.s.(*rc11State).psc.events))
		}
		asked += w.asked
		refused += w.refused
		revisits += w.revisits
	}
	if asked < 50*n || refused < n || revisits < n || longest < 40 {
		t.Errorf("asked %d times, refused %d times, %d revisits, up to %d SC events", asked, refused, revisits, longest)
	}
}

// TestSearchInThreads: places in long threads are found from the end or by halves, and are the same.
func TestSearchInThreads(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 23))
	for range 200 {
		var l scThread
		for i := range r.Int32N(60) {
			if r.IntN(2) == 0 {
				continue
			}
			if r.IntN(3) == 0 {
				l.fences = append(l.fences, int32(len(l.events)))
			}
			l.events = append(l.events, scEvent{index: i, rank: 2 * i})
		}
		for i := range int32(62) {
			all, fences := int32(0), int32(0)
			for k, x := range l.events {
				if x.index < i {
					all = int32(k) + 1
				}
			}
			for _, k := range l.fences {
				if l.events[k].index < i {
					fences = k + 1
				}
			}
			if a, f := l.upTo(i-1), l.fencesUpTo(i-1); a != all || f != fences {
				t.Fatalf("up to %d there are %d events and %d with the last fence, not %d and %d: %v", i-1, all, fences, a, f, l)
			}
		}
	}
}
