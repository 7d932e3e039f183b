package trust_test

import (
	"context"
	"flag"
	"sort"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	trust "genmcgo/truST"
)

var nFlag = flag.Int("n", 300, "")
var rFlag = flag.Int("r", 0, "")
var sFlag = flag.Int("s", 0, "")

func TestZZ(t *testing.T) {
	models := []string{"sc", "tso", "tso-allfences", "ra", "rc11"}
	fails := map[string]int{}
	trust.SetReload(uint64(*rFlag))
	total := 0
	for seed := *sFlag; seed < *sFlag+*nFlag; seed++ {
		p := litmus.Generate(uint64(seed), 5+seed%5)
		want, err := oracle.Enumerate(p.Machine(), models, 200000)
		if err != nil {
			continue
		}
		for i, m := range models {
			var got []string
			res, err := trust.Run(context.Background(), trust.Config{
				Model: m, Workers: 1 + seed%2, KeepGoing: true, NoRaces: true, Schedule: trust.Schedule(seed % 3),
				NewProgram: func(*trust.Refinement) trust.Program { return cache.New(p.Machine(), seed%4 != 0) },
				OnExecution: func(s *trust.Snapshot, blocked bool) {
					if !blocked {
						got = append(got, canon.FromSnapshot(s))
					}
				},
			})
			if err != nil {
				if fails[m] == 0 {
					t.Logf("seed %d %s: %v\n%s", seed, m, err, p)
					if b, ok := err.(*trust.BugError); ok {
						t.Log(b.Stack)
					}
				}
				fails[m]++
				continue
			}
			_ = res
			sort.Strings(got)
			total += len(got)
			dup, miss, extra := 0, 0, 0
			set := map[string]int{}
			for _, g := range got {
				set[g]++
				if set[g] == 2 {
					dup++
				}
			}
			var ex, ms string
			for _, w := range want[i].Complete {
				if set[w] == 0 {
					miss++
					ms = w
				}
				delete(set, w)
			}
			for g := range set {
				extra++
				ex = g
			}
			if dup+miss+extra > 0 {
				if fails[m] == 0 {
					t.Logf("seed %d %s: dup %d miss %d extra %d of %d\n%s\nMISS %s\nEXTRA %s", seed, m, dup, miss, extra, len(want[i].Complete), p, ms, ex)
				}
				fails[m]++
			}
		}
	}
	t.Log(total, "executions", fails)
	if len(fails) > 0 {
		t.Fail()
	}
}
