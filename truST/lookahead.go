package trust

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Before a read takes a value the tree of steps is asked what its thread would do with it. If
// that is nothing more, because an assumption fails, a loop goes on waiting, or the read itself
// waits for another value, then
//
//   - the value is left out, unless the choice is canonical or may be where more is known:
//     no event of the thread follows, so every execution with this choice is blocked, and all
//     that others do wrong in it they also do without this read;
//   - the thread is scheduled last: another thread may yet write what it waits for.
//
// Without (Config.NoLookahead) only reads that wait for a value are looked at.

// lookahead is the filter.
type lookahead struct{ w *worker }

func (q *lookahead) stopped(x *execution, c *choice) verdict {
	if !c.rmw && q.w.eq.final(x, c) && (c.step.Await != event.AwaitNone || !q.w.cfg.NoLookahead) {
		return skip
	}
	return take
}

// stopsAfter reports whether read c, which has made its choice, is the last event of its
// thread.
func (w *worker) stopsAfter(x *execution, c *choice) bool {
	if c.step.Await != event.AwaitNone {
		return !c.step.Admits(c.value)
	}
	if c.next == nil && !c.rmw && !w.cfg.NoLookahead && x.g.Newest(c.read) {
		c.next = w.prog.Next(c.step, c.value)
	}
	return c.next != nil && stops(c.next)
}

// stopsWith reports whether a read with step s that returns v is the last event of
// its thread, which then waits or has failed an assumption.
func (w *worker) stopsWith(s *event.Step, v event.Value) bool {
	if s.Await != event.AwaitNone {
		return !s.Admits(v)
	}
	return !w.cfg.NoLookahead && !s.Succeeds(v) && stops(w.prog.Next(s, v))
}

// stops reports whether n, the step after a read, ends its thread because an
// assumption fails or a loop waits.
func stops(n *event.Step) bool {
	if n.Kind != event.Block || n.Attr&(event.Named|event.Undone) != 0 {
		return false
	}
	switch event.BlockReason(n.Why) {
	case event.BlockAssume, event.BlockSpin, event.BlockMoot, event.BlockLater:
		return true
	}
	return false
}

// firstGoing returns, of the threads from t on that can read, the first that is not
// put off; if there is none, late, which is a thread that was put off or -1.
func (w *worker) firstGoing(x *execution, t, late int32) int32 {
	g := x.g
	filtered := len(w.filters.threads) > 0
	for ; int(t) < g.Threads(); t++ {
		switch c := g.Classes()[t]; {
		case c != graph.ClassRead && (c != graph.ClassWaits || g.Next(t).Kind != event.Read):
		case t == late || x.offers(t) != offerAny || filtered && w.filters.holds(x, t, g.Next(t)):
		case !w.putOff(g, t):
			return t
		case late < 0:
			late = t
		}
	}
	return late
}

// putOff reports whether thread t, which can read, would stop if it read the co-last
// write.
func (w *worker) putOff(g *graph.Graph, t int32) bool {
	s := g.Next(t)
	if !w.eq.lastKnown() {
		return s.Await != event.AwaitNone
	}
	v := g.LastValue(s)
	if s.Await != event.AwaitNone {
		return !s.Admits(v)
	}
	return !w.cfg.NoLookahead && stops(w.prog.Next(s, v))
}
