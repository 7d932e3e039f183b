package execution

import (
	"genmcgo/consistency"
	"genmcgo/graph/event"
)

// The last read of an access that is made as several (event.JointBit) stays in the graph, though its thread stops
// there: what the thread waits for may be written where one of the others reads, and no event comes between them.

// Unblocks reports whether reads that would stop their threads wait outside of graphs. No view tells the cause of a stall in
// a graph with holes.
func (w *Workbench) Unblocks() bool { return !w.Config.NoUnblock && !w.Space.Loose() }

// StopsAfter reports whether read c, which has made its choice, is the last event of its
// thread.
func (w *Workbench) StopsAfter(x *Execution, c *ReadChoice) bool {
	if c.Step.Joint() {
		return false
	}
	if c.Step.Await != event.AwaitNone {
		return !c.Step.Admits(c.Value)
	}
	if c.Next == nil && !w.Config.NoLookahead && x.Graph.Newest(c.Read) {
		c.Next = w.Program.Next(c.Step, c.Value)
	}
	return c.Next != nil && stops(w.passed(c.Next, c.Value)) && (!c.RMW || w.settled(x, c.Read, c.Step, c.Next))
}

// StopsWith reports whether a read with step s that returns v is the last event of
// its thread, which then waits or has failed an assumption.
func (w *Workbench) StopsWith(s *event.Step, v event.Value) bool {
	if s.Joint() || s.Await == event.AwaitNone && w.Config.NoLookahead {
		return false
	}
	return w.WaitsWith(s, v)
}

// WaitsWith is StopsWith for accesses that are one event, with Config.NoLookahead, too.
func (w *Workbench) WaitsWith(s *event.Step, v event.Value) bool {
	if s.Await != event.AwaitNone {
		return !s.Admits(v)
	}
	return !s.Succeeds(v) && stops(w.passed(w.Program.Next(s, v), v))
}

// StallsWith is StopsWith for read r of x, the next or last event of its thread, also for read-modify-writes that put back what they
// read, and whose thread then stops.
func (w *Workbench) StallsWith(x *Execution, r event.ID, s *event.Step, v event.Value) bool {
	if !s.Succeeds(v) || s.Await != event.AwaitNone || s.Joint() || w.Config.NoLookahead {
		return w.StopsWith(s, v)
	}
	n := w.Program.Next(s, v)
	return stops(w.passed(n, v)) && w.settled(x, r, s, n)
}

// settled reports whether r, a read whose step is s and the next or last event of its thread in x, stops that wherever it is followed
// by n, a write that puts back what r has read: whatever decides that is in the past of n. Under models with dependencies it need
// not be. A later write may then revisit what the thread has read before r, and keep n, which another thread has read; and the
// thread goes on.
func (w *Workbench) settled(x *Execution, r event.ID, s, n *event.Step) bool {
	if !w.Traits.Tracks() {
		return true
	}
	g := x.Graph
	if is, ok := w.stopping[n]; ok && !g.HolesIn(r.Thread) {
		return is
	}
	is := w.stopsAnyway(x, r, s, n)
	if !g.HolesIn(r.Thread) {
		if w.stopping == nil || len(w.stopping) == maxStopping {
			w.stopping = map[*event.Step]bool{}
		}
		w.stopping[n] = is
	}
	return is
}

// maxStopping bounds how many steps are known: package cache cannot give up their memory.
const maxStopping = 1 << 12

// stopsAnyway is settled for what is not known.
func (w *Workbench) stopsAnyway(x *Execution, r event.ID, s, n *event.Step) bool {
	g := x.Graph
	k, ok := x.State.(consistency.Keeper)
	if !ok {
		return false
	}
	stop := w.Program.Next(n, event.Value{})
	decides := func(i int32) bool { return true }
	deps := w.Space.Deps
	ctrl := deps.Deps(stop.Deps).Ctrl
	switch event.BlockReason(stop.Why) {
	case event.BlockAssume:
		decides = func(i int32) bool { return deps.Has(ctrl, i) }
	case event.BlockSpin:
		// Without a branch on it, too, what the last round has read decides: it is in variables that are as they were before.
		if last := int64(r.Index) + 2 - int64(stop.Len); stop.Len > 0 {
			decides = func(i int32) bool { return int64(i) >= last || deps.Has(ctrl, i) }
		}
	}
	w.marks.Clear()
	k.Keeps(r.Thread, r.Index, s, n, &w.marks)
	for i := range r.Index {
		e := event.ID{Thread: r.Thread, Index: i}
		if g.At(e).Kind.ReadLike() && !w.marks.Has(e) && decides(i) {
			return false
		}
	}
	return true
}

// stops reports whether n, the step after a read, ends its thread because an
// assumption fails or a loop waits.
func stops(n *event.Step) bool {
	if n.Kind != event.Block || n.Attr&(event.Named|event.Undone|event.Hangs) != 0 {
		return false
	}
	switch event.BlockReason(n.Why) {
	case event.BlockAssume, event.BlockSpin, event.BlockMoot, event.BlockLater:
		return true
	}
	return false
}

// Stops reports whether a thread that has read v and goes on with n waits then, or has failed an assumption.
func (w *Workbench) Stops(n *event.Step, v event.Value) bool {
	return !w.Config.NoLookahead && stops(w.passed(n, v))
}

// PutOff reports whether thread t, which can read, would stop if it read the co-last
// write.
func (w *Workbench) PutOff(x *Execution, t int32) bool {
	s := x.Graph.Next(t)
	v, known := w.Equivalence.LastValue(x, t, s)
	if !known {
		return s.Await != event.AwaitNone
	}
	if s.Await != event.AwaitNone {
		return !s.Admits(v)
	}
	return !w.Config.NoLookahead && stops(w.passed(w.Program.Next(s, v), v))
}

// passed is n, the step after a read that returned v, or the step after that if n changes nothing.
func (w *Workbench) passed(n *event.Step, v event.Value) *event.Step {
	if n.Kind == event.Skip || w.PutsBack(n, v) {
		return w.Program.Next(n, event.Value{})
	}
	return n
}

// PutsBack reports whether n, the step after a read that returned v, is the write of its read-modify-write and writes
// what is there: a test-and-set of a lock that is held. Other threads find what they would find without it, so a
// thread that stops then waits as one does whose compare-exchange failed. Where only executions that have ended show
// what is wrong (Equivalence.Late), the write has to be in one of them.
func (w *Workbench) PutsBack(n *event.Step, v event.Value) bool {
	return n.Kind == event.Write && n.Attr&event.Exclusive != 0 && n.Attr&event.Resized == 0 && n.Val == v && !w.Equivalence.Late()
}
