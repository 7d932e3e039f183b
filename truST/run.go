package trust

import (
	"cmp"
	"context"
	"errors"
	"runtime"
	"runtime/debug"
	"time"

	"genmcgo/consistency"
	"genmcgo/graph"
)

// exploration is a run of the engine, with what its phases find out for those that follow.
type exploration struct {
	cfg        Config
	model      consistency.Model
	simplified string // why it is another model than was asked for
	start      time.Time
	ref        Refinement
	restarts   int
	choice     *Choice // with Config.Equivalence "auto"
	warnings   []Found // of trials to choose by, under ref
	estimate   *Estimate
	sampled    *Found // the error that a sample had, under ref, if a smaller one is to be found
}

// run goes through the phases of a run. Each may end it with a result.
func run(ctx context.Context, cfg Config) (_ *Result, err error) {
	defer func() { // workers have recovered; this is for the callbacks that run here
		if p := recover(); p != nil {
			err = &BugError{Value: p, Stack: string(debug.Stack())}
		}
	}()
	r, err := validate(cfg)
	if err != nil {
		return nil, err
	}
	for _, phase := range []func(context.Context) (*Result, error){r.choose, r.sample, r.explore} {
		if res, err := phase(ctx); err != nil {
			return nil, err
		} else if res != nil {
			return r.finish(res), nil
		}
	}
	panic("BUG: the last phase has a result")
}

// demands are what parts of the engine that a run may have demand of its configuration,
// each in its own room: what they cannot be combined with.
var demands = []func(cfg *Config, model consistency.Model) error{
	checkHoles, checkEquivalence, checkRecorder,
}

// validate finds out whether cfg can be run, and makes it what will be.
func validate(cfg Config) (*exploration, error) {
	if cfg.Workers < 1 {
		return nil, &ConfigError{"Workers", "at least one worker is needed"}
	}
	model, simplified, err := modelOf(&cfg)
	if err != nil {
		return nil, err
	}
	for _, check := range demands {
		if err := check(&cfg, model); err != nil {
			return nil, err
		}
	}
	if !cfg.Oversubscribe {
		// More would only take turns, each with a tree of steps of its own.
		cfg.Workers = min(cfg.Workers, runtime.GOMAXPROCS(0))
	}
	r := &exploration{cfg: cfg, model: model, simplified: simplified, start: time.Now()}
	r.ref.demand(model)
	return r, nil
}

// explore is the phase in which everything is explored.
func (r *exploration) explore(ctx context.Context) (*Result, error) {
	var res *Result
	_, err := r.refining(&r.cfg, func(sh *shared) (err error) {
		sh.minimiser.seek(r.sampled)
		res, err = sh.explore(ctx, r.model)
		return err
	})
	return res, err
}

// refining calls f, which explores or samples as cfg says, with a new shared until that does
// not end because of a refinement. It returns the last one.
func (r *exploration) refining(cfg *Config, f func(sh *shared) error) (*shared, error) {
	applyNoUnblock(cfg, r.model)
	for {
		sh := newShared(cfg, r.ref, r.restarts)
		if err := f(sh); err != nil {
			return nil, err
		}
		if sh.why != "refinement" {
			return sh, nil
		}
		if r.restarts++; r.restarts > maxRestarts {
			return nil, errRestarts
		}
		r.ref = sh.ref
		r.warnings, r.sampled = nil, nil // of a program with other events
	}
}

// finish completes the result of r.
func (r *exploration) finish(res *Result) *Result {
	res.Stats.Restarts = r.restarts
	res.Elapsed = time.Since(r.start)
	res.ModelUsed, res.Simplified = r.model.Name(), r.simplified
	res.Equivalence = cmp.Or(r.cfg.Equivalence, "co")
	res.Estimate, res.Choice = r.estimate, r.choice
	res.Warnings = unique(append(res.Warnings, r.warnings...))
	return res
}

// maxRestarts bounds how often a refinement may start the exploration again.
const maxRestarts = 1000

// errRestarts ends a run that was started again too often.
var errRestarts = &graph.LimitError{Msg: "the program mixes access sizes in too many ways"}

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

func (sh *shared) explore(ctx context.Context, model consistency.Model) (*Result, error) {
	endWatch := sh.watch(ctx)
	sh.rvf.put = func(t *rvfTask) { sh.pool.Put(t) }
	ref := sh.ref.clone()
	endReports := sh.meter.reports()
	explorers := sh.work(model, &ref, whole(sh.cfg))
	endReports()
	endWatch()
	sh.ended()
	if sh.err != nil {
		return nil, sh.err
	}
	if sh.why == "" && sh.rvf.rests != 0 {
		return nil, &BugError{Value: "BUG: something was kept until a signal that no worker was left to bring"}
	}
	sh.meter.last()
	return sh.result(explorers, &ref), nil
}
