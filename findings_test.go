package genmcgo

import (
	"path/filepath"
	"slices"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestFindingsInAnyOrder: that threads wait for ever has the same identity whichever execution shows it. Two runs that
// find executions in different orders do not differ in it: neither as an old report and a new one, nor as two
// models. (Other errors end the execution that they are found in, and may hide others.)
func TestFindingsInAnyOrder(t *testing.T) {
	files, err := filepath.Glob("internal/corpus/testdata/ll/clang-14-O0/wrong/*.ll")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d programs: %v", len(files), err)
	}
	every := scale.By{Short: 20, Usual: 16, Wide: 6, Full: 2}
	waits := func(kind string) bool {
		return slices.Contains([]string{"deadlock", "liveness", "daemon", "livelock"}, kind)
	}
	findings, other := 0, 0
	compare := func(file string, all bool) {
		p, err := Load(t.Context(), File(file), Options{})
		if err != nil {
			t.Fatal(err)
		}
		var first *report.Report
		for seed := range int64(4) {
			o := Options{Workers: 1, KeepGoing: true, AllDeadlocks: all, CheckDaemons: true, Schedule: "random", Seed: seed, Unroll: 4, MaxExecutions: 500, Estimate: Sampling{Off: true}}
			r, err := p.Check(t.Context(), o)
			if err != nil || r.Stopped != "" {
				return
			}
			if first == nil {
				first = r
				for _, f := range slices.Concat(r.Errors, r.Warnings) {
					if waits(f.Kind) {
						findings++
					}
				}
				continue
			}
			d := report.NewDiff("", "first", "second", &report.Table{Models: []*report.Report{first}}, &report.Table{Models: []*report.Report{r}})
			for _, m := range []report.Findings{d.Models[0].Errors, d.Models[0].Warnings} {
				for _, f := range slices.Concat(m.New, m.Fixed) {
					if waits(f.Kind) {
						t.Errorf("%s, seed %d: new or fixed: %s at %s", file, seed, f.Message, f.Place)
					}
				}
			}
			second := *r
			second.Model = "other"
			c := report.Compare(report.Context{}, []report.Run{{Report: first, Explored: report.NewExplored()}, {Report: &second, Explored: report.NewExplored()}}, p.Sources(), nil).Comparison
			for _, list := range [][]report.Appearance{c.Errors, c.Warnings} {
				for i := range list {
					if a := &list[i]; len(a.Absent) > 0 && waits(a.Kind) {
						t.Errorf("%s, seed %d: %s at %s is absent under %v", file, seed, a.Message, a.Place, a.Absent)
					}
				}
			}
			for i := range min(len(r.Errors), len(first.Errors)) {
				if waits(r.Errors[i].Kind) && r.Errors[i].Message != first.Errors[i].Message {
					other++
				}
			}
		}
	}
	compare("testdata/bystander.ll", true)
	compare("testdata/bystander.ll", false)
	if other == 0 {
		t.Error("no deadlock was found in different executions")
	}
	for _, file := range files {
		if every.Takes(file) {
			compare(file, len(file)%2 == 0)
		}
	}
	if findings < 3 {
		t.Errorf("only %d findings", findings)
	}
	t.Logf("%d findings, %d of them shown otherwise", findings, other)
}

// TestThreadsOfOthers: the graph of a finding has no thread that the execution has not created, although one that was drawn before it had.
// It would have a number, which threads behind it lack when the finding is replayed.
func TestThreadsOfOthers(t *testing.T) {
	needClang(t)
	p, err := Load(t.Context(), C(`
#include <pthread.h>
static int x;
static void *writes(void *u) { x = 1; return u; }
static void *reads(void *u) { return x ? u : 0; }
int main(void) {
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], 0, i ? reads : writes, 0);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return 0;
}`), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range int64(20) {
		r, err := p.Hunt(t.Context(), Options{Model: "sc", Workers: 1, KeepGoing: true, MaxExecutions: 100, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range r.Errors {
			if i := slices.IndexFunc(f.Graph.Threads, func(th report.Thread) bool { return th.ID > 0 && th.Parent == "" }); i >= 0 {
				t.Errorf("seed %d: nobody has created thread %d of\n%s", seed, i, f.Graph.Text)
			}
		}
	}
}
