package nats

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// attempt executes a task, and then, as long as a worker may, what each record leaves: a chain of
// attempts, in the terms of package task, under one message of the queue.
type attempt struct {
	r       *run
	w       *worker
	ctx     context.Context // ends with the epoch
	entry   *Entry
	m       *nats.Msg
	slice   time.Duration
	fair    bool // slice is that of a job that had more than its share
	started time.Time
	bounded task.Bounded
	// Executions of the latest of the chain, if its explorer counts them.
	complete, blocked uint64

	// worker.mu protects these.
	exploring bool
	since     time.Time      // when the latest of the chain began
	signal    *atomic.Uint32 // a task.Signal, for its session
	asked     int            // to split off so many alternatives
	ending    bool           // there is to be no further one
	lean      bool           // the session is not to be kept
}

// newAttempt begins an attempt of a task that came in m. The caller holds worker.mu. slice,
// unless 0, shortens the attempt.
func (r *run) newAttempt(m *nats.Msg, slice time.Duration) *attempt {
	now := time.Now()
	a := &attempt{r: r, w: r.w, ctx: r.ctx, entry: r.entry, m: m, slice: r.entry.Slice, started: now, since: now, signal: &atomic.Uint32{}}
	if slice > 0 {
		a.slice, a.fair = min(a.slice, slice), true
	}
	r.attempts[a] = struct{}{}
	r.passWait = 0
	r.listen()
	if delivered(m) > 1 || m.Header.Get(headerTask) == task.Root.String() {
		r.w.c.nc.Publish(anewSubject(r.id), nil)
	}
	return a
}

// end forgets a. The caller holds worker.mu.
func (a *attempt) end() {
	delete(a.r.attempts, a)
	a.r.passOn()
	a.r.served += time.Since(a.started)
}

// pause ends the attempt soon. The caller holds worker.mu.
func (a *attempt) pause() {
	a.ending = true
	a.signal.Store(uint32(task.Pause))
}

// run executes the task and acknowledges its message, or gives it back.
func (a *attempt) run() {
	stop := a.beat()
	defer stop()
	q, err := decodeTask(a.m.Header, a.m.Data)
	if err != nil {
		a.w.c.log(fmt.Sprintf("job %s: a message in the queue is no task, and is removed: %s", a.r.id, oneLine(err)))
		a.m.Respond(terminate)
		return
	}
	a.m.Respond(a.do(q))
}

// beat tells the server from time to time that the task is being executed.
func (a *attempt) beat() (stop func()) {
	done := make(chan struct{})
	every := a.entry.AckWait / 3
	var wg sync.WaitGroup
	wg.Go(func() {
		t := time.NewTicker(every)
		defer t.Stop()
		for {
			select {
			case <-t.C:
				a.m.Respond(inProgress)
			case <-done:
				return
			}
		}
	})
	return func() {
		close(done)
		wg.Wait()
	}
}

// do executes a task and returns what to tell the queue.
func (a *attempt) do(q *queued) (answer []byte) {
	if q.epoch > a.entry.Epoch {
		// We have not heard of it yet.
		a.w.refresh(a.r.id)
		a.w.mu.Lock()
		a.entry, a.ctx = a.r.entry, a.r.ctx
		a.w.mu.Unlock()
		if q.epoch > a.entry.Epoch {
			return giveBackAfter(500 * time.Millisecond)
		}
	}
	if q.epoch < a.entry.Epoch {
		return ack
	}
	first, err := a.before(q)
	if err == nil && first != nil {
		return a.republish(first)
	}
	if err == nil && q.parent != nil {
		q.bundle, err = a.bundle(q)
	}
	if errors.Is(err, errDamaged) {
		return a.failed(q, err)
	}
	if err != nil {
		return a.giveUp(err)
	}
	if a.obsolete(q) {
		return ack
	}
	for links := 1; ; links++ {
		r, data, err := a.explore(q)
		if err != nil {
			return a.failed(q, err)
		}
		kept := len(r.Children) > 0 && links < maxChain && a.mayGoOn()
		if err := a.persist(func() error {
			first, err = a.w.c.publishRecord(a.ctx, a.r.id, r, data, kept)
			return err
		}); err != nil {
			return a.giveUp(err)
		}
		if first.Attempt != r.Attempt {
			a.w.tally.superseded.Add(1)
			return a.republish(first)
		}
		a.w.tally.count(r, a.complete, a.blocked)
		tasks := children(r)
		if kept {
			tasks = tasks[:len(tasks)-1]
		}
		if err := a.persist(func() error { return a.w.c.publishTasks(a.ctx, a.r.id, r.Epoch, tasks, r.Task) }); err != nil {
			return a.giveUp(err)
		}
		if !kept {
			return ack
		}
		q = &queued{id: r.ChildIDs()[len(tasks)], epoch: r.Epoch, bundle: r.Children[len(tasks)]}
		if a.r.prunes() && a.obsolete(q) {
			return ack
		}
	}
}

// maxChain bounds how many attempts a worker makes under one message: whoever receives that message after
// the worker's death looks at the records of all of them.
const maxChain = 32

// mayGoOn reports whether a's worker takes up itself what a record of a leaves.
func (a *attempt) mayGoOn() bool {
	a.w.mu.Lock()
	defer a.w.mu.Unlock()
	jobs := 0
	for _, r := range a.w.runs {
		if r.refused == "" {
			jobs++
		}
	}
	return !a.ending && !a.lean && !a.fair && a.ctx.Err() == nil && jobs == 1 && a.w.attempts <= a.w.allowed
}

// before returns the record that q has already, or nil. Nobody but mend and republish, which look before,
// puts a task in the queue twice, so one that is delivered for the first time has none: if it does, the
// attempt is superseded.
func (a *attempt) before(q *queued) (*stored, error) {
	if delivered(a.m) == 1 {
		return nil, nil
	}
	return a.w.c.record(a.ctx, a.r.id, q.epoch, q.id)
}

// obsolete reports whether the follower knows that q, which was delivered before and has no record, is not
// open: its record was compacted away. Without a follower nobody knows, and q is explored, in vain. Tasks of jobs that
// prune may be open no more although nobody had them.
func (a *attempt) obsolete(q *queued) bool {
	return (delivered(a.m) != 1 || a.r.prunes()) && a.trouble(trouble{Kind: troubleAgain, Epoch: q.epoch, Task: q.id.String()})
}

// children are the tasks that r opens.
func children(r *task.Record) []task.Task {
	tasks := make([]task.Task, len(r.Children))
	for n, id := range r.ChildIDs() {
		tasks[n] = task.Task{ID: id, Bundle: r.Children[n]}
	}
	return tasks
}

// bundle reads the bundle of a task from its parent's record.
func (a *attempt) bundle(q *queued) ([]byte, error) {
	parent, err := a.w.c.record(a.ctx, a.r.id, q.epoch, *q.parent)
	if err != nil {
		return nil, err
	}
	if parent != nil {
		for _, t := range children(parent.Record) {
			if t.ID == q.id {
				return t.Bundle, nil
			}
		}
	}
	return nil, fmt.Errorf("%w: task %s is no child of task %s", errDamaged, q.id, *q.parent)
}

// republish does what whoever published r may have died before: it puts those of its children in the
// queue that have no record yet. Those that have one are open no more, or their own messages are
// still in the queue, but for the one that the worker kept for itself: its children are republished, too.
func (a *attempt) republish(r *stored) (answer []byte) {
	for range maxChain {
		var next *stored
		tasks := children(r.Record)
		for n, t := range tasks {
			if err := a.persist(func() error {
				done, err := a.w.c.record(a.ctx, a.r.id, r.Epoch, t.ID)
				if err != nil {
					return err
				}
				if done != nil {
					if r.kept && n == len(tasks)-1 {
						next = done
					}
					return nil
				}
				return a.w.c.publishTask(a.ctx, a.r.id, r.Epoch, t, r.Task, true)
			}); err != nil {
				return a.giveUp(err)
			}
		}
		if next == nil {
			break
		}
		r = next
	}
	return ack
}

// explore explores a bundle, and returns the record and its bytes.
func (a *attempt) explore(q *queued) (r *task.Record, data []byte, err error) {
	x, err := a.r.session(a)
	if err != nil {
		return nil, nil, err
	}
	signal := a.begin()
	slice := time.AfterFunc(min(a.slice, firstSlice(time.Since(a.r.known))), func() { signal.Store(uint32(task.Pause)) })
	defer slice.Stop()
	r = &task.Record{Epoch: q.epoch, Task: q.id, Attempt: task.NewAttempt(), Worker: a.w.o.Name}
	data, err = a.bounded.Explore(a.ctx, x, q.bundle, r, func() task.Signal { return task.Signal(signal.Load()) })
	a.ended(len(r.Children) - 1)
	if err != nil {
		x.Close()
		return nil, nil, err
	}
	if e, ok := x.(countingSession); ok {
		a.complete, a.blocked = e.Counts()
	}
	a.r.release(a, x)
	return r, data, nil
}

// firstSlice is how long an attempt takes at most that begins when its worker has known the job so long: short
// ones first, or nobody would know of a short job how far it is. They cost some records more, a number that grows with the
// logarithm of the time.
func firstSlice(known time.Duration) time.Duration { return max(shortestSlice, known/slicePart) }

const (
	shortestSlice = 200 * time.Millisecond
	slicePart     = 5
)

// countingSession is a task.Session that knows how many executions its latest Explore returned.
type countingSession interface {
	Counts() (complete, blocked uint64)
}

// begin says that the session begins, and returns the signal for it.
func (a *attempt) begin() *atomic.Uint32 {
	a.w.mu.Lock()
	defer a.w.mu.Unlock()
	a.exploring, a.asked, a.since = true, 0, time.Now()
	a.signal = &atomic.Uint32{} // nobody who asked the one before asks this one
	if a.ending {
		a.signal.Store(uint32(task.Pause))
	}
	a.r.serve()
	return a.signal
}

// ended says that the session has ended, and split off so many tasks.
func (a *attempt) ended(tasks int) {
	a.w.mu.Lock()
	a.exploring, a.asked = false, 0
	a.r.gave(max(tasks, 0))
	a.r.serve() // by others, what it could not
	a.w.mu.Unlock()
}

// persist does something at the server, again and again until it succeeds or the epoch is over.
func (a *attempt) persist(do func() error) error {
	wait := 20 * time.Millisecond
	told := false
	for {
		err := do()
		if err == nil {
			return nil
		}
		if a.ctx.Err() != nil {
			return a.ctx.Err()
		}
		if !told {
			told = true
			a.w.c.log(fmt.Sprintf("job %s: tried again: %s", a.r.id, oneLine(err)))
			if isFull(err) {
				a.trouble(trouble{Kind: troubleFull, Text: oneLine(err)})
			}
		}
		a.w.refresh(a.r.id) // perhaps the job is gone
		pause(a.ctx, wait)
		wait = min(2*wait, time.Second)
	}
}

// giveUp gives the task back after an error that is not the session's.
func (a *attempt) giveUp(err error) []byte {
	a.w.tally.returned.Add(1)
	if a.ctx.Err() == nil {
		a.w.c.log(fmt.Sprintf("job %s: a task is given back: %s", a.r.id, oneLine(err)))
		a.w.refresh(a.r.id)
	}
	return giveBackAfter(a.again())
}

// again is when a task that was given back can be delivered again.
func (a *attempt) again() time.Duration {
	if a.ctx.Err() != nil {
		return 10 * time.Millisecond
	}
	return 500 * time.Millisecond
}

// failed says what follows from an error of the session, or of making it.
func (a *attempt) failed(q *queued, err error) []byte {
	if errors.Is(err, ErrUnreachable) { // the job's files could not be read: no fault of the task
		return a.giveUp(err)
	}
	a.w.tally.returned.Add(1)
	var bad *badJob
	switch {
	case a.ctx.Err() != nil: // the job or its epoch is over, or we leave at once
		return giveBackAfter(a.again())
	case errors.As(err, &bad):
		a.w.mu.Lock()
		a.r.refuse("job %s (%s) cannot be explored here: %s", a.r.id, a.entry.Name, oneLine(err))
		a.w.mu.Unlock()
		a.trouble(trouble{Kind: troubleLoad, Text: oneLine(err)})
		return giveBack
	}
	a.w.c.log(fmt.Sprintf("job %s: task %s: %s", a.r.id, q.id, oneLine(err)))
	if a.trouble(trouble{Kind: troubleTask, Epoch: q.epoch, Task: q.id.String(), Text: oneLine(err)}) {
		return terminate
	}
	return giveBackAfter(200 * time.Millisecond)
}
