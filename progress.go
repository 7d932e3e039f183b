package genmcgo

import (
	"time"

	"genmcgo/report"
	"genmcgo/truST/config"
	"genmcgo/truST/result"
)

// Event says why [Options.OnProgress] was called.
type Event uint8

const (
	// Going: numbers have changed. These calls come irregularly.
	Going Event = iota
	// Begun: an exploration under Progress.Model begins, or the sampling before it.
	Begun
	// Estimated: sampling is over and Progress.Estimate holds its result; the exploration
	// begins.
	Estimated
	// Ended: the exploration is over. No further call is about it.
	Ended
)

// Progress is how far a run is.
type Progress struct {
	Event Event
	Model string // as in Options.Model; several models are explored one after the other
	// Sampling: executions are being sampled. Nothing has been explored yet, and the numbers
	// below mean nothing.
	Sampling          bool
	Complete, Blocked uint64 // executions so far
	// Share estimates the part of the exploration that is done, from 0 to 1. It shrinks only
	// when the exploration starts again (Restarts), and is 1 at the end.
	Share float64
	// Left estimates the remaining work as a multiple of the work done. Unlike Share it
	// corrects earlier estimates.
	Left          float64
	Busy, Workers int // workers that have work, and all of them
	Restarts      int // how often the exploration started again
	// Machines have workers, and Tasks are open; both are 0 unless a cluster explores.
	Machines, Tasks int
	// Estimate is the result of sampling; nil while or unless executions are sampled.
	Estimate *report.Estimate
	// Deadline is when the run ends at the latest; zero if there is no limit.
	Deadline time.Time

	loop func() *Loop
}

// Forecast predicts the size of an exploration and the time it takes.
type Forecast struct {
	Total     float64 // executions, complete and blocked
	Low, High float64 // Total lies between them with a probability of 95 %
	Left      time.Duration
	Done      float64 // elapsed / (elapsed + Left)
}

// Forecast predicts how the exploration goes on. elapsed is the time since it began or last
// started again. ok is false if it is too early for a prediction.
func (p Progress) Forecast(elapsed time.Duration) (f Forecast, ok bool) {
	at := result.Progress{Complete: p.Complete, Blocked: p.Blocked, Share: p.Share, Left: p.Left, Busy: p.Busy, Workers: p.Workers, Restarts: p.Restarts}
	var est *result.Estimate
	if e := p.Estimate; e != nil {
		est = &result.Estimate{Executions: e.Executions, Blocked: e.Blocked, Low: e.Low, High: e.High, Exact: e.Exact}
	}
	of, ok := at.Forecast(elapsed, est)
	return Forecast(of), ok
}

// Loop returns the loop that the largest current execution is in, or nil if it has made few
// rounds. A number of rounds that only grows from call to call hints at a loop that never
// ends. Loop may take a second. It must not be called after OnProgress has returned.
func (p Progress) Loop() *Loop {
	if p.loop == nil {
		return nil
	}
	return p.loop()
}

// watch calls Options.OnProgress for one exploration. A nil watch does nothing.
type watch struct {
	on   func(Progress)
	last Progress
}

// watch announces the exploration of cfg and sets cfg.Progress. sampling says that executions
// are sampled first.
func (s *exploration) watch(cfg *config.Config, sampling bool) *watch {
	if s.opts.OnProgress == nil {
		return nil
	}
	w := &watch{on: s.opts.OnProgress, last: Progress{Event: Begun, Model: s.model.name, Sampling: sampling}}
	w.last.Deadline, _ = s.ctx.Deadline()
	w.on(w.last)
	w.last.Event = Going
	looping := s.looping()
	cfg.Progress = func(at result.Progress) {
		p := &w.last
		p.Sampling, p.Complete, p.Blocked, p.Share, p.Left, p.Busy, p.Workers, p.Restarts = at.Sampling, at.Complete, at.Blocked, at.Share, at.Left, at.Busy, at.Workers, at.Restarts
		now := *p
		now.loop = func() *Loop { return looping(at.Threads) }
		w.on(now)
	}
	return w
}

// estimated reports the result of sampling.
func (w *watch) estimated(e *result.Estimate) {
	if w == nil {
		return
	}
	w.last.Estimate = report.NewEstimate(e)
	now := w.last
	now.Event, now.Sampling = Estimated, false
	w.on(now)
}

func (w *watch) end() {
	if w != nil {
		w.last.Event = Ended
		w.on(w.last)
	}
}
