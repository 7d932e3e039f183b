package execution

import "genmcgo/graph/event"

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
	return c.Next != nil && stops(w.passed(c.Next, c.Value))
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

// StallsWith is StopsWith, also for read-modify-writes that put back what they read, and whose thread then stops.
func (w *Workbench) StallsWith(s *event.Step, v event.Value) bool {
	if !s.Succeeds(v) || s.Await != event.AwaitNone || s.Joint() || w.Config.NoLookahead {
		return w.StopsWith(s, v)
	}
	return stops(w.passed(w.Program.Next(s, v), v))
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
