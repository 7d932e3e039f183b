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

// pasts are those of the writes that alternatives are about, by ascending stamp. An alternative is taken up when its write is the newest
// event once more. What is behind the end of the slice is reused.
type pasts []pastAt

// pastAt is the past of the write with a stamp.
type pastAt struct {
	stamp int32
	marks *graph.Marks
}

// maxPasts bounds how many pasts an execution remembers, and maxRemembered the number of its events.
const (
	maxPasts      = 64
	maxRemembered = 1 << 10
)

// cut forgets the pasts of events that are newer than that with stamp s.
func (p *pasts) cut(s int32) {
	n := len(*p)
	for n > 0 && (*p)[n-1].stamp > s {
		n--
	}
	*p = (*p)[:n]
}

// remember keeps m, the past of event s, the newest, and returns what takes the place of m.
func (p *pasts) remember(s int32, m *graph.Marks) *graph.Marks {
	n := len(*p)
	if n == maxPasts || s >= maxRemembered || n > 0 && (*p)[n-1].stamp == s {
		return m
	}
	if n == cap(*p) {
		*p = append(*p, pastAt{})
	}
	*p = (*p)[:n+1]
	at := &(*p)[n]
	spare := at.marks
	if spare == nil {
		spare = &graph.Marks{}
	}
	*at = pastAt{s, m}
	return spare
}

// at is the past of event s, the newest, nil if it is not remembered.
func (p pasts) at(s int32) *graph.Marks {
	if n := len(p); n > 0 && p[n-1].stamp == s {
		return p[n-1].marks
	}
	return nil
}

// bytes is what p takes, with what is reused.
func (p pasts) bytes() (n int) {
	for _, a := range p[:cap(p)] {
		if a.marks != nil {
			n += a.marks.Bytes()
		}
	}
	return n
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
