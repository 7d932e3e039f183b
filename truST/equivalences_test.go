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

// TestEquivalences: each equivalence there is can be asked for, and who asks for another one is
// told which there are.
func TestEquivalences(t *testing.T) {
	p := litmus.MustParse("A { x.sc = 1; x.sc = 1 }\nB { r0 = x.sc }\nC { x.sc = 0 }")
	explore := func(equivalence string) (uint64, error) {
		res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1, Equivalence: equivalence,
			NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }})
		if err != nil {
			return 0, err
		}
		return res.Complete, nil
	}
	before := uint64(1 << 60)
	for _, e := range config.Equivalences {
		n, err := explore(e)
		if err != nil || n == 0 || n >= before {
			t.Errorf("%s: %d executions, %v; it is to be coarser than the one before, with %d", e, n, err, before)
		}
		before = n
	}
	if _, err := explore("auto"); err != nil {
		t.Error(err)
	}
	_, err := explore("no")
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
