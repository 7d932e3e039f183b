package cache_test

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// flusher forgets everything at every k-th step asked for.
type flusher struct {
	*cache.Trie
	k, n int
}

func (f *flusher) Next(s *event.Step, v event.Value) *event.Step {
	if f.n++; f.n%f.k == 0 {
		f.Flush()
	}
	return f.Trie.Next(s, v)
}

// caches are the ways to keep steps that must make no difference.
var caches = []struct {
	name string
	over func(m event.Machine) config.Program
}{
	{"on", func(m event.Machine) config.Program { return cache.New(m, true) }},
	{"off", func(m event.Machine) config.Program { return cache.New(m, false) }},
	{"0 bytes", func(m event.Machine) config.Program { return budget(m, 0) }},
	{"3 KB", func(m event.Machine) config.Program { return budget(m, 3000) }},
	{"150 KB", func(m event.Machine) config.Program { return budget(m, 150_000) }},
	{"flushed at every step", func(m event.Machine) config.Program { return &flusher{cache.New(m, true), 1, 0} }},
	{"flushed at every 7th step", func(m event.Machine) config.Program { return &flusher{cache.New(m, true), 7, 0} }},
	{"flushed at every 1000th step", func(m event.Machine) config.Program { return &flusher{cache.New(m, true), 1000, 0} }},
}

func budget(m event.Machine, n int) config.Program {
	c := cache.New(m, true)
	c.SetBudget(n)
	return c
}

func explore(t *testing.T, model string, workers int, program func() config.Program) *result.Result {
	t.Helper()
	r, err := trust.Run(context.Background(), config.Config{Model: model, Workers: workers, KeepGoing: true,
		NewProgram: func(*config.Refinement) config.Program { return program() }})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// same reports the first way of caches in which the exploration of a program differs.
func same(t *testing.T, name, model string, machine func() event.Machine) {
	t.Helper()
	want := ""
	for _, way := range caches {
		r := explore(t, model, 1, func() config.Program { return way.over(machine()) })
		got := fmt.Sprintf("%v: %d complete, %d blocked, %d errors, %d events, %d revisits", r.Verdict, r.Complete, r.Blocked,
			len(r.Errors), r.Stats.Visits, r.Stats.Revisits)
		if want == "" {
			want = got
		} else if got != want {
			t.Errorf("%s under %s, cache %s: %s\nwant %s", name, model, way.name, got, want)
		}
	}
}

// TestCacheMakesNoDifference: not only counts are equal, the exploration is the same
// event by event.
func TestCacheMakesNoDifference(t *testing.T) {
	scale.NotRace(t)
	models := []string{"sc", "tso", "ra", "rc11"}
	for seed := range uint64(60) {
		p := litmus.Generate(seed, 5+int(seed%4))
		same(t, fmt.Sprintf("random program %d\n%s", seed, p), models[seed%4], func() event.Machine { return p.Machine() })
	}
	for _, f := range []string{"ttas_lock", "fib3"} {
		p := program(t, f)
		for _, m := range models {
			same(t, f, m, func() event.Machine { return interp.New(p, interp.Config{}) })
		}
	}
}

func program(tb testing.TB, name string) *ir.Program {
	tb.Helper()
	p, err := load.File("testdata/" + name + ".ll")
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// TestWorkers runs several workers, each with a cache that evicts.
func TestWorkers(t *testing.T) {
	p := program(t, "fib3")
	want := explore(t, "sc", 1, func() config.Program { return cache.New(interp.New(p, interp.Config{}), true) }).Complete
	for _, way := range caches {
		if r := explore(t, "sc", 4, func() config.Program { return way.over(interp.New(p, interp.Config{})) }); r.Complete != want {
			t.Errorf("cache %s, 4 workers: %d executions, want %d", way.name, r.Complete, want)
		}
	}
}

// TestHitRate: small versions of rows of genmc-2024 Table 1, where that tool spares
// 90 to 99 % of the calls to its run-time.
func TestHitRate(t *testing.T) {
	for _, name := range []string{"treiber_stack", "ms_queue", "ttas_lock"} {
		p := program(t, name)
		on := explore(t, "rc11", 1, func() config.Program { return cache.New(interp.New(p, interp.Config{}), true) })
		rate := float64(on.Stats.CacheHits) / float64(on.Stats.CacheHits+on.Stats.CacheMisses)
		t.Logf("%s: %.2f %% hits, %d instructions, %d bytes", name, 100*rate, on.Stats.Instructions, on.Stats.CacheBytes)
		want := 0.99
		switch name {
		case "treiber_stack": // of few steps, a filter asks what follows with each of 64 values (truST/filter/confirm.go)
			want = 0.9
		case "ms_queue": // most executions are left out (truST/filter/rounds.go), so few steps are asked for again
			want = 0.95
		}
		if rate < want {
			t.Errorf("%s: %.2f %% of the steps were known, want %.0f %%", name, 100*rate, 100*want)
		}
		if on.Stats.Reruns+on.Stats.Evictions > 0 {
			t.Errorf("%s: %d threads were run again, %d things evicted", name, on.Stats.Reruns, on.Stats.Evictions)
		}
	}
}

// TestLocalWork: with much local work between accesses almost nothing is left to do
// with the cache. Instructions are compared, not times.
func TestLocalWork(t *testing.T) {
	p := program(t, "local")
	limit := uint64(scale.By{Short: 80, Usual: 300, Full: 300}.N()) // executions: without the cache these are a second's work
	run := func(on bool) *result.Result {
		r, err := trust.Run(context.Background(), config.Config{Model: "rc11", Workers: 1, MaxExecutions: limit,
			NewProgram: func(*config.Refinement) config.Program { return cache.New(interp.New(p, interp.Config{}), on) }})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	on, off := run(true), run(false)
	t.Logf("%d instructions with the cache, %d without", on.Stats.Instructions, off.Stats.Instructions)
	if off.Stats.Instructions < 10*on.Stats.Instructions {
		t.Errorf("%d instructions with the cache, %d without", on.Stats.Instructions, off.Stats.Instructions)
	}
}

// weigher looks at the live heap at every k-th step asked for.
type weigher struct {
	*cache.Trie
	k, n int
	most uint64
}

func (w *weigher) Next(s *event.Step, v event.Value) *event.Step {
	if w.n++; w.n%w.k == 0 {
		w.most = max(w.most, heap())
	}
	return w.Trie.Next(s, v)
}

func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// TestLiveHeap: an exploration takes the memory that its cache may have and little
// more, however much was forgotten: what is forgotten is garbage.
func TestLiveHeap(t *testing.T) {
	scale.NotShort(t)
	const (
		limit = 256 << 10
		slack = 512 << 10 // the explorer, a chunk of states, running threads
		turns = 20        // how often the cache must at least be filled again, if only with steps
	)
	body := strings.Repeat("a = add x.sc 1\nb = y.sc\ny.sc = b+1\n", 6)
	p := litmus.MustParse("size 8\nlocs x y\nP {" + body + "}\nQ {" + body + "}\nR {" + body + "}")
	for _, same := range config.Equivalences {
		t.Run(same, func(t *testing.T) {
			var w *weigher
			before := heap()
			r, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1, Equivalence: same, MaxExecutions: 40_000,
				NewProgram: func(*config.Refinement) config.Program {
					c := cache.New(p.Machine(), true)
					c.SetBudget(limit)
					w = &weigher{Trie: c, k: 10_000}
					return w
				}})
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%d executions, %d things evicted, at most %d KB alive, of which %d KB were there before",
				r.Complete, r.Stats.Evictions, w.most>>10, before>>10)
			if least := uint64(turns * limit / 128); r.Stats.Evictions < least {
				t.Errorf("only %d things were evicted, want %d", r.Stats.Evictions, least)
			}
			if w.most > before+limit+slack {
				t.Errorf("%d KB alive, %d KB of them before: more than %d KB", w.most>>10, before>>10, (limit+slack)>>10)
			}
		})
	}
}
