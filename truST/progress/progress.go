package progress

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/truST/config"
	"genmcgo/truST/engine"
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

// Meter measures how far a run is, for Config.Progress. A nil one does nothing.
type Meter struct {
	shared *engine.Shared
	asked  atomic.Uint32 // how often workers were asked to report

	mu       sync.Mutex
	now      result.Progress // what trackers reported
	trackers []*tracker      // of workers that have a program
	visited  float64         // events, when the share was computed last
	sizes    engine.Sizes    // of finished alternatives
}

// New is that of sh, nil if nothing uses to know.
func New(sh *engine.Shared, restarts int) *Meter {
	if sh.Config.Progress == nil {
		return nil
	}
	return &Meter{shared: sh, now: result.Progress{Workers: sh.Config.Workers, Restarts: restarts}}
}

// Reports calls Config.Progress from time to time until end, which waits for a call that is
// under way.
func (m *Meter) Reports() (end func()) {
	if m == nil {
		return func() {}
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		defer m.shared.Recovered()
		tick := time.NewTicker(reportEvery)
		defer tick.Stop()
		for {
			select {
			case <-stop:
				return
			case <-tick.C:
			}
			m.asked.Add(1)
			m.shared.Pool.Raise(engine.SignalReport)
			time.Sleep(reportWait)
			m.shared.Pool.Lower(engine.SignalReport)
			m.show(m.shared.Pool.Busy())
		}
	}()
	return func() { close(stop); <-stopped }
}

// tracker observes for a meter what one worker does. part is guarded by the meter's lock.
type tracker struct {
	engine.Blind
	remaining engine.Remaining
	m         *Meter
	w         *engine.Base
	x         engine.Explorer // of w, nil if that only samples
	// Complete and blocked executions not yet reported. told is the last report that was
	// asked for.
	complete, blocked uint64
	told              uint32
	part              part
}

// tracker returns a new one, for w.
func (m *Meter) Tracker(w *engine.Base) *tracker {
	t := &tracker{m: m, w: w}
	t.remaining.Begin()
	m.mu.Lock()
	m.trackers = append(m.trackers, t)
	m.mu.Unlock()
	return t
}

func (t *tracker) Began(x engine.Explorer) {
	t.x = x
	t.remaining.Begin()
	t.m.mu.Lock()
	t.part.unknown = true
	t.m.mu.Unlock()
}

func (t *tracker) Finished(_ *execution.Execution, blocked bool) {
	if blocked {
		t.blocked++
	} else {
		t.complete++
	}
}

// Signalled tells the meter what was done since the last time, once for each time it asked.
func (t *tracker) Signalled(x engine.Explorer, signals uint32) {
	if n := t.m.asked.Load(); signals&engine.SignalReport != 0 && n != t.told {
		t.told = n
		t.report(x)
	}
}

func (t *tracker) Through(x engine.Explorer) { t.report(x) }

func (t *tracker) report(x engine.Explorer) {
	m, p := t.m, &t.part
	m.mu.Lock()
	defer m.mu.Unlock()
	p.threads, p.events = x.ThreadsAt(p.threads[:0])
	if t.m.shared.Sampling {
		return // nothing else of samples counts
	}
	m.now.Complete += t.complete
	m.now.Blocked += t.blocked
	t.complete, t.blocked = 0, 0
	p.done = float64(x.Work())
	t.remaining.Tell(&m.sizes)
	p.left, p.unknown = x.Remains(&t.remaining), false
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

// show calls Config.Progress; busy workers have a task.
func (m *Meter) show(busy int) {
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
	if sh.Sampling {
		p.Sampling, p.Busy = true, 1
		now := *p
		m.mu.Unlock()
		sh.Config.Progress(now)
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
	if p.Busy > 0 || sh.Pool.Why() != "" {
		left = max(left, 1) // something is
	}
	// The share grows by the fraction of the rest that was done since the last time.
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
	sh.Config.Progress(now)
}

// Last says how far the run got when all workers are through.
func (m *Meter) Last() {
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

// TellOnce says how far the run got when it ended with res before there was a meter.
func TellOnce(cfg *config.Config, res *result.Result, restarts int) {
	if cfg.Progress == nil {
		return
	}
	p := result.Progress{Complete: res.Complete, Blocked: res.Blocked, Workers: cfg.Workers, Restarts: restarts}
	if res.Stopped == "" {
		p.Share = 1
	}
	cfg.Progress(p)
}

func (t *tracker) Left(it *execution.Item) { t.remaining.Left(it, t.w.Spent()) }

func (t *tracker) Taking(stack []*execution.Execution, it *execution.Item) {
	t.remaining.Taking(it, len(stack), t.w.Spent())
}

func (t *tracker) Took() { t.remaining.Took() }

func (t *tracker) Exhausted() { t.remaining.Exhausted(t.w.Spent()) }
