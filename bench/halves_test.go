package bench

import (
	"os/exec"
	"path/filepath"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestLevelsOfHalves: a program that exchanges two numbers at once, in a structure of both, has as many executions at each level as with
// one number and shifts.
func TestLevelsOfHalves(t *testing.T) {
	clangs := needClang(t)
	files, err := filepath.Glob("testdata/halves/*.c")
	if err != nil || len(files) < 4 {
		t.Fatal(files, err)
	}
	every := scale.By{Short: 4, Usual: 2, Wide: 1, Full: 1}
	for i, f := range files {
		if !every.Nth(i) {
			continue
		}
		counts := map[string][2]uint64{}
		for k, level := range []string{"-O0", "-O1", "-O2", "-O0"} {
			form := "-UPLAIN"
			if k == 3 {
				form = "-DPLAIN"
			}
			ll := filepath.Join(t.TempDir(), "p.ll")
			if out, err := exec.Command(clangs[(i+k)%len(clangs)], level, form, "-S", "-emit-llvm", "-w", "-o", ll, f).CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", f, err, out)
			}
			prog, err := genmcgo.Load(t.Context(), genmcgo.File(ll), genmcgo.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for _, model := range []string{"sc", "rc11", "imm"} {
				if model == "imm" && level != "-O0" { // an optimiser drops dependencies
					continue
				}
				res, err := prog.Measure(t.Context(), genmcgo.Options{Model: model, Workers: 1, NoSimplify: true}, genmcgo.Instruments{})
				if err != nil {
					t.Fatal(err)
				}
				if res.Verdict != report.Verified {
					t.Errorf("%s %s under %s: %v", f, level, model, res.Verdict)
				}
				n := [2]uint64{res.Complete, res.Blocked}
				if was, ok := counts[model]; ok && was != n {
					t.Errorf("%s %s %s under %s: %d executions and %d blocked ones, at -O0 %d and %d", f, level, form, model, n[0], n[1], was[0], was[1])
				} else {
					counts[model] = n
				}
			}
		}
	}
}
