package engine

import "genmcgo/truST/execution"

// Backtrack takes up the newest unexplored alternative; the stack is empty
// afterwards if there is none.
func (w *Worker) Backtrack() {
	for len(w.Stack) > 0 {
		x := w.Stack[len(w.Stack)-1]
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
	case execution.ItemRevPlace:
		if g.At(it.Read).HasRF {
			x.Unread(it.Read)
			x.Unplace(id)
		}
		return w.takeRevPlace(x, id, it.Read, it.Lo, it.Cur)
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
	it.Kind, it.Stamp = execution.ItemRead, x.Graph.At(r).Stamp
	list, states := w.Equivalence.Reads(x, r)
	return w.takeRead(x, &it, list, states)
}
