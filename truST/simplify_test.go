package trust_test

import (
	"context"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// reorder sets the ordering of every atomic access and fence of p to what f says.
// It reports whether p has an awaiting read.
func reorder(p *litmus.Program, f func(event.Ordering) event.Ordering) (awaits bool) {
	var visit func(ss []litmus.Stmt)
	visit = func(ss []litmus.Stmt) {
		for i := range ss {
			s := &ss[i]
			if s.Ord != event.NotAtomic {
				s.Ord = f(s.Ord)
			}
			if s.Op == litmus.CAS {
				s.Fail = f(s.Fail)
			}
			awaits = awaits || s.Op == litmus.Await || s.Op == litmus.Sticky
			visit(s.Then)
			visit(s.Else)
		}
	}
	for i := range p.Threads {
		visit(p.Threads[i].Stmts)
	}
	return awaits
}

// simplifiedTo explores p with and without leave to use a simpler model: which was
// used, whether there are races, the complete executions.
func simplifiedTo(t *testing.T, p *litmus.Program, model string, leave bool) (used string, race bool, execs []string) {
	t.Helper()
	cfg := config.Config{Model: model, Workers: 1, KeepGoing: true,
		OnExecution: func(s *result.Snapshot, blocked bool) {
			if !blocked {
				execs = append(execs, canon.FromSnapshot(s))
			}
		},
		NewProgram: func(r *config.Refinement) config.Program {
			execs = nil // it starts again, and shows them again
			if r.TrackDeps {
				return cache.New(p.DepMachine(), true)
			}
			return cache.New(p.Machine(), true)
		}}
	if leave {
		cfg.OnlySC, cfg.NoSC = p.Orderings()
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		t.Fatalf("%s\n%v", p, err)
	}
	for i := range res.Errors {
		race = race || res.Errors[i].Kind == result.Race
	}
	slices.Sort(execs)
	return res.ModelUsed, race, execs
}

// A simpler model is used where it says the same: the same executions, or, where the
// claim rests on there being no race, a race under both.
func TestSimplify(t *testing.T) {
	cases := []struct {
		model, used string
		ord         func(event.Ordering) event.Ordering
	}{
		{"rc11", "sc", func(event.Ordering) event.Ordering { return event.SeqCst }},
		{"tso", "sc", func(event.Ordering) event.Ordering { return event.SeqCst }},
		{"tso-allfences", "sc", func(event.Ordering) event.Ordering { return event.SeqCst }},
		{"imm", "sc", func(event.Ordering) event.Ordering { return event.SeqCst }},
		{"rc11", "ra", func(o event.Ordering) event.Ordering {
			if o == event.SeqCst {
				return event.AcqRel
			}
			return o
		}},
	}
	most := scale.By{Short: 100, Usual: 300, Full: 3000}.N()
	for _, tc := range cases {
		races, plain, seen := 0, 0, 0
		for seed := uint64(0); seen < most && seed < 10*uint64(most); seed++ {
			p := litmus.Generate(seed, 5+int(seed%3))
			if reorder(p, tc.ord) && tc.used == "sc" {
				continue // those of real programs are the library's, and never seq_cst
			}
			used, race, execs := simplifiedTo(t, p, tc.model, true)
			if used != tc.used {
				continue // locks and the like
			}
			seen++
			_, wantRace, want := simplifiedTo(t, p, tc.model, false)
			switch {
			case race != wantRace:
				t.Errorf("%s\n%s as %s: a race: %v, without simplification: %v", p, tc.model, used, race, wantRace)
			case race && used == "sc":
				races++
			case !slices.Equal(execs, want):
				t.Errorf("%s\n%s as %s: %d executions, without simplification %d", p, tc.model, used, len(execs), len(want))
			default:
				plain++
			}
		}
		if plain < most/6 || tc.used == "sc" && races < most/30 {
			t.Errorf("%s as %s: only %d programs without and %d with races", tc.model, tc.used, plain, races)
		}
	}
	// What only IMM allows needs something weaker than SC: nothing but that is simplified.
	p := litmus.Generate(1, 5)
	reorder(p, func(event.Ordering) event.Ordering { return event.Relaxed })
	if used, _, _ := simplifiedTo(t, p, "imm", true); used != "imm" {
		t.Errorf("imm became %s", used)
	}
}
