package execution

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// ReadChoice is one of the writes that a read may read.
type ReadChoice struct {
	Read  event.ID
	Step  *event.Step // of the read
	Pos   int32       // of the write in the list of reads, top is the last one
	Top   int32
	Write event.ID
	Value event.Value
	RMW   bool        // the read succeeds, and its thread writes next
	Next  *event.Step // what the thread does next, nil if that was not looked up
	// Allowed: Equivalence.Allows returned true.
	Allowed bool
	// States has the value of each of the writes, if it is not what they wrote.
	States []event.Value
	// Canonical: it is the canonical choice. Settled: that one was made, by this choice or
	// before; it is kept with a work item.
	Canonical, Settled bool
}

// Begin makes c one of the choices of read r, whose step is s, from list.
func (c *ReadChoice) Begin(r event.ID, s *event.Step, list []event.ID) {
	c.Read, c.Step, c.Top = r, s, int32(len(list))-1
	c.Canonical, c.Settled, c.States = false, false, nil
}

// Set makes c the choice of the write at position pos of list.
func (c *ReadChoice) Set(g *graph.Graph, list []event.ID, pos int32) {
	c.Pos, c.Write, c.Next, c.Allowed = pos, list[pos], nil, false
	if c.States == nil {
		c.Value = g.ValueFor(c.Step.Loc-1, c.Read, c.Write)
	} else {
		c.Value = c.States[pos]
	}
	c.RMW = c.Step.Succeeds(c.Value)
}
