package equivalence

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// coherenceOrder tells executions apart by events, reads-from and coherence order. The
// canonical choice of a read is the co-last write, that of a write the last place.
type coherenceOrder struct {
	w *execution.Workbench
	// Scratch of AllCanonical, by location, and how often it was called.
	lasts    []known
	pass     uint64
	foresees bool    // see knows; false where this is a part of another equivalence
	past     []int32 // scratch of replaces
}

func (*coherenceOrder) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	return x.Graph.Co(x.Graph.At(r).Loc), nil
}

func (*coherenceOrder) FirstRead(x *execution.Execution, r event.ID) int32 {
	return x.State.FirstRead(r, false)
}

func (*coherenceOrder) Allows(x *execution.Execution, c *execution.ReadChoice) bool { return true }

func (q *coherenceOrder) TryRead(x *execution.Execution, c *execution.ReadChoice) bool {
	if c.Canonical = c.Pos == c.Top; c.Canonical {
		x.ReadLast(c.Read, c.Write)
		return true
	}
	if c.Step.Await != event.AwaitNone && !c.Step.Admits(c.Value) {
		// The thread would be blocked for good: a read that did not make the
		// maximal choice is never revisited.
		return false
	}
	if c.RMW && (c.Pos < x.State.FirstRead(c.Read, true) || !q.replaces(x, c)) {
		return false
	}
	return x.TryRead(c.Read, c.Write)
}

// replaces reports whether choice c, whose write comes next, may lead to an execution although another read-modify-write
// has read the same value: if that write can revisit the read of the other one. If it cannot because a wait would stay
// without its cause (Filters.Keeps), it revisits no older read either: the wait stays there, too, or is deleted, and without
// its cause it was not canonical.
func (q *coherenceOrder) replaces(x *execution.Execution, c *execution.ReadChoice) bool {
	g := x.Graph
	e := g.At(c.Read)
	rival := g.Co(e.Loc)[c.Pos+1]
	if !g.IsRMWWrite(rival) || !q.knows() {
		return true
	}
	q.past = append(q.past[:0], g.PORF(c.Read)...)
	if c.Write.Thread >= 0 {
		graph.Join(q.past, g.PORF(c.Write))
	}
	r, p, f := execution.ReadOf(rival), execution.Past{View: q.past}, q.w.Filters
	if q.Rivals(x, r, c.Read, c.Step) {
		return false // it went first
	}
	s := g.At(r).Stamp
	return !p.Has(r) && f.Deletable(x, c.Read, p, s, e.Stamp) && q.AllCanonical(x, s, e.Stamp-1, graph.None, p) && f.Keeps(x, r, p)
}

func (*coherenceOrder) Final(x *execution.Execution, c *execution.ReadChoice) bool {
	return !c.Canonical
}

func (q *coherenceOrder) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	g := x.Graph
	e := g.At(id)
	*it = execution.Item{Kind: execution.ItemPlace, Alone: x.Alone, Stamp: e.Stamp, Cur: int32(len(g.Co(e.Loc)))}
	if e.Attr&event.Exclusive != 0 {
		it.Alone = false
		it.Cur = g.PosOf(g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1
		if !q.Fits(x, id, it.Cur) {
			return execution.Skip
		}
		it.Lo = it.Cur
	}
	it.Lo = max(it.Lo, x.State.FirstPlace(id))
	return execution.Take
}

// Fits: nothing stands between the halves of a read-modify-write. If another
// read-modify-write read the same value as that of id, id can stand only as a backward
// revisit of that one.
func (*coherenceOrder) Fits(x *execution.Execution, id event.ID, pos int32) bool {
	co := x.Graph.Co(x.Graph.At(id).Loc)
	return int(pos) == len(co) || !x.Graph.IsRMWWrite(co[pos])
}

func (*coherenceOrder) TryPlace(x *execution.Execution, id event.ID, pos int32) bool {
	return x.TryPlace(id, pos)
}

// Revisits: coherence keeps what is po-before id from reading it.
func (*coherenceOrder) Revisits(x *execution.Execution, id event.ID) bool {
	return x.Graph.ReadAfter(x.Graph.At(id).Loc, id)
}

func (*coherenceOrder) Targets(*execution.Execution, event.ID, execution.Past) (reads []event.ID, all bool) {
	return nil, false
}

func (*coherenceOrder) Returns(*execution.Execution) {}

func (*coherenceOrder) Past(x *execution.Execution, id event.ID) execution.Past {
	return execution.Past{View: x.Graph.PORF(id)}
}

// Rival: a read-modify-write of the value that id's own read returned forbids id wherever
// it is kept: in revisits of reads that are newer than it. If id's read was allowed because id replaces the
// other one, what is newer than the read of that is canonical.
func (q *coherenceOrder) Rival(x *execution.Execution, id event.ID) (rival, known int32) {
	g := x.Graph
	n := int32(len(g.Order))
	e := g.At(id)
	if e.Attr&event.Exclusive == 0 {
		return n, n - 2
	}
	co := g.Co(e.Loc)
	k := g.PosOf(g.At(execution.ReadOf(id))) + 1
	if int(k) == len(co) || !g.IsRMWWrite(co[k]) {
		return n, n - 2
	}
	rival, known = g.At(co[k]).Stamp, n-2
	if q.knows() {
		known = g.At(execution.ReadOf(co[k])).Stamp - 1
	}
	return rival, known
}

// Rivals: if the read first has read what was the last write when it was added, and r was the next event of its thread
// then. A backward revisit by the write of r would let r go first. The answer is the same as long as first is there.
func (q *coherenceOrder) Rivals(x *execution.Execution, first, r event.ID, s *event.Step) bool {
	if !q.knows() || !q.w.Unblocks() || q.w.Space.Partial || q.w.Config.Schedule != config.WritesFirst { // others do not look at all threads
		return false
	}
	g := x.Graph
	e := g.At(first)
	revisited := e.RF.Thread >= 0 && g.At(e.RF).Stamp > e.Stamp
	later := g.At(event.ID{Thread: r.Thread, Index: r.Index - 1}).Stamp > e.Stamp
	if revisited || later || e.Step.Joint() || s.Joint() || g.Forwarded(e.Loc) {
		return false
	}
	v := g.ValueOf(e.Loc, e.RF)
	return s.Succeeds(v) && !q.w.StallsWith(x, r, s, v)
}

// knows reports whether it is known which events the write of a read-modify-write will revisit before it is there: its
// past is that of its read and of what that reads.
func (q *coherenceOrder) knows() bool { return q.foresees && !q.w.Filters.Extend() }

// Canonical: a read reads the co-last write and a write stands last in co, and nothing
// older reads from it.
func (*coherenceOrder) Canonical(x *execution.Execution, d, id event.ID, p execution.Past) bool {
	canonical, _ := coLast(x.Graph, d, id, p)
	return canonical
}

// AllCanonical is Canonical of event after event. What counts as there gets less from each to the next, so each
// coherence order is gone through once. Write id has no place.
func (q *coherenceOrder) AllCanonical(x *execution.Execution, oldest, newest int32, id event.ID, p execution.Past) bool {
	g := x.Graph
	q.pass++
	for s := newest; s >= oldest; s-- {
		d := g.Order[s]
		if p.Has(d) {
			continue
		}
		switch e := g.At(d); e.Kind {
		case event.Read:
			if g.Co(e.Loc)[q.last(g, e.Loc, s, p)] != e.RF {
				return false
			}
		case event.Write:
			if q.last(g, e.Loc, s, p) > e.CoPos || readBefore(g, d) {
				return false
			}
		case event.Choice:
			if e.Val.Lo != 0 {
				return false
			}
		}
	}
	return true
}

// last is the position in co of location l of the last write that is older than s or in p.
func (q *coherenceOrder) last(g *graph.Graph, l, s int32, p execution.Past) int32 {
	co := g.Co(l)
	for int(l) >= len(q.lasts) {
		q.lasts = append(q.lasts, known{})
	}
	n := &q.lasts[l]
	if n.pass != q.pass {
		n.pass, n.pos = q.pass, int32(len(co))-1
	}
	for {
		if y := co[n.pos]; p.Has(y) || g.At(y).Stamp < s {
			return n.pos
		}
		n.pos--
	}
}

// known is the position of a write in co, as far as it is known since pass.
type known struct {
	pass uint64
	pos  int32
}

// allCanonical is AllCanonical of q, which decides otherwise than coherenceOrder which choices are canonical.
func allCanonical(q execution.Equivalence, x *execution.Execution, oldest, newest int32, id event.ID, p execution.Past) bool {
	for s := newest; s >= oldest; s-- {
		if d := x.Graph.Order[s]; !p.Has(d) && !q.Canonical(x, d, id, p) {
			return false
		}
	}
	return true
}

// coLast reports whether the choice of event d is the co-last one where there are only the events
// older than d and p, the past of write id without id itself. If it is not, later says whether
// that is only because there is a later one.
func coLast(g *graph.Graph, d, id event.ID, p execution.Past) (canonical, later bool) {
	e := g.At(d)
	var pos int32
	switch e.Kind {
	case event.Read:
		if y := e.RF; y.Thread >= 0 && (y == id || !p.Has(y) && g.At(y).Stamp >= e.Stamp) {
			return false, false
		}
		pos = g.PosOf(e)
	case event.Write:
		if readBefore(g, d) {
			return false, false
		}
		pos = e.CoPos
	case event.Choice:
		return e.Val.Lo == 0, false
	default:
		return true, false
	}
	co := g.Co(e.Loc)
	if p.Marks != nil {
		for k := int32(len(co)) - 1; k > pos; k-- {
			if y := co[k]; y != id && (p.Marks.Has(y) || g.At(y).Stamp < e.Stamp) {
				return false, true
			}
		}
		return true, false
	}
	for k := int32(len(co)) - 1; k > pos; k-- {
		if y := co[k]; y != id && (p.View[y.Thread] >= y.Index || g.At(y).Stamp < e.Stamp) {
			return false, true
		}
	}
	return true, false
}

// readBefore reports whether write d is read by an event that is older.
func readBefore(g *graph.Graph, d event.ID) bool {
	e := g.At(d)
	for r := g.FirstReader(e.Loc, d); r != graph.None; r = g.NextReader(r) {
		if g.At(r).Stamp < e.Stamp {
			return true
		}
	}
	return false
}

func (q *coherenceOrder) Restrict(x, h *execution.Execution, r, id event.ID, p execution.Past) bool {
	x.Restrict(h, x.Graph.At(r).Stamp, p.View, id, r)
	return true
}

// Revisit leaves all places of id in co that r can read from for later.
func (q *coherenceOrder) Revisit(h *execution.Execution, id, r event.ID, it *execution.Item) execution.Verdict {
	e := h.Graph.At(id)
	rmw := h.Graph.At(r).Succeeds(e.Val) && !h.Graph.Overlaid(r) // else TryRevisit knows
	*it = execution.Item{Kind: execution.ItemRevPlace, Stamp: e.Stamp, Read: r, Cur: int32(len(h.Graph.Co(e.Loc))),
		Lo: max(h.State.FirstPlace(id), h.State.FirstRead(r, rmw)+1)}
	if e.Attr&event.Exclusive != 0 {
		it.Cur = h.Graph.PosOf(h.Graph.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1
		it.Lo = max(it.Lo, it.Cur)
		if !q.Fits(h, id, it.Cur) {
			it.Lo = it.Cur + 1
		}
	}
	if it.Lo > it.Cur {
		return execution.Skip
	}
	return execution.Wait
}

func (*coherenceOrder) TryRevisit(x *execution.Execution, id event.ID, pos int32, r event.ID) bool {
	return x.TryRevisit(id, pos, r)
}

func (*coherenceOrder) GoesFirst(x *execution.Execution) int32 { return x.Pending }

func (*coherenceOrder) Completes(*execution.Execution, event.ID) []event.ID { return nil }

func (*coherenceOrder) LastKnown() bool { return true }

func (*coherenceOrder) LastValue(x *execution.Execution, _ int32, s *event.Step) (event.Value, bool) {
	return x.Graph.LastValue(s), true
}

func (*coherenceOrder) Relink(*execution.Execution, event.ID) {}

func (*coherenceOrder) Impossible(*execution.Execution) bool { return false }

func (*coherenceOrder) Late() bool { return false }

func (*coherenceOrder) Denies(*execution.Execution, *result.Found, bool) bool { return false }

func (*coherenceOrder) SettleWaits(*execution.Execution) {}

func (*coherenceOrder) Distinct(*execution.Execution) bool { return true }

func (*coherenceOrder) Recurs(*execution.Execution) (result.Digest, bool) {
	return result.Digest{}, false
}
