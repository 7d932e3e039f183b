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
)

// coarser are programs that tell equivalences apart, under sc: up to each equivalence one of them has fewer executions
// than up to the one before.
var coarser = []string{
	"A { x.sc = 1; x.sc = 1 }\nB { r0 = x.sc }\nC { x.sc = 0 }",
}

// TestEquivalences: each equivalence there is can be asked for, is coarser than the one before, and who asks for another
// one is told which there are.
func TestEquivalences(t *testing.T) {
	explore := func(program, equivalence string) (uint64, error) {
		p := litmus.MustParse(program)
		res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1, Equivalence: equivalence,
			NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }})
		if err != nil {
			return 0, err
		}
		return res.Complete, nil
	}
	before := make([]uint64, len(coarser))
	for i, e := range config.Equivalences {
		fewer := i == 0
		for k, p := range coarser {
			n, err := explore(p, e)
			if err != nil || n == 0 || i > 0 && n > before[k] {
				t.Errorf("%s: %d executions, %v; it is to be coarser than the one before, with %d, of\n%s", e, n, err, before[k], p)
			}
			fewer = fewer || n < before[k]
			before[k] = n
		}
		if !fewer {
			t.Errorf("%s is coarser than %s in none of these programs: add one to coarser", e, config.Equivalences[i-1])
		}
	}
	if _, err := explore(coarser[0], "auto"); err != nil {
		t.Error(err)
	}
	_, err := explore(coarser[0], "no")
	var bad *config.Error
	if !errors.As(err, &bad) {
		t.Fatalf("no error, but %v", err)
	}
	for _, e := range append([]string{"auto"}, config.Equivalences...) {
		if !strings.Contains(bad.Msg, e) {
			t.Errorf("%q does not name %s", bad.Msg, e)
		}
	}
}
