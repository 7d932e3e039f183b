package genmcgo

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"genmcgo/cluster/local"
	"genmcgo/cluster/task"
	"genmcgo/internal/corpus"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

// crew explores a job in parts as processes on several machines may: who takes up which task, when
// it is given up and how is a matter of dice, and so is what is lost, comes twice, or comes late.
// Everything goes through bytes.
type crew struct {
	t    *testing.T
	rng  *rand.Rand
	jobs []*Job // the same job, read by several processes

	ledger *task.Ledger
	late   [][]byte // records that did not arrive
	did    map[string]int
}

// member is a process that explores.
type member struct {
	task.Session
	job   *Job
	epoch uint32
}

// assigned is a task, of an epoch that may be over when it has been explored.
type assigned struct {
	task.Task
	epoch      uint32
	refinement []byte
}

// explore explores everything with that many members, and returns the ledger.
func (c *crew) explore(members int) (l *task.Ledger, err error) {
	c.t.Helper()
	if c.ledger, err = task.NewLedger(c.jobs[0]); err != nil {
		return nil, err
	}
	c.late = nil
	crew := make([]member, members)
	for i := range crew {
		crew[i].job = c.jobs[i%len(c.jobs)]
	}
	// Attempts become longer, so that large explorations end.
	for n := 0; !c.ledger.Done(); n++ {
		open := c.ledger.Open()
		at := assigned{open[c.rng.IntN(len(open))], c.ledger.Epoch(), c.ledger.Refinement()}
		for range 1 + c.oneIn(8) { // sometimes two attempts at one task
			record, err := c.attempt(&crew[c.rng.IntN(members)], at, 1+n/20)
			if err != nil {
				return nil, err
			}
			if c.oneIn(8) == 1 {
				c.did["late"]++
				c.late = append(c.late, record)
				continue
			}
			c.add(record)
		}
		if k := len(c.late); k > 0 && c.oneIn(4) == 1 {
			i := c.rng.IntN(k)
			c.add(c.late[i]) // it counts if nobody was faster
			c.late = slices.Delete(c.late, i, i+1)
		}
		if c.oneIn(16) == 1 {
			if c.ledger, err = task.Restore(c.jobs[0], c.ledger.Snapshot()); err != nil {
				return nil, err
			}
			c.did["compacted"]++
		}
	}
	for _, record := range c.late {
		if before := c.counts(); c.add(record) || c.counts() != before {
			c.t.Error("a record counts after the end")
		}
	}
	return c.ledger, nil
}

// oneIn returns 1 with that chance, else 0.
func (c *crew) oneIn(n int) int {
	if c.rng.IntN(n) == 0 {
		return 1
	}
	return 0
}

func (c *crew) counts() (n [2]uint64) {
	n[0], n[1] = c.jobs[0].Counts(c.ledger.Folder())
	return n
}

// attempt takes up a task, which ends after about that many executions unless it is done before,
// and returns its record.
func (c *crew) attempt(m *member, at assigned, length int) (record []byte, err error) {
	if m.Session == nil || m.epoch != at.epoch || c.oneIn(20) == 1 { // another process
		if m.Session, err = m.job.Session(at.refinement); err != nil {
			return nil, err
		}
		m.epoch = at.epoch
	}
	signal := []task.Signal{task.SplitOff(1 + c.rng.IntN(8)), task.Pause}[c.rng.IntN(2)]
	left := 1 + c.rng.IntN(2*length)
	part, rest, err := m.Explore(context.Background(), at.Bundle, func() task.Signal {
		if left--; left > 0 {
			return task.None
		}
		return signal
	})
	if err != nil {
		return nil, err
	}
	switch {
	case signal == task.Pause:
		c.did["paused"] += min(len(rest), 1)
	case len(rest) > 2:
		c.did["split into many"]++
		fallthrough
	default:
		c.did["split"] += min(len(rest), 1)
	}
	c.did["attempts"]++
	r := &task.Record{Epoch: m.epoch, Task: at.ID, Attempt: task.NewAttempt(), Part: part, Children: rest}
	return r.MarshalBinary()
}

// add adds a record to the ledger and reports whether it counts, which is whether its task is open.
func (c *crew) add(record []byte) bool {
	c.t.Helper()
	var r task.Record
	if err := r.UnmarshalBinary(record); err != nil {
		c.t.Fatal(err)
	}
	should := c.ledger.IsOpen(r.Epoch, r.Task)
	counts, err := c.ledger.Add(&r)
	if err != nil || counts != should {
		c.t.Fatalf("a record of a task that is open (%v) counts (%v): %v", should, counts, err)
	}
	if !counts {
		c.did["ignored"]++
	}
	return counts
}

// seconds is how long a run took, with how many workers, in its summary.
var seconds = regexp.MustCompile(`(, [0-9]+ workers?)?, [0-9.]+s\b`)

// restarts is how often an exploration started again, in a note: two parts may ask for it at once, or one after the other.
var restarts = regexp.MustCompile(`started again (once|twice|[0-9,]+ times)`)

// totals is r as text: what must be equal however it was explored. One finding may be shown by
// another execution, so of findings only what tells them apart is in it. If the run ended with its
// first error that is the verdict alone: which error comes first depends on who looks where.
func totals(t *testing.T, r *report.Report, keepGoing bool) string {
	t.Helper()
	if r.Verdict == report.Error && !keepGoing {
		return r.Verdict
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	for _, k := range []string{"seconds", "stats", "workers", "estimate", "minimised"} { // how many executions came after the first error is a matter of order
		delete(m, k)
	}
	notes := []string{}
	for _, n := range r.Notes {
		notes = append(notes, restarts.ReplaceAllString(n, "started again"))
	}
	m["notes"] = notes
	m["summary"] = seconds.ReplaceAllString(r.Summary, "")
	if r.Verdict == report.Error {
		delete(m, "summary") // it quotes the first error
	}
	for k, list := range map[string][]report.Finding{"errors": r.Errors, "warnings": r.Warnings} {
		told := []string{}
		for i := range list {
			f := &list[i]
			at := []string{}
			for j := range f.Events {
				if j > 0 && (f.Kind == "deadlock" || f.Kind == "liveness" || f.Kind == "livelock") {
					break // where the others wait is no part of what tells such findings apart
				}
				at = append(at, fmt.Sprint(f.Events[j].File, ":", f.Events[j].Line, ":", f.Events[j].Column))
			}
			told = append(told, fmt.Sprint(f.Kind, " ", f.Name, " ", f.Statement, " at ", at, " times ", f.Times))
		}
		slices.Sort(told)
		m[k] = told
	}
	data, err = json.MarshalIndent(m, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// example is a program with the flags of one of its expectations.
type example struct {
	file  string
	flags []string
}

// programs are the programs of the module's corpora, as they were compiled, with each set of
// flags that their sources name.
func programs(t *testing.T) (list []example) {
	t.Helper()
	for _, pattern := range []string{"internal/corpus/testdata/ll/*/*/*.ll", "internal/corpus/testdata/spin/*.ll", "examples/*.ll", "examples/clang-*/*.ll", "testdata/*.ll"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no programs %s: %v", pattern, err)
		}
		for _, file := range files {
			all := map[string]bool{}
			for _, e := range expectations(file) {
				if all[fmt.Sprint(e.Flags)] {
					continue
				}
				all[fmt.Sprint(e.Flags)] = true
				list = append(list, example{file, e.Flags})
			}
		}
	}
	return list
}

// expectations are those of the source of a compiled program; one without flags if there are none.
func expectations(file string) []corpus.Expect {
	stem := strings.TrimSuffix(filepath.Base(file), ".ll")
	for _, dir := range []string{filepath.Dir(file), filepath.Join("internal/corpus/testdata", filepath.Base(filepath.Dir(file))), "examples"} {
		for _, ext := range []string{".c", ".cpp", ".cc"} {
			text, err := os.ReadFile(filepath.Join(dir, stem+ext))
			if err != nil {
				continue
			}
			if list, err := corpus.Parse(string(text)); err == nil {
				return list
			}
		}
	}
	return make([]corpus.Expect, 1)
}

// options are those of a run of e.
func (e *example) options(t *testing.T, o Options) Options {
	t.Helper()
	for _, f := range e.flags {
		name, value, ok := strings.Cut(strings.TrimLeft(f, "-"), "=")
		if !ok {
			value = "true"
		}
		if err := o.Set(name, value); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

// totalsWays are the explorations of each program.
func totalsWays() (ways []Options) {
	for _, model := range corpus.Models {
		for _, equivalence := range []string{"co", "rf"} {
			ways = append(ways, Options{Model: model, Equivalence: equivalence, KeepGoing: true})
		}
	}
	return append(ways, []Options{
		{Model: "sc", Equivalence: "rvf", KeepGoing: true}, // only there
		{Model: "imm", KeepGoing: true}, {Model: "imm", Equivalence: "rf", KeepGoing: true},
		{Model: "rc11.kat", KeepGoing: true}, {Model: "rc11.kat", Equivalence: "rf", KeepGoing: true},
		{Model: "rc11", KeepGoing: true, Symmetry: true}, {Model: "imm", KeepGoing: true, Symmetry: true},
		{Model: "sc", KeepGoing: true, Minimise: 1 << 20},
		{Model: "rc11"}, {Model: "tso", Equivalence: "rf"}, {Model: "sc", Equivalence: "rvf"},
	}...)
}

var (
	totalsSeed = scale.Flag("totals.seed", scale.By{Short: 1, Usual: 1, Full: 1}, "seed of how TestTotals cuts explorations")
	totalsOf   = flag.String("totals.of", "", "TestTotals looks only at programs whose names contain this")
	totalsMax  = scale.Flag("totals.max", scale.By{Short: 200, Usual: 500, Full: 1000}, "TestTotals leaves out runs with more executions")
)

// TestTotals: a program that is explored in parts by several processes, whatever becomes of them,
// has the counts, the findings, the verdict, the warnings and the remarks that it has when it is
// explored by one worker in one go. So it has when goroutines of one process share the work.
func TestTotals(t *testing.T) {
	every := scale.By{Short: 4000, Usual: 600, Wide: 300, Full: 1}
	ways, list := totalsWays(), programs(t)
	done, erring, did := 0, 0, map[string]int{}
	for _, e := range list {
		for w, way := range ways {
			name := fmt.Sprint(e.file, e.flags, w)
			if !every.Takes(name) || !strings.Contains(name, *totalsOf) {
				continue
			}
			o := e.options(t, way)
			o.Workers, o.MaxMemory, o.MaxExecutions = 1, 2<<30, uint64(totalsMax.N())
			o.Unroll = cmp.Or(o.Unroll, 4)
			o.Estimate.Off = w%5 > 0
			want, err := Check(t.Context(), File(e.file), o)
			if err != nil || want.Stopped == "executions" {
				continue // there is no such exploration, or it is too large
			}
			done++
			if want.Verdict == report.Error {
				erring++
			}
			if !compareTotals(t, name, File(e.file), o, want, did) {
				t.Log(o.Command(e.file))
			}
		}
	}
	t.Logf("%d explorations, %d of them with errors; in parts: %v", done, erring, did)
	for _, what := range []string{"split", "split into many", "paused", "late", "ignored", "compacted", "epochs"} {
		if did[what] == 0 && !testing.Short() {
			t.Errorf("nothing was %s", what)
		}
	}
	if done == 0 {
		t.Error("nothing was explored")
	}
}

// compareTotals explores src in parts in several ways and compares what comes of it with want.
func compareTotals(t *testing.T, name string, src Source, o Options, want *report.Report, did map[string]int) (same bool) {
	t.Helper()
	job, r, err := NewJob(t.Context(), src, o)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return false
	}
	text := totals(t, want, o.KeepGoing)
	if r != nil { // it ended with its samples
		did["sampled"]++
		if got := totals(t, r, o.KeepGoing); got != text {
			t.Errorf("%s: when it is prepared\n%s", name, diff(got, text))
			return false
		}
		return true
	}
	data, err := job.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	other, err := JobFrom(data, Options{Workers: 1}, true)
	if err != nil {
		t.Fatal(err)
	}
	same = true
	check := func(what string, l *task.Ledger) {
		t.Helper()
		r, err := job.Report(t.Context(), l.Folder(), Run{Epoch: l.Epoch(), Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if got := totals(t, r, o.KeepGoing); got != text {
			t.Errorf("%s, %s\n%s", name, what, diff(got, text))
			same = false
		}
	}
	for _, members := range []int{1, 2, 4, 8} {
		seed := uint64(totalsSeed.N())
		c := &crew{t: t, rng: rand.New(rand.NewPCG(seed, uint64(scale.Choose(name, 1<<30)+members))), jobs: []*Job{job, other}, did: did}
		l, err := c.explore(members)
		if err != nil {
			t.Errorf("%s, by %d, seed %d: %v", name, members, seed, err)
			return false
		}
		did["epochs"] += int(l.Epoch())
		check(fmt.Sprintf("by %d, seed %d", members, seed), l)
		l, err = local.Run(context.Background(), other, local.Options{Workers: members, Polls: 1 + c.rng.IntN(50)})
		if err != nil {
			t.Errorf("%s, by %d goroutines: %v", name, members, err)
			return false
		}
		check(fmt.Sprintf("by %d goroutines", members), l)
	}
	return same
}
