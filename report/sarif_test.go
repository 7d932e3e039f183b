package report

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"genmcgo/truST/result"
)

// fingerprints are those of the results of r.
func fingerprints(t *testing.T, r *Report) []string {
	t.Helper()
	var b bytes.Buffer
	if err := r.WriteSARIF(&b, Invocation{Dir: "/work"}); err != nil {
		t.Fatal(err)
	}
	var log sarifLog
	if err := json.Unmarshal(b.Bytes(), &log); err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, res := range log.Runs[0].Results {
		out = append(out, res.Fingerprints[fingerprint])
	}
	return out
}

// raceReport has two events on lines a and b.
func raceReport(a, b Place) *Report {
	f := Finding{Kind: result.Race.String(), Message: "they race", Place: a, Events: []Event{
		{ID: "(1,4)", Thread: 1, Index: 4, Kind: "W", Order: "na", Location: "x", Value: "1", Place: a},
		{ID: "(2,7)", Thread: 2, Index: 7, Kind: "R", Order: "na", Location: "x", Value: "0", Place: b},
	}}
	return &Report{Tool: "genmcgo", Program: "p.ll", Model: "sc", ModelUsed: "sc", Verdict: Error, Errors: []Finding{f}}
}

// A fingerprint stays when lines move, when another worker finds the other side of the
// race first and when values and positions in threads differ; it changes with the
// kind, the function and the text of the line.
func TestFingerprint(t *testing.T) {
	a := Place{File: "dir/a.c", Line: 10, Column: 3, Function: "f", Source: "x = 1;"}
	b := Place{File: "dir/a.c", Line: 20, Column: 3, Function: "g", Source: "return x;"}
	want := fingerprints(t, raceReport(a, b))[0]

	moved, spaced := a, b
	moved.Line, moved.Column = 99, 7
	spaced.Source = "return  x;"
	other := raceReport(b, moved)
	other.Workers = 8
	other.Errors[0].Events[0].ID, other.Errors[0].Events[1].Value = "(3,9)", "7"
	for name, r := range map[string]*Report{"moved": raceReport(moved, spaced), "swapped": other} {
		if got := fingerprints(t, r)[0]; got != want {
			t.Errorf("%s: another fingerprint", name)
		}
	}

	text, function := a, a
	text.Source, function.Function = "x = 2;", "h"
	kind := raceReport(a, b)
	kind.Errors[0].Kind = "free-race"
	for name, r := range map[string]*Report{"text": raceReport(text, b), "function": raceReport(function, b), "kind": kind} {
		if got := fingerprints(t, r)[0]; got == want {
			t.Errorf("%s: the same fingerprint", name)
		}
	}

	twice := raceReport(a, b)
	twice.Errors = append(twice.Errors, raceReport(moved, b).Errors...)
	if got := fingerprints(t, twice); got[0] != want || got[1] == want || got[1] == "" {
		t.Errorf("two equal lines of a function have fingerprints %q", got)
	}

	// Without positions it is what the events do, without their names and values.
	nowhere := raceReport(Place{}, Place{})
	later := raceReport(Place{}, Place{})
	later.Errors[0].Events[0].ID, later.Errors[0].Events[0].Value = "(1,5)", "3"
	if x, y := fingerprints(t, nowhere)[0], fingerprints(t, later)[0]; x != y || x == want {
		t.Errorf("without positions: %s and %s", x, y)
	}
	later.Errors[0].Events[0].Location = "y"
	if fingerprints(t, nowhere)[0] == fingerprints(t, later)[0] {
		t.Error("without positions, another location: the same fingerprint")
	}
}

// Paths below the working directory are relative to it, others absolute; all are URIs.
func TestSARIFPaths(t *testing.T) {
	for _, tc := range []struct{ dir, file, uri, base string }{
		{"/work", "a.c", "a.c", srcRoot},
		{"/work", "d/./a b.c", "d/a%20b.c", srcRoot},
		{"/work", "/work/d/a.c", "d/a.c", srcRoot},
		{"/work", "../a.c", "file:///a.c", ""},
		{"/work/d", "../../usr/a#1.c", "file:///usr/a%231.c", ""},
		{"/work", "/workshop/a.c", "file:///workshop/a.c", ""},
		{"/work", "/usr/include/c++/x", "file:///usr/include/c++/x", ""},
		{"/work", "/usr/bin/../lib/./x", "file:///usr/lib/x", ""},
		{"/work", "/usr/../work/x", "x", srcRoot},
		{"", "a.c", "a.c", srcRoot},
		{"/", "/usr/a.c", "usr/a.c", srcRoot},
		{"/work", "a:b.c", "./a:b.c", srcRoot},
	} {
		s := sarif{dir: tc.dir}
		if got := s.artifact(tc.file); got.URI != tc.uri || got.URIBaseID != tc.base {
			t.Errorf("%s in %s is %q in %q, want %q in %q", tc.file, tc.dir, got.URI, got.URIBaseID, tc.uri, tc.base)
		}
	}
	for dir, want := range map[string]string{"/": "file:///", "/a b": "file:///a%20b/", "C:/x": "file:///C:/x/"} {
		if got := fileURI(dir + "/"); got != want {
			t.Errorf("%s is %s, want %s", dir, got, want)
		}
	}
}

// Kinds has an entry for each kind of error there is, and nothing else.
func TestKinds(t *testing.T) {
	names := map[string]bool{}
	for k := result.ErrorKind(1); k < result.NumErrorKinds; k++ {
		names[k.String()] = true
	}
	if len(names) < 30 {
		t.Fatalf("only %d kinds", len(names))
	}
	delete(names, "unsupported") // no verdict
	for _, k := range Kinds {
		if !names[k.ID] {
			t.Errorf("%s is no kind of error, or twice", k.ID)
		}
		delete(names, k.ID)
		if k.Severity == 0 {
			t.Errorf("%s is neither an error nor a warning", k.ID)
		}
		for _, text := range []string{k.Short, k.Full, k.Help} {
			if text == "" {
				t.Errorf("%s is not explained", k.ID)
			}
		}
		if !strings.HasSuffix(k.Full, ".") || !strings.HasSuffix(k.Help, ".") {
			t.Errorf("%s: not a sentence", k.ID)
		}
	}
	for name := range names {
		t.Errorf("report.Kinds (report/kinds.go) does not explain %s", name)
	}
}

// A long trace is cut at its beginning, and says so; the order stays.
func TestSARIFLongTrace(t *testing.T) {
	r := raceReport(Place{}, Place{})
	f := &r.Errors[0]
	f.Graph = &Graph{Threads: []Thread{{ID: 0}, {ID: 1}}, Text: strings.Repeat("line\n", maxGraph+1)}
	for i := range maxFlow + 3 {
		f.Trace = append(f.Trace, Step{Thread: i % 2, Events: []string{"(0,0)"}, Text: []string{"step"}})
	}
	res := (&sarif{report: r}).result(f, "error")
	all := res.CodeFlows[0].Threads[0].Locations
	if len(all) != maxFlow || all[0].Order != 4 || all[maxFlow-1].Order != maxFlow+3 || !strings.Contains(res.CodeFlows[0].Message.Text, "The first 3 steps are left out") {
		t.Errorf("%d steps from %d: %s", len(all), all[0].Order, res.CodeFlows[0].Message.Text)
	}
	if res.Properties["executionGraph"] != nil {
		t.Error("a graph that is too long for text is in the properties")
	}
}
