package corpus

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// explored is what an exploration says that must not depend on how it was done.
type explored struct {
	complete []string // graphs
	rf       []string // graphs without coherence order
	found    []string // kinds and places of errors and warnings
	blocked  uint64
	noUndone bool // rounds of loops that undo what they wrote were counted (Refinement.NoUndone)
}

// exploreAll explores p; ok is false if there is too much of it.
func exploreAll(t *testing.T, p *ir.Program, icfg interp.Config, cfg config.Config) (out explored, ok bool) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	shown, most := 0, scale.By{Short: 5000, Usual: 5000, Full: 20_000}.N()
	cfg.Workers, cfg.KeepGoing, cfg.MaxExecutions = 1, true, 3000
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		out.complete, out.rf = nil, nil
		c := icfg
		c.NoFresh = c.NoFresh || r.NoFresh
		c.NoUndone, c.NoAdds, c.NoCounts = c.NoUndone || r.NoUndone, c.NoAdds || r.NoAdds, c.NoCounts || r.NoCounts
		out.noUndone = c.NoUndone
		c.TrackDeps = c.TrackDeps || r.TrackDeps
		c.Noisy = r.Noisy
		c.GenericBarriers, c.ShareAll = r.GenericBarriers, len(r.Shared) > 0
		c.Blocks, c.Clocks = r.Blocks, r.Clocks
		c.Cuts = map[event.Addr]struct{}{}
		for _, a := range r.Cuts {
			c.Cuts[a] = struct{}{}
		}
		return cache.New(interp.New(p, c), true)
	}
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		if shown++; shown > most {
			cancel() // so many are blocked
		}
		if !blocked {
			x := canon.Execution(s)
			out.complete = append(out.complete, x.Canon())
			x.Co = nil
			out.rf = append(out.rf, x.Canon())
		}
	}
	res, err := trust.Run(ctx, cfg)
	if err != nil || res.Stopped != "" || shown > most { // it may have been through before it stopped
		return out, false
	}
	for _, f := range append(res.Errors, res.Warnings...) {
		// Two accesses in conflict are the same whichever comes second and reports it.
		out.found = append(out.found, fmt.Sprint(f.Kind, " ", min(f.Pos, f.Other), " ", max(f.Pos, f.Other), " ", f.Name))
	}
	slices.Sort(out.found)
	out.found = slices.Compact(out.found)
	slices.Sort(out.complete)
	slices.Sort(out.rf)
	out.rf = slices.Compact(out.rf)
	out.blocked = res.Blocked
	return out, true
}

// oneOfEach are the files of the corpus as one compiler leaves them, and the examples, or
// a sample. Short runs are without tests of them.
func oneOfEach(t *testing.T) (files []string) {
	t.Helper()
	if testing.Short() {
		t.Skip("explores every program twice")
	}
	for _, g := range []string{"testdata/spin/*.ll", "testdata/ll/clang-14-O0/*/*.ll", "../../examples/*.ll"} {
		f, err := filepath.Glob(g)
		if err != nil || len(f) == 0 {
			t.Fatalf("no programs match %s (%v)", g, err)
		}
		files = append(files, f...)
	}
	return sampled(files)
}

// sampled are the files of which this run looks at what every exploration finds.
func sampled(files []string) []string {
	every := scale.By{Short: 16, Usual: 6, Wide: 4, Full: 1}
	return slices.DeleteFunc(files, func(f string) bool { return !every.Takes(filepath.Base(f)) })
}

// kinds lists the kinds of what was found: where depends on which of two comes first.
func kinds(found []string) []string {
	var out []string
	for _, f := range found {
		k, _, _ := strings.Cut(f, " ")
		out = append(out, k)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// compareOff explores the corpus as it is and with off, which leaves a reduction of
// blocked executions out: the complete graphs, the errors and the warnings are the
// same, and there are fewer blocked executions in at least so many runs.
func compareOff(t *testing.T, without string, off config.Config, atLeast int) {
	compared, fewer, none := 0, 0, 0
	for _, file := range oneOfEach(t) {
		p, err := load.File(file)
		if err != nil {
			continue // TestPrograms says which must load
		}
		for i, model := range []string{"rc11", "sc"} {
			if i > 0 && !strings.Contains(file, "/spin/") {
				break
			}
			a, ok := exploreAll(t, p, interp.Config{Unroll: 5}, config.Config{Model: model})
			if !ok {
				break
			}
			off.Model = model
			b, ok := exploreAll(t, p, interp.Config{Unroll: 5}, off)
			if !ok {
				break
			}
			compared++
			if !slices.Equal(a.complete, b.complete) {
				t.Errorf("%s, %s: %d complete executions, without %s %d, or other ones", file, model, len(a.complete), without, len(b.complete))
			}
			if !slices.Equal(a.found, b.found) {
				t.Errorf("%s, %s: found %v, without %s %v", file, model, a.found, without, b.found)
			}
			switch {
			case a.blocked > b.blocked:
				t.Errorf("%s, %s: %d blocked executions, without %s %d", file, model, a.blocked, without, b.blocked)
			case a.blocked < b.blocked:
				fewer++
				if a.blocked == 0 {
					none++
				}
			}
		}
	}
	t.Logf("%d runs compared, %d with fewer blocked executions, %d of them with none", compared, fewer, none)
	if compared < (scale.By{Usual: 25, Full: 100}).N() || scale.Full() && fewer < atLeast {
		t.Errorf("only %d runs compared, %d with fewer blocked executions", compared, fewer)
	}
}

// TestLookahead: looking ahead leaves out blocked executions and nothing else.
func TestLookahead(t *testing.T) {
	compareOff(t, "looking ahead", config.Config{NoLookahead: true}, 5)
}

// TestUnblock: so does not going on to wait for what came.
func TestUnblock(t *testing.T) {
	compareOff(t, "unblocking", config.Config{NoUnblock: true}, 20)
}

// TestSymmetry: of executions that differ in which of identical threads does what at least
// one is explored, and the same is found in them.
func TestSymmetry(t *testing.T) {
	compared, fewer := 0, 0
	for _, file := range oneOfEach(t) {
		p, err := load.File(file)
		if err != nil {
			continue // TestPrograms says which must load
		}
		for _, model := range []string{"sc", "rc11", "imm"} {
			all, ok := exploreAll(t, p, interp.Config{Unroll: 5}, config.Config{Model: model})
			if !ok {
				break
			}
			some, ok := exploreAll(t, p, interp.Config{Unroll: 5}, config.Config{Model: model, Symmetry: true})
			if !ok {
				t.Errorf("%s, %s: not explored with symmetry", file, model)
				break
			}
			compared++
			if len(some.complete) < len(all.complete) {
				fewer++
			}
			for _, x := range some.complete {
				if _, ok := slices.BinarySearch(all.complete, x); !ok && len(all.found) == 0 {
					t.Errorf("%s, %s: no execution of the program:\n%s", file, model, x)
					break
				}
			}
			if len(some.complete) > len(all.complete) || len(all.complete) > 0 && len(some.complete) == 0 {
				t.Errorf("%s, %s: %d executions with symmetry, of %d", file, model, len(some.complete), len(all.complete))
			}
			if a, b := kinds(all.found), kinds(some.found); !slices.Equal(a, b) {
				t.Errorf("%s, %s: found %v, with symmetry %v", file, model, a, b)
			}
		}
	}
	t.Logf("%d runs compared, %d with fewer executions", compared, fewer)
	if compared < (scale.By{Usual: 50, Full: 200}).N() || scale.Full() && fewer < 10 {
		t.Errorf("only %d runs compared, %d with fewer executions", compared, fewer)
	}
}
