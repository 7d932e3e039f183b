package trust

import (
	"cmp"
	"context"
	"errors"
	"time"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/truST/engine"
	"genmcgo/truST/estimate"
	"genmcgo/truST/result"
)

// sample is the phase in which the number of executions is estimated, with Config.Sampling.
func (r *exploration) sample(ctx context.Context) (*result.Result, error) {
	if r.cfg.Sampling == nil {
		return nil, nil
	}
	var res *result.Result
	_, err := r.refining(&r.cfg, func(sh *attempt) (err error) {
		sh.Sampling, sh.Digests = true, nil // one execution may come up in many samples
		r.estimate, res, err = sh.sample(ctx, r.model, r.onlySample)
		return err
	})
	if err != nil {
		return nil, err
	}
	if r.cfg.OnEstimate != nil {
		r.cfg.OnEstimate(r.estimate)
	}
	if res != nil && res.Stopped == "error" && r.cfg.Minimise != nil && !r.onlySample {
		r.sampled, res = &res.Errors[0], nil
	}
	return res, nil
}

// sample takes samples of the program under sh's refinement; only says that nothing is
// explored after that. res is nil unless that is
// the end of the run: it was stopped, a sample has an error, or no more is wanted.
func (sh *attempt) sample(ctx context.Context, model consistency.Model, only bool) (est *result.Estimate, res *result.Result, err error) {
	endWatch := sh.watch(ctx)
	start := time.Now()
	// What is sampled is not to be counted, shown or limited.
	cfg := *sh.Config
	cfg.MaxExecutions, cfg.OnExecution, cfg.OnTake, cfg.Progress = 0, nil, nil, nil
	ref := sh.Ref.Clone()
	var w *estimate.Sampling
	est = &result.Estimate{}
	endReports := sh.meter.Reports()
	func() {
		defer sh.Recovered()
		m := sh.Pool.NewMember()
		w = estimate.New(newWorker(engine.NewGround(&cfg, &ref), &cfg, sh, model, &ref, m))
		m.Join(w)
		w.Estimate(cfg.Sampling, est)
	}()
	endReports()
	endWatch()
	sh.Ended()
	if l := (*graph.LimitError)(nil); errors.As(sh.Err, &l) && (l.Stop != "" || !only) {
		// A sample got too large. The exploration will see that, too, but it may find an
		// error before.
		est.Why, sh.Err, sh.Why = "limit", nil, ""
		if only {
			sh.Why = l.Stop
		}
	}
	if sh.Why == "memory" && !only {
		// The exploration follows one execution at a time, not a crowd, and may need less.
		est.Why, sh.Why = "memory", ""
	}
	switch {
	case sh.Err != nil:
		return nil, nil, sh.Err
	case sh.Why == "refinement":
		return nil, nil, nil
	}
	est.Elapsed = time.Since(start)
	est.Why = cmp.Or(sh.Why, est.Why)
	if sh.Why != "" || only {
		w.Ledger.Complete, w.Ledger.Waiting, w.Ledger.Blocked, w.Ledger.Bounded, w.Ledger.Cut = 0, 0, 0, 0, 0
		res = sh.result([]engine.Explorer{w}, &ref)
		if res.Verdict == result.Verified {
			res.Verdict = result.Incomplete
		}
	}
	return est, res, nil
}
