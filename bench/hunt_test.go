package bench

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestSeededBugs: without the bug, programs of bench/hunt are right, in small; with it, a hunt finds it, in
// small and as large as it is measured.
func TestSeededBugs(t *testing.T) {
	if _, err := FindClang("", "clang", "clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang-13"); err != nil {
		t.Skip("no clang: seeded bugs are not compiled")
	}
	ctx := context.Background()
	load := func(p Program, defines ...string) *genmcgo.Program {
		t.Helper()
		prog, err := genmcgo.Load(ctx, genmcgo.Source{Name: p.Name + ".c", Text: p.Source(), Clang: defines}, genmcgo.Options{})
		if err != nil {
			t.Fatalf("%s %v: %v", p.Name, defines, err)
		}
		return prog
	}
	hunt := func(prog *genmcgo.Program, what string) {
		t.Helper()
		r, err := prog.Hunt(ctx, genmcgo.Options{Workers: 1, Seed: 1, MaxExecutions: 20_000})
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		if r.Verdict != report.Error {
			t.Errorf("%s: %s", what, r.Summary)
		}
	}
	large, small := scale.By{Short: 31, Usual: 31, Full: 1}, scale.By{Short: 28, Usual: 7, Full: 1}
	for i := range seededBugs {
		b := &seededBugs[i]
		p := b.program(true)
		if large.Nth(i) {
			hunt(load(p, p.Defines(0)...), p.Name)
		}
		if !strings.HasPrefix(b.file, "hunt/") || !small.Nth(i) {
			continue // other tests know what the others are in small
		}
		n := "-DN=" + strconv.Itoa(smallest[p.Name])
		r, err := load(b.program(false), n).Check(ctx, genmcgo.Options{Workers: 1, Estimate: genmcgo.Sampling{Off: true}})
		if err != nil || r.Verdict != report.Verified {
			t.Errorf("%s %s without the bug: %v %+v", p.Name, n, err, r)
		}
		hunt(load(p, n, "-DBUG"), p.Name+" "+n)
	}
}

// smallest are parameters with which programs of bench/hunt can be explored.
var smallest = map[string]int{"aba_bug": 2, "lost_bug": 3, "relay_bug": 3, "reorder_bug": 3, "seqlock_bug": 1, "turns_bug": 2}
