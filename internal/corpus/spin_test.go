package corpus

import (
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"genmcgo/cache"
	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/internal/scale"
	"genmcgo/interp"
	"genmcgo/interp/ir"
	"genmcgo/interp/load"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// finalStates explores p and returns the final contents of static memory and the
// results of the threads over all executions that complete; ok is false if there
// are too many.
func finalStates(t *testing.T, p *ir.Program, model string, cfg interp.Config) (states map[string]bool, ok bool) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	shown := 0
	states = map[string]bool{}
	res, err := trust.Run(ctx, config.Config{
		Model: model, Workers: 1, KeepGoing: true, NoRaces: true, MaxExecutions: 30000,
		NewProgram: func(r *config.Refinement) config.Program {
			clear(states)
			c := cfg
			c.GenericBarriers, c.ShareAll = r.GenericBarriers, len(r.Shared) > 0
			c.NoFresh = c.NoFresh || r.NoFresh
			c.NoUndone, c.NoAdds, c.NoCounts = c.NoUndone || r.NoUndone, c.NoAdds || r.NoAdds, c.NoCounts || r.NoCounts
			c.TrackDeps = c.TrackDeps || r.TrackDeps
			c.Noisy = r.Noisy
			c.Blocks, c.Clocks = r.Blocks, r.Clocks
			c.Cuts = map[event.Addr]struct{}{}
			for _, a := range r.Cuts {
				c.Cuts[a] = struct{}{}
			}
			return cache.New(interp.New(p, c), true)
		},
		OnExecution: func(s *result.Snapshot, blocked bool) {
			if shown++; shown > 100_000 {
				cancel() // so many are blocked
			}
			if blocked {
				return
			}
			var b []string
			for _, co := range s.Co {
				if !co.Addr.IsStatic() {
					continue
				}
				w := co.Writes[len(co.Writes)-1]
				b = append(b, fmt.Sprintf("%x:%v", uint64(co.Addr), s.Threads[w.Thread].Events[w.Index].Value))
			}
			for _, th := range s.Threads {
				if n := len(th.Events); n > 0 {
					b = append(b, fmt.Sprintf("T%d=%v", th.Tid, th.Events[n-1].Value))
				}
			}
			slices.Sort(b)
			states[strings.Join(b, " ")] = true
		},
	})
	if err != nil {
		return nil, false
	}
	return states, res.Stopped == ""
}

// TestSpinKeepsOutcomes: what the interpreter leaves out of loops that wait or
// retry never takes an outcome away. Every final state that is reached with all
// loops run as they are, a few times, is reached with the loops cut short.
func TestSpinKeepsOutcomes(t *testing.T) {
	if testing.Short() {
		t.Skip("explores every program twice")
	}
	var files []string
	for _, g := range []string{"testdata/spin/*.ll", "testdata/ll/clang-14-O0/right/*.ll", "../../examples/*.ll"} {
		f, err := filepath.Glob(g)
		if err != nil || len(f) == 0 {
			t.Fatalf("no programs match %s (%v)", g, err)
		}
		files = append(files, f...)
	}
	files = sampled(files)
	compared := 0
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			p, err := load.File(file)
			if err != nil {
				t.Fatal(err)
			}
			models := []string{"rc11", "imm"}
			if strings.Contains(file, "/spin/") {
				models = append(models, "sc", "tso", "ra")
			}
			for _, model := range models {
				on, ok := finalStates(t, p, model, interp.Config{Unroll: 6})
				if !ok {
					return
				}
				off, ok := finalStates(t, p, model, interp.Config{NoSpin: true, Unroll: 3})
				if !ok {
					return
				}
				for s := range off {
					if !on[s] {
						t.Errorf("%s: lost: %s", model, s)
					}
				}
			}
			compared++
		})
	}
	t.Logf("%d of %d programs compared", compared, len(files))
	if compared < (scale.By{Usual: 8, Full: 30}).N() {
		t.Errorf("only %d of %d programs were small enough to compare", compared, len(files))
	}
}

// TestFreshWrites: failed attempts that wrote to a node nobody knew are left out,
// unless somebody did know it.
func TestFreshWrites(t *testing.T) {
	for _, tc := range []struct {
		file    string
		on, off int
	}{{"fresh", 24, 208}, {"fresh-known", 30, 30}, {"fresh-relaxed", 38, 38}, {"fresh-overwritten", 2, 2}, {"local", 32, 224}, {"local-first", 24, 32}, {"between", 20, 112}, {"between-read", 6, 6}, {"between-overwritten", 2, 2}, {"loose", 4, 28}, {"loose-exchanged", 13, 13}, {"loose-read", 8, 8}, {"loose-stopped", 8, 8}, {"loose-packed", 14, 14}} {
		p, err := load.File(filepath.Join("testdata/spin", tc.file+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		on, ok := exploreAll(t, p, interp.Config{}, config.Config{Model: "rc11"})
		off, ok2 := exploreAll(t, p, interp.Config{NoFresh: true}, config.Config{Model: "rc11"})
		if !ok || !ok2 || len(on.complete) != tc.on || len(off.complete) != tc.off {
			t.Errorf("%s: %d complete executions, want %d; with every write an effect %d, want %d",
				tc.file, len(on.complete), tc.on, len(off.complete), tc.off)
		}
		if !slices.Equal(on.found, off.found) {
			t.Errorf("%s: found %v, with every write an effect %v", tc.file, on.found, off.found)
		}
	}
}

// TestSeeds: failed attempts that only fetch a newer value are left out, wherever
// the value is kept.
func TestSeeds(t *testing.T) {
	for _, tc := range []struct {
		file    string
		on, off int
		blocked uint64
	}{{"casretry-call", 22, 68, 21}, {"peel", 6, 40, 4}} {
		// In two of peel's a thread waits for ever when main returns; without the rule
		// the bound cuts them.
		p, err := load.File(filepath.Join("testdata/spin", tc.file+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		on, ok := exploreAll(t, p, interp.Config{}, config.Config{Model: "rc11"})
		off, ok2 := exploreAll(t, p, interp.Config{NoSpin: true, Unroll: 4}, config.Config{Model: "rc11"})
		if !ok || !ok2 || len(on.complete) != tc.on || len(off.complete) != tc.off {
			t.Errorf("%s: %d complete executions, want %d; with every round %d, want %d", tc.file, len(on.complete), tc.on, len(off.complete), tc.off)
		}
		// A load in the loop that does what the one before it did is not even begun.
		if on.blocked > tc.blocked {
			t.Errorf("%s: %d blocked executions, want at most %d", tc.file, on.blocked, tc.blocked)
		}
	}
}

// TestRetriesShown: a failed attempt that acquires less than the load before the loop is explored if what follows shows that there
// were two, which the load could not have been one of without acquiring.
func TestRetriesShown(t *testing.T) {
	for _, file := range []string{"casretry-kept", "casretry-other", "casretry-again"} {
		p, err := load.File(filepath.Join("testdata/spin", file+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		for _, model := range []string{"rc11", "ra", "imm"} {
			on, ok := finalStates(t, p, model, interp.Config{})
			off, ok2 := finalStates(t, p, model, interp.Config{NoSpin: true, Unroll: 5})
			if !ok || !ok2 || !maps.Equal(on, off) {
				t.Errorf("%s, %s: final states %v, with every round %v", file, model, slices.Sorted(maps.Keys(on)), slices.Sorted(maps.Keys(off)))
			}
		}
	}
}

// TestPolledExchange: rounds of a lock that the program makes itself can be left out also where
// the coherence order is not known. They count up to the values of reads.
func TestPolledExchange(t *testing.T) {
	for _, file := range []string{"poll-tries", "poll-exchange"} {
		p, err := load.File(filepath.Join("testdata/spin", file+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		entries := []string{"main", "main_tries", "main_holds", "main_servers"}
		if file == "poll-exchange" {
			entries = entries[:1]
		}
		for _, entry := range entries {
			for _, model := range []string{"sc", "tso", "ra", "rc11"} {
				co, ok := exploreAll(t, p, interp.Config{Entry: entry, Unroll: 30}, config.Config{Model: model})
				rf, ok2 := exploreAll(t, p, interp.Config{Entry: entry, Unroll: 30}, config.Config{Model: model, Equivalence: "rf"})
				if !ok || !ok2 || co.noUndone || rf.noUndone || len(co.complete) == 0 || !slices.Equal(co.complete, rf.complete) || !slices.Equal(co.found, rf.found) {
					t.Errorf("%s, %s, %s: %d complete executions (rounds count: %v), up to reads-from %d (%v); found %v, up to reads-from %v",
						file, entry, model, len(co.complete), co.noUndone, len(rf.complete), rf.noUndone, co.found, rf.found)
				}
			}
		}
	}
}

// TestPolledReadWrite: threads that poll under a read-write lock wait, though each sees how many
// others hold it.
func TestPolledReadWrite(t *testing.T) {
	p, err := load.File("testdata/spin/poll-rwlock.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ model, equivalence string }{
		{"sc", "co"}, {"sc", "rf"}, {"sc", "rvf"}, {"tso", "co"}, {"tso", "rf"}, {"ra", "co"}, {"ra", "rf"}, {"rc11", "co"}, {"rc11", "rf"}, {"imm", "co"}, {"imm", "rf"},
	} {
		on, ok := exploreAll(t, p, interp.Config{}, config.Config{Model: tc.model, Equivalence: tc.equivalence})
		if !ok || on.noUndone || len(on.complete) == 0 || len(on.found) > 0 {
			t.Errorf("%s up to %s: %d complete executions, want some; found %v, want nothing; ended: %v, rounds count: %v, want true and false",
				tc.model, tc.equivalence, len(on.complete), on.found, ok, on.noUndone)
		}
	}
}

// TestCountedWait: rounds in which threads count themselves in and out are none if nothing looks at the count, whatever
// others add to it meanwhile.
func TestCountedWait(t *testing.T) {
	p, err := load.File("testdata/spin/counted-wait.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range consistency.Names() {
		for _, e := range config.Equivalences {
			if e == "rvf" && m != "sc" {
				continue
			}
			on, ok := exploreAll(t, p, interp.Config{}, config.Config{Model: m, Equivalence: e})
			if !ok || on.noUndone || len(on.complete) != 36 || len(on.found) > 0 {
				t.Errorf("%s up to %s: %d complete executions, want 36: 6 orders, and the k-th thread saw one of k posts before; found %v, want nothing; ended: %v",
					m, e, len(on.complete), on.found, ok)
			}
		}
	}
}

// TestManyRounds: a thread that waits may have to go round more often than rounds count
// that are as good as none. Here each round lets another thread go on, though each leads
// back to the state in which it began.
func TestManyRounds(t *testing.T) {
	for _, tc := range []struct {
		file   string
		unroll int
	}{{"polls", 0}, {"pulses", 8}, {"pulsetrain", 8}, {"pulseassumed", 8}} {
		p, err := load.File(filepath.Join("testdata/spin", tc.file+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range config.Equivalences {
			on, ok := exploreAll(t, p, interp.Config{Unroll: tc.unroll}, config.Config{Model: "sc", Equivalence: e})
			if !ok || len(on.complete) == 0 || len(on.found) > 0 {
				t.Errorf("%s up to %s: %d complete executions, want some; found %v, want nothing", tc.file, e, len(on.complete), on.found)
			}
		}
	}
}

// TestComputed: threads that back off come back to the state that they were in, wherever they keep how long they wait, and
// whichever functions compute it. What never ends, or is not initialised, is still seen.
func TestComputed(t *testing.T) {
	p, err := load.File("testdata/spin/computed.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		entry    string
		complete int
		found    string
	}{
		{"main_twice", 6, ""},
		{"main_pause", 6, ""},
		{"main_both", 36, ""}, // the k-th to get the lock saw one of k values of it before
		{"main_unset", 6, "uninitialized-read"},
		{"main_filled", 1, ""},
		{"main_stale", 0, "uninitialized-read"},
		{"main_stuck", 42, "liveness"},
	} {
		for _, m := range consistency.Names() {
			on, ok := exploreAll(t, p, interp.Config{Entry: tc.entry}, config.Config{Model: m})
			right := (tc.found == "") == (len(on.found) == 0) && !slices.ContainsFunc(on.found, func(f string) bool { return !strings.HasPrefix(f, tc.found) })
			if !ok || on.noUndone || len(on.complete) != tc.complete || !right {
				t.Errorf("%s under %s: %d complete executions, want %d; found %v, want %q; ended: %v", tc.entry, m, len(on.complete), tc.complete, on.found, tc.found, ok)
			}
		}
	}
	on, _ := exploreAll(t, p, interp.Config{Entry: "main_never", MaxSteps: 10_000}, config.Config{Model: "sc"})
	if on.blocked == 0 {
		t.Error("main_never: all threads come to an end, although a function goes round for ever")
	}
}
