package filter

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// confirmations finds out what threads confirm.
type confirmations struct {
	w         *execution.Workbench
	comebacks []event.Addr // ascending
	known     map[promise]*event.Step
	places    map[event.Addr]*place
}

// place is what is known of an address.
type place struct {
	reads     []*event.Step // that a compare-exchange may confirm, the first maxReads
	known     map[*event.Step]bool
	confirmed map[uint64]confirmed // by value
	asked     int                  // how often a read was asked about a value
}

// maxReads bounds how many first reads of an address are known, and maxValues of how many values it is known whether one of these
// reads is confirmed. Asking runs a thread on with a value that no execution may have, so maxAsks bounds how
// often that is done: a place with few values may have many reads.
const (
	maxReads  = 1 << 12
	maxValues = 1 << 8
	maxAsks   = 1 << 16
)

// confirmed is whether some of the first reads of a place, of which that many were asked, is confirmed if it returns a value.
type confirmed struct {
	is    bool
	reads int
}

// begins notes that s, a read that a compare-exchange may confirm, is in a graph.
func (q *confirmations) begins(s *event.Step) {
	p := q.places[s.Addr]
	if p == nil {
		p = &place{known: map[*event.Step]bool{}, confirmed: map[uint64]confirmed{}}
		q.places[s.Addr] = p
	}
	if len(p.reads) < maxReads && !p.known[s] {
		p.known[s] = true
		p.reads = append(p.reads, s)
	}
}

// confirmable reports whether a read of p that returns v may be confirmed. Each read is asked once.
func (q *confirmations) confirmable(p *place, v uint64) bool {
	if len(p.reads) == maxReads || p.asked >= maxAsks {
		return true // by one that is not known, or was not asked
	}
	c := p.confirmed[v]
	if c.is || c.reads == len(p.reads) {
		return c.is
	}
	for ; !c.is && c.reads < len(p.reads); c.reads++ {
		c.is = q.confirms(p.reads[c.reads], event.V(v)) != nil
		p.asked++
	}
	if _, ok := p.confirmed[v]; !ok && len(p.confirmed) == maxValues {
		clear(p.confirmed)
	}
	p.confirmed[v] = c
	return c.is
}

// promise is a read that returned a value.
type promise struct {
	read *event.Step
	val  uint64
}

// maxPromises bounds how many are known: steps that are known are not forgotten (package cache).
const maxPromises = 1 << 12

// maxBetween bounds the events between a read and the compare-exchange that confirms it.
const maxBetween = 16

// vain reports whether a thread of x, a blocked execution, has stopped because its compare-exchange came too late. Reads that stop
// their threads were added last (engine.Worker.EndWaits).
func (q *confirmations) vain(x *execution.Execution) bool {
	g := x.Graph
	for n := len(g.Order) - 1; n >= 0; n-- {
		id := g.Order[n]
		switch e := g.At(id); {
		case e.Kind == event.Read && e.Attr == event.CAS:
			if q.late(g, id) {
				return true
			}
		case e.Kind == event.Read && isLast(g, id), e.Attr&event.Exclusive != 0, e.Kind == event.Skip:
		default:
			return false
		}
	}
	return false
}

// late reports whether x, a read, is a compare-exchange that came too late, and the last event of its thread.
func (q *confirmations) late(g *graph.Graph, x event.ID) bool {
	e := g.At(x)
	if !isLast(g, x) {
		return false
	}
	r := q.first(g, x, e.Step)
	return r != graph.None && e.HasRF && !e.Succeeds(e.Val) && q.rival(g, r) != graph.None && q.confirmation(g.At(r)) == e.Step
}

// isLast reports whether read x is the last event of its thread, but for a Skip.
func isLast(g *graph.Graph, x event.ID) bool {
	n := g.Len(x.Thread) - 1
	return x.Index == n || x.Index == n-1 && g.At(event.ID{Thread: x.Thread, Index: n}).Kind == event.Skip
}

// after is what comes after read s if that returns v, and the number of events up to there: a compare-exchange that failed may have
// a Skip behind it.
func (q *confirmations) after(s *event.Step, v event.Value) (n *event.Step, events uint64) {
	n = q.w.Program.Next(s, v)
	if n.Kind != event.Skip {
		return n, 1
	}
	return q.w.Program.Next(n, event.Value{}), 2
}

// first is the read that compare-exchange x, whose step is s and which need not be there yet, may confirm, graph.None if there is
// none.
func (q *confirmations) first(g *graph.Graph, x event.ID, s *event.Step) event.ID {
	if s.Kind != event.Read || s.Attr != event.CAS {
		return graph.None
	}
	for r := x; r.Index > 0 && x.Index-r.Index <= maxBetween; {
		r.Index--
		switch e := g.At(r); {
		case e.Kind == event.Read && e.Addr == s.Addr && q.may(e.Step):
			return r
		case !between(e.Step):
			return graph.None
		}
	}
	return graph.None
}

// rival is the write of the read-modify-write that reads what read r reads, graph.None if there is none, or r is no read that
// its thread may confirm.
func (q *confirmations) rival(g *graph.Graph, r event.ID) event.ID {
	e := g.At(r)
	if !q.may(e.Step) || !e.HasRF {
		return graph.None
	}
	co, k := g.Co(e.Loc), int(g.PosOf(e))+1
	if k == len(co) || co[k].Thread == r.Thread {
		return graph.None
	}
	if u, ok := g.Replaces(co[k]); !ok || g.At(u).RF != e.RF {
		return graph.None
	}
	return co[k]
}

// may reports whether s is a read that a compare-exchange may confirm.
func (q *confirmations) may(s *event.Step) bool {
	return s.Kind == event.Read && s.Attr == 0 && s.Await == event.AwaitNone && s.Ord != event.NotAtomic && s.Size <= 8 &&
		!slices.Contains(q.comebacks, s.Addr)
}

// between reports whether s may be between a read and the compare-exchange that confirms it: no other thread learns
// of it, and it can do nothing wrong that depends on what was read.
func between(s *event.Step) bool {
	return s.Kind == event.Fence && s.Attr == 0 || s.Kind == event.Write && s.Attr == event.Fresh
}

// confirmation is the compare-exchange that confirms what e, a read, has returned, nil if there is none.
func (q *confirmations) confirmation(e *graph.Event) *event.Step {
	if e.Val.Hi != 0 {
		return nil
	}
	return q.confirms(e.Step, e.Val)
}

// confirms is the compare-exchange that confirms v, if read s returns that; its thread stops unless it succeeds.
func (q *confirmations) confirms(s *event.Step, v event.Value) *event.Step {
	k := promise{s, v.Lo}
	x, ok := q.known[k]
	if !ok {
		if len(q.known) == maxPromises {
			clear(q.known)
		}
		x = q.find(s, v)
		q.known[k] = x
	}
	return x
}

// find is confirms for what is not known.
func (q *confirmations) find(s *event.Step, v event.Value) *event.Step {
	p := q.w.Program
	x := p.Next(s, v)
	events := uint64(2)
	for ; between(x); events++ {
		if events > maxBetween {
			return nil
		}
		x = p.Next(x, event.Value{})
	}
	if x.Kind != event.Read || x.Attr != event.CAS || x.Await != event.AwaitNone || x.Addr != s.Addr || x.Size != s.Size || x.Cmp != v {
		return nil
	}
	// Every other value differs in some bit. If one bit does and all others are undefined, a thread that stops does
	// so whatever they are: it fails where it uses them.
	all := ^uint64(0) >> (64 - 8*x.Size)
	for bit := uint64(1); bit&all != 0; bit <<= 1 {
		n, more := q.after(x, event.Value{Lo: ^v.Lo & bit, Hi: all &^ bit})
		if !q.stops(n, events-1+more) {
			return nil
		}
	}
	return x
}

// stops reports whether step n only stops its thread, because it gives up a round of a loop with the given number of
// events or more, or for good. In a loop with fewer events the thread would wait for the value to come back.
func (q *confirmations) stops(n *event.Step, events uint64) bool {
	if n.Kind != event.Block || n.Attr != 0 {
		return false
	}
	switch event.BlockReason(n.Why) {
	case event.BlockAssume, event.BlockMoot:
		return true
	case event.BlockSpin:
		return n.Len >= events
	}
	return false
}

// comesBack starts again without the reads of address a, at which values come back. Whether anything is left to be gained by rounds with
// other reads has to show again: to look for them costs up to half of the time, and most programs have them at one address.
func (q *confirmations) comesBack(a event.Addr) {
	q.w.Control.Refine(func(r *config.Refinement) bool {
		if !config.Learn(&r.Comebacks, a) {
			return false
		}
		r.Rounds = r.Rounds && q.w.Config.Eager
		return true
	})
}
