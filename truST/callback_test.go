package trust_test

import (
	"errors"
	"testing"
	"time"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// TestCallbackPanic: a panic in a callback ends the run with a BugError. In OnExecution it once
// left a lock behind and the run hung; in Progress and ThreadClock it ended the process.
func TestCallbackPanic(t *testing.T) {
	const mistake = "the caller's mistake"
	small := func(*config.Refinement) config.Program { return cache.New(litmus.Named("SB").Machine(), true) }
	// So large that it does not end before it is reported on.
	large := func(*config.Refinement) config.Program {
		return cache.New(litmus.MustParse("P0 * 8 { x.rlx = 1; y.rlx = 2; x.rlx = 3; y.rlx = 4 }").Machine(), true)
	}
	sampling := &config.Sampling{Min: 1, Max: 2}
	for name, cfg := range map[string]config.Config{
		"OnExecution":               {NewProgram: small, OnExecution: func(*result.Snapshot, bool) { panic(mistake) }},
		"Progress":                  {NewProgram: large, Progress: func(result.Progress) { panic(mistake) }},
		"Progress while it samples": {NewProgram: large, Sampling: &config.Sampling{Min: 1 << 30, Max: 1 << 30}, Progress: func(result.Progress) { panic(mistake) }},
		"Progress at the end":       {NewProgram: small, Progress: func(result.Progress) { panic(mistake) }},
		"Progress of a choice":      {NewProgram: small, Equivalence: "auto", Progress: func(result.Progress) { panic(mistake) }},
		"OnEstimate":                {NewProgram: small, Sampling: sampling, OnEstimate: func(*result.Estimate) { panic(mistake) }},
		"OnTake":                    {NewProgram: small, Workers: 1, OnTake: func(int) { panic(mistake) }},
		"ThreadClock":               {NewProgram: small, ThreadClock: func() time.Duration { panic(mistake) }},
		"NewProgram":                {NewProgram: func(*config.Refinement) config.Program { panic(mistake) }},
	} {
		cfg.Model = "sc"
		if cfg.OnTake == nil {
			cfg.Workers = 2
		}
		_, err := trust.Run(t.Context(), cfg)
		var b *result.BugError
		if !errors.As(err, &b) || b.Value != mistake || b.Stack == "" {
			t.Errorf("%s: the run ended with %v, want a BugError", name, err)
		}
	}
}
