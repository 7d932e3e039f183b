package equivalence

import (
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// Exploration under a model with dependencies as long as po ∪ rf is acyclic, which it is in
// most programs: as under a model without. Each write, and each read that may be the first
// half of one, is compared with the reads of its location that are before it in po ∪ rf. If
// one of these may be overtaken by a write of its thread, po ∪ rf may be cyclic in some
// execution, and the exploration starts again with holes (holes.go). RATIONALE.md says why
// no such execution is missed.

// acyclic is the equivalence.
type acyclic struct{ coherenceOrder }

func (q *acyclic) Reads(x *execution.Execution, r event.ID) []event.ID {
	if x.Graph.At(r).Attr&(event.Exclusive|event.CAS) != 0 {
		q.watch(x, r)
	}
	return q.coherenceOrder.Reads(x, r)
}

func (q *acyclic) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	if x.Graph.At(id).Attr&event.Exclusive == 0 {
		q.watch(x, id)
	}
	return q.coherenceOrder.Place(x, id, it)
}

// watch starts again with holes if a read of the location of e, the newest event, might in some
// execution read e or a write in its place although it is before e in po ∪ rf.
func (q *acyclic) watch(x *execution.Execution, e event.ID) {
	g := x.Graph
	l := g.At(e).Loc
	if !g.ReadAfter(l, e) {
		return
	}
	past := g.PORF(e)
	known := false
	for t, i := range g.LastAccesses(l) {
		t := int32(t)
		if t == e.Thread || past[t] < 0 {
			continue
		}
		for ; i >= 0; i = g.At(event.ID{Thread: t, Index: i}).PrevLoc {
			r := event.ID{Thread: t, Index: i}
			if i > past[t] || g.At(r).Kind != event.Read {
				continue
			}
			if !known {
				known = true
				x.Before(e, &x.HB)
			}
			if i <= x.HB[t] {
				break
			}
			if x.State.(consistency.Overtaker).Overtaken(r, past[t], q.after(x, t, past[t])) {
				q.w.Control.Refine(NeedHoles)
				return
			}
		}
	}
}

// after is what thread t goes on with after its event i, nil if that is its end.
func (q *acyclic) after(x *execution.Execution, t, i int32) *event.Step {
	if i++; i < x.Graph.Len(t) {
		return x.Graph.At(event.ID{Thread: t, Index: i}).Step
	}
	return q.w.Upcoming(x, t)
}

// NeedHoles refines r to an exploration with holes.
func NeedHoles(r *config.Refinement) bool {
	return config.TurnOn(&r.Holes)
}

// ModelFor is the model that graphs are checked by under refinement r, if model was asked for: its
// part for graphs without holes, if there is one, until holes are needed.
func ModelFor(model consistency.Model, r *config.Refinement) consistency.Model {
	if part := model.Traits().IfAcyclic; part != nil && !r.Holes {
		return part
	}
	return model
}
