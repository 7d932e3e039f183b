package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"genmcgo/report"
	trust "genmcgo/truST"
)

// estimateFlags are about samples.
var estimateFlags = []string{"estimate-min", "estimate-max", "estimate-threshold", "estimate-crowd", "estimate-histogram"}

// notEstimating lists the flags that mean nothing to genmcgo estimate, with why.
var notEstimating = map[string]string{
	"estimate":         "estimating is what the command is for",
	"max-executions":   "it estimates how many there are in all",
	"print-executions": "it prints no executions",
	"stats":            "it does not explore the program",
	"keep-going":       "an error ends it",
	"junit":            "it gives no verdict",
	"coverage":         "samples do not show what no execution reaches",
	"sarif":            "it gives no verdict",
	"dot":              "it draws nothing",
	"svg":              "it draws nothing",
	"html":             "it draws nothing",
	"minimise":         "it does not look for errors, and the first one ends it",
}

// parseEstimate is parseArgs for genmcgo estimate.
func parseEstimate(args []string) (*options, error) {
	o, err := parse(&options{estimating: true}, args)
	if err != nil || o.help || o.version {
		return o, err
	}
	for _, name := range slices.Sorted(maps.Keys(notEstimating)) {
		if o.flags.Changed(name) {
			return nil, fmt.Errorf("genmcgo estimate does not take --%s: %s", name, notEstimating[name])
		}
	}
	return o, nil
}

// sampling says how executions are sampled, nil if they are not.
func (o *options) sampling() *trust.Sampling {
	if !o.estimate || o.equivalence == "rvf" {
		return nil
	}
	s := &trust.Sampling{Min: o.estimateMin, Max: o.estimateMax, Threshold: o.estimateThreshold, Keep: o.estimateHistogram, Seed: o.seed,
		CrowdSize: o.estimateCrowd, Crowds: smallCrowds}
	if o.estimating {
		s.Crowds = largeCrowds
		if !o.flags.Changed("estimate-max") {
			s.Max = manySamples
		}
		if !o.flags.Changed("estimate-crowd") {
			s.CrowdSize = largeCrowd
		}
	}
	if o.flags.Changed("estimate-max") {
		s.Min = min(s.Min, s.Max)
	} else {
		s.Max = max(s.Min, s.Max)
	}
	if o.maxExecutions > 0 { // it is not worth more samples than that
		s.Max = int(min(uint64(s.Max), o.maxExecutions))
		s.Min = min(s.Min, s.Max)
		s.CrowdSize = min(s.CrowdSize, s.Max)
	}
	if s.CrowdSize == 0 {
		s.Crowds = 0
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

// estimateEffort is trust.Sampling.Effort of genmcgo estimate: some ten seconds.
const estimateEffort = 20_000_000

// A trial run lasts trialTime, longer if it has not seen trialCount executions, but not
// longer than maxTrialTime. How fast it is counts from trialStart on: at first there is
// much to interpret that later is known.
const (
	trialStart   = 100 * time.Millisecond
	trialTime    = 400 * time.Millisecond
	trialCount   = 20
	maxTrialTime = 3 * time.Second
)

// estimate is the command genmcgo estimate: it samples the program under each model,
// explores it for a moment to see how fast that is, and prints what comes of it. An
// error ends it with the usual report.
func (s *session) estimate() int {
	out := &report.Outlooks{Schema: report.Schema, Tool: "genmcgo", Version: version(), Program: s.opts.file,
		Command: strings.Replace(s.opts.command(), "genmcgo", "genmcgo estimate", 1)}
	code := exitVerified
	for i := range s.opts.models {
		p := s.part(i, trust.Refinement{})
		o, res, err := p.outlook()
		p.endProgress()
		if err != nil {
			return p.failed(err)
		}
		if res != nil {
			return p.finish(res)
		}
		if o.Stopped != "" {
			code = exitIncomplete
		}
		out.Models = append(out.Models, *o)
	}
	write := out.WriteText
	if s.opts.format == "json" {
		write = out.WriteJSON
	}
	var err error
	if s.opts.json != "-" { // else that is what stands there
		err = write(s.stdout)
	}
	if err == nil {
		err = s.stdout.Flush()
	}
	if err == nil && s.opts.json != "" {
		err = s.writeFile(s.opts.json, out.WriteJSON)
	}
	if err != nil {
		fmt.Fprintln(s.stderr, "genmcgo:", err)
		return exitUsage
	}
	return code
}

// outlook estimates the exploration under the session's model. If something is wrong
// with the program it returns the result that says so.
func (s *session) outlook() (*report.Outlook, *trust.Result, error) {
	cfg := s.engine()
	cfg.Sampling = s.opts.sampling()
	if !slices.ContainsFunc(estimateFlags, s.opts.flags.Changed) {
		cfg.Sampling.Effort = estimateEffort
	}
	ends, _ := s.ctx.Deadline()
	if s.progress = newProgress(s.screen, s.opts, "", true, ends); s.progress != nil {
		cfg.Progress, s.progress.looping = s.progress.show, s.looping()
	}
	res, err := trust.Sample(s.ctx, cfg)
	if err != nil || len(res.Errors) > 0 {
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
	var first, last trust.Progress
	var forecast *trust.Forecast
	var began time.Duration // the exploration, for the last time
	cfg.Progress = func(p trust.Progress) {
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
	if len(res.Errors) > 0 {
		return nil, res, nil
	}
	if s.ctx.Err() != nil {
		stopped = s.cut(start).Stopped
	}
	return report.NewOutlook(s.context(), res, trial, forecast, stopped), nil, nil
}
