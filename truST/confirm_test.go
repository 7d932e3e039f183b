package trust_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
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

var (
	confirmN    = scale.Flag("confirm.n", scale.By{Short: 12, Usual: 30, Wide: 150, Full: 4_000}, "how many random programs with confirmations are explored")
	confirmSeed = scale.Flag("confirm.seed", scale.By{}, "the first of them")
)

// confirmed is what an exploration says of a program whose threads confirm what they read.
type confirmed struct {
	complete map[string]int // by canonical text, how often
	found    []string       // errors and warnings
	blocked  uint64
	learnt   config.Refinement
}

// exploreConfirms explores p.
func exploreConfirms(t *testing.T, p *litmus.Program, cfg config.Config) (*confirmed, error) {
	t.Helper()
	out := &confirmed{}
	var mu sync.Mutex // each worker makes its program in a goroutine of its own
	cfg.KeepGoing, cfg.Oversubscribe, cfg.Eager = true, true, true
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		mu.Lock()
		defer mu.Unlock()
		if out.complete == nil || !r.Equal(&out.learnt) { // starts again
			out.complete, out.learnt = map[string]int{}, r.Clone()
		}
		return cache.New(machineFor(p, cfg.Model), true)
	}
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		if !blocked {
			out.complete[canon.FromSnapshot(s)]++
		}
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		return nil, err
	}
	out.note(res, cfg.Model == "imm")
	return out, nil
}

// machineFor runs p, and tracks dependencies if the model needs them.
func machineFor(p *litmus.Program, model string) *litmus.Machine {
	if model == "imm" {
		return p.DepMachine()
	}
	return p.Machine()
}

// note adds what res says; deps: the model tracks dependencies.
func (out *confirmed) note(res *result.Result, deps bool) {
	out.blocked = res.Blocked
	for _, f := range slices.Concat(res.Errors, res.Warnings) {
		what := f.Kind.String()
		if f.Kind != result.Race { // which of several is said depends on the schedule
			what += fmt.Sprint(" ", f.Pos)
		}
		out.found = append(out.found, what)
	}
	// Under imm with NoUnblock a thread is said to wait for good that fails an assertion with the newest value.
	if deps && slices.ContainsFunc(out.found, func(s string) bool { return strings.HasPrefix(s, "assertion ") }) {
		out.found = slices.DeleteFunc(out.found, func(s string) bool { return strings.HasPrefix(s, "liveness ") })
	}
	slices.Sort(out.found)
	out.found = slices.Compact(out.found)
}

// differs says in what got, whose exploration leaves something out, differs from want, "" if in nothing.
func (want *confirmed) differs(got *confirmed) string {
	for _, x := range slices.Sorted(maps.Keys(want.complete)) {
		if got.complete[x] != want.complete[x] {
			return fmt.Sprintf("%d times, not %d times:\n%s", got.complete[x], want.complete[x], x)
		}
	}
	if len(got.complete) != len(want.complete) {
		return fmt.Sprintf("%d executions, not %d", len(got.complete), len(want.complete))
	}
	if !slices.Equal(got.found, want.found) {
		return fmt.Sprintf("found %v, not %v", got.found, want.found)
	}
	return ""
}

// TestRandomConfirms: executions in which a compare-exchange comes too late are left out, and nothing else: the complete
// executions, errors and warnings are those of an exploration that keeps everything.
func TestRandomConfirms(t *testing.T) {
	scale.NotRace(t)
	randomConfirms(t, litmus.GenerateConfirms, 6, func(r *config.Refinement) bool { return r.Confirm })
}

// TestRandomRounds is TestRandomConfirms for threads that read other locations in between, or keep what the compare-exchange returned.
func TestRandomRounds(t *testing.T) {
	randomConfirms(t, litmus.GenerateRounds, 7, func(r *config.Refinement) bool { return r.Rounds })
}

// TestRandomLateRounds is TestRandomRounds for threads that begin a round after they have synchronised with others.
func TestRandomLateRounds(t *testing.T) {
	randomConfirms(t, litmus.GenerateLateRounds, 7, func(r *config.Refinement) bool { return r.Rounds })
}

// inParts explores p, under model, in parts, as seed says, and compares with off. It reports whether rounds were left out.
func inParts(t *testing.T, p *litmus.Program, model string, seed uint64, off *confirmed) bool {
	t.Helper()
	on := &confirmed{}
	in := &pieces{
		cfg: config.Config{
			Model: model, Workers: 1, KeepGoing: true, Eager: true, Schedule: config.Schedule(seed % 3), Seed: int64(seed),
			NewProgram: func(*config.Refinement) config.Program { return cache.New(machineFor(p, model), true) },
			OnExecution: func(s *result.Snapshot, blocked bool) {
				if !blocked {
					on.complete[canon.FromSnapshot(s)]++
				}
			},
		},
		begin: func() { on.complete = map[string]int{} }, rng: rand.New(rand.NewPCG(seed, 3)), sessions: 2 + int(seed%3), every: 1 + int(seed%2),
	}
	on.note(in.explore(t), model == "imm")
	if what := off.differs(on); what != "" {
		t.Fatalf("%s, seed %d: %s\n%s", model, seed, what, p)
	}
	return in.ref.Rounds
}

// TestRoundsInParts is TestRandomRounds for explorations in parts, in which sessions go on with graphs that others began.
func TestRoundsInParts(t *testing.T) {
	left := 0
	for n := range confirmN.N() {
		seed := uint64(confirmSeed.N() + n)
		p, model := litmus.GenerateRounds(seed, 7+int(seed%4)), consistency.Names()[n%len(consistency.Names())]
		off, err := exploreConfirms(t, p, config.Config{Model: model, Workers: 1, NoUnblock: true})
		if err != nil {
			t.Fatalf("%v\n%s", err, p)
		}
		if inParts(t, p, model, seed, off) {
			left++
		}
	}
	if left < confirmN.N()/10 {
		t.Errorf("in %d of %d explorations rounds were left out: what is tested?", left, confirmN.N())
	}
}

// TestLateWays explores programs in which thread late writes something that lets P leave a round that would be lost otherwise. late goes on
// only if it reads what others have replaced, so all of them wait by then. Random programs seldom have that.
func TestLateWays(t *testing.T) {
	for _, p := range []struct{ rival, rest, late string }{
		// P stops with 5 at once, so its first read is in no graph to which c=1 is added, but waits until the end. This lost an
		// execution.
		{"r0 = xchg x.rlx 5", "P { r0 = x.rlx; assume r0<5; r1 = c.rlx; assume r1==1 }", "c.rlx = 1"},
		// The same if 0 comes back and goes.
		{"r0 = cas x.rlx.rlx 0 5", "P { r0 = x.rlx; assume r0<5; r1 = cas x.rlx.rlx r0 6; spin r1==r0 back 2 }", "x.rlx = 0; x.rlx = 7"},
		// P is through with c=0, and too late with c=1. It reads c again where Q reads z=1.
		{"c.rlx = 1; r0 = xchg x.rlx 5", "P { r0 = x.rlx; r1 = c.rlx; if r1==1 { r2 = cas x.rlx.rlx r0 9; assume r2==r0 } }\nQ { r0 = z.rlx }", "z.rlx = 1"},
		// Once P reads c=1 it may replace 0 where the rival does not, and Q reads that.
		{"r0 = xchg x.rlx 5", "P { r0 = x.rlx; r1 = c.rlx; assume r1==1; r2 = cas x.rlx.rlx r0 9; assume r2==r0 }\nQ { r0 = x.rlx }", "c.rlx = 1"},
		// P waits in a graph that one session built, and another adds c=1, which has not looked at P's round.
		{"r0 = xchg x.rlx 5", "P { r0 = x.rlx; r1 = c.rlx; assume r1==1; z.rlx = r0 }", "c.rlx = 1"},
		// When c=1 is added it has a rival: it only stays where a revisit lets Q read it.
		{"r0 = xchg x.rlx 5", "P { r0 = x.rlx; r1 = c.rlx; assume r1==1; z.rlx = r0 }\nQ { r0 = cas c.rlx.rlx 0 7 }", "r1 = add c.rlx 1"},
		// P stops with 7, which comes last, and one session lets it wait. Another one has it read 0 or 3 and adds c=1, and had not looked at
		// P's round.
		{"x.rlx = 7", "P { r0 = x.rlx; assume r0<5; r1 = c.rlx; if r1!=1 { r3 = x.rlx; assume r3==r0 }; r2 = cas x.rlx.rlx r0 9; assume r2==r0 }\nQ { r0 = cas x.rlx.rlx 0 3 }",
			"r1 = cas c.rlx.rlx 0 1"},
	} {
		program := litmus.MustParse("rival { " + p.rival + " }\nnoisy { y.rlx = 1 }\n" + p.rest + "\nlate { r0 = y.rlx; assume r0==0; " + p.late + " }")
		for _, model := range consistency.Names() {
			on := lateWays(t, program, model)
			if !on.learnt.Confirm && !on.learnt.Rounds {
				t.Errorf("%s: nothing was left out\n%s", model, program)
			}
			// P knows what the rival did, and under weak models may read what that replaced all the same: it does not happen before.
			knows := litmus.MustParse("rival { " + p.rival + "; f.rlx = 1 }\nnoisy { y.rlx = 1 }\n" + strings.Replace(p.rest, "P {", "P { r9 = f.rlx; assume r9==1;", 1) +
				"\nlate { r0 = y.rlx; assume r0==0; " + p.late + " }")
			lateWays(t, knows, model)
		}
	}
}

// lateWays explores p under model in many ways, compares what they find, and returns what one of them says that leaves rounds out.
func lateWays(t *testing.T, p *litmus.Program, model string) *confirmed {
	t.Helper()
	ways := []config.Config{{Workers: 1}, {Workers: 1, Schedule: config.LeftToRight}, {Workers: 2}}
	for seed := range int64(scale.By{Short: 3, Usual: 20, Full: 40}.N()) {
		ways = append(ways, config.Config{Workers: 1, Schedule: config.Random, Seed: seed})
	}
	on, off := compareConfirms(t, p, model, ways)
	for seed := range uint64(10) {
		inParts(t, p, model, seed, off)
	}
	return on
}

// TestComebackEndsRounds: where a value comes back at the only location with rounds that read others, too, to look for them is not
// worth its price any more. If it comes back at one of two, the rounds of the other one are still left out.
func TestComebackEndsRounds(t *testing.T) {
	const (
		flips = "P%[1]d { r0 = x.rlx; r1 = c.rlx; r2 = cas x.rlx.rlx r0 (r0^1); assume r2==r0 }\n"
		adds  = "Q%[1]d { r0 = y.rlx; r1 = c.rlx; r2 = cas y.rlx.rlx r0 (r0+1); assume r2==r0 }\n"
	)
	for _, c := range []struct {
		threads []string
		rounds  bool
	}{{[]string{flips, flips, flips, flips}, false}, {[]string{flips, flips, flips, adds, adds, adds}, true}} {
		text := "locs x y c\n"
		for i, p := range c.threads {
			text += fmt.Sprintf(p, i)
		}
		var last config.Refinement
		program := litmus.MustParse(text)
		res, err := trust.Run(context.Background(), config.Config{Model: "rc11", Workers: 1, NewProgram: func(r *config.Refinement) config.Program {
			last = r.Clone()
			return cache.New(program.Machine(), true)
		}})
		if err != nil {
			t.Fatal(err)
		}
		if len(last.Comebacks) != 1 || last.Rounds != c.rounds {
			t.Errorf("values came back at %v, rounds left out: %v, not %v (%d executions, %d blocked)\n%s", last.Comebacks, last.Rounds, c.rounds, res.Complete, res.Blocked, text)
		}
	}
}

// TestFreedLate is about a thread that reads an object in a round that is lost, and one that frees the object only if it reads what
// others have replaced: by then the first one waits. The program was verified, because a Free is no access.
func TestFreedLate(t *testing.T) {
	const (
		heap = event.Addr(event.HeapBase) | 1<<event.RegionBits | 64
		rlx  = event.Relaxed
	)
	assume := stop(event.BlockAssume, 0, 0)
	// late is a round that is lost: it begins with what others replace.
	late := func(x event.Addr, rest ...event.Label) func([]event.Value) event.Label {
		return func(at []event.Value) event.Label {
			if len(at) > 1 && at[1].Lo != 0 {
				return event.Label{}
			}
			return script(append(append([]event.Label{read(x, 8, rlx)}, rest...), assume)...)(at)
		}
	}
	x, y, z, never := litmus.Location(0), litmus.Location(1), litmus.Location(2), litmus.Location(3)
	threads := scripted{
		func(at []event.Value) event.Label {
			if len(at) < 3 {
				return script(malloc(heap, 8, 0), write(heap, 8, rlx, 0))(at)
			}
			return begin(6)(at[2:])
		},
		script(exchange(x, rlx, 1)...),
		script(write(y, 8, rlx, 1)),
		late(x, read(heap, 8, rlx), read(never, 8, rlx)),
		func(at []event.Value) event.Label {
			if len(at) == 2 && at[1].Lo != 0 {
				return assume
			}
			return script(read(y, 8, rlx), free(heap, 0))(at)
		},
		// What others begin with, so that the filter is used before the error is found.
		script(exchange(z, rlx, 1)...),
		late(z, read(never, 8, rlx)),
	}
	for _, model := range []string{"sc", "tso", "ra", "rc11"} {
		for _, schedule := range []config.Schedule{config.WritesFirst, config.LeftToRight, config.Random} {
			var rounds bool
			res := exploreScripted(t, func(r *config.Refinement) scripted { rounds = r.Rounds; return threads }, config.Config{Model: model, Schedule: schedule, Eager: true})
			if got := kindsOf(res); got != "free-race" || !rounds {
				t.Errorf("%s, schedule %d: found %q, rounds are left out: %v", model, schedule, got, rounds)
			}
		}
	}
}

// randomConfirms explores programs of size accesses or a few more that generate draws, in some of which something has to be left out.
func randomConfirms(t *testing.T, generate func(seed uint64, size int) *litmus.Program, size int, leaves func(r *config.Refinement) bool) {
	models := consistency.Names()
	ways := []config.Config{
		{Workers: 1},
		{Workers: 2},
		{Workers: 1, Schedule: config.LeftToRight},
		{Workers: 1, Schedule: config.Random, Seed: 1},
		{Workers: 2, Schedule: config.Random, Seed: 2},
	}
	var mu sync.Mutex
	filtered, back, blocked, without := 0, 0, uint64(0), uint64(0)
	t.Run("programs", func(t *testing.T) {
		for _, model := range models {
			t.Run(model, func(t *testing.T) {
				t.Parallel()
				for n := range confirmN.N() {
					seed := uint64(confirmSeed.N() + n)
					p := generate(seed, size+int(seed%4))
					on, off := compareConfirms(t, p, model, ways[:2:2], ways[2+n%3])
					mu.Lock()
					if leaves(&on.learnt) {
						filtered++
					}
					if len(on.learnt.Comebacks) > 0 {
						back++
					}
					blocked += on.blocked
					without += off.blocked
					mu.Unlock()
				}
			})
		}
	})
	all := len(models) * confirmN.N()
	t.Logf("%d explorations; in %d something was left out, in %d values came back; %d blocked executions instead of %d", all, filtered, back, blocked, without)
	if filtered < all/10 || back < all/100 {
		t.Errorf("of %d explorations, in %d something was left out, in %d values came back: what is tested?", all, filtered, back)
	}
}

// compareConfirms compares explorations of p in some ways with one that keeps everything, and returns the first and that one.
func compareConfirms(t *testing.T, p *litmus.Program, model string, ways []config.Config, more ...config.Config) (on, off *confirmed) {
	t.Helper()
	off, err := exploreConfirms(t, p, config.Config{Model: model, Workers: 1, NoUnblock: true})
	if err != nil {
		t.Fatalf("%v\n%s", err, p)
	}
	for _, cfg := range append(ways, more...) {
		cfg.Model = model
		got, err := exploreConfirms(t, p, cfg)
		if err != nil {
			t.Fatalf("%v\n%s", err, p)
		}
		if what := off.differs(got); what != "" {
			small := litmus.Shrink(p, func(q *litmus.Program) bool {
				want, err := exploreConfirms(t, q, config.Config{Model: model, Workers: 1, NoUnblock: true})
				if err != nil {
					return false
				}
				got, err := exploreConfirms(t, q, cfg)
				return err == nil && want.differs(got) != ""
			})
			want, _ := exploreConfirms(t, small, config.Config{Model: model, Workers: 1, NoUnblock: true})
			got, _ := exploreConfirms(t, small, cfg)
			t.Fatalf("%s, schedule %d, %d workers: %s\n%s\n%s", model, cfg.Schedule, cfg.Workers, want.differs(got), small, strings.TrimSpace(p.String()))
		}
		if on == nil {
			on = got
		}
	}
	return on, off
}
