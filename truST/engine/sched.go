package engine

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// Schedule picks the thread whose next event is added and that event's step. It
// returns -1 if no thread can go on, -2 if the execution is to be abandoned (an
// error was found or the run stopped). The choice is a function of the graph and
// the policy only. A read that would block on the co-last write comes last,
// whatever the policy: another thread may yet write what its thread waits for.
func (w *Worker) Schedule(x *execution.Execution) (int32, *event.Step) {
	g := x.Graph
	x.Alone = false
	if t := w.Equivalence.GoesFirst(x); t >= 0 {
		return t, w.Next(x, t)
	}
	live := 0
	filtered := w.Filters.Threads()
	read, late := int32(-1), int32(-1)
	w.list = w.list[:0]
	for t, c := range g.Classes() {
		t := int32(t)
		if c == graph.ClassUnknown {
			if c = w.Classify(x, t); c == graph.ClassUnknown {
				return -2, nil
			}
		}
		if c == graph.ClassOver {
			continue
		}
		live++
		if filtered && w.Filters.Holds(x, t, g.Next(t)) {
			continue
		}
		if c == graph.ClassWaits {
			switch c = w.Waiting(x, t); c {
			case graph.ClassWaits:
				if late < 0 && x.Offers(t) != execution.OfferNone {
					late = t
				}
				continue
			case graph.ClassOver:
				if w.Control.Stopped() {
					return -2, nil
				}
				live-- // it may go on only after another one did
			}
		}
		switch c {
		case graph.ClassReady:
			if w.Config.Schedule != config.Random {
				return t, g.Next(t)
			}
			w.list = append(w.list, t)
		case graph.ClassRead:
			switch o := x.Offers(t); {
			case o == execution.OfferNone:
			case o == execution.OfferPast:
				if late < 0 {
					late = t
				}
			case w.Config.Schedule == config.WritesFirst:
				if read < 0 {
					read = t
				}
			case w.PutOff(x, t):
				if late < 0 {
					late = t
				}
			case w.Config.Schedule == config.LeftToRight:
				return t, g.Next(t)
			default:
				w.list = append(w.list, t)
			}
		}
	}
	switch t := w.lost(x); {
	case t >= 0:
		return t, g.Next(t)
	case len(w.list) > 0:
		read = w.random(g, w.list)
	case read < 0:
		read = late
	case !w.Config.NoLookahead:
		read = w.firstGoing(x, read, late)
	}
	if read < 0 {
		return -1, nil
	}
	x.Alone = live == 1
	return read, g.Next(read)
}

// random picks one of the threads in list. The choice depends on the seed and on
// the names and lengths of g's threads, not on how this worker numbers them.
func (w *Worker) random(g *graph.Graph, list []int32) int32 {
	h := uint64(w.Config.Seed)
	for t := int32(0); int(t) < g.Threads(); t++ {
		if g.Exists(t) {
			h += Mix(uint64(w.Space.Tids[t])<<32 | uint64(uint32(g.Len(t))))
		}
	}
	best, least := int32(-1), uint64(0)
	for _, t := range list {
		if k := Mix(h ^ uint64(w.Space.Tids[t])<<40); best < 0 || k < least {
			best, least = t, k
		}
	}
	return best
}

// Mix is the finaliser of splitmix64.
func Mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Classify finds out what the next step of thread t is and caches that. A step
// that is an error is reported here; if that ends the run the result is
// ClassUnknown.
func (w *Worker) Classify(x *execution.Execution, t int32) graph.Class {
	s := w.Upcoming(x, t)
	if s != nil {
		if s.Attr&event.Named != 0 && !w.Filters.Named(x, t) {
			return graph.ClassUnknown
		}
		if s.Kind == event.Error {
			w.ThreadFault(x, t, s)
			if w.Control.Stopped() {
				return graph.ClassUnknown
			}
		}
	}
	c := execution.ClassOf(s)
	x.Graph.Classes()[t] = c
	return c
}

// Waiting decides whether the next step of thread t, which waits for other
// threads, can be added now: ClassReady or ClassRead if so, ClassOver if not. An
// awaiting read that would block on the co-last write is ClassWaits.
func (w *Base) Waiting(x *execution.Execution, t int32) graph.Class {
	g := x.Graph
	s := g.Next(t)
	switch s.Kind {
	case event.Read:
		if v, known := w.Equivalence.LastValue(x, t, s); known && s.Admits(v) {
			return graph.ClassRead
		}
		return graph.ClassWaits
	case event.ThreadJoin:
		c := w.Space.Joined(s)
		if !g.Exists(c) {
			w.Report(x, check.JoinOfNobody(x, t, s))
			return graph.ClassOver
		}
		if w.Filters.Joins(x, t, c, s) && g.Finished(c) && !g.Last(c).EndsProcess() {
			return graph.ClassReady
		}
	case event.BarrierLeave:
		if g.Round(t, s.Addr) >= int(s.Len) {
			return graph.ClassReady
		}
	}
	return graph.ClassOver
}

// lost is the thread of the newest event if x will be left out when that thread waits, else -1. If it waits at once, nothing
// is added in vain.
func (w *Worker) lost(x *execution.Execution) int32 {
	if w.Filters.Lose() && len(x.Graph.Order) > 0 { // the rest stands apart so that this is inlined
		return w.loses(x)
	}
	return -1
}

func (w *Worker) loses(x *execution.Execution) int32 {
	t := x.Graph.Order[len(x.Graph.Order)-1].Thread
	if x.Graph.Classes()[t] == graph.ClassRead && x.Offers(t) == execution.OfferAny && w.PutOff(x, t) && w.Filters.Lost(x, t) {
		return t
	}
	return -1
}

// firstGoing returns, of the threads from t on that can read, the first that is not
// put off; if there is none, late, which is a thread that was put off or -1. If only one
// can go on it does not matter whether it is put off.
func (w *Worker) firstGoing(x *execution.Execution, t, late int32) int32 {
	if u := w.WentFirst(x); u >= 0 && u != late {
		return u
	}
	g := x.Graph
	filtered := w.Filters.Threads()
	first := int32(-1) // the first that can read, as long as there is no other
	for classes := g.Classes(); int(t) < len(classes); t++ {
		switch c := classes[t]; {
		case c != graph.ClassRead && (c != graph.ClassWaits || g.Next(t).Kind != event.Read):
			continue
		case t == late || x.Offers(t) != execution.OfferAny || filtered && w.Filters.Holds(x, t, g.Next(t)):
			continue
		case late < 0 && first < 0:
			first = t
			continue
		case late < 0:
			if !w.PutOff(x, first) {
				return first
			}
			late = first
		}
		if !w.PutOff(x, t) {
			return t
		}
	}
	if late < 0 {
		late = first
	}
	return late
}
