package consistency

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
)

// wanderer builds executions of a program with choices in any order: not the co-last ones first,
// as an explorer does, but as whoever builds a graph again that was explored before.
type wanderer struct {
	*rand.Rand
	m        Model
	prog     *cache.Trie
	space    *graph.Space
	g        *graph.Graph
	s        State
	asked    int
	revisits int
	refused  int
	retained int  // revisits in which the graph had the prologue
	base     int  // so many events are what the last revisit left
	stays    bool // threads go on for a while
	last     int32
	pools    bool // graphs are used again
	modifies bool // read-modify-writes are revisited, too
	pool     []pooled
	// revisited is the read of the last revisit.
	revisited event.ID
}

func newWanderer(r *rand.Rand, m Model, p *litmus.Program) *wanderer {
	prog := cache.New(p.Machine(), true)
	space := graph.NewSpace(prog.InitValue)
	g := graph.New(space)
	g.SetNext(0, prog.Main())
	return &wanderer{Rand: r, m: m, prog: prog, space: space, g: g, s: m.New(g)}
}

// ready are the threads that can go on, with their next steps.
func (w *wanderer) ready() (threads []int32, steps []*event.Step) {
	g := w.g
	half := w.halfway()
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Finished(t) || half >= 0 && half != t {
			continue
		}
		s := g.Next(t)
		if s == nil {
			e := g.Last(t)
			if e.Await != event.AwaitNone && !e.Admits(e.Val) {
				continue
			}
			s = w.prog.Next(e.Step, e.Val)
			g.SetNext(t, s)
		}
		switch s.Kind {
		case event.Block, event.Error, event.BarrierArrive, event.BarrierLeave:
			continue
		case event.ThreadJoin:
			if c := w.space.Joined(s); !g.Exists(c) || !g.Finished(c) {
				continue
			}
		}
		threads, steps = append(threads, t), append(steps, s)
	}
	return threads, steps
}

// halfway is the thread of which the graph has the first half of a read-modify-write and not the second, -1 if there is none.
func (w *wanderer) halfway() int32 {
	for t := int32(0); int(t) < w.g.Threads(); t++ {
		if w.g.Exists(t) && w.g.Len(t) > 0 {
			if x := w.g.Last(t); x.Kind == event.Read && x.HasRF && x.Succeeds(x.Val) {
				return t
			}
		}
	}
	return -1
}

// add adds an event; false if no thread can go on.
func (w *wanderer) add() bool {
	threads, steps := w.ready()
	if len(threads) == 0 {
		return false
	}
	k := w.IntN(len(threads))
	if w.stays && w.IntN(8) > 0 {
		k = max(0, slices.Index(threads, w.last))
	}
	w.last = threads[k]
	g, s := w.g, steps[k]
	e := g.Add(threads[k], s)
	w.s.Push(e)
	switch s.Kind {
	case event.ThreadCreate:
		c, err := w.space.Thread(s.Label.Child)
		if err != nil {
			panic(err)
		}
		if g.NeedsStride(c) {
			w.s.Grow(g.Grow(int(c) + 1))
		}
		g.StartThread(c, e, w.prog.Spawn(s))
	case event.ThreadJoin:
		for _, p := range g.Preds(e) {
			w.s.Join(e, p)
		}
	case event.Choice:
		g.At(e).Val = event.V(0)
		g.SetNext(e.Thread, nil)
	}
	return true
}

// choose makes a choice for the newest event, if it is an access without one.
func (w *wanderer) choose() error {
	g := w.g
	e := g.Order[len(g.Order)-1]
	x := g.At(e)
	if !x.IsAccess() {
		return nil
	}
	top := int32(len(g.Co(x.Loc))) - 1
	scratch := w.m.New(g)
	scratch.Restrict(nil, nil)
	w.asked++
	if err := w.exceeds(scratch); err != nil {
		return err
	}
	switch {
	case x.Kind == event.Read && !x.HasRF:
		lo, want := w.s.FirstRead(e, false), scratch.FirstRead(e, false)
		if lo != want {
			return fmt.Errorf("read %v may read from position %d of co up, by a state of the graph alone from %d", e, lo, want)
		}
		if x.Attr&event.Exclusive != 0 {
			if lo, want := w.s.FirstRead(e, true), scratch.FirstRead(e, true); lo != want {
				return fmt.Errorf("read-modify-write %v may read from position %d of co up, by a state of the graph alone from %d", e, lo, want)
			}
		}
		g.SetRF(e, g.Co(x.Loc)[lo+w.Int32N(top-lo+1)])
		w.s.Read(e)
		if x.Succeeds(x.Val) { // its write comes next, so it reads the co-last one
			w.s.Unread(e)
			g.UnsetRF(e)
			g.SetRF(e, g.Co(x.Loc)[top])
			w.s.Read(e)
		}
	case x.Kind == event.Write && x.CoPos == 0:
		lo, want := w.s.FirstPlace(e), scratch.FirstPlace(e)
		if lo != want {
			return fmt.Errorf("write %v may stand from position %d of co up, by a state of the graph alone from %d", e, lo, want)
		}
		pos := lo + w.Int32N(top+1-lo+1)
		if x.Attr&event.Exclusive != 0 {
			pos = g.PosOf(g.At(event.ID{Thread: e.Thread, Index: e.Index - 1})) + 1
		}
		g.Place(e, pos)
		w.s.Place(e)
	}
	return nil
}

// views are those of the state of a model; nil if they never change.
func views(s State) *graph.Views {
	switch x := s.(type) {
	case *scState:
		return &x.clock
	case *tsoState:
		return &x.view
	}
	return nil
}

// exceeds returns an error if a view of the state has more than that of scratch. It may have
// less, as long as nothing asks for it.
func (w *wanderer) exceeds(scratch State) error {
	have, want := views(w.s), views(scratch)
	for _, e := range w.g.Order[:len(w.g.Order)-1] {
		if a, b := have.Row(e.Thread, e.Index), want.Row(e.Thread, e.Index); !graph.Subset(a, b) {
			return fmt.Errorf("the view of %v is %v, by a state of the graph alone %v", e, a, b)
		}
	}
	return nil
}

// revisit goes on with what a backward revisit by the newest event leaves, if that is a write without
// a place: what was there before some read, the read, and the past of the write. It does nothing
// if an event that is left would read one that is gone.
func (w *wanderer) revisit() error {
	g := w.g
	id := g.Order[len(g.Order)-1]
	if x := g.At(id); x.Kind != event.Write || x.CoPos > 0 || x.Attr&event.Exclusive != 0 {
		return nil
	}
	s := int32(w.IntN(len(g.Order) - 1))
	past := g.PORF(id)
	for ; s >= 0; s-- { // the next older read that it may revisit
		if x := g.At(g.Order[s]); x.Kind == event.Read && x.Loc == g.At(id).Loc && (w.modifies || x.Attr&event.Exclusive == 0) && !graph.In(past, g.Order[s]) {
			break
		}
	}
	if s < 0 {
		return nil
	}
	r := g.Order[s]
	kept := func(e event.ID) bool { return graph.In(past, e) || g.At(e).Stamp <= s }
	for _, e := range g.Order {
		if x := g.At(e); kept(e) && x.HasRF && !kept(x.RF) {
			return nil
		}
	}
	w.revisits++
	h, state := graph.New(w.space), State(nil)
	if n := len(w.pool); n > 0 {
		h, state = w.pool[n-1].g, w.pool[n-1].s
		w.pool = w.pool[:n-1]
	} else {
		state = w.m.New(h)
	}
	n := g.Restrict(h, s, past, id)
	h.UnsetRF(r)
	scratch := w.m.New(h)
	state.Restrict(w.s, n)
	if w.pools {
		if err := w.same(h, state, s, past, id, r); err != nil {
			return err
		}
		w.pool = append(w.pool, pooled{g, w.s})
	}
	if views(scratch) != nil {
		scratch.Restrict(nil, nil)
	}
	w.g, w.s = h, state
	if views(state) != nil {
		if err := sameViews(h, state, scratch); err != nil {
			return fmt.Errorf("after a revisit of %v by %v %v", r, id, err)
		}
	}
	state.Unread(r)
	pos := state.FirstPlace(id)
	h.Place(id, w.whole(h, h.At(id).Loc, pos+w.Int32N(int32(len(h.Co(h.At(id).Loc)))-pos+1)))
	state.Place(id)
	if state.FirstRead(r, false) > h.At(id).CoPos {
		state.Unplace(id)
		h.Unplace(id)
		h.Place(id, int32(len(h.Co(h.At(id).Loc))))
		state.Place(id)
	}
	h.SetRF(r, id)
	state.Read(r)
	w.revisited = r
	w.base = len(h.Order)
	return nil
}

// sameViews returns an error if a view of state is not that of scratch, which knows nothing but the graph.
func sameViews(g *graph.Graph, state, scratch State) error {
	have, want := views(state), views(scratch)
	for _, e := range g.Order {
		if a, b := have.Row(e.Thread, e.Index), want.Row(e.Thread, e.Index); !slices.Equal(a, b) {
			return fmt.Errorf("the view of %v is %v, by a state of the graph alone %v", e, a, b)
		}
	}
	return nil
}

// part looks at the causal past of some event, alone. A revisit that follows another keeps all that this left, or begins
// before it; a part may have the beginning, and not what came to it since.
func (w *wanderer) part() error {
	g := w.g
	e := g.Order[w.IntN(len(g.Order))]
	h := graph.New(w.space)
	state, scratch := w.m.New(h), w.m.New(h)
	state.Restrict(w.s, g.Restrict(h, -1, g.PORF(e), graph.None))
	scratch.Restrict(nil, nil)
	if err := sameViews(h, state, scratch); err != nil {
		return fmt.Errorf("in the past of %v %v", e, err)
	}
	return nil
}

// whole is the first position of location l from pos on that is not between the halves of a read-modify-write.
func (w *wanderer) whole(g *graph.Graph, l, pos int32) int32 {
	for co := g.Co(l); w.modifies && int(pos) < len(co) && g.IsRMWWrite(co[pos]); {
		pos++
	}
	return pos
}

// back takes back the choice of the newest event, and perhaps events.
func (w *wanderer) back() {
	g := w.g
	for k := w.IntN(6); k > 0 && len(g.Order) > max(w.base, 1); k-- {
		w.s.Pop(g.Order[len(g.Order)-1])
		g.Pop()
	}
	if len(g.Order) == w.base {
		return // what a revisit left has made its choices
	}
	e := g.Order[len(g.Order)-1]
	switch x := g.At(e); {
	case x.Kind == event.Read && x.HasRF:
		w.s.Unread(e)
		g.UnsetRF(e)
	case x.Kind == event.Write && x.CoPos > 0:
		w.s.Unplace(e)
		g.Unplace(e)
	}
}

// accesses draws a program of a few threads that read and write one or two locations up to most times each.
func accesses(r *rand.Rand, most int) *litmus.Program {
	var b strings.Builder
	locations := 1 + r.IntN(2)
	for p := range 3 + r.IntN(3) {
		fmt.Fprintf(&b, "P%d {", p)
		for i := range 1 + r.IntN(most) {
			at := "xy"[r.IntN(locations)]
			if r.IntN(2) == 0 {
				fmt.Fprintf(&b, " %c.rlx = %d;", at, 10*p+i+1)
			} else {
				fmt.Fprintf(&b, " r%d = %c.rlx;", i, at)
			}
		}
		b.WriteString(" }\n")
	}
	return litmus.MustParse(b.String())
}

// TestViewsInAnyOrder: what a state keeps from choice to choice is what follows from the graph, in
// whatever order choices are made and taken back.
func TestViewsInAnyOrder(t *testing.T) {
	n := scale.By{Short: 100, Usual: 400, Wide: 800, Full: 5000}.N()
	for _, m := range []Model{scModel{}, tsoModel{}, tsoModel{allFences: true}} {
		asked, revisits := 0, 0
		for seed := range uint64(n) {
			r := rand.New(rand.NewPCG(seed, 11))
			p := accesses(r, 3+3*int(seed%2)) // with more, one revisit follows another that keeps part of what it took over
			if seed%4 == 0 {
				p = litmus.Generate(seed, 6+int(seed%12))
			}
			steps := 60 * (1 + seed%2)
			if seed%8 == 6 {
				p, steps = manyThreads(r), 240
			}
			w := newWanderer(r, m, p)
			w.stays, w.modifies = seed%16 == 6, seed%8 == 6
			for range steps {
				if r.IntN(4) == 0 && len(w.g.Order) > 1 {
					w.back()
				} else if !w.add() {
					w.back()
				}
				if w.IntN(2) == 0 {
					if err := w.revisit(); err != nil {
						t.Fatalf("%s, seed %d: %v", m.Name(), seed, err)
					}
				}
				if err := w.choose(); err != nil {
					t.Fatalf("%s, seed %d: %v", m.Name(), seed, err)
				}
				if w.IntN(4) == 0 {
					if err := w.part(); err != nil {
						t.Fatalf("%s, seed %d: %v", m.Name(), seed, err)
					}
				}
			}
			asked += w.asked
			revisits += w.revisits
		}
		if asked < n || revisits < n/2 {
			t.Errorf("%s: asked %d times, %d revisits", m.Name(), asked, revisits)
		}
	}
}
