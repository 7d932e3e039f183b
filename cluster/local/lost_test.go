package local

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"genmcgo/cluster/journal"
	"genmcgo/cluster/synthetic"
	"genmcgo/cluster/task"
	"genmcgo/internal/scale"
)

// slow is a tree of which each node takes a while.
type slow struct {
	*synthetic.Tree
	visit   time.Duration
	visited atomic.Uint64
}

func (s *slow) Session(refinement []byte) (task.Session, error) {
	e, err := s.Tree.Session(refinement)
	return &slowly{e, s}, err
}

type slowly struct {
	task.Session
	s *slow
}

func (e *slowly) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	return e.Session.Explore(ctx, bundle, func() task.Signal {
		time.Sleep(e.s.visit)
		e.s.visited.Add(1)
		return signal()
	})
}

// TestLost: whenever a run is killed, its journal lacks at most the interval's work of each
// goroutine, and while the run is young a fifth of what was done. Time is that of the test alone.
func TestLost(t *testing.T) {
	between, seeds := 0, scale.By{Short: 2, Usual: 4, Full: 100}.N()
	for seed := range uint64(seeds) {
		synctest.Test(t, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(seed, 2))
			tree := &slow{Tree: &synthetic.Tree{Seed: seed, Nodes: 8_000}, visit: time.Duration(1+rng.IntN(20)) * time.Millisecond}
			opt := Options{Workers: 1 + rng.IntN(3), Interval: time.Duration(50+rng.IntN(3000)) * time.Millisecond}
			if rng.IntN(2) == 0 {
				opt.Watch = func(*task.Ledger) {}
			}
			dir := t.TempDir()
			opt.Journal = load(t, filepath.Join(dir, "journal"), tree, journal.Options{})
			begun := time.Now()
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			done := make(chan error)
			go func() {
				_, err := Run(ctx, tree, opt)
				done <- err
			}()
			most, kills := time.Duration(0), 0
			for killed := true; killed; {
				select {
				case err := <-done:
					if err != nil {
						t.Fatal(err)
					}
					killed = false
				case <-time.After(time.Duration(rng.Int64N(int64(5 * time.Second)))):
				}
				synctest.Wait()
				visited := tree.visited.Load()
				kills++
				lost := time.Duration(visited-kept(t, dir, fmt.Sprint("kill", kills), tree)) * tree.visit
				most = max(most, lost)
				each := min(opt.Interval, max(firstInterval, time.Since(begun)/5)) + tree.visit
				if bound := time.Duration(opt.Workers) * each; lost > bound {
					t.Errorf("seed %d: %v after the beginning %v of work of %d goroutines are lost, at most %v should be; interval %v", seed, time.Since(begun), lost, opt.Workers, bound, opt.Interval)
					cancel()
				}
			}
			if err := opt.Journal.Close(); err != nil {
				t.Fatal(err)
			}
			if most >= opt.Interval/4 {
				between++
			}
		})
	}
	if between*2 < seeds { // a short run may have ended before it was killed
		t.Errorf("only %d of %d runs were killed between two checkpoints", between, seeds)
	}
}

// endless is a job whose sessions heed no signal.
type endless struct{ *synthetic.Tree }

func (e endless) Session([]byte) (task.Session, error) { return e, nil }
func (endless) Close()                                 {}
func (endless) Explore(ctx context.Context, bundle []byte, signal func() task.Signal) ([]byte, [][]byte, error) {
	<-ctx.Done()
	return nil, nil, ctx.Err()
}

// TestLostAttempt: a run whose context ends does not wait for attempts that do not end.
func TestLostAttempt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		begun := time.Now()
		l, err := Run(ctx, endless{&synthetic.Tree{Nodes: 10}}, Options{Workers: 3})
		if err != nil || l.Done() || l.Tasks() != 1 {
			t.Errorf("done: %v, %d tasks; %v", l.Done(), l.Tasks(), err)
		}
		if took := time.Since(begun); took > time.Minute+2*grace {
			t.Errorf("it took %v", took)
		}
	})
}

// kept counts what a process finds that goes on with the journal in dir.
func kept(t *testing.T, dir, name string, job task.Job) uint64 {
	t.Helper()
	to := filepath.Join(dir, name)
	if err := os.Mkdir(to, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"job", "log"} {
		data, err := os.ReadFile(filepath.Join(dir, "journal", file))
		if err == nil {
			err = os.WriteFile(filepath.Join(to, file), data, 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	j := load(t, to, job, journal.Options{})
	defer j.Close()
	return synthetic.Read(j.Ledger().Folder()).Nodes
}
