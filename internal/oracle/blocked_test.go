package oracle_test

import (
	"context"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// TestBlockedCounts: while reads that wait are no part of the graph, the number of blocked
// executions is the same under every schedule. Models with dependencies keep such reads,
// and so does NoUnblock: there it depends on the schedule (RATIONALE, "Why is blocked not
// comparable ..."); complete executions are as many under each.
func TestBlockedCounts(t *testing.T) {
	n := uint64(scale.By{Short: 10, Usual: 40, Wide: 60, Full: 1000}.N())
	schedules := []config.Schedule{config.WritesFirst, config.LeftToRight, config.Random}
	differ := 0 // with waiting reads in the graph
	for _, generate := range []func(uint64, int) *litmus.Program{litmus.GenerateWaits, litmus.GenerateRelaxedWaits, litmus.Generate} {
		for seed := range n {
			p := generate(seed, 5+int(seed%4))
			for _, c := range []struct {
				model     string
				noUnblock bool
			}{{"sc", false}, {"tso", false}, {"ra", false}, {"rc11", false}, {"rc11", true}, {"imm", false}} {
				var first *result.Result
				for k, s := range schedules {
					res, err := trust.Run(context.Background(), config.Config{
						Model: c.model, NoUnblock: c.noUnblock, Workers: 1, KeepGoing: true, NoRaces: true, Schedule: s, Seed: int64(seed),
						NewProgram: func(r *config.Refinement) config.Program {
							if r.TrackDeps {
								return cache.New(p.DepMachine(), true)
							}
							return cache.New(p.Machine(), true)
						},
					})
					if err != nil {
						t.Fatalf("%v\n%s", err, p)
					}
					if k == 0 {
						first = res
						continue
					}
					if res.Complete != first.Complete {
						t.Errorf("%s: %d complete executions under schedule %d, %d under %d\n%s", c.model, res.Complete, s, first.Complete, schedules[0], p)
					}
					switch keeps := c.noUnblock || c.model == "imm"; {
					case res.Blocked == first.Blocked:
					case keeps:
						differ++
					default:
						t.Errorf("%s: %d blocked executions under schedule %d, %d under %d\n%s", c.model, res.Blocked, s, first.Blocked, schedules[0], p)
					}
				}
			}
		}
	}
	if differ < int(n)/10 {
		t.Errorf("only %d differences where waiting reads are in the graph: nothing was compared", differ)
	}
}
