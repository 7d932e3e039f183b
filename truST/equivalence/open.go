package equivalence

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// Exploration with holes where few reads can be overtaken (config.Refinement.Open): what waits for none of these is
// before all that follows it in its thread, so only they, and what waits for them, leave holes. As in acyclic.go it is
// watched whether more reads are overtaken.

// partlyOpen is the equivalence.
type partlyOpen struct {
	holes
	watch watcher
	past  graph.Marks
}

// withHoles is the equivalence of explorations with holes, few or not.
func withHoles(w *execution.Workbench, r *config.Refinement) execution.Equivalence {
	if w.Traits.Overtakes {
		return &partlyOpen{holes: *newHoles(w, r), watch: watcher{w: w}}
	}
	return newHoles(w, r)
}

func (q *partlyOpen) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	half := x.Graph.At(r).Attr&(event.Exclusive|event.CAS) != 0
	if half && !precedes(x, r) {
		q.w.Control.Refine(reopened(q.w, needHoles))
	} else if half {
		q.look(x, r)
	}
	return q.holes.Reads(x, r)
}

func (q *partlyOpen) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	switch half := x.Graph.At(id).Attr&event.Exclusive != 0; {
	case !half:
		q.look(x, id)
	case !precedes(x, id):
		// A later event can be kept without this half, and then another write may take its place.
		q.w.Control.Refine(reopened(q.w, needHoles))
	}
	q.lookBehind(x, id)
	return q.holes.Place(x, id, it)
}

func (q *partlyOpen) TryRead(x *execution.Execution, c *execution.ReadChoice) bool {
	if !q.holes.TryRead(x, c) {
		return false
	}
	q.lookBehind(x, c.Read)
	return true
}

func (q *partlyOpen) TryRevisit(x *execution.Execution, id event.ID, pos int32, r event.ID) bool {
	if !q.holes.TryRevisit(x, id, pos, r) {
		return false
	}
	q.lookBehind(x, r)
	return true
}

// lookBehind looks at the writes behind id, which fills a hole or has another value now. They may have been kept for
// their values alone, because an acquire of their own thread reads them, and be ordered after id.
func (q *partlyOpen) lookBehind(x *execution.Execution, id event.ID) {
	g := x.Graph
	for i := id.Index + 1; i < g.Slots(id.Thread); i++ {
		w := event.ID{Thread: id.Thread, Index: i}
		if e := g.At(w); e.Kind == event.Write && !e.Absent && e.Attr&event.Exclusive == 0 {
			q.look(x, w)
		}
	}
}

// look starts again with more open reads if a read of the location of e, the newest event, might in some execution
// read e, or the second half that may follow e, although it is before e.
func (q *partlyOpen) look(x *execution.Execution, e event.ID) {
	g, s := x.Graph, x.State.(consistency.OpenState)
	l := g.At(e).Loc
	if !g.ReadAfter(l, e) {
		return
	}
	q.before(x, e, s)
	known, ordered := false, false
	for t, i := range g.LastAccesses(l) {
		t := int32(t)
		if t == e.Thread {
			continue
		}
		last := g.Slots(t) - 1
		for last >= 0 && !q.past.Has(event.ID{Thread: t, Index: last}) {
			last--
		}
		for ; i >= 0; i = g.At(event.ID{Thread: t, Index: i}).PrevLoc {
			r := event.ID{Thread: t, Index: i}
			if g.At(r).Kind != event.Read || !q.past.Has(r) {
				continue
			}
			if !known {
				known = true
				x.Before(e, &x.HB)
			}
			if i <= x.HB[t] {
				break
			}
			if !s.Overtaken(r, last, q.watch.after(x, r, last)) {
				continue
			}
			if !ordered {
				ordered = true
				q.watch.extend(x, l, &q.past)
			}
			if i <= x.HB[t] {
				break
			}
			q.watch.found(g, g.At(r).Addr)
			return
		}
	}
}

// before leaves in q.past what is before e; if e is a read, also what its second half may wait for.
func (q *partlyOpen) before(x *execution.Execution, e event.ID, s consistency.OpenState) {
	g := x.Graph
	q.past.Clear()
	s.Prefix(e, &q.past)
	if g.At(e).Kind != event.Read {
		return
	}
	for i := range e.Index {
		if y := (event.ID{Thread: e.Thread, Index: i}); g.Contains(y) && !q.past.Has(y) {
			s.Prefix(y, &q.past)
		}
	}
}
