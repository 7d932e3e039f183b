package filter

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
)

// Where operations that commute are not ordered (equivalence/commute.go), an operation that waits stays in the graph,
// and later operations revisit it. The execution in which none of them does goes on, because one that comes later
// still may, unless it has to come after those that are there. Once all other threads have come after an operation
// that is not before the waiting one, but on which it depends, nothing can revisit it any more: the execution stays
// blocked, as does all that is explored from it, and is left out. RATIONALE.md ("When is an operation known to wait in
// vain?") has the argument.

// late is the filter.
type late struct{ w *execution.Workbench }

// Hopeless reports whether some operation of x waits in vain.
func (q *late) Hopeless(x *execution.Execution) bool {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || !g.Blocked(t) {
			continue
		}
		d := event.ID{Thread: t, Index: g.Len(t) - 1}
		e := g.At(d)
		if e.Kind != event.Read || !g.Partial(e.Loc) {
			continue
		}
		for _, w := range g.Co(e.Loc)[1:] {
			if w.Thread != t && g.At(w).Stamp > e.Stamp && !graph.In(g.PORF(d), w) && execution.Depends(g, d, execution.ReadOf(w)) && q.allAfter(x, w) {
				return true
			}
		}
	}
	return false
}

// allAfter reports whether all that can still be added to x comes after w.
func (q *late) allAfter(x *execution.Execution, w event.ID) bool {
	for t := int32(0); int(t) < x.Graph.Threads(); t++ {
		if x.Graph.Exists(t) && !q.after(x, t, w, x.Graph.Threads()) {
			return false
		}
	}
	return true
}

// after reports whether all that thread t of x can still do comes after w. It follows at most n joins.
func (q *late) after(x *execution.Execution, t int32, w event.ID, n int) bool {
	g := x.Graph
	if g.Finished(t) || g.Blocked(t) {
		return true
	}
	last := event.ID{Thread: t, Index: g.Len(t) - 1}
	if last.Index < 0 {
		last = g.Creator(t)
	}
	if last.Thread >= 0 && graph.In(g.PORF(last), w) {
		return true
	}
	switch s := q.w.Upcoming(x, t); {
	case s == nil, s.Kind == event.Block, s.Kind == event.Error:
		return true
	case s.Kind == event.ThreadJoin && n > 0:
		c := q.w.Space.Joined(s)
		if !g.Exists(c) {
			return false
		}
		if g.Finished(c) {
			return graph.In(g.PORF(event.ID{Thread: c, Index: g.Len(c) - 1}), w)
		}
		return q.after(x, c, w, n-1)
	}
	return false
}
