package genmcgo

import (
	"bytes"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/internal/scale"
	"genmcgo/report"
)

// internalNames is what the library and the compiler call things.
var internalNames = regexp.MustCompile(`\b_Z[A-Z0-9]|\blocal\d*\+\d+|\bwords\+\d+|\blambda_|\$_\d|\bstd::__|\b_M_run\b|_State_impl|_Invoker|4294967296|4294967297|\b_M_[a-z]|\bheap\d+\+\d+|\bthread \d+ \(?run\b`)

// TestReaders: wrong programs of testdata/cxx, each with a bug that authors of C++ know. Whoever reads the first 40 lines
// of a report finds the bug, its threads, its objects and its lines there: each text after "says:". The page, SARIF and
// JSON have them, too, and none speaks of symbols.
func TestReaders(t *testing.T) {
	needClang(t)
	files, err := filepath.Glob("testdata/cxx/*.cpp")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	every := scale.By{Short: 64, Usual: 16, Wide: 4, Full: 1} // compiling C++ takes seconds
	for _, file := range files {
		for _, level := range []string{"-O0", "-O2"} {
			if !every.Takes(file + level) {
				continue
			}
			t.Run(filepath.Base(file)+level, func(t *testing.T) {
				t.Parallel()
				readable(t, file, level)
			})
		}
	}
}

func readable(t *testing.T, file, level string) {
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Workers: 1}
	var says, bugs []string
	for line := range strings.Lines(string(source)) {
		line = strings.TrimSpace(line)
		if s, ok := strings.CutPrefix(line, "// says: "); ok {
			says = append(says, s)
		} else if s, ok := strings.CutPrefix(line, "// bug: "); ok {
			bugs = strings.Fields(s)
		} else if s, ok := strings.CutPrefix(line, "// options: "); ok {
			o.CheckLiveness, o.CheckLivelock = s == "liveness", s == "livelock"
		}
	}
	r, err := Check(t.Context(), File(file, level, "-std=c++20"), o)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Errors) != 1 || !slices.Contains(bugs, r.Errors[0].Kind) || len(says) == 0 {
		t.Fatalf("%s: not %q: %+v", r.Summary, bugs, r.Errors)
	}
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
	if bad := internalNames.FindString(text.String()); bad != "" {
		t.Errorf("the text says %q:\n%s", bad, text.String())
	}
	lines := strings.SplitAfter(text.String(), "\n")
	first := strings.Join(lines[:min(len(lines), 40)], "")
	shown := html.UnescapeString(page.String())
	for _, s := range says {
		if !strings.Contains(first, s) {
			t.Errorf("the first lines of the text do not say %q:\n%s", s, first)
		}
		s = strings.TrimPrefix(strings.TrimPrefix(s, "cycle: "), "why: ")
		if !strings.Contains(shown, strings.ReplaceAll(s, " -> ", " → ")) {
			t.Errorf("the page does not say %q", s)
		}
	}
	for form, text := range map[string]string{"SARIF": sarif.String(), "JSON": js.String(), "the page": page.String()} {
		if bad := unreadableNames.FindString(text) + libraryThread.FindString(text); bad != "" {
			t.Errorf("%s says %q", form, bad)
		}
	}
}
