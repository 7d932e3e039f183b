package trust

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// Leaves: executions that end with the newest event, whatever it chooses, are counted without
// being built.

// leaves reports whether executions that end with access id, the newest event, can be
// counted without being built: nothing of its thread is po-after it, all other threads are
// through (but for one that joins them), the positions left are all consistent, and neither
// the access nor the end of the execution has anything to report. What follows an access that
// fills a hole is there already, so it is not the thread's next step, whatever the model
// says of its positions.
func (w *worker) leaves(x *execution, id event.ID) bool {
	e := x.g.At(id)
	loc := &w.space.Locs[e.Loc]
	return (w.traits.Judges || !loc.Plain && !w.cfg.WarnUnordered) && !loc.Dynamic && !w.builds() && !invariant.Enabled &&
		x.g.Newest(id) && x.st.ByPosition() && w.endsPlainly(x, id.Thread) && !w.eq.impossible(x)
}

// leaf counts the complete execution that arises if the newest event, an access
// of thread t, returns what makes n the next step. It returns false, and counts
// nothing, unless n ends the thread, and all that a joining thread still does is
// join others and end. These events need not be added then: nothing could read
// them, or differ by them.
func (w *worker) leaf(x *execution, t int32, n *event.Step) bool {
	if n.Kind != event.ThreadFinish || badExit(n) || !w.filters.leaf(w.joiner) {
		return false
	}
	g := x.g
	events := 1
	if w.joiner >= 0 {
		s := w.next(x, w.joiner)
		joined := w.joined[:0]
		for ; s.Kind == event.ThreadJoin; events++ {
			c := w.space.Joined(s)
			if c < 0 || g.Joiner(c) != graph.None || slices.Contains(joined, c) {
				return false // an error
			}
			joined = append(joined, c)
			end := n
			if c != t {
				if !g.Exists(c) || !g.Finished(c) {
					return false
				}
				end = g.Last(c).Step
			}
			if end.EndsProcess() {
				return false // no thread goes on
			}
			v := end.Val
			s = w.prog.Next(s, v)
		}
		w.joined = joined
		if s.Kind != event.ThreadFinish || badExit(s) {
			return false
		}
		events++
	}
	w.res.Stats.Visits += uint64(events)
	w.res.Stats.MaxEvents = max(w.res.Stats.MaxEvents, len(g.Order)+events)
	w.counted(nil, false)
	return true
}
