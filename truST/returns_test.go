package trust_test

import (
	"sync"
	"testing"

	"genmcgo/graph/event"
	"genmcgo/internal/litmus"
	"genmcgo/truST/config"
)

// TestReturns: a thread is cut because its loop came back to the same state too often. The
// exploration starts again without the limit if the rounds achieved something.
func TestReturns(t *testing.T) {
	const rlx = event.Relaxed
	x, y := litmus.Location(0), litmus.Location(1)
	lock := steps(exchange(x, rlx, 1), write(x, 8, rlx, 0))
	const same = 9 // what a read-modify-write writes that puts back what it read
	try := exchange(x, rlx, same)
	// A read-write lock is taken to read by a write of more, and given back by one of less.
	const more, less = 10, 11
	readers := func(v uint64) []event.Label {
		l := exchange(x, event.AcqRel, v)
		for i := range l {
			l[i].Attr |= event.ReadWrite
		}
		return l
	}
	counted := func(l event.Label, at []event.Value) event.Label {
		if last := at[len(at)-1]; l.Kind == event.Write {
			switch l.Val.Lo {
			case same:
				l.Val = last
			case more:
				l.Val = event.V(last.Lo + 1)
			case less:
				l.Val = event.V(last.Lo - 1)
			}
		}
		return l
	}
	take, give := readers(more), readers(less)
	busy := read(x, 8, rlx) // a try to take it to write
	busy.Attr, busy.Cmp = event.CAS|event.ReadWrite, event.V(99)
	for _, c := range []struct {
		name          string
		before, round []event.Label
		other         []event.Label
		counts        bool
	}{
		{"only reads", nil, steps(read(x, 8, rlx), read(y, 8, rlx)), nil, false},
		{"others change what is read", nil, steps(read(x, 8, rlx), read(x, 8, rlx)), steps(write(x, 8, rlx, 1)), true},
		{"others change what was read before", steps(read(x, 8, rlx)), steps(read(x, 8, rlx), read(y, 8, rlx)), steps(write(x, 8, rlx, 1)), false},
		{"a lock", nil, lock, nil, false},
		{"tries of a lock that others take", nil, steps(try, try), steps(exchange(x, rlx, 1)), false},
		{"tries of a lock, and it is taken", nil, steps(try, exchange(x, rlx, 1)), steps(exchange(x, rlx, 1)), true},
		{"a lock that others keep", nil, steps(lock, exchange(x, rlx, 1)), exchange(x, rlx, 1), true},
		{"a lock that is not released", nil, steps(exchange(x, rlx, 1)), nil, true},
		{"a lock, and what others change under it", nil, steps(lock, read(y, 8, rlx), lock, read(y, 8, rlx)), steps(write(y, 8, rlx, 1)), true},
		{"the values of the round before", steps(write(x, 8, rlx, 2)), steps(write(x, 8, rlx, 1), write(x, 8, rlx, 2)), nil, false},
		{"not the value of the round before", steps(write(x, 8, rlx, 2)), steps(write(x, 8, rlx, 2), write(x, 8, rlx, 1)), nil, true},
		{"no round before", nil, steps(write(x, 8, rlx, 1)), nil, true},
		{"a counter", nil, steps(read(x, 8, rlx), write(x, 8, rlx, 1)), nil, true},
		{"a counter that goes back", nil, steps(read(x, 8, rlx), write(x, 8, rlx, 1), write(x, 8, rlx, 0)), nil, false},
		{"a request that is answered", steps(write(x, 8, rlx, 1)), steps(read(x, 8, rlx), write(x, 8, rlx, 1)), steps(write(x, 8, rlx, 0)), true},
		{"a request that is answered, and taken back otherwise", nil, steps(exchange(x, rlx, 1), read(x, 8, rlx), write(x, 8, rlx, 0)), steps(write(x, 8, rlx, 0)), true},
		{"readers", nil, steps(take, give, take, give), steps(take, give), false},
		{"readers, one of whom keeps the lock", nil, steps(take, give, take, give), take, false},
		{"a reader who keeps the lock", nil, steps(take, give, take), steps(take, give), true},
		{"readers who try to write", nil, steps(take, busy, give), steps(take, give), false},
		{"tries to write while others read", nil, steps(busy, busy), take, true},
		{"an allocation", nil, steps(malloc(x, 16, 0)), nil, true},
	} {
		for _, up := range config.Equivalences {
			var mu sync.Mutex
			counts := false
			exploreScripted(t, func(r *config.Refinement) scripted {
				mu.Lock()
				defer mu.Unlock()
				counts = counts || r.LongLoops
				last := stop(event.BlockRounds, 0, uint64(len(c.round)))
				if r.LongLoops {
					last = stop(event.BlockUnroll, 0, 0)
				}
				counting := func(labels ...event.Label) func(at []event.Value) event.Label {
					says := script(labels...)
					return func(at []event.Value) event.Label { return counted(says(at), at) }
				}
				return scripted{begin(2), counting(steps(c.before, c.round, last)...), counting(c.other...)}
			}, config.Config{Model: "sc", Equivalence: up, NoRaces: true})
			if counts != c.counts {
				t.Errorf("%s, %s: rounds that count: %v, want %v", c.name, up, counts, c.counts)
			}
		}
	}
}
