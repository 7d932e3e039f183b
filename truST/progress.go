package trust

import "time"

// Config.Progress is called every reportEvery; workers have reportWait to say what
// they did until then.
const (
	reportEvery = 100 * time.Millisecond
	reportWait  = time.Millisecond
)

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
	p := &sh.progress
	p.Complete += w.unsent
	p.Blocked += w.unsentBlocked
	p.Share += w.done
	w.unsent, w.unsentBlocked, w.done = 0, 0, 0
}

func (sh *shared) showProgress() {
	sh.mu.Lock()
	p := sh.progress
	p.Busy = p.Workers - sh.waiting
	sh.mu.Unlock()
	p.Share = min(p.Share, 1) // but for rounding
	sh.cfg.Progress(p)
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
	if sh.why == "" {
		sh.progress.Share = 1 // but for rounding
	}
	sh.waiting = sh.cfg.Workers
	sh.showProgress()
}
