package corpus

import (
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/load"
	"genmcgo/truST/config"
)

// TestReadsFrom explores the corpus up to reads-from: the executions are those that there are,
// each once, and the same kinds of errors are found. If rounds of a loop count up to coherence
// because another thread noticed them, they count up to reads-from.
func TestReadsFrom(t *testing.T) {
	compared, fewer := 0, 0
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
			b, ok := exploreAll(t, p, interp.Config{Unroll: 5}, config.Config{Model: model, Equivalence: "rf"})
			if !ok {
				break // more executions are blocked
			}
			compared++
			if len(b.complete) < len(a.complete) {
				fewer++
			}
			switch {
			case a.noUndone != b.noUndone:
				t.Errorf("%s, %s: rounds count %v, up to reads-from %v", file, model, a.noUndone, b.noUndone)
			case len(a.found) == 0 && (!slices.Equal(a.rf, b.rf) || len(b.rf) != len(b.complete)):
				t.Errorf("%s, %s: %d executions with %d reads-from relations; explored up to these %d with %d, or other ones", file, model,
					len(a.complete), len(a.rf), len(b.complete), len(b.rf))
			}
			if x, y := kinds(a.found), kinds(b.found); !slices.Equal(x, y) {
				t.Errorf("%s, %s: found %v, up to reads-from %v", file, model, x, y)
			}
		}
	}
	t.Logf("%d runs compared, %d with fewer executions", compared, fewer)
	if compared < (scale.By{Usual: 25, Full: 100}).N() || scale.Full() && fewer < 5 {
		t.Errorf("only %d runs compared, %d with fewer executions", compared, fewer)
	}
}

// TestRVF explores the corpus up to the values of reads: each execution is one of
// those that there are, and the same kinds of errors are found.
func TestRVF(t *testing.T) {
	compared, fewer, counted := 0, 0, 0
	for _, file := range oneOfEach(t) {
		p, err := load.File(file)
		if err != nil {
			continue // TestPrograms says which must load
		}
		a, ok := exploreAll(t, p, interp.Config{Unroll: 5}, config.Config{Model: "sc"})
		if !ok {
			continue
		}
		b, ok := exploreAll(t, p, interp.Config{Unroll: 5}, config.Config{Model: "sc", Equivalence: "rvf"})
		if !ok {
			t.Errorf("%s: not explored up to the values of reads", file)
			continue
		}
		if b.noUndone && !a.noUndone {
			// Rounds of loops that undo what they wrote count up to the values of reads, where
			// it is not known which write stands between others. So they must on both sides.
			counted++
			if a, ok = exploreAll(t, p, interp.Config{Unroll: 5, NoUndone: true}, config.Config{Model: "sc"}); !ok {
				continue
			}
		}
		compared++
		if len(b.complete) < len(a.complete) {
			fewer++
		}
		for _, x := range b.complete {
			if _, ok := slices.BinarySearch(a.complete, x); !ok && len(a.found) == 0 {
				t.Errorf("%s: no execution of the program:\n%s", file, x)
				break
			}
		}
		if len(b.complete) > len(a.complete) {
			t.Errorf("%s: %d executions, of %d", file, len(b.complete), len(a.complete))
		}
		if x, y := kinds(a.found), kinds(b.found); !slices.Equal(x, y) {
			t.Errorf("%s: found %v, up to the values of reads %v", file, x, y)
		}
	}
	t.Logf("%d programs compared, %d with fewer executions, %d of which rounds count up to the values of reads only", compared, fewer, counted)
	if compared < (scale.By{Usual: 25, Full: 100}).N() || scale.Full() && (fewer < 5 || counted < 1) {
		t.Errorf("only %d programs compared, %d with fewer executions, %d of which rounds count", compared, fewer, counted)
	}
}
