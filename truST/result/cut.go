package result

import "genmcgo/graph/event"

// Cut leaves in f.Graph the first keep[t] events of each thread t, which are closed
// under what comes before in po ∪ rf, and the threads that they create.
func (f *Found) Cut(keep []int32) {
	s := f.Graph
	number := make([]int32, len(s.Threads)) // new numbers of threads, -1 for those left out
	var threads []ThreadSnapshot
	for t := range s.Threads {
		th := s.Threads[t]
		number[t] = -1
		if p := th.Parent; keep[t] == 0 && !(p.IsInit() && th.Tid == event.MainTid) && (p.Thread < 0 || p.Index >= keep[p.Thread]) {
			f.LeftOut += len(th.Events)
			continue
		}
		if n := int(keep[t]); n < len(th.Events) {
			f.LeftOut += len(th.Events) - n
			th.Next = th.Events[n].Step
			th.Events = th.Events[:n]
		}
		number[t] = int32(len(threads))
		threads = append(threads, th)
	}
	renumber := func(id event.ID) event.ID {
		if id.Thread >= 0 {
			id.Thread = number[id.Thread]
		}
		return id
	}
	in := func(id event.ID) bool { return id.Index < keep[id.Thread] }
	for t := range threads {
		threads[t].Parent = renumber(threads[t].Parent)
		for i := range threads[t].Events {
			e := &threads[t].Events[i]
			e.RF = renumber(e.RF)
			for k := range e.Cut {
				e.Cut[k] = renumber(e.Cut[k])
			}
			hb := e.HB[:0]
			for u, last := range e.HB {
				if u < len(number) && number[u] >= 0 {
					hb = append(hb, last)
				}
			}
			e.HB = hb
		}
	}
	order := s.Order[:0]
	for _, id := range s.Order {
		if in(id) {
			order = append(order, renumber(id))
		}
	}
	co := s.Co[:0]
	for _, c := range s.Co {
		writes := c.Writes[:0]
		for _, id := range c.Writes {
			if in(id) {
				writes = append(writes, renumber(id))
			}
		}
		if c.Writes = writes; len(writes) > 0 {
			co = append(co, c)
		}
	}
	f.Graph = &Snapshot{Threads: threads, Order: order, Co: co}
	f.Thread = number[f.Thread]
	f.Event, f.Conflict = renumber(f.Event), renumber(f.Conflict)
}
