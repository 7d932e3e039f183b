package trust_test

import (
	"context"
	"fmt"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
)

// TestFromScratch: views that are computed again after every choice allow the same
// executions as those that are kept, and show the same errors.
func TestFromScratch(t *testing.T) {
	programs := scale.By{Short: 20, Usual: 60, Wide: 100, Full: 1000}.N()
	for seed := range programs {
		generate := litmus.Generate
		if seed%2 == 1 {
			generate = litmus.GenerateWaits
		}
		p := generate(uint64(seed), 5+seed%5)
		for _, model := range consistency.Names() {
			var got [2]string
			for i := range got {
				r, err := trust.Run(context.Background(), config.Config{Custom: asScratch(t, model), Workers: 1, KeepGoing: true, NoIncremental: i == 1,
					NewProgram: func(r *config.Refinement) config.Program {
						if r.TrackDeps {
							return cache.New(p.DepMachine(), true)
						}
						return cache.New(p.Machine(), true)
					}})
				if err != nil {
					t.Fatalf("seed %d, %s: %v\n%s", seed, model, err, p)
				}
				got[i] = fmt.Sprintf("%d complete, %d blocked, %d visits", r.Complete, r.Blocked, r.Stats.Visits)
				for _, f := range r.Errors {
					got[i] += fmt.Sprintf(" %v@%d/%d", f.Kind, f.Pos, f.Other)
				}
			}
			if got[0] != got[1] {
				t.Errorf("seed %d, %s:\nkept: %s\nanew: %s\n%s", seed, model, got[0], got[1], p)
			}
		}
	}
}

// asScratch is the model of a name as its states compute it that keep nothing: under imm they are
// of graphs with holes.
func asScratch(t *testing.T, name string) consistency.Model {
	m, err := consistency.ByName(name)
	if err != nil {
		t.Fatal(err)
	}
	if m.Traits().Dependencies {
		return alwaysHoles{m}
	}
	return m
}
