package execution

import (
	"cmp"
	"math"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// What is shown of an execution in which operations that commute are not ordered (graph/partial.go)
// has them in one of the orders that are possible: each finds the state that the one before it left.

// line puts the events of an execution in an order. Events are told by their stamps.
type line struct {
	g     *graph.Graph
	after [][]int32 // what comes after each
	must  [][]int32 // of it, what comes after in each order
	left  []int     // how many that come before each are not in line
	needs []int     // how many of them must be
	when  []int32   // the lower the sooner
	order []event.ID
	done  []bool
}

// linear is an order of the events of x that agrees with po ∪ rf and with what comes before
// operations. It agrees with co and from-reads, too, as far as they mean something, if there is such an order,
// as there is under sc; elsewhere as long as it can. The halves of an operation are
// not parted. Of all such orders it is the one closest to that of insertion.
func linear(x *Execution) []event.ID {
	g := x.Graph
	n := len(g.Order)
	l := line{g: g, after: make([][]int32, n), must: make([][]int32, n), left: make([]int, n), needs: make([]int, n), when: make([]int32, n), done: make([]bool, n)}
	for s, id := range g.Order {
		l.when[s] = l.wish(id)
	}
	Precedence(g, func(int32) bool { return false }, func(a, b event.ID, always bool) {
		s, t := g.At(a).Stamp, g.At(b).Stamp
		l.after[s] = append(l.after[s], t)
		l.left[t]++
		if always {
			l.must[s] = append(l.must[s], t)
			l.needs[t]++
		}
	})
	for len(l.order) < n {
		l.add(l.first())
	}
	return l.order
}

// wish is where event id would like to be: where it was inserted; an operation, where its write was.
// What waits for an operation comes last.
func (l *line) wish(id event.ID) int32 {
	e := l.g.At(id)
	w, ok := Performs(l.g, id)
	switch {
	case ok:
		return l.g.At(w).Stamp
	case e.Kind == event.Read && e.HasRF && l.g.Partial(e.Loc):
		return math.MaxInt32
	}
	return e.Stamp
}

// Precedence calls f for events a and b of g of which a comes before b in an order that explains what is read, and how
// writes are ordered: the closure of this is what is known of such orders. always says that causality orders them;
// under weak models only that may be possible. Operations on the object of location l are left out, as far as nothing
// but their own order orders them, if loose(l).
func Precedence(g *graph.Graph, loose func(l int32) bool, f func(a, b event.ID, always bool)) {
	edge := func(a, b event.ID, always bool) {
		if a.Thread >= 0 && a != b {
			f(a, b, always)
		}
	}
	for _, id := range g.Order {
		if id.Index > 0 {
			edge(event.ID{Thread: id.Thread, Index: id.Index - 1}, id, true)
		}
		for _, p := range g.Preds(id) {
			edge(p, id, true)
		}
		e := g.At(id)
		if e.Kind != event.Write && !e.HasRF {
			continue
		}
		switch co := g.Co(e.Loc); {
		case g.Partial(e.Loc) && (e.Kind != event.Read || loose(e.Loc)):
		case g.Partial(e.Loc):
			for _, w := range g.Cut(nil, id) {
				edge(w, id, true)
			}
		case e.Kind == event.Read:
			edge(e.RF, id, true)
			if int(g.PosOf(e))+1 < len(co) {
				edge(id, co[g.PosOf(e)+1], false)
			}
		case e.CoPos > 0:
			edge(co[e.CoPos-1], id, false)
		}
	}
}

// Performs returns the write of the operation on a partial location whose read is id; ok is false if id is none, or
// the operation has not taken place.
func Performs(g *graph.Graph, id event.ID) (w event.ID, ok bool) {
	e := g.At(id)
	w = event.ID{Thread: id.Thread, Index: id.Index + 1}
	return w, e.Kind == event.Read && g.Partial(e.Loc) && e.HasRF && e.Succeeds(e.Val) && w.Index < g.Len(id.Thread)
}

// first is the event that comes next: the soonest of those that are the least early.
func (l *line) first() int32 {
	best := -1
	for s, done := range l.done {
		if done {
			continue
		}
		if best < 0 || cmp.Or(cmp.Compare(l.early(s), l.early(best)), cmp.Compare(l.when[s], l.when[best])) < 0 {
			best = s
		}
	}
	return int32(best)
}

// early says how much is wrong if event s comes next: 0 if nothing that comes before it is left, 1 if
// nothing that must come before it is.
func (l *line) early(s int) int {
	switch {
	case l.left[s] == 0:
		return 0
	case l.needs[s] == 0:
		return 1
	}
	return 2
}

// add puts event s in line, and what must follow it at once.
func (l *line) add(s int32) {
	id := l.g.Order[s]
	l.order = append(l.order, id)
	l.done[s] = true
	for _, o := range l.after[s] {
		l.left[o]--
	}
	for _, o := range l.must[s] {
		l.needs[o]--
	}
	if w, ok := Performs(l.g, id); ok {
		l.add(l.g.At(w).Stamp)
	}
}

// inLine makes s, the snapshot of x, one in which the operations on each object follow one after the other
// in an order that is possible.
func (w *Workbench) inLine(x *Execution, s *result.Snapshot) {
	g := x.Graph
	s.Order = linear(x)
	chains := map[int32][]event.ID{}
	states := map[int32]event.Value{}
	for _, id := range s.Order {
		e := g.At(id)
		if e.Loc < 0 || !g.Partial(e.Loc) || e.Kind == event.Read && !e.HasRF {
			continue
		}
		if _, ok := states[e.Loc]; !ok {
			states[e.Loc] = g.InitVal(e.Loc)
		}
		ev := &s.Threads[id.Thread].Events[id.Index]
		if e.Kind == event.Write {
			chains[e.Loc] = append(chains[e.Loc], id)
			continue
		}
		ev.Cut = append([]event.ID{e.RF}, Also(g, id)...)
		if !e.Succeeds(e.Val) && e.Succeeds(states[e.Loc]) {
			continue // it has not noticed yet that it may go on
		}
		ev.RF, ev.Value = event.Init, states[e.Loc]
		if c := chains[e.Loc]; len(c) > 0 {
			ev.RF = c[len(c)-1]
		}
		states[e.Loc] = Operation(g, id).After(states[e.Loc])
	}
	for t := range s.Threads {
		ts := &s.Threads[t]
		for i := range ts.Events {
			ev := &ts.Events[i]
			if i > 0 {
				before := &ts.Events[i-1]
				ev.Step = w.Program.Next(before.Step, before.Value)
			}
			if e := g.At(event.ID{Thread: int32(t), Index: int32(i)}); e.Kind == event.Write {
				ev.Value = ev.Step.Val
			}
		}
		if n := len(ts.Events); n > 0 && ts.Next != nil {
			ts.Next = w.Program.Next(ts.Events[n-1].Step, ts.Events[n-1].Value)
		}
	}
	for i := range s.Co {
		for l, c := range chains {
			if s.Co[i].Writes[0] == c[0] || g.At(s.Co[i].Writes[0]).Loc == l {
				s.Co[i].Writes = c
			}
		}
	}
}

// Part calls f for the part of x in view, a causal past.
func (w *Workbench) Part(x *Execution, view []int32, f func(h *Execution) bool) bool {
	h := w.New()
	h.Work = h.Work[:0]
	x.Restrict(h, -1, view, graph.None, graph.None)
	defer w.Free(h)
	return f(h)
}
