package filter

import (
	"cmp"
	"fmt"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// least lets one execution count for all that come from each other by exchanging operations of two threads on
// one object, one of which takes place right after the other, in a state in which they are declared to commute
// (GMC_COMMUTE_IF). Such a class is no partial order in general, so it is gone through: the execution counts whose
// operations are the least sequence (swaps.go). All of them are explored, and what is wrong in any of them is found.
//
// It needs an order of all events that explains an execution: sequential consistency.
type least struct {
	w *execution.Workbench
	// Scratch.
	number []int32 // of the operation whose write has a stamp, -1 if there is none
	left   []int32 // how many events that come right before each one are not through
	after  [][]int32
	past   []set // the operations before each event, by stamp
	ready  []int32
}

// addLeast adds the filter if it is on.
func addLeast(f *execution.Filters, w *execution.Workbench) {
	if w.Config.CommuteIf {
		f.Add(&least{w: w})
	}
}

// CheckCommuteIf refuses Config.CommuteIf where it is impossible.
func CheckCommuteIf(cfg *config.Config, model consistency.Model) error {
	if cfg.CommuteIf && !(model.Traits().Sequential() && model.Traits().Partial) {
		return &config.Error{Field: "CommuteIf", Msg: fmt.Sprintf("operations can be exchanged in an order of all events, which executions under %s may not have", cfg.Asked())}
	}
	return nil
}

// Counts implements execution.CountFilter.
func (f *least) Counts(x *execution.Execution) bool {
	h := f.history(x)
	if !h.exchangeable() {
		return true
	}
	is, why := h.least()
	if why != nil {
		f.w.Control.Fail(why)
	}
	return is
}

// history is what is exchanged in x: operations on objects some of which are declared to commute.
func (f *least) history(x *execution.Execution) *history {
	g := x.Graph
	h := &history{}
	loose := func(l int32) bool { return g.Space.Locs[l].Declared }
	var ops []event.ID
	for _, id := range g.Order {
		if _, ok := execution.Performs(g, id); ok && loose(g.At(id).Loc) {
			ops = append(ops, id)
		}
	}
	// Threads have other numbers in other workers.
	slices.SortFunc(ops, func(a, b event.ID) int {
		return cmp.Or(cmp.Compare(g.Space.Tids[a.Thread], g.Space.Tids[b.Thread]), cmp.Compare(a.Index, b.Index))
	})
	f.precede(g, ops, loose)
	objects := map[int32]int{}
	for _, id := range ops {
		e := g.At(id)
		o, ok := objects[e.Loc]
		if !ok {
			o = len(objects)
			objects[e.Loc] = o
			h.initial = append(h.initial, g.InitVal(e.Loc))
		}
		w, _ := execution.Performs(g, id)
		h.ops = append(h.ops, performed{
			Operation: execution.Operation(g, id), object: o, thread: id.Thread, pos: e.Pos, past: slices.Clone(f.past[g.At(w).Stamp]),
		})
	}
	h.begin(func(a, b int) bool {
		return graph.In(g.PORF(ops[b]), event.ID{Thread: ops[a].Thread, Index: ops[a].Index + 1})
	})
	return h
}

// precede finds which of ops come before each event, not counting the order of the operations on loose objects.
func (f *least) precede(g *graph.Graph, ops []event.ID, loose func(l int32) bool) {
	n := len(g.Order)
	f.number = slices.Grow(f.number[:0], n)[:n]
	f.left = slices.Grow(f.left[:0], n)[:n]
	for len(f.after) < n {
		f.after, f.past = append(f.after, nil), append(f.past, nil)
	}
	for s := range n {
		f.number[s], f.left[s], f.after[s] = -1, 0, f.after[s][:0]
		f.past[s] = f.past[s].cleared(len(ops))
	}
	for i, id := range ops {
		w, _ := execution.Performs(g, id)
		f.number[g.At(w).Stamp] = int32(i)
	}
	execution.Precedence(g, loose, func(a, b event.ID, _ bool) {
		s, t := g.At(a).Stamp, g.At(b).Stamp
		f.after[s] = append(f.after[s], t)
		f.left[t]++
	})
	f.ready = f.ready[:0]
	for s := range n {
		if f.left[s] == 0 {
			f.ready = append(f.ready, int32(s))
		}
	}
	for k := 0; k < len(f.ready); k++ {
		s := f.ready[k]
		for _, t := range f.after[s] {
			f.past[t].join(f.past[s])
			if i := f.number[s]; i >= 0 {
				f.past[t].add(int(i))
			}
			if f.left[t]--; f.left[t] == 0 {
				f.ready = append(f.ready, t)
			}
		}
	}
	if len(f.ready) < n {
		panic("BUG: under sequential consistency events come before themselves")
	}
}
