package graph

import (
	"unsafe"

	"genmcgo/graph/event"
)

// Bytes is about how much memory v takes.
func (v *Views) Bytes() int {
	n := 0
	for _, r := range v.rows {
		n += 4 * cap(r)
	}
	return n
}

// Bytes is about how much memory g takes, without the steps of its events. Cost:
// O(threads + locations).
func (g *Graph) Bytes() int {
	const (
		idBytes    = int(unsafe.Sizeof(event.ID{}))
		eventBytes = int(unsafe.Sizeof(Event{}))
	)
	n := idBytes*(cap(g.Order)+cap(g.preds)) + int(unsafe.Sizeof(passage{}))*cap(g.barriers) + 4*(cap(g.used)+cap(g.lively)+cap(g.scratch)) + int(unsafe.Sizeof(Object{}))*cap(g.objects)
	for t := range g.threads {
		n += eventBytes * cap(g.threads[t].ev)
	}
	for l := range g.locs {
		n += int(unsafe.Sizeof(location{})) + idBytes*cap(g.locs[l].co) + 4*cap(g.locs[l].last)
	}
	return n + g.porf.Bytes()
}
