package genmcgo

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// maxColumns is how long lines of prose may be.
const maxColumns = 120

var linkTarget = regexp.MustCompile(`\]\([^)]*\)`)

// tooLong lists the lines, from 1, of a page in Markdown that have too many columns. Lines of
// tables may, and targets of links do not count. Nor do examples: nothing breaks what a program
// prints. diagrams says that what the page shows as it stands is drawn by hand.
func tooLong(text string, diagrams bool) (lines []int) {
	shown := false
	for i, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			shown = !shown
		}
		if strings.HasPrefix(line, "|") || shown && !diagrams {
			continue
		}
		if utf8.RuneCountInString(linkTarget.ReplaceAllString(line, "]")) > maxColumns {
			lines = append(lines, i+1)
		}
	}
	return lines
}

// TestColumns: pages fit on a screen. Those in bench are written by programs.
func TestColumns(t *testing.T) {
	var pages []string
	for _, pattern := range []string{"*.md", "docs/*.md", "examples/*.md"} {
		list, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, list...)
	}
	if len(pages) < 10 {
		t.Fatalf("only %d pages: %v", len(pages), pages)
	}
	for _, p := range pages {
		text, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range tooLong(string(text), p == "ARCHITECTURE.md") {
			t.Errorf("%s:%d has more than %d columns", p, n, maxColumns)
		}
	}
}

// sourceName is the name of a file of the project, with its folder, in a page or a comment.
var sourceName = regexp.MustCompile(`\b(?:cache|cluster|consistency|graph|internal|interp|report|truST)/[a-z0-9_/]+\.(?:go|c|ll|md)\b`)

// TestFilesNamed: files that pages and comments name are there.
func TestFilesNamed(t *testing.T) {
	var named int
	look := func(file string, text []byte) {
		for _, name := range sourceName.FindAll(text, -1) {
			named++
			if _, err := os.Stat(string(name)); err != nil {
				t.Errorf("%s names %s, which is not there", file, name)
			}
		}
	}
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		switch filepath.Ext(file) {
		case ".md":
			text, err := os.ReadFile(file)
			look(file, text)
			return err
		case ".go":
			if strings.HasSuffix(file, "_test.go") { // these make up names
				return nil
			}
			text, err := os.ReadFile(file)
			for line := range bytes.Lines(text) {
				if _, comment, ok := bytes.Cut(line, []byte("//")); ok {
					look(file, comment)
				}
			}
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if named < 100 {
		t.Errorf("only %d files are named", named)
	}
}

func TestTooLong(t *testing.T) {
	long := strings.Repeat("word ", 25)
	for text, want := range map[string]int{
		long:                                1,
		"short":                             0,
		strings.Repeat("∪", maxColumns):     0,
		"| " + long + "|":                   0,
		"[a link](" + long + ") and a word": 0,
		"```\n" + long + "\n```":            0,
		"```\n" + long + "\n```\n" + long:   1,
	} {
		if got := tooLong(text, false); len(got) != want {
			t.Errorf("%q: lines %v are too long, want %d", text, got, want)
		}
	}
	if got := tooLong("```\n"+long+"\n```", true); len(got) != 1 {
		t.Errorf("of a diagram %v are too long", got)
	}
}
