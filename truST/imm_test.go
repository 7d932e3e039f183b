package trust_test

import (
	"context"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
)

func explore(t *testing.T, p *litmus.Program, model string) (complete, blocked uint64) {
	t.Helper()
	res, err := trust.Run(context.Background(), trust.Config{Model: model, Workers: 1, KeepGoing: true,
		NewProgram: func(r *trust.Refinement) trust.Program {
			if r.TrackDeps {
				return cache.New(p.DepMachine(), true)
			}
			return cache.New(p.Machine(), true)
		}})
	if err != nil {
		if b, ok := err.(*trust.BugError); ok {
			t.Log(b.Stack)
		}
		t.Fatalf("%s\n%v", p, err)
	}
	return res.Complete, res.Blocked
}

func TestIMMSmoke(t *testing.T) {
	for _, p := range litmus.All() {
		a, _ := explore(t, p, "rc11")
		b, _ := explore(t, p, "imm")
		if a != b {
			t.Logf("%s: %d %d", p.Name, a, b)
		}
	}
}
