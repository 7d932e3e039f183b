package equivalence

import (
	"fmt"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Exploration under models with dependencies (IMM). po ∪ rf may be cyclic there:
// the causal past of a write is what it depends on (consistency.Dependent), so a
// write may revisit a read that is before it in po ∪ rf, and the revisit keeps some
// later events of a thread without the earlier ones (graph/holes.go).
//
// The algorithm is the same, with five differences:
//
//   - An event that is added into a hole is not the last of its thread. The events
//     after it may forbid what is co-last, so all choices are tried for consistency,
//     and the canonical choice is the co-last consistent one.
//   - Of a read-modify-write the second half may be deleted and the first kept. Its
//     thread then goes on first.
//   - A read-modify-write that reads the same value as another one can stand only
//     after a revisit that does away with the other. Without dependencies that is one
//     by its own second half, which is in the past of all that follows in its thread;
//     here a later write may keep the first half without the second. So the second
//     half stays in the graph without a place in co, and the graph is explored for
//     such revisits only: it is no execution, and nothing is wrong with it,
//     whether or not the second halves are there yet.
//   - Whether a deleted event was added canonically is decided in the graph of what
//     was older and the write's past: if later events of its thread are in that past,
//     by trying what else it could have chosen there.
//   - A release may be there, for an acquire of its own thread, although something is
//     missing that it is ordered after. That is added first. Then the release revisits
//     older reads, as if it had been added (RATIONALE.md, "When does a release that has
//     a gap before it revisit reads?").
//
// Source of dependencies in DPOR: Kokologiannakis and Vafeiadis, HMC (ASPLOS 2020).

// holes is the equivalence.
type holes struct {
	coherenceOrder // what is the same in graphs without holes
	competition    competition
	marks, own     *graph.Marks // what Past returned last; to be used by Past
	// Scratch of Distinct and Recurs.
	seen, released graph.Marks
	threads        []int32
	bytes          []byte
	// hanging is what was asked of the write that Past was called for last, until Past is called again: whether something
	// may hang where it revisits.
	hanging struct {
		write      event.ID
		known, may bool
	}
}

func newHoles(w *execution.Workbench, r *config.Refinement) *holes {
	return &holes{coherenceOrder: coherenceOrder{w: w}, own: &graph.Marks{}, competition: competition{w: w, stored: r.Stored}}
}

func (q *holes) FirstRead(x *execution.Execution, r event.ID) int32 {
	first := x.State.FirstRead(r, false)
	if x.Graph.Unplaced() > 0 {
		first = max(first, q.afterUnplaced(x, r))
	}
	return first
}

func (q *holes) TryRead(x *execution.Execution, c *execution.ReadChoice) bool {
	if x.Graph.Newest(c.Read) {
		return q.coherenceOrder.TryRead(x, c)
	}
	if c.RMW && c.Pos < x.State.FirstRead(c.Read, true) || !x.TryRead(c.Read, c.Write) {
		return false
	}
	q.Relink(x, c.Read)
	return true
}

// Final: a read that fills a hole does not stop its thread.
func (q *holes) Final(x *execution.Execution, c *execution.ReadChoice) bool {
	return x.Graph.Newest(c.Read) && q.coherenceOrder.Final(x, c)
}

// Place: if another read-modify-write has read the value that id is to follow, id stays without a place as long as a later write
// may keep the first half alone. If none does, id only revisits.
func (q *holes) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	if q.w.Traits.HalvesTogether && q.looksBack(x.Graph, id) {
		q.w.Control.Refine(func(r *config.Refinement) bool { return config.TurnOn(&r.HalvesApart) })
		return execution.Skip
	}
	switch {
	case x.Graph.At(id).Attr&event.Exclusive == 0:
		q.competition.learnStored(x, id)
	case q.competition.reserved(x, id):
		if q.competition.stays(x, id) || q.competition.inVain(x, id) {
			return execution.Skip
		}
		return execution.Wait
	}
	return q.coherenceOrder.Place(x, id, it)
}

// partHalves has w expect that halves are kept apart if a loop was seen to look at what dropped results changed.
func partHalves(w *execution.Workbench, r *config.Refinement) {
	if r.HalvesApart {
		w.Traits.HalvesTogether = false
	}
}

// looksBack reports whether write id depends on what a read-modify-write before it has read although its thread drops that:
// whether a loop waits may depend on what its rounds have changed. The past of such a write has the first half, and need not
// have the second.
func (q *holes) looksBack(g *graph.Graph, id event.ID) bool {
	deps := g.Space.Deps
	d := deps.Deps(g.At(id).Deps)
	for _, set := range [...]event.DepSet{d.Addr, d.Data, d.Ctrl, d.AddrPo} {
		for i := int32(0); set != 0; {
			i, set = deps.Last(set)
			if e := g.At(event.ID{Thread: id.Thread, Index: i}); i+1 < id.Index && e.Kind == event.Read && e.Drops() && !e.Ord.Acq() {
				return true
			}
		}
	}
	return false
}

// Revisits: coherence keeps what happens before id from reading it, and that stays before it.
func (q *holes) Revisits(x *execution.Execution, id event.ID) bool {
	if !q.coherenceOrder.Revisits(x, id) {
		return false
	}
	if !q.w.Traits.PastHasHB {
		return true
	}
	g := x.Graph
	l := g.At(id).Loc
	hb := x.Before(id, &x.HB)
	for t, i := range g.LastAccesses(l) {
		r := event.ID{Thread: int32(t), Index: i}
		for r.Index >= 0 && r.Index > hb[t] {
			e := g.At(r)
			if e.Kind == event.Read {
				return true
			}
			r.Index = e.PrevLoc
		}
	}
	return false
}

func (q *holes) Past(x *execution.Execution, id event.ID) execution.Past {
	q.hanging.write, q.hanging.known = id, false
	if e := x.Graph.At(id); e.CoPos == 0 && e.Stamp == x.Newest() {
		if m := x.Remembered(); m != nil {
			if invariant.Enabled {
				q.checkRemembered(x, id, m)
			}
			q.marks = m
			return execution.Past{Marks: m}
		}
	}
	q.marks = q.own
	q.marks.Clear()
	x.State.(consistency.Dependent).Prefix(id, q.marks)
	if invariant.Enabled && q.w.Traits.PastHasHB {
		q.checkPast(x, id)
	}
	return execution.Past{Marks: q.marks}
}

// Returns implements execution.Equivalence.
func (q *holes) Returns(x *execution.Execution) {
	if q.marks == q.own {
		q.own = x.Remember(q.own)
	}
}

// checkRemembered panics if the past of write id is not m.
func (q *holes) checkRemembered(x *execution.Execution, id event.ID, m *graph.Marks) {
	q.own.Clear()
	x.State.(consistency.Dependent).Prefix(id, q.own)
	for _, e := range x.Graph.Order {
		if q.own.Has(e) != m.Has(e) {
			panic(fmt.Sprintf("BUG: of the past of %v, %v is remembered wrongly", id, e))
		}
	}
}

// checkPast panics if something in another thread happens before write id and is not in its past q.marks although the model says so.
func (q *holes) checkPast(x *execution.Execution, id event.ID) {
	hb := x.Before(id, &x.HB)
	for _, e := range x.Graph.Order {
		if e.Thread != id.Thread && graph.In(hb, e) && !q.marks.Has(e) {
			panic(fmt.Sprintf("BUG: event %v happens before %v and is not in its past", e, id))
		}
	}
}

// mayHang reports whether something may hang (see hangs) where the write revisits that Past was called for last.
func (q *holes) mayHang(g *graph.Graph) bool {
	h := &q.hanging
	if !h.known {
		h.known = true
		h.may = g.At(h.write).CoPos > 0 || q.someMayHang(g)
	}
	return h.may
}

// someMayHang reports whether some write may hang where a write with the past q.marks revisits: it lacks something, or did
// at first, or is in that past without all that is before it in its thread.
func (q *holes) someMayHang(g *graph.Graph) bool {
	for t := range int32(g.Threads()) {
		released := false // so far, by a write or what stands for one
		events := g.Events(t)
		for i := range events {
			e := &events[i]
			w := event.ID{Thread: t, Index: int32(i)}
			if !e.Absent && (released || e.Ord.Rel()) && orderedAfter(g, w, 0) && q.lateOrLost(g, w) {
				return true
			}
			released = released || (e.Kind == event.Write || e.Kind == event.Skip) && e.Ord.Rel()
		}
	}
	return false
}

// lateOrLost reports whether something before write w in its thread is absent, or came later, or is not in the past q.marks although w is.
func (q *holes) lateOrLost(g *graph.Graph, w event.ID) bool {
	s, kept := g.At(w).Stamp, q.marks.Has(w)
	for i := range w.Index {
		y := event.ID{Thread: w.Thread, Index: i}
		if z := g.At(y); z.Absent || z.Stamp > s || kept && !q.marks.Has(y) {
			return true
		}
	}
	return false
}

func (*holes) Rival(x *execution.Execution, id event.ID) (rival, known int32) {
	n := int32(len(x.Graph.Order))
	return n, n - 2
}

func (q *holes) Restrict(x, h *execution.Execution, r, id event.ID, p execution.Past) bool {
	x.Graph.RestrictTo(h.Graph, x.Graph.At(r).Stamp, p.Marks)
	h.Graph.UnsetRF(r)
	if q.competition.mended(h, id) {
		return false
	}
	if invariant.Enabled && !q.w.Control.Stopped() { // it may have to start again because of such a write, see Place
		q.checkHalves(x.Graph, p.Marks)
	}
	h.State.Restrict(x.State, nil)
	return !q.competition.someUnplaced(h, id, func(w event.ID) bool { return q.competition.inVain(h, w) })
}

// checkHalves panics if past, that of a write of g, has the first half of a read-modify-write without the second although the
// model says that such halves stay together. A revisit may keep the first half alone all the same, because it is old: it was
// revisited itself by a write with something in its past that is now revisited, and the second half came after that.
func (q *holes) checkHalves(g *graph.Graph, past *graph.Marks) {
	for _, r := range g.Order {
		if e := g.At(r); q.w.Traits.HalvesTogether && past.Has(r) && succeeded(e) && e.Drops() && !past.Has(event.ID{Thread: r.Thread, Index: r.Index + 1}) {
			panic(fmt.Sprintf("BUG: event %v is in the past of a write without its second half", r))
		}
	}
}

func (q *holes) Revisit(h *execution.Execution, id, r event.ID, it *execution.Item) execution.Verdict {
	if h.Graph.At(id).Attr&event.Exclusive != 0 && q.competition.reserved(h, id) {
		return execution.Skip
	}
	return q.coherenceOrder.Revisit(h, id, r, it)
}

func (q *holes) TryRevisit(x *execution.Execution, id event.ID, pos int32, r event.ID) bool {
	if x.Graph.At(id).CoPos > 0 {
		rmw := x.Graph.At(r).Succeeds(x.Graph.At(id).Val)
		if pos < x.State.FirstRead(r, rmw) || !x.TryRead(r, id) {
			return false
		}
	} else if !x.TryRevisit(id, pos, r) {
		return false
	}
	q.Relink(x, r)
	return true
}

// GoesFirst: a second half of a read-modify-write, then what a write lacks.
func (q *holes) GoesFirst(x *execution.Execution) int32 {
	if t := q.halfway(x); t >= 0 || !x.Graph.Holes() {
		return t
	}
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.HolesIn(t) {
			continue
		}
		for i := g.Len(t) + 1; i < g.Slots(t); i++ {
			if w := (event.ID{Thread: t, Index: i}); lacks(g, w) {
				if c := execution.ClassOf(q.w.Upcoming(x, t)); c == graph.ClassReady || c == graph.ClassRead {
					return t
				}
				break
			}
		}
	}
	return -1
}

// Completes: those of c's thread that are ordered after c and lack nothing. They lacked c, or c, a read, was revisited.
func (q *holes) Completes(x *execution.Execution, c event.ID) (list []event.ID) {
	g := x.Graph
	for i := c.Index + 1; i < g.Slots(c.Thread); i++ {
		w := event.ID{Thread: c.Thread, Index: i}
		if e := g.At(w); !e.Absent && e.CoPos > 0 && orderedAfter(g, w, c.Index) && !lacks(g, w) {
			if e.Attr&event.Exclusive == 0 {
				q.competition.learnStored(x, w) // it may depend on more now
			}
			list = append(list, w)
		}
	}
	return list
}

func (q *holes) Impossible(x *execution.Execution) bool { return q.competition.competing(x) }

func (q *holes) Denies(x *execution.Execution, _ *result.Found, _ bool) bool { return q.Impossible(x) }

func (q *holes) Relink(x *execution.Execution, id event.ID) {
	w := q.w
	g := x.Graph
	for i := id.Index; i+1 < g.Slots(id.Thread); i++ {
		e := g.At(event.ID{Thread: id.Thread, Index: i})
		n := w.Program.Next(e.Step, e.Val)
		next := event.ID{Thread: id.Thread, Index: i + 1}
		f := g.At(next)
		if f.Step == n {
			return
		}
		if !g.Relink(next, n) {
			panic(fmt.Sprintf("BUG: event %v depends on what it does not say: was %v at %#x, is %v at %#x", next, f.Kind, f.Addr, n.Kind, n.Addr))
		}
		if n.Kind.Terminal() {
			return // an error in a gap: the thread gets no further
		}
	}
}

// halfway returns a thread that has the first half of a read-modify-write in the
// graph but not the second, -1 if there is none.
func (q *holes) halfway(x *execution.Execution) int32 {
	g := x.Graph
	for t := int32(0); int(t) < g.Threads(); t++ {
		events := g.Events(t)
		for i := len(events) - 1; i >= 0; i-- {
			if (i+1 == len(events) || events[i+1].Absent) && succeeded(&events[i]) {
				if c := execution.ClassOf(q.w.Upcoming(x, t)); c == graph.ClassReady || c == graph.ClassRead {
					return t
				}
			}
			if !g.HolesIn(t) {
				break
			}
		}
	}
	return -1
}

// afterUnplaced is the first position in co that read r may read from because of
// second halves before it in its thread that have no place: it comes after what their
// first halves read. It is the last position if there are no later ones.
func (q *holes) afterUnplaced(x *execution.Execution, r event.ID) int32 {
	g := x.Graph
	e := g.At(r)
	first := int32(0)
	for i := e.PrevLoc; i >= 0; {
		y := g.At(event.ID{Thread: r.Thread, Index: i})
		if y.Kind == event.Write && y.CoPos == 0 {
			first = max(first, g.PosOf(g.At(event.ID{Thread: r.Thread, Index: i - 1}))+1)
		}
		i = y.PrevLoc
	}
	return min(first, int32(len(g.Co(e.Loc)))-1)
}

// Canonical: where later events of d's thread are kept, the co-last choice may be inconsistent.
// Then the co-last consistent one is canonical. Only an access of d's location can make it so, or a release that is kept for its value
// (RATIONALE.md, "Why are holes under imm only where reads are overtaken?": any other missing event can always be added).
func (q *holes) Canonical(x *execution.Execution, d, id event.ID, p execution.Past) bool {
	g := x.Graph
	e := g.At(d)
	if e.Kind == event.Write && e.Attr&event.Exclusive != 0 {
		return !readBefore(g, d) // it has one place only, and its first half may be kept
	}
	if g.At(id).CoPos > 0 && (id.Thread == d.Thread || e.Kind == event.Write) {
		id = graph.None // it was there before, for its own thread, and has its place
	}
	canonical, later := coLast(g, d, id, p)
	if e.Kind == event.Read && (canonical || later) && q.mayHang(g) && q.anyHangs(x, d, id, p) {
		return q.lastConsistent(x, d, id, p)
	}
	if !later {
		return canonical
	}
	for i := d.Index + 1; i < g.Slots(d.Thread); i++ {
		y := event.ID{Thread: d.Thread, Index: i}
		if s := g.At(y); !s.Absent && y != id && (p.Has(y) || s.Stamp < e.Stamp) && (s.Addr == e.Addr || orderedAfter(g, y, d.Index)) {
			return q.lastConsistent(x, d, id, p)
		}
	}
	if invariant.Enabled && q.lastConsistent(x, d, id, p) {
		panic(fmt.Sprintf("BUG: nothing that is later in its thread keeps event %v from the co-last choice, and it has another one", d))
	}
	return false
}

func (q *holes) AllCanonical(x *execution.Execution, oldest, newest int32, id event.ID, p execution.Past) bool {
	return allCanonical(q, x, oldest, newest, id, p)
}

// anyHangs reports whether what read d reads hangs, or something newer.
func (q *holes) anyHangs(x *execution.Execution, d, id event.ID, p execution.Past) bool {
	g := x.Graph
	e := g.At(d)
	co := g.Co(e.Loc)
	for k := int32(len(co)) - 1; k >= g.PosOf(e); k-- {
		if y := co[k]; y.Thread >= 0 && (p.Has(y) || g.At(y).Stamp < e.Stamp) && q.hangs(x, y, d, id, p) {
			return true
		}
	}
	return false
}

// hangs reports whether read d cannot read write y where there are only the events older than d and p, the past of
// write id without id itself.
func (q *holes) hangs(x *execution.Execution, y, d, id event.ID, p execution.Past) bool {
	g := x.Graph
	s := g.At(d).Stamp
	return y == id && y.Thread != d.Thread || hangs(x, y, d.Thread, &q.released, func(e event.ID) bool { return e != id && (g.At(e).Stamp < s || p.Has(e)) })
}

// lastConsistent reports whether the choice of d is the co-last consistent one in the
// graph of the events older than d and p, without id, of those that do not hang.
func (q *holes) lastConsistent(x *execution.Execution, d, id event.ID, p execution.Past) bool {
	w := q.w
	h := w.New()
	defer func() { w.Free(h) }()
	g := h.Graph
	x.Graph.RestrictTo(g, x.Graph.At(d).Stamp, p.Marks)
	e := g.At(d)
	pos := g.PosOf(e)
	co := g.Co(e.Loc)
	if e.Kind == event.Write {
		g.Unplace(d)
		h.State.Restrict(x.State, nil)
		for p := int32(len(g.Co(e.Loc))); p > pos; p-- {
			if co := g.Co(e.Loc); int(p) < len(co) && g.IsRMWWrite(co[p]) {
				continue
			}
			if h.TryPlace(d, p) {
				return false
			}
		}
		return true
	}
	g.UnsetRF(d)
	h.State.Restrict(x.State, nil)
	chosen := co[pos]
	for k := int32(len(co)) - 1; k >= 0; k-- {
		if q.mayHang(x.Graph) && q.hangs(x, co[k], d, id, p) {
			if co[k] == chosen {
				return false
			}
			continue
		}
		if co[k] == chosen {
			return true
		}
		v := g.ValueOf(e.Loc, co[k])
		if e.Succeeds(v) && k < h.State.FirstRead(d, true) {
			continue
		}
		if h.TryRead(d, co[k]) {
			return false
		}
	}
	panic("BUG: a read of nothing")
}
