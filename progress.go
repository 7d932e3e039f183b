package genmcgo

import (
	"time"

	"genmcgo/report"
	trust "genmcgo/truST"
)

// Event says why [Options.OnProgress] is called.
type Event uint8

const (
	// Going on: numbers have changed. This comes now and then, not at regular times.
	Going Event = iota
	// Begun: an exploration under Progress.Model begins, or the sampling before it.
	Begun
	// Estimated: the sampling is over, Progress.Estimate has what it told, and the
	// exploration begins.
	Estimated
	// Ended: the exploration is over. No call about it follows.
	Ended
)

// Progress is how far a run is.
type Progress struct {
	Event Event
	Model string // as in Options.Model; several are explored one after the other
	// Sampling: executions are being sampled; nothing is explored yet, and the numbers
	// below do not count.
	Sampling          bool
	Complete, Blocked uint64 // executions so far
	// Share is the part of the exploration that is done, from 0 to 1, as far as one can
	// tell. It does not shrink, but when the exploration begins again (Restarts), and is
	// 1 at the end.
	Share float64
	// Left is how much work is estimated to be left, as a multiple of what was done.
	// Unlike Share it makes up for estimates that were wrong.
	Left          float64
	Busy, Workers int // workers that have something to do, and all of them
	Restarts      int
	// Estimate is what samples told, nil without, or as long as they are taken.
	Estimate *report.Estimate
	// Deadline is when the run ends at the latest, zero if at no certain time.
	Deadline time.Time

	loop func() *Loop
}

// Forecast is what an exploration that is under way will probably come to.
type Forecast struct {
	Total     float64 // executions, complete and blocked
	Low, High float64 // have it between them with a probability of 95 %
	Left      time.Duration
	Done      float64 // elapsed / (elapsed + Left)
}

// Forecast says how an exploration goes on that began, for the last time, so long ago. It is
// false if it is too early to say anything.
func (p Progress) Forecast(elapsed time.Duration) (Forecast, bool) {
	at := trust.Progress{Complete: p.Complete, Blocked: p.Blocked, Share: p.Share, Left: p.Left, Busy: p.Busy, Workers: p.Workers, Restarts: p.Restarts}
	var est *trust.Estimate
	if e := p.Estimate; e != nil {
		est = &trust.Estimate{Executions: e.Executions, Blocked: e.Blocked, Low: e.Low, High: e.High, Exact: e.Exact}
	}
	f, ok := at.Forecast(elapsed, est)
	return Forecast(f), ok
}

// Loop finds the loop that the largest execution which a worker is at goes round in, nil if there is
// none worth mentioning. If the number of rounds only grows from call to call, it may never end. It may take
// a second, and is only to be called while OnProgress has not returned.
func (p Progress) Loop() *Loop {
	if p.loop == nil {
		return nil
	}
	return p.loop()
}

// watch tells OnProgress how far an exploration is. A nil watch tells nothing.
type watch struct {
	on   func(Progress)
	last Progress
}

// watch begins to watch the exploration of cfg, which sampling says is sampled first.
func (s *session) watch(cfg *trust.Config, sampling bool) *watch {
	if s.opts.OnProgress == nil {
		return nil
	}
	w := &watch{on: s.opts.OnProgress, last: Progress{Event: Begun, Model: s.model.name, Sampling: sampling}}
	w.last.Deadline, _ = s.ctx.Deadline()
	w.on(w.last)
	w.last.Event = Going
	looping := s.looping()
	cfg.Progress = func(at trust.Progress) {
		p := &w.last
		p.Sampling, p.Complete, p.Blocked, p.Share, p.Left, p.Busy, p.Workers, p.Restarts = at.Sampling, at.Complete, at.Blocked, at.Share, at.Left, at.Busy, at.Workers, at.Restarts
		now := *p
		now.loop = func() *Loop { return looping(at.Threads) }
		w.on(now)
	}
	return w
}

// estimated tells what sampling told.
func (w *watch) estimated(e *trust.Estimate) {
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
