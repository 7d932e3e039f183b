package trust_test

import (
	"context"
	"fmt"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/check"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// TestLeaves: executions whose end is counted without being added (nothing uses
// to see them) are the same in number, in the events they have and in what is
// wrong with them as those that are built to the end and shown.
func TestLeaves(t *testing.T) {
	programs := scale.By{Short: 20, Usual: 60, Wide: 100, Full: 1000}.N()
	summary := func(r *result.Result) string {
		s := fmt.Sprintf("%d complete, %d blocked, %d events at most, %d visits;", r.Complete, r.Blocked, r.Stats.MaxEvents, r.Stats.Visits)
		for _, l := range [][]result.Found{r.Errors, r.Warnings} {
			for _, f := range l {
				s += fmt.Sprintf(" %v@%d/%d", f.Kind, f.Pos, f.Other)
			}
			s += ";"
		}
		return s
	}
	check := func(name string, p *litmus.Program, schedule config.Schedule) {
		models := consistency.Names()
		for k := range 2 * len(models) {
			model, equivalence := models[k/2], []string{"co", "rf"}[k%2]
			cfg := config.Config{Model: model, Equivalence: equivalence, Workers: 1, KeepGoing: true, Eager: k%4 < 2, Schedule: schedule, NoRaces: k%3 == 1,
				NewProgram: func(r *config.Refinement) config.Program {
					if r.TrackDeps {
						return cache.New(p.DepMachine(), true)
					}
					return cache.New(p.Machine(), true)
				}}
			counted, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s, %s: %v\n%s", name, model, err, p)
			}
			cfg.OnExecution = func(*result.Snapshot, bool) {}
			built, err := trust.Run(context.Background(), cfg)
			if err != nil {
				t.Fatalf("%s, %s: %v\n%s", name, model, err, p)
			}
			if a, b := summary(counted), summary(built); a != b {
				t.Errorf("%s, %s up to %s:\ncounted: %s\nbuilt:   %s\n%s", name, model, equivalence, a, b, p)
			}
		}
	}
	for seed := range programs {
		generate := [...]func(uint64, int) *litmus.Program{litmus.Generate, litmus.GenerateWaits, litmus.GenerateMedley, litmus.GenerateCreates,
			litmus.GenerateDeps}[seed%5]
		check(fmt.Sprint("seed ", seed), generate(uint64(seed), 5+seed%6), config.Schedule(seed%3))
	}
	// What the end of an execution can have wrong with it.
	for name, text := range map[string]string{
		"joined": "locs x\nP0 { x.rlx = 1 }\nP1 { r0 = x.rlx }\nmain { create P0; create P1; r1 = join P0; r2 = join P1 }",
		"joined, values": "locs x\nP0 { x.rlx = 1; return 1 }\nP1 { r0 = x.rlx; return r0 }\n" +
			"main { create P0; create P1; r1 = join P0; r2 = join P1 }",
		"joined twice": "locs x\nP0 { x.rlx = 1 }\nP1 { r0 = x.rlx }\nmain { create P0; create P1; r1 = join P1; r2 = join P1; r3 = join P0 }",
		"status":       "locs x\nP0 { x.rlx = 1 }\nmain { create P0; r0 = x.rlx; return r0 }",
		"status of a thread that joins": "locs x\nP0 { x.rlx = 1 }\nP1 { r0 = x.rlx; return r0 }\n" +
			"main { create P0; create P1; r1 = join P0; r2 = join P1; return r2 }",
		"writes last":  "locs x\nP0 { x.rlx = 1 }\nP1 { x.rlx = 2 }\nP2 { x.rlx = 3 }",
		"main goes on": "locs x y\nP0 { x.rlx = 1; y.rlx = 1 }\nP1 { r0 = x.rlx; y.rlx = 2 }\nmain { create P0; create P1; r1 = join P0; r2 = join P1; r3 = y.rlx; y.rlx = 3; r4 = x.rlx; return 0 }",
		"main goes on before": "locs x y\nP0 { x.rlx = 1; y.rlx = 1 }\nP1 { r0 = x.rlx; y.rlx = 2 }\n" +
			"main { create P0; create P1; r1 = join P0; r3 = y.rlx; y.rlx = 3; r2 = join P1; r4 = x.rlx; return 0 }",
		"the last holder of a lock": "locs x l\nP0 { lock l; r0 = x.na; x.na = r0; unlock l }\nP1 { lock l; r0 = x.na; x.na = 2; unlock l }\n" +
			"P2 { lock l; r0 = x.na; x.na = 3; unlock l; r1 = x.na }",
		"waits": "locs x l\nP0 { lock l; x.rlx = 1 }\nP1 { r0 = x.rlx }\nP2 { lock l; r0 = x.rlx; unlock l }",
	} {
		p, err := litmus.Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		check(name, p, config.WritesFirst)
	}
}

// unbuilt counts executions that were counted without being built.
type unbuilt struct {
	engine.Blind
	n uint64
}

func (u *unbuilt) Finished(x *execution.Execution, _ bool) {
	if x == nil {
		u.n++
	}
}

// TestLeafChecks: a check of complete executions that does not say in which ones it finds nothing
// sees each of them; one that does, those in which it may find something.
func TestLeafChecks(t *testing.T) {
	if invariant.Enabled {
		t.Skip("with invariants all executions are built")
	}
	const text = "locs x\nP0 { x.rlx = 1; x.rlx = 2 }\nP1 { r0 = x.rlx; return r0 }\n" +
		"main { create P0; create P1; r1 = join P0; r2 = join P1 }"
	p, err := litmus.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	programs := []*litmus.Program{p}
	for seed := range uint64(10) {
		programs = append(programs, litmus.Generate(seed, 5))
	}
	ends := func(s *event.Step) bool { return s.Kind == event.ThreadFinish && s.Val.Lo == 1 }
	ended := func(x *execution.Execution) (found bool) {
		for u := range int32(x.Graph.Threads()) {
			found = found || x.Graph.Exists(u) && x.Graph.Finished(u) && ends(x.Graph.Last(u).Step)
		}
		return found
	}
	var calls, found uint64
	look := check.End{Check: func(x *execution.Execution, _ config.Program, _ check.Findings) {
		calls++
		if ended(x) {
			found++
		}
	}}
	limited := look
	limited.Silent = func(x *execution.Execution, _ *check.Rest, _ check.Findings) bool { return !ended(x) }
	limited.Ends = func(s *event.Step) bool { return !ends(s) }
	counted, ones := uint64(0), uint64(0)
	for i, p := range programs {
		for _, model := range []string{"sc", "ra", "rc11"} {
			m, err := consistency.ByName(model)
			if err != nil {
				t.Fatal(err)
			}
			explore := func(checks ...check.End) (complete, built uint64) {
				calls, found = 0, 0
				u := &unbuilt{}
				w, err := trust.Explore(config.Config{Model: model, Workers: 1, KeepGoing: true,
					NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }}, m, func(w *engine.Worker) {
					w.Observers = append(w.Observers, u)
					for _, c := range checks {
						w.Checks.AddEnd(c)
					}
				})
				if err != nil {
					t.Fatal(err)
				}
				return w.Ledger.Complete, w.Ledger.Complete - u.n
			}
			complete, built := explore()
			counted += complete - built
			if n, b := explore(look); n != complete || b != n || calls != n {
				t.Errorf("%s: a check of all executions was called %d times of %d, %d were built of %d\n%s", model, calls, n, b, complete, p)
			}
			all := found
			ones += all
			if n, b := explore(limited); n != complete || b < built || calls != b || found != all || i == 0 && b == n {
				t.Errorf("%s: a check of some executions was called %d times of %d, and found something in %d, not %d; %d were built of %d\n%s",
					model, calls, n, found, all, b, complete, p)
			}
		}
	}
	if counted == 0 || ones == 0 {
		t.Errorf("%d executions are counted without being built; %d have a thread that ends with 1", counted, ones)
	}
}
