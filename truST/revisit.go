package trust

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// revisits pushes a work item for every read that write id, just added and not
// yet placed, must revisit: reads of its location outside its causal prefix, such
// that the read and all events the revisit deletes were added maximally.
// Source: TruSt (POPL 2022) Alg. 1; genmc-2024 Alg. 1 line 12.
func (w *worker) revisits(x *execution, id event.ID) {
	g := x.g
	l := g.At(id).Loc
	p := w.past(x, id)
	left := p.readsOutside(g, l) // reads that might be revisited
	if left == 0 {
		return
	}
	rival := w.eq.rival(x, id)
	newest := int32(len(g.Order)) // the filters let what is newer than that be deleted
	for s := newest - 2; left > 0; s-- {
		d := g.Order[s]
		if p.has(d) {
			continue
		}
		if !w.eq.canonical(x, d, id, p) {
			return
		}
		e := g.At(d)
		if e.Kind != event.Read || e.Loc != l {
			continue
		}
		left--
		if s > rival {
			continue
		}
		if !w.filters.deletable(x, id, p, s, newest) {
			return
		}
		newest = s
		if w.filters.keeps(x, d, p) {
			w.keep(x, item{kind: itemRevisit, stamp: g.At(id).Stamp, read: d})
		}
	}
}

// past is the causal past of write id that revisits by it keep.
func (w *worker) past(x *execution, id event.ID) past {
	return w.filters.extends(x, id, w.eq.past(x, id))
}

// revisit starts the exploration in which read r reads from write id, the newest
// event of x: everything newer than r outside id's causal prefix is gone. It
// returns true if that is on the stack, to be extended, false if it is there with
// its own work or nothing came of it.
func (w *worker) revisit(x *execution, id, r event.ID) bool {
	w.res.Stats.Revisits++
	g := x.g
	if g.At(id).CoPos > 0 {
		x.unplace(id)
	}
	if w.filters.waits(x, id, r) {
		return w.revisitStalled(x, id, r)
	}
	h := w.newExecution()
	h.stalls = append(h.stalls[:0], x.stalls...)
	h.dropStalls(g.At(r).Stamp)
	w.filters.inherit(x, h)
	if !w.eq.restrict(x, h, r, id, w.past(x, id)) {
		w.pool = append(w.pool, h)
		return false
	}
	return w.eq.revisit(h, id, r)
}

// takeRevPlace places write id of a revisited graph and lets read r read it.
func (w *worker) takeRevPlace(x *execution, id, r event.ID, lo, cur int32) bool {
	g := x.g
	e := g.At(id)
	for pos := cur; pos >= lo; pos-- {
		if !w.eq.fits(x, id, pos) || !w.filters.revisit(x, id, pos, r) ||
			!w.eq.tryRevisit(x, id, pos, r) {
			continue
		}
		if pos > lo {
			w.keep(x, item{kind: itemRevPlace, stamp: e.Stamp, lo: lo, cur: pos - 1, read: r})
		}
		x.pending = -1
		if y := g.At(r); y.Succeeds(y.Val) {
			x.pending = r.Thread
		}
		return w.checkRead(x, r) && w.checkWrite(x, id)
	}
	return false
}

// revisitStalled starts the exploration in which read r waits because of write id,
// the newest event of x, on which it would stop or which it may not read.
func (w *worker) revisitStalled(x *execution, id, r event.ID) bool {
	g := x.g
	s := g.At(r).Stamp
	h := w.newExecution()
	x.restrict(h, s-1, w.past(x, id).view, id, graph.None)
	e := h.g.At(id)
	pos := int32(len(h.g.Co(e.Loc)))
	if e.Attr&event.Exclusive != 0 && h.g.PosOf(h.g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) != pos-1 {
		// Not the co-last write of what is kept: nothing could let r go on any more.
		w.pool = append(w.pool, h)
		return false
	}
	h.work = h.work[:0]
	h.stalls = append(h.stalls[:0], x.stalls...)
	h.dropStalls(s)
	h.stalls = append(h.stalls, stall{t: r.Thread, i: r.Index, at: s, loc: e.Loc, cause: id})
	h.setPlace(id, pos)
	w.stack = append(w.stack, h)
	return w.checkWrite(h, id)
}
