package genmcgo

import (
	"bytes"
	"encoding/json"
	"html"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// TestDeadlockText: what a report says of who waits for whom. The programs of testdata/deadlock say it: each
// text after "says:" is in the report, before the execution graph, and in none of them is one
// after "silent:". All of it is in the other formats, too.
func TestDeadlockText(t *testing.T) {
	needClang(t)
	files, err := filepath.Glob("testdata/deadlock/*.c*")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	c, cpp := scale.By{Short: 4, Usual: 2, Wide: 1, Full: 1}, scale.By{Short: 16, Usual: 8, Wide: 2, Full: 1} // compiling C++ takes seconds
	files = slices.DeleteFunc(files, func(f string) bool {
		if filepath.Ext(f) == ".cpp" {
			return !cpp.Takes(f)
		}
		return !c.Takes(f)
	})
	isC := func(f string) bool { return filepath.Ext(f) == ".c" }
	compileTogether(t, eachFile(slices.DeleteFunc(slices.Clone(files), func(f string) bool { return !isC(f) }))...)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var says, silent, flags []string
			for line := range strings.Lines(string(text)) {
				line = strings.TrimSpace(line)
				if s, ok := strings.CutPrefix(line, "// says: "); ok {
					says = append(says, s)
				} else if s, ok := strings.CutPrefix(line, "// silent: "); ok {
					silent = append(silent, s)
				} else if s, ok := strings.CutPrefix(line, "// flags: "); ok {
					flags = strings.Fields(s)
				}
			}
			src := File(file, flags...)
			if isC(file) {
				src = compiled(t, file, flags...)
			}
			p, err := Load(t.Context(), src, Options{})
			if err != nil {
				t.Fatal(err)
			}
			r, err := p.Check(t.Context(), Options{Workers: 1})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Errors) != 1 || r.Errors[0].Kind != "deadlock" {
				t.Fatalf("%s: %v", r.Summary, r.Errors)
			}
			checkDeadlock(t, r, says, silent)
		})
	}
}

func checkDeadlock(t *testing.T, r *report.Report, says, silent []string) {
	t.Helper()
	var text, sarif, page, js bytes.Buffer
	if err := r.WriteText(&text, report.Style{}); err != nil {
		t.Fatal(err)
	}
	if err := r.WriteSARIF(&sarif, report.Invocation{}); err != nil {
		t.Fatal(err)
	}
	if err := r.WritePage(&page, &report.Sources{}); err != nil {
		t.Fatal(err)
	}
	if err := r.WriteJSON(&js); err != nil {
		t.Fatal(err)
	}
	var read struct {
		Errors []struct {
			Message  string
			Deadlock *report.Deadlock
		}
	}
	if err := json.Unmarshal(js.Bytes(), &read); err != nil || len(read.Errors) != 1 || read.Errors[0].Deadlock == nil {
		t.Fatalf("JSON: %v: %+v", err, read)
	}
	// JSON has the waits as sentences, and the cycle as numbers.
	told := read.Errors[0].Message + "\n"
	for _, w := range read.Errors[0].Deadlock.Waits {
		told += w.Text + "\n"
	}
	told += "cycle: " + read.Errors[0].Deadlock.Chain("->")
	first, _, _ := strings.Cut(text.String(), "execution graph")
	for _, s := range says {
		if !strings.Contains(first, s) {
			t.Errorf("the text does not say %q:\n%s", s, first)
		}
		if !strings.Contains(sarif.String(), s) {
			t.Errorf("SARIF does not say %q", s)
		}
		if !strings.Contains(told, s) {
			t.Errorf("JSON does not say %q:\n%s", s, told)
		}
		if s := strings.TrimPrefix(strings.ReplaceAll(s, "->", "→"), "cycle: "); !strings.Contains(html.UnescapeString(page.String()), s) {
			t.Errorf("the page does not say %q", s)
		}
	}
	for _, s := range append(silent, "4294967297", "words", "0x") {
		if strings.Contains(first, s) {
			t.Errorf("the text says %q:\n%s", s, first)
		}
	}
	// A cycle leads from holder, joined or waking thread to the one after it.
	d := r.Errors[0].Deadlock
	for i, c := range d.Cycle {
		next := d.Cycle[(i+1)%len(d.Cycle)]
		w := d.Waits[i]
		leads := func(p report.Party) bool { return p.Thread == next }
		if w.Thread != c || !slices.ContainsFunc(w.Holders, leads) && !slices.ContainsFunc(w.Wakers, leads) {
			t.Errorf("thread %d does not wait for thread %d: %+v", c, next, w)
		}
	}
	for _, w := range d.Waits {
		if w.Line == 0 || w.Text == "" {
			t.Errorf("%+v", w)
		}
	}
}

// waitsOf is what the threads of deadlock f wait for.
func waitsOf(f *report.Finding) string {
	var lines []string
	if f.Deadlock != nil {
		for _, w := range f.Deadlock.Waits {
			lines = append(lines, w.Text)
		}
	}
	return strings.Join(lines, "\n")
}
