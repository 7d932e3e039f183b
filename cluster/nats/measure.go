package nats

import (
	"context"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"genmcgo/cluster/metrics"
	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
)

// tally is what a worker has done since it began, for its metrics.
type tally struct {
	counted, superseded, returned atomic.Uint64 // attempts, by what came of them
	finished                      atomic.Uint64 // tasks: attempts that counted and left nothing
	complete, blocked             atomic.Uint64 // executions of attempts that counted

	// Of slots; worker.mu protects these.
	since      time.Time
	busy, idle time.Duration
}

// count takes note of a record that counts.
func (t *tally) count(r *task.Record, complete, blocked uint64) {
	t.counted.Add(1)
	if len(r.Children) == 0 {
		t.finished.Add(1)
	}
	t.complete.Add(complete)
	t.blocked.Add(blocked)
}

// pass takes note of the time until now, before the number of attempts or slots changes. The caller holds
// w.mu.
func (w *worker) pass() {
	t := &w.tally
	now := time.Now()
	d := now.Sub(t.since)
	t.since = now
	t.busy += d * time.Duration(w.attempts)
	t.idle += d * time.Duration(max(w.allowed-w.attempts, 0))
}

const (
	executionsName = "genmcgo_executions_total"
	slotsHelp      = "Tasks that can be explored at a time."
	busyHelp       = "Slots that explore a task."
	idleHelp       = "Part of the slots that explore nothing, from 0 to 1."
)

func executions(s *metrics.Set, help string, complete, blocked uint64) {
	s.Counter(executionsName, help, float64(complete), "kind", "complete")
	s.Counter(executionsName, help, float64(blocked), "kind", "blocked")
}

// slots adds how many slots there are and how many of them are busy.
func slots(s *metrics.Set, all, busy int) {
	s.Gauge("genmcgo_slots", slotsHelp, float64(all))
	s.Gauge("genmcgo_busy_slots", busyHelp, float64(busy))
	idle := 0.0
	if all > 0 {
		idle = 1 - float64(min(busy, all))/float64(all)
	}
	s.Gauge("genmcgo_idle_share", idleHelp, idle)
}

// measure adds what w has done.
func (w *worker) measure(_ context.Context, s *metrics.Set) error {
	w.mu.Lock()
	w.pass()
	jobs, all, now := len(w.runs), w.allowed, w.attempts
	busy, idle := w.tally.busy, w.tally.idle
	w.mu.Unlock()
	t := &w.tally
	executions(s, "Executions that this worker explored and that count.", t.complete.Load(), t.blocked.Load())
	const attempts, attemptsHelp = "genmcgo_attempts_total", "Attempts at tasks that ended: counted, superseded by another worker's, or returned to the queue."
	s.Counter(attempts, attemptsHelp, float64(t.counted.Load()), "outcome", "counted")
	s.Counter(attempts, attemptsHelp, float64(t.superseded.Load()), "outcome", "superseded")
	s.Counter(attempts, attemptsHelp, float64(t.returned.Load()), "outcome", "returned")
	s.Counter("genmcgo_tasks_done_total", "Tasks that this worker explored to their end.", float64(t.finished.Load()))
	s.Gauge("genmcgo_jobs", "Jobs that the worker knows and that are open.", float64(jobs))
	slots(s, all, now)
	s.Counter("genmcgo_busy_seconds_total", "Seconds that slots explored tasks.", busy.Seconds())
	s.Counter("genmcgo_idle_seconds_total", "Seconds that slots explored nothing.", idle.Seconds())
	n := w.c.nc.Stats()
	metrics.Messages(s, int64(n.InMsgs), int64(n.OutMsgs), int64(n.InBytes), int64(n.OutBytes))
	s.Counter("genmcgo_reconnects_total", "How often the server was away and came back.", float64(n.Reconnects))
	s.Gauge("genmcgo_memory_bytes", "Memory of the process, garbage included.", float64(memoryMeter()()))
	s.Gauge("genmcgo_memory_limit_bytes", "What the process may need (--max-memory); 0: no limit.", float64(w.o.MaxMemory))
	return nil
}

// Observer watches a cluster, for metrics.
type Observer struct {
	c   *Client
	sub *nats.Subscription

	mu   sync.Mutex
	jobs map[string]*observed
	// of jobs that were forgotten, and of epochs that are over
	complete, blocked, attempts uint64
}

// observed is what is known of a job.
type observed struct {
	status Status // the highest
	heard  time.Time
}

// Observe begins to watch the cluster.
func (c *Client) Observe() (*Observer, error) {
	o := &Observer{c: c, jobs: map[string]*observed{}}
	var err error
	o.sub, err = c.nc.Subscribe(keepSubject("*"), o.heard)
	return o, explain(err, c.url)
}

// heard takes note of a status, which may come from a stranger. A follower that has just begun reads the log
// again, so what it says may be less than what was known.
func (o *Observer) heard(m *nats.Msg) {
	s, ok := decodeStatus(m.Data)
	id := m.Subject[len(keepSubject("")):]
	if !ok || !jobID().MatchString(id) {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	j := o.jobs[id]
	if j == nil {
		if len(o.jobs) >= maxObserved {
			return
		}
		j = &observed{status: s}
		o.jobs[id] = j
	}
	j.heard = time.Now()
	was := j.status
	switch {
	case s.Epoch > was.Epoch:
		o.complete += was.Complete
		o.blocked += was.Blocked
		s.Records = max(s.Records, was.Records)
		j.status = s
	case s.Epoch == was.Epoch && s.Records >= was.Records:
		s.Complete, s.Blocked = max(s.Complete, was.Complete), max(s.Blocked, was.Blocked)
		j.status = s
	}
}

const (
	maxObserved = 1 << 16
	// A job that the server has no more, and of which nothing was heard for forgetJob, is over.
	forgetJob = time.Minute
)

// Measure adds what is known of the cluster.
func (o *Observer) Measure(ctx context.Context, s *metrics.Set) error {
	entries, err := o.c.Jobs(ctx)
	if err != nil {
		return err
	}
	crew, err := o.c.crew(ctx)
	if err != nil {
		return err
	}
	states := map[State]int{Preparing: 0, Open: 0, Done: 0, Cancelled: 0, Failed: 0}
	kept := map[string]bool{}
	for _, e := range entries {
		states[e.State]++
		kept[e.ID] = true
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	complete, blocked, attempts := o.complete, o.blocked, o.attempts
	for id, j := range o.jobs {
		complete += j.status.Complete
		blocked += j.status.Blocked
		attempts += j.status.Records
		if !kept[id] && time.Since(j.heard) > forgetJob {
			o.complete += j.status.Complete
			o.blocked += j.status.Blocked
			o.attempts += j.status.Records
			delete(o.jobs, id)
		}
	}
	executions(s, "Executions that were explored and count, of the jobs that this process has heard of.", complete, blocked)
	s.Counter("genmcgo_attempts_total", "Attempts at tasks whose records are in logs, of the jobs that this process has heard of.", float64(attempts))
	for _, state := range slices.Sorted(maps.Keys(states)) {
		s.Gauge("genmcgo_jobs", "Jobs, by state.", float64(states[state]), "state", string(state))
	}
	s.Gauge("genmcgo_workers", "Processes that work.", float64(crew.Workers))
	s.Gauge("genmcgo_machines", "Machines that these are on.", float64(crew.Machines))
	slots(s, crew.Slots, crew.Busy)
	for _, e := range entries {
		labels := []string{"job", e.ID, "name", e.Name}
		if e.State == Open {
			waiting, taken, err := o.c.queue(ctx, e.ID)
			if isGone(err) {
				continue
			}
			if err != nil {
				return explain(err, o.c.url)
			}
			const name, help = "genmcgo_job_tasks", "Tasks of a job: waiting in the queue, or taken by a worker."
			s.Gauge(name, help, float64(waiting), append(labels, "state", "waiting")...)
			s.Gauge(name, help, float64(taken), append(labels, "state", "taken")...)
		}
		if j := o.jobs[e.ID]; j != nil {
			const name, help = "genmcgo_job_executions", "Executions of a job that count. If the job starts again (epochs), they do, too."
			s.Gauge(name, help, float64(j.status.Complete), append(labels, "kind", "complete")...)
			s.Gauge(name, help, float64(j.status.Blocked), append(labels, "kind", "blocked")...)
			if j.status.Share > 0 {
				s.Gauge("genmcgo_job_share", "Part of the exploration of a job that is done, estimated, from 0 to 1.", j.status.Share, labels...)
			}
			s.Gauge("genmcgo_job_open_tasks", "Tasks of a job that have no record yet.", float64(j.status.Tasks), labels...)
			s.Gauge("genmcgo_job_epoch", "How often the exploration of a job started again.", float64(j.status.Epoch), labels...)
		}
	}
	return nil
}

// queue returns how many tasks of a job wait, and how many workers have taken.
func (c *Client) queue(ctx context.Context, id string) (waiting uint64, taken int, err error) {
	ctx, cancel := c.short(ctx)
	defer cancel()
	s, err := c.js.Consumer(ctx, taskStream(id), consumer)
	if err != nil {
		return 0, 0, err
	}
	info := s.CachedInfo()
	return info.NumPending, info.NumAckPending, nil
}

const (
	// crewWait is how long answers to whoSubject are waited for, and crewQuiet how long after the latest.
	crewWait  = 500 * time.Millisecond
	crewQuiet = 100 * time.Millisecond
)

// crew asks who works, and waits for the answers.
func (c *Client) crew(ctx context.Context) (Crew, error) {
	r, err := c.newRoll()
	if err != nil {
		return Crew{}, explain(err, c.url)
	}
	defer r.close()
	r.call()
	known := 0
	for begun, last := time.Now(), time.Now(); time.Since(begun) < crewWait && time.Since(last) < crewQuiet && ctx.Err() == nil; pause(ctx, 10*time.Millisecond) {
		if n := r.size(); n > known {
			known, last = n, time.Now()
		}
	}
	return r.call(), ctx.Err()
}

// Close ends the watch.
func (o *Observer) Close() { o.sub.Unsubscribe() }
