package genmcgo

import (
	"fmt"
	"slices"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestCounterWaits: of threads that fail at a counter, and then wait or read it, only those are said to wait for ever that do.
func TestCounterWaits(t *testing.T) {
	scale.NotRace(t)
	for _, model := range []string{"sc", "rc11", "imm"} {
		for name, o := range map[string]Options{"": {}, "rf": {Equivalence: "rf"}, "no lookahead": {NoLookahead: true, NoUnblock: true}} {
			for entry, forEver := range map[string]bool{"main_other": false, "main_second": false, "main_leaves": false, "main_waits": true} {
				o.Model, o.Entry, o.Workers, o.CheckLiveness = model, entry, 1, true
				o.MaxExecutions = 1000 // the rounds of main_leaves count
				r, err := Check(t.Context(), File("testdata/counters/assumed.ll"), o)
				if err != nil {
					t.Fatal(err)
				}
				if waits := slices.ContainsFunc(r.Errors, func(f report.Finding) bool { return f.Kind == "liveness" }); waits != forEver {
					t.Errorf("%s under %s %s: a thread waits for ever: %v, want %v", entry, model, name, waits, forEver)
				}
			}
		}
	}
}

// TestCountersApart: threads that add the same to a counter, but wait for different values of it before they try again, or for none, have
// no failed attempts in any execution, whichever of them is met first. Once only what the first one waited for was known, and attempts of
// the others were explored, in 376 blocked executions: it depended on the schedule, and on who explored which part.
func TestCountersApart(t *testing.T) {
	for _, model := range []string{"sc", "rc11", "imm"} {
		for seed := range int64(8) {
			o := Options{Model: model, Workers: 1, Schedule: "random", Seed: seed, Estimate: Sampling{Off: true}}
			r, err := Check(t.Context(), File("testdata/counters/apart.ll"), o)
			if err != nil {
				t.Fatal(err)
			}
			if got := fmt.Sprint(r.Verdict, " ", r.Complete, " ", r.Blocked); got != "verified 24 0" {
				t.Errorf("%s, seed %d: %s, want 24 executions and no blocked one", model, seed, got)
			}
		}
	}
}
