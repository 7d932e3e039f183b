package trust

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// schedule picks the thread whose next event is added and that event's step. It
// returns -1 if no thread can go on, -2 if the execution is to be abandoned (an
// error was found or the run stopped). The choice is a function of the graph and
// the policy only. An awaiting read that would block on the co-last write comes
// last, whatever the policy: somebody may yet write what it waits for.
func (w *worker) schedule(x *execution) (int32, *event.Step) {
	g := x.g
	if t := x.pending; t >= 0 {
		return t, w.next(x, t)
	}
	read, late := int32(-1), int32(-1)
	var readStep, lateStep *event.Step
	var list []int32
	for t := int32(0); int(t) < g.Threads(); t++ {
		s := w.runnable(x, t)
		if s == nil {
			if w.shared.stopped() {
				return -2, nil
			}
			continue
		}
		if s.Await != event.AwaitNone && !s.Admits(g.LastValue(s)) {
			if late < 0 {
				late, lateStep = t, s
			}
			continue
		}
		switch w.cfg.Schedule {
		case WritesFirst:
			if s.Kind != event.Read {
				return t, s
			}
			if read < 0 {
				read, readStep = t, s
			}
		case LeftToRight:
			return t, s
		default:
			list = append(list, t)
		}
	}
	if len(list) > 0 {
		t := list[w.random(g)%uint64(len(list))]
		return t, g.Next(t)
	}
	if read < 0 {
		return late, lateStep
	}
	return read, readStep
}

// random is a number that depends on the seed and the lengths of g's threads.
func (w *worker) random(g *graph.Graph) uint64 {
	h := uint64(w.cfg.Seed) ^ 0x9e3779b97f4a7c15
	for t := int32(0); int(t) < g.Threads(); t++ {
		h = (h ^ uint64(g.Len(t)) ^ uint64(w.space.Tids[t])<<32) * 0xd1b54a32d192ed03
		h ^= h >> 29
	}
	w.rng.Seed(h, uint64(w.cfg.Seed))
	return w.rng.Uint64()
}

// next returns the next step of thread t, which is neither finished nor blocked.
func (w *worker) next(x *execution, t int32) *event.Step {
	s := x.g.Next(t)
	if s == nil {
		e := x.g.Last(t)
		s = w.prog.Next(e.Step, e.Val)
		x.g.SetNext(t, s)
	}
	return s
}

// runnable returns the next step of thread t if it can be added now, else nil.
// A step that is an error is reported here.
func (w *worker) runnable(x *execution, t int32) *event.Step {
	g := x.g
	if !g.Exists(t) {
		return nil
	}
	s := g.Next(t)
	if s == nil {
		e := g.Last(t)
		if e.Kind == event.ThreadFinish || e.Await != event.AwaitNone && !e.Admits(e.Val) {
			return nil
		}
		s = w.next(x, t)
	}
	switch s.Kind {
	case event.Block:
		return nil
	case event.Error:
		w.threadFault(x, t, s)
		return nil
	case event.ThreadJoin:
		c := w.space.Lookup(s.Label.Child)
		if !g.Exists(c) {
			w.found(x, Found{Kind: JoinMisuse, Detail: "join of a thread that does not exist", Pos: s.Pos, Thread: t,
				Event: event.ID{Thread: t, Index: g.Len(t)}, Conflict: graph.None, Other: -1, Msg: -1})
			return nil
		}
		if !g.Finished(c) {
			return nil
		}
	case event.BarrierLeave:
		if g.Round(t, s.Addr) < int(s.Len) {
			return nil
		}
	}
	return s
}
