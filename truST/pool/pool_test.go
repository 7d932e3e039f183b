package pool

import (
	"errors"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	_ "genmcgo/internal/scale"
)

// span is a task: the numbers from..to-1 are to be counted.
type span struct{ from, to int }

func (s span) Size() int { return 1 }

// counter counts numbers one by one, and gives half of what is left away.
type counter struct {
	m     *Member[span]
	left  span
	done  uint64
	seen  []atomic.Int32
	every func(i int)
}

func (c *counter) Run(s span) error {
	c.left = s
	c.m.Took(s, time.Now())
	for ; c.left.from < c.left.to; c.left.from++ {
		if sig := c.m.Signals.Load(); sig != 0 && c.m.Heed(sig) {
			return nil
		}
		c.seen[c.left.from].Add(1)
		c.done++
		if c.every != nil {
			c.every(c.left.from)
		}
	}
	return nil
}

func (c *counter) Give(may func() bool) (t span, ok bool) {
	if c.left.to-c.left.from < 2 || !may() {
		return t, false
	}
	half := (c.left.from + c.left.to + 1) / 2
	t = span{half, c.left.to}
	c.left.to = half
	return t, true
}

func (c *counter) Work() uint64 { return c.done }
func (c *counter) GiveBack()    {}

// count has workers count up to n, and returns how often each number was counted.
func count(p *Pool[span], n int, every func(i int)) (seen []atomic.Int32, members []*Member[span]) {
	seen = make([]atomic.Int32, n)
	counters := make([]*counter, p.workers)
	p.Put(span{0, n})
	members = p.Run(nil, func(m *Member[span], s span) error {
		c := counters[m.Index]
		if c == nil {
			c = &counter{m: m, seen: seen, every: every}
			counters[m.Index] = c
			m.Join(c)
		}
		return c.Run(s)
	})
	return seen, members
}

// TestAll: everything is done once, whatever the number of workers, and what was given was
// taken.
func TestAll(t *testing.T) {
	const n = 20_000
	for _, workers := range []int{1, 2, 7} {
		p := New[span](workers)
		seen, members := count(p, n, nil)
		for i := range seen {
			if k := seen[i].Load(); k != 1 {
				t.Fatalf("%d workers: %d was counted %d times", workers, i, k)
			}
		}
		var given, taken uint64
		for _, m := range members {
			given += m.Stats.Given
			taken += m.Stats.Taken
		}
		if taken != given+1 {
			t.Errorf("%d workers: %d tasks given, %d taken", workers, given, taken)
		}
		if p.Why() != "" || p.Err() != nil || p.Busy() != 0 {
			t.Errorf("%d workers: stopped because of %q, error %v, %d busy", workers, p.Why(), p.Err(), p.Busy())
		}
	}
}

// TestEnds: the first reason to stop counts, and nobody goes on after it.
func TestEnds(t *testing.T) {
	bad := errors.New("bad")
	for _, workers := range []int{1, 3} {
		p := New[span](workers)
		seen, _ := count(p, 1_000_000, func(i int) {
			if i == 100 {
				p.Stop("enough")
				p.Fail(bad)
			}
		})
		if p.Why() != "enough" || !errors.Is(p.Err(), bad) || !p.Stopped() {
			t.Errorf("%d workers: stopped because of %q, error %v", workers, p.Why(), p.Err())
		}
		if seen[100].Load() != 1 {
			t.Errorf("%d workers: 100 was not counted", workers)
		}
		if workers == 1 && seen[101].Load() != 0 {
			t.Error("the worker went on")
		}
	}
}

// endless is an explorer that never gets through.
type endless struct {
	m    *Member[span]
	gave atomic.Int32
}

func (e *endless) Run(span) error {
	for {
		if sig := e.m.Signals.Load(); sig != 0 && e.m.Heed(sig) {
			return nil
		}
		runtime.Gosched()
	}
}

func (e *endless) Give(func() bool) (t span, ok bool) { return t, false }
func (e *endless) Work() uint64                       { return 0 }
func (e *endless) GiveBack()                          { e.gave.Add(1) }

// TestGiveBack: a round ends when each worker with an explorer gave back, once.
func TestGiveBack(t *testing.T) {
	p := New[span](2)
	e := &endless{}
	began := make(chan struct{})
	const rounds = 3
	go func() {
		<-began
		for i := range rounds {
			p.GiveBack(time.Hour, nil) // returns when it did
			if n := e.gave.Load(); int(n) != i+1 {
				t.Errorf("gave back %d times in %d rounds", n, i+1)
			}
		}
		p.Stop("enough")
	}()
	p.Put(span{})
	p.Run(nil, func(m *Member[span], s span) error {
		e.m = m
		m.Join(e)
		close(began)
		return e.Run(s)
	})
	if n := e.gave.Load(); n != rounds {
		t.Errorf("gave back %d times in %d rounds", n, rounds)
	}
}

// TestGiveBackEnds: nobody waits for workers that no longer look at signals, because the work
// is over or because the caller cancels.
func TestGiveBackEnds(t *testing.T) {
	for _, cancelled := range []bool{false, true} {
		p := New[span](2)
		e := &endless{}
		cancel, ended := make(chan struct{}), make(chan struct{})
		p.Put(span{})
		p.Run(nil, func(m *Member[span], s span) error {
			e.m = m
			m.Join(e)
			go func() {
				p.GiveBack(time.Hour, cancel)
				close(ended)
			}()
			for m.Signals.Load()&Back == 0 {
				runtime.Gosched()
			}
			if cancelled {
				close(cancel)
				<-ended
			}
			return nil // a long step was the last
		})
		<-ended
		if n := e.gave.Load(); n > 1 {
			t.Errorf("gave back %d times", n)
		}
	}
}

// TestStopTooLate: when no work is left there is nothing to stop.
func TestStopTooLate(t *testing.T) {
	p := New[span](2)
	count(p, 1000, nil)
	p.Stop("too late")
	if p.Why() != "" {
		t.Errorf("work that was done was stopped: %s", p.Why())
	}
}
