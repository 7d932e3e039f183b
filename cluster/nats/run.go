package nats

import (
	"context"
	"fmt"
	"sync"
	"time"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// run is a job at a worker. Unless a field says otherwise, worker.mu protects it.
type run struct {
	w     *worker
	id    string
	entry *Entry          // never changed, but replaced
	ctx   context.Context // ends with the epoch
	end   context.CancelFunc

	known time.Time // since when; it does not change

	refused  string         // why nothing is taken of the job; "" if tasks are
	idle     []task.Session // of this epoch
	attempts map[*attempt]struct{}
	served   time.Duration      // what attempts took that have ended; halved from time to time
	hungry   *nats.Subscription // from the first attempt on, until deaf
	wants    int                // that attempts are to serve
	lapse    time.Duration      // how long an attempt that has nothing to give keeps wants; 0: as long as the first
	passWait time.Duration      // how long wants were kept last that nobody could be told

	keeper     context.CancelFunc // ends our follower of the job; nil if there is none
	keeperName string
	heard      time.Time // when another follower was heard of

	load sync.Mutex
	job  task.Job // protected by load; nil before it is needed
}

func (w *worker) newRun(e *Entry) *run {
	now := time.Now()
	r := &run{w: w, id: e.ID, known: now, attempts: map[*attempt]struct{}{}, heard: now}
	for _, other := range w.runs {
		// It shares what comes, and gets nothing for the time before it was there.
		if had := other.had(now); r.served == 0 || had < r.served {
			r.served = had
		}
	}
	r.beginEpoch(e)
	return r
}

// beginEpoch ends what is explored for an earlier epoch.
func (r *run) beginEpoch(e *Entry) {
	if r.end != nil {
		r.end()
	}
	r.closeIdle()
	r.entry = e
	r.ctx, r.end = context.WithCancel(r.w.base)
}

// close ends everything about the job.
func (r *run) close() {
	r.end()
	r.closeIdle()
	r.unlisten()
	if r.keeper != nil {
		r.keeper()
		r.keeper = nil
	}
}

func (r *run) closeIdle() {
	for _, x := range r.idle {
		x.Close()
	}
	r.idle = nil
}

// refuse takes nothing of the job any more.
func (r *run) refuse(format string, args ...any) {
	if r.refused == "" {
		r.refused = fmt.Sprintf(format, args...)
		r.w.c.log(r.refused)
	}
}

// had is what the job has had of the worker's time.
func (r *run) had(now time.Time) time.Duration {
	sum := r.served
	for a := range r.attempts {
		sum += now.Sub(a.started)
	}
	return sum
}

// theJob returns what the job's spec describes, and fetches that first if nobody did.
func (r *run) theJob(ctx context.Context) (task.Job, error) {
	r.load.Lock()
	defer r.load.Unlock()
	if r.job != nil {
		return r.job, nil
	}
	r.w.mu.Lock()
	e := r.entry
	r.w.mu.Unlock()
	s, err := r.w.c.spec(ctx, e)
	if err != nil {
		return nil, explain(err, r.w.c.url)
	}
	job, err := r.w.o.Jobs(s)
	if err != nil {
		return nil, &badJob{err}
	}
	r.job = job
	return job, nil
}

// prunes reports whether tasks of the job may be open no more although they have no record.
func (r *run) prunes() bool {
	r.load.Lock()
	defer r.load.Unlock()
	p, ok := r.job.(task.Pruning)
	return ok && p.Prunes()
}

// badJob is an error of WorkerOptions.Jobs.
type badJob struct{ err error }

func (b *badJob) Error() string { return b.err.Error() }
func (b *badJob) Unwrap() error { return b.err }

// session returns a session of the epoch of a.
func (r *run) session(a *attempt) (task.Session, error) {
	r.w.mu.Lock()
	if n := len(r.idle); n > 0 && a.entry.Epoch == r.entry.Epoch {
		x := r.idle[n-1]
		r.idle = r.idle[:n-1]
		r.w.mu.Unlock()
		return x, nil
	}
	r.w.mu.Unlock()
	job, err := r.theJob(a.ctx)
	if err != nil {
		return nil, err
	}
	x, err := job.Session(a.entry.Refinement)
	if err != nil {
		return nil, &badJob{err}
	}
	return x, nil
}

// release keeps a session for another attempt, unless memory is short or the epoch is over.
func (r *run) release(a *attempt, x task.Session) {
	r.w.mu.Lock()
	keep := a.ctx.Err() == nil && !a.lean
	if keep {
		r.idle = append(r.idle, x)
	}
	r.w.mu.Unlock()
	if !keep {
		x.Close()
	}
}
