package trust_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// rounds is a thread that n times writes to x, one after the other 1, 2 and 3, and reads it.
func rounds(name string, n int) string {
	b := name + " { "
	for i := range n {
		b += fmt.Sprintf("x.sc = %d; r%d = x.sc; ", 1+i%3, i%4)
	}
	return strings.TrimSuffix(b, "; ") + " }\n"
}

// unpromising is a model without its traits.
type unpromising struct{ consistency.Model }

func (unpromising) Traits() consistency.Traits { return consistency.Traits{} }

// TestChoose: which equivalence is chosen for which program, and why. One worker and two
// choose the same, and the counts are those of the equivalence when it is asked for.
func TestChoose(t *testing.T) {
	const (
		few    = "there are no more executions"
		all    = "a trial explored all"
		pays   = "of the time"
		unlike = "too few of them are alike"
	)
	sum := func(to string) string {
		return "{ " + strings.Repeat("r0 = x.sc; r1 = y.sc; "+to+".sc = r0 + r1; ", 3) + to + ".sc = 1 }\n"
	}
	monitor := "P0 * 6 { x.sc = 1; r0 = x.sc }"
	writers := "P0 * 8 { x.sc = 1 }"
	every := scale.By{Short: 4, Usual: 2, Wide: 1, Full: 1}
	for i, c := range []struct {
		name, text, equivalence, why string
		change                       func(c *config.Config)
	}{
		{"store buffering", "P0 { x.sc = 1; r0 = y.sc }\nP1 { y.sc = 1; r0 = x.sc }", "co", few, nil},
		{"nobody reads", writers, "rf", all, nil},
		{"nobody reads, under ra", writers, "rf", all, func(c *config.Config) { c.Model = "ra" }},
		{"nobody reads, under tso", writers, "rf", all, func(c *config.Config) { c.Model = "tso" }},
		{"nobody reads, under imm", writers, "co", "as long as no write", func(c *config.Config) { c.Model = "imm" }},
		{"nobody reads, and threads are interchangeable", writers, "co", "symmetry", func(c *config.Config) { c.Symmetry = true }},
		{"nobody reads, under a model that promises nothing", writers, "co", "nothing is known", func(c *config.Config) {
			c.Custom, _ = consistency.ByName("ra")
			c.Custom = unpromising{c.Custom}
		}},
		{"nobody reads, and only some executions are wanted", writers, "co", "ended before", func(c *config.Config) { c.MaxExecutions = 100 }},
		{"everybody reads the one value", monitor, "rvf", all, nil},
		{"everybody reads the one value, under ra", monitor, "rf", pays, func(c *config.Config) { c.Model = "ra" }},
		{"everybody reads the one value, and is watched", monitor, "rvf", all, func(c *config.Config) { c.OnExecution = func(*result.Snapshot, bool) {} }},
		{"a lock", "P0 * 8 { lock l; unlock l }", "co", unlike, nil},
		{"compare-and-swap", "P0 * 4 { r0 = cas x.sc.sc 0 1; r1 = cas x.sc.sc 1 0 }", "co", few, nil},
		{"sums", "P0 " + sum("x") + "P1 " + sum("y") + "P2 { r0 = x.sc; r1 = y.sc; r2 = x.sc }", "co", unlike, nil},
		{"rounds", rounds("P0", 5) + rounds("P1", 5), "rf", pays, nil},
		{"one of two values", "P0 * 3 { x.sc = 1; r0 = x.sc; r1 = x.sc }\nP1 * 3 { x.sc = 2; r0 = x.sc; r1 = x.sc }", "rvf", pays, nil},
	} {
		if !every.Nth(i) {
			continue
		}
		p, err := litmus.Parse(c.text)
		if err != nil {
			t.Fatal(c.text, err)
		}
		cfg := config.Config{Model: "sc", Oversubscribe: true, KeepGoing: true, NoRaces: true,
			NewProgram: func(r *config.Refinement) config.Program {
				if r.TrackDeps {
					return cache.New(p.DepMachine(), true)
				}
				return cache.New(p.Machine(), true)
			}}
		if c.change != nil {
			c.change(&cfg)
		}
		var got [2]string
		for i := range got {
			cfg.Workers, cfg.Equivalence = i+1, "auto"
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			got[i] = fmt.Sprintf("%s: %s; %+v, %d complete", res.Equivalence, res.Choice.Reason, *res.Choice, res.Complete)
			if res.Equivalence != c.equivalence || !strings.Contains(res.Choice.Reason, c.why) {
				t.Errorf("%s: %s", c.name, got[i])
			}
			if i > 0 && !scale.Full() {
				continue
			}
			cfg.Equivalence = res.Equivalence
			asked, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if asked.Complete != res.Complete || asked.Blocked != res.Blocked || asked.Verdict != res.Verdict || asked.Choice != nil ||
				asked.Equivalence != res.Equivalence || asked.Workers != res.Workers {
				t.Errorf("%s: chosen %s says %d complete, %d blocked, %v; asked for %d, %d, %v", c.name, res.Equivalence, res.Complete, res.Blocked, res.Verdict,
					asked.Complete, asked.Blocked, asked.Verdict)
			}
		}
		if got[0] != got[1] {
			t.Errorf("%s: one worker says %s, two %s", c.name, got[0], got[1])
		}
	}
}

// TestChooseEnds: what ends a run ends it while there is still something to choose, too.
func TestChooseEnds(t *testing.T) {
	configOf := func(text string) config.Config {
		p, err := litmus.Parse(text)
		if err != nil {
			t.Fatal(text, err)
		}
		return config.Config{Model: "sc", Equivalence: "auto", NoRaces: true,
			NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }}
	}
	for _, c := range []struct {
		name, text, stopped, equivalence string
		errors                           int
		change                           func(c *config.Config)
	}{
		{"an error in one of the first executions", "P0 * 8 { x.sc = 1 }\nP1 { r0 = x.sc; assert r0 == 0 }", "error", "co", 1, nil},
		{"one that the trial finds", "P0 * 8 { x.sc = 1 }\nP1 { r0 = x.sc; assert r0 == 0 }", "", "rf", 1, func(c *config.Config) { c.KeepGoing = true }},
		{"an interrupt", "P0 * 12 { x.sc = 1; r0 = x.sc }", "interrupt", "co", 0, nil},
		{"not too many executions", "P0 * 8 { x.sc = 1; r0 = x.sc }\nP1 { y.sc = 1 }\nP2 { r0 = y.sc }", "", "rvf", 0, func(c *config.Config) { c.MaxExecutions = 5500 }},
	} {
		for workers := 1; workers <= 2; workers++ {
			cfg := configOf(c.text)
			cfg.Workers, cfg.Oversubscribe = workers, true
			if c.change != nil {
				c.change(&cfg)
			}
			ctx, cancel := context.WithCancel(context.Background())
			if c.stopped == "interrupt" {
				cancel()
			}
			var last result.Progress
			cfg.Progress = func(p result.Progress) { last = p }
			res, err := trust.Run(ctx, cfg)
			cancel()
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if res.Stopped != c.stopped || res.Equivalence != c.equivalence || len(res.Errors) != c.errors || (res.Verdict == result.Verified) != (c.stopped == "" && c.errors == 0) {
				t.Errorf("%s, %d workers: %s, stopped by %q, %d errors, %v: %+v", c.name, workers, res.Equivalence, res.Stopped, len(res.Errors), res.Verdict, *res.Choice)
			}
			if last.Complete != res.Complete || (last.Share == 1) != (res.Stopped == "") {
				t.Errorf("%s, %d workers: the last that was told of its progress is %+v", c.name, workers, last)
			}
		}
	}
	cfg := configOf("P0 { x.sc = 1 }")
	cfg.Workers, cfg.Sampling = 1, &config.Sampling{Min: 1, Max: 1}
	if _, err := trust.Sample(context.Background(), cfg); err == nil || !strings.Contains(err.Error(), "auto") {
		t.Errorf("samples with no equivalence chosen: %v", err)
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil || res.Verdict != result.Verified {
		t.Errorf("samples before the exploration: %+v, %v", res, err)
	}
}
