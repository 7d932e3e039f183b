package trust

import (
	"genmcgo/graph/event"
	"genmcgo/truST/result"
)

// evidence is the snapshot of an execution that shows an error: with the views.
func (w *worker) evidence(x *execution) *result.Snapshot {
	s := w.snapshot(x)
	for t := range s.Threads {
		for i := range s.Threads[t].Events {
			if e := &s.Threads[t].Events[i]; !e.Absent {
				e.HB = make([]int32, x.g.Threads())
				x.st.HB(event.ID{Thread: int32(t), Index: int32(i)}, e.HB)
			}
		}
	}
	return s
}

// snapshot takes the execution out of the engine.
func (w *worker) snapshot(x *execution) *result.Snapshot {
	g := x.g
	s := &result.Snapshot{Order: append([]event.ID(nil), g.Order...)}
	for t := int32(0); int(t) < g.Threads(); t++ {
		ts := result.ThreadSnapshot{Tid: w.space.Tids[t], Parent: g.Creator(t)}
		for i := int32(0); i < g.Slots(t); i++ {
			e := g.At(event.ID{Thread: t, Index: i})
			ts.Events = append(ts.Events, result.EventSnapshot{Step: e.Step, Absent: e.Absent, RF: e.RF, Value: e.Val})
		}
		if g.Exists(t) && !g.Finished(t) {
			if e := g.Last(t); e == nil || e.Await == event.AwaitNone || e.Admits(e.Val) {
				if e == nil || e.Kind != event.Read || e.HasRF {
					ts.Next = w.next(x, t)
				}
			}
		}
		s.Threads = append(s.Threads, ts)
	}
	for _, l := range g.UsedLocs() {
		if co := g.Co(l); len(co) > 1 {
			loc := &w.space.Locs[l]
			s.Co = append(s.Co, result.CoSnapshot{Addr: loc.Addr, Size: loc.Size, Writes: append([]event.ID(nil), co[1:]...)})
		}
	}
	return s
}
