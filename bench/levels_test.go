package bench

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// merged are the programs of which an optimiser leaves fewer accesses, or other branches or loops.
var merged = map[string]string{
	"race_parametric": "plain accesses become one",
	"sigma":           "plain accesses become one",
	"scull":           "plain accesses become one",
	"ttas_backoff":    "nobody needs the delay",
	"snapshot":        "words are compared one by one",
	"marked_list":     "at -O2 the walk of an attempt begins with what the one before found, so failed attempts count",
}

// TestLevels: a program has as many executions at -O1 and -O2 as at -O0, however its loops are turned. (Under imm it may have more: an
// optimiser drops dependencies.)
func TestLevels(t *testing.T) {
	clangs := needClang(t)
	every := scale.By{Short: 60, Usual: 10, Wide: 2, Full: 1}
	const most = 3000 // executions
	compared := 0
	for i, p := range Programs() {
		if merged[p.Name] != "" || !every.Nth(i) {
			continue
		}
		clang, model := clangs[i%len(clangs)], []string{"rc11", "tso", "sc"}[i%3]
		debug := "-g"
		if i%2 == 1 && !bytes.Contains(p.Source(), []byte("<genmcgo/")) { // conditions on objects need it
			debug = "-g0"
		}
		var counts [3]uint64
		for k, level := range []string{"-O0", "-O1", "-O2"} {
			dir := t.TempDir()
			c, ll := filepath.Join(dir, "p.c"), filepath.Join(dir, "p.ll")
			if err := os.WriteFile(c, p.Source(), 0o644); err != nil {
				t.Fatal(err)
			}
			args := append([]string{level, debug, "-S", "-emit-llvm", "-w", "-idirafter", "../interp/rtlib/include", "-o", ll, c}, p.Defines(2)...)
			if out, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", p.Name, err, out)
			}
			prog, err := genmcgo.Load(t.Context(), genmcgo.File(ll), genmcgo.Options{})
			if err != nil {
				t.Fatal(err)
			}
			res, err := prog.Measure(t.Context(), genmcgo.Options{Model: model, Workers: 1, NoSimplify: true, MaxExecutions: most}, genmcgo.Instruments{})
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict != report.Verified { // more than most
				break
			}
			counts[k] = res.Complete
		}
		if counts[0] == 0 {
			continue
		}
		compared++
		if counts[1] != counts[0] || counts[2] != counts[0] {
			t.Errorf("%s of %s %s under %s: %v executions at -O0, -O1 and -O2", p.Name, clang, debug, model, counts)
		}
	}
	if t.Logf("%d programs compared", compared); compared == 0 {
		t.Error("no program was compared")
	}
}
