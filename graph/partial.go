package graph

import (
	"slices"

	"genmcgo/graph/event"
)

// A partial location stands for an object of which only some operations are ordered: those that
// the program does not declare to commute. An operation is a read-modify-write there. Its read
// has a cut: the writes that come before it, which are those in its porf view; RF is one of them,
// and its value need not be that of any. Coherence order is a linear extension of what is ordered,
// and means no more.

// Partial reports whether l is a partial location.
func (g *Graph) Partial(l int32) bool { return g.Space.Partial && g.Space.Locs[l].Partial }

// SetCut makes read r of a partial location, the last event of its thread and without rf, come
// after writes, and return v. The first one, if there is any, becomes its RF.
func (g *Graph) SetCut(r event.ID, writes []event.ID, v event.Value) {
	from := event.Init
	if len(writes) > 0 {
		from = writes[0]
	}
	g.SetRF(r, from)
	row := g.porf.Row(r.Thread, r.Index)
	for _, w := range writes {
		JoinOf(row, g.porf.Row(w.Thread, w.Index), w)
	}
	g.At(r).Val = v
}

// Cut appends to list the writes of r's location, a partial one, that come before read r because its
// operation does not commute with theirs, or because they are of the same thread.
func (g *Graph) Cut(list []event.ID, r event.ID) []event.ID {
	for _, w := range g.Co(g.At(r).Loc)[1:] {
		if g.Cuts(w, r) {
			list = append(list, w)
		}
	}
	return list
}

// Cuts reports whether write w of a partial location is in the cut of read r of the same one.
func (g *Graph) Cuts(w, r event.ID) bool {
	return In(g.PORF(r), w) && (w.Thread == r.Thread || g.Ordered(r, event.ID{Thread: w.Thread, Index: w.Index - 1}))
}

// Preceding appends to list the writes of l, a partial location, that come before some write of l in view in
// the order of its operations: what their cuts say, and what follows from that. view is closed under program
// order.
func (g *Graph) Preceding(list []event.ID, l int32, view []int32) []event.ID {
	co := g.Co(l)
	begin := len(list)
	for k := len(co) - 1; k > 0; k-- {
		w := co[k]
		before := slices.Contains(list[begin:], w)
		if !before && !In(view, w) {
			continue
		}
		r := event.ID{Thread: w.Thread, Index: w.Index - 1}
		for _, a := range co[1:k] {
			if g.Cuts(a, r) && !slices.Contains(list[begin:], a) {
				list = append(list, a)
			}
		}
	}
	return list
}

// Ordered reports whether the operations with reads a and b, of different threads, are ordered: the program
// does not declare that they commute.
func (g *Graph) Ordered(a, b event.ID) bool {
	return !event.OperationOf(&g.At(a).Step.Label).Commutes(event.OperationOf(&g.At(b).Step.Label))
}

// Cutters calls f for each read of other threads that comes after write w of a partial location.
func (g *Graph) Cutters(w event.ID, f func(r event.ID)) {
	for t, i := range g.LastAccesses(g.At(w).Loc) {
		for i >= 0 && int32(t) != w.Thread {
			r := event.ID{Thread: int32(t), Index: i}
			e := g.At(r)
			if e.HasRF && !In(g.PORF(r), w) {
				break // nor do the earlier ones
			}
			if e.HasRF && g.Ordered(r, event.ID{Thread: w.Thread, Index: w.Index - 1}) {
				f(r)
			}
			i = e.PrevLoc
		}
	}
}
