package nats

import (
	"strconv"
	"sync/atomic"
	"time"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// How workers that are idle get tasks from those that are busy.
//
// A slot that has nothing to do is a want. Its worker tells it to one of the workers that are busy, which keeps it
// until it has split off an alternative for it. If that takes long, or it has nothing left itself, it passes the want
// on to another one. So each want is with one worker at a time, and as many alternatives are split off as there
// are wants. A want may be lost, with the worker that keeps it; therefore who is still idle after a while tells
// again, and who hears that has one want at least.

// hungrySubject is where wants are told: the data is their number, nothing if they were told before.
func hungrySubject(id string) string { return "genmcgo.hungry." + id }

const (
	// splitAfter is how long an attempt runs before it is split: below, splitting costs more than it
	// brings.
	splitAfter = 10 * time.Millisecond
	// splitWithin is how long an attempt that has nothing to give yet keeps the wants. It is still split when it
	// has something.
	splitWithin = 100 * time.Millisecond
	// maxWants bounds what a stranger can make a worker believe.
	maxWants = 1 << 12
)

// tell tells a busy worker that there are wants of r, or that some which were told before are still there if
// wants is 0.
func (r *run) tell(wants int) {
	if wants == 0 {
		r.w.c.nc.Publish(hungrySubject(r.id), nil)
		return
	}
	r.w.c.nc.PublishRequest(hungrySubject(r.id), r.w.nobody, strconv.AppendInt(nil, int64(wants), 10))
}

// heardNobody is told that no worker was busy when w told its wants. It tells them as new when it tells them again.
func (w *worker) heardNobody(*nats.Msg) {
	w.mu.Lock()
	w.told = 0
	w.mu.Unlock()
}

// listen has r's attempts hear who is hungry. It goes on when the last of them has ended, until the worker is
// hungry itself (deaf): subscribing for each attempt would cost more than short ones. The caller holds
// worker.mu.
func (r *run) listen() {
	if r.hungry == nil {
		s, err := r.w.c.nc.QueueSubscribe(hungrySubject(r.id), "busy", func(m *nats.Msg) { r.hear(decodeWants(m.Data)) })
		if err == nil { // else the connection is being closed
			r.hungry = s
		}
	}
}

// decodeWants reads the data of a message about wants, which may come from a stranger.
func decodeWants(data []byte) int {
	n, err := strconv.ParseUint(string(data[:min(len(data), 8)]), 10, 31)
	if err != nil {
		return 0
	}
	return int(min(n, maxWants))
}

// deaf ends listen if no attempt runs.
func (r *run) deaf() {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	if len(r.attempts) == 0 {
		r.unlisten()
	}
}

// unlisten ends listen. The caller holds worker.mu.
func (r *run) unlisten() {
	if r.hungry != nil {
		r.hungry.Unsubscribe()
		r.hungry = nil
	}
}

// hear is told wants.
func (r *run) hear(wants int) {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	if len(r.attempts) == 0 { // others may have something to split
		r.unlisten()
		r.tell(wants)
		return
	}
	r.wants = min(max(r.wants+wants, 1), maxWants)
	r.serve()
}

// serve asks an attempt to split for the wants of which none was asked yet: the oldest that was not asked for
// others, or else the oldest. The caller holds worker.mu.
func (r *run) serve() {
	more := r.wants
	var a *attempt
	for b := range r.attempts {
		more -= b.asked
		if b.exploring && (a == nil || (b.asked == 0) != (a.asked == 0) && b.asked == 0 || (b.asked == 0) == (a.asked == 0) && b.since.Before(a.since)) {
			a = b
		}
	}
	if a == nil || more <= 0 {
		return
	}
	was, signal := a.asked, a.signal
	a.asked = min(was+more, task.MaxSplit)
	if was > 0 {
		signal.CompareAndSwap(uint32(task.SplitOff(was)), uint32(task.SplitOff(a.asked)))
		return
	}
	wait := max(splitAfter-time.Since(a.since), 0)
	a.later(signal, wait, func() { signal.CompareAndSwap(uint32(task.None), uint32(task.SplitOff(a.asked))) })
	a.later(signal, wait+splitWithin, func() {
		passed := min(a.asked, r.wants)
		a.asked = 0
		if passed > 0 {
			r.wants -= passed
			r.tell(passed)
		}
	})
}

// later does something after a while, if a's session has the same signal then. It holds worker.mu meanwhile.
func (a *attempt) later(signal *atomic.Uint32, wait time.Duration, do func()) {
	time.AfterFunc(wait, func() {
		a.w.mu.Lock()
		defer a.w.mu.Unlock()
		if a.exploring && signal == a.signal {
			do()
		}
	})
}

// gave takes note that so many tasks of r went to the queue. The caller holds worker.mu.
func (r *run) gave(tasks int) { r.wants = max(r.wants-tasks, 0) }

// passOn passes wants on if no attempt is left that might serve them. The caller holds worker.mu.
func (r *run) passOn() {
	if len(r.attempts) == 0 && r.wants > 0 {
		r.unlisten()
		r.tell(r.wants)
		r.wants = 0
	}
}
