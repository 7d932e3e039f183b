package main

import (
	"encoding/json"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// estimated runs genmcgo estimate with JSON on a program.
func estimated(t *testing.T, program string, args ...string) *report.Outlook {
	t.Helper()
	args = append([]string{"estimate", "--format=json", "--workers=1", "--progress=never"}, args...)
	code, stdout, stderr := run(t, map[string]string{"p.ll": program}, append(args, "$DIR/p.ll")...)
	if code != 0 || stderr != "" {
		t.Fatalf("%v: status %d: %s", args, code, stderr)
	}
	var o report.Outlooks
	if err := json.Unmarshal([]byte(stdout), &o); err != nil {
		t.Fatal(err)
	}
	if len(o.Models) != 1 || o.Models[0].Estimate == nil {
		t.Fatalf("%v: no estimate in %s", args, stdout)
	}
	return &o.Models[0]
}

// The two threads of many interleave their 24 read-modify-writes in so many ways.
const manyExecutions = 2_704_156

// TestEstimate has estimates of programs whose number of executions is known.
func TestEstimate(t *testing.T) {
	scale.NotShort(t)
	o := estimated(t, many())
	if o.Exact || o.Blocked != 0 || !(o.Low <= o.Executions && o.Executions <= o.High) {
		t.Errorf("%+v, want about %d", o, manyExecutions)
	}
	if o.Seconds == nil || !(*o.SecondsLow <= *o.Seconds && *o.Seconds <= *o.SecondsHigh) || o.Trial.PerSecond <= 0 {
		t.Errorf("%+v: time", o)
	}
	e := o.Estimate
	if r := e.Executions / manyExecutions; r < 0.1 || r > 10 {
		t.Errorf("%+v, want about %d", e, manyExecutions)
	}
	if e.Exact || e.Samples != 1000 && e.Ended == "budget" || e.Crowds == 0 || e.ByChoices <= 0 || e.ByCrowds <= 0 || e.Histogram != nil {
		t.Errorf("%+v", e)
	}

	// Store buffering has three under sc and four under tso.
	for mm, n := range map[string]float64{"sc": 3, "tso": 4} {
		o := estimated(t, threads(rlxX+readRY, rlxY+"  %q = load atomic i32, ptr @x monotonic, align 4\n", 0), "--mm="+mm)
		if !o.Exact || o.Executions != n || o.Low != n || o.High != n || !o.Estimate.Exact || o.Estimate.Executions != n || o.Estimate.Crowds != 1 {
			t.Errorf("%s: %+v %+v, want exactly %v", mm, o, o.Estimate, n)
		}
	}
}

// TestEstimateFlags shows what each flag of samples does.
func TestEstimateFlags(t *testing.T) {
	scale.NotShort(t)
	p := adders(8)
	few := estimated(t, p, "--estimate-min=7", "--estimate-max=7", "--estimate-crowd=0", "--estimate-histogram").Estimate
	sum := 0
	for _, b := range few.Histogram {
		sum += b.Samples
	}
	if few.Samples != 7 || few.Crowds != 0 || few.ByCrowds != 0 || few.Ended != "budget" || sum != 7 {
		t.Errorf("7 samples and no crowds: %+v", few)
	}
	if e := estimated(t, p, "--estimate-max=5").Estimate; e.Samples > 5 {
		t.Errorf("at most 5: %+v", e)
	}
	if e := estimated(t, p, "--estimate-min=1500", "--estimate-crowd=0").Estimate; e.Samples != 1500 {
		t.Errorf("at least 1500: %+v", e)
	}
	loose, strict := estimated(t, p, "--estimate-threshold=0.9", "--estimate-crowd=0").Estimate, estimated(t, p, "--estimate-threshold=0.02", "--estimate-crowd=0").Estimate
	if loose.Ended != "deviation" || loose.Samples >= strict.Samples {
		t.Errorf("%d samples (%s) with a high threshold, %d (%s) with a low one", loose.Samples, loose.Ended, strict.Samples, strict.Ended)
	}
	a, b := estimated(t, p, "--schedule=random", "--seed=1", "--estimate-max=20").Estimate, estimated(t, p, "--schedule=random", "--seed=2", "--estimate-max=20").Estimate
	if a.ByChoices == b.ByChoices || a.ByCrowds == b.ByCrowds {
		t.Errorf("seeds 1 and 2 say the same: %+v %+v", a, b)
	}
	for _, tc := range []struct {
		args []string
		says string
	}{
		{[]string{"estimate", "--estimate-crowd=-1"}, "0 to 1000000"},
		{[]string{"--estimate-crowd=1000001"}, "0 to 1000000"},
		{[]string{"--estimate-max=0"}, "at least 1"},
		{[]string{"--estimate-min=3", "--estimate-max=2"}, "at least --estimate-min=3"},
		{[]string{"--estimate-threshold=1"}, "--estimate-threshold=1"},
		{[]string{"--estimate-histogram"}, "genmcgo estimate"},
		{[]string{"estimate", "--stats"}, "does not take --stats"},
		{[]string{"estimate", "--html=x"}, "does not take --html"},
		{[]string{"estimate", "--junit=x"}, "does not take --junit"},
	} {
		code, _, stderr := run(t, map[string]string{"p.ll": many()}, append(tc.args, "$DIR/p.ll")...)
		if code != exitUsage || !strings.Contains(stderr, tc.says) {
			t.Errorf("%v: status %d, want %d and %q: %s", tc.args, code, exitUsage, tc.says, stderr)
		}
	}
}

// TestEstimateBefore: a verification tells its estimate, unless it takes none.
func TestEstimateBefore(t *testing.T) {
	files := map[string]string{"p.ll": many()}
	for _, on := range []bool{true, false} {
		args := []string{"--format=json", "--max-executions=500", "$DIR/p.ll"}
		if !on {
			args = append([]string{"--estimate=false"}, args...)
		}
		code, stdout, stderr := run(t, files, args...)
		var r report.Report
		if err := json.Unmarshal([]byte(stdout), &r); err != nil || code != exitIncomplete {
			t.Fatalf("status %d: %v: %s", code, err, stderr)
		}
		if got := r.Estimate != nil; got != on || on && (r.Estimate.Samples == 0 || r.Estimate.Crowds != 5) {
			t.Errorf("estimate=%v: %+v", on, r.Estimate)
		}
	}
	// An error of a sample is reported, by both commands, without an exploration.
	for _, args := range [][]string{{}, {"estimate"}} {
		code, stdout, _ := run(t, nil, append(args, "../../examples/mp-relaxed.ll")...)
		if code != 1 || !strings.Contains(stdout, "found while estimating") {
			t.Errorf("%v: status %d: %s", args, code, stdout)
		}
	}
}
