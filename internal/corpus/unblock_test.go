package corpus

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/interp"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
)

// TestUnblock: without the executions in which a thread goes on waiting for what
// came, the complete graphs, the errors and the warnings are the same.
func TestUnblock(t *testing.T) {
	if testing.Short() {
		t.Skip("explores every program twice")
	}
	var files []string
	for _, g := range []string{"testdata/spin/*.ll", "testdata/ll/clang-14-O0/*/*.ll", "../../examples/*.ll"} {
		f, err := filepath.Glob(g)
		if err != nil || len(f) == 0 {
			t.Fatalf("no programs match %s (%v)", g, err)
		}
		files = append(files, f...)
	}
	compared, fewer, none := 0, 0, 0
	for _, file := range files {
		p, err := load.File(file)
		if err != nil {
			continue // TestPrograms says which must load
		}
		for i, model := range []string{"rc11", "sc"} {
			if i > 0 && !strings.Contains(file, "/spin/") {
				break
			}
			on, ok := exploreAll(t, p, interp.Config{Unroll: 5}, trust.Config{Model: model})
			if !ok {
				break
			}
			off, ok := exploreAll(t, p, interp.Config{Unroll: 5}, trust.Config{Model: model, NoUnblock: true})
			if !ok {
				break
			}
			compared++
			if !slices.Equal(on.complete, off.complete) {
				t.Errorf("%s, %s: %d complete executions, without unblocking %d, or other ones", file, model, len(on.complete), len(off.complete))
			}
			if !slices.Equal(on.found, off.found) {
				t.Errorf("%s, %s: found %v, without unblocking %v", file, model, on.found, off.found)
			}
			switch {
			case on.blocked > off.blocked:
				t.Errorf("%s, %s: %d blocked executions, without unblocking %d", file, model, on.blocked, off.blocked)
			case on.blocked < off.blocked:
				fewer++
				if on.blocked == 0 {
					none++
				}
			}
		}
	}
	t.Logf("%d runs compared, %d with fewer blocked executions, %d of them with none", compared, fewer, none)
	if compared < 100 || fewer < 20 {
		t.Errorf("only %d runs compared, %d with fewer blocked executions", compared, fewer)
	}
}
