package config

import (
	"cmp"
	"reflect"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph/event"
)

// Refinement is what the explorer learnt about a program and needs its
// interpreter to know; the exploration then starts again.
type Refinement struct {
	Cuts []event.Addr // plain accesses must be cut here
	// Blocks are accessed atomically as a whole and also in parts; they do not overlap.
	Blocks          []event.MixedBlock
	Shared          []event.Addr // these stack addresses must be shared from the start
	GenericBarriers bool
	// NoFresh: no write may be taken for one that no other thread can see (event.Fresh).
	NoFresh bool
	// NoUndone: a thread may not stop after a round that undid what it wrote (event.Undone).
	NoUndone bool
	// NoAdds: a round that only adds, and nothing in the end (event.Label.Adds), is like others that undo what they wrote.
	NoAdds bool
	// NoCounts: nor is one that only adds, and nothing in the end, but looks at what was there (event.Label.Counts).
	NoCounts bool
	// Counters are the addresses at which rounds do that, and what they add for a moment. Unless NoCounts is set it is checked that
	// this changes no other look at them (truST/filter/counters.go). Then po ∪ rf is acyclic (see Holes, Open). This one is for the
	// explorer itself.
	Counters []Counter
	// LongLoops: some loop comes back to the same state many times and achieves something,
	// so that this is no reason to cut it (event.BlockRounds with a Len).
	LongLoops bool
	// Holes: po ∪ rf may be cyclic in some execution, under a model that allows that. This one is for
	// the explorer itself.
	Holes bool
	// Open, without Holes: po ∪ rf is cyclic only where reads of these addresses are overtaken; none: nowhere. This
	// one is for the explorer itself.
	Open []event.Addr
	// Confirm: some execution is blocked because a compare-exchange confirms too late what a read returned, so such
	// executions are left out, except at the addresses Comebacks, at which a value came back (truST/filter/confirm.go). These
	// are for the explorer itself. Rounds: so are those in which other reads come between the two (rounds.go),
	// unless NoRounds: to look for them was in vain.
	Confirm, Rounds, NoRounds bool
	Comebacks                 []event.Addr
	// HalvesApart: some event depends on what a read-modify-write has read although its thread drops that: a loop that came back to
	// its state asks whether its round changed anything. This one is for the explorer itself.
	HalvesApart bool
	// Stored are addresses at which a write that is no read-modify-write depends on one (truST/equivalence/competing.go). This one is
	// for the explorer itself.
	Stored []event.Addr
	// Plain addresses are also accessed other than atomically. This one is for the
	// explorer itself.
	Plain []event.Addr
	// GuardReads and GuardWrites are addresses that atomic sections access: what reads
	// there, and what may write, outside of every section must not come between the
	// accesses of one (truST/check/sections.go).
	GuardReads, GuardWrites []event.Addr
	// Noisy are the loops whose rounds count although each of them seemed to change nothing or to leave the loop
	// (event.Noisy).
	Noisy []event.Addr
	// Clocks are places at which threads look at a clock that shows how time goes by, because some thread uses what it shows (event.Clocked).
	Clocks []event.Addr
	// WeakModel: the model is not sc, so atomic sections have no meaning.
	WeakModel bool
	// TrackDeps: the model needs to know on what events depend (event.DepTable).
	// AddrPrecedes: addresses are before later writes, as conditions are (consistency.Traits).
	TrackDeps, AddrPrecedes bool
	// Distinct threads are told apart by the program although they were created
	// alike. This one is for the explorer itself.
	Distinct []event.Tid
}

// Demand makes r say what model needs of the interpreter.
func (r *Refinement) Demand(model consistency.Model) {
	t := model.Traits()
	r.TrackDeps, r.AddrPrecedes, r.WeakModel = t.Tracks(), t.AddrPrecedes, !t.Sequential()
	r.NoCounts = r.NoCounts || t.Dependencies && t.IfAcyclic == nil // see Counters
}

// switches and addresses are what a refinement has learnt, but for Blocks and Distinct.
func (r *Refinement) switches() []*bool {
	return []*bool{&r.GenericBarriers, &r.NoFresh, &r.NoUndone, &r.NoAdds, &r.NoCounts, &r.LongLoops, &r.Holes, &r.Confirm, &r.Rounds, &r.NoRounds, &r.HalvesApart}
}

func (r *Refinement) addresses() []*[]event.Addr {
	return []*[]event.Addr{&r.Cuts, &r.Shared, &r.Plain, &r.Open, &r.GuardReads, &r.GuardWrites, &r.Noisy, &r.Clocks, &r.Comebacks, &r.Stored}
}

// Confirming reports whether executions in which a compare-exchange comes too late are left out.
func (r *Refinement) Confirming() bool { return r.Confirm || r.Rounds }

// Clone is r, which changes of r do not change.
func (r *Refinement) Clone() Refinement {
	ref := *r
	for _, list := range ref.addresses() {
		*list = slices.Clone(*list)
	}
	ref.Blocks, ref.Distinct, ref.Counters = slices.Clone(ref.Blocks), slices.Clone(ref.Distinct), slices.Clone(ref.Counters)
	return ref
}

// Union is r and what o has learnt besides. What the model demands (see Demand) is r's.
func (r *Refinement) Union(o *Refinement) Refinement {
	u := r.Clone()
	more := o.Clone()
	for i, on := range u.switches() {
		*on = *on || *more.switches()[i]
	}
	u.Rounds = u.Rounds && !u.NoRounds
	for i, list := range u.addresses() {
		*list = joined(*list, *more.addresses()[i])
	}
	for _, c := range more.Counters {
		u.LearnCounter(c)
	}
	u.closeForCounters()
	u.Blocks, u.Distinct = JoinBlocks(u.Blocks, more.Blocks), joined(u.Distinct, more.Distinct)
	return u
}

// joined are the elements of a and b, each once.
func joined[E cmp.Ordered](a, b []E) []E {
	return slices.Compact(slices.Sorted(slices.Values(slices.Concat(a, b))))
}

// ForMachine is r without what is for the explorer itself: refinements that differ in nothing else make the same
// machine.
func (r *Refinement) ForMachine() Refinement {
	m := r.Clone()
	m.Holes, m.Open, m.Plain, m.Distinct = false, nil, nil, nil
	m.Counters, m.Stored = nil, nil
	m.Confirm, m.Rounds, m.NoRounds, m.Comebacks, m.HalvesApart = false, false, false, nil, false
	return m
}

// Counter is memory to which rounds of a loop add Delta, modulo its size, and take that back. If they wait for another value before
// they begin again, Until is one with which they do; loops that add the same may wait for different values.
type Counter struct {
	Addr         event.Addr
	Delta, Until uint64
}

// LearnCounter adds c to r.Counters and reports whether it was not there. It forgets that po ∪ rf may be cyclic: the rounds that
// showed it may be among those that are left out from now on.
func (r *Refinement) LearnCounter(c Counter) bool {
	i, known := slices.BinarySearchFunc(r.Counters, c, func(a, b Counter) int {
		return cmp.Or(cmp.Compare(a.Addr, b.Addr), cmp.Compare(a.Delta, b.Delta), cmp.Compare(a.Until, b.Until))
	})
	if !known {
		r.Counters = slices.Insert(r.Counters, i, c)
		r.closeForCounters()
	}
	return !known
}

// Counting reports whether rounds that add to r.Counters, and take that back, are left out.
func (r *Refinement) Counting() bool {
	return len(r.Counters) > 0 && !r.NoCounts && !r.NoUndone
}

// closeForCounters forgets that po ∪ rf may be cyclic, if rounds are left out because of r.Counters.
func (r *Refinement) closeForCounters() {
	if r.Counting() {
		r.Holes, r.Open = false, nil
	}
}

// Equal reports whether r and o have learnt the same, for the same demands.
func (r *Refinement) Equal(o *Refinement) bool {
	a, b := r.Union(&Refinement{}), o.Union(&Refinement{})
	return reflect.DeepEqual(a, b)
}

// Under is r with what model demands of the machine.
func (r *Refinement) Under(model consistency.Model) Refinement {
	ref := r.Clone()
	ref.Demand(model)
	return ref
}

// TurnOn makes b true and reports whether it was not.
func TurnOn(b *bool) bool {
	was := *b
	*b = true
	return !was
}

// Learn adds a to list and reports whether it was not there.
func Learn(list *[]event.Addr, a event.Addr) bool {
	i, known := slices.BinarySearch(*list, a)
	if !known {
		*list = slices.Insert(*list, i, a)
	}
	return !known
}

// AtomicBlocks are those of blocks that are atomic.
func AtomicBlocks(blocks []event.MixedBlock) []event.MixedBlock {
	return slices.DeleteFunc(slices.Clone(blocks), func(b event.MixedBlock) bool { return !b.Atomic })
}

// Joint reports whether the accesses of some of blocks are joint events.
func Joint(blocks []event.MixedBlock) bool {
	return slices.ContainsFunc(blocks, func(b event.MixedBlock) bool { return b.Joint })
}

// JoinBlocks returns the blocks of a and b, without those that lie in others. The
// result is ascending.
func JoinBlocks(a, b []event.MixedBlock) []event.MixedBlock {
	all := slices.Concat(a, b)
	slices.SortFunc(all, func(x, y event.MixedBlock) int {
		return cmp.Or(cmp.Compare(x.Addr, y.Addr), cmp.Compare(y.Size, x.Size))
	})
	out := all[:0]
	for _, x := range all {
		if n := len(out); n > 0 && x.Addr < out[n-1].Addr+event.Addr(out[n-1].Size) {
			y := &out[n-1]
			y.Atomic = y.Atomic || x.Atomic
			y.Joint = (y.Joint || x.Joint) && !y.Atomic
			y.Split = (y.Split || x.Split || y.Joint) && !y.Atomic
			continue
		}
		out = append(out, x)
	}
	return out
}
