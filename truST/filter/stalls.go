package filter

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
)

// A read that stops its thread (a lock that is held, a flag not yet set, a
// waiting loop, a failed assumption) and takes the co-last write is not kept in
// the graph, nor is the write of a read-modify-write that puts back what was read.
// What is kept is a stall: a mark in the order of insertion, "here the thread
// arrived at this read and went on waiting". As long as no write that came after
// the stall can be read, the thread is not scheduled; then the read is added like
// any other. So a wait is over in place, in the graph in which it
// began, and no branch is begun in which it goes on for nothing.
//
// The idea is that of "Unblocking Dynamic Partial Order Reduction"
// (Kokologiannakis, Marmanis, Vafeiadis; CAV 2023), which changes the read that
// blocks in place and demands that nothing races for the location; stalls do
// without that.
//
// Why each execution is still found, and once. A stall is an event with a choice
// of its own: wait (canonical), or read one of the older writes.
//
//   - It arises where the read is added and would stop on the co-last write. The
//     other writes of the moment are the alternatives of that moment (ItemStall),
//     so the read never takes them later: they are refused.
//   - It arises, with a cause, where a backward revisit lets the read take a new
//     write on which it stops: the read is deleted, and the stall takes its place
//     in the order of insertion. Here waiting was not the canonical choice. An
//     execution in which the read reads u at last could come from several causes;
//     only that one counts from which u is reached by steps, each from a write to
//     the co-last one known to its causal past and the events older than the
//     stall: those are the steps in which one backward revisit after the other
//     would have led the read from the cause to u. Without races for the location
//     all causes but one are out of the question anyway.
//   - It arises, with a cause, where another thread's read-modify-write goes first (execution/rivals.go). That is such a
//     backward revisit, of which it is known beforehand what it will delete. The read may read the cause, too.
//   - A backward revisit that deletes a stall demands that it was canonical with
//     the revisiting write's past already there: always so without a cause; with a
//     cause, if the co-last of that context leads back to the cause. One that
//     keeps the stall has to keep its cause.
//
// At the end of an execution the threads that still wait read the co-last write:
// the blocked executions that remain are those that nothing resolves.

// Where the parts of it are:
//
//   - here, the questions that the loop asks: wait or read, and which revisits are possible;
//   - execution/stall.go, the mark: which writes a read that has waited may read, what of that
//     is known already, and when a mark goes;
//   - engine/choices.go (Worker.stall) and engine/revisit.go (Worker.revisitStalled) take the
//     read out and set the mark; engine/backtrack.go (Worker.takeStall) takes up an ItemStall;
//   - engine/waiting.go shows checks the reads that wait, and says where none may;
//   - engine/loop.go (Worker.EndWaits) ends the waits that nothing resolves;
//   - engine/tasks.go hands marks over to other workers.

// stalls is the filter. The marks themselves belong to executions.
type stalls struct{ w *execution.Workbench }

func (*stalls) Concerns(x *execution.Execution, r event.ID) bool {
	return len(x.Stalls) > 0 && x.Stalled(r.Thread, r.Index)
}

// Read: a read that has waited may not read what it was refused; it goes on waiting if that
// is the co-last write.
func (*stalls) Read(x *execution.Execution, c *execution.ReadChoice) execution.Verdict {
	switch {
	case !x.Refused(c.Read.Thread, c.Read.Index, c.Write):
		return execution.Take
	case c.Pos == c.Top:
		return execution.Wait
	}
	return execution.Skip
}

func (*stalls) OfCanonical() bool { return true }

// Stopped: a read that stops on the co-last write waits.
func (*stalls) Stopped(*execution.Execution, *execution.ReadChoice) execution.Verdict {
	return execution.Wait
}

// Deletes: what a revisit deletes must have been canonical, stalls included.
func (*stalls) Deletes(x *execution.Execution, id event.ID, p execution.Past, s, newest int32) bool {
	for k := len(x.Stalls) - 1; k >= 0 && x.Stalls[k].At > s; k-- {
		if st := &x.Stalls[k]; st.At <= newest && !st.Canonical(x.Graph, p.View, id) {
			return false
		}
	}
	return true
}

// Keeps: a revisit that keeps a stall, because it is older than read r, has to keep its cause.
func (*stalls) Keeps(x *execution.Execution, r event.ID, p execution.Past) bool {
	g := x.Graph
	s := g.At(r).Stamp
	for k := range x.Stalls {
		st := &x.Stalls[k]
		if st.At > s {
			break
		}
		if st.Cause != graph.None && !graph.In(p.View, st.Cause) && g.At(st.Cause).Stamp > s {
			return false
		}
	}
	return true
}

// Revisited: the read waits if it would stop its thread wherever in co the write stands, or if it has waited and may not
// read that.
func (q *stalls) Revisited(x *execution.Execution, id, r event.ID) execution.Verdict {
	g := x.Graph
	switch {
	case x.Refused(r.Thread, r.Index, id):
		if x.WaitsInVain(r, id) {
			return execution.Skip
		}
		return execution.Wait
	case !g.Overlaid(r) && q.w.StallsWith(x, r, g.At(r).Step, g.At(id).Val):
		return execution.Wait
	}
	return execution.Take
}
