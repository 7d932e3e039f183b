package check

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
)

// declarations checks what the program declares of the operation whose write is id and the one
// before it on the same object, which another thread ran: whether the two commute. What is declared
// wrongly says nothing of the program, so it is no verdict on it.
func declarations(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	if g.Partial(g.At(id).Loc) {
		return followsAsDeclared(x, id, out) && takesPlace(x, id, out)
	}
	second := g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})
	w := second.RF
	if !second.HasRF || w.Thread < 0 || w.Thread == id.Thread {
		return true
	}
	first := g.At(event.ID{Thread: w.Thread, Index: w.Index - 1})
	if second.Step.Len&first.Step.Len&event.DeclaredBit == 0 || first.Absent || !first.HasRF {
		return true
	}
	pos, why, wrong := event.OperationOf(&second.Step.Label).Disagrees(event.OperationOf(&first.Step.Label), first.Val)
	return !wrong || out.Report(x, &Finding{Limit: &graph.LimitError{Pos: pos, Msg: why}})
}

// followsAsDeclared is declarations where operations that commute are not ordered, for operations that come
// before the one with write id in any case, because their threads are ordered by something else. Each of
// them that may be the last of these is one that it may follow directly.
func followsAsDeclared(x *execution.Execution, id event.ID, out Findings) bool {
	g := x.Graph
	r := execution.ReadOf(id)
	l := g.At(id).Loc
	if g.At(r).Step.Len&event.DeclaredBit == 0 {
		return true
	}
	past := g.PORF(r)
	writes := g.Co(l)[1:]
	for _, w := range writes {
		first := execution.ReadOf(w)
		if w.Thread == id.Thread || !graph.In(past, w) || g.At(first).Step.Len&event.DeclaredBit == 0 {
			continue
		}
		last := true
		for _, o := range writes {
			last = last && (o == w || !graph.In(past, o) || !graph.In(g.PORF(o), w))
		}
		if !last {
			continue
		}
		before := slices.Clone(past)
		before[w.Thread] = first.Index - 1
		state, _ := execution.StateIn(g, l, before)
		if pos, why, wrong := execution.Operation(g, r).Disagrees(execution.Operation(g, first), state); wrong {
			return out.Report(x, &Finding{Limit: &graph.LimitError{Pos: pos, Msg: why}})
		}
	}
	return true
}
