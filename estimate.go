package genmcgo

import (
	"cmp"
	"context"
	"strings"
	"time"

	"genmcgo/report"
	trust "genmcgo/truST"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Estimate samples executions under each of the models in o.Model, explores for a moment to
// measure the speed, and estimates how many executions there are and how long they take. If it
// finds an error in the program, or ctx ended before the program was read, it returns a
// report instead of an estimate.
func (p *Program) Estimate(ctx context.Context, o Options) (est *report.Outlooks, wrong *report.Report, err error) {
	defer recovered(&err)
	ctx, cancel := o.within(ctx)
	defer cancel()
	models, err := p.models(&o)
	if err != nil {
		return nil, nil, err
	}
	if err := o.check(len(models), true); err != nil {
		return nil, nil, err
	}
	if p, err = p.under(&o); err != nil {
		return nil, nil, err
	}
	var names []string
	for _, m := range models {
		names = append(names, m.name)
	}
	est = &report.Outlooks{Schema: report.Schema, Tool: "genmcgo", Version: Version(), Program: p.src.Name, Files: p.src.names()}
	for _, m := range models {
		s := p.exploration(ctx, &o, m)
		s.all = len(models)
		est.Command = strings.Replace(s.command(strings.Join(names, ",")), "genmcgo", "genmcgo estimate", 1)
		if p.prog == nil {
			r, err := s.report(s.cut())
			return nil, r, err
		}
		out, res, err := s.outlook()
		if err != nil {
			return nil, nil, explored(err, &o, p.prog, p.src.Name)
		}
		if res != nil {
			r, err := s.report(res)
			return nil, r, err
		}
		est.Models = append(est.Models, *out)
	}
	return est, nil, nil
}

// outlook estimates the exploration under the model of s. If something is wrong
// with the program it returns the result that says so.
func (s *exploration) outlook() (*report.Outlook, *result.Result, error) {
	cfg := s.engine()
	cfg.Sampling = s.opts.sampling(true)
	watch := s.watch(&cfg, true)
	defer watch.end()
	res, err := trust.Sample(s.ctx, cfg)
	if err != nil || len(res.Errors) > 0 || result.AtLimit(res.Stopped) {
		return nil, res, err
	}
	est := res.Estimate
	stopped := ""
	if res.Stopped == "memory" {
		stopped = res.Stopped
	}

	cfg.Sampling = nil
	ctx, cancel := context.WithCancel(s.ctx)
	defer cancel()
	start := time.Now()
	var trial report.Trial
	var from time.Duration // the trial is measured from then on
	var first, last result.Progress
	var forecast *result.Forecast
	var began time.Duration // the exploration, for the last time
	cfg.Progress = func(p result.Progress) {
		now := time.Since(start)
		if p.Restarts != last.Restarts {
			began = now
		}
		last = p
		if f, ok := p.Forecast(now-began, est); ok {
			forecast = &f
		}
		if from == 0 || p.Restarts != first.Restarts {
			if now >= trialStart {
				first, from = p, now
			}
			return
		}
		trial.Seconds, trial.Executions, trial.Blocked = (now - from).Seconds(), p.Complete-first.Complete, p.Blocked-first.Blocked
		if now >= trialTime && p.Complete+p.Blocked >= trialCount || now >= maxTrialTime {
			cancel()
		}
	}
	if res, err = trust.Run(ctx, cfg); err != nil {
		return nil, nil, err
	}
	res.Estimate = est
	if len(res.Errors) > 0 || result.AtLimit(res.Stopped) {
		return nil, res, nil
	}
	if s.ctx.Err() != nil {
		stopped = s.cut().Stopped
	}
	return report.NewOutlook(s.context(), res, trial, forecast, stopped), nil, nil
}

// sampling returns how executions are sampled: before an exploration, or by Program.Estimate if
// estimating is set. It is nil if they are not sampled.
func (o *Options) sampling(estimating bool) *config.Sampling {
	e := o.Estimate
	if e.Off || o.Equivalence == "rvf" || o.Bound != "" {
		return nil
	}
	s := &config.Sampling{Min: cmp.Or(e.Min, defaultMin), Max: cmp.Or(e.Max, fewSamples), Threshold: max(cmp.Or(e.Threshold, defaultThreshold), 0), Keep: e.Histogram, Seed: o.Seed,
		CrowdSize: max(cmp.Or(e.Crowd, smallCrowd), 0), Crowds: smallCrowds}
	effort := samplingEffort
	if estimating {
		s.Max, s.CrowdSize, s.Crowds = cmp.Or(e.Max, manySamples), max(cmp.Or(e.Crowd, largeCrowd), 0), largeCrowds
		effort = estimateEffort
	}
	if e.Max != 0 {
		s.Min = min(s.Min, s.Max)
	} else {
		s.Max = max(s.Min, s.Max)
	}
	if o.MaxExecutions > 0 { // it is not worth more samples than that
		s.Max = int(min(uint64(s.Max), o.MaxExecutions))
		s.Min = min(s.Min, s.Max)
		s.CrowdSize = min(s.CrowdSize, s.Max)
	}
	if s.CrowdSize == 0 {
		s.Crowds = 0
	}
	if !e.chosen() {
		s.Effort = effort
	}
	return s
}

// A few crowds tell more than one large one: how far they agree. Before an exploration
// estimation must cost next to nothing.
const (
	fewSamples, manySamples = 200, 1000
	smallCrowd, smallCrowds = 30, 5
	largeCrowd, largeCrowds = 200, 10
)

// samplingEffort is config.Sampling.Effort before an exploration, which no user wants to
// wait for: a second at most, unless the first samples take longer. estimateEffort is that
// of an estimate without one: some ten seconds.
const (
	samplingEffort = 1_000_000
	estimateEffort = 20_000_000
)

// Other defaults of Sampling.
const (
	defaultMin       = 10
	defaultThreshold = 0.1
)

// A trial run lasts trialTime, longer if it has not seen trialCount executions, but not
// longer than maxTrialTime. How fast it is counts from trialStart on: at first there is
// much to interpret that later is known.
const (
	trialStart   = 100 * time.Millisecond
	trialTime    = 400 * time.Millisecond
	trialCount   = 20
	maxTrialTime = 3 * time.Second
)
