package kat

import (
	"fmt"
	"slices"
)

// Compiled is a model ready to be checked: every automaton in small steps, that is,
// over letters whose neighbours a graph knows without search. In them po is one or
// more po-imm, co one or more co-imm, fr is fr-imm and any number of co-imm, views
// are replaced by what they stand for.
//
// An absent event (a hole in a graph of a model with dependencies) has po-imm
// neighbours and passes the empty test alone.
type Compiled struct {
	Spec *Spec
	// Views are the automata of Spec.Views, same order.
	Views []ViewAutomaton
	// Cycles are the acyclic constraints, then the irreflexive ones.
	Cycles []Cycle
	// Inclusions are the automata of Spec.Inclusions, same order.
	Inclusions []InclusionAutomaton
	// Prefix finds the causal past: what it accepts, started in an event, backwards,
	// must be there if the event is. Nil without dependencies, where that is porf.
	Prefix *NFA
}

// ViewAutomaton is the automaton of a view, forwards: the pair (x, e) is in the
// view iff a path from x to e is a word.
//
// So the view can be kept as one vector clock per event and state: clock(q, e) is
// the set of events from which a path leads to e in state q. It contains e if an
// entry into q lets e pass, and clock(p, y) for every transition from p into q that
// lets e pass along whose letter y precedes e. The view of e is the join of clock(q, e)
// over the final states q. A clock may be closed under po, because po;view ⊆ view.
type ViewAutomaton struct {
	NFA
	// Into lists the transitions into each state, by state: Next is where they come from.
	Into [][]Trans
	// Back is the same language backwards: started in e it accepts at the events of
	// the view of e.
	Back *NFA
}

// Cycle is the automaton of acyclic(r) or irreflexive(r). A hub is a state between
// two words of r. The constraint is violated iff the product of graph and automaton
// has a cycle through a hub; with Once, through exactly one hub exactly once.
//
// Every transition lies on such a cycle of the automaton, so a search may start in
// any state. A new cycle contains the event just added.
type Cycle struct {
	Constraint
	Once  bool // irreflexive
	Trans [][]Trans
	Hub   []bool
	// Enter is what all events in a state pass, by state.
	Enter []Test
}

// InclusionAutomaton is the automaton of an error or warning.
type InclusionAutomaton struct {
	Inclusion
	Left, LeftBack *NFA
	// View is the index of the view that Right is, -1 if it is none. Otherwise
	// RightBack is the automaton of Right, backwards, without any words if Right is 0.
	View      int
	RightBack *NFA
}

// Compile refuses models that can not be explored (see Suitable), proves the asserts
// of s and makes its automata. The error is an *Error, or an ErrorList of all asserts
// that are not proved.
func Compile(s *Spec) (*Compiled, error) {
	suit := newSuit(s)
	if e := suit.check(); e != nil {
		return nil, e
	}
	if errs := suit.prove(s.Asserts); len(errs) > 0 {
		return nil, errs
	}
	return automata(s), nil
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

// automata makes the automata of s.
func automata(s *Spec) *Compiled {
	b := newBuilder()
	views, steps := expander(s), smallSteps()
	build := func(e *Expr) *auto {
		if e == nil {
			e = &Expr{Op: OpEmpty}
		}
		return b.build(steps.expr(views.expr(e)))
	}
	back := func(a *auto) *NFA {
		r := b.reverse(a)
		r.reduce()
		return r.nfa()
	}
	c := &Compiled{Spec: s}
	for _, v := range s.Views {
		c.Views = append(c.Views, b.view(build(v.Expr)))
	}
	for _, x := range s.Acyclic {
		c.Cycles = append(c.Cycles, b.cycleOf(x, build(x.Expr), false))
	}
	for _, x := range s.Irreflex {
		c.Cycles = append(c.Cycles, b.cycleOf(x, build(x.Expr), true))
	}
	for _, x := range s.Inclusions {
		left := build(x.Left)
		in := InclusionAutomaton{Inclusion: x, Left: left.nfa(), LeftBack: back(left), View: -1}
		if r := x.Right; r != nil && r.Op == OpLetter && r.Letter.Rel == RelView && !r.Letter.Inv {
			in.View = r.Letter.View
		} else {
			in.RightBack = back(build(r))
		}
		c.Inclusions = append(c.Inclusions, in)
	}
	if s.Deps {
		c.Prefix = back(build(prefix(s)))
	}
	return c
}

// prefix relates what an event needs to the event: what precedes it causally (ppo,
// rfe, tc, tj), and what its label and value, and those of what precedes it, come
// from. The latter goes through dependencies, read-modify-writes and rf within the
// thread; only a step that begins at something to depend on makes it precede.
func prefix(s *Spec) *Expr {
	one := func(r Rel) *Expr { return &Expr{Op: OpLetter, Letter: Letter{Rel: r}} }
	source := &Expr{Op: OpUnion, Args: []*Expr{one(RelAddr), one(RelData), one(RelCtrl), one(RelRMW), one(RelRFI)}}
	decides := &Expr{Op: OpSeq, Args: []*Expr{{Op: OpTest, Test: Test{Has: 1 << PredDEP}}, {Op: OpPlus, Args: []*Expr{source}}}}
	before := &Expr{Op: OpUnion, Args: []*Expr{decides, s.PPO, one(RelRFE), one(RelTC), one(RelTJ)}}
	return &Expr{Op: OpSeq, Args: []*Expr{{Op: OpStar, Args: []*Expr{source}}, {Op: OpStar, Args: []*Expr{before}}}}
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

// smallSteps returns a rewriter that replaces transitive letters by single steps.
func smallSteps() *rewriter {
	step := func(r Rel, op Op) *Expr {
		x := &Expr{Op: OpLetter, Letter: Letter{Rel: r}}
		if op == OpLetter {
			return x
		}
		return &Expr{Op: op, Args: []*Expr{x}}
	}
	steps := map[Rel]*Expr{
		RelPO: step(RelPOImm, OpPlus),
		RelCO: step(RelCOImm, OpPlus),
		RelFR: {Op: OpSeq, Args: []*Expr{step(RelFRImm, OpLetter), step(RelCOImm, OpStar)}},
	}
	back := map[Rel]*Expr{}
	for r, x := range steps {
		back[r] = inverse(x)
	}
	return newRewriter(func(l Letter) *Expr {
		if l.Inv {
			return back[l.Rel]
		}
		return steps[l.Rel]
	})
}

// cycle is the automaton of acyclic(x), or of irreflexive(x) with once.
func (b *builder) cycle(x *auto, once bool) *auto {
	a := &auto{once: once}
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

func (b *builder) cycleOf(c Constraint, x *auto, once bool) Cycle {
	a := b.cycle(x, once)
	out := Cycle{Constraint: c, Once: once, Hub: a.hub, Trans: make([][]Trans, len(a.arcs)), Enter: make([]Test, len(a.arcs))}
	in, _ := a.around()
	for p := range a.arcs {
		out.Trans[p] = a.trans(int32(p))
		out.Enter[p] = enclosing(in[p]).plain(anything)
	}
	return out
}

func (b *builder) view(x *auto) ViewAutomaton {
	v := ViewAutomaton{NFA: *x.nfa()}
	v.Into = make([][]Trans, len(v.Trans))
	for p := range v.Trans {
		for _, t := range v.Trans[p] {
			v.Into[t.Next] = append(v.Into[t.Next], Trans{t.Letter, t.To, int32(p)})
		}
	}
	back := b.reverse(x)
	back.reduce()
	v.Back = back.nfa()
	return v
}
