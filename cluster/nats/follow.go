package nats

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"time"

	"genmcgo/cluster/task"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Progress says how far a job is.
type Progress struct {
	Epoch   uint32
	Records uint64       // of the log, that this follower has read
	Open    int          // tasks
	Ledger  *task.Ledger // not to be kept or changed: the sum is Ledger.Folder
	Crew    Crew
	// Trouble is what the latest worker in trouble said; "" if nothing is known to be wrong.
	Trouble string
}

const (
	progressEvery = time.Second
	// followBatch bounds how many records are under way to a follower.
	followBatch = 64
	followWait  = 5 * time.Second
	// A task that sessions fail at so often fails the job.
	maxFailures = 2
	// The log is compacted after so many records or bytes.
	compactRecords = 10_000
	compactBytes   = 64 << 20
)

// Follow reads the log of a job until everything is explored, and returns its ledger, which has
// the sum. job must be what the job's spec describes; progress, unless nil, is called about once
// a second by the goroutine that called Follow.
//
// When ctx is done, Follow returns what is known by then, and ctx's error; the job goes on, and
// another Follow takes it up. Other errors are ErrCancelled, ErrFailed, ErrNoJob, ErrQuota,
// ErrUnreachable after patience (0: 2 min), and the ledger is what is known.
func (c *Client) Follow(ctx context.Context, id string, job task.Job, patience time.Duration, progress func(Progress)) (*task.Ledger, error) {
	if patience == 0 {
		patience = 2 * time.Minute
	}
	f := c.newFollower(&Entry{ID: id}, job)
	f.name = "0-" + f.name // before all keepers
	f.progress, f.patience = progress, patience
	err := f.try(ctx, func() (err error) {
		f.entry, _, err = c.entry(ctx, id)
		return err
	})
	if err == nil {
		err = f.run(ctx)
	}
	if ctx.Err() != nil {
		return f.ledger, ctx.Err()
	}
	return f.ledger, explain(err, c.url)
}

// follower folds the log of a job and does what follows from it. One goroutine uses it.
type follower struct {
	c        *Client
	id, name string
	job      task.Job
	progress func(Progress)
	patience time.Duration
	keeper   bool // is quiet about what is for the user

	compactRecords, compactBytes int

	entry  *Entry
	ledger *task.Ledger
	seq    uint64 // of the latest message that was folded
	read   uint64 // messages folded
	// parents are the sequence numbers of the records that opened the tasks that are open; none
	// for the root.
	parents map[task.ID]uint64
	// kept are those of them that workers kept for themselves (headerKept). For these, parents has the first
	// record of the chain.
	kept map[task.ID]bool
	// records and bytes since the last snapshot.
	records, bytes int

	pull     *puller
	consumer string
	fresh    bool      // no message came yet from the consumer
	asked    time.Time // when messages were asked for; zero: they have to be
	awaited  int       // how many may come
	answered time.Time // when the server last did

	quiet    bool // nothing was folded since the last tick
	failures map[task.ID]int
	troubled string
	crew     *roll
}

func (c *Client) newFollower(e *Entry, job task.Job) *follower {
	return &follower{c: c, id: e.ID, name: newName(), job: job, entry: e, compactRecords: compactRecords, compactBytes: compactBytes}
}

var (
	// errRestart is returned inside if the follower must begin again with the log.
	errRestart = errors.New("begin again")
	// errNotNeeded is returned inside if somebody else follows the job.
	errNotNeeded = errors.New("one keeper is enough")
)

// run follows until the ledger is done.
func (f *follower) run(ctx context.Context) error {
	pull, err := f.c.newPuller(4 * followBatch)
	if err != nil {
		return err
	}
	f.pull = pull
	defer pull.close()
	defer f.dropConsumer()
	events, troubles, beats := make(chan *nats.Msg, 64), make(chan *nats.Msg, 64), make(chan *nats.Msg, 64)
	for subject, ch := range map[string]chan *nats.Msg{eventSubject: events, keepSubject(f.id): beats} {
		s, err := f.c.nc.ChanSubscribe(subject, ch)
		if err != nil {
			return err
		}
		defer s.Unsubscribe()
	}
	asked, err := f.c.nc.ChanSubscribe(troubleSubject(f.id), troubles)
	if err != nil {
		return err
	}
	defer f.dismiss(asked, troubles)
	if f.progress != nil {
		if f.crew, err = f.c.newRoll(); err != nil {
			return err
		}
		defer f.crew.close()
	}
	f.answered = time.Now()
	tick := time.NewTicker(progressEvery)
	defer tick.Stop()
	f.keep()
	if err := f.try(ctx, func() error { return f.restore(ctx) }); err != nil {
		return err
	}
	for {
		err := f.ask(ctx)
		if err == nil {
			err = f.next(ctx, events, troubles, beats, tick.C)
		}
		if errors.Is(err, errRestart) {
			err = f.try(ctx, func() error { return f.restore(ctx) })
		}
		if errors.Is(err, errNotNeeded) {
			return nil
		}
		if err != nil {
			return err
		}
		if f.ledger.Done() {
			return f.finish(ctx)
		}
	}
}

// next waits for what comes next, and takes it up.
func (f *follower) next(ctx context.Context, events, troubles, beats chan *nats.Msg, tick <-chan time.Time) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case m := <-f.pull.answers:
		return f.received(ctx, m)
	case m := <-events:
		if string(m.Data) == f.id {
			return f.reread(ctx)
		}
	case m := <-troubles:
		return f.heard(ctx, m)
	case m := <-beats:
		if m.Reply != "" { // it asks how far the job is
			m.Respond(f.status().encode())
		} else if s, ok := decodeStatus(m.Data); ok && f.keeper && s.Follower < f.name {
			return errNotNeeded
		}
	case <-tick:
		return f.tick(ctx)
	}
	return nil
}

// restore makes the ledger that of the latest snapshot, or of an empty log.
func (f *follower) restore(ctx context.Context) error {
	f.dropConsumer()
	f.parents, f.kept, f.failures = map[task.ID]uint64{}, map[task.ID]bool{}, map[task.ID]int{}
	f.seq, f.records, f.bytes = 0, 0, 0
	s := f.entry.Snapshot
	if s == nil {
		var err error
		if f.ledger, err = task.NewLedger(f.job); err != nil {
			return about(ErrFailed, "job %s: %s", f.id, oneLine(err))
		}
		return nil
	}
	data, err := f.c.object(ctx, f.id, s.Object, maxSnapshot)
	if isGone(err) { // there is a newer one, or none of the job
		if err := f.reread(ctx); err != nil {
			return err
		}
		if n := f.entry.Snapshot; n != nil && *n != *s {
			return f.restore(ctx)
		}
	}
	if err != nil {
		return fmt.Errorf("the snapshot of job %s: %w", f.id, err)
	}
	if f.ledger, err = task.Restore(f.job, data); err != nil {
		return about(ErrLost, "the snapshot of job %s: %s", f.id, oneLine(err))
	}
	f.seq = s.Seq
	for _, t := range f.ledger.Open() {
		if t.ID != task.Root {
			f.parents[t.ID], f.kept[t.ID] = 1, true // somewhere in what the log still has, perhaps in a chain
		}
	}
	return nil
}

// ask asks for messages of the log, unless that is under way.
func (f *follower) ask(ctx context.Context) error {
	if f.awaited > 0 && time.Since(f.asked) < followWait+f.c.timeout {
		return nil
	}
	if f.awaited > 0 {
		f.dropConsumer() // nothing came, not even that there is nothing
	}
	if f.consumer == "" {
		if err := f.newConsumer(ctx); err != nil {
			return f.waitFor(ctx, err)
		}
	}
	if err := f.pull.pull(recordStream(f.id), f.consumer, followBatch, followWait); err != nil {
		return f.waitFor(ctx, err)
	}
	f.asked, f.awaited = time.Now(), followBatch
	return nil
}

// waitFor waits for a server that failed with err, unless that took too long or there is no hope.
func (f *follower) waitFor(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if errors.Is(err, ErrNoJob) && f.ledger == nil {
		return err // there never was one
	}
	if isGone(err) {
		return f.gone()
	}
	if f.c.nc.IsClosed() || f.patience > 0 && time.Since(f.answered) > f.patience {
		return about(ErrUnreachable, "%s: %s; job %s goes on when the server does", redacted(f.c.url), oneLine(err), f.id)
	}
	pause(ctx, 100*time.Millisecond)
	return nil
}

// gone is the error if something of the job does not exist any more.
func (f *follower) gone() error {
	switch f.entry.State {
	case Failed:
		return about(ErrFailed, "job %s: %s", f.id, printable(f.entry.Why))
	}
	return about(ErrCancelled, "job %s", f.id)
}

// newConsumer makes a consumer of the log from f.seq on.
func (f *follower) newConsumer(ctx context.Context) error {
	short, cancel := f.c.short(ctx)
	defer cancel()
	s, err := f.c.js.Stream(short, recordStream(f.id))
	if err != nil {
		return err
	}
	if last := s.CachedInfo().State.LastSeq; last < f.seq {
		f.c.log(fmt.Sprintf("job %s: the server has lost records, %d of %d are left; what they counted is explored again", f.id, last, f.seq))
		return errRestart
	}
	name := "follower-" + newName()
	_, err = s.CreateConsumer(short, jetstream.ConsumerConfig{Name: name, AckPolicy: jetstream.AckNonePolicy, MemoryStorage: true,
		DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: f.seq + 1, InactiveThreshold: time.Minute})
	if err != nil {
		return err
	}
	f.consumer, f.fresh, f.awaited = name, true, 0
	f.answered = time.Now()
	return nil
}

// dropConsumer makes f begin with a new consumer.
func (f *follower) dropConsumer() {
	if f.consumer != "" {
		// Nobody waits for the answer; the server forgets unused consumers anyway.
		f.c.nc.Publish("$JS.API.CONSUMER.DELETE."+recordStream(f.id)+"."+f.consumer, nil)
	}
	f.consumer, f.awaited = "", 0
}

// received takes up a message of the log, or a status.
func (f *follower) received(ctx context.Context, m *nats.Msg) error {
	if _, consumer := f.pull.source(m); consumer != f.consumer {
		return nil // of an earlier consumer
	}
	f.answered = time.Now()
	switch status(m) {
	case 0:
	case http.StatusNotFound, http.StatusRequestTimeout:
		f.awaited = 0
		return f.reread(ctx) // the message that another follower has failed the job may have got lost
	default:
		f.dropConsumer()
		return f.reread(ctx)
	}
	f.awaited--
	seq, err := streamSequence(m)
	if err != nil || seq <= f.seq {
		return nil
	}
	if seq > f.seq+1 {
		if !f.fresh {
			f.dropConsumer() // messages got lost on the way
			return nil
		}
		// They were deleted: because a snapshot has them, or because they were damaged.
		if err := f.reread(ctx); err != nil {
			return err
		}
		if s := f.entry.Snapshot; s != nil && s.Seq > f.seq {
			return errRestart
		}
	}
	f.fresh = false
	if err := f.fold(ctx, m, seq); err != nil {
		return err
	}
	if f.records >= f.compactRecords || f.bytes >= f.compactBytes {
		f.records, f.bytes = 0, 0
		if err := f.compact(ctx); err != nil {
			f.c.log(fmt.Sprintf("job %s: the log is not compacted now: %s", f.id, oneLine(err)))
		}
	}
	return nil
}

// fold adds a message of the log to the ledger.
func (f *follower) fold(ctx context.Context, m *nats.Msg, seq uint64) error {
	r, err := f.c.decodeRecord(ctx, f.id, m.Subject, m.Header, m.Data)
	if err != nil && !errors.Is(err, errDamaged) {
		f.dropConsumer() // it is fetched again
		return f.waitFor(ctx, err)
	}
	f.seq, f.quiet = seq, false
	f.read++
	f.records++
	f.bytes += len(m.Data)
	epoch, counts := f.ledger.Epoch(), false
	if err == nil {
		counts, err = f.ledger.Add(r)
	}
	if err != nil {
		f.c.log(fmt.Sprintf("job %s: record %d does not count, and is removed: %s", f.id, seq, oneLine(err)))
		if err := f.c.deleteRecord(ctx, f.id, seq); err != nil {
			f.c.log(oneLine(err)) // the record does not count anyway
		}
		return nil
	}
	if !counts {
		return nil
	}
	if f.ledger.Epoch() > epoch {
		clear(f.parents)
		clear(f.kept)
		clear(f.failures)
		return f.beginEpoch(ctx)
	}
	was, chained := f.parents[r.Task]
	chained = chained && f.kept[r.Task]
	delete(f.parents, r.Task)
	delete(f.kept, r.Task)
	delete(f.failures, r.Task)
	ids := r.ChildIDs()
	for _, id := range ids {
		f.parents[id] = seq
	}
	if p, ok := f.job.(task.Pruning); ok && p.Prunes() {
		maps.DeleteFunc(f.parents, func(id task.ID, _ uint64) bool { return !f.ledger.IsOpen(epoch, id) })
		maps.DeleteFunc(f.kept, func(id task.ID, _ bool) bool { return !f.ledger.IsOpen(epoch, id) })
	}
	if n := len(ids); n > 0 && m.Header.Get(headerKept) != "" {
		// Who receives the message under which it is explored begins with the first record of the chain.
		f.kept[ids[n-1]] = true
		if chained {
			f.parents[ids[n-1]] = was
		}
	}
	return nil
}

// beginEpoch tells everybody of the epoch that the ledger is in.
func (f *follower) beginEpoch(ctx context.Context) error {
	epoch, refinement := f.ledger.Epoch(), f.ledger.Refinement()
	if f.entry.Epoch >= epoch {
		return nil // it was told already
	}
	if len(refinement) > maxRefinement {
		return f.fail(ctx, fmt.Sprintf("a refinement of %d bytes", len(refinement)))
	}
	return f.try(ctx, func() error {
		e, err := f.c.update(ctx, f.id, func(e *Entry) bool {
			if e.Epoch >= epoch {
				return false
			}
			e.Epoch, e.Refinement = epoch, refinement
			return true
		})
		if err != nil {
			return err
		}
		f.entry = e
		return f.c.publishTask(ctx, f.id, epoch, task.Task{ID: task.Root}, task.Root, true)
	})
}

// try does something at the server until it succeeds or waitFor gives up.
func (f *follower) try(ctx context.Context, do func() error) error {
	since := time.Now()
	for {
		err := do()
		if err == nil {
			return nil
		}
		if isFull(err) || isFinal(err) {
			return err
		}
		if time.Since(since) < f.patience {
			f.answered = time.Now()
		}
		if err := f.waitFor(ctx, err); err != nil {
			return err
		}
	}
}

// isFinal reports whether there is no point in trying again.
func isFinal(err error) bool {
	for _, e := range []error{ErrQuota, ErrLost, ErrFailed, ErrCancelled, ErrTooLarge, ErrCredentials, ErrNoJetStream} {
		if errors.Is(err, e) {
			return true
		}
	}
	return false
}

// reread reads the entry of the job.
func (f *follower) reread(ctx context.Context) error {
	e, _, err := f.c.entry(ctx, f.id)
	switch {
	case errors.Is(err, ErrNoJob):
		return f.gone()
	case err != nil:
		return f.waitFor(ctx, err)
	}
	f.entry = e
	if e.State == Cancelled || e.State == Failed {
		return f.gone()
	}
	return nil
}

// fail ends the job with a reason.
func (f *follower) fail(ctx context.Context, why string) error {
	return f.try(ctx, func() error {
		e, err := f.c.update(ctx, f.id, func(e *Entry) bool {
			if e.State != Open {
				return false
			}
			e.State, e.Why = Failed, why
			return true
		})
		if err != nil {
			return err
		}
		f.entry = e
		return nil
	})
}

// finish says that the job is done.
func (f *follower) finish(ctx context.Context) error {
	f.keep()
	f.report()
	err := f.try(ctx, func() error {
		_, err := f.c.update(ctx, f.id, func(e *Entry) bool {
			if e.State != Open {
				return false
			}
			e.State = Done
			return true
		})
		return err
	})
	if errors.Is(err, ErrCancelled) {
		return nil // another follower was faster, and its job is removed
	}
	return err
}

// heard is told what is wrong at a worker.
func (f *follower) heard(ctx context.Context, m *nats.Msg) error {
	t, ok := decodeTrouble(m)
	if !ok {
		return nil
	}
	answer := ""
	defer func() {
		if m.Reply != "" {
			m.Respond([]byte(answer))
		}
	}()
	if t.Kind != troubleAgain {
		f.troubled = fmt.Sprintf("worker %s: %s", t.Worker, t.Text)
	}
	switch t.Kind {
	case troubleAgain:
		if id, err := task.ParseID(t.Task); err == nil && f.isOver(ctx, t.Epoch, id) {
			answer = dropIt
		}
	case troubleFull:
		if f.keeper {
			return nil
		}
		return about(ErrQuota, "%s; job %s goes on when there is room", t.Text, f.id)
	case troubleTask:
		id, err := task.ParseID(t.Task)
		if err != nil || f.isOver(ctx, t.Epoch, id) {
			answer = dropIt
			return nil
		}
		if !f.ledger.IsOpen(t.Epoch, id) {
			return nil // its record may be under way to us; it will be tried again
		}
		if f.failures[id]++; f.failures[id] >= maxFailures {
			if err := f.fail(ctx, fmt.Sprintf("task %s, worker %s: %s", id, t.Worker, t.Text)); err != nil {
				return err
			}
			return f.gone()
		}
	}
	return nil
}

// isOver reports whether a task is not open, and will not be.
func (f *follower) isOver(ctx context.Context, epoch uint32, id task.ID) bool {
	return epoch <= f.ledger.Epoch() && !f.ledger.IsOpen(epoch, id) && f.caughtUp(ctx)
}

// caughtUp reports whether the ledger has the whole log.
func (f *follower) caughtUp(ctx context.Context) bool {
	ctx, cancel := f.c.short(ctx)
	defer cancel()
	s, err := f.c.js.Stream(ctx, recordStream(f.id))
	return err == nil && s.CachedInfo().State.LastSeq == f.seq
}

// dismiss ends s, and answers what workers asked before they could know: they would wait until their time is over.
func (f *follower) dismiss(s *nats.Subscription, asked <-chan *nats.Msg) {
	s.Drain() // one that merely ended would drop what is under way
	f.c.flush()
	for {
		select {
		case m := <-asked:
			if m.Reply != "" {
				m.Respond(nil)
			}
		default:
			return
		}
	}
}

// tick does what is due from time to time.
func (f *follower) tick(ctx context.Context) error {
	f.keep()
	f.report()
	if !f.quiet {
		f.quiet = true
		return nil
	}
	return f.mend(ctx)
}

// report tells the caller of Follow how far the job is.
func (f *follower) report() {
	if f.progress != nil {
		f.progress(Progress{Epoch: f.ledger.Epoch(), Records: f.read, Open: f.ledger.Tasks(), Ledger: f.ledger, Crew: f.crew.call(), Trouble: f.troubled})
	}
}

// mend puts open tasks in the queue that are in it no more. That should happen only if the server
// lost messages.
func (f *follower) mend(ctx context.Context) error {
	short, cancel := f.c.short(ctx)
	defer cancel()
	s, err := f.c.js.Stream(short, taskStream(f.id))
	if err != nil {
		if isGone(err) {
			return f.reread(ctx)
		}
		return nil // later
	}
	if s.CachedInfo().State.Msgs > 0 || !f.caughtUp(ctx) {
		return nil
	}
	open := f.ledger.Open()
	if len(open) > 0 && f.entry.Epoch < f.ledger.Epoch() {
		return f.beginEpoch(ctx)
	}
	for _, t := range open {
		var parent task.ID
		if err := f.c.publishTask(ctx, f.id, f.ledger.Epoch(), t, parent, false); err != nil {
			return nil // later
		}
	}
	f.quiet = false
	return nil
}
