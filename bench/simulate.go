package bench

import (
	"math"
	"time"
)

// Costs is what handing over costs, as measured, for a simulation.
type Costs struct {
	// Give is what the giver of a task spends on it, Take what the taker spends on
	// rebuilding its graph, Wake how long it takes the taker to notice.
	Give, Take, Wake time.Duration
	// Pause is how long a worker works after it gave or took a task before it gives
	// one: package trust counts it in events.
	Pause time.Duration
	// Warm is the additional work of each worker but the first: it finds out for
	// itself what another one's tree of steps has already.
	Warm time.Duration
}

// Simulated is the outcome of a simulation.
type Simulated struct {
	Workers int
	Time    time.Duration // from the first worker's start to the last one's end
	Tasks   int           // handed over
	// What the workers did with Workers × Time: Work on the tree, of that Warm on
	// what others knew; Over on handing over; the rest waiting.
	Work, Warm, Over time.Duration
}

// Speedup is how much faster than total, the time of one worker, the simulated
// workers are.
func (s *Simulated) Speedup(total time.Duration) float64 {
	if s.Time <= 0 {
		return 1
	}
	return float64(total) / float64(s.Time)
}

// Idle is the part of the workers' time that they waited.
func (s *Simulated) Idle() float64 {
	all := float64(s.Workers) * float64(s.Time)
	if all == 0 {
		return 0
	}
	return max(0, 1-float64(s.Work+s.Over)/all)
}

// simWorker is a worker of a simulation: the node that it is working on until
// end, and those it left pending, oldest first from bottom.
type simWorker struct {
	busy    bool
	node    int32
	end     time.Duration
	giveAt  time.Duration // gives no task before
	stack   []int32
	bottom  int
	pending int
}

const never = time.Duration(math.MaxInt64)

// Simulate explores t with n workers under the rules of package trust: a
// worker takes up its newest pending alternative; one without any waits for a
// task; a busy one that sees this gives away its oldest pending alternative, but
// not within Pause after it gave or took one. Which of several busy workers sees it
// first is chosen as if by chance, always the same for the same arguments.
//
// An alternative becomes known when its parent is done, which is a little later
// than in fact. Workers do not slow each other down otherwise: no limits of
// memory bandwidth, no shared caches, no garbage collection, a core for each.
func (t *WorkTree) Simulate(workers int, c Costs) *Simulated {
	s := &Simulated{Workers: workers}
	total := t.Total()
	// The work of warming up is spread evenly over the time.
	slow := 1.0
	if total > 0 {
		s.Warm = time.Duration(workers-1) * c.Warm
		slow += float64(s.Warm) / float64(total)
	}
	own := func(n int32) time.Duration { return time.Duration(float64(t.Nodes[n].Own) * slow) }
	ws := make([]simWorker, workers)
	for i := range ws {
		ws[i].end = never
	}
	idle := make([]int32, 0, workers)
	for i := workers - 1; i > 0; i-- {
		idle = append(idle, int32(i))
	}
	start := func(i int32, n int32, at time.Duration) {
		w := &ws[i]
		d := own(n)
		w.busy, w.node, w.end = true, n, at+d
		s.Work += d
	}
	start(0, 0, 0)
	rng := uint64(0x9e3779b97f4a7c15)
	for busy := 1; busy > 0; {
		// The next thing to happen: a node is done, or a worker may give again.
		now, who := never, -1
		for i := range ws {
			if ws[i].end < now {
				now, who = ws[i].end, i
			}
		}
		if len(idle) > 0 {
			for i := range ws {
				if w := &ws[i]; w.busy && w.pending > 0 && w.giveAt < now {
					now, who = w.giveAt, -1
				}
			}
		}
		if who >= 0 {
			w := &ws[who]
			s.Time = max(s.Time, now)
			if w.pending == 0 {
				w.stack, w.bottom = w.stack[:0], 0
			}
			n := len(w.stack)
			for k := t.Nodes[w.node].First; k != 0; k = t.Nodes[k].Next {
				w.stack = append(w.stack, k)
				w.pending++
			}
			for i, j := n, len(w.stack)-1; i < j; i, j = i+1, j-1 {
				w.stack[i], w.stack[j] = w.stack[j], w.stack[i]
			}
			if w.pending > 0 {
				w.pending--
				k := w.stack[len(w.stack)-1]
				w.stack = w.stack[:len(w.stack)-1]
				start(int32(who), k, now)
			} else {
				w.busy, w.end = false, never
				idle = append(idle, int32(who))
				busy--
			}
		}
		for len(idle) > 0 {
			ready := 0
			for i := range ws {
				if w := &ws[i]; w.busy && w.pending > 0 && w.giveAt <= now {
					ready++
				}
			}
			if ready == 0 {
				break
			}
			rng ^= rng << 13
			rng ^= rng >> 7
			rng ^= rng << 17
			chosen := int(rng % uint64(ready))
			var giver *simWorker
			for i := range ws {
				if w := &ws[i]; w.busy && w.pending > 0 && w.giveAt <= now {
					if chosen == 0 {
						giver = w
						break
					}
					chosen--
				}
			}
			k := giver.stack[giver.bottom]
			giver.bottom++
			giver.pending--
			giver.end += c.Give
			giver.giveAt = now + c.Give + c.Pause
			taker := idle[len(idle)-1]
			idle = idle[:len(idle)-1]
			at := now + c.Give + c.Wake + c.Take
			start(taker, k, at)
			ws[taker].giveAt = at + c.Pause
			busy++
			s.Tasks++
			s.Over += c.Give + c.Wake + c.Take
		}
	}
	return s
}
