package trust_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

func rvfConfig(p *litmus.Program, workers int) config.Config {
	return config.Config{Model: "sc", Equivalence: "rvf", Workers: workers, Oversubscribe: true, KeepGoing: true, NoRaces: true,
		NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }}
}

// TestRVFCounts checks numbers of executions up to the values of reads.
func TestRVFCounts(t *testing.T) {
	for _, c := range []struct {
		why, text string
		want      uint64
	}{
		{"all writes have one value, and nobody can read the initial one",
			"P0 { x.sc = 1; x.sc = 1; r0 = x.sc }\nP1 { x.sc = 1; x.sc = 1; r0 = x.sc }\nP2 { x.sc = 1 }", 1},
		{"rvf-smc-2021, 45_monabsex1: everybody writes the same and reads", "P0 * 7 { x.sc = 1; r0 = x.sc }", 1},
		{"a read of one of two values", "P0 * 5 { x.sc = 1 }\nP1 { r0 = x.sc }", 2},
		// Neither read returns the other thread's write, or one of them does.
		{"rvf-smc-2021, Fig. 6: a write that comes up below is a signal", "P0 { r0 = x.sc; y.sc = 1 }\nP1 { r0 = y.sc; x.sc = 1 }", 3},
		{"values decide what follows", "P0 { r0 = x.sc; if r0 { y.sc = 2 } else { y.sc = 1 } }\nP1 { x.sc = 1 }\nP2 { r0 = y.sc }", 4},
		{"compare-and-swap: one wins", "P0 * 4 { r0 = cas x.sc.sc 0 1 }", 4},
		{"each acquisition after one release", "P0 * 4 { lock l; unlock l }", 24},
		{"options", "P0 { r0 = choice 3; x.sc = r0 }\nP1 { r0 = x.sc }", 5},
		{"a barrier", "P0 * 3 { x.sc = 1; barrier b 3; r0 = x.sc }", 1},
	} {
		p, err := litmus.Parse(c.text)
		if err != nil {
			t.Fatal(c.text, err)
		}
		for _, workers := range []int{1, 3} {
			res, err := trust.Run(context.Background(), rvfConfig(p, workers))
			if err != nil {
				t.Fatal(err)
			}
			if res.Complete != c.want || res.Blocked != 0 {
				t.Errorf("%s, %d workers: %d complete and %d blocked, want %d\n%s", c.why, workers, res.Complete, res.Blocked, c.want, p)
			}
		}
	}
}

// TestRVFClock: time is measured where that is asked for, and nothing else changes.
func TestRVFClock(t *testing.T) {
	p, err := litmus.Parse("P0 * 3 { r0 = x.sc; x.sc = 1; r1 = y.sc; y.sc = 2 }")
	if err != nil {
		t.Fatal(err)
	}
	var res [2]*result.Result
	for i := range res {
		cfg := rvfConfig(p, 1)
		cfg.RVF.Clock = i == 1
		if res[i], err = trust.Run(context.Background(), cfg); err != nil {
			t.Fatal(err)
		}
	}
	if res[0].Stats.Verifying != 0 || res[1].Stats.Verifying <= 0 {
		t.Errorf("measured %v without a clock, %v with one", res[0].Stats.Verifying, res[1].Stats.Verifying)
	}
	if a, b := res[0], res[1]; a.Complete != b.Complete || a.Stats.WitnessKept != b.Stats.WitnessKept || a.Stats.WitnessSought != b.Stats.WitnessSought {
		t.Errorf("%d executions, %+v; with a clock %d, %+v", a.Complete, a.Stats, b.Complete, b.Stats)
	}
}

// TestRVFRefusals: what cannot be explored up to the values of reads is an error.
func TestRVFRefusals(t *testing.T) {
	p, err := litmus.Parse("P0 { x.sc = 1 }")
	if err != nil {
		t.Fatal(err)
	}
	for want, change := range map[string]func(c *config.Config){
		"which ra does not promise": func(c *config.Config) { c.Model = "ra" },
		"interchangeable":           func(c *config.Config) { c.Symmetry = true },
		"sampled":                   func(c *config.Config) { c.Sampling = &config.Sampling{Min: 1, Max: 1} },
		"OnTake":                    func(c *config.Config) { c.OnTake = func(int) {} },
		"there is no equivalence":   func(c *config.Config) { c.Equivalence = "values" },
	} {
		cfg := rvfConfig(p, 1)
		change(&cfg)
		_, err := trust.Run(context.Background(), cfg)
		var impossible *config.Error
		if !errors.As(err, &impossible) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in the error: %v", want, err)
		}
		if possible := trust.Possible(cfg, false); possible == nil || possible.Error() != err.Error() {
			t.Errorf("Possible returns %v, Run %v", possible, err)
		}
	}
}

// TestRVFTasks gives tasks away all the time, with one worker and with several.
func TestRVFTasks(t *testing.T) {
	defer trust.SetReload(0)
	for seed := range uint64(150) {
		p := litmus.Generate(seed, 5+int(seed%5))
		trust.SetReload(0)
		want, err := trust.Run(context.Background(), rvfConfig(p, 1))
		if err != nil {
			t.Fatal(err)
		}
		trust.SetReload(1 + seed%7)
		got, err := trust.Run(context.Background(), rvfConfig(p, 1+int(seed%3)))
		if err != nil {
			t.Fatal(err)
		}
		if got.Complete != want.Complete || got.Blocked != want.Blocked {
			t.Fatalf("seed %d: %d complete and %d blocked with tasks, %d and %d without\n%s", seed, got.Complete, got.Blocked, want.Complete, want.Blocked, p)
		}
	}
}

// TestRVFLiveness: whether a loop waits for ever is a matter of the order of writes, and
// one witness stands for many orders. In each program one order of the writes to x leaves
// in memory what the loop has read; the other threads read so that the witness at hand
// has the loop's read between the writes.
func TestRVFLiveness(t *testing.T) {
	const others = "P0 { x.sc = 2; x.sc = 2 }\nP1 { y.sc = 1 }\nP2 { z.sc = 1 }\nP3 { r1 = y.sc; r2 = z.sc; assume r1 == 1; assume r2 == 0 }\n"
	for _, loop := range []string{
		"r0 = x.sc; r1 = choice 2; spin r1 != 0", // the last read counts
		"r0 = x.sc; spin r0 != 2",
		"r0 = xchg x.sc 2; r1 = choice 2; spin r1 != 0", // it puts back what it read
	} {
		p, err := litmus.Parse(others + "P4 { " + loop + " }")
		if err != nil {
			t.Fatal(loop, err)
		}
		for _, o := range []config.RVFOptions{{}, {NoHint: true}, {NoGreedy: true}} {
			for _, eq := range []string{"co", "rvf"} {
				cfg := rvfConfig(p, 1)
				cfg.Equivalence, cfg.RVF, cfg.CheckLiveness = eq, o, true
				res, err := trust.Run(context.Background(), cfg)
				if err != nil {
					t.Fatal(err)
				}
				if len(res.Errors) != 1 || res.Errors[0].Kind != result.Liveness {
					t.Errorf("%s, %s, %+v: %d errors, want that the loop may wait for ever", loop, eq, o, len(res.Errors))
				}
			}
		}
	}
}
