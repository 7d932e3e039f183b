package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"genmcgo/bench"
	"genmcgo/internal/scale"
)

func run(t *testing.T, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errw bytes.Buffer
	code = doMain(context.Background(), args, &out, &errw)
	return code, out.String(), errw.String()
}

func TestBadUsage(t *testing.T) {
	exe, err := os.Executable() // anything that can be run: none of these gets that far
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ args, says string }{
		{"", "usage:"},
		{"tables", "unknown command tables"},
		{"table", "give the ID of a table: genmc-2024-1"},
		{"table genmc-2023-1", `no table is called "genmc-2023-1"; there are genmc-2024-1`},
		{"table locks --runs=0", "--runs=0: must be at least 1"},
		{"table locks --workers=0", "--workers=0: must be at least 1"},
		{"table locks --max-n=-1", "must not be negative"},
		{"table locks --equivalence= --genmcgo=" + exe, "--equivalence: give at least one"},
		{"table locks --equivalence=rg --genmcgo=" + exe, "want some of co, rf, rvf"},
		{"table locks --equivalence=co,co --genmcgo=" + exe, "each once"},
		{"plots", "name files"},
		{"plots main_test.go", "main_test.go: not what table"},
		{"plots --name=a/b x.json", "--name=a/b"},
		{"plots nowhere.json", "nowhere.json"},
		{"progress --workers=0", "--workers=0: must be at least 1"},
		{"progress --cost=-1 fib_bench:3/sc", "--cost=-1: must not be negative"},
		{"progress fib_bench:3", "want PROGRAM:N/MODEL"},
		{"progress fib_bench:3/power", "power"},
		{"progress fib_bench/sc", "want PROGRAM:N"},
		{"estimates --samples=0", "--samples=0: must be at least 1"},
		{"estimates --seeds=0", "at least one of each"},
		{"estimates --peer=nidhugg=/nowhere", "want genmc=PATH"},
		{"estimates --peer=genmc=/nowhere/genmc", "/nowhere/genmc"},
		{"estimates figure5", "want PROGRAM:N/MODEL"},
		{"estimates fib_bench:3/sc+gravity", "sc+gravity"},
		{"table locks --rows", "flag needs an argument"},
		{"table locks --genmcgo=/nowhere/genmcgo", "name it with --genmcgo"},
		{"table locks --genmcgo=" + exe + " --ablate=gravity --clang=/nowhere/clang", "/nowhere/clang"},
	} {
		code, stdout, stderr := run(t, strings.Fields(tc.args)...)
		if code != 2 || !strings.Contains(stderr, tc.says) || stdout != "" {
			t.Errorf("genmcgo-bench %s: status %d, %q; want 2 and %q", tc.args, code, stderr, tc.says)
		}
	}
}

func TestList(t *testing.T) {
	code, stdout, _ := run(t, "list")
	if code != 0 {
		t.Fatalf("status %d", code)
	}
	for _, want := range []string{"parallel-rf-2020-1", "fib_bench", "--cache=false"} {
		if !strings.Contains(stdout, want) {
			t.Errorf("list does not say %s:\n%s", want, stdout)
		}
	}
}

// built is the command, built when the first test needs it, or copied if go run keeps it from the last time, here or in
// internal/corpus; TestMain removes it.
var built = sync.OnceValues(func() (exe string, err error) {
	dir, err := os.MkdirTemp("", "genmcgo-bench")
	if err != nil {
		return "", err
	}
	exe = filepath.Join(dir, "genmcgo")
	if out, err := exec.Command("go", "run", "-ldflags=-w", "-exec=cp", "genmcgo/cmd/genmcgo", exe).CombinedOutput(); err != nil {
		return exe, fmt.Errorf("%w\n%s", err, out)
	}
	return exe, nil
})

// used says that there is something to remove.
var used bool

func TestMain(m *testing.M) {
	code := m.Run()
	if used {
		if exe, _ := built(); exe != "" {
			os.RemoveAll(filepath.Dir(exe))
		}
	}
	os.Exit(code)
}

// command is the path of the real genmcgo.
func command(t *testing.T) string {
	t.Helper()
	used = true
	exe, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return exe
}

// TestTable measures a row of a table with the real genmcgo.
func TestTable(t *testing.T) {
	scale.NotShort(t)
	if _, err := bench.FindClang("", "clang", "clang-22", "clang-19", "clang-14"); err != nil {
		t.Skipf("NO TABLE IS MEASURED: %v", err)
	}
	dir, exe := t.TempDir(), command(t)
	code, stdout, stderr := run(t, "table", "genmc-2024-2", "--rows=lamport(2)", "--models=sc,rc11", "--runs=2", "--workers=1,2",
		"--ablate=all", "--genmcgo="+exe, "--out="+filepath.Join(dir, "out"))
	if code != 0 {
		t.Fatalf("status %d\n%s%s", code, stdout, stderr)
	}
	if !strings.Contains(stdout, "| lamport(2) |") || !strings.Contains(stdout, "### rc11") {
		t.Errorf("the table:\n%s", stdout)
	}
	if !strings.Contains(stderr, "lamport(2) rc11") {
		t.Errorf("no progress: %s", stderr)
	}
	data, err := os.ReadFile(filepath.Join(dir, "out", "genmc-2024-2.json"))
	if err != nil {
		t.Fatal(err)
	}
	var res bench.TableResult
	if err := json.Unmarshal(data, &res); err != nil {
		t.Fatal(err)
	}
	columns := 2
	for _, s := range bench.Switches() {
		if !s.Recounts() && !s.RVF {
			columns++
		}
	}
	if len(res.Rows) != 2 || len(res.Checkers) != columns {
		t.Fatalf("%d rows, %d columns", len(res.Rows), len(res.Checkers))
	}
	for _, r := range res.Rows {
		for i, c := range r.Cells {
			if c.Complete != 16 || len(c.Samples) != 2 || !(c.CPU > 0) || c.Visits == 0 {
				t.Errorf("%s with %s: %+v", r.Model, res.Checkers[i].Name, c)
			}
		}
	}
}

// TestPlots measures two small tables with the real genmcgo and draws them together.
func TestPlots(t *testing.T) {
	if (scale.By{Wide: 1, Full: 1}).N() == 0 {
		t.Skip("plots of what was measured are drawn with -wide and -full only")
	}
	if _, err := bench.FindClang("", "clang", "clang-22", "clang-19", "clang-14"); err != nil {
		t.Skipf("NOTHING IS MEASURED AND DRAWN: %v", err)
	}
	dir, exe := t.TempDir(), command(t)
	for _, row := range []string{"rvf-2021-2 pgsql(3)", "rvf-2021-figures reorder_5(2)"} {
		table, rows, _ := strings.Cut(row, " ")
		if code, stdout, stderr := run(t, "table", table, "--rows="+rows, "--runs=1", "--genmcgo="+exe, "--out="+dir); code != 0 || !strings.Contains(stdout, "Points of the scatter plots") {
			t.Fatalf("%s: status %d\n%s%s", row, code, stdout, stderr)
		}
	}
	a, b, drawn := filepath.Join(dir, "rvf-2021-2.json"), filepath.Join(dir, "rvf-2021-figures.json"), filepath.Join(dir, "drawn")
	code, stdout, stderr := run(t, "plots", "--out="+drawn, "--name=both", a, b)
	if code != 0 {
		t.Fatalf("status %d\n%s%s", code, stdout, stderr)
	}
	for _, other := range []string{"rf", "co"} { // two points, of which one has fewer executions
		if !strings.Contains(strings.Join(strings.Fields(stdout), " "), "| genmcgo "+other+" | sc | 2 | 1 |") {
			t.Errorf("no line for %s in\n%s", other, stdout)
		}
		for _, ext := range []string{"svg", "png"} {
			if st, err := os.Stat(filepath.Join(drawn, "both-scatter-genmcgo-"+other+"-sc."+ext)); err != nil || st.Size() == 0 {
				t.Errorf("%s: %v", other, err)
			}
		}
	}
	if code, _, stderr := run(t, "table", "rvf-2021-2", "--rows=pgsql(3)", "--runs=1", "--equivalence=co", "--genmcgo="+exe, "--out="+filepath.Join(dir, "co")); code != 0 {
		t.Fatalf("status %d\n%s", code, stderr)
	}
	co := filepath.Join(dir, "co", "rvf-2021-2.json")
	if code, _, stderr := run(t, "plots", "--out="+drawn, co); code != 2 || !strings.Contains(stderr, "nothing to draw") {
		t.Errorf("co alone: status %d, %s", code, stderr)
	}
	if code, _, stderr := run(t, "plots", "--out="+drawn, a, co); code != 2 || !strings.Contains(stderr, "compares with") {
		t.Errorf("rvf and co: status %d, %s", code, stderr)
	}
}

// TestPrimitivesPage measures the philosophers of all tables that have them, and counts lines.
func TestPrimitivesPage(t *testing.T) {
	if (scale.By{Usual: 0, Wide: 1, Full: 1}).N() == 0 {
		t.Skip("measured with -wide and -full only")
	}
	if _, err := bench.FindClang("", "clang", "clang-22", "clang-19", "clang-14"); err != nil {
		t.Skipf("NOTHING IS MEASURED: %v", err)
	}
	dir, exe := t.TempDir(), command(t)
	code, stdout, stderr := run(t, "primitives", "--rows=philosophers_mut", "--runs=1", "--max-n=6", "--genmcgo="+exe, "--out="+dir)
	if code != 0 {
		t.Fatalf("status %d\n%s%s", code, stdout, stderr)
	}
	text := strings.Join(strings.Fields(stdout), " ")
	for _, want := range []string{
		"genmcgo-bench primitives --rows=philosophers_mut --runs=1", "`rwlock_fifo.h`", "## Programs without deadlock", "37,968 | 2,507 |", "| philosophers_mut(6) | 720 |", "| philosophers_mut(3) | 6 |",
		"[1] an execution for each order in which the philosophers take the mutex",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the page does not say %q:\n%s", want, stdout)
		}
	}
	if strings.Contains(stdout, "Up to the first deadlock") || !strings.Contains(stderr, "table mcmini-3 has no row like that") {
		t.Errorf("a table without such rows: %s", stderr)
	}
	for _, name := range []string{"mcmini-1.md", "mcmini-5.json", "mcmini-6.csv"} {
		if st, err := os.Stat(filepath.Join(dir, name)); err != nil || st.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
	if code, _, stderr := run(t, "primitives", "--rows=no_such", "--runs=1", "--genmcgo="+exe); code != 0 || !strings.Contains(stderr, "has no row like that") {
		t.Errorf("no rows: status %d, %s", code, stderr) // the lines are there
	}
	if code, _, stderr := run(t, "table", "mcmini-2", "mcmini-3", "--rows=no_such", "--runs=1", "--genmcgo="+exe); code != 2 || !strings.Contains(stderr, "none of the tables") {
		t.Errorf("no rows in two tables: status %d, %s", code, stderr)
	}
}
