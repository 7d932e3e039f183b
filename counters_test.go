package genmcgo

import (
	"slices"
	"testing"

	"genmcgo/report"
)

// TestCounterWaits: of threads that fail at a counter, and then wait or read it, only those are said to wait for ever that do.
func TestCounterWaits(t *testing.T) {
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
