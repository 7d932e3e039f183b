package graph

import "genmcgo/graph/event"

// Preds returns the events other than the po-predecessor and the write read from
// that come immediately before e: the creation of its thread, the end of the
// thread it joined, the arrivals of its round at a barrier. The slice is valid
// until the next call.
func (g *Graph) Preds(e event.ID) []event.ID {
	x := g.At(e)
	out := g.preds[:0]
	switch x.Kind {
	case event.ThreadStart:
		if c := g.threads[e.Thread].create; c.Thread >= 0 {
			out = append(out, c)
		}
	case event.ThreadJoin:
		if c := g.Space.Joined(x.Step); g.Exists(c) && g.Finished(c) {
			out = append(out, event.ID{Thread: c, Index: g.Len(c) - 1})
		}
	case event.BarrierLeave:
		round := g.arrivals(e, x.Addr)
		for _, b := range g.barriers {
			y := g.At(b)
			if y.Kind == event.BarrierArrive && y.Addr == x.Addr && g.arrivals(b, x.Addr) == round-1 {
				out = append(out, b)
			}
		}
	}
	g.preds = out
	return out
}

// Succ is what comes immediately after e, the creation or the end of a thread, in
// another thread: the created thread's first event, or the join. None if there is
// none.
func (g *Graph) Succ(e event.ID) event.ID {
	x := g.At(e)
	if x.Kind == event.ThreadFinish {
		return g.threads[e.Thread].joiner
	}
	if c := g.Space.Joined(x.Step); g.Exists(c) && g.threads[c].create == e && g.Len(c) > 0 {
		return event.ID{Thread: c, Index: 0}
	}
	return none
}

// Succs returns the events other than po-successors and readers that come
// immediately after e; the inverse of Preds. The slice is fresh.
func (g *Graph) Succs(e event.ID) []event.ID {
	x := g.At(e)
	var out []event.ID
	switch x.Kind {
	case event.ThreadCreate, event.ThreadFinish:
		if y := g.Succ(e); y != none {
			out = append(out, y)
		}
	case event.BarrierArrive:
		round := g.arrivals(e, x.Addr)
		for _, b := range g.barriers {
			y := g.At(b)
			if y.Kind == event.BarrierLeave && y.Addr == x.Addr && g.arrivals(b, x.Addr) == round+1 {
				out = append(out, b)
			}
		}
	}
	return out
}

// arrivals counts the arrivals of e's thread at barrier a before e.
func (g *Graph) arrivals(e event.ID, a event.Addr) int {
	n := 0
	for _, b := range g.barriers {
		if b.Thread == e.Thread && b.Index < e.Index && g.At(b).Kind == event.BarrierArrive && g.At(b).Addr == a {
			n++
		}
	}
	return n
}

// Round returns how many threads have arrived in the round of the barrier at a
// that thread t arrived in last. Rounds are counted per thread, which is right
// as long as no more threads use the barrier than it has participants.
func (g *Graph) Round(t int32, a event.Addr) int {
	round := g.arrivals(event.ID{Thread: t, Index: g.Len(t)}, a) - 1
	n := 0
	for _, b := range g.barriers {
		if x := g.At(b); x.Kind == event.BarrierArrive && x.Addr == a && g.arrivals(b, a) == round {
			n++
		}
	}
	return n
}

// Joiner is the ThreadJoin event that waited for dense thread t, None if absent.
func (g *Graph) Joiner(t int32) event.ID {
	if !g.Exists(t) {
		return none
	}
	return g.threads[t].joiner
}
