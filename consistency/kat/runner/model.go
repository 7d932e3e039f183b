// Package runner makes a consistency.Model of a model file that was proved. A constraint
// becomes a table of transitions over steps that a graph knows and kinds of events that the
// model tells apart (program.go, kinds.go); views are vector clocks (state.go); what else a
// choice may violate is searched for through the new event (search.go); errors and warnings
// are looked for there too (judge.go).
//
// Non-goals: it proves nothing. Whether the explorer may be given a model is package prover.
package runner

import (
	"path"
	"slices"
	"strings"
	"sync"

	"genmcgo/consistency"
	"genmcgo/consistency/kat"
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Model is a model from a file, as a consistency.Model. It is safe for concurrent
// use.
type Model struct {
	spec  *kat.Spec
	name  string
	kinds *kindTable
	views []viewProgram
	// coherent are the views of coherence statements.
	coherent []int32
	// ordered: a choice at a position that a coherent view allows before the choice is
	// coherent after it too.
	ordered bool
	cons    []constraint
	judged  []inclusion
	// scratch: states keep nothing from choice to choice.
	scratch bool
	// With dependencies: what is in the causal past of an event, and in that along po,
	// rf, tc and tj, backwards.
	prefix struct {
		edges  []edge
		states int
	}
	porf  *program
	skips kindSet // the kinds that Skips may have

	mu       sync.Mutex
	prefixes map[kindSet]*program   // by kinds present
	programs map[kindSet][]*program // by kinds present, then by constraint
	whole    []*program             // for events of all kinds
}

// viewProgram is how a view is computed.
type viewProgram struct {
	porf       bool // the view is (po ∪ rf ∪ tc ∪ tj)+, which the graph has
	closed     bool // transitive, and contains po
	transitive bool
	back       *program // the words that are repeated if it is transitive, else all, backwards
	reads      kindSet  // kinds of reads at which what is read tells of more
	tells      bool     // it tells of more at reads that succeed (or fail) as read-modify-writes
}

type demand uint8

const (
	isAcyclic demand = iota
	isIrreflexive
	isEmpty
)

// constraint is a constraint as an automaton.
type constraint struct {
	kat.Constraint
	what   demand
	edges  []edge
	states int
}

// NewModel makes the model of p. The error is a *kat.Error.
func NewModel(p *kat.Proved) (*Model, error) { return newModel(p.Spec) }

func newModel(spec *kat.Spec) (*Model, error) {
	m := &Model{spec: spec, name: path.Base(strings.ReplaceAll(spec.File, `\`, "/")), prefixes: map[kindSet]*program{}, programs: map[kindSet][]*program{}}
	if spec.File == "" {
		m.name = spec.Name
	}
	kt, err := newKinds(testsOf(spec))
	if err != nil {
		return nil, &kat.Error{Pos: kat.Pos{File: spec.File, Line: 1, Col: 1}, Msg: err.Error()}
	}
	m.kinds = kt
	for i := range spec.Views {
		m.views = append(m.views, m.newView(&spec.Views[i]))
		_, _, null := wordEdges(kt, spec.Views[i].Expr)
		kt.reflexive = append(kt.reflexive, null)
	}
	m.ordered = true
	for _, c := range spec.Coherence {
		m.coherent = append(m.coherent, int32(c.View))
		v := &m.views[c.View]
		m.ordered = m.ordered && v.closed && !v.tells && (v.porf || v.simplyReads())
	}
	for _, l := range []struct {
		what demand
		cons []kat.Constraint
	}{{isAcyclic, spec.Acyclic}, {isIrreflexive, spec.Irreflex}, {isEmpty, spec.Empty}} {
		for _, c := range l.cons {
			con, err := m.newConstraint(l.what, c)
			if err != nil {
				return nil, err
			}
			m.cons = append(m.cons, con)
		}
	}
	if spec.Deps {
		edges, states, _ := wordEdges(kt, prefix(spec))
		edges, states = trim(edges, states, stateHub, stateFinal, kt.all())
		m.prefix.edges, m.prefix.states = quotient(edges, states, 2)
		edges, states, _ = wordEdges(kt, porfExpr())
		m.porf = backProgram(kt, edges, states, kt.all(), false)
		for o := event.NotAtomic; o <= event.SeqCst; o++ {
			m.skips |= 1 << kt.of[uint32(event.Skip)<<keyBits|uint32(o)]
		}
	}
	m.whole = m.programsFor(kt.all())
	for i := range spec.Inclusions {
		m.judged = append(m.judged, m.newInclusion(&spec.Inclusions[i]))
	}
	return m, nil
}

// tests lists the tests in s.
func testsOf(s *kat.Spec) []kat.Test {
	var list []kat.Test
	var walk func(x *kat.Expr)
	walk = func(x *kat.Expr) {
		if x == nil {
			return
		}
		if x.Op == kat.OpTest {
			list = append(list, x.Test)
		}
		for _, y := range x.Args {
			walk(y)
		}
	}
	for _, v := range s.Views {
		walk(v.Expr)
	}
	if s.Deps {
		walk(prefix(s))
	}
	for _, cs := range [][]kat.Constraint{s.Acyclic, s.Irreflex, s.Empty} {
		for _, c := range cs {
			walk(c.Expr)
			if c.Unless != nil {
				walk(c.Unless.Left)
				walk(c.Unless.Right)
			}
		}
	}
	for _, i := range s.Inclusions {
		walk(i.Left)
		walk(i.Right)
	}
	return list
}

// prefix relates what an event needs to the event: what precedes it causally (ppo,
// rfe, tc, tj), and what its label and value, and those of what precedes it, come
// from. The latter goes through dependencies, read-modify-writes and rf within the
// thread; only a step that begins at something to depend on makes it precede.
func prefix(s *kat.Spec) *kat.Expr {
	source := kat.Letters(kat.RelAddr, kat.RelData, kat.RelCtrl, kat.RelRMW, kat.RelRFI)
	decides := kat.Seq(&kat.Expr{Op: kat.OpTest, Test: kat.Test{Has: 1 << kat.PredDEP}}, kat.Plus(source))
	return kat.Seq(kat.Star(source), kat.Star(kat.Union(decides, s.PPO, kat.Letters(kat.RelRFE, kat.RelTC, kat.RelTJ))))
}

// porfExpr is (po ∪ rf ∪ tc ∪ tj)+.
func porfExpr() *kat.Expr {
	x := &kat.Expr{Op: kat.OpUnion}
	for _, r := range []kat.Rel{kat.RelPO, kat.RelRF, kat.RelTC, kat.RelTJ} {
		x.Args = append(x.Args, &kat.Expr{Op: kat.OpLetter, Letter: kat.Letter{Rel: r}})
	}
	return &kat.Expr{Op: kat.OpPlus, Args: []*kat.Expr{x}}
}

func (m *Model) newView(v *kat.View) viewProgram {
	var p viewProgram
	body := v.Expr
	if body.Op == kat.OpPlus {
		p.transitive = true
		body = body.Args[0]
		var porf [kat.NumRels]bool
		plain := true
		for _, x := range kat.Alternatives(body) {
			if x.Op != kat.OpLetter || x.Letter.Inv {
				plain = false
			} else {
				porf[x.Letter.Rel] = true
			}
		}
		p.closed = porf[kat.RelPO]
		want := [kat.NumRels]bool{kat.RelPO: true, kat.RelRF: true, kat.RelTC: true, kat.RelTJ: true}
		p.porf = plain && porf == want && !m.spec.Deps
	}
	edges, states, _ := wordEdges(m.kinds, body)
	p.back = backProgram(m.kinds, edges, states, m.kinds.all(), p.closed)
	for k := uint8(0); int(k) < m.kinds.n; k++ {
		for _, t := range p.back.at(stateHub, k) {
			switch t.op {
			case opRFInv, opRFEInv, opRFIInv, opDetourInv:
				p.reads |= 1 << k
			}
		}
	}
	for _, o := range m.kinds.outcomes {
		a, b := p.back.at(stateHub, o.pending), p.back.at(stateHub, o.after)
		if !slices.Equal(a, b) {
			p.tells = true
		}
	}
	return p
}

// simplyReads reports whether what a read tells of is no more than the view of the
// write that it reads: then it tells of nothing that is co-after that write.
func (p *viewProgram) simplyReads() bool {
	for k := uint8(0); int(k) < p.back.kinds; k++ {
		for _, t := range p.back.at(stateHub, k) {
			if p.reads.has(k) && !t.ends && t.op != opPOInv {
				return false
			}
		}
	}
	return true
}

// newConstraint makes the automaton of c. Unless says nothing new: it was proved that
// without it the constraint has no words (prover.Suitable), and where no word is possible
// there is no program to run.
func (m *Model) newConstraint(what demand, c kat.Constraint) (constraint, error) {
	con := constraint{Constraint: c, what: what}
	edges, states, null := wordEdges(m.kinds, c.Expr)
	if null != 0 {
		return con, &kat.Error{Pos: c.Pos, Text: c.Text, Msg: "the constraint relates events to themselves, so nothing that has such events is consistent"}
	}
	if what == isEmpty {
		con.edges, con.states = trim(edges, states, stateHub, stateFinal, m.kinds.all())
		con.edges, con.states = quotient(con.edges, con.states, 2)
		return con, nil
	}
	edges, states = cycleEdges(m.kinds, c.Expr)
	con.edges, con.states = trim(edges, states, stateHub, stateHub, m.kinds.all())
	con.edges, con.states = quotient(con.edges, con.states, 1)
	return con, nil
}

// programsFor are the programs of the constraints, nil for those that graphs with
// events of the kinds present do not violate.
func (m *Model) programsFor(present kindSet) []*program {
	m.mu.Lock()
	defer m.mu.Unlock()
	if ps, ok := m.programs[present]; ok {
		return ps
	}
	ps := make([]*program, len(m.cons))
	for i := range m.cons {
		c := &m.cons[i]
		if c.what == isEmpty {
			ps[i] = wordProgram(m.kinds, c.edges, c.states, present)
		} else {
			reads := func(v int32, k uint8) bool { return m.views[v].reads.has(k) || m.views[v].porf }
			if c.what != isAcyclic || m.loose() {
				reads = nil
			}
			ps[i] = cycleProgram(m.kinds, c.edges, c.states, present, reads)
		}
	}
	m.programs[present] = ps
	return ps
}

// prefixFor is the program of the causal past in graphs with events of the kinds
// present, backwards.
func (m *Model) prefixFor(present kindSet) *program {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.prefixes[present]
	if p == nil {
		p = backProgram(m.kinds, m.prefix.edges, m.prefix.states, present, false)
		m.prefixes[present] = p
	}
	return p
}

// programs are the programs for the kinds of events in the graph.
func (s *State) programs() []*program { return s.programsFor(s.present) }

func (s *State) programsFor(present kindSet) []*program {
	if s.progs != nil && s.progsFor == present {
		return s.progs
	}
	ps, ok := s.cache[present]
	if !ok {
		ps = s.m.programsFor(present)
		if s.cache == nil {
			s.cache = map[kindSet][]*program{}
		}
		s.cache[present] = ps
	}
	s.progs, s.progsFor = ps, present
	return ps
}

// Name is the base name of the model's file.
func (m *Model) Name() string { return m.name }

// Traits implements consistency.Model. Nothing else is known of what a file says.
func (m *Model) Traits() consistency.Traits {
	return consistency.Traits{Judges: true, Dependencies: m.spec.Deps}
}

// New implements consistency.Model.
func (m *Model) New(g *graph.Graph) consistency.State {
	s := &State{m: m, g: g, views: make([]graph.Views, len(m.views))}
	s.f.s = s
	s.reset()
	return s
}

// Without is m without its errors and warnings called name; see consistency.Without.
func (m *Model) Without(name string) consistency.Model {
	n := m.copy()
	n.judged = slices.DeleteFunc(slices.Clone(n.judged), func(i inclusion) bool { return i.Name == name })
	return n
}

// FromScratch is m, but its states compute kinds and views again after every choice,
// and check every constraint on the whole graph; see consistency.Scratch.
func (m *Model) FromScratch() consistency.Model {
	n := m.copy()
	n.scratch = true
	return n
}

func (m *Model) copy() *Model {
	return &Model{spec: m.spec, name: m.name, kinds: m.kinds, views: m.views, coherent: m.coherent, ordered: m.ordered,
		cons: m.cons, whole: m.whole, judged: m.judged, scratch: m.scratch, prefix: m.prefix, porf: m.porf, skips: m.skips,
		prefixes: map[kindSet]*program{}, programs: map[kindSet][]*program{}}
}
