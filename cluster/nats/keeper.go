package nats

import (
	"cmp"
	"context"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
)

// keepSubject is where followers of a job say that they are there, so that no worker need become one, and
// how far the job is (Status).
func keepSubject(id string) string { return "genmcgo.keep." + id }

// A worker becomes the keeper of a job if it has not heard of a follower for keepAfter to
// twice keepAfter. Tests do not wait that long.
var keepAfter = 6 * time.Second

// heardKeeper is told that a job is followed. Messages get lost, also the one that a job is open: a worker that does
// not know the job reads its entry.
func (w *worker) heardKeeper(m *nats.Msg) {
	s, ok := decodeStatus(m.Data)
	if !ok {
		return
	}
	id := strings.TrimPrefix(m.Subject, keepSubject(""))
	w.mu.Lock()
	r := w.runs[id]
	if r != nil && s.Follower != r.keeperName {
		r.heard = time.Now()
	}
	w.mu.Unlock()
	if r == nil && !s.Done {
		w.refresh(id)
	}
}

// watchKeepers makes w the keeper of jobs that nobody follows.
func (w *worker) watchKeepers(ctx context.Context) {
	least := cmp.Or(w.o.keepAfter, keepAfter)
	wait := least + rand.N(least)
	t := time.NewTicker(time.Second)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
		}
		w.mu.Lock()
		for _, r := range w.runs {
			if r.keeper == nil && r.refused == "" && time.Since(r.heard) > wait {
				ctx, cancel := context.WithCancel(ctx)
				r.keeper = cancel
				go r.keepIt(ctx)
			}
		}
		w.mu.Unlock()
	}
}

// keepIt follows a job until it is done, or somebody else does.
func (r *run) keepIt(ctx context.Context) {
	job, err := r.theJob(ctx)
	if err == nil {
		r.w.mu.Lock()
		f := r.w.c.newFollower(r.entry, job)
		f.keeper = true
		r.keeperName = f.name
		r.w.mu.Unlock()
		err = f.run(ctx)
	}
	if err != nil && ctx.Err() == nil {
		r.w.c.log(oneLine(err))
	}
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	if r.keeper != nil {
		r.keeper()
	}
	r.keeper, r.heard = nil, time.Now()
}
