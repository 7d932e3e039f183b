package engine

import (
	"fmt"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/check"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// takeRead lets the newest event of x, a read without rf, read the first of the writes list
// from it.cur down to it.lo that it may, and keeps the others as a work item.
func (w *Worker) takeRead(x *execution.Execution, it *execution.Item, list []event.ID, states []event.Value) bool {
	r := x.Graph.Order[it.Stamp]
	e := x.Graph.At(r)
	c := &w.Choice
	c.Begin(r, e.Step, list)
	c.Settled, c.States = it.Settled, states
	filtered := w.Filters.Concern(x, r)
	leaves := it.Alone && e.Await == event.AwaitNone && w.leaves(x, r)
	for pos := it.Cur; pos >= it.Lo; pos-- {
		c.Set(x.Graph, list, pos)
		if filtered {
			switch w.Filters.Read(x, c) {
			case execution.Skip:
				continue
			case execution.Wait:
				w.stall(x, r, it.Lo, pos-1, it.Alone)
				return true
			}
		}
		leaf := leaves && !c.RMW && !w.Checks.Builds(check.SpecialValue(c.Step, c.Value))
		counted := leaf && w.Equivalence.Allows(x, c)
		if counted {
			c.Next = w.Program.Next(c.Step, c.Value)
			if w.leaf(x, r.Thread, c.Next) {
				c.Settled = true
				continue
			}
		}
		if !w.Equivalence.TryRead(x, c) {
			continue
		}
		if leaf && !counted {
			c.Next = w.Program.Next(c.Step, c.Value)
			if w.leaf(x, r.Thread, c.Next) {
				c.Settled = true
				x.Unread(r)
				continue
			}
		}
		stopped := w.StopsAfter(x, c)
		if c.Next != nil { // then nothing of its thread is po-after r: see leaves, StopsAfter
			x.Graph.SetNext(r.Thread, c.Next)
		}
		if stopped {
			if v := w.Filters.Stopped(x, c); v != execution.Take {
				// What the read itself does wrong is looked for first: with a newer value it may
				// synchronise with what it races with now.
				if !w.CheckRead(x, r) || c.RMW && !w.lookPutBack(x, c) {
					return false
				}
				if v == execution.Wait {
					w.stall(x, r, it.Lo, pos-1, it.Alone)
					return true
				}
				x.Unread(r)
				continue
			}
		}
		w.keepRivals(x, c)
		next := pos - 1
		for next >= it.Lo && filtered && x.Refused(r.Thread, r.Index, list[next]) {
			next--
		}
		if next >= it.Lo {
			w.keep(x, execution.Item{Kind: execution.ItemRead, Alone: it.Alone, Settled: c.Settled, Stamp: it.Stamp, Lo: it.Lo, Cur: next})
		}
		x.Pending = -1
		if c.RMW {
			x.Pending = r.Thread
		}
		return w.CheckRead(x, r)
	}
	return false
}

// keepRivals keeps the rivals of the newest event, a read that has made choice c. Most reads have none; so this is inlined.
func (w *Worker) keepRivals(x *execution.Execution, c *execution.ReadChoice) {
	if c.RMW && c.Canonical {
		w.keepRivalsOf(x, c)
	}
}

func (w *Worker) keepRivalsOf(x *execution.Execution, c *execution.ReadChoice) {
	for t := range int32(x.Graph.Threads()) {
		if it, ok := w.Rival(x, c, t); ok {
			w.keep(x, it)
		}
	}
}

// takePlace puts write id, the newest event, at the first of the places from it.cur down to
// it.lo where it may stand, and keeps the others as a work item.
func (w *Worker) takePlace(x *execution.Execution, id event.ID, it *execution.Item) bool {
	var next *event.Step
	if it.Alone && w.leaves(x, id) {
		next = w.Next(x, id.Thread)
	}
	for pos := it.Cur; pos >= it.Lo; pos-- {
		if !w.Equivalence.Fits(x, id, pos) || !w.Filters.Place(x, id, pos) ||
			next != nil && w.leaf(x, id.Thread, next) || !w.Equivalence.TryPlace(x, id, pos) {
			continue
		}
		if pos > it.Lo {
			w.keep(x, execution.Item{Kind: execution.ItemPlace, Alone: it.Alone, Stamp: it.Stamp, Lo: it.Lo, Cur: pos - 1})
		}
		x.Pending = -1
		return w.CheckWrite(x, id)
	}
	return false
}

// Choose makes option v the value of the Choice id.
func (w *Base) Choose(x *execution.Execution, id event.ID, v uint64) {
	x.Graph.At(id).Val = event.V(v)
	x.Graph.SetNext(id.Thread, nil)
	w.Equivalence.Relink(x, id)
}

// TooMany ends the run because there is no room for step s. What was found so far is the
// result, unless only samples were taken.
func (w *Base) TooMany(s *event.Step) {
	err := &graph.LimitError{Stop: event.BlockEvents.String(), Pos: s.Pos, Msg: fmt.Sprintf(
		"an execution has more than %d events, which is the limit; does this loop end? bound it (--unroll), or raise the limit (--max-events)", w.Config.MaxEvents)}
	w.Ledger.AddLimit(result.Limit{Why: event.BlockEvents, Pos: s.Pos, Executions: 1})
	if w.Shared.Sampling || w.Shared.noMatter(err) {
		w.Shared.Fail(err)
		return
	}
	w.Shared.Stop(err.Stop)
}

// stall takes read r, the newest event of x, out of the graph again: its thread
// waits. The co positions lo..cur are what it could read instead.
func (w *Worker) stall(x *execution.Execution, r event.ID, lo, cur int32, alone bool) {
	at := x.Graph.At(r).Stamp
	if lo <= cur {
		w.keep(x, execution.Item{Kind: execution.ItemStall, Alone: alone, Stamp: at - 1, Lo: lo, Cur: cur, Read: r, Stalls: int32(len(x.Stalls))})
	}
	st := execution.Stall{Thread: r.Thread, Index: r.Index, At: at, Loc: x.Graph.At(r).Loc, Cause: graph.None}
	n := len(x.Stalls)
	x.CutTo(at - 1)
	x.Stalls = x.Stalls[:n]
	x.Wait(st)
	x.Pending = -1
}

// putBack adds step n of thread t to x, a write that puts back what the newest event read, if it may stand after
// what that read, and checks it.
func (w *Worker) putBack(x *execution.Execution, t int32, n *event.Step) bool {
	id := w.Add(x, t, n)
	if !w.CheckAccess(x, id) {
		return false
	}
	if rival, _ := w.Equivalence.Rival(x, id); int(rival) < len(x.Graph.Order) {
		return w.lookReplacing(x, id, execution.ReadOf(x.Graph.Order[rival]))
	}
	switch w.Equivalence.Place(x, id, &w.item) {
	case execution.Skip:
		return true
	case execution.Take:
		if pos := w.item.Cur; pos < w.item.Lo || !w.Equivalence.Fits(x, id, pos) || !w.Equivalence.TryPlace(x, id, pos) {
			return true
		}
	}
	return w.CheckWrite(x, id)
}

// lookReplacing looks for what write id does wrong. The place of id is taken: read r, of another read-modify-write, has read
// the same. So it looks in the graph that a revisit of r by id would make, if that revisit is allowed. It does not look
// in graphs with holes, where the revisit may have to delete more than r and what follows it.
func (w *Worker) lookReplacing(x *execution.Execution, id, r event.ID) bool {
	p, s, newest := w.past(x, id), x.Graph.At(r).Stamp, x.Newest()
	if w.Space.Loose() || p.Has(r) || !w.Filters.Deletable(x, id, p, s, newest+1) || !w.Equivalence.AllCanonical(x, s, newest-1, id, p) ||
		!w.Filters.Keeps(x, r, p) {
		return true
	}
	h := w.New()
	defer w.Free(h)
	w.Filters.Inherit(x, h)
	if !w.Equivalence.Restrict(x, h, r, id, p) {
		return true
	}
	pos := h.Graph.PosOf(h.Graph.At(execution.ReadOf(id))) + 1
	return !w.Equivalence.TryRevisit(h, id, pos, r) || w.CheckWrite(h, id)
}

// lookPutBack looks for what the write after choice c does wrong, which puts back what that read, and does not stay in
// the graph.
func (w *Worker) lookPutBack(x *execution.Execution, c *execution.ReadChoice) bool {
	n := len(x.Graph.Order)
	ok := w.putBack(x, c.Read.Thread, c.Next)
	x.CutTo(int32(n) - 1)
	x.Graph.SetNext(c.Read.Thread, c.Next)
	return ok
}
