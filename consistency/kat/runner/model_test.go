package runner_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/consistency/catalog"
	"genmcgo/consistency/models"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var (
	modelPrograms = scale.Flag("kat.n", scale.By{Short: 6, Usual: 25, Wide: 40, Full: 500}, "random programs to run under models from files")
	modelSeed     = flag.Uint64("kat.seed", 0, "seed of the first of them")
	modelSize     = flag.Int("kat.size", 9, "largest size of one")
)

// both are the models that are there twice: written by hand, and as a file.
var both = consistency.Names()

func fromFile(t testing.TB, name string) consistency.Model {
	t.Helper()
	m, err := catalog.ByName(name + ".kat")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

type outcome struct {
	complete, blocked []string
	found             map[result.ErrorKind]bool
}

// explore runs p under m, or the model called name if m is nil.
func explore(p *litmus.Program, name string, m consistency.Model, races bool, seed uint64) (*outcome, error) {
	out := &outcome{found: map[result.ErrorKind]bool{}}
	var again sync.Mutex
	holes, open, stored := false, 0, 0
	cfg := config.Config{
		Model: name, Custom: m, Workers: 1 + int(seed%3), Oversubscribe: true, Schedule: config.Schedule(seed % 3), Seed: int64(seed),
		KeepGoing: true, NoRaces: !races, NoIncremental: seed%5 == 2,
		NoUnblock: seed%2 == 0, // under imm, what waits is in graphs from files, and in its own if they have holes
		NewProgram: func(r *config.Refinement) config.Program {
			again.Lock()
			if r.Holes && !holes || len(r.Open) > open || len(r.Stored) > stored { // the exploration has started again
				holes, open, stored, out.complete, out.blocked = holes || r.Holes, len(r.Open), len(r.Stored), nil, nil
			}
			again.Unlock()
			if r.TrackDeps {
				return cache.New(p.DepMachine(), true)
			}
			return cache.New(p.Machine(), true)
		},
		OnExecution: func(s *result.Snapshot, b bool) {
			if b {
				out.blocked = append(out.blocked, canon.FromSnapshot(s))
			} else {
				out.complete = append(out.complete, canon.FromSnapshot(s))
			}
		},
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		var bug *result.BugError
		if errors.As(err, &bug) {
			err = fmt.Errorf("%w\n%s", err, bug.Stack)
		}
		return nil, err
	}
	cfg.OnExecution = nil
	silent, err := trust.Run(context.Background(), cfg)
	if err != nil {
		return nil, err
	}
	if silent.Complete != res.Complete {
		return nil, fmt.Errorf("%d executions if they are shown, %d if not", res.Complete, silent.Complete)
	}
	for _, f := range slices.Concat(res.Errors, res.Warnings) {
		out.found[f.Kind] = true
	}
	slices.Sort(out.complete)
	slices.Sort(out.blocked)
	return out, nil
}

// difference is what differs between the model called name and m on p.
func difference(p *litmus.Program, name string, m consistency.Model, races bool, seed uint64) string {
	want, err := explore(p, name, nil, races, seed)
	if err != nil {
		return ""
	}
	got, err := explore(p, name, m, races, seed)
	if err != nil {
		return err.Error()
	}
	if !slices.Equal(want.complete, got.complete) {
		s := fmt.Sprintf("%d executions instead of %d", len(got.complete), len(want.complete))
		for _, x := range want.complete {
			if _, ok := slices.BinarySearch(got.complete, x); !ok {
				return s + ", missing:\n" + x
			}
		}
		for _, x := range got.complete {
			if _, ok := slices.BinarySearch(want.complete, x); !ok {
				return s + ", extra:\n" + x
			}
		}
		return s
	}
	if seed%3 == 0 && (name != "imm" || seed%2 == 0) && !slices.Equal(want.blocked, got.blocked) {
		return fmt.Sprintf("%d blocked executions instead of %d", len(got.blocked), len(want.blocked))
	}
	if !maps.Equal(want.found, got.found) {
		return fmt.Sprintf("found %v instead of %v", got.found, want.found)
	}
	return ""
}

// TestModels compares the models that are there twice on the programs of the
// corpus and on random ones: they have the same executions.
//
//	go test ./consistency/kat -run TestModels -kat.n 5000
func TestModels(t *testing.T) {
	for _, name := range both {
		t.Run(name, func(t *testing.T) {
			m := fromFile(t, name)
			check := func(p *litmus.Program, seed uint64) bool {
				d := difference(p, name, m, seed%2 == 1, seed)
				if d == "" {
					return true
				}
				small := litmus.Shrink(p, func(q *litmus.Program) bool { return difference(q, name, m, seed%2 == 1, seed) != "" })
				t.Errorf("%s, seed %d: %s\nsmallest: %s\n%s", p.Name, seed, d, difference(small, name, m, seed%2 == 1, seed), small)
				return false
			}
			for i, p := range litmus.All() {
				if !check(p, uint64(i)) {
					return
				}
			}
			n := uint64(modelPrograms.N())
			for seed := *modelSeed; seed < *modelSeed+n; seed++ {
				size := 4 + int(seed%uint64(*modelSize-3))
				gen := litmus.Generate
				switch seed % 4 {
				case 1:
					gen = litmus.GenerateStrong
				case 3:
					gen = litmus.GenerateWaits
				}
				if !check(gen(seed, size), seed) {
					return
				}
			}
		})
	}
}

// TestNameSaysNothing: a model from a file is what the file says, whatever it is called. One
// that has the name of a built-in model and allows more is explored like the one that it is,
// under all options that make use of what is known of the built-in one.
func TestNameSaysNothing(t *testing.T) {
	text, err := models.FS.ReadFile("ra.kat")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	programs := []*litmus.Program{
		litmus.MustParse("P0 * 3 { x.rel = 1; r0 = y.acq }\nP1 { y.rel = 1; r0 = x.acq }"),
		litmus.MustParse("P0 { x.sc = 1; r0 = y.sc }\nP1 { y.sc = 1; r0 = x.sc }"),
		litmus.MustParse("P0 * 2 { x.rel = 1; y.rel = 1; r0 = x.acq }\nP1 { y.rel = 2; x.rel = 2; r0 = y.acq }"),
	}
	for seed := range uint64(scale.By{Short: 5, Usual: 25, Full: 25}.N()) {
		programs = append(programs, litmus.GenerateCopies(seed, 4))
	}
	for _, name := range consistency.Names() {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		m, err := catalog.ByName(file)
		if err != nil {
			t.Fatal(err)
		}
		if m.Name() != name {
			t.Fatalf("the model of %s is called %s", file, m.Name())
		}
		for i, p := range programs {
			for what, change := range map[string]func(*config.Config){
				"as is":        func(*config.Config) {},
				"symmetry":     func(c *config.Config) { c.Symmetry = true },
				"reads-from":   func(c *config.Config) { c.Equivalence = "rf" },
				"only seq_cst": func(c *config.Config) { c.OnlySC = true },
				"no seq_cst":   func(c *config.Config) { c.NoSC = true },
				"from scratch": func(c *config.Config) { c.NoIncremental = true },
			} {
				var counts [2]uint64
				var used string
				for k, cfg := range []config.Config{{Model: "ra"}, {Model: "sc", Custom: m}} {
					cfg.Workers, cfg.KeepGoing = 1, true
					cfg.NewProgram = func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }
					change(&cfg)
					res, err := trust.Run(context.Background(), cfg)
					if err != nil {
						t.Fatalf("%s: %v", what, err)
					}
					counts[k], used = res.Complete, res.ModelUsed
				}
				if counts[0] != counts[1] || used != name {
					t.Errorf("program %d, %s: %d executions under ra, %d under the same model called %s (%s)", i, what, counts[0], counts[1], name, used)
				}
			}
			if res, err := explore(p, name, m, false, 0); err != nil || len(res.complete) == 0 {
				t.Errorf("program %d: %v", i, err)
			}
		}
		cfg := config.Config{Custom: m, Workers: 1, Equivalence: "rvf", NewProgram: func(*config.Refinement) config.Program { return cache.New(programs[0].Machine(), true) }}
		if _, err := trust.Run(context.Background(), cfg); err == nil {
			t.Errorf("a model called %s is explored up to values", name)
		}
	}
}
