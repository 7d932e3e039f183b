package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

var update = flag.Bool("update", false, "rewrite the output shown in README.md and docs/equivalence.md, docs/testing.md, docs/hunt.md and docs/bound.md, and golden files")

// What differs from run to run and from machine to machine.
var varying = regexp.MustCompile(`[0-9]+\.[0-9]{2}s|(executions per second +)[0-9,]+`)

// TestReadme runs the commands that README.md shows in console blocks and
// compares what they print with what it says they print.
func TestReadme(t *testing.T) { consoles(t, "README.md") }

// TestEquivalencePage does the same for docs/equivalence.md.
func TestEquivalencePage(t *testing.T) { consoles(t, "docs/equivalence.md") }

// TestTestingPage does the same for docs/testing.md.
func TestTestingPage(t *testing.T) { consoles(t, "docs/testing.md") }

// TestHuntPage does the same for docs/hunt.md.
func TestHuntPage(t *testing.T) { consoles(t, "docs/hunt.md") }

// TestBoundPage does the same for docs/bound.md.
func TestBoundPage(t *testing.T) { consoles(t, "docs/bound.md") }

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

// TestReadmeFlags: the flags that README.md lists are those of the table.
func TestReadmeFlags(t *testing.T) {
	const file = "../../README.md"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("| flag | |\n|---|---|\n")
	n := 0
	for _, f := range newTable(&options{}) {
		if f.Readme == "" {
			continue
		}
		n++
		value, _ := pflag.UnquoteUsage(&pflag.Flag{Name: f.Name, Usage: f.Help, Value: f.value})
		cell := "`--" + f.Name
		switch {
		case f.Type == "bool" && f.Default == "on":
			cell += "=false`"
		case f.Type == "bool":
			cell += "`"
		case f.Alone != "":
			cell += "`, `--" + f.Name + "=" + value + "`"
		default:
			cell += " " + value + "`"
		}
		if f.Shorthand != "" {
			cell += ", `-" + f.Shorthand + " " + value + "`"
		}
		fmt.Fprintf(&b, "| %s | %s |\n", cell, f.Readme)
	}
	b.WriteString("| `-- CLANG FLAGS` | passed to clang; the default is `-O0 -g` |\n")
	table := regexp.MustCompile(`(?s)\| flag \| \|\n\|---\|---\|\n(\| \x60--[^\n]*\n)*`)
	if n < 30 || !table.Match(text) {
		t.Fatalf("%d flags; no table of flags in %s", n, file)
	}
	out := table.ReplaceAllLiteral(text, []byte(b.String()))
	switch {
	case bytes.Equal(out, text):
	case *update:
		if err := os.WriteFile(file, out, 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("README.md lists other flags; go test ./cmd/genmcgo -run TestReadmeFlags -update rewrites the list. It should be:\n%s", b.String())
	}
}
