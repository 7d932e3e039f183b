package bench

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
)

// estimated are what the estimates below are made of; how many executions there are
// is found out by exploring them.
var estimated = []struct {
	program   string
	n         int // 0: an example
	models    string
	symmetric bool
	reduced   bool // with --symmetry
}{
	{"ms_queue", 5, "rc11", false, false},
	{"buf_ring", 3, "rc11", false, false},
	{"chase_lev", 2, "sc imm", false, false},
	{"fib_bench", 4, "sc", false, false},
	{"fib_bench_ra", 3, "rc11", false, false},
	{"dekker_f", 3, "tso", false, false},
	{"lamport", 3, "sc", false, false},
	{"parker", 12, "sc", false, false},
	{"casrot", 9, "tso", false, false},
	{"futex_mutex", 3, "tso", false, false},
	{"mpmc_queue", 2, "rc11", false, false},
	{"peterson_ra", 2, "rc11", false, false},
	{"szymanski", 2, "sc", false, false},
	{"ticket_lock", 6, "sc rc11", true, false},
	{"pthread_mutex", 6, "sc tso", true, false},
	{"readers", 10, "sc imm", true, false},
	{"ticket_lock", 6, "tso", true, true},
	{"pthread_mutex", 6, "rc11", true, true},
	{"treiber_stack", 5, "sc", true, true},
	{"ttas_lock", 5, "rc11", true, true},
	{"futex_mutex", 3, "tso", true, true},
	{"approxds_append", 4, "sc", true, true},
	{"ms-queue", 0, "rc11", false, false},
	{"mcs-lock", 0, "imm", false, false},
	{"seqlock", 0, "rc11", false, false},
	{"treiber-stack", 0, "tso", false, false},
	{"spsc-ring", 0, "sc", false, false},
}

// compilation is what a program was compiled from.
type compilation struct {
	clang, program string
	n              int
}

// kept are the programs that were compiled; several tests need the same.
var kept = map[compilation]*genmcgo.Program{}

// compiled loads one of Programs.
func compiled(t *testing.T, clang, name string, n int) *genmcgo.Program {
	t.Helper()
	key := compilation{clang, name, n}
	if p := kept[key]; p != nil {
		return p
	}
	p, err := ProgramByName(name)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	c, ll := filepath.Join(dir, "p.c"), filepath.Join(dir, "p.ll")
	if err := os.WriteFile(c, p.Source(), 0o644); err != nil {
		t.Fatal(err)
	}
	args := append([]string{"-O0", "-g", "-S", "-emit-llvm", "-idirafter", "../interp/rtlib/include", "-o", ll, c}, p.Defines(n)...)
	if out, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%s", clang, strings.Join(args, " "), err, out)
	}
	prog, err := genmcgo.Load(t.Context(), genmcgo.File(ll), genmcgo.Options{})
	if err != nil {
		t.Fatal(err)
	}
	kept[key] = prog
	return prog
}

// TestEstimates: what genmcgo estimate tells is within an order of magnitude, within
// a factor of 2 for symmetric programs and with --symmetry. So are the samples alone for
// programs with even choices, without --symmetry.
func TestEstimates(t *testing.T) {
	scale.NotShort(t)
	clangs := installedClangs()
	if len(clangs) == 0 {
		t.Log("clang is not installed: ESTIMATES OF THE BENCHMARK PROGRAMS ARE NOT CHECKED, those of examples are")
	}
	checked := 0
	every := scale.By{Short: 12, Usual: 9, Wide: 6, Full: 1}
	for i, e := range estimated {
		if !every.Nth(i) {
			continue
		}
		var p *genmcgo.Program
		if e.n == 0 {
			var err error
			if p, err = genmcgo.Load(t.Context(), genmcgo.File("../examples/"+e.program+".ll"), genmcgo.Options{}); err != nil {
				t.Fatal(err)
			}
		} else if len(clangs) == 0 {
			continue
		} else {
			p = compiled(t, clangs[0], e.program, e.n)
		}
		for _, model := range strings.Fields(e.models) {
			r, err := MeasureEstimate(context.Background(), e.program, p, genmcgo.Options{Model: model, Symmetry: e.reduced}, []int{200}, 1)
			if err != nil {
				t.Fatal(err)
			}
			r.Symmetric = e.symmetric
			checked++
			if !r.Good() {
				t.Errorf("%s(%d) under %s: %.3v times the %.0f executions that there are", e.program, e.n, model, r.Ratios(), r.All())
			}
			if alone := Median(r.With(200, (*EstimateSample).All)) / r.All(); e.symmetric && !e.reduced && !within(alone, 2) {
				t.Errorf("%s(%d) under %s: samples alone say %.3g times the %.0f executions that there are", e.program, e.n, model, alone, r.All())
			}
		}
	}
	if scale.Full() && checked < 5 {
		t.Errorf("only %d estimates were checked", checked)
	}
}

// figure4 are the programs of the set figure4 of genmcgo-bench estimates.
var figure4 = []string{"ms_queue", "ms_queue_help", "buf_ring", "chase_lev", "fib_bench", "dekker_f", "lamport", "parker", "parker_rounds"}

// evenChoices are programs each choice of which has as many executions as its alternatives.
var evenChoices = []string{"ticket_lock", "pthread_mutex", "readers"}

// TestEstimatesOfKnownCounts: genmcgo estimate tells what papers and GenMC counted, within
// an order of magnitude, or a factor of 2 for symmetric programs: of every program the
// largest size with a known count, under two models by turns.
func TestEstimatesOfKnownCounts(t *testing.T) {
	scale.NotShort(t)
	clangs := needClang(t)
	drawn, others, symmetric := 0, 0, 0
	every := scale.By{Short: 10, Usual: 10, Full: 1}
	for i, c := range programCounts {
		if i+1 < len(programCounts) && programCounts[i+1].program == c.program {
			continue
		}
		if !every.Takes(c.program) {
			continue
		}
		p := compiled(t, clangs[0], c.program, c.n)
		for k, model := range programModels {
			if k == i%len(programModels) {
				continue
			}
			limit := 10.0
			switch {
			case slices.Contains(figure4, c.program):
				drawn++
			case slices.Contains(evenChoices, c.program):
				symmetric++
				limit = 2
			default:
				others++
			}
			e, err := EstimateProgram(context.Background(), p, genmcgo.Options{Model: model, Seed: 1}, true)
			if err != nil {
				t.Fatal(err)
			}
			if ratio := e.Executions / float64(c.want[k]); !within(ratio, limit) {
				t.Errorf("%s(%d) under %s: %.3g times the %d executions that were counted", c.program, c.n, model, ratio, c.want[k])
			}
		}
	}
	if scale.Full() && (drawn < 2*len(figure4) || others < 30 || symmetric < 2*len(evenChoices)) {
		t.Errorf("checked %d of Figure 4, %d others and %d symmetric ones", drawn, others, symmetric)
	}
}

// TestEstimatesAreCalibrated: nine of ten counts lie between Low and High of what is
// estimated before an exploration, and these are not so far apart that they say nothing.
func TestEstimatesAreCalibrated(t *testing.T) {
	scale.NotShort(t)
	clangs := needClang(t)
	every := scale.By{Short: 10, Usual: 9, Wide: 6, Full: 1}
	seeds := int64(2)
	if scale.Full() {
		seeds = 9
	}
	inside, all := 0, 0
	var widths []float64
	var outside []string
	for i, c := range programCounts {
		if i+1 < len(programCounts) && programCounts[i+1].program == c.program || !every.Takes(c.program) {
			continue
		}
		p := compiled(t, clangs[0], c.program, c.n)
		for k, model := range programModels {
			for seed := int64(1); seed <= seeds; seed++ {
				e, err := EstimateProgram(context.Background(), p, genmcgo.Options{Model: model, Seed: seed}, false)
				if err != nil {
					t.Fatal(err)
				}
				if e.Exact || e.Executions == 0 {
					continue
				}
				// What is known is the number of complete executions.
				part := e.Executions / (e.Executions + e.Blocked)
				low, high := e.Low*part, e.High*part
				widths = append(widths, high/low)
				if all++; low <= float64(c.want[k]) && float64(c.want[k]) <= high {
					inside++
				} else {
					outside = append(outside, fmt.Sprintf("%s(%d)/%s: %d, not %.0f to %.0f", c.program, c.n, model, c.want[k], low, high))
				}
			}
		}
	}
	width := Median(widths)
	t.Logf("%d of %d inside, the middle one from low to high is a factor of %.1f; outside are %s", inside, all, width, strings.Join(outside, "; "))
	if 10*inside < 9*all {
		t.Errorf("%d of %d counts lie within what is estimated", inside, all)
	}
	if width > 100 {
		t.Errorf("from low to high is a factor of %.0f in the middle", width)
	}
}

func TestWriteEstimates(t *testing.T) {
	row := func(name string, symmetric bool, told ...float64) *EstimateRow {
		r := &EstimateRow{Program: name, Model: "sc", Symmetric: symmetric, Complete: 900, Blocked: 100, Seconds: 50}
		for i, v := range told {
			r.Told = append(r.Told, EstimateSample{Samples: 30, Seed: int64(i + 1), Complete: v, Seconds: 0.5})
			for _, n := range []int{20, 2000} {
				r.Sampled = append(r.Sampled, EstimateSample{Samples: n, Seed: int64(i + 1), Blocked: float64(n), Seconds: 0.25})
			}
		}
		return r
	}
	rows := []*EstimateRow{row("right", false, 100, 9000, 5000), row("far", false, 99, 9, 99), row("even", true, 1000), row("odd", true, 2100)}
	for i, r := range rows {
		r.Set, r.Reduced = []string{"figure4", "figure4", "symmetric", "symmetric"}[i], i == 3
	}
	rows[1].Seconds = 100
	rows[0].Peer = &PeerEstimate{Executions: 30, Complete: 50, Blocked: 10}
	for i, want := range []bool{true, false, true, false} {
		if rows[i].Good() != want {
			t.Errorf("%s: good is %t", rows[i].Program, !want)
		}
	}
	var b bytes.Buffer
	if err := WriteEstimates(&b, rows); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"| even [s] ", "| odd, --symmetry [s] ", "### figure4\n\n", "### symmetric\n\n", "Of the exploration's time 2,000 samples take 0.25 % at most, and telling 0.50 %, on rows of 60 s or more (1).",
		"As told with a single seed: within one order of magnitude on 3 of 6, within a factor of 2 on 1 of 2 symmetric ones",
		"0.50 % |", " **0.099** |", " **2.10** |", "0.10 to 9.00", " 0.50 |\n", "As told: within one order of magnitude on 1 of 2, within a factor of 2 on 1 of 2 symmetric ones",
		"2,000 samples alone: within one order of magnitude on 2 of 2, within a factor of 2 on 2 of 2"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, &b)
		}
	}
	b.Reset()
	if err := WriteEstimatesCSV(&b, rows); err != nil || strings.Count(b.String(), "\n") != 1+3*(3+3+1+1) {
		t.Errorf("%v\n%s", err, &b)
	}
	b.Reset()
	if err := EstimateChart(rows).WriteSVG(&b); err != nil {
		t.Fatal(err)
	}
	texts := strings.Join(svgTexts(t, b.Bytes()), "\n")
	for _, want := range []string{"far, sc", "odd, sc, --symmetry", "2000", "told", "executions"} {
		if !strings.Contains(texts, want) {
			t.Errorf("the chart lacks %q:\n%s", want, texts)
		}
	}
	if err := (&BoxChart{}).WriteSVG(&b); err == nil {
		t.Error("a chart without panels was drawn")
	}
}

// TestPeerEstimate reads what GenMC v0.11 prints.
func TestPeerEstimate(t *testing.T) {
	c := &Checker{Name: "genmc", Tool: "genmc"}
	text := "*** Estimation complete.\nTotal executions estimate: 98 (+- 74)\nTime to completion estimate: 0.16s\n*** Verification complete.\n" +
		"Number of complete executions explored: 1218\nNumber of blocked executions seen: 2184\n"
	e, err := c.parseEstimate(&ended{Stdout: []byte(text)})
	if err != nil || *e != (PeerEstimate{98, 74, 1218, 2184}) {
		t.Errorf("%+v, %v", e, err)
	}
	if e, err := c.parseEstimate(&ended{Stdout: []byte("Total executions estimate: 98 (+- 74)\n"), Failure: "timeout"}); err != nil || e.Complete != -1 {
		t.Errorf("cut off after the estimate: %+v, %v", e, err)
	}
	if _, err := c.parseEstimate(&ended{Failure: "timeout"}); err == nil || !strings.Contains(err.Error(), "timeout") {
		t.Errorf("cut off before: %v", err)
	}
	if _, err := c.Estimate(context.Background(), nil, 3, "nosuch", 0); err == nil {
		t.Error("a model that it lacks")
	}
}

// TestWrongEstimate: a program whose samples are wrong has no estimate.
func TestWrongEstimate(t *testing.T) {
	p, err := genmcgo.Load(t.Context(), genmcgo.File("../examples/chase-lev-bug.ll"), genmcgo.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := EstimateProgram(context.Background(), p, genmcgo.Options{Model: "rc11"}, true); err == nil || !strings.Contains(err.Error(), "wrong") {
		t.Errorf("%v", err)
	}
}
