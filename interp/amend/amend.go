// Package amend runs a program as if its source had been changed: with stronger memory
// orders at some places, and with fences behind others. So a remedy is tried before it is
// proposed.
//
// It wraps an event.Machine and changes the labels that its threads yield, by position. The
// wrapped machine must not leave anything out because of the orders that it knows. A
// machine that tracks dependencies cannot be given fences: dependencies name events by
// their numbers, which fences shift.
//
// Non-goal: a change of anything but order.
package amend

import (
	"unsafe"

	"genmcgo/graph/event"
)

// Change is one change of a program.
type Change struct {
	// Pos is the position (event.Label.Pos) of the accesses that are changed.
	Pos int32
	// Order is what atomic accesses there are ordered with at least: Release for stores and
	// Acquire for loads; a read-modify-write takes both. With Fence it is the order of a
	// fence right behind the accesses, or right before them, which stay as they are.
	Order  event.Ordering
	Fence  bool
	Before bool
}

// Machine is m with the changes. It has Deps and Instructions if m has them.
func Machine(m event.Machine, changes []Change) event.Machine {
	out := &machine{Machine: m, orders: map[int32]event.Ordering{}, fences: map[int32]event.Ordering{}, before: map[int32]event.Ordering{}}
	for _, c := range changes {
		if c.Fence && c.Before {
			out.before[c.Pos] = join(out.before[c.Pos], c.Order)
		} else if c.Fence {
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
	orders, fences, before map[int32]event.Ordering
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
	// owing: a fence was yielded instead of label, which comes next.
	owing bool
	label event.Label
	// half: the event that was yielded is the first of two that are one access.
	half bool
}

const stateWords = int((unsafe.Sizeof(state{}) + 7) / 8)

// Resume implements event.Thread.
func (t *thread) Resume(v event.Value, lab *event.Label) {
	switch {
	case t.owing:
		*lab = t.label
		t.state = state{}
		t.behind(lab)
		return
	case t.holding:
		v = t.held
	case t.fence != event.NotAtomic && !(t.onFailure && v == t.cmp):
		*lab = event.Label{Kind: event.Fence, Ord: t.fence, Pos: t.pos}
		t.state = state{holding: true, held: v}
		return
	}
	second := t.half && !(t.label.Kind == event.Read && !t.label.Succeeds(v) && t.m.Deps() == nil)
	t.state = state{}
	t.Thread.Resume(v, lab)
	t.change(lab)
	if o := t.m.before[lab.Pos]; o != event.NotAtomic && lab.IsAccess() && !second {
		t.owing, t.label = true, *lab
		*lab = event.Label{Kind: event.Fence, Ord: o, Pos: lab.Pos}
		return
	}
	t.behind(lab)
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
}

// behind notes the fence that comes after the event lab.
func (t *thread) behind(lab *event.Label) {
	if lab.Kind == event.Read && lab.Attr&(event.Exclusive|event.CAS) != 0 {
		t.half, t.label = true, *lab
	}
	o := t.m.fences[lab.Pos]
	switch {
	case !lab.IsAccess() && lab.Kind != event.Skip:
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
	*(*state)(unsafe.Pointer(&dst[:stateWords][0])) = t.state
	t.Thread.Save(dst[stateWords:])
}

// Load implements event.Thread.
func (t *thread) Load(src []uint64) {
	t.state = *(*state)(unsafe.Pointer(&src[:stateWords][0]))
	t.Thread.Load(src[stateWords:])
}
