package nats

import (
	"fmt"
	"strconv"
	"strings"
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
// are wants.
//
// A want may be lost with the worker that keeps it. A worker that leaves says so, and everybody tells its wants anew;
// so they do when somebody takes up a task that was with another worker before, or the root of an epoch: whoever
// had wants before may be gone. What is lost otherwise is told again after a while, and who hears that has so many
// wants at least.

// hungrySubject is where wants are told: the data is their number. Those that were told before, too, have no reply
// subject.
func hungrySubject(id string) string { return "genmcgo.hungry." + id }

// anewSubject is where workers hear that what they told of a job may be lost.
func anewSubject(id string) string { return "genmcgo.anew." + id }

const (
	// splitAfter is how long an attempt runs before it is split: below, splitting costs more than it
	// brings.
	splitAfter = 10 * time.Millisecond
	// splitWithin is how long an attempt that has nothing to give yet keeps the wants, and twice as long each time
	// while none of its worker's has, up to splitLast. It is still split when it has something.
	splitWithin = 100 * time.Millisecond
	splitLast   = 2 * time.Second
	// passFirst and passLast are how long who passes wants on to nobody keeps them until it tries again.
	passFirst = 2 * time.Millisecond
	passLast  = 500 * time.Millisecond
	// anewAfter is the least time between telling wants and telling them anew, whatever one hears.
	anewAfter = 50 * time.Millisecond
	// maxWants bounds what a stranger can make a worker believe.
	maxWants = 1 << 12
)

// hungryAgain is after how long, at least, wants are told again that somebody has heard. Tests raise it.
var hungryAgain = hungryFirst

// tell tells a busy worker that there are wants of r: of this worker, or others that it passes on.
func (r *run) tell(wants int, own bool) {
	reply := r.w.nobody
	if !own {
		reply = fmt.Sprintf("%s.%s.%d", r.w.nobody, r.id, wants)
	}
	r.w.c.nc.PublishRequest(hungrySubject(r.id), reply, strconv.AppendInt(nil, int64(wants), 10))
}

// tellAgain tells a busy worker that wants which were told before are still there.
func (r *run) tellAgain(wants int) {
	r.w.c.nc.Publish(hungrySubject(r.id), strconv.AppendInt(nil, int64(wants), 10))
}

// heardNobody is told that no worker was busy when w told its wants. It tells them as new when it tells them again.
func (w *worker) heardNobody(*nats.Msg) {
	w.mu.Lock()
	w.told, w.unheard = 0, true
	w.mu.Unlock()
	notify(w.wake)
}

// passedToNobody is told that no worker was busy when w passed wants on: it keeps them for a while.
func (w *worker) passedToNobody(m *nats.Msg) {
	id, wants, _ := strings.Cut(strings.TrimPrefix(m.Subject, w.nobody+"."), ".")
	w.mu.Lock()
	defer w.mu.Unlock()
	r := w.runs[id]
	if r == nil {
		return
	}
	r.wants = min(r.wants+decodeWants([]byte(wants)), maxWants)
	r.passWait = min(max(2*r.passWait, passFirst), passLast)
	time.AfterFunc(r.passWait, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.runs[id] == r {
			r.serve()
			r.passOn()
		}
	})
}

// heardAnew is told that what w told of its wants may be lost.
func (w *worker) heardAnew(*nats.Msg) {
	w.mu.Lock()
	w.told, w.anew = 0, true
	w.mu.Unlock()
	notify(w.wake)
}

// listen has r's attempts hear who is hungry. It goes on when the last of them has ended, until the worker is
// hungry itself (deaf): subscribing for each attempt would cost more than short ones. The caller holds
// worker.mu.
func (r *run) listen() {
	if r.hungry == nil {
		s, err := r.w.c.nc.QueueSubscribe(hungrySubject(r.id), "busy", func(m *nats.Msg) { r.hear(decodeWants(m.Data), m.Reply == "") })
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

// hear is told wants, perhaps again.
func (r *run) hear(wants int, again bool) {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	switch {
	case len(r.attempts) == 0 && again: // others may have something to split
		r.unlisten()
		r.tellAgain(wants)
	case len(r.attempts) == 0:
		r.unlisten()
		r.tell(wants, false)
	case again:
		r.wants = max(r.wants, wants, 1)
		r.serve()
	default:
		r.wants = min(max(r.wants+wants, 1), maxWants)
		r.serve()
	}
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
	a.later(signal, wait+max(r.lapse, splitWithin), func() {
		passed := min(a.asked, r.wants)
		a.asked = 0
		if passed > 0 {
			r.lapse = min(2*max(r.lapse, splitWithin), splitLast)
			r.wants -= passed
			r.tell(passed, false)
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
func (r *run) gave(tasks int) {
	if tasks > 0 {
		r.lapse = 0
	}
	r.wants = max(r.wants-tasks, 0)
}

// passOn passes wants on if no attempt is left that might serve them. The caller holds worker.mu.
func (r *run) passOn() {
	if len(r.attempts) > 0 || r.wants == 0 {
		return
	}
	r.unlisten()
	if r.w.leaving { // and would not hear that nobody has them
		r.w.c.nc.Publish(anewSubject(r.id), nil)
	} else {
		r.tell(r.wants, false)
	}
	r.wants = 0
}
