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

// TestWithoutHoles: as long as no graph needs holes imm explores graphs without, and then with few, and misses nothing.
// Some programs need holes, and some do not.
func TestWithoutHoles(t *testing.T) {
	scale.NotRace(t)
	m, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	n := scale.By{Short: 8, Usual: 24, Wide: 100, Full: 5000}.N()
	if *acyclicPrograms > 0 {
		n = *acyclicPrograms
	}
	kinds := map[string]func(uint64, int) *litmus.Program{
		"any": litmus.Generate, "deps": litmus.GenerateDeps, "competing": litmus.GenerateCompeting, "forwards": litmus.GenerateForwards,
		"read backs": litmus.GenerateReadBacks, "gaps": litmus.GenerateGaps, "waits": litmus.GenerateWaits, "relaxed waits": litmus.GenerateRelaxedWaits, "creates": litmus.GenerateCreates, "chains": litmus.GenerateChains,
		"early": litmus.GenerateEarly, "medley": litmus.GenerateMedley, "strong": litmus.GenerateStrong, "strong gaps": litmus.GenerateStrongGaps,
	}
	few := 0
	for kind, generate := range kinds {
		t.Run(kind, func(t *testing.T) {
			some, with, more := 0, 0, 0
			for seed := range uint64(n) {
				p := generate(seed, 4+int(seed%6))
				if seed%3 == 0 {
					relax(p)
				}
				want, _, _, errs := withHoles(t, p, alwaysHoles{m}, seed)
				got, holes, open, errs2 := withHoles(t, p, m, seed)
				if want == nil || got == nil {
					continue
				}
				switch {
				case open:
					some++
				case holes:
					with++
				}
				if rc11 := executions(t, p, "rc11", config.WritesFirst, 1); len(want) > len(rc11) {
					more++
				}
				if !slices.Equal(want, got) || !slices.Equal(errs, errs2) {
					t.Fatalf("seed %d: %s\n%d executions, without holes %d; errors %v and %v", seed, p, len(want), len(got), errs, errs2)
				}
			}
			t.Logf("%d programs, %d of them with holes, %d with few; %d have more executions than under rc11", n, with, some, more)
			few += some
			if with+some == n {
				t.Error("nothing is compared")
			}
		})
	}
	if few == 0 {
		t.Error("no program has few holes")
	}
}

// TestReasonsUpToReadsFrom: whether there is a reason for holes does not depend on coherence order. So up to reads-from one
// is found if one is up to coherence order, and the exploration that starts again is the same then.
func TestReasonsUpToReadsFrom(t *testing.T) {
	scale.NotRace(t)
	n := scale.By{Short: 20, Usual: 60, Wide: 200, Full: 3000}.N()
	with, without := 0, 0
	for _, generate := range []func(uint64, int) *litmus.Program{litmus.Generate, litmus.GenerateDeps, litmus.GenerateCompeting, litmus.GenerateForwards,
		litmus.GenerateReadBacks, litmus.GenerateGaps, litmus.GenerateTries, litmus.GenerateStops, litmus.GenerateWaits, litmus.GenerateChains, litmus.GenerateEarly, litmus.GenerateMedley, litmus.GenerateStrong, litmus.GenerateStrongGaps} {
		for seed := range uint64(n) {
			p := generate(seed, 4+int(seed%6))
			if seed%3 == 0 {
				relax(p)
			}
			explore := func(equivalence string) *result.Result {
				res, err := trust.Run(context.Background(), config.Config{Model: "imm", Equivalence: equivalence, Workers: 1, KeepGoing: true, NoUnblock: true,
					Schedule: config.Schedule(seed % 3), Seed: 5, MaxExecutions: 2000,
					NewProgram: func(*config.Refinement) config.Program { return cache.New(p.DepMachine(), true) }})
				if err != nil {
					t.Fatalf("%s\n%v", p, err)
				}
				return res
			}
			co, rf := explore("co"), explore("rf")
			if co.Stopped != "" || rf.Stopped != "" {
				continue
			}
			switch {
			case co.Holes != rf.Holes, rf.Equivalence != map[bool]string{true: "co", false: "rf"}[rf.Holes], rf.Holes && co.Complete != rf.Complete, rf.Complete > co.Complete:
				t.Errorf("seed %d: %d executions, holes: %t; up to reads-from %d, holes: %t, %s\n%s", seed, co.Complete, co.Holes, rf.Complete, rf.Holes, rf.Equivalence, p)
			case rf.Holes:
				with++
			case rf.Complete < co.Complete:
				without++
			}
		}
	}
	t.Logf("%d programs have holes, %d have none and fewer executions up to reads-from", with, without)
	if with < n || without < n/2 {
		t.Errorf("%d programs have holes, %d have none and fewer executions up to reads-from", with, without)
	}
}

// withHoles explores p, as seed says, and returns its complete executions, whether all reads or some were open in the
// end, and which errors there are; no executions if there are too many.
func withHoles(t *testing.T, p *litmus.Program, m consistency.Model, seed uint64) (execs []string, holes, open bool, kinds []string) {
	cfg := config.Config{Custom: m, Workers: 1, KeepGoing: true, NoRaces: seed%2 == 0, Schedule: config.Schedule(seed % 3), Seed: 5, MaxExecutions: 3000,
		OnExecution: func(s *result.Snapshot, blocked bool) {
			if !blocked {
				execs = append(execs, canon.FromSnapshot(s))
			}
		},
		NewProgram: func(r *config.Refinement) config.Program {
			holes, open, execs = r.Holes, len(r.Open) > 0, nil
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
		return nil, holes, open, nil
	}
	slices.Sort(execs)
	slices.Sort(kinds)
	return execs, holes, open && !holes, slices.Compact(kinds)
}

// TestFewHoles: two reads that may be read early, with something between each and the write that overtakes it.
func TestFewHoles(t *testing.T) {
	scale.NotRace(t)
	m, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	between := []string{
		"z.rlx = r0+1", "z.rlx = r0+1; r1 = z.rlx", "z.rlx = r0+1; r1 = z.acq", "z.rlx = r0+1; r1 = z.rlx; w.rlx = r1",
		"z.rel = 1", "z.rel = 1; z.rlx = 2", "z.rel = 1; r1 = z.acq", "r1 = z.rlx; w.rlx = r1+1", "fence.rel; z.rlx = 1",
		"add z.rlx 1", "add z.rlx (r0+1)", "add z.rel 1", "add z.acq 1", "add z.acqrel (r0+1)", "add z.rel 1; r1 = z.rlx", "add z.rel 1; add z.rlx 1",
		"r1 = cas z.rlx.rlx 0 1", "r1 = cas z.rlx.acq 0 1", "r1 = cas z.rel.rlx 0 1; add z.rlx 1", "add z.rlx (r0+1); add z.acq 1", "r0 = x.rlx; z.rlx = r0",
	}
	few, more := 0, 0
	for i, a := range between {
		for j, b := range between {
			p := litmus.MustParse("P0 { r0 = x.rlx; " + a + "; y.rlx = 1 }\nP1 { r0 = y.rlx; " + b + "; x.rlx = 1 }")
			seed := uint64(i + j)
			want, _, _, _ := withHoles(t, p, alwaysHoles{m}, seed)
			got, all, open, _ := withHoles(t, p, m, seed)
			if open {
				few++
			}
			if len(want) > len(executions(t, p, "rc11", config.WritesFirst, 1)) {
				more++
			}
			want = slices.Compact(want) // with holes everywhere some come twice
			if all {
				got = slices.Compact(got)
			}
			if !slices.Equal(want, got) {
				t.Errorf("%s\n%d executions, with few holes %d", p, len(want), len(got))
			}
		}
	}
	t.Logf("%d programs, %d with few holes; %d have more executions than under rc11", len(between)*len(between), few, more)
	if few == 0 || more == 0 {
		t.Error("nothing is compared")
	}
}

// TestOvertaken has programs for the lines of the table at consistency.Overtaker: the exploration starts again if the read
// of x is overtaken.
func TestOvertaken(t *testing.T) {
	m, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		thread string
		want   bool
	}{
		{"r0 = x.acq; y.rlx = 1", false},
		{"r0 = cas x.acq.rlx 5 6; y.rlx = 1", false},
		{"r0 = cas x.rlx.acq 5 6; y.rlx = 1", false},
		{"r0 = cas x.rel.acq 5 6; y.rlx = 1", false},
		{"r0 = cas x.rlx.rlx 5 6; y.rlx = 1", true},
		{"r0 = x.rlx; y.rlx = 1", true},
		{"r0 = x.rlx; z.rlx = 1; y.rlx = r0+1", true},
		{"r0 = x.rlx; z.rlx = r0; r1 = z.rlx; y.rlx = r1+1", false}, // y waits by a read of the thread's own write
		{"r0 = x.rlx; r1 = [z+(r0&0)].rlx; y.rlx = 1", false},
		{"r0 = x.rlx; if r0 == 0 { y.rlx = 1 } else { y.rlx = 2 }", false},
		{"r0 = x.rlx; y.rel = 1; z.rlx = 1", true},                // behind the release, not before it
		{"r0 = x.rlx; fence.acq; y.rlx = 1; z.rlx = 1", false},    // sealed
		{"r0 = x.rlx; z.rlx = r0; r1 = z.acq; y.rlx = 1", false},  // sealed by an acquire that waits for r
		{"r0 = x.rlx; r1 = z.acq; y.rlx = 1", true},               // by one that does not
		{"r0 = x.rlx; y.rlx = r0+1", false},                       // the thread ends
		{"r0 = x.rlx; y.rlx = r0+1; fence.rel; z.rlx = 1", false}, // a fence is ahead
		{"r0 = x.rlx; y.rlx = r0+1; if r0 == 0 { z.rlx = 1 }; z.rlx = 2", false},
		{"r0 = x.rlx; y.rlx = r0+1; z.rlx = r0; z.rel = 1", false},
		{"r0 = x.rlx; y.rlx = r0+1; z.rel = 1; w.rlx = 1", true},
		{"r0 = x.rlx; y.rlx = r0+1; z.rlx = 1", true},
		{"r0 = x.rlx; y.rlx = r0+1; r1 = z.rlx", true}, // though no write follows
	} {
		p := litmus.MustParse("P0 { " + c.thread + " }\nP1 { r0 = y.rlx; x.rlx = r0+1 }")
		_, all, open, _ := withHoles(t, p, m, 0)
		if got := all || open; got != c.want {
			t.Errorf("%s: overtaken %v, want %v", c.thread, got, c.want)
		}
	}
}
