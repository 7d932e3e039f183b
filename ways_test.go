package genmcgo

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"genmcgo/internal/loops"
	"genmcgo/internal/scale"
	"genmcgo/report"
)

var (
	waysN     = scale.Flag("ways.n", scale.By{Short: 1, Usual: 3, Wide: 5, Full: 4}, "how many random programs of each kind TestWays looks at; with -full under each model")
	waysSeed  = flag.Uint64("ways.seed", 1, "the seed of the first of them")
	waysKind  = flag.String("ways.kind", "", "TestWays looks only at this kind of programs")
	waysOnly  = flag.String("ways.only", "", "TestWays looks only at ways whose names contain this")
	waysClang = flag.String("ways.clang", "", "flags of clang for the programs, such as -O2")
)

// waysKinds are the kinds of random programs.
var waysKinds = map[string]loops.Options{
	"any": {}, "attempted": {Attempted: true}, "counted": {Counted: true}, "announced": {Announced: true}, "retried": {Retried: true},
	"read-write": {ReadWrite: true}, "copies": {Copies: true}, "attempted copies": {Attempted: true, Copies: true},
}

// subject is a program that is explored in many ways under one model.
type subject struct {
	t       *testing.T
	name    string
	src     Source
	program *Program
	o       Options        // of the usual way: one worker, to the end
	want    *report.Report // what that says
	rng     *rand.Rand
	did     map[string]int
}

// way is another way to come to what a program is. It returns what differs, "" if nothing does.
type way struct {
	name string
	run  func(s *subject) string
}

// ways are all ways.
var ways = []way{
	{"two workers", func(s *subject) string { return s.alike(func(o *Options) { o.Workers = 2 }) }},
	{"eight workers", func(s *subject) string { return s.alike(func(o *Options) { o.Workers = 8 }) }},
	{"in parts", func(s *subject) string {
		compareTotals(s.t, s.name, s.src, s.o, s.want, s.did)
		return ""
	}},
	{"resumed", (*subject).resumed},
	{"replayed", func(s *subject) string { return s.replayed(s.want) }},
	{"first error", func(s *subject) string {
		r, bad := s.check(func(o *Options) { o.KeepGoing = false })
		// An error that is found before the exploration starts again is one, though a cut may be all that is found after that.
		if bad == "" && r.Verdict != s.want.Verdict && (r.Verdict == report.Verified || s.want.Verdict == report.Verified) {
			bad = fmt.Sprintf("%s, and %s when it goes on", r.Verdict, s.want.Verdict)
		}
		return bad
	}},
	{"minimised", func(s *subject) string {
		r, bad := s.check(func(o *Options) { o.KeepGoing, o.Minimise = false, 2000 })
		if bad != "" {
			return bad
		}
		return s.replayed(r)
	}},
	{"more warnings", func(s *subject) string {
		r, bad := s.check(func(o *Options) { o.CheckDaemons, o.CheckUnordered = true, true })
		if bad == "" && r.Complete != s.want.Complete {
			bad = fmt.Sprintf("%d executions, not %d", r.Complete, s.want.Complete)
		}
		if bad != "" {
			return bad
		}
		return s.replayed(r)
	}},
	{"livelocks", func(s *subject) string { // rounds count then, so there need not be an end
		r, bad := s.check(func(o *Options) { o.CheckLivelock = true })
		if bad != "" {
			return ""
		}
		return s.replayed(r)
	}},
	{"hunted", (*subject).hunted},
	{"estimated", (*subject).estimated},
	{"compared", (*subject).compared},
	{"within bounds", (*subject).bounded},

	{"symmetry", func(s *subject) string { return s.found(func(o *Options) { o.Symmetry = true }) }},
	{"no fresh writes", func(s *subject) string { return s.found(func(o *Options) { o.NoFreshWrites = true }) }},
	{"no cache", func(s *subject) string { return s.counted(func(o *Options) { o.NoCache = true }) }},
	{"no simplification", func(s *subject) string { return s.counted(func(o *Options) { o.NoSimplify = true }) }},
	{"left to right", func(s *subject) string { return s.counted(func(o *Options) { o.Schedule = "ltr" }) }},
	{"any order", func(s *subject) string {
		return s.counted(func(o *Options) { o.Schedule, o.Seed = "random", s.rng.Int64() })
	}},
	{"samples", func(s *subject) string { return s.counted(func(o *Options) { o.Estimate.Off = false }) }},
	{"wake-ups", func(s *subject) string {
		return s.found(func(o *Options) { o.Wakeup = "mutex:arbitrary,rwlock:arbitrary" })
	}},

	// With these, rounds may count that come to nothing otherwise.
	{"rf", func(s *subject) string { return s.within(func(o *Options) { o.Equivalence = "rf" }) }},
	{"auto", func(s *subject) string { return s.within(func(o *Options) { o.Equivalence = "auto" }) }},
	{"rvf", func(s *subject) string {
		if s.o.Model != "sc" {
			return ""
		}
		return s.within(func(o *Options) { o.Equivalence = "rvf" })
	}},
	{"no lookahead", func(s *subject) string { return s.within(func(o *Options) { o.NoLookahead = true }) }},
	{"no unblocking", func(s *subject) string { return s.within(func(o *Options) { o.NoUnblock = true }) }},
	{"no undone rounds", func(s *subject) string { return s.within(func(o *Options) { o.NoUndoneRounds = true }) }},
	{"from scratch", func(s *subject) string { return s.within(func(o *Options) { o.NoIncremental = true }) }},
	{"a model's file", func(s *subject) string { return s.within(func(o *Options) { o.Model += ".kat" }) }},
	{"its own orders", func(s *subject) string { return s.within(s.orders(func(of *OrderOf) {})) }},
	{"stronger orders", (*subject).stronger},
	{"weaker orders", (*subject).weaker},
	{"first come", (*subject).firstCome},
}

// check explores s as usual but for a change, and says why there is no result if there is none.
func (s *subject) check(change func(o *Options)) (r *report.Report, bad string) {
	o := s.o
	o.MaxExecutions, o.MaxEvents = 4000, 1000
	change(&o)
	ctx, cancel := context.WithTimeout(s.t.Context(), 30*time.Second)
	defer cancel()
	r, err := s.program.Check(ctx, o)
	if err != nil {
		return nil, err.Error()
	}
	if r.Stopped != "" && r.Stopped != "error" {
		return r, "stopped by " + r.Stopped
	}
	return r, ""
}

// alike: everything that a report says is the same.
func (s *subject) alike(change func(o *Options)) string {
	o := s.o
	change(&o)
	r, err := s.program.Check(s.t.Context(), o)
	if err != nil {
		return err.Error()
	}
	got, want := *r, *s.want
	got.Command, want.Command = "", ""
	if a, b := totals(s.t, &got, true), totals(s.t, &want, true); a != b {
		return diff(a, b)
	}
	return ""
}

// kinds are what r finds: kinds, and for assertions where they are.
func kinds(r *report.Report) []string {
	set := map[string]bool{}
	for _, f := range slices.Concat(r.Errors, r.Warnings) {
		if f.Kind == "assertion" {
			set[fmt.Sprint(f.Kind, " ", f.Line)] = true
		} else {
			set[f.Kind] = true
		}
	}
	return slices.Sorted(maps.Keys(set))
}

// found: the verdict and what is found are the same.
func (s *subject) found(change func(o *Options)) string {
	r, bad := s.check(change)
	if bad == "" && (r.Verdict != s.want.Verdict || !slices.Equal(kinds(r), kinds(s.want))) {
		bad = fmt.Sprintf("%s %v instead of %s %v", r.Verdict, kinds(r), s.want.Verdict, kinds(s.want))
	}
	return bad
}

// counted: so is the number of complete executions.
func (s *subject) counted(change func(o *Options)) string {
	r, bad := s.check(change)
	if bad == "" && r.Complete != s.want.Complete {
		bad = fmt.Sprintf("%d executions instead of %d", r.Complete, s.want.Complete)
	}
	if bad == "" {
		bad = s.found(change)
	}
	return bad
}

// within: nothing is found that is not there, and where both explorations end, all of it is. A thread that is known to go round for ever
// in one may be cut in the other.
func (s *subject) within(change func(o *Options)) string {
	r, bad := s.check(func(o *Options) {
		change(o)
		o.MaxExecutions = 500
	})
	if r == nil {
		return bad
	}
	more := s.more(r)
	switch {
	case more != "":
		return more
	case bad == "" && r.Verdict != report.Incomplete && s.want.Verdict != report.Incomplete && (r.Verdict != s.want.Verdict || !slices.Equal(kinds(r), kinds(s.want))):
		return fmt.Sprintf("%s %v instead of %s %v", r.Verdict, kinds(r), s.want.Verdict, kinds(s.want))
	}
	return ""
}

// more says what r finds that is not there.
func (s *subject) more(r *report.Report) string {
	for _, k := range kinds(r) {
		if !slices.Contains(kinds(s.want), k) && (k != "liveness" || s.want.Verdict == report.Verified) {
			return "finds " + k
		}
	}
	return ""
}

// stronger: with seq_cst orders there is no more to be found.
func (s *subject) stronger() string {
	r, bad := s.check(s.orders(func(of *OrderOf) {
		list := OrdersFor(of.Access)
		of.Order = list[len(list)-1]
	}))
	if r == nil {
		return bad
	}
	return s.more(r)
}

// orders gives each access and fence of the program the order that change makes of its own.
func (s *subject) orders(change func(of *OrderOf)) func(o *Options) {
	return func(o *Options) {
		for _, of := range s.program.Written() {
			if of.Order != "" {
				change(&of)
				o.Orders = append(o.Orders, of.String())
			}
		}
	}
}

// weaker: with relaxed orders there is no less to be found; and what there is can be replayed.
func (s *subject) weaker() string {
	r, bad := s.check(s.orders(func(of *OrderOf) { of.Order = OrdersFor(of.Access)[0] }))
	if bad != "" {
		return "" // it may be too much
	}
	for _, k := range kinds(s.want) {
		if k != "liveness" && !slices.Contains(kinds(r), k) {
			return "loses " + k
		}
	}
	return s.replayed(r)
}

// firstCome: if threads get what they wait for in the order in which they came, nothing else is found than in any order.
func (s *subject) firstCome() string {
	r, bad := s.check(func(o *Options) { o.Wakeup = "mutex:fifo,sem:fifo,rwlock:fifo,cond:fifo" })
	if bad != "" {
		return "" // it may be too much
	}
	if more := s.more(r); more != "" {
		return more
	}
	return s.replayed(r)
}

// resumed: with a checkpoint, and resumed from what is left of it after a kill, the report is the same.
func (s *subject) resumed() string {
	o := s.o
	o.Checkpoint, o.polls = filepath.Join(s.t.TempDir(), "checkpoint"), 1+s.rng.IntN(4)
	r, err := Check(s.t.Context(), s.src, o)
	if err != nil {
		return err.Error()
	}
	if a, b := reportText(s.t, r, 1), reportText(s.t, s.want, 1); a != b {
		return diff(a, b)
	}
	name := filepath.Join(o.Checkpoint, "log")
	log, err := os.ReadFile(name)
	if err != nil {
		return err.Error()
	}
	base := int(binary.LittleEndian.Uint64(log[26:])) // where records begin; see cluster/journal/log.go
	for range 3 {
		if err := os.WriteFile(name, log[:base+s.rng.IntN(len(log)-base+1)], 0o666); err != nil {
			return err.Error()
		}
		workers := 1 + s.rng.IntN(2)
		r, err := resumed(s.t, o.Checkpoint, Options{polls: o.polls, Workers: workers})
		if err != nil {
			return err.Error()
		}
		if a, b := reportText(s.t, r, workers), reportText(s.t, s.want, workers); a != b {
			return fmt.Sprintf("with %d workers: %s", workers, diff(a, b))
		}
	}
	return ""
}

// replayed: each finding of r can be replayed, is the same then, and can be looked at from its end to its start.
func (s *subject) replayed(r *report.Report) string {
	var text bytes.Buffer
	if err := errors.Join(r.WriteText(io.Discard, report.Style{}), r.WritePage(io.Discard, s.program.Sources()), r.WriteJSON(&text)); err != nil {
		return err.Error()
	}
	table, err := report.Read("a report", text.Bytes())
	if err != nil {
		return err.Error()
	}
	for i, f := range slices.Concat(r.Errors, r.Warnings) {
		rec, err := NewRecording("a report", i+1, table.Recorded()[i])
		if err != nil {
			return fmt.Sprint(f.Kind, ": ", err)
		}
		out, err := s.program.Replay(s.t.Context(), rec, Options{})
		if err != nil || !out.Again {
			return fmt.Sprintf("%s: %v, %+v", f.Kind, err, out)
		}
		s.did["replays"]++
		again := slices.Concat(out.Report.Errors, out.Report.Warnings)
		if len(again) != 1 {
			return fmt.Sprintf("%s: the replay finds %d things", f.Kind, len(again))
		}
		if a, b := shown(s.t, again[0]), shown(s.t, f); a != b {
			return diff(a, b)
		}
		if bad := lookedAt(out, &f); bad != "" {
			return f.Kind + ": " + bad
		}
	}
	return ""
}

// shown is f as text, without what a replay does not look for: how often it is there, what was left out of it, and what would help.
func shown(t *testing.T, f report.Finding) string {
	f.Times, f.LeftOut, f.Remedy, f.Explanation = 0, 0, nil, ""
	text, err := json.MarshalIndent(f, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// lookedAt looks at each thread of f at each moment, from the end on.
func lookedAt(out *Replayed, f *report.Finding) string {
	in, err := out.Inspect()
	if err != nil {
		return err.Error()
	}
	play, err := report.NewPlayback(f)
	if err != nil {
		return err.Error()
	}
	for n := play.Len(); n >= 0; n-- {
		m := in.At(play, n)
		for _, th := range play.At(n).Threads {
			// What a thread does next may not be in the graph: it waits, or the graph has holes.
			if th.Next != nil && th.Next.Kind != "block" && !strings.Contains(th.Next.Text, "not executed yet") && !m.Known(th.Thread) {
				m.Close()
				return fmt.Sprintf("after %d steps, thread %d cannot be run to %s", n, th.Thread, th.Next.Text)
			}
			for i := range m.Stack(th.Thread) {
				m.Variables(th.Thread, i)
			}
		}
		m.Close()
	}
	return ""
}

// hunted: a hunt finds nothing else, and of small programs it finds the error if there is one.
func (s *subject) hunted() string {
	o := s.o
	o.MaxExecutions, o.Estimate.Off = 2000, false
	r, err := s.program.Hunt(s.t.Context(), o)
	switch {
	case err != nil:
		return err.Error()
	case r.Complete > s.want.Complete:
		return fmt.Sprintf("%d executions of %d", r.Complete, s.want.Complete)
	case s.want.Verdict == report.Error && r.Verdict != report.Error:
		return fmt.Sprintf("finds nothing, and there is %v", kinds(s.want))
	}
	if more := s.more(r); more != "" {
		return more
	}
	return s.replayed(r)
}

// estimated: what is said to be exact is, and the rest is not far off.
func (s *subject) estimated() string {
	o := s.o
	o.MaxExecutions, o.Estimate.Off = 0, false
	est, wrong, err := s.program.Estimate(s.t.Context(), o)
	switch {
	case err != nil:
		return err.Error()
	case wrong != nil && s.want.Verdict != report.Error:
		return fmt.Sprint("finds ", kinds(wrong))
	case wrong != nil:
		return ""
	}
	m := &est.Models[0]
	if m.Exact && m.Executions != float64(s.want.Complete) {
		return fmt.Sprintf("exactly %v executions, and there are %d", m.Executions, s.want.Complete)
	}
	if e := m.Estimate; e != nil && (e.Exact && e.Executions != float64(s.want.Complete) || e.Executions > 4*float64(s.want.Complete+s.want.Blocked+1)) {
		return fmt.Sprintf("%v executions, exactly: %v, and there are %d", e.Executions, e.Exact, s.want.Complete)
	}
	return ""
}

// compared: in a comparison with sc the same is found, unless rounds count under both because they do under one.
func (s *subject) compared() string {
	if s.o.Model == "sc" {
		return ""
	}
	o := s.o
	o.Model, o.MaxExecutions = "sc,"+o.Model, 4000
	table, err := s.program.Compare(s.t.Context(), o)
	if err != nil {
		return err.Error()
	}
	if err := errors.Join(table.WriteText(io.Discard, report.Style{}, true), table.WritePage(io.Discard, s.program.Sources())); err != nil {
		return err.Error()
	}
	r := table.Models[1]
	if r.Verdict != report.Incomplete && s.want.Verdict != report.Incomplete && (r.Verdict != s.want.Verdict || !slices.Equal(kinds(r), kinds(s.want))) {
		return fmt.Sprintf("%s %v instead of %s %v", r.Verdict, kinds(r), s.want.Verdict, kinds(s.want))
	}
	return ""
}

// bounded: a larger bound of preemptions leaves out no more, and a large one nothing.
func (s *subject) bounded() string {
	if s.o.Model == "imm" {
		return ""
	}
	least := uint64(0)
	for _, n := range []int{0, 1, 2, 100} {
		bound := func(o *Options) { o.Bound = fmt.Sprintf("preemptions=%d", n) }
		r, bad := s.check(bound)
		if bad != "" {
			return bad
		}
		if r.Complete < least || r.Complete > s.want.Complete {
			return fmt.Sprintf("with at most %d preemptions %d executions, %d with fewer, %d of all", n, r.Complete, least, s.want.Complete)
		}
		if least = r.Complete; n == 100 {
			return s.counted(bound)
		}
	}
	return ""
}

// TestWays: random programs with loops are the same whichever way they are explored, and what is found of them can be replayed and
// looked at. A program is left out if it is too large. Usually each is looked at under one model in some of the ways.
func TestWays(t *testing.T) {
	scale.NotShort(t)
	needClang(t)
	every := scale.By{Short: 12, Usual: 6, Full: 1}
	did := map[string]int{}
	for _, kind := range slices.Sorted(maps.Keys(waysKinds)) {
		if *waysKind != "" && *waysKind != kind {
			continue
		}
		var ps []*loops.Program
		for i := range waysN.N() {
			ps = append(ps, loops.Random(*waysSeed+uint64(i), waysKinds[kind]))
		}
		file := filepath.Join(t.TempDir(), strings.ReplaceAll(kind, " ", "-")+".c")
		if err := os.WriteFile(file, []byte(loops.C(ps, func(i int) string { return fmt.Sprint("_", i) }).C), 0o600); err != nil {
			t.Fatal(err)
		}
		src := compiled(t, file, strings.Fields(*waysClang)...)
		p, err := Load(t.Context(), src, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i, q := range ps {
			for k, model := range builtin {
				if (i+k)%len(builtin) == 0 || scale.Full() {
					name := fmt.Sprintf("%s %d under %s", kind, *waysSeed+uint64(i), model)
					s := &subject{t: t, name: name, src: src, program: p, rng: rand.New(rand.NewPCG(*waysSeed+uint64(i), uint64(k))), did: did,
						o: Options{Model: model, Entry: fmt.Sprint("main_", i), Workers: 1, KeepGoing: true, CheckLiveness: true, MaxExecutions: 200, MaxEvents: 100, MaxMemory: 4 << 30, Estimate: Sampling{Off: true}}}
					s.all(every, q)
				}
			}
		}
	}
	t.Log(did)
	for _, w := range ways {
		if did[w.name] == 0 && !testing.Short() && *waysKind == "" && strings.Contains(w.name, *waysOnly) {
			t.Errorf("no program was looked at in this way: %s", w.name)
		}
	}
}

// all looks at s, which is p, in a part of all ways.
func (s *subject) all(every scale.By, p *loops.Program) {
	ctx, cancel := context.WithTimeout(s.t.Context(), 10*time.Second)
	defer cancel()
	var err error
	if s.want, err = s.program.Check(ctx, s.o); err != nil {
		s.t.Fatal(err)
	}
	if s.want.Stopped != "" || s.want.Blocked > 1000 {
		s.did["left out"]++
		return
	}
	s.did["programs"]++
	for _, w := range ways {
		if !strings.Contains(w.name, *waysOnly) || *waysOnly == "" && !every.Takes(s.name+w.name) {
			continue
		}
		s.did[w.name]++
		if bad := w.run(s); bad != "" {
			s.t.Errorf("%s, %s: %s\n%s", s.name, w.name, bad, p)
		}
	}
}
