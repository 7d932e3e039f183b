package interp_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"genmcgo/interp"
	"genmcgo/interp/load"
)

var update = flag.Bool("update", false, "rewrite the expected events and faults")

// golden compares got with the content of file, or rewrites it.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, file, string(want), got)
}

// TestEvents compares the events of a sequential execution with those expected. The
// events must not depend on whether the thread goes on itself or a clone of it.
func TestEvents(t *testing.T) {
	files, _ := filepath.Glob("testdata/events/*.ll")
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			p, err := load.File(f)
			if err != nil {
				t.Fatal(err)
			}
			var first string
			for _, clone := range []bool{false, true} {
				s := newSeq(p, interp.Config{})
				s.tracing, s.clone = true, clone
				s.run()
				got := strings.Join(s.trace, "\n") + "\n"
				for i := range s.threads {
					if o := s.output(i); o != "" {
						got += "output of " + strings.TrimSpace(string(rune('0'+s.threads[i].tid))) + ": " + o
					}
				}
				if !clone {
					first = got
					golden(t, strings.TrimSuffix(f, ".ll")+".events", got)
				} else if got != first {
					t.Error("a clone yields other events")
				}
			}
		})
	}
}

// TestFaults runs each function of faults.c and compares the verdicts.
func TestFaults(t *testing.T) {
	p, err := load.File("testdata/faults/faults.ll")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, f := range p.Funcs {
		if f.External || f.Lib || f.Name == "deep" || f.Name == "dangle" {
			continue
		}
		s := newSeq(p, interp.Config{Entry: f.Name, MaxSteps: 1_000_000})
		s.run()
		pos := p.Position(s.threads[0].lab.Pos)
		b.WriteString(f.Name + ": " + s.failed + "\n")
		if s.failed != "" && pos.Line == 0 {
			t.Errorf("%s: %s: without a position", f.Name, s.failed)
		}
	}
	golden(t, "testdata/faults/faults.txt", b.String())
}

// TestCuts checks that plain accesses are cut where the configuration says, and
// still move the same bytes.
func TestCuts(t *testing.T) {
	p, err := load.File("testdata/events/copies.ll")
	if err != nil {
		t.Fatal(err)
	}
	whole := newSeq(p, interp.Config{})
	whole.run()
	cfg := interp.Config{Cuts: cutAll(p)}
	cut := newSeq(p, cfg)
	cut.tracing = true
	cut.run()
	if cut.failed != "" {
		t.Fatal(cut.failed)
	}
	for a, b := range whole.mem {
		if c := byte(cut.read(a, 1).Lo); c != b {
			t.Errorf("byte %s: %d, want %d", cut.addr(a), c, b)
		}
	}
	for _, l := range cut.trace {
		if strings.Contains(l, ".na") && !strings.Contains(l, ":1 ") && !strings.HasSuffix(l, ":1") {
			t.Errorf("not cut: %s", l)
		}
	}
}
