package main

import (
	"strings"
	"testing"
	"time"

	trust "genmcgo/truST"
)

// TestLongRunNote: a run that takes long says once what to expect, and what will end it.
func TestLongRunNote(t *testing.T) {
	start := time.Now()
	for _, c := range []struct {
		name  string
		limit uint64
		ends  time.Time
		want  string
	}{
		{"nothing ends it", 0, time.Time{}, ", which will take about "},
		{"a timeout that is far", 0, start.Add(1000 * time.Hour), ", which will take about "},
		{"a timeout", 0, start.Add(time.Minute), ", more than --timeout leaves time for\n"},
		{"a limit", 100_000, time.Time{}, ", of which --max-executions=100000 will take about 3 min\n"},
		{"a limit and a timeout", 100_000, start.Add(time.Minute), ", more than --timeout leaves time for\n"},
		{"a limit that is near", 1100, time.Time{}, ""},
	} {
		p := &progress{how: showSome, limit: c.limit, ends: c.ends, started: start, began: start, next: start.Add(linesGap), gap: linesGap,
			est: &trust.Estimate{Executions: 1e6, Low: 5e5, High: 2e6}}
		at := trust.Progress{Complete: 1000, Share: 0.001, Left: 999, Workers: 1, Busy: 1}
		got := p.due(at, start.Add(2*time.Second))
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q in it", c.name, got, c.want)
		}
		if again := p.due(at, start.Add(3*time.Second)); got != "" && again != "" {
			t.Errorf("%s: said again: %q", c.name, again)
		}
	}
}
