package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

func events(f *report.Finding) int {
	n := 0
	for i := range f.Graph.Threads {
		n += len(f.Graph.Threads[i].Events)
	}
	return n
}

func switches(f *report.Finding) int {
	n := 0
	for i := range f.Trace {
		if i > 0 && f.Trace[i].Thread != f.Trace[i-1].Thread {
			n++
		}
	}
	return n
}

// places are those of the events of f, sorted: which of the two accesses of a race comes
// second, and reports it, depends on the execution in which it is found.
func places(f *report.Finding) []string {
	var list []string
	for _, e := range f.Events {
		list = append(list, fmt.Sprint(e.Place))
	}
	slices.Sort(list)
	return list
}

// TestMinimise: what --minimise shows of the wrong programs is the same error, and never
// larger.
func TestMinimise(t *testing.T) {
	models := []string{"rc11", "tso", "imm", "sc"}
	every := scale.By{Short: 20, Usual: 6, Wide: 4, Full: 1}
	smaller, fewer, left := 0, 0, 0
	for i, file := range wrongPrograms(t) {
		if !every.Nth(i/4 + i%4) { // of each model some
			continue
		}
		mm := "--mm=" + models[i%len(models)]
		name := filepath.Base(file) + " " + mm
		without := findings(t, file, mm)
		with := findings(t, file, mm, "--minimise")
		if with.Verdict != without.Verdict || (with.Minimised == nil) || len(with.Errors) != min(1, len(without.Errors)) {
			t.Errorf("%s: %s with %d errors, not %s with %d", name, with.Verdict, len(with.Errors), without.Verdict, len(without.Errors))
			continue
		}
		if len(with.Errors) == 0 || with.Errors[0].Graph == nil {
			continue
		}
		if with.Stats.Restarts != without.Stats.Restarts {
			continue // they see some memory at different granularity, and so count different events
		}
		a, b := &without.Errors[0], &with.Errors[0]
		if a.Kind != b.Kind || a.Place != b.Place && !slices.Equal(places(a), places(b)) || b.Message == "" {
			t.Errorf("%s: %s at %v instead of %s at %v", name, b.Kind, b.Place, a.Kind, a.Place)
		}
		if events(b) > events(a) || events(b) == events(a) && switches(b) > switches(a) && a.Interleaving {
			t.Errorf("%s: %d events and %d switches instead of %d and %d", name, events(b), switches(b), events(a), switches(a))
		}
		if events(b) < events(a) {
			smaller++
		}
		if switches(b) < switches(a) {
			fewer++
		}
		if b.LeftOut > 0 {
			left++
			if !strings.Contains(text(t, with), " more event") {
				t.Errorf("%s: the text does not say that %d events are left out", name, b.LeftOut)
			}
		}
	}
	t.Logf("%d with fewer events, %d with fewer switches, %d with events left out", smaller, fewer, left)
	if scale.Full() && (smaller < 20 || fewer < 10 || left < 20) {
		t.Errorf("only %d with fewer events, %d with fewer switches, %d with events left out", smaller, fewer, left)
	}
}

// TestMinimum: known programs, known minima.
func TestMinimum(t *testing.T) {
	for _, row := range []struct {
		file, mm         string
		events, switches int
	}{
		// Main starts, creates two threads and waits (4), the writer starts and writes twice
		// (3), the reader starts and reads twice (3).
		{"../../examples/mp-relaxed.ll", "rc11", 10, 2},
		// Both threads with all that they do (5 each), main to its assertion (8): start, two
		// creations, two joins, two reads and the error.
		{"../../examples/sb.ll", "tso", 18, 3},
	} {
		r := findings(t, row.file, "--mm="+row.mm, "--minimise")
		if len(r.Errors) != 1 || !r.Minimised.All {
			t.Errorf("%s: %d errors, %+v", row.file, len(r.Errors), r.Minimised)
			continue
		}
		f := &r.Errors[0]
		if events(f) != row.events || switches(f) != row.switches {
			t.Errorf("%s: %d events, %d switches, want %d and %d\n%s", row.file, events(f), switches(f), row.events, row.switches, f.Graph.Text)
		}
	}
}

func TestMinimiseFlag(t *testing.T) {
	for _, row := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"--minimise=0", "../../examples/sb.ll"}, exitUsage, "--minimise=0: must be at least 1"},
		{[]string{"--minimise=x", "../../examples/sb.ll"}, exitUsage, "minimise"},
		{[]string{"--minimise", "--mm=sc,tso", "../../examples/sb.ll"}, exitUsage, "needs --keep-going"},
		{[]string{"--minimise", "--mm=sc,tso", "--keep-going", "--workers=1", "../../examples/sb.ll"}, exitError, ""},
		{[]string{"--minimise", "--mm=sc", "../../examples/sb.ll"}, exitVerified, ""},
		{[]string{"-minimise=7", "--mm=tso", "--workers=1", "../../examples/sb.ll"}, exitError, ""},
	} {
		var out, errs strings.Builder
		if code := doMain(row.args, strings.NewReader(""), &out, &errs); code != row.code || !strings.Contains(errs.String(), row.want) {
			t.Errorf("%v: %d %s %s", row.args, code, errs.String(), out.String())
		}
		if row.code == exitError && strings.Contains(row.args[0], "=") && !strings.Contains(out.String(), "genmcgo --mm=tso --minimise=7 --workers=1") {
			t.Errorf("%v: not in the command that repeats the run:\n%s", row.args, out.String())
		}
	}
}

// TestMinimisedReplay: what --minimise prints is what its replay prints.
func TestMinimisedReplay(t *testing.T) {
	for _, c := range []struct{ file, mm string }{
		{"mp-relaxed.ll", "rc11"}, {"sb.ll", "tso"}, {"chase-lev-bug.ll", "rc11"}, {"seqlock-bug.ll", "imm"}, {"philosophers.ll", "sc"}, {"ttas-lock-relaxed.ll", "rc11"},
	} {
		trace := record(t, "--minimise", "--workers=1", "--mm="+c.mm, examples+c.file)
		first, _, code := execute("", "--minimise", "--workers=1", "--mm="+c.mm, examples+c.file)
		again, stderr, codeAgain := execute("", "replay", examples+c.file, "--trace", trace)
		if code != exitError || codeAgain != exitError || stderr != "" {
			t.Errorf("%s: exit codes %d and %d\n%s%s", c.file, code, codeAgain, first, stderr)
			continue
		}
		var lines []string
		head, _, _ := strings.Cut(first, "  reproduce:")
		for _, l := range strings.Split(head, "\n") {
			if !strings.Contains(l, "(the error does not need ") {
				lines = append(lines, l)
			}
		}
		if got, _, _ := strings.Cut(again, "  reproduce:"); got != strings.Join(lines, "\n") {
			t.Errorf("%s: the run printed\n%s\nand its replay\n%s", c.file, head, got)
		}
	}
}
