package trust_test

import (
	"context"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// leftOver counts executions that were counted without being built, though several threads had something left to do.
type leftOver struct {
	engine.Blind
	w *engine.Worker
	n uint64
}

func (l *leftOver) Finished(x *execution.Execution, _ bool) {
	if x != nil {
		return
	}
	x = l.w.Stack[len(l.w.Stack)-1]
	g, going := x.Graph, 0
	for t := range int32(g.Threads()) {
		if s := g.Next(t); g.Exists(t) && !g.Finished(t) && (s == nil || s.Kind != event.ThreadJoin) {
			going++
		}
	}
	if going > 1 {
		l.n++
	}
}

// foreseen explores p under model and with it counted, and built, and says of how many executions the end was foreseen when
// several threads were left.
func foreseen(t *testing.T, p *litmus.Program, model string) (several uint64, counted, built *result.Result) {
	t.Helper()
	m, err := consistency.ByName(model)
	if err != nil {
		t.Fatal(err)
	}
	cfg := config.Config{Model: model, Workers: 1, KeepGoing: true, Eager: true, NewProgram: func(r *config.Refinement) config.Program {
		if r.TrackDeps {
			return cache.New(p.DepMachine(), true)
		}
		return cache.New(p.Machine(), true)
	}}
	run := func() *result.Result {
		r, err := trust.Run(context.Background(), cfg)
		if err != nil {
			t.Fatalf("%s: %v\n%s", model, err, p)
		}
		return r
	}
	counted = run()
	if !m.Traits().Tracks() {
		l := &leftOver{}
		if _, err := trust.Explore(cfg, m, func(w *engine.Worker) {
			l.w = w
			w.Observers = append(w.Observers, l)
		}); err != nil {
			t.Fatalf("%s: %v\n%s", model, err, p)
		}
		several = l.n
	}
	cfg.OnExecution = func(*result.Snapshot, bool) {}
	return several, counted, run()
}

// same reports whether a and b count and find the same.
func same(a, b *result.Result) bool {
	return a.Complete == b.Complete && a.Blocked == b.Blocked && a.Stats.Visits == b.Stats.Visits && a.Stats.MaxEvents == b.Stats.MaxEvents &&
		slices.EqualFunc(a.Errors, b.Errors, func(x, y result.Found) bool { return x.Kind == y.Kind && x.Pos == y.Pos && x.Other == y.Other })
}

// TestTails: ends of executions that are foreseen while several threads go on are as many as if they are built, and they are
// foreseen only where nothing has a choice.
func TestTails(t *testing.T) {
	for _, c := range []struct {
		name, text string
		foreseen   bool   // under ra and rc11: nothing has a choice
		complete   uint64 // under rc11
	}{
		{"handed on", "locs x f g\nP0 { x.na = 1; f.rel = 1 }\nP1 { r0 = await f.acq == 1; x.na = 2; g.rel = 1 }\nP2 { r0 = await g.acq == 1; x.na = 3 }", true, 1},
		{"handed on, newest unknown", "locs x f\nP0 { f.rel = 1; f.rel = 2 }\nP1 { r0 = await f.acq != 0 }", false, 2},
		{"handed on relaxed", "locs x f\nP0 { x.rlx = 1; f.rlx = 1 }\nP1 { r0 = await f.acq == 1; r1 = x.rlx }", false, 2},
		{"handed on, read relaxed", "locs x f\nP0 { x.rlx = 1; f.rel = 1 }\nP1 { r0 = await f.rlx == 1; r1 = x.rlx }", false, 2},
		{"handed on relaxed before", "locs x f z\nP0 { x.rlx = 1; f.rlx = 1 }\nP1 { z.rlx = 1 }\nP2 { r2 = z.rlx; r0 = await f.acq == 1; r1 = x.rlx }", false, 4},
		{"a flag without atomics", "locs f\nP0 { f.na = 1 }\nP1 { r0 = await f.acq == 1 }", false, 1},
		{"handed on by a fence", "locs x f\nP0 { x.rlx = 1; fence.rel; f.rlx = 1 }\nP1 { r0 = await f.acq == 1; r1 = x.rlx }", false, 1},
		{"read before", "locs x f\nP0 { r0 = x.rlx; f.rlx = 1 }\nP1 { r0 = await f.acq == 1; x.rlx = 1 }", false, 1},
		{"read before a release", "locs x f\nP0 { r0 = x.rlx; f.rel = 1 }\nP1 { r0 = await f.acq == 1; x.rlx = 1 }", true, 1},
		{"read by two before", "locs x f g\nP0 { r0 = x.rlx; f.rel = 1 }\nP1 { r0 = x.rlx; g.rlx = 1 }\nP2 { r0 = await f.acq == 1; x.rlx = 1 }", false, 2},
		{"a race with a flag", "locs x f\nP0 { x.rlx = 1; f.na = 1 }\nP1 { r0 = await f.acq == 1; x.rlx = 2 }", false, 2},
		{"read again without atomics", "locs f\nP0 { f.rlx = 1 }\nP1 { r0 = await f.rlx == 1; r1 = f.na }", false, 1},
		{"all wait", "locs f g\nP0 { r0 = await f.acq == 1; g.rel = 1 }\nP1 { r0 = await g.acq == 1; f.rel = 1 }", false, 0},
		{"a lock in turn", "locs x l f\nP0 { lock l; x.na = 1; f.rel = 1; unlock l }\nP1 { r0 = await f.acq == 1; lock l; x.na = 2; unlock l }", true, 1},
		{"a lock without turns", "locs x l\nP0 { lock l; x.na = 1; unlock l }\nP1 { lock l; x.na = 2; unlock l }", false, 2},
		{"apart", "locs x y\nP0 { x.rlx = 1; r0 = x.rlx }\nP1 { y.rlx = 1; r0 = y.rlx }", true, 1},
	} {
		p, err := litmus.Parse(c.text)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		for _, model := range consistency.Names() {
			several, counted, built := foreseen(t, p, model)
			if !same(counted, built) || model == "rc11" && counted.Complete != c.complete {
				t.Errorf("%s, %s: %d complete and %d blocked, %d and %d if they are built; under rc11 %d are complete\n%s",
					c.name, model, counted.Complete, counted.Blocked, built.Complete, built.Blocked, c.complete, p)
			}
			if m, err := consistency.ByName(model); err == nil && m.Traits().Passes == consistency.PassesReleases && !m.Traits().Tracks() && !invariant.Enabled &&
				c.foreseen != (several == counted.Complete && several > 0) {
				t.Errorf("%s, %s: of %d executions %d were foreseen\n%s", c.name, model, counted.Complete, several, p)
			}
		}
	}
	programs := scale.By{Short: 10, Usual: 40, Wide: 200, Full: 2000}.N()
	several := map[string]uint64{}
	for seed := range programs {
		p := litmus.GenerateWaits(uint64(seed), 6+seed%4)
		for _, model := range consistency.Names() {
			n, counted, built := foreseen(t, p, model)
			if several[model] += n; !same(counted, built) {
				t.Errorf("%s: %d complete and %d blocked, %d and %d if they are built\n%s", model, counted.Complete, counted.Blocked,
					built.Complete, built.Blocked, p)
			}
		}
	}
	t.Logf("ends that were foreseen with several threads left: %v", several)
}
