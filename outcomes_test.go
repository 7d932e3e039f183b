package genmcgo

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/report"
)

// rowsOf are the outcomes of a report, as text.
func rowsOf(r *report.Report) (out []string) {
	if r.Outcomes == nil {
		return nil
	}
	for _, o := range r.Outcomes.Rows {
		if o.Example == nil || o.Example.Graph == nil {
			out = append(out, "no example")
		}
		out = append(out, fmt.Sprint(strings.Join(o.Values, " "), " ", o.Executions))
	}
	return out
}

// TestOutcomes: what executions end with, under models that differ, by one worker and by several, in one go and in parts.
func TestOutcomes(t *testing.T) {
	sb := File("testdata/outcomes/sb.ll")
	strong := []string{"0 1 0 1", "1 0 -1 1", "1 1 -1 1"}
	want := map[string][]string{"sc": strong, "tso": append([]string{"0 0 0 1"}, strong...)}
	want["ra"], want["rc11"], want["imm"], want["sc.kat"] = want["tso"], want["tso"], want["tso"], strong
	for model, rows := range want {
		for _, with := range []Options{{Workers: 1}, {Workers: 4}, {NoSimplify: true}, {Equivalence: "auto"}, {Schedule: "random"}, {Checkpoint: t.TempDir() + "/run", polls: 1}} {
			with.Model, with.Outcomes, with.Exists = model, "r0, r1,s . b[1]", []string{"r0=1&&r1=1", "x = 1 /\\ y=1"}
			r, err := Check(t.Context(), sb, with)
			if err != nil {
				t.Fatal(err)
			}
			with.Checkpoint = ""
			// x and y are in conditions only, and have columns, too.
			var got []string
			for _, row := range rowsOf(r) {
				got = append(got, strings.Replace(row, " 1 1 1", " 1", 1))
			}
			if !slices.Equal(got, rows) || r.Verdict != report.Verified || r.Outcomes.Executions != uint64(len(rows)) {
				t.Errorf("%+v: %s, %q", with, r.Summary, rowsOf(r))
			}
			for _, c := range r.Outcomes.Conditions {
				if c.Verdict != "yes" {
					t.Errorf("%+v: %s: %s", with, c.Text, c.Verdict)
				}
			}
		}
	}
	table, err := Compare(t.Context(), sb, Options{Model: "sc,tso,imm", Outcomes: "r0,r1", Checkpoint: t.TempDir() + "/run", polls: 1})
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range []int{3, 4, 4} {
		if rows := rowsOf(table.Models[i]); len(rows) != n {
			t.Errorf("%s: %q", table.Models[i].Model, rows)
		}
	}
}

// TestOutcomesPage: the page has the table, an execution for each outcome, and the conditions.
func TestOutcomesPage(t *testing.T) {
	sb := File("testdata/outcomes/sb.ll")
	o := Options{Outcomes: "r0,r1", Never: []string{"r0=0 /\\ r1=0"}}
	has := func(page string, want ...string) {
		t.Helper()
		for _, w := range want {
			if strings.Count(page, w) != 1 {
				t.Errorf("%d times %s", strings.Count(page, w), w)
			}
		}
	}
	var page bytes.Buffer
	r, err := Check(t.Context(), sb, o)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.WritePage(&page, &report.Sources{}); err != nil {
		t.Fatal(err)
	}
	has(page.String(), `<h2 id="outcomes">4 outcomes of 4 complete executions</h2>`, "<tr><td>0</td><td>0</td><td>1</td></tr>",
		`<th scope="col">executions</th>`, "An execution that ends with r0=0, r1=0</summary>", `<li class="condition no">never (r0=0 /\ r1=0): no (sometimes: 1 of 4)</li>`)
	o.Model = "sc,tso"
	table, err := Compare(t.Context(), sb, o)
	if err != nil {
		t.Fatal(err)
	}
	page.Reset()
	if err := table.WritePage(&page, &report.Sources{}); err != nil {
		t.Fatal(err)
	}
	has(page.String(), `<h2 id="outcomes">4 outcomes, and how many executions end so</h2>`, "<tr><td>0</td><td>0</td><td>.</td><td>1</td></tr>", "<tr><td>1</td><td>0</td><td>1</td><td>1</td></tr>",
		`<th scope="col">sc</th><th scope="col">tso</th>`, "An execution that ends with r0=0, r1=0</summary>",
		`<li class="condition yes">sc: never (r0=0 /\ r1=0): yes (never: 0 of 3)</li>`, `<li class="condition no">tso: never (r0=0 /\ r1=0): no (sometimes: 1 of 4)</li>`)
	if r, err = Check(t.Context(), sb, Options{}); err != nil {
		t.Fatal(err)
	}
	page.Reset()
	if err := r.WritePage(&page, &report.Sources{}); err != nil || strings.Contains(page.String(), `id="outcomes"`) {
		t.Errorf("nobody asked: %v", err)
	}
}

// TestPlacesBare: without debug information a variable of the size of a number is one, and nothing else has a type.
func TestPlacesBare(t *testing.T) {
	src := File("testdata/outcomes/bare.ll")
	r, err := Check(t.Context(), src, Options{Model: "sc", Outcomes: "r0, r1", Never: []string{"r0=0 /\\ r1=0"}})
	if err != nil {
		t.Fatal(err)
	}
	if got := rowsOf(r); r.Verdict != report.Verified || !slices.Equal(got, []string{"0 1 1", "1 0 1", "1 1 1"}) {
		t.Errorf("%s: %q", r.Verdict, got)
	}
	if _, err := Check(t.Context(), src, Options{Outcomes: "s"}); err == nil || !strings.Contains(err.Error(), "compile with -g") {
		t.Errorf("a structure: %v", err)
	}
}

// TestPlaces: places of all kinds are found, and read as their types say.
func TestPlaces(t *testing.T) {
	r, err := Check(t.Context(), File("testdata/outcomes/places.ll"), Options{Outcomes: "pool::head, pool::head->next, pool::nodes[1].first, pool::nodes[1].small, " +
		"pool::nodes[0].part, pool::nodes[1].set, pool::nodes[1].grid[1][2], pool::nodes[1].grid[0][2], pool::count, wide, pool::head->next->next->first"})
	if err != nil {
		t.Fatal(err)
	}
	const rest = " 7 250 0.5 true -6 3 0 4000000001 - 1"
	if got := rowsOf(r); !slices.Equal(got, []string{"&pool::nodes &pool::nodes[1]" + rest, "&pool::nodes[1] &pool::nodes" + rest}) {
		t.Errorf("%q", got)
	}
	o := Options{Forall: []string{"pool::head=&pool::nodes \\/ &pool::nodes[1].first=pool::head"}, Never: []string{"pool::head=&wide"}}
	if r, err := Check(t.Context(), File("testdata/outcomes/places.ll"), o); err != nil || r.Verdict != report.Verified {
		t.Errorf("addresses: %v, %v", r, err)
	}
	o.Never = []string{"pool::head=&pool::head->next"}
	if _, err := Check(t.Context(), File("testdata/outcomes/places.ll"), o); err == nil || !strings.Contains(err.Error(), "&pool::head->next: it follows a pointer") {
		t.Errorf("an address behind a pointer: %v", err)
	}
	for text, want := range map[string]string{
		"nowhere":                    "no global variable nowhere",
		"pool::nodes":                "it is a node[2]; name a number or pointer in it",
		"pool::nodes[0]":             "it is a node; name a number or pointer in it",
		"pool::nodes[2].first":       "pool::nodes has no element 2",
		"pool::nodes[0].second":      "pool::nodes[0] has no member second",
		"pool::nodes[0]->first":      "pool::nodes[0] is not a pointer to a structure",
		"pool::head.first":           "pool::head is a pointer: write pool::head->first",
		"*wide":                      "it follows something that is not a pointer",
		"pool::nodes[0].grid[1]":     "it is a long[3]; name",
		"pool::nodes[0].grid[1][3]":  "has no element 3",
		"wide wide":                  `a comma is missing at "wide"`,
		"wide,":                      "the name of a variable is missing at the end",
		"0:r0":                       "not a litmus test with this local variable",
		"wide; pool::nodes[x].first": `an index is a number at "x].first"`,
	} {
		_, err := Check(t.Context(), File("testdata/outcomes/places.ll"), Options{Outcomes: text})
		var bad *OptionError
		if !errors.As(err, &bad) || bad.Option != "outcomes" || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

// firstRecording is the first wrong execution of a report that was written and read.
func firstRecording(t *testing.T, r *report.Report) *Recording {
	t.Helper()
	var text bytes.Buffer
	if err := r.WriteJSON(&text); err != nil {
		t.Fatal(err)
	}
	read, err := report.Read("r.json", text.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	rec, err := NewRecording("r.json", 1, read.Recorded()[0])
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// TestPlacesAltered: a variable of which an optimised program keeps something else is refused, not read as if it were
// there.
func TestPlacesAltered(t *testing.T) {
	src := File("testdata/outcomes/optimised.ll")
	if r, err := Check(t.Context(), src, Options{Outcomes: "out"}); err != nil || !slices.Equal(rowsOf(r), []string{"7 1"}) {
		t.Errorf("out: %v, %v", r, err)
	}
	for _, place := range []string{"flag", "pair.a", "pair.b"} {
		if _, err := Check(t.Context(), src, Options{Outcomes: place}); err == nil || !strings.Contains(err.Error(), "keeps this variable in another form") {
			t.Errorf("%s: %v", place, err)
		}
	}
}

// TestConditions: each kind of condition is met or not; an execution against one is an error that can be replayed, and
// it does not end the run.
func TestConditions(t *testing.T) {
	file := func(text string) string {
		name := filepath.Join(t.TempDir(), "expect")
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	all := "r0=0; r1=1;\n# states\n\nr0=1 /\\ r1=0\nr0=1;r1=1 # both\n"
	sb := File("testdata/outcomes/sb.ll")
	for _, tc := range []struct {
		o        Options
		verdict  string
		graphs   int // errors with an execution
		verdicts string
	}{
		{Options{Model: "tso", Exists: []string{"r0=0 && r1=0"}}, report.Verified, 0, "yes"},
		{Options{Model: "sc", Exists: []string{"r0=0 && r1=0"}}, report.Error, 0, "no"},
		{Options{Model: "sc", Never: []string{"r0=0 && r1=0"}, Forall: []string{"r0<=1"}}, report.Verified, 0, "yes yes"},
		{Options{Model: "tso", Never: []string{"r0=0 && r1=0"}, Forall: []string{"r0=1"}}, report.Error, 2, "no no"},
		{Options{Model: "sc", Expect: file(all)}, report.Verified, 0, "yes yes yes yes"},
		{Options{Model: "tso", Expect: file(all)}, report.Error, 1, "yes yes yes no"},
		{Options{Model: "sc", Expect: file(all + "r0=0;r1=0")}, report.Error, 0, "yes yes yes no yes"},
		{Options{Model: "tso", Outcomes: "r0 where r1=1", Forall: []string{"r0<2 => r1=1"}, Never: []string{"r1=0"}}, report.Verified, 0, "yes yes"},
		{Options{Model: "tso", Outcomes: "where r1=0", Exists: []string{"r0=1"}, Forall: []string{"r0=1"}}, report.Error, 1, "yes no"},
		{Options{Model: "tso", Exists: []string{"r0=2"}, MaxExecutions: 2}, report.Incomplete, 0, "unknown"},
		{Options{Model: "tso", Forall: []string{"r0<2"}, MaxExecutions: 2}, report.Incomplete, 0, "unknown"},
		{Options{Model: "tso", Exists: []string{"x=1"}, MaxExecutions: 2}, report.Incomplete, 0, "yes"},
	} {
		for _, parts := range []bool{false, true} {
			o := tc.o
			if o.Workers = 1; parts {
				o.Checkpoint, o.polls = t.TempDir()+"/run", 1
				if o.MaxExecutions > 0 {
					continue // how many are explored depends on the parts
				}
			}
			r, err := Check(t.Context(), sb, o)
			if err != nil {
				t.Fatal(err)
			}
			var verdicts []string
			for _, c := range r.Outcomes.Conditions {
				verdicts = append(verdicts, c.Verdict)
			}
			graphs := 0
			for i := range r.Errors {
				f := &r.Errors[i]
				if f.Kind != "final-state" {
					t.Errorf("%+v: %s", tc.o, f.Message)
				}
				if f.Graph == nil {
					continue
				}
				graphs++
				if len(f.Events) == 0 || f.File == "" {
					t.Errorf("%+v: %s does not say where memory got its values", tc.o, f.Message)
				}
			}
			if r.Verdict != tc.verdict || graphs != tc.graphs || strings.Join(verdicts, " ") != tc.verdicts {
				t.Errorf("%+v: %s, %d executions, conditions %s; want %s, %d, %s", tc.o, r.Summary, graphs, verdicts, tc.verdict, tc.graphs, tc.verdicts)
			}
			if graphs == 0 || parts {
				continue
			}
			rec := firstRecording(t, r)
			again, err := Replay(t.Context(), sb, rec, o)
			if err != nil || len(again.Report.Errors) == 0 || again.Report.Errors[0].Message != r.Errors[0].Message {
				t.Errorf("%+v: replayed: %v, %v", tc.o, again, err)
			}
		}
	}
	for _, tc := range []struct {
		o    Options
		want string
	}{
		{Options{Never: []string{"r0"}}, "--never: a comparison"},
		{Options{Outcomes: "r0 where r1"}, "--outcomes: a comparison"},
		{Options{Outcomes: "r0 where r7=1"}, "--outcomes: where: the program has no global variable r7"},
		{Options{Expect: "/nowhere"}, "--expect=/nowhere: no such file"},
		{Options{Expect: file("# nothing\n")}, "it has no outcome"},
		{Options{Expect: file("r0=0\nr0=\n")}, "line 2: the name of a variable is missing"},
		{Options{Expect: file("r7=0\n")}, "no global variable r7"},
		{Options{Equivalence: "rf", Exists: []string{"r0=0"}}, "use co with"},
		{Options{Symmetry: true, Outcomes: "r0"}, "leave it out with --outcomes"},
	} {
		var bad *OptionError
		if _, err := Check(t.Context(), sb, tc.o); !errors.As(err, &bad) || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%+v: %v, want %s", tc.o, err, tc.want)
		}
	}
}

// TestClaimsOfTemplates: what a template, or a function of a header, claims is met if one of its functions meets it.
func TestClaimsOfTemplates(t *testing.T) {
	needClang(t)
	r, err := Check(t.Context(), File("testdata/outcomes/template.cpp"), Options{Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	if got := rowsOf(r); r.Verdict != report.Verified || len(r.Outcomes.Conditions) != 1 || !slices.Equal(got, []string{"1 2 1"}) {
		t.Errorf("%s, %d conditions, %q", r.Verdict, len(r.Outcomes.Conditions), got)
	}
}

// TestClaims: claims in the source are conditions, whatever the optimisation and however the run is cut.
func TestClaims(t *testing.T) {
	needClang(t)
	const name = "testdata/outcomes/claims.c"
	for _, tc := range []struct {
		flags    []string
		model    string
		verdict  string
		verdicts string // of the claims, in the order of the source
		graphs   int    // errors with an execution
	}{
		{nil, "rc11", report.Verified, "18 yes 2,19 yes 0,34 yes 1,35 yes 4", 0},
		{nil, "sc", report.Error, "18 yes 1,19 yes 0,34 no 0,35 yes 3", 0},
		{[]string{"-DBAD"}, "tso", report.Error, "18 yes 2,19 yes 0,34 yes 1,35 yes 4,40 no 2,41 no 1", 2},
		{[]string{"-O2", "-DBAD"}, "rc11", report.Error, "18 yes 2,19 yes 0,34 yes 1,35 yes 4,40 no 2,41 no 1", 2},
	} {
		src := compiled(t, name, tc.flags...)
		for _, parts := range []bool{false, true} {
			o := Options{Model: tc.model, Workers: 1}
			var r *report.Report
			if parts {
				r = inParts(t, src, o, 2, 1)
			} else {
				var err error
				if r, err = Check(t.Context(), src, o); err != nil {
					t.Fatal(err)
				}
			}
			var got []string
			for _, c := range r.Outcomes.Conditions {
				at := c.Text[strings.LastIndex(c.Text, ":")+1:]
				if !strings.Contains(c.Text, "outcomes/claims.c:") {
					t.Errorf("%s is nowhere", c.Text)
				}
				got = append(got, fmt.Sprint(at, " ", c.Verdict, " ", c.Positive))
			}
			slices.Sort(got)
			graphs := 0
			for i := range r.Errors {
				if r.Errors[i].Graph != nil {
					graphs++
				}
			}
			if strings.Join(got, ",") != tc.verdicts || r.Verdict != tc.verdict || graphs != tc.graphs {
				t.Errorf("%v %s, parts %v: %s, %d executions, %s; want %s", tc.flags, tc.model, parts, r.Verdict, graphs, got, tc.verdicts)
			}
			if graphs > 0 {
				if again, err := Replay(t.Context(), src, firstRecording(t, r), o); err != nil || len(again.Report.Errors) == 0 {
					t.Errorf("%v: replayed: %v, %v", tc.flags, again, err)
				}
			}
			if len(r.Outcomes.Rows) > 0 {
				t.Errorf("a table that nobody asked for: %v", r.Outcomes.Rows)
			}
		}
	}
	for _, flags := range [][]string{{"-DTABLE"}, {"-DTABLE", "-O2"}} {
		r, err := Check(t.Context(), File(name, flags...), Options{Model: "tso", Workers: 1, Outcomes: "r0"})
		if err != nil {
			t.Fatal(err)
		}
		got := rowsOf(r)
		slices.Sort(got)
		want := []string{"0 0 -1 1", "0 1 0 1", "1 1 -1 1", "1 2 0 1"}
		if !slices.Equal(got, want) || !slices.Equal(r.Outcomes.Places, []string{"r0", "sum", "mine - 1"}) {
			t.Errorf("%v: %q: %q, want %q", flags, r.Outcomes.Places, got, want)
		}
	}
	var bad *OptionError
	if _, err := Check(t.Context(), compiled(t, name), Options{Equivalence: "rf"}); !errors.As(err, &bad) || !strings.Contains(err.Error(), "use co with") {
		t.Errorf("with rf: %v", err)
	}
}

// TestLitmusTests: herd's tests are read, and have the states that herd finds.
func TestLitmusTests(t *testing.T) {
	needClang(t)
	loaded := map[string]*Program{}
	for _, tc := range []struct {
		file, model string
		outcomes    int
		verdict     string
	}{
		{"mp", "sc", 2, report.Verified}, {"mp", "rc11", 2, report.Verified}, {"mp", "imm", 2, report.Verified},
		{"cas", "sc", 2, report.Verified}, {"cas", "rc11", 2, report.Verified},
		{"published", "sc", 2, report.Verified}, {"published", "rc11", 2, report.Verified},
		{"iriw", "sc", 15, report.Error}, {"iriw", "tso", 15, report.Error}, {"iriw", "rc11", 16, report.Verified},
	} {
		p := loaded[tc.file]
		if p == nil {
			var err error
			if p, err = Load(t.Context(), File("testdata/outcomes/"+tc.file+".litmus"), Options{}); err != nil {
				t.Fatal(err)
			}
			loaded[tc.file] = p
		}
		r, err := p.Check(t.Context(), Options{Model: tc.model})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Outcomes.Rows) != tc.outcomes || r.Verdict != tc.verdict {
			t.Errorf("%s under %s: %d outcomes, %s", tc.file, tc.model, len(r.Outcomes.Rows), r.Summary)
		}
		for _, o := range r.Outcomes.Rows {
			for _, thread := range o.Example.Graph.Threads {
				for _, e := range thread.Events {
					if e.File != "" && filepath.Base(e.File) != tc.file+".litmus" || strings.Contains(e.Location, "gmc_") {
						t.Errorf("%s: %s %s at %s", tc.file, e.Text, e.Location, e.File)
					}
				}
			}
		}
	}
	r, err := Check(t.Context(), File("testdata/outcomes/arrays.litmus"), Options{Model: "rc11"})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := rowsOf(r), []string{"1 7 0 &y &x 3 1", "1 7 5 &y &x 7 1"}; !slices.Equal(got, want) || r.Verdict != report.Verified || r.Outcomes.Executions != 2 {
		t.Errorf("arrays: %q, %s; want %q", got, r.Summary, want)
	}
	for text, want := range map[string]string{
		"AArch64 x\n{}\n":       "a.litmus:1: a litmus test in AArch64",
		"C x\n":                 "the initial values, { ... }, are missing",
		"C x\n{\n":              "a.litmus:2: the bracket { is not closed",
		"C x\n{}\nexists (x=1)": "the threads, P0(...)",
		"C x\n{ 1:r1=3; }\nP0(int *x) {}\nexists (x=1)":           "a.litmus:2: 1:r1: there is no thread P1",
		"C x\n{ 0:x=3; }\nP0(int *x) {}\nexists (x=1)":            "a.litmus:2: 0:x: a parameter of P0 has this name",
		"C x\n{}\nP1(int *x) {}":                                  "a.litmus:3: thread P0 should come here",
		"C x\n{}\nP0(int x) {}":                                   `parameter "int x" is not a pointer`,
		"C x\n{}\nP0(int *x)":                                     "the body of P0",
		"C x\n{}\nP0(int *x) {\nWRITE_ONCE(*x, 1);}":              "a.litmus:4: WRITE_ONCE belongs to the Linux kernel",
		"C x\n{}\nP0(int *x) {}\nexists (1:r0=1)":                 "there is no thread P1",
		"C x\n{}\nP0(int *x) {}\nfilter (x=)\nexists (x=1)":       "a.litmus:4: filter: the name of a variable is missing",
		"C x\n{}\nP0(int *x) {}\n\nexists (x=":                    "a.litmus:5: the name of a variable is missing",
		"C x\n{ a[2]; }\nP0(int *x) {}\n\nexists (x=1)":           "a.litmus:2: a[2]: write the type of the array's elements",
		"C x\n{ int a[0]; }\nP0(int *x) {}\n\nexists (x=1)":       "an array has from 1 to",
		"C x\n{ int a[2] = 3; }\nP0(int *x) {}\n\nexists (x=1)":   "the values of an array stand in brackets",
		"C x\n{}\nP0(int *x) { *x = 1 }\n\nexists (x=1)":          "failed",
		"C x\n{}\nP0(int *x) { }\n\nexists (y=1)":                 "no global variable y",
		"C x\n{}\nP0(int *x) {}\nP1(long *x) {}\n\nexists (x=1)":  "failed",
		"C x\n{ long x; }\nP0(char *x) {}\n\nexists (x=1)":        "failed",
		"C x\n{ y = 1; int *p = y; }\nP0(int **p) {}\nexists y=1": "",
	} {
		_, err := Check(t.Context(), Source{Name: "a.litmus", Text: []byte(text)}, Options{})
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s\n%v, want %s", text, err, want)
		}
	}
}
