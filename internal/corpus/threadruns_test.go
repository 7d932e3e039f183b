package corpus

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var (
	threadPrograms = scale.Flag("threads.n", scale.By{Short: 20, Usual: 60, Wide: 150, Full: 8000}, "random programs of threads")
	threadFirst    = scale.Flag("threads.seed", scale.By{}, "the first of them")
)

// threadWays are ways to explore besides heapWays.
var threadWays = append(slices.Clone(heapWays),
	heapWay{name: "4 workers", cfg: config.Config{Workers: 4}},
	heapWay{name: "without unblocking, without lookahead, without cache", cfg: config.Config{NoUnblock: true, NoLookahead: true}, uncached: true},
	heapWay{name: "from scratch", cfg: config.Config{NoIncremental: true}},
	heapWay{name: "up to rf, shown", cfg: config.Config{Equivalence: "rf"}, built: true, kinds: true},
	heapWay{name: "up to rvf", cfg: config.Config{Equivalence: "rvf"}, kinds: true},
	heapWay{name: "up to rvf, shown", cfg: config.Config{Equivalence: "rvf"}, built: true, kinds: true},
	heapWay{name: "up to symmetry", cfg: config.Config{Symmetry: true}, kinds: true},
	heapWay{name: "up to symmetry, shown", cfg: config.Config{Symmetry: true}, built: true, kinds: true},
)

// possible reports whether a way can be had under model.
func (w *heapWay) possible(model string) bool {
	return w.cfg.Equivalence != "rvf" || model == "sc"
}

// endOf says how s, an execution of prog in which all threads finish, ends, as threadSearch says it.
func endOf(p *threadProgram, prog *ir.Program) func(s *result.Snapshot) string {
	return func(s *result.Snapshot) string {
		memory, results := map[string]int64{}, map[int][]int64{}
		for _, c := range s.Co {
			if name, off := prog.SymbolAt(c.Addr); off == 0 && slices.Contains(heapGlobals, name) && len(c.Writes) > 0 {
				w := c.Writes[len(c.Writes)-1]
				memory[name] = int64(s.Threads[w.Thread].Events[w.Index].Value.Lo)
			}
		}
		for t := range s.Threads {
			th := &s.Threads[t]
			last := th.Events[len(th.Events)-1]
			body, v := -1, int64(last.Val.Lo)
			if t > 0 {
				create := s.Threads[th.Parent.Thread].Events[th.Parent.Index]
				name, _ := prog.SymbolAt(create.Addr)
				fmt.Sscanf(name, "f%d", &body)
			} else if !p.exits {
				continue
			}
			if p.c11 {
				v = int64(int32(v))
			}
			results[body] = append(results[body], v)
		}
		return threadEnd(memory, results)
	}
}

// part is the part of an end that a way keeps: not memory up to rf and rvf, in which the order of writes is not kept, and not which thread did
// what up to symmetry.
func (w *heapWay) part(end string) string {
	k := strings.Index(end+"f", "f")
	switch {
	case w.cfg.Equivalence != "":
		return end[min(k, len(end)):]
	case w.cfg.Symmetry:
		return end[:min(k, len(end))]
	}
	return end
}

// lacks says what of the ends of one exploration is not there in another, "" if nothing.
func lacks(want, got map[string]bool, part func(string) string) string {
	have := map[string]bool{}
	for e := range got {
		have[part(e)] = true
	}
	for _, e := range slices.Sorted(maps.Keys(want)) {
		if !have[part(e)] {
			return fmt.Sprintf("lacks %q", part(e))
		}
	}
	return ""
}

func whole(end string) string { return end }

// threadStronger are, for each model, models that allow nothing else.
var threadStronger = map[string][]string{"tso": {"sc"}, "tso-allfences": {"sc"}, "rc11": {"sc"}, "ra": {"tso", "tso-allfences", "rc11"}, "imm": {"rc11"}}

// weaker says what strong, found under a model, has that weak, found under a weaker one, lacks, "" if nothing.
func weaker(strong, weak *heapFound) string {
	switch {
	case strong == nil:
		return ""
	case !strong.counts() || !weak.counts():
		if len(strong.errors) > 0 && len(weak.errors) == 0 {
			return fmt.Sprintf("%v", strong)
		}
		return ""
	case len(strong.errors) > len(weak.errors) || strong.complete > weak.complete:
		return fmt.Sprintf("%v; %v", weak, strong)
	}
	for g, n := range strong.shown {
		if weak.shown[g] < n {
			return "lacks\n" + g
		}
	}
	return lacks(strong.ends, weak.ends, whole)
}

// referToThreads loads p and explores it as heapReference does; want is nil if that is too much.
func referToThreads(p *threadProgram, model string) (prog *ir.Program, want *heapFound, err error) {
	prog, _, err = load.Source("threads.ll", []byte(p.llvm()), load.Options{})
	if err != nil {
		return nil, nil, err
	}
	way := heapReference
	way.end = endOf(p, prog)
	want, err = exploreHeap(prog, model, &way)
	return prog, want, err
}

// threadKinds says which of the reports each thing that the search finds wrong may be.
var threadKinds = map[string][]string{
	"race":            {result.Race.String(), result.FreeRace.String(), result.Unallocated.String()},
	"memory":          {result.UseAfterFree.String(), result.DoubleFree.String(), result.InvalidFree.String(), result.OutOfBounds.String(), result.Unallocated.String(), result.FreeRace.String()},
	"assertion":       {event.FaultAbort.String()},
	"uninitialized":   {result.UninitRead.String(), event.FaultUninit.String()},
	"lock-misuse":     {event.FaultLockMisuse.String()},
	"unlock-not-held": {event.FaultUnlockNotHeld.String()},
	// No thread holds what is destroyed.
	"unlock-destroyed": {event.FaultUnlockNotHeld.String(), event.FaultLockMisuse.String()},
	// A call meets an object that another thread destroys at the same time. It may be wrong for another reason, or find what it should not.
	"destroy-race": {result.Race.String(), event.FaultLockMisuse.String(), event.FaultUnlockNotHeld.String(), event.FaultBarrier.String()},
	"join":         {event.FaultJoin.String(), result.JoinMisuse.String()},
	"barrier":      {event.FaultBarrier.String()},
	"deadlock":     {result.Deadlock.String()},
}

// differs says in what f, what an exploration of the program under model found, contradicts the search, "" if in nothing.
func (x *threadSearch) differs(f *heapFound, model string) string {
	if x.tooLong() {
		return ""
	}
	wrong := maps.Clone(x.wrong)
	if x.deadlock {
		wrong["deadlock"] = true
	}
	say := func(format string, args ...any) string {
		return fmt.Sprintf("%s: %v; a search finds %v, deadlock %v, knot %v, leaks %v, %d ends", fmt.Sprintf(format, args...), f, slices.Sorted(maps.Keys(x.wrong)), x.deadlock, x.knot, x.leaks, len(x.finals))
	}
	known := func(kind string) bool {
		return slices.ContainsFunc(threadKinds[kind], func(k string) bool { return slices.Contains(f.errors, k) })
	}
	hidden := slices.ContainsFunc(slices.Concat(threadKinds["race"], threadKinds["memory"], threadKinds["uninitialized"]), func(k string) bool { return slices.Contains(f.errors, k) })
	for kind := range wrong {
		if !known(kind) && !(hidden && len(f.errors) > 0) {
			return say("no %s", kind)
		}
	}
	exact := model == "sc" || x.p.synchronised()
	if exact {
		for _, e := range f.errors {
			if e == result.Deadlock.String() && (x.deadlock || x.knot || x.waits || len(x.wrong) > 0) {
				continue
			}
			if !slices.ContainsFunc(slices.Collect(maps.Keys(wrong)), func(kind string) bool { return slices.Contains(threadKinds[kind], e) }) && !x.wrong["race"] && !x.wrong["memory"] && !x.wrong["uninitialized"] {
				return say("%s", e)
			}
		}
	}
	if !f.counts() || len(x.wrong) > 0 {
		return ""
	}
	leaks := slices.ContainsFunc(f.warnings, func(w string) bool { return strings.HasPrefix(w, result.Leak.String()) })
	if len(f.errors) == 0 && (x.leaks && !leaks || exact && !x.leaks && leaks) {
		return say("leaks")
	}
	if d := lacks(x.finals, f.ends, whole); d != "" {
		return say("%s", d)
	}
	if d := lacks(f.ends, x.finals, whole); d != "" && exact {
		return say("the search %s", d)
	}
	return ""
}

func (x *threadSearch) tooLong() bool { return x.heapSearch.over }

// shrinkThreads makes p smaller as long as it fails.
func shrinkThreads(p *threadProgram, fails func(p *threadProgram) bool) *threadProgram {
	var deep func(acts []threadAct) []threadAct
	deep = func(acts []threadAct) []threadAct {
		acts = slices.Clone(acts)
		for i := range acts {
			acts[i].in = deep(acts[i].in)
		}
		return acts
	}
	clone := func(p *threadProgram) *threadProgram {
		c := *p
		c.main, c.init, c.dtor, c.bodies, c.runs = deep(p.main), deep(p.init), deep(p.dtor), slices.Clone(p.bodies), slices.Clone(p.runs)
		for i := range c.bodies {
			c.bodies[i] = deep(c.bodies[i])
		}
		return &c
	}
	// lists are all lists of acts in c, the inner ones last.
	lists := func(c *threadProgram) []*[]threadAct {
		l := []*[]threadAct{&c.main, &c.init, &c.dtor}
		for i := range c.bodies {
			l = append(l, &c.bodies[i])
		}
		for i := 0; i < len(l); i++ {
			for k := range *l[i] {
				if (*l[i])[k].in != nil {
					l = append(l, &(*l[i])[k].in)
				}
			}
		}
		return l
	}
	for again := true; again; {
		again = false
		try := func(change func(c *threadProgram) bool) {
			if c := clone(p); change(c) && fails(c) {
				p, again = c, true
			}
		}
		for l := 0; l < len(lists(p)); l++ {
			for k := len(*lists(p)[l]) - 1; k >= 0; k-- {
				at := func(c *threadProgram) *[]threadAct {
					if all := lists(c); l < len(all) && k < len(*all[l]) {
						return all[l]
					}
					return new([]threadAct)
				}
				try(func(c *threadProgram) bool {
					a := at(c)
					if len(*a) == 0 {
						return false
					}
					*a = slices.Delete(*a, k, k+1)
					return true
				})
				try(func(c *threadProgram) bool {
					a := at(c)
					if len(*a) == 0 || (*a)[k].in == nil {
						return false
					}
					*a = slices.Replace(*a, k, k+1, (*a)[k].in...)
					return true
				})
				for _, simpler := range []func(a *threadAct){func(a *threadAct) { a.note = false }, func(a *threadAct) {
					if a.how != "" && strings.Contains("try timed poll", a.how) {
						a.how = ""
					}
				}} {
					try(func(c *threadProgram) bool {
						a := at(c)
						if len(*a) == 0 {
							return false
						}
						was := (*a)[k].String()
						simpler(&(*a)[k])
						return (*a)[k].String() != was
					})
				}
			}
		}
		for _, simpler := range []func(c *threadProgram) bool{
			func(c *threadProgram) bool { was := c.exits; c.exits = false; return was },
			func(c *threadProgram) bool { was := c.c11; c.c11 = false; return was },
			func(c *threadProgram) bool {
				was := c.static
				c.static = !c.robust(0) && !c.robust(1)
				return c.static != was
			},
			func(c *threadProgram) bool { was := c.kinds; c.kinds[0] = 'n'; return was != c.kinds },
			func(c *threadProgram) bool { was := c.kinds; c.kinds[1] = 'n'; return was != c.kinds },
		} {
			try(simpler)
		}
	}
	return p
}

// TestThreads compares explorations of random programs of threads that must agree, and what they find with a search of all states under sc,
// which has meanings of its own of all that threads synchronise with.
func TestThreads(t *testing.T) {
	tally := &heapTally{kinds: map[string]int{}}
	t.Run("programs", func(t *testing.T) {
		const parts = 2
		for part := range parts {
			t.Run(fmt.Sprint(part), func(t *testing.T) {
				t.Parallel()
				for n := part; n < threadPrograms.N(); n += parts {
					compareThreads(t, uint64(threadFirst.N()+n), tally)
				}
			})
		}
	})
	t.Logf("%d right, %d wrong, %d too large; %d searches were too long", tally.right, tally.wrong, tally.large, tally.long)
	for _, k := range slices.Sorted(maps.Keys(tally.kinds)) {
		t.Logf("%s: %d", k, tally.kinds[k])
	}
	if all := tally.right + tally.wrong; all >= 60 && (tally.right < all/4 || tally.wrong < all/4 || len(tally.kinds) < 6) {
		t.Error("the programs say little")
	}
}

// compareThreads explores the program of a seed under one model, in all ways.
func compareThreads(t *testing.T, seed uint64, tally *heapTally) {
	models := consistency.Names()
	p, model := randomThreads(rand.New(rand.NewPCG(seed, 5))), models[seed/2%uint64(len(models))]
	if seed%4 == 3 {
		model = "sc"
	}
	prog, want, err := referToThreads(p, model)
	if err != nil {
		t.Fatalf("seed %d, %s: %v\n%s\n%s", seed, model, err, p, p.llvm())
	}
	if tally.found(want); want == nil {
		return
	}
	report := func(name string, fails func(p *threadProgram, prog *ir.Program, want *heapFound) string) {
		again := func(p *threadProgram) string {
			prog, want, err := referToThreads(p, model)
			if want == nil || err != nil {
				return ""
			}
			return fails(p, prog, want)
		}
		small := shrinkThreads(p, func(p *threadProgram) bool { return again(p) != "" })
		t.Errorf("seed %d, %s, %s: %s\n%s\nof\n%s", seed, model, name, again(small), small, p)
	}
	if x := p.search(); x.tooLong() {
		tally.note(func() { tally.long++ })
	} else if x.differs(want, model) != "" {
		report("search", func(p *threadProgram, _ *ir.Program, want *heapFound) string { return p.search().differs(want, model) })
	}
	for _, strong := range threadStronger[model] {
		fails := func(p *threadProgram, prog *ir.Program, want *heapFound) string {
			way := heapReference
			way.end = endOf(p, prog)
			got, err := exploreHeap(prog, strong, &way)
			if err != nil {
				return err.Error()
			}
			return weaker(got, want)
		}
		if fails(p, prog, want) != "" {
			report("than "+strong, fails)
		}
	}
	for i := range threadWays {
		if way := &threadWays[i]; way.possible(model) {
			fails := func(p *threadProgram, prog *ir.Program, want *heapFound) string {
				way := *way
				if way.built {
					way.end = endOf(p, prog)
				}
				what, got := heapDiffers(prog, model, &way, want)
				if what == "" && got != nil && way.built && want.counts() {
					if what = lacks(want.ends, got.ends, way.part); what == "" {
						if what = lacks(got.ends, want.ends, way.part); what != "" {
							what = "all " + what
						}
					}
				}
				return what
			}
			if fails(p, prog, want) != "" {
				report(way.name, fails)
			}
		}
	}
}
