package trust

import (
	"math"
	"time"
)

// Config.Progress is called every reportEvery; workers have reportWait to say what
// they did until then.
const (
	reportEvery = 100 * time.Millisecond
	reportWait  = time.Millisecond
)

// leftMemory is how much work, as a part of all that was done, passes until an estimate
// of what is left counts for 1/e of what it did.
const leftMemory = 0.2

// reports calls Config.Progress, if it is set, from time to time until end, which
// waits for a call that is under way.
func (sh *shared) reports() (end func()) {
	if sh.cfg.Progress == nil {
		return func() {}
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(reportEvery)
		defer tick.Stop()
		for {
			select {
			case <-stop:
				return
			case <-tick.C:
			}
			sh.asked.Add(1)
			sh.signal.Or(signalReport)
			time.Sleep(reportWait)
			sh.signal.And(^uint32(signalReport))
			sh.showProgress()
		}
	}()
	return func() { close(stop); <-stopped }
}

// report tells sh what w did since the last time, once for each time it was asked.
func (sh *shared) report(w *worker) {
	if n := sh.asked.Load(); n != w.told {
		w.told = n
		sh.mu.Lock()
		sh.take(w)
		sh.mu.Unlock()
	}
}

// take adds what w did since the last time to the progress. mu is held.
func (sh *shared) take(w *worker) {
	sh.progress.Complete += w.unsent
	sh.progress.Blocked += w.unsentBlocked
	w.unsent, w.unsentBlocked = 0, 0
	p := &sh.parts[w.index]
	p.done = float64(w.res.Stats.Visits)
	sh.sizes.add(&w.left.own)
	w.left.all, w.left.own = sh.sizes, sizes{}
	p.left, p.unknown = w.remains(), false
}

// part is what a worker has done, in events, and what it is estimated to have to do.
// unknown: it has taken a task since it told.
type part struct {
	done, left float64
	unknown    bool
}

func (sh *shared) showProgress() {
	sh.mu.Lock()
	p := &sh.progress
	var done, left float64
	unknown := false
	for _, w := range sh.parts {
		done += w.done
		left += w.left
		unknown = unknown || w.unknown
	}
	p.Busy = p.Workers - sh.waiting
	if p.Busy > 0 || sh.why != "" {
		left = max(left, 1) // something is
	}
	// What is done of the rest since the last time is so much of the rest of the share.
	if more := done - sh.visited; left == 0 {
		p.Share, p.Left = 1, 0
	} else if more > 0 && !unknown {
		// What that comes to goes up and down, so an average over time is taken, of the
		// logarithm, since it may be wrong by a factor.
		if p.Left > 0 {
			k := -math.Expm1(-more / (leftMemory * done))
			left = done * math.Exp(k*math.Log(left/done)+(1-k)*math.Log(p.Left))
		}
		p.Share += (1 - p.Share) * more / (more + left)
		p.Left = left / done
		sh.visited = done
	}
	now := *p
	sh.mu.Unlock()
	sh.cfg.Progress(now)
}

// lastReport says how far the run got when all workers are through.
func (sh *shared) lastReport(workers []*worker) {
	if sh.cfg.Progress == nil {
		return
	}
	for _, w := range workers {
		if w != nil {
			sh.take(w)
		}
	}
	sh.waiting = sh.cfg.Workers
	sh.showProgress()
}
