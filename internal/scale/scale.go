// Package scale says how much of what they could explore tests explore. There are
// four sizes, the same for every package:
//
//	go test -short ./...   a glance, a minute and a half on two cores
//	go test ./...          a sample, two to three minutes: what a newcomer runs, and whoever has changed something
//	go test ./... -wide    a larger sample of what is expensive: what continuous integration runs (.ci/run)
//	go test ./... -full    all matrices, and many more random programs (.ci/run full)
//
// A sample is always the same one: a test that fails, fails again. Tests that draw
// programs at random have flags of their own for the number and the first seed
// (-oracle.n, -oracle.seed, ...), which go before these sizes; the few that look at one
// in several even with -full, at all with -why.every=1, -remedy.every=1 or -coherence.every=1.
//
// Only tests import this package, and every package with tests does (TestImports in the
// root of the module), so that -full is known wherever ./... leads.
package scale

import (
	"cmp"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"runtime/debug"
	"strconv"
	"testing"
)

// Tests collect garbage as seldom as the command does: with what Go does by itself, some packages take
// twice the processor time. GOGC comes first.
func init() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

// Temporary files of tests are in memory if they can be: with a disk, tests that compile many small programs spend a
// third more time in the system. TMPDIR comes first.
func init() {
	if os.Getenv("TMPDIR") == "" {
		if dir := inMemory(); dir != "" {
			os.Setenv("TMPDIR", dir)
		}
	}
}

var (
	full = flag.Bool("full", false, "explore all of what tests list and many more random programs, not a sample (see internal/scale); -short goes before it")
	wide = flag.Bool("wide", false, "explore a larger sample (see internal/scale); -short and -full go before it")
)

// Full reports whether this is the largest of the sizes.
func Full() bool { return *full && !testing.Short() }

// By is a number that depends on the size of the run.
type By struct {
	Short, Usual int
	Wide         int // with -wide; 0: as Usual
	Full         int
}

// NotShort skips a test that takes too long for a glance (-short), and of which no part
// would be worth running.
func NotShort(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("left out by -short")
	}
}

// NotRace skips a test under the race detector, with which it takes up to ten times as long: it explores on one worker,
// or it compares what the program means, while other tests of its package run the same code on several workers.
func NotRace(t testing.TB) {
	t.Helper()
	if race {
		t.Skip("left out under the race detector")
	}
}

// N is the number for this run.
func (b By) N() int {
	switch {
	case testing.Short():
		return b.Short
	case *full:
		return b.Full
	case *wide && b.Wide != 0:
		return b.Wide
	}
	return b.Usual
}

// Takes reports whether this run looks at the thing called name, if it looks at one
// in b.N() of its kind. Which ones these are depends on nothing but their names, so
// they stay when others come; one in b.N() is an average.
func (b By) Takes(name string) bool { return Choose(name, b.N()) == 0 }

// Choose returns one of 0, ..., n-1, which depends on nothing but name and n.
func Choose(name string, n int) int {
	h := fnv.New64a()
	h.Write([]byte(name))
	x := h.Sum64()
	return int((x ^ x>>32) % uint64(n)) // the low bits alone are no better than the name's
}

// Nth reports whether this run looks at the i-th thing of a list, if it looks at every
// b.N()-th of them.
func (b By) Nth(i int) bool { return i%b.N() == 0 }

// Number is a flag for a number that the size of the run says unless the flag does.
type Number struct {
	by    By
	given *int
}

// Flag registers a flag called name. It may be set to any number >= 0.
func Flag(name string, by By, usage string) *Number {
	n := &Number{by: by}
	flag.Func(name, fmt.Sprintf("%s (default %d; -short %d, -wide %d, -full %d)", usage, by.Usual, by.Short, cmp.Or(by.Wide, by.Usual), by.Full), func(text string) error {
		v, err := strconv.ParseUint(text, 10, 31)
		if err != nil {
			return err
		}
		given := int(v)
		n.given = &given
		return nil
	})
	return n
}

// N is the number of this run.
func (n *Number) N() int {
	if n.given != nil {
		return *n.given
	}
	return n.by.N()
}
