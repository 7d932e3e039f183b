package trust_test

import (
	"context"
	"sync/atomic"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// plainly reports whether ss have nothing that waits: each choice among them leads to an execution.
func plainly(ss []litmus.Stmt) bool {
	for _, s := range ss {
		switch s.Op {
		case litmus.Load, litmus.Store, litmus.Xchg, litmus.Add, litmus.Or, litmus.CAS, litmus.Fence, litmus.Set, litmus.Choice, litmus.Return, litmus.If:
		default:
			return false
		}
		if !plainly(s.Then) || !plainly(s.Else) {
			return false
		}
	}
	return true
}

// TestFutile: Stats.Futile is 0 where each graph without holes leads to an execution; a read that waited may lead to none. With
// holes more is lost.
func TestFutile(t *testing.T) {
	imm, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	plain, waits, holed := 0, 0, uint64(0)
	for seed := range uint64(scale.By{Short: 100, Usual: 300, Wide: 1000, Full: 5000}.N()) {
		p := []func(uint64, int) *litmus.Program{litmus.Generate, litmus.GenerateDeps, litmus.GenerateCompeting}[seed%3](seed, 4+int(seed%5))
		simple := true
		for _, b := range p.Threads {
			simple = simple && plainly(b.Stmts)
		}
		run := func(cfg config.Config) (s result.Stats, executions uint64, holes bool) {
			var holed atomic.Bool // each worker makes its program in a goroutine of its own
			cfg.KeepGoing, cfg.NoRaces = true, true
			cfg.NewProgram = func(r *config.Refinement) config.Program {
				holed.Store(r.Holes || len(r.Open) > 0)
				if r.TrackDeps {
					return cache.New(p.DepMachine(), true)
				}
				return cache.New(p.Machine(), true)
			}
			res, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s\n%v", p, err)
			}
			if res.Stats.Futile > res.Stats.Visits {
				t.Fatalf("%s\n%d of %d events are futile", p, res.Stats.Futile, res.Stats.Visits)
			}
			return res.Stats, res.Complete + res.Blocked, holed.Load()
		}
		for _, model := range []string{"sc", "tso", "rc11", "imm"} {
			s, n, holes := run(config.Config{Model: model, Workers: 1})
			switch {
			case holes:
			case simple:
				plain++
				if s.Futile != 0 {
					t.Errorf("%s: %d of %d events are futile for %d executions\n%s", model, s.Futile, s.Visits, n, p)
				}
			case s.Futile > 0:
				waits++
			}
			if many, _, _ := run(config.Config{Model: model, Workers: 3, Oversubscribe: true}); many.Futile > s.Futile {
				t.Errorf("%s: %d events are futile, with three workers %d\n%s", model, s.Futile, many.Futile, p)
			}
		}
		s, _, _ := run(config.Config{Custom: alwaysHoles{imm}, Workers: 1})
		holed += s.Futile
	}
	t.Logf("%d explorations in which nothing waits; %d in which a wait led to nothing; %d futile events with holes", plain, waits, holed)
	if plain == 0 || waits == 0 || holed == 0 {
		t.Error("a kind is missing")
	}
}
