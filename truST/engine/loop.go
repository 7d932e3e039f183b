package engine

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/execution"
)

// Explore works until the stack is empty or the run is stopped. It calls between, unless nil, between two executions, when
// all that is left to do are alternatives, and ends if that returns true.
func (w *Worker) Explore(between func() bool) {
	signals := w.Hand.Signals
	for len(w.Stack) > 0 {
		if sig := signals.Load(); sig != 0 && PollSignals(w, sig) {
			return
		}
		if invariant.Enabled {
			if w.rest.foreseen.ended && !w.Control.Stopped() {
				panic("BUG: the end of an execution has a choice")
			}
			w.CheckInvariants(w.Stack[len(w.Stack)-1])
		}
		if w.Extend(w.Stack[len(w.Stack)-1]) {
			continue
		}
		if between != nil && between() {
			return
		}
		w.Backtrack()
	}
}

// CheckInvariants panics if x is not what the engine takes for granted.
func (w *Worker) CheckInvariants(x *execution.Execution) {
	if err := x.Graph.Check(); err != nil {
		panic("BUG: " + err.Error())
	}
	if st, ok := x.State.(consistency.Witness); ok {
		if wrong := st.Check(); wrong != "" {
			panic("BUG: in the interleaving " + wrong)
		}
	}
	w.Filters.Check(x)
}

// Extend adds the next event to x. It returns false when x needs no further
// events: it is complete, blocked, wrong or inconsistent.
func (w *Worker) Extend(x *execution.Execution) bool {
	if w.Space.Loose() {
		w.complete(x)
	}
	t, s := w.Schedule(x)
	if w.Filters.Hopeless(x) {
		return false
	}
	if t < 0 {
		if t == -1 {
			n := int32(len(x.Graph.Order))
			if w.EndWaits(x) {
				w.Finish(x)
			}
			if invariant.Enabled {
				w.rest.foreseen.end(w, x)
			}
			x.CutTo(n - 1)
		}
		return false
	}
	if x.Graph.Len(x.Tail.Thread) > x.Tail.Index && w.seesEnd(x, t, s) {
		return false
	}
	w.Result.Stats.Visits++
	if len(x.Graph.Order) >= w.Config.MaxEvents {
		w.TooMany(s)
		return false
	}
	switch s.Kind {
	case event.Read:
		r := w.Add(x, t, s)
		if !w.CheckAccess(x, r) {
			return false
		}
		w.Filters.Accessed(x, r)
		list, states := w.Equivalence.Reads(x, r)
		it := execution.Item{Kind: execution.ItemRead, Alone: x.Alone, Stamp: int32(len(x.Graph.Order)) - 1, Lo: w.Equivalence.FirstRead(x, r), Cur: int32(len(list)) - 1}
		return w.takeRead(x, &it, list, states)
	case event.Write:
		id := w.Add(x, t, s)
		if !w.CheckAccess(x, id) {
			return false
		}
		w.Filters.Accessed(x, id)
		w.revisits(x, id)
		switch w.Equivalence.Place(x, id, &w.item) {
		case execution.Take:
			return w.takePlace(x, id, &w.item)
		case execution.Wait:
			x.Pending = -1
			return true
		}
		return false
	case event.Choice:
		w.Add(x, t, s)
		if s.Len > 1 {
			w.keep(x, execution.Item{Kind: execution.ItemChoice, Stamp: int32(len(x.Graph.Order)) - 1, Cur: 1})
		}
		w.Choose(x, x.Graph.Order[len(x.Graph.Order)-1], 0)
		return true
	}
	w.CheckJoin(x, t, s)
	return w.Perform(x, w.Add(x, t, s))
}

// EndWaits lets every thread of x that still waits read the co-last write. It
// returns false if that is an execution of another branch.
func (w *Worker) EndWaits(x *execution.Execution) bool {
	g := x.Graph
	for t, c := range g.Classes() {
		t := int32(t)
		if c != graph.ClassRead && (c != graph.ClassWaits || g.Next(t).Kind != event.Read) {
			continue
		}
		s := g.Next(t)
		co := g.Co(g.LocOf(s))
		last := co[len(co)-1]
		for k := range x.Stalls {
			if st := &x.Stalls[k]; st.Thread == t && st.Index == g.Len(t) && st.Cause != graph.None && !st.Reaches(g, last) {
				return false
			}
		}
		r := w.Add(x, t, s)
		x.SetRead(r, last)
		if !w.CheckAccess(x, r) {
			return false
		}
		w.Filters.Accessed(x, r)
		if !w.CheckRead(x, r) {
			return false
		}
		switch n := w.Upcoming(x, t); {
		case n == nil:
		case n.Kind == event.Skip:
			w.Add(x, t, n)
		case w.PutsBack(n, g.At(r).Val):
			if !w.putBack(x, t, n) {
				return false
			}
		}
	}
	return true
}
