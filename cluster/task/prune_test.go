package task_test

import (
	"context"
	"testing"

	"genmcgo/cluster/local"
	"genmcgo/cluster/task"
)

// halves is a job of two halves, of so many steps each. A bundle is the number of the half, and how many of its
// steps are left. The first half is over after its third step.
type halves struct{ steps byte }

const halfOver = 3

func (h halves) Session([]byte) (task.Session, error) { return h, nil }
func (h halves) Folder([]byte) (task.Folder, error)   { return &halvesFolder{}, nil }
func (h halves) Prunes() bool                         { return true }
func (h halves) Close()                               {}

// Explore makes one step, and leaves two bundles of half of the rest.
func (h halves) Explore(_ context.Context, bundle []byte, _ func() task.Signal) (part []byte, rest [][]byte, err error) {
	if len(bundle) == 0 {
		return nil, [][]byte{{1, h.steps}, {0, h.steps}}, nil
	}
	left := bundle[1] - 1
	for _, n := range []byte{left / 2, left - left/2} {
		if n > 0 {
			rest = append(rest, []byte{bundle[0], n})
		}
	}
	return bundle[:1], rest, nil
}

// halvesFolder counts steps.
type halvesFolder struct{ n [2]int }

func (f *halvesFolder) Add(part []byte) (task.Outcome, error) {
	for i := 0; i < len(part); i++ {
		f.n[part[i]]++
	}
	if f.n[0] >= halfOver {
		return task.Prune, nil
	}
	return task.Continue, nil
}

func (f *halvesFolder) Pruned(bundle []byte) bool {
	return f.n[0] >= halfOver && len(bundle) > 0 && bundle[0] == 0
}

func (f *halvesFolder) Refinement() []byte { return nil }
func (f *halvesFolder) Bytes() (b []byte) {
	for half, n := range f.n {
		for range n {
			b = append(b, byte(half))
		}
	}
	return b
}

// TestPrune: what need not be explored any more is not open, and its records do not count; the rest is explored to
// its end.
func TestPrune(t *testing.T) {
	job := halves{100}
	l, err := task.NewLedger(job)
	if err != nil {
		t.Fatal(err)
	}
	var late []*task.Record
	for i := 0; !l.Done(); i++ {
		if i%3 == 0 {
			if l, err = task.Restore(job, l.Snapshot()); err != nil {
				t.Fatal(err)
			}
		}
		open := l.Open()
		if i == 2 { // somebody has all that is open by now
			for _, o := range open {
				r := &task.Record{Task: o.ID, Attempt: task.NewAttempt()}
				r.Part, r.Children, _ = job.Explore(t.Context(), o.Bundle, nil)
				late = append(late, r)
			}
		}
		o := open[len(open)-1]
		r := &task.Record{Task: o.ID, Attempt: task.NewAttempt()}
		r.Part, r.Children, _ = job.Explore(t.Context(), o.Bundle, nil)
		if ok, err := l.Add(r); !ok || err != nil {
			t.Fatal(ok, err)
		}
	}
	for _, r := range late {
		if ok, err := l.Add(r); ok || err != nil {
			t.Errorf("a record of a task that was pruned counts: %v, %v", ok, err)
		}
	}
	if got := l.Folder().(*halvesFolder).n; got != [2]int{halfOver, 100} || l.Size() != 0 || l.Stopped() || len(late) == 0 {
		t.Errorf("%v steps, %d bytes are left", got, l.Size())
	}
	for workers := range 3 {
		l, err := local.Run(t.Context(), job, local.Options{Workers: workers + 1})
		if err != nil {
			t.Fatal(err)
		}
		if got := l.Folder().(*halvesFolder).n; got[0] != halfOver || got[1] != 100 {
			t.Errorf("%d workers: %v steps", workers+1, got)
		}
	}
}
