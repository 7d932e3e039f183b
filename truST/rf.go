package trust

import (
	"fmt"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
)

// Exploration up to reads-from (Config.Equivalence "rf"): graphs that differ in
// coherence order alone are one execution. A graph is consistent when some coherence
// order makes it so; the one that the graph of an execution has is such a witness, and
// no more: another one takes its place when a choice needs it.
//
// The algorithm is that of the exploration with coherence order, TruSt, with another
// canonical choice. Writes have no choice. The canonical choice of a read is the first
// write of the canonical order (see candidates) that it may read; and if it is the read
// of a read-modify-write, so that its write may stand. It depends on the graph alone, not
// on the order in which events were added, nor on the witness; no more is asked of a
// canonical choice. So nothing is shared between workers but tasks, as ever: unlike the
// exploration tree of parallel-rf-smc-2020 §4, which says of every prefix which sources
// were tried.

// readsFrom is the equivalence.
type readsFrom struct {
	coherenceOrder // what is the same: the causal past, and the graph that a revisit keeps
	// Scratch of reads, canonical and overwritten.
	listed, older []candidate
	writes        []event.ID
	over, view    []int32
	hb, hb2       []int32
}

func newReadsFrom(w *worker) *readsFrom {
	switch {
	case w.traits.Witnessing != nil:
		w.model = w.traits.Witnessing
	case w.traits.Sequential(): // nothing finds an interleaving, but po ∪ rf is part of all
		w.traits.Order = consistency.OrderPORF
	}
	return &readsFrom{coherenceOrder: coherenceOrder{w: w}}
}

// candidates lists the writes that read r of x might read, in the canonical order: those
// with most events in their causal past first, because what they overwrite cannot be
// read as a rule; the initial write last. What r is known to read only after it was
// overwritten is not listed. Only writes that are in keep are, unless it is nil; r's past
// is in it.
//
// The slice is list, longer.
func (q *readsFrom) candidates(list []candidate, x *execution, r event.ID, keep func(event.ID) bool) []candidate {
	g := x.g
	co := g.Co(g.At(r).Loc)
	over, some := q.overwritten(x, r)
	for _, c := range co[1:] {
		if over[c.Thread] >= c.Index || keep != nil && !keep(c) {
			continue
		}
		n := candidate{id: c}
		for _, i := range g.PORF(c) {
			n.past += i + 1
		}
		k := len(list)
		list = append(list, n)
		for ; k > 0 && q.sooner(n, list[k-1]); k-- {
			list[k] = list[k-1]
		}
		list[k] = n
	}
	if some {
		return list
	}
	return append(list, candidate{id: co[0]})
}

// overwritten is the view of the writes to the location of read r of x that come before
// another one which comes before r, whatever r reads, and whatever coherence order is;
// and whether there is one that comes before r. It is valid until the next call.
func (q *readsFrom) overwritten(x *execution, r event.ID) (over []int32, some bool) {
	w := q.w
	g := x.g
	over = slices.Grow(q.over[:0], g.Threads())[:g.Threads()]
	q.over = over
	for t := range over {
		over[t] = -1
	}
	if w.traits.Order == consistency.OrderUnknown {
		return over, false
	}
	l := g.At(r).Loc
	prev := event.ID{Thread: r.Thread, Index: r.Index - 1}
	var before []int32
	if w.traits.Order == consistency.OrderHB {
		before = x.before(prev, &q.hb)
	} else {
		before = g.PORF(prev)[:g.Threads()]
	}
	for t, n := range before {
		if a := g.LastWrite(l, int32(t), n); a != graph.None {
			own := max(over[t], a.Index-1)
			if w.traits.Order == consistency.OrderHB {
				graph.Join(over, x.before(a, &q.hb2))
			} else {
				graph.Join(over, g.PORF(a))
			}
			over[t] = own
			some = true
		}
	}
	return over, some
}

// candidate is a write with the number of events in its causal past.
type candidate struct {
	id   event.ID
	past int32
}

// sooner reports whether a comes before b in the canonical order.
func (q *readsFrom) sooner(a, b candidate) bool {
	w := q.w
	switch {
	case a.past != b.past:
		return a.past > b.past
	case a.id.Thread != b.id.Thread:
		return w.space.Tids[a.id.Thread] > w.space.Tids[b.id.Thread]
	}
	return a.id.Index > b.id.Index
}

// reads are the candidates, the first of them last.
func (q *readsFrom) reads(x *execution, r event.ID) []event.ID {
	q.listed = q.candidates(q.listed[:0], x, r, nil)
	q.writes = q.writes[:0]
	for k := len(q.listed) - 1; k >= 0; k-- {
		q.writes = append(q.writes, q.listed[k].id)
	}
	return q.writes
}

func (*readsFrom) firstRead(x *execution, r event.ID) int32 { return 0 }

func (q *readsFrom) tryRead(x *execution, c *choice) bool {
	if c.allowed {
		x.setRead(c.read, c.write)
	} else if !q.readsBy(x, c.read, c.write) {
		return false
	}
	c.canonical = !c.settled
	// The read of a read-modify-write is canonical only if its write may stand.
	c.settled = c.settled || !c.rmw || q.completes(x, c.read)
	return true
}

func (q *readsFrom) allows(x *execution, c *choice) bool {
	if c.allowed = allowedByPosition(x, c.read, c.write); c.allowed {
		q.w.res.Stats.WitnessKept++
	}
	return c.allowed
}

// allowedByPosition reports whether read r, which has no rf, may read write c in the witness
// at hand, as far as positions say.
func allowedByPosition(x *execution, r, c event.ID) bool {
	g := x.g
	e := g.At(r)
	co := g.Co(e.Loc)
	return c == co[len(co)-1] || positionOf(g, c) >= x.st.FirstRead(r, e.Succeeds(g.ValueOf(e.Loc, c)))
}

// positionOf is the position of write c in coherence order.
func positionOf(g *graph.Graph, c event.ID) int32 {
	if c.Thread < 0 {
		return 0
	}
	return g.At(c).CoPos
}

// final: the choice may turn out to be canonical where more is known, but not if another
// write comes after the one that is read in any case.
func (q *readsFrom) final(x *execution, c *choice) bool {
	if c.canonical || c.rmw {
		return false
	}
	for _, o := range x.g.Co(c.step.Loc - 1)[1:] {
		if o != c.write && q.later(x, c.write, o) {
			return true
		}
	}
	return false
}

// later reports whether write o comes after write c in every coherence order, as far as
// their pasts tell.
func (q *readsFrom) later(x *execution, c, o event.ID) bool {
	w := q.w
	switch w.traits.Order {
	case consistency.OrderUnknown:
		return false
	case consistency.OrderHB:
		return x.st.HappensBefore(c, o)
	}
	return graph.In(x.g.PORF(o), c)
}

// readsBy lets read r of x, which has no rf and after which no event of its thread comes,
// read write c, if a witness allows it; that is then the one of x.
func (q *readsFrom) readsBy(x *execution, r, c event.ID) bool {
	w := q.w
	if allowedByPosition(x, r, c) && x.tryRead(r, c) {
		w.res.Stats.WitnessKept++
		return true
	}
	return w.reorder(x, r, c, graph.None)
}

// completes reports whether the write of the read-modify-write whose read r is the newest
// event of x may stand. x stays as it is, but for its witness.
func (q *readsFrom) completes(x *execution, r event.ID) bool {
	w := q.w
	g := x.g
	e := g.At(r)
	next := int(g.PosOf(e)) + 1
	switch co := g.Co(e.Loc); {
	case next == len(co):
		return true
	case g.IsRMWWrite(co[next]):
		return false // another one has read the same write
	case w.traits.Order == consistency.OrderTotal:
		return true // at the same moment
	}
	n := int32(len(g.Order)) - 1
	u := w.add(x, r.Thread, w.next(x, r.Thread))
	ok := !w.shared.stopped() && q.stands(x, u)
	w.cutTo(x, n)
	return ok
}

// stands gives write u, the newest event, its place, if a witness allows it.
func (q *readsFrom) stands(x *execution, u event.ID) bool {
	w := q.w
	g := x.g
	e := g.At(u)
	if e.Attr&event.Exclusive == 0 {
		x.setPlace(u, int32(len(g.Co(e.Loc))))
		return true
	}
	r := g.At(event.ID{Thread: u.Thread, Index: u.Index - 1})
	pos := g.PosOf(r) + 1
	co := g.Co(e.Loc)
	if int(pos) < len(co) && g.IsRMWWrite(co[pos]) {
		return false // another one has read the same write
	}
	if pos >= x.st.FirstPlace(u) && x.tryPlace(u, pos) {
		w.res.Stats.WitnessKept++
		return true
	}
	return w.reorder(x, graph.None, graph.None, u)
}

// place: there is one place, where some witness puts it.
func (q *readsFrom) place(x *execution, id event.ID) bool {
	e := x.g.At(id)
	return q.w.takePlace(x, id, item{kind: itemPlace, lone: x.lone && e.Attr&event.Exclusive == 0, stamp: e.Stamp})
}

func (*readsFrom) fits(*execution, event.ID, int32) bool { return true }

func (q *readsFrom) tryPlace(x *execution, id event.ID, _ int32) bool { return q.stands(x, id) }

func (q *readsFrom) revisit(h *execution, id, r event.ID) bool {
	w := q.w
	if !q.revised(h, id, r) {
		w.pool = append(w.pool, h)
		return false
	}
	h.work = h.work[:0]
	h.pending = -1
	if e := h.g.At(r); e.Succeeds(e.Val) {
		h.pending = r.Thread
	}
	w.stack = append(w.stack, h)
	return w.checkRead(h, r) && w.checkWrite(h, id)
}

func (*readsFrom) lastKnown() bool { return false }

// revised lets read r of h read write id, if a witness allows it.
func (q *readsFrom) revised(h *execution, id, r event.ID) bool {
	w := q.w
	g := h.g
	e := g.At(id)
	lo := max(h.st.FirstPlace(id), h.st.FirstRead(r, g.At(r).Succeeds(e.Val))+1)
	hi := int32(len(g.Co(e.Loc)))
	if e.Attr&event.Exclusive != 0 {
		hi = g.PosOf(g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1
		lo = max(lo, hi)
	}
	for pos := hi; pos >= lo; pos-- {
		if co := g.Co(e.Loc); int(pos) < len(co) && g.IsRMWWrite(co[pos]) {
			continue
		}
		if h.tryRevisit(id, pos, r) {
			w.res.Stats.WitnessKept++
			return true
		}
	}
	return w.reorder(h, r, id, graph.None)
}

func (q *readsFrom) canonical(x *execution, d, id event.ID, p past) bool {
	w, g, v := q.w, x.g, p.view
	e := g.At(d)
	part := consistency.Part{Before: e.Stamp, With: v, Without: id}
	older := func(y event.ID) bool { return part.Has(g, y) }
	switch e.Kind {
	case event.Write:
		for r := g.FirstReader(e.Loc, d); r != graph.None; r = g.NextReader(r) {
			if g.At(r).Stamp < e.Stamp {
				return false
			}
		}
		return true
	case event.Choice:
		return e.Val.Lo == 0
	case event.Read:
	default:
		return true
	}
	if !older(e.RF) {
		return false
	}
	list := q.candidates(q.older[:0], x, d, older)
	q.older = list
	if list[0].id == e.RF {
		return true
	}
	if w.traits.Order == consistency.OrderTotal {
		// What the witness allows is possible; mostly that is enough to know.
		var sooner, canonical bool
		if list, sooner, canonical = q.witnessed(x, d, list, part); sooner || canonical {
			return canonical
		}
	}
	if co := g.Co(e.Loc); w.traits.Order != consistency.OrderTotal {
		k := len(co) - 1
		for !older(co[k]) {
			k--
		}
		if list[0].id == co[k] {
			return false // what is last can be read
		}
	}
	// The graph with what is older, and d as its newest event.
	w.res.Stats.CanonicalChecks++
	h := w.newExecution()
	defer func() { w.pool = append(w.pool, h) }()
	h.work = h.work[:0]
	own := append(q.view[:0], v...)
	q.view = own
	own[id.Thread] = id.Index - 1
	h.st.Restrict(x.st, g.Restrict(h.g, e.Stamp-1, own, graph.None))
	w.add(h, d.Thread, e.Step)
	for _, n := range list {
		c := n.id
		// What is in the graph is consistent in a part of it; that of a read-modify-write has
		// its write, which follows at once.
		if c == e.RF {
			return true
		}
		hd := h.g.At(d)
		rmw := hd.Succeeds(h.g.ValueOf(hd.Loc, c))
		if q.readsBy(h, d, c) {
			if !rmw || q.completes(h, d) {
				return false
			}
			h.unread(d)
		}
	}
	if w.shared.stopped() {
		return false
	}
	panic("BUG: a read has no canonical choice")
}

// witnessed looks in a part of x whether read d may
// read one of the candidates list that come before the one which it reads, in the order in
// which the witness has them. It returns sooner if so, canonical if there is none that it
// might read in another witness, and else list without what it cannot read.
func (q *readsFrom) witnessed(x *execution, d event.ID, list []candidate, part consistency.Part) (rest []candidate, sooner, canonical bool) {
	g := x.g
	e := g.At(d)
	co := g.Co(e.Loc)
	first := x.st.(consistency.Witness).FirstReadIn(d, part)
	n := 0
	for k, c := range list {
		if c.id == e.RF {
			return append(list[:n], list[k:]...), false, n == 0
		}
		pos := positionOf(g, c.id)
		if e.Succeeds(g.ValueOf(e.Loc, c.id)) {
			next := pos + 1
			for int(next) < len(co) && !part.Has(g, co[next]) {
				next++
			}
			if int(next) < len(co) && g.IsRMWWrite(co[next]) {
				continue // another read-modify-write has read it
			}
		}
		if pos >= first {
			return nil, true, false
		}
		list[n] = c
		n++
	}
	panic("BUG: a read does not read a candidate")
}

// settleWaits gives x, a blocked execution, a witness in which all that is waited for
// stands last in coherence order, if there is one.
func (q *readsFrom) settleWaits(x *execution) {
	w := q.w
	g := x.g
	last := w.seek.waits[:0]
	settled := true
	note := func(t, i int32) {
		e := g.At(event.ID{Thread: t, Index: i})
		if e.Kind == event.Read {
			last = append(last, event.ID{Thread: t, Index: i})
			for _, o := range g.Co(e.Loc)[g.PosOf(e)+1:] {
				settled = settled && !endsWait(g, e, o)
			}
		}
	}
	for t := int32(0); int(t) < g.Threads(); t++ {
		if !g.Exists(t) || g.Finished(t) {
			continue
		}
		e := g.Last(t)
		if e != nil && e.Await != event.AwaitNone && !e.Admits(e.Val) {
			note(t, g.Len(t)-1)
			continue
		}
		if s := w.next(x, t); s.Kind == event.Block && event.BlockReason(s.Why) == event.BlockSpin {
			for i := g.Len(t) - 1; i >= 0; i-- {
				note(t, i)
				if s.Len == 0 && g.At(event.ID{Thread: t, Index: i}).Kind == event.Read || s.Len > 0 && uint64(g.Len(t)-i) >= s.Len {
					break
				}
			}
		}
	}
	w.seek.waits = last
	if settled {
		return
	}
	for _, r := range last {
		e := g.At(r)
		for _, o := range g.Co(e.Loc)[1:] {
			if o != e.RF && endsWait(g, e, o) && q.later(x, e.RF, o) {
				return
			}
		}
	}
	w.seek.last = last
	w.reorder(x, graph.None, graph.None, graph.None)
	w.seek.last = nil
}

// endsWait reports whether read e, which stops its thread for good, cannot be if write o
// comes after what it reads: a read that waits for a value would have got another one;
// what is read in a loop may be followed by read-modify-writes that put back what they
// read (see spinStuck).
func endsWait(g *graph.Graph, e *graph.Event, o event.ID) bool {
	y := g.At(o)
	if e.Await != event.AwaitNone {
		return e.Attr&event.Sticky == 0 || e.Admits(y.Val)
	}
	return !g.IsRMWWrite(o) || y.Val != e.Val
}

// checkRF returns an error if cfg cannot be explored up to reads-from.
func checkRF(cfg *config.Config, model consistency.Model) error {
	if cfg.Symmetry {
		return &config.Error{Field: "Symmetry", Msg: "threads cannot be taken for interchangeable (symmetry) when executions are explored up to reads-from"}
	}
	if consistency.Dependencies(model) {
		return &config.Error{Field: "Equivalence", Msg: fmt.Sprintf("executions cannot be explored up to reads-from under %s, whose graphs have holes", cfg.Asked())}
	}
	return nil
}
