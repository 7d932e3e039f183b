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

	"genmcgo/internal/scale"
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

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	dropped = regexp.MustCompile(`[^\pL\pN _-]`)
)

// anchors are the names that GitHub gives to the headings of a page.
func anchors(text string) map[string]bool {
	list := map[string]bool{}
	for _, h := range heading.FindAllStringSubmatch(text, -1) {
		list[strings.ReplaceAll(dropped.ReplaceAllString(strings.ToLower(h[1]), ""), " ", "-")] = true
	}
	return list
}

// TestLinks: links from page to page lead to a file that is there, and to a heading of it.
func TestLinks(t *testing.T) {
	scale.NotRace(t)
	var links int
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(file) != ".md" {
			return err
		}
		text, err := os.ReadFile(file)
		for _, m := range link.FindAllStringSubmatch(string(text), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			links++
			path, anchor, _ := strings.Cut(m[1], "#")
			target := file
			if path != "" {
				target = filepath.Join(filepath.Dir(file), path)
			}
			page, err := os.ReadFile(target)
			if _, gone := os.Stat(target); gone != nil {
				t.Errorf("%s links to %s, which is not there", file, m[1])
			} else if anchor != "" && (err != nil || !anchors(string(page))[anchor]) {
				t.Errorf("%s links to %s: no such heading", file, m[1])
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if links < 100 {
		t.Errorf("only %d links", links)
	}
}

// TestContents: RATIONALE.md begins with a list of its topics, in their order.
func TestContents(t *testing.T) {
	page, err := os.ReadFile("RATIONALE.md")
	if err != nil {
		t.Fatal(err)
	}
	listed := regexp.MustCompile(`(?m)^\* \[(.*)\]\(#`).FindAllStringSubmatch(string(page), -1)
	topics := regexp.MustCompile(`(?m)^## (.*)$`).FindAllStringSubmatch(string(page), -1)
	if len(topics) < 10 || len(listed) != len(topics) {
		t.Fatalf("%d topics are listed, and %d are there", len(listed), len(topics))
	}
	for i, topic := range topics {
		if listed[i][1] != topic[1] {
			t.Errorf("topic %d is listed as %q and has the heading %q", i+1, listed[i][1], topic[1])
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

// tableFile is a line of the table of files in a package's comment.
var tableFile = regexp.MustCompile(`(?m)^//\t([a-z0-9_]+\.go)\s`)

// TestTables: a package's comment that lists files lists each file of the package once, and ARCHITECTURE.md lists each
// package. TestDoc (truST/doc_test.go) also knows tables of packages.
func TestTables(t *testing.T) {
	packages, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	tables, last := 0, "."
	err = filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return err
		}
		if dir := filepath.ToSlash(filepath.Dir(file)); dir != last && dir != "." {
			if last = dir; !bytes.Contains(packages, []byte("`"+dir+"`")) {
				t.Errorf("ARCHITECTURE.md does not list %s", dir)
			}
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		comment, _, ok := strings.Cut(string(text), "\npackage ")
		if !ok {
			return nil
		}
		listed := map[string]int{filepath.Base(file): 1} // the one with the table need not be in it
		own := false
		for _, m := range tableFile.FindAllStringSubmatch(comment, -1) {
			if m[1] == filepath.Base(file) {
				own = true
				continue
			}
			listed[m[1]]++
		}
		if len(listed) == 1 && !own {
			return nil
		}
		tables++
		there, err := filepath.Glob(filepath.Join(filepath.Dir(file), "*.go"))
		for _, f := range there {
			if f := filepath.Base(f); !strings.HasSuffix(f, "_test.go") {
				if listed[f] != 1 {
					t.Errorf("%s lists %s %d times", file, f, listed[f])
				}
				delete(listed, f)
			}
		}
		for f := range listed {
			t.Errorf("%s lists %s, which is not there", file, f)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if tables < 15 {
		t.Errorf("only %d packages have tables of files", tables)
	}
}
