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
}

// idle reports whether the events of thread t from index from on, which begin and end in the
// same state of the thread, achieve nothing: the thread wrote back what was there before, and
// what others changed meanwhile are locks, which it takes itself.
func idle(g *graph.Graph, t, from int32) bool {
	var places []roundsPlace
	for i := from; i < g.Len(t); i++ {
		id := event.ID{Thread: t, Index: i}
		e := g.At(id)
		switch e.Kind {
		case event.Read, event.Write:
		case event.Fence, event.Choice, event.ThreadJoin, event.Skip, event.ObjectSize:
			continue
		default:
			return false
		}
		k := 0
		for k < len(places) && places[k].loc != e.Loc {
			k++
		}
		if k == len(places) {
			base := e.Val
			if e.Kind == event.Write { // the rounds before wrote there, too
				y := g.LastWrite(e.Loc, t, from-1)
				if y == graph.None {
					return false
				}
				base = g.ValueOf(e.Loc, y)
			}
			places = append(places, roundsPlace{loc: e.Loc, base: base, now: base})
		}
		p := &places[k]
		switch {
		case e.Kind == event.Write:
			p.now = e.Val
			p.rmw = p.rmw || g.IsRMWWrite(id)
		case e.Val != p.now:
			if p.now != p.base {
				return false // what it wrote was answered
			}
			p.moved, p.base, p.now = true, e.Val, e.Val
		}
	}
	for i := range places {
		if p := &places[i]; p.now != p.base || p.moved && !p.rmw {
			return false
		}
	}
	return true
}
