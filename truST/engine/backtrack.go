package engine

import (
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/execution"
)

// Backtrack takes up the newest unexplored alternative; the stack is empty
// afterwards if there is none.
func (w *Worker) Backtrack() {
	for len(w.Stack) > 0 {
		x := w.Stack[len(w.Stack)-1]
		if invariant.Enabled {
			w.rest.foreseen.backtrack(w, x)
		}
		if len(x.Work) == 0 {
			w.pop()
			continue
		}
		n := len(x.Work) - 1
		it := x.Work[n]
		x.Work = x.Work[:n]
		for _, o := range w.Observers {
			o.Taking(w.Stack, &x.Work[:n+1][n])
		}
		w.cut(x, it.Stamp)
		ok := w.Take(x, it)
		for _, o := range w.Observers {
			o.Took()
		}
		if ok {
			return
		}
	}
	for _, o := range w.Observers {
		o.Exhausted()
	}
}

// Take explores the next alternative of it; the newest event of x is the one it
// belongs to. It returns false if nothing came of it (or a new execution is on
// the stack with its own work).
func (w *Worker) Take(x *execution.Execution, it execution.Item) bool {
	g := x.Graph
	id := g.Order[it.Stamp]
	switch it.Kind {
	case execution.ItemRead:
		if g.At(id).HasRF {
			x.Unread(id)
		}
		list, states := w.Equivalence.Reads(x, id)
		return w.takeRead(x, &it, list, states)
	case execution.ItemPlace:
		if g.At(id).CoPos > 0 {
			x.Unplace(id)
		}
		return w.takePlace(x, id, &it)
	case execution.ItemChoice:
		if !w.Filters.Option(x, id, uint64(it.Cur)) {
			return false // nor may the greater ones
		}
		e := g.At(id)
		w.Choose(x, id, uint64(it.Cur))
		x.Pending = -1
		if uint64(it.Cur)+1 < e.Step.Len {
			it.Cur++
			w.keep(x, it)
		}
		return true
	case execution.ItemRevisit:
		return w.revisit(x, id, it.Read)
	case execution.ItemComplete:
		return w.revisitComplete(x, g.Order[it.Cur], it.Read)
	case execution.ItemRevPlace:
		if g.At(it.Read).HasRF {
			x.Unread(it.Read)
			x.Unplace(id)
		}
		return w.takeRevPlace(x, id, it.Read, it.Lo, it.Cur)
	case execution.ItemRival:
		return w.takeRival(x, &it)
	case execution.ItemStall:
		return w.takeStall(x, it)
	}
	panic("BUG: unknown work item")
}

// takeStall adds the read that item it of x lets wait, to read something older.
func (w *Worker) takeStall(x *execution.Execution, it execution.Item) bool {
	x.Stalls = x.Stalls[:it.Stalls]
	x.ForgetOffers()
	r := w.Add(x, it.Read.Thread, w.Next(x, it.Read.Thread))
	if !w.CheckAccess(x, r) {
		return false
	}
	w.Filters.Accessed(x, r) // another worker may have let it wait
	it.Kind, it.Stamp = execution.ItemRead, x.Graph.At(r).Stamp
	list, states := w.Equivalence.Reads(x, r)
	return w.takeRead(x, &it, list, states)
}

// takeRival lets the thread that item it names make its read-modify-write before it.Read, which waits because of that.
func (w *Worker) takeRival(x *execution.Execution, it *execution.Item) bool {
	x.Stalls = x.Stalls[:it.Stalls]
	x.ForgetOffers()
	g := x.Graph
	at := x.Newest() + 1
	t := w.Space.Lookup(event.Tid(it.Cur))
	w.Result.Stats.Visits += 2
	r := w.Add(x, t, w.Next(x, t))
	if !w.CheckAccess(x, r) {
		return false
	}
	w.Filters.Accessed(x, r)
	list, states := w.Equivalence.Reads(x, r)
	c := &w.Choice
	c.Begin(r, g.At(r).Step, list)
	c.States = states
	c.Set(g, list, c.Top)
	if !w.Equivalence.TryRead(x, c) || !w.CheckRead(x, r) {
		return false
	}
	id := w.Add(x, t, w.Next(x, t))
	if !w.CheckAccess(x, id) {
		return false
	}
	w.Filters.Accessed(x, id)
	w.revisits(x, id)
	if w.Equivalence.Place(x, id, &w.item) != execution.Take {
		return false
	}
	pos := w.item.Cur
	if !w.Filters.Place(x, id, pos) || !w.Equivalence.TryPlace(x, id, pos) {
		return false
	}
	s := w.Next(x, it.Read.Thread)
	x.Wait(execution.Stall{Thread: it.Read.Thread, Index: it.Read.Index, At: at, Loc: g.At(id).Loc, Cause: id,
		Goes: !w.StallsWith(x, it.Read, s, g.At(id).Val)})
	x.Pending = -1
	return w.CheckWrite(x, id)
}
