package graph

import "genmcgo/graph/event"

// Time is what Clock id returns. What it returns does not change as long as the event is there: its past stays as it is.
func (g *Graph) Time(id event.ID) event.Value {
	s := g.At(id).Step
	now := s.Val.Lo // what its thread knows by itself
	if g.loose {
		now = g.timeRead(id, now)
	} else {
		for t, i := range g.PORF(id) {
			if t := int32(t); t != id.Thread {
				now = max(now, g.timeAt(event.ID{Thread: t, Index: i}))
			}
		}
	}
	return event.V(now + s.Len)
}

// timeAt is what the last Clock of e's thread returned, up to e, 0 if there is none.
func (g *Graph) timeAt(e event.ID) uint64 {
	for i := e.Index; i >= 0; i-- {
		if x := g.At(event.ID{Thread: e.Thread, Index: i}); x.Kind == event.Clock && !x.Absent {
			return x.Val.Lo
		}
	}
	return 0
}

// timeKnown is timeAt, and where e's thread had looked at no clock, the same for the thread that created it.
func (g *Graph) timeKnown(e event.ID) (now uint64) {
	for ; now == 0 && e.Thread >= 0; e = g.Creator(e.Thread) {
		now = g.timeAt(e)
	}
	return now
}

// timeRead is Time in a graph that may have holes: the latest of now and of what the thread of Clock id has learnt since it last looked
// at a clock. It learns when it is created, from the writes that it reads, and from threads that it joins. Those events are there because
// the Clock depends on them, and so are the Clocks that they know of, on which they depend in turn (interp/depend.go).
func (g *Graph) timeRead(id event.ID, now uint64) uint64 {
	for i := id.Index - 1; i >= 0; i-- {
		e := event.ID{Thread: id.Thread, Index: i}
		x := g.At(e)
		switch {
		case x.Absent, x.Drops(): // on what a thread drops nothing may depend
		case x.Kind == event.Clock:
			return now
		case x.Kind == event.Read:
			if x.HasRF && x.RF.Thread >= 0 && x.RF.Thread != e.Thread {
				now = max(now, g.timeKnown(x.RF))
			}
		default:
			for _, p := range g.Preds(e) {
				now = max(now, g.timeKnown(p))
			}
		}
	}
	return now
}
