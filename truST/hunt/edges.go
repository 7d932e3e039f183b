package hunt

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/engine"
)

// edges counts how often walks of one worker chose what. A choice is known by its place in the program: the
// access, the write that it reads or follows in coherence order, and the threads of both. Places that
// collide count as one.
type edges struct {
	count [1 << 16]uint32
	fresh int // in this walk, those that were not chosen before
}

// between is the place of the edge from write w to access e of g.
func (s *edges) between(g *graph.Graph, w, e event.ID) *uint32 {
	return &s.count[engine.Mix(s.end(g, w)<<1^engine.Mix(s.end(g, e)))>>48]
}

func (*edges) end(g *graph.Graph, e event.ID) uint64 {
	if e.IsInit() {
		return 0
	}
	return uint64(g.Space.Tids[e.Thread])<<32 | uint64(uint32(g.At(e).Step.Pos))
}

// chosen counts the edge from write w to access e.
func (s *edges) chosen(g *graph.Graph, w, e event.ID) {
	n := s.between(g, w, e)
	if *n == 0 {
		s.fresh++
	}
	*n++
}
