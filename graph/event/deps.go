package event

import "slices"

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
type DepTable struct {
	sets   [][]int32
	bySet  map[string]DepSet
	unions map[[2]DepSet]DepSet
	deps   []Deps
	byDeps map[Deps]uint32
	key    []byte
	bytes  int // of the elements of sets, which are keys of bySet too
}

// NewDepTable returns a table with the empty set and the empty dependencies, both
// number 0.
func NewDepTable() *DepTable {
	return &DepTable{sets: [][]int32{nil}, bySet: map[string]DepSet{"": 0}, unions: map[[2]DepSet]DepSet{},
		deps: []Deps{{}}, byDeps: map[Deps]uint32{{}: 0}}
}

// Bytes is about how much memory t takes.
func (t *DepTable) Bytes() int {
	const header, deps, entry = 24, 16, 16 // of a slice or a string, of Deps, of a map
	return t.bytes + len(t.sets)*2*(header+entry) + len(t.unions)*2*entry + len(t.deps)*(3*deps+entry)
}

// Of returns the set of event i alone.
func (t *DepTable) Of(i int32) DepSet { return t.set([]int32{i}) }

// Union returns the union of a and b.
func (t *DepTable) Union(a, b DepSet) DepSet {
	switch {
	case a == b || b == 0:
		return a
	case a == 0:
		return b
	case a > b:
		a, b = b, a
	}
	k := [2]DepSet{a, b}
	if u, ok := t.unions[k]; ok {
		return u
	}
	s := append(append([]int32(nil), t.sets[a]...), t.sets[b]...)
	slices.Sort(s)
	u := t.set(slices.Compact(s))
	t.unions[k] = u
	return u
}

// set numbers s, which is ascending.
func (t *DepTable) set(s []int32) DepSet {
	t.key = t.key[:0]
	for _, i := range s {
		t.key = append(t.key, byte(i), byte(i>>8), byte(i>>16), byte(i>>24))
	}
	if n, ok := t.bySet[string(t.key)]; ok {
		return n
	}
	n := DepSet(len(t.sets))
	t.sets = append(t.sets, s)
	t.bySet[string(t.key)] = n
	t.bytes += 4*cap(s) + len(t.key)
	return n
}

// Events lists the events of s by index, ascending. The slice must not be changed.
func (t *DepTable) Events(s DepSet) []int32 { return t.sets[s] }

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
