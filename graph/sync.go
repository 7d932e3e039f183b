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
		round := g.round(e) - 1
		for k := range g.barriers {
			if b := &g.barriers[k]; b.arrives && b.round == round && b.barrier == x.Addr {
				out = append(out, b.id)
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
		round := g.round(e) + 1
		for k := range g.barriers {
			if b := &g.barriers[k]; !b.arrives && b.round == round && b.barrier == x.Addr {
				out = append(out, b.id)
			}
		}
	}
	return out
}

// passage is an arrival at a barrier, or a departure.
type passage struct {
	id      event.ID
	barrier event.Addr
	round   int32 // how often its thread arrived at the barrier before
	arrives bool
}

// pass enters event id, the newest one, among the passages.
func (g *Graph) pass(id event.ID) {
	e := g.At(id)
	p := passage{id: id, barrier: e.Addr, arrives: e.Kind == event.BarrierArrive}
	p.round = g.arrivals(id.Thread, id.Index, e.Addr)
	g.shift(&p, 1)
	g.barriers = append(g.barriers, p)
}

// unpass takes the newest passage out again.
func (g *Graph) unpass() {
	n := len(g.barriers) - 1
	p := g.barriers[n]
	g.barriers = g.barriers[:n]
	g.shift(&p, -1)
}

// shift adds by to the rounds of what comes after p in its thread: if p is an arrival that fills a hole, there may be some.
func (g *Graph) shift(p *passage, by int32) {
	if !p.arrives || !g.loose {
		return
	}
	for k := range g.barriers {
		if b := &g.barriers[k]; b.id.Thread == p.id.Thread && b.id.Index > p.id.Index && b.barrier == p.barrier {
			b.round += by
		}
	}
}

// arrivals counts the arrivals of thread t at barrier a before its event i.
func (g *Graph) arrivals(t, i int32, a event.Addr) int32 {
	n := int32(0)
	for k := range g.barriers {
		if b := &g.barriers[k]; b.arrives && b.id.Thread == t && b.id.Index < i && b.barrier == a {
			n++
		}
	}
	return n
}

// round is the round of event e, an arrival or a departure.
func (g *Graph) round(e event.ID) int32 {
	for k := len(g.barriers) - 1; k >= 0; k-- {
		if g.barriers[k].id == e {
			return g.barriers[k].round
		}
	}
	return g.arrivals(e.Thread, e.Index, g.At(e).Addr)
}

// Round returns how many threads have arrived in the round of the barrier at a
// that thread t arrived in last. Rounds are counted per thread, which is right
// as long as no more threads use the barrier than it has participants.
func (g *Graph) Round(t int32, a event.Addr) int {
	round := g.arrivals(t, g.Len(t), a) - 1
	n := 0
	for k := range g.barriers {
		if b := &g.barriers[k]; b.arrives && b.round == round && b.barrier == a {
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
