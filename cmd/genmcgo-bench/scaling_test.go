package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/bench"
)

func TestScalingCommand(t *testing.T) {
	dir := t.TempDir()
	file := func(name string) string { return filepath.Join(dir, name) }
	var out, errs bytes.Buffer
	run := func(args ...string) int {
		out.Reset()
		errs.Reset()
		return doMain(context.Background(), append([]string{"scaling"}, args...), &out, &errs)
	}
	ll := "../../examples/ttas-lock.ll"
	if code := run("--runs=1", "--workers=2,48", "--csv="+file("s.csv"), "--json="+file("s.json"), "--chart="+file("s"), "--trees="+dir, "--models=sc,rc11", ll); code != 0 {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	for _, model := range []string{"sc", "rc11"} {
		if !strings.Contains(out.String(), "| ttas-lock.ll | "+model+" |") {
			t.Errorf("no row for %s in\n%s", model, out.String())
		}
		f, err := os.Open(file("ttas-lock.ll-" + model + ".tree"))
		if err != nil {
			t.Fatal(err)
		}
		tree, err := bench.ReadWorkTree(f)
		f.Close()
		if err != nil || tree.Total() <= 0 {
			t.Errorf("the recorded tree: %v, %v", tree, err)
		}
	}
	data, err := os.ReadFile(file("s.csv"))
	if err != nil || len(strings.Split(strings.TrimSpace(string(data)), "\n")) != 1+2*3 {
		t.Errorf("CSV: %v\n%s", err, data)
	}
	data, err = os.ReadFile(file("s.json"))
	var back []bench.Scaling
	if err != nil || json.Unmarshal(data, &back) != nil || len(back) != 2 || back[0].Executions == 0 || len(back[0].Simulated) != 3 {
		t.Errorf("JSON: %v\n%s", err, data)
	}
	for _, f := range []string{"s.svg", "s.png"} {
		if st, err := os.Stat(file(f)); err != nil || st.Size() == 0 {
			t.Errorf("%s: %v", f, err)
		}
	}
	if code := run("--equivalence=rf", "--runs=1", "--workers=2", "--csv="+file("rf.csv"), "--trees="+dir, ll); code != 0 || !strings.Contains(out.String(), "| ttas-lock.ll | sc, rf |") {
		t.Errorf("rf: exit %d\n%s%s", code, out.String(), errs.String())
	}
	if data, err = os.ReadFile(file("rf.csv")); err != nil || strings.Count(string(data), ",rf\n") != 2 {
		t.Errorf("CSV of rf: %v\n%s", err, data)
	}
	if _, err := os.Stat(file("ttas-lock.ll-sc-rf.tree")); err != nil {
		t.Error(err)
	}
	for _, c := range []struct{ args, want string }{
		{"", "name a program"},
		{"fib_bench", "want PROGRAM:N"},
		{"fib_bench:many", "is no number"},
		{"nonsense:3", "no benchmark program is called"},
		{"--runs=0 " + ll, "at least 1"},
		{"--equivalence=rvf " + ll, "no tree of work"},
		{"--equivalence=rg " + ll, "want co or rf"},
		{"--max-n=-1 figure4", "must not be negative"},
		{"--max-n=3 figure4", "no such program"},
		{"--workers=0 " + ll, "must be 1 to"},
		{"--nodes=3 " + ll, "at least 1000"},
		{ll + ":3", "takes no parameter"},
		{"--models=zc " + ll, "there is no memory model"},
		{"../../examples/ttas-lock-relaxed.ll --models=rc11", "did not reach its end"},
		{"--trees=/nonexistent --runs=1 --workers=2 " + ll, "nonexistent"},
	} {
		if code := run(strings.Fields(c.args)...); code != 2 || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%s: exit %d, %s", c.args, code, errs.String())
		}
	}
}
