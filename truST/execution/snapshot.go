package execution

import (
	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// Evidence is the snapshot of an execution that shows an error: with the views.
func (w *Workbench) Evidence(x *Execution) *result.Snapshot {
	s := w.Snapshot(x)
	for t := range s.Threads {
		for i := range s.Threads[t].Events {
			if e := &s.Threads[t].Events[i]; !e.Absent {
				e.HB = make([]int32, x.Graph.Threads())
				x.State.HB(event.ID{Thread: int32(t), Index: int32(i)}, e.HB)
			}
		}
	}
	return s
}

// Snapshot takes the execution out of the engine.
func (w *Workbench) Snapshot(x *Execution) *result.Snapshot {
	g := x.Graph
	s := &result.Snapshot{Order: append([]event.ID(nil), g.Order...)}
	for t := int32(0); int(t) < g.Threads(); t++ {
		ts := result.ThreadSnapshot{Tid: w.Space.Tids[t], Parent: g.Creator(t)}
		for i := int32(0); i < g.Slots(t); i++ {
			e := g.At(event.ID{Thread: t, Index: i})
			ts.Events = append(ts.Events, result.EventSnapshot{Step: e.Step, Absent: e.Absent, RF: e.RF, Value: e.Val})
		}
		if g.Exists(t) && !g.Finished(t) {
			// A read at memory that was freed, say, has returned nothing yet.
			if e := g.Last(t); e == nil || (e.Kind != event.Read || e.HasRF) && (e.Await == event.AwaitNone || e.Admits(e.Val)) {
				ts.Next = w.Next(x, t)
			}
		}
		s.Threads = append(s.Threads, ts)
	}
	for _, l := range g.UsedLocs() {
		if co := g.Co(l); len(co) > 1 {
			loc := &w.Space.Locs[l]
			s.Co = append(s.Co, result.CoSnapshot{Addr: loc.Addr, Size: loc.Size, Writes: append([]event.ID(nil), co[1:]...)})
		}
	}
	if w.Space.Partial {
		w.inLine(x, s)
	}
	return s
}
