package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"genmcgo/report"
)

// body is the body of a thread of twoThreads, for each of words an access to x or y:
//
//	x=1   a write of 1
//	x     a read
//	x+    an addition of 1
//	x!5   a read that aborts if it returns 5
//	x?5   a read that may not return 5 (an assumption)
//	x.    a read of the first byte
func body(words string) string {
	var b strings.Builder
	for i, w := range strings.Fields(words) {
		at, what, n := w[:1], w[1:], ""
		if len(what) > 1 {
			what, n = what[:1], what[1:]
		}
		read := fmt.Sprintf("  %%r%d = load atomic i32, ptr @%s monotonic, align 4\n", i, at)
		switch what {
		case "=":
			fmt.Fprintf(&b, "  store atomic i32 %s, ptr @%s monotonic, align 4\n", n, at)
		case "":
			b.WriteString(read)
		case "+":
			fmt.Fprintf(&b, "  %%r%d = atomicrmw add ptr @%s, i32 1 monotonic\n", i, at)
		case "!":
			fmt.Fprintf(&b, "%s  %%c%d = icmp eq i32 %%r%[2]d, %s\n  br i1 %%c%[2]d, label %%b%[2]d, label %%e%[2]d\nb%[2]d:\n  call void @abort()\n  unreachable\ne%[2]d:\n", read, i, n)
		case "?":
			fmt.Fprintf(&b, "%s  %%c%d = icmp ne i32 %%r%[2]d, %s\n  %%d%[2]d = zext i1 %%c%[2]d to i32\n  call void @__VERIFIER_assume(i32 %%d%[2]d)\n", read, i, n)
		case ".":
			fmt.Fprintf(&b, "  %%r%d = load atomic i8, ptr @%s monotonic, align 1\n", i, at)
		default:
			panic("no such access: " + w)
		}
	}
	return b.String()
}

// long is a run that takes a while: the program of two threads, and the flags.
type long struct{ one, two, flags string }

// longRuns have some ten thousand executions each, with every equivalence and kind of model, with
// errors and without, blocked ones and such that make the exploration start again.
var longRuns = []long{
	{"x+ x+ x+ x+ x+ x+ x+ x+ x+", "x+ x+ x+ x+ x+ x+ x+ x+ x+", "--mm=rc11"},
	{"x+ x+ x+ x+ x+ x+ x+ x+ x!12", "x+ x+ x+ x+ x+ x+ x+ x+ x!9 x+", "--mm=tso --keep-going"},
	{"x=1 x=2 x=3 x=4 x=5 x=6 x=11 y", "x=7 x=8 x=9 x=10 y=8 x x x x x", "--mm=rc11"},
	{"x=1 y x=2 y x=3 y x=4 y x=9 y x=10 y", "y=5 x y=6 x y=7 x y=8 x y=9 x y=10 x", "--mm=sc --equivalence=rf"},
	{"x=1 y x=2 y x=3 y x=4 y x=9 y x=10 y", "y=5 x y=6 x y=7 x y=8 x y=9 x y=10 x", "--mm=sc --equivalence=rvf"},
	{"x=1 y!7 x=2 y x=3 y x=4 y x=9 y x=10 y", "y=5 x y=6 x!3 y=7 x y=8 x y=9 x y=10 x", "--mm=sc --equivalence=rvf --keep-going"},
	{"x=1 y x=2 y?6 x=3 y x=4 y x=9 y", "y=5 x y=6 x?2 y=7 x y=8 x y=9 x", "--mm=imm"},
	{"x=1 y x=2 y!6 x=3 y x=4 y x=9 y", "y=5 x y=6 x y=7 x y=8 x y=9", "--mm=rc11.kat --keep-going"},
	{"x+ x+ x+ x+ x+ x+ x+ x+ x. x+", "x+ x+ x+ x+ x+ x+ x+ x+", "--mm=ra --keep-going"},
	{"x+ x+ x+ x+ x+ x+ x+ x+ x+", "x+ x+ x+ x+ x+ x+ x+ x+ x!0", "--mm=tso"},
	{"x+ x+ x+ x+ x+ x+ x+ x+ x+", "x+ x+ x+ x+ x+ x+ x+ x+ x+", "--mm=rc11 --symmetry"},
	{"x+ x+ x+ x+ x+ x+ x!3", "x+ x+ x+ x+ x+ x+ x+ x+ x+", "--mm=rc11"},
	{"x+ x+ x+ x+ x+ x+ x+ y=1 x!11", "x+ x+ x+ x+ x+ x+ y", "--mm=rc11 --keep-going --minimise=1000000"},
}

// ir is the program.
func (l *long) ir() string { return threads(body(l.one), body(l.two), 0) }

// totals is the text of a report in JSON without what depends on time, on workers and on the order
// in which they find things: which execution shows an error, and, if it ended the run, which one that is.
func totals(t *testing.T, text string) string {
	t.Helper()
	var r report.Report
	var m map[string]any
	for _, to := range []any{&r, &m} {
		if err := json.Unmarshal([]byte(text), to); err != nil {
			t.Fatalf("%v in %s", err, text)
		}
	}
	for _, k := range []string{"seconds", "stats", "workers", "summary", "command", "estimate", "minimised"} {
		delete(m, k)
	}
	for k, list := range map[string][]report.Finding{"errors": r.Errors, "warnings": r.Warnings} {
		told := []string{}
		for i := range list {
			f := &list[i]
			told = append(told, fmt.Sprint(f.Kind, " ", f.Name, " in ", f.Events[0].Function, " times ", f.Times))
		}
		slices.Sort(told)
		m[k] = told
	}
	if r.Stopped == "error" {
		m = map[string]any{"verdict": r.Verdict, "stopped": r.Stopped}
	}
	data, err := json.MarshalIndent(m, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
