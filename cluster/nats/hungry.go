package nats

import (
	"time"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// hungrySubject is where idle workers ask for tasks of a job. One of the
// workers that are busy with it gets the message.
func hungrySubject(id string) string { return "genmcgo.hungry." + id }

const (
	// splitAfter is how long an attempt runs before it is split: below, splitting costs more than it
	// brings.
	splitAfter = 20 * time.Millisecond
	// splitWithin is how long an attempt that has nothing to give yet may look for it. Then whoever was
	// hungry has found something else, or asks again.
	splitWithin = 300 * time.Millisecond
)

// listen has r's attempts hear who is hungry. It goes on when the last of them has ended, until the worker is
// hungry itself (deaf): subscribing for each attempt would cost more than short ones. The caller holds
// worker.mu.
func (r *run) listen() {
	if r.hungry == nil {
		s, err := r.w.c.nc.QueueSubscribe(hungrySubject(r.id), "busy", func(*nats.Msg) { r.split() })
		if err == nil { // else the connection is being closed
			r.hungry = s
		}
	}
}

// deaf ends listen if no attempt runs.
func (r *run) deaf() {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	if len(r.attempts) == 0 && r.hungry != nil {
		r.hungry.Unsubscribe()
		r.hungry = nil
	}
}

// split asks the oldest attempt that was not asked yet to split.
func (r *run) split() {
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	if len(r.attempts) == 0 && r.hungry != nil { // others may have something to split
		r.hungry.Unsubscribe()
		r.hungry = nil
		r.w.c.nc.Publish(hungrySubject(r.id), nil)
		return
	}
	var oldest *attempt
	for a := range r.attempts {
		if a.exploring && task.Signal(a.signal.Load()) == task.None && !a.asked && (oldest == nil || a.since.Before(oldest.since)) {
			oldest = a
		}
	}
	if oldest == nil {
		return
	}
	a, signal := oldest, oldest.signal
	a.asked = true
	wait := max(splitAfter-time.Since(a.since), 0)
	time.AfterFunc(wait, func() { signal.CompareAndSwap(uint32(task.None), uint32(task.Split)) })
	time.AfterFunc(wait+splitWithin, func() {
		signal.CompareAndSwap(uint32(task.Split), uint32(task.None))
		r.w.mu.Lock()
		if a.signal == signal {
			a.asked = false
		}
		r.w.mu.Unlock()
	})
}
