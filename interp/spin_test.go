package interp_test

import (
	"context"
	"fmt"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
)

// outcomes explores p and returns the final contents of its variables in complete
// executions.
func outcomes(t *testing.T, p *ir.Program, model string, cfg interp.Config) (map[string]bool, uint64) {
	set := map[string]bool{}
	res, err := trust.Run(context.Background(), trust.Config{
		Model: model, Workers: 1, KeepGoing: true, NoRaces: true, NoDeadlock: true,
		NewProgram: func(*trust.Refinement) trust.Program { return cache.New(interp.New(p, cfg), true) },
		OnExecution: func(s *trust.Snapshot, blocked bool) {
			if blocked {
				return
			}
			var vals []string
			for _, c := range s.Co {
				name, off := p.SymbolAt(c.Addr)
				if name == "" || len(c.Writes) == 0 {
					continue
				}
				w := c.Writes[len(c.Writes)-1]
				if w == event.Init {
					continue
				}
				vals = append(vals, fmt.Sprintf("%s+%d=%v", name, off, s.Threads[w.Thread].Events[w.Index].Value))
			}
			sort.Strings(vals)
			set[strings.Join(vals, " ")] = true
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return set, res.Complete
}

// TestSpinOutcomes checks that the executions that are cut because a loop went round
// without doing anything have no outcomes of their own: the same final states are
// reached as when loops simply run, up to a bound that is enough for these programs.
func TestSpinOutcomes(t *testing.T) {
	files, _ := filepath.Glob("testdata/spin/*.ll")
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, f := range files {
		for _, model := range []string{"sc", "ra", "rc11"} {
			t.Run(filepath.Base(f)+"/"+model, func(t *testing.T) {
				p, err := load.File(f)
				if err != nil {
					t.Fatal(err)
				}
				cut, n := outcomes(t, p, model, interp.Config{})
				all, m := outcomes(t, p, model, interp.Config{NoSpin: true, Unroll: 3})
				for o := range all {
					if !cut[o] {
						t.Errorf("lost: %s", o)
					}
				}
				for o := range cut {
					if !all[o] {
						t.Errorf("new: %s", o)
					}
				}
				t.Logf("%d outcomes, %d executions instead of %d", len(cut), n, m)
			})
		}
	}
}
