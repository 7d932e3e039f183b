package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Opener is a model with dependencies that can be told which reads may be overtaken by later writes of their threads.
type Opener interface {
	Model
	// Open is the model for programs in which only reads of the addresses at are overtaken: it allows the
	// executions in which what does not wait for such a read is before all that follows it in its thread. Its
	// states are OpenStates, its traits have Overtakes.
	Open(at []event.Addr) Model
}

// OpenState is a state of a model that Opener.Open returned.
type OpenState interface {
	Dependent
	Overtaker
	// Precedes reports whether e is in the causal past of all that follows it in its thread.
	Precedes(e event.ID) bool
}

// Open implements Opener.
func (m immModel) Open(at []event.Addr) Model {
	o := &openIMM{m, map[event.Addr]bool{}}
	for _, a := range at {
		o.at[a] = true
	}
	return o
}

// openIMM is IMM in graphs in which few reads are overtaken.
type openIMM struct {
	immModel
	at map[event.Addr]bool
}

func (m *openIMM) Traits() Traits {
	t := m.immModel.Traits()
	t.IfAcyclic, t.IfOnlySC, t.Overtakes = nil, nil, true
	t.HalvesTogether = false // the read may be closed while the write waits for an open read
	return t
}

func (m *openIMM) New(g *graph.Graph) State {
	s := &openState{*m.immModel.New(g).(*immState)}
	s.open = m.at
	return s
}

// openState is an immState with more in the past of events.
type openState struct{ immState }

func (s *openState) Restrict(from State, n []int32) {
	s.immState.Restrict(&from.(*openState).immState, n)
}

// Overtaken implements Overtaker. What lies between r and event last of its thread need not be in the past of the event
// that comes after last, and then what it reads may differ where that event is the same. So no step counts that depends
// on what is read.
func (s *openState) Overtaken(r event.ID, last int32, ahead []*event.Step) bool {
	if s.open[s.g.At(r).Addr] {
		return false // it was already
	}
	return s.overtaken(r, last, ahead, true)
}

// Precedes implements OpenState.
func (s *openState) Precedes(e event.ID) bool {
	if acquires(s.g.At(e)) {
		return true
	}
	closed := s.closed(e.Thread)
	return closed == nil || closed.has(e.Index)
}

// manyOpen stands for all open reads of a thread but the first ones. It is never taken out of a set.
const manyOpen = uint64(1) << 63

// closing says of the events of one thread, event by event, for which open reads they may wait, depending on what reads return, and
// for which they do, as sets, and which are closed. Nothing in it depends on what open reads return, nor on whether an event
// that waits for them is there: it is made of labels, and right for a thread as far as that has the same steps.
type closing struct {
	s         *immState
	steps     []*event.Step
	may, must []uint64
	closed    bitset
	dirty     []int32   // writes, and what stands for some, that may wait for an open read
	sums      []sealing // after each event
}

// sealing is what is known of all events so far.
type sealing struct {
	next      uint64 // the set of the next open read
	may, must uint64 // what some event so far may wait for, and what it does
	sealed    uint64 // what all that follows waits for
	dirty     int    // writes in dirty
}

// closed returns the events of thread t that are in the past of all that follows them in it because they wait for no open read but
// those that all that follows waits for anyway; nil: all are. It is right until the next call for t.
func (s *immState) closed(t int32) bitset {
	for int(t) >= len(s.closings) {
		s.closings = append(s.closings, closing{s: s})
	}
	c := &s.closings[t]
	events := s.g.Events(t)
	known := 0
	for known < len(c.steps) && known < len(events) && c.steps[known] == events[known].Step {
		known++
	}
	c.cut(known)
	for i := known; i < len(events); i++ {
		c.add(event.ID{Thread: t, Index: int32(i)}, &events[i])
	}
	if c.last().next == 1 {
		return nil
	}
	return c.closed
}

// last is what is known of all events.
func (c *closing) last() sealing {
	if n := len(c.sums); n > 0 {
		return c.sums[n-1]
	}
	return sealing{next: 1}
}

// cut forgets all but the first n events.
func (c *closing) cut(n int) {
	for i := n; i < len(c.steps); i++ {
		c.closed[i>>6] &^= 1 << (i & 63)
	}
	c.steps, c.may, c.must, c.sums = c.steps[:n], c.may[:n], c.must[:n], c.sums[:n]
	c.dirty = c.dirty[:c.last().dirty]
}

// opens reports whether x is an open read.
func (s *immState) opens(x *graph.Event) bool {
	return x.Kind == event.Read && !acquires(x) && s.open[x.Addr]
}

// add adds e, which is x.
func (c *closing) add(e event.ID, x *graph.Event) {
	deps := c.s.g.Space.Deps
	k := c.last()
	may, must := uint64(0), uint64(0)
	waits := func(i int32) {
		may |= c.may[i]
		must |= c.must[i]
	}
	if c.s.opens(x) {
		may, must = k.next, k.next
		if k.next != manyOpen {
			k.next <<= 1
		}
	}
	d := deps.Deps(x.Deps)
	for _, set := range []event.DepSet{d.Addr, d.Data} {
		for _, i := range deps.Events(set) {
			waits(i)
		}
	}
	for _, set := range []event.DepSet{d.Ctrl, d.AddrPo} {
		for _, i := range deps.Events(set) {
			may |= c.may[i]
			k.sealed |= c.must[i] &^ manyOpen
		}
	}
	if x.Kind == event.Skip || x.Kind == event.Write && x.Attr&event.Exclusive != 0 {
		waits(e.Index - 1)
	}
	for _, i := range c.dirty {
		if a := c.s.g.At(event.ID{Thread: e.Thread, Index: i}); x.Kind == event.Skip || a.Kind == event.Skip || a.Addr == x.Addr {
			may |= c.may[i]
		}
	}
	if releases(x) {
		may, must = may|k.may, must|k.must
	}
	may &^= k.sealed
	if may != 0 && writes(x) {
		c.dirty = append(c.dirty, e.Index)
	}
	c.steps, c.may, c.must = append(c.steps, x.Step), append(c.may, may), append(c.must, must)
	if int(e.Index)>>6 == len(c.closed) {
		c.closed = append(c.closed, 0)
	}
	if may == 0 {
		c.closed.set(e.Index)
	}
	k.may, k.must = k.may|may, k.must|must
	if acquires(x) {
		k.sealed |= must &^ manyOpen
	}
	k.dirty = len(c.dirty)
	c.sums = append(c.sums, k)
}

// acyclicClosed searches the past of every event for the event itself, with what is closed but
// without what seq_cst fences order: that is no past.
func (s *immState) acyclicClosed() bool {
	return s.open == nil || s.ar.acyclic(s, s.g.Order, false, true)
}
