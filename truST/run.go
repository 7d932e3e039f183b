package trust

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/pool"
)

// maxRestarts bounds how often a refinement may start the exploration anew.
const maxRestarts = 1000

// shared is what the workers of one exploration have in common.
type shared struct {
	cfg  *Config
	pool *pool.Pool[task]

	admitted atomic.Uint64 // complete executions, under Config.MaxExecutions only
	showing  sync.Mutex    // held while OnExecution runs

	mu  sync.Mutex
	ref Refinement

	meter *meter // nil without Config.Progress

	minimiser *minimiser // nil without Config.Minimise
	rvf       rvfShared
	probe     *probe // nil unless an equivalence is to be chosen by what is explored
	needed    uint64 // memory, when there was not enough (Config.MaxMemory)

	sampling bool // this is no exploration

	// Why the exploration ended early, and the error about the program or about us, once
	// all workers are through.
	why string
	err error
}

func (sh *shared) stopped() bool { return sh.pool.Stopped() }

// stop ends the exploration; the first reason counts.
func (sh *shared) stop(why string) { sh.pool.Stop(why) }

// ended takes note of why all workers are through.
func (sh *shared) ended() { sh.why, sh.err = sh.pool.Why(), sh.pool.Err() }

// fail ends the exploration with an error about the program or about us.
func (sh *shared) fail(err error) {
	if sh.minimiser.overlooks(err) {
		sh.stop("error")
		return
	}
	sh.pool.Fail(err)
}

// refine ends the exploration to begin anew, if f changed the refinement.
func (sh *shared) refine(f func(*Refinement) bool) {
	sh.mu.Lock()
	if f(&sh.ref) {
		sh.pool.Stop("refinement")
	}
	sh.mu.Unlock()
}

func run(ctx context.Context, cfg Config) (*Result, error) {
	if cfg.Workers < 1 {
		return nil, errors.New("at least one worker is needed")
	}
	model, simplified, err := modelOf(&cfg)
	if err != nil {
		return nil, err
	}
	traits := model.Traits()
	if traits.Dependencies {
		if cfg.Symmetry {
			return nil, errors.New("threads can not be taken for interchangeable (symmetry) under a model with dependencies")
		}
		cfg.NoUnblock = true // causes of stalls are told by views
	}
	switch cfg.Equivalence {
	case "", "co":
	case "auto":
		if cfg.onlySample {
			return nil, errors.New("samples do not tell which equivalence to choose (auto)")
		}
	case "rf":
		if err := checkRF(&cfg, model); err != nil {
			return nil, err
		}
	case "rvf":
		if err := checkRVF(&cfg, model); err != nil {
			return nil, err
		}
	default:
		return nil, fmt.Errorf("unknown equivalence %q; there are co, rf, rvf and auto", cfg.Equivalence)
	}
	if cfg.Symmetry {
		// Which write made a read wait, and which others it led to (unblock.go), is told
		// by causes; with symmetry there are more of them.
		cfg.NoUnblock = true
	}
	if cfg.OnTake != nil && cfg.Workers != 1 {
		return nil, errors.New("OnTake needs a run with one worker")
	}
	if !cfg.Oversubscribe {
		// More would only take turns, each with a tree of steps of its own.
		cfg.Workers = min(cfg.Workers, runtime.GOMAXPROCS(0))
	}
	start := time.Now()
	ref := Refinement{TrackDeps: traits.Dependencies, WeakModel: !traits.Sequential()}
	restarts := 0
	finish := func(res *Result) *Result {
		res.Stats.Restarts = restarts
		res.Elapsed = time.Since(start)
		res.ModelUsed, res.Simplified = model.Name(), simplified
		res.Equivalence = cmp.Or(cfg.Equivalence, "co")
		return res
	}
	var choice *chooser
	if cfg.Equivalence == "auto" {
		choice = &chooser{cfg: &cfg, model: model, ref: ref}
		equivalence, res, err := choice.choose(ctx)
		if err != nil {
			return nil, err
		}
		cfg.Equivalence, ref, restarts = equivalence, choice.ref, choice.restarts
		if res != nil {
			res.Workers, res.Choice = cfg.Workers, &choice.choice
			if cfg.Progress != nil {
				p := Progress{Complete: res.Complete, Blocked: res.Blocked, Workers: cfg.Workers, Restarts: restarts}
				if res.Stopped == "" {
					p.Share = 1
				}
				cfg.Progress(p)
			}
			return finish(res), nil
		}
		if equivalence == "rvf" {
			cfg.Sampling = nil
		}
	}
	if cfg.Equivalence == "rf" {
		cfg.NoUnblock = true
	}
	var est *Estimate
	var sampled *Found
	for {
		sh := newShared(&cfg, ref, restarts)
		var res *Result
		var err error
		sampling := cfg.Sampling != nil && est == nil
		sh.sampling = sampling
		sh.minimiser.begin(sampled)
		if sampling {
			est, res, err = sh.sample(ctx, model)
		} else {
			res, err = sh.explore(ctx, model)
		}
		if err != nil {
			return nil, err
		}
		if sh.why == "refinement" {
			if restarts++; restarts > maxRestarts {
				return nil, errRestarts
			}
			ref = sh.ref
			sampled = nil // of a program with other events
			if choice != nil {
				choice.warnings = nil
			}
			continue
		}
		if sampling && cfg.OnEstimate != nil {
			cfg.OnEstimate(est)
		}
		if sampling && res != nil && res.Stopped == "error" && cfg.Minimise != nil && !cfg.onlySample {
			sampled, res = &res.Errors[0], nil
		}
		if res == nil {
			continue
		}
		res.Estimate = est
		if choice != nil {
			res.Choice = &choice.choice
			res.Warnings = unique(append(res.Warnings, choice.warnings...))
		}
		return finish(res), nil
	}
}

// errRestarts ends a run that was begun anew too often.
var errRestarts = &graph.LimitError{Msg: "the program mixes access sizes in too many ways"}

// newShared is what the workers of an exploration under ref have in common.
func newShared(cfg *Config, ref Refinement, restarts int) *shared {
	sh := &shared{cfg: cfg, pool: pool.New[task](cfg.Workers), ref: ref}
	sh.meter = newMeter(sh, restarts)
	sh.minimiser = newMinimiser(sh)
	return sh
}

// checkRF says what speaks against exploring up to reads-from.
func checkRF(cfg *Config, model consistency.Model) error {
	if cfg.Symmetry {
		return errors.New("threads can not be taken for interchangeable (symmetry) with executions up to reads-from")
	}
	if consistency.Dependencies(model) {
		return fmt.Errorf("executions up to reads-from can not be explored under %s: its graphs have holes", model.Name())
	}
	return nil
}

// checkRVF says what speaks against exploring up to the values that reads return.
func checkRVF(cfg *Config, model consistency.Model) error {
	switch {
	case !model.Traits().Sequential():
		return fmt.Errorf("executions can be explored up to the values that reads return (rvf) under the model sc only, and others that promise sequential consistency (Traits.Order); %s does not", model.Name())
	case cfg.Symmetry:
		return errors.New("threads can not be taken for interchangeable (symmetry) when executions are explored up to the values that reads return (rvf)")
	case cfg.Sampling != nil:
		return errors.New("executions that are explored up to the values that reads return (rvf) can not be estimated")
	case cfg.OnTake != nil:
		return errors.New("OnTake knows nothing of executions that are explored up to the values that reads return (rvf)")
	}
	return nil
}

// modelOf is the model that cfg asks for, or a simpler one, with the reason for that.
func modelOf(cfg *Config) (model consistency.Model, simplified string, err error) {
	model = cfg.Custom
	if model == nil {
		if model, err = consistency.ByName(cfg.Model); err != nil {
			return nil, "", err
		}
	}
	if err := consistency.CheckTraits(model); err != nil {
		return nil, "", err
	}
	model, simplified = simplify(model, cfg)
	if cfg.NoRaces {
		model = consistency.Without(model, consistency.DataRace)
	}
	if !cfg.WarnUnordered {
		model = consistency.Without(model, consistency.UnorderedWrites)
	}
	if cfg.NoIncremental {
		model, err = consistency.FromScratch(model)
	}
	return model, simplified, err
}

// simplify returns a cheaper model with the same executions of the program and says what of
// the program makes it so, or returns model itself. RATIONALE.md says why models are the same.
func simplify(model consistency.Model, cfg *Config) (simpler consistency.Model, why string) {
	switch t := model.Traits(); {
	case cfg.OnlySC && !cfg.NoRaces && t.IfOnlySC != nil:
		return t.IfOnlySC, "the program has no atomic access but seq_cst ones, and races are errors"
	case cfg.NoSC && t.IfNoSC != nil:
		return t.IfNoSC, "the program has no seq_cst access"
	}
	return model, ""
}

// watch stops the exploration when ctx is done or there is no memory left, until end.
func (sh *shared) watch(ctx context.Context) (end func()) {
	watched := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(watched)
		why := "interrupt"
		if errors.Is(ctx.Err(), context.DeadlineExceeded) {
			why = "timeout"
		}
		sh.stop(why)
	})
	endMemory := sh.watchMemory()
	return func() {
		endMemory()
		if !stop() {
			<-watched // it may only just be stopping us
		}
	}
}

// startingRefinement is the refinement in force, which later ones do not change.
func (sh *shared) startingRefinement() Refinement {
	ref := sh.ref
	ref.Cuts = slices.Clone(ref.Cuts)
	ref.Blocks = slices.Clone(ref.Blocks)
	ref.Shared = slices.Clone(ref.Shared)
	ref.Distinct = slices.Clone(ref.Distinct)
	ref.Plain = slices.Clone(ref.Plain)
	ref.GuardReads, ref.GuardWrites = slices.Clone(ref.GuardReads), slices.Clone(ref.GuardWrites)
	return ref
}

func (sh *shared) explore(ctx context.Context, model consistency.Model) (*Result, error) {
	endWatch := sh.watch(ctx)
	sh.rvf.put = func(t *rvfTask) { sh.pool.Put(t) }
	ref := sh.startingRefinement()
	endReports := sh.meter.reports()
	explorers := sh.work(model, &ref, whole(sh.cfg))
	endReports()
	endWatch()
	sh.ended()
	if sh.err != nil {
		return nil, sh.err
	}
	if sh.why == "" && sh.rvf.rests != 0 {
		return nil, &BugError{Value: "BUG: something was kept until a signal that nobody was left to bring"}
	}
	sh.meter.last()
	return sh.result(explorers, &ref), nil
}

// result adds up what the explorers did under ref.
func (sh *shared) result(explorers []explorer, ref *Refinement) *Result {
	res := &Result{Workers: sh.cfg.Workers, BoundedAt: map[int32]uint64{}, symmetric: map[event.Tid]bool{}}
	workers := make([]*worker, len(explorers))
	for i, x := range explorers {
		workers[i] = x.base()
		res.add(workers[i])
	}
	if sh.why == "memory" {
		res.Memory = sh.memoryUse(explorers)
	}
	res.Symmetric, res.Distinct = len(res.symmetric), len(ref.Distinct)
	if sh.why != "" {
		res.Stopped = sh.why
	}
	sh.minimiser.add(res)
	res.Errors, res.Warnings = unique(res.Errors), unique(res.Warnings)
	sh.minimiser.choose(res)
	res.Complete -= res.Waiting // workers count them with these
	res.addLimits(workers)
	if res.Vacuous = res.vacuous(); res.Vacuous {
		res.addStops(workers)
	}
	switch {
	case len(res.Errors) > 0:
		res.Verdict = Erroneous
	case res.Stopped != "" || res.Bounded > 0 || len(res.Limits) > 0 || res.Vacuous && !sh.cfg.AllowVacuous:
		res.Verdict = Incomplete
	}
	return res
}

// add folds what worker w counted into r; the order of workers does not matter.
func (r *Result) add(w *worker) {
	r.Complete += w.res.Complete
	r.Blocked += w.res.Blocked
	r.Waiting += w.res.Waiting
	r.Bounded += w.res.Bounded
	r.Cut += w.res.Cut
	for p, n := range w.res.BoundedAt {
		r.BoundedAt[p] += n
	}
	maps.Copy(r.symmetric, w.res.symmetric)
	r.Errors = append(r.Errors, w.res.Errors...)
	r.Warnings = append(r.Warnings, w.res.Warnings...)
	s, t := &r.Stats, &w.res.Stats
	s.Visits += t.Visits
	s.Revisits += t.Revisits
	s.MaxEvents = max(s.MaxEvents, t.MaxEvents)
	s.SpinBlocked += t.SpinBlocked
	s.WitnessKept += t.WitnessKept
	s.WitnessSought += t.WitnessSought
	s.WitnessRefuted += t.WitnessRefuted
	s.WitnessSearched += t.WitnessSearched
	s.CanonicalChecks += t.CanonicalChecks
	s.Verifying += t.Verifying
	s.MootBlocked += t.MootBlocked
	s.AssumeBlocked += t.AssumeBlocked
	c := w.prog.Counters()
	s.Instructions += c.Instructions
	s.CacheHits += c.Hits
	s.CacheMisses += c.Misses
	s.Reruns += c.Reruns
	s.Evictions += c.Evictions
	s.CacheBytes += c.PeakBytes
	p := &w.hand.Stats
	s.Tasks += p.Given
	r.PerWorker = append(r.PerWorker, WorkerStats{Visits: t.Visits, CacheMisses: c.Misses, Given: p.Given, Taken: p.Taken, TaskEvents: p.Size,
		Idle: p.Idle, Giving: p.Giving, Taking: p.Taking, CPU: p.CPU})
}

// unique sorts what was found and keeps one of each kind and position.
func unique(f []Found) []Found {
	slices.SortStableFunc(f, func(a, b Found) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Other, b.Other), cmp.Compare(a.Name, b.Name),
			compareSizes(&a, &b))
	})
	return slices.CompactFunc(f, func(a, b Found) bool {
		return a.Kind == b.Kind && a.Pos == b.Pos && a.Other == b.Other && a.Name == b.Name
	})
}

// BugError is a mistake of ours, caught in a worker.
type BugError struct {
	Value any
	Stack string
}

func (e *BugError) Error() string { return fmt.Sprint(e.Value) }
