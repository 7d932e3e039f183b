package trust_test

import (
	"context"
	"fmt"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// TestLeaves: executions whose end is counted without being added (nothing uses
// to see them) are the same in number, in the events they have and in what is
// wrong with them as those that are built to the end and shown.
func TestLeaves(t *testing.T) {
	programs := scale.By{Short: 20, Usual: 100, Full: 1000}.N()
	summary := func(r *result.Result) string {
		s := fmt.Sprintf("%d complete, %d blocked, %d events at most, %d visits;", r.Complete, r.Blocked, r.Stats.MaxEvents, r.Stats.Visits)
		for _, l := range [][]result.Found{r.Errors, r.Warnings} {
			for _, f := range l {
				s += fmt.Sprintf(" %v@%d/%d", f.Kind, f.Pos, f.Other)
			}
			s += ";"
		}
		return s
	}
	check := func(name string, p *litmus.Program, schedule config.Schedule) {
		for k := range 8 {
			model, equivalence := []string{"sc", "tso", "ra", "rc11"}[k/2], []string{"co", "rf"}[k%2]
			cfg := config.Config{Model: model, Equivalence: equivalence, Workers: 1, KeepGoing: true, Schedule: schedule,
				NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }}
			counted, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s, %s: %v\n%s", name, model, err, p)
			}
			cfg.OnExecution = func(*result.Snapshot, bool) {}
			built, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s, %s: %v\n%s", name, model, err, p)
			}
			if a, b := summary(counted), summary(built); a != b {
				t.Errorf("%s, %s up to %s:\ncounted: %s\nbuilt:   %s\n%s", name, model, equivalence, a, b, p)
			}
		}
	}
	for seed := range programs {
		generate := litmus.Generate
		if seed%2 == 1 {
			generate = litmus.GenerateWaits
		}
		check(fmt.Sprint("seed ", seed), generate(uint64(seed), 5+seed%6), config.Schedule(seed%3))
	}
	// What the end of an execution can have wrong with it.
	for name, text := range map[string]string{
		"joined": "locs x\nP0 { x.rlx = 1 }\nP1 { r0 = x.rlx }\nmain { create P0; create P1; r1 = join P0; r2 = join P1 }",
		"joined, values": "locs x\nP0 { x.rlx = 1; return 1 }\nP1 { r0 = x.rlx; return r0 }\n" +
			"main { create P0; create P1; r1 = join P0; r2 = join P1 }",
		"joined twice": "locs x\nP0 { x.rlx = 1 }\nP1 { r0 = x.rlx }\nmain { create P0; create P1; r1 = join P1; r2 = join P1; r3 = join P0 }",
		"status":       "locs x\nP0 { x.rlx = 1 }\nmain { create P0; r0 = x.rlx; return r0 }",
		"status of a thread that joins": "locs x\nP0 { x.rlx = 1 }\nP1 { r0 = x.rlx; return r0 }\n" +
			"main { create P0; create P1; r1 = join P0; r2 = join P1; return r2 }",
		"writes last": "locs x\nP0 { x.rlx = 1 }\nP1 { x.rlx = 2 }\nP2 { x.rlx = 3 }",
		"waits":       "locs x l\nP0 { lock l; x.rlx = 1 }\nP1 { r0 = x.rlx }\nP2 { lock l; r0 = x.rlx; unlock l }",
	} {
		p, err := litmus.Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		check(name, p, config.WritesFirst)
	}
}
