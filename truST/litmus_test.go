package trust_test

import (
	"context"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

func run(t testing.TB, p *litmus.Program, model string, workers int) *result.Result {
	t.Helper()
	return runUpTo(t, p, model, "co", workers)
}

// runUpTo is run for an equivalence of executions.
func runUpTo(t testing.TB, p *litmus.Program, model, equivalence string, workers int) *result.Result {
	t.Helper()
	res, err := trust.Run(context.Background(), config.Config{
		Model: model, Equivalence: equivalence, Workers: workers, Oversubscribe: true, KeepGoing: true, NoRaces: true,
		NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) },
	})
	if err != nil {
		if b, ok := err.(*result.BugError); ok {
			t.Fatalf("%s: %v\n%s", p.Name, err, b.Stack)
		}
		t.Fatalf("%s: %v", p.Name, err)
	}
	return res
}

// TestCounts checks the number of complete executions of classic programs.
// Numbers: design.md's oracle-checked first rows, SC/TSO/RA.
func TestCounts(t *testing.T) {
	for _, row := range []struct {
		name        string
		sc, tso, ra uint64
		why         string
	}{
		{"SB", 3, 4, 4, "TSO adds both reads of 0"},
		{"MP", 3, 3, 4, "relaxed accesses do not synchronise"},
		{"LB", 3, 3, 3, "po ∪ rf is acyclic everywhere here"},
		{"2+2W", 3, 3, 4, "RA lets the two co orders disagree with po"},
		{"CoRR", 3, 3, 3, "coherence"},
		{"IRIW", 15, 15, 16, "RA is not multi-copy atomic"},
	} {
		p := litmus.Named(row.name)
		if p == nil {
			t.Errorf("no program %s", row.name)
			continue
		}
		for _, m := range []struct {
			name string
			want uint64
		}{{"sc", row.sc}, {"tso", row.tso}, {"ra", row.ra}} {
			for _, workers := range []int{1, 2} {
				if r := run(t, p, m.name, workers); r.Complete != m.want {
					t.Errorf("%s under %s, %d workers: %d complete executions, want %d (%s)", row.name, m.name, workers, r.Complete, m.want, row.why)
				}
			}
		}
	}
}
