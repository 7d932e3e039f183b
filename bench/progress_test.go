package bench

import (
	"bytes"
	"context"
	"math"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/report"
)

func TestProgressCheck(t *testing.T) {
	run := func(p ...ProgressPoint) *ProgressRun { return &ProgressRun{Complete: 5, Blocked: 2, Points: p} }
	end := ProgressPoint{Share: 1, Complete: 5, Blocked: 2}
	for _, tc := range []struct {
		name string
		r    *ProgressRun
		says string // "" for none
	}{
		{"steady", run(ProgressPoint{Share: 0.5, Complete: 1}, end), ""},
		{"restarted", run(ProgressPoint{Share: 0.5, Complete: 3}, ProgressPoint{Share: 0.1, Restarts: 1}, ProgressPoint{Share: 1, Complete: 5, Blocked: 2, Restarts: 1}), ""},
		{"silent", run(), "no progress"},
		{"shrinks", run(ProgressPoint{Share: 0.5}, ProgressPoint{Share: 0.4}, end), "share 0.4 after 0.5"},
		{"too much", run(ProgressPoint{Share: 1.5}, end), "share 1.5"},
		{"not a number", run(ProgressPoint{Share: math.NaN()}, end), "share NaN"},
		{"ends early", run(ProgressPoint{Share: 0.9, Complete: 5, Blocked: 2}), "last share is 0.9"},
		{"miscounts", run(ProgressPoint{Share: 1, Complete: 4, Blocked: 2}), "4 complete"},
	} {
		err := tc.r.Check()
		if (err == nil) != (tc.says == "") || err != nil && !strings.Contains(err.Error(), tc.says) {
			t.Errorf("%s: %v, want %q", tc.name, err, tc.says)
		}
	}
}

// TestHalfTime: what is foretold is held against the truth of the whole run.
func TestHalfTime(t *testing.T) {
	r := &ProgressRun{CPU: 20, Wall: 99, Complete: 200, Estimate: &report.Estimate{Executions: 300, Blocked: 100, Low: 400, High: 400}}
	for i := 1; i <= 20; i++ { // the share lags behind, executions come steadily
		r.Points = append(r.Points, ProgressPoint{Wall: 98, CPU: float64(i), Share: math.Pow(float64(i)/20, 2), Complete: uint64(10 * i), Left: 25/float64(i) - 1}) // a quarter too much
	}
	l := r.HalfTime()
	if math.Abs(l.Share-3) > 1e-9 || math.Abs(l.Estimate-3) > 1e-9 {
		t.Errorf("%+v, want 3 by share and by estimate", l)
	}
	if math.Abs(l.Work-1.5) > 1e-9 || math.Abs(l.Blind-1.1) > 0.05 || !(l.Forecast > l.Blind && l.Forecast < 2) {
		t.Errorf("%+v: want 1.5 by work, 1.1 by the forecast, and more with the estimate", l)
	}
	r.Estimate = &report.Estimate{Executions: 50} // there were more at half-time
	if l = r.HalfTime(); l.Estimate != 0 || !(l.Forecast > 0) {
		t.Errorf("%+v, want nothing by estimate", l)
	}
	var b bytes.Buffer
	if err := WriteProgress(&b, []*ProgressRun{r}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"| 25.0 % |", " 3.00 |", "1 of 1 by forecast, 1 of 1 by forecast without estimate, 1 of 1 by work, 1 of 1 by share, 0 of 1 by estimate"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, &b)
		}
	}
}

// TestMeasureProgress watches real explorations.
func TestMeasureProgress(t *testing.T) {
	p, err := genmcgo.Load(t.Context(), genmcgo.File("../examples/ms-queue.ll"), genmcgo.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, workers := range []int{1, 2} {
		r, err := MeasureProgress(context.Background(), "ms-queue", p, "rc11", workers, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Check(); err != nil {
			t.Errorf("%d workers: %v", workers, err)
		}
		var b bytes.Buffer
		if err := WriteProgressCSV(&b, []*ProgressRun{r}); err != nil || strings.Count(b.String(), "\n") != 1+len(r.Points) {
			t.Errorf("%v\n%s", err, &b)
		}
		b.Reset()
		if err := ProgressChart([]*ProgressRun{r}).WriteSVG(&b); err != nil || !strings.Contains(b.String(), "ms-queue") {
			t.Errorf("chart: %v", err)
		}
	}
	if p, err = genmcgo.Load(t.Context(), genmcgo.File("../examples/chase-lev-bug.ll"), genmcgo.Options{}); err != nil {
		t.Fatal(err)
	}
	if _, err := MeasureProgress(context.Background(), "chase-lev-bug", p, "rc11", 1, nil); err == nil || !strings.Contains(err.Error(), "wrong") {
		t.Errorf("a wrong program: %v", err)
	}
}
