package corpus

import (
	"path/filepath"
	"slices"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/load"
	"genmcgo/truST/config"
)

// TestTracking: tracking dependencies changes neither the executions nor the errors
// under a model that does not ask for them, but for loops that keep what a round read
// for after the loop: whether that is what the last round read depends on a read that
// decides nothing else, so such a loop does not wait but goes on, up to its bound.
func TestTracking(t *testing.T) {
	if testing.Short() {
		t.Skip("explores every program twice")
	}
	var files []string
	for _, g := range []string{"testdata/spin/*.ll", "testdata/ll/clang-14-O0/*/*.ll", "testdata/ll/clang-22-O2/*/*.ll", "../../examples/*.ll"} {
		f, err := filepath.Glob(g)
		if err != nil || len(f) == 0 {
			t.Fatalf("no programs match %s (%v)", g, err)
		}
		files = append(files, f...)
	}
	files = sampled(files)
	keeps := map[string]bool{"retry-3.ll": true, "retry-5.ll": true} // middle in retry.c
	compared := 0
	for _, file := range files {
		p, err := load.File(file)
		if err != nil {
			continue // TestPrograms says which must load
		}
		// Looking ahead does not look past a Skip.
		cfg, explore := interp.Config{Unroll: 5}, config.Config{Model: "rc11", NoLookahead: true, NoUnblock: true}
		a, ok := exploreAll(t, p, cfg, explore)
		if !ok {
			continue
		}
		cfg.TrackDeps = true
		b, ok := exploreAll(t, p, cfg, explore)
		if !ok {
			t.Errorf("%s: does not end", file)
			continue
		}
		compared++
		if keeps[filepath.Base(file)] {
			if len(a.complete) >= len(b.complete) {
				t.Errorf("%s: %d complete executions, with tracking only %d", file, len(a.complete), len(b.complete))
			}
			continue
		}
		if !slices.Equal(a.complete, b.complete) {
			t.Errorf("%s: %d complete executions, with tracking %d, or other ones", file, len(a.complete), len(b.complete))
		}
		if !slices.Equal(a.found, b.found) {
			t.Errorf("%s: found %v, with tracking %v", file, a.found, b.found)
		}
		if a.blocked != b.blocked {
			t.Errorf("%s: %d blocked executions, with tracking %d", file, a.blocked, b.blocked)
		}
	}
	if compared < (scale.By{Usual: 25, Full: 100}).N() {
		t.Errorf("only %d programs compared", compared)
	}
}
