package filter

import (
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// A history is the operations of an execution on objects, numbered, with what comes before what whatever the order
// of operations on these objects is. A trace of it is a class of sequences of all operations that differ only in the
// order of operations which commute in every state. It is written as the least of these sequences, by numbers.
type history struct {
	ops     []performed
	initial []event.Value // states of the objects
	first   trace         // the one at hand
	// dependent has, for each operation, those of other threads on the same object with which it does not commute
	// in every state; and those of them with which it is declared to commute in some.
	dependent, partly []set
}

// performed is an operation that takes place.
type performed struct {
	event.Operation
	object int
	thread int32
	pos    int32 // in the source
	past   set   // what comes before it in every trace
}

// trace is a sequence of operations by their numbers, two bytes each, the higher one first: traces are compared as
// strings.
type trace string

func (t trace) len() int     { return len(t) / 2 }
func (t trace) at(k int) int { return int(t[2*k])<<8 | int(t[2*k+1]) }

// Bounds of a search: traces that count as one, and sets of operations that are gone through for two.
const (
	maxTraces = 1 << 17
	maxStates = 1 << 14
)

// begin prepares h, which has its operations, for a search from the trace in which operation a comes before b if
// before(a, b), for those that do not commute.
func (h *history) begin(before func(a, b int) bool) {
	n := len(h.ops)
	h.dependent, h.partly = make([]set, n), make([]set, n)
	for b := range n {
		h.dependent[b], h.partly[b] = h.dependent[b].cleared(n), h.partly[b].cleared(n)
		for a := range b {
			x, y := &h.ops[a], &h.ops[b]
			if x.object == y.object && x.thread != y.thread && !y.Commutes(x.Operation) {
				h.dependent[a].add(b)
				h.dependent[b].add(a)
				if y.MayCommute(x.Operation) {
					h.partly[a].add(b)
					h.partly[b].add(a)
				}
			}
		}
	}
	direct := make([]set, n)
	for b := range n {
		direct[b] = slices.Clone(h.ops[b].past)
		for a := range n {
			if h.dependent[b].has(a) && before(a, b) {
				direct[b].add(a)
			}
		}
	}
	h.first = normal(direct)
}

// exchangeable reports whether two operations may be exchanged.
func (h *history) exchangeable() bool {
	return slices.ContainsFunc(h.partly, func(s set) bool { return !s.within(make(set, len(s))) })
}

// normal is the trace in which an operation comes after those that it has in direct.
func normal(direct []set) trace {
	n := len(direct)
	var t strings.Builder
	done := set(nil).cleared(n)
	for range n {
		next := -1
		for i := range n {
			if !done.has(i) && direct[i].within(done) {
				next = i
				break
			}
		}
		if next < 0 {
			panic("BUG: operations come before themselves")
		}
		done.add(next)
		t.WriteByte(byte(next >> 8))
		t.WriteByte(byte(next))
	}
	return trace(t.String())
}

// least reports whether the trace at hand is the least one of all that it leads to. err says why that is not known.
func (h *history) least() (is bool, err error) {
	if len(h.ops) >= 1<<16 {
		return false, &graph.LimitError{Msg: "an execution has more operations on objects than --commute-if can compare; bound loops, or do without it"}
	}
	seen := map[trace]bool{h.first: true}
	for todo := []trace{h.first}; len(todo) > 0; todo = todo[1:] {
		smaller := false
		err := h.swaps(todo[0], func(t trace) bool {
			if !seen[t] {
				seen[t] = true
				todo = append(todo, t)
				smaller = t < h.first
			}
			return !smaller
		})
		switch {
		case err != nil || smaller:
			return false, err
		case len(seen) > maxTraces:
			return false, &graph.LimitError{Pos: h.ops[0].pos, Msg: fmt.Sprintf("more than %d orders of operations count as one execution because of GMC_COMMUTE_IF;"+
				" use fewer threads or operations, or do without --commute-if", maxTraces)}
		}
	}
	return true, nil
}

// swaps calls yield for each trace that comes from t by an exchange, until yield returns false.
func (h *history) swaps(t trace, yield func(t trace) bool) error {
	n := t.len()
	direct, past := make([]set, n), make([]set, n)
	placed := set(nil).cleared(n)
	for k := range n {
		b := t.at(k)
		direct[b] = slices.Clone(h.ops[b].past)
		direct[b].joinBoth(h.dependent[b], placed)
		past[b] = slices.Clone(direct[b])
		for a := range n {
			if direct[b].has(a) {
				past[b].join(past[a])
			}
		}
		placed.add(b)
	}
	for k := range n {
		b := t.at(k)
		for j := range k {
			a := t.at(j)
			if !h.partly[b].has(a) || h.ops[b].past.has(a) || !covers(past, a, b) {
				continue
			}
			p := pair{h: h, t: t, past: past, a: a, b: b}
			ok, err := p.commutes()
			if err != nil {
				return err
			}
			if !ok {
				continue
			}
			direct[b].remove(a)
			direct[a].add(b)
			next := normal(direct)
			direct[a].remove(b)
			direct[b].add(a)
			if !yield(next) {
				return nil
			}
		}
	}
	return nil
}

// covers reports whether nothing comes after a and before b, which comes after a.
func covers(past []set, a, b int) bool {
	for c := range past {
		if past[b].has(c) && past[c].has(a) {
			return false
		}
	}
	return true
}

// pair is two operations of a trace, of which b may come right after a.
type pair struct {
	h     *history
	t     trace
	past  []set
	a, b  int
	free  []int // operations on the object that may come before both, or after, in an order that is possible
	in    set   // what of them comes before
	sets  int
	found bool
}

// commutes reports whether they are declared to commute in some state in which they may come one right after the
// other.
func (p *pair) commutes() (bool, error) {
	h := p.h
	state := h.initial[h.ops[p.a].object]
	for k := range p.t.len() {
		c := p.t.at(k)
		switch {
		case h.ops[c].object != h.ops[p.a].object || c == p.a || c == p.b:
		case p.past[p.a].has(c) || p.past[p.b].has(c):
			state = h.ops[c].After(state)
		case !p.past[c].has(p.a) && !p.past[c].has(p.b):
			p.free = append(p.free, c)
		}
	}
	p.in = p.in.cleared(len(h.ops))
	err := p.from(0, state)
	return p.found, err
}

// from goes through the states that arise if of p.free, from number k on, some come before the two; state is that of
// those that were chosen.
func (p *pair) from(k int, state event.Value) error {
	h := p.h
	if k == len(p.free) {
		if p.sets++; p.sets > maxStates {
			return &graph.LimitError{Pos: h.ops[p.b].pos, Msg: "too many operations that commute may take place here in any order to know when GMC_COMMUTE_IF holds;" +
				" use fewer threads, or do without --commute-if"}
		}
		a, b := &h.ops[p.a], &h.ops[p.b]
		if pos, why, wrong := b.Disagrees(a.Operation, state); wrong {
			return &graph.LimitError{Pos: pos, Msg: why}
		}
		p.found = p.found || b.CommutesIn(a.Operation, state)
		return nil
	}
	if err := p.from(k+1, state); err != nil {
		return err
	}
	c := p.free[k]
	for _, o := range p.free[:k] {
		if p.past[c].has(o) && !p.in.has(o) {
			return nil
		}
	}
	p.in.add(c)
	err := p.from(k+1, h.ops[c].After(state))
	p.in.remove(c)
	return err
}

// set is a set of small numbers.
type set []uint64

// cleared is the empty set, in the memory of s, for numbers below n.
func (s set) cleared(n int) set {
	n = (n + 63) / 64
	s = slices.Grow(s[:0], n)[:n]
	clear(s)
	return s
}

func (s set) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }
func (s set) add(i int)      { s[i/64] |= 1 << (i % 64) }
func (s set) remove(i int)   { s[i/64] &^= 1 << (i % 64) }

func (s set) join(t set) {
	for i, w := range t {
		s[i] |= w
	}
}

// joinBoth adds what t and u both have.
func (s set) joinBoth(t, u set) {
	for i, w := range t {
		s[i] |= w & u[i]
	}
}

// within reports whether t has all that s has.
func (s set) within(t set) bool {
	for i, w := range s {
		if w&^t[i] != 0 {
			return false
		}
	}
	return true
}
