package pool

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// Task is work that any worker can take up.
type Task interface {
	// Size is by how much making the task, or taking it up, costs more than another: the
	// number of events that have to be written down or added again.
	Size() int
}

// Explorer is what a worker runs. Its methods are called by that worker only.
type Explorer[T Task] interface {
	// Run does task t and all that comes of it, but what was given away meanwhile. It
	// looks at the pool's signals often.
	Run(t T) error
	// Give makes a task of the biggest part of what is left to do. It calls may once it
	// has found such a part, and gives nothing if there is none or if may says no.
	Give(may func() bool) (t T, ok bool)
	// Work is what was done so far, in the unit of Task.Size.
	Work() uint64
	// GiveBack gives back memory that is kept only to save time.
	GiveBack()
}

// Bits of Member.Signals; 0 means: nothing to look at. Those from Others on are the caller's.
const (
	Stop   = 1 << iota
	Hungry // a worker waits for a task that no worker is about to give
	Back   // give back memory
	Others
)

// cacheLine keeps what is read all the time away from what workers write.
const cacheLine = 64

// Pool is what workers share. Workers read signals all the time, and no field near it
// changes but when tasks change hands.
type Pool[T Task] struct {
	workers int
	signals atomic.Uint32
	_       [cacheLine]byte
	queued  atomic.Int32 // len(queue)
	_       [cacheLine]byte

	mu       sync.Mutex
	wake     *sync.Cond
	queue    []T
	waiting  int // workers in get
	promised int // tasks that busy workers are making
	done     bool
	why      string
	err      error

	round            atomic.Uint32 // of giving back memory
	answers, members int           // of this round; workers that have an explorer
}

// New returns a pool for the given number of workers.
func New[T Task](workers int) *Pool[T] {
	p := &Pool[T]{workers: workers}
	p.wake = sync.NewCond(&p.mu)
	return p
}

// Raise makes workers see bit, from Others on.
func (p *Pool[T]) Raise(bit uint32) { p.signals.Or(bit) }

// Lower is the opposite of Raise.
func (p *Pool[T]) Lower(bit uint32) { p.signals.And(^bit) }

// Stopped reports whether workers are to stop.
func (p *Pool[T]) Stopped() bool { return p.signals.Load()&Stop != 0 }

// Stop ends the work. The first reason counts, and none if no work was left.
func (p *Pool[T]) Stop(why string) {
	p.mu.Lock()
	p.stop(why)
	p.mu.Unlock()
}

// Fail ends the work because of err. The first error counts.
func (p *Pool[T]) Fail(err error) {
	p.mu.Lock()
	if p.err == nil {
		p.err = err
	}
	p.stop("failure")
	p.mu.Unlock()
}

func (p *Pool[T]) stop(why string) {
	if p.done { // as it was stopped, or no work was left
		return
	}
	p.why = why
	p.signals.Or(Stop)
	p.done = true
	p.wake.Broadcast()
}

// Why is the reason why the work was stopped, "" if it was not.
func (p *Pool[T]) Why() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.why
}

// Err is the first error, nil if there was none.
func (p *Pool[T]) Err() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// Busy is the number of workers that have a task.
func (p *Pool[T]) Busy() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.workers - p.waiting
}

// Run has the workers of the pool work until no task is left or the work is stopped, which
// it is when work returns an error. work does task t as worker m, which calls m.Join before
// its first task. clock, if not nil, tells how long the calling thread has run: each worker
// then keeps to a thread of its own.
func (p *Pool[T]) Run(clock func() time.Duration, work func(m *Member[T], t T) error) []*Member[T] {
	members := make([]*Member[T], p.workers)
	var wg sync.WaitGroup
	for i := range members {
		m := p.NewMember()
		m.Index = i
		members[i] = m
		wg.Add(1)
		go func() {
			defer wg.Done()
			if clock != nil {
				runtime.LockOSThread() // the thread ends with the worker
				from := clock()
				defer func() { m.Stats.CPU = clock() - from }()
			}
			for {
				from := time.Now()
				t, ok := p.get(m)
				m.Stats.Idle += time.Since(from)
				if !ok {
					return
				}
				if err := work(m, t); err != nil {
					p.Fail(err)
					return
				}
			}
		}()
	}
	wg.Wait()
	return members
}

// patience is how often a worker looks whether another one answered before it
// sleeps: for some 10 µs if no other thread wants its processor. An answer takes a few
// µs, waking a sleeper as much again.
const patience = 100

// get returns a task for m; ok is false when there is nothing left to do.
func (p *Pool[T]) get(m *Member[T]) (t T, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.waiting++
	if p.waiting == p.workers && len(p.queue) == 0 {
		p.done = true
		p.wake.Broadcast()
	}
	for looked := false; !p.done; {
		if len(p.queue) > 0 {
			t := p.queue[0]
			n := copy(p.queue, p.queue[1:])
			clear(p.queue[n:])
			p.queue = p.queue[:n]
			p.queued.Add(-1)
			p.waiting--
			p.setHungry()
			return t, true
		}
		p.setHungry()
		if !looked {
			looked = true
			p.mu.Unlock()
			for range patience {
				if p.queued.Load() > 0 || p.Stopped() {
					break
				}
				runtime.Gosched()
			}
			p.mu.Lock()
			continue
		}
		if m.explorer != nil && m.round != p.round.Load() {
			p.mu.Unlock()
			m.giveBack()
			p.mu.Lock()
			continue
		}
		p.wake.Wait()
	}
	return t, false
}

// setHungry tells busy workers whether a task is wanted. mu is held.
func (p *Pool[T]) setHungry() {
	if p.waiting > len(p.queue)+p.promised {
		if p.signals.Load()&Hungry == 0 {
			p.signals.Or(Hungry)
		}
	} else if p.signals.Load()&Hungry != 0 {
		p.signals.And(^uint32(Hungry))
	}
}

// promise reports whether the caller is to make a task and put it: exactly as
// many busy workers as there are idle ones are told so, however many saw the
// flag. It does not wait for the lock: whoever has it is changing the answer.
func (p *Pool[T]) promise() bool {
	if !p.mu.TryLock() {
		return false
	}
	defer p.mu.Unlock()
	if p.waiting <= len(p.queue)+p.promised {
		return false
	}
	p.promised++
	p.setHungry()
	return true
}

// Put puts a task into the queue that no worker asked for.
func (p *Pool[T]) Put(t T) { p.put(t, false) }

// put hands a task over; promised says that promise asked for it.
func (p *Pool[T]) put(t T, promised bool) {
	p.mu.Lock()
	if promised {
		p.promised--
	}
	p.queue = append(p.queue, t)
	p.queued.Add(1)
	p.setHungry()
	p.mu.Unlock()
	p.wake.Signal()
}

// GiveBack asks all workers to give back memory and waits until those that have an
// explorer did, but no longer than limit, since one may be in a long step, and not after
// the work is over or cancel is closed: then no worker answers any more.
func (p *Pool[T]) GiveBack(limit time.Duration, cancel <-chan struct{}) {
	p.mu.Lock() // a worker that is about to wait must see it
	p.answers = 0
	p.round.Add(1)
	p.signals.Or(Back)
	p.wake.Broadcast()
	p.mu.Unlock()
	defer p.signals.And(^uint32(Back))
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for from := time.Now(); time.Since(from) < limit; {
		p.mu.Lock()
		all := p.answers >= p.members || p.done
		p.mu.Unlock()
		if all {
			return
		}
		select {
		case <-cancel:
			return
		case <-tick.C:
		}
	}
}
