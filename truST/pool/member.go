package pool

import (
	"sync/atomic"
	"time"
)

// GiveCost bounds what handing over may cost a worker: after it gave or took a
// task of size n it does GiveCost*n work before it gives one. Making a task
// takes a few ns per event, adding one some fifty. More would keep idle workers
// waiting: bench/SCALING.md shows it.
const GiveCost = 0.5

// again is how much work a worker does before it looks again for something to give.
const again = 4

// maxTimes bounds the lists of Stats.
const maxTimes = 1000

// Stats is what a worker gave and took.
type Stats struct {
	Given, Taken uint64 // tasks
	Size         uint64 // of the tasks taken
	Idle         time.Duration
	CPU          time.Duration // of the worker's thread, with a clock
	// Giving lists how long it took to make each task, Taking to take each up, but for
	// those of size 0: of the first maxTimes.
	Giving, Taking []time.Duration
}

// Member is a worker of a pool.
type Member[T Task] struct {
	Index   int            // from 0
	Signals *atomic.Uint32 // of the pool: Stop and so on. Workers only read them
	Stats   Stats

	pool     *Pool[T]
	explorer Explorer[T] // nil before the first task
	notYet   uint64      // no task is given before this work is done
	round    uint32      // of giving back memory, the latest that it took part in
}

// NewMember returns one that no goroutine of Run belongs to: it sees signals, but takes no
// task.
func (p *Pool[T]) NewMember() *Member[T] { return &Member[T]{pool: p, Signals: &p.signals} }

// Join makes x the explorer of m.
func (m *Member[T]) Join(x Explorer[T]) {
	p := m.pool
	p.mu.Lock()
	m.explorer, m.round = x, p.round.Load()
	p.members++
	p.mu.Unlock()
}

// Heed does what the pool's own signals, some of which are raised, ask for, and reports
// whether to stop.
func (m *Member[T]) Heed(signals uint32) (stop bool) {
	if signals&Stop != 0 {
		return true
	}
	if signals&Back != 0 {
		m.giveBack()
	}
	if signals&Hungry != 0 && m.explorer.Work() >= m.notYet {
		m.Give(true)
	}
	return false
}

// Give hands over a part of what m has to do. wanted: only if a worker waits for it.
func (m *Member[T]) Give(wanted bool) {
	x := m.explorer
	found := false
	var from time.Time
	t, ok := x.Give(func() bool {
		found = true
		if wanted && !m.pool.promise() {
			return false
		}
		from = time.Now()
		return true
	})
	switch {
	case ok:
		m.pause(t)
		m.Stats.Given++
		m.pool.put(t, wanted)
		if len(m.Stats.Giving) < maxTimes {
			m.Stats.Giving = append(m.Stats.Giving, time.Since(from))
		}
	case !found:
		m.notYet = x.Work() + again
	}
}

// Took says that m has taken task t up, which it began at the given time.
func (m *Member[T]) Took(t T, from time.Time) {
	m.pause(t)
	m.Stats.Taken++
	m.Stats.Size += uint64(t.Size())
	if t.Size() > 0 && len(m.Stats.Taking) < maxTimes {
		m.Stats.Taking = append(m.Stats.Taking, time.Since(from))
	}
}

// pause puts the next giving off because of t.
func (m *Member[T]) pause(t T) { m.notYet = m.explorer.Work() + uint64(GiveCost*float64(t.Size())) }

// giveBack gives back memory, once for each round.
func (m *Member[T]) giveBack() {
	p := m.pool
	n := p.round.Load()
	if n == m.round {
		return
	}
	m.round = n
	m.explorer.GiveBack()
	p.mu.Lock()
	p.answers++
	p.mu.Unlock()
}
