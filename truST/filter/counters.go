package filter

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// A thread may take a semaphore by subtracting 1, and add 1 again if there was none; a reader may add 1 to a lock, and subtract it again
// if a writer was there. The interpreter stops a thread after the first such failed attempt (interp/rounds.go). Others see the counter
// changed for a moment, and that must come to nothing: whatever number of failed attempts a look at the counter sees, it has the
// same result as without them, or leads to a failed attempt itself. This is asked of every look at the counter in every execution, with
// all sums of what threads may add for a moment, not only with those that were seen there. If all pass, failed attempts can be
// taken out of any execution. RATIONALE.md ("When does a failed attempt at a counter come to nothing?") has the argument.

// counters is the filter.
type counters struct {
	w      *execution.Workbench
	deltas map[event.Addr][]uint64 // what attempts add, by counter
	looked map[look]int            // what passed, and for how many threads
}

// look is a read of a counter that returned val.
type look struct {
	read *event.Step
	val  uint64
}

// addCounters adds the filter if r knows of counters.
func addCounters(f *execution.Filters, w *execution.Workbench, r *config.Refinement) {
	if r.NoCounts || r.NoUndone || len(r.Counters) == 0 {
		return
	}
	q := &counters{w: w, deltas: map[event.Addr][]uint64{}, looked: map[look]int{}}
	for _, c := range r.Counters {
		q.deltas[c.Addr] = append(q.deltas[c.Addr], c.Delta)
	}
	f.Add(q)
}

// Counts implements execution.CountFilter: all executions count, if the exploration does not start again.
func (q *counters) Counts(x *execution.Execution) bool {
	for _, l := range x.Graph.UsedLocs() {
		if deltas := q.deltas[x.Graph.Space.Locs[l].Addr]; deltas != nil && !q.unmoved(x, l, deltas) {
			q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.NoCounts) })
			break
		}
	}
	return true
}

// unmoved reports whether failed attempts at counter l change nothing for any access of it in x.
func (q *counters) unmoved(x *execution.Execution, l int32, deltas []uint64) bool {
	g := x.Graph
	for t, i := range g.LastAccesses(l) {
		for i >= 0 {
			id := event.ID{Thread: int32(t), Index: i}
			e := g.At(id)
			i = e.PrevLoc
			counts := e.Counts() && e.Attr == event.Exclusive
			switch {
			case e.Adds() && e.Attr == event.Exclusive, counts && e.Kind == event.Write:
			case counts && e.HasRF && e.Val.Hi == 0 && q.passes(e.Step, e.Val.Lo, deltas, g.Threads()-1):
			case q.alone(g, id, l):
			default:
				return false
			}
		}
	}
	return true
}

// alone reports whether no other thread that accesses location l is there at event id: each is created later, or was joined.
func (q *counters) alone(g *graph.Graph, id event.ID, l int32) bool {
	for t, i := range g.LastAccesses(l) {
		if i >= 0 && int32(t) != id.Thread && !createdAfter(g, int32(t), id) && !joinedBefore(g, int32(t), id) {
			return false
		}
	}
	return true
}

// createdAfter reports whether the thread of id, after that event, creates thread t, or one from which that comes.
func createdAfter(g *graph.Graph, t int32, id event.ID) bool {
	for {
		c := g.Creator(t)
		if c.Thread < 0 {
			return false
		}
		if c.Thread == id.Thread {
			return id.Index < c.Index
		}
		t = c.Thread
	}
}

// joinedBefore reports whether the thread of id, before that event, joined thread t, or one that had joined it.
func joinedBefore(g *graph.Graph, t int32, id event.ID) bool {
	for {
		j := g.Joiner(t)
		if j == graph.None {
			return false
		}
		if j.Thread == id.Thread {
			return j.Index < id.Index
		}
		t = j.Thread
	}
}

// maxSums bounds how many sums of what others add for a moment are looked at.
const maxSums = 1 << 10

// passes reports whether read s of a counter, which returned v, would have the same result with up to n attempts of others under
// way, or lead to a failed attempt.
func (q *counters) passes(s *event.Step, v uint64, deltas []uint64, n int) bool {
	k := look{s, v}
	if q.looked[k] >= n {
		return true
	}
	mask := ^uint64(0) >> (64 - 8*uint(s.Size))
	sums := []uint64{0}
	for range n {
		for _, sum := range sums {
			for _, d := range deltas {
				if u := (sum + d) & mask; !slices.Contains(sums, u) {
					sums = append(sums, u)
				}
			}
		}
		if len(sums) > maxSums {
			return false
		}
	}
	for _, sum := range sums {
		if u := (v + sum) & mask; !s.Alike(v, u) && !q.fails(s, u, deltas) {
			return false
		}
	}
	q.looked[k] = n
	return true
}

// fails reports whether read s of a counter, if it returns v, leads to a failed attempt: its thread takes back at once what it adds,
// and is then where it was. deltas are known to be added by attempts; if s adds something else, that is learnt.
func (q *counters) fails(s *event.Step, v uint64, deltas []uint64) bool {
	w := q.w.Program.Next(s, event.V(v))
	if w.Kind != event.Write || !w.Counts() {
		return false
	}
	r := q.w.Program.Next(w, event.Value{})
	if r.Kind != event.Read || r.Attr != event.Exclusive || r.Addr != s.Addr || r.Size != s.Size || !r.Adds() {
		return false
	}
	w = q.w.Program.Next(r, w.Val)
	if w.Kind != event.Write || w.Val != event.V(v) {
		return false
	}
	b := q.w.Program.Next(w, event.Value{})
	if b.Kind != event.Block || b.Attr&event.Undone == 0 || b.Addr != s.Addr {
		return false
	}
	return true
}

// attempt looks at thread t of x, which step s stops after a failed attempt at the counter at s.Addr.
func (q *undoneRounds) attempt(x *execution.Execution, t int32, s *event.Step) {
	g := x.Graph
	if q.w.Config.Equivalence == "rvf" { // which does not know who read which write
		q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.NoCounts) })
		return
	}
	for i := g.Len(t) - int32(s.Len); i < g.Len(t); i++ {
		e := g.At(event.ID{Thread: t, Index: i})
		if e.Kind != event.Write {
			continue
		}
		delta := e.Val.Lo - g.At(event.ID{Thread: t, Index: i - 1}).Val.Lo
		c := config.Counter{Addr: s.Addr, Delta: delta & (^uint64(0) >> (64 - 8*uint(e.Size)))}
		q.w.Control.Refine(func(r *config.Refinement) bool { return r.LearnCounter(c) })
		return
	}
}
