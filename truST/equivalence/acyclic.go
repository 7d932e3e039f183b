package equivalence

import (
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
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
type acyclic struct {
	coherenceOrder
	watch watcher
}

func withoutHoles(w *execution.Workbench) execution.Equivalence {
	if w.Space.Partial {
		return &acyclicCommuting{*newCommuting(w), watcher{w: w}}
	}
	return &acyclic{coherenceOrder{w: w, foresees: true}, watcher{w: w}}
}

func (q *acyclic) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	q.watch.read(x, r)
	return q.coherenceOrder.Reads(x, r)
}

func (q *acyclic) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	q.watch.write(x, id)
	return q.coherenceOrder.Place(x, id, it)
}

// acyclicCommuting is the equivalence if operations that commute are not ordered. With holes they are, and
// synchronise, so everything is explored before, and an error in that stands whether or not there is a reason.
type acyclicCommuting struct {
	commuting
	watch watcher
}

func (q *acyclicCommuting) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	q.watch.read(x, r)
	return q.commuting.Reads(x, r)
}

func (q *acyclicCommuting) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	q.watch.write(x, id)
	return q.commuting.Place(x, id, it)
}

// acyclicReadsFrom is the equivalence up to reads-from. Whether there is a reason depends on po, rf, happens-before and
// dependencies, which are the same in all graphs that count once: a reason found with one coherence order is one with
// each.
type acyclicReadsFrom struct {
	readsFrom
	watch watcher
}

func newAcyclicReadsFrom(w *execution.Workbench) execution.Equivalence {
	return &acyclicReadsFrom{*readsFromOf(w), watcher{w: w}}
}

func (q *acyclicReadsFrom) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	q.watch.read(x, r)
	return q.readsFrom.Reads(x, r)
}

func (q *acyclicReadsFrom) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	q.watch.write(x, id)
	return q.readsFrom.Place(x, id, it)
}

// watcher looks for reasons to start again with holes.
type watcher struct {
	w     *execution.Workbench
	later bool          // there is one, and it waits until everything is explored
	hb    []int32       // scratch of extend
	steps []*event.Step // scratch of after
}

// read looks at read r, the newest event, if it may be the first half of a read-modify-write.
func (q *watcher) read(x *execution.Execution, r event.ID) {
	if x.Graph.At(r).MayBeHalf() {
		q.look(x, r)
	}
}

// write looks at write id, the newest event.
func (q *watcher) write(x *execution.Execution, id event.ID) {
	if x.Graph.At(id).Attr&event.Exclusive == 0 {
		q.look(x, id)
	}
}

// look starts again with holes if a read of the location of e, the newest event, might in some
// execution read e or a write in its place although it is before e in po ∪ rf. An operation that
// commutes with e never does.
func (q *watcher) look(x *execution.Execution, e event.ID) {
	g := x.Graph
	l := g.At(e).Loc
	if q.later || !g.ReadAfter(l, e) {
		return
	}
	past := g.PORF(e)
	known, ordered := false, false
	for t, i := range g.LastAccesses(l) {
		t := int32(t)
		if t == e.Thread || past[t] < 0 {
			continue
		}
		for ; i >= 0; i = g.At(event.ID{Thread: t, Index: i}).PrevLoc {
			r := event.ID{Thread: t, Index: i}
			if i > past[t] || g.At(r).Kind != event.Read || g.Partial(l) && !execution.Depends(g, r, e) {
				continue
			}
			if !known {
				known = true
				x.Before(e, &x.HB)
			}
			if i <= x.HB[t] {
				break
			}
			if !x.State.(consistency.Overtaker).Overtaken(r, past[t], q.after(x, r, past[t])) {
				continue
			}
			if !ordered {
				ordered = true
				q.extend(x, l, nil)
			}
			if i <= x.HB[t] {
				break
			}
			q.found(g, g.At(r).Addr)
			return
		}
	}
}

// extend adds to x.HB, which is what happens before an event e that accesses location l, what is before e in
// every execution of the model with dependencies in whose coherence order e is newer than what it knows: if a read of l
// is in x.HB, that is the write which it reads, with what happens before that. Only reads in past count, all if it is nil.
func (q *watcher) extend(x *execution.Execution, l int32, past *graph.Marks) {
	g := x.Graph
	if g.Partial(l) {
		return
	}
	for again := true; again; {
		again = false
		for t, i := range g.LastAccesses(l) {
			for i >= 0 {
				id := event.ID{Thread: int32(t), Index: i}
				y := g.At(id)
				if i <= x.HB[t] && y.Kind == event.Read && y.HasRF && !graph.In(x.HB, y.RF) && (past == nil || past.Has(id)) {
					graph.Join(x.HB, x.Before(y.RF, &q.hb))
					again = true
				}
				i = y.PrevLoc
			}
		}
	}
}

// mostAhead bounds how far after looks ahead.
const mostAhead = 16

// after is what the thread of read r goes on with after its event i, as far as that does not depend on what it reads
// next: writes, and one other step. It is empty if the thread is at its end. If r is that of an operation, others on
// the same object come after it. Those that order nothing but themselves are passed over.
func (q *watcher) after(x *execution.Execution, r event.ID, i int32) []*event.Step {
	q.steps = q.steps[:0]
	s := q.afterObject(x, r, i)
	for ; s != nil && len(q.steps) < mostAhead; s = q.w.Program.Next(s, event.Value{}) {
		q.steps = append(q.steps, s)
		if s.Kind != event.Write {
			break
		}
	}
	return q.steps
}

// afterObject is what the thread of read r goes on with after its event i and operations that are passed over,
// nil if that is its end.
func (q *watcher) afterObject(x *execution.Execution, r event.ID, i int32) *event.Step {
	g := x.Graph
	s := q.next(x, r.Thread, i)
	state := event.Value{}
	for known := false; orderless(s, g.At(r).Addr); {
		if i += 2; i < g.Len(r.Thread) {
			s = q.next(x, r.Thread, i)
			continue
		}
		if !known { // as if it took place now
			if state, known = q.w.Equivalence.LastValue(x, r.Thread, s); !known {
				state, known = g.LastValue(s), true // of an object reads-from tells the order of all operations
			}
		}
		w := q.w.Program.Next(s, state)
		if w.Kind != event.Write {
			return w
		}
		state = w.Val
		s = q.w.Program.Next(w, event.Value{})
	}
	return s
}

// orderless reports whether s is an operation on the object with address a after which its thread goes on
// without having waited for anything.
func orderless(s *event.Step, a event.Addr) bool {
	return s != nil && a.IsObject() && s.Kind == event.Read && s.Addr == a && s.Await == event.AwaitNone && !s.Ord.Acq()
}

// next is what thread t goes on with after its event i.
func (q *watcher) next(x *execution.Execution, t, i int32) *event.Step {
	g := x.Graph
	if i++; i < g.Slots(t) {
		return g.At(event.ID{Thread: t, Index: i}).Step
	}
	if e := g.Last(t); g.HolesIn(t) { // the thread goes on in its first hole
		if e.Kind == event.ThreadFinish || e.Kind == event.Read && !e.Admits(e.Val) {
			return nil
		}
		return q.w.Program.Next(e.Step, e.Val)
	}
	return q.w.Upcoming(x, t)
}

// found starts again because reads of address a may be overtaken.
func (q *watcher) found(g *graph.Graph, a event.Addr) {
	open := reopened(q.w, func(r *config.Refinement) bool { return openAt(r, a) })
	if q.later = g.Space.Partial; q.later {
		q.w.Control.RefineAtEnd(open)
	} else {
		q.w.Control.Refine(open)
	}
}

// reopened is f, which refines what is explored by w to graphs with more holes. Rounds that are left out because of counters are left
// out only in graphs without holes, so they are not any longer.
func reopened(w *execution.Workbench, f func(*config.Refinement) bool) func(*config.Refinement) bool {
	return func(r *config.Refinement) bool {
		if r.Counting() != w.Counting {
			return false // another worker has learnt something because of which all is different
		}
		r.NoCounts = r.NoCounts || w.Counting
		return f(r)
	}
}

// mostOpen bounds how many addresses are told from others before all reads are open.
const mostOpen = 6

// openAt refines r to an exploration in which reads of address a may be overtaken.
func openAt(r *config.Refinement, a event.Addr) bool {
	if r.Holes || slices.Contains(r.Open, a) {
		return false
	}
	if a.IsObject() || len(r.Open) == mostOpen || config.Joint(r.Blocks) {
		return needHoles(r)
	}
	r.Open = append(r.Open, a)
	return true
}

// needHoles refines r to an exploration with holes.
func needHoles(r *config.Refinement) bool { return config.TurnOn(&r.Holes) }

// ModelFor is the model that graphs are checked by under refinement r, if model was asked for: its
// part for graphs without holes, if there is one, until holes are needed.
func ModelFor(model consistency.Model, r *config.Refinement) consistency.Model {
	part := model.Traits().IfAcyclic
	if part == nil || r.Holes {
		return model
	}
	if len(r.Open) == 0 {
		return part
	}
	if o, ok := model.(consistency.Opener); ok {
		return o.Open(r.Open)
	}
	return model
}

// HaveHoles reports whether graphs may have holes under refinement r, if model was asked for.
func HaveHoles(model consistency.Model, r *config.Refinement) bool {
	return ModelFor(model, r).Traits().Dependencies
}

// Commutes reports whether operations that commute are not ordered under refinement r: with holes they are.
func Commutes(cfg *config.Config, model consistency.Model, r *config.Refinement) bool {
	return cfg.Commuting && ModelFor(model, r).Traits().Partial
}
