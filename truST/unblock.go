package trust

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/task"
)

// A read that stops its thread (a lock that is held, a flag not yet set, a
// waiting loop, a failed assumption) and takes the co-last write is not kept in
// the graph. What is kept is a stall: a mark in the order of insertion, "here the
// thread arrived at this read and went on waiting". As long as no write that came
// after the stall can be read, the thread is not scheduled; then the read is
// added like any other. So a wait is over in place, in the graph in which it
// began, and no branch is begun in which it goes on for nothing.
//
// The idea is that of "Unblocking Dynamic Partial Order Reduction"
// (Kokologiannakis, Marmanis, Vafeiadis; CAV 2023), which changes the read that
// blocks in place and demands that nothing races for the location; stalls do
// without that.
//
// Why each execution is still found, and once. A stall is an event with a choice
// of its own: wait (canonical), or read one of the older writes.
//
//   - It arises where the read is added and would stop on the co-last write. The
//     other writes of the moment are the alternatives of that moment (itemStall),
//     so the read never takes them later: they are refused.
//   - It arises, with a cause, where a backward revisit lets the read take a new
//     write on which it stops: the read is deleted, and the stall takes its place
//     in the order of insertion. Here waiting was not the canonical choice. An
//     execution in which the read reads u at last could come from several causes;
//     only that one counts from which u is reached by steps, each from a write to
//     the co-last one known to its causal past and the events older than the
//     stall: those are the steps in which one backward revisit after the other
//     would have led the read from the cause to u. Without races for the location
//     all causes but one are out of the question anyway.
//   - A backward revisit that deletes a stall demands that it was canonical with
//     the revisiting write's past already there: always so without a cause; with a
//     cause, if the co-last of that context leads back to the cause. One that
//     keeps the stall has to keep its cause.
//
// At the end of an execution the threads that still wait read the co-last write:
// the blocked executions that remain are those that nothing resolves.

// older reports whether write c is older than the stall.
func (st *stall) older(g *graph.Graph, c event.ID) bool {
	return c.Thread < 0 || g.At(c).Stamp < st.at
}

// reaches reports whether write c is the cause of st or reached from it; see above.
func (st *stall) reaches(g *graph.Graph, c event.ID) bool {
	for c != st.cause {
		if st.older(g, c) {
			return false
		}
		c = st.newest(g, g.PORF(c), c)
	}
	return true
}

// newest is the co-last write, c excepted, of those in view v or older than st.
func (st *stall) newest(g *graph.Graph, v []int32, c event.ID) event.ID {
	return g.Co(st.loc)[st.newestAt(g, v, c)]
}

// newestAt is the position of newest in co.
func (st *stall) newestAt(g *graph.Graph, v []int32, c event.ID) int {
	co := g.Co(st.loc)
	for k := len(co) - 1; ; k-- {
		if y := co[k]; y != c && (graph.In(v, y) || st.older(g, y)) {
			return k
		}
	}
}

// refuses reports whether the read that waits may not read write c.
func (st *stall) refuses(g *graph.Graph, c event.ID) bool {
	if st.older(g, c) {
		return true
	}
	return st.cause != graph.None && (graph.In(g.PORF(st.cause), c) || !st.reaches(g, c))
}

// stalled reports whether event (t, i) of x has waited.
func (x *execution) stalled(t, i int32) bool {
	for k := range x.stalls {
		if st := &x.stalls[k]; st.t == t && st.i == i {
			return true
		}
	}
	return false
}

// refused reports whether event (t, i) of x, a read, has waited and may not read c.
func (x *execution) refused(t, i int32, c event.ID) bool {
	for k := range x.stalls {
		if st := &x.stalls[k]; st.t == t && st.i == i && st.refuses(x.g, c) {
			return true
		}
	}
	return false
}

// offers says what there is to read for thread t, whose next step is a read.
func (x *execution) offers(t int32) offer {
	g := x.g
	i := g.Len(t)
	var st *stall
	for k := range x.stalls {
		if s := &x.stalls[k]; s.t == t && s.i == i {
			st = s
			break
		}
	}
	if st == nil {
		return offerAny
	}
	co := g.Co(st.loc)
	if st.seen != int32(len(co)) {
		st.seen, st.offer = int32(len(co)), x.offered(t, i, co)
	}
	return st.offer
}

// offered says which of the writes co there are to read for event (t, i), which waits.
func (x *execution) offered(t, i int32, co []event.ID) offer {
	if cap(x.open) < len(co) {
		x.open, x.reached = make([]bool, 2*len(co)), make([]truth, 2*len(co))
	}
	open := x.open[:len(co)]
	for k := range open {
		open[k] = true
	}
	for k := range x.stalls {
		if st := &x.stalls[k]; st.t == t && st.i == i {
			st.close(x.g, co, open, x.reached[:len(co)])
		}
	}
	for k := len(co) - 1; k >= 0; k-- {
		switch {
		case !open[k]:
		case k == len(co)-1:
			return offerAny
		default:
			return offerPast
		}
	}
	return offerNone
}

// close clears open at the positions of the writes co that st refuses. reached is
// scratch memory.
func (st *stall) close(g *graph.Graph, co []event.ID, open []bool, reached []truth) {
	if st.cause == graph.None {
		for k, c := range co {
			open[k] = open[k] && !st.older(g, c)
		}
		return
	}
	clear(reached)
	v := g.PORF(st.cause)
	for k, c := range co {
		open[k] = open[k] && !st.older(g, c) && !graph.In(v, c) && st.reachesAt(g, co, k, reached)
	}
}

// reachesAt is reaches(co[k]); known has what is known of the positions of co. The newest
// write in the past of another may come after it in co, if they are relaxed.
func (st *stall) reachesAt(g *graph.Graph, co []event.ID, k int, known []truth) bool {
	if known[k] == unknown {
		c := co[k]
		known[k] = no
		if c == st.cause || !st.older(g, c) && st.reachesAt(g, co, st.newestAt(g, g.PORF(c), c), known) {
			known[k] = yes
		}
	}
	return known[k] == yes
}

// stalls is the filter. The marks themselves belong to executions.
type stalls struct{ w *worker }

func (*stalls) concerns(x *execution, r event.ID) bool {
	return len(x.stalls) > 0 && x.stalled(r.Thread, r.Index)
}

// read: a read that has waited may not read what it was refused; it goes on waiting if that
// is the co-last write.
func (*stalls) read(x *execution, c *choice) verdict {
	switch {
	case !x.refused(c.read.Thread, c.read.Index, c.write):
		return take
	case c.pos == c.top:
		return wait
	}
	return skip
}

// stopped: a read that stops on the co-last write waits.
func (*stalls) stopped(x *execution, c *choice) verdict {
	if c.canonical {
		return wait
	}
	return take
}

// deletes: what a revisit deletes must have been canonical, stalls included.
func (*stalls) deletes(x *execution, id event.ID, p past, s, newest int32) bool {
	for k := len(x.stalls) - 1; k >= 0 && x.stalls[k].at > s; k-- {
		if st := &x.stalls[k]; st.at <= newest && !st.canonical(x.g, p.view, id) {
			return false
		}
	}
	return true
}

// keeps: a revisit that keeps a stall, because it is older than read r, has to keep its cause.
func (*stalls) keeps(x *execution, r event.ID, p past) bool {
	g := x.g
	s := g.At(r).Stamp
	for k := range x.stalls {
		st := &x.stalls[k]
		if st.at > s {
			break
		}
		if st.cause != graph.None && !graph.In(p.view, st.cause) && g.At(st.cause).Stamp > s {
			return false
		}
	}
	return true
}

// waits: the read would stop its thread, or it has waited and may not read that.
func (q *stalls) waits(x *execution, id, r event.ID) bool {
	return q.w.stopsWith(x.g.At(r).Step, x.g.At(id).Val) || x.refused(r.Thread, r.Index, id)
}

// canonical reports whether st, if it is to be deleted by a revisit by write id
// with past v, was the canonical choice.
func (st *stall) canonical(g *graph.Graph, v []int32, id event.ID) bool {
	return st.cause == graph.None || graph.In(v, event.ID{Thread: st.t, Index: st.i}) || st.reaches(g, st.newest(g, v, id))
}

// lookWaiting lets l look at reads that wait for the location of write id, just placed: before
// the write was there they could have read the co-last one, and nothing orders the two then.
func (w *worker) lookWaiting(x *execution, id event.ID, l *look) bool {
	g := x.g
	for k := range x.stalls {
		st := x.stalls[k]
		if st.loc != g.At(id).Loc || st.t == id.Thread || g.Len(st.t) != st.i {
			continue
		}
		if s := w.next(x, st.t); l.wanted(x, id, s) &&
			!w.withWaiting(x, id, st, s, func(r event.ID) bool { return l.waiting(x, id, r, w) }) {
			return false
		}
	}
	return true
}

// withWaiting calls check with the read s, which waits as st says, in the graph: it reads what
// was co-last before write id was placed. The read takes part in the evidence only.
func (w *worker) withWaiting(x *execution, id event.ID, st stall, s *event.Step, check func(r event.ID) bool) bool {
	g := x.g
	n, pending := len(x.stalls), x.pending
	r := w.add(x, st.t, s)
	co := g.Co(g.At(id).Loc)
	last := co[len(co)-1]
	if last == id {
		last = co[len(co)-2]
	}
	x.setRead(r, last)
	ok := check(r)
	w.cutTo(x, g.At(r).Stamp-1)
	x.stalls, x.pending = x.stalls[:n], pending
	x.forgetOffers()
	return ok
}

// taskStalls are the stalls of x that are older than its alternative it.
func (w *worker) taskStalls(x *execution, it item) []task.Stall {
	stalls := x.stalls
	if it.kind == itemStall {
		stalls = stalls[:it.stalls]
	}
	var out []task.Stall
	for _, st := range stalls {
		if it.kind != itemStall && st.at > it.stamp {
			break
		}
		ts := task.Stall{Thread: w.space.Tids[st.t], Index: st.i, At: st.at}
		if st.cause != graph.None {
			ts.CauseThread, ts.CauseIndex = w.space.Tids[st.cause.Thread], st.cause.Index
		}
		out = append(out, ts)
	}
	return out
}

// loadStalls makes stalls those of x, whose graph is that of their task.
func (w *worker) loadStalls(x *execution, stalls []task.Stall) error {
	g := x.g
	n := int32(len(g.Order))
	at := int32(0)
	for _, ts := range stalls {
		st := stall{t: w.space.Lookup(ts.Thread), i: ts.Index, at: ts.At, cause: graph.None}
		r := event.ID{Thread: st.t, Index: st.i}
		if !g.Exists(st.t) || st.i < 1 || st.i > g.Len(st.t) || st.at < at || st.at > n {
			return task.Broken(st.at, "before a wait of no thread")
		}
		at = st.at
		switch s := w.stepAt(x, r); {
		case s == nil || s.Kind != event.Read:
			return task.Broken(st.at, "before a wait for something else than a read")
		default:
			st.loc = g.LocOf(s)
		}
		if ts.CauseThread != 0 {
			st.cause = event.ID{Thread: w.space.Lookup(ts.CauseThread), Index: ts.CauseIndex}
			if !g.Exists(st.cause.Thread) || st.cause.Index < 0 || !g.Contains(st.cause) || g.At(st.cause).Kind != event.Write || g.At(st.cause).Loc != st.loc {
				return task.Broken(st.at, "before a wait without its cause")
			}
		}
		x.stalls = append(x.stalls, st)
	}
	return nil
}

// stepAt is the step of event id, an event of x or the next one of its thread; nil
// if that thread cannot go on.
func (w *worker) stepAt(x *execution, id event.ID) *event.Step {
	g := x.g
	if g.Contains(id) {
		return g.At(id).Step
	}
	if e := g.Last(id.Thread); e.Kind == event.ThreadFinish || e.Kind == event.Read && !e.HasRF || e.Await != event.AwaitNone && !e.Admits(e.Val) {
		return nil
	}
	return w.next(x, id.Thread)
}

// canWait reports whether item it, an itemStall, is about the next read of a thread.
func (w *worker) canWait(x *execution, it item) bool {
	g := x.g
	if t := it.read.Thread; !g.Exists(t) || it.read.Index < 1 || it.read.Index != g.Len(t) {
		return false
	}
	s := w.stepAt(x, it.read)
	return s != nil && s.Kind == event.Read && 0 <= it.lo && it.cur < int32(len(g.Co(g.LocOf(s))))
}

// applyNoUnblock sets cfg.NoUnblock where stalls are not possible: under models with
// dependencies causes of stalls are not told by views; with symmetry there are more causes
// than the write that made a read wait, and which others it led to; and up to reads-from
// there is no last write.
func applyNoUnblock(cfg *config.Config, model consistency.Model) {
	if model.Traits().Dependencies || cfg.Symmetry || cfg.Equivalence == "rf" {
		cfg.NoUnblock = true
	}
}
