package trust_test

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"genmcgo/internal/invariant"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
)

// writers is n threads that write one location and m readers of it: many
// executions, few values.
func writers(n, m int) *litmus.Program {
	var b strings.Builder
	b.WriteString("locs x\n")
	for i := 0; i < n; i++ {
		fmt.Fprintf(&b, "W%d { x.sc = 1 }\n", i)
	}
	for i := 0; i < m; i++ {
		fmt.Fprintf(&b, "R%d { a = x.sc }\n", i)
	}
	return litmus.MustParse(b.String())
}

// racers is two threads that write and read one location n times in turn: coherence
// orders that nobody tells apart, so that others are sought.
func racers(n int) *litmus.Program {
	var b strings.Builder
	b.WriteString("locs x\n")
	for t := range 2 {
		fmt.Fprintf(&b, "T%d { ", t)
		for i := range n {
			fmt.Fprintf(&b, "x.sc = %d; r%d = x.sc; ", 1+t, i)
		}
		b.WriteString("}\n")
	}
	return litmus.MustParse(b.String())
}

// TestAllocationBudget: in steady state adding an event allocates nothing. Two
// runs of the same shape, the second with about eight times the executions, may
// differ by the memory of a few more pooled graphs only.
func TestAllocationBudget(t *testing.T) {
	scale.NotRace(t)
	if invariant.Enabled {
		t.Skip("checking invariants allocates")
	}
	for _, model := range []string{"sc", "tso", "ra", "rc11"} {
		for _, eq := range []string{"co", "rf"} {
			program, n := func(n int) *litmus.Program { return writers(n, 1) }, 6
			if eq == "rf" {
				program, n = racers, 4
			}
			measure := func(n int) (allocs, visits uint64) {
				p := program(n)
				var a, b runtime.MemStats
				runtime.ReadMemStats(&a)
				r := runUpTo(t, p, model, eq, 1)
				runtime.ReadMemStats(&b)
				return b.Mallocs - a.Mallocs, r.Stats.Visits
			}
			measure(n)
			a1, v1 := measure(n)
			a2, v2 := measure(n + 1)
			if v2 < 4*v1 {
				t.Fatalf("%s %s: the second run is too small: %d and %d visits", model, eq, v1, v2)
			}
			if per := (float64(a2) - float64(a1)) / float64(v2-v1); per > 0.02 {
				t.Errorf("%s %s: %.3f allocations per event in steady state (%d for %d events, %d for %d)", model, eq, per, a1, v1, a2, v2)
			}
		}
	}
}

// TestFlatMemory: hundreds of thousands of executions, or millions, whose values hardly
// repeat leave the process as small as it was.
func TestFlatMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("explores 218,243 executions")
	}
	if os.Getenv("GENMCGO_FLAT") == "" { // in a process of its own: what other tests used stays there
		args := []string{"-test.run=^TestFlatMemory$", "-test.v"}
		if scale.Full() {
			args = append(args, "-full")
		}
		cmd := exec.CommandContext(t.Context(), os.Args[0], args...)
		cmd.Env = append(os.Environ(), "GENMCGO_FLAT=1")
		if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "from the system") {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	n, want := 5, uint64(218243) // nidhugg and parallel-rf-smc-2020 Table 1 agree
	if scale.Full() {
		n, want = 6, 2364418
	}
	for _, eq := range []string{"co", "rf"} {
		r := runUpTo(t, fib(n, "sc", "sc"), "sc", eq, 1)
		if r.Complete != want {
			t.Errorf("fib_bench(%d) up to %s: %d executions, want %d", n, eq, r.Complete, want)
		}
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		t.Logf("up to %s: %d MB from the system", eq, m.Sys>>20)
		if m.Sys > 200<<20 {
			t.Errorf("up to %s: %d MB of memory, want less than 200", eq, m.Sys>>20)
		}
	}
}
