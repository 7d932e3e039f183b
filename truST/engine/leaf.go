package engine

import (
	"math"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/check"
	"genmcgo/truST/execution"
)

// Leaves: executions that end with the newest event, whatever it chooses, are counted without being built. Ends that are foreseen: so are
// those in which nothing that is left has a choice (package tail).

// leaves reports whether executions that end with access id, the newest event, can be
// counted without being built: nothing of its thread is po-after it, all other threads are
// through (but for one that joins them), the positions left are all consistent, and the access
// has nothing to report. What follows an access that fills a hole is there already, so it is
// not the thread's next step, whatever the model says of its positions.
func (w *Worker) leaves(x *execution.Execution, id event.ID) bool {
	s := check.SpecialAccess(x.Graph, x.Graph.At(id))
	return !w.Checks.Builds(s) && !w.builds() && !w.Filters.Select() && !invariant.Enabled &&
		x.Graph.Newest(id) && x.State.ByPosition() && w.othersEnd(x, id.Thread) && !w.Equivalence.Impossible(x) && w.Equivalence.Distinct(x)
}

// othersEnd reports whether all threads but t have ended, except for one that waits to join
// others. That thread, or -1, is left in w.rest.joiner.
func (w *Worker) othersEnd(x *execution.Execution, t int32) bool {
	g := x.Graph
	w.rest.joiner, w.rest.asked, w.rest.events = -1, false, 0
	for u := int32(g.Threads()) - 1; u >= 0; u-- { // the last ones begin last
		if u == t || g.Finished(u) || !g.Exists(u) {
			continue
		}
		if s := g.Next(u); w.rest.joiner >= 0 || s == nil || s.Kind != event.ThreadJoin {
			return false
		}
		w.rest.joiner = u
	}
	return true
}

// nothing is what an execution does to memory after a leaf.
var nothing = &check.Rest{}

// silent asks Filters.Leaf and Checks.Silent, once for all that the newest event may choose.
func (w *Worker) silent(x *execution.Execution) bool {
	r := &w.rest
	if !r.asked {
		r.asked, r.silent = true, w.Filters.Leaf(r.joiner) && w.Checks.Silent(x, nothing, w)
	}
	return r.silent
}

// leaf counts the complete execution that arises if the newest event, an access
// of thread t, returns what makes n the next step. It returns false, and counts
// nothing, unless n ends the thread, all that a joining thread still does is join others
// and end, and the end of the execution has nothing to report (check.End). These events
// need not be added then: nothing could read them, or differ by them.
func (w *Worker) leaf(x *execution.Execution, t int32, n *event.Step) bool {
	if n.Kind != event.ThreadFinish || n.Val.Lo != 0 && !w.Checks.Ends(n) || !w.silent(x) {
		return false
	}
	r := &w.rest
	if r.events == 0 || r.val != n.Val || r.process != n.EndsProcess() {
		r.events, r.val, r.process = w.end(x, t, n), n.Val, n.EndsProcess()
		if r.events == 0 {
			return false
		}
	}
	w.Result.Stats.Visits += uint64(r.events)
	w.Result.Stats.MaxEvents = max(w.Result.Stats.MaxEvents, len(x.Graph.Order)+r.events)
	x.Lead(x.Newest())
	w.counted(nil, false)
	return true
}

// end counts the events that are left if thread t ends with step n: that, and what the joining thread does; 0 if that does
// something else than to join others and end.
func (w *Worker) end(x *execution.Execution, t int32, n *event.Step) (events int) {
	if w.rest.joiner < 0 {
		return 1
	}
	g := x.Graph
	s := w.Next(x, w.rest.joiner)
	joined := w.rest.joined[:0]
	for events = 2; s.Kind == event.ThreadJoin; events++ {
		c := w.Space.Joined(s)
		if c < 0 || g.Joiner(c) != graph.None || slices.Contains(joined, c) {
			return 0 // an error
		}
		joined = append(joined, c)
		end := n
		if c != t {
			if !g.Exists(c) || !g.Finished(c) {
				return 0
			}
			end = g.Last(c).Step
		}
		if end.EndsProcess() {
			return 0 // no thread goes on
		}
		s = w.Program.Next(s, end.Val)
	}
	w.rest.joined = joined
	if s.Kind != event.ThreadFinish || s.Val.Lo != 0 && !w.Checks.Ends(s) {
		return 0
	}
	return events
}

// seesEnd counts the execution that x becomes, if nothing that is left has a choice: step s of thread t, and what follows.
func (w *Worker) seesEnd(x *execution.Execution, t int32, s *event.Step) bool {
	r := &w.rest
	alone := (x.Tail.Alone || x.Alone || s.Kind == event.ThreadJoin || s.Kind == event.ThreadFinish) && w.othersEnd(x, t)
	a, wait := r.attempts.At(s.Pos, alone)
	if wait {
		if alone {
			x.Tail = execution.Tail{At: int32(len(x.Graph.Order)), Thread: t, Index: x.Graph.Len(t), Alone: true}
		}
		return false
	}
	if w.Checks.BuildsAll() || w.builds() || r.foreseen.events != 0 {
		return false
	}
	n, until, all := r.tail.Follow(&w.Workbench, w.Checks, x, t, r.joiner, alone)
	switch {
	case !all:
		a.Failed(n)
	case alone:
		a.Saved(n, 0)
	default: // what comes when only one thread is left would have been foreseen then
		a.Saved(r.tail.Together(), n)
	}
	if !all || !w.Checks.Silent(x, r.tail.Memory(), w) {
		x.Tail = execution.Tail{At: int32(len(x.Graph.Order)), Thread: until.Thread, Index: until.Index, Alone: alone}
		if until == graph.None {
			x.Tail.Thread, x.Tail.Index = 0, math.MaxInt32
		}
		return false
	}
	n += len(x.Graph.Order)
	if invariant.Enabled {
		r.foreseen = foreseen{events: n, stack: len(w.Stack), work: len(x.Work), before: w.counts()}
		return false
	}
	w.Result.Stats.Visits += uint64(n - len(x.Graph.Order))
	w.Result.Stats.MaxEvents = max(w.Result.Stats.MaxEvents, n)
	x.Lead(x.Newest())
	w.counted(nil, false)
	return true
}
