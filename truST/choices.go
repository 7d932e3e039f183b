package trust

import (
	"fmt"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// takeRead lets the newest event of x, a read without rf, read the first of the writes list
// from it.cur down to it.lo that it may, and keeps the others as a work item.
func (w *worker) takeRead(x *execution, it *item, list []event.ID) bool {
	r := x.g.Order[it.stamp]
	e := x.g.At(r)
	c := &w.choice
	c.begin(r, e.Step, list)
	c.settled = it.settled
	filtered := w.filters.concern(x, r)
	leaves := it.lone && e.Await == event.AwaitNone && w.leaves(x, r)
	for pos := it.cur; pos >= it.lo; pos-- {
		c.set(x.g, list, pos)
		if filtered {
			switch w.filters.read(x, c) {
			case skip:
				continue
			case wait:
				w.stall(x, r, it.lo, pos-1, it.lone)
				return true
			}
		}
		counted := leaves && !c.rmw && w.eq.allows(x, c)
		if counted {
			c.next = w.prog.Next(c.step, c.value)
			if w.leaf(x, r.Thread, c.next) {
				c.settled = true
				continue
			}
		}
		if !w.eq.tryRead(x, c) {
			continue
		}
		if leaves && !c.rmw && !counted {
			c.next = w.prog.Next(c.step, c.value)
			if w.leaf(x, r.Thread, c.next) {
				c.settled = true
				x.unread(r)
				continue
			}
		}
		stopped := w.stopsAfter(x, c)
		if c.next != nil { // then nothing of its thread is po-after r: see leaves, stopsAfter
			x.g.SetNext(r.Thread, c.next)
		}
		if stopped {
			if v := w.filters.stopped(x, c); v != take {
				// What the read itself does wrong is looked for first: with a newer value it may
				// synchronise with what it races with now.
				if !w.checkRead(x, r) {
					return false
				}
				if v == wait {
					w.stall(x, r, it.lo, pos-1, it.lone)
					return true
				}
				x.unread(r)
				continue
			}
		}
		if pos > it.lo {
			w.keep(x, item{kind: itemRead, lone: it.lone, settled: c.settled, stamp: it.stamp, lo: it.lo, cur: pos - 1})
		}
		x.pending = -1
		if c.rmw {
			x.pending = r.Thread
		}
		return w.checkRead(x, r)
	}
	return false
}

// takePlace puts write id, the newest event, at the first of the places from it.cur down to
// it.lo where it may stand, and keeps the others as a work item.
func (w *worker) takePlace(x *execution, id event.ID, it item) bool {
	var next *event.Step
	if it.lone && w.leaves(x, id) {
		next = w.next(x, id.Thread)
	}
	for pos := it.cur; pos >= it.lo; pos-- {
		if !w.eq.fits(x, id, pos) || !w.filters.place(x, id, pos) ||
			next != nil && w.leaf(x, id.Thread, next) || !w.eq.tryPlace(x, id, pos) {
			continue
		}
		if pos > it.lo {
			w.keep(x, item{kind: itemPlace, lone: it.lone, stamp: it.stamp, lo: it.lo, cur: pos - 1})
		}
		x.pending = -1
		return w.checkWrite(x, id)
	}
	return false
}

// choose makes option v the value of the Choice id.
func (w *worker) choose(x *execution, id event.ID, v uint64) {
	x.g.At(id).Val = event.V(v)
	x.g.SetNext(id.Thread, nil)
	w.eq.relink(x, id)
}

// add appends step s to thread t and does everything that needs no choice.
func (w *worker) add(x *execution, t int32, s *event.Step) event.ID {
	g := x.g
	x.pending = -1
	if s.Kind == event.ThreadJoin {
		w.checkJoin(x, t, s)
	}
	e := g.Add(t, s)
	x.st.Push(e)
	if !g.Newest(e) && !s.Kind.ReadLike() {
		w.eq.relink(x, e)
	}
	switch s.Kind {
	case event.ThreadCreate:
		c, err := w.space.Thread(s.Label.Child)
		if err == nil && g.Exists(c) {
			err = &graph.LimitError{Msg: "two deeply nested threads got the same name; create them from main"}
		}
		if err != nil {
			if l, ok := err.(*graph.LimitError); ok {
				l.Pos = s.Pos
			}
			w.shared.fail(err)
			return e
		}
		if g.NeedsStride(c) {
			x.st.Grow(g.Grow(int(c) + 1))
		}
		g.StartThread(c, e, w.prog.Spawn(s))
		w.filters.created(x, e, c)
	case event.ThreadJoin, event.BarrierLeave:
		for _, p := range g.Preds(e) {
			x.st.Join(e, p)
		}
	}
	return e
}

// tooMany ends the run because there is no room for step s.
func (w *worker) tooMany(s *event.Step) {
	w.shared.fail(&graph.LimitError{Pos: s.Pos, Msg: fmt.Sprintf(
		"an execution has more than %d events, which is the limit; does this loop end? bound it (--unroll), or raise the limit (--max-events)", w.cfg.MaxEvents)})
}

// stall takes read r, the newest event of x, out of the graph again: its thread
// waits. The co positions lo..cur are what it could read instead.
func (w *worker) stall(x *execution, r event.ID, lo, cur int32, lone bool) {
	at := x.g.At(r).Stamp
	if lo <= cur {
		w.keep(x, item{kind: itemStall, lone: lone, stamp: at - 1, lo: lo, cur: cur, read: r, stalls: int32(len(x.stalls))})
	}
	st := stall{t: r.Thread, i: r.Index, at: at, loc: x.g.At(r).Loc, cause: graph.None}
	n := len(x.stalls)
	w.cutTo(x, at-1)
	x.stalls = append(x.stalls[:n], st)
	x.forgetOffers()
	x.pending = -1
}
