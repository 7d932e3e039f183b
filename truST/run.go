package trust

import (
	"context"
	"errors"
	"runtime"
	"runtime/debug"
	"time"

	"genmcgo/consistency"
	"genmcgo/truST/config"
	"genmcgo/truST/equivalence"
	"genmcgo/truST/filter"
	"genmcgo/truST/hunt"
	"genmcgo/truST/result"
)

// run goes through the phases of a run.
func run(ctx context.Context, cfg config.Config, onlySample bool) (_ *result.Result, err error) {
	defer func() { // workers have recovered; this is for the callbacks that run here
		if p := recover(); p != nil {
			err = &result.BugError{Value: p, Stack: string(debug.Stack())}
		}
	}()
	r, res, err := prepare(ctx, cfg, onlySample)
	if err != nil || res != nil {
		return res, err
	}
	if res, err = r.explore(ctx); err != nil {
		return nil, err
	}
	return r.finish(res), nil
}

// prepare goes through the phases before the exploration. Each may end the run with a result.
func prepare(ctx context.Context, cfg config.Config, onlySample bool) (*exploration, *result.Result, error) {
	r, err := validate(cfg)
	if err != nil {
		return nil, nil, err
	}
	r.onlySample = onlySample
	for _, phase := range []func(context.Context) (*result.Result, error){r.choose, r.sample} {
		if res, err := phase(ctx); err != nil {
			return nil, nil, err
		} else if res != nil {
			return nil, r.finish(res), nil
		}
	}
	return r, nil, nil
}

// demands are what parts of the engine that a run may have demand of its configuration,
// each in its own room: what they cannot be combined with.
var demands = []func(cfg *config.Config, model consistency.Model) error{
	equivalence.CheckHoles, checkEquivalence, filter.CheckCommuteIf, filter.CheckBound, checkRecorder, hunt.Check,
}

// validate finds out whether cfg can be run, and makes it what will be.
func validate(cfg config.Config) (*exploration, error) {
	if cfg.Workers < 1 {
		return nil, &config.Error{Field: "Workers", Msg: "at least one worker is needed"}
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
	equivalence.ApplyCommuting(&cfg, model)
	if !cfg.Oversubscribe {
		// More would only take turns, each with a tree of steps of its own.
		cfg.Workers = min(cfg.Workers, runtime.GOMAXPROCS(0))
	}
	r := &exploration{cfg: cfg, model: model, simplified: simplified, start: time.Now()}
	r.ref.Demand(model)
	return r, nil
}

// explore is the phase in which everything is explored.
func (r *exploration) explore(ctx context.Context) (*result.Result, error) {
	var res *result.Result
	_, err := r.refining(&r.cfg, func(sh *attempt) (err error) {
		sh.minimiser.Seek(r.sampled)
		res, err = sh.explore(ctx, r.model)
		return err
	})
	return res, err
}

// finish completes the result of r.
func (r *exploration) finish(res *result.Result) *result.Result {
	res.Stats.Restarts = r.restarts
	res.Elapsed = time.Since(r.start)
	res.ModelUsed, res.Simplified = r.model.Name(), r.simplified
	equivalence.Used(&r.cfg, r.model, &r.ref, res)
	res.Commuting, res.CommuteIf = equivalence.Commutes(&r.cfg, r.model, &r.ref), r.cfg.CommuteIf
	res.Estimate, res.Choice = r.estimate, r.choice
	res.Warnings = result.Unique(append(res.Warnings, r.warnings...))
	return res
}

// Run explores the program. It returns an error for programs that cannot be
// explored (something unsupported, a limit); verdicts are in the Result, which
// is valid (and marked Stopped) also when ctx ended the run. A panic, also one of a
// callback in cfg, ends the run with a result.BugError.
func Run(ctx context.Context, cfg config.Config) (*result.Result, error) { return run(ctx, cfg, false) }

// Possible returns a *config.Error if cfg cannot be run with any program. OnlySC and NoSC, which
// depend on the program, count only if simplify is set: then they may have any value.
func Possible(cfg config.Config, simplify bool) error {
	_, why := validate(cfg)
	if !simplify {
		return why
	}
	for _, cfg.OnlySC = range []bool{false, true} {
		for _, cfg.NoSC = range []bool{false, true} {
			if _, err := validate(cfg); err == nil {
				return nil
			}
		}
	}
	return why
}

// Sample is Run with Config.Sampling, which must be set, but it explores nothing.
// The verdict of the Result is Incomplete, unless a sample has an error.
func Sample(ctx context.Context, cfg config.Config) (*result.Result, error) {
	if cfg.Sampling == nil {
		return nil, errors.New("nothing says how to sample (Config.Sampling)")
	}
	if cfg.Equivalence == "auto" {
		return nil, &config.Error{Field: "Equivalence", Msg: "samples do not tell which equivalence to choose (auto)"}
	}
	return run(ctx, cfg, true)
}
