package trust_test

import (
	"context"
	"errors"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/litmus"
	trust "genmcgo/truST"
)

// TestCallbackPanic: a panic in OnExecution ends the run with a BugError; it once
// left a lock behind and the run hung.
func TestCallbackPanic(t *testing.T) {
	_, err := trust.Run(context.Background(), trust.Config{Model: "sc", Workers: 2,
		NewProgram:  func(*trust.Refinement) trust.Program { return cache.New(litmus.Named("SB").Machine(), true) },
		OnExecution: func(*trust.Snapshot, bool) { panic("the caller's mistake") },
	})
	var b *trust.BugError
	if !errors.As(err, &b) {
		t.Fatalf("the run ended with %v, want a BugError", err)
	}
}
