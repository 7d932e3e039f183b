package trust

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/consistency"
	"genmcgo/graph"
)

// Bits of shared.signal; 0 means: nothing to look at.
const (
	signalStop   = 1 << 30
	signalReload = 1 << 29 // tests: hand tasks over now and then, wanted or not
	signalHungry = 1       // times the number of workers without work
)

// reloadEvery, if not 0, makes every worker turn an alternative into a task at
// each so many-th visit. Set by tests.
var reloadEvery uint64

// maxRestarts bounds how often a refinement may start the exploration anew.
const maxRestarts = 1000

// shared is what the workers of one exploration have in common. The hot path
// reads signal only.
type shared struct {
	cfg    *Config
	signal atomic.Int32

	showing sync.Mutex // held while OnExecution runs

	mu       sync.Mutex
	wake     *sync.Cond
	queue    []*Task
	idle     int
	done     bool
	why      string
	err      error
	ref      Refinement
	refined  bool
	complete uint64
	blocked  uint64
	handed   uint64
}

func (sh *shared) stopped() bool { return sh.signal.Load()&signalStop != 0 }

// stop ends the exploration; the first reason counts.
func (sh *shared) stop(why string) {
	sh.mu.Lock()
	sh.stopLocked(why)
	sh.mu.Unlock()
}

func (sh *shared) stopLocked(why string) {
	if sh.why == "" {
		sh.why = why
	}
	sh.signal.Or(signalStop)
	sh.done = true
	sh.wake.Broadcast()
}

// fail ends the exploration with an error about the program or about us.
func (sh *shared) fail(err error) {
	sh.mu.Lock()
	if sh.err == nil {
		sh.err = err
	}
	sh.stopLocked("failure")
	sh.mu.Unlock()
}

// refine ends the exploration to begin anew, if f changed the refinement.
func (sh *shared) refine(f func(*Refinement) bool) {
	sh.mu.Lock()
	if f(&sh.ref) {
		sh.refined = true
		sh.stopLocked("refinement")
	}
	sh.mu.Unlock()
}

// count reports w's executions to the others.
func (sh *shared) count(w *worker) {
	sh.mu.Lock()
	defer sh.mu.Unlock()
	sh.complete += w.unsent
	sh.blocked += w.unsentBlocked
	w.unsent, w.unsentBlocked = 0, 0
	if n := sh.cfg.MaxExecutions; n > 0 && sh.complete >= n {
		sh.stopLocked("executions")
	}
	if sh.cfg.Progress != nil {
		sh.cfg.Progress(sh.complete, sh.blocked)
	}
}

// get returns a task for w, nil when there is nothing left to do.
func (sh *shared) get() *Task {
	sh.mu.Lock()
	defer sh.mu.Unlock()
	sh.idle++
	if sh.idle == sh.cfg.Workers && len(sh.queue) == 0 {
		sh.done = true
		sh.wake.Broadcast()
	}
	for !sh.done {
		if n := len(sh.queue); n > 0 {
			t := sh.queue[0]
			sh.queue = sh.queue[1:]
			sh.idle--
			sh.setHungry()
			return t
		}
		sh.setHungry()
		sh.wake.Wait()
	}
	return nil
}

// setHungry tells busy workers how many tasks are wanted. mu is held.
func (sh *shared) setHungry() {
	n := int32(max(sh.idle-len(sh.queue), 0))
	for {
		old := sh.signal.Load()
		if sh.signal.CompareAndSwap(old, old&(signalStop|signalReload)|n*signalHungry) {
			return
		}
	}
}

// put hands a task to an idle worker.
func (sh *shared) put(t *Task) {
	sh.mu.Lock()
	sh.queue = append(sh.queue, t)
	sh.handed++
	sh.setHungry()
	sh.mu.Unlock()
	sh.wake.Signal()
}

func run(ctx context.Context, cfg Config) (*Result, error) {
	if cfg.Workers < 1 {
		return nil, errors.New("at least one worker is needed")
	}
	model, err := consistency.ByName(cfg.Model)
	if err != nil {
		return nil, err
	}
	model = simplify(model, &cfg)
	start := time.Now()
	var ref Refinement
	for restarts := 0; ; restarts++ {
		sh := &shared{cfg: &cfg, ref: ref}
		sh.wake = sync.NewCond(&sh.mu)
		res, err := sh.explore(ctx, model)
		if err != nil {
			return nil, err
		}
		if sh.refined && sh.why == "refinement" {
			if restarts == maxRestarts {
				return nil, &graph.LimitError{Msg: "the program mixes access sizes in too many ways"}
			}
			ref = sh.ref
			continue
		}
		res.Stats.Restarts = restarts
		res.Elapsed = time.Since(start)
		res.ModelUsed = model.Name()
		return res, nil
	}
}

// simplify returns a cheaper model with the same executions of the program, or
// model itself. Without sequentially consistent events psc is empty, so RC11 is
// RA. With nothing weaker, and plain accesses free of races (which is checked),
// RC11 and TSO are SC.
func simplify(model consistency.Model, cfg *Config) consistency.Model {
	to := ""
	switch name := model.Name(); {
	case cfg.OnlySC && !cfg.NoRaces && (name == "rc11" || name == "tso" || name == "tso-allfences"):
		to = "sc"
	case cfg.NoSC && name == "rc11":
		to = "ra"
	}
	if to == "" {
		return model
	}
	m, err := consistency.ByName(to)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return m
}

func (sh *shared) explore(ctx context.Context, model consistency.Model) (*Result, error) {
	stopWatch := context.AfterFunc(ctx, func() {
		why := "interrupt"
		if errors.Is(ctx.Err(), context.DeadlineExceeded) {
			why = "timeout"
		}
		sh.stop(why)
	})
	defer stopWatch()
	sh.queue = append(sh.queue, &Task{})
	if reloadEvery != 0 {
		sh.signal.Or(signalReload)
	}
	ref := sh.ref
	ref.Cuts = slices.Clone(ref.Cuts)
	ref.Shared = slices.Clone(ref.Shared)
	workers := make([]*worker, sh.cfg.Workers)
	var wg sync.WaitGroup
	for i := range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() {
				if r := recover(); r != nil {
					sh.fail(&BugError{Value: r, Stack: string(debug.Stack())})
				}
			}()
			for {
				t := sh.get()
				if t == nil {
					return
				}
				if workers[i] == nil { // only workers that get work need a program
					workers[i] = newWorker(sh.cfg, sh, model, &ref)
				}
				workers[i].begin(t)
				workers[i].explore()
			}
		}()
	}
	wg.Wait()
	if sh.err != nil {
		return nil, sh.err
	}
	res := &Result{Workers: sh.cfg.Workers, BoundedAt: map[int32]uint64{}}
	for _, w := range workers {
		if w != nil {
			res.add(w)
		}
	}
	res.Stats.Tasks = sh.handed
	if sh.why != "" {
		res.Stopped = sh.why
	}
	res.Errors, res.Warnings = unique(res.Errors), unique(res.Warnings)
	switch {
	case len(res.Errors) > 0:
		res.Verdict = Erroneous
	case res.Stopped != "" || res.Bounded > 0:
		res.Verdict = Incomplete
	}
	return res, nil
}

// add folds what worker w counted into r; the order of workers does not matter.
func (r *Result) add(w *worker) {
	r.Complete += w.res.Complete
	r.Blocked += w.res.Blocked
	r.Bounded += w.res.Bounded
	r.Cut += w.res.Cut
	for p, n := range w.res.BoundedAt {
		r.BoundedAt[p] += n
	}
	r.Errors = append(r.Errors, w.res.Errors...)
	r.Warnings = append(r.Warnings, w.res.Warnings...)
	s, t := &r.Stats, &w.res.Stats
	s.Visits += t.Visits
	s.Revisits += t.Revisits
	s.MaxEvents = max(s.MaxEvents, t.MaxEvents)
	s.SpinBlocked += t.SpinBlocked
	s.MootBlocked += t.MootBlocked
	s.AssumeBlocked += t.AssumeBlocked
	c := w.prog.Counters()
	s.Instructions += c.Instructions
	s.CacheHits += c.Hits
	s.CacheMisses += c.Misses
	s.Reruns += c.Reruns
	s.Evictions += c.Evictions
	s.CacheBytes += c.PeakBytes
}

// unique sorts what was found and keeps one of each kind and position.
func unique(f []Found) []Found {
	slices.SortStableFunc(f, func(a, b Found) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Other, b.Other))
	})
	return slices.CompactFunc(f, func(a, b Found) bool {
		return a.Kind == b.Kind && a.Pos == b.Pos && a.Other == b.Other
	})
}

// BugError is a mistake of ours, caught in a worker.
type BugError struct {
	Value any
	Stack string
}

func (e *BugError) Error() string { return fmt.Sprint(e.Value) }

// begin makes task t the bottom execution of w.
func (w *worker) begin(t *Task) {
	x := w.fresh()
	x.g.Clear()
	x.st = w.model.New(x.g)
	w.stack = append(w.stack[:0], x)
	w.load(x, t)
	if len(x.work) > 0 {
		w.backtrack()
	}
}
