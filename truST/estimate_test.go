package trust_test

import (
	"context"
	"math"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
)

func sampled(t *testing.T, p *litmus.Program, model string, how trust.Sampling) *trust.Result {
	t.Helper()
	res, err := trust.Sample(context.Background(), trust.Config{Model: model, Workers: 1, Sampling: &how,
		NewProgram: func(*trust.Refinement) trust.Program { return cache.New(p.DepMachine(), true) }})
	if err != nil {
		if b, ok := err.(*trust.BugError); ok {
			t.Log(b.Stack)
		}
		t.Fatal(err)
	}
	return res
}

// TestEstimate holds estimates against the executions there are, for the named litmus
// programs under each model.
func TestEstimate(t *testing.T) {
	for _, p := range litmus.All() {
		for _, model := range []string{"sc", "tso", "ra", "rc11", "imm"} {
			full, err := trust.Run(context.Background(), trust.Config{Model: model, Workers: 1, KeepGoing: true, NoRaces: true,
				NewProgram: func(*trust.Refinement) trust.Program { return cache.New(p.DepMachine(), true) }})
			if err != nil {
				t.Fatal(err)
			}
			res := sampled(t, p, model, trust.Sampling{Min: 200, Max: 200})
			if res.Verdict == trust.Erroneous {
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
		how trust.Sampling
		why string
	}{
		{trust.Sampling{Min: 5, Max: 50}, "budget"},
		{trust.Sampling{Min: 5, Max: 100000, Threshold: 0.05}, "deviation"},
		{trust.Sampling{Min: 5, Max: 1000000}, "executions"},
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
