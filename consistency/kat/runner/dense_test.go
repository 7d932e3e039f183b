package runner

import (
	"context"
	"errors"
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/consistency/kat"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/dense"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var denseSeeds = scale.Flag("kat.dense", scale.By{Short: 15, Usual: 40, Wide: 60, Full: 600}, "random models to compare with matrices")

// denseGraph is g by matrices, written down from the definitions of the letters. id
// lists its events.
func denseGraph(g *graph.Graph, spec *kat.Spec) (d *dense.Graph, id []event.ID) {
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := int32(0); i < g.Slots(t); i++ {
			if e := (event.ID{Thread: t, Index: i}); !g.At(e).Absent {
				id = append(id, e)
			}
		}
	}
	n := len(id)
	d = &dense.Graph{}
	for r := range d.Rel {
		d.Rel[r] = make(dense.Matrix, n)
	}
	for _, e := range id {
		d.Preds = append(d.Preds, predsOf(key(g.At(e))))
	}
	type pair = func(a, b event.ID, x, y *graph.Event) bool
	rel := func(r kat.Rel, f pair) {
		for i, a := range id {
			for j, b := range id {
				if i != j && f(a, b, g.At(a), g.At(b)) {
					d.Rel[r].Set(i, j)
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
	rel(kat.RelPO, po)
	rel(kat.RelPOImm, func(a, b event.ID, x, y *graph.Event) bool { return a.Thread == b.Thread && a.Index+1 == b.Index })
	like := func(x *graph.Event) bool { return x.IsAccess() || x.Kind == event.Skip }
	overlap := pair(func(a, b event.ID, x, y *graph.Event) bool {
		return like(x) && like(y) && x.Addr == y.Addr && x.Size == y.Size
	})
	rel(kat.RelPOLoc, func(a, b event.ID, x, y *graph.Event) bool { return po(a, b, x, y) && overlap(a, b, x, y) })
	rel(kat.RelLoc, overlap)
	rel(kat.RelThread, func(a, b event.ID, x, y *graph.Event) bool { return a.Thread == b.Thread })
	for _, x := range []struct {
		all, external, internal kat.Rel
		f                       pair
	}{{kat.RelRF, kat.RelRFE, kat.RelRFI, rf}, {kat.RelCO, kat.RelCOE, kat.RelCOI, co}, {kat.RelFR, kat.RelFRE, kat.RelFRI, fr}} {
		rel(x.all, x.f)
		rel(x.external, func(a, b event.ID, y, z *graph.Event) bool { return a.Thread != b.Thread && x.f(a, b, y, z) })
		rel(x.internal, func(a, b event.ID, y, z *graph.Event) bool { return a.Thread == b.Thread && x.f(a, b, y, z) })
	}
	rel(kat.RelRMW, func(a, b event.ID, x, y *graph.Event) bool {
		return is(x, event.Read) && is(y, event.Write) && a.Thread == b.Thread && a.Index+1 == b.Index && y.Attr&event.Exclusive != 0
	})
	rel(kat.RelTC, func(a, b event.ID, x, y *graph.Event) bool {
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
	rel(kat.RelTJ, func(a, b event.ID, x, y *graph.Event) bool {
		return is(y, event.ThreadJoin) && is(x, event.ThreadFinish) && g.Joiner(a.Thread) == b ||
			is(y, event.BarrierLeave) && is(x, event.BarrierArrive) && x.Addr == y.Addr && arrivals(a)+1 == arrivals(b)
	})
	if g.Space.Deps != nil {
		for r, set := range map[kat.Rel]func(d event.Deps) event.DepSet{
			kat.RelAddr: func(d event.Deps) event.DepSet { return d.Addr },
			kat.RelData: func(d event.Deps) event.DepSet { return d.Data },
			kat.RelCtrl: func(d event.Deps) event.DepSet { return d.Ctrl },
		} {
			rel(r, func(a, b event.ID, x, y *graph.Event) bool {
				return a.Thread == b.Thread && slices.Contains(g.Space.Deps.Events(set(g.Space.Deps.Deps(y.Label.Deps))), a.Index)
			})
		}
	}
	return d, id
}

// known is e in d, where views stand for those of spec.
func known(d *dense.Graph, spec *kat.Spec, e *kat.Expr) dense.Matrix {
	d.Rel[kat.RelView] = nil
	return d.Eval(kat.Expander(spec).Expr(e))
}

// randomExpr makes an expression of letters of rels.
func denseExpr(rng *rand.Rand, rels []kat.Letter, depth int) *kat.Expr {
	tests := []kat.Test{{Has: 1 << kat.PredW}, {Has: 1 << kat.PredR}, {Has: 1 << kat.PredSC}, {Has: 1 << kat.PredACQ}, {Has: 1 << kat.PredREL},
		{Has: 1 << kat.PredF}, {Has: 1 << kat.PredUW}, {Lacks: 1 << kat.PredSC}, {Has: 1 << kat.PredW, Lacks: 1 << kat.PredREL}, {Has: 1 << kat.PredNA}}
	sub := func() *kat.Expr { return denseExpr(rng, rels, depth-1) }
	switch k := rng.Intn(10); {
	case depth == 0 || k < 3:
		x := &kat.Expr{Op: kat.OpLetter, Letter: rels[rng.Intn(len(rels))]}
		if rng.Intn(3) == 0 {
			test := &kat.Expr{Op: kat.OpTest, Test: tests[rng.Intn(len(tests))]}
			x = &kat.Expr{Op: kat.OpSeq, Args: [][]*kat.Expr{{test, x}, {x, test}}[rng.Intn(2)]}
		}
		return x
	case k < 6:
		return &kat.Expr{Op: kat.OpSeq, Args: []*kat.Expr{sub(), sub()}}
	case k < 8:
		return &kat.Expr{Op: kat.OpUnion, Args: []*kat.Expr{sub(), sub()}}
	case k < 9:
		return &kat.Expr{Op: kat.OpPlus, Args: []*kat.Expr{sub()}}
	}
	return &kat.Expr{Op: kat.OpSeq, Args: []*kat.Expr{{Op: kat.OpOpt, Args: []*kat.Expr{sub()}}, sub()}}
}

func lettersOf(rels ...kat.Rel) (l []kat.Letter) {
	for _, r := range rels {
		l = append(l, kat.Letter{Rel: r})
	}
	return l
}

// randomSpec makes a model that need not be one that can be explored: three views,
// constraints of each sort, and an error.
func randomSpec(rng *rand.Rand, deps bool) *kat.Spec {
	word := func(rels ...kat.Rel) *kat.Expr { return denseExpr(rng, lettersOf(rels...), 2) }
	porf := []kat.Rel{kat.RelPO, kat.RelRF, kat.RelTC, kat.RelTJ, kat.RelRMW, kat.RelRFE}
	po := &kat.Expr{Op: kat.OpLetter, Letter: kat.Letter{Rel: kat.RelPO}}
	s := &kat.Spec{File: "random.kat", Deps: deps, PPO: po}
	s.Views = []kat.View{
		{Name: "porf", Expr: porfExpr()},
		{Name: "grows", Expr: &kat.Expr{Op: kat.OpPlus, Args: []*kat.Expr{{Op: kat.OpUnion, Args: []*kat.Expr{po, word(porf...), word(porf...), {Op: kat.OpLetter, Letter: kat.Letter{Rel: kat.RelTC}}}}}}},
		{Name: "once", Expr: &kat.Expr{Op: kat.OpSeq, Args: []*kat.Expr{{Op: kat.OpStar, Args: []*kat.Expr{po}}, word(porf...)}}},
		{Name: "self", Expr: &kat.Expr{Op: kat.OpStar, Args: []*kat.Expr{{Op: kat.OpUnion, Args: []*kat.Expr{po, word(porf...)}}}}},
	}
	rels := lettersOf(kat.RelPO, kat.RelPO, kat.RelRF, kat.RelCO, kat.RelFR, kat.RelTC, kat.RelTJ, kat.RelRFE, kat.RelRFI, kat.RelCOE, kat.RelCOI, kat.RelFRE, kat.RelFRI, kat.RelRMW, kat.RelPOLoc, kat.RelLoc, kat.RelThread)
	if deps {
		rels = append(rels, lettersOf(kat.RelAddr, kat.RelData, kat.RelCtrl)...)
	} else {
		rels = append(rels, lettersOf(kat.RelPOImm)...)
	}
	for v := range s.Views {
		rels = append(rels, kat.Letter{Rel: kat.RelView, View: v}, kat.Letter{Rel: kat.RelView, View: v})
	}
	for _, l := range rels {
		if rng.Intn(3) == 0 {
			l.Inv = true
			rels = append(rels, l)
		}
	}
	con := func() kat.Constraint { return kat.Constraint{Expr: denseExpr(rng, rels, 3)} }
	s.Acyclic = []kat.Constraint{con(), con()}
	s.Irreflex = []kat.Constraint{con()}
	s.Empty = []kat.Constraint{con()}
	race := func(a, b kat.Pred) *kat.Expr {
		test := func(p kat.Pred) *kat.Expr { return &kat.Expr{Op: kat.OpTest, Test: kat.Test{Has: 1 << p}} }
		return &kat.Expr{Op: kat.OpSeq, Args: []*kat.Expr{test(a), {Op: kat.OpLetter, Letter: kat.Letter{Rel: kat.RelLoc}}, test(b)}}
	}
	view := func(v int) *kat.Expr {
		return &kat.Expr{Op: kat.OpLetter, Letter: kat.Letter{Rel: kat.RelView, View: v}}
	}
	s.Inclusions = []kat.Inclusion{
		{Name: "a", Left: race(kat.PredW, kat.PredR), Right: view(1)},
		{Name: "b", Left: race(kat.PredW, kat.PredW), Right: &kat.Expr{Op: kat.OpUnion, Args: []*kat.Expr{view(0), denseExpr(rng, rels, 1)}}},
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
			want := known(d, spec, spec.Views[v].Expr)
			for j, b := range id {
				row := s.row(int32(v), b)
				for i, a := range id {
					if got := i != j && row[a.Thread] >= a.Index; i != j && got != want.Has(i, j) {
						f.m.differ("view %s: %v to %v is %v, should be %v\n%s", spec.Views[v].Expr, a, b, got, !got, dumpGraph(f.g))
						return
					}
				}
			}
		}
		ps := s.programs()
		for c := range s.m.cons {
			con := &s.m.cons[c]
			rel := known(d, spec, con.Expr)
			var bad bool
			switch con.what {
			case isAcyclic:
				bad = rel.Cyclic()
			case isIrreflexive:
				for i := range rel {
					bad = bad || rel.Has(i, i)
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
			left, right := known(d, spec, in.Left), make(dense.Matrix, len(id))
			if in.Right != nil {
				right = known(d, spec, in.Right)
			}
			right = right.Or(right.Inverse())
			want := map[event.ID]bool{}
			k := slices.Index(id, e)
			for j := range id {
				if (left.Has(k, j) || left.Has(j, k)) && !right.Has(k, j) {
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
		cfg := config.Config{Custom: f, Workers: 1, KeepGoing: true, NoRaces: true, MaxExecutions: 50,
			NewProgram: func(r *config.Refinement) config.Program {
				if r.TrackDeps {
					return cache.New(p.DepMachine(), true)
				}
				return cache.New(p.Machine(), true)
			}}
		if _, err := trust.Run(context.Background(), cfg); err != nil {
			var bug *result.BugError
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

// denseModel is a model whose states know nothing, and check every choice with matrices.
type denseModel struct{ spec *kat.Spec }

type denseState struct {
	g    *graph.Graph
	spec *kat.Spec
	all  []int32
}

func (m denseModel) Name() string { return "dense" }

func (m denseModel) Traits() consistency.Traits { return consistency.Traits{} }

func (m denseModel) New(g *graph.Graph) consistency.State { return &denseState{g: g, spec: m.spec} }

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
	eco := d.Rel[kat.RelRF].Or(d.Rel[kat.RelCO]).Or(d.Rel[kat.RelFR]).Plus()
	reflexive := func(m dense.Matrix) bool {
		for i := range m {
			if m.Has(i, i) {
				return true
			}
		}
		return false
	}
	if len(id) > 64 {
		panic("BUG: the program is too big for this test")
	}
	for _, c := range s.spec.Coherence {
		if reflexive(known(d, s.spec, s.spec.Views[c.View].Expr).Seq(eco)) {
			return false
		}
	}
	for _, c := range s.spec.Acyclic {
		if known(d, s.spec, c.Expr).Cyclic() {
			return false
		}
	}
	for _, c := range s.spec.Irreflex {
		if reflexive(known(d, s.spec, c.Expr)) {
			return false
		}
	}
	return true
}

// weakening makes a random model that is no stronger than sc, so that it can be
// explored: some of po, and all between threads, or less.
func weakening(rng *rand.Rand) *kat.Spec {
	one := func(r kat.Rel) *kat.Expr { return &kat.Expr{Op: kat.OpLetter, Letter: kat.Letter{Rel: r}} }
	test := func() *kat.Expr {
		ps := []kat.Pred{kat.PredR, kat.PredW, kat.PredF, kat.PredSC, kat.PredREL, kat.PredACQ, kat.PredUR, kat.PredUW, kat.PredRLX}
		t := kat.Test{Has: 1 << ps[rng.Intn(len(ps))]}
		if rng.Intn(4) == 0 {
			t = kat.Test{Lacks: t.Has}
		}
		return &kat.Expr{Op: kat.OpTest, Test: t}
	}
	seq := func(x ...*kat.Expr) *kat.Expr { return &kat.Expr{Op: kat.OpSeq, Args: x} }
	or := func(x ...*kat.Expr) *kat.Expr { return &kat.Expr{Op: kat.OpUnion, Args: x} }
	hb := &kat.Expr{Op: kat.OpPlus, Args: []*kat.Expr{or(one(kat.RelPO), one(kat.RelTC), one(kat.RelTJ), seq(test(), one(kat.RelRF), test(), one(kat.RelPO)), seq(one(kat.RelRF), one(kat.RelRMW)))}}
	s := &kat.Spec{File: "weak.kat", PPO: one(kat.RelPO)}
	s.Views = []kat.View{{Name: "porf", Expr: porfExpr()}, {Name: "hb", Expr: hb}}
	s.Coherence = []kat.Coherence{{View: rng.Intn(2)}}
	view := &kat.Expr{Op: kat.OpLetter, Letter: kat.Letter{Rel: kat.RelView, View: 1}}
	com := []*kat.Expr{one(kat.RelRF), one(kat.RelRFE), one(kat.RelCO), one(kat.RelCOE), one(kat.RelFR), one(kat.RelFRE), seq(one(kat.RelFR), one(kat.RelRF)), seq(one(kat.RelCO), one(kat.RelRF), test())}
	word := func() *kat.Expr {
		x := []*kat.Expr{test()}
		for range 1 + rng.Intn(3) {
			switch rng.Intn(4) {
			case 0:
				x = append(x, one(kat.RelPO))
			case 1:
				x = append(x, view)
			case 2:
				x = append(x, com[rng.Intn(len(com))])
			case 3:
				x = append(x, &kat.Expr{Op: []kat.Op{kat.OpOpt, kat.OpPlus, kat.OpStar}[rng.Intn(3)], Args: []*kat.Expr{or(com[rng.Intn(len(com))], view)}})
			}
			if rng.Intn(2) == 0 {
				x = append(x, test())
			}
		}
		return seq(append(x, one(kat.RelPO))...)
	}
	var parts []*kat.Expr
	for range 1 + rng.Intn(4) {
		switch rng.Intn(4) {
		case 0:
			parts = append(parts, seq(test(), one(kat.RelPO)))
		case 1:
			parts = append(parts, seq(one(kat.RelPO), test()))
		case 2:
			parts = append(parts, seq(test(), com[rng.Intn(len(com))], test()))
		case 3:
			parts = append(parts, word())
		}
	}
	if rng.Intn(3) == 0 {
		parts = append(parts, one(kat.RelPO))
	}
	parts = append(parts, com[rng.Intn(2)], com[2+rng.Intn(2)], com[4+rng.Intn(2)])
	s.Acyclic = []kat.Constraint{{Expr: or(parts...)}}
	if rng.Intn(2) == 0 {
		s.Irreflex = []kat.Constraint{{Expr: word()}}
	}
	if rng.Intn(2) == 0 {
		s.Acyclic = append(s.Acyclic, kat.Constraint{Expr: word()})
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
			cfg := config.Config{Custom: m, Workers: 1, KeepGoing: true, NoRaces: true, Schedule: config.Schedule(seed % 3),
				NewProgram: func(r *config.Refinement) config.Program { return cache.New(p.Machine(), true) }}
			cfg.OnExecution = func(s *result.Snapshot, b bool) {
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
		want, err := count(denseModel{spec})
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
		if base, err := count(denseModel{&kat.Spec{Views: spec.Views, Coherence: spec.Coherence}}); err == nil && len(base) > len(want) {
			stronger++
		}
	}
	if !t.Failed() && stronger < n/40 {
		t.Errorf("only %d of %d models forbid something beyond coherence", stronger, n)
	}
}

func exprsOf(cs []kat.Constraint) (s []string) {
	for _, c := range cs {
		s = append(s, c.Expr.String())
	}
	return s
}

// readsOf lists what is read in s.
func readsOf(s *result.Snapshot) (r []event.ID) {
	for _, t := range s.Threads {
		for _, e := range t.Events {
			r = append(r, e.RF)
		}
	}
	return r
}
