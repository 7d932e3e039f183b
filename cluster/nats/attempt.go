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

// attempt is one execution of a task by a worker.
type attempt struct {
	r       *run
	w       *worker
	ctx     context.Context // ends with the epoch
	entry   *Entry
	m       *nats.Msg
	slice   time.Duration
	started time.Time
	signal  atomic.Uint32 // a task.Signal, for the explorer

	// worker.mu protects these.
	exploring bool
	asked     bool // to split
	lean      bool // the explorer is not to be kept
}

// newAttempt begins an attempt of a task that came in m. The caller holds worker.mu. slice,
// unless 0, shortens the attempt.
func (r *run) newAttempt(m *nats.Msg, slice time.Duration) *attempt {
	a := &attempt{r: r, w: r.w, ctx: r.ctx, entry: r.entry, m: m, slice: r.entry.Slice, started: time.Now()}
	if slice > 0 {
		a.slice = min(a.slice, slice)
	}
	r.attempts[a] = struct{}{}
	r.listen()
	return a
}

// end forgets a. The caller holds worker.mu.
func (a *attempt) end() {
	delete(a.r.attempts, a)
	a.r.served += time.Since(a.started)
	if a.w.runs[a.r.id] == a.r {
		a.r.listen()
	}
}

// pause ends the attempt soon. The caller holds worker.mu.
func (a *attempt) pause() {
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
	first, err := a.w.c.record(a.ctx, a.r.id, q.epoch, q.id)
	if err == nil && first != nil {
		return a.settle(first)
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
	r, complete, blocked, err := a.explore(q)
	if err != nil {
		return a.failed(q, err)
	}
	data, err := r.MarshalBinary()
	if err != nil {
		return a.failed(q, err)
	}
	if err := a.persist(func() error {
		first, err = a.w.c.publishRecord(a.ctx, a.r.id, r, data)
		return err
	}); err != nil {
		return a.giveUp(err)
	}
	if first.Attempt != r.Attempt {
		a.w.tally.superseded.Add(1)
		return a.settle(first)
	}
	a.w.tally.count(r, complete, blocked)
	if err := a.persist(func() error { return a.w.c.publishTasks(a.ctx, a.r.id, r.Epoch, children(r), r.Task) }); err != nil {
		return a.giveUp(err)
	}
	return ack
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
		for _, t := range children(parent) {
			if t.ID == q.id {
				return t.Bundle, nil
			}
		}
	}
	return nil, fmt.Errorf("%w: task %s is no child of task %s", errDamaged, q.id, *q.parent)
}

// settle does what whoever published r may have died before: it puts those of its children in the
// queue that have no record yet. Those that have one are open no more, or their own messages are
// still in the queue.
func (a *attempt) settle(r *task.Record) (answer []byte) {
	for _, t := range children(r) {
		if err := a.persist(func() error {
			done, err := a.w.c.record(a.ctx, a.r.id, r.Epoch, t.ID)
			if err != nil || done != nil {
				return err
			}
			return a.w.c.publishTask(a.ctx, a.r.id, r.Epoch, t, r.Task, true)
		}); err != nil {
			return a.giveUp(err)
		}
	}
	return ack
}

// explore explores a bundle. It also returns how many executions it met, if the explorer knows.
func (a *attempt) explore(q *queued) (r *task.Record, complete, blocked uint64, err error) {
	x, err := a.r.explorer(a)
	if err != nil {
		return nil, 0, 0, err
	}
	slice := time.AfterFunc(a.slice, func() { a.signal.Store(uint32(task.Pause)) })
	defer slice.Stop()
	a.exploringNow(true)
	part, rest, err := x.Explore(a.ctx, q.bundle, func() task.Signal { return task.Signal(a.signal.Load()) })
	a.exploringNow(false)
	if err != nil {
		x.Close()
		return nil, 0, 0, err
	}
	if e, ok := x.(interface {
		Counts() (complete, blocked uint64)
	}); ok {
		complete, blocked = e.Counts()
	}
	a.r.release(a, x)
	return &task.Record{Epoch: q.epoch, Task: q.id, Attempt: task.NewAttempt(), Worker: a.w.o.Name, Part: part, Children: rest}, complete, blocked, nil
}

func (a *attempt) exploringNow(yes bool) {
	a.w.mu.Lock()
	a.exploring = yes
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

// giveUp gives the task back after an error that is not the explorer's.
func (a *attempt) giveUp(err error) []byte {
	a.w.tally.returned.Add(1)
	if a.ctx.Err() == nil {
		a.w.c.log(fmt.Sprintf("job %s: a task is given back: %s", a.r.id, oneLine(err)))
		a.w.refresh(a.r.id)
	}
	return giveBackAfter(a.later())
}

// later is when a task that was given back can be delivered again.
func (a *attempt) later() time.Duration {
	if a.ctx.Err() != nil {
		return 10 * time.Millisecond
	}
	return 500 * time.Millisecond
}

// failed says what follows from an error of the explorer, or of making it.
func (a *attempt) failed(q *queued, err error) []byte {
	a.w.tally.returned.Add(1)
	var bad *badJob
	switch {
	case a.ctx.Err() != nil: // the job or its epoch is over, or we leave at once
		return giveBackAfter(a.later())
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
