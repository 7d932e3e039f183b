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

// ReadsOutside appends to list, which is empty, the stamps of the reads of location l that are not in p, the newest first.
func (p Past) ReadsOutside(list []int32, g *graph.Graph, l int32) []int32 {
	for t, i := range g.LastAccesses(l) {
		first := int32(0) // what is before that is in p
		if p.Marks == nil {
			first = p.View[t] + 1
		}
		for i >= first {
			id := event.ID{Thread: int32(t), Index: i}
			e := g.At(id)
			if e.Kind == event.Read && (p.Marks == nil || !p.Marks.Has(id)) {
				k := len(list)
				list = append(list, e.Stamp)
				for ; k > 0 && list[k-1] < e.Stamp; k-- {
					list[k], list[k-1] = list[k-1], e.Stamp
				}
			}
			i = e.PrevLoc
		}
	}
	return list
}
