package equivalence

import (
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// Two read-modify-writes that read the same value compete. A graph in which some do is no execution, and is explored only for
// revisits that do away with all but one of them (holes.go). Most such graphs have no such revisit among all that may be made of
// them, and this can be told from what is older. RATIONALE.md ("Which graphs with competing read-modify-writes lead nowhere?")
// has the argument.

// competition is what is known of them.
type competition struct {
	w *execution.Workbench
	// stored are addresses with other writes than those of read-modify-writes, see inVain.
	stored  []event.Addr
	kept    graph.Marks // scratch
	hanging graph.Marks // scratch of outdated
}

// reserved reports whether another read-modify-write, whose second half may be
// missing, has read the value that exclusive write id is to follow.
func (q *competition) reserved(x *execution.Execution, id event.ID) bool {
	g := x.Graph
	own := execution.ReadOf(id)
	for r := g.FirstReader(g.At(id).Loc, g.At(own).RF); r != graph.None; r = g.NextReader(r) {
		if r != own && succeeded(g.At(r)) {
			return true
		}
	}
	return false
}

// competing reports whether x has two read-modify-writes that read the same value,
// whatever of their second halves is there: x is no execution, nor will it be one.
func (q *competition) competing(x *execution.Execution) bool {
	g := x.Graph
	if g.Holes() || g.Unplaced() > 0 {
		return slices.ContainsFunc(g.Order, func(r event.ID) bool { return competes(g, r) })
	}
	// A second half that has its place is right after what the first half read, so of two one is not there.
	for t := range int32(g.Threads()) {
		events := g.Events(t)
		for i := len(events) - 1; i >= 0; i-- {
			if competes(g, event.ID{Thread: t, Index: int32(i)}) {
				return true
			}
			if !events[i].Joint() { // else more first halves may come before it
				break
			}
		}
	}
	if invariant.Enabled && slices.ContainsFunc(g.Order, func(r event.ID) bool { return competes(g, r) }) {
		panic("BUG: two read-modify-writes with their places in co read the same value")
	}
	return false
}

// competes reports whether event r is the first half of a read-modify-write that reads the same value as another one.
func competes(g *graph.Graph, r event.ID) bool {
	e := g.At(r)
	if !succeeded(e) {
		return false
	}
	for y := g.FirstReader(e.Loc, e.RF); y != graph.None; y = g.NextReader(y) {
		if y != r && succeeded(g.At(y)) {
			return true
		}
	}
	return false
}

// mended reports whether a write of x, id excepted, had no place in co but could
// have one now: its own revisit makes the same graph.
func (q *competition) mended(x *execution.Execution, id event.ID) bool {
	return q.someUnplaced(x, id, func(y event.ID) bool { return !q.reserved(x, y) })
}

// someUnplaced reports whether f is true of a write of x that has no place in co, id excepted.
func (q *competition) someUnplaced(x *execution.Execution, id event.ID, f func(y event.ID) bool) bool {
	g := x.Graph
	if n := g.Unplaced(); n == 0 || n == 1 && g.At(id).CoPos == 0 {
		return false
	}
	for _, y := range g.Order {
		if e := g.At(y); y != id && e.Kind == event.Write && e.CoPos == 0 && f(y) {
			return true
		}
	}
	return false
}

// inVain reports whether no revisit will come that lets only one of two compete: w2, the second half of r2, which has no place, and
// the read-modify-write r1 and w1 that has the place. As long as those are there, r2 does not read the co-last write of what is
// older, so a revisit keeps it, as part of the past of the write, or because it is older than the read. The revisit needs a read
// that is not newer than w1, and not in the past of r2 or of anything else that it keeps.
func (q *competition) inVain(x *execution.Execution, w2 event.ID) bool {
	if !q.w.Traits.PastHasHB { // nor need it be known from labels what a write is ordered after
		return false
	}
	g := x.Graph
	r2 := execution.ReadOf(w2)
	e2 := g.At(r2)
	co, pos := g.Co(e2.Loc), g.PosOf(e2)
	if int(pos)+1 == len(co) || !g.IsRMWWrite(co[pos+1]) {
		return false
	}
	w1 := co[pos+1]
	r1 := execution.ReadOf(w1)
	e1, s1 := g.At(r1), g.At(w1).Stamp
	if e2.Joint() || e1.Absent || e1.RF != e2.RF || e1.Stamp > s1 || s1 > e2.Stamp || q.lackedOnce(g, w1) || q.fills(g, r2) {
		return false
	}
	chain := q.isChain(g, e2.Loc)
	past := execution.Past{Marks: &q.kept}
	keep := func(id event.ID) { x.State.(consistency.Dependent).Prefix(id, past.Marks) }
	past.Marks.Clear()
	keep(r2)
	for s := int32(len(g.Order)) - 1; s >= 0 && !past.Has(r1); s-- {
		id := g.Order[s]
		e := g.At(id)
		if past.Has(id) {
			continue
		}
		if q.staysChosen(x, id, past) {
			if q.mayStayAlone(g, id, past) {
				past.Marks.Add(id)
			} else {
				keep(id)
			}
			continue
		}
		if s <= s1 && e.Kind == event.Read && e.HasRF && !(chain && e.Loc == e2.Loc) {
			if canonical, later := coLast(g, id, graph.None, past); canonical || later {
				return false
			}
		}
	}
	return true
}

// isChain reports whether all writes of location l are those of read-modify-writes, each of which reads the one before, and no other
// write was seen to depend on one of them (config.Refinement.Stored). Writes before other threads are created do not count. Then no
// read-modify-write of l can be the write by which r2 (inVain) comes to be the only one: what it reads has been read by r2, or by
// something that is kept with r2, or depends on w1.
func (q *competition) isChain(g *graph.Graph, l int32) bool {
	if len(q.stored) >= maxStored || slices.Contains(q.stored, g.Space.Locs[l].Addr) {
		return false
	}
	for _, w := range g.Co(l)[1:] {
		if !g.IsRMWWrite(w) && (w.Thread != 0 || w.Index >= g.Prologue()) {
			return false
		}
	}
	return true
}

// maxStored bounds how many addresses are learnt, each of which starts the exploration again. With more, no location counts as a chain.
const maxStored = 6

// learnStored starts again if write id, which is none of a read-modify-write, depends on one of its location that may compete in vain.
// It is called when id is added, and when id comes to depend on more because it lacks nothing any more.
func (q *competition) learnStored(x *execution.Execution, id event.ID) {
	g := x.Graph
	e := g.At(id)
	co := g.Co(e.Loc)
	if !q.w.Traits.PastHasHB || len(q.stored) >= maxStored || !slices.ContainsFunc(co[1:], g.IsRMWWrite) || slices.Contains(q.stored, e.Addr) {
		return
	}
	q.kept.Clear()
	x.State.(consistency.Dependent).Prefix(id, &q.kept)
	for t, i := range g.LastAccesses(e.Loc) {
		for r := (event.ID{Thread: int32(t), Index: i}); r.Index >= 0; r.Index = g.At(r).PrevLoc {
			if !q.kept.Has(r) || !succeeded(g.At(r)) {
				continue
			}
			w := event.ID{Thread: r.Thread, Index: r.Index + 1}
			if together := w.Index < g.Slots(w.Thread) && q.stays(x, w); !together {
				q.w.Control.Refine(func(r *config.Refinement) bool { return config.Learn(&r.Stored, e.Addr) })
				return
			}
		}
	}
}

// staysChosen reports whether every revisit of a read that is older than event id keeps that, whatever it keeps beside past: it is a
// write that has revisited an older read, or an acquire that could have read something newer, so it was not chosen canonically.
func (q *competition) staysChosen(x *execution.Execution, id event.ID, past execution.Past) bool {
	switch e := x.Graph.At(id); e.Kind {
	case event.Write:
		return readBefore(x.Graph, id)
	case event.Read:
		return e.Ord.Acq() && e.HasRF && q.outdated(x, id, past)
	}
	return false
}

// mayStayAlone reports whether event id is a write that is ordered after something which need not be kept with it: an acquire of its own
// thread that reads it keeps nothing of that. More than past is kept in any case.
func (q *competition) mayStayAlone(g *graph.Graph, id event.ID, past execution.Past) bool {
	for i := range id.Index {
		if orderedAfter(g, id, i) && !past.Has(event.ID{Thread: id.Thread, Index: i}) {
			return true
		}
	}
	return false
}

// outdated reports whether read r reads something older than a write that does not hang where there are only the events older than r
// and past.
func (q *competition) outdated(x *execution.Execution, r event.ID, past execution.Past) bool {
	g := x.Graph
	e := g.At(r)
	there := func(id event.ID) bool {
		y := g.At(id)
		return !y.Absent && (y.Stamp < e.Stamp || past.Has(id))
	}
	co := g.Co(e.Loc)
	for k := int32(len(co)) - 1; k > g.PosOf(e); k-- {
		if there(co[k]) && !hangs(x, co[k], r.Thread, &q.hanging, there) {
			return true
		}
	}
	return false
}

// lackedOnce reports whether write w is ordered after something that came later.
func (q *competition) lackedOnce(g *graph.Graph, w event.ID) bool {
	s := g.At(w).Stamp
	for i := range w.Index {
		if y := g.At(event.ID{Thread: w.Thread, Index: i}); (y.Absent || y.Stamp > s) && orderedAfter(g, w, i) {
			return true
		}
	}
	return false
}

// fills reports whether event r was added before an event of its thread that was there.
func (*competition) fills(g *graph.Graph, r event.ID) bool {
	s := g.At(r).Stamp
	for i := r.Index + 1; i < g.Slots(r.Thread); i++ {
		if y := g.At(event.ID{Thread: r.Thread, Index: i}); !y.Absent && y.Stamp < s {
			return true
		}
	}
	return false
}

// stays reports whether id, the second half of a read-modify-write, is there wherever a later event keeps the first. It is
// in the past of all that follows: under imm an acquire is, under a model from a file it need not be. Or nothing
// depends on what the first half returned.
func (q *competition) stays(x *execution.Execution, id event.ID) bool {
	e, traits := x.Graph.At(id), q.w.Traits
	return e.Ord.Acq() && traits.AcquiresPrecede || e.Drops() && traits.HalvesTogether || precedes(x, id)
}

// precedes reports whether id is in the past of all that follows it in its thread because few reads are open.
func precedes(x *execution.Execution, id event.ID) bool {
	s, ok := x.State.(consistency.OpenState)
	return ok && s.Precedes(id)
}

// orderedAfter reports whether w is a write that is ordered after event i of its thread, whatever that is: it is a release, or
// comes after one of its location that is not before i, be that the Skip of a compare-exchange that failed: what absent
// ones will read is not known, and decides nothing. That is what imm says. A model from a file may order more.
func orderedAfter(g *graph.Graph, w event.ID, i int32) bool {
	e := g.At(w)
	if e.Kind != event.Write || i >= w.Index {
		return false
	}
	if e.Ord.Rel() {
		return true
	}
	for ; i < w.Index; i++ {
		y := g.At(event.ID{Thread: w.Thread, Index: i})
		if (y.Kind == event.Write || y.Kind == event.Skip) && y.Addr == e.Addr && y.Ord.Rel() {
			return true
		}
	}
	return false
}

// lacks reports whether w is a write that is there although something is missing that it is ordered after.
func lacks(g *graph.Graph, w event.ID) bool {
	return w.Thread >= 0 && g.HolesIn(w.Thread) && !g.At(w).Absent && orderedAfter(g, w, g.Len(w.Thread))
}

// hangs reports whether thread t cannot read write y where only those events of x are of which there is true, because y belongs to another
// thread and is ordered after something that is missing there. past is scratch.
func hangs(x *execution.Execution, y event.ID, t int32, past *graph.Marks, there func(e event.ID) bool) bool {
	if y.Thread < 0 || y.Thread == t {
		return false
	}
	g := x.Graph
	if lacks(g, y) {
		return true
	}
	for i := range y.Index {
		if e := (event.ID{Thread: y.Thread, Index: i}); !g.At(e).Absent && !there(e) {
			past.Clear()
			x.State.(consistency.Dependent).Prefix(y, past)
			return slices.ContainsFunc(g.Order, func(e event.ID) bool { return past.Has(e) && !there(e) })
		}
	}
	return false
}

// succeeded reports whether r is the first half of a read-modify-write.
func succeeded(r *graph.Event) bool {
	return !r.Absent && r.Kind == event.Read && r.HasRF && r.Succeeds(r.Val)
}
