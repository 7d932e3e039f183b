package trust

import (
	"context"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/wire"
)

// TestBadTask: a task of another program, or one whose bytes were changed, is
// refused or taken for another task, but never makes the reader panic.
func TestBadTask(t *testing.T) {
	scale.NotShort(t)
	for _, m := range []string{"sc", "imm"} {
		t.Run(m, func(t *testing.T) { testBadTask(t, m) })
	}
}

func testBadTask(t *testing.T, m string) {
	defer func() { reloadEvery, onTask = 0, nil }()
	programs := []*litmus.Program{
		litmus.MustParse("P0 { x.sc = 1\ny.sc = 1\na = y.sc }\nP1 { y.sc = 2\nb = x.sc }\nP2 { c = x.sc\nx.sc = 3 }"),
		litmus.MustParse("P0 { a = y.sc\nx.sc = 1 }\nP1 { lock l\nx.sc = 2\nunlock l }\nP2 { lock l\ny.sc = 1\nunlock l }\nP3 { d = x.sc }"),
	}
	var tasks [][]byte
	for _, p := range programs {
		onTask = func(k *wire.Task) {
			data, err := k.MarshalBinary()
			if err != nil {
				t.Fatal(err)
			}
			tasks = append(tasks, data)
		}
		reloadEvery = 5
		if _, err := Run(context.Background(), config.Config{Model: m, Workers: 1, NoDeadlock: true, NewProgram: machines(p)}); err != nil {
			t.Fatal(err)
		}
		reloadEvery, onTask = 0, nil
	}
	model, err := consistency.ByName(m)
	if err != nil {
		t.Fatal(err)
	}
	refused, taken := 0, 0
	try := func(p *litmus.Program, data []byte) {
		var k wire.Task
		if k.UnmarshalBinary(data) != nil {
			return
		}
		cfg := config.Config{Model: m, Workers: 1, NewProgram: machines(p)}
		sh := newAttempt(&cfg, config.Refinement{}, 0)
		w := newWorker(engine.NewGround(&cfg, &config.Refinement{TrackDeps: m == "imm"}), &cfg, sh, model, &config.Refinement{TrackDeps: m == "imm"}, sh.Pool.NewMember())
		x := w.New()
		if err := w.Load(x, &k); err != nil {
			refused++
		} else {
			taken++
		}
	}
	if len(tasks) > 60 {
		tasks = tasks[:60]
	}
	for _, data := range tasks {
		for _, p := range programs {
			try(p, data)
			for i := range data {
				for _, x := range []byte{1, 2, 4, 16, 32, 255} {
					data[i] ^= x
					try(p, data)
					data[i] ^= x
				}
			}
		}
	}
	t.Logf("%d tasks, %d refused, %d taken", len(tasks), refused, taken)
	if refused == 0 || taken == 0 {
		t.Error("nothing was refused, or everything was")
	}
}

// machines makes programs that track dependencies if they are to.
func machines(p *litmus.Program) func(*config.Refinement) config.Program {
	return func(r *config.Refinement) config.Program {
		if r.TrackDeps {
			return cache.New(p.DepMachine(), true)
		}
		return cache.New(p.Machine(), true)
	}
}
