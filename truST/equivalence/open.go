package equivalence

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
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
func withHoles(w *execution.Workbench) execution.Equivalence {
	if w.Traits.Overtakes {
		return &partlyOpen{holes: *newHoles(w), watch: watcher{w: w}}
	}
	return newHoles(w)
}

func (q *partlyOpen) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	writes := x.Graph.At(r).Attr&(event.Exclusive|event.CAS) != 0
	if writes && !q.precedes(x, r) {
		// Its second half can be lost while a later event is kept, and find no place any more.
		q.w.Control.Refine(NeedHoles)
	}
	q.look(x, r, writes)
	return q.holes.Reads(x, r)
}

func (q *partlyOpen) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	q.look(x, id, x.Graph.At(id).Attr&event.Exclusive == 0)
	return q.holes.Place(x, id, it)
}

// look starts again with more open reads if e, the newest event, may be read by an event before it; only if e is a
// write, or may come to be followed by its second half.
func (q *partlyOpen) look(x *execution.Execution, e event.ID, writes bool) {
	g, s := x.Graph, x.State.(consistency.OpenState)
	known := false
	past := func() {
		if !known {
			known = true
			q.past.Clear()
			s.Prefix(e, &q.past)
			for i := int32(0); g.At(e).Kind == event.Read && i < e.Index; i++ {
				// The second half may wait for what the first does not.
				if y := (event.ID{Thread: e.Thread, Index: i}); g.Contains(y) && !q.past.Has(y) {
					s.Prefix(y, &q.past)
				}
			}
		}
	}
	if q.stranded(x, e, past) {
		q.w.Control.Refine(NeedHoles)
		return
	}
	l := g.At(e).Loc
	if !writes || !g.ReadAfter(l, e) {
		return
	}
	before := false
	for t, i := range g.LastAccesses(l) {
		t := int32(t)
		if t == e.Thread {
			continue
		}
		for ; i >= 0; i = g.At(event.ID{Thread: t, Index: i}).PrevLoc {
			r := event.ID{Thread: t, Index: i}
			if g.At(r).Kind != event.Read {
				continue
			}
			if past(); !q.past.Has(r) {
				continue
			}
			if !before {
				before = true
				x.Before(e, &x.HB)
			}
			if i <= x.HB[t] {
				break
			}
			last := g.Slots(t) - 1
			for !q.past.Has(event.ID{Thread: t, Index: last}) {
				last--
			}
			if s.Overtaken(r, last, q.watch.after(x, r, last)) {
				q.watch.found(g, g.At(r).Addr)
				return
			}
		}
	}
}

// stranded reports whether e, an access, comes in its thread after the write of a read-modify-write of its location,
// or what stands for it, and could be kept without. Then it may be that the write finds no place any more, so it is
// not known whether all executions with e are seen.
func (q *partlyOpen) stranded(x *execution.Execution, e event.ID, past func()) bool {
	g, s := x.Graph, x.State.(consistency.OpenState)
	for i := g.At(e).PrevLoc; i >= 0; i = g.At(event.ID{Thread: e.Thread, Index: i}).PrevLoc {
		w := event.ID{Thread: e.Thread, Index: i}
		if y := g.At(w); y.Kind != event.Write || y.Attr&event.Exclusive == 0 || s.Precedes(w) {
			continue
		}
		if past(); !q.past.Has(w) {
			return true
		}
	}
	return false
}
