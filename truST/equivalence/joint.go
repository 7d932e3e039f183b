package equivalence

import (
	"fmt"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
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
	joint *execution.JointAccesses
	// Scratch.
	kept          []int32 // of Past
	known         []int32 // of behind
	outside       []int32 // of Targets
	targets, read []event.ID
}

func newJointly(w *execution.Workbench) execution.Equivalence {
	return &jointly{coherenceOrder: coherenceOrder{w: w}, joint: jointAccesses(w)}
}

func jointAccesses(w *execution.Workbench) *execution.JointAccesses {
	j := execution.NewJointAccesses(w)
	if j.Joint == nil {
		panic(fmt.Sprintf("BUG: joint events under %s", w.Model.Name()))
	}
	return j
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

// Place: the place of a write of several events is known if it belongs to a read-modify-write: right after what that reads.
// Where another one has that place, one of the two is going to be deleted. If that is this one it comes behind the other, as the
// canonical choice does (behind); if it is the other one, it comes before that.
func (q *jointly) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	v := q.coherenceOrder.Place(x, id, it)
	if e := x.Graph.At(id); v != execution.Take || e.Attr&event.Exclusive != 0 || execution.JointRead(x.Graph, id) == graph.None {
		return v
	}
	pos, ok := execution.AfterRead(x.Graph, id)
	switch {
	case !ok:
		if last := end(x.Graph, id, func(event.ID) bool { return true }); last >= it.Lo {
			it.Lo, it.Cur = max(it.Lo, pos), last
		} else {
			it.Lo = it.Cur
		}
	case pos >= it.Lo:
		it.Lo, it.Cur = pos, pos
	default:
		it.Lo = it.Cur
	}
	return v
}

// Revisit: likewise. Where another read-modify-write has the place, it is that one that is going to be deleted: what r reads is newer
// than r, so it is not canonical and stays.
func (q *jointly) Revisit(h *execution.Execution, id, r event.ID, it *execution.Item) execution.Verdict {
	v := q.coherenceOrder.Revisit(h, id, r, it)
	if e := h.Graph.At(id); v != execution.Wait || e.Attr&event.Exclusive != 0 || execution.JointRead(h.Graph, id) == graph.None {
		return v
	}
	pos, _ := execution.AfterRead(h.Graph, id)
	if pos < it.Lo || pos > it.Cur {
		return execution.Skip
	}
	it.Lo, it.Cur = pos, pos
	return v
}

// Targets: what a revisit deletes was canonical. If it deletes all events of a read, the canonical choices are the co-last
// ones. If it keeps the first of them, because it revisits another one, see suffix; for the writes see behind.
func (q *jointly) Targets(x *execution.Execution, id event.ID, p execution.Past) (reads []event.ID, all bool) {
	g := x.Graph
	l := g.At(id).Loc
	q.outside = p.ReadsOutside(q.outside[:0], g, l)
	left := len(q.outside)
	rival, _ := q.Rival(x, id)
	q.targets = q.targets[:0]
	odd := graph.None // the first event of the access of which not all are co-last
	older := false    // one of its reads is not
	good := unknown
	for s := int32(len(g.Order)) - 2; left > 0; s-- {
		d := g.Order[s]
		if p.Has(d) {
			continue
		}
		e := g.At(d)
		own := opening(g, d)
		last := q.Canonical(x, d, id, p)
		if e.Kind == event.Write && own != graph.None && !q.behind(x, d, id, p) {
			break
		}
		if !last || odd != graph.None {
			if own == d || own == graph.None || odd != graph.None && odd != own {
				break
			}
			odd = own
			older = older || e.Kind == event.Read && !last
		}
		if e.Kind != event.Read || e.Loc != l {
			continue
		}
		left--
		if s > rival {
			continue
		}
		if e.Joint() && e.Len&event.OpensBit == 0 {
			if !q.suffix(x, id, d, p, !older, &good) {
				continue
			}
		}
		q.targets = append(q.targets, d)
	}
	return q.targets, true
}

// truth is what is known of something.
type truth uint8

const (
	unknown truth = iota
	yes
	no
)

// opening is the first event of the read that event d belongs to, or the write of that if it is a read-modify-write, if that is
// made as several events; graph.None if there is none.
func opening(g *graph.Graph, d event.ID) event.ID {
	if g.At(d).Kind == event.Write {
		if d = execution.JointRead(g, d); d == graph.None {
			return d
		}
	}
	for e := g.At(d); e.Kind == event.Read && e.Joint(); e = g.At(d) {
		if e.Len&event.OpensBit != 0 {
			return d
		}
		d.Index--
	}
	return graph.None
}

// end is the place that write d, one of several events of a read-modify-write, has behind all writes that have taken its own, of
// those that there reports to be present: right after what its read reads if none has.
func end(g *graph.Graph, d event.ID, there func(y event.ID) bool) int32 {
	co := g.Co(g.At(d).Loc)
	last := g.PosOf(g.At(execution.JointRead(g, d)))
	for k := last + 1; int(k) < len(co); k++ {
		if there(co[k]) {
			if replaces(g, co[k]) != co[last] {
				break
			}
			last = k
		}
	}
	return last + 1
}

// behind reports whether write d, one of several events of a read-modify-write, has its canonical place where there are only the
// events older than d and p, the past of write id: its end, or the last place if something behind that happens before it.
func (q *jointly) behind(x *execution.Execution, d, id event.ID, p execution.Past) bool {
	g := x.Graph
	e := g.At(d)
	if readBefore(g, d) {
		return false
	}
	there := func(y event.ID) bool {
		return y != d && y != id && (y.Thread < 0 || p.Has(y) || g.At(y).Stamp < e.Stamp)
	}
	from := end(g, d, there)
	q.known = slices.Grow(q.known[:0], g.Stride())[:g.Stride()]
	x.State.HB(d, q.known)
	isLast, isEnd, forced := true, true, false
	for k, y := range g.Co(e.Loc) {
		if pos := int32(k); there(y) {
			isLast = isLast && pos < e.CoPos
			isEnd = isEnd && (pos < from) == (pos < e.CoPos)
			forced = forced || pos >= from && q.knows(g, y)
		}
	}
	return forced && isLast || !forced && isEnd
}

// knows reports whether known has write y or a read that reads it.
func (q *jointly) knows(g *graph.Graph, y event.ID) bool {
	if graph.In(q.known, y) {
		return true
	}
	for r := g.FirstReader(g.At(y).Loc, y); r != graph.None; r = g.NextReader(r) {
		if graph.In(q.known, r) {
			return true
		}
	}
	return false
}

// replaces is the write that the read-modify-write of y reads, graph.None if y belongs to none.
func replaces(g *graph.Graph, y event.ID) event.ID {
	r := execution.JointRead(g, y)
	if r == graph.None && g.IsRMWWrite(y) {
		r = event.ID{Thread: y.Thread, Index: y.Index - 1}
	}
	if r == graph.None || !g.At(r).HasRF {
		return graph.None
	}
	return g.Co(g.At(y).Loc)[g.PosOf(g.At(r))]
}

// suffix reports whether the choices of read r and of the events after it in its access, but not those before it, are canonical
// where there are only the events older than r and p, the past of write id. The canonical choices are those with which
// the access takes place at once; of several the one that comes last in coherence order at the first read where they differ. If
// there are none, they are the co-last ones, which last says they are. good is whether x is explained as it is, which says nothing
// of an access whose writes are not all there: that of r may be under way if another one, which is, has revisited it.
func (q *jointly) suffix(x *execution.Execution, id, r event.ID, p execution.Past, last bool, good *truth) bool {
	g := x.Graph
	if *good == unknown {
		*good = no
		if x.Explained >= int32(len(g.Order))-1 || q.joint.Explains(g, nil) { // id has no place yet
			*good = yes
		}
	}
	fits := *good == yes && !q.underWay(x, r.Thread)
	if last && fits {
		return true
	}
	q.read = q.read[:0]
	for d := r; d.Index < g.Len(r.Thread); d.Index++ {
		e := g.At(d)
		if e.Kind != event.Read || !e.Joint() || d != r && e.Len&event.OpensBit != 0 {
			break
		}
		if y := e.RF; !e.HasRF || y == id || y.Thread >= 0 && !p.Has(y) && g.At(y).Stamp >= g.At(r).Stamp {
			return false
		}
		q.read = append(q.read, e.RF)
	}
	h := q.joint.Before(x, r, p.View, id)
	defer q.w.Free(h)
	if fits || q.joint.Repeats(h, r.Thread, q.read) {
		return !q.joint.Later(h, r.Thread, q.read)
	}
	return last && !q.joint.Completes(h, r.Thread, func(event.ID) bool { return true })
}

// underWay reports whether the newest access of thread t is made as several events of which not all are in x.
func (q *jointly) underWay(x *execution.Execution, t int32) bool {
	if e := x.Graph.Last(t); !e.Joint() || e.Kind == event.Read && !e.HasRF {
		return false
	}
	s := q.w.Next(x, t)
	return s.Joint() && (s.Len&event.OpensBit == 0 || s.Kind == event.Write && s.Attr&event.Exclusive != 0)
}

func (*jointly) Late() bool { return true }

func (q *jointly) Denies(x *execution.Execution, f *result.Found, ended bool) bool {
	return !ended || ordered(q.joint, x, f)
}

// ordered reports whether f, found in x, which has ended, is no error because the accesses are ordered, though their events are
// not.
func ordered(j *execution.JointAccesses, x *execution.Execution, f *result.Found) bool {
	if f.Conflict.Thread < 0 || f.Event.Thread < 0 {
		return false
	}
	before := j.HappensBefore
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

// acyclicJointly is jointly under models with dependencies as long as po ∪ rf is acyclic. It is acyclic between events if and
// only if it is between accesses, so watchers are right about the events.
type acyclicJointly struct {
	jointly
	watch watcher
}

func newAcyclicJointly(w *execution.Workbench) execution.Equivalence {
	return &acyclicJointly{jointly{coherenceOrder: coherenceOrder{w: w}, joint: jointAccesses(w)}, watcher{w: w}}
}

func (q *acyclicJointly) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	q.watch.read(x, r)
	return q.jointly.Reads(x, r)
}

func (q *acyclicJointly) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	q.watch.write(x, id)
	q.passes(x, id)
	return q.jointly.Place(x, id, it)
}

// passes starts again with holes if write id, the newest event, overtakes a compare-and-exchange of its thread, that
// is made as several events. Where it fails with po ∪ rf cyclic, other accesses may have read what contradicts its write, so no graph
// in which it succeeds gives watch a reason.
func (q *acyclicJointly) passes(x *execution.Execution, id event.ID) {
	g := x.Graph
	for i := id.Index - 1; i >= 0; i-- {
		r := event.ID{Thread: id.Thread, Index: i}
		if e := g.At(r); e.Kind == event.Read && e.Joint() && e.Attr&event.CAS != 0 && x.State.(consistency.Overtaker).Overtaken(r, id.Index, nil) {
			q.watch.found(g, e.Addr)
			return
		}
	}
}

// jointHoles is the equivalence under models with dependencies: the events of accesses are explored as if each was an
// access, and nothing is left out early.
type jointHoles struct {
	holes
	joint *execution.JointAccesses
}

func newJointHoles(w *execution.Workbench, r *config.Refinement) execution.Equivalence {
	return &jointHoles{*newHoles(w, r), jointAccesses(w)}
}

func (q *jointHoles) Impossible(x *execution.Execution) bool {
	return q.holes.Impossible(x) || !q.joint.Explains(x.Graph, nil)
}

func (*jointHoles) Late() bool { return true }

func (q *jointHoles) Denies(x *execution.Execution, f *result.Found, ended bool) bool {
	return !ended || q.holes.Impossible(x) || ordered(q.joint, x, f)
}

// Distinct: executions have to be built to find out whether they count.
func (*jointHoles) Distinct(*execution.Execution) bool { return false }
