package nats

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"genmcgo/cluster/server"
	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
	"genmcgo/internal/patience"
	"genmcgo/internal/scale"
)

// TestEpochs: a refinement starts the exploration again, on all workers, with and without a client.
func TestEpochs(t *testing.T) {
	t.Parallel() // it waits most of the time
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	for n := range 3 {
		join(t, s.URL, WorkerOptions{Name: fmt.Sprint("w", n)})
	}
	tree := &synthetic.Tree{Seed: 3, Nodes: 3000, Spin: 5000, Refines: []uint64{2500, 100, 2999}}
	id := submit(t, c, treeSpec(t, tree))
	l := follow(t, c, id, tree)
	sameSum(t, l, tree)
	if l.Epoch() == 0 {
		t.Error("there was no epoch but the first")
	}
	// The same without a client: one of the workers keeps the job.
	id = submit(t, c, treeSpec(t, tree))
	patience.Until(t, "a job without a client is done", func() bool {
		e, _, err := c.entry(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		return e.State == Done
	}, func() string { return stateOf(c, id, nil) })
	sameSum(t, follow(t, c, id, tree), tree)
	nothingLeft(t, c)
}

// TestFirstRecords: how far a job is shows long before its attempts take as long as they may, and then they get
// longer.
func TestFirstRecords(t *testing.T) {
	t.Parallel() // it waits most of the time
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	join(t, s.URL, WorkerOptions{Slots: 1})
	tree := &synthetic.Tree{Seed: 3, Nodes: 1 << 40, Wait: time.Millisecond}
	spec := treeSpec(t, tree)
	spec.Slice = time.Hour
	id := submit(t, c, spec)
	ctx, cancel := context.WithTimeout(t.Context(), patience.Most)
	defer cancel()
	enough := errors.New("enough")
	ctx, end := context.WithCancelCause(ctx)
	var nodes uint64
	_, err := c.Follow(ctx, id, tree, 0, func(p Progress) {
		if nodes = synthetic.Read(p.Ledger.Folder()).Nodes; p.Records >= 3 {
			end(enough)
		}
	})
	if context.Cause(ctx) != enough || nodes == 0 {
		t.Errorf("%d nodes were counted: %v", nodes, err)
	}
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Error(err)
	}
	for _, c := range []struct{ known, slice time.Duration }{{0, shortestSlice}, {10 * time.Second, 2 * time.Second}, {time.Hour, 12 * time.Minute}} {
		if got := firstSlice(c.known); got != c.slice {
			t.Errorf("after %v an attempt takes %v, not %v", c.known, got, c.slice)
		}
	}
}

// TestFirstErrorStops: the first error stops all workers (on a quiet machine within a second), unless
// the job goes on.
func TestFirstErrorStops(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	for n := range 4 {
		join(t, s.URL, WorkerOptions{Name: fmt.Sprint("w", n)})
	}
	tree := &synthetic.Tree{Seed: 3, Nodes: 1 << 40, Spin: 1000, Errors: []uint64{5000}}
	spec := treeSpec(t, tree)
	spec.Slice = 100 * time.Millisecond
	id := submit(t, c, spec)
	ctx, cancel := context.WithTimeout(t.Context(), patience.Most)
	defer cancel()
	l, err := c.Follow(ctx, id, tree, 0, nil)
	if err != nil || !l.Stopped() || synthetic.Read(l.Folder()).Errors != 1 {
		t.Fatalf("%v, %+v", err, l)
	}
	begin := time.Now()
	r, err := c.newRoll()
	if err != nil {
		t.Fatal(err)
	}
	defer r.close()
	var crew Crew
	patience.Until(t, "all workers stop", func() bool {
		r.asked = time.Time{}
		crew = r.call()
		return crew.Workers == 4 && crew.Busy == 0
	}, func() string { return fmt.Sprintf("%+v", crew) })
	t.Logf("all workers stopped %v after the end", time.Since(begin))

	tree = &synthetic.Tree{Seed: 3, Nodes: 5000, Errors: []uint64{10, 2000, 4999}, KeepGoing: true}
	sameSum(t, follow(t, c, submit(t, c, treeSpec(t, tree)), tree), tree)
}

// TestWants: a worker splits off as many tasks as are wanted, at once, and one if somebody still wants some. What
// it cannot serve it passes on.
func TestWants(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	spec := treeSpec(t, &synthetic.Tree{Seed: 3, Nodes: 1 << 40, Wait: time.Millisecond})
	spec.Slice = time.Hour
	id := submit(t, c, spec)
	begins := make(chan struct{}, 100)
	join(t, s.URL, WorkerOptions{Slots: 1, Jobs: watch(func() { begins <- struct{}{} })})
	waitFor(t, "the worker explores", begins)
	at := task.Root
	split := func() (tasks int) { // the next time
		var r *stored
		patience.Until(t, "the worker splits", func() bool {
			r, _ = c.record(t.Context(), id, 0, at)
			return r != nil
		})
		at = r.ChildIDs()[len(r.Children)-1]
		return len(r.Children) - 1
	}
	tell := func(wants string) {
		if err := c.nc.Publish(hungrySubject(id), []byte(wants)); err != nil {
			t.Fatal(err)
		}
	}
	patience.Until(t, "the worker listens", func() bool {
		tell("")
		r, _ := c.record(t.Context(), id, 0, at)
		return r != nil
	})
	for _, want := range []struct {
		told  string
		tasks int
	}{{"not a number", 1}, {"5", 5}, {"1000000000", task.MaxSplit}} {
		tell(want.told)
		n := split()
		for n == 1 && want.tasks > 1 { // it was told before that one is wanted
			n = split()
		}
		// One more may be wanted from before. There may be less than twice as many alternatives.
		if n > min(want.tasks+1, task.MaxSplit) || n < min(want.tasks, 2) {
			t.Errorf("%d tasks after %q", n, want.told)
		}
	}
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
}

// TestWantsPassedOn: a worker that has nothing to give for a while passes on what is wanted.
func TestWantsPassedOn(t *testing.T) {
	t.Parallel() // it waits most of the time
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	spec := treeSpec(t, &synthetic.Tree{Seed: 3, Nodes: 1 << 40, Wait: time.Millisecond})
	spec.Slice = time.Hour
	id := submit(t, c, spec)
	begins, told := make(chan struct{}, 100), make(chan struct{}, 100)
	sub, err := c.nc.Subscribe(hungrySubject(id), func(m *nats.Msg) {
		if strings.Contains(m.Reply, "."+id+".") { // not what it wants itself until it has the first task
			told <- struct{}{}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	defer sub.Unsubscribe()
	join(t, s.URL, WorkerOptions{Slots: 1, Jobs: func(s Spec) (task.Job, error) {
		job, err := watch(func() { begins <- struct{}{} })(s)
		return undivided{job}, err
	}})
	waitFor(t, "the worker explores", begins)
	passed := 0
	patience.Until(t, "it passes on what is wanted", func() bool {
		select {
		case <-told: // by the worker, and perhaps to itself
			passed++
		default:
			if passed == 0 { // it may not listen yet
				c.nc.Publish(hungrySubject(id), []byte("3"))
			}
		}
		return passed == 2
	})
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
}

// waitFor waits for an element of ch.
func waitFor(t testing.TB, what string, ch <-chan struct{}) {
	t.Helper()
	patience.Until(t, what, func() bool {
		select {
		case <-ch:
			return true
		default:
			return false
		}
	}, func() string { return logsOf(t) })
}

// watch makes jobs that tell when something is explored.
func watch(explores func()) func(Spec) (task.Job, error) {
	return func(s Spec) (task.Job, error) {
		job, err := treeJob(s)
		return watched{job, explores}, err
	}
}

type watched struct {
	task.Job
	explores func()
}

func (w watched) Session(refinement []byte) (task.Session, error) {
	x, err := w.Job.Session(refinement)
	return watchedSession{x, w.explores}, err
}

type watchedSession struct {
	task.Session
	explores func()
}

func (w watchedSession) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	w.explores()
	return w.Session.Explore(ctx, bundle, signal)
}

// TestLeaveAtOnce: a worker that is to leave before it has begun leaves without an error.
func TestLeaveAtOnce(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := c.Work(ctx, WorkerOptions{Slots: 1, Version: testVersion, Jobs: treeJob}); err != nil {
		t.Error(err)
	}
}

// TestIdle: a cluster in which nobody explores sends next to nothing: before the first job, and when one has ended.
// With a job that cannot be split, it is less than ten messages a second, too.
func TestIdle(t *testing.T) {
	t.Parallel() // it waits most of the time
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	explores := make(chan struct{}, 1)
	for n := range 4 {
		join(t, s.URL, WorkerOptions{Name: fmt.Sprint("w", n), Slots: 4, keepAfter: time.Hour /* the client is a keeper */, Jobs: func(s Spec) (task.Job, error) {
			job, err := watch(func() { notify(explores) })(s)
			return undivided{job}, err
		}})
	}
	quiet := func(when string, long time.Duration) {
		t.Helper()
		patience.Until(t, when+" less than ten messages a second are sent", func() bool {
			in, out := s.Messages()
			time.Sleep(long)
			in2, out2 := s.Messages()
			t.Logf("%s %d messages sent, %d received, in %v", when, in2-in, out2-out, long)
			return float64(in2-in) < 10*long.Seconds()
		})
	}
	second := time.Duration(scale.By{Short: 300, Usual: 300, Wide: 1000, Full: 1000}.N()) * time.Millisecond
	r, err := c.newRoll()
	if err != nil {
		t.Fatal(err)
	}
	defer r.close()
	patience.Until(t, "all workers are there", func() bool {
		r.asked = time.Time{}
		return r.call().Workers == 4
	})
	quiet("before the first job,", second)
	tree := &synthetic.Tree{Seed: 3, Nodes: 1000}
	sameSum(t, follow(t, c, submit(t, c, treeSpec(t, tree)), tree), tree)
	quiet("when a job has ended,", second)

	if (scale.By{Short: 0, Usual: 1, Full: 1}).N() == 0 {
		return
	}
	waitFor(t, "the first job was explored", explores)
	long := &synthetic.Tree{Seed: 3, Nodes: 1 << 40, Wait: time.Millisecond}
	spec := treeSpec(t, long)
	spec.Slice, spec.AckWait = time.Hour, defaultAckWait
	id := submit(t, c, spec)
	ctx, leave := context.WithCancel(t.Context())
	followed := make(chan error, 1)
	go func() {
		_, err := c.Follow(ctx, id, long, 0, func(Progress) {})
		followed <- err
	}()
	waitFor(t, "a worker explores", explores)
	quiet("with a job that cannot be split,", 4*second)
	leave()
	<-followed
	if err := c.Cancel(t.Context(), id); err != nil {
		t.Fatal(err)
	}
}

// TestServerTime: how old a job is does not depend on the clock of who submits or lists it.
func TestServerTime(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	id := submit(t, c, treeSpec(t, &synthetic.Tree{Seed: 1, Nodes: 10}))
	log, err := c.js.Stream(t.Context(), recordStream(id))
	if err != nil {
		t.Fatal(err)
	}
	jobs, err := c.Jobs(t.Context())
	if err != nil || len(jobs) != 1 {
		t.Fatal(jobs, err)
	}
	info := log.CachedInfo()
	if !jobs[0].Created.Equal(info.Created) || info.Created.IsZero() {
		t.Errorf("the job was made at %v, by the clock of the server at %v", jobs[0].Created, info.Created)
	}
	now, err := c.Now(t.Context())
	if err != nil || now.Before(info.TimeStamp) {
		t.Errorf("it is %v, and was %v before: %v", now, info.TimeStamp, err)
	}
}

// TestFair: two jobs share a worker.
func TestFair(t *testing.T) {
	scale.NotShort(t)
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	long := &synthetic.Tree{Seed: 1, Nodes: 1 << 40, Wait: time.Millisecond}
	short := &synthetic.Tree{Seed: 2, Nodes: 500, Spin: 20_000}
	first := submit(t, c, treeSpec(t, long))
	busy := make(chan struct{}, 2)
	for n := range 2 {
		explores := sync.OnceFunc(func() { busy <- struct{}{} })
		join(t, s.URL, WorkerOptions{Name: fmt.Sprint("w", n), Jobs: watch(explores)})
	}
	for range 2 {
		waitFor(t, "both workers explore the long job", busy)
	}
	begin := time.Now()
	sameSum(t, follow(t, c, submit(t, c, treeSpec(t, short)), short), short)
	t.Logf("the short job took %v beside the long one", time.Since(begin))
	if err := c.Cancel(t.Context(), first); err != nil {
		t.Fatal(err)
	}
}

// TestGarbage: what is not what it should be, in the queue, in the log, at every subject, is
// reported and removed, and neither counted nor in the way.
func TestGarbage(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 8, Nodes: 5000, Spin: 2000}
	id := submit(t, c, treeSpec(t, tree))
	put := func(subject string, header map[string]string, data []byte) {
		m := nats.NewMsg(subject)
		for k, v := range header {
			m.Header.Set(k, v)
		}
		m.Data = data
		if _, err := c.js.PublishMsg(t.Context(), m); err != nil {
			t.Fatal(err)
		}
	}
	other := &task.Record{Task: task.ID{Attempt: task.NewAttempt()}, Attempt: task.NewAttempt(), Part: []byte("x")}
	data, err := other.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	wrongPart := &task.Record{Attempt: task.NewAttempt(), Part: []byte("no part"), Children: [][]byte{[]byte("no bundle")}}
	wrong, err := wrongPart.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	put(recordSubject(id, 0, task.Root), nil, []byte("garbage"))
	put(recordSubject(id, 0, other.Task), nil, data) // of a task that is not one
	put(recordSubject(id, 0, task.ID{Attempt: task.NewAttempt()}), nil, data)
	put(recordSubject(id, 7, task.Root), nil, wrong)
	put("genmcgo.rec."+id+".x", nil, []byte("garbage"))
	put("genmcgo.rec."+id+".y", map[string]string{headerObject: "../../x"}, nil)
	put("genmcgo.rec."+id+".z", map[string]string{headerObject: "record.0123456789ab"}, nil)
	q := taskSubject(id)
	put(q, nil, []byte("garbage"))
	put(q, map[string]string{headerTask: "0", headerEpoch: "0"}, []byte("a root with a bundle"))
	put(q, map[string]string{headerTask: other.Task.String(), headerEpoch: "0"}, []byte("no bundle"))
	put(q, map[string]string{headerTask: other.Task.String(), headerEpoch: "0", headerParent: task.ID{Attempt: task.NewAttempt()}.String()}, nil)
	put(q, map[string]string{headerTask: other.Task.String(), headerEpoch: "99999999999"}, []byte("x"))
	if _, err := c.kv.Put(t.Context(), "0123456789ab", []byte("{garbage")); err != nil {
		t.Fatal(err)
	}
	for _, subject := range []string{eventSubject, whoSubject, hungrySubject(id), keepSubject(id), troubleSubject(id)} {
		c.nc.PublishRequest(subject, "nowhere", []byte("garbage"))
	}
	for n := range 3 {
		join(t, s.URL, WorkerOptions{Name: fmt.Sprint("w", n)})
	}
	stop := make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		for i := 0; ; i++ {
			select {
			case <-stop:
				return
			case <-time.After(5 * time.Millisecond):
			}
			for _, subject := range []string{eventSubject, whoSubject, hungrySubject(id), troubleSubject(id)} {
				c.nc.PublishRequest(subject, "nowhere", []byte(strings.Repeat("garbage", i%50)))
			}
		}
	})
	sameSum(t, follow(t, c, id, tree), tree)
	close(stop)
	wg.Wait()
	if !wasLogged(t, "no task, and is removed") || !wasLogged(t, "not the record that it should be") {
		t.Error("garbage is not reported")
	}
}

// TestWrongPart: a record whose part is none does not count, and its task is explored again.
func TestWrongPart(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 8, Nodes: 500}
	id := submit(t, c, treeSpec(t, tree))
	r := &task.Record{Attempt: task.NewAttempt(), Part: []byte("no part"), Children: [][]byte{[]byte("no bundle")}}
	data, err := r.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.publishRecord(t.Context(), id, r, data, false); err != nil {
		t.Fatal(err)
	}
	join(t, s.URL, WorkerOptions{})
	sameSum(t, follow(t, c, id, tree), tree)
	if !wasLogged(t, "does not count, and is removed") {
		t.Error("the record is not reported")
	}
}

// TestChain: a worker that dies while it explores what its own attempts left, under one message, loses only
// that: whoever receives the message finds the end of the chain.
func TestChain(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 8, Nodes: 5000}
	id := submit(t, c, treeSpec(t, tree))
	x, err := tree.Session(nil)
	if err != nil {
		t.Fatal(err)
	}
	at, bundle := task.Root, []byte(nil)
	var dead []*task.Record
	for range maxChain - 1 {
		part, rest, err := x.Explore(t.Context(), bundle, func() task.Signal { return task.Pause })
		if err != nil || len(rest) != 1 {
			t.Fatalf("%d bundles, %v", len(rest), err)
		}
		r := &task.Record{Task: at, Attempt: task.NewAttempt(), Worker: "dead", Part: part, Children: rest}
		data, err := r.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := c.publishRecord(t.Context(), id, r, data, true); err != nil {
			t.Fatal(err)
		}
		at, bundle = r.ChildIDs()[0], rest[0]
		dead = append(dead, r)
	}
	join(t, s.URL, WorkerOptions{keepAfter: time.Hour}) // nobody is to restore lost tasks
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		if r, err := c.record(t.Context(), id, 0, at); err == nil && r != nil {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("what the last record left is not explored")
		}
	}
	sameSum(t, follow(t, c, id, tree), tree)

	// The record of the first attempt stays as long as somebody may receive its message.
	f := c.newFollower(&Entry{ID: id}, tree)
	if f.ledger, err = task.NewLedger(tree); err != nil {
		t.Fatal(err)
	}
	f.parents, f.kept, f.failures = map[task.ID]uint64{}, map[task.ID]bool{}, map[task.ID]int{}
	for n, r := range dead {
		data, err := r.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		m := nats.NewMsg(recordSubject(id, 0, r.Task))
		m.Data = data
		m.Header.Set(headerKept, "1")
		if err := f.fold(t.Context(), m, uint64(10+n)); err != nil {
			t.Fatal(err)
		}
		if f.needed() != 10 {
			t.Fatalf("after %d records, those from %d on are needed", n+1, f.needed())
		}
	}
}

// TestSecondRecord: of two records of a task the first counts, and whoever comes second is told.
func TestSecondRecord(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	id := submit(t, c, treeSpec(t, &synthetic.Tree{Seed: 8, Nodes: 500}))
	var first *task.Record
	for i := range 3 {
		r := &task.Record{Attempt: task.NewAttempt(), Part: []byte{byte(i)}}
		if first == nil {
			first = r
		}
		data, err := r.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		got, err := c.publishRecord(t.Context(), id, r, data, false)
		if err != nil || got.Attempt != first.Attempt {
			t.Fatalf("record %d: %+v, %v", i, got, err)
		}
	}
}

// TestLarge: bundles and records that are larger than a message of the server may be.
func TestLarge(t *testing.T) {
	s := stock(t, 256<<10)
	c := connect(t, s)
	for n := range 2 {
		join(t, s, WorkerOptions{Name: fmt.Sprint("w", n)})
	}
	tree := &synthetic.Tree{Seed: 8, Nodes: 5000, Spin: 5000, Pad: 300_000}
	spec := treeSpec(t, tree)
	spec.Slice = 20 * time.Millisecond
	l := follow(t, c, submit(t, c, spec), tree)
	sameSum(t, l, tree)
	nothingLeft(t, c)
	// What an attempt finds until the slice is over is more than a record may have: it is given up earlier.
	tree = &synthetic.Tree{Seed: 8, Nodes: 600, PartPad: 20_000}
	sameSum(t, follow(t, c, submit(t, c, treeSpec(t, tree)), tree), tree)
	nothingLeft(t, c)
	// What a single node finds is: there is nothing to be done, and the job says so.
	tree = &synthetic.Tree{Seed: 8, Nodes: 3, PartPad: task.MaxPart}
	if _, err := c.Follow(t.Context(), submit(t, c, treeSpec(t, tree)), tree, 0, nil); !errors.Is(err, ErrFailed) || !strings.Contains(err.Error(), "too large: a record with a part of 4194344 bytes") {
		t.Error(err)
	}
}

// TestCompact: the log of a job stays small, and a client that comes late, or that reads while
// records are deleted, has the same sum.
func TestCompact(t *testing.T) {
	scale.NotShort(t)
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 9, Nodes: 20_000, Spin: 30_000, Limit: 3}
	spec := treeSpec(t, tree)
	spec.Slice = time.Millisecond
	id := submit(t, c, spec)
	for n := range 2 {
		join(t, s.URL, WorkerOptions{Name: fmt.Sprint("w", n)})
	}
	e, _, err := c.entry(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	var followers [3]*follower
	var wg sync.WaitGroup
	errs := make([]error, len(followers))
	for i := range followers {
		f := c.newFollower(e, tree)
		f.name = "0-" + f.name
		f.patience = time.Minute
		f.compactRecords = 20 + 40*i // a fifth of the records that there are on a quiet machine
		followers[i] = f
		wg.Go(func() { errs[i] = f.run(t.Context()) })
	}
	wg.Wait()
	for i, f := range followers {
		// A follower that another one was faster than may have seen the end, or not.
		if errs[i] != nil {
			t.Fatal(errs[i])
		}
		sameSum(t, f.ledger, tree)
	}
	log, err := c.js.Stream(t.Context(), recordStream(id))
	if err != nil {
		t.Fatal(err)
	}
	state := log.CachedInfo().State
	t.Logf("%d records, of which %d are left", state.LastSeq, state.Msgs)
	if state.FirstSeq <= 1 {
		t.Error("no record was deleted")
	}
	late := c.newFollower(e, tree)
	late.patience = time.Minute
	if late.entry, _, err = c.entry(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if err := late.run(t.Context()); err != nil {
		t.Fatal(err)
	}
	sameSum(t, late.ledger, tree)
	// One that has an old entry finds that records are gone.
	old := c.newFollower(e, tree)
	old.patience = time.Minute
	if err := old.run(t.Context()); err != nil {
		t.Fatal(err)
	}
	sameSum(t, old.ledger, tree)
}

// TestLostTasks: tasks that the queue lost are put into it again.
func TestLostTasks(t *testing.T) {
	t.Parallel() // it waits most of the time
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 9, Nodes: 3000, Spin: 2000, Limit: 3}
	spec := treeSpec(t, tree)
	spec.Slice = 5 * time.Millisecond
	id := submit(t, c, spec)
	queue, err := c.js.Stream(t.Context(), taskStream(id))
	if err != nil {
		t.Fatal(err)
	}
	if err := queue.Purge(t.Context()); err != nil { // the root task
		t.Fatal(err)
	}
	leave := join(t, s.URL, WorkerOptions{})
	go func() {
		time.Sleep(2500 * time.Millisecond)
		queue.Purge(context.Background())
	}()
	sameSum(t, follow(t, c, id, tree), tree)
	leave()
}

// TestMemory: a worker that needs too much memory gives tasks back and works on fewer, and the
// job still ends.
func TestMemory(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 9, Nodes: 15_000}
	spec := treeSpec(t, tree)
	spec.Slice = time.Hour // so that only memory ends an attempt before its time
	id := submit(t, c, spec)
	var once sync.Once
	givenBack := func() bool { return wasLogged(t, "a task is given back") }
	join(t, s.URL, WorkerOptions{Slots: 3, MaxMemory: 1 << 20, // the process needs more
		Jobs: watch(func() {
			once.Do(func() { // the first attempt lasts until memory is looked at
				for begin := time.Now(); !givenBack() && time.Since(begin) < patience.Most; time.Sleep(time.Millisecond) {
				}
			})
		})})
	sameSum(t, follow(t, c, id, tree), tree)
	if !givenBack() {
		t.Error("nothing was given back")
	}
}

// TestLeavePolitely: what a worker that leaves has explored is not explored again.
func TestLeavePolitely(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 9, Nodes: 2000, Spin: 100_000}
	spec := treeSpec(t, tree)
	spec.Slice, spec.AckWait = time.Hour, time.Hour // who loses a task, loses it for this test
	id := submit(t, c, spec)
	busy := make(chan struct{}, 2)
	leave := join(t, s.URL, WorkerOptions{Slots: 2, Jobs: watch(func() {
		select {
		case busy <- struct{}{}:
		default:
		}
	})})
	for range 2 {
		waitFor(t, "the worker explores", busy)
	}
	leave()
	join(t, s.URL, WorkerOptions{Slots: 2})
	sameSum(t, follow(t, c, id, tree), tree)
}

// TestBadJob: a worker that cannot make a job leaves it to others.
func TestBadJob(t *testing.T) {
	s := serve(t, server.Options{})
	c := connect(t, s.URL)
	join(t, s.URL, WorkerOptions{Name: "bad", Jobs: func(Spec) (task.Job, error) { return nil, errors.New("no clang here") }})
	tree := &synthetic.Tree{Seed: 9, Nodes: 3000}
	id := submit(t, c, treeSpec(t, tree))
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() {
		_, err := c.Follow(ctx, id, tree, 0, nil)
		ended <- err
	}()
	patience.Until(t, "the worker says why it takes nothing", func() bool { return wasLogged(t, "cannot be explored here: no clang here") })
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	join(t, s.URL, WorkerOptions{Name: "good"})
	sameSum(t, follow(t, c, id, tree), tree)
}

// TestAskedInVain: a worker that asks a follower which is about to end is answered at once, not when its patience
// with the server is over.
func TestAskedInVain(t *testing.T) {
	s := serve(t, server.Options{})
	c, follows := connect(t, s.URL), connect(t, s.URL)
	tree := &synthetic.Tree{Seed: 9, Nodes: 10}
	id := submit(t, c, treeSpec(t, tree))
	answers := make(chan *nats.Msg, 1)
	inbox := c.nc.NewInbox()
	if _, err := c.nc.ChanSubscribe(inbox, answers); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	_, err := follows.Follow(ctx, id, asking{tree, func() {
		follows.nc.Flush() // the server knows that it listens
		c.nc.PublishRequest(troubleSubject(id), inbox, []byte(`{"kind": "again", "task": "0"}`))
		c.nc.Flush()
		follows.nc.Flush() // it has the question, and does not know it yet
		cancel()
	}}, 0, nil)
	if !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	follows.nc.Flush() // what it answered is at the server,
	c.nc.Flush()       // and here
	select {
	case <-answers:
	default:
		t.Error("no answer")
	}
}

// asking is a job that asks something when its sum begins.
type asking struct {
	task.Job
	ask func()
}

func (a asking) Folder(refinement []byte) (task.Folder, error) {
	a.ask()
	return a.Job.Folder(refinement)
}

// TestStock: any NATS server with JetStream will do. (This one is the library, started as its
// users do.)
func TestStock(t *testing.T) {
	s := stock(t, 1<<20)
	c := connect(t, s)
	join(t, s, WorkerOptions{})
	tree := &synthetic.Tree{Seed: 9, Nodes: 3000}
	sameSum(t, follow(t, c, submit(t, c, treeSpec(t, tree)), tree), tree)
	nothingLeft(t, c)
}
