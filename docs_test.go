package genmcgo

import (
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
