package execution

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Past is the causal past of an event: a view, or marks where po ∪ rf may be cyclic.
type Past struct {
	View  []int32
	Marks *graph.Marks
}

func (p Past) Has(e event.ID) bool {
	if p.Marks != nil {
		return p.Marks.Has(e)
	}
	return graph.In(p.View, e)
}

// ReadsOutside counts the reads of location l that are not in p.
func (p Past) ReadsOutside(g *graph.Graph, l int32) (n int) {
	for t, i := range g.LastAccesses(l) {
		first := int32(0) // what is before that is in p
		if p.Marks == nil {
			first = p.View[t] + 1
		}
		for i >= first {
			id := event.ID{Thread: int32(t), Index: i}
			e := g.At(id)
			if e.Kind == event.Read && (p.Marks == nil || !p.Marks.Has(id)) {
				n++
			}
			i = e.PrevLoc
		}
	}
	return n
}
