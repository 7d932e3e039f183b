package execution

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Objects of which only some operations are ordered (graph/partial.go). The state that an
// operation finds is what the operations before it make of the object, in whatever order that
// agrees with theirs: those that are not ordered commute.

// Operation is the operation whose read is r.
func Operation(g *graph.Graph, r event.ID) event.Operation {
	return event.OperationOf(&g.At(r).Step.Label)
}

// ReadOf is the read of the operation whose write is w: the event before it.
func ReadOf(w event.ID) event.ID { return event.ID{Thread: w.Thread, Index: w.Index - 1} }

// Depends reports whether the operations with reads a and b, of different threads, are ordered.
func Depends(g *graph.Graph, a, b event.ID) bool {
	return g.Ordered(a, b)
}

// pastSize is the number of events in the view of e. It grows with causality.
func pastSize(g *graph.Graph, e event.ID) (n int32) {
	for _, i := range g.PORF(e) {
		n += i + 1
	}
	return n
}

// Sooner is a total order of events that agrees with causality, and depends on the graph alone.
func Sooner(g *graph.Graph, a, b event.ID) bool {
	if n, m := pastSize(g, a), pastSize(g, b); n != m {
		return n < m
	}
	if x, y := g.Space.Tids[a.Thread], g.Space.Tids[b.Thread]; x != y {
		return x < y
	}
	return a.Index < b.Index
}

// SortSooner sorts events so.
func SortSooner(g *graph.Graph, list []event.ID) {
	slices.SortFunc(list, func(a, b event.ID) int {
		switch {
		case a == b:
			return 0
		case Sooner(g, a, b):
			return -1
		}
		return 1
	})
}

// StateIn is the state of the object of location l, a partial one, after the operations whose writes
// are in view, which is causally closed; and the one of them with the largest past, event.Init if
// there are none.
func StateIn(g *graph.Graph, l int32, view []int32) (state event.Value, last event.ID) {
	last = event.Init
	size, n := int32(0), 0
	co := g.Co(l)[1:]
	for _, w := range co {
		if !graph.In(view, w) {
			continue
		}
		n++
		if s := pastSize(g, w); s > size || s == size && Sooner(g, last, w) {
			size, last = s, w
		}
	}
	if n == 0 {
		return g.InitVal(l), last
	}
	past := g.PORF(last)
	var rest []event.ID
	for _, w := range co {
		if graph.In(view, w) && !graph.In(past, w) {
			rest = append(rest, w)
		}
	}
	state = g.At(last).Val
	SortSooner(g, rest)
	for _, w := range rest {
		state = Operation(g, ReadOf(w)).After(state)
	}
	return state, last
}

// Also are the writes that read r of a partial location comes after, besides the one it reads
// from, without those that are before others of them, or before r in any case.
func Also(g *graph.Graph, r event.ID) (list []event.ID) {
	cut := g.Cut(nil, r)
	from := g.At(r).RF
	for _, w := range cut {
		known := w == from || graph.In(g.PORF(ReadOf(r)), w)
		for _, o := range append(cut, from) {
			known = known || o != w && o.Thread >= 0 && graph.In(g.PORF(o), w)
		}
		if !known {
			list = append(list, w)
		}
	}
	return list
}

// UpToDate reports whether read r, which did not get what it waits for, will not read anything newer:
// it reads the co-last write; or comes after all operations that it depends on.
func UpToDate(g *graph.Graph, r event.ID) bool {
	e := g.At(r)
	co := g.Co(e.Loc)
	if !g.Partial(e.Loc) {
		return int(g.PosOf(e)) == len(co)-1
	}
	v := g.PORF(r)
	for _, w := range co[1:] {
		if w.Thread != r.Thread && !graph.In(v, w) && Depends(g, r, ReadOf(w)) {
			return false
		}
	}
	return true
}
