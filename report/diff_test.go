package report

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// err makes a finding at a line of a function.
func errAt(kind, function string, line int, source string) Finding {
	p := Place{File: "d/q.c", Line: line, Column: 2, Function: function, Source: source}
	return Finding{Kind: kind, Message: kind + " of it", Place: p, Times: 1,
		Events: []Event{{ID: "(1,1)", Thread: 1, Kind: "W", Place: p}, {ID: "(2,1)", Thread: 2, Kind: "R", Place: Place{File: "d/q.c", Line: 3, Function: "g", Source: "r = x;"}}}}
}

// outcomeOf is a run with the given errors.
func outcomeOf(model, command string, errors ...Finding) *Report {
	r := &Report{Schema: Schema, Tool: "genmcgo", Version: "v1", Program: "q.ll", Model: model, ModelUsed: model, Verdict: Verified, Complete: 10,
		Command: "genmcgo --mm=" + model + " " + command + " q.ll", Errors: errors}
	if len(errors) > 0 {
		r.Verdict = Error
	}
	return r
}

func tableOf(rs ...*Report) *Table {
	return &Table{Program: rs[0].Program, Version: rs[0].Version, Models: rs}
}

// brief is what a diff says of findings: kind and line of the new (+), fixed (-), unseen
// (?) and remaining (=) ones.
func (fs *Findings) brief() string {
	var parts []string
	for _, l := range []struct {
		mark string
		fs   []Matched
	}{{"+", fs.New}, {"-", fs.Fixed}, {"?", fs.Unseen}, {"=", fs.Still}} {
		for _, f := range l.fs {
			s := fmt.Sprintf("%s%s:%d", l.mark, f.Kind, f.Line)
			if f.Was != nil {
				s += fmt.Sprintf("<%d", f.Was.Line)
			}
			if f.Perhaps {
				s += "?"
			}
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, " ")
}

func TestDiff(t *testing.T) {
	race := errAt("data-race", "f", 7, "x = 1;")
	moved := errAt("data-race", "f", 9, "x  = 1;")
	edited := errAt("data-race", "f", 7, "x = 2;")
	blind := errAt("data-race", "f", 7, "")
	twice := errAt("data-race", "f", 17, "x = 1;")
	dead := errAt("deadlock", "f", 7, "lock(&m);")
	swapped := moved
	swapped.Events = []Event{moved.Events[1], moved.Events[0]}
	stop := func(r *Report, why string) *Report {
		r.Stopped = why
		if r.Verdict == Verified {
			r.Verdict = Incomplete
		}
		return r
	}
	bound := func(r *Report) *Report {
		r.Bounded, r.BoundedExecutions = true, 3
		if r.Verdict == Verified {
			r.Verdict = Incomplete
		}
		return r
	}
	of := func(errors ...Finding) *Report { return outcomeOf("sc", "", errors...) }
	for _, tc := range []struct {
		name     string
		old, new *Report
		errors   string
		worse    bool
		summary  string
	}{
		{"the same", of(), of(), "", false, "not worse: still verified under sc"},
		{"the same error", of(race), of(race), "=data-race:7", false, "not worse: still error under sc"},
		{"a new error", of(), of(race), "+data-race:7", true, "worse: 1 new error under sc"},
		{"fixed", of(race), of(), "-data-race:7", false, "better: 1 error fixed under sc"},
		{"moved", of(race), of(moved), "=data-race:9<7", false, "not worse: still error under sc"},
		{"found from the other side", of(race), of(swapped), "=data-race:9<7", false, "not worse: still error under sc"},
		{"edited", of(race), of(edited), "+data-race:7 -data-race:7", true, "worse: 1 new error under sc, 1 error fixed under sc"},
		{"another kind", of(race), of(dead), "+deadlock:7 -data-race:7", true, "worse: 1 new error under sc, 1 error fixed under sc"},
		{"no source any more", of(race), of(blind), "=data-race:7", false, "not worse: still error under sc"},
		{"one of two equal lines is fixed", of(race, twice), of(twice), "-data-race:7 =data-race:17", false, "better: 1 error fixed under sc"},
		{"another equal line", of(race), of(twice, race), "+data-race:17 =data-race:7", true, "worse: 1 new error under sc"},
		{"perhaps new", stop(of(race), "error"), of(race, dead), "+deadlock:7? =data-race:7", true, "worse: 1 new error under sc"},
		{"unseen", of(race, dead), stop(of(race), "error"), "?deadlock:7 =data-race:7", false, "not worse: still error under sc"},
		{"not explored to the end any more", of(), stop(of(), "timeout"), "", true, "worse: incomplete instead of verified under sc"},
		{"explored to the end at last", stop(of(), "timeout"), of(), "", false, "better: verified instead of incomplete under sc"},
		{"gone, or unseen", of(race), stop(of(), "timeout"), "?data-race:7", false, "better: incomplete instead of error under sc"},
		{"gone within the same bound", bound(of(race)), bound(of()), "-data-race:7", false, "better: 1 error fixed under sc"},
		{"gone with a smaller bound", bound(outcomeOf("sc", "--unroll=5", race)), bound(outcomeOf("sc", "--unroll=3")), "?data-race:7", false,
			"better: incomplete instead of error under sc"},
		{"another model", of(), outcomeOf("rc11", "", race), "+data-race:7", true, "worse: 1 new error under rc11"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			d := NewDiff("v1", "old", "new", tableOf(tc.old), tableOf(tc.new))
			if len(d.Models) != 1 {
				t.Fatalf("%d models", len(d.Models))
			}
			if got := d.Models[0].Errors.brief(); got != tc.errors {
				t.Errorf("errors %q, want %q", got, tc.errors)
			}
			if d.Worse != tc.worse || d.Summary != tc.summary {
				t.Errorf("worse: %t %q, want %t %q", d.Worse, d.Summary, tc.worse, tc.summary)
			}
			var b strings.Builder
			if err := d.WriteText(&b, Style{}); err != nil || !strings.HasSuffix(b.String(), tc.summary+"\n") {
				t.Errorf("%v %s", err, b.String())
			}
		})
	}
	// The same findings as warnings make nothing worse.
	warned := of()
	warned.Warnings = []Finding{race}
	if d := NewDiff("v1", "old", "new", tableOf(of()), tableOf(warned)); d.Worse || d.Models[0].Warnings.brief() != "+data-race:7" {
		t.Errorf("a new warning: %s %s", d.Summary, d.Models[0].Warnings.brief())
	}
}

func TestDiffModels(t *testing.T) {
	race := errAt("data-race", "f", 7, "x = 1;")
	a := tableOf(outcomeOf("sc", ""), outcomeOf("tso", ""), outcomeOf("ra", "", race))
	b := tableOf(outcomeOf("ra", "", race), outcomeOf("sc", ""), outcomeOf("rc11", "", race), outcomeOf("imm", ""))
	d := NewDiff("v2", "old", "new", a, b)
	var got []string
	for _, m := range d.Models {
		got = append(got, fmt.Sprintf("%s %s %t %s", m.Model, m.Only, m.Worse, m.Errors.brief()))
	}
	want := []string{"ra  false =data-race:7", "sc  false ", "rc11 new true +data-race:7", "imm new false ", "tso old false "}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if want := "worse: 1 new error under rc11, verified under imm, which is new, not checked under tso any more"; d.Summary != want || !d.Worse {
		t.Errorf("%s, want %s", d.Summary, want)
	}
}

// What else differs is said: counts, flags, model explored under, how it ended, program,
// version; time only if much changed.
func TestDiffRest(t *testing.T) {
	a, b := outcomeOf("rc11", "--unroll=3 --no-unroll=f '--arg=a b'"), outcomeOf("rc11", "--no-unroll=f --no-unroll=g --keep-going=true")
	a.Command += " -- -DN=3"
	b.Program, b.Version, b.ModelUsed, b.Complete, b.Blocked, b.Bounded, b.BoundedExecutions = "d/p.ll", "v2", "ra", 1200, 4, true, 2
	b.Verdict, b.Stopped = Incomplete, "timeout"
	a.Seconds, b.Seconds = 0.5, 90
	a.Estimate, b.Estimate = &Estimate{Executions: 10}, &Estimate{Executions: 1000, Blocked: 200}
	d := NewDiff("v2", "old", "new", tableOf(a), tableOf(b))
	var text strings.Builder
	d.WriteText(&text, Style{})
	want := `note: another program: d/p.ll, was q.ll
note: another version of genmcgo: v2, was v1
rc11: incomplete, was verified
  complete executions: 1,200, were 10
  blocked executions: 4, were 0
  executions cut by a bound: 2, were 0
  checked under ra, was rc11
  stopped by: timeout, was nothing
  flag: -- -DN=3 is not given any more
  flag: --arg=a b is not given any more
  flag: --keep-going=true, was not given
  flag: --no-unroll=f g, was --no-unroll=f
  flag: --unroll=3 is not given any more
  estimated executions: 1,200, were 10
  time: 90.00s, was 0.50s
worse: incomplete instead of verified under rc11
`
	if text.String() != want {
		t.Errorf("it says\n%s\nwant\n%s", text.String(), want)
	}
	b.Estimate.Ended = "error"
	if d := NewDiff("v2", "old", "new", tableOf(a), tableOf(b)); d.Models[0].Estimate != nil {
		t.Error("an estimate is compared that an error ended")
	}
	for _, tc := range []struct {
		old, new float64
		big      bool
	}{{0.001, 0.9, false}, {10, 19, false}, {10, 20, true}, {20, 10, true}, {0, 1, true}, {1, 1.5, false}} {
		if got := (Measures{tc.old, tc.new}).big(); got != tc.big {
			t.Errorf("from %v to %v s is big: %t", tc.old, tc.new, got)
		}
	}
}

// A report read back is the report that was written; one as a table with one model.
func TestRead(t *testing.T) {
	r := outcomeOf("sc", "", errAt("data-race", "f", 7, "x = 1;"))
	r.Warnings, r.Notes, r.BoundedAt = []Finding{}, []string{"a note"}, []Loop{}
	var b bytes.Buffer
	if err := r.WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	got, err := Read("x", b.Bytes())
	if err != nil || !reflect.DeepEqual(got.Models, []*Report{r}) {
		t.Errorf("%v %+v", err, got)
	}
	for _, tc := range []struct{ in, want string }{
		{"", "x: is empty; it must be"},
		{" \n", "x: is empty; it must be"},
		{"<?xml?>", "x: is XML; it must be"},
		{"{\n \"schema\": 1,\n oops }", "x:3:2: not JSON"},
		{"[1]", "x:1:1: not a report, but a JSON array"},
		{"\"a\"", "x:1:3: not a report, but a JSON string"},
		{"null", "x: is not a report of genmcgo"},
		{"{}", "x: is not a report of genmcgo"},
		{`{"version":"2.1.0","runs":[]}`, "x: is SARIF; it must be"},
		{`{"tool":"other","schema":1}`, "x: is not a report of genmcgo"},
		{`{"tool":"genmcgo","schema":0}`, "x: has schema 0, and this genmcgo reads schemas 1 to 2: write it again"},
		{`{"tool":"genmcgo","schema":3}`, "x: has schema 3, and this genmcgo reads schemas 1 to 2: write it again"},
		{`{"tool":"genmcgo","schema":1,"models":[{"model":"sc","executions":3}]}`, "x: is an estimate, not a report; it must be"},
		{`{"tool":"genmcgo","schema":1,"worse":false}`, "x: is itself a comparison"},
		{`{"tool":"genmcgo","schema":1,"verdict":"error","model":3}`, "x:1:56: model is a number"},
		{`{"tool":"genmcgo","schema":1,"verdict":"error","models":[]}`, "x: has no models"},
		{`{"tool":"genmcgo","schema":1,"verdict":"error","models":[null]}`, "x: a report without a model"},
		{`{"tool":"genmcgo","schema":1,"model":"sc","verdict":"error"}`, "x: a report without a model, with an unknown verdict, or whose"},
		{`{"tool":"genmcgo","schema":1,"model":"sc","verdict":"fine"}`, "x: a report without a model, with an unknown verdict"},
		{b.String()[:b.Len()/2], "x:"},
		{b.String() + b.String(), "not JSON"},
	} {
		if _, err := Read("x", []byte(tc.in)); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%.60q: %v, want %s", tc.in, err, tc.want)
		}
	}
}

// FuzzRead: whatever a file contains, reading it is an error, or it can be compared, and
// is not worse than itself.
func FuzzRead(f *testing.F) {
	r := outcomeOf("sc", "--arg='a", errAt("data-race", "f", 7, "x = 1;"))
	var b bytes.Buffer
	r.WriteJSON(&b)
	f.Add(b.String())
	f.Add(`{"tool":"genmcgo","schema":1,"verdict":"verified","models":[{"model":"sc","verdict":"verified"}]}`)
	f.Add(`{"tool":"genmcgo","schema":1,"model":"sc","verdict":"error","errors":[{"trace":[{"thread":-1}],"graph":{"threads":[{}]},"events":[{"thread":9}]}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		table, err := Read("x", []byte(text))
		if err != nil {
			return
		}
		var out bytes.Buffer
		for _, d := range []*Diff{NewDiff("v", "a", "b", tableOf(r), table), NewDiff("v", "a", "b", table, tableOf(r)), NewDiff("v", "a", "b", table, table)} {
			d.WriteText(&out, Style{})
			if err := d.WriteJSON(&out); err != nil {
				t.Fatal(err)
			}
		}
		if d := NewDiff("v", "a", "b", table, table); d.Worse {
			t.Errorf("worse than itself: %s", d.Summary)
		}
	})
}
