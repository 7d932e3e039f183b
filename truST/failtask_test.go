package trust

import (
	"context"
	"errors"
	"testing"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/wire"
)

// TestTaskBeyondLimit: a worker that meets a limit while it takes up a task fails as it does
// in the exploration: if an error was found and a smaller one is looked for, that error is
// the result, not the limit.
func TestTaskBeyondLimit(t *testing.T) {
	defer func() { reloadEvery, onTask = 0, nil }()
	p := litmus.MustParse("P0 { x.sc = 1 }\nP1 { a = x.sc; b = y.sc; c = x.sc }\nP2 { y.sc = 1 }")
	var beyond *wire.Task
	reloadEvery, onTask = 1, func(k *wire.Task) {
		for i := range k.Events {
			if e := &k.Events[i]; beyond == nil && e.RFThread != 0 {
				beyond = engine.ThroughBytes(k)
				beyond.Events[i].RFThread = event.Tid(1 << 20) // created later, says the task
			}
		}
	}
	if _, err := Run(context.Background(), config.Config{Model: "sc", Workers: 1, NewProgram: machines(p)}); err != nil {
		t.Fatal(err)
	}
	if reloadEvery, onTask = 0, nil; beyond == nil {
		t.Fatal("no task has a read of a write")
	}
	model, err := consistency.ByName("sc")
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range []bool{false, true} {
		cfg := config.Config{Model: "sc", Workers: 1, MaxThreads: 4, NewProgram: machines(p), Minimise: &config.Minimising{Executions: 10}}
		sh := newAttempt(&cfg, config.Refinement{}, 0)
		sh.minimiser.Erring.Store(found)
		sh.work(model, &config.Refinement{}, beyond)
		sh.Ended()
		if found && (sh.Err != nil || sh.Why != "error") {
			t.Errorf("with an error found: stopped because of %q, error %v", sh.Why, sh.Err)
		}
		if limit := (*graph.LimitError)(nil); !found && !errors.As(sh.Err, &limit) {
			t.Errorf("with no error found: stopped because of %q, error %v; want one about the limit", sh.Why, sh.Err)
		}
	}
}
