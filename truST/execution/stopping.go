package execution

import "genmcgo/graph/event"

// The last read of an access that is made as several (event.JointBit) stays in the graph, though its thread stops
// there: what the thread waits for may be written where one of the others reads, and no event comes between them.

// StopsAfter reports whether read c, which has made its choice, is the last event of its
// thread.
func (w *Workbench) StopsAfter(x *Execution, c *ReadChoice) bool {
	if c.Step.Joint() {
		return false
	}
	if c.Step.Await != event.AwaitNone {
		return !c.Step.Admits(c.Value)
	}
	if c.Next == nil && !c.RMW && !w.Config.NoLookahead && x.Graph.Newest(c.Read) {
		c.Next = w.Program.Next(c.Step, c.Value)
	}
	if c.Next != nil && c.Next.Kind == event.Skip && w.Equivalence.Final(x, c) { // a compare-exchange has failed
		return stops(w.Program.Next(c.Next, event.Value{}))
	}
	return c.Next != nil && stops(c.Next)
}

// StopsWith reports whether a read with step s that returns v is the last event of
// its thread, which then waits or has failed an assumption.
func (w *Workbench) StopsWith(s *event.Step, v event.Value) bool {
	if s.Joint() {
		return false
	}
	if s.Await != event.AwaitNone {
		return !s.Admits(v)
	}
	return !w.Config.NoLookahead && !s.Succeeds(v) && stops(w.Program.Next(s, v))
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
	return !w.Config.NoLookahead && stops(w.afterRead(s, v))
}

// afterRead is what a thread goes on with after read s has returned v. What stands for the write of a compare-exchange
// that failed is passed over.
func (w *Workbench) afterRead(s *event.Step, v event.Value) *event.Step {
	n := w.Program.Next(s, v)
	if n.Kind == event.Skip {
		n = w.Program.Next(n, event.Value{})
	}
	return n
}
