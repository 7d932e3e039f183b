package check

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Where operations that commute are not ordered (graph/partial.go), an operation finds the state
// that those make that come before it in any case. What would be in the other orders is looked for
// here: an operation takes place, or waits, beside others, of which any may come before it. All such
// states are gone through. In each of them the declarations have to hold, and
// nothing may go wrong.

// maxBeside bounds how many sets of operations are gone through for one.
const maxBeside = 1 << 14

// beside is an operation with read r, and those beside it.
type beside struct {
	x      *execution.Execution
	out    Findings
	r      event.ID
	op     event.Operation
	past   []int32    // what comes before in any case
	others []event.ID // their writes, in an order that agrees with causality
	in     []bool     // which of them come before
	sets   int
	look   func(state event.Value) bool // at the set in, which leads to state
}

// begin finds the operations beside the one with read r that wanted wants, and reports whether there are any.
func (b *beside) begin(x *execution.Execution, r event.ID, past []int32, out Findings, wanted func(w event.ID) bool) bool {
	g := x.Graph
	b.x, b.out, b.r, b.op, b.past = x, out, r, execution.Operation(g, r), past
	for _, w := range g.Co(g.At(r).Loc)[1:] {
		if w.Thread != r.Thread && !graph.In(past, w) && !graph.In(g.PORF(w), r) && wanted(w) {
			b.others = append(b.others, w)
		}
	}
	execution.SortSooner(g, b.others)
	b.in = make([]bool, len(b.others))
	return len(b.others) > 0
}

// from goes through the sets that have what was chosen of the first k, and of the others those that
// are to come; state is that of those that were chosen.
func (b *beside) from(k int, state event.Value) bool {
	if k == len(b.others) {
		if b.sets++; b.sets > maxBeside {
			return b.out.Report(b.x, &Finding{Limit: &graph.LimitError{Pos: b.x.Graph.At(b.r).Pos, Msg: "too many operations that commute may take place here in any order" +
				" to look at what may go wrong; use fewer threads, or declare less"}})
		}
		return b.look(state)
	}
	if !b.from(k+1, state) {
		return false
	}
	if !b.free(k) {
		return true
	}
	b.in[k] = true
	ok := b.from(k+1, b.other(k).After(state))
	b.in[k] = false
	return ok
}

func (b *beside) other(k int) event.Operation {
	return execution.Operation(b.x.Graph, execution.ReadOf(b.others[k]))
}

// free reports whether all that comes before number k has come.
func (b *beside) free(k int) bool {
	g := b.x.Graph
	past := g.PORF(b.others[k])
	for _, w := range g.Co(g.At(b.r).Loc)[1:] {
		if w == b.others[k] || !graph.In(past, w) || graph.In(b.past, w) {
			continue
		}
		if i := slices.Index(b.others, w); i < 0 || !b.in[i] {
			return false
		}
	}
	return true
}

// agree reports whether second may come right after first in that state as declared.
func (b *beside) agree(second, first event.Operation, state event.Value) bool {
	pos, why, wrong := second.Disagrees(first, state)
	return !wrong || b.out.Report(b.x, &Finding{Limit: &graph.LimitError{Pos: pos, Msg: why}})
}

// waitsStill looks at the operation with read r, which has not taken place: none that commutes with it ends its wait.
func waitsStill(x *execution.Execution, r event.ID, out Findings) bool {
	g := x.Graph
	if e := g.At(r); !g.Partial(e.Loc) || e.Await == event.AwaitNone || e.HasRF && e.Succeeds(e.Val) {
		return true
	}
	some := false
	var b beside
	any := b.begin(x, r, g.PORF(execution.ReadOf(r)), out, func(w event.ID) bool {
		some = some || !execution.Depends(g, r, execution.ReadOf(w))
		return true
	})
	if !any || !some {
		return true
	}
	b.look = func(state event.Value) bool {
		if b.op.Admits(state) {
			return true
		}
		for k := range b.others {
			if o := b.other(k); !b.in[k] && b.op.Commutes(o) && b.free(k) && !b.agree(b.op, o, state) {
				return false
			}
		}
		return true
	}
	state, _ := execution.StateIn(g, g.At(r).Loc, b.past)
	return b.from(0, state)
}

// pairs is declarations where operations that commute are not ordered, for those that are, by whatever it is: one
// may come right after another if no operation on the object is between them. The one with write id is the second
// of them, or may come before both.
func pairs(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	l := g.At(id).Loc
	newest := g.PORF(execution.ReadOf(id))
	for _, second := range g.Co(l)[1:] {
		r := execution.ReadOf(second)
		if g.At(r).Step.Len&event.DeclaredBit == 0 || second != id && (second.Thread == id.Thread || graph.In(newest, second)) {
			continue
		}
		op := execution.Operation(g, r)
		for t := range g.LastAccesses(l) {
			first := lastBefore(g, l, int32(t), r)
			if first.Index < 0 || g.At(execution.ReadOf(first)).Step.Len&event.DeclaredBit == 0 || second != id && graph.In(newest, first) ||
				!op.MayCommute(execution.Operation(g, execution.ReadOf(first))) || between(g, l, first, r) {
				continue
			}
			if !agreeBeside(x, first, second, id, out) {
				return false
			}
		}
	}
	return true
}

// lastBefore is the last write of thread t, not that of r, to l, a partial location, in the past of read r; its
// index is negative if there is none.
func lastBefore(g *graph.Graph, l, t int32, r event.ID) event.ID {
	i := g.LastAccess(l, t)
	for t != r.Thread && i >= 0 && (i > g.PORF(r)[t] || g.At(event.ID{Thread: t, Index: i}).Kind != event.Write) {
		i = g.At(event.ID{Thread: t, Index: i}).PrevLoc
	}
	if t == r.Thread {
		i = -1
	}
	return event.ID{Thread: t, Index: i}
}

// between reports whether some operation on the object of l is between that with write first and the one with read r,
// which comes after it.
func between(g *graph.Graph, l int32, first, r event.ID) bool {
	for t := range g.LastAccesses(l) {
		if o := lastBefore(g, l, int32(t), r); o.Index >= 0 && o != first && graph.In(g.PORF(o), first) {
			return true
		}
	}
	i := g.At(r).PrevLoc
	return i >= 0 && graph.In(g.PORF(event.ID{Thread: r.Thread, Index: i}), first)
}

// agreeBeside looks at the operations with writes first and second in each state in which the second may come
// right after the first; if id is another one, in those to which that one leads.
func agreeBeside(x *execution.Execution, first, second, id event.ID, out Findings) bool {
	g := x.Graph
	r, f := execution.ReadOf(second), execution.Operation(g, execution.ReadOf(first))
	var b beside
	before := slices.Clone(g.PORF(r))
	before[first.Thread] = first.Index - 2
	b.begin(x, r, before, out, func(w event.ID) bool { return w != first && !graph.In(g.PORF(w), first) })
	k := slices.Index(b.others, id)
	if id != second && k < 0 {
		return true
	}
	b.look = func(state event.Value) bool { return k >= 0 && !b.in[k] || b.agree(b.op, f, state) }
	state, _ := execution.StateIn(g, g.At(r).Loc, before)
	return b.from(0, state)
}

// takesPlace looks at the operation with write id, beside those that commute with it, and at those that
// wait.
func takesPlace(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	r := execution.ReadOf(id)
	l := g.At(id).Loc
	var b beside
	if b.begin(x, r, g.PORF(r), out, func(w event.ID) bool { return !execution.Depends(g, r, execution.ReadOf(w)) }) {
		b.look = func(state event.Value) bool { return b.commutes(id, state) }
		if !b.from(0, g.At(r).Val) {
			return false
		}
	}
	for t, i := range g.LastAccesses(l) {
		d := event.ID{Thread: int32(t), Index: i}
		if i < 0 || d.Thread == id.Thread {
			continue
		}
		if e := g.At(d); e.Kind == event.Read && e.HasRF && !e.Succeeds(e.Val) && !execution.Depends(g, d, r) && !waitsStill(x, d, out) {
			return false
		}
	}
	return true
}

// commutes looks at the operation with write id where those that are in have led to state.
func (b *beside) commutes(id event.ID, state event.Value) bool {
	for k := range b.others {
		if b.in[k] || !b.free(k) {
			continue
		}
		if o := b.other(k); !b.agree(b.op, o, state) || !b.agree(o, b.op, state) {
			return false
		}
	}
	if !slices.Contains(b.in, true) {
		return true
	}
	kind, why, wrong := b.op.Fault(state)
	if !wrong {
		return true
	}
	g := b.x.Graph
	f := at(b.x, result.ErrorKind(kind), id, graph.None, "%s", why)
	f.Part = append(f.Part, g.PORF(id)[:g.Threads()]...)
	for k, w := range b.others {
		if b.in[k] {
			graph.Join(f.Part, g.PORF(w))
		}
	}
	return b.out.Report(b.x, f)
}
