package trust_test

import (
	"context"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// TestReload: alternatives that are written down as tasks and taken up again,
// every few visits, by one worker or several, leave the set of complete
// executions as it is: the oracle's, each once.
func TestReload(t *testing.T) {
	programs := scale.By{Short: 10, Usual: 30, Wide: 50, Full: 300}.N()
	models := consistency.Names()
	defer trust.SetReload(0)
	tasks := uint64(0)
	for seed := range programs {
		generate := litmus.Generate
		if seed%2 == 1 {
			generate = litmus.GenerateWaits
		}
		p := generate(uint64(seed), 5+seed%5)
		want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(models...), 100000)
		if err != nil {
			continue // too big
		}
		for i, m := range models {
			trust.SetReload(uint64(1 + seed%4))
			var got []string
			res, err := trust.Run(context.Background(), config.Config{
				Model: m, Workers: 1 + seed%3, Oversubscribe: true, KeepGoing: true, NoRaces: true, Schedule: config.Schedule(seed % 3), Seed: int64(seed),
				NewProgram: func(r *config.Refinement) config.Program {
					if r.TrackDeps {
						return cache.New(p.DepMachine(), seed%4 != 0)
					}
					return cache.New(p.Machine(), seed%4 != 0)
				},
				OnExecution: func(s *result.Snapshot, blocked bool) {
					if !blocked {
						got = append(got, canon.FromSnapshot(s))
					}
				},
			})
			if err != nil {
				t.Fatalf("seed %d, %s: %v\n%s", seed, m, err, p)
			}
			tasks += res.Stats.Tasks
			slices.Sort(got)
			if !slices.Equal(got, want[i].Complete) {
				t.Errorf("seed %d, %s: %d executions, want %d\n%s", seed, m, len(got), len(want[i].Complete), p)
			}
		}
	}
	if tasks == 0 {
		t.Error("no task was handed over")
	}
}
