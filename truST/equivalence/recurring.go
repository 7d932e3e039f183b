package equivalence

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/execution"
	"genmcgo/truST/result"
)

// Executions that may be reached in several ways, under models with dependencies only.
//
// The causal past of a write is closed but for one thing: of a write that a thread reads itself
// it has what decides its value, not what the write is ordered after. If there is more of that,
// a revisit may keep the write and delete what was before it, and two graphs become one, or the
// same execution arises in two orders (RATIONALE.md, "Why are some executions under imm compared
// with each other?"). The read may have been revisited since, and read something else in the end.
// All others are reached once, as far as tests tell.

// Distinct reports whether no read of x orders less than the write of its own thread which it reads, or might
// have read, is ordered after.
func (q *holes) Distinct(x *execution.Execution) bool {
	g := x.Graph
	for _, r := range g.Order {
		e := g.At(r)
		switch {
		case e.Kind != event.Read || g.Partial(e.Loc) && !e.HasRF:
		case g.Partial(e.Loc):
			for _, w := range g.Cut(nil, r) {
				if w.Thread == r.Thread && q.readsBack(x, r, w) {
					return false
				}
			}
		case q.mayReadBack(g, r) || e.HasRF && e.RF.Thread == r.Thread && q.readsBack(x, r, e.RF):
			return false
		}
	}
	return true
}

// mayReadBack reports whether read r, whatever it reads, might read a write of its thread that is ordered after something
// that r is not, as far as labels tell. A compare-exchange that failed might have written.
func (q *holes) mayReadBack(g *graph.Graph, r event.ID) bool {
	e := g.At(r)
	if e.Ord.Rel() {
		return false // it is after all that is before it
	}
	for i := e.PrevLoc; i >= 0; {
		y := g.At(event.ID{Thread: r.Thread, Index: i})
		if y.Kind == event.Write {
			return q.lags(g, r, i)
		}
		// A Skip accesses nothing: it is not among the accesses of the location.
		if i+1 < r.Index && g.At(event.ID{Thread: r.Thread, Index: i + 1}).Kind == event.Skip && q.lags(g, r, i+1) {
			return true
		}
		i = y.PrevLoc
	}
	return false
}

// lags reports whether event w of read r's thread, a write or the Skip in the place of one, is ordered after something that
// r would not be if it read w.
func (q *holes) lags(g *graph.Graph, r event.ID, w int32) bool {
	at := func(i int32) *graph.Event { return g.At(event.ID{Thread: r.Thread, Index: i}) }
	skip, first := at(w).Kind == event.Skip, w
	if skip || at(w).Attr&event.Exclusive != 0 {
		first-- // the read of the same operation comes with the write
	}
	for i := r.Index - 1; i >= 0; i-- {
		y := at(i)
		switch y.Kind {
		case event.Fence, event.ThreadStart, event.ThreadCreate, event.ThreadJoin, event.BarrierArrive, event.BarrierLeave:
			return false // r comes after all that is before it
		}
		if i < first && !y.Ord.Acq() && (skip && at(w).Ord.Rel() || orderedAfter(g, event.ID{Thread: r.Thread, Index: w}, i)) {
			return true
		}
	}
	return false
}

// readsBack reports whether something is in the causal past of write w that is not in that of read r of
// the same thread, which reads w.
func (q *holes) readsBack(x *execution.Execution, r, w event.ID) bool {
	c, ok := x.State.(consistency.Comparer)
	if !ok {
		return q.beyond(x, r, w)
	}
	beyond := c.Beyond(r, w, &q.seen)
	if invariant.Enabled && beyond != q.beyond(x, r, w) {
		panic("BUG: two ways to compare causal pasts disagree")
	}
	return beyond
}

// beyond is readsBack for models that only mark pasts.
func (q *holes) beyond(x *execution.Execution, r, w event.ID) bool {
	past := x.State.(consistency.Dependent)
	q.seen.Clear()
	past.Prefix(r, &q.seen)
	q.released.Clear()
	past.Prefix(w, &q.released)
	for _, e := range x.Graph.Order {
		if q.released.Has(e) && !q.seen.Has(e) {
			return true
		}
	}
	return false
}

// Recurs implements execution.Equivalence.
func (q *holes) Recurs(x *execution.Execution) (d result.Digest, recurs bool) {
	if q.Distinct(x) {
		return d, false
	}
	return q.name(x), true
}

// name is a digest of what x chose, which is the same for all workers.
func (q *holes) name(x *execution.Execution) result.Digest {
	g := x.Graph
	tids := q.w.Space.Tids
	threads := q.threads[:0]
	for t := int32(0); int(t) < g.Threads(); t++ {
		if g.Exists(t) {
			threads = append(threads, t)
		}
	}
	slices.SortFunc(threads, func(a, b int32) int { return cmp.Compare(tids[a], tids[b]) })
	b := q.bytes[:0]
	id := func(e event.ID) {
		t := uint64(0)
		if e.Thread >= 0 {
			t = uint64(tids[e.Thread])
		}
		b = binary.AppendUvarint(b, t)
		b = binary.AppendVarint(b, int64(e.Index))
	}
	for _, t := range threads {
		b = binary.AppendUvarint(b, uint64(tids[t]))
		b = binary.AppendUvarint(b, uint64(g.Slots(t)))
		for i := range g.Slots(t) {
			r := event.ID{Thread: t, Index: i}
			switch e := g.At(r); {
			case e.Kind == event.Read && e.HasRF && g.Partial(e.Loc):
				cut := g.Cut(nil, r)
				b = binary.AppendUvarint(b, uint64(len(cut)))
				for _, w := range cut {
					id(w)
				}
			case e.Kind == event.Read && e.HasRF:
				id(e.RF)
			case e.Kind == event.Write:
				b = binary.AppendUvarint(b, uint64(e.CoPos))
			case e.Kind.ReadLike():
				b = binary.AppendUvarint(b, e.Val.Lo)
				b = binary.AppendUvarint(b, e.Val.Hi)
			}
		}
	}
	q.threads, q.bytes = threads, b
	sum := sha256.Sum256(b)
	return result.Digest(sum[:])
}
