package main

import (
	"bytes"
	"flag"
	"os"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the output shown in README.md and docs/equivalence.md, and golden files")

// What differs from run to run and from machine to machine.
var varying = regexp.MustCompile(`[0-9]+\.[0-9]{2}s|(executions per second +)[0-9,]+`)

// TestReadme runs the commands that README.md shows in console blocks and
// compares what they print with what it says they print.
func TestReadme(t *testing.T) { consoles(t, "README.md") }

// TestEquivalencePage does the same for docs/equivalence.md.
func TestEquivalencePage(t *testing.T) { consoles(t, "docs/equivalence.md") }

func consoles(t *testing.T, file string) {
	t.Chdir("../..")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```console\n(.*?)```")
	n := 0
	out := blocks.ReplaceAllStringFunc(string(text), func(block string) string {
		var b strings.Builder
		b.WriteString("```console\n")
		for _, line := range strings.Split(block, "\n") {
			command, ok := strings.CutPrefix(line, "$ genmcgo ")
			if !ok {
				continue
			}
			n++
			var stdout, stderr bytes.Buffer
			doMain(strings.Fields(command), nil, &stdout, &stderr)
			if stderr.Len() > 0 {
				t.Errorf("%s says %s", line, stderr.String())
			}
			b.WriteString(line + "\n")
			b.WriteString(varying.ReplaceAllStringFunc(stdout.String(), func(s string) string {
				if strings.HasSuffix(s, "s") {
					return "0.00s"
				}
				return strings.TrimRight(s, "0123456789,") + "100,000"
			}))
		}
		return b.String() + "```"
	})
	if n == 0 {
		t.Fatalf("%s shows no command", file)
	}
	if out == string(text) {
		return
	}
	if *update {
		if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Errorf("%s shows other output than the commands print; go test ./cmd/genmcgo -run %s -update rewrites it. It should be:\n%s", file, t.Name(), out)
}
