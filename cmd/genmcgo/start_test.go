package main

import (
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// TestStart: what packages of this module do at every start of the command stays little. Tables that few runs need are
// made when they are asked for, patterns with internal/lazy.
func TestStart(t *testing.T) {
	const most, total = 30_000, 120_000 // bytes that a package and all of them may allocate
	cmd := exec.Command(os.Args[0], "--version")
	cmd.Env = append(os.Environ(), "GENMCGO_BE_THE_COMMAND=1", "GODEBUG=inittrace=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	sum, seen := 0, 0
	for line := range strings.Lines(string(out)) { // init genmcgo/report @8.4 ms, 0.032 ms clock, 6320 bytes, 36 allocs
		w := strings.Fields(line)
		if len(w) < 11 || w[0] != "init" || !strings.HasPrefix(w[1], "genmcgo/") && w[1] != "genmcgo" || strings.HasPrefix(w[1], "genmcgo/cmd/") {
			continue
		}
		n, err := strconv.Atoi(w[7])
		if err != nil {
			t.Fatalf("%v in %q", err, line)
		}
		if n > most {
			t.Errorf("%s allocates %d bytes at every start, more than %d", w[1], n, most)
		}
		sum += n
		seen++
	}
	if seen < 10 {
		t.Fatalf("only %d packages found in\n%s", seen, out)
	}
	if sum > total {
		t.Errorf("packages of this module allocate %d bytes at every start, more than %d", sum, total)
	}
	t.Logf("%d packages, %d bytes", seen, sum)
}
