package graph

import "genmcgo/graph/event"

// A partial location stands for an object of which only some operations are ordered: those that
// the program does not declare to commute. An operation is a read-modify-write there. Its read
// has a cut: the writes that come before it, which are those in its porf view; RF is one of them,
// and its value need not be that of any. Coherence order is a linear extension of what is ordered,
// and means no more.

// Partial reports whether l is a partial location.
func (g *Graph) Partial(l int32) bool { return g.Space.Locs[l].Partial }

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

// Cut appends the writes of r's location, a partial one, that come before read r, and are of
// other threads, to list.
func (g *Graph) Cut(list []event.ID, r event.ID) []event.ID {
	v := g.PORF(r)
	for _, w := range g.Co(g.At(r).Loc)[1:] {
		if w.Thread != r.Thread && In(v, w) {
			list = append(list, w)
		}
	}
	return list
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
			if e.HasRF {
				f(r)
			}
			i = e.PrevLoc
		}
	}
}
