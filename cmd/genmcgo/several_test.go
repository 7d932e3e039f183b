package main

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"genmcgo/report"
)

// table runs the command with --format=json and several models.
func table(t *testing.T, files map[string]string, code int, args ...string) *report.Table {
	t.Helper()
	got, stdout, stderr := run(t, files, append([]string{"--format=json"}, args...)...)
	if got != code {
		t.Fatalf("%v: exit status %d, want %d\n%s%.3000s", args, got, code, stderr, stdout)
	}
	var tb report.Table
	if err := json.Unmarshal([]byte(stdout), &tb); err != nil {
		t.Fatalf("%v in %s", err, stdout)
	}
	return &tb
}

// TestSeveralModels compares models on store buffering, whose weak outcome TSO
// and everything weaker adds, and on programs that tell RC11 from RA and nothing
// from anything.
func TestSeveralModels(t *testing.T) {
	sb := map[string]string{"p.ll": threads(rlxX+readRY, rlxY+readRX, 0)}
	tb := table(t, sb, 0, "--mm=rc11,sc,tso", "$DIR/p.ll")
	var names []string
	for _, m := range tb.Models {
		names = append(names, m.Model)
	}
	c := &tb.Comparison
	if tb.Verdict != "verified" || !reflect.DeepEqual(names, []string{"rc11", "sc", "tso"}) || tb.Models[0].ModelUsed != "ra" ||
		tb.Models[0].Simplified == "" || tb.Models[2].Simplified != "" {
		t.Errorf("%s, models %v", tb.Verdict, names)
	}
	if len(c.Pairs) != 6 || len(c.Partial) != 0 || !reflect.DeepEqual(c.Same, [][]string{{"rc11", "tso"}}) {
		t.Errorf("%+v", c)
	}
	for _, p := range c.Pairs {
		if want := p.To == "sc"; (p.Adds == 1) != want || (p.Example != nil) != want || p.AtLeast {
			t.Errorf("%+v", p)
			continue
		} else if !want {
			continue
		}
		// The one that is added is the one in which both read the old value.
		if x := p.Example; !x.NewValues || len(x.Reads) != 2 || x.Reads[0].Value != "0" || x.Reads[1].Value != "0" || !strings.Contains(x.Graph.Text, "W rlx x = 1") {
			t.Errorf("%+v", p.Example)
		}
	}
	// The JSON form has no field that the structs do not have, and each report is whole.
	if !strings.HasPrefix(tb.Models[1].Command, "genmcgo --mm=sc ") || !strings.HasPrefix(tb.Command, "genmcgo --mm=rc11,sc,tso ") || tb.Models[1].Complete != 3 {
		t.Errorf("%s / %s", tb.Command, tb.Models[1].Command)
	}

	// With SC accesses RA alone has the outcome; the order of the models does not matter.
	for _, mm := range []string{"ra,rc11", "rc11,ra"} {
		c := &table(t, map[string]string{"p.ll": threads(storeX+loadY, storeY+loadX, 0)}, 0, "--simplify=false", "--mm="+mm, "$DIR/p.ll").Comparison
		for _, p := range c.Pairs {
			if (p.Model == "ra") != (p.Adds == 1) {
				t.Errorf("%s: %+v", mm, p)
			}
		}
	}
	// Blocked executions are none of those that are compared.
	c = &table(t, map[string]string{"p.ll": threads(storeX, assumeX, 0)}, 0, "--lookahead=false", "--mm=sc,tso", "$DIR/p.ll").Comparison
	if c.Ended[0].Executions != 1 || len(c.Same) != 1 {
		t.Errorf("%+v", c)
	}
	// rf alike and co different: an execution is added, but no values.
	twice := strings.NewReplacer("i32 1", "i32 2")
	writes := map[string]string{"p.ll": threads(rlxX+twice.Replace(rlxY), rlxY+twice.Replace(rlxX), 0)}
	for _, p := range table(t, writes, 0, "--mm=sc,ra", "$DIR/p.ll").Comparison.Pairs {
		if p.Model == "ra" && (p.Adds != 1 || p.Outcomes != 0 || p.Example == nil || p.Example.NewValues) {
			t.Errorf("%+v", p)
		}
	}
}

// What is said of two models, and the executions that are shown, do not depend on
// workers or schedules.
func TestSeveralDeterministic(t *testing.T) {
	access := func(what, reg, loc string) string {
		return fmt.Sprintf(map[string]string{"load": "  %%%s = load atomic i32, ptr @%s monotonic, align 4\n", "store": "  store atomic i32 1, ptr @%[2]s monotonic, align 4\n"}[what], reg, loc)
	}
	// Store buffering with seq_cst, which ra alone does not forbid, and load buffering, which imm alone allows.
	both := map[string]string{"p.ll": "@a = global i32 0, align 4\n@b = global i32 0, align 4\n" +
		threads(storeX+loadY+access("load", "ra", "a")+access("store", "", "b"), storeY+loadX+access("load", "rb", "b")+access("store", "", "a"), 0)}
	for _, tc := range []struct {
		mm, prog string
		code     int
		adds     []bool // by pair
	}{
		{"tso,ra,sc", "../../examples/chase-lev-bug.ll", 1, []bool{false, true, true, true, false, false}},
		{"ra,imm", "$DIR/p.ll", 0, []bool{true, true}},
	} {
		mm := tc.mm
		var first *report.Comparison
		for _, args := range []string{"-j1", "-j8", "--schedule=ltr", "--schedule=random --seed=3", "--cache=false"} {
			c := &table(t, both, tc.code, append(strings.Fields(args), "--keep-going", "--mm="+mm, tc.prog)...).Comparison
			for i := range c.Errors { // which execution shows an error may depend on them
				c.Errors[i].Message = ""
			}
			if first == nil {
				first = c
			} else if !reflect.DeepEqual(c, first) {
				t.Errorf("--mm=%s: with %s\n%+v\nwant\n%+v", mm, args, c, first)
			}
		}
		for i, p := range first.Pairs {
			if len(first.Pairs) != len(tc.adds) || (p.Adds > 0) != tc.adds[i] || (p.Example != nil) != tc.adds[i] {
				t.Errorf("--mm=%s: %+v", mm, p)
			}
		}
	}
}

// Errors: under which models, how sure, and the worst exit status.
func TestSeveralErrors(t *testing.T) {
	// Both threads saw 0: fails under what is weaker than SC.
	fails := "  %s = or i32 %ry, %rx\n"
	prog := strings.Replace(threads(rlxX+readRY+"  store i32 %ry, ptr @a, align 4\n", rlxY+readRX+"  store i32 %rx, ptr @b, align 4\n", 0),
		"  ret i32 0\n", "  %ry = load i32, ptr @a, align 4\n  %rx = load i32, ptr @b, align 4\n"+fails+
			"  %z = icmp eq i32 %s, 0\n  br i1 %z, label %bad, label %good\nbad:\n  call void @abort()\n  unreachable\ngood:\n  ret i32 0\n", 1)
	files := map[string]string{"p.ll": "@a = global i32 0, align 4\n@b = global i32 0, align 4\n" + prog}

	tb := table(t, files, 1, "--keep-going", "--mm=sc,tso,rc11", "$DIR/p.ll")
	c := &tb.Comparison
	if len(c.Errors) != 1 || c.Errors[0].Kind != "abort" || !reflect.DeepEqual(c.Errors[0].Found, []string{"tso", "rc11"}) ||
		!reflect.DeepEqual(c.Errors[0].Absent, []string{"sc"}) || len(c.Partial) != 0 {
		t.Errorf("%+v", c.Errors)
	}
	if c.Ended[0].Failed != 0 || c.Ended[1].Failed != 1 || c.Ended[1].Executions != 4 || tb.Models[1].Complete != 3 {
		t.Errorf("%+v", c.Ended)
	}
	for _, p := range c.Pairs {
		if p.To == "sc" && (p.Adds != 1 || p.Example == nil) {
			t.Errorf("what fails is added, too: %+v", p)
		}
	}
	code, text, stderr := run(t, files, "--keep-going", "--mm=sc,tso,rc11", "$DIR/p.ll")
	for _, want := range []string{"\nabort", "execution graph", "tso and rc11 allow the same 4 executions", "tso adds 1 execution to sc, such as one in which\n",
		"(one) reads y = 0 [from init]", "\nabort: under tso and rc11, not under sc\n", "\nerror: abort under tso and rc11; no error under sc\n",
		"\nmodel  complete  failed  blocked  verdict   time\nsc     3         0       0        verified  0.", "note: rc11 was checked under ra: the program has no seq_cst access\n"} {
		if !strings.Contains("\n"+text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if strings.Count(text, "execution graph") != 1 || code != 1 {
		t.Errorf("the evidence is there more than once: %d %s\n%s", code, stderr, text)
	}

	// Without --keep-going what is weaker stops early, and nothing is claimed.
	c = &table(t, files, 1, "-j1", "--mm=sc,tso,rc11", "$DIR/p.ll").Comparison
	if !reflect.DeepEqual(c.Partial, []string{"tso", "rc11"}) {
		t.Errorf("partial %v", c.Partial)
	}
	for _, p := range c.Pairs {
		if p.To != "sc" || !p.AtLeast {
			t.Errorf("claimed: %+v", p)
		}
	}
	_, text, _ = run(t, files, "--mm=sc,tso,rc11", "$DIR/p.ll")
	for _, want := range []string{"tso and rc11 cannot be compared", "the results for tso and rc11 are partial: each stopped", "≥ "} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	// Stopped by a limit: incomplete is worse than verified.
	tb = table(t, map[string]string{"p.ll": threads(rlxX+readRY, rlxY+readRX, 0)}, 4, "--max-executions=3", "--mm=sc,tso", "$DIR/p.ll")
	if tb.Verdict != "incomplete" || tb.Models[0].Verdict != "verified" {
		t.Error(tb.Summary)
	}
	// Cut by the clock: what was not begun is not claimed either.
	tb = table(t, map[string]string{"p.ll": many()}, 4, "--timeout=0.1", "--mm=sc,tso,ra", "$DIR/p.ll")
	if tb.Verdict != "incomplete" || len(tb.Comparison.Partial) != 3 || len(tb.Comparison.Pairs) != 0 {
		t.Error(tb.Summary)
	}
}

// A program whose accesses overlap is cut again; then it is so for all models, and
// executions stay comparable whichever model found it out.
func TestSeveralRefined(t *testing.T) {
	wide := "  store i64 1, ptr @w, align 8\n"
	narrow := "  %rx = load i32, ptr @w, align 4\n"
	// The narrow read is there only if both threads read the old value.
	one := rlxX + readRY + "  %z = icmp eq i32 %ry, 0\n  br i1 %z, label %l, label %e\nl:\n" + wide + "  br label %e\ne:\n"
	two := rlxY + "  %q = load atomic i32, ptr @x monotonic, align 4\n  %z = icmp eq i32 %q, 0\n  br i1 %z, label %l, label %e\nl:\n" + narrow + "  br label %e\ne:\n"
	files := map[string]string{"p.ll": "@w = global i64 0, align 8\n" + threads(one, two, 0)}
	for _, mm := range []string{"sc,ra", "ra,sc"} {
		tb := table(t, files, 0, "--check-races=false", "--mm="+mm, "$DIR/p.ll")
		for _, p := range tb.Comparison.Pairs {
			// Two in which both saw 0: with the old and with the new value of w.
			if want := map[string]uint64{"ra": 2}[p.Model]; p.Adds != want {
				t.Errorf("%s: %+v", mm, p)
			}
			if p.Adds > 0 && !strings.Contains(p.Example.Graph.Text, "W na w+4 = 0") {
				t.Errorf("the wide write is not cut:\n%s", p.Example.Graph.Text)
			}
		}
	}
}
