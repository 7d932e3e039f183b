package interleave

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"genmcgo/internal/scale"
)

// randomInstance draws an instance of VSC. Half of them are drawn from an order of
// their events, so that they have a witness.
func randomInstance(r *rand.Rand) *Problem {
	in := &Problem{Threads: make([][]int32, 2+r.IntN(3)), Locs: 1 + r.IntN(3)}
	locks := r.IntN(4) == 0 // the last location is a lock
	add := func(e Event) int32 {
		e.Nth = int32(len(in.Threads[e.Thread]))
		in.Events = append(in.Events, e)
		i := int32(len(in.Events)) - 1
		in.Threads[e.Thread] = append(in.Threads[e.Thread], i)
		return i
	}
	n := 3 + r.IntN(8)
	for len(in.Events) < n {
		t := int32(r.IntN(len(in.Threads)))
		l := int32(r.IntN(in.Locs))
		if locks && int(l) == in.Locs-1 {
			add(Event{Thread: t, Loc: l, Reads: true, Writes: true})
			if r.IntN(2) == 0 {
				add(Event{Thread: t, Loc: 0, Writes: true})
			}
			add(Event{Thread: t, Loc: l, Writes: true})
			continue
		}
		e := Event{Thread: t, Loc: l}
		switch r.IntN(9) {
		case 0:
			e.Reads, e.Writes = true, true
		case 1, 2, 3:
			e.Writes = true
		case 4:
			e.Loc = -1
			if len(in.Events) > 0 {
				if a := int32(r.IntN(len(in.Events))); in.Events[a].Thread != t {
					e.After = []int32{a}
				}
			}
		default:
			e.Reads = true
		}
		add(e)
	}
	// Good writes: anything, or with what an order reads.
	rf := make([]int32, len(in.Events))
	solvable := r.IntN(2) == 0
	pos := make([]int, len(in.Threads))
	active := slices.Repeat([]int32{Initial}, in.Locs)
	for range in.Events {
		t := r.IntN(len(in.Threads))
		for pos[t] == len(in.Threads[t]) || slices.ContainsFunc(in.Events[in.Threads[t][pos[t]]].After, func(a int32) bool { return int(in.Events[a].Nth) >= pos[in.Events[a].Thread] }) {
			t = (t + 1) % len(in.Threads)
		}
		i := in.Threads[t][pos[t]]
		pos[t]++
		if e := &in.Events[i]; e.Loc >= 0 {
			rf[i] = active[e.Loc]
			if e.Writes {
				active[e.Loc] = i
			}
		}
	}
	for i := range in.Events {
		e := &in.Events[i]
		if !e.Reads {
			continue
		}
		share := 1 + r.IntN(4)
		if locks && int(e.Loc) == in.Locs-1 {
			share = 100 // one release
		}
		for w := Initial; int(w) < len(in.Events); w++ {
			if (w == Initial || w != int32(i) && in.Events[w].Writes && in.Events[w].Loc == e.Loc) && (r.IntN(share) == 0 && !solvable || solvable && (rf[i] == w || r.IntN(share+1) == 0)) {
				e.Good = append(e.Good, w)
			}
		}
		r.Shuffle(len(e.Good), func(a, b int) { e.Good[a], e.Good[b] = e.Good[b], e.Good[a] })
	}
	return in
}

// solvable tries all orders.
func solvable(in *Problem) bool {
	found := false
	witnesses(in, func([]int32) bool { found = true; return false })
	return found
}

// witnesses calls f with every witness of in, until it returns false.
func witnesses(in *Problem, f func(order []int32) bool) {
	pos := make([]int32, len(in.Threads))
	active := slices.Repeat([]int32{Initial}, in.Locs)
	var order []int32
	var try func() bool
	try = func() bool {
		if len(order) == len(in.Events) {
			return f(order)
		}
		for t, th := range in.Threads {
			if int(pos[t]) == len(th) {
				continue
			}
			i := th[pos[t]]
			e := &in.Events[i]
			if slices.ContainsFunc(e.After, func(a int32) bool { return in.Events[a].Nth >= pos[in.Events[a].Thread] }) ||
				e.Reads && !slices.Contains(e.Good, active[e.Loc]) {
				continue
			}
			pos[t]++
			order = append(order, i)
			var was int32
			if e.Writes {
				was, active[e.Loc] = active[e.Loc], i
			}
			more := try()
			if e.Writes {
				active[e.Loc] = was
			}
			order = order[:len(order)-1]
			pos[t]--
			if !more {
				return false
			}
		}
		return true
	}
	try()
}

// checkWitness returns what is wrong with a witness of in, "" if nothing.
func checkWitness(in *Problem, order []int32) string {
	if len(order) != len(in.Events) {
		return fmt.Sprintf("%d of %d events", len(order), len(in.Events))
	}
	pos := make([]int32, len(in.Threads))
	active := slices.Repeat([]int32{Initial}, in.Locs)
	for _, i := range order {
		e := &in.Events[i]
		if pos[e.Thread] != e.Nth {
			return fmt.Sprintf("event %d is out of program order", i)
		}
		pos[e.Thread]++
		for _, a := range e.After {
			if in.Events[a].Nth >= pos[in.Events[a].Thread] {
				return fmt.Sprintf("event %d is before %d", i, a)
			}
		}
		if e.Reads && !slices.Contains(e.Good, active[e.Loc]) {
			return fmt.Sprintf("event %d reads %d", i, active[e.Loc])
		}
		if e.Writes {
			active[e.Loc] = i
		}
	}
	return ""
}

// TestSolve compares with all interleavings, with each heuristic off, with a hint
// and without.
func TestSolve(t *testing.T) {
	n := scale.By{Short: 3000, Usual: 20000, Full: 200000}.N()
	var vs [8]Solver
	for k := range vs {
		vs[k].NoClosure, vs[k].NoGreedy, vs[k].NoHint = k&1 != 0, k&2 != 0, k&4 != 0
	}
	yes, closed := 0, uint64(0)
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 7))
		in := randomInstance(r)
		want := solvable(in)
		if want {
			yes++
		}
		hint := make([]int32, len(in.Events))
		for i, k := range r.Perm(len(in.Events)) {
			hint[i] = int32(k)
		}
		for k := range vs {
			order, ok := vs[k].Solve(in, hint)
			if ok != want {
				t.Fatalf("seed %d, way %d: found %v, there is %v\n%+v", seed, k, ok, want, in)
			}
			if ok {
				if bad := checkWitness(in, order); bad != "" {
					t.Fatalf("seed %d, way %d: %s\n%+v\n%v", seed, k, bad, in, order)
				}
			}
		}
	}
	closed = vs[0].Refuted
	t.Logf("%d instances, %d have a witness; the closure refutes %d of the others", n, yes, closed)
	if yes < n/4 || yes > 9*n/10 || closed < uint64(n-yes)/2 {
		t.Error("the instances are too much alike")
	}
	for k := range vs {
		t.Logf("way %d: %d steps", k, vs[k].Steps)
	}
}

// TestClosure: what the closure orders is ordered so in every witness, and what it refutes has
// none.
func TestClosure(t *testing.T) {
	n := scale.By{Short: 1000, Usual: 5000, Full: 100000}.N()
	var v Solver
	refuted, ordered, all := 0, 0, 0
	for seed := range uint64(n) {
		in := randomInstance(rand.New(rand.NewPCG(seed, 11)))
		v.in, v.t = in, len(in.Threads)
		v.clocks()
		before := slices.Clone(v.clock)
		ok := v.close()
		if !ok {
			refuted++
		} else if !slices.Equal(before, v.clock) {
			ordered++
		}
		left := 200
		witnesses(in, func(order []int32) bool {
			all++
			if !ok {
				t.Fatalf("seed %d: the closure refutes what has the witness %v\n%+v", seed, order, in)
			}
			rank := make([]int, len(order))
			for k, i := range order {
				rank[i] = k
			}
			for a := range in.Events {
				for b := range in.Events {
					if v.precedes(int32(a), int32(b)) && rank[a] > rank[b] {
						t.Fatalf("seed %d: the closure has %d before %d, the witness %v has not\n%+v", seed, a, b, order, in)
					}
				}
			}
			left--
			return left > 0
		})
	}
	t.Logf("%d instances: %d refuted, %d with more order than they say, %d witnesses", n, refuted, ordered, all)
	if refuted < n/10 || ordered < n/10 || all < n {
		t.Error("the instances are too much alike")
	}
}
