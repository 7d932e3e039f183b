package filter

import (
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
)

// Before a read takes a value the tree of steps is asked what its thread would do with it. If
// that is nothing more, because an assumption fails, a loop goes on waiting, or the read itself
// waits for another value, then
//
//   - the value is left out, unless the choice is canonical or may be where more is known:
//     no event of the thread follows but a write that changes nothing, so every execution with this choice is blocked, and all
//     that others do wrong in it they also do without this read;
//   - the thread is scheduled last: another thread may yet write what it waits for.
//
// Without (Config.NoLookahead) only reads that wait for a value are looked at.

// lookahead is the filter.
type lookahead struct{ w *execution.Workbench }

func (*lookahead) OfCanonical() bool { return false } // which is never final

func (q *lookahead) Stopped(x *execution.Execution, c *execution.ReadChoice) execution.Verdict {
	if q.w.Equivalence.Final(x, c) && (c.Step.Await != event.AwaitNone || !q.w.Config.NoLookahead) {
		return execution.Skip
	}
	return execution.Take
}
