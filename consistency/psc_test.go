package consistency

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

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

// TestPSC: in long threads, too, the search for cycles of psc finds what the matrix of all pairs of events shows,
// whatever was chosen and taken back before.
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
