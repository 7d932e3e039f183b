// Package amend runs a program as if its source had been changed: with stronger memory
// orders at some places, and with fences behind others. So a remedy is tried before it is
// proposed.
//
// It wraps an event.Machine and changes the labels that its threads yield, by position.
// Non-goal: a change of anything but order.
package amend

import "genmcgo/graph/event"

// Change is one change of a program.
type Change struct {
	// Pos is the position (event.Label.Pos) of the accesses that are changed.
	Pos int32
	// Order is what atomic accesses there are ordered with at least: Release for stores and
	// Acquire for loads; a read-modify-write takes both. With Fence it is the order of a
	// fence right behind the accesses, which stay as they are.
	Order event.Ordering
	Fence bool
}

// Machine is m with the changes. It has Deps and Instructions if m has them.
func Machine(m event.Machine, changes []Change) event.Machine {
	out := &machine{Machine: m, orders: map[int32]event.Ordering{}, fences: map[int32]event.Ordering{}}
	for _, c := range changes {
		if c.Fence {
			out.fences[c.Pos] = join(out.fences[c.Pos], c.Order)
		} else {
			out.orders[c.Pos] = join(out.orders[c.Pos], c.Order)
		}
	}
	return out
}

// join is the weakest order that is as strong as both.
func join(a, b event.Ordering) event.Ordering {
	switch {
	case a == event.SeqCst || b == event.SeqCst:
		return event.SeqCst
	case (a.Acq() || b.Acq()) && (a.Rel() || b.Rel()):
		return event.AcqRel
	}
	return max(a, b)
}

type machine struct {
	event.Machine
	orders, fences map[int32]event.Ordering
}

// Deps implements an optional method of event.Machine.
func (m *machine) Deps() *event.DepTable {
	if d, ok := m.Machine.(interface{ Deps() *event.DepTable }); ok {
		return d.Deps()
	}
	return nil
}

// Instructions implements an optional method of event.Machine.
func (m *machine) Instructions() uint64 {
	if c, ok := m.Machine.(interface{ Instructions() uint64 }); ok {
		return c.Instructions()
	}
	return 0
}

func (m *machine) Main(lab *event.Label) event.Thread {
	return &thread{Thread: m.Machine.Main(lab), m: m}
}

func (m *machine) Spawn(create *event.Label, lab *event.Label) event.Thread {
	return &thread{Thread: m.Machine.Spawn(create, lab), m: m}
}

// thread is a thread of the wrapped machine and the fence that may come next.
type thread struct {
	event.Thread
	m *machine
	state
}

// state contains no pointers.
type state struct {
	fence event.Ordering // of a fence behind the event that was yielded; NotAtomic: none
	pos   int32
	// onFailure: only if that event, the read of a compare-and-exchange, does not return cmp.
	onFailure bool
	cmp       event.Value
	// holding: the fence was yielded, and the wrapped thread waits for held.
	holding bool
	held    event.Value
}

const stateWords = 5

// Resume implements event.Thread.
func (t *thread) Resume(v event.Value, lab *event.Label) {
	switch {
	case t.holding:
		v = t.held
	case t.fence != event.NotAtomic && !(t.onFailure && v == t.cmp):
		*lab = event.Label{Kind: event.Fence, Ord: t.fence, Pos: t.pos}
		t.state = state{holding: true, held: v}
		return
	}
	t.state = state{}
	t.Thread.Resume(v, lab)
	t.change(lab)
}

// change changes the label that the wrapped thread yielded.
func (t *thread) change(lab *event.Label) {
	if !lab.IsAccess() && lab.Kind != event.Skip {
		return
	}
	rmw := lab.Attr&(event.Exclusive|event.CAS) != 0 || lab.Kind == event.Skip
	if o := t.m.orders[lab.Pos]; o != event.NotAtomic && lab.Ord != event.NotAtomic {
		if rmw || (lab.Kind == event.Read) == (o == event.Acquire) || o >= event.AcqRel {
			lab.Ord = join(lab.Ord, t.fitting(lab, rmw, o))
		}
		if lab.Attr&event.CAS != 0 && o.Acq() {
			lab.FailOrd = join(lab.FailOrd, event.Acquire)
		}
	}
	o := t.m.fences[lab.Pos]
	switch {
	case o == event.NotAtomic:
	case lab.Kind == event.Read && lab.Attr&event.Exclusive != 0:
		// Its write follows.
	case lab.Kind == event.Read && lab.Attr&event.CAS != 0:
		if t.m.Deps() == nil { // otherwise a Skip follows if it fails
			t.fence, t.pos, t.onFailure, t.cmp = o, lab.Pos, true, lab.Cmp
		}
	default:
		t.fence, t.pos = o, lab.Pos
	}
}

// fitting is the part of o that an access can have.
func (t *thread) fitting(lab *event.Label, rmw bool, o event.Ordering) event.Ordering {
	switch {
	case rmw || o != event.AcqRel:
		return o
	case lab.Kind == event.Read:
		return event.Acquire
	}
	return event.Release
}

// Clone implements event.Thread.
func (t *thread) Clone() event.Thread {
	return &thread{Thread: t.Thread.Clone(), m: t.m, state: t.state}
}

// Footprint implements event.Thread.
func (t *thread) Footprint() int { return t.Thread.Footprint() + stateWords }

// Save implements event.Thread.
func (t *thread) Save(dst []uint64) {
	s := &t.state
	dst[0] = uint64(s.fence) | uint64(uint32(s.pos))<<8
	if s.onFailure {
		dst[0] |= 1 << 40
	}
	if s.holding {
		dst[0] |= 1 << 41
	}
	dst[1], dst[2], dst[3], dst[4] = s.cmp.Lo, s.cmp.Hi, s.held.Lo, s.held.Hi
	t.Thread.Save(dst[stateWords:])
}

// Load implements event.Thread.
func (t *thread) Load(src []uint64) {
	t.state = state{
		fence: event.Ordering(src[0]), pos: int32(uint32(src[0] >> 8)), onFailure: src[0]>>40&1 != 0, holding: src[0]>>41&1 != 0,
		cmp: event.Value{Lo: src[1], Hi: src[2]}, held: event.Value{Lo: src[3], Hi: src[4]},
	}
	t.Thread.Load(src[stateWords:])
}
