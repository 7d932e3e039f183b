package kat_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"genmcgo/consistency/kat"
	"genmcgo/consistency/kat/prover"
)

// TestDoc holds docs/kat.md: its examples are models, its tables have every name,
// and every error it lists exists, with those of testdata/bad among them.
func TestDoc(t *testing.T) {
	text, err := os.ReadFile("../../docs/kat.md")
	if err != nil {
		t.Fatal(err)
	}
	doc := string(text)
	blocks := regexp.MustCompile("(?s)```kat\n(.*?)```").FindAllStringSubmatch(doc, -1)
	if len(blocks) < 5 {
		t.Errorf("only %d examples", len(blocks))
	}
	for _, b := range blocks {
		s, err := kat.ParseText(b[1], map[string]string{"base.kat": "// nothing but a\nlet nothing = 0"})
		if err == nil {
			_, err = prover.Check(s)
		}
		if err != nil {
			t.Errorf("%v\n%s", err, b[1])
		}
	}
	section := func(title string) string {
		_, s, ok := strings.Cut(doc, "\n## "+title+"\n")
		if !ok {
			t.Fatalf("no section %s", title)
		}
		s, _, _ = strings.Cut(s, "\n## ")
		return s
	}
	row := regexp.MustCompile("(?m)^\\| (`.*?`) \\|")
	code := regexp.MustCompile("`[^`]*`")
	cells := func(title string) map[string]bool {
		m := map[string]bool{}
		for _, r := range row.FindAllStringSubmatch(section(title), -1) {
			for _, c := range code.FindAllString(r[1], -1) {
				m[strings.Trim(c, "`")] = true
			}
		}
		return m
	}
	listed := cells("Predicates")
	for p := range kat.BuiltinPreds {
		if !listed[p] {
			t.Errorf("predicate %s is not described", p)
		}
		delete(listed, p)
	}
	for p := range listed {
		t.Errorf("there is no predicate %s", p)
	}
	listed = cells("Relations")
	for r := range kat.BuiltinRels {
		if !listed[r] && !strings.HasPrefix(r, "mo") {
			t.Errorf("relation %s is not described", r)
		}
		delete(listed, r)
	}
	for r := range listed {
		t.Errorf("there is no relation %s", r)
	}

	var messages []*regexp.Regexp
	seen := map[string]bool{}
	for m := range cells("Errors") {
		seen[m] = false
		messages = append(messages, regexp.MustCompile("^"+strings.ReplaceAll(regexp.QuoteMeta(m), "…", ".*")+"$"))
	}
	files, _ := filepath.Glob("testdata/bad/*.kat")
	for _, file := range files {
		_, err := kat.Load(file)
		for _, e := range kat.AsErrors(err) {
			found := e.Msg == "too many errors"
			for _, m := range messages {
				found = found || m.MatchString(e.Msg)
			}
			if !found {
				t.Errorf("%s: the message %q is not described", file, e.Msg)
			}
		}
	}
	// The other way round: what is described can be read in the code.
	var source strings.Builder
	sources, _ := filepath.Glob("*.go")
	more, _ := filepath.Glob("*/*.go") // of the prover and the runner
	for _, f := range append(sources, more...) {
		s, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(f, "_test.go") {
			source.Write(s)
		}
	}
	for m := range seen {
		for _, part := range strings.Split(m, "…") {
			if part = strings.TrimSpace(part); part != "" && !strings.Contains(source.String(), part) {
				t.Errorf("no error says %q", m)
			}
		}
	}
}
