package check

import (
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
		return pairs(x, id, out) && takesPlace(x, id, out)
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
