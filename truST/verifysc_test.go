package trust

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"genmcgo/internal/scale"
)

// randomInstance draws an instance of VSC. Half of them are drawn from an order of
// their events, so that they have a witness.
func randomInstance(r *rand.Rand) *scInstance {
	in := &scInstance{threads: make([][]int32, 2+r.IntN(3)), locs: 1 + r.IntN(3)}
	locks := r.IntN(4) == 0 // the last location is a lock
	add := func(e scEvent) int32 {
		e.nth = int32(len(in.threads[e.thread]))
		in.ev = append(in.ev, e)
		i := int32(len(in.ev)) - 1
		in.threads[e.thread] = append(in.threads[e.thread], i)
		return i
	}
	n := 3 + r.IntN(8)
	for len(in.ev) < n {
		t := int32(r.IntN(len(in.threads)))
		l := int32(r.IntN(in.locs))
		if locks && int(l) == in.locs-1 {
			add(scEvent{thread: t, loc: l, reads: true, writes: true})
			if r.IntN(2) == 0 {
				add(scEvent{thread: t, loc: 0, writes: true})
			}
			add(scEvent{thread: t, loc: l, writes: true})
			continue
		}
		e := scEvent{thread: t, loc: l}
		switch r.IntN(9) {
		case 0:
			e.reads, e.writes = true, true
		case 1, 2, 3:
			e.writes = true
		case 4:
			e.loc = -1
			if len(in.ev) > 0 {
				if a := int32(r.IntN(len(in.ev))); in.ev[a].thread != t {
					e.after = []int32{a}
				}
			}
		default:
			e.reads = true
		}
		add(e)
	}
	// Good writes: anything, or with what an order reads.
	rf := make([]int32, len(in.ev))
	solvable := r.IntN(2) == 0
	pos := make([]int, len(in.threads))
	active := slices.Repeat([]int32{initialWrite}, in.locs)
	for range in.ev {
		t := r.IntN(len(in.threads))
		for pos[t] == len(in.threads[t]) || slices.ContainsFunc(in.ev[in.threads[t][pos[t]]].after, func(a int32) bool { return int(in.ev[a].nth) >= pos[in.ev[a].thread] }) {
			t = (t + 1) % len(in.threads)
		}
		i := in.threads[t][pos[t]]
		pos[t]++
		if e := &in.ev[i]; e.loc >= 0 {
			rf[i] = active[e.loc]
			if e.writes {
				active[e.loc] = i
			}
		}
	}
	for i := range in.ev {
		e := &in.ev[i]
		if !e.reads {
			continue
		}
		share := 1 + r.IntN(4)
		if locks && int(e.loc) == in.locs-1 {
			share = 100 // one release
		}
		for w := initialWrite; int(w) < len(in.ev); w++ {
			if (w == initialWrite || w != int32(i) && in.ev[w].writes && in.ev[w].loc == e.loc) && (r.IntN(share) == 0 && !solvable || solvable && (rf[i] == w || r.IntN(share+1) == 0)) {
				e.good = append(e.good, w)
			}
		}
		r.Shuffle(len(e.good), func(a, b int) { e.good[a], e.good[b] = e.good[b], e.good[a] })
	}
	return in
}

// solvable tries all orders.
func solvable(in *scInstance) bool {
	pos := make([]int32, len(in.threads))
	active := slices.Repeat([]int32{initialWrite}, in.locs)
	var try func(left int) bool
	try = func(left int) bool {
		if left == 0 {
			return true
		}
		for t, th := range in.threads {
			if int(pos[t]) == len(th) {
				continue
			}
			i := th[pos[t]]
			e := &in.ev[i]
			if slices.ContainsFunc(e.after, func(a int32) bool { return in.ev[a].nth >= pos[in.ev[a].thread] }) ||
				e.reads && !slices.Contains(e.good, active[e.loc]) {
				continue
			}
			pos[t]++
			var was int32
			if e.writes {
				was, active[e.loc] = active[e.loc], i
			}
			if try(left - 1) {
				return true
			}
			if e.writes {
				active[e.loc] = was
			}
			pos[t]--
		}
		return false
	}
	return try(len(in.ev))
}

// checkWitness returns what is wrong with a witness of in, "" if nothing.
func checkWitness(in *scInstance, order []int32) string {
	if len(order) != len(in.ev) {
		return fmt.Sprintf("%d of %d events", len(order), len(in.ev))
	}
	pos := make([]int32, len(in.threads))
	active := slices.Repeat([]int32{initialWrite}, in.locs)
	for _, i := range order {
		e := &in.ev[i]
		if pos[e.thread] != e.nth {
			return fmt.Sprintf("event %d is out of program order", i)
		}
		pos[e.thread]++
		for _, a := range e.after {
			if in.ev[a].nth >= pos[in.ev[a].thread] {
				return fmt.Sprintf("event %d is before %d", i, a)
			}
		}
		if e.reads && !slices.Contains(e.good, active[e.loc]) {
			return fmt.Sprintf("event %d reads %d", i, active[e.loc])
		}
		if e.writes {
			active[e.loc] = i
		}
	}
	return ""
}

// TestVerifySC compares with all interleavings, with each heuristic off, with a hint
// and without.
func TestVerifySC(t *testing.T) {
	n := scale.By{Short: 3000, Usual: 20000, Full: 200000}.N()
	var vs [8]scVerifier
	for k := range vs {
		vs[k].noClosure, vs[k].noGreedy, vs[k].noHint = k&1 != 0, k&2 != 0, k&4 != 0
	}
	yes, closed := 0, uint64(0)
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 7))
		in := randomInstance(r)
		want := solvable(in)
		if want {
			yes++
		}
		hint := make([]int32, len(in.ev))
		for i, k := range r.Perm(len(in.ev)) {
			hint[i] = int32(k)
		}
		for k := range vs {
			order, ok := vs[k].verify(in, hint)
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
	closed = vs[0].closed
	t.Logf("%d instances, %d have a witness; the closure refutes %d of the others", n, yes, closed)
	if yes < n/4 || yes > 9*n/10 || closed < uint64(n-yes)/2 {
		t.Error("the instances are too much alike")
	}
	for k := range vs {
		t.Logf("way %d: %d steps", k, vs[k].steps)
	}
}
