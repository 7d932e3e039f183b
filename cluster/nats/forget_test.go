package nats

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"weak"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
	"genmcgo/internal/patience"
)

// TestForget: a worker keeps nothing of jobs that have ended, so one that works for weeks does not grow: no
// job, no session, no subscription.
func TestForget(t *testing.T) {
	s := serve(t, server.Options{})
	c, worker := connect(t, s.URL), connect(t, s.URL)
	var mu sync.Mutex
	var jobs []weak.Pointer[synthetic.Tree]
	w, err := worker.newWorker(WorkerOptions{Name: "w", Slots: 2, Version: testVersion, Jobs: func(s Spec) (task.Job, error) {
		job, err := treeJob(s)
		mu.Lock()
		defer mu.Unlock()
		jobs = append(jobs, weak.Make(job.(*synthetic.Tree)))
		return job, err
	}})
	if err != nil {
		t.Fatal(err)
	}
	ctx, leave := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- w.work(ctx) }()
	t.Cleanup(func() {
		leave()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	before := -1
	for n := range 6 {
		tree := &synthetic.Tree{Seed: uint64(n), Nodes: 3000, Spin: 1000}
		if n%2 > 0 {
			tree.Refines = []uint64{uint64(n)} // another epoch
		}
		id := submit(t, c, treeSpec(t, tree))
		sameSum(t, follow(t, c, id, tree), tree)
		var had string
		patience.Until(t, "the worker has forgotten all jobs", func() bool {
			runtime.GC()
			mu.Lock()
			defer mu.Unlock()
			w.mu.Lock()
			runs, left, subs := len(w.runs), 0, worker.nc.NumSubscriptions()
			w.mu.Unlock()
			for _, j := range jobs {
				if j.Value() != nil {
					left++
				}
			}
			had = fmt.Sprintf("%d runs, %d of %d jobs, %d subscriptions; %d after the first job", runs, left, len(jobs), subs, before)
			if runs == 0 && left == 0 && before < 0 {
				before = subs
			}
			return runs == 0 && left == 0 && subs <= before
		}, func() string { return had })
	}
	if len(jobs) < 6 {
		t.Errorf("the worker made only %d jobs", len(jobs))
	}
}
