package main

import (
	"strings"
	"testing"
	"time"

	"genmcgo"
	"genmcgo/report"
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
		{"a timeout that may be enough", 0, start.Add(17 * time.Minute), ""},
	} {
		p := &progress{how: showSome, limit: c.limit, ends: c.ends, started: start, began: start, next: start.Add(linesGap), gap: linesGap,
			est: &report.Estimate{Executions: 1e6, Low: 5e5, High: 2e6}}
		at := genmcgo.Progress{Complete: 1000, Share: 0.001, Left: 999, Workers: 1, Busy: 1}
		got := p.due(at, start.Add(2*time.Second))
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q in it", c.name, got, c.want)
		}
		if again := p.due(at, start.Add(3*time.Second)); got != "" && again != "" {
			t.Errorf("%s: said again: %q", c.name, again)
		}
	}
}

// TestNoNoteOfTimeoutUnlessLikely: that there is a timeout is no reason to say that it is
// too short, neither where nothing can be foretold yet nor where an estimate was exceeded.
func TestNoNoteOfTimeoutUnlessLikely(t *testing.T) {
	start := time.Now()
	for name, at := range map[string]genmcgo.Progress{
		"nothing is through":        {Workers: 1, Busy: 1},
		"little is through":         {Complete: 3, Share: 0.1, Left: 9, Workers: 1, Busy: 1},
		"more than estimated":       {Complete: 300_000, Share: 0.1, Left: 9, Workers: 1, Busy: 1},
		"it may last half the time": {Complete: 20_000, Share: 0.3, Left: 2, Workers: 1, Busy: 1},
	} {
		p := &progress{how: showSome, sampled: true, ends: start.Add(12 * time.Second), started: start, began: start, next: start.Add(linesGap), gap: linesGap,
			est: &report.Estimate{Executions: 100_000, Low: 30_000, High: 250_000}}
		if s := p.due(at, start.Add(1500*time.Millisecond)); s != "" {
			t.Errorf("%s: %q", name, s)
		}
	}
}

// TestLoopIsNamed: after some time lines and objects say which loop the execution at hand
// goes round in, also while executions are sampled, and say no more once it does not.
func TestLoopIsNamed(t *testing.T) {
	for _, sampling := range []bool{true, false} {
		for _, how := range []show{showLines, showSome, showJSON, showLive} {
			start := time.Now()
			looks := 0
			found := &genmcgo.Loop{Place: report.Place{File: "/d/l.c", Line: 7}, Rounds: 12345}
			p := &progress{how: how, sampled: !sampling, started: start, began: start, next: start.Add(loopAfter), gap: linesGap,
				looping: func(genmcgo.Progress) *genmcgo.Loop { looks++; return found }}
			at := genmcgo.Progress{Sampling: sampling, Workers: 1, Busy: 1}
			say := func(after time.Duration) string {
				p.findLoop(at, start.Add(after))
				if how == showLive {
					return p.line(200).text
				}
				return p.due(at, start.Add(after))
			}
			const text, object = "in the loop at l.c:7 (12,345 rounds)", `"loop":{"file":"/d/l.c","line":7,"column":0,"function":"","rounds":12345}`
			if s := say(loopAfter / 2); looks != 0 || strings.Contains(s, "loop") {
				t.Errorf("%v, sampling %v: too early: %q", how, sampling, s)
			}
			s := say(loopAfter + time.Second)
			if want := map[bool]string{true: object, false: text}[how == showJSON]; !strings.Contains(s, want) {
				t.Errorf("%v, sampling %v: %q, want %q in it", how, sampling, s, want)
			}
			if sampling && !strings.Contains(s, "estimating") {
				t.Errorf("%v: %q", how, s)
			}
			if say(loopAfter + time.Second + time.Millisecond); looks != 1 {
				t.Errorf("%v: looked %d times within a millisecond", how, looks)
			}
			found = nil
			if s := say(10 * loopAfter); looks != 2 || strings.Contains(s, "loop") {
				t.Errorf("%v, sampling %v: it is over: %q", how, sampling, s)
			}
		}
	}
}

// TestNoShareOfNothing: as long as no execution is through, nobody knows how much is done.
func TestNoShareOfNothing(t *testing.T) {
	start := time.Now()
	p := &progress{how: showLines, sampled: true, started: start, began: start, next: start.Add(time.Second), gap: linesGap}
	if s := p.due(genmcgo.Progress{Share: 0.99, Left: 0.01, Workers: 1, Busy: 1}, start.Add(time.Second)); s == "" || strings.Contains(s, "%") {
		t.Errorf("%q", s)
	}
}
