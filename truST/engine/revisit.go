package engine

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/execution"
)

// revisits pushes a work item for every read that write id, just added and not
// yet placed, must revisit: reads of its location outside its causal prefix, such
// that the read and all events the revisit deletes were added maximally.
// Source: TruSt (POPL 2022) Alg. 1; genmc-2024 Alg. 1 line 12.
func (w *Worker) revisits(x *execution.Execution, id event.ID) {
	if !w.Equivalence.Revisits(x, id) {
		return
	}
	n := len(x.Work)
	w.keepRevisits(x, id, w.past(x, id))
	if len(x.Work) > n {
		w.Equivalence.Returns(x)
	}
}

// keepRevisits is revisits, if p is what those by write id keep.
func (w *Worker) keepRevisits(x *execution.Execution, id event.ID, p execution.Past) {
	g := x.Graph
	if list, all := w.Equivalence.Targets(x, id, p); all {
		for _, r := range list {
			if w.Filters.Deletable(x, id, p, g.At(r).Stamp, int32(len(g.Order))) && w.Filters.Keeps(x, r, p) {
				w.keep(x, execution.Item{Kind: execution.ItemRevisit, Stamp: g.At(id).Stamp, Read: r})
			}
		}
		return
	}
	w.list = p.ReadsOutside(w.list[:0], g, g.At(id).Loc)
	if len(w.list) == 0 {
		return
	}
	rival, next := w.Equivalence.Rival(x, id)
	newest := int32(len(g.Order)) // the filters let what is newer than that be deleted
	if invariant.Enabled && !w.Equivalence.AllCanonical(x, next+1, newest-2, id, p) {
		panic("BUG: a read-modify-write was to replace another one, and may not revisit its read")
	}
	waits := len(x.Stalls) // how many of them the filters were not asked about
	for _, s := range w.list {
		if waits > 0 && x.Stalls[waits-1].At > s { // before Canonical, which looks at more
			if !w.Filters.Deletable(x, id, p, s, newest) {
				return
			}
			for newest = s; waits > 0 && x.Stalls[waits-1].At > s; waits-- {
			}
		}
		if s > rival {
			continue
		}
		if s <= next {
			if !w.Equivalence.AllCanonical(x, s, next, id, p) {
				return
			}
			next = s - 1
		}
		if d := g.Order[s]; w.Filters.Keeps(x, d, p) && !w.Filters.LostBy(x, id, d) {
			w.keep(x, execution.Item{Kind: execution.ItemRevisit, Stamp: g.At(id).Stamp, Read: d})
		}
	}
}

// revisit starts the exploration in which read r reads from write id, the newest
// event of x: everything newer than r outside id's causal prefix is gone. It
// returns true if that is on the stack, to be extended, false if it is there with
// its own work or nothing came of it.
func (w *Worker) revisit(x *execution.Execution, id, r event.ID) bool {
	g := x.Graph
	if g.At(id).CoPos > 0 {
		x.Unplace(id)
	}
	verdict := w.Filters.Revisited(x, id, r)
	if verdict == execution.Skip {
		return false
	}
	w.Result.Stats.Revisits++
	if verdict == execution.Wait {
		return w.revisitStalled(x, id, r)
	}
	h := w.kept(x, id, r)
	if h == nil {
		return false
	}
	v := w.Equivalence.Revisit(h, id, r, &w.item)
	if v == execution.Skip {
		w.Free(h)
		return false
	}
	h.Work = h.Work[:0]
	w.push(h)
	if v == execution.Wait {
		w.item.Since = w.Spent()
		h.Work = append(h.Work, w.item)
		return false
	}
	return w.reads(h, id, r)
}

// kept is what a revisit of read r by write id keeps of x, nil if the equivalence does not allow it.
func (w *Worker) kept(x *execution.Execution, id, r event.ID) *execution.Execution {
	h := w.New()
	w.Filters.Inherit(x, h)
	if !w.Equivalence.Restrict(x, h, r, id, w.past(x, id)) {
		w.Free(h)
		return nil
	}
	h.InheritStalls(x, x.Graph.At(r).Stamp)
	return h
}

// reads goes on with x, in which read r has come to read write id. It returns false if x ends with that.
func (w *Worker) reads(x *execution.Execution, id, r event.ID) bool {
	x.Pending, x.Changed = -1, r
	if e := x.Graph.At(r); e.Succeeds(e.Val) {
		x.Pending = r.Thread
	}
	return w.CheckRead(x, r) && w.CheckWrite(x, id)
}

// takeRevPlace places write id of a revisited graph and lets read r read it.
func (w *Worker) takeRevPlace(x *execution.Execution, id, r event.ID, lo, cur int32) bool {
	g := x.Graph
	e := g.At(id)
	for pos := cur; pos >= lo; pos-- {
		if !w.Equivalence.Fits(x, id, pos) || !w.Filters.Revisit(x, id, pos, r) ||
			!w.Equivalence.TryRevisit(x, id, pos, r) {
			continue
		}
		if pos > lo {
			w.keep(x, execution.Item{Kind: execution.ItemRevPlace, Stamp: e.Stamp, Lo: lo, Cur: pos - 1, Read: r})
		}
		return w.reads(x, id, r)
	}
	return false
}

// revisitStalled starts the exploration in which read r waits because of write id,
// the newest event of x, on which it would stop or which it may not read.
func (w *Worker) revisitStalled(x *execution.Execution, id, r event.ID) bool {
	g := x.Graph
	s := g.At(r).Stamp
	h := w.New()
	x.Restrict(h, s-1, w.past(x, id).View, id, graph.None)
	e := h.Graph.At(id)
	pos := int32(len(h.Graph.Co(e.Loc)))
	if e.Attr&event.Exclusive != 0 && h.Graph.PosOf(h.Graph.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) != pos-1 {
		// Not the co-last write of what is kept: nothing could let r go on any more.
		w.Free(h)
		return false
	}
	h.Work = h.Work[:0]
	h.InheritStalls(x, s)
	h.Wait(execution.Stall{Thread: r.Thread, Index: r.Index, At: s, Loc: e.Loc, Cause: id})
	h.SetPlace(id, pos)
	w.push(h)
	return w.CheckWrite(h, id)
}

// complete pushes a work item for every read that is to be revisited by a write which lacks nothing only since the
// newest choice of x.
func (w *Worker) complete(x *execution.Execution) {
	n := int32(len(x.Graph.Order))
	if n == 0 || n == x.Settled { // a read that was added was taken out again: it waits
		return
	}
	newest, c := x.Graph.Order[n-1], x.Changed
	x.Changed, x.Settled = graph.None, n
	if c != graph.None && c != newest {
		w.completeAfter(x, c)
	}
	w.completeAfter(x, newest)
}

// completeAfter is complete for the choice of event c.
func (w *Worker) completeAfter(x *execution.Execution, c event.ID) {
	g := x.Graph
	newest := x.Newest()
	for _, id := range w.Equivalence.Completes(x, c) {
		p := w.past(x, id)
		w.list = p.ReadsOutside(w.list[:0], g, g.At(id).Loc)
		next := newest
		for _, s := range w.list {
			d := g.Order[s]
			if !w.Equivalence.AllCanonical(x, s, next, id, p) {
				break
			}
			next = s - 1
			if d.Thread != id.Thread && w.Filters.Keeps(x, d, p) && !w.Filters.LostBy(x, id, d) {
				w.keep(x, execution.Item{Kind: execution.ItemComplete, Stamp: newest, Cur: g.At(id).Stamp, Read: d})
			}
		}
	}
}

// revisitComplete is revisit by write id of x that complete has found. It keeps its place.
func (w *Worker) revisitComplete(x *execution.Execution, id, r event.ID) bool {
	if w.Filters.Revisited(x, id, r) != execution.Take {
		return false
	}
	w.Result.Stats.Revisits++
	h := w.kept(x, id, r)
	if h == nil {
		return false
	}
	if !w.Equivalence.TryRevisit(h, id, h.Graph.At(id).CoPos, r) {
		w.Free(h)
		return false
	}
	h.Work = h.Work[:0]
	w.push(h)
	return w.reads(h, id, r)
}
