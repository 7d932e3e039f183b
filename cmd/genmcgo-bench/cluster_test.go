package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"genmcgo/bench"
	"genmcgo/internal/scale"
)

// TestCluster runs a small program with two worker processes and simulates it; with -wide a second time, with the tree
// that the first one recorded.
func TestCluster(t *testing.T) {
	scale.NotShort(t)
	if runtime.GOOS != "linux" {
		t.Skip("NO CLUSTER IS MEASURED: the CPU time of running processes is known on Linux only")
	}
	dir := t.TempDir()
	exe := command(t)
	args := []string{"cluster", "--workers=2", "--simulate=1,64", "--stretch=1m", "--genmcgo=" + exe, "--trees=" + dir, "--out=" + dir, "../../examples/alarm.ll"}
	for _, again := range []bool{false, true}[:(scale.By{Short: 1, Usual: 1, Wide: 2, Full: 2}).N()] {
		code, stdout, stderr := run(t, args...)
		if code != 0 {
			t.Fatalf("status %d\n%s%s", code, stdout, stderr)
		}
		if strings.Contains(stderr, "recording") == again {
			t.Errorf("again is %t: %s", again, stderr)
		}
		for _, want := range []string{"## In short", "genmcgo-bench cluster --workers=2 --simulate=1,64 --stretch=1m ../../examples/alarm.ll\n"} {
			if !strings.Contains(stdout, want) || strings.Contains(stdout, dir) {
				t.Errorf("%q is not in, or %s is:\n%s", want, dir, stdout)
			}
		}
		if again {
			break
		}
	}
	data, err := os.ReadFile(filepath.Join(dir, "cluster.json"))
	if err != nil {
		t.Fatal(err)
	}
	var res bench.ClusterResult
	if err := json.Unmarshal(data, &res); err != nil || len(res.Rows) != 1 {
		t.Fatalf("%v\n%s", err, data)
	}
	row := res.Rows[0]
	if len(row.Local) != 2 || len(row.Runs) != 1 || len(row.Simulated) != 2 || len(row.Stretched) != 2 || len(row.WhatIf) < 3 || row.Complete == 0 {
		t.Errorf("%s", data)
	}
	for _, p := range row.Runs {
		if p.Remark != "" || p.Workers != 2 || p.Attempts == 0 || p.Messages == 0 || p.CPU <= 0 || p.Predicted == nil || p.Predicted.Attempts == 0 {
			t.Errorf("%+v", p)
		}
	}
	if c := row.Costs; c.Attempts < 20 || c.PerAttempt < 1 || c.Message <= 0 || c.Trip <= c.TripHere/100 || c.Fold <= 0 || c.Join <= 0 {
		t.Errorf("costs %+v", c)
	}
	for _, f := range []string{"cluster.md", "cluster.csv"} {
		if st, err := os.Stat(filepath.Join(dir, f)); err != nil || st.Size() == 0 {
			t.Errorf("%s: %v", f, err)
		}
	}
}

func TestClusterUsage(t *testing.T) {
	for _, tc := range []struct{ args, says string }{
		{"", "name a table or a program"},
		{"no_such:3", "no_such"},
		{"fib_bench:many", "is no number"},
		{"no-table", `no table is called "no-table"`},
		{"locks --rows=nothing", "no row is left"},
		{"locks --rows=[", "--rows=["},
		{"fib_bench:3 --workers=-1", "must be 0 to 1024"},
		{"fib_bench:3 --simulate=0", "must be 1 to"},
		{"fib_bench:3 --equivalence=rvf", "want co or rf"},
		{"fib_bench:3 --stretch=-1s", "must not be negative"},
		{"fib_bench:3 --nodes=1", "at least 1000"},
		{"fib_bench:3 --genmcgo=/nowhere/genmcgo", "name it with --genmcgo"},
	} {
		if code, stdout, stderr := run(t, append([]string{"cluster"}, strings.Fields(tc.args)...)...); code != 2 || !strings.Contains(stderr, tc.says) || stdout != "" {
			t.Errorf("genmcgo-bench cluster %s: status %d, %q; want 2 and %q", tc.args, code, stderr, tc.says)
		}
	}
}
