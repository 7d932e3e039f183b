package trust

import (
	"math"
	"slices"
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

// almost is the greatest Progress.Share as long as something is left.
const almost = 1 - 1e-9

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
			sh.pool.Raise(signalReport)
			time.Sleep(reportWait)
			sh.pool.Lower(signalReport)
			sh.showProgress(sh.pool.Busy())
		}
	}()
	return func() { close(stop); <-stopped }
}

// begun takes note that worker i begins with a task.
func (sh *shared) begun(i int) {
	if sh.cfg.Progress != nil {
		sh.mu.Lock()
		sh.parts[i].unknown = true
		sh.mu.Unlock()
	}
}

// through takes note that x is through with its task.
func (sh *shared) through(x explorer) {
	if sh.cfg.Progress != nil {
		sh.mu.Lock()
		sh.take(x)
		sh.mu.Unlock()
	}
	if sh.cfg.OnTake != nil {
		sh.cfg.OnTake(OnTakeEnd)
	}
}

// report tells sh what x did since the last time, once for each time it was asked.
func (sh *shared) report(x explorer) {
	w := x.base()
	if n := sh.asked.Load(); n != w.told {
		w.told = n
		sh.mu.Lock()
		sh.take(x)
		sh.mu.Unlock()
	}
}

// take adds what x did since the last time to the progress. mu is held.
func (sh *shared) take(x explorer) {
	w := x.base()
	sh.progress.Complete += w.unsent
	sh.progress.Blocked += w.unsentBlocked
	w.unsent, w.unsentBlocked = 0, 0
	p := &sh.parts[w.hand.Index]
	p.done = float64(w.res.Stats.Visits)
	sh.sizes.add(&w.left.own)
	w.left.all, w.left.own = sh.sizes, sizes{}
	p.left, p.unknown = x.remains(), false
	p.threads, p.events = x.threadsAt(p.threads[:0])
}

// takeSample is take while w samples.
func (sh *shared) takeSample(w *worker) {
	if n := sh.asked.Load(); n != w.told {
		w.told = n
		sh.mu.Lock()
		p := &sh.parts[w.hand.Index]
		p.threads, p.events = w.threadsAt(p.threads[:0])
		sh.mu.Unlock()
	}
}

// threadsAt appends to list the threads of the execution that w is at; of the largest, if
// it samples and follows several. It returns the number of events, too.
func (w *worker) threadsAt(list []ThreadAt) ([]ThreadAt, int) {
	var x *execution
	if n := len(w.stack); n > 0 {
		x = w.stack[n-1]
	}
	for _, y := range w.sampled {
		if x == nil || len(y.g.Order) > len(x.g.Order) {
			x = y
		}
	}
	if x == nil {
		return list, 0
	}
	g := x.g
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Len(t) == 0 {
			continue
		}
		a := ThreadAt{Last: g.Last(t).Step}
		if c := g.Creator(t); c.Thread >= 0 {
			a.Create = g.At(c).Step
		}
		list = append(list, a)
	}
	return list, len(g.Order)
}

func (x *rvf) threadsAt(list []ThreadAt) ([]ThreadAt, int) {
	for t := range x.threads {
		th := &x.threads[t]
		if !th.exists || th.next == nil || th.next.Parent == nil {
			continue
		}
		a := ThreadAt{Last: th.next.Parent}
		if th.create >= 0 {
			a.Create = x.meta[th.create].step
		}
		list = append(list, a)
	}
	return list, len(x.in.ev)
}

// part is what a worker has done, in events, and what it is estimated to have to do.
// unknown: it has taken a task since it told.
type part struct {
	done, left float64
	unknown    bool
	// The threads of the execution that it is at, and how many events that has.
	threads []ThreadAt
	events  int
}

// showProgress calls Config.Progress; so many workers have a task.
func (sh *shared) showProgress(busy int) {
	sh.mu.Lock()
	p := &sh.progress
	p.Threads = nil
	for i, most := 0, 0; i < len(sh.parts); i++ {
		if w := &sh.parts[i]; w.events > most {
			p.Threads, most = slices.Clone(w.threads), w.events
		}
	}
	if sh.sampling {
		p.Sampling, p.Busy = true, 1
		now := *p
		sh.mu.Unlock()
		sh.cfg.Progress(now)
		return
	}
	var done, left float64
	unknown := false
	for _, w := range sh.parts {
		done += w.done
		left += w.left
		unknown = unknown || w.unknown
	}
	p.Busy = busy
	if p.Busy > 0 || sh.pool.Why() != "" {
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
		p.Share = min(p.Share+(1-p.Share)*more/(more+left), almost)
		p.Left = left / done
		sh.visited = done
	}
	now := *p
	sh.mu.Unlock()
	sh.cfg.Progress(now)
}

// lastReport says how far the run got when all workers are through.
func (sh *shared) lastReport(explorers []explorer) {
	if sh.cfg.Progress == nil {
		return
	}
	for _, x := range explorers {
		sh.take(x)
	}
	sh.showProgress(0)
}
