package corpus

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/canon"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var (
	heapPrograms = scale.Flag("heap.n", scale.By{Short: 15, Usual: 70, Wide: 200, Full: 5000}, "random programs with dynamic memory")
	heapFirst    = scale.Flag("heap.seed", scale.By{}, "the first of them")
	heapMost     = scale.Flag("heap.most", scale.By{Short: 200, Usual: 300, Wide: 1000, Full: 3000}, "programs with more executions are left out")
)

// heapFound is what an exploration says of a program.
type heapFound struct {
	complete uint64
	errors   []string // kinds
	warnings []string // kinds, if nothing is wrong
	shown    map[string]int
	ends     map[string]bool // of executions in which all threads end (heapWay.end)
	learnt   config.Refinement
	early    string // an access that allocation does not happen before, where all is built and kept
}

func (f *heapFound) String() string {
	return fmt.Sprintf("%d complete, errors %v, warnings %v", f.complete, f.errors, f.warnings)
}

// counts reports whether the executions count. Where something else is wrong than that threads wait for ever, what follows has no meaning.
func (f *heapFound) counts() bool {
	return !slices.ContainsFunc(f.errors, func(k string) bool { return k != result.Deadlock.String() })
}

// differs says in what got differs from want, "" if in nothing.
func (want *heapFound) differs(got *heapFound) string {
	if !slices.Equal(want.errors, got.errors) || want.counts() && want.complete != got.complete || len(want.errors) == 0 && !slices.Equal(want.warnings, got.warnings) {
		return fmt.Sprintf("%v; want %v", got, want)
	}
	if want.counts() && want.shown != nil && got.shown != nil && !maps.Equal(want.shown, got.shown) {
		return "other executions"
	}
	return ""
}

// heapWay is a way to explore.
type heapWay struct {
	name     string
	cfg      config.Config
	built    bool // all executions are shown, so they are built to their last events
	uncached bool
	kinds    bool                            // only the errors have to agree
	end      func(s *result.Snapshot) string // how an execution ends
}

var heapWays = []heapWay{
	{name: "default", cfg: config.Config{}},
	{name: "eager", cfg: config.Config{Eager: true}},
	{name: "eager, built", cfg: config.Config{Eager: true}, built: true},
	{name: "without unblocking, not built", cfg: config.Config{NoUnblock: true}},
	{name: "left to right, built", cfg: config.Config{Schedule: config.LeftToRight}, built: true},
	{name: "left to right", cfg: config.Config{Schedule: config.LeftToRight, Eager: true}},
	{name: "random", cfg: config.Config{Schedule: config.Random, Seed: 7, Eager: true}},
	{name: "3 workers", cfg: config.Config{Schedule: config.Random, Seed: 8, Workers: 3, Eager: true}},
	{name: "without lookahead", cfg: config.Config{NoLookahead: true}},
	{name: "without cache", cfg: config.Config{Eager: true}, uncached: true},
	{name: "up to rf", cfg: config.Config{Equivalence: "rf"}, kinds: true},
}

// exploreHeap explores p. It returns nil if that is too much.
func exploreHeap(p *ir.Program, model string, way *heapWay) (*heapFound, error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	out := &heapFound{}
	var mu sync.Mutex // each worker makes its program
	cfg, shown, most := way.cfg, 0, heapMost.N()
	cfg.Model, cfg.Workers, cfg.KeepGoing, cfg.Oversubscribe = model, max(1, cfg.Workers), true, true
	cfg.MaxEvents = 2000
	if way.built {
		cfg.MaxExecutions = uint64(most)
	}
	left := new(atomic.Int64)
	left.Store(int64(2000 * most))
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		mu.Lock()
		if out.shown == nil || !r.Equal(&out.learnt) { // starts again
			out.shown, out.ends, out.learnt = map[string]int{}, map[string]bool{}, r.Clone()
		}
		mu.Unlock()
		c := interp.Config{NoFresh: r.NoFresh, NoUndone: r.NoUndone, NoAdds: r.NoAdds, NoCounts: r.NoCounts, TrackDeps: r.TrackDeps, Noisy: r.Noisy, GenericBarriers: r.GenericBarriers,
			ShareAll: len(r.Shared) > 0, Blocks: r.Blocks, Cuts: map[event.Addr]struct{}{}, MaxReturns: 16}
		if r.NoUndone {
			c.MaxRounds = 16
		}
		if r.LongLoops {
			c.MaxReturns = 0
		}
		for _, a := range r.Cuts {
			c.Cuts[a] = struct{}{}
		}
		return &stepLimit{cache.New(interp.New(p, c), !way.uncached), left, cancel}
	}
	if way.built {
		cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
			if way == &heapReference && out.early == "" {
				out.early = unordered(s, model)
			}
			if shown++; shown > 4*most {
				cancel() // so many are blocked
			}
			if !blocked && finished(s) {
				out.shown[canon.FromSnapshot(s)]++
				if way.end != nil {
					out.ends[way.end(s)] = true
				}
			}
		}
	}
	res, err := trust.Run(ctx, cfg)
	if err != nil {
		return nil, err
	}
	if !way.built {
		out.shown = nil
	}
	if res.Stopped != "" {
		return nil, nil
	}
	out.complete = res.Complete
	for _, f := range res.Errors {
		out.errors = append(out.errors, f.Kind.String())
	}
	if len(res.Errors) == 0 {
		for _, f := range res.Warnings {
			out.warnings = append(out.warnings, fmt.Sprint(f.Kind, " ", f.Pos))
		}
	}
	slices.Sort(out.errors)
	slices.Sort(out.warnings)
	out.errors, out.warnings = slices.Compact(out.errors), slices.Compact(out.warnings)
	// If an object is given back twice, it depends on the schedule which of the two accesses are compared with; and of what may be
	// wrong with an object whose allocation is not known to have happened that comes first. One of the two Frees may be the wrong one
	// for either reason.
	for k, kind := range out.errors {
		if kind == result.Unallocated.String() {
			out.errors[k] = result.DoubleFree.String()
		}
	}
	slices.Sort(out.errors)
	out.errors = slices.Compact(out.errors)
	if slices.Contains(out.errors, result.DoubleFree.String()) {
		out.errors = slices.DeleteFunc(out.errors, func(k string) bool { return k == result.FreeRace.String() || k == result.UseAfterFree.String() })
	}
	return out, nil
}

// finished reports whether all threads of s came to their end. Where main ends before others that wait, which of several equal values
// they read last does not matter.
func finished(s *result.Snapshot) bool {
	return !slices.ContainsFunc(s.Threads, func(t result.ThreadSnapshot) bool {
		return len(t.Events) == 0 || t.Events[len(t.Events)-1].Kind != event.ThreadFinish
	})
}

// heapReference is the exploration that others are compared with: all is built and kept.
var heapReference = heapWay{name: "all", cfg: config.Config{NoUnblock: true}, built: true}

// heapDiffers explores p under model in a way and says how what is found differs from want, "" if it does not.
func heapDiffers(p *ir.Program, model string, way *heapWay, want *heapFound) (string, *heapFound) {
	got, err := exploreHeap(p, model, way)
	switch {
	case err != nil:
		return err.Error(), got
	case got == nil: // it has many blocked executions, or is wrong early
		return "", got
	case way.kinds:
		if !slices.Equal(withoutDestroyed(want.errors), withoutDestroyed(got.errors)) {
			return fmt.Sprintf("%v; want %v", got, want), got
		}
		return "", got
	}
	return want.differs(got), got
}

// withoutDestroyed is errors without races if an object is destroyed that is in use: a thread that waits for it either meets what the other
// one leaves, or is in conflict with it, and in which executions it still waits depends on what counts as one.
func withoutDestroyed(errors []string) []string {
	if !slices.Contains(errors, event.FaultLockMisuse.String()) {
		return errors
	}
	return slices.DeleteFunc(slices.Clone(errors), func(k string) bool { return k == result.Race.String() })
}

// referToHeap loads p and explores it as heapReference does; want is nil if that is too much.
func referToHeap(p *heapProgram, model string) (prog *ir.Program, want *heapFound, err error) {
	prog, _, err = load.Source("heap.ll", []byte(p.llvm()), load.Options{})
	if err == nil {
		want, err = exploreHeap(prog, model, &heapReference)
	}
	return prog, want, err
}

// shrinkHeap makes p smaller as long as it fails.
func shrinkHeap(p *heapProgram, fails func(p *heapProgram) bool) *heapProgram {
	clone := func(p *heapProgram) *heapProgram {
		c := *p
		c.before, c.after, c.threads = slices.Clone(p.before), slices.Clone(p.after), slices.Clone(p.threads)
		for i := range c.threads {
			c.threads[i] = slices.Clone(c.threads[i])
		}
		return &c
	}
	for again := true; again; {
		again = false
		try := func(change func(c *heapProgram) bool) {
			if c := clone(p); change(c) && fails(c) {
				p, again = c, true
			}
		}
		for t := len(p.threads) - 1; t >= 0; t-- {
			try(func(c *heapProgram) bool { c.threads = slices.Delete(c.threads, t, t+1); return len(c.threads) > 0 })
		}
		lists := func(c *heapProgram) []*[]heapAct {
			l := []*[]heapAct{&c.before, &c.after}
			for i := range c.threads {
				l = append(l, &c.threads[i])
			}
			return l
		}
		for l := len(p.threads) + 1; l >= 0; l-- {
			for k := len(*lists(p)[l]) - 1; k >= 0; k-- {
				try(func(c *heapProgram) bool { a := lists(c)[l]; *a = slices.Delete(*a, k, k+1); return true })
				if k < len(*lists(p)[l]) && (*lists(p)[l])[k].kind == "lock" {
					try(func(c *heapProgram) bool {
						a := lists(c)[l]
						*a = slices.Replace(*a, k, k+1, (*a)[k].in...)
						return true
					})
				}
			}
		}
		try(func(c *heapProgram) bool { was := c.join; c.join = false; return was })
	}
	return p
}

// heapTally counts what programs were like.
type heapTally struct {
	sync.Mutex
	right, wrong, large, confirms, rounds, fresh, long, early int
	kinds                                                     map[string]int
}

func (h *heapTally) note(f func()) {
	h.Lock()
	defer h.Unlock()
	f()
}

// TestHeap compares explorations of random programs with dynamic memory that must agree, and what they find with a search of all states under sc.
func TestHeap(t *testing.T) {
	tally := &heapTally{kinds: map[string]int{}}
	t.Run("programs", func(t *testing.T) {
		const parts = 2
		for part := range parts {
			t.Run(fmt.Sprint(part), func(t *testing.T) {
				t.Parallel()
				for n := part; n < heapPrograms.N(); n += parts {
					compareHeap(t, uint64(heapFirst.N()+n), tally)
				}
			})
		}
	})
	t.Logf("%d right, %d wrong, %d too large; in %d explorations something was left out, in %d rounds with other reads, in %d writes were not fresh; %d searches were too long; in %d programs memory is used before it is allocated",
		tally.right, tally.wrong, tally.large, tally.confirms, tally.rounds, tally.fresh, tally.long, tally.early)
	for _, k := range slices.Sorted(maps.Keys(tally.kinds)) {
		t.Logf("%s: %d", k, tally.kinds[k])
	}
	if all := tally.right + tally.wrong; all >= 60 && (tally.right < all/4 || tally.wrong < all/4 || tally.confirms < all/4 || tally.rounds < all/8 || len(tally.kinds) < 6) {
		t.Error("the programs say little")
	}
}

// found counts a program of which the reference says want, nil if it has too many executions.
func (tally *heapTally) found(want *heapFound) {
	tally.note(func() {
		switch {
		case want == nil:
			tally.large++
			return
		case len(want.errors) > 0:
			tally.wrong++
		default:
			tally.right++
		}
		for _, k := range want.errors {
			tally.kinds[k]++
		}
		tally.fresh += one(want.learnt.NoFresh)
	})
}

// compareHeap explores the program of a seed under one model, in all ways.
func compareHeap(t *testing.T, seed uint64, tally *heapTally) {
	models := consistency.Names()
	p, model := randomHeap(rand.New(rand.NewPCG(seed, 3))), models[seed/2%uint64(len(models))]
	prog, want, err := referToHeap(p, model)
	if err != nil {
		t.Fatalf("seed %d, %s: %v\n%s\n%s", seed, model, err, p, p.llvm())
	}
	if tally.found(want); want == nil {
		return
	}
	// report says what fails finds in p, and in the smallest program made of it.
	report := func(name string, fails func(p *heapProgram, prog *ir.Program, want *heapFound) string) {
		again := func(p *heapProgram) string {
			prog, want, err := referToHeap(p, model)
			if want == nil || err != nil {
				return ""
			}
			return fails(p, prog, want)
		}
		small := shrinkHeap(p, func(p *heapProgram) bool { return again(p) != "" })
		t.Errorf("seed %d, %s, %s: %s\n%s\nof\n%s", seed, model, name, again(small), small, p)
	}
	early := func(_ *heapProgram, _ *ir.Program, want *heapFound) string {
		if want.early != "" && !slices.Contains(want.errors, result.DoubleFree.String()) { // exploreHeap puts it there
			return want.String() + "; " + want.early
		}
		return ""
	}
	if early(p, prog, want) != "" {
		report("happens-before", early)
	}
	tally.note(func() { tally.early += one(want.early != "") })
	search := func(p *heapProgram, _ *ir.Program, want *heapFound) string { return p.search().differs(want, model) }
	if x := p.search(); x.over {
		tally.note(func() { tally.long++ })
	} else if x.differs(want, model) != "" {
		report("search", search)
	}
	for i := range heapWays {
		way := &heapWays[i]
		what, got := heapDiffers(prog, model, way, want)
		if got != nil && way.cfg.Eager {
			tally.note(func() {
				tally.confirms += one(got.learnt.Confirm)
				tally.rounds += one(got.learnt.Rounds)
			})
		}
		if what != "" {
			report(way.name, func(_ *heapProgram, prog *ir.Program, want *heapFound) string {
				what, _ := heapDiffers(prog, model, way, want)
				return what
			})
		}
	}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
