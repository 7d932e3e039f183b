package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestTutorial runs the commands of the tutorial in docs/primitives.md. What the page shows is what they print, but for
// lines that ... stands for; and the code that it shows is in the files that they check.
func TestTutorial(t *testing.T) {
	if _, err := exec.LookPath("clang"); err != nil {
		if _, err := exec.LookPath("clang-14"); err != nil {
			t.Skip("SKIPPED: no clang; the tutorial compiles programs")
		}
	}
	t.Chdir("../..")
	page, err := os.ReadFile("docs/primitives.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "\n## A read-write lock in ten minutes\n")
	tutorial, _, _ := strings.Cut(rest, "\n## ")
	files, err := filepath.Glob("examples/tutorial/*.c")
	if err != nil {
		t.Fatal(err)
	}
	var sources strings.Builder
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		sources.Write(text)
	}
	code, commands := 0, 0
	for _, block := range regexp.MustCompile("(?s)```(\\w+)\n(.*?)```").FindAllStringSubmatch(tutorial, -1) {
		if block[1] == "c" {
			code++
			if !strings.Contains(sources.String(), block[2]) {
				t.Errorf("no file of examples/tutorial has\n%s", block[2])
			}
			continue
		}
		line, shown, _ := strings.Cut(block[2], "\n")
		command, ok := strings.CutPrefix(line, "$ genmcgo ")
		if !ok {
			t.Errorf("%s is no command", line)
			continue
		}
		commands++
		var out bytes.Buffer
		doMain(strings.Fields(command), nil, &out, &out)
		printed := varying.ReplaceAllString(out.String(), "0.00s")
		head, tail, some := strings.Cut(shown, "...\n")
		if some && (!strings.HasPrefix(printed, head) || !strings.HasSuffix(printed, tail)) || !some && printed != shown {
			t.Errorf("%s prints\n%s\nand the page shows\n%s", line, printed, shown)
		}
	}
	if code < 4 || commands != len(files) {
		t.Errorf("%d pieces of code, and %d commands for %d files", code, commands, len(files))
	}
}
