package trust_test

import (
	"context"
	"flag"
	"slices"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// alwaysHoles is a model with dependencies all of whose graphs may have holes.
type alwaysHoles struct{ consistency.Model }

func (m alwaysHoles) Traits() consistency.Traits {
	t := m.Model.Traits()
	t.IfAcyclic = nil
	return t
}

// FromScratch implements consistency.Scratch.
func (m alwaysHoles) FromScratch() consistency.Model {
	return m.Model.(consistency.Scratch).FromScratch()
}

var acyclicPrograms = flag.Int("acyclic.n", 0, "TestWithoutHoles compares so many programs of each kind")

// TestWithoutHoles: as long as no graph needs holes imm explores graphs without, and misses nothing.
// Some programs need holes, and some do not.
func TestWithoutHoles(t *testing.T) {
	m, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	n := scale.By{Short: 25, Usual: 100, Wide: 200, Full: 5000}.N()
	if *acyclicPrograms > 0 {
		n = *acyclicPrograms
	}
	kinds := map[string]func(uint64, int) *litmus.Program{
		"any": litmus.Generate, "deps": litmus.GenerateDeps, "competing": litmus.GenerateCompeting, "forwards": litmus.GenerateForwards,
		"read backs": litmus.GenerateReadBacks, "waits": litmus.GenerateWaits, "relaxed waits": litmus.GenerateRelaxedWaits, "creates": litmus.GenerateCreates, "chains": litmus.GenerateChains,
	}
	all := 0
	for kind, generate := range kinds {
		t.Run(kind, func(t *testing.T) {
			with, more := 0, 0
			for seed := range uint64(n) {
				p := generate(seed, 4+int(seed%6))
				if seed%3 == 0 {
					relax(p)
				}
				run := func(m consistency.Model) (execs []string, holes bool, kinds []string) {
					cfg := config.Config{Custom: m, Workers: 1, KeepGoing: true, NoRaces: seed%2 == 0, Schedule: config.Schedule(seed % 3), Seed: 5, MaxExecutions: 3000,
						OnExecution: func(s *result.Snapshot, blocked bool) {
							if !blocked {
								execs = append(execs, canon.FromSnapshot(s))
							}
						},
						NewProgram: func(r *config.Refinement) config.Program {
							holes, execs = r.Holes, nil
							return cache.New(p.DepMachine(), true)
						}}
					res, err := trust.Run(context.Background(), cfg)
					if err != nil {
						t.Fatalf("%s\n%v", p, err)
					}
					for _, e := range res.Errors {
						kinds = append(kinds, string(e.Kind.String()))
					}
					if res.Stopped != "" {
						return nil, holes, nil
					}
					slices.Sort(execs)
					slices.Sort(kinds)
					return execs, holes, slices.Compact(kinds)
				}
				want, _, errs := run(alwaysHoles{m})
				got, holes, errs2 := run(m)
				if want == nil || got == nil {
					continue
				}
				if holes {
					with++
				}
				if rc11 := executions(t, p, "rc11", config.WritesFirst, 1); len(want) > len(rc11) {
					more++
				}
				if !slices.Equal(want, got) || !slices.Equal(errs, errs2) {
					t.Fatalf("seed %d: %s\n%d executions, without holes %d; errors %v and %v", seed, p, len(want), len(got), errs, errs2)
				}
			}
			t.Logf("%d programs, %d of them with holes; %d have more executions than under rc11", n, with, more)
			if with == n {
				t.Error("nothing is compared")
			}
			all += with
		})
	}
	if all == 0 {
		t.Error("no program has holes")
	}
}
