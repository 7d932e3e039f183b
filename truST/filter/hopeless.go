package filter

import (
	"slices"

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
// choices. These contradict nothing if all events of an access are among them: such reads come last, such writes, too,
// and all events of an access are added one after the other. If r is not the first event of its access, those before
// it are kept, and may have read something older. Then the canonical choices are some with which the access takes place
// at once (package equivalence, joint.go). If there are none, they are the co-last ones, which contradict what the events
// before r have read. That is the only case in which a graph that contradicts itself is of use, and it is rare: something
// has to be missing that r could read, and there must be nothing else.
//
// So a read is open if it, and the events after it in its access, read the co-last write of those that are older, and
// perhaps such a write will come. A graph is hopeless if it contradicts itself even if what open reads return is ignored.
type hopeless struct {
	w     *execution.Workbench
	joint *execution.JointAccesses
	few   []event.ID // scratch
}

// addHopeless adds the filter if r has a block whose accesses are joint, and graphs have no holes: where events after a read are
// kept without it, the argument above does not hold.
func addHopeless(f *execution.Filters, w *execution.Workbench, r *config.Refinement) {
	if config.Joint(r.Blocks) && !w.Space.Loose() {
		f.Add(&hopeless{w: w, joint: execution.NewJointAccesses(w)})
	}
}

// Hopeless implements execution.WholeFilter.
func (f *hopeless) Hopeless(x *execution.Execution) bool {
	g := x.Graph
	if len(g.Order) == 0 || f.joint.Explained(x) {
		return false
	}
	open := f.suffixes(g) // of which not all are open
	explains := func(open []event.ID) bool {
		return f.joint.Explains(g, func(e event.ID) bool { return covered(g, open, e) })
	}
	if len(open) == 0 || !explains(open) {
		return true
	}
	needed := false // one without which the others are not enough
	for k := len(open) - 1; k >= 0; k-- {
		if f.few = append(append(f.few[:0], open[:k]...), open[k+1:]...); !explains(f.few) {
			if !f.mendable(x, open[k]) {
				return true
			}
			needed = true
		}
	}
	for k := len(open) - 1; k >= 0 && !needed; k-- {
		if !f.mendable(x, open[k]) {
			if open = slices.Delete(open, k, k+1); !explains(open) {
				return true
			}
		}
	}
	return false
}

// covered reports whether e is one of open or a later event of the same read.
func covered(g *graph.Graph, open []event.ID, e event.ID) bool {
	for _, o := range open {
		if o.Thread == e.Thread && o.Index <= e.Index {
			for d := e; d.Index >= o.Index; d.Index-- {
				if d == o {
					return true
				}
				if y := g.At(d); y.Kind != event.Read || !y.Joint() || y.Len&event.OpensBit != 0 {
					break
				}
			}
		}
	}
	return false
}

// suffixes lists of each read of several events the first but one from which on all read what they may have read
// canonically, by stamp.
func (f *hopeless) suffixes(g *graph.Graph) (list []event.ID) {
	for t := range int32(g.Threads()) {
		if !g.Exists(t) {
			continue
		}
		good := false
		for i := g.Len(t) - 1; i >= 0; i-- {
			id := event.ID{Thread: t, Index: i}
			e := g.At(id)
			if e.Kind != event.Read || !e.Joint() {
				good = false
				continue
			}
			next := event.ID{Thread: t, Index: i + 1}
			last := i+1 == g.Len(t) || g.At(next).Kind != event.Read || !g.At(next).Joint() || g.At(next).Len&event.OpensBit != 0
			if last {
				good = true
			}
			if e.Len&event.OpensBit != 0 {
				if good && !last {
					list = append(list, next)
				}
				continue
			}
			was := good
			good = good && lastOfOlder(g, e)
			if was && !good && !last {
				list = append(list, next)
			}
		}
	}
	slices.SortFunc(list, func(a, b event.ID) int { return int(g.At(a).Stamp - g.At(b).Stamp) })
	return list
}

// lastOfOlder reports whether e, a read, reads the last of the writes that are older, or one that is newer.
func lastOfOlder(g *graph.Graph, e *graph.Event) bool {
	if !e.HasRF {
		return true
	}
	co := g.Co(e.Loc)
	for k := int(g.PosOf(e)) + 1; k < len(co); k++ {
		if g.At(co[k]).Stamp < e.Stamp {
			return false
		}
	}
	return true
}

// mendable reports whether perhaps there are no canonical choices for r, or an event after it, and those that follow in its
// access, but will be once something is added that r can read.
func (f *hopeless) mendable(x *execution.Execution, first event.ID) bool {
	g := x.Graph
	for r := first; r.Index < g.Len(r.Thread); r.Index++ {
		if e := g.At(r); e.Kind != event.Read || !e.Joint() || e.Len&event.OpensBit != 0 {
			break
		}
		if f.waitsFor(x, r) {
			return true
		}
	}
	return false
}

// waitsFor is mendable for r alone.
func (f *hopeless) waitsFor(x *execution.Execution, r event.ID) bool {
	g := x.Graph
	sure, ok := f.kept(g, r)
	if !ok {
		return false
	}
	// All that the write may have in its past.
	past := make([]int32, g.Threads())
	for t := range past {
		past[t] = -1
		if !g.Exists(int32(t)) {
			continue
		}
		for past[t] = g.Len(int32(t)) - 1; past[t] >= 0 && graph.In(g.PORF(event.ID{Thread: int32(t), Index: past[t]}), r); past[t]-- {
		}
	}
	at := g.At(r).Stamp
	isSure := func(e event.ID) bool { return e.Thread < 0 || g.At(e).Stamp < at || graph.In(sure, e) }
	h := f.joint.Before(x, r, past, graph.None)
	defer f.w.Free(h)
	before := event.ID{Thread: r.Thread, Index: r.Index - 1}
	open := slices.DeleteFunc(f.suffixes(h.Graph), func(o event.ID) bool { return covered(h.Graph, []event.ID{o}, before) })
	ignored := func(e event.ID) bool { return covered(h.Graph, open, e) }
	return f.joint.May(h, r.Thread, ignored, isSure)
}

// kept is a view of events that a revisit of r keeps because they are in the past of the write, besides those that are older than
// r: what r and the events after it in its access read, and what is newer than r and was not chosen canonically. ok is false
// if there is no such revisit, because one of them depends on r.
func (f *hopeless) kept(g *graph.Graph, r event.ID) (sure []int32, ok bool) {
	sure = make([]int32, g.Threads())
	for t := range sure {
		sure[t] = -1
	}
	at := g.At(r).Stamp
	for s, d := range g.Order {
		e := g.At(d)
		own := d.Thread == r.Thread && d.Index >= r.Index
		switch {
		case int32(s) < at:
			if graph.In(g.PORF(d), r) { // it reads what the revisit would delete
				return nil, false
			}
			continue
		case own && covered(g, []event.ID{r}, d):
			if e.HasRF && e.RF.Thread >= 0 {
				graph.Join(sure, g.PORF(outgoing(g, e.RF)))
			}
			continue
		case e.Kind == event.Read && lastOfOlder(g, e), e.Kind == event.Write && (e.CoPos == 0 || e.Joint() || g.IsRMWWrite(d) || placedLast(g, e)):
			continue
		case e.Kind != event.Read && e.Kind != event.Write:
			continue
		}
		graph.Join(sure, g.PORF(outgoing(g, d)))
		if graph.In(sure, r) {
			return nil, false
		}
	}
	return sure, !graph.In(sure, r)
}

// outgoing is the first event from d on in its thread by which d can be in the past of an event of another thread, the last one if
// that is a write of several events. It is the last event of the thread, or the one before a read that may be revisited, if
// there is none yet.
func outgoing(g *graph.Graph, d event.ID) event.ID {
	n := g.Len(d.Thread)
	for ; d.Index < n-1; d.Index++ {
		switch e := g.At(d); {
		case e.Kind == event.Read:
			if next := g.At(event.ID{Thread: d.Thread, Index: d.Index + 1}); next.Kind == event.Read && lastOfOlder(g, next) {
				return d
			}
			continue
		case e.Kind == event.Write && e.Joint():
			if next := g.At(event.ID{Thread: d.Thread, Index: d.Index + 1}); next.Kind == event.Write && next.Joint() && next.Len&event.OpensBit == 0 {
				continue
			}
		}
		break
	}
	return d
}

// placedLast reports whether e, a write, comes after all writes that are older.
func placedLast(g *graph.Graph, e *graph.Event) bool {
	co := g.Co(e.Loc)
	for k := int(e.CoPos) + 1; k < len(co); k++ {
		if g.At(co[k]).Stamp < e.Stamp {
			return false
		}
	}
	return true
}
