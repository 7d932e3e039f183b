package nats

import (
	"context"
	"testing"
	"time"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// lateObjects has an object store answer late: get is told until when an object is waited for, and may return an
// error for it.
type lateObjects struct {
	jetstream.JetStream
	get func(until time.Time) error
}

func (l lateObjects) ObjectStore(ctx context.Context, bucket string) (jetstream.ObjectStore, error) {
	store, err := l.JetStream.ObjectStore(ctx, bucket)
	return lateStore{store, l.get}, err
}

type lateStore struct {
	jetstream.ObjectStore
	get func(time.Time) error
}

func (l lateStore) GetBytes(ctx context.Context, name string, opts ...jetstream.GetObjectOpt) ([]byte, error) {
	until, _ := ctx.Deadline()
	if err := l.get(until); err != nil {
		return nil, err
	}
	return l.ObjectStore.GetBytes(ctx, name, opts...)
}

// TestFilesLate: a worker waits for files as long as a slow line needs for them. If they do not come in time, that is no
// failure of the job, however often.
func TestFilesLate(t *testing.T) {
	s := serve(t, server.Options{})
	c, slow := connect(t, s.URL), connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 1, Nodes: 100}
	spec := treeSpec(t, tree)
	const size = 4 << 20
	spec.Files["large"] = make([]byte, size) // the first by name
	n := 0                                   // one goroutine at a time makes the job
	slow.js = lateObjects{slow.js, func(until time.Time) error {
		if n++; n > 2*maxFailures {
			return nil
		}
		if left := time.Until(until) - slow.timeout; left < size*perByte-10*time.Second {
			t.Errorf("%d bytes are waited for no longer than %v more than for a few", size, left)
		}
		return nats.ErrTimeout
	}}
	working(t, slow, WorkerOptions{Name: "w", keepAfter: time.Hour})
	sameSum(t, follow(t, c, submit(t, c, spec), tree), tree)
	if n <= 2*maxFailures {
		t.Errorf("%d files were read", n)
	}
}
