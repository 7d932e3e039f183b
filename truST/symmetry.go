package trust

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
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
//   - u never gets ahead of t while they share everything (held), so that the
//     event of t is there to compare with;
//   - what u did on top of a shared prefix counts t's events of that prefix among
//     its causes (symPrefix), so that no revisit takes them away;
//   - the canonical choice, reading or standing co-last, is in order by itself.

// kin is what an execution knows of a thread that exists. It is a function of
// the thread's creation and the steps around it, so it never changes.
type kin struct {
	prev int32 // the previous thread of its group, -1 if none
	// grouped: there are other threads of its group, perhaps not created yet.
	grouped bool
	said    bool // prev is what the program says
}

// kinOf describes the thread that event create, just added to x, creates:
// threads created in one run of ThreadCreate events, with the same function and
// argument, are a group.
func (w *worker) kinOf(x *execution, create event.ID) kin {
	g := x.g
	e := g.At(create)
	// Of a thread that the verification interface created, the program may say
	// later that others are symmetric to it.
	k := kin{prev: -1, grouped: e.Len&event.SymmetryOpen != 0}
	if p := w.space.Lookup(event.Tid(e.Len &^ event.SymmetryOpen)); p >= 0 && g.Exists(p) && p != w.space.Lookup(e.Child) {
		return kin{prev: p, grouped: true, said: true}
	}
	if w.isDistinct(e.Child) {
		return k
	}
	like := func(l *event.Label) bool { // e.Val is what an event returned, not the argument
		return l.Addr == e.Addr && l.Val == e.Step.Val && !w.isDistinct(l.Child)
	}
	for i := create.Index - 1; i >= 0 && k.prev < 0; i-- {
		y := g.At(event.ID{Thread: create.Thread, Index: i})
		if y.Kind != event.ThreadCreate {
			break
		}
		if like(&y.Label) {
			k.prev, k.grouped = w.space.Lookup(y.Child), true
		}
	}
	for s := w.prog.Next(e.Step, event.Value{}); s.Kind == event.ThreadCreate && !k.grouped; s = w.prog.Next(s, event.Value{}) {
		k.grouped = like(&s.Label)
	}
	return k
}

func (w *worker) isDistinct(t event.Tid) bool { return slices.Contains(w.distinct, t) }

// meet enters the thread c, which event create just created.
func (w *worker) meet(x *execution, create event.ID, c int32) {
	for int(c) >= len(x.kin) {
		x.kin = append(x.kin, kin{prev: -1})
	}
	k := w.kinOf(x, create)
	x.kin[c] = k
	if k.prev >= 0 {
		w.res.symmetric[w.space.Tids[c]] = true
		w.res.symmetric[w.space.Tids[k.prev]] = true
	}
}

// prev is the thread of t's group that was created before t, -1 if there is none.
func (x *execution) prev(t int32) int32 {
	if int(t) >= len(x.kin) {
		return -1
	}
	return x.kin[t].prev
}

// own reports whether addresses a of thread t and b of thread u lie in the two
// threads' own memory at the same place.
func (w *worker) own(t, u int32, a, b event.Addr) bool {
	return a.IsDynamic() && b.IsDynamic() && a.SameArea(b) &&
		a.Owner() == w.space.Tids[t] && b.Owner() == w.space.Tids[u] && a&(1<<event.RegionBits-1) == b&(1<<event.RegionBits-1)
}

// alike reports whether steps a of t and b of u do the same, up to memory of
// their own and the values of writes.
func (w *worker) alike(t, u int32, a, b *event.Step) bool {
	return a.Kind == b.Kind && a.Ord == b.Ord && a.FailOrd == b.FailOrd && a.Size == b.Size && a.Await == b.Await && a.Attr == b.Attr &&
		a.Len == b.Len && (a.Addr == b.Addr || w.own(t, u, a.Addr, b.Addr))
}

// equal reports whether events a of t and b of u, which share everything before
// them, leave the threads indistinguishable. A write to memory of the thread's
// own is equal: who reads it has the address from a later write.
func (w *worker) equal(t, u int32, a, b *graph.Event) bool {
	if !w.alike(t, u, a.Step, b.Step) {
		return false
	}
	switch a.Kind {
	case event.Read:
		if !a.HasRF || !b.HasRF {
			return false
		}
		if a.Loc == b.Loc {
			return a.RF == b.RF
		}
		return a.RF.Thread == t && b.RF.Thread == u && a.RF.Index == b.RF.Index || a.RF == event.Init && b.RF == event.Init
	case event.Write:
		return a.Loc != b.Loc
	case event.Choice:
		return a.Val == b.Val
	case event.ThreadCreate, event.ThreadJoin, event.ThreadFinish:
		return false
	}
	return true
}

// common is the number of events that threads t and u share, at most n.
func (w *worker) common(g *graph.Graph, t, u, n int32) int32 {
	n = min(n, g.Len(t), g.Len(u))
	for i := int32(0); i < n; i++ {
		if !w.equal(t, u, g.At(event.ID{Thread: t, Index: i}), g.At(event.ID{Thread: u, Index: i})) {
			return i
		}
	}
	return n
}

// held reports whether thread u, whose next step is s, has to let a thread of its
// group go first with which it shares everything so far.
func (w *worker) held(x *execution, u int32, s *event.Step) bool {
	g := x.g
	n := g.Len(u)
	for t := x.prev(u); t >= 0; t = x.prev(t) {
		if g.Len(t) == n && w.common(g, t, u, n) == n && !g.Blocked(t) && w.alike(t, u, w.next(x, t), s) {
			return true
		}
	}
	return false
}

// rival returns the event of t that id, the newest of its thread, is compared
// with, nil if the two threads parted earlier or do different things.
func (w *worker) rival(x *execution, t int32, id event.ID) *graph.Event {
	g := x.g
	if g.Len(t) <= id.Index || w.common(g, t, id.Thread, id.Index) < id.Index {
		return nil
	}
	a, b := g.At(event.ID{Thread: t, Index: id.Index}), g.At(id)
	if a.Kind != b.Kind || a.Loc != b.Loc {
		return nil
	}
	return a
}

// mayRead reports whether read r, the newest event of its thread, may read from
// write from at position pos of co without being before its rivals. With before
// set, from is not in co yet: it will stand before what is at pos now. rmw: r
// would be the first half of a read-modify-write.
func (w *worker) mayRead(x *execution, r, from event.ID, pos int32, before, rmw bool) bool {
	g := x.g
	for t := x.prev(r.Thread); t >= 0; t = x.prev(t) {
		a := w.rival(x, t, r)
		if a == nil || !a.HasRF {
			continue
		}
		switch p := g.PosOf(a); {
		case p == pos && !before:
			if rmw && a.Succeeds(a.Val) {
				return false // both can not write next to what they read
			}
		case p >= pos && w.causesWithin(x, from, a.RF):
			return false
		}
	}
	return true
}

// causesWithin reports whether what the threads of groups did before write a
// they also did before write b. Then no order that puts the reader of a before
// the reader of b can contradict causality. Under SC and TSO time already orders
// the two readers like a and b.
func (w *worker) causesWithin(x *execution, a, b event.ID) bool {
	if w.traits.Timed || a.Thread < 0 {
		return true
	}
	v := x.g.PORF(a)
	var u []int32
	if b.Thread >= 0 {
		u = x.g.PORF(b)
	}
	for t := range x.kin {
		if x.kin[t].grouped && x.g.Exists(int32(t)) && v[t] >= 0 && (u == nil || v[t] > u[t]) {
			return false
		}
	}
	return true
}

// mayStand reports whether write id, the newest event of its thread, may be put
// at position pos of co without being before its rivals.
func (w *worker) mayStand(x *execution, id event.ID, pos int32) bool {
	for t := x.prev(id.Thread); t >= 0; t = x.prev(t) {
		if a := w.rival(x, t, id); a != nil && a.CoPos >= pos {
			return false
		}
	}
	return true
}

// mayChoose reports whether the Choice id may have value v.
func (w *worker) mayChoose(x *execution, id event.ID, v uint64) bool {
	for t := x.prev(id.Thread); t >= 0; t = x.prev(t) {
		if a := w.rival(x, t, id); a != nil && a.Val.Lo < v {
			return false
		}
	}
	return true
}

// symPrefix is the porf view of id extended by the events that threads of a group
// did first: with an event that shares its prefix with an earlier thread of the
// group it contains the event of that thread at the same place. The view is valid
// until the next call.
func (w *worker) symPrefix(x *execution, id event.ID) []int32 {
	g := x.g
	v := append(w.symView[:0], g.PORF(id)...)
	w.symView = v
	for again := true; again; {
		again = false
		for u := range int32(min(len(x.kin), len(v))) {
			if v[u] < 0 {
				continue
			}
			for t := x.prev(u); t >= 0; t = x.prev(t) {
				top := w.common(g, t, u, v[u])
				if at := (event.ID{Thread: t, Index: top}); top >= g.Len(t) ||
					!w.alike(t, u, g.At(at).Step, g.At(event.ID{Thread: u, Index: top}).Step) {
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
	return v
}

// checkKin is the check of what the comparison of threads stands on: of an event
// and its counterpart in an earlier thread of the group, the latter is older.
func (w *worker) checkKin(x *execution) {
	g := x.g
	for u := range int32(len(x.kin)) {
		if !g.Exists(u) {
			continue
		}
		for t := x.prev(u); t >= 0; t = x.prev(t) {
			n := w.common(g, t, u, g.Len(u))
			for i := int32(0); i <= n && i < g.Len(u); i++ {
				b := g.At(event.ID{Thread: u, Index: i})
				if i >= g.Len(t) {
					if !g.Blocked(t) && w.alike(t, u, w.next(x, t), b.Step) {
						panic("BUG: a thread is ahead of one that it is symmetric to")
					}
				} else if a := g.At(event.ID{Thread: t, Index: i}); a.Stamp > b.Stamp && w.alike(t, u, a.Step, b.Step) {
					panic("BUG: an event is older than its counterpart in a thread that it is symmetric to")
				}
			}
		}
	}
}

// checkJoins looks at step s of thread t, the join of thread c: the threads of
// c's group must be joined by their creator, with the same result, and with
// nothing but joins in between; else what the creator does next depends on which
// of them is done first, and they are told apart from then on. The steps that
// follow are looked at before the join can be made: it may never be, in the one
// execution of many that is explored. It returns false if the exploration starts
// anew.
func (w *worker) checkJoins(x *execution, t, c int32, s *event.Step) bool {
	g := x.g
	if int(c) >= len(x.kin) || !x.kin[c].grouped {
		return true
	}
	head := w.head(x, c)
	var group []event.Tid
	rest := w.tids[:0]
	var v event.Value
	done, apart := 0, false
	for u := range int32(len(x.kin)) {
		if !g.Exists(u) || w.head(x, u) != head {
			continue
		}
		if x.kin[u].said {
			return true // the program's word is taken for it
		}
		group = append(group, w.space.Tids[u])
		if g.Joiner(u) == graph.None {
			rest = append(rest, w.space.Tids[u])
		}
		if g.Finished(u) {
			f := g.Last(u).Val
			apart = apart || done > 0 && f != v
			v = f
			done++
		}
		apart = apart || g.Creator(u).Thread != t
	}
	w.tids = rest
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
		} else if o := w.space.Lookup(s.Child); g.Exists(o) && g.Finished(o) {
			y = g.Last(o).Val
		}
		if len(rest) == 0 {
			return true
		}
		s = w.prog.Next(s, y)
	}
	w.tellApart(group)
	return false
}

// tellApart begins the exploration anew, with no thread of the group taken for
// another.
func (w *worker) tellApart(group []event.Tid) {
	w.shared.refine(func(r *Refinement) bool {
		old := len(r.Distinct)
		for _, u := range group {
			if !slices.Contains(r.Distinct, u) {
				r.Distinct = append(r.Distinct, u)
			}
		}
		return len(r.Distinct) > old
	})
}

// checkNamed is called when thread t is about to do something after it looked at
// its own name: what it does may depend on which of its group it is. It returns
// false if the exploration starts anew.
func (w *worker) checkNamed(x *execution, t int32) bool {
	if int(t) >= len(x.kin) || !x.kin[t].grouped {
		return true
	}
	head := w.head(x, t)
	var group []event.Tid
	for u := range int32(len(x.kin)) {
		if x.g.Exists(u) && w.head(x, u) == head {
			if x.kin[u].said {
				return true // the program's word is taken for it
			}
			group = append(group, w.space.Tids[u])
		}
	}
	w.tellApart(group)
	return false
}

// head is the first thread of t's group.
func (w *worker) head(x *execution, t int32) int32 {
	for p := x.prev(t); p >= 0; p = x.prev(p) {
		t = p
	}
	return t
}
