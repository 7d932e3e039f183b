package graph

import "genmcgo/graph/event"

// A thread that has a store buffer reads its own writes before others do. If the accesses of a location touch some
// of its bytes only (event.MixedBlock), a read may find some bytes in the buffer and others in memory. Its RF is then
// the newest write that memory has at that moment. Writes of its own thread that are po-before it and co-after RF
// are still in the buffer, and the read returns their bytes in place of those of memory.

// ValueFor is what read r of location l returns if memory contains what w wrote. r need not be in g.
func (g *Graph) ValueFor(l int32, r, w event.ID) event.Value {
	if !g.Forwarded(l) {
		return g.ValueOf(l, w)
	}
	return g.forwarded(l, r, w)
}

// forwarded is ValueFor of a location of which r may find some bytes in the store buffer of its thread.
func (g *Graph) forwarded(l int32, r, w event.ID) event.Value {
	v := g.ValueOf(l, w)
	at := int32(0)
	if w.Thread >= 0 {
		at = g.At(w).CoPos
	}
	base := g.Space.Locs[l].Addr
	var done [16]bool
	for i := g.LastAccess(l, r.Thread); i >= 0; {
		x := g.At(event.ID{Thread: r.Thread, Index: i})
		if i < r.Index && x.Kind == event.Write && x.CoPos > 0 {
			if x.CoPos <= at {
				break
			}
			a, n := x.Step.Span()
			for k := range event.Addr(n) {
				if b := a + k - base; b < event.Addr(g.Space.Locs[l].Size) && !done[b] {
					done[b] = true
					v = v.WithByte(x.Step.Val, uint8(b), g.Space.Locs[l].Size)
				}
			}
		}
		i = x.PrevLoc
	}
	return v
}

// Overlaid reports whether what read r returns depends on where in co the write stands that it reads: its thread has
// written the location, and perhaps it finds that in its store buffer.
func (g *Graph) Overlaid(r event.ID) bool {
	e := g.At(r)
	if !g.Forwarded(e.Loc) {
		return false
	}
	for i := e.PrevLoc; i >= 0; {
		x := g.At(event.ID{Thread: r.Thread, Index: i})
		if x.Kind == event.Write {
			return true
		}
		i = x.PrevLoc
	}
	return false
}

// Forwarded reports whether location l is one of which reads may find some bytes in the store buffer of their thread.
func (g *Graph) Forwarded(l int32) bool { return g.Space.Locs[l].Forwarded }
