package loops

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"genmcgo/consistency"
	"genmcgo/consistency/kat"
	"genmcgo/consistency/kat/runner"
	"genmcgo/consistency/models"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

var (
	number = scale.Flag("loops.n", scale.By{Short: 8, Usual: 60, Wide: 160, Full: 10_000}, "random programs with loops that are compared with the search")
	shrunk = flag.Int("loops.shrink", 2, "how many of the programs that fail a test are made smaller")
	fewer  = scale.Flag("loops.models", scale.By{Short: 1, Usual: 2, Wide: 5, Full: 200}, "random programs with loops that are explored under every model and with every switch")
)

// tally counts by the shapes of programs.
type tally map[string][2]int

func (n tally) add(p *Program, yes bool) {
	k := strings.Join(p.Tags, "+")
	v := n[k]
	v[1]++
	if yes {
		v[0]++
	}
	n[k] = v
}

func (n tally) log(t *testing.T, what string) {
	sum := [2]int{}
	for _, k := range slices.Sorted(maps.Keys(n)) {
		v := n[k]
		sum[0] += v[0]
		sum[1] += v[1]
		if v[0] > 0 && v[1] >= 5 {
			t.Logf("%s: %d of %d %s", what, v[0], v[1], k)
		}
	}
	t.Logf("%s: %d of %d", what, sum[0], sum[1])
}

// relation compares random programs with something that must hold of each.
type relation struct {
	options Options
	number  int
	flags   []string // for the compiler; nil: noOpt
	// wrong says what does not hold of program i of c, "" if all is well; want is what the
	// program can do under sc.
	wrong func(c *compiled, i int, want *Result) string
	// also, if set, sees every program besides.
	also func(c *compiled, i int, p *Program, want *Result)
}

// check checks a relation.
func (r *relation) check(t *testing.T) {
	flags := r.flags
	if flags == nil {
		flags = noOpt
	}
	ps, wants, seeds := programs(t, *seed, r.number, r.options)
	bad := 0
	batches(t, ps, flags, func(c *compiled, index []int) {
		for k, i := range index {
			if r.also != nil {
				r.also(c, k, ps[i], wants[i])
			}
			why := r.wrong(c, k, wants[i])
			if why == "" {
				continue
			}
			if bad++; bad > *shrunk {
				t.Errorf("seed %d (%s): %s\n%s", seeds[i], strings.Join(ps[i].Tags, "+"), why, ps[i])
				continue
			}
			small, still := shrink(t, ps[i], flags, r.wrong)
			t.Errorf("seed %d (%s): %s\nsmallest such program: %s\n%s", seeds[i], strings.Join(ps[i].Tags, "+"), why, still, small)
		}
	})
	t.Logf("%d programs, %d wrong", len(ps), bad)
}

// TestOutcomes compares what is found under sc with what is possible.
func TestOutcomes(t *testing.T) { outcomes(t, number.N(), Options{}, noOpt) }

// TestOptimised does so after the compiler has turned the loops inside out.
func TestOptimised(t *testing.T) {
	outcomes(t, number.N()/4, Options{Atomic: true}, []string{"-O2"})
}

// TestReadWrite does so for threads that poll under read-write locks. Their explorations must
// end, unless threads try or are seen to go round.
func TestReadWrite(t *testing.T) { outcomes(t, number.N()/4, Options{ReadWrite: true}, noOpt) }

// TestCounted does so for threads that poll a number of times, of which rounds are left out.
func TestCounted(t *testing.T) { outcomes(t, number.N()/4, Options{Counted: true}, noOpt) }

// TestCountedOptimised: as the optimiser makes them.
func TestCountedOptimised(t *testing.T) {
	outcomes(t, number.N()/8, Options{Counted: true, Atomic: true}, []string{"-O2"})
}

// TestAnnounced does so for threads that count themselves while they wait. Their explorations must end if nothing sees how many
// there are.
func TestAnnounced(t *testing.T) { outcomes(t, number.N()/4, Options{Announced: true}, noOpt) }

// TestAnnouncedOptimised: as the optimiser makes them.
func TestAnnouncedOptimised(t *testing.T) {
	outcomes(t, number.N()/8, Options{Announced: true, Atomic: true}, []string{"-O2"})
}

// TestAnnouncedRounds does as TestRounds for them.
func TestAnnouncedRounds(t *testing.T) { rounds(t, fewer.N()/2, Options{Announced: true}) }

// TestAttempted does so for threads that take from a counter and give back what was not enough. Their explorations must end if
// failed attempts change nothing for anyone.
func TestAttempted(t *testing.T) { outcomes(t, number.N()/4, Options{Attempted: true}, noOpt) }

// TestAttemptedOptimised: as the optimiser makes them.
func TestAttemptedOptimised(t *testing.T) {
	outcomes(t, number.N()/8, Options{Attempted: true, Atomic: true}, []string{"-O2"})
}

// TestAttemptedRounds does as TestRounds for them.
func TestAttemptedRounds(t *testing.T) { rounds(t, fewer.N(), Options{Attempted: true}) }

// TestRetried does so for threads that retry a compare-exchange until it succeeds, or give up.
func TestRetried(t *testing.T) { outcomes(t, number.N()/4, Options{Retried: true}, noOpt) }

// TestRetriedOptimised: as the optimiser makes them, with a test between the load and the loop.
func TestRetriedOptimised(t *testing.T) {
	for _, level := range []string{"-O1", "-O2"} {
		outcomes(t, number.N()/8, Options{Retried: true, Atomic: true}, []string{level})
	}
}

// TestRetriedRounds does as TestRounds for them.
func TestRetriedRounds(t *testing.T) { rounds(t, 10*fewer.N(), Options{Retried: true}) }

// TestRetriedRoundsOptimised: as the optimiser makes them.
func TestRetriedRoundsOptimised(t *testing.T) {
	rounds(t, 5*fewer.N(), Options{Retried: true, Atomic: true}, "-O1")
}

// TestNodes does so for threads that show their nodes with a compare-exchange that may fail.
func TestNodes(t *testing.T) { nodes(t, number.N()/2, Options{Nodes: true}, noOpt) }

// TestNodesOptimised: as the optimiser makes them.
func TestNodesOptimised(t *testing.T) {
	nodes(t, number.N()/4, Options{Nodes: true, Atomic: true}, []string{"-O2"})
}

// TestAside does as TestNodes for threads that do something else with their nodes in between, or show them in disguise.
func TestAside(t *testing.T) { nodes(t, number.N()/2, Options{Aside: true}, noOpt) }

// TestAsideOptimised: as the optimiser makes them.
func TestAsideOptimised(t *testing.T) {
	nodes(t, number.N()/4, Options{Aside: true, Atomic: true}, []string{"-O2"})
}

// TestAsideRounds does as TestRounds for them.
func TestAsideRounds(t *testing.T) { rounds(t, 2*fewer.N(), Options{Aside: true, Unordered: true}) }

func nodes(t *testing.T, n int, o Options, flags []string) {
	fewer, compared := tally{}, 0
	h, fresh := how{engine: config.Config{Model: "sc", NoRaces: true}}, how{engine: config.Config{Model: "sc", NoRaces: true}, interp: interp.Config{NoFresh: true}}
	(&relation{number: n, options: o, flags: flags, wrong: func(c *compiled, i int, want *Result) string {
		o := c.explore(t, i, h)
		if c.programs[i].Place.onStack() { // threads wait for each other at the end
			o.deadlock = want.Deadlock
		}
		return differs(o, want)
	}, also: func(c *compiled, i int, p *Program, want *Result) {
		on, off := c.explore(t, i, h), c.explore(t, i, fresh)
		if on.cut {
			return
		}
		compared++
		fewer.add(&Program{Tags: []string{fmt.Sprint("place ", p.Place)}}, off.cut || on.complete < off.complete)
	}}).check(t)
	fewer.log(t, "fewer executions because no other thread knows the node")
	t.Logf("%d programs compared", compared)
	if compared >= 20 && len(fewer) == 0 {
		t.Error("no program has fewer executions")
	}
}

// TestNodeRounds does as TestRounds for them.
func TestNodeRounds(t *testing.T) { rounds(t, 5*fewer.N(), Options{Nodes: true}) }

// TestNodeRoundsUnordered: nothing orders what some threads read of nodes, which is no error here.
func TestNodeRoundsUnordered(t *testing.T) {
	rounds(t, 5*fewer.N(), Options{Nodes: true, Unordered: true})
}

// TestNodeRoundsOptimised: as the optimiser makes them.
func TestNodeRoundsOptimised(t *testing.T) {
	rounds(t, 3*fewer.N(), Options{Nodes: true, Atomic: true}, "-O2")
}

// TestOptimisedRounds does as TestRounds for loops that the optimiser has turned inside out.
func TestOptimisedRounds(t *testing.T) { rounds(t, fewer.N(), Options{Atomic: true}, "-O2") }

// TestCountedRounds compares, under each model, loops of which rounds are left out with loops that simply run.
func TestCountedRounds(t *testing.T) {
	for _, name := range append(consistency.Names(), "rc11.kat") {
		t.Run(name, func(t *testing.T) {
			cfg, fewer, compared := model(t, name), 0, 0
			(&relation{number: number.N() / 4, options: Options{Counted: true}, wrong: func(c *compiled, i int, want *Result) string {
				on, off := c.explore(t, i, how{engine: cfg}), c.explore(t, i, how{engine: cfg, interp: interp.Config{NoSpin: true}})
				if on.cut || off.cut {
					return ""
				}
				compared++
				if on.complete < off.complete {
					fewer++
				}
				return strings.TrimSpace(lacks(on, off, "detection") + "\n" + lacks(off, on, "no detection"))
			}}).check(t)
			t.Logf("%d programs compared, %d have fewer executions", compared, fewer)
			if compared >= 20 && fewer == 0 {
				t.Errorf("none of %d programs has fewer executions: no rounds are left out", compared)
			}
		})
	}
}

func outcomes(t *testing.T, n int, o Options, flags []string) {
	endless, others := tally{}, tally{}
	h := how{engine: config.Config{Model: "sc", NoRaces: true}}
	(&relation{number: n, options: o, flags: flags, wrong: func(c *compiled, i int, want *Result) string {
		o := c.explore(t, i, h)
		if d := differs(o, want); d != "" {
			return d
		}
		p := c.programs[i]
		tag := p.Tags[0]
		alone := want.Alone || tag == "poll-to-read" || tag == unseen || tag == passing
		if p.Waits && alone && o.long && c.endless(t, i, h) {
			return "the exploration does not end, although loops only wait"
		}
		if (tag == passing || tag == "attempts") && o.stuck && !want.Stuck && !o.cut {
			return "it says that a loop may never end, and each does"
		}
		if (tag == unseen || tag == passing) && want.Stuck && !o.cut && !o.stuck { // others may write in their rounds what is not known to be undone
			return "nothing says that a loop may never end"
		}
		return ""
	}, also: func(c *compiled, i int, p *Program, want *Result) {
		if cut := c.explore(t, i, h).cut; want.Alone {
			endless.add(p, cut)
		} else {
			others.add(p, cut)
		}
	}}).check(t)
	endless.log(t, "loops only wait, too much to explore")
	others.log(t, "threads go round together, too much to explore")
}

// model returns the configuration for a model, of a file if its name ends in .kat.
func model(t testing.TB, name string) config.Config {
	t.Helper()
	if !strings.HasSuffix(name, ".kat") {
		return config.Config{Model: name}
	}
	spec, err := kat.LoadFS(models.FS, name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := runner.NewModel(kat.Shipped(spec))
	if err != nil {
		t.Fatal(err)
	}
	return config.Config{Model: name, Custom: m}
}

// lacks says what b has and a has not; "" if that is nothing.
func lacks(a, b *outcome, name string) string {
	var d []string
	for f := range b.finals {
		if !a.finals[f] {
			d = append(d, name+" lost: "+f)
		}
	}
	for id := range b.failed {
		if !a.failed[id] {
			d = append(d, fmt.Sprintf("%s lost: failure of assertion %d", name, id))
		}
	}
	if b.deadlock && !a.deadlock {
		d = append(d, name+" lost: the deadlock")
	}
	for _, f := range b.found {
		if !slices.Contains(a.found, f) {
			d = append(d, name+" lost: "+f)
		}
	}
	slices.Sort(d)
	return strings.Join(d, "\n")
}

// maxRounds is the largest bound of loops with which programs are explored without spin
// detection.
const maxRounds = 6

// TestRounds compares, under each model, loops whose rounds are left out when they come
// to nothing with loops that simply run, a few times.
func TestRounds(t *testing.T) { rounds(t, fewer.N(), Options{}) }

// TestReadWriteRounds does so for threads that poll under read-write locks.
func TestReadWriteRounds(t *testing.T) { rounds(t, fewer.N()/2, Options{ReadWrite: true}) }

func rounds(t *testing.T, n int, o Options, flags ...string) {
	for _, name := range append(consistency.Names(), "rc11.kat") {
		t.Run(name, func(t *testing.T) {
			cfg := model(t, name)
			cfg.NoRaces = o.Unordered
			(&relation{number: n, options: o, flags: flags, wrong: func(c *compiled, i int, want *Result) string {
				on := c.explore(t, i, how{engine: cfg})
				if on.cut { // it need not end; but each bound must do
					for k := 2; k <= 3; k++ {
						off := c.explore(t, i, how{engine: cfg, interp: interp.Config{NoSpin: true, Unroll: k}})
						if on := c.explore(t, i, how{engine: cfg, interp: interp.Config{Unroll: k}}); !on.cut {
							if d := lacks(on, off, fmt.Sprintf("with at most %d rounds, detection", k)); d != "" {
								return d
							}
						}
					}
					return ""
				}
				for k := 2; ; k++ {
					off := c.explore(t, i, how{engine: cfg, interp: interp.Config{NoSpin: true, Unroll: k}})
					if d := lacks(on, off, "detection"); d != "" {
						return d
					}
					// Beside a loop that never ends threads are in deadlock, but not beside one
					// that a bound has cut.
					off.deadlock = off.deadlock || want.Stuck && on.deadlock
					d := lacks(off, on, fmt.Sprintf("at most %d rounds", k))
					if d == "" || off.cut {
						return ""
					}
					if k == maxRounds {
						return d
					}
				}
			}}).check(t)
		})
	}
}

// A variant is another way to explore the same. An outcome does not depend on it.
type variant struct {
	name   string
	change func(h *how)
	models []string // nil: all
	read   bool     // it does not know which write is the last one
	sorted bool     // threads that run the same function are interchangeable
	races  bool     // it need not go on behind a race
	counts bool     // nobody sees the executions; they are counted only
}

// The variants for all programs, and for those with all orders seq_cst, without any such,
// and with copies of threads.
var (
	variants = []variant{
		{name: "fresh-writes", change: func(h *how) { h.interp.NoFresh = true }},
		{name: "lookahead", change: func(h *how) { h.engine.NoLookahead = true }},
		{name: "unblock", change: func(h *how) { h.engine.NoUnblock = true }},
		{name: "lookahead and unblock", change: func(h *how) { h.engine.NoUnblock, h.engine.NoLookahead = true, true }},
		{name: "incremental", change: func(h *how) { h.engine.NoIncremental = true }},
		{name: "cache", change: func(h *how) { h.rerun = true }},
		{name: "left-to-right", change: func(h *how) { h.engine.Schedule = config.LeftToRight }},
		{name: "random schedule", change: func(h *how) { h.engine.Schedule, h.engine.Seed = config.Random, 7 }},
		{name: "two workers", change: func(h *how) { h.engine.Workers, h.engine.Oversubscribe = 2, true }},
		{name: "leaves", counts: true, change: func(h *how) { h.blind = true }},
		{name: "rf", read: true, change: func(h *how) { h.engine.Equivalence = "rf" }},
		{name: "rvf", read: true, models: []string{"sc"}, change: func(h *how) { h.engine.Equivalence = "rvf" }},
	}
	onlySC = []variant{{name: "simplification", races: true, change: func(h *how) { h.engine.OnlySC = true }}}
	noSC   = []variant{{name: "simplification", models: []string{"rc11"}, change: func(h *how) { h.engine.NoSC = true }}}
	copies = []variant{{name: "symmetry", sorted: true, change: func(h *how) { h.engine.Symmetry = true }}}
)

// TestVariants compares outcomes with and without each reduction, and with each way to
// explore.
func TestVariants(t *testing.T) {
	for _, tc := range []struct {
		name     string
		options  Options
		variants []variant
		models   []string
	}{
		{"all", Options{}, variants, consistency.Names()},
		{"seq_cst", Options{OnlySC: true}, onlySC, []string{"rc11", "tso", "imm"}},
		{"no seq_cst", Options{NoSC: true}, noSC, []string{"rc11"}},
		{"read-write", Options{ReadWrite: true}, variants, []string{"sc", "rc11"}},
		{"announced", Options{Announced: true}, variants, []string{"sc", "imm"}},
		{"attempted", Options{Attempted: true}, variants, []string{"sc", "rc11", "imm"}},
		{"copies", Options{Copies: true}, copies, consistency.Names()},
	} {
		for _, name := range tc.models {
			t.Run(tc.name+"/"+name, func(t *testing.T) {
				cfg := model(t, name)
				compared := map[string]int{}
				(&relation{number: fewer.N(), options: tc.options, wrong: func(c *compiled, i int, _ *Result) string {
					bases := map[[2]bool]*outcome{}
					base := func(h how) *outcome {
						k := [2]bool{h.read, h.sorted}
						if bases[k] == nil {
							bases[k] = c.explore(t, i, h)
						}
						return bases[k]
					}
					bound := 0
					if base(how{engine: cfg}).cut { // not all of it, then
						bound = 3
						clear(bases)
					}
					for _, v := range tc.variants {
						if v.models != nil && !slices.Contains(v.models, name) {
							continue
						}
						h := how{engine: cfg, interp: interp.Config{Unroll: bound}, read: v.read, sorted: v.sorted}
						x := base(h)
						v.change(&h)
						y := c.explore(t, i, h)
						if x.cut || y.cut || v.races && x.racy() && y.racy() {
							continue
						}
						compared[v.name]++
						if v.counts {
							if x.complete != y.complete || x.blocked != y.blocked {
								return fmt.Sprintf("%s: %d complete executions and %d blocked, but %d and %d are seen", v.name, y.complete, y.blocked, x.complete, x.blocked)
							}
							y.finals = x.finals
						}
						if d := strings.TrimSpace(lacks(x, y, "without "+v.name) + "\n" + lacks(y, x, "with "+v.name)); d != "" {
							return d
						}
					}
					return ""
				}}).check(t)
				t.Log("compared: ", compared)
				for _, v := range tc.variants {
					if (v.models == nil || slices.Contains(v.models, name)) && compared[v.name] < fewer.N()/2 {
						t.Errorf("%s: only %d of %d programs compared", v.name, compared[v.name], fewer.N())
					}
				}
			})
		}
	}
}

// racy reports whether there is a race.
func (o *outcome) racy() bool {
	return slices.ContainsFunc(o.found, func(f string) bool { return strings.HasPrefix(f, result.Race.String()) })
}

// TestLivelock: of a program for which a livelock is reported, the search of its states knows states that can come
// back for ever while each thread goes on or waits, under each model; and livelocks are found.
func TestLivelock(t *testing.T) {
	for _, o := range []Options{{}, {ReadWrite: true}} {
		reported := tally{}
		for _, model := range []string{"sc", "ra", "tso"} {
			h := how{
				interp: interp.Config{NoUndone: true, MaxRounds: 2, MaxReturns: 2},
				engine: config.Config{Model: model, NoRaces: true, CheckLivelock: true, NoLookahead: true, NoUnblock: true},
			}
			(&relation{number: number.N() / 4, options: o, flags: noOpt, wrong: func(c *compiled, i int, want *Result) string {
				got := c.explore(t, i, h)
				is := slices.Contains(got.found, result.Livelock.String())
				if want.Forever {
					reported.add(c.programs[i], is)
				}
				if is && !want.Forever {
					return "a livelock is reported, but no states can come back for ever"
				}
				return ""
			}}).check(t)
		}
		reported.log(t, "states can come back for ever, and a livelock is reported")
	}
}
