package modeltest_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/consistency/modeltest"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// foreign is a model as an author who knows nothing of the explorer would write it: no state,
// no positions, no views. It looks at the whole graph whenever it is asked.
type foreign struct {
	name   string
	sc     bool // sequential consistency; otherwise release/acquire, of programs with nothing weaker
	traits consistency.Traits
}

func (m foreign) Name() string                              { return m.name }
func (m foreign) Traits() consistency.Traits                { return m.traits }
func (m foreign) New(g *graph.Graph) consistency.State      { return &foreignState{g: g, sc: m.sc} }
func (s *foreignState) Push(event.ID)                       {}
func (s *foreignState) Join(_, _ event.ID)                  {}
func (s *foreignState) Pop(event.ID)                        {}
func (s *foreignState) Read(event.ID)                       {}
func (s *foreignState) Unread(event.ID)                     {}
func (s *foreignState) Place(event.ID)                      {}
func (s *foreignState) Unplace(event.ID)                    {}
func (s *foreignState) Restrict(consistency.State, []int32) {}
func (s *foreignState) Grow(int)                            {}
func (s *foreignState) FirstRead(event.ID, bool) int32      { return 0 }
func (s *foreignState) FirstPlace(event.ID) int32           { return 1 }
func (s *foreignState) ByPosition() bool                    { return false }

type foreignState struct {
	g  *graph.Graph
	sc bool
}

// relation is a relation between the events of a graph, by their stamps.
type relation [][]bool

func newRelation(n int) relation {
	r := make(relation, n)
	for i := range r {
		r[i] = make([]bool, n)
	}
	return r
}

// closure makes r transitive.
func (r relation) closure() relation {
	for k := range r {
		for i := range r {
			for j := range r {
				r[i][j] = r[i][j] || r[i][k] && r[k][j]
			}
		}
	}
	return r
}

// porf is (po ∪ rf ∪ creation ∪ joins ∪ barriers)+.
func (s *foreignState) porf() relation {
	g := s.g
	r := newRelation(len(g.Order))
	for i, e := range g.Order {
		for j, f := range g.Order {
			if e.Thread == f.Thread && e.Index < f.Index {
				r[i][j] = true
			}
		}
		for _, p := range g.Preds(e) {
			r[g.At(p).Stamp][i] = true
		}
		if x := g.At(e); x.Kind == event.Read && x.HasRF && x.RF.Thread >= 0 {
			r[g.At(x.RF).Stamp][i] = true
		}
	}
	return r.closure()
}

// eco is rf ∪ co ∪ fr.
func (s *foreignState) eco() relation {
	g := s.g
	r := newRelation(len(g.Order))
	for i, e := range g.Order {
		x := g.At(e)
		from := int32(-1) // the position of the write that e is or reads
		switch {
		case x.Kind == event.Write && x.CoPos > 0:
			from = x.CoPos
		case x.Kind == event.Read && x.HasRF:
			if x.RF.Thread >= 0 {
				r[g.At(x.RF).Stamp][i] = true
			}
			from = g.PosOf(x)
		}
		if from >= 0 {
			for _, w := range g.Co(x.Loc)[from+1:] {
				r[i][g.At(w).Stamp] = true
			}
		}
	}
	return r
}

func (s *foreignState) Consistent(event.ID) bool {
	porf, eco := s.porf(), s.eco()
	if s.sc {
		for i := range eco {
			for j := range eco {
				eco[i][j] = eco[i][j] || porf[i][j]
			}
		}
	}
	eco.closure()
	for i := range eco {
		for j := range eco {
			if s.sc && eco[i][i] || porf[i][j] && eco[j][i] {
				return false
			}
		}
	}
	return true
}

func (s *foreignState) HB(e event.ID, view []int32) {
	porf := s.porf()
	for t := range view {
		view[t] = -1
	}
	for _, a := range s.g.Order {
		if int(a.Thread) < len(view) && (a == e || porf[s.g.At(a).Stamp][s.g.At(e).Stamp]) {
			view[a.Thread] = max(view[a.Thread], a.Index)
		}
	}
}

func (s *foreignState) HappensBefore(a, b event.ID) bool {
	return a == b || a.Thread < 0 || s.porf()[s.g.At(a).Stamp][s.g.At(b).Stamp]
}

// synchronising makes all accesses and fences of the statements acquire and release.
func synchronising(list []litmus.Stmt) {
	for i := range list {
		s := &list[i]
		switch s.Op {
		case litmus.Load, litmus.Await, litmus.Sticky:
			s.Ord = event.Acquire
		case litmus.Store:
			s.Ord = event.Release
		case litmus.Xchg, litmus.Add, litmus.Or, litmus.CAS, litmus.Fence:
			s.Ord, s.Fail = event.AcqRel, event.Acquire
		}
		synchronising(s.Then)
		synchronising(s.Else)
	}
}

// seen is what an exploration finds.
type seen struct {
	complete, blocked uint64
	executions        map[string]int
	errors            map[result.ErrorKind]bool
}

func (s *seen) String() string {
	return fmt.Sprintf("%d complete, %d blocked, %d different, errors %v", s.complete, s.blocked, len(s.executions), s.errors)
}

func exploreAs(p *litmus.Program, cfg config.Config, cached bool) (*seen, error) {
	s := &seen{executions: map[string]int{}, errors: map[result.ErrorKind]bool{}}
	cfg.KeepGoing, cfg.Oversubscribe = true, true
	cfg.Workers = max(cfg.Workers, 1)
	cfg.NewProgram = func(*config.Refinement) config.Program { return cache.New(p.Machine(), cached) }
	if cfg.Equivalence == "" {
		cfg.OnExecution = func(x *result.Snapshot, blocked bool) {
			if !blocked {
				s.executions[canon.FromSnapshot(x)]++
			}
		}
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		var bug *result.BugError
		if errors.As(err, &bug) {
			err = fmt.Errorf("%w\n%s", err, bug.Stack)
		}
		return nil, err
	}
	s.complete, s.blocked = res.Complete, res.Blocked
	for _, f := range res.Errors {
		s.errors[f.Kind] = true
	}
	return s, nil
}

// TestForeign: a model that implements no more than consistency.Model, and promises nothing,
// is explored like the one that is built in, under every option, and keeps the contract.
func TestForeign(t *testing.T) {
	// Each program is explored 13 times under each model, whose answers are slow on purpose: the
	// whole list and 300 random programs took 40 minutes, and models differ in traits, not in programs.
	var list []*litmus.Program
	for i, p := range litmus.All() {
		if (scale.By{Short: 12, Usual: 6, Wide: 4, Full: 3}).Nth(i) {
			list = append(list, p)
		}
	}
	for seed := range (scale.By{Short: 4, Usual: 12, Wide: 20, Full: 60}).N() {
		generate := []func(uint64, int) *litmus.Program{litmus.Generate, litmus.GenerateWaits, litmus.GenerateCopies}[seed%3]
		list = append(list, generate(uint64(seed), 3+seed%4))
	}
	options := []struct {
		name   string
		change func(cfg *config.Config)
	}{
		{"as is", func(*config.Config) {}},
		{"three workers", func(c *config.Config) { c.Workers = 3 }},
		{"no lookahead", func(c *config.Config) { c.NoLookahead = true }},
		{"no unblocking", func(c *config.Config) { c.NoUnblock = true }},
		{"left to right", func(c *config.Config) { c.Schedule = config.LeftToRight }},
		{"at random", func(c *config.Config) { c.Schedule, c.Seed = config.Random, 7 }},
		{"symmetry", func(c *config.Config) { c.Symmetry = true }},
		{"reads-from", func(c *config.Config) { c.Equivalence = "rf" }},
		{"values", func(c *config.Config) { c.Equivalence = "rvf" }},
		{"auto", func(c *config.Config) { c.Equivalence = "auto" }},
		{"sampling", func(c *config.Config) { c.Sampling = &config.Sampling{Min: 5, Max: 20, Crowds: 2, CrowdSize: 8} }},
		{"warnings", func(c *config.Config) { c.WarnUnordered = true }},
		{"all accesses are seq_cst", func(c *config.Config) { c.OnlySC = true }},
	}
	for _, m := range []foreign{
		{name: "naive sc", sc: true},
		{name: "naive sc, timed", sc: true, traits: consistency.Traits{Timed: true}},
		{name: "naive sc, which says so", sc: true, traits: consistency.Traits{Timed: true, Order: consistency.OrderTotal}},
		{name: "naive ra"},
		{name: "naive ra, with its order", traits: consistency.Traits{Order: consistency.OrderHB}},
		{name: "sc"}, // it is not
	} {
		builtIn := "ra"
		if m.sc {
			builtIn = "sc"
		}
		t.Run(m.name, func(t *testing.T) {
			compared := 0
			for _, p := range list {
				q := p.Clone()
				if !m.sc {
					for i := range q.Threads {
						synchronising(q.Threads[i].Stmts)
					}
				}
				if n, err := exploreAs(q, config.Config{Model: builtIn, MaxExecutions: 60}, true); err != nil || n.complete > 50 || n.blocked > 50 {
					continue // it takes long
				}
				compared++
				for i, o := range options {
					base, own := config.Config{Model: builtIn}, config.Config{Custom: m}
					o.change(&base)
					o.change(&own)
					if own.OnlySC && builtIn == "ra" || own.Equivalence == "rvf" && m.traits.Order != consistency.OrderTotal {
						continue
					}
					want, err := exploreAs(q, base, true)
					if err != nil {
						t.Fatalf("%s, %s, %s: %v\n%s", p.Name, builtIn, o.name, err, q)
					}
					got, err := exploreAs(q, own, i%2 == 0)
					if err != nil {
						t.Fatalf("%s, %s: %v\n%s", p.Name, o.name, err, q)
					}
					same := got.complete == want.complete && maps.Equal(got.executions, want.executions)
					if own.Symmetry && builtIn == "sc" && !m.traits.Timed {
						// Some executions may be explored with the parts of threads exchanged, too.
						same = got.complete >= want.complete
					}
					if own.Workers == 1 {
						same = same && got.blocked == want.blocked
					}
					if !same || !maps.Equal(got.errors, want.errors) {
						t.Errorf("%s, %s: %v under %s, %v under the foreign model\n%s", p.Name, o.name, want, builtIn, got, q)
					}
				}
			}
			if compared < len(list)/3 {
				t.Errorf("only %d of %d programs were compared", compared, len(list))
			}
		})
		modeltest.Run(t, m, list[:len(list)/3])
	}
}

// TestForeignLacks: options that need a trait or a method which a model lacks end in an
// error that says so.
func TestForeignLacks(t *testing.T) {
	p := litmus.MustParse("P0 { x.rel = 1 }\nP1 { r0 = x.acq }")
	for _, c := range []struct {
		model  foreign
		change func(c *config.Config)
		want   []string
	}{
		{foreign{name: "mine"}, func(c *config.Config) { c.NoIncremental = true }, []string{"mine", "Scratch"}},
		{foreign{name: "sc"}, func(c *config.Config) { c.Equivalence = "rvf" }, []string{"sequential consistency", "sc does not"}},
		{foreign{name: "mine", traits: consistency.Traits{Judges: true}}, nil, []string{"mine", "Judges"}},
		{foreign{name: "mine", traits: consistency.Traits{Dependencies: true}}, nil, []string{"mine", "Dependencies"}},
		{foreign{name: "mine", traits: consistency.Traits{Witnessing: foreign{name: "other"}}}, nil, []string{"mine", "Witness"}},
	} {
		cfg := config.Config{Custom: c.model}
		if c.change != nil {
			c.change(&cfg)
		}
		_, err := exploreAs(p, cfg, true)
		var bug *result.BugError
		if err == nil || errors.As(err, &bug) || slices.ContainsFunc(c.want, func(s string) bool { return !strings.Contains(err.Error(), s) }) {
			t.Errorf("%+v: the error is %v, not one about %q", c.model, err, c.want)
		}
	}
}
