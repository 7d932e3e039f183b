package trust

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Exploration under models with dependencies (IMM). po ∪ rf may be cyclic there:
// the causal past of a write is what it depends on (consistency.Dependent), so a
// write may revisit a read that is before it in po ∪ rf, and the revisit keeps some
// later events of a thread without the earlier ones (graph/holes.go).
//
// The algorithm is the same, with three differences:
//
//   - An event that is added into a hole is not the last of its thread. The events
//     after it may forbid what is co-last, so all choices are tried for consistency,
//     and the canonical choice is the co-last consistent one.
//   - Of a read-modify-write the second half may be deleted and the first kept. Its
//     thread then goes on first, and no other read-modify-write may stand on the
//     value that the first half read.
//   - Whether a deleted event was added canonically is decided in the graph of what
//     was older and the write's past: if later events of its thread are in that past,
//     by trying what else it could have chosen there.
//
// Source of dependencies in DPOR: Kokologiannakis and Vafeiadis, HMC (ASPLOS 2020).

// prefix leaves the causal past of write id in w.past.
func (w *worker) prefix(x *execution, id event.ID) {
	w.past.Clear()
	x.st.(consistency.Dependent).Prefix(id, &w.past)
}

// relink looks the steps after event id up anew: id has a value now.
func (w *worker) relink(x *execution, id event.ID) {
	g := x.g
	for i := id.Index; i+1 < g.Slots(id.Thread); i++ {
		e := g.At(event.ID{Thread: id.Thread, Index: i})
		n := w.prog.Next(e.Step, e.Val)
		next := event.ID{Thread: id.Thread, Index: i + 1}
		f := g.At(next)
		if f.Step == n {
			return
		}
		if !g.Relink(next, n) {
			panic(fmt.Sprintf("BUG: event %v depends on what it does not say: was %v at %#x, is %v at %#x", next, f.Kind, f.Addr, n.Kind, n.Addr))
		}
		if n.Kind.Terminal() {
			return // an error in a gap: the thread gets no further
		}
	}
}

// halfway returns a thread that has the first half of a read-modify-write in the
// graph but not the second, -1 if there is none.
func (w *worker) halfway(x *execution) int32 {
	g := x.g
	for t := int32(0); int(t) < g.Threads(); t++ {
		n := g.Slots(t)
		for i := n - 1; i >= 0; i-- {
			if next := (event.ID{Thread: t, Index: i + 1}); !g.Contains(next) && succeeded(g.At(event.ID{Thread: t, Index: i})) {
				if c := w.classify(x, t); c == graph.ClassReady || c == graph.ClassRead {
					return t
				}
			}
			if !g.HolesIn(t) {
				break
			}
		}
	}
	return -1
}

// succeeded reports whether r is the first half of a read-modify-write.
func succeeded(r *graph.Event) bool {
	return !r.Absent && r.Kind == event.Read && r.HasRF && r.Succeeds(r.Val)
}

// reserved reports whether another read-modify-write, whose second half may be
// missing, has read the value that exclusive write id is to follow.
func (w *worker) reserved(x *execution, id event.ID) bool {
	g := x.g
	own := event.ID{Thread: id.Thread, Index: id.Index - 1}
	for r := g.FirstReader(g.At(id).Loc, g.At(own).RF); r != graph.None; r = g.NextReader(r) {
		if r != own && succeeded(g.At(r)) {
			return true
		}
	}
	return false
}

// looseRevisits is revisits for models with dependencies.
func (w *worker) looseRevisits(x *execution, id event.ID) {
	g := x.g
	l := g.At(id).Loc
	w.prefix(x, id)
	left := 0 // reads that might be revisited
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.LastAccess(l, t); i >= 0; {
			e := g.At(event.ID{Thread: t, Index: i})
			if e.Kind == event.Read && !w.past.Has(event.ID{Thread: t, Index: i}) {
				left++
			}
			i = e.PrevLoc
		}
	}
	for s := int32(len(g.Order)) - 2; left > 0; s-- {
		d := g.Order[s]
		if w.past.Has(d) {
			continue
		}
		if !w.canonical(x, d, id) {
			break
		}
		if e := g.At(d); e.Kind == event.Read && e.Loc == l {
			left--
			x.work = append(x.work, item{kind: itemRevisit, stamp: g.At(id).Stamp, read: d})
		}
	}
}

// canonical is maximal with w.past for the past of write id, which has no place.
func (w *worker) canonical(x *execution, d, id event.ID) bool {
	g := x.g
	e := g.At(d)
	older := func(y event.ID) bool {
		return y.Thread < 0 || y != id && (w.past.Has(y) || g.At(y).Stamp < e.Stamp)
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
		if e.Attr&event.Exclusive != 0 {
			return true // it has one place only, and its first half may be kept
		}
		pos = e.CoPos
	case event.Choice:
		return e.Val.Lo == 0
	default:
		return true
	}
	co := g.Co(e.Loc)
	last := int32(len(co)) - 1
	for last > pos && !older(co[last]) {
		last--
	}
	if last == pos {
		return true
	}
	for i := d.Index + 1; i < g.Slots(d.Thread); i++ {
		if y := (event.ID{Thread: d.Thread, Index: i}); !g.At(y).Absent && older(y) {
			return w.lastConsistent(x, d)
		}
	}
	return false
}

// lastConsistent reports whether the choice of d, which is not co-last, is the
// co-last consistent one in the graph of the events older than d and w.past.
func (w *worker) lastConsistent(x *execution, d event.ID) bool {
	h := w.fresh()
	defer func() { w.pool = append(w.pool, h) }()
	g := h.g
	x.g.RestrictTo(g, x.g.At(d).Stamp, &w.past)
	e := g.At(d)
	pos := g.PosOf(e)
	co := g.Co(e.Loc)
	if e.Kind == event.Write {
		g.Unplace(d)
		h.st.Restrict(x.st, nil)
		for p := int32(len(g.Co(e.Loc))); p > pos; p-- {
			if co := g.Co(e.Loc); int(p) < len(co) && g.IsRMWWrite(co[p]) {
				continue
			}
			g.Place(d, p)
			h.st.Place(d)
			if h.st.Consistent(d) {
				return false
			}
			h.st.Unplace(d)
			g.Unplace(d)
		}
		return true
	}
	g.UnsetRF(d)
	h.st.Restrict(x.st, nil)
	for p := int32(len(co)) - 1; p > pos; p-- {
		v := g.ValueOf(e.Loc, co[p])
		if e.Succeeds(v) && p < h.st.FirstRead(d, true) {
			continue
		}
		g.SetRF(d, co[p])
		h.st.Read(d)
		if h.st.Consistent(d) {
			return false
		}
		h.st.Unread(d)
		g.UnsetRF(d)
	}
	return true
}
