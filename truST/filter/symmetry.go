package filter

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
	"genmcgo/truST/config"
	"genmcgo/truST/execution"
)

// Symmetry of identical threads: threads that run the same function on the same
// argument and that nothing tells apart are interchangeable, so of the
// executions that differ only in which of them does what, one is explored.
// Source of the idea: SPORE (Kokologiannakis, Marmanis, Vafeiadis, PLDI 2024);
// the order below, and why it loses nothing, is in RATIONALE.md.
//
// Two threads t < u of a group (t was created first) share a prefix as long as
// their events are equal: the same steps, reading from the same writes. The
// first event that is not shared decides between them. An execution is explored
// only if t's is not after u's: for reads in the co-order of the writes they
// read from, for writes in co, for choices the greater value first. Three things
// make that fit the exploration:
//
//   - u never gets ahead of t while they share everything (holds), so that the
//     event of t is there to compare with;
//   - what u did on top of a shared prefix counts t's events of that prefix among
//     its causes (extends), so that no revisit takes them away;
//   - the canonical choice, reading or standing co-last, is in order by itself.

// symmetry is the filter.
type symmetry struct {
	w        *execution.Workbench
	distinct []event.Tid // threads that are told apart
	causes   []int32     // scratch of extends
	tids     []event.Tid // scratch of joins
}

// addSymmetry adds the filter if it was asked for. In graphs with holes an event that a thread waits for may be deleted and added again
// after the one that waits, so it is not possible there.
func addSymmetry(f *execution.Filters, w *execution.Workbench, r *config.Refinement) {
	if w.Config.Symmetry && !w.Traits.Dependencies {
		f.Add(&symmetry{w: w, distinct: r.Distinct})
	}
}

// memberOf describes the thread that event create, just added to x, creates:
// threads created in one run of ThreadCreate events, with the same function and
// argument, are a group.
func (q *symmetry) memberOf(x *execution.Execution, create event.ID) execution.Membership {
	g := x.Graph
	e := g.At(create)
	// Of a thread that the verification interface created, the program may say
	// later that others are symmetric to it.
	k := execution.Membership{Prev: -1, Grouped: e.Len&event.SymmetryOpen != 0}
	if p := q.w.Space.Lookup(event.Tid(e.Len &^ event.SymmetryOpen)); p >= 0 && g.Exists(p) && p != q.w.Space.Lookup(e.Child) {
		return execution.Membership{Prev: p, Grouped: true, Declared: true}
	}
	if q.isDistinct(e.Child) {
		return k
	}
	like := func(l *event.Label) bool { // e.Val is what an event returned, not the argument
		return l.Addr == e.Addr && l.Val == e.Step.Val && !q.isDistinct(l.Child)
	}
	for i := create.Index - 1; i >= 0 && k.Prev < 0; i-- {
		y := g.At(event.ID{Thread: create.Thread, Index: i})
		if y.Kind != event.ThreadCreate {
			break
		}
		if like(&y.Label) {
			k.Prev, k.Grouped = q.w.Space.Lookup(y.Child), true
		}
	}
	for s := q.w.Program.Next(e.Step, event.Value{}); s.Kind == event.ThreadCreate && !k.Grouped; s = q.w.Program.Next(s, event.Value{}) {
		k.Grouped = like(&s.Label)
	}
	return k
}

func (q *symmetry) isDistinct(t event.Tid) bool { return slices.Contains(q.distinct, t) }

// Created enters thread c into its group.
func (q *symmetry) Created(x *execution.Execution, create event.ID, c int32) {
	for int(c) >= len(x.Groups) {
		x.Groups = append(x.Groups, execution.Membership{Prev: -1})
	}
	k := q.memberOf(x, create)
	x.Groups[c] = k
	if k.Prev >= 0 {
		q.w.Symmetric[q.w.Space.Tids[c]] = true
		q.w.Symmetric[q.w.Space.Tids[k.Prev]] = true
	}
}

// own reports whether addresses a of thread t and b of thread u lie in the two
// threads' own memory at the same place.
func (q *symmetry) own(t, u int32, a, b event.Addr) bool {
	return a.IsDynamic() && b.IsDynamic() && a.SameArea(b) &&
		a.Owner() == q.w.Space.Tids[t] && b.Owner() == q.w.Space.Tids[u] && a&(1<<event.RegionBits-1) == b&(1<<event.RegionBits-1)
}

// alike reports whether steps a of t and b of u do the same, up to memory of
// their own and the values of writes.
func (q *symmetry) alike(t, u int32, a, b *event.Step) bool {
	return a.Kind == b.Kind && a.Ord == b.Ord && a.FailOrd == b.FailOrd && a.Size == b.Size && a.Await == b.Await && a.Attr == b.Attr &&
		a.Len == b.Len && (a.Addr == b.Addr || q.own(t, u, a.Addr, b.Addr))
}

// equal reports whether events number i of t and u, which share everything before
// them, leave the threads indistinguishable. A write to memory of the thread's
// own is equal: who reads it has the address from a later write. So are those of two operations
// that come after the same: they commute then, and what does not commute with one of them
// comes after both.
func (q *symmetry) equal(g *graph.Graph, t, u, i int32) bool {
	a, b := g.At(event.ID{Thread: t, Index: i}), g.At(event.ID{Thread: u, Index: i})
	if !q.alike(t, u, a.Step, b.Step) {
		return false
	}
	switch a.Kind {
	case event.Read:
		if !a.HasRF || !b.HasRF {
			return false
		}
		if a.Loc == b.Loc && g.Partial(a.Loc) {
			more, less := compareCuts(g, event.ID{Thread: t, Index: i}, event.ID{Thread: u, Index: i}, g.PORF(event.ID{Thread: u, Index: i}))
			return !more && !less
		}
		if a.Loc == b.Loc {
			return a.RF == b.RF
		}
		return a.RF.Thread == t && b.RF.Thread == u && a.RF.Index == b.RF.Index || a.RF == event.Init && b.RF == event.Init
	case event.Write:
		return a.Loc != b.Loc || g.Partial(a.Loc)
	case event.Choice:
		return a.Val == b.Val
	case event.ThreadCreate, event.ThreadJoin, event.ThreadFinish:
		return false
	}
	return true
}

// common is the number of events that threads t and u share, at most n.
func (q *symmetry) common(g *graph.Graph, t, u, n int32) int32 {
	n = min(n, g.Len(t), g.Len(u))
	for i := int32(0); i < n; i++ {
		if !q.equal(g, t, u, i) {
			return i
		}
	}
	return n
}

// Holds: a thread has to let one of its group go first with which it shares everything so far.
func (q *symmetry) Holds(x *execution.Execution, u int32, s *event.Step) bool {
	g := x.Graph
	n := g.Len(u)
	for t := x.Prev(u); t >= 0; t = x.Prev(t) {
		if g.Len(t) == n && q.common(g, t, u, n) == n && !g.Blocked(t) && q.alike(t, u, q.w.Next(x, t), s) {
			return true
		}
	}
	return false
}

// rival returns the event of t that id, the newest of its thread, is compared
// with, nil if the two threads parted earlier or do different things.
func (q *symmetry) rival(x *execution.Execution, t int32, id event.ID) *graph.Event {
	g := x.Graph
	if g.Len(t) <= id.Index || q.common(g, t, id.Thread, id.Index) < id.Index {
		return nil
	}
	a, b := g.At(event.ID{Thread: t, Index: id.Index}), g.At(id)
	if a.Kind != b.Kind || a.Loc != b.Loc {
		return nil
	}
	return a
}

// compareCuts compares what comes before read b of a partial location if its past is view with
// what comes before read a: the same operation of a thread with which that of b shares everything before.
// more: something comes before b only; less: before a only. What the two threads did before does not count.
func compareCuts(g *graph.Graph, a, b event.ID, view []int32) (more, less bool) {
	v := g.PORF(a)
	for _, w := range g.Co(g.At(a).Loc)[1:] {
		if !g.Ordered(a, execution.ReadOf(w)) || w.Index < a.Index && (w.Thread == a.Thread || w.Thread == b.Thread) {
			continue
		}
		first, second := w.Thread != a.Thread && graph.In(v, w), w.Thread != b.Thread && graph.In(view, w)
		more = more || second && !first
		less = less || first && !second
	}
	return more, less
}

// Cut: an operation may not come before its rivals. It comes after them unless they commute.
func (q *symmetry) Cut(x *execution.Execution, r event.ID, view []int32) bool {
	g := x.Graph
	for t := x.Prev(r.Thread); t >= 0; t = x.Prev(t) {
		a := q.rival(x, t, r)
		if a == nil || !a.HasRF {
			continue
		}
		rival := event.ID{Thread: t, Index: r.Index}
		switch more, less := compareCuts(g, rival, r, view); {
		case more:
		case less, a.Succeeds(a.Val) && g.Ordered(rival, r):
			return false
		}
	}
	return true
}

func (*symmetry) Concerns(x *execution.Execution, r event.ID) bool {
	return x.Prev(r.Thread) >= 0 && !x.Graph.Partial(x.Graph.At(r).Loc)
}

// Read leaves out a choice that would put the read before its rivals.
func (q *symmetry) Read(x *execution.Execution, c *execution.ReadChoice) execution.Verdict {
	if q.mayRead(x, c.Read, c.Write, c.Pos, false, c.RMW) {
		return execution.Take
	}
	return execution.Skip
}

// mayRead reports whether read r, the newest event of its thread, may read from
// write from at position pos of co without being before its rivals. With before
// set, from is not in co yet: it will stand before what is at pos now. rmw: r
// would be the first half of a read-modify-write.
func (q *symmetry) mayRead(x *execution.Execution, r, from event.ID, pos int32, before, rmw bool) bool {
	g := x.Graph
	for t := x.Prev(r.Thread); t >= 0; t = x.Prev(t) {
		a := q.rival(x, t, r)
		if a == nil || !a.HasRF {
			continue
		}
		switch p := g.PosOf(a); {
		case p == pos && !before:
			if rmw && a.Succeeds(a.Val) {
				return false // both cannot write next to what they read
			}
		case p >= pos && q.causesWithin(x, from, a.RF):
			return false
		}
	}
	return true
}

// causesWithin reports whether what the threads of groups did before write a
// they also did before write b. Then no order that puts the reader of a before
// the reader of b can contradict causality. Under SC and TSO time already orders
// the two readers like a and b.
func (q *symmetry) causesWithin(x *execution.Execution, a, b event.ID) bool {
	if q.w.Traits.Timed || a.Thread < 0 {
		return true
	}
	v := x.Graph.PORF(a)
	var u []int32
	if b.Thread >= 0 {
		u = x.Graph.PORF(b)
	}
	for t := range x.Groups {
		if x.Groups[t].Grouped && x.Graph.Exists(int32(t)) && v[t] >= 0 && (u == nil || v[t] > u[t]) {
			return false
		}
	}
	return true
}

// Place: write id, the newest event of its thread, may not be put at a position of co at which
// it is before its rivals.
func (q *symmetry) Place(x *execution.Execution, id event.ID, pos int32) bool {
	if x.Graph.Partial(x.Graph.At(id).Loc) {
		return true // its read decides
	}
	for t := x.Prev(id.Thread); t >= 0; t = x.Prev(t) {
		if a := q.rival(x, t, id); a != nil && a.CoPos >= pos {
			return false
		}
	}
	return true
}

func (q *symmetry) Revisit(x *execution.Execution, id event.ID, pos int32, r event.ID) bool {
	return x.Graph.Partial(x.Graph.At(id).Loc) || q.Place(x, id, pos) && q.mayRead(x, r, id, pos, true, false)
}

func (q *symmetry) Option(x *execution.Execution, id event.ID, v uint64) bool {
	for t := x.Prev(id.Thread); t >= 0; t = x.Prev(t) {
		if a := q.rival(x, t, id); a != nil && a.Val.Lo < v {
			return false
		}
	}
	return true
}

// Extends adds the events that threads of a group did first: with an event that shares its
// prefix with an earlier thread of the group the past contains the event of that thread at
// the same place. The view is valid until the next call.
func (q *symmetry) Extends(x *execution.Execution, id event.ID, p execution.Past) execution.Past {
	g := x.Graph
	v := append(q.causes[:0], p.View...)
	q.causes = v
	for again := true; again; {
		again = false
		for u := range int32(min(len(x.Groups), len(v))) {
			if v[u] < 0 {
				continue
			}
			for t := x.Prev(u); t >= 0; t = x.Prev(t) {
				top := q.common(g, t, u, v[u])
				if at := (event.ID{Thread: t, Index: top}); top >= g.Len(t) ||
					!q.alike(t, u, g.At(at).Step, g.At(event.ID{Thread: u, Index: top}).Step) {
					top--
				} else if a := g.At(at); top+1 < g.Len(t) && a.Kind == event.Read && a.Succeeds(a.Val) {
					top++ // with a read-modify-write its second half
				}
				if top > v[t] {
					graph.Join(v, g.PORF(event.ID{Thread: t, Index: top}))
					again = true
				}
			}
		}
	}
	if invariant.Enabled && v[id.Thread] != id.Index {
		panic("BUG: an event is among its own causes")
	}
	return execution.Past{View: v}
}

func (*symmetry) Inherit(x, h *execution.Execution) { h.Groups = append(h.Groups[:0], x.Groups...) }

// Leaf: joins are looked at (see Joins) before they can be made.
func (*symmetry) Leaf(joiner int32) bool { return joiner < 0 }

// Check checks what the comparison of threads stands on: of an event and its
// counterpart in an earlier thread of the group, the latter is older.
func (q *symmetry) Check(x *execution.Execution) {
	g := x.Graph
	for u := range int32(len(x.Groups)) {
		if !g.Exists(u) {
			continue
		}
		for t := x.Prev(u); t >= 0; t = x.Prev(t) {
			n := q.common(g, t, u, g.Len(u))
			for i := int32(0); i <= n && i < g.Len(u); i++ {
				b := g.At(event.ID{Thread: u, Index: i})
				if i >= g.Len(t) {
					if !g.Blocked(t) && q.alike(t, u, q.w.Next(x, t), b.Step) {
						panic("BUG: a thread is ahead of one that it is symmetric to")
					}
				} else if a := g.At(event.ID{Thread: t, Index: i}); a.Stamp > b.Stamp && q.alike(t, u, a.Step, b.Step) {
					panic("BUG: an event is older than its counterpart in a thread that it is symmetric to")
				}
			}
		}
	}
}

// Joins looks at step s of thread t, the join of thread c: the threads of
// c's group must be joined by their creator, with the same result, and with
// nothing but joins in between; else what the creator does next depends on which
// of them is done first, and they are told apart from then on. The steps that
// follow are looked at before the join can be made: it may never be, in the one
// execution of many that is explored. It returns false if the exploration starts
// again.
func (q *symmetry) Joins(x *execution.Execution, t, c int32, s *event.Step) bool {
	g := x.Graph
	if int(c) >= len(x.Groups) || !x.Groups[c].Grouped {
		return true
	}
	head := q.head(x, c)
	var group []event.Tid
	rest := q.tids[:0]
	var v event.Value
	done, apart := 0, false
	for u := range int32(len(x.Groups)) {
		if !g.Exists(u) || q.head(x, u) != head {
			continue
		}
		if x.Groups[u].Declared {
			return true // the program's word is taken for it
		}
		group = append(group, q.w.Space.Tids[u])
		if g.Joiner(u) == graph.None {
			rest = append(rest, q.w.Space.Tids[u])
		}
		if g.Finished(u) {
			f := g.Last(u).Val
			apart = apart || done > 0 && f != v
			v = f
			done++
		}
		apart = apart || g.Creator(u).Thread != t
	}
	q.tids = rest
	if len(group) < 2 {
		return true
	}
	for !apart {
		if s.Kind != event.ThreadJoin {
			apart = true
			break
		}
		y := v
		if i := slices.Index(rest, s.Child); i >= 0 {
			rest = slices.Delete(rest, i, i+1)
		} else if o := q.w.Space.Lookup(s.Child); g.Exists(o) && g.Finished(o) {
			y = g.Last(o).Val
		}
		if len(rest) == 0 {
			return true
		}
		s = q.w.Program.Next(s, y)
	}
	q.tellApart(group)
	return false
}

// tellApart begins the exploration again, with no thread of the group taken for
// another.
func (q *symmetry) tellApart(group []event.Tid) {
	q.w.Control.Refine(func(r *config.Refinement) bool {
		old := len(r.Distinct)
		for _, u := range group {
			if !slices.Contains(r.Distinct, u) {
				r.Distinct = append(r.Distinct, u)
			}
		}
		return len(r.Distinct) > old
	})
}

// Named is called when thread t is about to do something after it looked at
// its own name: what it does may depend on which of its group it is. It returns
// false if the exploration starts again.
func (q *symmetry) Named(x *execution.Execution, t int32) bool {
	if int(t) >= len(x.Groups) || !x.Groups[t].Grouped {
		return true
	}
	head := q.head(x, t)
	var group []event.Tid
	for u := range int32(len(x.Groups)) {
		if x.Graph.Exists(u) && q.head(x, u) == head {
			if x.Groups[u].Declared {
				return true // the program's word is taken for it
			}
			group = append(group, q.w.Space.Tids[u])
		}
	}
	q.tellApart(group)
	return false
}

// head is the first thread of t's group.
func (q *symmetry) head(x *execution.Execution, t int32) int32 {
	for p := x.Prev(t); p >= 0; p = x.Prev(p) {
		t = p
	}
	return t
}
