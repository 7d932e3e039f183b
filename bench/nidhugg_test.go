package bench

import (
	"encoding/csv"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"genmcgo"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// nidhuggCount is a line of testdata/nidhugg.csv.
type nidhuggCount struct {
	program string // a name of ProgramByName, or the path of a C file
	n       int    // the parameter of the former
	// rf and co are the complete traces with --rf and with --optimal; blocked those
	// that --rf blocks, which depends on how a tool explores and is not compared.
	rf, blocked, co uint64
}

func nidhuggCounts(t *testing.T) []nidhuggCount {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", "nidhugg.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comment = '#'
	lines, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var out []nidhuggCount
	for _, line := range lines[1:] {
		c := nidhuggCount{program: line[0]}
		var numbers [4]uint64
		for i, s := range line[1:] {
			if i == 0 && s == "" {
				continue // a file has no parameter
			}
			if numbers[i], err = strconv.ParseUint(s, 10, 64); err != nil {
				t.Fatalf("%s: %v", strings.Join(line, ","), err)
			}
		}
		c.n, c.rf, c.blocked, c.co = int(numbers[0]), numbers[1], numbers[2], numbers[3]
		out = append(out, c)
	}
	return out
}

// load returns the program, from LLVM IR that is kept here if it is a file; nil if
// it has to be compiled and there is no compiler.
func (c *nidhuggCount) load(t *testing.T) *genmcgo.Program {
	t.Helper()
	if c.n > 0 {
		clangs := installedClangs()
		if len(clangs) == 0 {
			return nil
		}
		return compiled(t, clangs[0], c.program, c.n)
	}
	ll := strings.TrimSuffix(c.program, ".c") + ".ll"
	const corpus = "internal/corpus/testdata/"
	if rest, ok := strings.CutPrefix(ll, corpus); ok {
		ll = corpus + "ll/clang-14-O0/" + rest
	}
	p, err := genmcgo.Load(t.Context(), genmcgo.File(filepath.Join("..", filepath.FromSlash(ll))), genmcgo.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestNidhuggCounts compares the executions under sc, by both equivalences, with those that
// Nidhugg counts.
func TestNidhuggCounts(t *testing.T) {
	skipped, coarser := 0, 0
	counts := nidhuggCounts(t)
	most := scale.By{Short: 100, Usual: 600, Wide: 1000, Full: math.MaxInt}
	every := scale.By{Short: 16, Usual: 8, Wide: 2, Full: 1}
	for i, c := range counts {
		if c.rf > c.co {
			t.Errorf("%s(%d): %d differ in reads-from, of %d executions", c.program, c.n, c.rf, c.co)
		}
		if c.rf < c.co {
			coarser++
		}
		if c.co > uint64(most.N()) || !every.Nth(i) {
			continue
		}
		p := c.load(t)
		if p == nil {
			skipped++
			continue
		}
		for equivalence, want := range map[string]uint64{"co": c.co, "rf": c.rf} {
			res, err := p.Measure(t.Context(), genmcgo.Options{Model: "sc", Workers: 1, KeepGoing: true, Equivalence: equivalence, NoUndoneRounds: countsAttempts(c.program)}, genmcgo.Instruments{})
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict != report.Verified || res.Complete != want {
				t.Errorf("%s(%d), %s: %s, %d executions, want %d", c.program, c.n, equivalence, res.Verdict, res.Complete, want)
			}
		}
	}
	if skipped > 0 {
		t.Logf("clang is not installed: %d BENCHMARK PROGRAMS ARE NOT COMPARED WITH NIDHUGG", skipped)
	}
	if len(counts) < 40 || coarser < 10 {
		t.Errorf("%d programs, %d with executions that differ in coherence order alone: too few to mean something", len(counts), coarser)
	}
}
