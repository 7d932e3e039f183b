package genmcgo

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/report"
)

// TestBound: how many executions there are within each bound, whoever explores them, and what the report says of it.
func TestBound(t *testing.T) {
	src := File("examples/chase-lev.ll")
	for n, want := range []uint64{1, 8, 25, 62, 71, 77} {
		o := Options{Model: "sc", Bound: fmt.Sprintf("preemptions=%d", n)}
		verdict, said := report.Incomplete, fmt.Sprintf("verified up to %d preemption", n)
		if n == 5 {
			verdict, said = report.Verified, "verified: "
		}
		for _, how := range []struct {
			name string
			run  func() (*report.Report, error)
		}{
			{"one worker", func() (*report.Report, error) { o := o; o.Workers = 1; return Check(t.Context(), src, o) }},
			{"left to right", func() (*report.Report, error) { o := o; o.Schedule = "ltr"; return Check(t.Context(), src, o) }},
			{"auto", func() (*report.Report, error) { o := o; o.Equivalence = "auto"; return Check(t.Context(), src, o) }},
			{"in parts", func() (*report.Report, error) { return inParts(t, src, o, 3, 2), nil }},
			{"kept", func() (*report.Report, error) {
				o := o
				o.Checkpoint = filepath.Join(t.TempDir(), "run")
				return Check(t.Context(), src, o)
			}},
		} {
			r, err := how.run()
			if err != nil {
				t.Fatal(err)
			}
			if r.Complete != want || r.Blocked != 0 || r.Verdict != verdict && !strings.Contains(r.Summary, said) {
				t.Errorf("%s, %s: %d executions, %d blocked, %s; want %d", o.Bound, how.name, r.Complete, r.Blocked, r.Summary, want)
			}
			if reasons := r.Reasons; verdict == report.Incomplete && !slices.Equal(reasons, []string{"preemptions"}) {
				t.Errorf("%s, %s: incomplete because of %v", o.Bound, how.name, reasons)
			}
		}
	}
	// What else ends the run: nothing is verified up to anything.
	r, err := Check(t.Context(), src, Options{Model: "sc", Bound: "preemptions=2", MaxExecutions: 10, Workers: 1})
	if err != nil || r.Verdict != report.Incomplete || strings.Contains(r.Summary, "verified") {
		t.Errorf("%v, %v", r, err)
	}
	// An error is one.
	for _, bound := range []string{"preemptions=0", "preemptions=1"} {
		if r, err := Check(t.Context(), File("examples/dcl-racy.ll"), Options{Bound: bound}); err != nil || r.Verdict != report.Error {
			t.Errorf("%s: %v, %v", bound, r, err)
		}
	}
}

// TestBoundImpossible: what a bound cannot be combined with, and bounds that are none.
func TestBoundImpossible(t *testing.T) {
	for _, o := range []Options{
		{Bound: "preemptions"}, {Bound: "preemptions="}, {Bound: "preemptions=-1"}, {Bound: "preemptions=1001"}, {Bound: "switches=1"}, {Bound: "3"},
		{Bound: "preemptions=1", Model: "imm"}, {Bound: "preemptions=1", Model: "ra.kat"}, {Bound: "preemptions=1", Equivalence: "rf"},
		{Bound: "preemptions=1", Equivalence: "rvf", Model: "sc"}, {Bound: "preemptions=1", Symmetry: true},
		{Bound: "preemptions=1", CommuteIf: true, Model: "sc"}, {Bound: "preemptions=1", Estimate: Sampling{Min: 3}},
	} {
		var oe *OptionError
		if r, err := Check(t.Context(), File("examples/mp.ll"), o); !errors.As(err, &oe) || oe.Option != "bound" || r != nil {
			t.Errorf("%+v: %v, want an error about the bound", o, err)
		}
	}
	if _, err := Compare(t.Context(), File("examples/mp.ll"), Options{Model: "sc,ra", Bound: "preemptions=1"}); !errors.As(err, new(*OptionError)) {
		t.Error(err)
	}
	if _, err := Hunt(t.Context(), File("examples/mp.ll"), Options{Bound: "preemptions=1"}); !errors.As(err, new(*OptionError)) {
		t.Error(err)
	}
	if _, _, err := Estimate(t.Context(), File("examples/mp.ll"), Options{Bound: "preemptions=1"}); !errors.As(err, new(*OptionError)) {
		t.Error(err)
	}
}
