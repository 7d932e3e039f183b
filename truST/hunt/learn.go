package hunt

import "math/rand/v2"

// Which strategy is next: every second walk they take turns, so that none is given up. Of the others a
// strategy gets a share that grows with what it found lately for its effort: choices that were never
// made before, and executions that never came up.
type learner struct {
	found, effort []float64 // by strategy
	turn          int
}

const (
	// fading is how much of what a strategy found counts when it is used the next time.
	fading = 0.99
	// Where nearly every execution is new, that one was says little; a choice that was never made says more.
	worthEdge, worthExecution = 1, 0.1
)

func newLearner(n int) *learner {
	l := &learner{found: make([]float64, n), effort: make([]float64, n)}
	for i := range n {
		l.found[i], l.effort[i] = 1, 1 // nothing is known, and it is worth a try
	}
	return l
}

// next picks a strategy.
func (l *learner) next(rng *rand.Rand) int {
	if l.turn++; l.turn%2 == 0 {
		return l.turn / 2 % len(l.found)
	}
	sum := 0.0
	for i := range l.found {
		sum += l.found[i] / l.effort[i]
	}
	at := rng.Float64() * sum
	for i := range l.found {
		if at -= l.found[i] / l.effort[i]; at < 0 {
			return i
		}
	}
	return len(l.found) - 1
}

// learn records what strategy i found: new edges, and perhaps a new execution. It took the given number of events.
func (l *learner) learn(i, edges int, execution bool, events uint64) {
	worth := float64(edges) * worthEdge
	if execution {
		worth += worthExecution
	}
	l.found[i] = fading*l.found[i] + worth
	l.effort[i] = fading*l.effort[i] + float64(events+1)
}
