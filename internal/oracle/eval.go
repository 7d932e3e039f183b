package oracle

import (
	"fmt"
	"slices"

	"genmcgo/consistency/kat"
	"genmcgo/graph/event"
)

// FromSpec returns the model that s describes, judged by its definitions: every
// expression is the relation, as a boolean matrix, that it stands for. Of package kat
// nothing is used but what Resolve returns; automata, views as clocks and coherence by
// position have no part in it.
func FromSpec(s *kat.Spec) Model {
	m := &specModel{spec: s}
	for _, c := range s.Coherence {
		m.coherent = m.coherent || containsPO(s.Views[c.View].Expr)
	}
	return m
}

// specModel is a model from a file.
type specModel struct {
	spec     *kat.Spec
	coherent bool // program order of one location agrees with co
}

func containsPO(e *kat.Expr) bool {
	switch e.Op {
	case kat.OpLetter:
		return e.Letter == kat.Letter{Rel: kat.RelPO}
	case kat.OpUnion, kat.OpPlus, kat.OpStar, kat.OpOpt:
		return slices.ContainsFunc(e.Args, containsPO)
	}
	return false
}

func (m *specModel) Name() string { return m.spec.Name }

func (m *specModel) dependent() bool { return m.spec.Deps }

func (m *specModel) perLocation() bool { return m.coherent }

func (m *specModel) causes(g *graph) rel {
	if !m.spec.Deps {
		return g.porf
	}
	return or(m.eval(g).rel(m.spec.PPO), g.rfe, g.tc, g.tj)
}

func (m *specModel) consistent(g *graph) bool {
	if !acyclic(m.causes(g)) {
		return false
	}
	e := m.eval(g)
	for _, c := range m.spec.Coherence {
		if !irreflexive(seq(e.views[c.View], g.eco)) {
			return false
		}
	}
	for _, l := range []struct {
		list []kat.Constraint
		ok   func(r rel) bool
	}{{m.spec.Acyclic, acyclic}, {m.spec.Irreflex, irreflexive}, {m.spec.Empty, empty}} {
		for _, c := range l.list {
			if !l.ok(e.rel(c.Expr)) && (c.Unless == nil || !e.included(c.Unless.Left, c.Unless.Right)) {
				return false
			}
		}
	}
	return true
}

// wrong names the errors and warnings that are in g, reads and writes that are not
// among left out.
func (m *specModel) wrong(g *graph, among set) (names []string) {
	e := m.eval(g)
	among |= ^(g.R | g.W)
	for _, i := range m.spec.Inclusions {
		right := newRel(g.n)
		if i.Right != nil {
			right = e.rel(i.Right)
		}
		if !empty(without(and(e.rel(i.Left), cross(g.n, among, among)), or(right, inverse(right)))) {
			names = append(names, i.Name)
		}
	}
	return names
}

// evaluator evaluates expressions over one graph.
type evaluator struct {
	g     *graph
	views []rel
	known map[*kat.Expr]rel
}

func (m *specModel) eval(g *graph) *evaluator {
	e := &evaluator{g: g, known: map[*kat.Expr]rel{}, views: make([]rel, len(m.spec.Views))}
	for i, v := range m.spec.Views {
		// The least fixpoint: a view may mention itself.
		e.views[i] = newRel(g.n)
		for next := e.rel(v.Expr); !slices.Equal(next, e.views[i]); next = e.rel(v.Expr) {
			e.views[i] = next
			clear(e.known)
		}
	}
	return e
}

func (e *evaluator) included(a, b *kat.Expr) bool {
	if b == nil {
		return empty(e.rel(a))
	}
	return empty(without(e.rel(a), e.rel(b)))
}

func (e *evaluator) rel(x *kat.Expr) rel {
	if r, ok := e.known[x]; ok {
		return r
	}
	n := e.g.n
	args := make([]rel, len(x.Args))
	for i, a := range x.Args {
		args[i] = e.rel(a)
	}
	var r rel
	switch x.Op {
	case kat.OpEmpty:
		r = newRel(n)
	case kat.OpID:
		r = id(n)
	case kat.OpTest:
		r = on(n, e.g.passing(x.Test))
	case kat.OpLetter:
		r = e.letter(x.Letter)
	case kat.OpUnion:
		r = or(append(args, newRel(n))...)
	case kat.OpSeq:
		r = seq(append([]rel{id(n)}, args...)...)
	case kat.OpOpt:
		r = opt(args[0])
	case kat.OpPlus:
		r = plus(args[0])
	case kat.OpStar:
		r = star(args[0])
	default:
		panic(fmt.Sprintf("BUG: oracle: expression %d", x.Op))
	}
	e.known[x] = r
	return r
}

func (e *evaluator) letter(l kat.Letter) (r rel) {
	if l.Rel == kat.RelView {
		r = e.views[l.View]
	} else {
		r = e.g.builtIn(l.Rel)
	}
	if l.Inv {
		r = inverse(r)
	}
	return r
}

// builtIn is the relation that a model file calls r. Before co is chosen it is empty.
func (g *graph) builtIn(r kat.Rel) rel {
	between, within := g.ext, complement(g.ext)
	co, fr := g.co, g.fr
	if co == nil {
		co, fr = newRel(g.n), newRel(g.n)
	}
	switch r {
	case kat.RelPO:
		return g.po
	case kat.RelPOImm:
		return immediate(g.po)
	case kat.RelPOLoc:
		return g.poloc
	case kat.RelRF:
		return g.rf
	case kat.RelRFE:
		return g.rfe
	case kat.RelRFI:
		return and(g.rf, within)
	case kat.RelCO:
		return co
	case kat.RelCOE:
		return and(co, between)
	case kat.RelCOI:
		return and(co, within)
	case kat.RelFR:
		return fr
	case kat.RelFRE:
		return and(fr, between)
	case kat.RelFRI:
		return and(fr, within)
	case kat.RelRMW:
		return g.rmw
	case kat.RelLoc:
		return without(g.loc, id(g.n)) // of Skips as well
	case kat.RelThread:
		return without(within, id(g.n))
	case kat.RelTC:
		return g.tc
	case kat.RelTJ:
		return g.tj
	case kat.RelAddr:
		return g.addr
	case kat.RelData:
		return g.data
	case kat.RelCtrl:
		return g.ctrl
	case kat.RelDetour:
		return g.detour()
	case kat.RelAlloc, kat.RelFree:
		return newRel(g.n) // there are no allocations here
	}
	panic(fmt.Sprintf("BUG: oracle: relation %v", r))
}

// passing is the events that pass t.
func (g *graph) passing(t kat.Test) (s set) {
	for i := range g.nodes {
		if t.Pass(g.nodes[i].preds()) {
			s |= 1 << i
		}
	}
	return s
}

// preds is the predicates that hold of n.
func (n *node) preds() (s kat.Preds) {
	is := func(p kat.Pred, yes bool) {
		if yes {
			s |= 1 << p
		}
	}
	l := &n.lab
	is(kat.PredR, l.Kind == event.Read)
	is(kat.PredW, l.Kind == event.Write)
	is(kat.PredF, l.Kind == event.Fence)
	is(kat.PredUR, l.Kind == event.Read && n.exclusive)
	is(kat.PredFAIL, l.Kind == event.Read && l.Attr&event.CAS != 0 && !l.Succeeds(n.val))
	is(kat.PredUW, l.Kind == event.Write && n.exclusive)
	is(kat.PredSKIP, l.Kind == event.Skip)
	is(kat.PredTC, l.Kind == event.ThreadCreate)
	is(kat.PredTB, l.Kind == event.ThreadStart)
	is(kat.PredTE, l.Kind == event.ThreadFinish)
	is(kat.PredTJ, l.Kind == event.ThreadJoin)
	is(kat.PredBA, l.Kind == event.BarrierArrive)
	is(kat.PredBL, l.Kind == event.BarrierLeave)
	is(kat.PredDEP, l.Kind.ReadLike())
	is(kat.PredLOCK, l.Attr&event.Lock != 0)
	is(kat.PredUNLOCK, l.Attr&event.Unlock != 0)
	switch l.Kind {
	case event.Read, event.Write, event.Fence, event.Skip:
		o := l.Ord
		if l.Kind == event.Read {
			o = l.OrdOf(n.val)
		}
		is(kat.PredNA, o == event.NotAtomic)
		is(kat.PredRLX, o == event.Relaxed)
		is(kat.PredACQ, o.Acq())
		is(kat.PredREL, o.Rel())
		is(kat.PredACQREL, o.Acq() && o.Rel())
		is(kat.PredSC, o.SC())
		is(kat.PredSCok, l.Ord.SC() || o.SC())
	}
	return s
}
