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
		if q.deltas[x.Graph.Space.Locs[l].Addr] != nil && !q.unmoved(x, l) {
			q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.NoCounts) })
			break
		}
	}
	return true
}

// unmoved reports whether failed attempts at counter l change nothing for any access of it in x.
func (q *counters) unmoved(x *execution.Execution, l int32) bool {
	g := x.Graph
	for t, i := range g.LastAccesses(l) {
		for i >= 0 {
			id := event.ID{Thread: int32(t), Index: i}
			e := g.At(id)
			i = e.PrevLoc
			counts := e.Counts() && e.Attr == event.Exclusive
			switch {
			case e.Adds() && e.Attr == event.Exclusive, counts && e.Kind == event.Write:
			case counts && e.HasRF && e.Val.Hi == 0 && q.passes(g, l, e.Step, e.Val.Lo, g.Threads()-1):
			case q.ofFailed(x, id, l):
			case q.alone(g, id, l):
			default:
				return false
			}
		}
	}
	return true
}

// ofFailed reports whether read id of counter l belongs to a failed attempt, the last one of a thread that waits for the counter or has
// stopped.
func (q *counters) ofFailed(x *execution.Execution, id event.ID, l int32) bool {
	g := x.Graph
	at := func(i int32) *graph.Event { return g.At(event.ID{Thread: id.Thread, Index: i}) }
	begin := id.Index
	for begin > 0 && at(begin).Kind == event.Read {
		begin--
	}
	if begin -= 3; begin < 0 {
		return false
	}
	a := at(begin)
	if a.Kind != event.Read || !a.Counts() || a.Loc != l || !a.HasRF || a.Val.Hi != 0 {
		return false
	}
	for i := begin + 4; i < g.Len(id.Thread); i++ {
		if e := at(i); e.Kind != event.Read || !waitsFor(e.Step, a.Step) {
			return false
		}
	}
	if s := q.w.Upcoming(x, id.Thread); s != nil && s.Kind != event.Block {
		return false
	}
	_, ok := q.failed(a.Step, a.Val.Lo, values(g, l))
	return ok
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

// values are those that are written to location l in g.
func values(g *graph.Graph, l int32) (vs []uint64) {
	for _, w := range g.Co(l) {
		if v := g.ValueOf(l, w); v.Hi == 0 && !slices.Contains(vs, v.Lo) {
			vs = append(vs, v.Lo)
		}
	}
	return vs
}

// passes reports whether read s of a counter, which returned v, would have the same result with up to n attempts of others under
// way, or lead to a failed attempt.
func (q *counters) passes(g *graph.Graph, l int32, s *event.Step, v uint64, n int) bool {
	k := look{s, v}
	if q.looked[k] >= n {
		return true
	}
	deltas, seen := q.deltas[s.Addr], values(g, l)
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
		u := (v + sum) & mask
		if s.Alike(v, u) {
			continue
		}
		d, ok := q.failed(s, u, seen)
		if !ok {
			return false
		}
		if !slices.Contains(deltas, d) {
			q.w.Control.Refine(func(r *config.Refinement) bool { return r.LearnCounter(config.Counter{Addr: s.Addr, Delta: d}) })
		}
	}
	q.looked[k] = n
	return true
}

// failed reports whether read s of a counter, if it returns v, leads to a failed attempt: its thread takes back at once what it
// adds, which is delta, and is then where it was. Before that it may wait for the counter, for one of the values in seen.
func (q *counters) failed(s *event.Step, v uint64, seen []uint64) (delta uint64, ok bool) {
	w := q.w.Program.Next(s, event.V(v))
	if w.Kind != event.Write || !w.Counts() {
		return 0, false
	}
	delta = (w.Val.Lo - v) & (^uint64(0) >> (64 - 8*uint(s.Size)))
	r := q.w.Program.Next(w, event.Value{})
	if r.Kind != event.Read || r.Attr != event.Exclusive || r.Addr != s.Addr || r.Size != s.Size || !r.Adds() {
		return 0, false
	}
	if w = q.w.Program.Next(r, w.Val); w.Kind != event.Write || w.Val != event.V(v) {
		return 0, false
	}
	next := q.w.Program.Next(w, event.Value{})
	if !waitsFor(next, s) {
		return delta, isFailed(next, s)
	}
	for _, u := range seen {
		if isFailed(q.w.Program.Next(next, event.V(u)), s) {
			return delta, true
		}
	}
	return 0, false
}

// isFailed reports whether b stops a thread after a failed attempt at the counter that s reads.
func isFailed(b, s *event.Step) bool {
	return b.Kind == event.Block && b.Attr&event.Undone != 0 && b.Addr == s.Addr
}

// waitsFor reports whether l is a read, and no more, of the counter that s reads.
func waitsFor(l, s *event.Step) bool {
	return l.Kind == event.Read && l.Attr == 0 && l.Await == event.AwaitNone && l.Addr == s.Addr && l.Size == s.Size && l.Ord != event.NotAtomic
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
