package filter

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// A thread stops in a loop after a round that undid what it wrote (interp/rounds.go,
// event.Undone), because the execution without that round has the same outcome. That
// counts on the other threads: between what the first write of a location replaced and
// what the last one wrote, no other thread may have written there, and who read what was
// undone must have stopped because of it (stoppedBy). Executions that end with such a thread are
// checked here. If one fails, the exploration starts again without this notion
// (Refinement.NoUndone).
//
// It is enough to look at the last round: the thread makes each round that counts at
// least once, and all rounds before an execution's first one that was seen can be left
// out, so that this one is met as a last one. RATIONALE.md has the proof.

// undoneRounds is the filter: the interpreter leaves out the rounds, and what that stands on
// is checked here.
type undoneRounds struct {
	w    *execution.Workbench
	adds bool // rounds that only add are none at once
}

// End looks at thread t of x if it stopped with event.Undone.
func (q *undoneRounds) End(x *execution.Execution, t int32, s *event.Step) {
	if s.Attr&event.Undone != 0 {
		q.look(x, t, s)
	}
}

// look looks at thread t of x, whose next step s stops it with event.Undone.
func (q *undoneRounds) look(x *execution.Execution, t int32, s *event.Step) {
	if s.Addr != 0 {
		q.attempt(x, t, s)
		return
	}
	g := x.Graph
	n := g.Len(t)
	from := n - int32(s.Len)
	for i := from; i < n; i++ {
		id := event.ID{Thread: t, Index: i}
		e := g.At(id)
		if e.Kind != event.Write || e.PrevLoc >= from && g.LastWrite(e.Loc, t, i-1).Index >= from {
			continue // not the first of its location
		}
		if sum, ok := q.addsOnly(g, id, from); ok && q.adds {
			if sum != 0 || !q.addsUnseen(g, id) {
				q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.NoAdds) })
				return
			}
		} else if !q.undone(x, id, s) {
			q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.NoUndone) })
			return
		}
	}
}

// attempt looks at thread t of x, which step s stops after a failed attempt at the counter at s.Addr.
func (q *undoneRounds) attempt(x *execution.Execution, t int32, s *event.Step) {
	g := x.Graph
	if q.w.Config.Equivalence == "rvf" { // which does not know who read which write
		q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.NoCounts) })
		return
	}
	c := config.Counter{Addr: s.Addr}
	if last := g.Last(t); last.Kind == event.Read { // what it waited for
		c.Until = last.Val.Lo
	}
	for i := g.Len(t) - int32(s.Len); i < g.Len(t); i++ {
		e := g.At(event.ID{Thread: t, Index: i})
		if e.Kind != event.Write || e.Addr != s.Addr {
			continue
		}
		c.Delta = (e.Val.Lo - g.At(event.ID{Thread: t, Index: i - 1}).Val.Lo) & e.Mask()
		if c.Delta != 0 {
			break // before, the round may have added 0
		}
	}
	q.w.Control.Refine(func(r *config.Refinement) bool { return r.LearnCounter(c) })
}

// undone reports whether only threads that stopped because of it saw what was
// written to the location of write first, the first of it in the round before step s.
// In a round that begins with a read-modify-write others may have written there in between, if
// each stretch of writes between theirs is undone: a lock that is taken several times.
func (q *undoneRounds) undone(x *execution.Execution, first event.ID, s *event.Step) bool {
	g := x.Graph
	e := g.At(first)
	from := g.Len(first.Thread) - int32(s.Len)
	co := g.Co(e.Loc)
	last := int(g.At(g.LastWrite(e.Loc, first.Thread, g.Len(first.Thread))).CoPos)
	if e.Attr&event.ReadWrite != 0 {
		return q.lockUndone(x, first, last, s) && (q.w.Config.Equivalence != "rvf" || q.alone(x, e, first, from))
	}
	if _, ok := g.Replaces(first); !ok { // of what the thread wrote before
		y := g.LastWrite(e.Loc, first.Thread, first.Index-1)
		if y == graph.None || !q.undoneStretch(x, first, from, int(g.At(y).CoPos), last, true) {
			return false
		}
	} else {
		for base := int(e.CoPos) - 1; base < last; {
			end := base + 1
			for k := end + 1; k <= last; k++ {
				if co[k].Thread == first.Thread {
					end = k
				} else if !q.putBack(x, co[k], first, from) {
					break
				}
			}
			if !q.undoneStretch(x, first, from, base, end, false) {
				return false
			}
			for base = end; base < last && co[base+1].Thread != first.Thread; {
				base++
			}
			if base < last {
				if _, ok := g.Replaces(co[base+1]); !ok {
					return false
				}
			}
		}
	}
	return q.w.Config.Equivalence != "rvf" || q.alone(x, e, first, from)
}

// addsOnly reports whether all that the round of thread first.Thread from its event from on writes to the location of first are
// additions; sum is what they add up to.
func (q *undoneRounds) addsOnly(g *graph.Graph, first event.ID, from int32) (sum uint64, ok bool) {
	x := g.At(first)
	for i := g.LastAccess(x.Loc, first.Thread); i >= from; {
		e := g.At(event.ID{Thread: first.Thread, Index: i})
		if e.Kind == event.Write {
			if !e.Adds() {
				return 0, false
			}
			sum += e.Val.Lo - g.At(event.ID{Thread: first.Thread, Index: i - 1}).Val.Lo
		}
		i = e.PrevLoc
	}
	return sum << (64 - 8*uint(x.Size)), true
}

// addsUnseen reports whether nothing stands between the writes from first on of its thread to its location, which are additions,
// but additions of others, and nothing else looks at what is there meanwhile. All of these are read-modify-writes. So no other
// write can stand there in any coherence order, and who synchronises with one of them without the round does so with it. Nor may
// a thread look that waits: it might go on if it saw several rounds, and there is but one. But a read with which its thread only
// stops is as good as none; whether such a read is in the graph at all depends on the schedule.
func (q *undoneRounds) addsUnseen(g *graph.Graph, first event.ID) bool {
	e := g.At(first)
	if q.w.Config.Equivalence == "rvf" { // which does not know who read which write
		return q.addsAlone(g, first)
	}
	co := g.Co(e.Loc)
	last := g.At(g.LastWrite(e.Loc, first.Thread, g.Len(first.Thread))).CoPos
	for k := e.CoPos; k <= last; k++ {
		c := co[k]
		if !g.At(c).Adds() {
			return false
		}
		for r := g.FirstReader(e.Loc, c); r != graph.None && k < last; r = g.NextReader(r) {
			if e := g.At(r); r.Thread != first.Thread && !e.Adds() && (e.Joint() || !q.w.WaitsWith(e.Step, e.Val)) {
				return false
			}
		}
	}
	return true
}

// addsAlone reports whether all that other threads than first.Thread do to the location of first is to add.
func (q *undoneRounds) addsAlone(g *graph.Graph, first event.ID) bool {
	loc := g.At(first).Loc
	for u, i := range g.LastAccesses(loc) {
		for int32(u) != first.Thread && i >= 0 {
			e := g.At(event.ID{Thread: int32(u), Index: i})
			if !e.Adds() {
				return false
			}
			i = e.PrevLoc
		}
	}
	return true
}

// undoneStretch reports that of the writes behind base up to end in the order of the location
// of first.
func (q *undoneRounds) undoneStretch(x *execution.Execution, first event.ID, from int32, base, end int, rewrites bool) bool {
	g := x.Graph
	loc := g.At(first).Loc
	co := g.Co(loc)
	for k := base + 1; k <= end; k++ {
		c := co[k]
		if c.Thread != first.Thread && !q.putBack(x, c, first, from) {
			return false
		}
		if k == end || rewrites && g.ValueOf(loc, c) == g.ValueOf(loc, co[end]) {
			continue
		}
		for r := g.FirstReader(loc, c); r != graph.None; r = g.NextReader(r) {
			if r.Thread != first.Thread && !q.stoppedBy(x, r, first, from) && !q.triesAgain(x, r) {
				return false
			}
		}
	}
	if g.ValueOf(loc, co[base]) != g.ValueOf(loc, co[end]) {
		return false
	}
	if !rewrites && q.learnsAny(x, co[base], co[end]) {
		return false
	}
	if q.w.Config.Equivalence == "rvf" || q.w.Equivalence.LastKnown() {
		return true
	}
	begin := first
	if !rewrites {
		begin = co[base+1]
	}
	return staysOutside(x, begin, base, end)
}

// staysOutside reports whether no write of another thread could stand between write begin and
// the one at end in another coherence order that the graph may have, and does not in this
// one, where what was undone is behind base. Others that read under a read-write lock may.
func staysOutside(x *execution.Execution, begin event.ID, base, end int) bool {
	g := x.Graph
	co := g.Co(g.At(begin).Loc)
	for k, c := range co {
		if k > 0 && c.Thread != begin.Thread && (k <= base || k > end) && !g.At(c).Reader() &&
			!alwaysBefore(x, c, begin) && !alwaysBefore(x, co[end], c) {
			return false
		}
	}
	return true
}

// lockUndone is undone for a read-write lock, whose write at last is the last one of the round.
// While the thread holds it to read, others may take it to read and release it: that comes to
// the same whether the lock has one reader more or less, and synchronises with the same,
// because all of them are read-modify-writes.
func (q *undoneRounds) lockUndone(x *execution.Execution, first event.ID, last int, s *event.Step) bool {
	g := x.Graph
	from := g.Len(first.Thread) - int32(s.Len)
	loc := g.At(first).Loc
	co := g.Co(loc)
	if _, ok := g.Replaces(first); !ok {
		return false
	}
	var holds uint64 // what the thread has added to the lock
	base := 0        // before it did
	for k := int(g.At(first).CoPos); k <= last; k++ {
		c := co[k]
		e := g.At(c)
		own := c.Thread == first.Thread
		if holds == 0 {
			if !own {
				continue
			}
			base = k - 1
		}
		switch {
		case own && e.Reader():
			old, _ := g.Replaces(c)
			holds += e.Val.Lo - g.At(old).Val.Lo
		case own:
			holds = e.Val.Lo
		case !e.Reader():
			return false
		}
		if holds != 0 {
			if !q.unseen(x, c, first, from) {
				return false
			}
			continue
		}
		if !e.Reader() && q.learnsAny(x, co[base], c) {
			return false
		}
		if q.w.Config.Equivalence != "rvf" && !q.w.Equivalence.LastKnown() && !staysOutside(x, co[base+1], base, k) {
			return false
		}
	}
	return holds == 0
}

// unseen reports whether nothing but the number of readers of a read-write lock was different
// to the other threads that read write c, or they stopped because of it.
func (q *undoneRounds) unseen(x *execution.Execution, c, first event.ID, from int32) bool {
	g := x.Graph
	for r := g.FirstReader(g.At(c).Loc, c); r != graph.None; r = g.NextReader(r) {
		if r.Thread == first.Thread {
			continue
		}
		w := event.ID{Thread: r.Thread, Index: r.Index + 1}
		if w.Index < g.Len(w.Thread) && g.IsRMWWrite(w) && g.At(w).Reader() {
			continue
		}
		if !q.stoppedBy(x, r, first, from) && !q.triesAgain(x, r) {
			return false
		}
	}
	return true
}

// learnsAny reports whether learns holds of c and some read of another thread than that of
// write end that reads end.
func (q *undoneRounds) learnsAny(x *execution.Execution, c, end event.ID) bool {
	g := x.Graph
	for r := g.FirstReader(g.At(end).Loc, end); r != graph.None; r = g.NextReader(r) {
		if r.Thread != end.Thread && q.learns(x, c, r) {
			return true
		}
	}
	return false
}

// alwaysBefore reports whether write a comes before write b of its location in every coherence
// order that the graph may have. It happens before b or before what b's thread knew of the
// location; or it is that of a read-modify-write, which comes immediately after what it
// reads, and that comes before one of these.
func alwaysBefore(x *execution.Execution, a, b event.ID) bool {
	g := x.Graph
	for {
		for c := a; ; c = g.At(event.ID{Thread: c.Thread, Index: c.Index - 1}).RF {
			if c == b {
				return false // a comes after it
			}
			if x.State.HappensBefore(c, b) {
				return true
			}
			if !g.IsRMWWrite(c) {
				break
			}
		}
		y := g.At(b)
		if y.PrevLoc < 0 {
			return false
		}
		b.Index = y.PrevLoc
		if y = g.At(b); y.Kind == event.Read {
			b = y.RF
		}
		if b.Thread < 0 || b == a {
			return b == a
		}
	}
}

// putBack reports whether write c of another thread is that of a read-modify-write that put
// back what it read, and its thread stopped.
func (q *undoneRounds) putBack(x *execution.Execution, c, first event.ID, from int32) bool {
	g := x.Graph
	r, ok := g.Replaces(c)
	return ok && g.At(r).Val == g.At(c).Val && q.stoppedBy(x, r, first, from)
}

// alone reports whether no other thread than that of first, a write in the round that began
// with its event from, wrote to the location of e or read it and went on: up to the values
// of reads it is not known who read which write. Others may take a lock of the library and
// release it, which never happens in the midst of a round, and try to.
func (q *undoneRounds) alone(x *execution.Execution, e *graph.Event, first event.ID, from int32) bool {
	g := x.Graph
	for u := int32(0); int(u) < g.Threads(); u++ {
		if u == first.Thread || !g.Exists(u) {
			continue
		}
		for i := g.LastAccess(e.Loc, u); i >= 0; {
			id := event.ID{Thread: u, Index: i}
			y := g.At(id)
			i = y.PrevLoc
			if e.Attr&event.Lock != 0 && y.Attr&(event.Lock|event.Unlock) != 0 && (y.Kind == event.Write || y.Succeeds(y.Val)) {
				continue
			}
			if y.Kind == event.Write || !q.stoppedBy(x, id, first, from) && !q.triesAgain(x, id) {
				return false
			}
		}
	}
	return true
}

// learns reports whether read r, if it read write c instead of a later one, might
// synchronise with what it does not happen after as it is.
func (q *undoneRounds) learns(x *execution.Execution, c, r event.ID) bool {
	if c.Thread < 0 || x.State.HappensBefore(c, r) {
		return false
	}
	g := x.Graph
	if g.At(c).Ord.Rel() || g.IsRMWWrite(c) {
		return true
	}
	for i := range c.Index {
		if e := g.At(event.ID{Thread: c.Thread, Index: i}); e.Kind == event.Fence && e.Ord.Rel() {
			return true
		}
	}
	return false
}

// triesAgain reports whether read r found a lock held that its thread only tried to take,
// and all the thread did then was to release locks, until it was back in the state in
// which its round began, and perhaps to take the locks again with which that begins.
func (q *undoneRounds) triesAgain(x *execution.Execution, r event.ID) bool {
	g := x.Graph
	e := g.At(r)
	if e.Attr&event.Lock == 0 || e.Attr&event.CAS == 0 || e.Await != event.AwaitNone || e.Succeeds(e.Val) {
		return false
	}
	takes := false // the round that follows has begun, for what is looked at from its header later
	for i := r.Index + 1; i < g.Len(r.Thread); i++ {
		e := g.At(event.ID{Thread: r.Thread, Index: i})
		switch {
		case e.Attr&event.Again != 0:
			return true
		case e.Attr&event.Unlock != 0 && !takes:
		case e.Attr&event.Lock != 0 && e.Attr&event.CAS == 0:
			takes = true
		case e.Kind == event.Skip:
		default:
			return false
		}
	}
	if e := g.Last(r.Thread); g.Finished(r.Thread) || e.Await != event.AwaitNone && !e.Admits(e.Val) {
		return false
	}
	s := q.w.Next(x, r.Thread)
	if s.Kind == event.Block {
		return s.Attr&event.Undone != 0 && r.Index >= g.Len(r.Thread)-int32(s.Len)
	}
	return s.Attr&event.Again != 0
}

// stoppedBy reports whether the thread of read r did nothing after it that others could
// notice, and will never go on from where r took it: its end is final, or it waits in the
// state in which it was before r. It is not enough that it waits now. What it saw may have
// brought it to another wait, from which it goes on when there is one more round to see;
// then all the rounds that it saw on its way were needed. first is a write in the round,
// which began with event from of its thread.
func (q *undoneRounds) stoppedBy(x *execution.Execution, r, first event.ID, from int32) bool {
	g := x.Graph
	n := g.Len(r.Thread)
	for i := r.Index + 1; i < n; i++ {
		e := g.At(event.ID{Thread: r.Thread, Index: i})
		switch e.Kind {
		case event.Read, event.Fence, event.Skip:
		case event.Write:
			old, ok := g.Replaces(event.ID{Thread: r.Thread, Index: i})
			if e.Attr&event.OfSections == 0 && (!ok || g.At(old).Val != e.Val) {
				return false
			}
		default:
			return false
		}
	}
	if g.Finished(r.Thread) {
		return false
	}
	waits := int32(1) // the last events that lead back to the same state
	e := g.Last(r.Thread)
	reason := event.BlockReason(e.Why)
	if e.Await == event.AwaitNone || e.Admits(e.Val) {
		s := q.w.Next(x, r.Thread)
		if s.Kind != event.Block {
			return false
		}
		reason = event.BlockReason(s.Why)
		waits = max(waits, int32(s.Len))
	}
	begin := n - waits
	switch {
	case reason == event.BlockAssume, reason == event.BlockUnroll, reason == event.BlockMoot, reason == event.BlockLater, reason == event.BlockPause, reason.Limit():
		begin = 0 // its end is final
	}
	// One that saw the midst of an earlier round, too, may need several of them.
	for i := begin; i < n; i++ {
		y := g.At(event.ID{Thread: r.Thread, Index: i})
		if y.Kind != event.Read || !y.HasRF || y.RF.Thread != first.Thread || y.RF.Index >= from {
			continue
		}
		if l := g.LastWrite(y.Loc, first.Thread, from-1); l != graph.None && g.ValueOf(y.Loc, l) != g.ValueOf(y.Loc, y.RF) {
			return false
		}
	}
	return r.Index >= begin
}
