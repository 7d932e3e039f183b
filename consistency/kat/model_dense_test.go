package kat

import (
	"context"
	"errors"
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
)

var denseSeeds = scale.Flag("kat.dense", scale.By{Short: 20, Usual: 60, Full: 600}, "random models to compare with matrices")

// denseGraph is g by matrices, written down from the definitions of the letters. id
// lists its events.
func denseGraph(g *graph.Graph, spec *Spec) (d *testGraph, id []event.ID) {
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := int32(0); i < g.Slots(t); i++ {
			if e := (event.ID{Thread: t, Index: i}); !g.At(e).Absent {
				id = append(id, e)
			}
		}
	}
	n := len(id)
	d = &testGraph{}
	for r := range d.rel {
		d.rel[r] = make(matrix, n)
	}
	for _, e := range id {
		d.preds = append(d.preds, predsOf(key(g.At(e))))
	}
	type pair = func(a, b event.ID, x, y *graph.Event) bool
	rel := func(r Rel, f pair) {
		for i, a := range id {
			for j, b := range id {
				if i != j && f(a, b, g.At(a), g.At(b)) {
					d.rel[r].set(i, j)
				}
			}
		}
	}
	is := func(x *graph.Event, k event.Kind) bool { return x.Kind == k }
	at := func(x *graph.Event) int32 { // place in co, -1 if there is none yet
		if x.Kind == event.Write && x.CoPos == 0 || x.Kind == event.Read && !x.HasRF || !x.IsAccess() {
			return -1
		}
		return g.PosOf(x)
	}
	same := func(x, y *graph.Event) bool { return x.Loc >= 0 && x.Loc == y.Loc }
	po := pair(func(a, b event.ID, x, y *graph.Event) bool { return a.Thread == b.Thread && a.Index < b.Index })
	rf := pair(func(a, b event.ID, x, y *graph.Event) bool { return is(y, event.Read) && y.HasRF && y.RF == a })
	co := pair(func(a, b event.ID, x, y *graph.Event) bool {
		return same(x, y) && is(x, event.Write) && is(y, event.Write) && at(x) > 0 && at(x) < at(y)
	})
	fr := pair(func(a, b event.ID, x, y *graph.Event) bool {
		return same(x, y) && is(x, event.Read) && is(y, event.Write) && at(x) >= 0 && at(x) < at(y)
	})
	rel(RelPO, po)
	rel(RelPOImm, func(a, b event.ID, x, y *graph.Event) bool { return a.Thread == b.Thread && a.Index+1 == b.Index })
	like := func(x *graph.Event) bool { return x.IsAccess() || x.Kind == event.Skip }
	overlap := pair(func(a, b event.ID, x, y *graph.Event) bool {
		return like(x) && like(y) && x.Addr == y.Addr && x.Size == y.Size
	})
	rel(RelPOLoc, func(a, b event.ID, x, y *graph.Event) bool { return po(a, b, x, y) && overlap(a, b, x, y) })
	rel(RelLoc, overlap)
	rel(RelThread, func(a, b event.ID, x, y *graph.Event) bool { return a.Thread == b.Thread })
	for _, x := range []struct {
		all, external, internal Rel
		f                       pair
	}{{RelRF, RelRFE, RelRFI, rf}, {RelCO, RelCOE, RelCOI, co}, {RelFR, RelFRE, RelFRI, fr}} {
		rel(x.all, x.f)
		rel(x.external, func(a, b event.ID, y, z *graph.Event) bool { return a.Thread != b.Thread && x.f(a, b, y, z) })
		rel(x.internal, func(a, b event.ID, y, z *graph.Event) bool { return a.Thread == b.Thread && x.f(a, b, y, z) })
	}
	rel(RelRMW, func(a, b event.ID, x, y *graph.Event) bool {
		return is(x, event.Read) && is(y, event.Write) && a.Thread == b.Thread && a.Index+1 == b.Index && y.Attr&event.Exclusive != 0
	})
	rel(RelTC, func(a, b event.ID, x, y *graph.Event) bool {
		return is(y, event.ThreadStart) && g.Creator(b.Thread) == a
	})
	arrivals := func(e event.ID) (n int) { // at the barrier of e, before it
		for i := int32(0); i < e.Index; i++ {
			if x := g.At(event.ID{Thread: e.Thread, Index: i}); x.Kind == event.BarrierArrive && x.Addr == g.At(e).Addr {
				n++
			}
		}
		return n
	}
	rel(RelTJ, func(a, b event.ID, x, y *graph.Event) bool {
		return is(y, event.ThreadJoin) && is(x, event.ThreadFinish) && g.Joiner(a.Thread) == b ||
			is(y, event.BarrierLeave) && is(x, event.BarrierArrive) && x.Addr == y.Addr && arrivals(a)+1 == arrivals(b)
	})
	if g.Space.Deps != nil {
		for r, set := range map[Rel]func(d event.Deps) event.DepSet{
			RelAddr: func(d event.Deps) event.DepSet { return d.Addr },
			RelData: func(d event.Deps) event.DepSet { return d.Data },
			RelCtrl: func(d event.Deps) event.DepSet { return d.Ctrl },
		} {
			rel(r, func(a, b event.ID, x, y *graph.Event) bool {
				return a.Thread == b.Thread && slices.Contains(g.Space.Deps.Events(set(g.Space.Deps.Deps(y.Label.Deps))), a.Index)
			})
		}
	}
	return d, id
}

// known is e in d, where views stand for those of spec.
func (d *testGraph) known(spec *Spec, e *Expr) matrix {
	d.rel[RelView] = nil
	return d.eval(expander(spec).expr(e))
}

// randomExpr makes an expression of letters of rels.
func denseExpr(rng *rand.Rand, rels []Letter, depth int) *Expr {
	tests := []Test{{Has: 1 << PredW}, {Has: 1 << PredR}, {Has: 1 << PredSC}, {Has: 1 << PredACQ}, {Has: 1 << PredREL},
		{Has: 1 << PredF}, {Has: 1 << PredUW}, {Lacks: 1 << PredSC}, {Has: 1 << PredW, Lacks: 1 << PredREL}, {Has: 1 << PredNA}}
	sub := func() *Expr { return denseExpr(rng, rels, depth-1) }
	switch k := rng.Intn(10); {
	case depth == 0 || k < 3:
		x := &Expr{Op: OpLetter, Letter: rels[rng.Intn(len(rels))]}
		if rng.Intn(3) == 0 {
			test := &Expr{Op: OpTest, Test: tests[rng.Intn(len(tests))]}
			x = &Expr{Op: OpSeq, Args: [][]*Expr{{test, x}, {x, test}}[rng.Intn(2)]}
		}
		return x
	case k < 6:
		return &Expr{Op: OpSeq, Args: []*Expr{sub(), sub()}}
	case k < 8:
		return &Expr{Op: OpUnion, Args: []*Expr{sub(), sub()}}
	case k < 9:
		return &Expr{Op: OpPlus, Args: []*Expr{sub()}}
	}
	return &Expr{Op: OpSeq, Args: []*Expr{{Op: OpOpt, Args: []*Expr{sub()}}, sub()}}
}

func lettersOf(rels ...Rel) (l []Letter) {
	for _, r := range rels {
		l = append(l, Letter{Rel: r})
	}
	return l
}

// randomSpec makes a model that need not be one that can be explored: three views,
// constraints of each sort, and an error.
func randomSpec(rng *rand.Rand, deps bool) *Spec {
	word := func(rels ...Rel) *Expr { return denseExpr(rng, lettersOf(rels...), 2) }
	porf := []Rel{RelPO, RelRF, RelTC, RelTJ, RelRMW, RelRFE}
	po := &Expr{Op: OpLetter, Letter: Letter{Rel: RelPO}}
	s := &Spec{File: "random.kat", Deps: deps, PPO: po}
	s.Views = []View{
		{Name: "porf", Expr: porfExpr()},
		{Name: "grows", Expr: &Expr{Op: OpPlus, Args: []*Expr{{Op: OpUnion, Args: []*Expr{po, word(porf...), word(porf...), {Op: OpLetter, Letter: Letter{Rel: RelTC}}}}}}},
		{Name: "once", Expr: &Expr{Op: OpSeq, Args: []*Expr{{Op: OpStar, Args: []*Expr{po}}, word(porf...)}}},
		{Name: "self", Expr: &Expr{Op: OpStar, Args: []*Expr{{Op: OpUnion, Args: []*Expr{po, word(porf...)}}}}},
	}
	rels := lettersOf(RelPO, RelPO, RelRF, RelCO, RelFR, RelTC, RelTJ, RelRFE, RelRFI, RelCOE, RelCOI, RelFRE, RelFRI, RelRMW, RelPOLoc, RelLoc, RelThread)
	if deps {
		rels = append(rels, lettersOf(RelAddr, RelData, RelCtrl)...)
	} else {
		rels = append(rels, lettersOf(RelPOImm)...)
	}
	for v := range s.Views {
		rels = append(rels, Letter{Rel: RelView, View: v}, Letter{Rel: RelView, View: v})
	}
	for _, l := range rels {
		if rng.Intn(3) == 0 {
			l.Inv = true
			rels = append(rels, l)
		}
	}
	con := func() Constraint { return Constraint{Expr: denseExpr(rng, rels, 3)} }
	s.Acyclic = []Constraint{con(), con()}
	s.Irreflex = []Constraint{con()}
	s.Empty = []Constraint{con()}
	race := func(a, b Pred) *Expr {
		test := func(p Pred) *Expr { return &Expr{Op: OpTest, Test: Test{Has: 1 << p}} }
		return &Expr{Op: OpSeq, Args: []*Expr{test(a), {Op: OpLetter, Letter: Letter{Rel: RelLoc}}, test(b)}}
	}
	view := func(v int) *Expr { return &Expr{Op: OpLetter, Letter: Letter{Rel: RelView, View: v}} }
	s.Inclusions = []Inclusion{
		{Name: "a", Left: race(PredW, PredR), Right: view(1)},
		{Name: "b", Left: race(PredW, PredW), Right: &Expr{Op: OpUnion, Args: []*Expr{view(0), denseExpr(rng, rels, 1)}}},
		{Name: "c", Left: denseExpr(rng, rels, 2), Right: denseExpr(rng, rels, 2)},
		{Name: "d", Left: denseExpr(rng, rels, 1)},
	}
	return s
}

// follower is a state of a model that is followed by those of random ones on the same
// graphs.
type follower struct {
	consistency.State
	g    *graph.Graph
	m    *followed
	with []*State
}

type followed struct {
	consistency.Model
	random []*Model
	left   int
	counts [2]int // checks that failed, that did not
	differ func(format string, args ...any)
}

// Traits: a follower judges nothing.
func (m *followed) Traits() consistency.Traits {
	return consistency.Traits{Dependencies: consistency.Dependencies(m.Model)}
}

func (m *followed) New(g *graph.Graph) consistency.State {
	f := &follower{State: m.Model.New(g), g: g, m: m}
	for _, r := range m.random {
		f.with = append(f.with, r.New(g).(*State))
	}
	return f
}

func (f *follower) Push(e event.ID) {
	f.State.Push(e)
	for _, s := range f.with {
		s.Push(e)
	}
}

func (f *follower) Join(e, from event.ID) {
	f.State.Join(e, from)
	for _, s := range f.with {
		s.Join(e, from)
	}
}

func (f *follower) Pop(e event.ID) {
	f.State.Pop(e)
	for _, s := range f.with {
		s.Pop(e)
	}
}

func (f *follower) Read(e event.ID) {
	f.State.Read(e)
	for _, s := range f.with {
		s.Read(e)
	}
	f.compare(e)
}

func (f *follower) Unread(e event.ID) {
	f.State.Unread(e)
	for _, s := range f.with {
		s.Unread(e)
	}
}

func (f *follower) Place(e event.ID) {
	f.State.Place(e)
	for _, s := range f.with {
		s.Place(e)
	}
	f.compare(e)
}

func (f *follower) Unplace(e event.ID) {
	f.State.Unplace(e)
	for _, s := range f.with {
		s.Unplace(e)
	}
}

func (f *follower) Restrict(from consistency.State, n []int32) {
	o := from.(*follower)
	f.State.Restrict(o.State, n)
	for i, s := range f.with {
		s.Restrict(o.with[i], n)
	}
}

func (f *follower) Grow(stride int) {
	f.State.Grow(stride)
	for _, s := range f.with {
		s.Grow(stride)
	}
}

func (f *follower) Prefix(e event.ID, m *graph.Marks) {
	f.State.(consistency.Dependent).Prefix(e, m)
}

// compare compares what the random models say of the graph with matrices.
func (f *follower) compare(e event.ID) {
	if f.m.left--; f.m.left < 0 {
		return
	}
	for _, s := range f.with {
		spec := s.m.spec
		d, id := denseGraph(f.g, spec)
		if len(id) > 64 {
			return
		}
		for _, x := range id { // other events without their choice: nothing asks then
			if y := f.g.At(x); y.Kind == event.Read && !y.HasRF || y.Kind == event.Write && y.CoPos == 0 {
				return
			}
		}
		s.refresh()
		for v := range spec.Views {
			want := d.known(spec, spec.Views[v].Expr)
			for j, b := range id {
				row := s.row(int32(v), b)
				for i, a := range id {
					if got := i != j && row[a.Thread] >= a.Index; i != j && got != want.has(i, j) {
						f.m.differ("view %s: %v to %v is %v, should be %v\n%s", spec.Views[v].Expr, a, b, got, !got, dumpGraph(f.g))
						return
					}
				}
			}
		}
		ps := s.programs()
		for c := range s.m.cons {
			con := &s.m.cons[c]
			rel := d.known(spec, con.Expr)
			var bad bool
			switch con.what {
			case isAcyclic:
				bad = rel.cyclic()
			case isIrreflexive:
				for i := range rel {
					bad = bad || rel.has(i, i)
				}
			case isEmpty:
				for i := range rel {
					bad = bad || rel[i] != 0
				}
			}
			if got := ps[c] != nil && s.violated(con, ps[c]); got != bad {
				f.m.differ("constraint %d of %s violated: %v, should be %v\n%s", con.what, con.Expr, got, bad, dumpGraph(f.g))
				return
			}
			if bad {
				f.m.counts[0]++
			} else {
				f.m.counts[1]++
			}
		}
		for i := range spec.Inclusions {
			in := &spec.Inclusions[i]
			left, right := d.known(spec, in.Left), make(matrix, len(id))
			if in.Right != nil {
				right = d.known(spec, in.Right)
			}
			right = right.or(right.inverse())
			want := map[event.ID]bool{}
			k := slices.Index(id, e)
			for j := range id {
				if (left.has(k, j) || left.has(j, k)) && !right.has(k, j) {
					if j == k {
						want[graph.None] = true
					} else {
						want[id[j]] = true
					}
				}
			}
			got := map[event.ID]bool{}
			s.Judge(e, func(v consistency.Violation) bool {
				if v.Name == in.Name {
					got[v.Other] = true
				}
				return true
			})
			if fmt.Sprint(got) != fmt.Sprint(want) {
				f.m.differ("%v is in conflict with %v, should be with %v: %s unless %s <= %s\n%s", e, got, want, in.Name, in.Left, in.Right, dumpGraph(f.g))
				return
			}
		}
	}
}

func dumpGraph(g *graph.Graph) (s string) {
	for _, e := range g.Order {
		x := g.At(e)
		s += fmt.Sprintf("  %v %v.%v at %d", e, x.Kind, x.Ord, x.Loc)
		if x.HasRF {
			s += fmt.Sprintf(" reads %v", x.RF)
		}
		s += fmt.Sprintf(" place %d\n", x.CoPos)
	}
	return s
}

// TestDense compares views, constraints and errors of random models with matrices,
// on the graphs of random programs under other models.
func TestDense(t *testing.T) {
	var total [2]int
	n := denseSeeds.N()
	for seed := 0; seed < n && !t.Failed(); seed++ {
		rng := rand.New(rand.NewSource(int64(seed)))
		name := []string{"ra", "ra", "rc11", "imm"}[seed%4]
		base, err := consistency.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		f := &followed{Model: base, left: 60, differ: func(format string, args ...any) { t.Errorf("seed %d: "+format, append([]any{seed}, args...)...) }}
		for range 3 {
			m, err := newModel(randomSpec(rng, name == "imm"))
			if err == nil {
				f.random = append(f.random, m)
			}
		}
		p := litmus.Generate(uint64(seed), 5+seed%5)
		cfg := trust.Config{Custom: f, Workers: 1, KeepGoing: true, NoRaces: true, MaxExecutions: 50,
			NewProgram: func(r *trust.Refinement) trust.Program {
				if r.TrackDeps {
					return cache.New(p.DepMachine(), true)
				}
				return cache.New(p.Machine(), true)
			}}
		if _, err := trust.Run(context.Background(), cfg); err != nil {
			var bug *trust.BugError
			if errors.As(err, &bug) {
				err = fmt.Errorf("%w\n%s", err, bug.Stack)
			}
			t.Fatalf("seed %d: %v", seed, err)
		}
		total[0] += f.counts[0]
		total[1] += f.counts[1]
	}
	if !t.Failed() && (total[0] < 15*n || total[1] < 15*n) {
		t.Errorf("%d constraints were violated, %d were not", total[0], total[1])
	}
}

// dense is a model whose states know nothing, and check every choice with matrices.
type dense struct{ spec *Spec }

type denseState struct {
	g    *graph.Graph
	spec *Spec
	all  []int32
}

func (m dense) Name() string { return "dense" }

func (m dense) Traits() consistency.Traits { return consistency.Traits{} }

func (m dense) New(g *graph.Graph) consistency.State { return &denseState{g: g, spec: m.spec} }

func (s *denseState) Push(event.ID)                  {}
func (s *denseState) Join(event.ID, event.ID)        {}
func (s *denseState) Pop(event.ID)                   {}
func (s *denseState) FirstRead(event.ID, bool) int32 { return 0 }
func (s *denseState) Read(event.ID)                  {}
func (s *denseState) Unread(event.ID)                {}
func (s *denseState) FirstPlace(event.ID) int32      { return 1 }
func (s *denseState) Place(event.ID)                 {}
func (s *denseState) Unplace(event.ID)               {}
func (s *denseState) ByPosition() bool               { return false }
func (s *denseState) HB(e event.ID, view []int32)    { copy(view, s.g.PORF(e)) }

func (s *denseState) HappensBefore(a, b event.ID) bool { return graph.In(s.g.PORF(b), a) }

func (s *denseState) Restrict(consistency.State, []int32) {}
func (s *denseState) Grow(int)                            {}

func (s *denseState) Consistent(e event.ID) bool {
	d, id := denseGraph(s.g, s.spec)
	eco := d.rel[RelRF].or(d.rel[RelCO]).or(d.rel[RelFR]).plus()
	reflexive := func(m matrix) bool {
		for i := range m {
			if m.has(i, i) {
				return true
			}
		}
		return false
	}
	if len(id) > 64 {
		panic("BUG: the program is too big for this test")
	}
	for _, c := range s.spec.Coherence {
		if reflexive(d.known(s.spec, s.spec.Views[c.View].Expr).seq(eco)) {
			return false
		}
	}
	for _, c := range s.spec.Acyclic {
		if d.known(s.spec, c.Expr).cyclic() {
			return false
		}
	}
	for _, c := range s.spec.Irreflex {
		if reflexive(d.known(s.spec, c.Expr)) {
			return false
		}
	}
	return true
}

// weakening makes a random model that is no stronger than sc, so that it can be
// explored: some of po, and all between threads, or less.
func weakening(rng *rand.Rand) *Spec {
	one := func(r Rel) *Expr { return &Expr{Op: OpLetter, Letter: Letter{Rel: r}} }
	test := func() *Expr {
		ps := []Pred{PredR, PredW, PredF, PredSC, PredREL, PredACQ, PredUR, PredUW, PredRLX}
		t := Test{Has: 1 << ps[rng.Intn(len(ps))]}
		if rng.Intn(4) == 0 {
			t = Test{Lacks: t.Has}
		}
		return &Expr{Op: OpTest, Test: t}
	}
	seq := func(x ...*Expr) *Expr { return &Expr{Op: OpSeq, Args: x} }
	or := func(x ...*Expr) *Expr { return &Expr{Op: OpUnion, Args: x} }
	hb := &Expr{Op: OpPlus, Args: []*Expr{or(one(RelPO), one(RelTC), one(RelTJ), seq(test(), one(RelRF), test(), one(RelPO)), seq(one(RelRF), one(RelRMW)))}}
	s := &Spec{File: "weak.kat", PPO: one(RelPO)}
	s.Views = []View{{Name: "porf", Expr: porfExpr()}, {Name: "hb", Expr: hb}}
	s.Coherence = []Coherence{{View: rng.Intn(2)}}
	view := &Expr{Op: OpLetter, Letter: Letter{Rel: RelView, View: 1}}
	com := []*Expr{one(RelRF), one(RelRFE), one(RelCO), one(RelCOE), one(RelFR), one(RelFRE), seq(one(RelFR), one(RelRF)), seq(one(RelCO), one(RelRF), test())}
	word := func() *Expr {
		x := []*Expr{test()}
		for range 1 + rng.Intn(3) {
			switch rng.Intn(4) {
			case 0:
				x = append(x, one(RelPO))
			case 1:
				x = append(x, view)
			case 2:
				x = append(x, com[rng.Intn(len(com))])
			case 3:
				x = append(x, &Expr{Op: []Op{OpOpt, OpPlus, OpStar}[rng.Intn(3)], Args: []*Expr{or(com[rng.Intn(len(com))], view)}})
			}
			if rng.Intn(2) == 0 {
				x = append(x, test())
			}
		}
		return seq(append(x, one(RelPO))...)
	}
	var parts []*Expr
	for range 1 + rng.Intn(4) {
		switch rng.Intn(4) {
		case 0:
			parts = append(parts, seq(test(), one(RelPO)))
		case 1:
			parts = append(parts, seq(one(RelPO), test()))
		case 2:
			parts = append(parts, seq(test(), com[rng.Intn(len(com))], test()))
		case 3:
			parts = append(parts, word())
		}
	}
	if rng.Intn(3) == 0 {
		parts = append(parts, one(RelPO))
	}
	parts = append(parts, com[rng.Intn(2)], com[2+rng.Intn(2)], com[4+rng.Intn(2)])
	s.Acyclic = []Constraint{{Expr: or(parts...)}}
	if rng.Intn(2) == 0 {
		s.Irreflex = []Constraint{{Expr: word()}}
	}
	if rng.Intn(2) == 0 {
		s.Acyclic = append(s.Acyclic, Constraint{Expr: word()})
	}
	return s
}

// TestWeakenings explores random programs under random models, and compares the
// executions with those under the same model by matrices: whatever positions and the
// incremental search leave out is inconsistent, and nothing else.
func TestWeakenings(t *testing.T) {
	n := denseSeeds.N()
	stronger := 0
	for seed := 0; seed < n && !t.Failed(); seed++ {
		rng := rand.New(rand.NewSource(int64(seed)))
		spec := weakening(rng)
		m, err := newModel(spec)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		p := litmus.Generate(uint64(seed), 5+seed%5)
		if named := litmus.All(); seed%4 != 0 {
			p = named[rng.Intn(len(named))]
		}
		count := func(m consistency.Model) (map[string]int, error) {
			graphs := map[string]int{}
			cfg := trust.Config{Custom: m, Workers: 1, KeepGoing: true, NoRaces: true, Schedule: trust.Schedule(seed % 3),
				NewProgram: func(r *trust.Refinement) trust.Program { return cache.New(p.Machine(), true) }}
			cfg.OnExecution = func(s *trust.Snapshot, b bool) {
				if !b {
					graphs[fmt.Sprint(s.Order, s.Co, readsOf(s))]++
				}
			}
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				return nil, err
			}
			cfg.OnExecution = nil
			again, err := trust.Run(context.Background(), cfg)
			if err == nil && again.Complete != res.Complete {
				err = fmt.Errorf("%d executions if they are shown, %d if not", res.Complete, again.Complete)
			}
			return graphs, err
		}
		want, err := count(dense{spec})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		got, err := count(m)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("seed %d: %d executions, should be %d, of\n%s\nunder coherence %s, acyclic %v, irreflexive %v", seed, len(got), len(want), p,
				spec.Views[spec.Coherence[0].View].Expr, exprsOf(spec.Acyclic), exprsOf(spec.Irreflex))
		}
		if base, err := count(dense{&Spec{Views: spec.Views, Coherence: spec.Coherence}}); err == nil && len(base) > len(want) {
			stronger++
		}
	}
	if !t.Failed() && stronger < n/40 {
		t.Errorf("only %d of %d models forbid something beyond coherence", stronger, n)
	}
}

func exprsOf(cs []Constraint) (s []string) {
	for _, c := range cs {
		s = append(s, c.Expr.String())
	}
	return s
}

// readsOf lists what is read in s.
func readsOf(s *trust.Snapshot) (r []event.ID) {
	for _, t := range s.Threads {
		for _, e := range t.Events {
			r = append(r, e.RF)
		}
	}
	return r
}
