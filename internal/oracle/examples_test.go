package oracle_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency/kat"
	"genmcgo/consistency/kat/prover"
	"genmcgo/consistency/kat/runner"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
)

// TestExampleModels compares the explorer, under the models of examples/models and
// the shipped one that has no checker written by hand, with what their files say.
// Each must also differ from its neighbour on some program.
func TestExampleModels(t *testing.T) {
	scale.NotShort(t)
	for _, c := range []struct{ file, neighbour string }{
		{"../../examples/models/pso.kat", "tso"},
		{"../../examples/models/sra.kat", "ra"},
		{"../../examples/models/rc11-full-fences.kat", "rc11"},
		{"../../consistency/models/rc11-c++11-sw.kat", "rc11"},
	} {
		name := strings.TrimSuffix(filepath.Base(c.file), ".kat")
		t.Run(name, func(t *testing.T) {
			s, err := kat.Load(c.file)
			if err != nil {
				t.Fatal(err)
			}
			compiled, err := prover.Check(s)
			if err != nil {
				t.Fatal(err)
			}
			m, err := runner.NewModel(compiled)
			if err != nil {
				t.Fatal(err)
			}
			keep(name, m)
			ms := append(oracle.Builtin(c.neighbour), oracle.FromSpec(s))
			apart, compared := 0, 0
			check := func(p *litmus.Program, seed uint64) {
				want, err := oracle.Enumerate(p.DepMachine(), ms, tooBig)
				if err != nil {
					return
				}
				compared++
				if !slices.Equal(want[0].Complete, want[1].Complete) || want[0].Wrong.Has(oracle.DataRace) != want[1].Wrong.Has(oracle.DataRace) {
					apart++
				}
				ws := ways(name)
				for _, w := range []way{ws[0], ws[1+seed%uint64(len(ws)-1)]} {
					w.file = true
					if d := differenceTo(&want[1], p, w, int64(seed)); d != "" {
						t.Fatalf("%v: %s\n%s", w, d, p)
					}
				}
			}
			for i, p := range litmus.All() {
				check(p, uint64(i))
			}
			n := programs.N() / 4
			for seed := *firstOne; seed < *firstOne+uint64(n); seed++ {
				size := *minSize + int(seed%uint64(*maxSize-*minSize+1))
				check(litmus.Generate(seed, size), seed)
			}
			if total := len(litmus.All()) + n; compared < total/2 {
				t.Errorf("only %d of %d programs compared", compared, total)
			}
			if apart == 0 {
				t.Errorf("the same as %s on all %d programs", c.neighbour, compared)
			}
			t.Logf("%d programs, different from %s on %d", compared, c.neighbour, apart)
		})
	}
}
