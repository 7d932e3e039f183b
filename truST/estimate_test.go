package trust_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
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

func sampled(t *testing.T, p *litmus.Program, model string, how config.Sampling) *result.Result {
	t.Helper()
	res, err := trust.Sample(context.Background(), config.Config{Model: model, Workers: 1, Sampling: &how,
		NewProgram: func(*config.Refinement) config.Program { return cache.New(p.DepMachine(), true) }})
	if err != nil {
		if b, ok := err.(*result.BugError); ok {
			t.Log(b.Stack)
		}
		t.Fatal(err)
	}
	return res
}

// TestEstimate holds estimates against the executions there are, for the named litmus
// programs under each model.
func TestEstimate(t *testing.T) {
	samples := scale.By{Short: 60, Usual: 200, Full: 200}.N()
	for _, p := range litmus.All() {
		for _, model := range consistency.Names() {
			full, err := trust.Run(context.Background(), config.Config{Model: model, Workers: 1, KeepGoing: true, NoRaces: true,
				NewProgram: func(*config.Refinement) config.Program { return cache.New(p.DepMachine(), true) }})
			if err != nil {
				t.Fatal(err)
			}
			res := sampled(t, p, model, config.Sampling{Min: samples, Max: samples})
			if res.Verdict == result.Erroneous {
				continue // sampling ends with the first error
			}
			e := res.Estimate
			got, want := e.Executions+e.Blocked, float64(full.Complete+full.Blocked)
			if r := got / want; math.Abs(math.Log10(r)) >= 1 {
				t.Errorf("%s under %s: estimate %g, actual %g", p.Name, model, got, want)
			}
		}
	}
}

// TestEstimateEnds: sampling ends for each of its reasons, and the same seed gives the
// same estimate.
func TestEstimateEnds(t *testing.T) {
	p := fib(3, "sc", "sc")
	for _, c := range []struct {
		how config.Sampling
		why string
	}{
		{config.Sampling{Min: 5, Max: 50}, "budget"},
		{config.Sampling{Min: 5, Max: 100000, Threshold: 0.05}, "deviation"},
		{config.Sampling{Min: 5, Max: 1000000}, "executions"},
	} {
		a, b := sampled(t, p, "sc", c.how).Estimate, sampled(t, p, "sc", c.how).Estimate
		if a.Why != c.why || a.Samples < c.how.Min || a.Samples > c.how.Max {
			t.Errorf("%+v: ended for %q after %d samples, want %q", c.how, a.Why, a.Samples, c.why)
		}
		if a.Executions != b.Executions || a.Low != b.Low || a.High != b.High || a.Low > a.Executions || a.High < a.Executions {
			t.Errorf("%+v: estimates %g (%g to %g) and %g (%g to %g)", c.how, a.Executions, a.Low, a.High, b.Executions, b.Low, b.High)
		}
	}
}

// TestEstimateEffort: samples and crowds do not cost more than they may, but as many
// samples are taken as there must be.
func TestEstimateEffort(t *testing.T) {
	p := fib(3, "sc", "sc")
	const many = 1 << 20
	all := sampled(t, p, "sc", config.Sampling{Min: 10, Max: 20, Threshold: -1, Crowds: 3, CrowdSize: 20}).Estimate
	for _, c := range []struct{ effort, samples, crowds int }{{many, 20, 3}, {1, 10, 0}} {
		how := config.Sampling{Min: 10, Max: 20, Threshold: -1, Crowds: 3, CrowdSize: 20, Effort: c.effort}
		e := sampled(t, p, "sc", how).Estimate
		if e.Samples != c.samples || e.Crowds != c.crowds || e.Why != "budget" || c.effort == many && e.Executions != all.Executions {
			t.Errorf("%+v: %d samples and %d crowds (%s), want %d and %d", how, e.Samples, e.Crowds, e.Why, c.samples, c.crowds)
		}
	}
	how := config.Sampling{Min: 1, Max: many, Threshold: -1, Crowds: many, CrowdSize: many, Effort: 100_000}
	e := sampled(t, p, "sc", how).Estimate
	if n := e.Samples; n < 10 || n > 1000 || e.Why != "budget" {
		t.Errorf("%+v: %d samples (%s)", how, n, e.Why)
	}
	if e.Crowds != 2 || e.Exact {
		t.Errorf("%+v: %d crowds", how, e.Crowds)
	}
}

// exchanges draws a program with plain writes before compare-exchanges of a location that other threads write and read.
func exchanges(r *rand.Rand) *litmus.Program {
	var b strings.Builder
	b.WriteString("name exchanges\n")
	statements := []string{"x.rlx = 1;", "x.rlx = 2;", "z.rlx = 1;", "z.rlx = 2; a = cas x.rlx.rlx 1 5;", "b = x.rlx; c = z.rlx;", "c = z.rlx;"}
	for p := range 3 {
		fmt.Fprintf(&b, "P%d {", p)
		for range 1 + r.IntN(2) {
			fmt.Fprintf(&b, " %s", statements[r.IntN(len(statements))])
		}
		b.WriteString(" }\n")
	}
	return litmus.MustParse(b.String())
}

// TestCrowdIsExact: a crowd with room for all is an exploration.
func TestCrowdIsExact(t *testing.T) {
	programs := litmus.All()
	// The compare-exchange drains the store buffer if it reads 1. A copy in which it chooses again must not know that.
	programs = append(programs, litmus.MustParse(`name drained again
P0 { x.rlx = 1; x.rlx = 2 }
P1 { z.rlx = 1; a = cas x.rlx.rlx 1 5 }
P2 { b = x.rlx; c = z.rlx }`))
	for seed := range uint64(scale.By{Short: 20, Usual: 60, Full: 1000}.N()) {
		programs = append(programs, exchanges(rand.New(rand.NewPCG(seed, 31))))
	}
	for _, p := range programs {
		for _, model := range consistency.Names() {
			cfg := config.Config{Model: model, Workers: 1, KeepGoing: true, Sampling: &config.Sampling{Min: 1, Max: 1, Crowds: 1, CrowdSize: 1 << 20},
				NewProgram: func(*config.Refinement) config.Program { return cache.New(p.DepMachine(), true) }}
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatal(err)
			}
			if e := res.Estimate; !e.Exact || e.Executions != float64(res.Complete) || e.Blocked != float64(res.Blocked) {
				t.Errorf("%s under %s: a crowd counts %g + %g, the exploration %d + %d", p.Name, model, e.Executions, e.Blocked, res.Complete, res.Blocked)
			}
		}
	}
}

// TestCrowdsAreRight: what small crowds say is right on average.
func TestCrowdsAreRight(t *testing.T) {
	for i, c := range []struct {
		p     *litmus.Program
		model string
	}{{fib(3, "sc", "sc"), "sc"}, {fib(2, "rel", "acq"), "ra"}, {litmus.MustParse(`name adders
P0 { a = add x.rlx 1; b = y.rlx }
P1 { c = add x.rlx 1; y.rlx = c }
P2 { d = add x.rlx 1; e = y.rlx }`), "imm"}} {
		if every := (scale.By{Short: 3, Usual: 1, Full: 1}); !every.Nth(i + 2) {
			continue
		}
		cfg := config.Config{Model: c.model, Workers: 1, NewProgram: func(*config.Refinement) config.Program { return cache.New(c.p.DepMachine(), true) }}
		full, err := trust.Run(context.Background(), cfg)
		if err != nil {
			t.Fatal(err)
		}
		want := float64(full.Complete + full.Blocked)
		// No early end: that would favour crowds that agree by chance.
		e := sampled(t, c.p, c.model, config.Sampling{Min: 1, Max: 1, Threshold: -1, Crowds: scale.By{Short: 1000, Usual: 1500, Full: 4000}.N(), CrowdSize: 5}).Estimate
		if math.Abs(e.ByCrowds-want) > 5*e.Deviation || e.Deviation > want/5 {
			t.Errorf("%s under %s: crowds say %g ± %g, the exploration %g", c.p.Name, c.model, e.ByCrowds, e.Deviation, want)
		}
	}
}
