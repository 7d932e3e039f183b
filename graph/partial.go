package graph

import "genmcgo/graph/event"

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
	v := g.PORF(r)
	for _, w := range g.Co(g.At(r).Loc)[1:] {
		if In(v, w) && (w.Thread == r.Thread || g.Ordered(r, event.ID{Thread: w.Thread, Index: w.Index - 1})) {
			list = append(list, w)
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
