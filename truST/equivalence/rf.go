package equivalence

import (
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
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
	seek          seeking // of reorder
}

func newReadsFrom(w *execution.Workbench) execution.Equivalence { return readsFromOf(w) }

func readsFromOf(w *execution.Workbench) *readsFrom {
	switch {
	case w.Traits.Witnessing != nil:
		w.Model = w.Traits.Witnessing
	case w.Traits.Sequential(): // nothing finds an interleaving, but po ∪ rf is part of all
		w.Traits.Order = consistency.OrderPORF
	}
	q := &readsFrom{coherenceOrder: coherenceOrder{w: w}}
	q.seek.stopped = w.Control.Stopped
	return q
}

// candidates appends to list the writes that read r of x might read, in the canonical order: those
// with most events in their causal past first, because what they overwrite cannot be
// read as a rule; the initial write last. What r is known to read only after it was
// overwritten is not listed. Only writes that are in keep are, unless it is nil; r's past
// is in it.
func (q *readsFrom) candidates(list []candidate, x *execution.Execution, r event.ID, keep func(event.ID) bool) []candidate {
	g := x.Graph
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
func (q *readsFrom) overwritten(x *execution.Execution, r event.ID) (over []int32, some bool) {
	w := q.w
	g := x.Graph
	over = slices.Grow(q.over[:0], g.Threads())[:g.Threads()]
	q.over = over
	for t := range over {
		over[t] = -1
	}
	if w.Traits.Order == consistency.OrderUnknown {
		return over, false
	}
	l := g.At(r).Loc
	prev := event.ID{Thread: r.Thread, Index: r.Index - 1}
	var before []int32
	if w.Traits.Order == consistency.OrderHB {
		before = x.Before(prev, &q.hb)
	} else {
		before = g.PORF(prev)[:g.Threads()]
	}
	for t, n := range before {
		if a := g.LastWrite(l, int32(t), n); a != graph.None {
			own := max(over[t], a.Index-1)
			if w.Traits.Order == consistency.OrderHB {
				graph.Join(over, x.Before(a, &q.hb2))
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
		return w.Space.Tids[a.id.Thread] > w.Space.Tids[b.id.Thread]
	}
	return a.id.Index > b.id.Index
}

// Reads are the candidates, the first of them last.
func (q *readsFrom) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	q.listed = q.candidates(q.listed[:0], x, r, nil)
	q.writes = q.writes[:0]
	for k := len(q.listed) - 1; k >= 0; k-- {
		q.writes = append(q.writes, q.listed[k].id)
	}
	return q.writes, nil
}

func (*readsFrom) FirstRead(x *execution.Execution, r event.ID) int32 { return 0 }

func (q *readsFrom) TryRead(x *execution.Execution, c *execution.ReadChoice) bool {
	if c.Allowed {
		x.SetRead(c.Read, c.Write)
	} else if !q.readsBy(x, c.Read, c.Write) {
		return false
	}
	c.Canonical = !c.Settled
	// The read of a read-modify-write is canonical only if its write may stand.
	c.Settled = c.Settled || !c.RMW || q.completes(x, c.Read)
	return true
}

func (q *readsFrom) Allows(x *execution.Execution, c *execution.ReadChoice) bool {
	if c.Allowed = allowedByPosition(x, c.Read, c.Write); c.Allowed {
		q.w.Counts.WitnessKept++
	}
	return c.Allowed
}

// allowedByPosition reports whether read r, which has no rf, may read write c in the witness
// at hand, as far as positions say.
func allowedByPosition(x *execution.Execution, r, c event.ID) bool {
	g := x.Graph
	e := g.At(r)
	co := g.Co(e.Loc)
	return c == co[len(co)-1] || positionOf(g, c) >= x.State.FirstRead(r, e.Succeeds(g.ValueOf(e.Loc, c)))
}

// positionOf is the position of write c in coherence order.
func positionOf(g *graph.Graph, c event.ID) int32 {
	if c.Thread < 0 {
		return 0
	}
	return g.At(c).CoPos
}

// Final: the choice may turn out to be canonical where more is known, but not if another
// write comes after the one that is read in any case.
func (q *readsFrom) Final(x *execution.Execution, c *execution.ReadChoice) bool {
	if c.Canonical || c.RMW {
		return false
	}
	for _, o := range x.Graph.Co(c.Step.Loc - 1)[1:] {
		if o != c.Write && q.later(x, c.Write, o) {
			return true
		}
	}
	return false
}

// later reports whether write o comes after write c in every coherence order, as far as
// their pasts tell.
func (q *readsFrom) later(x *execution.Execution, c, o event.ID) bool {
	w := q.w
	switch w.Traits.Order {
	case consistency.OrderUnknown:
		return false
	case consistency.OrderHB:
		return x.State.HappensBefore(c, o)
	}
	return graph.In(x.Graph.PORF(o), c)
}

// readsBy lets read r of x, which has no rf and after which no event of its thread comes,
// read write c, if a witness allows it; that is then the one of x.
func (q *readsFrom) readsBy(x *execution.Execution, r, c event.ID) bool {
	w := q.w
	if allowedByPosition(x, r, c) && x.TryRead(r, c) {
		w.Counts.WitnessKept++
		return true
	}
	return q.reorder(x, r, c, graph.None)
}

// completes reports whether the write of the read-modify-write whose read r is the newest
// event of x may stand. x stays as it is, but for its witness.
func (q *readsFrom) completes(x *execution.Execution, r event.ID) bool {
	w := q.w
	g := x.Graph
	e := g.At(r)
	next := int(g.PosOf(e)) + 1
	switch co := g.Co(e.Loc); {
	case next == len(co):
		return true
	case g.IsRMWWrite(co[next]):
		return false // another one has read the same write
	case w.Traits.Order == consistency.OrderTotal:
		return true // at the same moment
	}
	n := int32(len(g.Order)) - 1
	u := w.Add(x, r.Thread, w.Next(x, r.Thread))
	ok := !w.Control.Stopped() && q.stands(x, u)
	x.CutTo(n)
	return ok
}

// stands gives write u, the newest event, its place, if a witness allows it.
func (q *readsFrom) stands(x *execution.Execution, u event.ID) bool {
	w := q.w
	g := x.Graph
	e := g.At(u)
	if e.Attr&event.Exclusive == 0 {
		x.SetPlace(u, int32(len(g.Co(e.Loc))))
		return true
	}
	r := g.At(event.ID{Thread: u.Thread, Index: u.Index - 1})
	pos := g.PosOf(r) + 1
	co := g.Co(e.Loc)
	if int(pos) < len(co) && g.IsRMWWrite(co[pos]) {
		return false // another one has read the same write
	}
	if pos >= x.State.FirstPlace(u) && x.TryPlace(u, pos) {
		w.Counts.WitnessKept++
		return true
	}
	return q.reorder(x, graph.None, graph.None, u)
}

// Place: there is one place, where some witness puts it.
func (q *readsFrom) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	e := x.Graph.At(id)
	*it = execution.Item{Kind: execution.ItemPlace, Alone: x.Alone && e.Attr&event.Exclusive == 0, Stamp: e.Stamp}
	return execution.Take
}

func (*readsFrom) Fits(*execution.Execution, event.ID, int32) bool { return true }

func (q *readsFrom) TryPlace(x *execution.Execution, id event.ID, _ int32) bool {
	return q.stands(x, id)
}

func (q *readsFrom) Revisit(h *execution.Execution, id, r event.ID, it *execution.Item) execution.Verdict {
	if !q.revised(h, id, r) {
		return execution.Skip
	}
	return execution.Take
}

func (*readsFrom) LastKnown() bool { return false }

func (*readsFrom) LastValue(*execution.Execution, int32, *event.Step) (event.Value, bool) {
	return event.Value{}, false
}

// revised lets read r of h read write id, if a witness allows it.
func (q *readsFrom) revised(h *execution.Execution, id, r event.ID) bool {
	w := q.w
	g := h.Graph
	e := g.At(id)
	lo := max(h.State.FirstPlace(id), h.State.FirstRead(r, g.At(r).Succeeds(e.Val))+1)
	hi := int32(len(g.Co(e.Loc)))
	if e.Attr&event.Exclusive != 0 {
		hi = g.PosOf(g.At(event.ID{Thread: id.Thread, Index: id.Index - 1})) + 1
		lo = max(lo, hi)
	}
	for pos := hi; pos >= lo; pos-- {
		if co := g.Co(e.Loc); int(pos) < len(co) && g.IsRMWWrite(co[pos]) {
			continue
		}
		if h.TryRevisit(id, pos, r) {
			w.Counts.WitnessKept++
			return true
		}
	}
	return q.reorder(h, r, id, graph.None)
}

func (q *readsFrom) Canonical(x *execution.Execution, d, id event.ID, p execution.Past) bool {
	w, g, v := q.w, x.Graph, p.View
	e := g.At(d)
	part := consistency.Part{Before: e.Stamp, With: v, Without: id}
	older := func(y event.ID) bool { return part.Has(g, y) }
	switch e.Kind {
	case event.Write:
		return !readBefore(g, d)
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
	if w.Traits.Order == consistency.OrderTotal {
		// What the witness allows is possible; mostly that is enough to know.
		var sooner, canonical bool
		if list, sooner, canonical = q.witnessed(x, d, list, part); sooner || canonical {
			return canonical
		}
	}
	if co := g.Co(e.Loc); w.Traits.Order != consistency.OrderTotal {
		k := len(co) - 1
		for !older(co[k]) {
			k--
		}
		if list[0].id == co[k] {
			return false // what is last can be read
		}
	}
	// The graph with what is older, and d as its newest event.
	w.Counts.CanonicalChecks++
	h := w.New()
	defer func() { w.Free(h) }()
	h.Work = h.Work[:0]
	own := append(q.view[:0], v...)
	q.view = own
	own[id.Thread] = id.Index - 1
	h.State.Restrict(x.State, g.Restrict(h.Graph, e.Stamp-1, own, graph.None))
	w.Add(h, d.Thread, e.Step)
	for _, n := range list {
		c := n.id
		// What is in the graph is consistent in a part of it; that of a read-modify-write has
		// its write, which follows at once.
		if c == e.RF {
			return true
		}
		hd := h.Graph.At(d)
		rmw := hd.Succeeds(h.Graph.ValueOf(hd.Loc, c))
		if q.readsBy(h, d, c) {
			if !rmw || q.completes(h, d) {
				return false
			}
			h.Unread(d)
		}
	}
	if w.Control.Stopped() {
		return false
	}
	panic("BUG: a read has no canonical choice")
}

func (q *readsFrom) AllCanonical(x *execution.Execution, oldest, newest int32, id event.ID, p execution.Past) bool {
	return allCanonical(q, x, oldest, newest, id, p)
}

// witnessed looks in a part of x whether read d may
// read one of the candidates list that come before the one which it reads, in the order in
// which the witness has them. It returns sooner if so, canonical if there is none that it
// might read in another witness, and else list without what it cannot read.
func (q *readsFrom) witnessed(x *execution.Execution, d event.ID, list []candidate, part consistency.Part) (rest []candidate, sooner, canonical bool) {
	g := x.Graph
	e := g.At(d)
	co := g.Co(e.Loc)
	first := x.State.(consistency.Witness).FirstReadIn(d, part)
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

// SettleWaits gives x, a blocked execution, a witness in which all that is waited for
// stands last in coherence order, if there is one.
func (q *readsFrom) SettleWaits(x *execution.Execution) {
	w := q.w
	g := x.Graph
	last := q.seek.waits[:0]
	settled := true
	written := map[int32]bool{} // what the round of a loop writes behind the event that is looked at: that stands after what this reads anyway
	note := func(t, i int32) {
		e := g.At(event.ID{Thread: t, Index: i})
		if e.Kind == event.Write && (!g.IsRMWWrite(event.ID{Thread: t, Index: i}) || g.At(event.ID{Thread: t, Index: i - 1}).Val != e.Val) {
			written[e.Loc] = true
		}
		if e.Kind == event.Read && !written[e.Loc] {
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
		clear(written)
		if s := w.Next(x, t); s.Kind == event.Block && event.BlockReason(s.Why) == event.BlockSpin && s.Attr&event.Hangs == 0 {
			for i := g.Len(t) - 1; i >= 0; i-- {
				note(t, i)
				if s.Len == 0 && g.At(event.ID{Thread: t, Index: i}).Kind == event.Read || s.Len > 0 && uint64(g.Len(t)-i) >= s.Len {
					break
				}
			}
		}
	}
	q.seek.waits = last
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
	q.seek.last = last
	q.reorder(x, graph.None, graph.None, graph.None)
	q.seek.last = nil
}

// endsWait reports whether read e, which stops its thread for good, cannot be if write o
// comes after what it reads: a read that waits for a value would have got another one;
// what is read in a loop may be followed by read-modify-writes that put back what they
// read (see SpinStuck).
func endsWait(g *graph.Graph, e *graph.Event, o event.ID) bool {
	y := g.At(o)
	if e.Await != event.AwaitNone {
		return e.Attr&event.Sticky == 0 || e.Admits(y.Val)
	}
	return !g.IsRMWWrite(o) || y.Val != e.Val
}
