package nats

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"genmcgo/cluster/task"
	"genmcgo/internal/lazy"

	"github.com/nats-io/nats.go/jetstream"
)

// Spec describes a job to those who submit and to those who work. Everything that
// an exploration needs is in it: nothing is read from the disks of workers.
type Spec struct {
	ID      string            // set by Submit
	Name    string            // for people
	Version string            // workers of other versions take nothing of the job
	Options []byte            // for the function that makes the job out of the spec
	Files   map[string][]byte // likewise; the names are not those of files on any disk

	// Slice is how long an attempt takes at most, and so how much work is lost with a
	// worker; 0: 10 s. AckWait is how long a worker may be silent until its tasks are given to others;
	// 0: 5 s.
	Slice, AckWait time.Duration
}

// Bounds of what a job may consist of.
const (
	maxOptions    = 256 << 10
	maxRefinement = 256 << 10
	maxFiles      = 1 << 12
	maxFileBytes  = 256 << 20 // all files
	maxName       = 1 << 12
	maxEntry      = 900 << 10 // JSON of an entry; servers allow messages of 1 MB unless told otherwise
	maxSnapshot   = 1 << 30
)

// bucket has the entries of jobs.
const bucket = "genmcgo"

// State of a job.
type State string

const (
	Preparing State = "preparing" // its files are being sent
	Open      State = "open"
	Done      State = "done"      // what is to be counted is in the log
	Cancelled State = "cancelled" // by Cancel
	Failed    State = "failed"    // see Entry.Why
)

// Entry is what the server's bucket says of a job.
type Entry struct {
	ID      string        `json:"id"`
	Name    string        `json:"name"`
	Version string        `json:"version"`
	State   State         `json:"state"`
	Why     string        `json:"why,omitempty"` // it is Failed
	Created time.Time     `json:"created"`       // by the clock of the server, once it is Open: see Client.Now
	Options []byte        `json:"options,omitempty"`
	Files   []string      `json:"files,omitempty"` // the n-th is object "file.N"
	Slice   time.Duration `json:"slice"`
	AckWait time.Duration `json:"ackWait"`

	Epoch      uint32    `json:"epoch"`
	Refinement []byte    `json:"refinement,omitempty"`
	Snapshot   *snapshot `json:"snapshot,omitempty"`
}

// snapshot names a stored snapshot of the ledger: of the log up to message Seq.
type snapshot struct {
	Seq    uint64 `json:"seq"`
	Object string `json:"object"`
}

var (
	jobID      = lazy.Regexp(`^[0-9a-f]{12}$`)
	snapshotID = lazy.Regexp(`^snapshot\.[0-9a-f]{12}$`)
)

// newName returns a random name.
func newName() string { return task.NewAttempt().String()[:12] }

// decodeEntry reads an entry, which may come from a stranger.
func decodeEntry(id string, data []byte) (*Entry, error) {
	if len(data) > maxEntry {
		return nil, about(ErrTooLarge, "the entry of job %s has %d bytes", id, len(data))
	}
	e := &Entry{}
	if err := json.Unmarshal(data, e); err != nil {
		return nil, fmt.Errorf("the entry of job %s is damaged: %s", id, oneLine(err))
	}
	bad := func(why string) (*Entry, error) {
		return nil, fmt.Errorf("the entry of job %s is damaged: %s", id, why)
	}
	switch {
	case !jobID().MatchString(id) || e.ID != id:
		return bad("its id is another one")
	case !slices.Contains([]State{Preparing, Open, Done, Cancelled, Failed}, e.State):
		return bad(fmt.Sprintf("its state is %.20q", e.State))
	case len(e.Options) > maxOptions || len(e.Refinement) > maxRefinement || len(e.Files) > maxFiles || len(e.Name) > maxName:
		return bad("it is too large")
	case e.Epoch == 0 && len(e.Refinement) > 0:
		return bad("its first epoch is refined")
	case e.AckWait < minAckWait || e.AckWait > maxAckWait || e.Slice <= 0:
		return bad("its times are impossible")
	case e.Snapshot != nil && (!snapshotID().MatchString(e.Snapshot.Object) || e.Snapshot.Seq == 0):
		return bad("its snapshot has no name")
	}
	return e, nil
}

// Bounds of Spec.AckWait.
const (
	minAckWait = 100 * time.Millisecond
	maxAckWait = time.Hour
)

// What Spec.Slice and Spec.AckWait are unless the submitter says otherwise.
const (
	defaultSlice   = 10 * time.Second
	defaultAckWait = 5 * time.Second
)

// check completes s, or says what is wrong with it.
func (s *Spec) check() error {
	if s.Slice == 0 {
		s.Slice = defaultSlice
	}
	if s.AckWait == 0 {
		s.AckWait = defaultAckWait
	}
	bytes := 0
	for _, f := range s.Files {
		bytes += len(f)
	}
	switch {
	case s.AckWait < minAckWait || s.AckWait > maxAckWait:
		return fmt.Errorf("an ack wait of %v: it may be %v to %v", s.AckWait, minAckWait, maxAckWait)
	case s.Slice < 0:
		return fmt.Errorf("a slice of %v", s.Slice)
	case len(s.Options) > maxOptions:
		return about(ErrTooLarge, "options of %d bytes; at most %d are possible", len(s.Options), maxOptions)
	case len(s.Files) > maxFiles:
		return about(ErrTooLarge, "%d files; at most %d are possible", len(s.Files), maxFiles)
	case bytes > maxFileBytes:
		return about(ErrTooLarge, "files of %d bytes; at most %d are possible", bytes, maxFileBytes)
	case len(s.Name) > maxName:
		return about(ErrTooLarge, "a name of %d bytes", len(s.Name))
	}
	return nil
}

// Names of what the server keeps for a job.
func recordStream(id string) string { return "GENMCGO_REC_" + id }
func taskStream(id string) string   { return "GENMCGO_TASK_" + id }
func objects(id string) string      { return "genmcgo-" + id }
func taskSubject(id string) string  { return "genmcgo.task." + id }
func recordSubject(id string, epoch uint32, t task.ID) string {
	return fmt.Sprintf("genmcgo.rec.%s.%d.%s", id, epoch, t)
}
func fileObject(n int) string { return fmt.Sprintf("file.%d", n) }

// consumer is the name of the consumer of a queue of tasks that all workers share.
const consumer = "workers"

// Submit makes a job, which workers take up at once, and returns its ID. The job then goes on
// without the client; see Follow. If Submit fails it leaves nothing behind.
func (c *Client) Submit(ctx context.Context, s Spec) (id string, err error) {
	if err := s.check(); err != nil {
		return "", err
	}
	name := newName()
	e := &Entry{ID: name, Name: s.Name, Version: s.Version, State: Preparing, Created: time.Now().UTC(), Options: s.Options, Slice: s.Slice, AckWait: s.AckWait}
	for name := range s.Files {
		e.Files = append(e.Files, name)
	}
	slices.Sort(e.Files)
	data, err := json.Marshal(e)
	if err != nil {
		return "", err
	}
	if len(data) > maxEntry {
		return "", about(ErrTooLarge, "options and names of files take %d bytes", len(data))
	}
	defer func() {
		if err != nil {
			err = explain(err, c.url)
			ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), c.timeout)
			defer cancel()
			c.Remove(ctx, name)
		}
	}()
	if _, err := c.kv.Create(ctx, name, data); err != nil {
		return "", err
	}
	created, err := c.fill(ctx, e, s.Files)
	if err != nil {
		return "", err
	}
	if err := c.publishTask(ctx, name, 0, task.Task{ID: task.Root}, task.Root, true); err != nil {
		return "", err
	}
	if _, err := c.update(ctx, name, func(e *Entry) bool { e.State, e.Created = Open, created; return true }); err != nil {
		return "", err
	}
	return name, nil
}

// Now is the time by the clock of the server, which may differ from that of this machine.
func (c *Client) Now(ctx context.Context) (time.Time, error) {
	s, err := c.js.Stream(ctx, "KV_"+bucket)
	if err != nil {
		return time.Time{}, explain(err, c.url)
	}
	return s.CachedInfo().TimeStamp.UTC(), nil
}

// fill makes the streams of a job and stores its files. It returns when it did, by the clock of the server.
func (c *Client) fill(ctx context.Context, e *Entry, files map[string][]byte) (created time.Time, err error) {
	// Of several records of a task the server keeps the first and refuses the others.
	log, err := c.js.CreateStream(ctx, jetstream.StreamConfig{Name: recordStream(e.ID), Description: "log of a job of genmcgo",
		Subjects: []string{"genmcgo.rec." + e.ID + ".>"}, MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true,
		MaxMsgs: -1, MaxBytes: -1, AllowDirect: true})
	if err != nil {
		return created, err
	}
	if _, err := c.js.CreateStream(ctx, jetstream.StreamConfig{Name: taskStream(e.ID), Description: "queue of a job of genmcgo",
		Subjects: []string{taskSubject(e.ID)}, Retention: jetstream.WorkQueuePolicy, Duplicates: 2 * time.Minute}); err != nil {
		return created, err
	}
	if _, err := c.js.CreateConsumer(ctx, taskStream(e.ID), jetstream.ConsumerConfig{Durable: consumer, AckPolicy: jetstream.AckExplicitPolicy,
		AckWait: e.AckWait, MaxDeliver: -1, MaxAckPending: -1, MaxWaiting: 1 << 16}); err != nil {
		return created, err
	}
	if _, err := c.js.CreateObjectStore(ctx, jetstream.ObjectStoreConfig{Bucket: objects(e.ID), Description: "files of a job of genmcgo"}); err != nil {
		return created, err
	}
	for n, name := range e.Files {
		if err := c.putObject(ctx, e.ID, fileObject(n), files[name]); err != nil {
			return created, err
		}
	}
	return log.CachedInfo().Created.UTC(), nil
}

// object reads an object of at most most bytes.
func (c *Client) object(ctx context.Context, id, name string, most uint64) ([]byte, error) {
	store, err := c.js.ObjectStore(ctx, objects(id))
	if err != nil {
		return nil, err
	}
	info, err := store.GetInfo(ctx, name)
	if err != nil {
		return nil, err
	}
	if info.Size > most {
		return nil, about(ErrTooLarge, "object %s of job %s has %d bytes", name, id, info.Size)
	}
	ctx, cancel := context.WithTimeout(ctx, c.timeout+time.Duration(info.Size)*perByte)
	defer cancel()
	return store.GetBytes(ctx, name)
}

// perByte is how much longer one may wait for each byte of an object: it comes over a line of 250 kB/s in time, one that
// workers share, too.
const perByte = 4 * time.Microsecond

// spec fetches what a job consists of.
func (c *Client) spec(ctx context.Context, e *Entry) (Spec, error) {
	s := Spec{ID: e.ID, Name: e.Name, Version: e.Version, Options: e.Options, Files: map[string][]byte{}, Slice: e.Slice, AckWait: e.AckWait}
	left := uint64(maxFileBytes)
	for n, name := range e.Files {
		data, err := c.object(ctx, e.ID, fileObject(n), left)
		if err != nil {
			return s, fmt.Errorf("file %q of job %s: %w", name, e.ID, err)
		}
		s.Files[name] = data
		left -= uint64(len(data))
	}
	return s, nil
}

// Spec returns what a job was submitted as.
func (c *Client) Spec(ctx context.Context, id string) (Spec, error) {
	e, _, err := c.entry(ctx, id)
	if err != nil {
		return Spec{}, err
	}
	s, err := c.spec(ctx, e)
	return s, explain(err, c.url)
}

// entry reads the entry of a job.
func (c *Client) entry(ctx context.Context, id string) (*Entry, uint64, error) {
	if !jobID().MatchString(id) {
		return nil, 0, about(ErrNoJob, "%.40q", id)
	}
	ctx, cancel := c.short(ctx)
	defer cancel()
	kve, err := c.kv.Get(ctx, id)
	if isGone(err) {
		return nil, 0, about(ErrNoJob, "%s", id)
	}
	if err != nil {
		return nil, 0, explain(err, c.url)
	}
	e, err := decodeEntry(id, kve.Value())
	return e, kve.Revision(), err
}

// update changes the entry of a job and tells everybody. change returns false if nothing is
// to be changed.
func (c *Client) update(ctx context.Context, id string, change func(*Entry) bool) (*Entry, error) {
	for {
		e, revision, err := c.entry(ctx, id)
		if err != nil || !change(e) {
			return e, err
		}
		data, err := json.Marshal(e)
		if err != nil {
			return nil, err
		}
		if len(data) > maxEntry {
			return nil, about(ErrTooLarge, "the entry of job %s would have %d bytes", id, len(data))
		}
		ctx, cancel := c.short(ctx)
		_, err = c.kv.Update(ctx, id, data, revision)
		cancel()
		var wrong jetstream.JetStreamError
		if errors.Is(err, jetstream.ErrKeyExists) || errors.As(err, &wrong) && wrong.APIError() != nil &&
			(wrong.APIError().ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || wrong.APIError().ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant) {
			continue // somebody else changed it in between
		}
		if err != nil {
			return nil, explain(err, c.url)
		}
		return e, c.tell(id)
	}
}

// eventSubject is where ids of jobs are published whose entry has changed.
const eventSubject = "genmcgo.event"

// tell tells everybody to look at the entry of a job.
func (c *Client) tell(id string) error {
	if err := c.nc.Publish(eventSubject, []byte(id)); err != nil {
		return explain(err, c.url)
	}
	return explain(c.nc.FlushTimeout(c.timeout), c.url)
}

// Jobs lists all jobs, the oldest first.
func (c *Client) Jobs(ctx context.Context) ([]*Entry, error) {
	ids, err := c.jobIDs(ctx)
	if err != nil {
		return nil, err
	}
	var list []*Entry
	for _, id := range ids {
		e, _, err := c.entry(ctx, id)
		if errors.Is(err, ErrNoJob) {
			continue // removed meanwhile
		}
		if err != nil {
			if ctx.Err() != nil || errors.Is(err, ErrUnreachable) {
				return nil, err
			}
			c.log(oneLine(err))
			continue
		}
		list = append(list, e)
	}
	slices.SortFunc(list, func(a, b *Entry) int { return a.Created.Compare(b.Created) })
	return list, ctx.Err()
}

// jobIDs lists the ids of all jobs, in no order. The server is asked for the subjects of the bucket's stream: who
// lists the bucket's keys (jetstream.KeyValue.ListKeys) waits for as many entries as there were, for ever if one
// is removed meanwhile.
func (c *Client) jobIDs(ctx context.Context) ([]string, error) {
	ctx, cancel := c.short(ctx)
	defer cancel()
	s, err := c.js.Stream(ctx, "KV_"+bucket)
	if err != nil {
		return nil, explain(err, c.url)
	}
	info, err := s.Info(ctx, jetstream.WithSubjectFilter(entrySubject(">")))
	if err != nil {
		return nil, explain(err, c.url)
	}
	var ids []string
	for subject := range info.State.Subjects {
		ids = append(ids, strings.TrimPrefix(subject, entrySubject("")))
	}
	return ids, nil
}

// entrySubject is where the server keeps the entry of a job.
func entrySubject(id string) string { return "$KV." + bucket + "." + id }

// Cancel ends a job. Workers drop it at once, and Follow returns ErrCancelled.
func (c *Client) Cancel(ctx context.Context, id string) error {
	_, err := c.update(ctx, id, func(e *Entry) bool {
		if e.State == Preparing || e.State == Open {
			e.State = Cancelled
			return true
		}
		return false
	})
	if err != nil {
		return err
	}
	return c.Remove(ctx, id)
}

// removeWait is how long Remove waits for a server that is away.
const removeWait = 20 * time.Second

// Remove deletes all that the server keeps of a job. Who submitted a job calls it after Follow,
// when it has no more use for the records.
func (c *Client) Remove(ctx context.Context, id string) error {
	if !jobID().MatchString(id) {
		return about(ErrNoJob, "%.40q", id)
	}
	for begun := time.Now(); ; pause(ctx, 200*time.Millisecond) {
		err := c.remove(ctx, id)
		if !errors.Is(err, ErrUnreachable) || ctx.Err() != nil || time.Since(begun) > removeWait {
			return err
		}
	}
}

// remove is Remove, once.
func (c *Client) remove(ctx context.Context, id string) error {
	var first error
	for _, do := range []func(context.Context) error{
		func(ctx context.Context) error { return c.js.DeleteStream(ctx, taskStream(id)) },
		func(ctx context.Context) error { return c.js.DeleteStream(ctx, recordStream(id)) },
		func(ctx context.Context) error { return c.js.DeleteObjectStore(ctx, objects(id)) },
		func(ctx context.Context) error { return c.forget(ctx, id) },
	} {
		short, cancel := c.short(ctx)
		err := do(short)
		cancel()
		if err != nil && !isGone(err) && first == nil {
			first = explain(err, c.url)
		}
	}
	if first != nil {
		return first
	}
	return c.tell(id)
}

// forget deletes the entry of a job, without the marker that deleting a key leaves.
func (c *Client) forget(ctx context.Context, id string) error {
	s, err := c.js.Stream(ctx, "KV_"+bucket)
	if err != nil {
		return err
	}
	return s.Purge(ctx, jetstream.WithPurgeSubject(entrySubject(id)))
}
