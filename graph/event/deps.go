package event

import (
	"math/bits"
	"slices"
)

// DepSet is the number of a set of events of one thread in a [DepTable]. An event
// is named by its index in program order; 0 is the empty set.
type DepSet uint32

// Deps says on which earlier events of its thread, all of them read-like or
// allocations, an event depends. Dependencies are syntactic, as in IMM
// (Podkopaev et al., POPL 2019, §3): x ^ x depends on x. They go through private
// memory, calls, selects and phis; those through shared memory are rf.
type Deps struct {
	// Addr: what the address depends on (also the size and the address of an
	// allocation, the object of a free, the thread of a join).
	Addr DepSet
	// Data: what a write writes depends on; for the read half of a CAS, what the
	// expected value depends on, for a ThreadFinish its result, for a ThreadCreate the
	// function and the argument.
	Data DepSet
	// Ctrl: what it depends on that the thread came here: the conditions of all
	// branches, assumptions and waits so far.
	Ctrl DepSet
	// AddrPo is the union of Addr of all accesses before the event.
	AddrPo DepSet
}

// DepTable numbers sets of events and dependencies. It belongs to one machine, is
// not safe for concurrent use, and only grows; numbers depend on the order of
// calls, so they must not leave the worker.
//
// A set is its greatest event and the set of the others. Sets of a thread grow as the thread goes on,
// by events that are greater than all others: each takes no more memory for that, however long the thread is.
type DepTable struct {
	sets   []depNode
	words  []depWord // by set
	byNode map[depNode]DepSet
	unions map[[2]DepSet]DepSet
	rests  map[[2]DepSet]DepSet // by Without
	lists  [][]int32            // by set: the events of short ones that were listed
	deps   []Deps
	byDeps map[Deps]uint32
}

// depNode is a set: rest and a greater event.
type depNode struct {
	rest DepSet
	last int32
}

// depWord is the part of a set whose events have the same index/64 as its greatest one, as bits, and the set of the others.
type depWord struct {
	bits uint64
	rest DepSet
}

// shortList is how many events a set has at most whose list is kept.
const shortList = 32

// NewDepTable returns a table with the empty set and the empty dependencies, both
// number 0.
func NewDepTable() *DepTable {
	return &DepTable{sets: []depNode{{}}, words: []depWord{{}}, byNode: map[depNode]DepSet{}, unions: map[[2]DepSet]DepSet{},
		rests: map[[2]DepSet]DepSet{}, deps: []Deps{{}}, byDeps: map[Deps]uint32{{}: 0}}
}

// Bytes is about how much memory t takes.
func (t *DepTable) Bytes() int {
	const node, word, header, deps, entry = 8, 16, 24, 16, 16 // of a set, its words, a slice, Deps, a map
	return len(t.sets)*(3*node+word+entry) + len(t.lists)*(header+4*shortList/4) + (len(t.unions)+len(t.rests))*2*entry + len(t.deps)*(3*deps+entry)
}

// Of returns the set of event i alone.
func (t *DepTable) Of(i int32) DepSet { return t.with(0, i) }

// with returns s and i, which is greater than all events of s.
func (t *DepTable) with(s DepSet, i int32) DepSet {
	k := depNode{s, i}
	if n, ok := t.byNode[k]; ok {
		return n
	}
	n := DepSet(len(t.sets))
	w := depWord{1 << (i & 63), s}
	if s != 0 && t.sets[s].last>>6 == i>>6 {
		w = depWord{w.bits | t.words[s].bits, t.words[s].rest}
	}
	t.sets, t.words = append(t.sets, k), append(t.words, w)
	t.byNode[k] = n
	return n
}

// Union returns the union of a and b.
func (t *DepTable) Union(a, b DepSet) DepSet {
	switch {
	case a == b || b == 0:
		return a
	case a == 0:
		return b
	}
	x, y := t.sets[a], t.sets[b]
	if x.last < y.last {
		a, b, x, y = b, a, y, x
	}
	if x.rest == b || x.rest == 0 && x.last > y.last {
		return t.with(b, x.last)
	}
	if t.Includes(a, b) {
		return a
	}
	k := [2]DepSet{a, b}
	if u, ok := t.unions[k]; ok {
		return u
	}
	if x.last == y.last {
		b = y.rest
	}
	u := t.with(t.Union(x.rest, b), x.last)
	t.unions[k] = u
	return u
}

// Without returns the events of s that are not in b.
func (t *DepTable) Without(s, b DepSet) DepSet {
	for b != 0 && t.sets[b].last>>6 > t.sets[s].last>>6 {
		b = t.words[b].rest
	}
	for b != 0 && t.sets[b].last > t.sets[s].last {
		b = t.sets[b].rest
	}
	switch {
	case b == 0:
		return s
	case t.Includes(b, s):
		return 0
	}
	k := [2]DepSet{s, b}
	if d, ok := t.rests[k]; ok {
		return d
	}
	x := t.sets[s]
	d := t.Without(x.rest, b)
	if t.sets[b].last != x.last {
		d = t.with(d, x.last)
	}
	t.rests[k] = d
	return d
}

// Includes reports whether all events of part are in s.
func (t *DepTable) Includes(s, part DepSet) bool {
	for part != s && part != 0 {
		a, b := t.sets[s].last, t.sets[part].last
		switch {
		case s == 0 || a < b:
			return false
		case a>>6 > b>>6:
			s = t.words[s].rest
		case t.words[part].bits&^t.words[s].bits != 0:
			return false
		default:
			s, part = t.words[s].rest, t.words[part].rest
		}
	}
	return true
}

// Has reports whether i is in s.
func (t *DepTable) Has(s DepSet, i int32) bool {
	for s != 0 && t.sets[s].last>>6 > i>>6 {
		s = t.words[s].rest
	}
	return s != 0 && t.sets[s].last>>6 == i>>6 && t.words[s].bits>>(i&63)&1 != 0
}

// Last returns the greatest event of s, by index, and the set of the others. s is not empty.
func (t *DepTable) Last(s DepSet) (int32, DepSet) { return t.sets[s].last, t.sets[s].rest }

// First returns the least event of s, by index. s is not empty.
func (t *DepTable) First(s DepSet) int32 {
	for t.words[s].rest != 0 {
		s = t.words[s].rest
	}
	return t.sets[s].last&^63 + int32(bits.TrailingZeros64(t.words[s].bits))
}

// LastWord returns the events of s whose index by 64 is word, which is that of the greatest one, as bits by the rest, and the set
// of the others. s is not empty.
func (t *DepTable) LastWord(s DepSet) (word int32, bits uint64, rest DepSet) {
	return t.sets[s].last >> 6, t.words[s].bits, t.words[s].rest
}

// Events lists the events of s by index, ascending. The slice must not be changed.
func (t *DepTable) Events(s DepSet) []int32 {
	if int(s) < len(t.lists) && t.lists[s] != nil {
		return t.lists[s]
	}
	var list []int32
	for r := s; r != 0; r = t.sets[r].rest {
		list = append(list, t.sets[r].last)
	}
	slices.Reverse(list)
	if len(list) <= shortList {
		for len(t.lists) <= int(s) {
			t.lists = append(t.lists, nil)
		}
		t.lists[s] = list
	}
	return list
}

// Number numbers d, for Label.Deps.
func (t *DepTable) Number(d Deps) uint32 {
	if n, ok := t.byDeps[d]; ok {
		return n
	}
	n := uint32(len(t.deps))
	t.deps = append(t.deps, d)
	t.byDeps[d] = n
	return n
}

// Deps is what n numbers.
func (t *DepTable) Deps(n uint32) Deps { return t.deps[n] }
