package genmcgo

import (
	"strings"
	"testing"
)

// TestHangs: a thread in a loop that does nothing waits for nothing: no later write ends it, so a read of an old value leads there, too.
func TestHangs(t *testing.T) {
	for _, model := range []string{"sc", "tso", "rc11", "imm"} {
		for name, o := range map[string]Options{"": {}, "rf": {Equivalence: "rf"}, "rvf": {Equivalence: "rvf"}, "no lookahead": {NoLookahead: true, NoUnblock: true}} {
			if o.Equivalence == "rvf" && model != "sc" {
				continue
			}
			o.Model, o.Workers = model, 1
			r, err := Check(t.Context(), File("testdata/hangs.ll"), o)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Warnings) != 1 || r.Warnings[0].Kind != "liveness" || !strings.Contains(r.Warnings[0].Message, "in a loop that does nothing") || r.Blocked != 1 {
				t.Errorf("%s %s: %s; want a warning that a thread goes round for ever, and one blocked execution", model, name, r.Summary)
			}
		}
	}
}
