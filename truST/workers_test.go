package trust_test

import (
	"context"
	"reflect"
	"runtime"
	"slices"
	"sync"
	"testing"

	"genmcgo/cache"
	"genmcgo/internal/canon"
	"genmcgo/internal/litmus"
	"genmcgo/internal/scale"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/engine"
	"genmcgo/truST/result"
	"genmcgo/truST/wire"
)

// TestManyWorkers: 48 workers find the executions that one finds, each once, on
// as many processors as there are and on 48.
func TestManyWorkers(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	programs := scale.By{Short: 8, Usual: 25, Wide: 40, Full: 200}.N()
	for seed := range programs {
		p := litmus.Generate(uint64(seed), 6+seed%4)
		model := []string{"sc", "tso", "ra", "rc11"}[seed%4]
		var want []string
		for _, workers := range []int{1, 48, 48} {
			var got []string
			res, err := trust.Run(context.Background(), config.Config{
				Model: model, Workers: workers, Oversubscribe: true, KeepGoing: true, NoRaces: true,
				NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) },
				OnExecution: func(s *result.Snapshot, blocked bool) {
					if !blocked {
						got = append(got, canon.FromSnapshot(s))
					}
				},
			})
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, p)
			}
			if int(res.Complete) != len(got) || res.Workers != workers {
				t.Errorf("seed %d: %d complete, %d shown; %d workers, want %d", seed, res.Complete, len(got), res.Workers, workers)
			}
			slices.Sort(got)
			if workers == 1 {
				want = got
			} else if !slices.Equal(got, want) {
				t.Errorf("seed %d, %s, %d workers: %d executions, want %d\n%s", seed, model, workers, len(got), len(want), p)
			}
			if workers == 48 {
				runtime.GOMAXPROCS(48)
			}
		}
		runtime.GOMAXPROCS(2)
	}
}

// TestWorkersAreFew: more workers than processors are not set to work, and a
// worker that gets no task makes no program.
func TestWorkersAreFew(t *testing.T) {
	procs := runtime.GOMAXPROCS(0)
	for _, c := range []struct {
		oversubscribe bool
		limit         int
	}{{false, procs}, {true, 48}} {
		var mu sync.Mutex
		made := 0
		p := fib(4, "sc", "sc")
		res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 48, Oversubscribe: c.oversubscribe,
			NewProgram: func(*config.Refinement) config.Program {
				mu.Lock()
				defer mu.Unlock()
				made++
				return cache.New(p.Machine(), true)
			}})
		if err != nil {
			t.Fatal(err)
		}
		if res.Complete != 19605 || made > c.limit || made != len(res.PerWorker) || res.Workers != min(48, c.limit) {
			t.Errorf("oversubscribe %v: %d executions, %d programs, %d workers at work of %d", c.oversubscribe, res.Complete, made, len(res.PerWorker), res.Workers)
		}
		var visits, given, taken uint64
		for _, w := range res.PerWorker {
			visits, given, taken = visits+w.Visits, given+w.Given, taken+w.Taken
		}
		if visits != res.Stats.Visits || given != res.Stats.Tasks || taken != given+1 {
			t.Errorf("oversubscribe %v: %d visits of %d, %d tasks given, %d taken", c.oversubscribe, visits, res.Stats.Visits, given, taken)
		}
	}
}

// TestTasksAreNotTiny: handing over may cost a part of the work only. Each task
// of n events is followed by n/2 events that its maker adds, and its taker, before
// they make the next.
func TestTasksAreNotTiny(t *testing.T) {
	p := fib(5, "sc", "sc")
	res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 16, Oversubscribe: true,
		NewProgram: func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) }})
	if err != nil {
		t.Fatal(err)
	}
	var events uint64
	for _, w := range res.PerWorker {
		events += w.TaskEvents
	}
	if float64(events)*engine.GiveCost > float64(res.Stats.Visits) {
		t.Errorf("%d events in %d tasks for %d visits", events, res.Stats.Tasks, res.Stats.Visits)
	}
}

// TestTaskBytes: a task of a program of about a hundred events takes a few
// hundred bytes, and comes back from them as it was; no piece of them, and none
// that is changed, makes the reader panic.
func TestTaskBytes(t *testing.T) {
	defer trust.SetReload(0)
	defer trust.SetOnTask(nil)
	tasks, events, size, biggest := 0, 0, 0, 0
	trust.SetOnTask(func(k *wire.Task) {
		data, err := k.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		tasks++
		events += len(k.Events)
		size += len(data)
		biggest = max(biggest, len(data))
		var back wire.Task
		if err := back.UnmarshalBinary(data); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(*k, back) {
			t.Fatalf("%+v became %+v", *k, back)
		}
		if tasks%100 != 0 {
			return
		}
		for n := range data {
			if err := back.UnmarshalBinary(data[:n]); err == nil {
				t.Fatalf("the first %d of %d bytes were taken for a task", n, len(data))
			}
			for _, bit := range []byte{1, 0x80} {
				data[n] ^= bit
				_ = back.UnmarshalBinary(data)
				data[n] ^= bit
			}
		}
		if err := back.UnmarshalBinary(append(data, 0)); err == nil {
			t.Fatal("a byte too many was not noticed")
		}
	})
	trust.SetReload(97)
	long := fib(20, "sc", "sc") // 127 events
	if _, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1, MaxExecutions: 3000,
		NewProgram: func(*config.Refinement) config.Program { return cache.New(long.Machine(), true) }}); err != nil {
		t.Fatal(err)
	}
	for _, model := range []string{"ra", "rc11", "tso"} {
		for seed := range 10 {
			run(t, litmus.Generate(uint64(seed), 9), model, 1)
		}
	}
	if tasks == 0 {
		t.Fatal("no task was handed over")
	}
	t.Logf("%d tasks: %.1f events and %.1f bytes on average, %d bytes at most", tasks, float64(events)/float64(tasks), float64(size)/float64(tasks), biggest)
	if biggest > 400 {
		t.Errorf("a task takes %d bytes, want at most 400", biggest)
	}
}

// TestMaxExecutions: reaching the limit is no cut; going beyond is.
func TestMaxExecutions(t *testing.T) {
	p := litmus.Named("SB") // three executions under sc
	for _, workers := range []int{1, 3} {
		for limit, want := range map[uint64]struct {
			complete uint64
			stopped  string
			verdict  result.Verdict
		}{1: {1, "executions", result.Incomplete}, 2: {2, "executions", result.Incomplete}, 3: {3, "", result.Verified}, 4: {3, "", result.Verified}} {
			shown := uint64(0)
			last := uint64(0)
			res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: workers, Oversubscribe: true, MaxExecutions: limit,
				NewProgram:  func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) },
				OnExecution: func(*result.Snapshot, bool) { shown++ },
				Progress:    func(p result.Progress) { last = p.Complete }})
			if err != nil {
				t.Fatal(err)
			}
			if res.Complete != want.complete || shown != want.complete || res.Stopped != want.stopped || res.Verdict != want.verdict || last > limit {
				t.Errorf("limit %d, %d workers: %d complete, %d shown, stopped %q, %v, progress %d; want %+v",
					limit, workers, res.Complete, shown, res.Stopped, res.Verdict, last, want)
			}
		}
	}
}

// TestOnTake: the numbers of pending alternatives are those of a stack, and every
// execution that is built is the end of one call's work.
func TestOnTake(t *testing.T) {
	p := fib(3, "sc", "sc")
	var calls, begun, ended, deepest int
	last := -1
	res, err := trust.Run(context.Background(), config.Config{Model: "sc", Workers: 1,
		NewProgram:  func(*config.Refinement) config.Program { return cache.New(p.Machine(), true) },
		OnExecution: func(*result.Snapshot, bool) {}, // so that all are built
		OnTake: func(pending int) {
			switch pending {
			case config.OnTakeBegin:
				begun++
			case config.OnTakeEnd:
				ended++
			default:
				last = pending
			}
			calls++
			deepest = max(deepest, pending)
		}})
	if err != nil {
		t.Fatal(err)
	}
	if begun != 1 || ended != 1 || last != 0 || deepest < 3 || calls < int(res.Complete+res.Blocked) {
		t.Errorf("%d calls, %d beginnings, at most %d pending, %d at last; %d executions", calls, begun, deepest, last, res.Complete+res.Blocked)
	}
	_, err = trust.Run(context.Background(), config.Config{Model: "sc", Workers: 2, OnTake: func(int) {}})
	if err == nil {
		t.Error("OnTake with two workers was accepted")
	}
}
