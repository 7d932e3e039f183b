package trust

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// coherenceOrder tells executions apart by events, reads-from and coherence order. The
// canonical choice of a read is the co-last write, that of a write the last place.
type coherenceOrder struct{ w *worker }

func (*coherenceOrder) reads(x *execution, r event.ID) []event.ID { return x.g.Co(x.g.At(r).Loc) }

func (*coherenceOrder) firstRead(x *execution, r event.ID) int32 { return x.st.FirstRead(r, false) }

func (*coherenceOrder) allows(x *execution, c *choice) bool { return true }

func (*coherenceOrder) tryRead(x *execution, c *choice) bool {
	if c.canonical = c.pos == c.top; c.canonical {
		x.readLast(c.read, c.write)
		return true
	}
	if c.step.Await != event.AwaitNone && !c.step.Admits(c.value) {
		// The thread would be blocked for good: a read that did not make the
		// maximal choice is never revisited.
		return false
	}
	if c.rmw && c.pos < x.st.FirstRead(c.read, true) {
		return false
	}
	return x.tryRead(c.read, c.write)
}

func (*coherenceOrder) final(x *execution, c *choice) bool { return !c.canonical }

func (q *coherenceOrder) place(x *execution, id event.ID) bool {
	g := x.g
	e := g.At(id)
	it := item{kind: itemPlace, lone: x.lone, stamp: e.Stamp, cur: int32(len(g.Co(e.Loc)))}
	if e.Attr&event.Exclusive != 0 {
		it.lone = false
		it.cur = g.PosOf(g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1
		if !q.fits(x, id, it.cur) {
			return false
		}
		it.lo = it.cur
	}
	it.lo = max(it.lo, x.st.FirstPlace(id))
	return q.w.takePlace(x, id, it)
}

// fits: nothing stands between the halves of a read-modify-write. If another
// read-modify-write read the same value as that of id, id can stand only as a backward
// revisit of that one.
func (*coherenceOrder) fits(x *execution, id event.ID, pos int32) bool {
	co := x.g.Co(x.g.At(id).Loc)
	return int(pos) == len(co) || !x.g.IsRMWWrite(co[pos])
}

func (*coherenceOrder) tryPlace(x *execution, id event.ID, pos int32) bool {
	return x.tryPlace(id, pos)
}

func (*coherenceOrder) past(x *execution, id event.ID) past { return past{view: x.g.PORF(id)} }

// rival: a read-modify-write of the value that id's own read returned forbids id wherever
// it is kept: in revisits of reads that are newer than it.
func (*coherenceOrder) rival(x *execution, id event.ID) int32 {
	g := x.g
	if e := g.At(id); e.Attr&event.Exclusive != 0 {
		co := g.Co(e.Loc)
		if k := g.PosOf(g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1; int(k) < len(co) && g.IsRMWWrite(co[k]) {
			return g.At(co[k]).Stamp
		}
	}
	return int32(len(g.Order))
}

// canonical: a read reads the co-last write and a write stands last in co, and nothing
// older reads from it.
func (*coherenceOrder) canonical(x *execution, d, id event.ID, p past) bool {
	g, v := x.g, p.view
	e := g.At(d)
	older := func(y event.ID) bool {
		return y.Thread < 0 || (y != id && (graph.In(v, y) || g.At(y).Stamp < e.Stamp))
	}
	var pos int32
	switch e.Kind {
	case event.Read:
		if !older(e.RF) {
			return false
		}
		pos = g.PosOf(e)
	case event.Write:
		for r := g.FirstReader(e.Loc, d); r != graph.None; r = g.NextReader(r) {
			if g.At(r).Stamp < e.Stamp {
				return false
			}
		}
		pos = e.CoPos
	case event.Choice:
		return e.Val.Lo == 0
	default:
		return true
	}
	co := g.Co(e.Loc)
	for k := int32(len(co)) - 1; k > pos; k-- {
		if older(co[k]) {
			return false
		}
	}
	return true
}

func (q *coherenceOrder) restrict(x, h *execution, r, id event.ID, p past) bool {
	x.restrict(h, x.g.At(r).Stamp, p.view, id, r)
	return true
}

// revisit leaves all places of id in co that r can read from for later.
func (q *coherenceOrder) revisit(h *execution, id, r event.ID) bool {
	w := q.w
	e := h.g.At(id)
	it := item{kind: itemRevPlace, stamp: e.Stamp, read: r, since: w.work(), cur: int32(len(h.g.Co(e.Loc))),
		lo: max(h.st.FirstPlace(id), h.st.FirstRead(r, h.g.At(r).Succeeds(e.Val))+1)}
	if e.Attr&event.Exclusive != 0 {
		it.cur = h.g.PosOf(h.g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1
		it.lo = max(it.lo, it.cur)
		if !w.eq.fits(h, id, it.cur) {
			it.lo = it.cur + 1
		}
	}
	if it.lo > it.cur {
		w.pool = append(w.pool, h)
		return false
	}
	h.work = append(h.work[:0], it)
	w.stack = append(w.stack, h)
	return false
}

func (*coherenceOrder) tryRevisit(x *execution, id event.ID, pos int32, r event.ID) bool {
	return x.tryRevisit(id, pos, r)
}

func (*coherenceOrder) goesFirst(x *execution) int32 { return x.pending }

func (*coherenceOrder) lastKnown() bool { return true }

func (*coherenceOrder) relink(*execution, event.ID) {}

func (*coherenceOrder) impossible(*execution) bool { return false }

func (*coherenceOrder) settleWaits(*execution) {}
