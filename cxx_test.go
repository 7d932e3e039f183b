package genmcgo

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/cxx"
	"genmcgo/internal/scale"
	"genmcgo/interp/ir"
	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var (
	cxxN       = flag.Int("cxx.n", 0, "how many random programs of internal/cxx to look at")
	cxxSeed    = flag.Uint64("cxx.seed", 1, "the seed of the first of them")
	cxxFlags   = flag.String("cxx.flags", "", "more flags of clang for the program, such as -O2")
	cxxClasses = flag.String("cxx.classes", "", "the classes that they use (internal/cxx)")
)

// cxxAll are all classes of internal/cxx, some of them twice: they are more often used.
const cxxAll = "xyfmrtesSkcczbllBBogappPAAJJTThqqMnCO"

// cxxFound are programs with which something was wrong once, and some that show what random ones are too small for: in which order
// threads began to wait.
var cxxFound = []struct {
	args  []string
	seed  uint64
	story string
}{
	{[]string{"z00", "zt010zt010", "zr020"}, 1, "release(2) was two posts: one attempt succeeded and the next failed"},
	{[]string{"c00m00x00", "ml000xe010cw000mu000", "ml000xe020cw000mu000", "ml000xe030cn000mu000"}, 1, "either thread is woken, whichever waits first"},
	{[]string{"c00m00x00", "ml000xe010cW000mu000", "ml000xe020cw000mu000", "ml000xe030cn000mu000"}, 1, "a thread whose time is over has been woken in vain"},
}

// TestCxx: random programs of testdata/wakeup/cxx.cpp end as a search of all their states finds that the C++ standard lets
// them: calls return the same, the same threads wait for ever, and no execution is found twice. Under weaker models
// the same.
func TestCxx(t *testing.T) {
	scale.NotShort(t) // compiling C++ takes seconds
	scale.NotRace(t)
	needClang(t)
	loaded, err := Load(t.Context(), compiled(t, "testdata/wakeup/cxx.cpp", append(strings.Fields(*cxxFlags), "-std=c++20")...), Options{})
	if err != nil {
		t.Fatal(err)
	}
	var seen cxxSeen
	classes := cmp.Or(*cxxClasses, cxxAll)
	for i := range uint64(cmp.Or(*cxxN, scale.By{Usual: 60, Wide: 250, Full: 6_000}.N())) {
		seed := *cxxSeed + i
		p := cxx.Random(rand.New(rand.NewPCG(seed, 1)), classes)
		ends, bad := cxxCheck(t, &seen, loaded, p, seed)
		seen.drawn++
		if ends == nil {
			continue
		}
		seen.programs++
		seen.complete += len(ends.Complete)
		seen.deadlocks += len(ends.Stuck)
		if bad != "" {
			p, bad = cxxShrink(t, loaded, p, seed, bad)
			t.Errorf("seed %d, %q: %s", seed, p.Args(), bad)
		}
	}
	for _, tc := range cxxFound {
		p := cxx.Parse(tc.args...)
		if ends, bad := cxxCheck(t, &seen, loaded, p, tc.seed); ends == nil || bad != "" || !slices.Equal(p.Args(), tc.args) {
			t.Errorf("%q (%s): %s", tc.args, tc.story, bad)
		}
	}
	t.Logf("%+v", seen)
	if seen.complete < seen.programs || seen.deadlocks < seen.programs/5 {
		t.Error("the programs show little")
	}
}

// cxxSeen counts the programs that were drawn, those that were looked at, how many of them under a weaker model that must not add
// anything, how many under a wake-up policy, their ends, and those of them that are deadlocks.
type cxxSeen struct{ drawn, programs, weak, policies, complete, deadlocks int }

// TestLooksOnce: who waits for an atomic object looks at it once before it sleeps, at each level at which the compiler leaves the loop
// that looks 16 times.
func TestLooksOnce(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	every := scale.By{Usual: 4, Wide: 2, Full: 1}
	for i, clang := range []string{"clang-14", "clang-16", "clang-19", "clang-22"} {
		if _, err := exec.LookPath(clang); err != nil || !every.Nth(i) {
			continue
		}
		var counts []uint64
		levels := []string{"-O0", "-O2", "-O1"}[:scale.By{Usual: 2, Wide: 3, Full: 3}.N()]
		for _, level := range levels {
			src := File("testdata/wakeup/latch.cpp", "-std=c++20", level, "-g")
			r, err := Check(t.Context(), src, Options{Model: "sc", Workers: 1, Clang: clang})
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != report.Verified {
				t.Errorf("%s %s: %s", clang, level, r.Summary)
			}
			counts = append(counts, r.Complete)
		}
		if slices.Min(counts) != slices.Max(counts) {
			t.Errorf("%s: %v executions at %v", clang, counts, levels)
		}
	}
}

// TestUncounted: without debug information, by which libstdc++'s counts of waiting threads are known, no notification is
// lost because a count is read that is too old.
func TestUncounted(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	for _, level := range []string{"-O0", "-O2"} {
		r, err := Check(t.Context(), File("testdata/wakeup/latch.cpp", "-std=c++20", "-g0", level), Options{Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != report.Verified {
			t.Errorf("%s: %s", level, r.Summary)
		}
	}
}

// TestPartlyCounted: no notification is lost where debug information tells that some accesses of a count are that, and not that others
// are, as where inline functions come from several files.
func TestPartlyCounted(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	text := string(compiled(t, "testdata/wakeup/latch.cpp", "-std=c++20").Text)
	known := regexp.MustCompile(`(?m)^( *(?:%\w+ = )?(atomicrmw add|atomicrmw sub|load atomic)\b.*), !dbg !\d+$`)
	for _, unknown := range []string{"atomicrmw add", "atomicrmw sub", "load atomic", "atomicrmw sub, load atomic", "atomicrmw add, load atomic"} {
		dropped := 0
		r, err := Check(t.Context(), IR(known.ReplaceAllStringFunc(text, func(line string) string {
			if m := known.FindStringSubmatch(line); strings.Contains(unknown, m[2]) {
				dropped++
				return m[1]
			}
			return line
		})), Options{Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != report.Verified || dropped == 0 {
			t.Errorf("%s (%d of them): %s", unknown, dropped, r.Summary)
		}
	}
}

// cxxCheck compares p with its states, and says what differs. ends is nil if there are too many, or if p does what is undefined.
func cxxCheck(t *testing.T, seen *cxxSeen, loaded *Program, p *cxx.Program, seed uint64) (ends *cxx.Ends, bad string) {
	states, most := 600, 300
	if scale.Full() {
		states, most = 5_000, 10_000
	}
	spurious := int(seed % 5 / 4)
	ends, ok := p.Search(spurious, states)
	if !ok || ends.Undefined {
		return nil, ""
	}
	o := Options{Args: p.Args(), KeepGoing: true, AllowVacuous: true, SpuriousWakeups: spurious, TimedWaits: 9, Model: "sc",
		Workers: 1, NoUnblock: seed%4 == 3, Schedule: []string{"", "ltr", "random"}[seed/2%3], Seed: int64(seed)}
	switch {
	case seed%3 == 0:
		o.Model = builtin[seed/3%uint64(len(builtin))]
	case seed%8 == 4:
		o.Equivalence = "rf"
	}
	locks, given := p.Locks()
	// Under a policy threads do no more than without one, unless calls that only try fail or readers wait because a writer does.
	if seed%7 == 6 && !locks && !p.Tries() && !p.Shares() {
		o.Wakeup, given = []string{"all:fifo", "all:lifo"}[seed/7%2], true
		seen.policies++
	}
	if o.Model != "sc" && !p.Tries() {
		seen.weak++
	}
	found, res := cxxRun(t, loaded, o, len(p.Threads), most)
	if found == nil {
		return nil, ""
	}
	for text, n := range found.texts {
		if n > 1 && o.Equivalence == "" {
			return ends, fmt.Sprintf("under %s an execution is found %d times:\n%s", o.Model, n, text)
		}
	}
	deadlock := false
	for i := range res.Errors {
		if deadlock = true; res.Errors[i].Kind != result.Deadlock {
			return ends, fmt.Sprintf("under %s: %s %s", o.Model, res.Errors[i].Kind, res.Errors[i].Detail)
		}
	}
	for i, want := range []map[string]bool{ends.Complete, ends.Stuck} {
		for end := range want {
			// The checker makes no attempts of std::lock that are given up (RATIONALE.md).
			if !found.ends[i][end] && !given {
				return ends, fmt.Sprintf("under %s, lacks %q of %v", o.Model, end, slices.Sorted(maps.Keys(want)))
			}
		}
		for end := range found.ends[i] {
			// Without --unblock and under imm, a thread may be left waiting for what has come, and two within std::lock for each
			// other: no deadlock is reported then.
			if !want[end] && (o.Model == "sc" || !p.Tries()) && (i == 0 || !o.NoUnblock && o.Equivalence == "" && o.Model != "imm" && !locks) {
				return ends, fmt.Sprintf("under %s, makes up %q", o.Model, end)
			}
		}
	}
	if deadlock != (len(ends.Stuck) > 0) && (deadlock || !given) {
		return ends, fmt.Sprintf("under %s, reports a deadlock: %v; there are %d", o.Model, deadlock, len(ends.Stuck))
	}
	return ends, ""
}

// cxxFindings is what an exploration finds: how the executions end that are complete, and those that are blocked, and how
// often each execution is found.
type cxxFindings struct {
	ends  [2]map[string]bool
	texts map[string]int
}

// cxxRun explores the program, unless it has more than most executions: then it returns nil. It does without
// reports, which would take most of the time.
func cxxRun(t *testing.T, loaded *Program, o Options, threads, most int) (*cxxFindings, *result.Result) {
	loaded, err := loaded.under(&o)
	if err != nil {
		t.Fatal(err)
	}
	models, err := loaded.models(&o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	cfg := loaded.exploration(ctx, &o, models[0]).engine()
	g := slices.IndexFunc(loaded.prog.Globals, func(g ir.Global) bool { return strings.Contains(g.Name, "returned") })
	from, to := loaded.prog.Globals[g].Addr, loaded.prog.Globals[g].Addr+event.Addr(loaded.prog.Globals[g].Size)
	found := &cxxFindings{ends: [2]map[string]bool{{}, {}}, texts: map[string]int{}}
	newProgram, refinement := cfg.NewProgram, (*config.Refinement)(nil)
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		if refinement != nil && refinement != r { // the exploration begins again
			found = &cxxFindings{ends: [2]map[string]bool{{}, {}}, texts: map[string]int{}}
		}
		refinement = r
		return newProgram(r)
	}
	n := 0
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		if n++; n > most {
			cancel()
			return
		}
		found.texts[canon.FromSnapshot(s)]++
		kind := 0
		if blocked {
			kind = 1
		}
		if end, ok := cxxEnd(s, threads, from, to); ok {
			found.ends[kind][end] = true
		}
	}
	res, err := trust.Run(ctx, cfg)
	if err != nil {
		t.Fatal(err)
	}
	if n > most {
		return nil, nil
	}
	return found, res
}

// cxxEnd is how threads end in an execution, as cxx.Search says it; ok is false if one of them is stopped by
// something else than what it waits for.
func cxxEnd(s *result.Snapshot, threads int, from, to event.Addr) (end string, ok bool) {
	out := slices.Repeat([]string{cxx.End(0, true)}, threads)
	for i := range s.Threads {
		th := &s.Threads[i]
		if len(th.Events) == 0 {
			continue // it is in other executions
		}
		last := &th.Events[len(th.Events)-1]
		if th.Next != nil && (th.Next.Kind == event.Block || !th.Next.Waits() && th.Next.Await != event.AwaitNone) ||
			last.Kind == event.Read && !last.Waits() && !last.Admits(last.Value) {
			return "", false // an assumption, or a round of a loop that another execution makes unnecessary
		}
		k := int(th.Tid) - 2 // main is 1
		if k < 0 || k >= threads {
			continue
		}
		var returned uint64
		for _, e := range th.Events {
			if e.Kind == event.Write && e.Addr >= from && e.Addr < to {
				returned = e.Val.Lo
			}
		}
		out[k] = cxx.End(returned, last.Kind != event.ThreadFinish)
	}
	return strings.Join(out, " "), true
}

// cxxShrink returns a smaller program with which something is wrong.
func cxxShrink(t *testing.T, loaded *Program, p *cxx.Program, seed uint64, bad string) (*cxx.Program, string) {
	for again := true; again; {
		again = false
		for _, q := range p.Smaller() {
			if ends, worse := cxxCheck(t, new(cxxSeen), loaded, q, seed); ends != nil && worse != "" {
				p, bad, again = q, worse, true
				break
			}
		}
	}
	return p, bad
}
