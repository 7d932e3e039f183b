package filter

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// A thread is cut in a loop that came back to the same state many times in rounds of several
// visits (interp/returns.go). That is meant for loops that need not end: threads that take
// two locks each, on trial, in turns, and fail for ever because of each other. A loop whose
// rounds achieve something, as one that takes elements from a buffer in memory, ends by
// itself when all is done, so it must not be cut. Executions with a thread that was cut are
// checked here. If one of the cut threads achieved something, the exploration starts again
// without the limit (Refinement.LongLoops).

// returns is the filter: the interpreter leaves out what comes after the limit.
type returns struct{ w *execution.Workbench }

func (q *returns) End(x *execution.Execution, t int32, s *event.Step) {
	if event.BlockReason(s.Why) == event.BlockRounds && s.Len > 0 && !idle(x.Graph, t, x.Graph.Len(t)-int32(s.Len)) {
		q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.LongLoops) })
	}
}

// roundsPlace is a location that a thread accesses in its last rounds.
type roundsPlace struct {
	loc       int32
	rmw       bool        // some write is that of a read-modify-write
	moved     bool        // others changed it
	base, now event.Value // before the thread wrote, and as it knows it
	holds     uint64      // of a read-write lock: what the thread has added to it
}

// others is what of value v, which e read from a read-write lock, others have put there, as
// far as the thread can tell: not how many read.
func (p *roundsPlace) others(e *graph.Event, v event.Value) event.Value {
	v.Lo -= p.holds
	switch {
	case e.Attr&event.CAS == 0 || v.Lo&event.Writer != 0:
		v.Lo &= event.Writer
	case v.Lo != 0: // it tries, and sees that there are some
		v.Lo = 1
	}
	return v
}

// idle reports whether the events of thread t from index from on, which begin and end in the
// same state of the thread, achieve nothing: the thread wrote back what was there before, and
// what others changed meanwhile are locks, which it takes itself. Of a read-write lock the
// thread has to give back what it took, while others may come and go: with their numbers
// compared, two threads that poll as readers would seem to answer each other.
func idle(g *graph.Graph, t, from int32) bool {
	var places []roundsPlace
	for i := from; i < g.Len(t); i++ {
		id := event.ID{Thread: t, Index: i}
		e := g.At(id)
		switch e.Kind {
		case event.Read, event.Write:
		case event.Fence, event.Choice, event.ThreadJoin, event.Skip, event.ObjectSize, event.Clock:
			continue
		default:
			return false
		}
		lock := e.Attr&event.ReadWrite != 0
		k := 0
		for k < len(places) && places[k].loc != e.Loc {
			k++
		}
		if k == len(places) {
			base := e.Val
			switch {
			case lock:
				base = (&roundsPlace{}).others(e, e.Val)
			case e.Kind == event.Write: // the rounds before wrote there, too
				y := g.LastWrite(e.Loc, t, from-1)
				if y == graph.None {
					return false
				}
				base = g.ValueOf(e.Loc, y)
			}
			places = append(places, roundsPlace{loc: e.Loc, base: base, now: base})
		}
		p := &places[k]
		val := e.Val
		if lock {
			val = p.others(e, val)
		}
		switch {
		case e.Kind == event.Write && lock:
			old, rmw := g.Replaces(id)
			switch {
			case rmw:
				p.holds += e.Val.Lo - g.At(old).Val.Lo
			case e.Attr&event.Unlock != 0: // no other thread held it
				p.holds = e.Val.Lo
			default:
				return false
			}
			p.rmw = true
		case e.Kind == event.Write:
			p.now = val
			p.rmw = p.rmw || g.IsRMWWrite(id)
		case val != p.now:
			if p.now != p.base {
				return false // what it wrote was answered
			}
			p.moved, p.base, p.now = true, val, val
		}
	}
	for i := range places {
		if p := &places[i]; p.now != p.base || p.holds != 0 || p.moved && !p.rmw {
			return false
		}
	}
	return true
}
