package interp_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/interp"
	"genmcgo/interp/load"
)

// names gives the events of a sequential run names: kind and place. Heap objects and
// escaped variables are numbered by their allocation; [2] is a place in the second.
func names(s *seq, labs []event.Label) []string {
	out := make([]string, len(labs))
	var objs []*event.Label
	for i := range labs {
		l := &labs[i]
		place := s.addr(l.Addr)
		place, _, _ = strings.Cut(place, "+")
		for j, o := range objs {
			if l.Addr >= o.Addr && l.Addr < o.Addr+event.Addr(o.Len) {
				place = fmt.Sprintf("[%d]", j+1)
			}
		}
		switch l.Kind {
		case event.Malloc:
			objs = append(objs, l)
			out[i] = fmt.Sprintf("M%d", len(objs))
		case event.Read, event.Write, event.Free, event.Skip:
			out[i] = l.Kind.String()[:1] + place
		default:
			out[i] = l.Kind.String()
		}
	}
	return out
}

// dumpDeps runs entry and lists the events that depend on something.
func dumpDeps(t *testing.T, s *seq) string {
	t.Helper()
	s.record = true
	s.run()
	if s.failed != "" {
		t.Fatal(s.failed)
	}
	labs := s.threads[0].labs
	ns := names(s, labs)
	d := s.m.Deps()
	var out []string
	for i := range labs {
		x := d.Deps(labs[i].Deps)
		text := ""
		for _, y := range []struct {
			name string
			set  event.DepSet
		}{{"addr", x.Addr}, {"data", x.Data}, {"ctrl", x.Ctrl}, {"addrpo", x.AddrPo}} {
			if y.set == 0 {
				continue
			}
			var on []string
			for _, e := range d.Events(y.set) {
				on = append(on, ns[e])
			}
			text += " " + y.name + "=" + strings.Join(on, ",")
		}
		if text != "" && labs[i].Kind != event.ThreadFinish {
			out = append(out, ns[i]+text)
		}
	}
	if out == nil {
		return "none"
	}
	return strings.Join(out, "; ")
}

// TestDeps compares what each event of the functions of testdata/deps/deps.c depends on
// with what is written above the function, as two compilers translate it.
func TestDeps(t *testing.T) {
	text, err := os.ReadFile("testdata/deps/deps.c")
	if err != nil {
		t.Fatal(err)
	}
	funcs := regexp.MustCompile(`(?m)^// deps: (.*)\n(?:// O1: (.*)\n)?void (\w+)\(void\)`).FindAllStringSubmatch(string(text), -1)
	if len(funcs) < 40 {
		t.Fatalf("%d functions", len(funcs))
	}
	files, _ := filepath.Glob("testdata/deps/*.ll")
	if len(files) != 4 {
		t.Fatal(files)
	}
	for _, file := range files {
		p, err := load.File(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range funcs {
			want := f[1]
			if f[2] != "" && strings.Contains(file, "-O1") {
				want = f[2]
			}
			for _, clone := range []bool{false, true} {
				s := newSeq(p, interp.Config{Entry: f[3], TrackDeps: true})
				s.clone = clone
				if got := dumpDeps(t, s); got != want {
					t.Errorf("%s: %s:\ngot  %s\nwant %s", file, f[3], got, want)
					break
				}
			}
		}
	}
}
