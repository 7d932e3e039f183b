package trust

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
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

// meter measures how far a run is, for Config.Progress. A nil one does nothing.
type meter struct {
	shared *shared
	asked  atomic.Uint32 // how often workers were asked to report

	mu       sync.Mutex
	now      result.Progress // what trackers reported
	trackers []*tracker      // of workers that have a program
	visited  float64         // events, when the share was computed last
	sizes    sizes           // of finished alternatives
}

// newMeter is that of sh, nil if nothing uses to know.
func newMeter(sh *shared, restarts int) *meter {
	if sh.cfg.Progress == nil {
		return nil
	}
	return &meter{shared: sh, now: result.Progress{Workers: sh.cfg.Workers, Restarts: restarts}}
}

// reports calls Config.Progress from time to time until end, which waits for a call that is
// under way.
func (m *meter) reports() (end func()) {
	if m == nil {
		return func() {}
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		defer m.shared.recovered()
		tick := time.NewTicker(reportEvery)
		defer tick.Stop()
		for {
			select {
			case <-stop:
				return
			case <-tick.C:
			}
			m.asked.Add(1)
			m.shared.pool.Raise(signalReport)
			time.Sleep(reportWait)
			m.shared.pool.Lower(signalReport)
			m.show(m.shared.pool.Busy())
		}
	}()
	return func() { close(stop); <-stopped }
}

// tracker observes for a meter what one worker does. part is guarded by the meter's lock.
type tracker struct {
	blind
	remaining
	m *meter
	w *worker
	x explorer // of w, nil if that only samples
	// Complete and blocked executions not yet reported. told is the last report that was
	// asked for.
	complete, blocked uint64
	told              uint32
	part              part
}

// tracker returns a new one, for w.
func (m *meter) tracker(w *worker) *tracker {
	t := &tracker{m: m, w: w}
	t.inherit = -1
	m.mu.Lock()
	m.trackers = append(m.trackers, t)
	m.mu.Unlock()
	return t
}

func (t *tracker) began(x explorer) {
	t.x = x
	t.open, t.inherit = t.open[:0], -1
	t.m.mu.Lock()
	t.part.unknown = true
	t.m.mu.Unlock()
}

func (t *tracker) finished(_ *execution.Execution, blocked bool) {
	if blocked {
		t.blocked++
	} else {
		t.complete++
	}
}

// signalled tells the meter what was done since the last time, once for each time it asked.
func (t *tracker) signalled(x explorer, signals uint32) {
	if n := t.m.asked.Load(); signals&signalReport != 0 && n != t.told {
		t.told = n
		t.report(x)
	}
}

func (t *tracker) through(x explorer) { t.report(x) }

func (t *tracker) report(x explorer) {
	m, p := t.m, &t.part
	m.mu.Lock()
	defer m.mu.Unlock()
	p.threads, p.events = x.threadsAt(p.threads[:0])
	if t.m.shared.sampling {
		return // nothing else of samples counts
	}
	m.now.Complete += t.complete
	m.now.Blocked += t.blocked
	t.complete, t.blocked = 0, 0
	p.done = float64(x.Work())
	m.sizes.add(&t.own)
	t.all, t.own = m.sizes, sizes{}
	p.left, p.unknown = x.remains(&t.remaining), false
}

// threadsAt appends to list the threads of the execution that w is at, and returns the
// number of events, too.
func (w *worker) threadsAt(list []result.ThreadAt) ([]result.ThreadAt, int) {
	if n := len(w.stack); n > 0 {
		return w.stack[n-1].ThreadsAt(list)
	}
	return list, 0
}

func (x *rvf) threadsAt(list []result.ThreadAt) ([]result.ThreadAt, int) {
	for t := range x.threads {
		th := &x.threads[t]
		if !th.exists || th.next == nil || th.next.Parent == nil {
			continue
		}
		a := result.ThreadAt{Last: th.next.Parent}
		if th.create >= 0 {
			a.Create = x.meta[th.create].step
		}
		list = append(list, a)
	}
	return list, len(x.in.Events)
}

// part is what a worker has done, in events, and what it is estimated to have to do.
// unknown: it has taken a task since it told.
type part struct {
	done, left float64
	unknown    bool
	// The threads of the execution that it is at, and how many events that has.
	threads []result.ThreadAt
	events  int
}

// show calls Config.Progress; so many workers have a task.
func (m *meter) show(busy int) {
	sh := m.shared
	m.mu.Lock()
	p := &m.now
	p.Threads = nil
	most := 0
	for _, t := range m.trackers {
		if t.part.events > most {
			p.Threads, most = slices.Clone(t.part.threads), t.part.events
		}
	}
	if sh.sampling {
		p.Sampling, p.Busy = true, 1
		now := *p
		m.mu.Unlock()
		sh.cfg.Progress(now)
		return
	}
	var done, left float64
	unknown := false
	for _, t := range m.trackers {
		done += t.part.done
		left += t.part.left
		unknown = unknown || t.part.unknown
	}
	p.Busy = busy
	if p.Busy > 0 || sh.pool.Why() != "" {
		left = max(left, 1) // something is
	}
	// What is done of the rest since the last time is so much of the rest of the share.
	if more := done - m.visited; left == 0 {
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
		m.visited = done
	}
	now := *p
	m.mu.Unlock()
	sh.cfg.Progress(now)
}

// last says how far the run got when all workers are through.
func (m *meter) last() {
	if m == nil {
		return
	}
	for _, t := range m.trackers {
		if t.x != nil {
			t.report(t.x)
		}
	}
	m.show(0)
}

// tellOnce says how far the run got when it ended with res before there was a meter.
func tellOnce(cfg *config.Config, res *result.Result, restarts int) {
	if cfg.Progress == nil {
		return
	}
	p := result.Progress{Complete: res.Complete, Blocked: res.Blocked, Workers: cfg.Workers, Restarts: restarts}
	if res.Stopped == "" {
		p.Share = 1
	}
	cfg.Progress(p)
}
