// Package local runs a task.Job on this machine, with goroutines that share tasks, and
// with a journal if the run is to survive the end of the process.
//
// A goroutine explores depth first: what an attempt of its own leaves is its next task. It gives
// its oldest alternative away when another one has nothing to do. With a journal each attempt ends
// after an interval, so that no more than that is lost.
package local

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/cluster/journal"
	"genmcgo/cluster/task"
)

// Options say how a job is run. The zero value has what each comment says.
type Options struct {
	// Workers is the number of goroutines; 0: one.
	Workers int
	// Journal gets a record of each attempt. The run goes on from what it has, and Load must have
	// been called. Nil: no journal.
	Journal *journal.Journal
	// Interval is how much work of a goroutine the end of the process loses, at most; 0: 5 s.
	// Without a journal nothing is lost to be saved.
	Interval time.Duration
	// Polls ends attempts after so many polls of their signal, whatever the clock says; 0: the
	// clock alone. It makes runs of small programs end and begin many attempts, which tests want.
	Polls int
	// Watch is called about every WatchInterval (0: a second), with a ledger that it may read until
	// it returns.
	Watch         func(*task.Ledger)
	WatchInterval time.Duration
}

// patience is how long an attempt goes on before it is asked to split, and how long after that
// another one is asked, too: much longer than it takes to end an attempt and to begin two.
const patience = 2 * time.Millisecond

// grace is how long attempts may take to end when the run does. One that takes longer, within a
// single execution most likely, is lost.
const grace = time.Second

// Attempts end after firstInterval at the earliest, and after this part of the time that the run had
// taken when they began.
const (
	firstInterval = 50 * time.Millisecond
	intervalPart  = 4
)

// Run explores what is open of job until nothing is, a part stops it, ctx is done, or something
// fails. It returns the ledger, which says by Done whether the job is finished. If ctx is done, the
// work of all goroutines is in it, as far as they had come, but for attempts that do not end within a
// second; and that is no error. If something fails, most likely the disk of the journal, the work that did not is in the ledger.
func Run(ctx context.Context, job task.Job, opt Options) (*task.Ledger, error) {
	opt.Workers = max(opt.Workers, 1)
	opt.Interval = cmp.Or(opt.Interval, 5*time.Second)
	opt.WatchInterval = cmp.Or(opt.WatchInterval, time.Second)
	r := &run{job: job, opt: opt, begun: time.Now(), workers: make([]worker, opt.Workers)}
	if opt.Journal != nil {
		r.ledger, r.add = opt.Journal.Ledger(), opt.Journal.Add
	} else {
		var err error
		if r.ledger, err = task.NewLedger(job); err != nil {
			return nil, err
		}
		r.add = r.ledger.Add
	}
	r.changed = sync.NewCond(&r.mu)
	r.queue = r.ledger.Open()
	r.ended = r.ledger.Done() || ctx.Err() != nil
	var lose context.CancelFunc
	r.explore, lose = context.WithCancel(context.WithoutCancel(ctx))
	defer lose()
	r.wake = make(chan struct{}, 1)

	defer context.AfterFunc(ctx, func() {
		r.end(nil)
		select {
		case <-r.explore.Done():
		case <-time.After(grace):
			lose()
		}
	})()
	done := make(chan struct{})
	var workers, attendant sync.WaitGroup
	attendant.Go(func() { r.attend(done) })
	for i := range r.workers {
		workers.Go(func() { r.work(&r.workers[i]) })
	}
	workers.Wait()
	close(done)
	attendant.Wait()
	r.mu.Lock() // ctx may be ending it even now
	defer r.mu.Unlock()
	return r.ledger, r.err
}

// run is what the goroutines of a Run share.
type run struct {
	job     task.Job
	opt     Options
	begun   time.Time
	workers []worker
	explore context.Context // of sessions; they are ended by their signals
	wake    chan struct{}   // the attendant has something to look at

	mu      sync.Mutex
	changed *sync.Cond // queue, epoch or ended
	ledger  *task.Ledger
	add     func(*task.Record) (bool, error)
	queue   []task.Task // open tasks that no goroutine has, of the ledger's epoch
	hungry  int         // goroutines that wait for one
	ended   bool        // begin no attempt
	err     error
}

// worker is a goroutine.
type worker struct {
	signal atomic.Uint32 // task.Signal of its attempt
	_      [60]byte      // it is read all the time

	// Guarded by run.mu.
	busy         bool
	since, asked time.Time // when its attempt began, and was last asked to split
}

// end makes all attempts end, with what they have done. The first error is kept.
func (r *run) end(err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.endLocked(err)
}

func (r *run) endLocked(err error) {
	r.ended = true
	if r.err == nil {
		r.err = err
	}
	r.pause()
	r.changed.Broadcast()
}

// pause makes all attempts end.
func (r *run) pause() {
	for i := range r.workers {
		r.workers[i].signal.Store(uint32(task.Pause))
	}
}

// work explores tasks until there is nothing left to do.
func (r *run) work(w *worker) {
	var e task.Session
	var epoch uint32
	defer func() {
		if e != nil {
			e.Close()
		}
	}()
	var record *task.Record // of the last attempt
	var bounded task.Bounded
	for {
		t, ok := r.next(w, record)
		if !ok {
			return
		}
		if e != nil && epoch != t.epoch {
			e.Close()
			e = nil
		}
		if e == nil {
			var err error
			if e, err = r.job.Session(t.refinement); err != nil {
				r.end(err)
				return
			}
			epoch = t.epoch
		}
		record = &task.Record{Epoch: epoch, Task: t.ID, Attempt: task.NewAttempt()}
		if _, err := bounded.Explore(r.explore, e, t.Bundle, record, r.signal(w)); err != nil {
			if r.explore.Err() != nil {
				err = nil // the attempt is lost
			}
			r.end(err)
			return
		}
	}
}

// signal returns what tells the session of w's next attempt what to do.
func (r *run) signal(w *worker) func() task.Signal {
	if r.opt.Polls == 0 {
		return func() task.Signal { return task.Signal(w.signal.Load()) }
	}
	polls := 0
	return func() task.Signal {
		if polls++; polls > r.opt.Polls {
			return task.Pause
		}
		return task.Signal(w.signal.Load())
	}
}

// taken is a task that a goroutine takes up, and what it is explored under.
type taken struct {
	task.Task
	epoch      uint32
	refinement []byte
}

// next adds the record of w's last attempt, if there was one, and returns the next task: of those
// that record opens the last, or else the newest of the queue, for which it waits. It reports
// whether there is one: if there is not, there will be none.
func (r *run) next(w *worker, record *task.Record) (t taken, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	w.busy = false
	if record != nil {
		r.put(record)
	}
	for !r.ended && !r.waiting() {
		r.hungry++
		select {
		case r.wake <- struct{}{}:
		default: // it has not looked yet
		}
		r.changed.Wait()
		r.hungry--
	}
	if r.ended {
		return taken{}, false
	}
	n := len(r.queue) - 1
	t = taken{r.queue[n], r.ledger.Epoch(), r.ledger.Refinement()}
	r.queue = r.queue[:n]
	w.busy, w.since = true, time.Now()
	w.signal.Store(uint32(task.None))
	return t, true
}

// waiting reports whether the newest task of the queue can be taken up. Tasks that are not open any more were pruned.
func (r *run) waiting() bool {
	for n := len(r.queue) - 1; n >= 0; n-- {
		if r.queue = r.queue[:n+1]; r.ledger.IsOpen(r.ledger.Epoch(), r.queue[n].ID) {
			return true
		}
		r.queue = r.queue[:n]
	}
	return false
}

// put adds a record, and queues the tasks that it opens. The last is for the goroutine that calls
// it.
func (r *run) put(record *task.Record) {
	counts, err := r.add(record)
	switch {
	case err != nil:
		r.endLocked(err)
	case r.ledger.Done():
		r.endLocked(nil)
	case !counts: // another part has begun a new epoch
	case r.ledger.Epoch() != record.Epoch:
		r.queue = r.ledger.Open()
		r.pause()
	default:
		for n, id := range record.ChildIDs() {
			r.queue = append(r.queue, task.Task{ID: id, Bundle: record.Children[n]})
			if n > 0 {
				r.changed.Signal()
			}
		}
	}
}

// attend tells busy goroutines to end their attempts, until done.
func (r *run) attend(done <-chan struct{}) {
	timer := time.NewTimer(0)
	defer timer.Stop()
	watched := time.Now()
	for {
		select {
		case <-done:
			return
		case <-r.wake:
		case <-timer.C:
		}
		r.mu.Lock()
		now := time.Now()
		next := r.save(now, now.Add(time.Hour))
		next = r.feed(now, next)
		if r.opt.Watch != nil {
			if now.Sub(watched) >= r.opt.WatchInterval {
				r.opt.Watch(r.ledger)
				watched = now
			}
			next = sooner(next, watched.Add(r.opt.WatchInterval))
		}
		r.mu.Unlock()
		timer.Reset(time.Until(next))
	}
}

func sooner(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

// save ends attempts that have taken the interval. It returns when the next one may have, or next
// if that is sooner.
func (r *run) save(now, next time.Time) time.Time {
	if r.opt.Journal == nil {
		return next
	}
	next = sooner(next, now.Add(r.interval(now))) // of attempts that begin after this
	for i := range r.workers {
		w := &r.workers[i]
		if due := w.since.Add(r.interval(w.since)); !w.busy || task.Signal(w.signal.Load()) == task.Pause {
		} else if due.After(now) {
			next = sooner(next, due)
		} else {
			w.signal.Store(uint32(task.Pause))
		}
	}
	return next
}

// interval is how long an attempt takes, at most, that begins then.
func (r *run) interval(then time.Time) time.Duration {
	return min(r.opt.Interval, max(firstInterval, then.Sub(r.begun)/intervalPart))
}

// feed asks as many busy goroutines to split as wait, those with the oldest attempts first. Some
// cannot, so after a while it asks others. It returns when it wants to look again, or next if that
// is sooner.
func (r *run) feed(now, next time.Time) time.Time {
	need := r.hungry
	var ready []*worker // not asked yet
	for i := range r.workers {
		w := &r.workers[i]
		switch s := task.Signal(w.signal.Load()); {
		case !w.busy || s == task.Pause:
		case s == task.Split:
			if r.hungry == 0 {
				w.signal.Store(uint32(task.None))
			} else if now.Sub(w.asked) < patience {
				need--
			}
		case now.Sub(w.since) >= patience:
			ready = append(ready, w)
		}
	}
	slices.SortFunc(ready, func(a, b *worker) int { return a.since.Compare(b.since) })
	for _, w := range ready[:max(0, min(need, len(ready)))] {
		w.signal.Store(uint32(task.Split))
		w.asked = now
	}
	if r.hungry > 0 {
		next = sooner(next, now.Add(patience))
	}
	return next
}
