package equivalence

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Exploration of programs in which some atomic accesses are made as several events that count as one
// (event.MixedBlock, Joint). Each event reads and is placed for itself, as if it was an access: that gives
// all executions, each once, and others besides, in which an access does not take place at once. These do
// not count (consistency.Joint). Most are left out early (hopeless.go of package filter), but not all,
// since a backward revisit may make an execution of one that is none. So what is wrong with an execution is looked
// for when it has ended.
//
// The events of an access are added one after the other, and where one event of a write is kept, all are.

// jointly is the equivalence.
type jointly struct {
	coherenceOrder
	joint *consistency.Joint
	kept  []int32 // scratch of Past
}

func newJointly(w *execution.Workbench) *jointly {
	j := consistency.NewJoint(w.Model)
	if j == nil {
		panic(fmt.Sprintf("BUG: joint events under %s", w.Model.Name()))
	}
	return &jointly{coherenceOrder: coherenceOrder{w: w}, joint: j}
}

func (q *jointly) Impossible(x *execution.Execution) bool { return !q.joint.Explains(x.Graph, nil) }

// GoesFirst: after a read-modify-write, a write in the midst of its events, then a read.
func (q *jointly) GoesFirst(x *execution.Execution) int32 {
	if x.Pending >= 0 {
		return x.Pending
	}
	g := x.Graph
	first := int32(-1)
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Len(t) == 0 {
			continue
		}
		e := g.Last(t)
		if !e.Joint() || e.Kind == event.Read && (first >= 0 || !e.HasRF) {
			continue
		}
		if s := q.w.Next(x, t); s.Joint() && s.Len&event.OpensBit == 0 {
			if first = t; e.Kind == event.Write {
				return t
			}
		}
	}
	return first
}

// Past contains all events of each write of which it contains one.
func (q *jointly) Past(x *execution.Execution, id event.ID) execution.Past {
	g := x.Graph
	q.kept = append(q.kept[:0], g.PORF(id)...)
	for t := range q.kept {
		for n := q.kept[t] + 1; n > 0 && int(t) < g.Threads() && n < g.Len(int32(t)); n++ {
			e := g.At(event.ID{Thread: int32(t), Index: n})
			if e.Kind != event.Write || !e.Joint() || e.Len&event.OpensBit != 0 {
				break
			}
			q.kept[t] = n
		}
	}
	return execution.Past{View: q.kept}
}

func (*jointly) Late() bool { return true }

// Denies: errors of events that are not ordered are none if the accesses are.
func (q *jointly) Denies(x *execution.Execution, f *result.Found, ended bool) bool {
	if !ended {
		return true
	}
	if f.Conflict.Thread < 0 || f.Event.Thread < 0 {
		return false
	}
	before := q.joint.HappensBefore
	switch f.Kind {
	case result.Race, result.MixedSize:
		return before(f.Event, f.Conflict) || before(f.Conflict, f.Event)
	case result.Unallocated:
		return before(f.Conflict, f.Event)
	case result.FreeRace:
		if x.Graph.At(f.Conflict).Kind == event.Free {
			return before(f.Event, f.Conflict)
		}
		return before(f.Conflict, f.Event)
	}
	return false
}

// Distinct: executions have to be built to find out whether they count.
func (*jointly) Distinct(*execution.Execution) bool { return false }
