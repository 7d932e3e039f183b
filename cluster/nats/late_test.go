package nats

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
	"genmcgo/internal/patience"

	"github.com/nats-io/nats.go"
)

// onceOnly has workers tell their wants and ask the server once, until the end of the test: what they get then does not
// depend on doing so again some time later.
func onceOnly(t *testing.T) {
	again, pull := hungryAgain, pullWait
	hungryAgain, pullWait = time.Hour, time.Hour
	t.Cleanup(func() { hungryAgain, pullWait = again, pull })
}

// endless is the spec of a job that nothing but hunger splits.
func endless(t *testing.T) Spec {
	spec := treeSpec(t, &synthetic.Tree{Seed: 3, Nodes: 1 << 40, Wait: time.Millisecond})
	spec.Slice, spec.AckWait = time.Hour, time.Hour
	return spec
}

// joinBusy has workers join, and returns channels which tell that they have so many tasks as they have slots. Each has
// another one more than the one before, and one at least.
func joinBusy(t *testing.T, url string, workers int) []<-chan struct{} {
	var list []<-chan struct{}
	for n := range workers {
		slots, all := n+1, make(chan struct{}, 1)
		var busy atomic.Int32
		join(t, url, WorkerOptions{Name: fmt.Sprint("late", n), Slots: slots, Jobs: watch(func() {
			if int(busy.Add(1)) == slots {
				notify(all)
			}
		})})
		list = append(list, all)
	}
	return list
}

// TestLateWorker: a worker that joins while another one explores everything alone has a task after a few messages
// and without waiting for more than some milliseconds: what would come of heartbeats, slices, polls and
// wants that are told again would come after an hour.
func TestLateWorker(t *testing.T) {
	onceOnly(t)
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	id := submit(t, c, endless(t))
	first := make(chan struct{}, 1)
	join(t, s.URL, WorkerOptions{Name: "first", Jobs: watch(func() { notify(first) })})
	waitFor(t, "the first worker explores", first)
	var messages atomic.Int32
	spy, err := connect(t, s.URL).nc.Subscribe(">", func(*nats.Msg) { messages.Add(1) })
	if err != nil {
		t.Fatal(err)
	}
	defer spy.Unsubscribe()
	if err := c.nc.Flush(); err != nil {
		t.Fatal(err)
	}
	begin := time.Now()
	late := joinBusy(t, s.URL, 1)
	waitFor(t, "the late worker has something to do", late[0])
	n := messages.Load()
	t.Logf("busy after %d messages and %v", n, time.Since(begin))
	if n > 60 {
		t.Errorf("busy after %d messages", n)
	}
	for i, all := range joinBusy(t, s.URL, 4) {
		waitFor(t, fmt.Sprintf("worker %d has a task for each of its slots", i), all)
	}
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
}

// undivided is a job whose sessions never have something to give away.
type undivided struct{ task.Job }

func (u undivided) Session(refinement []byte) (task.Session, error) {
	x, err := u.Job.Session(refinement)
	return undividedSession{x}, err
}

type undividedSession struct{ task.Session }

func (u undividedSession) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	return u.Session.Explore(ctx, bundle, func() task.Signal {
		if s := signal(); s == task.Pause {
			return s
		}
		return task.None
	})
}

// hungry counts the wants of a job that are told from now on, until stop.
func hungry(t *testing.T, c *Client, id string) (wants func() int, stop func()) {
	var told atomic.Int64
	sub, err := c.nc.Subscribe(hungrySubject(id), func(m *nats.Msg) { told.Add(int64(decodeWants(m.Data))) })
	if err != nil {
		t.Fatal(err)
	}
	return func() int { return int(told.Load()) }, func() { sub.Unsubscribe() }
}

// TestHolderLeaves: when the only worker that has work and wants leaves, all others are busy although they tell nothing
// a second time by themselves.
func TestHolderLeaves(t *testing.T) {
	onceOnly(t)
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	id := submit(t, c, endless(t))
	begins := make(chan struct{}, 1)
	leave := join(t, s.URL, WorkerOptions{Name: "holder", Jobs: func(s Spec) (task.Job, error) {
		job, err := watch(func() { notify(begins) })(s)
		return undivided{job}, err
	}})
	waitFor(t, "the holder explores", begins)
	wants, stop := hungry(t, c, id)
	late := joinBusy(t, s.URL, 3)
	patience.Until(t, "all wants are told", func() bool { return wants() >= 1+2+3 })
	stop()
	leave()
	for i, all := range late {
		waitFor(t, fmt.Sprintf("worker %d has a task for each of its slots", i), all)
	}
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
}

// TestHolderDies: the same if it dies, from when the server gives its task to another worker.
func TestHolderDies(t *testing.T) {
	onceOnly(t)
	s := serve(t, server.Options{})
	c, holder := connect(t, s.URL), connect(t, s.URL)
	spec := endless(t)
	spec.AckWait = minAckWait
	id := submit(t, c, spec)
	// It takes the root and keeps what is told.
	p, err := holder.newPuller(1)
	if err == nil {
		err = p.pull(taskStream(id), consumer, 1, time.Hour)
	}
	if err != nil {
		t.Fatal(err)
	}
	m := <-p.answers
	ctx, die := context.WithCancel(t.Context())
	var alive sync.WaitGroup
	alive.Go(func() {
		for ; ctx.Err() == nil; pause(ctx, minAckWait/10) {
			m.Respond(inProgress)
		}
	})
	if _, err := holder.nc.QueueSubscribe(hungrySubject(id), "busy", func(*nats.Msg) {}); err != nil {
		t.Fatal(err)
	}
	if err := holder.nc.Flush(); err != nil {
		t.Fatal(err)
	}
	wants, stop := hungry(t, c, id)
	late := joinBusy(t, s.URL, 3)
	patience.Until(t, "all wants are told", func() bool { return wants() >= 1+2+3 })
	stop()
	die()
	alive.Wait()
	holder.Close()
	for i, all := range late {
		waitFor(t, fmt.Sprintf("worker %d has a task for each of its slots", i), all)
	}
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
}

// bare is a worker that does nothing by itself, with a run of a job that is not there.
func bare(t *testing.T, c *Client) *run {
	w, err := c.newWorker(WorkerOptions{Slots: 2, Version: testVersion, Jobs: treeJob})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.kill)
	w.mu.Lock()
	defer w.mu.Unlock()
	r := w.newRun(&Entry{ID: "0123456789ab", Slice: time.Hour, AckWait: time.Hour})
	w.runs[r.id] = r
	return r
}

// TestWantsKept: wants that nobody can be told are kept until somebody can.
func TestWantsKept(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	r := bare(t, c)
	if _, err := c.nc.Subscribe(r.w.nobody+".>", r.w.passedToNobody); err != nil {
		t.Fatal(err)
	}
	pass := func() (waits time.Duration) {
		r.w.mu.Lock()
		defer r.w.mu.Unlock()
		return r.passWait
	}
	r.w.mu.Lock()
	r.wants = 3
	r.passOn()
	r.w.mu.Unlock()
	patience.Until(t, "nobody has them, again", func() bool { return pass() > passFirst })
	told := make(chan int, 1)
	if _, err := connect(t, s.URL).nc.QueueSubscribe(hungrySubject(r.id), "busy", func(m *nats.Msg) { told <- decodeWants(m.Data) }); err != nil {
		t.Fatal(err)
	}
	if wants := <-told; wants != 3 {
		t.Errorf("%d wants are passed on of 3", wants)
	}
}

// TestWantsServedByOthers: what an attempt could not give before it ended, another one of the worker is asked for.
func TestWantsServedByOthers(t *testing.T) {
	s := serve(t, server.Options{})
	r := bare(t, connect(t, s.URL))
	attempts := make([]*attempt, 2)
	for i := range attempts {
		attempts[i] = &attempt{r: r, w: r.w, entry: r.entry}
		r.w.mu.Lock()
		r.attempts[attempts[i]] = struct{}{}
		r.w.mu.Unlock()
		attempts[i].begin()
	}
	asked := func() (first, second int) {
		r.w.mu.Lock()
		defer r.w.mu.Unlock()
		return attempts[0].asked, attempts[1].asked
	}
	r.hear(3, false)
	if first, second := asked(); first != 3 || second != 0 {
		t.Errorf("the older attempt is asked for %d, the other one for %d", first, second)
	}
	attempts[0].ended(1)
	if first, second := asked(); first != 0 || second != 2 {
		t.Errorf("when it has given one and ended, it is asked for %d, the other one for %d", first, second)
	}
	r.hear(5, true) // of those, two were told before
	r.hear(5, true)
	r.w.mu.Lock()
	defer r.w.mu.Unlock()
	if r.wants != 5 {
		t.Errorf("%d wants, where who tells again has 5", r.wants)
	}
}
