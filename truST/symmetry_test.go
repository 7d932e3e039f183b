package trust_test

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// shape is what an execution of a program is to whoever cannot tell threads that run the
// same code from each other: what each thread does and reads, without an order among
// them, and the values of each location in coherence order.
func shape(s *result.Snapshot) string {
	var threads []string
	for _, th := range s.Threads {
		if len(th.Events) == 0 {
			continue // only numbered, not created in this execution
		}
		var b strings.Builder
		for _, e := range th.Events {
			fmt.Fprintf(&b, " %v@%x=%v", e.Kind, uint64(e.Addr), e.Value)
		}
		threads = append(threads, b.String())
	}
	slices.Sort(threads)
	var co []string
	for _, c := range s.Co {
		b := fmt.Sprintf("co %x", uint64(c.Addr))
		for _, w := range c.Writes {
			b += " " + s.Threads[w.Thread].Events[w.Index].Value.String()
		}
		co = append(co, b)
	}
	slices.Sort(co)
	return strings.Join(threads, "\n") + "\n" + strings.Join(co, "\n")
}

// shapes explores with cfg and counts the complete executions of each shape. machine makes a machine that tracks
// dependencies if deps is set.
func shapes(t *testing.T, machine func(deps bool) event.Machine, cfg config.Config) (map[string]int, *result.Result) {
	t.Helper()
	seen, known := map[string]int{}, config.Refinement{}
	var mu sync.Mutex // each worker makes its program in a goroutine of its own
	cfg.KeepGoing, cfg.NoRaces, cfg.Oversubscribe = true, true, true
	cfg.NewProgram = func(r *config.Refinement) config.Program {
		mu.Lock()
		defer mu.Unlock()
		if u := known.Union(r); !u.Equal(&known) { // a new exploration, which shows everything again
			known = u
			clear(seen)
		}
		return cache.New(machine(r.TrackDeps), true)
	}
	cfg.OnExecution = func(s *result.Snapshot, blocked bool) {
		mu.Lock()
		defer mu.Unlock()
		if !blocked {
			seen[shape(s)]++
		}
	}
	res, err := trust.Run(context.Background(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return seen, res
}

// machineOf makes machines of p for shapes.
func machineOf(p *litmus.Program) func(deps bool) event.Machine {
	return func(deps bool) event.Machine {
		if deps {
			return p.DepMachine()
		}
		return p.Machine()
	}
}

// TestSymmetryCounts: of n threads that run the same code, how many executions there are
// and how many are explored, both by hand.
func TestSymmetryCounts(t *testing.T) {
	for _, c := range []struct {
		name, text string
		all, one   uint64
		threads    int // that others are symmetric to, or that are symmetric to others
	}{
		{"nobody else", "P0 { x.sc = 1 }\nP1 { x.sc = 2 }", 2, 2, 0},
		{"writers", "P0 * 4 { x.sc = 1 }", 24, 1, 4},
		{"adders", "P0 * 4 { add x.sc 1 }", 24, 1, 4},
		{"a lock", "P0 * 4 { lock l; unlock l }", 24, 1, 4},
		{"a lock, twice", "P0 * 2 { lock l; unlock l; lock l; unlock l }", 6, 3, 2},
		// Each thread has one of k values: a multiset of n of them is left.
		{"choices", "P0 * 3 { a = choice 2 }", 8, 4, 3},
		{"larger choices", "P0 * 2 { a = choice 5 }", 25, 15, 2},
		{"readers", "P0 * 3 { a = x.sc }\nP1 { x.sc = 1; x.sc = 2 }", 27, 10, 3},
		{"readers of the last one", "P0 * 3 { a = await x.sc == 2 }\nP1 { x.sc = 1; x.sc = 2 }", 1, 1, 3},
		// Which thread succeeds makes no difference; of two that fail neither is first.
		{"swaps", "P0 * 3 { a = cas x.sc.sc 0 1 }", 3, 1, 3},
		{"two groups", "P0 * 2 { x.sc = 1 }\nP1 * 3 { y.sc = 1 }", 12, 1, 5},
		{"two groups on one location", "P0 * 2 { x.sc = 1 }\nP1 * 2 { x.sc = 2 }", 24, 6, 4},
		{"what they return is not asked", "P0 * 2 { a = choice 3 }\nmain { create P0; create P0; a = join P0; b = join P0 }", 9, 6, 2},
		// What their creator does depends on which of them returned what.
		{"what they return is asked", "P0 * 2 { a = choice 3; return a }\nmain { create P0; create P0; a = join P0; b = join P0 }", 9, 9, 0},
		{"only one is joined", "P0 * 2 { a = choice 3 }\nmain { create P0; create P0; a = join P0; x.sc = 1 }", 9, 9, 0},
	} {
		p := litmus.MustParse(c.text)
		for _, model := range append(inOrder(), "imm") {
			for _, schedule := range []config.Schedule{config.WritesFirst, config.LeftToRight, config.Random} {
				for workers := 1; workers <= 2; workers++ {
					cfg := config.Config{Model: model, Schedule: schedule, Seed: 7, Workers: workers}
					all, res := shapes(t, machineOf(p), cfg)
					cfg.Symmetry = true
					some, reduced := shapes(t, machineOf(p), cfg)
					where := fmt.Sprintf("%s, %s, schedule %d, %d workers", c.name, model, schedule, workers)
					if res.Complete != c.all || reduced.Complete != c.one || reduced.Symmetric != c.threads {
						t.Errorf("%s: %d executions, %d explored with %d symmetric threads; want %d, %d and %d", where, res.Complete, reduced.Complete, reduced.Symmetric, c.all, c.one, c.threads)
					}
					for x := range all {
						if some[x] == 0 {
							t.Errorf("%s: no such execution is explored:\n%s", where, x)
						}
					}
				}
			}
		}
	}
}

// hardSymmetry are programs whose executions are lost, or found twice, if the order of
// threads that are symmetric knew nothing of causes.
var hardSymmetry = []string{
	// The reader of 2 may cause the write of 1, which is older.
	"P0 * 2 { a = x.rlx; if a == 2 { y.rlx = 1 } }\nP1 { b = y.rlx; if b == 1 { x.rlx = 1 } }\nP2 { x.rlx = 2 }",
	// So it may by way of another group.
	"P0 * 2 { a = x.rlx; if a == 2 { y.rlx = 1 } }\nP1 * 2 { b = y.rlx; if b == 1 { x.rlx = 1 } }\nP2 { x.rlx = 2 }",
	// What is older than a read-modify-write contains that of the other, both halves.
	"P3 { x.rlx = 1 }\nP1 { a = x.rlx }\nP0 * 2 { b = xchg x.rlx 1 }",
	"P0 * 2 { x.rlx = 1 }\nP1 { a = x.rlx; assume a == 0 }",
	// A write goes back to a read, and what shares its prefix stays.
	"P0 * 2 { a = x.rlx; y.rlx = 1; b = z.rlx }\nP1 { c = y.rlx; x.rlx = 1; z.rlx = 1 }",
	"P0 * 3 { a = x.rlx; y.rlx = a + 1 }\nP1 { b = y.rlx; x.rlx = b }",
	// Under imm a read is overtaken: by a write of a thread like its own, and only if it reads what such a one wrote.
	"P0 * 2 { a = x.rlx; y.rlx = 1; x.rlx = 2 }\nP1 { b = y.rlx; x.rlx = 1 }",
	"P0 * 2 { a = x.rlx; y.rlx = 1 }\nP1 * 2 { b = y.rlx; x.rlx = 1 }",
	"P0 * 3 { a = x.rlx; if a == 1 { b = z.rlx; y.rlx = 1 } }\nP1 { x.rlx = 1; c = y.rlx; z.rlx = c }",
}

// TestSymmetryRandom: with symmetry, programs that are hard and programs at random have the
// same executions but for the names of threads, and not more of any kind.
func TestSymmetryRandom(t *testing.T) {
	const most = 10_000 // executions: a few programs have millions
	fewer, large, with := 0, 0, 0
	n := uint64(scale.By{Short: 10, Usual: 40, Wide: 60, Full: 2000}.N())
	for seed := range n + uint64(len(hardSymmetry)) {
		var p *litmus.Program
		if hard := int(seed) - int(n); hard >= 0 {
			p = litmus.MustParse(hardSymmetry[hard])
		} else {
			p = []func(uint64, int) *litmus.Program{litmus.GenerateCopies, litmus.GenerateCopies, litmus.GenerateCreates}[seed%3](seed, 5+int(seed%3))
		}
		if seed%4 == 0 {
			relax(p)
		}
		for i, model := range consistency.Names() {
			cfg := config.Config{Model: model, Schedule: config.Schedule(seed % 3), Seed: int64(seed), Workers: 1 + int(seed+uint64(i))%2, MaxExecutions: most}
			all, res := shapes(t, machineOf(p), cfg)
			if res.Stopped != "" {
				large++
				continue
			}
			cfg.Symmetry, cfg.MaxExecutions = true, 0
			some, reduced := shapes(t, machineOf(p), cfg)
			if res.Holes && !reduced.Holes {
				t.Errorf("seed %d: there is a reason for holes, which is not met with symmetry\n%s", seed, p)
			}
			if reduced.Holes {
				with++
				if !maps.Equal(all, some) || reduced.Symmetric+reduced.Distinct > 0 {
					t.Errorf("seed %d: %d executions of %d shapes with holes, %d of %d without symmetry; symmetry is not for holes\n%s",
						seed, reduced.Complete, len(some), res.Complete, len(all), p)
				}
			}
			fewer += min(1, len(res.Errors)+int(res.Complete-reduced.Complete))
			if a, b := slices.Sorted(maps.Keys(all)), slices.Sorted(maps.Keys(some)); !slices.Equal(a, b) {
				t.Errorf("seed %d, %s: %d shapes of executions instead of %d\n%s", seed, model, len(b), len(a), p)
			}
			for x, k := range some {
				if k > all[x] {
					t.Errorf("seed %d, %s: %d such executions instead of at most %d:\n%s\n%s", seed, model, k, all[x], x, p)
				}
			}
			if a, b := kindsOf(res), kindsOf(reduced); a != b {
				t.Errorf("seed %d, %s: found %q instead of %q\n%s", seed, model, b, a, p)
			}
		}
	}
	t.Logf("symmetry left something out in %d explorations of %d; %d were too large, %d had holes", fewer, len(consistency.Names())*int(n), large, with)
	if uint64(fewer) < n || uint64(large) > n || with == 0 {
		t.Errorf("symmetry left something out in %d explorations of %d only; %d were too large, %d had holes", fewer, len(consistency.Names())*int(n), large, with)
	}
}

// TestSymmetrySaidResults: threads of which the program says that they are symmetric are
// taken for it, although their results differ and are looked at.
func TestSymmetrySaidResults(t *testing.T) {
	choice := event.Label{Kind: event.Choice, Len: 3}
	chooses := func(at []event.Value) event.Label {
		if len(at) == 1 {
			return choice
		}
		return event.Label{Kind: event.ThreadFinish, Val: at[1]}
	}
	for _, c := range []struct {
		name     string
		like     uint64
		explored uint64
	}{{"not said", 0, 9}, {"said", uint64(event.ChildTid(event.MainTid, 0)), 6}} {
		first := event.Label{Kind: event.ThreadCreate, Child: event.ChildTid(event.MainTid, 0), Addr: litmus.Function(1), Len: event.SymmetryOpen}
		second := event.Label{Kind: event.ThreadCreate, Child: event.ChildTid(event.MainTid, 1), Addr: litmus.Function(1), Len: event.SymmetryOpen | c.like}
		m := scripted{script(first, second, join(first.Child), join(second.Child)), chooses}
		_, res := shapes(t, func(bool) event.Machine { return m }, config.Config{Model: "sc", Symmetry: true, Workers: 1})
		if res.Complete != c.explored {
			t.Errorf("%s: %d executions explored, want %d", c.name, res.Complete, c.explored)
		}
	}
}

// TestSymmetrySaid: what the program says of its threads counts; a thread that looked at
// its name is not like others any more, unless the program says so.
func TestSymmetrySaid(t *testing.T) {
	x := litmus.Location(0)
	add := func(a event.Attr) []event.Label {
		r, w := read(x, 8, event.SeqCst), write(x, 8, event.SeqCst, 1)
		r.Attr, w.Attr = event.Exclusive|a, event.Exclusive
		return []event.Label{r, w}
	}
	creates := func(more ...uint64) []event.Label {
		var out []event.Label
		for i, n := range more {
			out = append(out, event.Label{Kind: event.ThreadCreate, Child: event.ChildTid(event.MainTid, i), Addr: litmus.Function(1 + i), Len: n})
		}
		return out
	}
	const open = event.SymmetryOpen
	first := uint64(event.ChildTid(event.MainTid, 0))
	second := uint64(event.ChildTid(event.MainTid, 1))
	same := litmus.Function(1)
	alike := creates(0, 0, 0)
	for i := range alike {
		alike[i].Addr = same
	}
	apart := slices.Insert(slices.Clone(alike), 1, write(x+64, 8, event.Relaxed, 1))
	with := func(values ...uint64) []event.Label { // one function, these arguments
		out := slices.Clone(alike)
		for i, v := range values {
			out[i].Val = event.V(v)
		}
		return out
	}
	for _, c := range []struct {
		name     string
		main     []event.Label
		attr     event.Attr
		explored uint64
		threads  int
	}{
		{"different functions", creates(0, 0, 0), 0, 6, 0},
		{"one function", alike, 0, 1, 3},
		{"not created in a row", apart, 0, 3, 2},
		{"one argument", with(5, 5, 5), 0, 1, 3},
		{"another argument between", with(0, 1, 0), 0, 3, 2},
		{"another argument first", with(1, 0, 0), 0, 3, 2},
		{"another argument last", with(5, 5, 0), 0, 3, 2},
		{"three arguments", with(0, 1, 2), 0, 6, 0},
		{"the program says so", creates(open, open|first, open|second), 0, 1, 3},
		{"the program says so of two", creates(open, open|first, open), 0, 3, 2},
		{"said of a thread that is not there", creates(open, open|99, 0), 0, 6, 0},
		{"said of itself", creates(open|first, 0, 0), 0, 6, 0},
		{"they look at their names", alike, event.Named, 6, 0},
		{"they do, but the program says so", creates(open, open|first, open|second), event.Named, 1, 3},
		{"joined by their creator", append(with(0, 0, 0), join(2), join(3), join(4)), 0, 1, 3},
		{"joined by another", append(with()[:2:2], creates(0, 0, open)[2], join(4)), 0, 2, 0},
	} {
		body := script(add(c.attr)...)
		m := scripted{script(c.main...), body, body, body}
		if c.name == "joined by another" {
			m[3] = script(join(2), join(3))
		}
		for _, model := range []string{"sc", "ra", "rc11"} {
			for workers := 1; workers <= 2; workers++ {
				_, res := shapes(t, func(bool) event.Machine { return m }, config.Config{Model: model, Symmetry: true, Workers: workers})
				if res.Complete != c.explored || res.Symmetric != c.threads {
					t.Errorf("%s, %s, %d workers: %d executions explored with %d symmetric threads, want %d and %d", c.name, model, workers, res.Complete, res.Symmetric, c.explored, c.threads)
				}
			}
		}
	}
}

// inOrder lists the models under which each thread's events are added in program order.
func inOrder() []string {
	return consistency.NamesOf(func(t consistency.Traits) bool { return !t.Dependencies })
}
