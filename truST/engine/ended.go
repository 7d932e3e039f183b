package engine

import (
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/execution"
)

// The process ends when main returns or a thread calls exit, whatever its other
// threads wait for then. An execution in which it ends is as good as complete if the
// threads that did not finish wait for what never comes: that is no deadlock. It is
// counted apart (Result.Waiting), because other tools call it blocked. They do not wait for
// ever if they stand on writes that are not the newest ones (another execution goes on
// where this one stops), or if an assumption, the loop bound or a limit of the
// interpreter stopped them: such executions stay blocked.
//
// That counts each of them once. Without Config.NoUnblock every thread that waits at the end
// reads the co-last write (stalls.go of package filter); with it, executions with older ones are blocked, unless what these
// wrote is there again (check.SpinStuck): then executions that differ in nothing else count several times.
//
// Events of other threads are explored although the process may have ended before
// them. Nothing orders them after its end, so they may as well have come before.

// IsBlocked reports whether x, to which nothing can be added, is no complete
// execution: some thread cannot go on, and not because the process has ended.
func (w *Base) IsBlocked(x *execution.Execution) bool {
	g := x.Graph
	over, waits := false, false
	for t, n := int32(0), int32(g.Threads()); t < n; t++ {
		if !g.Exists(t) {
			continue
		}
		if e := g.Last(t); e != nil && e.Kind == event.ThreadFinish {
			over = over || e.EndsProcess()
			continue
		}
		waits = true
		if s := w.stopping(x, t); s != nil && s.Shortened() {
			w.Filters.End(x, t, s)
		}
	}
	if !waits {
		return false
	}
	if !over {
		return true
	}
	w.Equivalence.SettleWaits(x)
	for t := int32(0); int(t) < g.Threads(); t++ {
		if g.Exists(t) && !g.Finished(t) && !w.waitsForEver(x, t) {
			return true
		}
	}
	return check.MayBegin(x, w.Program)
}

// stopping is the step with which thread t of x, which did not finish, has stopped for
// good; nil if it waits for other threads.
func (w *Base) stopping(x *execution.Execution, t int32) *event.Step {
	if e := x.Graph.Last(t); e.Kind == event.Read && !e.HasRF || e.Await != event.AwaitNone && !e.Admits(e.Val) {
		return nil
	}
	if s := w.Next(x, t); s.Kind == event.Block {
		return s
	}
	return nil
}

// waitsForEver reports whether thread t of x, to which nothing can be added, waits for
// something that does not come, with the newest writes before it.
func (w *Base) waitsForEver(x *execution.Execution, t int32) bool {
	g := x.Graph
	if e := g.Last(t); e != nil && e.Await != event.AwaitNone && !e.Admits(e.Val) {
		return event.BlockReason(e.Why) != event.BlockAssume && execution.UpToDate(g, event.ID{Thread: t, Index: g.Len(t) - 1})
	}
	switch s := w.Next(x, t); s.Kind {
	case event.ThreadJoin, event.BarrierLeave:
		return event.BlockReason(s.Why) != event.BlockAssume
	case event.Block:
		switch why := event.BlockReason(s.Why); why {
		case event.BlockAssume, event.BlockUnroll, event.BlockMoot, event.BlockLater:
			return false
		case event.BlockSpin:
			return check.SpinStuck(x, w.Program, t, s)
		default:
			return !why.Limit()
		}
	}
	return false
}
