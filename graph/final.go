package graph

import "genmcgo/graph/event"

// Final is what size (at most 8) bytes at a hold when all events of g have happened: each byte has what the co-last write
// of the locations that contain it wrote.
func (g *Graph) Final(a event.Addr, size uint8) uint64 {
	v := g.Space.init(a, size).Lo
	end := a + event.Addr(size)
	for word := a >> 3; word <= (end-1)>>3; word++ {
		for _, l := range g.Space.byWord[word] {
			if int(l) >= len(g.locs) || len(g.locs[l].co) <= 1 {
				continue
			}
			last := g.locs[l].co[len(g.locs[l].co)-1]
			loc := &g.Space.Locs[l]
			v = Overlay(v, a, size, g.At(last).Val, loc.Addr, loc.Size)
		}
	}
	return v
}

// Overlay returns the size (at most 8) bytes v at a after a write of w, which has wide bytes, at b.
func Overlay(v uint64, a event.Addr, size uint8, w event.Value, b event.Addr, wide uint8) uint64 {
	for i := range event.Addr(size) {
		if a+i < b || a+i >= b+event.Addr(wide) {
			continue
		}
		from := uint(a+i-b) * 8
		octet := w.Lo >> from
		if from >= 64 {
			octet = w.Hi >> (from - 64)
		}
		v = v&^(0xff<<(8*i)) | octet&0xff<<(8*i)
	}
	return v
}
