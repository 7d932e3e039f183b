package nats

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"genmcgo/cluster/server"

	"github.com/nats-io/nats.go/jetstream"
)

// seen is a bucket whose entries are read as a test wants: after is called between reading one and returning it, with
// how often that was done before.
type seen struct {
	jetstream.KeyValue
	after func(n int)

	mu sync.Mutex
	n  int
}

func (s *seen) Get(ctx context.Context, key string) (jetstream.KeyValueEntry, error) {
	e, err := s.KeyValue.Get(ctx, key)
	s.mu.Lock()
	n := s.n
	s.n++
	s.mu.Unlock()
	s.after(n)
	return e, err
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
	lists.kv = &seen{KeyValue: lists.kv, after: func(n int) {
		if n > 0 {
			return
		}
		s, err := c.js.Stream(t.Context(), "KV_"+bucket)
		if err == nil {
			err = s.Purge(t.Context())
		}
		if err != nil {
			t.Error(err)
		}
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
