package nats

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"
	"testing"
	"time"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/internal/patience"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// seen is a bucket whose entries are read as a test wants: after is called between reading one and returning it, with
// how often that was done before, and returns an error if the answer is to be lost.
type seen struct {
	jetstream.KeyValue
	after func(n int) error

	mu sync.Mutex
	n  int
}

func (s *seen) Get(ctx context.Context, key string) (jetstream.KeyValueEntry, error) {
	e, err := s.KeyValue.Get(ctx, key)
	s.mu.Lock()
	n := s.n
	s.n++
	s.mu.Unlock()
	if lost := s.after(n); lost != nil {
		return nil, lost
	}
	return e, err
}

// opens makes a job that is being prepared, and returns what opens it without telling anybody.
func opens(t *testing.T, c *Client, spec Spec) (id string, open func()) {
	id = submit(t, c, spec)
	kve, err := c.kv.Get(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	e, err := decodeEntry(id, kve.Value())
	if err != nil {
		t.Fatal(err)
	}
	put := func(s State) {
		e.State = s
		data, err := json.Marshal(e)
		if err == nil {
			_, err = c.kv.Put(t.Context(), id, data)
		}
		if err != nil {
			t.Error(err)
		}
	}
	put(Preparing)
	return id, func() { put(Open) }
}

// working makes a worker that ends with the test.
func working(t *testing.T, c *Client, o WorkerOptions) *worker {
	o.Slots, o.Version, o.Jobs = 1, testVersion, treeJob
	w, err := c.newWorker(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, leave := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- w.work(ctx) }()
	t.Cleanup(func() {
		leave()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return w
}

// knows reports whether w knows a job as open.
func (w *worker) knows(id string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.runs[id] != nil
}

// TestOpenedMeanwhile: a worker that joins reads that a job is being prepared. Before it has the answer, the job is
// open and says so, and the worker reads that. The first answer, when it comes, is no reason to drop the job.
func TestOpenedMeanwhile(t *testing.T) {
	s := serve(t, server.Options{})
	c, joins := connect(t, s.URL), connect(t, s.URL)
	id, open := opens(t, c, treeSpec(t, &synthetic.Tree{Seed: 1, Nodes: 1 << 40, Wait: time.Millisecond}))
	read, late := make(chan struct{}, 1), make(chan struct{})
	joins.kv = &seen{KeyValue: joins.kv, after: func(n int) error {
		if n == 0 {
			notify(read)
			<-late
		}
		return nil
	}}
	w := working(t, joins, WorkerOptions{Name: "w", keepAfter: time.Hour})
	waitFor(t, "the entry has been read", read)
	open()
	if err := c.tell(id); err != nil {
		t.Error(err)
	}
	patience.Until(t, "the worker knows the job", func() bool { return w.knows(id) })
	close(late)
	patience.Until(t, "the worker waits for no answer", func() bool {
		w.mu.Lock()
		defer w.mu.Unlock()
		return len(w.reads) == 0
	})
	if !w.knows(id) {
		t.Error("the worker has dropped the job")
	}
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
}

// TestAnswerLost: a worker that is told of a job reads its entry again if the answer does not come. Nobody follows the
// job.
func TestAnswerLost(t *testing.T) {
	s := serve(t, server.Options{})
	c, joins := connect(t, s.URL), connect(t, s.URL)
	id, open := opens(t, c, treeSpec(t, &synthetic.Tree{Seed: 1, Nodes: 1 << 40, Wait: time.Millisecond}))
	read := make(chan struct{}, 1)
	joins.kv = &seen{KeyValue: joins.kv, after: func(n int) error {
		notify(read)
		if n == 1 {
			return nats.ErrTimeout
		}
		return nil
	}}
	w := working(t, joins, WorkerOptions{Name: "w", keepAfter: time.Hour})
	waitFor(t, "the worker has read the entry", read)
	open()
	if err := c.tell(id); err != nil {
		t.Fatal(err)
	}
	patience.Until(t, "the worker knows the job", func() bool { return w.knows(id) })
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
}

// TestUntold: a worker that missed that a job was opened learns it from who follows the job.
func TestUntold(t *testing.T) {
	s := serve(t, server.Options{})
	c, joins := connect(t, s.URL), connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 1, Nodes: 100}
	id, open := opens(t, c, treeSpec(t, tree))
	read := make(chan struct{}, 1)
	joins.kv = &seen{KeyValue: joins.kv, after: func(int) error { notify(read); return nil }}
	w := working(t, joins, WorkerOptions{Name: "w"})
	waitFor(t, "the worker has read the entry", read)
	open()
	if w.knows(id) {
		t.Fatal("the worker knows the job")
	}
	sameSum(t, follow(t, c, id, tree), tree)
}

// TestListRemoved: a list of jobs comes to an end although all of them are removed meanwhile. There are more than
// the server sends at a time.
func TestListRemoved(t *testing.T) {
	s := serve(t, server.Options{})
	c, lists := connect(t, s.URL), connect(t, s.URL)
	const jobs = 5000
	for n := range jobs {
		if _, err := c.js.PublishAsync(entrySubject(fmt.Sprintf("%012x", n)), []byte("{}")); err != nil {
			t.Fatal(err)
		}
	}
	waitFor(t, "the server has all entries", c.js.PublishAsyncComplete())
	ids, err := c.jobIDs(t.Context())
	if err != nil || len(ids) != jobs {
		t.Fatal(len(ids), err)
	}
	lists.kv = &seen{KeyValue: lists.kv, after: func(n int) error {
		if n > 0 {
			return nil
		}
		s, err := c.js.Stream(t.Context(), "KV_"+bucket)
		if err == nil {
			err = s.Purge(t.Context())
		}
		return err
	}}
	listed := make(chan struct{})
	go func() {
		defer close(listed)
		if list, err := lists.Jobs(t.Context()); len(list) > 0 || err != nil {
			t.Errorf("%d jobs, %v", len(list), err)
		}
	}()
	waitFor(t, "jobs are listed", listed)
}

// TestFailedUnheard: who follows a job hears that another follower has failed it, although the message which says so
// is lost.
func TestFailedUnheard(t *testing.T) {
	t.Parallel() // it waits most of the time
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 1, Nodes: 100}
	id := submit(t, c, treeSpec(t, tree))
	ctx, cancel := context.WithTimeout(t.Context(), patience.Most)
	defer cancel()
	var once sync.Once
	_, err := c.Follow(ctx, id, tree, 0, func(Progress) {
		once.Do(func() {
			e, revision, err := c.entry(ctx, id)
			if err != nil {
				t.Error(err)
				return
			}
			e.State, e.Why = Failed, "for a test"
			data, err := json.Marshal(e)
			if err == nil {
				_, err = c.kv.Update(ctx, id, data, revision)
			}
			if err != nil {
				t.Error(err)
			}
		})
	})
	oneLineOf(t, err, ErrFailed)
}
