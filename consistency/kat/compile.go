package kat

import (
	"fmt"
	"slices"
)

// Compiled is a model that can be explored and whose claims are true.
type Compiled struct{ Spec *Spec }

// Compile refuses models that can not be explored (see Suitable) and proves the
// asserts of s. The error is an *Error, or an ErrorList of all asserts that are not
// proved.
func Compile(s *Spec) (*Compiled, error) {
	suit := newSuit(s)
	if e := suit.check(); e != nil {
		return nil, e
	}
	if errs := suit.prove(s.Asserts); len(errs) > 0 {
		return nil, errs
	}
	return &Compiled{s}, nil
}

// prove proves asserts and returns an error for each that it does not.
func (d *decider) prove(asserts []Assert) (errs ErrorList) {
	for _, a := range asserts {
		// What the error says of the word: it is in one side and not in the other.
		in, not := "left", "right"
		ok, word := d.included(a.Left, a.Right)
		if ok && a.Equal {
			in, not = not, in
			ok, word = d.included(a.Right, a.Left)
		}
		if !ok {
			errs = append(errs, &Error{Pos: a.Pos, Text: clip(a.Text), Msg: fmt.Sprintf("not proved: the %s side has %s, which is not known to be in the %s side", in, word, not),
				Hint: "the claim is wrong, or it needs more than holds in every execution"})
		}
	}
	return errs
}

// Shipped is Compile for a model of package models, quicker: a test has compiled them.
func Shipped(s *Spec) *Compiled { return &Compiled{s} }

// prefix relates what an event needs to the event: what precedes it causally (ppo,
// rfe, tc, tj), and what its label and value, and those of what precedes it, come
// from. The latter goes through dependencies, read-modify-writes and rf within the
// thread; only a step that begins at something to depend on makes it precede.
func prefix(s *Spec) *Expr {
	source := letters(RelAddr, RelData, RelCtrl, RelRMW, RelRFI)
	decides := then(&Expr{Op: OpTest, Test: Test{Has: 1 << PredDEP}}, some(source))
	return then(many(source), many(either(decides, s.PPO, letters(RelRFE, RelTC, RelTJ))))
}

// rewriter maps expressions letter by letter, keeping what is shared shared.
type rewriter struct {
	letter func(l Letter) *Expr // nil: keep it
	done   map[*Expr]*Expr
}

func newRewriter(letter func(l Letter) *Expr) *rewriter {
	return &rewriter{letter: letter, done: map[*Expr]*Expr{}}
}

func (r *rewriter) expr(e *Expr) *Expr {
	if x := r.done[e]; x != nil {
		return x
	}
	x := e
	if e.Op == OpLetter {
		if y := r.letter(e.Letter); y != nil {
			x = y
		}
	}
	for i, a := range e.Args {
		if b := r.expr(a); b != a {
			if x == e {
				c := *e
				c.Args = slices.Clone(e.Args)
				x = &c
			}
			x.Args[i] = b
		}
	}
	r.done[e] = x
	return x
}

// expander returns a rewriter that replaces views by what they stand for.
func expander(s *Spec) *rewriter {
	var r *rewriter
	type key struct {
		view int
		inv  bool
	}
	done := map[key]*Expr{}
	r = newRewriter(func(l Letter) *Expr {
		if l.Rel != RelView {
			return nil
		}
		k := key{l.View, l.Inv}
		if done[k] == nil {
			done[k] = r.expr(s.Views[l.View].Expr)
			if l.Inv {
				done[k] = inverse(done[k])
			}
		}
		return done[k]
	})
	return r
}

// inverse is e backwards.
func inverse(e *Expr) *Expr {
	x := *e
	x.Letter = e.Letter
	if e.Op == OpLetter {
		x.Letter = e.Letter.inverse()
	}
	x.Args = make([]*Expr, len(e.Args))
	for i, a := range e.Args {
		x.Args[i] = inverse(a)
	}
	if e.Op == OpSeq {
		slices.Reverse(x.Args)
	}
	return &x
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
func enclosing(c class) Test {
	has, some := ^Preds(0)>>(64-NumPreds), Preds(0)
	for i, k := range kinds {
		if c.has(i) {
			has &= k
			some |= k
		}
	}
	return Test{has, ^some & (1<<NumPreds - 1)}
}
