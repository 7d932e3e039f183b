package oracle_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency/catalog"
	"genmcgo/consistency/kat/runner"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/oracle"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var (
	programs = scale.Flag("oracle.n", scale.By{Short: 4, Usual: 8, Wide: 16, Full: 200}, "random programs to compare")
	firstOne = flag.Uint64("oracle.seed", 0, "seed of the first random program")
	minSize  = flag.Int("oracle.min", 5, "smallest size of a random program")
	maxSize  = flag.Int("oracle.max", 9, "largest size of a random program")
	allRuns  = flag.Bool("oracle.all", false, "run every program under every combination of schedule, workers and cache")
	saveDir  = flag.String("oracle.save", "", "folder for the smallest programs that fail")
)

// tooBig is how many candidates the oracle looks at before a random program is
// left out.
const tooBig = 20000

// way is how the explorer is run.
type way struct {
	model    string
	schedule config.Schedule
	workers  int
	cache    bool
	// races: look for data races, and tell the explorer which orderings occur so
	// that it may use a simpler model.
	races bool
	// lookahead: leave out old values with which a read would only stop its thread.
	lookahead bool
	// unblock: reads that wait are not kept in the graph.
	unblock  bool
	symmetry bool
	rf       bool // executions up to reads-from
	// file: the model is that of the shipped file, not the checker written by hand.
	file bool
}

func (w way) String() string {
	name := w.model
	if w.file {
		name += ".kat"
	}
	if w.rf {
		name += " up to reads-from"
	}
	return fmt.Sprintf("%s, schedule %d, %d workers, cache %v, races %v, lookahead %v, unblock %v",
		name, w.schedule, w.workers, w.cache, w.races, w.lookahead, w.unblock)
}

// ways returns all ways to run the explorer under a model, the usual one first.
func ways(model string) []way {
	var ws []way
	for _, c := range []bool{true, false} {
		for _, s := range []config.Schedule{config.WritesFirst, config.LeftToRight, config.Random} {
			for _, n := range []int{1, 2, 8} {
				k := len(ws)
				ws = append(ws, way{model: model, schedule: s, workers: n, cache: c, races: (k+int(s))%2 == 1, lookahead: (k+k/3)%3 != 1, unblock: (k+k/6)%4 != 2})
			}
		}
	}
	return ws
}

// some returns the usual way and one other, which depends on seed, with the model from
// its file too.
func some(model string, seed uint64) []way {
	ws := ways(model)
	if !*allRuns {
		ws = []way{ws[0], ws[1+seed%uint64(len(ws)-1)]}
	}
	for _, w := range ws[:len(ws):len(ws)] {
		w.file = true
		ws = append(ws, w)
	}
	return ws
}

// loaded are the models from the shipped files.
var loaded struct {
	sync.Mutex
	models map[string]*runner.Model
}

// model is the model from the shipped file of that name, or the one that was kept.
func model(name string) *runner.Model {
	loaded.Lock()
	defer loaded.Unlock()
	if loaded.models[name] == nil {
		m, err := catalog.ByName(name + ".kat")
		if err != nil {
			panic(err)
		}
		if loaded.models == nil {
			loaded.models = map[string]*runner.Model{}
		}
		loaded.models[name] = m.(*runner.Model)
	}
	return loaded.models[name]
}

// keep makes m the one that model(name) returns.
func keep(name string, m *runner.Model) {
	loaded.Lock()
	defer loaded.Unlock()
	if loaded.models == nil {
		loaded.models = map[string]*runner.Model{}
	}
	loaded.models[name] = m
}

// outcome is what the explorer says; the executions are sorted.
type outcome struct {
	complete, blocked []string
	found             map[result.ErrorKind]bool
	model             string // used
	symmetric         int
	holes             bool // graphs had some
}

// explore runs the explorer on p.
func explore(p *litmus.Program, w way, seed int64) (*outcome, error) {
	out := &outcome{}
	var mu sync.Mutex
	var known config.Refinement
	cfg := config.Config{
		Model: w.model, Workers: w.workers, Oversubscribe: true, Schedule: w.schedule, Seed: seed, KeepGoing: true, Eager: seed%2 == 1, NoRaces: !w.races, Symmetry: w.symmetry, NoLookahead: !w.lookahead, NoUnblock: !w.unblock,
		NewProgram: func(r *config.Refinement) config.Program {
			mu.Lock()
			defer mu.Unlock()
			if u := known.Union(r); !u.Equal(&known) { // a new exploration, which shows everything again
				known = u
				out.complete, out.blocked = nil, nil
			}
			m := p.Machine()
			if r.TrackDeps {
				m = p.DepMachine()
			}
			c := cache.New(m, w.cache)
			c.SetBudget([]int{cache.DefaultBudget, 4000, 0}[uint64(seed)%3]) // the smaller ones evict
			return c
		},
		OnExecution: func(s *result.Snapshot, b bool) {
			x := canon.FromSnapshot(s)
			if w.rf && !known.Holes && len(known.Open) == 0 { // with holes executions count up to coherence order
				x = withoutCo(x)
			}
			if b {
				out.blocked = append(out.blocked, x)
			} else {
				out.complete = append(out.complete, x)
			}
		},
	}
	if w.rf {
		cfg.Equivalence = "rf"
	}
	cfg.Ordered = p.Ordered()
	if w.races {
		cfg.OnlySC, cfg.NoSC = p.Orderings()
	}
	if w.file {
		cfg.Custom = model(w.model)
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		var bug *result.BugError
		if errors.As(err, &bug) {
			err = fmt.Errorf("%w\n%s", err, bug.Stack)
		}
		return nil, err
	}
	if res.Complete != uint64(len(out.complete)) || res.Blocked != uint64(len(out.blocked)) {
		return nil, fmt.Errorf("%d complete and %d blocked executions were counted, %d and %d seen",
			res.Complete, res.Blocked, len(out.complete), len(out.blocked))
	}
	// Where nobody looks, ends of executions are counted without being built. Several workers may learn other things
	// then, so NewProgram may forget what was seen.
	seen := *out
	cfg.OnExecution = nil
	again, err := trust.Run(context.Background(), cfg)
	out.complete, out.blocked = seen.complete, seen.blocked
	if err != nil {
		return nil, err
	}
	// With more workers the number of blocked ones may depend on who takes up what. Which lost rounds are recognised depends on the steps
	// that the cache still has.
	certain := w.workers == 1 && !known.Confirm && !known.Rounds
	if again.Complete != res.Complete || certain && again.Blocked != res.Blocked {
		return nil, fmt.Errorf("%d complete and %d blocked executions if they are shown, %d and %d if not",
			res.Complete, res.Blocked, again.Complete, again.Blocked)
	}
	if a, b := foundKinds(res), foundKinds(again); !maps.Equal(a, b) {
		return nil, fmt.Errorf("found %v if executions are shown, %v if not", a, b)
	}
	out.found = foundKinds(res)
	out.model, out.symmetric, out.holes = res.ModelUsed, res.Symmetric, res.Holes
	if w.file { // never explored under another one
		out.model = w.model
	}
	slices.Sort(out.complete)
	slices.Sort(out.blocked)
	return out, nil
}

// foundKinds are the kinds of errors and warnings of a result.
func foundKinds(res *result.Result) map[result.ErrorKind]bool {
	kinds := map[result.ErrorKind]bool{}
	for _, f := range slices.Concat(res.Errors, res.Warnings) {
		kinds[f.Kind] = true
	}
	return kinds
}

// compare returns what is wrong with the complete executions got: "" if each of
// want is there exactly once. The theorems of the algorithm name the kinds.
func compare(want, got []string) string {
	var b strings.Builder
	kinds := map[string]int{}
	report := func(kind, graph string) {
		if kinds[kind]++; kinds[kind] == 1 {
			fmt.Fprintf(&b, "%s:\n%s", kind, graph)
		}
	}
	for i, j := 0, 0; i < len(want) || j < len(got); {
		switch {
		case j > 0 && j < len(got) && got[j] == got[j-1]:
			report("twice (optimality)", got[j])
			j++
		case j == len(got) || i < len(want) && want[i] < got[j]:
			report("missing (completeness)", want[i])
			i++
		case i == len(want) || got[j] < want[i]:
			report("extra (consistency)", got[j])
			j++
		default:
			i++
			j++
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return fmt.Sprintf("%d executions instead of %d: %v\n%s", len(got), len(want), kinds, b.String())
}

// difference runs p and returns what is wrong with the result, "" if nothing or
// if the program is too big.
func difference(p *litmus.Program, w way, seed int64) string {
	want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(w.model), tooBig)
	if err != nil {
		return ""
	}
	return differenceTo(&want[0], p, w, seed)
}

// wanted are the executions of p under each of oracle.Models, nil where it is too big: enumerated
// for all models at once, if it is small enough for that.
func wanted(p *litmus.Program) []*oracle.Result {
	out := make([]*oracle.Result, len(oracle.Models))
	all, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(oracle.Models...), tooBig)
	for i, m := range oracle.Models {
		if err == nil {
			out[i] = &all[i]
		} else if one, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(m), tooBig); err == nil {
			out[i] = &one[0]
		}
	}
	return out
}

// differenceTo is difference for executions that are known.
func differenceTo(want *oracle.Result, p *litmus.Program, w way, seed int64) string {
	out, err := explore(p, w, seed)
	if err != nil {
		return err.Error()
	}
	return differenceOf(want, w, out)
}

// differenceOf is what is wrong with out, what the explorer says in way w; "" if nothing.
func differenceOf(want *oracle.Result, w way, out *outcome) string {
	inTime := w.lookahead && w.unblock && !w.file // others do not look for lost rounds
	if out.model == "imm" {
		w.unblock = false // is off where po | rf may be cyclic
	}
	if d := foundDifference(want, w, out); d != "" {
		return d
	}
	if want.MaybeWrong.Has(oracle.DataRace) && out.model != w.model {
		return ""
	}
	if d := compare(want.Complete, out.complete); d != "" {
		return d
	}
	// The explorer may leave out blocked executions, but not make them up.
	for i, b := range out.blocked {
		_, ok := slices.BinarySearch(want.Blocked, b)
		if _, failed := slices.BinarySearch(want.Failed, b); !ok && !failed {
			return "blocked, extra (consistency):\n" + b
		}
		if _, moving := slices.BinarySearch(want.Moving, b); moving && w.unblock {
			return "blocked, but need not be:\n" + b
		}
		if i > 0 && b == out.blocked[i-1] {
			return "blocked, twice (optimality):\n" + b
		}
	}
	if w.rf {
		return "" // which reads wait at the end does not show without coherence order
	}
	stuck := want.Stuck
	switch {
	case inTime:
		stuck = want.InTime
	case w.lookahead:
		stuck = want.Settled
	}
	for _, b := range stuck {
		if _, ok := slices.BinarySearch(out.blocked, b); !ok {
			return "stuck, missing (completeness):\n" + b
		}
	}
	return ""
}

// foundDifference says which error was found though it should not be, or not
// found though it should.
func foundDifference(want *oracle.Result, w way, out *outcome) string {
	for _, v := range []struct {
		kind result.ErrorKind
		want bool
	}{
		{result.Race, w.races && (want.Wrong.Has(oracle.DataRace) || want.MaybeWrong.Has(oracle.DataRace) && out.found[result.Race])},
		{result.ErrorKind(event.FaultAssert), len(want.Failed) > 0},
		{result.Deadlock, want.Deadlock},
		{result.Liveness, want.Livelock},
	} {
		if want.MaybeWrong.Has(oracle.DataRace) && out.model != w.model && v.kind != result.Race {
			continue // the simpler model is right about the race only
		}
		if (v.kind == result.Deadlock && !v.want || v.kind == result.Liveness && v.want) && want.Livelock && out.found[result.Deadlock] {
			continue // threads that wait for each other beside one that spins are in deadlock; here that is a livelock
		}
		if out.found[v.kind] != v.want {
			return fmt.Sprintf("error %q found: %v, should be: %v (model used: %s)", v.kind, out.found[v.kind], v.want, out.model)
		}
	}
	return ""
}

// fail reports a difference with the smallest program that has one.
func fail(t *testing.T, p *litmus.Program, w way, seed int64, d string) {
	t.Helper()
	small := litmus.Shrink(p, func(q *litmus.Program) bool { return difference(q, w, seed) != "" })
	text := small.String()
	t.Errorf("%s, seed %d: %s\n%s\nthe smallest such program: %s\n%s", w, seed, d, p, difference(small, w, seed), text)
	if *saveDir != "" {
		if err := os.MkdirAll(*saveDir, 0o777); err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(*saveDir, fmt.Sprintf("%s-%s.litmus", filepath.Base(w.model), p.Name))
		note := "# " + w.String() + "\n# " + strings.ReplaceAll(strings.TrimSpace(difference(small, w, seed)), "\n", "\n# ") + "\n"
		if err := os.WriteFile(name, []byte(note+text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// namedWays are the ways in which the i-th of the programs with a name is explored: all
// of them, or some that depend on i.
func namedWays(model string, i int) []way {
	switch ws := some(model, uint64(i)); {
	case scale.Full():
		return append(ways(model), ws[2:]...)
	case testing.Short():
		return ws[1:3]
	default:
		return ws
	}
}

// TestCorpus compares explorer and oracle on the named programs.
func TestCorpus(t *testing.T) {
	every := scale.By{Short: 4, Usual: 1, Full: 1}
	for i, p := range litmus.All() {
		want := wanted(p)
		for k, m := range oracle.Models {
			if !every.Nth(i+k) || want[k] == nil {
				continue
			}
			for _, w := range namedWays(m, i+k) {
				if d := differenceTo(want[k], p, w, 1); d != "" {
					fail(t, p, w, 1, d)
					break
				}
			}
		}
	}
}

// TestFixedBugs runs the programs that once showed a difference.
func TestFixedBugs(t *testing.T) {
	files, err := filepath.Glob("testdata/fixedbugs/*.litmus")
	if err != nil {
		t.Fatal(err)
	}
	every := scale.By{Short: 2, Usual: 2, Wide: 1, Full: 1}
	for i, f := range files {
		if !every.Nth(i) {
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		p, err := litmus.Parse(string(text))
		if err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		if d := rvfDifference(p, rvfWays); d != "" {
			t.Errorf("%s: %s\n%s", f, d, p)
		}
		want := wanted(p)
		for k, m := range oracle.Models {
			if want[k] == nil {
				continue
			}
			ws := namedWays(m, i+k)
			if strings.HasPrefix(filepath.Base(f), m+"-") { // what is about this model depends on the schedule, too
				all := ways(m)
				ws = append(ws, all[3], all[6])
			}
			for _, w := range ws {
				if d := differenceTo(want[k], p, w, 1); d != "" {
					t.Errorf("%s: %s: %s\n%s", f, w, d, p)
					break
				}
			}
			ws = append(rfWays(m), rfWays(m)...)
			if !scale.Full() {
				ws = []way{ws[(i+k)%18], ws[(i+k+1)%18]}
			}
			for j, w := range ws {
				w.file = j%2 == 1 && !*allRuns && m != "imm" // from its file, it has holes at once
				if d, _ := rfDifferenceTo(want[k], p, w, 1); d != "" {
					t.Errorf("%s: %s: %s\n%s", f, w, d, p)
					break
				}
			}
		}
	}
}

// TestRandomPrograms compares explorer and oracle on random programs:
//
//	go test ./internal/oracle -run RandomPrograms -oracle.n 10000 -timeout 0
func TestRandomPrograms(t *testing.T) { testRandom(t, litmus.Generate) }

// TestRandomWaits is TestRandomPrograms for programs whose threads mostly wait.
func TestRandomWaits(t *testing.T) { testRandom(t, litmus.GenerateWaits) }

// TestRandomLateness compares programs whose threads give up what they do if they are too late.
func TestRandomLateness(t *testing.T) {
	generators := [...]func(uint64, int) *litmus.Program{litmus.GenerateConfirms, litmus.GenerateRounds, litmus.GenerateLateRounds}
	testRandom(t, func(seed uint64, size int) *litmus.Program {
		p := withFew(2, generators[seed%3])(seed, size)
		for i := range p.Threads {
			assume(p.Threads[i].Stmts)
		}
		return p
	})
}

// assume makes assumptions of the ends of rounds of loops: what a loop that goes on may find another time is not known here.
func assume(ss []litmus.Stmt) {
	for i := range ss {
		if s := &ss[i]; s.Op == litmus.Spin {
			s.Op, s.B = litmus.Assume, nil
		}
		assume(ss[i].Then)
		assume(ss[i].Else)
	}
}

// TestRandomRelaxedWaits is TestRandomPrograms for threads that wait for relaxed
// writes.
func TestRandomRelaxedWaits(t *testing.T) { testRandom(t, litmus.GenerateRelaxedWaits) }

// TestRandomTestAndSets is TestRandomPrograms for threads that wait in loops that write what is there.
func TestRandomTestAndSets(t *testing.T) { testRandom(t, litmus.GenerateTestAndSets) }

// TestRandomDeps is TestRandomPrograms for programs in which dependencies decide.
func TestRandomDeps(t *testing.T) { testRandom(t, litmus.GenerateDeps) }

// TestRandomCompeting compares programs in which read-modify-writes compete, with
// others of their own thread, too.
func TestRandomCompeting(t *testing.T) { testRandom(t, litmus.GenerateCompeting) }

// TestRandomCrowded compares programs in which most accesses are read-modify-writes of few locations.
func TestRandomCrowded(t *testing.T) { testRandom(t, withFew(4, litmus.GenerateCrowded)) }

// withFew draws small programs with no more than that many read-modify-writes: brute force under imm tries all values that one may find,
// and each makes others.
func withFew(most int, generate func(seed uint64, size int) *litmus.Program) func(seed uint64, size int) *litmus.Program {
	return func(seed uint64, size int) *litmus.Program {
		for k := uint64(0); ; k++ {
			p := generate(seed<<8+k, min(size, 6))
			text := p.String()
			if strings.Count(text, "add ")+strings.Count(text, "cas ")+strings.Count(text, "xchg ") <= most {
				return p
			}
		}
	}
}

// TestRandomForwards compares programs in which threads read what they have just written.
func TestRandomForwards(t *testing.T) { testRandom(t, litmus.GenerateForwards) }

// TestRandomReadBacks compares programs in which threads read back what they have released, and
// others read it early: imm reaches some of their executions in several ways.
func TestRandomReadBacks(t *testing.T) { testRandom(t, litmus.GenerateReadBacks) }

// TestRandomGaps compares programs of three threads in which several releases at once may lack what they are ordered after.
func TestRandomGaps(t *testing.T) { testRandom(t, litmus.GenerateGaps) }

// TestRandomTries compares programs whose compare-exchanges fail, with every pair of orderings.
func TestRandomTries(t *testing.T) { testRandom(t, litmus.GenerateTries) }

// TestRandomStops does the same for threads that stop, perhaps behind writes of what is there.
func TestRandomStops(t *testing.T) { testRandom(t, litmus.GenerateStops) }

// TestRandomCreates compares programs some of whose threads exist in some executions only.
func TestRandomCreates(t *testing.T) { testRandom(t, litmus.GenerateCreates) }

// TestRandomInits compares programs whose main initialises what threads access, before them and between them.
func TestRandomInits(t *testing.T) { testRandom(t, litmus.GenerateInits) }

// TestRandomChains compares programs in which coherence or a fence says that a read is not overtaken under imm.
func TestRandomChains(t *testing.T) { testRandom(t, litmus.GenerateChains) }

// TestRandomEarly compares programs in which words are read early beside, around or within sections of a lock.
func TestRandomEarly(t *testing.T) { testRandom(t, litmus.GenerateEarly) }

// TestRandomMedley compares programs in which all that can be overtaken, fail, stop a thread or order is mixed.
func TestRandomMedley(t *testing.T) { testRandom(t, litmus.GenerateMedley) }

// TestRandomStrong compares programs of several threads whose seq_cst accesses and fences are ordered in many ways.
func TestRandomStrong(t *testing.T) { testRandom(t, litmus.GenerateStrong) }

// TestRandomStrongGaps is TestRandomPrograms for seq_cst fences and accesses in threads that read what others write early.
func TestRandomStrongGaps(t *testing.T) { testRandom(t, litmus.GenerateStrongGaps) }

// TestRandomBarriers compares programs whose threads meet at barriers in several rounds, some only if they read a certain value.
func TestRandomBarriers(t *testing.T) { testRandom(t, litmus.GenerateBarriers) }

// TestRandomOrdered is TestRandomPrograms for programs with fences that are SeqCstOnly.
func TestRandomOrdered(t *testing.T) { testRandom(t, litmus.GenerateOrdered) }

func testRandom(t *testing.T, generate func(seed uint64, size int) *litmus.Program) {
	n := programs.N()
	failures, left, total := 0, 0, 0
	var kinds [5]int
	for seed := *firstOne; seed < *firstOne+uint64(n) && failures < 10; seed++ {
		p := generate(seed, *minSize+int(seed%uint64(*maxSize-*minSize+1)))
		want, err := oracle.Enumerate(p.DepMachine(), oracle.Builtin(oracle.Models...), tooBig)
		if err == oracle.ErrTooBig {
			left++
			continue
		}
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, p)
		}
		kinds[0] += count(len(want[4].Stuck) > 0)
		kinds[1] += count(want[4].Wrong.Has(oracle.DataRace))
		kinds[2] += count(len(want[4].Failed) > 0)
		kinds[3] += count(want[4].Deadlock)
		kinds[4] += count(want[4].Livelock)
		for i, m := range oracle.Models {
			for k, w := range some(m, seed*uint64(len(oracle.Models))+uint64(i)) {
				if k == 0 {
					total += len(want[i].Complete)
				}
				if d := differenceTo(&want[i], p, w, int64(seed)); d != "" {
					fail(t, p, w, int64(seed), d)
					failures++
					break
				}
			}
		}
	}
	t.Logf("%d programs (%d too big), %d complete executions; under rc11 stuck %d, racy %d, failed %d, deadlock %d, livelock %d",
		n, left, total, kinds[0], kinds[1], kinds[2], kinds[3], kinds[4])
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// FuzzLitmus is TestRandomPrograms for the fuzzer. how selects model, schedule,
// workers and cache.
func FuzzLitmus(f *testing.F) {
	for i := range uint64(20) {
		f.Add(i, uint8(i), uint16(i*7))
	}
	f.Fuzz(func(t *testing.T, seed uint64, size uint8, how uint16) {
		p := litmus.Generate(seed, 3+int(size%8))
		m := oracle.Models[int(how)%len(oracle.Models)]
		ws := ways(m)
		w := ws[int(how)/len(oracle.Models)%len(ws)]
		if d := difference(p, w, int64(seed)); d != "" {
			fail(t, p, w, int64(seed), d)
		}
	})
}
