package genmcgo

import (
	"cmp"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"genmcgo/internal/posix"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

var (
	posixN    = flag.Int("posix.n", 0, "how many random programs of internal/posix to look at, for each list of policies")
	posixSeed = flag.Uint64("posix.seed", 1, "the seed of the first of them")
)

// posixPolicies are the lists of policies under which random programs are looked at.
var posixPolicies = []string{
	"all:arbitrary", "all:fifo", "all:lifo", "mutex:arbitrary,sem:lifo,rwlock:readers,cond:glibc", "mutex:fifo,sem:arbitrary,rwlock:writers,cond:glibc",
}

// posixFound are programs with which something was wrong once.
var posixFound = []struct {
	policy string
	args   []string
	seed   uint64 // for other options
	story  string
}{
	{"all:arbitrary", []string{"nn00", "T100C110"}, 4, "a wait with a time limit did not wake up spuriously"},
	{"all:fifo", []string{"nn01", "s001R000", "v000"}, 0, "a reader that tries got the lock although a writer with a time limit waits"},
	{"all:fifo", []string{"ne01", "s000", "s000"}, 0, "a reader with a time limit timed out although only readers have the lock"},
	{"all:lifo", []string{"ne11", "t000T000", "l000"}, 0, "a lock with a time limit did not overtake a thread because of which an attempt failed before"},
	{"all:lifo", []string{"re01", "T000", "l000", "T000T000"}, 0, "the same, and a recursive mutex"},
	{"all:arbitrary", []string{"nn10", "k020x010", "F010"}, 0, "a wake-up was spent on a thread that waits for a value that comes later"},
	{"all:arbitrary", []string{"nn00", "f000", "f000", "k000"}, 0, "no thread was woken where none is asked for"},
	{"all:arbitrary", []string{"an00", "l000", "u000"}, 0, "the unlock of an adaptive mutex that the thread does not hold returned EPERM"},
	{"all:fifo", []string{"an00", "l000", "u000"}, 0, "the same with a queue"},
}

// TestPosix: random programs of testdata/wakeup/posix.c end as a search of all their states finds that the standard
// and the wake-up policy let them: calls return the same, the same threads wait for ever, and no execution is
// found twice. Under weaker models there is no less.
func TestPosix(t *testing.T) {
	scale.NotRace(t)
	needClang(t)
	loaded, err := Load(t.Context(), compiled(t, "testdata/wakeup/posix.c"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	n := cmp.Or(*posixN, scale.By{Short: 2, Usual: 3, Wide: 20, Full: 250}.N())
	var seen posixSeen
	for _, policy := range posixPolicies {
		seen.compare(t, loaded, policy, n, posix.Random)
	}
	for _, tc := range posixFound {
		p := posix.Parse(tc.args...)
		if ends, bad := posixCheck(t, loaded, p, tc.policy, tc.seed); ends == nil || bad != "" || !slices.Equal(p.Args(), tc.args) {
			t.Errorf("%s, %q (%s): %s", tc.policy, tc.args, tc.story, bad)
		}
	}
	t.Logf("%+v", seen)
	if seen.complete < seen.programs || seen.deadlocks < seen.programs/5 || seen.programs > 200 && seen.misused == 0 {
		t.Error("the programs show little")
	}
}

// TestFutexes is TestPosix for programs of which most calls are of futexes.
func TestFutexes(t *testing.T) {
	scale.NotShort(t)
	scale.NotRace(t)
	needClang(t)
	loaded, err := Load(t.Context(), compiled(t, "testdata/wakeup/posix.c"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	var seen posixSeen
	seen.compare(t, loaded, "all:arbitrary", cmp.Or(*posixN, scale.By{Short: 6, Usual: 15, Wide: 60, Full: 2_000}.N()), posix.Futexes)
	t.Logf("%+v", seen)
	if seen.complete < seen.programs || seen.deadlocks < seen.programs/5 {
		t.Error("the programs show little")
	}
}

// robustFound are programs with robust mutexes with which something was wrong once.
var robustFound = []struct {
	args  []string
	story string
}{
	{[]string{"Nn10", "u000"}, "the unlock of a robust mutex that the thread does not hold was an error, as of a normal one"},
	{[]string{"NN00", "l000l100", "t100t000"}, "of two robust mutexes whose owner ends, the one that it locked first was passed on first"},
}

// TestRobust is TestPosix for programs with robust mutexes, whose owners may end.
func TestRobust(t *testing.T) {
	needClang(t)
	loaded, err := Load(t.Context(), File("testdata/wakeup/posix.c", "-DROBUST"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	n := cmp.Or(*posixN, scale.By{Short: 4, Usual: 10, Wide: 30, Full: 700}.N())
	var seen posixSeen
	for _, policy := range []string{"all:arbitrary", "mutex:arbitrary,sem:lifo,rwlock:readers,cond:fifo"} {
		seen.compare(t, loaded, policy, n, posix.Robust)
	}
	for _, tc := range robustFound {
		if ends, bad := posixCheck(t, loaded, posix.Parse(tc.args...), "all:arbitrary", 0); ends == nil || bad != "" {
			t.Errorf("%q (%s): %s", tc.args, tc.story, bad)
		}
	}
	t.Logf("%+v", seen)
	if seen.complete < seen.programs || seen.deadlocks < seen.programs/5 {
		t.Error("the programs show little")
	}
}

// posixSeen counts the programs that were looked at, their ends, those of them that are deadlocks, and the programs with
// an unlock of what is not held.
type posixSeen struct{ programs, complete, deadlocks, misused int }

// compare looks at n random programs.
func (s *posixSeen) compare(t *testing.T, loaded *Program, policy string, n int, random func(*rand.Rand) *posix.Program) {
	for i := range uint64(n) {
		seed := *posixSeed + i
		p := random(rand.New(rand.NewPCG(seed, 1)))
		ends, bad := posixCheck(t, loaded, p, policy, seed)
		if ends == nil {
			continue
		}
		s.programs++
		s.complete += len(ends.Complete)
		s.deadlocks += len(ends.Stuck)
		if ends.Misuse {
			s.misused++
		}
		if bad != "" {
			p, bad = posixShrink(t, loaded, p, policy, seed, bad)
			t.Errorf("seed %d, %s, %q: %s", seed, policy, p.Args(), bad)
		}
	}
}

// posixCheck compares p with its states, and says what differs. ends is nil if there are too many.
func posixCheck(t *testing.T, loaded *Program, p *posix.Program, policy string, seed uint64) (ends *posix.Ends, bad string) {
	w, err := parseWakeup(policy)
	if err != nil {
		t.Fatal(err)
	}
	states, executions := 400, uint64(300)
	if scale.Full() {
		states, executions = 1_500, 1_500
	}
	spurious := int(seed % 5 / 4)
	ends, ok := p.Search(&posix.Rules{Mutex: policyNames[w.Mutex], Sem: policyNames[w.Sem], RWLock: policyNames[w.RWLock], Cond: policyNames[w.Cond], Spurious: spurious}, states)
	if !ok {
		return nil, ""
	}
	o := Options{Wakeup: policy, Args: p.Args(), KeepGoing: true, AllowVacuous: true, SpuriousWakeups: spurious, Model: "sc",
		Workers: 1 + int(seed%3)/2, NoUnblock: seed%4 == 3, Estimate: Sampling{Off: seed%6 > 0}, Schedule: []string{"", "ltr", "random"}[seed/2%3], Seed: int64(seed), MaxExecutions: executions}
	switch {
	case seed%2 > 0:
		o.Model = builtin[seed/2%uint64(len(builtin))]
	case seed%8 == 4:
		o.Equivalence = "rf"
	}
	found := [2]map[string]bool{{}, {}}
	texts := map[string]int{}
	o.OnExecution = func(e *report.Execution) {
		if e.Number == 1 { // the exploration has started again
			found = [2]map[string]bool{{}, {}}
			clear(texts)
		}
		texts[e.Graph.Text]++
		if end, ok := posixEnd(e.Graph, len(p.Threads)); ok {
			k := 0
			if e.Blocked {
				k = 1
			}
			found[k][end] = true
		}
	}
	r, err := loaded.Check(t.Context(), o)
	if err != nil {
		return ends, err.Error()
	}
	if r.Stopped != "" || o.MaxExecutions == r.Complete {
		return nil, ""
	}
	for text, n := range texts {
		if n > 1 && o.Equivalence == "" {
			return ends, fmt.Sprintf("under %s an execution is found %d times:\n%s", o.Model, n, text)
		}
	}
	reported := map[string]bool{}
	for i := range r.Errors {
		reported[r.Errors[i].Kind] = true
	}
	for i, want := range []map[string]bool{ends.Complete, ends.Stuck} {
		for end := range want {
			if !found[i][end] {
				return ends, fmt.Sprintf("under %s, lacks %q", o.Model, end)
			}
		}
		for end := range found[i] {
			// Without --unblock, a thread may be left waiting for what has come.
			if o.Model == "sc" && !want[end] && (i == 0 || !o.NoUnblock && o.Equivalence == "") {
				return ends, fmt.Sprintf("makes up %q", end)
			}
		}
	}
	if o.Model == "sc" && (reported["deadlock"] != (len(ends.Stuck) > 0) || reported["unlock-not-held"] != ends.Misuse) {
		return ends, fmt.Sprintf("reports %v; there are %d deadlocks, unlocks of what is not held: %v", reported, len(ends.Stuck), ends.Misuse)
	}
	return ends, ""
}

// posixEnd is how threads end in an execution, as posix.Search says it; ok is false if one of them is stopped by
// something else than what it waits for.
func posixEnd(g *report.Graph, threads int) (end string, ok bool) {
	var out []string
	for _, th := range g.Threads[1:] {
		var returned uint64
		waits := ""
		for _, e := range th.Events {
			if e.Kind == "W" && strings.HasPrefix(e.Location, "returned") {
				v, err := strconv.ParseUint(e.Value, 0, 64)
				if err != nil {
					panic(err)
				}
				returned = v
			}
			if waits = e.Pending; waits != "" && !slices.Contains([]string{"lock", "cond", "semaphore"}, waits) {
				return "", false
			}
		}
		out = append(out, posix.End(returned, waits))
	}
	return strings.Join(out, " "), len(out) == threads
}

// posixShrink returns a smaller program with which something is wrong.
func posixShrink(t *testing.T, loaded *Program, p *posix.Program, policy string, seed uint64, bad string) (*posix.Program, string) {
	for again := true; again; {
		again = false
		for _, q := range p.Smaller() {
			if ends, worse := posixCheck(t, loaded, q, policy, seed); ends != nil && worse != "" {
				p, bad, again = q, worse, true
				break
			}
		}
	}
	return p, bad
}
