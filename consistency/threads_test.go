package consistency

import (
	"errors"
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

// manyThreads draws a program of up to some 100 threads, with fences and accesses of all orderings and with
// read-modify-writes. Threads are created and joined in the middle of others.
func manyThreads(r *rand.Rand) *litmus.Program {
	var b strings.Builder
	pick := func(s ...string) string { return s[r.IntN(len(s))] }
	locations := 1 + r.IntN(4)
	fences, strong := 10+r.IntN(50), []int{0, 2, 4, 6}[r.IntN(4)] // how often fences are drawn, and how often accesses are SC
	order := func(weak ...string) string {
		if r.IntN(6) < strong {
			return "sc"
		}
		return pick(weak...)
	}
	statements := func(n int) {
		for range n {
			at := string("wxyz"[r.IntN(locations)])
			if r.IntN(100) < fences {
				fmt.Fprintf(&b, " fence.%s;", pick("sc", "sc", "sc", "sc", "acq", "rel", "acqrel"))
				continue
			}
			switch k := r.IntN(12); {
			case k < 5:
				fmt.Fprintf(&b, " %s.%s = %d;", at, order("rlx", "rlx", "rel"), 1+r.IntN(3))
			case k < 9:
				fmt.Fprintf(&b, " r%d = %s.%s;", r.IntN(8), at, order("rlx", "rlx", "acq"))
			case k == 9:
				fmt.Fprintf(&b, " r%d = %s %s.%s 1;", r.IntN(8), pick("add", "xchg"), at, order("rlx", "acq", "rel", "acqrel"))
			default:
				fmt.Fprintf(&b, " r%d = cas %s.%s.%s %d %d;", r.IntN(8), at, order("rlx", "acq", "rel", "acqrel"), pick("rlx", "acq", "sc"), r.IntN(3), 1+r.IntN(3))
			}
		}
	}
	bodies := 1 + r.IntN(4)
	copies, parents, length := 1+r.IntN(2), r.IntN(3), 20
	switch r.IntN(8) {
	case 0: // more threads than a word has bits
		copies, parents, length = 16, 3, 2
	case 1, 2:
		copies, length = 4, 10
	case 3, 4, 5: // few events, most of which matter to psc
		bodies, copies, parents, length, fences = 3+r.IntN(3), 1, 0, 6, 30
		locations = 2 + r.IntN(2)
	}
	for p := range bodies {
		fmt.Fprintf(&b, "L%d {", p)
		statements(1 + r.IntN(length))
		b.WriteString(" }\n")
	}
	for p := range parents {
		fmt.Fprintf(&b, "P%d {", p)
		for range 1 + r.IntN(copies) {
			leaf := r.IntN(bodies)
			statements(r.IntN(3))
			fmt.Fprintf(&b, " create L%d;", leaf)
			statements(r.IntN(3))
			if r.IntN(3) == 0 {
				fmt.Fprintf(&b, " r%d = join L%d;", r.IntN(8), leaf)
			}
		}
		statements(r.IntN(3))
		b.WriteString(" }\n")
	}
	b.WriteString("main {")
	if r.IntN(4) == 0 {
		statements(20 + r.IntN(20)) // a prologue that graphs keep
	}
	statements(r.IntN(4))
	var later []string
	for range copies {
		for p := range parents + bodies {
			name := fmt.Sprintf("L%d", p)
			if p >= bodies {
				name = fmt.Sprintf("P%d", p-bodies)
			}
			if strings.Count(b.String()[strings.LastIndex(b.String(), "main"):], "create") >= 16 || r.IntN(6) == 0 {
				continue
			}
			fmt.Fprintf(&b, " create %s;", name)
			later = append(later, name)
			if r.IntN(4) == 0 {
				statements(1)
			}
		}
	}
	for _, name := range later {
		if r.IntN(3) == 0 {
			fmt.Fprintf(&b, " join %s;", name)
			statements(r.IntN(2))
		}
	}
	b.WriteString(" }\n")
	return litmus.MustParse(b.String())
}

// happensBefore computes from the definition alone what happens before each event of g, as sets closed under program order.
func happensBefore(g *graph.Graph) map[event.ID][]int32 {
	hb := map[event.ID][]int32{}
	// heads are the events with which a read of write w synchronises if it is an acquire.
	var heads func(w event.ID) []event.ID
	heads = func(w event.ID) (list []event.ID) {
		if w.Thread < 0 {
			return nil
		}
		x := g.At(w)
		if x.Ord.Rel() {
			list = append(list, w)
		}
		for i := range w.Index {
			e := event.ID{Thread: w.Thread, Index: i}
			if y := g.At(e); y.Kind == event.ThreadCreate || y.Kind == event.Fence && y.Ord.Rel() {
				list = append(list, e)
			}
		}
		if x.Attr&event.Exclusive != 0 {
			list = append(list, heads(g.At(event.ID{Thread: w.Thread, Index: w.Index - 1}).RF)...)
		}
		return list
	}
	causal(g, func(e event.ID) {
		x := g.At(e)
		row := make([]int32, g.Stride())
		clearView(row)
		add := func(before ...event.ID) {
			for _, y := range before {
				graph.Join(row, hb[y])
			}
		}
		if e.Index > 0 {
			add(event.ID{Thread: e.Thread, Index: e.Index - 1})
		}
		add(g.Preds(e)...)
		switch {
		case x.Kind == event.Read && x.HasRF && x.OrdOf(x.Val).Acq():
			add(heads(x.RF)...)
		case x.Kind == event.ThreadJoin || x.Kind == event.Fence && x.Ord.Acq():
			for i := range e.Index {
				if y := g.At(event.ID{Thread: e.Thread, Index: i}); y.Kind == event.Read && y.HasRF {
					add(heads(y.RF)...)
				}
			}
		}
		row[e.Thread] = e.Index
		hb[e] = row
	})
	return hb
}

// examine returns an error if the state says other than the definition, or has a message too many or too few.
func (w *wanderer) examine() error {
	g := w.g
	want := happensBefore(g)
	view := make([]int32, g.Stride())
	for _, e := range g.Order {
		if w.s.HB(e, view); !slices.Equal(view, want[e]) {
			return fmt.Errorf("before %v happens %v, by the definition %v", e, view, want[e])
		}
	}
	var s *raState
	switch x := w.s.(type) {
	case *raState:
		s = x
	case *rc11State:
		if s = &x.raState; len(x.psc.events) > 1 {
			if err := x.examinePSC(); err != nil {
				return err
			}
		}
	}
	for t, notes := range s.notes {
		if n := owned(notes); s.msg.Has(int32(t), n) || n > 0 && !s.msg.Has(int32(t), n-1) {
			return fmt.Errorf("thread %d has other than %d messages", t, n)
		}
	}
	return nil
}

// known is the last position in co that an access that happens before access e stands at.
func (w *wanderer) known(e event.ID) (pos int32) {
	g, row := w.g, happensBefore(w.g)[e]
	for _, y := range g.Order {
		if x := g.At(y); y != e && graph.In(row, y) && x.Loc == g.At(e).Loc && (x.HasRF || x.CoPos > 0) {
			pos = max(pos, g.PosOf(x))
		}
	}
	return pos
}

// consistent reports whether the choice of e is, by the state and by the matrix of all pairs, which agree.
func (w *wanderer) consistent(e event.ID) (bool, error) {
	w.asked++
	ok := w.s.Consistent(e)
	if s, is := w.s.(*rc11State); is && s.acyclicMatrix() != ok {
		return ok, fmt.Errorf("the choice of %v is consistent: %t, by the matrix %t", e, ok, !ok)
	}
	if !ok {
		w.refused++
	}
	return ok, nil
}

// chooseAny makes a choice for the newest event that the model allows, if it is an access without one.
func (w *wanderer) chooseAny() error {
	g, s := w.g, w.s
	e := g.Order[len(g.Order)-1]
	x := g.At(e)
	if !x.IsAccess() {
		return nil
	}
	top := int32(len(g.Co(x.Loc))) - 1
	if x.Kind == event.Read && !x.HasRF || x.Kind == event.Write && x.CoPos == 0 {
		pos, want := int32(0), w.known(e)
		if x.Kind == event.Read {
			pos = s.FirstRead(e, true)
		} else {
			pos = s.FirstPlace(e) - 1
		}
		if pos != want {
			return fmt.Errorf("%v knows position %d of co, by the definition %d", e, pos, want)
		}
	}
	switch {
	case x.Kind == event.Read && !x.HasRF:
		for range 3 {
			lo := s.FirstRead(e, true)
			k := lo + w.Int32N(top-lo+1)
			if co := g.Co(x.Loc); k < top && g.IsRMWWrite(co[k+1]) && x.Succeeds(g.ValueOf(x.Loc, co[k])) {
				continue
			}
			g.SetRF(e, g.Co(x.Loc)[k])
			s.Read(e)
			if ok, err := w.consistent(e); ok || err != nil {
				return err
			}
			s.Unread(e)
			g.UnsetRF(e)
		}
		g.SetRF(e, g.Co(x.Loc)[top])
		s.Read(e)
	case x.Kind == event.Write && x.CoPos == 0 && x.Attr&event.Exclusive != 0:
		r := event.ID{Thread: e.Thread, Index: e.Index - 1}
		g.Place(e, g.PosOf(g.At(r))+1)
		s.Place(e)
		if ok, err := w.consistent(e); ok || err != nil {
			return err
		}
		s.Unplace(e)
		g.Unplace(e)
		if len(g.Order) == w.base+1 { // what a revisit left has made its choices
			return errStuck
		}
		s.Pop(e)
		g.Pop()
		s.Unread(r)
		g.UnsetRF(r)
		g.SetRF(r, g.Co(g.At(r).Loc)[top])
		s.Read(r)
		return nil
	case x.Kind == event.Write && x.CoPos == 0:
		for range 3 {
			lo := s.FirstPlace(e)
			g.Place(e, w.whole(g, x.Loc, lo+w.Int32N(top+1-lo+1)))
			s.Place(e)
			if ok, err := w.consistent(e); ok || err != nil {
				return err
			}
			s.Unplace(e)
			g.Unplace(e)
		}
		g.Place(e, top+1)
		s.Place(e)
	}
	ok, err := w.consistent(e)
	if err == nil && !ok {
		err = fmt.Errorf("the co-last choice of %v is not consistent", e)
	}
	return err
}

// errStuck: a revisit left the first half of a read-modify-write whose second half is not consistent.
var errStuck = errors.New("stuck")

// TestManyThreads: however many threads there are, with whatever fences and read-modify-writes, and whatever was chosen,
// taken back and left by revisits before, views are what the definition of happens-before says, and the search for
// cycles of psc finds what the matrix of all pairs of events shows, which is psc by its definition.
func TestManyThreads(t *testing.T) {
	n := scale.By{Short: 10, Usual: 60, Full: 2000}.N()
	for _, m := range []Model{raModel{}, rc11Model{}} {
		asked, refused, revisits, most, events := 0, 0, 0, 0, 0
		for seed := range uint64(n) {
			r := rand.New(rand.NewPCG(seed, 31))
			p := manyThreads(r)
			w := newWanderer(r, m, p)
			w.stays, w.modifies = seed%3 == 0, true
			fail := func(err error) {
				if err != nil {
					t.Fatalf("%s, seed %d: %v\n%s", m.Name(), seed, err, p)
				}
			}
			for i := range 500 + 1000*(seed%8/7) {
				if seed%2 == 0 && i%60 == 59 {
					w.restart()
				}
				if r.IntN(10) == 0 && len(w.g.Order) > 1 {
					w.back()
				} else if !w.add() {
					w.back()
				}
				before := w.revisits
				if r.IntN(2) == 0 {
					fail(w.revisit())
				}
				if w.revisits > before {
					fail(w.examine())
					ok, err := w.consistent(w.revisited)
					if fail(err); !ok {
						break
					}
				}
				err := w.chooseAny()
				if err == errStuck {
					break
				}
				if fail(err); i%16 == 0 {
					fail(w.examine())
				}
				most = max(most, w.g.Threads())
				events = max(events, len(w.g.Order))
			}
			fail(w.examine())
			asked += w.asked
			refused += w.refused
			revisits += w.revisits
		}
		t.Logf("%s: asked %d times, refused %d times, %d revisits, up to %d threads and %d events", m.Name(), asked, refused, revisits, most, events)
		if asked < 20*n || revisits < n/2 || most < 16 || m == (rc11Model{}) && refused < n/4 {
			t.Errorf("%s: asked %d times, refused %d times, %d revisits, up to %d threads", m.Name(), asked, refused, revisits, most)
		}
	}
}
