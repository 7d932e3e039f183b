package filter

import (
	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// hopeless leaves out executions in which accesses made as several joint events (event.JointBit) cannot take
// place at once, if no revisit can change that.
//
// Which can? What a revisit of read r by write w deletes was chosen canonically, and what it keeps is part of an
// execution in which r reads w. So before the revisit there was part of an execution, extended by canonical
// choices. These contradict nothing: such reads come last, such writes, too, and all events of an access are
// added one after the other. There is one exception. If r is one of several events of an access, those before
// it are kept, and may have read something older than the newest writes, which r and the events after it read. So
// what the later events of an access read canonically does not count here, nor do other writes that come between
// what they read and what they write: for the same reason the places of these are canonical.
type hopeless struct {
	joint *consistency.Joint
	g     *graph.Graph
}

// addHopeless adds the filter if r has a block whose accesses are joint.
func addHopeless(f *execution.Filters, w *execution.Workbench, r *config.Refinement) {
	if config.Joint(r.Blocks) {
		f.Add(&hopeless{joint: consistency.NewJoint(w.Model)})
	}
}

// Hopeless implements execution.WholeFilter.
func (f *hopeless) Hopeless(x *execution.Execution) bool {
	g := x.Graph
	if len(g.Order) == 0 || !g.At(g.Order[len(g.Order)-1]).Joint() {
		return false
	}
	f.g = g
	return !f.joint.Explains(g, f.open)
}

// open reports whether r, one of several events of a read, but not the first, and all after it read the newest of
// the writes that are older.
func (f *hopeless) open(r event.ID) bool {
	g := f.g
	if g.At(r).Len&event.OpensBit != 0 {
		return false
	}
	for ; r.Index < g.Len(r.Thread); r.Index++ {
		e := g.At(r)
		if e.Kind != event.Read || !e.Joint() || e.Len&event.OpensBit != 0 {
			break
		}
		if !e.HasRF {
			continue
		}
		co := g.Co(e.Loc)
		for k := int(g.PosOf(e)) + 1; k < len(co); k++ {
			if g.At(co[k]).Stamp < e.Stamp {
				return false
			}
		}
	}
	return true
}
