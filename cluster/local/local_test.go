package local

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"genmcgo/cluster/journal"
	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
	"genmcgo/internal/scale"
)

// load opens the journal in dir, or creates it.
func load(t testing.TB, dir string, job task.Job, opt journal.Options) *journal.Journal {
	t.Helper()
	j, err := journal.Open(dir, opt)
	if errors.Is(err, os.ErrNotExist) || errors.Is(err, journal.ErrNone) {
		j, err = journal.Create(dir, journal.Header{}, opt)
	}
	if err == nil {
		_, err = j.Load(job)
	}
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// TestRun: the total is that of a walk, with any number of goroutines, with a journal and without,
// however small the pieces are.
func TestRun(t *testing.T) {
	for seed := range uint64(scale.By{Short: 6, Usual: 25, Wide: 40, Full: 400}.N()) {
		rng := rand.New(rand.NewPCG(seed, 1))
		tree := &synthetic.Tree{Seed: seed, Nodes: 1 + rng.Uint64N(30000), Spin: rng.IntN(500), Limit: rng.IntN(2) * 5}
		opt := Options{Workers: 1 + rng.IntN(6), Interval: time.Millisecond, Polls: rng.IntN(2) * (1 + rng.IntN(1000))}
		if rng.IntN(2) == 0 {
			tree.Refines = []uint64{rng.Uint64N(tree.Nodes), rng.Uint64N(tree.Nodes)}
		}
		if rng.IntN(3) > 0 {
			opt.Journal = load(t, filepath.Join(t.TempDir(), "journal"), tree, journal.Options{CompactAbove: 1 << 14})
		}
		l, err := Run(context.Background(), tree, opt)
		if err != nil {
			t.Fatal(err)
		}
		if got := synthetic.Read(l.Folder()); !l.Done() || got != tree.Total() {
			t.Fatalf("seed %d: %+v, want %+v; done: %v", seed, got, tree.Total(), l.Done())
		}
		if opt.Journal != nil {
			if err := opt.Journal.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// counting counts the sessions that had something to do.
type counting struct {
	*synthetic.Tree
	worked atomic.Int32
}

func (c *counting) Session(refinement []byte) (task.Session, error) {
	e, err := c.Tree.Session(refinement)
	return &counted{Session: e, c: c}, err
}

type counted struct {
	task.Session
	c    *counting
	done bool
}

func (e *counted) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	if !e.done {
		e.done = true
		e.c.worked.Add(1)
	}
	return e.Session.Explore(ctx, bundle, signal)
}

// TestShare: all goroutines get something to do, soon enough that a run which cannot end without
// that ends.
func TestShare(t *testing.T) {
	const workers = 5
	c := &counting{Tree: &synthetic.Tree{Seed: 1, Nodes: 1 << 62}}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		for c.worked.Load() < workers { // or the test times out
			time.Sleep(time.Millisecond)
		}
		cancel()
	}()
	l, err := Run(ctx, c, Options{Workers: workers})
	if err != nil || l.Done() {
		t.Error(err, l.Done())
	}
	if n := l.Tasks(); n < workers || n > 100*workers {
		t.Errorf("%d tasks are open", n)
	}
}

// TestInterrupt: a run whose context ends leaves all that was done in the ledger and, if there is a
// journal, on the disk; it ends with the total in as many runs as it takes.
func TestInterrupt(t *testing.T) {
	tree := &synthetic.Tree{Seed: 3, Nodes: 1e6, Spin: 100}
	dir := filepath.Join(t.TempDir(), "journal")
	for runs, before := 0, uint64(0); ; runs++ {
		j := load(t, dir, tree, journal.Options{})
		ctx, cancel := context.WithCancel(context.Background())
		// After some visits of this run.
		l, err := Run(ctx, &cancelling{Tree: tree, cancel: cancel, after: 2e5}, Options{Workers: 2, Journal: j, Interval: time.Hour})
		if err != nil {
			t.Fatal(err)
		}
		cancel()
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		got := synthetic.Read(l.Folder())
		if l.Done() {
			if got != tree.Total() || runs < 3 {
				t.Errorf("%+v after %d runs that were interrupted, want %+v", got, runs, tree.Total())
			}
			break
		}
		if got.Nodes < before+2e5 {
			t.Fatalf("%d nodes were counted, after %d the run before: work was lost", got.Nodes, before)
		}
		before = got.Nodes
	}
}

// cancelling ends the context of a run after so many polls of signals.
type cancelling struct {
	*synthetic.Tree
	cancel func()
	after  int32
	polls  atomic.Int32
}

func (c *cancelling) Session(refinement []byte) (task.Session, error) {
	e, err := c.Tree.Session(refinement)
	return &cancels{e, c}, err
}

type cancels struct {
	task.Session
	c *cancelling
}

func (e *cancels) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	return e.Session.Explore(ctx, bundle, func() task.Signal {
		n := e.c.polls.Add(1)
		if n == e.c.after {
			e.c.cancel()
		}
		s := signal()
		for ; n >= e.c.after && s != task.Pause && ctx.Err() == nil; s = signal() {
			time.Sleep(time.Millisecond) // or a run would explore the more, the later it hears of the end
		}
		return s
	})
}

// TestStop: an error found ends the run, and running again changes nothing.
func TestStop(t *testing.T) {
	tree := &synthetic.Tree{Seed: 3, Nodes: 1 << 40, Errors: []uint64{1000}}
	dir := filepath.Join(t.TempDir(), "journal")
	var first synthetic.Sum
	for i := range 2 {
		j := load(t, dir, tree, journal.Options{})
		l, err := Run(context.Background(), tree, Options{Workers: 3, Journal: j})
		if err != nil {
			t.Fatal(err)
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		got := synthetic.Read(l.Folder())
		if !l.Stopped() || got.Errors != 1 || i > 0 && got != first {
			t.Errorf("%+v, stopped: %v; the first time %+v", got, l.Stopped(), first)
		}
		first = got
	}
}

// TestFail: a session that fails ends the run with its error; the work of others, and its own
// before, is kept.
func TestFail(t *testing.T) {
	tree := &synthetic.Tree{Seed: 3, Nodes: 1 << 40, Fail: 1e6}
	j := load(t, filepath.Join(t.TempDir(), "journal"), tree, journal.Options{})
	l, err := Run(context.Background(), tree, Options{Workers: 3, Journal: j, Polls: 1e4})
	if err == nil || !strings.Contains(err.Error(), "failed at node 1000000") || l.Done() {
		t.Error(err, l.Done())
	}
	if n := synthetic.Read(l.Folder()).Nodes; n < 9e5 {
		t.Errorf("%d nodes were counted", n)
	}
	if err := j.Close(); err != nil {
		t.Error(err)
	}
	if _, err := Run(context.Background(), failing{}, Options{Workers: 2}); !errors.Is(err, errFailing) {
		t.Error(err)
	}
}

var errFailing = errors.New("no session today")

// failing is a job without sessions.
type failing struct{ synthetic.Tree }

func (failing) Session([]byte) (task.Session, error)   { return nil, errFailing }
func (f failing) Folder(r []byte) (task.Folder, error) { return f.Tree.Folder(r) }

// TestWatch: the ledger can be watched while it grows. How much it grows from one look to the next depends on when the
// scheduler lets Watch look: with one processor, only after as many of its turns as there are workers.
func TestWatch(t *testing.T) {
	tree := &synthetic.Tree{Seed: 3, Nodes: 1 << 40}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	looks, first, latest := 0, uint64(0), uint64(0)
	_, err := Run(ctx, tree, Options{Workers: 2, Polls: 1e5, WatchInterval: time.Millisecond, Watch: func(l *task.Ledger) {
		nodes := synthetic.Read(l.Folder()).Nodes
		if nodes < latest {
			t.Errorf("%d nodes after %d", nodes, latest)
		}
		if looks++; looks == 1 {
			first = nodes
		}
		if latest = nodes; latest > first { // or the test times out
			cancel()
		}
	}})
	if err != nil || looks < 2 {
		t.Error(err, looks)
	}
}

var kills = scale.Flag("local.kills", scale.By{Short: 2, Usual: 6, Wide: 10, Full: 200}, "how often a run with a journal is killed at a random moment")

const childVar = "GENMCGO_TEST_JOURNAL"

var killed = synthetic.Tree{Seed: 9, Nodes: 3e6, Spin: 20, Pad: 500, Refines: []uint64{50000}}

// TestMain runs the child of TestKill.
func TestMain(m *testing.M) {
	dir := os.Getenv(childVar)
	if dir == "" {
		os.Exit(m.Run())
	}
	if err := child(dir); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

func child(dir string) error {
	opt := journal.Options{CompactAbove: 1 << 14}
	j, err := journal.Open(dir, opt)
	if errors.Is(err, os.ErrNotExist) || errors.Is(err, journal.ErrNone) {
		j, err = journal.Create(dir, journal.Header{}, opt)
	}
	if err != nil {
		return err
	}
	if _, err := j.Load(&killed); err != nil {
		return err
	}
	l, err := Run(context.Background(), &killed, Options{Workers: 3, Journal: j, Interval: time.Millisecond})
	if err == nil {
		err = j.Close()
	}
	if err == nil {
		fmt.Printf("%+v", synthetic.Read(l.Folder()))
	}
	return err
}

// TestKill: a process that is killed at any moment leaves a directory from which the next one goes
// on, and the total is exact.
func TestKill(t *testing.T) {
	rng := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	done, want := 0, fmt.Sprintf("%+v", killed.Total())
	const longest = 300 * time.Millisecond
	dir := filepath.Join(t.TempDir(), "0")
	for n := 0; n < kills.N(); {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), childVar+"="+dir)
		var out strings.Builder
		c.Stdout, c.Stderr = &out, &out
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		timer := time.AfterFunc(time.Duration(rng.Int64N(int64(longest))), func() { c.Process.Kill() })
		err := c.Wait()
		timer.Stop()
		switch {
		case err == nil:
			if out.String() != want {
				t.Fatalf("after %d kills: %s, want %s", n, out.String(), want)
			}
			done++
			dir = filepath.Join(filepath.Dir(dir), fmt.Sprint(done))
		case c.ProcessState.ExitCode() == -1:
			n++
		default:
			t.Fatalf("after %d kills: %v: %s", n, err, out.String())
		}
	}
	// The last one goes on to its end.
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), childVar+"="+dir)
	if out, err := c.CombinedOutput(); err != nil || string(out) != want {
		t.Fatalf("%v: %s, want %s", err, out, want)
	}
	t.Logf("%d runs ended, exactly", done+1)
}

// TestInterval: with a journal attempts end after the interval, though nobody is idle.
func TestInterval(t *testing.T) {
	tree := &synthetic.Tree{Seed: 3, Nodes: 1 << 62}
	j := load(t, filepath.Join(t.TempDir(), "journal"), tree, journal.Options{})
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	records := 0
	l, err := Run(ctx, tree, Options{Journal: j, Interval: time.Millisecond, WatchInterval: time.Millisecond, Watch: func(l *task.Ledger) {
		if synthetic.Read(l.Folder()).Nodes > 0 { // or the test times out
			if records++; records == 3 {
				cancel()
			}
		}
	}})
	if err != nil || l.Tasks() != 1 {
		t.Error(err, l.Tasks())
	}
	if err := j.Close(); err != nil {
		t.Error(err)
	}
}
