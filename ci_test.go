package genmcgo

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"genmcgo/internal/scale"
)

// TestCIFull runs the functions of .ci/run that explore everything, with a go that only
// prints its arguments: -full must come after the packages, because go takes what follows a
// flag it does not know for arguments of the tests and then tests the package it is in; each
// package must be tested with it; and go must give up before the step does, to say where.
func TestCIFull(t *testing.T) {
	scale.NotShort(t)
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("NO BASH: the order of the flags in .ci/run is not checked")
	}
	text, err := os.ReadFile(".ci/run")
	if err != nil {
		t.Fatal(err)
	}
	script := string(text)
	if i := strings.Index(script, "\nstep "); i > 0 {
		script = script[strings.Index(script, "\nfull()"):i] // what the steps call
	} else {
		t.Fatal("no steps in .ci/run")
	}
	run := func(command string) []string {
		out, err := exec.Command(bash, "-c", `go() { if [[ $1 == list ]]; then command go "$@"; else echo "GO $*"; fi; }`+"\n"+script+"\n"+command).Output()
		if err != nil {
			t.Fatalf("%s: %v", command, err)
		}
		var calls []string
		for line := range strings.Lines(string(out)) {
			if args, ok := strings.CutPrefix(strings.TrimSpace(line), "GO "); ok {
				calls = append(calls, args)
			}
		}
		return calls
	}
	list, err := exec.Command("go", "list", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	left := strings.Fields(string(list))
	steps := regexp.MustCompile(`(?m)^\s*step (\w+) (\d+) ((?:full|others) .*)$`).FindAllStringSubmatch(string(text), -1)
	for _, m := range steps {
		minutes, _ := strconv.Atoi(m[2])
		calls := run(m[3])
		if len(calls) == 0 {
			t.Errorf("step %s tests nothing", m[1])
		}
		for _, c := range calls {
			args := strings.Fields(c)
			if len(args) < 5 || args[0] != "test" || args[1] != "-timeout" || args[len(args)-1] != "-full" {
				t.Errorf("step %s: go %s; want go test -timeout D PACKAGES -full", m[1], c)
				continue
			}
			if d, err := time.ParseDuration(args[2]); err != nil || d >= time.Duration(minutes)*time.Minute {
				t.Errorf("step %s ends after %d minutes, go test after %s", m[1], minutes, args[2])
			}
			for _, p := range args[3 : len(args)-1] {
				if q, ok := strings.CutPrefix(p, "./"); ok {
					p = module + "/" + q
				}
				i := slices.Index(left, p)
				if i < 0 {
					t.Errorf("step %s tests %s, which is no package or was tested before", m[1], p)
					continue
				}
				left = slices.Delete(left, i, i+1)
			}
		}
	}
	if len(left) > 0 {
		t.Errorf("no step of .ci/run full tests with -full: %v", left)
	}
	if n := strings.Count(regexp.MustCompile(`(?m)^\s*#.*$`).ReplaceAllString(string(text), ""), " -full"); n != 1 {
		t.Errorf("-full is given %d times in .ci/run, not by the function full alone", n)
	}
}

// TestCINames: tests that .ci/run names exist in one of the packages that it names beside them; go passes over
// others in silence.
func TestCINames(t *testing.T) {
	text, err := os.ReadFile(".ci/run")
	if err != nil {
		t.Fatal(err)
	}
	lists := regexp.MustCompile(`-(?:run|skip) '\^\(?([\w|]*Test[\w|]*)\)?\$' (.*)`).FindAllStringSubmatch(string(text), -1)
	if len(lists) < 3 {
		t.Fatalf("only %d lists of tests", len(lists))
	}
	for _, m := range lists {
		var sources strings.Builder
		for _, word := range strings.Fields(m[2]) {
			if word != "." && !strings.HasPrefix(word, "./") {
				continue
			}
			if word == "./cmd/..." {
				word = "./cmd/genmcgo"
			}
			files, err := filepath.Glob(filepath.Join(word, "*_test.go"))
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range files {
				source, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				sources.Write(source)
			}
		}
		for _, name := range strings.Split(m[1], "|") {
			if !strings.Contains(sources.String(), "\nfunc "+name+"(") {
				t.Errorf("no package of %q has %s", m[2], name)
			}
		}
	}
}
