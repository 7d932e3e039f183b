package bench

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"flag"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

var updateGolden = flag.Bool("update", false, "rewrite the golden files of testdata")

func TestMedian(t *testing.T) {
	for _, tc := range []struct {
		v    []float64
		want float64
	}{
		{[]float64{3}, 3}, {[]float64{9, 1}, 5}, {[]float64{5, 1, 9}, 5}, {[]float64{4, 100, 1, 2}, 3}, {[]float64{2, 2, 2, 7, 1}, 2},
	} {
		before := slices.Clone(tc.v)
		if got := Median(tc.v); got != tc.want {
			t.Errorf("median of %v is %v, want %v", tc.v, got, tc.want)
		}
		if !slices.Equal(before, tc.v) {
			t.Errorf("%v was reordered", before)
		}
	}
	if !math.IsNaN(Median(nil)) || !math.IsNaN(GeoMean(nil)) {
		t.Error("a mean of nothing is a number")
	}
	if got := GeoMean([]float64{1, 10, 100}); math.Abs(got-10) > 1e-9 {
		t.Errorf("geometric mean %v, want 10", got)
	}
}

// What the tools print, in their words.
const (
	genmcOutput = `GenMC v0.11.0 (LLVM 14.0.6)
Copyright (C) 2024 MPI-SWS. All rights reserved.

*** Compilation complete.
*** Transformation complete.
*** Verification complete.
No errors were detected.
Number of complete executions explored: 1068
Number of blocked executions seen: 6987
Total wall-clock time: 0.41s
`
	nidhuggOutput = `Trace count: 5398
Assume-blocked trace count: 4000
Sleepset-blocked trace count: 9
No errors were detected.
`
	genmcgoOutput = `{"complete": 1068, "blocked": 12, "verdict": "verified", "model_used": "sc", "seconds": 0.02,
 "stats": {"events": 20000, "cache_hits": 990, "cache_misses": 10}}`
)

func TestParse(t *testing.T) {
	for _, tc := range []struct {
		name, tool     string
		stdout, stderr string
		exit           int
		want           answer
	}{
		{"genmc", "genmc", genmcOutput, "", 0, answer{Complete: 1068, Blocked: 6987, Own: 0.41}},
		{"genmc error", "genmc", "Error: Safety violation!\nEvent (1, 3)\nNumber of complete executions explored: 2\nTotal wall-clock time: 0.01s\n", "", 42,
			answer{Complete: 2, Error: "Safety violation", Own: 0.01}},
		{"genmc gives up", "genmc", "GenMC v0.11.0\n", "f.c:1: error: what\nERROR: Could not compile\n", 1, answer{Complete: -1, Failure: "ERROR: Could not compile"}},
		{"nidhugg", "nidhugg", nidhuggOutput, "WARNING: no race detector\n", 0, answer{Complete: 5398, Blocked: 4009}},
		{"nidhugg error", "nidhugg", "Trace count: 7\n\n Error detected:\n  Assertion violation at (<0>,4)\n", "", 42, answer{Complete: 7, Error: "Assertion violation at (<0>,4)"}},
		{"nidhugg dies", "nidhugg", "", "Segmentation fault", 139, answer{Complete: -1, Failure: "Segmentation fault"}},
		{"silent", "nidhugg", "", "", 3, answer{Complete: -1, Failure: "exit 3 without counts"}},
		{"strange exit", "genmc", genmcOutput, "", 17, answer{Complete: 1068, Blocked: 6987, Own: 0.41, Failure: "exit 17"}},
		{"genmcgo", "genmcgo", genmcgoOutput, "", 0, answer{Complete: 1068, Blocked: 12, Own: 0.02, ModelUsed: "sc"}},
		{"genmcgo bounded", "genmcgo", `{"complete": 5, "blocked": 4, "cut": 3, "bounded": true, "verdict": "incomplete"}`, "", 4, answer{Complete: 8, Blocked: 1}},
		{"genmcgo stopped", "genmcgo", `{"complete": 5, "stopped": "timeout", "verdict": "incomplete"}`, "", 4, answer{Complete: 5, Failure: "stopped: timeout"}},
		{"genmcgo error", "genmcgo", `{"complete": 5, "verdict": "error", "stopped": "error", "errors": [{"kind": "assertion"}]}`, "", 1, answer{Complete: 5, Error: "assertion"}},
		{"genmcgo bad input", "genmcgo", "", "genmcgo: f.ll:3: unsupported: inline asm\n", 2, answer{Complete: -1, Failure: "genmcgo: f.ll:3: unsupported: inline asm"}},
	} {
		c := &Checker{Tool: tc.tool}
		got := c.parse(&ended{Stdout: []byte(tc.stdout), Stderr: []byte(tc.stderr), Exit: tc.exit})
		if tc.tool == "genmcgo" && got.Complete >= 0 && got.Stats == nil {
			t.Errorf("%s: no statistics", tc.name)
		}
		got.Stats = nil
		if got != tc.want {
			t.Errorf("%s: %+v, want %+v", tc.name, got, tc.want)
		}
	}
	c := &Checker{Tool: "genmc"}
	if got := c.parse(&ended{Stdout: []byte(genmcOutput), Sample: Sample{}, Failure: "timeout"}); got.Failure != "timeout" || got.Complete != -1 {
		t.Errorf("after a timeout: %+v", got)
	}
}

// canned is a result with all that can happen in a table.
func canned() *TableResult {
	cell := func(complete, blocked int64, cpus ...float64) *Cell {
		c := &Cell{Complete: complete, Blocked: blocked, counts: []int64{complete}}
		for _, s := range cpus {
			c.Samples = append(c.Samples, Sample{CPU: s, Wall: s, Own: s, Peak: 20e6})
		}
		return c
	}
	self := func(complete int64, cpus ...float64) *Cell {
		c := cell(complete, 0, cpus...)
		c.Visits, c.hits, c.misses = uint64(complete)*10, 990, 10
		return c
	}
	fails := func(c *Cell, failure string) *Cell { c.Failure = failure; return c }
	errs := func(c *Cell) *Cell { c.Error = "assertion"; return c }
	r := &TableResult{
		ID: "t", Title: "Some programs", Source: "a paper, Table 1", Date: "2026-01-02T03:04:05Z", Machine: "an abacus, 2 cores", Pinned: true, Runs: 3,
		Columns: []string{"SC/New", "TSO/New", "GENMC"},
		Checkers: []*Checker{
			{Name: "genmcgo", Tool: "genmcgo", Workers: 1, Version: "v1"},
			{Name: "genmcgo, 2 workers", Tool: "genmcgo", Workers: 2, Version: "v1"},
			{Name: "genmcgo without cache", Tool: "genmcgo", Workers: 1, Flags: []string{"--cache=false"}, Version: "v1"},
			{Name: "genmc", Tool: "genmc", Workers: 1, Version: "v0.11.0"},
			{Name: "nidhugg", Tool: "nidhugg", Workers: 1, Version: "0.4"},
		},
		Rows: []*ResultRow{
			{Program: "fib_bench", N: 5, Model: "sc", Executions: map[string]int64{"sc": 218243}, Seconds: map[string]float64{"SC/New": 1.97}, Cells: []*Cell{
				self(218243, 0.1, 0.11, 0.3), self(218243, 0.06), self(218243, 0.4, 0.5, 0.6), cell(218243, 0, 2.0, 2.2, 2.4), cell(218243, 0, 8)}},
			{Program: "fib_bench", N: 6, Model: "sc", Executions: map[string]int64{"sc": 2363803}, Seconds: map[string]float64{"SC/New": 21.38}, Note: "the paper's third thread reads less", Cells: []*Cell{
				self(2364418, 1), self(2364418, 0.5), self(2364418, 4), cell(2364418, 7, 22), fails(cell(-1, 0, 600), "timeout")}},
			{Program: "sigma", N: 7, Model: "sc", Executions: map[string]int64{"GENMC": 5040, "CDSCHECKER": 99}, Seconds: map[string]float64{"GENMC": 0.23}, Cells: []*Cell{
				self(6000, 0.04), self(6000, 0.03), self(6000, 0.05), cell(6001, 0, 0.3), cell(5040, 3, 0.5)}},
			{Program: "circular_buffer", N: 10, Model: "sc", Cells: []*Cell{
				errs(self(9, 0.01)), errs(self(9, 0.01)), errs(self(9, 0.01)), errs(cell(70, 0, 0.02)), cell(70, 0, 0.02)}},
			{Program: "casrot", N: 9, Model: "tso", Seconds: map[string]float64{"TSO/New": 3}, Cells: []*Cell{
				self(8597, 0.05), {Complete: -1}, {Complete: -1, Failure: "does not compile: clang said\nmuch"}, {Complete: -1}, nil}},
		},
	}
	r.Interrupted = true
	r.Starts = []float64{0.01, 0.01, 0.01, 0.05, 0}
	r.conclude()
	return r
}

func TestMarkdown(t *testing.T) {
	var b bytes.Buffer
	if err := canned().WriteMarkdown(&b); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", "table.md")
	if *updateGolden {
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, b.Bytes()) {
		t.Errorf("the table differs from %s (-update rewrites it):\n%s", file, b.Bytes())
	}
}

func TestCompareCounts(t *testing.T) {
	r := canned()
	var wrong []string
	for _, row := range r.Rows {
		if row.Wrong {
			wrong = append(wrong, row.name())
		}
	}
	// fib_bench(6) differs from the paper for a reason that is given; nidhugg may
	// count fewer than genmcgo, genmc may not.
	if want := []string{"sigma(7)", "circular_buffer(10)", "casrot(9)"}; !slices.Equal(wrong, want) {
		t.Errorf("wrong are %v, want %v", wrong, want)
	}
	if r.Agree() {
		t.Error("the table agrees all the same")
	}
	for _, tc := range []struct {
		c       Checker
		n, self int64
		want    bool
	}{
		{Checker{Tool: "genmc"}, 7, 7, true}, {Checker{Tool: "genmc"}, 6, 7, false}, {Checker{Tool: "genmcgo"}, 8, 7, false},
		{Checker{Tool: "nidhugg"}, 6, 7, true}, {Checker{Tool: "nidhugg"}, 8, 7, false},
		{Checker{Tool: "genmcgo", more: true}, 8, 7, true}, {Checker{Tool: "genmcgo", more: true}, 6, 7, false},
		{Checker{Tool: "genmcgo", fewer: true}, 6, 7, true}, {Checker{Tool: "genmcgo", fewer: true}, 8, 7, false},
	} {
		if got := tc.c.counts(&Checker{Tool: "genmcgo"}, tc.n, tc.self); got != tc.want {
			t.Errorf("%+v may count %d beside %d: %v", tc.c, tc.n, tc.self, got)
		}
	}
	// A coarser equivalence may count fewer than a finer one, and the same one not.
	for _, tc := range []struct {
		first, e    string
		fewer, more bool
	}{
		{"co", "co", false, false}, {"co", "rf", true, false}, {"rf", "rvf", true, false}, {"rf", "co", false, true}, {"rvf", "co", false, true}, {"rf", "rf", false, false},
	} {
		c, first := &Checker{Tool: "genmcgo", Equivalence: tc.e}, &Checker{Tool: "genmcgo", Equivalence: tc.first}
		if fewer, more := c.counts(first, 6, 7), c.counts(first, 8, 7); fewer != tc.fewer || more != tc.more || !c.counts(first, 7, 7) {
			t.Errorf("%s beside %s: may count fewer %v, more %v", tc.e, tc.first, fewer, more)
		}
	}
	// A symmetric variant that counts fewer is fine, one that counts more is not.
	for n, want := range map[int64]int{5: 0, 9: 1} {
		row := &ResultRow{Program: "p", Cells: []*Cell{{Complete: 7, Samples: make([]Sample, 1)}, {Complete: n, Samples: make([]Sample, 1)}}}
		s := &TableResult{Rows: []*ResultRow{row}, Checkers: []*Checker{{Tool: "genmcgo", Workers: 1}, {Tool: "genmcgo", Workers: 1, fewer: true}}}
		s.conclude()
		if len(row.Remarks) != want || row.Wrong != (want > 0) {
			t.Errorf("with symmetry %d of 7: %q, wrong %v", n, row.Remarks, row.Wrong)
		}
	}
	if got, want := r.Rows[2].Remarks, []string{"genmc counts 6,001", "nidhugg counts 5,040", "the paper counts 5,040 GENMC"}; !slices.Equal(got, want) {
		t.Errorf("remarks %q, want %q", got, want)
	}
	c := &Cell{}
	for _, n := range []int64{7, 7, 8} {
		c.add(&answer{Complete: n})
	}
	c.Samples = []Sample{{CPU: 1}}
	r.Rows = []*ResultRow{{Program: "p", Cells: []*Cell{c}}}
	r.conclude()
	if got := r.Rows[0].Remarks; len(got) != 1 || !strings.Contains(got[0], "from run to run: 7, 8") {
		t.Errorf("remarks %q", got)
	}
}

func TestSummaries(t *testing.T) {
	find := func(checker, model string) Summary {
		for _, s := range canned().Summaries() {
			if s.Checker == checker && s.Model == model {
				return s
			}
		}
		t.Fatalf("no summary of %s under %s", checker, model)
		return Summary{}
	}
	near := func(what string, got, want float64) {
		if math.Abs(got-want) > 1e-9*want {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	s := find("genmc", "all") // 2.2/0.11 = 20, 22/1 = 22, 0.3/0.04 = 7.5
	if s.All != 3 || s.Band != 2 || s.LeastRow != "sigma(7) sc" {
		t.Errorf("%+v", s)
	}
	near("mean of the band", s.BandMean, math.Sqrt(20*22))
	near("mean", s.AllMean, math.Cbrt(20*22*7.5))
	near("least", s.Least, 7.5)
	near("least of the band", s.BandLeast, 20)
	near("total", s.Total, (2.2+22+0.3)/(0.11+1+0.04))
	if s.Net != 2 || s.NetLeastRow != "fib_bench(5) sc" { // sigma(7) takes 0.25 s without the start
		t.Errorf("%+v", s)
	}
	near("mean without starts", s.NetMean, math.Sqrt(21.5*21.95/0.99))
	near("least without starts", s.NetLeast, 21.5)
	if s := find("nidhugg", "sc"); s.Net != 0 {
		t.Errorf("nobody knows the start of nidhugg: %+v", s)
	}
	s = find("genmcgo, 2 workers", "sc")
	near("speed-up", s.BandMean, 2) // only fib_bench(6) takes one worker 0.5 s
	near("total speed-up", s.Total, (0.11+1+0.04)/(0.06+0.5+0.03))
	if s := find("nidhugg", "sc"); s.All != 2 {
		t.Errorf("rows of nidhugg: %+v", s)
	}
}

func TestFiles(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	r := canned()
	if err := r.WriteFiles(dir); err != nil {
		t.Fatal(err)
	}
	var names []string
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		names = append(names, f.Name())
		if filepath.Ext(f.Name()) == ".svg" {
			data, err := os.ReadFile(filepath.Join(dir, f.Name()))
			if err != nil {
				t.Fatal(err)
			}
			svgTexts(t, data)
		}
	}
	want := []string{"t-fib_bench-sc.png", "t-fib_bench-sc.svg", "t-speedup-sc.png", "t-speedup-sc.svg", "t.csv", "t.json", "t.md"}
	if !slices.Equal(names, want) {
		t.Errorf("files %v, want %v", names, want)
	}
	chart := r.Charts()["t-fib_bench-sc"]
	var series []string
	for _, s := range chart.Series {
		series = append(series, s.Name)
	}
	if want := []string{"genmcgo", "genmcgo without cache", "genmc", "nidhugg", "SC/New (paper)", "TSO/New (paper)", "GENMC (paper)"}; !slices.Equal(series, want) {
		t.Errorf("series %q, want %q", series, want)
	}

	data, err := os.ReadFile(filepath.Join(dir, "t.json"))
	if err != nil {
		t.Fatal(err)
	}
	var back TableResult
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if got, want := back.Rows[1].Cells[3].Samples, r.Rows[1].Cells[3].Samples; !reflect.DeepEqual(got, want) {
		t.Errorf("samples %v, want %v", got, want)
	}
	data, err = os.ReadFile(filepath.Join(dir, "t.csv"))
	if err != nil {
		t.Fatal(err)
	}
	lines, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(lines) != 1+4*5+1 { // casrot has one cell with samples
		t.Errorf("%d lines in the CSV", len(lines))
	}
	if got := lines[4]; got[4] != "genmc" || got[11] != "2.2" || got[17] != "20" {
		t.Errorf("line of genmc: %v", got)
	}
}

// fakes are tools that print what they are told, so that the harness can be run
// without them and without clang.
func fakes(t *testing.T, genmc string) (self, peer *Checker) {
	t.Helper()
	dir := t.TempDir()
	script := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte("#!/bin/sh\n"+text), 0o755); err != nil {
			t.Fatal(err)
		}
		return file
	}
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
	clang := script("clang", `while [ "$1" != -o ]; do shift; done; echo "; IR" >"$2"; echo x >>'`+dir+`/compiled'`+"\n")
	log := dir + "/runs"
	self = &Checker{Name: "genmcgo", Tool: "genmcgo", Clang: clang, Workers: 1,
		Path: script("genmcgo", `echo "self $*" >>'`+log+`'; cat '`+write("self.json", genmcgoOutput)+"'\n")}
	peer = &Checker{Name: "genmc", Tool: "genmc", Workers: 1,
		Path: script("genmc", `echo "peer $*" >>'`+log+`'; `+strings.ReplaceAll(genmc, "OUTPUT", "'"+write("genmc.txt", genmcOutput)+"'")+"\n")}
	return self, peer
}

func needShell(t *testing.T) {
	t.Helper()
	if _, err := os.Stat("/bin/sh"); err != nil {
		t.Skip("needs /bin/sh")
	}
}

var szymanski = PaperTable{
	ID: "t", Models: []string{"sc", "rc11"}, Columns: []string{"SC/New", "RC11/New"},
	Rows: []PaperRow{
		{Program: "szymanski", N: 2, Executions: map[string]int64{"sc": 1068, "rc11": 1068}, Seconds: map[string]float64{"SC/New": 1, "RC11/New": 2}},
		{Program: "szymanski", N: 3, Executions: map[string]int64{"sc": 1068, "rc11": 1068}},
	},
}

// TestHarness checks that tools take turns, that each program is compiled once,
// and that the models get the paper's figures that are theirs.
func TestHarness(t *testing.T) {
	needShell(t)
	self, peer := fakes(t, "cat OUTPUT")
	total := 0
	h := &Harness{Table: &szymanski, Checkers: []*Checker{self, peer}, Runs: 2, CPU: -1, Progress: func(s Step) {
		if s.Row == "" {
			total = s.Done
		}
	}}
	res, err := h.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if !res.Agree() || res.Interrupted || total != 16 {
		t.Errorf("agree %v, interrupted %v, %d runs", res.Agree(), res.Interrupted, total)
	}
	for _, r := range res.Rows {
		for i, c := range r.Cells {
			if len(c.Samples) != 2 || c.Complete != 1068 || len(r.Remarks) != 0 {
				t.Errorf("%s %s with %s: %d samples, %d executions, %q", r.name(), r.Model, res.Checkers[i].Name, len(c.Samples), c.Complete, r.Remarks)
			}
		}
		if r.Cells[0].HitRate != 0.99 {
			t.Errorf("hit rate %v, want 0.99", r.Cells[0].HitRate)
		}
	}
	if got := res.Rows[2].Seconds; !reflect.DeepEqual(got, map[string]float64{"RC11/New": 2}) {
		t.Errorf("the paper's figures for %s: %v", res.Rows[2].Model, got)
	}
	dir := filepath.Dir(self.Path)
	log, err := os.ReadFile(filepath.Join(dir, "runs"))
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(strings.TrimSpace(string(log)), "\n") {
		if want := []string{"self", "peer"}[i%2]; !strings.HasPrefix(line, want) {
			t.Errorf("run %d is of another tool than %s: %s", i, want, line)
		}
	}
	if !strings.Contains(string(log), "--rc11") || !strings.Contains(string(log), "--mm=rc11") || !strings.Contains(string(log), "-DN=3") {
		t.Errorf("the tools were not called with model and parameter:\n%s", log)
	}
	compiled, err := os.ReadFile(filepath.Join(dir, "compiled"))
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(compiled, []byte("x")); n != 3 {
		t.Errorf("%d compilations, want one for each parameter, and one of the program that does nothing", n)
	}
}

func TestHarnessSelects(t *testing.T) {
	needShell(t)
	self, peer := fakes(t, "exit 1")
	h := &Harness{Table: &szymanski, Models: []string{"ra"}, Checkers: []*Checker{self, peer}, Runs: 5, CPU: -1, MinSeconds: 3600, Rows: "szymanski(3)"}
	res, err := h.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Rows) != 1 || res.Rows[0].N != 3 || res.Rows[0].Model != "ra" || len(res.Rows[0].Executions) != 0 {
		t.Errorf("rows %+v", res.Rows)
	}
	if n := len(res.Rows[0].Cells[0].Samples); n != 1 {
		t.Errorf("%d runs of a row that is too short to be repeated", n)
	}
	if got := res.Rows[0].Remarks; len(got) != 1 || got[0] != "genmc: exit 1 without counts" {
		t.Errorf("remarks %q", got)
	}
	for _, bad := range []*Harness{
		{Table: &szymanski, Checkers: []*Checker{peer}},
		{Table: &szymanski, Checkers: []*Checker{self}, Rows: "["},
		{Table: &szymanski, Checkers: []*Checker{self}, Rows: "nothing"},
		{Table: &szymanski, Checkers: []*Checker{self}, MaxN: 1},
		{Table: &PaperTable{Models: []string{"sc"}, Rows: []PaperRow{{Program: "unheard of"}}}, Checkers: []*Checker{self}},
	} {
		if _, err := bad.Run(context.Background()); err == nil {
			t.Errorf("no error for %+v", bad)
		}
	}
}

// TestHarnessInterrupted ends a run in the middle of the third measurement, which
// would last an hour; the two before it are kept.
func TestHarnessInterrupted(t *testing.T) {
	needShell(t)
	self, peer := fakes(t, `if [ -e "$0.again" ]; then touch "$0.began"; exec sleep 3600; fi; touch "$0.again"; cat OUTPUT`)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		for ctx.Err() == nil {
			if _, err := os.Stat(peer.Path + ".began"); err == nil {
				cancel()
			}
			time.Sleep(time.Millisecond)
		}
	}()
	h := &Harness{Table: &szymanski, Checkers: []*Checker{self, peer}, Runs: 3, CPU: -1}
	res, err := h.Run(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if !res.Interrupted {
		t.Error("not marked as interrupted")
	}
	var runs []int
	for _, r := range res.Rows {
		for _, c := range r.Cells {
			runs = append(runs, len(c.Samples))
		}
	}
	if want := []int{1, 1, 1, 0, 0, 0, 0, 0}; !slices.Equal(runs, want) {
		t.Errorf("samples %v, want %v", runs, want)
	}
	dir := t.TempDir()
	if err := res.WriteFiles(dir); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "t.md"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(text, []byte("**Interrupted**")) || !bytes.Contains(text, []byte("1,068")) {
		t.Errorf("what was measured is not in the table:\n%s", text)
	}
}

func TestMeasureTimeout(t *testing.T) {
	needShell(t)
	e := measure(context.Background(), time.Millisecond, -1, t.TempDir(), []string{"/bin/sh", "-c", "sleep 3600 & wait"})
	if e.Failure != "timeout" {
		t.Errorf("%+v", e)
	}
	if e := measure(context.Background(), 0, -1, t.TempDir(), []string{"/nowhere/tool"}); e.Failure == "" {
		t.Errorf("a tool that is not there: %+v", e)
	}
	e = measure(context.Background(), 0, 0, t.TempDir(), []string{"/bin/sh", "-c", "echo out; echo err >&2; i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; exit 7"})
	if e.Failure != "" || e.Exit != 7 || string(e.Stdout) != "out\n" || string(e.Stderr) != "err\n" || !(e.Wall > 0) {
		t.Errorf("%+v", e)
	}
}

func TestSwitches(t *testing.T) {
	needShell(t)
	self, _ := fakes(t, "")
	help := filepath.Join(t.TempDir(), "genmcgo")
	if err := os.WriteFile(help, []byte("#!/bin/sh\necho '      --cache     keep steps (default on)'\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	got, err := Variants(ctx, help, self.Clang, []string{"--seed=1"}, []string{"co"}, []int{1, 2, 4}, []string{"cache"})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range got {
		names = append(names, c.Name)
	}
	if want := []string{"genmcgo", "genmcgo, 2 workers", "genmcgo, 4 workers", "genmcgo without cache"}; !slices.Equal(names, want) {
		t.Errorf("columns %q, want %q", names, want)
	}
	if f := got[3].Flags; !slices.Equal(f, []string{"--seed=1", "--cache=false"}) || got[3].Workers != 1 {
		t.Errorf("flags %q, %d workers", f, got[3].Workers)
	}
	if len(got[0].Flags) != 1 || got[1].Workers != 2 {
		t.Errorf("%+v %+v", got[0], got[1])
	}
	if _, err := Variants(ctx, help, self.Clang, nil, []string{"co"}, []int{1}, []string{"simplification"}); err == nil || !strings.Contains(err.Error(), "--simplify") {
		t.Errorf("a flag that genmcgo lacks: %v", err)
	}
	if _, err := Variants(ctx, help, self.Clang, nil, []string{"co"}, []int{1}, []string{"gravity"}); err == nil || !strings.Contains(err.Error(), "cache") {
		t.Errorf("an unknown optimisation: %v", err)
	}
}

// TestSwitchesRVF: what is about rvf is for rvf alone.
func TestSwitchesRVF(t *testing.T) {
	needShell(t)
	self, _ := fakes(t, "")
	help := filepath.Join(t.TempDir(), "genmcgo")
	if err := os.WriteFile(help, []byte("#!/bin/sh\necho '--cache --simplify --incremental --lookahead --unblock --rvf-without X --rvf-clock'\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	names := func(equivalence string, without ...string) []string {
		t.Helper()
		got, err := Variants(ctx, help, self.Clang, nil, []string{equivalence}, []int{1}, without)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, c := range got[1:] {
			names = append(names, strings.TrimPrefix(c.Name, got[0].Name+" ")+" "+strings.Join(c.Flags, " "))
		}
		return names
	}
	if got, want := names("rvf", "signals", "heuristics", "clock"), []string{"without signals --rvf-without=signals", "without heuristics --rvf-without=closure,hint", "with clock --rvf-clock"}; !slices.Equal(got, want) {
		t.Errorf("columns %q, want %q", got, want)
	}
	for _, e := range []string{"co", "rvf"} {
		all := strings.Join(names(e, "all"), "\n")
		if strings.Contains(all, "closure,hint") != (e == "rvf") || strings.Contains(all, "signals") || strings.Contains(all, "clock") || !strings.Contains(all, "--cache=false") {
			t.Errorf("all with %s is %q", e, all)
		}
	}
	if _, err := Variants(ctx, help, self.Clang, nil, []string{"rf"}, []int{1}, []string{"signals"}); err == nil || !strings.Contains(err.Error(), "about rvf") {
		t.Errorf("signals with rf: %v", err)
	}
}

// TestEquivalenceFlags: each tool is told how to tell executions apart, and has no
// column where it cannot.
func TestEquivalenceFlags(t *testing.T) {
	for _, tc := range []struct {
		tool, equivalence, model, want string
	}{
		{"genmcgo", "", "rc11", "--mm=rc11"},
		{"genmcgo", "co", "sc", "--mm=sc"},
		{"genmcgo", "rf", "tso", "--mm=tso --equivalence=rf"},
		{"genmcgo", "rvf", "sc", "--mm=sc --equivalence=rvf"},
		{"genmcgo", "rvf", "rc11", ""},
		{"genmcgo", "rf", "imm", ""},
		{"nidhugg", "", "sc", "--c11 --sc --rf"},
		{"nidhugg", "co", "sc", "--c11 --sc --optimal --no-commute-rmws"},
		{"nidhugg", "", "tso", "--tso --source"},
		{"nidhugg", "co", "tso", ""},
		{"nidhugg", "", "rc11", ""},
	} {
		c := &Checker{Tool: tc.tool, Equivalence: tc.equivalence}
		if got := strings.Join(c.flagsOf(tc.model), " "); got != tc.want {
			t.Errorf("%s, %s under %s: %q, want %q", tc.tool, tc.equivalence, tc.model, got, tc.want)
		}
	}
}

// equivalences is a table of genmcgo with three equivalences, and the counts that
// these have on one row.
func equivalences(row ResultRow, first string, counts map[string]int64) *TableResult {
	r := &TableResult{ID: "t", Columns: rvfColumns, Runs: 1}
	order := []string{first}
	for _, e := range Equivalences {
		if e != first {
			order = append(order, e)
		}
	}
	row.Model, row.Equivalence = "sc", first
	for _, e := range order {
		r.Checkers = append(r.Checkers, &Checker{Name: "genmcgo " + e, Tool: "genmcgo", Equivalence: e, Workers: 1})
		n := counts[e]
		row.Cells = append(row.Cells, &Cell{Complete: n, counts: []int64{n}, Samples: []Sample{{CPU: float64(n) / 10, Wall: 1}}})
	}
	r.Rows = []*ResultRow{&row}
	r.conclude()
	return r
}

func TestCompareEquivalences(t *testing.T) {
	paper := map[string]int64{"RVF": 4, "NIDHUGG/rfsc": 20, "NIDHUGG/source": 100, "DC-DPOR": 50, "VC-DPOR": 30}
	row := ResultRow{Program: "p", RF: 20, Executions: paper}
	variant, noted := row, row
	variant.Variant, variant.Note, variant.RF = true, noteVariant, 0
	noted.Note = noteClasses
	for _, tc := range []struct {
		row         ResultRow
		first       string
		co, rf, rvf int64
		want        string // remarks
		wrong       bool
	}{
		{row, "rvf", 100, 20, 4, "", false},
		{row, "rvf", 100, 20, 3, "the paper counts 4 RVF", false},
		{row, "rvf", 100, 20, 5, "genmcgo rvf counts 5, more than the paper's RVF; the paper counts 4 RVF", true},
		{row, "rvf", 100, 21, 4, "genmcgo rf counts 21, Nidhugg 20", true},
		{row, "rvf", 3, 20, 4, "genmcgo co counts 3", true},
		{row, "rf", 100, 20, 21, "genmcgo rvf counts 21; genmcgo rvf counts 21, more than the paper's RVF", true},
		{row, "rf", 100, 19, 4, "genmcgo rf counts 19, Nidhugg 20; the paper counts 20 NIDHUGG/rfsc", true},
		{row, "co", 100, 20, 4, "", false},
		{row, "co", 99, 20, 4, "the paper counts 20 NIDHUGG/rfsc, 100 NIDHUGG/source", true},
		{noted, "co", 99, 20, 4, "the paper counts 20 NIDHUGG/rfsc, 100 NIDHUGG/source", false},
		{variant, "rvf", 100, 50, 40, "the paper counts 4 RVF", false},
	} {
		r := equivalences(tc.row, tc.first, map[string]int64{"co": tc.co, "rf": tc.rf, "rvf": tc.rvf}).Rows[0]
		if got := strings.Join(r.Remarks, "; "); got != tc.want || r.Wrong != tc.wrong {
			t.Errorf("%s first, %d %d %d: %q, wrong %v; want %q, %v", tc.first, tc.co, tc.rf, tc.rvf, got, r.Wrong, tc.want, tc.wrong)
		}
	}
	var b bytes.Buffer
	if err := equivalences(row, "rf", map[string]int64{"co": 100, "rf": 20, "rvf": 4}).WriteMarkdown(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"Equivalences, sc:",
		"| program | executions | genmcgo co: s | executions | blocked | exec/s | MB | ratio | per execution | genmcgo rvf: s | executions |",
		"| p(0)    |         20 |          10.0 |        100 |       0 |     10 |  – |  5.00 |          1.00 |           0.40 |          4 |",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.Bytes())
		}
	}
	if strings.Contains(b.String(), "Optimisations") {
		t.Errorf("an equivalence is no optimisation:\n%s", b.Bytes())
	}
}

// TestBeyond: rows out of an equivalence's reach are not run with it, and not at all
// if it is the first.
func TestBeyond(t *testing.T) {
	needShell(t)
	self, peer := fakes(t, "cat OUTPUT")
	table := szymanski
	table.Models = []string{"sc"}
	table.Rows = slices.Clone(table.Rows)
	table.Rows[1].Beyond = []string{"co"}
	rf := *self
	rf.Equivalence = "rf"
	res, err := (&Harness{Table: &table, Checkers: []*Checker{self, &rf}, Runs: 1, CPU: -1}).Run(context.Background())
	if err != nil || len(res.Rows) != 1 {
		t.Errorf("%v, %+v; want one row", err, res)
	}
	res, err = (&Harness{Table: &table, Checkers: []*Checker{&rf, self, peer}, Runs: 1, CPU: -1}).Run(context.Background())
	if err != nil || len(res.Rows) != 2 {
		t.Fatalf("%v, %+v; want two rows", err, res)
	}
	if c := res.Rows[1].Cells; c[0] == nil || c[1] != nil || c[2] == nil {
		t.Errorf("cells %v: only the second is beyond reach", c)
	}
	if !slices.Contains(res.Rows[1].Cells[0].Command, "--equivalence=rf") || slices.Contains(res.Rows[0].Cells[1].Command, "--equivalence=co") {
		t.Errorf("commands %q, %q", res.Rows[1].Cells[0].Command, res.Rows[0].Cells[1].Command)
	}
	rvf := *self
	rvf.Equivalence = "rvf"
	if _, err := (&Harness{Table: &szymanski, Checkers: []*Checker{&rvf}, Runs: 1, CPU: -1}).Run(context.Background()); err == nil || !strings.Contains(err.Error(), "rvf under rc11") {
		t.Errorf("rvf under rc11: %v", err)
	}
}

func TestEquivalenceColumns(t *testing.T) {
	needShell(t)
	self, _ := fakes(t, "")
	help := filepath.Join(t.TempDir(), "genmcgo")
	write := func(text string) {
		if err := os.WriteFile(help, []byte("#!/bin/sh\n"+text+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	ctx := context.Background()
	write(`case "$1" in --equivalence=*) [ "$2" = --version ] || exit 1;; esac; echo v1`)
	got, err := Variants(ctx, help, self.Clang, nil, []string{"rf", "co", "rvf"}, []int{1, 2}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range got {
		names = append(names, c.Name+" "+c.Equivalence)
	}
	if want := []string{"genmcgo rf rf", "genmcgo rf, 2 workers rf", "genmcgo co co", "genmcgo rvf rvf"}; !slices.Equal(names, want) {
		t.Errorf("columns %q, want %q", names, want)
	}
	write(`[ "$1" != --equivalence=rvf ] || exit 2`)
	if _, err := Variants(ctx, help, self.Clang, nil, []string{"rf", "rvf"}, []int{1}, nil); err == nil || !strings.Contains(err.Error(), "knows no --equivalence=rvf") {
		t.Errorf("a genmcgo without rvf: %v", err)
	}
	if _, err := Variants(ctx, help+".none", self.Clang, nil, []string{"rf"}, []int{1}, nil); err == nil || strings.Contains(err.Error(), "knows no") {
		t.Errorf("no genmcgo at all: %v", err)
	}
	if got, err := Variants(ctx, help, self.Clang, nil, []string{"co"}, []int{1}, nil); err != nil || got[0].Name != "genmcgo" {
		t.Errorf("co, which needs no flag: %v, %v", got, err)
	}
}
