package trust_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var inVainSeed = flag.Int("invain.seed", 0, "the seed of the first program with read-modify-writes that compete")

// executions explores p and returns its complete executions in canonical form.
func executions(t *testing.T, p *litmus.Program, model string, s config.Schedule, workers int) []string {
	t.Helper()
	var out []string
	var mu sync.Mutex
	holes, open, stored := false, 0, 0
	_, err := trust.Run(context.Background(), config.Config{Model: model, Workers: workers, Oversubscribe: true, KeepGoing: true, Schedule: s, Seed: 5,
		OnExecution: func(s *result.Snapshot, blocked bool) {
			if !blocked {
				out = append(out, canon.FromSnapshot(s))
			}
		},
		NewProgram: func(r *config.Refinement) config.Program {
			mu.Lock()
			defer mu.Unlock()
			if r.Holes && !holes || len(r.Open) > open || len(r.Stored) > stored { // a new exploration
				holes, open, stored, out = holes || r.Holes, len(r.Open), len(r.Stored), nil
			}
			if r.TrackDeps {
				return cache.New(p.DepMachine(), true)
			}
			return cache.New(p.Machine(), true)
		}})
	if err != nil {
		if b, ok := err.(*result.BugError); ok {
			t.Log(b.Stack)
		}
		t.Fatalf("%s\n%v", p, err)
	}
	slices.Sort(out)
	return out
}

// relax makes all accesses of p relaxed.
func relax(p *litmus.Program) {
	var visit func(ss []litmus.Stmt)
	visit = func(ss []litmus.Stmt) {
		for i := range ss {
			if s := &ss[i]; s.Ord != event.NotAtomic && s.Op != litmus.Fence {
				s.Ord, s.Fail = event.Relaxed, event.Relaxed
			}
			visit(ss[i].Then)
			visit(ss[i].Else)
		}
	}
	for i := range p.Threads {
		visit(p.Threads[i].Stmts)
	}
}

// TestIMMGaps: where releases may lack what they are ordered after, the executions do not depend on the schedule, nor on
// who explores them, and none is found twice.
func TestIMMGaps(t *testing.T) {
	for seed := range uint64(scale.By{Short: 8, Usual: 16, Wide: 40, Full: 5000}.N()) {
		p := litmus.GenerateGaps(seed, 5+int(seed%3))
		first := executions(t, p, "imm", config.WritesFirst, 1)
		if len(slices.Compact(slices.Clone(first))) < len(first) {
			t.Errorf("seed %d: an execution was found twice\n%s", seed, p)
		}
		for _, s := range []config.Schedule{config.LeftToRight, config.Random} {
			if other := executions(t, p, "imm", s, 1); !slices.Equal(first, other) {
				t.Errorf("seed %d: %d executions, with schedule %d %d\n%s", seed, len(first), s, len(other), p)
			}
		}
		trust.SetReload(1 + seed%4)
		other := executions(t, p, "imm", config.Schedule(seed%3), 1+int(seed%3))
		trust.SetReload(0)
		if !slices.Equal(first, other) {
			t.Errorf("seed %d: %d executions, through tasks %d\n%s", seed, len(first), len(other), p)
		}
		if t.Failed() {
			return
		}
	}
}

// keepsCompeting is alwaysHoles that keeps each graph in which read-modify-writes compete.
type keepsCompeting struct{ alwaysHoles }

func (m keepsCompeting) Traits() consistency.Traits {
	t := m.alwaysHoles.Traits()
	t.PastHasHB = false
	return t
}

// fixedBugs are the programs of internal/oracle with which imm once went wrong: most have writes that are kept for their values.
func fixedBugs(t *testing.T) (list []*litmus.Program) {
	files, err := filepath.Glob("../internal/oracle/testdata/fixedbugs/imm-*.litmus")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, litmus.MustParse(string(text)))
	}
	return list
}

// TestCompetingInVain: graphs with read-modify-writes that compete in vain are left out, and no execution is.
func TestCompetingInVain(t *testing.T) {
	scale.NotRace(t)
	imm, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	bugs := fixedBugs(t)
	left, kept, long := uint64(0), uint64(0), 0 // events that led to nothing; programs that are not explored to the end
	for n := range (scale.By{Short: 40, Usual: 160, Wide: 500, Full: 40000}).N() {
		seed := uint64(*inVainSeed + n)
		p := litmus.GenerateCrowded(seed, 4+n%6)
		if n%2 == 1 {
			p = litmus.Crowd(bugs[seed/2%uint64(len(bugs))], seed)
		}
		explore := func(m consistency.Model, futile *uint64) (list []string, ended bool) {
			res, err := trust.Run(context.Background(), config.Config{Custom: m, Workers: 1, Schedule: config.Schedule(seed / 2 % 3), Seed: int64(seed), KeepGoing: true, NoRaces: true, MaxExecutions: 1000,
				NewProgram: func(r *config.Refinement) config.Program {
					list = nil // a new exploration
					return cache.New(p.DepMachine(), true)
				},
				OnExecution: func(s *result.Snapshot, blocked bool) {
					if !blocked {
						list = append(list, canon.FromSnapshot(s))
					}
				}})
			if err != nil {
				t.Fatalf("%s\n%v", p, err)
			}
			if ended = res.Stopped == ""; ended {
				*futile += res.Stats.Futile
			}
			slices.Sort(list)
			return list, ended
		}
		got, ended := explore(alwaysHoles{imm}, &left)
		if !ended {
			long++
			continue
		}
		want, _ := explore(keepsCompeting{alwaysHoles{imm}}, &kept)
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d: %d executions, otherwise %d\n%s", seed, len(got), len(want), p)
		}
	}
	t.Logf("%d futile events, otherwise %d; %d programs with too many executions", left, kept, long)
	if left > kept*2/3 {
		t.Error("next to nothing is left out")
	}
}

// TestDroppedResults: whether a thread keeps what its read-modify-writes return, in a register that nothing uses, or drops it, its
// program has the same executions under imm, each found once, and fewer events lead to none if it drops them.
func TestDroppedResults(t *testing.T) {
	kinds := []func(uint64, int) *litmus.Program{litmus.GenerateCompeting, litmus.GenerateReadBacks, litmus.GenerateChains, litmus.GenerateEarly, litmus.GenerateForwards}
	imm, err := consistency.ByName("imm")
	if err != nil {
		t.Fatal(err)
	}
	dropped, kept := uint64(0), uint64(0) // events that led to nothing
	for seed := range uint64(scale.By{Short: 50, Usual: 200, Wide: 500, Full: 20000}.N()) {
		p := kinds[seed%uint64(len(kinds))](seed, 4+int(seed%5))
		// with sends the results of all read-modify-writes to register reg. In half of the programs it makes them write without comparing.
		with := func(reg int) *litmus.Program {
			var change func(ss []litmus.Stmt) []litmus.Stmt
			change = func(ss []litmus.Stmt) []litmus.Stmt {
				ss = slices.Clone(ss)
				for i := range ss {
					s := &ss[i]
					switch s.Op {
					case litmus.CAS:
						if s.Reg = reg; seed/5%2 == 0 {
							s.Op, s.A, s.B = litmus.Xchg, s.B, nil
						}
					case litmus.Xchg, litmus.Add, litmus.Or:
						s.Reg = reg
					}
					s.Then, s.Else = change(s.Then), change(s.Else)
				}
				return ss
			}
			q := *p
			q.Threads = slices.Clone(p.Threads)
			for i := range q.Threads {
				q.Threads[i].Stmts = change(q.Threads[i].Stmts)
			}
			return &q
		}
		explore := func(p *litmus.Program, s config.Schedule, futile *uint64) (list []string) {
			res, err := trust.Run(context.Background(), config.Config{Custom: alwaysHoles{imm}, Workers: 1, Schedule: s, Seed: int64(seed), KeepGoing: true, NoRaces: true,
				NewProgram: func(*config.Refinement) config.Program {
					list = nil // a new exploration
					return cache.New(p.DepMachine(), true)
				},
				OnExecution: func(s *result.Snapshot, blocked bool) {
					if !blocked {
						list = append(list, canon.FromSnapshot(s))
					}
				}})
			if err != nil {
				t.Fatalf("%s\n%v", p, err)
			}
			*futile += res.Stats.Futile
			slices.Sort(list)
			return list
		}
		drops, keeps := with(-1), with(litmus.MaxRegs-1)
		first := explore(drops, config.WritesFirst, &dropped)
		for _, list := range [][]string{explore(drops, config.Schedule(1+seed%2), new(uint64)), explore(keeps, config.WritesFirst, &kept)} {
			if !slices.Equal(first, list) {
				t.Fatalf("seed %d: %d executions, otherwise %d\n%s", seed, len(first), len(list), drops)
			}
		}
		if len(slices.Compact(first)) < len(first) {
			t.Fatalf("seed %d: an execution was found twice\n%s", seed, drops)
		}
	}
	t.Logf("%d futile events with results that are dropped, %d with results that are kept", dropped, kept)
	if dropped >= kept/2 {
		t.Error("it makes no difference whether results are dropped")
	}
}

// Under IMM the executions do not depend on the schedule, none is found twice, and
// those of RC11 are among them.
func TestIMMSchedules(t *testing.T) {
	more := 0
	for seed := range uint64(scale.By{Short: 20, Usual: 120, Wide: 300, Full: 5000}.N()) {
		p := litmus.Generate(seed, 5+int(seed%3))
		if seed%2 == 0 {
			relax(p)
		}
		first := executions(t, p, "imm", config.WritesFirst, 1)
		for i := 1; i < len(first); i++ {
			if first[i] == first[i-1] {
				t.Errorf("%s\nfound twice:\n%s", p, first[i])
				break
			}
		}
		for _, s := range []config.Schedule{config.LeftToRight, config.Random} {
			other := executions(t, p, "imm", s, 1)
			if !slices.Equal(first, other) {
				t.Errorf("%s\n%d executions, with schedule %d %d", p, len(first), s, len(other))
			}
		}
		trust.SetReload(uint64(1 + seed%4))
		other := executions(t, p, "imm", config.Schedule(seed%3), 1+int(seed%3))
		trust.SetReload(0)
		if !slices.Equal(first, other) {
			t.Errorf("%s\n%d executions, through tasks %d", p, len(first), len(other))
		}
		rc11 := executions(t, p, "rc11", config.WritesFirst, 1)
		if len(first) > len(rc11) {
			more++
		}
		for _, e := range rc11 {
			if _, ok := slices.BinarySearch(first, e); !ok {
				t.Errorf("%s\nmissing:\n%s", p, e)
				break
			}
		}
		if t.Failed() {
			return
		}
	}
	t.Logf("%d programs have more executions than under RC11", more)
}

// TestLookaheadKeeps: looking ahead leaves out no complete execution, whatever the schedule. Without it nothing is known of what a
// thread does next.
func TestLookaheadKeeps(t *testing.T) {
	scale.NotRace(t)
	kinds := []func(uint64, int) *litmus.Program{litmus.GenerateStops, litmus.GenerateStops, litmus.GenerateStops, litmus.GenerateEarly, litmus.GenerateTestAndSets, litmus.GenerateWaits}
	holed := 0
	for seed := range uint64(scale.By{Short: 200, Usual: 1000, Wide: 2500, Full: 100000}.N()) {
		p := kinds[seed%uint64(len(kinds))](seed, 4+int(seed/7%4))
		for _, model := range []string{"imm", "rc11"} {
			explore := func(without bool, s config.Schedule) (list []string, holes bool) {
				_, err := trust.Run(context.Background(), config.Config{Model: model, Workers: 1, Schedule: s, Seed: int64(seed), KeepGoing: true, NoRaces: true, NoLookahead: without,
					NewProgram: func(r *config.Refinement) config.Program {
						list, holes = nil, r.Holes || len(r.Open) > 0 // a new exploration
						if r.TrackDeps {
							return cache.New(p.DepMachine(), true)
						}
						return cache.New(p.Machine(), true)
					},
					OnExecution: func(s *result.Snapshot, blocked bool) {
						if !blocked {
							list = append(list, canon.FromSnapshot(s))
						}
					}})
				if err != nil {
					t.Fatalf("%s\n%v", p, err)
				}
				slices.Sort(list)
				return list, holes
			}
			with, holes := explore(false, config.Schedule(seed%3))
			without, _ := explore(true, config.Schedule(seed/3%3))
			if holes {
				holed++
			}
			if !slices.Equal(with, without) {
				t.Fatalf("seed %d, %s: %d executions, without looking ahead %d\n%s", seed, model, len(with), len(without), p)
			}
		}
	}
	if t.Logf("%d programs with holes", holed); holed == 0 {
		t.Error("no program needed holes")
	}
}

// TestSettledBehindMany: what decides whether a thread stops behind a write of what is there is also found if the number of events
// before it is that of the bits of a word, or twice that.
func TestSettledBehindMany(t *testing.T) {
	scale.NotRace(t)
	for n := 60; n <= 129; n++ {
		text := "locs y l q\nP0 { " + strings.Repeat("q.rlx = 1; ", n) + "r0 = y.rlx; r1 = xchg l.rlx 1; assume r0!=0 }\nP1 { r0 = xchg l.acq 1; y.rlx = 1 }"
		for _, text := range []string{text, strings.Replace(text, "r0 = y.rlx; r1 = xchg l.rlx 1; assume r0!=0", "r1 = xchg l.rlx 1; assume r1==0", 1)} {
			p, err := litmus.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			want := executions(t, p, "imm", config.LeftToRight, 1)
			for _, s := range []config.Schedule{config.WritesFirst, config.Random} {
				if got := executions(t, p, "imm", s, 1); !slices.Equal(got, want) {
					t.Errorf("%d writes, schedule %d: %d executions, want %d", n, s, len(got), len(want))
				}
			}
		}
	}
}
