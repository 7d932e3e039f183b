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
		{"an allocation", nil, steps(malloc(x, 16, 0)), nil, true},
	} {
		for _, up := range []string{"co", "rf", "rvf"} {
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
				rounds := script(steps(c.before, c.round, last)...)
				loop := func(at []event.Value) event.Label {
					l := rounds(at)
					if l.Kind == event.Write && l.Val.Lo == same {
						l.Val = at[len(at)-1]
					}
					return l
				}
				return scripted{begin(2), loop, script(c.other...)}
			}, config.Config{Model: "sc", Equivalence: up, NoRaces: true})
			if counts != c.counts {
				t.Errorf("%s, %s: rounds that count: %v, want %v", c.name, up, counts, c.counts)
			}
		}
	}
}
