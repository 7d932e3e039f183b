package trust

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
)

// schedule picks the thread whose next event is added and that event's step. It
// returns -1 if no thread can go on, -2 if the execution is to be abandoned (an
// error was found or the run stopped). The choice is a function of the graph and
// the policy only. A read that would block on the co-last write comes last,
// whatever the policy: another thread may yet write what its thread waits for.
func (w *worker) schedule(x *execution) (int32, *event.Step) {
	g := x.g
	x.lone = false
	if t := w.eq.goesFirst(x); t >= 0 {
		return t, w.next(x, t)
	}
	live := 0
	filtered := len(w.filters.threads) > 0
	read, late := int32(-1), int32(-1)
	list := w.ready[:0]
	for t, c := range g.Classes() {
		t := int32(t)
		if c == graph.ClassUnknown {
			c = w.classify(x, t)
		}
		if c != graph.ClassOver {
			live++
			if filtered && c != graph.ClassUnknown && w.filters.holds(x, t, g.Next(t)) {
				continue
			}
		}
		if c == graph.ClassWaits {
			switch c = w.waiting(x, t); c {
			case graph.ClassWaits:
				if late < 0 && x.offers(t) != offerNone {
					late = t
				}
				continue
			case graph.ClassOver:
				if w.shared.stopped() {
					return -2, nil
				}
				live-- // it may go on only after another one did
			}
		}
		switch c {
		case graph.ClassReady:
			if w.cfg.Schedule != config.Random {
				return t, g.Next(t)
			}
			list = append(list, t)
		case graph.ClassRead:
			switch o := x.offers(t); {
			case o == offerNone:
			case o == offerPast:
				if late < 0 {
					late = t
				}
			case w.cfg.Schedule == config.WritesFirst:
				if read < 0 {
					read = t
				}
			case w.putOff(g, t):
				if late < 0 {
					late = t
				}
			case w.cfg.Schedule == config.LeftToRight:
				return t, g.Next(t)
			default:
				list = append(list, t)
			}
		case graph.ClassUnknown:
			return -2, nil
		}
	}
	w.ready = list
	switch {
	case len(list) > 0:
		read = w.random(g, list)
	case read < 0:
		read = late
	case !w.cfg.NoLookahead:
		read = w.firstGoing(x, read, late)
	}
	if read < 0 {
		return -1, nil
	}
	x.lone = live == 1
	return read, g.Next(read)
}

// random picks one of the threads in list. The choice depends on the seed and on
// the names and lengths of g's threads, not on how this worker numbers them.
func (w *worker) random(g *graph.Graph, list []int32) int32 {
	h := uint64(w.cfg.Seed)
	for t := int32(0); int(t) < g.Threads(); t++ {
		if g.Exists(t) {
			h += mix(uint64(w.space.Tids[t])<<32 | uint64(uint32(g.Len(t))))
		}
	}
	best, least := int32(-1), uint64(0)
	for _, t := range list {
		if k := mix(h ^ uint64(w.space.Tids[t])<<40); best < 0 || k < least {
			best, least = t, k
		}
	}
	return best
}

// mix is the finaliser of splitmix64.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// next returns the next step of thread t, which is neither finished nor blocked.
func (w *worker) next(x *execution, t int32) *event.Step { return x.next(w.prog, t) }

func (x *execution) next(p config.Program, t int32) *event.Step {
	s := x.g.Next(t)
	if s == nil {
		e := x.g.Last(t)
		s = p.Next(e.Step, e.Val)
		x.g.SetNext(t, s)
	}
	return s
}

// classify finds out what the next step of thread t is and caches that. A step
// that is an error is reported here; if that ends the run the result is
// ClassUnknown.
func (w *worker) classify(x *execution, t int32) graph.Class {
	g := x.g
	c := graph.ClassOver
	if g.Exists(t) {
		s := g.Next(t)
		if s == nil {
			if e := g.Last(t); e.Kind != event.ThreadFinish && (e.Await == event.AwaitNone || e.Admits(e.Val)) {
				s = w.next(x, t)
			}
		}
		if s != nil && s.Attr&event.Named != 0 && !w.filters.named(x, t) {
			return graph.ClassUnknown
		}
		switch {
		case s == nil:
		case s.Kind == event.Read && s.Await == event.AwaitNone:
			c = graph.ClassRead
		case s.Kind == event.Read, s.Kind == event.ThreadJoin, s.Kind == event.BarrierLeave:
			c = graph.ClassWaits
		case s.Kind == event.Block:
		case s.Kind == event.Error:
			w.threadFault(x, t, s)
			if w.shared.stopped() {
				return graph.ClassUnknown
			}
		default:
			c = graph.ClassReady
		}
	}
	g.Classes()[t] = c
	return c
}

// waiting decides whether the next step of thread t, which waits for other
// threads, can be added now: ClassReady or ClassRead if so, ClassOver if not. An
// awaiting read that would block on the co-last write is ClassWaits.
func (w *worker) waiting(x *execution, t int32) graph.Class {
	g := x.g
	s := g.Next(t)
	switch s.Kind {
	case event.Read:
		if w.eq.lastKnown() && s.Admits(g.LastValue(s)) {
			return graph.ClassRead
		}
		return graph.ClassWaits
	case event.ThreadJoin:
		c := w.space.Joined(s)
		if !g.Exists(c) {
			w.report(x, joinOfNobody(x, t, s))
			return graph.ClassOver
		}
		if w.filters.joins(x, t, c, s) && g.Finished(c) && !g.Last(c).EndsProcess() {
			return graph.ClassReady
		}
	case event.BarrierLeave:
		if g.Round(t, s.Addr) >= int(s.Len) {
			return graph.ClassReady
		}
	}
	return graph.ClassOver
}
