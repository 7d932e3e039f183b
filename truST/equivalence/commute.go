package equivalence

import (
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
	"genmcgo/truST/wire"
)

// commuting is the equivalence in which operations on objects that are declared to commute are not
// ordered; all else is as with coherence order. RATIONALE.md ("How do operations that commute count
// once?") has the argument.
//
// What an operation chooses is its cut: which of the operations that it depends on come before
// it. Its read has it (graph/partial.go); the write follows at once. The canonical cut is all of them.
// With another one, the oldest operation that is left out is revisited: it comes
// after this one then, and chooses its own cut again.
type commuting struct {
	coherenceOrder
	// Of the read that was asked about last: its cuts, the canonical one last, and the state that it
	// finds with each.
	cuts   [][]event.ID
	states []event.Value
	list   []event.ID // the last operation of each
	// Scratch.
	options       []event.ID
	out           []bool
	base, keep    []int32
	kept          []int32
	chosen, found []event.ID
}

func newCommuting(w *execution.Workbench) *commuting {
	return &commuting{coherenceOrder: coherenceOrder{w: w}}
}

// ApplyCommuting takes back cfg.Commuting where operations that commute are ordered all the same.
func ApplyCommuting(cfg *config.Config, model consistency.Model) {
	possible := map[string]bool{"": true, "co": true, "auto": true}
	cfg.Commuting = cfg.Commuting && model.Traits().KnowsPartial() && possible[cfg.Equivalence]
	if cfg.Commuting && cfg.Equivalence == "auto" {
		cfg.Equivalence = "co"
	}
}

func partial(x *execution.Execution, id event.ID) bool {
	return x.Graph.Partial(x.Graph.At(id).Loc)
}

// concerns reports whether the operation whose write is w is one that the one with read r depends on.
func concerns(g *graph.Graph, r, w event.ID) bool {
	return w.Thread != r.Thread && execution.Depends(g, r, execution.ReadOf(w))
}

// Reads: the read finds the state that its cut makes.
func (q *commuting) Reads(x *execution.Execution, r event.ID) ([]event.ID, []event.Value) {
	if !partial(x, r) {
		return q.coherenceOrder.Reads(x, r)
	}
	q.choices(x, r)
	return q.list, q.states
}

func (q *commuting) FirstRead(x *execution.Execution, r event.ID) int32 {
	if !partial(x, r) {
		return q.coherenceOrder.FirstRead(x, r)
	}
	return 0
}

// choices finds the cuts of read r, which has none. All later operations of x that it depends
// on are in each: they made it choose again. Of the cuts that are not canonical only those are
// listed with which the operation can take place, and another one is revisited.
func (q *commuting) choices(x *execution.Execution, r event.ID) {
	g := x.Graph
	e := g.At(r)
	q.cuts, q.states, q.list = q.cuts[:0], q.states[:0], q.list[:0]
	q.base = append(q.base[:0], g.PORF(r)[:g.Threads()]...)
	options := q.options[:0]
	q.chosen = q.chosen[:0]
	for _, w := range g.Co(e.Loc)[1:] {
		switch {
		case !concerns(g, r, w):
		case g.At(w).Stamp > e.Stamp:
			graph.Join(q.base, g.PORF(w))
			q.chosen = append(q.chosen, w)
		default:
			options = append(options, w)
		}
	}
	options = slices.DeleteFunc(options, func(w event.ID) bool { return graph.In(q.base, w) })
	execution.SortSooner(g, options)
	q.options = options
	q.out = append(q.out[:0], make([]bool, len(options))...)
	q.choose(x, r, 0, q.base)
}

// choose decides about the options from number k on; view is r's past with what was chosen so far.
func (q *commuting) choose(x *execution.Execution, r event.ID, k int, view []int32) {
	g := x.Graph
	if k == len(q.options) {
		q.offer(x, r, view)
		return
	}
	w := q.options[k]
	if !graph.In(view, w) {
		q.out[k] = true
		q.choose(x, r, k+1, view)
		q.out[k] = false
	}
	for i, o := range q.options[:k] {
		if q.out[i] && graph.In(g.PORF(w), o) {
			return
		}
	}
	q.chosen = append(q.chosen, w)
	wider := slices.Clone(view)
	graph.Join(wider, g.PORF(w))
	q.choose(x, r, k+1, wider)
	q.chosen = q.chosen[:len(q.chosen)-1]
}

// offer lists the cut that was chosen, if something may come of it.
func (q *commuting) offer(x *execution.Execution, r event.ID, view []int32) {
	g := x.Graph
	e := g.At(r)
	state, last := execution.StateIn(g, e.Loc, view)
	id := event.ID{Thread: r.Thread, Index: r.Index + 1}
	if !q.w.Filters.Cut(x, r, view) || slices.Contains(q.out, true) &&
		(!e.Step.Admits(state) || len(q.targets(x, r, view, id, q.w.Filters.Extends(x, r, execution.Past{View: view}).View)) == 0) {
		return
	}
	cut := make([]event.ID, 0, len(q.chosen)+1)
	if last.Thread >= 0 {
		cut = append(cut, last)
	}
	for _, w := range q.chosen {
		if w != last {
			cut = append(cut, w)
		}
	}
	q.cuts, q.states, q.list = append(q.cuts, cut), append(q.states, state), append(q.list, last)
}

func (q *commuting) TryRead(x *execution.Execution, c *execution.ReadChoice) bool {
	if !partial(x, c.Read) {
		return q.coherenceOrder.TryRead(x, c)
	}
	c.Canonical = c.Pos == c.Top
	x.SetCut(c.Read, q.cuts[c.Pos], q.states[c.Pos])
	return true
}

// LastValue: the thread finds the state that all it depends on makes.
func (q *commuting) LastValue(x *execution.Execution, t int32, s *event.Step) (event.Value, bool) {
	g := x.Graph
	l := g.LocOf(s)
	if !g.Partial(l) {
		return q.coherenceOrder.LastValue(x, t, s)
	}
	op := event.OperationOf(&s.Label)
	q.base = append(q.base[:0], g.PORF(event.ID{Thread: t, Index: g.Len(t) - 1})[:g.Threads()]...)
	for _, w := range g.Co(l)[1:] {
		if w.Thread != t && !graph.In(q.base, w) && !op.Commutes(execution.Operation(g, execution.ReadOf(w))) {
			graph.Join(q.base, g.PORF(w))
		}
	}
	v, _ := execution.StateIn(g, l, q.base)
	return v, true
}

// Place: a write stands last, if its cut is the canonical one; else it is there for its revisits.
func (q *commuting) Place(x *execution.Execution, id event.ID, it *execution.Item) execution.Verdict {
	if !partial(x, id) {
		return q.coherenceOrder.Place(x, id, it)
	}
	g := x.Graph
	e := g.At(id)
	v := g.PORF(id)
	co := g.Co(e.Loc)
	for _, w := range co[1:] {
		if !graph.In(v, w) && concerns(g, execution.ReadOf(id), w) {
			return execution.Skip
		}
	}
	*it = execution.Item{Kind: execution.ItemPlace, Stamp: e.Stamp, Lo: int32(len(co)), Cur: int32(len(co))}
	return execution.Take
}

func (q *commuting) Fits(x *execution.Execution, id event.ID, pos int32) bool {
	return partial(x, id) || q.coherenceOrder.Fits(x, id, pos)
}

// Targets are the operations that the one with write id, the newest event, revisits.
func (q *commuting) Targets(x *execution.Execution, id event.ID, p execution.Past) (list []event.ID, all bool) {
	if !partial(x, id) {
		return nil, false
	}
	return q.targets(x, execution.ReadOf(id), x.Graph.PORF(id), id, p.View), true
}

// targets are the reads of the operations that the one with read r may revisit if its past is view. Its
// write is id, the newest event; it need not be there yet. Of those that are left out
// the oldest one must be revisited. One that waits may be, if it is older. The revisit keeps keep, which has
// view in it.
func (q *commuting) targets(x *execution.Execution, r event.ID, view []int32, id event.ID, keep []int32) []event.ID {
	g := x.Graph
	l := g.At(r).Loc
	oldest := int32(len(g.Order))
	found := q.found[:0]
	for _, w := range g.Co(l)[1:] {
		if d := execution.ReadOf(w); w != id && !graph.In(view, w) && concerns(g, r, w) && g.At(d).Stamp < oldest {
			oldest = g.At(d).Stamp
			found = append(found[:0], d)
		}
	}
	for t := range g.LastAccesses(l) {
		b := event.ID{Thread: int32(t), Index: g.LastAccess(l, int32(t))}
		if b.Index < 0 || b.Thread == r.Thread {
			continue
		}
		if e := g.At(b); e.Kind == event.Read && e.HasRF && !e.Succeeds(e.Val) && e.Stamp < oldest && execution.Depends(g, r, b) {
			found = append(found, b)
		}
	}
	found = slices.DeleteFunc(found, func(d event.ID) bool { return graph.In(keep, d) || !q.revisitable(x, d, r, view, id, keep) })
	q.found = found
	return found
}

// younger appends to view the pasts of the younger operations that come before read d: they made
// it choose again.
func younger(g *graph.Graph, d event.ID, view []int32) []int32 {
	v := g.PORF(d)
	e := g.At(d)
	for _, w := range g.Co(e.Loc)[1:] {
		if graph.In(v, w) && g.At(w).Stamp > e.Stamp {
			graph.Join(view, g.PORF(w))
		}
	}
	return view
}

// revisitable reports whether read d may be revisited by the operation with read r, whose past is
// view, and whose write is id, if keep is kept.
func (q *commuting) revisitable(x *execution.Execution, d, r event.ID, view []int32, id event.ID, keep []int32) bool {
	g := x.Graph
	e := g.At(d)
	own := g.PORF(d)
	co := g.Co(e.Loc)[1:]
	q.keep = younger(g, d, append(q.keep[:0], keep...))
	size := int32(1) // of r's past with its write
	for _, i := range view {
		size += i + 1
	}
	if graph.In(view, id) {
		size--
	}
	for _, w := range co {
		s := g.At(w).Stamp
		if w == id || s < e.Stamp || graph.In(view, w) {
			continue
		}
		switch {
		case graph.In(own, w) && concerns(g, d, w) && !q.precedes(g, w, id, size):
			return false // they come in one order
		case graph.In(q.keep, w) && concerns(g, r, w):
			return false
		}
	}
	kept := func(y event.ID) bool { return g.At(y).Stamp < e.Stamp || graph.In(q.keep, y) }
	for _, w := range co {
		if w != id && concerns(g, d, w) && kept(w) && !graph.In(own, w) {
			return false
		}
	}
	// Nothing that is kept depends on what is not.
	q.kept = q.kept[:0]
	for t := int32(0); int(t) < g.Threads(); t++ {
		n := g.Len(t)
		for n > 0 && !kept(event.ID{Thread: t, Index: n - 1}) {
			n--
		}
		q.kept = append(q.kept, n)
	}
	for _, z := range g.Order[:e.Stamp] {
		for t, i := range g.PORF(z)[:len(q.kept)] {
			if i >= q.kept[t] {
				return false
			}
		}
	}
	for _, z := range g.Order[e.Stamp+1:] {
		if z != id && !graph.In(q.keep, z) && !q.Canonical(x, z, id, execution.Past{View: keep}) {
			return false
		}
	}
	return true
}

// precedes reports whether write w comes before write id, in whose past are size events, in the order
// execution.Sooner.
func (q *commuting) precedes(g *graph.Graph, w, id event.ID, size int32) bool {
	n := int32(0)
	for _, i := range g.PORF(w) {
		n += i + 1
	}
	if n != size {
		return n < size
	}
	return g.Space.Tids[w.Thread] < g.Space.Tids[id.Thread]
}

// Canonical: an operation comes after all that it depends on, and nothing older after it.
func (q *commuting) Canonical(x *execution.Execution, d, id event.ID, p execution.Past) bool {
	g := x.Graph
	e := g.At(d)
	if e.Loc < 0 || !g.Partial(e.Loc) {
		return q.coherenceOrder.Canonical(x, d, id, p)
	}
	if e.Kind == event.Write {
		for _, z := range g.Order[:e.Stamp] {
			if z.Thread != d.Thread && graph.In(g.PORF(z), d) {
				return false
			}
		}
		return true
	}
	v := g.PORF(d)
	for _, w := range g.Co(e.Loc)[1:] {
		if w != id && concerns(g, d, w) && graph.In(v, w) != (g.At(w).Stamp < e.Stamp || p.Has(w)) {
			return false
		}
	}
	return true
}

func (q *commuting) AllCanonical(x *execution.Execution, oldest, newest int32, id event.ID, p execution.Past) bool {
	return allCanonical(q, x, oldest, newest, id, p)
}

// Restrict keeps what made r choose again before, too.
func (q *commuting) Restrict(x, h *execution.Execution, r, id event.ID, p execution.Past) bool {
	if partial(x, id) {
		q.keep = younger(x.Graph, r, append(q.keep[:0], p.View...))
		p.View = q.keep
	}
	return q.coherenceOrder.Restrict(x, h, r, id, p)
}

// Revisit leaves all cuts of r that id is in for later.
func (q *commuting) Revisit(h *execution.Execution, id, r event.ID, it *execution.Item) execution.Verdict {
	if !partial(h, id) {
		return q.coherenceOrder.Revisit(h, id, r, it)
	}
	n := int32(len(h.Graph.Co(h.Graph.At(id).Loc)))
	h.SetPlace(id, n)
	q.choices(h, r)
	h.Unplace(id)
	*it = execution.Item{Kind: execution.ItemRevPlace, Stamp: h.Graph.At(id).Stamp, Read: r, Cur: int32(len(q.list)) - 1}
	return execution.Wait
}

// Describe notes in t the cuts of its operations.
func (q *commuting) Describe(x *execution.Execution, _ int32, t *wire.Task) {
	g := x.Graph
	t.Partial = true
	for s := range t.Events {
		r := g.Order[s]
		e := g.At(r)
		if te := &t.Events[s]; e.Kind == event.Read && e.HasRF && !te.NoRF && g.Partial(e.Loc) {
			for _, w := range execution.Also(g, r) {
				te.Also = append(te.Also, wire.Write{Thread: q.w.Space.Tids[w.Thread], Index: w.Index})
			}
		}
	}
}

func (q *commuting) TryRevisit(x *execution.Execution, id event.ID, pos int32, r event.ID) bool {
	if !partial(x, id) {
		return q.coherenceOrder.TryRevisit(x, id, pos, r)
	}
	x.SetPlace(id, int32(len(x.Graph.Co(x.Graph.At(id).Loc))))
	if q.choices(x, r); int(pos) >= len(q.cuts) {
		x.Unplace(id)
		return false
	}
	x.SetCut(r, q.cuts[pos], q.states[pos])
	return true
}
