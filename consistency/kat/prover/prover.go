// Package prover says what is true of a model in every execution: whether the explorer can
// explore it ([Suitable]) and whether its asserts hold ([Check]). Both are inclusions of one
// expression in another ([Included]), decided by automata over letters and tests, under what
// is known of relations (decide.go) and of events (theory.go).
//
// Non-goals: it sees no graph. How a model is checked in one is package runner.
package prover

import (
	"fmt"
	"slices"

	"genmcgo/consistency/kat"
)

// Check refuses models that cannot be explored (see Suitable) and proves the
// asserts of s. The error is a *kat.Error, or a kat.ErrorList of all asserts that are not
// proved.
func Check(s *kat.Spec) (*kat.Proved, error) {
	suit := newSuit(s)
	if e := suit.check(); e != nil {
		return nil, e
	}
	if errs := suit.prove(s.Asserts); len(errs) > 0 {
		return nil, errs
	}
	return &kat.Proved{Spec: s}, nil
}

// prove proves asserts and returns an error for each that it does not.
func (d *decider) prove(asserts []kat.Assert) (errs kat.ErrorList) {
	for _, a := range asserts {
		// What the error says of the word: it is in one side and not in the other.
		in, not := "left", "right"
		ok, word := d.included(a.Left, a.Right)
		if ok && a.Equal {
			in, not = not, in
			ok, word = d.included(a.Right, a.Left)
		}
		if !ok {
			errs = append(errs, &kat.Error{Pos: a.Pos, Text: kat.Excerpt(a.Text), Msg: fmt.Sprintf("not proved: the %s side has %s, which is not known to be in the %s side", in, word, not),
				Hint: "the claim is wrong, or it needs more than holds in every execution"})
		}
	}
	return errs
}

// cycle is the automaton of the cycles of x: the relation is cyclic in a graph iff the
// product of graph and automaton has a cycle through a hub. A hub is a state between
// two words of x.
func (b *builder) cycle(x *auto) *auto {
	a := &auto{}
	a.states(x)
	n := int32(len(a.arcs))
	// One hub for each test that words begin with.
	var entries []arc
	for _, s := range x.start {
		i := slices.IndexFunc(entries, func(e arc) bool { return e.test == s.test })
		if i < 0 {
			i = len(entries)
			h := s
			h.next = a.state(false)
			entries = append(entries, h)
		}
		h := entries[i].next
		a.arcs[h] = append(a.arcs[h], x.arcs[s.next]...)
	}
	// Hubs take the place of final states; what leads to these leads to them.
	for p := range a.arcs {
		for _, t := range slices.Clone(a.arcs[p]) {
			if t.next < n && a.final[t.next] {
				for _, s := range entries {
					if u, ok := b.arc(t.letter, t.test.And(s.test), s.next); ok {
						a.arcs[p] = append(a.arcs[p], u)
					}
				}
			}
		}
	}
	clear(a.final)
	a.hub = make([]bool, len(a.arcs))
	for h := n; int(h) < len(a.hub); h++ {
		a.hub[h] = true
	}
	a.reduce()
	return a
}

// enclosing is the strongest test that all events of class c pass, in as many words.
func enclosing(c class) kat.Test {
	has, some := ^kat.Preds(0)>>(64-kat.NumPreds), kat.Preds(0)
	for i, k := range kinds() {
		if c.has(i) {
			has &= k
			some |= k
		}
	}
	return kat.Test{Has: has, Lacks: ^some & (1<<kat.NumPreds - 1)}
}
