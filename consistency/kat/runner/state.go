package runner

import (
	"math/bits"
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// loose reports whether states may have to find out all about a graph again.
func (m *Model) loose() bool { return m.spec.Deps || m.scratch }

// State is the state of a model from a file for one graph.
type State struct {
	m *Model
	g *graph.Graph
	f search

	kind    [][]uint8 // by thread and index; may be marked pending or absent
	count   [maxKinds]int32
	present kindSet // the kinds of which there are events, or holes where there were such
	pending int     // reads without rf

	views []graph.Views // by view; those that are porf are the graph's

	// The programs for the kinds present, by constraint, and those for other sets of
	// kinds there were.
	progs    []*program
	progsFor kindSet
	cache    map[kindSet][]*program
	// Of Prefix, likewise.
	prefix    *program
	prefixFor kindSet

	pairs []event.ID // scratch of Judge

	// Where the model is loose. stale: something changed that was not the end of a
	// thread, so that kinds and views are not those of the graph.
	stale bool
	// fixing: a view may have an event without all that is known there.
	fixing bool
}

func (s *State) room(t int32) {
	for int(t) >= len(s.kind) {
		s.kind = append(s.kind, nil)
	}
	for v := range s.views {
		s.views[v].Room(len(s.kind))
	}
}

func (s *State) reset() {
	for t := range s.kind {
		s.kind[t] = s.kind[t][:0]
	}
	for v := range s.views {
		s.views[v].Reset(s.g.Stride(), s.g.Threads())
	}
	s.room(int32(s.g.Threads()) - 1)
	s.count = [maxKinds]int32{}
	s.present, s.pending = 0, 0
}

// row is the clock of view v at e: the largest index, by thread, of an event that
// the view knows at e. In a closed view e is in it.
func (s *State) row(v int32, e event.ID) []int32 {
	if s.m.views[v].porf {
		return s.g.PORF(e)
	}
	return s.views[v].Row(e.Thread, e.Index)
}

func (s *State) enter(k uint8) {
	if k&pending != 0 {
		s.pending++
		return
	}
	if s.count[k]++; s.count[k] == 1 {
		s.present |= 1 << k
	}
}

func (s *State) leave(k uint8) {
	if k&pending != 0 {
		s.pending--
		return
	}
	if s.count[k]--; s.count[k] == 0 {
		s.present &^= 1 << k
	}
}

// untidy reports whether kinds and views cannot follow a change at e, because it is
// not the last event of its thread; they are then found again when they are needed.
func (s *State) untidy(e event.ID) bool {
	if s.m.loose() && !s.stale {
		s.stale = s.m.scratch || !s.g.Newest(e)
	}
	return s.stale
}

// refresh finds all kinds and views again if they are stale. The views are the least
// ones that agree with each other: po ∪ rf may be cyclic, so no order of the events
// would do.
func (s *State) refresh() {
	if !s.stale {
		return
	}
	s.stale = false
	s.reset()
	g := s.g
	for t := int32(0); int(t) < g.Threads(); t++ {
		s.room(t)
		for i := int32(0); i < g.Slots(t); i++ {
			x := g.At(event.ID{Thread: t, Index: i})
			k := s.m.kinds.of[key(x)]
			if x.Absent {
				s.enter(k) // for programs: searches go past it, see addressOf
				k = absent
			} else {
				if x.Kind == event.Read && !x.HasRF {
					k |= pending
				}
				s.enter(k)
			}
			s.kind[t] = append(s.kind[t], k)
			for v := range s.views {
				clear := s.views[v].Push(t)
				for j := range clear {
					clear[j] = -1
				}
			}
		}
	}
	s.fixing = true
	for v := range s.views {
		for again := true; again; {
			again = false
			for t := range s.kind {
				for i, k := range s.kind[t] {
					again = s.know(int32(v), event.ID{Thread: int32(t), Index: int32(i)}, k) || again
				}
			}
		}
	}
	s.fixing = false
}

// Push implements consistency.State.
func (s *State) Push(e event.ID) {
	if s.untidy(e) {
		return
	}
	t := e.Thread
	s.room(t)
	x := s.g.At(e)
	k := s.m.kinds.of[key(x)]
	if x.Kind == event.Read {
		k |= pending
	}
	s.enter(k)
	s.kind[t] = append(s.kind[t], k)
	for v := range s.views {
		if !s.m.views[v].porf {
			row := s.views[v].Push(t)
			for i := range row {
				row[i] = -1
			}
			s.know(int32(v), e, k)
		}
	}
}

// Join implements consistency.State: what Push knew already.
func (s *State) Join(e, from event.ID) {}

// Pop implements consistency.State.
func (s *State) Pop(e event.ID) {
	if s.untidy(e) {
		return
	}
	t := e.Thread
	s.leave(s.kind[t][e.Index])
	s.kind[t] = s.kind[t][:e.Index]
	for v := range s.views {
		if !s.m.views[v].porf {
			s.views[v].Pop(t)
		}
	}
}

// know computes the clock of view v at e, of kind k: words that end in e, taken
// backwards (genmc-2024 §4.1). A transitive view has what it knows at their first
// events too; what is known at e's predecessor is not looked for again (§5.2). What
// is there already is kept; know reports whether there is more now.
func (s *State) know(v int32, e event.ID, k uint8) (more bool) {
	view := &s.m.views[v]
	row := s.views[v].Row(e.Thread, e.Index)
	if view.closed {
		if e.Index > 0 {
			more = join(row, s.views[v].Row(e.Thread, e.Index-1))
		}
		if row[e.Thread] < e.Index {
			row[e.Thread], more = e.Index, true
		}
	}
	if k == absent || len(view.back.at(stateHub, k&(maxKinds-1))) == 0 {
		return more
	}
	f := &s.f
	f.start(view.back)
	f.row = row
	f.stack = append(f.stack, place{e.Thread, e.Index, stateHub, false})
	f.run()
	for _, y := range f.hits {
		if view.transitive && (s.fixing || row[y.Thread] < y.Index) && join(row, s.views[v].Row(y.Thread, y.Index)) {
			more = true
		}
		if row[y.Thread] < y.Index {
			row[y.Thread], more = y.Index, true
		}
	}
	return more || f.more
}

// join is graph.Join; it reports whether dst grew.
func join(dst, src []int32) (grew bool) {
	for i, x := range src[:len(dst)] {
		if x > dst[i] {
			dst[i], grew = x, true
		}
	}
	return grew
}

// FirstRead implements consistency.State.
func (s *State) FirstRead(r event.ID, rmw bool) int32 {
	s.refresh()
	pos := s.known(r)
	if !rmw && s.m.ordered && s.last(r) {
		pos = s.bound(r, pos)
	}
	return pos
}

// FirstPlace implements consistency.State.
func (s *State) FirstPlace(w event.ID) int32 {
	s.refresh()
	pos := s.known(w)
	if s.m.ordered && s.pending == 0 && s.last(w) {
		pos = s.bound(w, pos)
	}
	return 1 + pos
}

// last reports whether e is the newest event.
func (s *State) last(e event.ID) bool { return s.g.Order[len(s.g.Order)-1] == e }

// exact returns the programs if the position that bound finds is all that decides
// the choice of e, nil if not.
func (s *State) exact(e event.ID) []*program {
	if s.m.loose() {
		return nil
	}
	kinds := s.may(e)
	k := bits.TrailingZeros64(uint64(kinds))
	ps := s.programsFor(s.present | kinds)
	for _, p := range ps {
		if p != nil && (!p.exact[k] || kinds&^p.twins[k] != 0) {
			return nil
		}
	}
	return ps
}

// bound is the largest position in co from pos on from which an edge would close a
// cycle if it led there from e, the newest event, which has no choice yet.
func (s *State) bound(e event.ID, pos int32) int32 {
	co := s.g.Co(s.g.At(e).Loc)
	top := int32(len(co)) - 1
	if pos == top {
		return pos
	}
	ps := s.exact(e)
	if ps == nil {
		return pos
	}
	old := s.kind[e.Thread][e.Index]
	k := uint8(bits.TrailingZeros64(uint64(s.may(e))))
	s.kind[e.Thread][e.Index] = k
	f := &s.f
	for _, p := range ps {
		if p == nil || len(p.starts[k]) == 0 {
			continue
		}
		f.start(p)
		f.cycle = true
		f.goal = place{e.Thread, e.Index, stateHub, false}
		for at := top; at > pos; at-- {
			w := co[at]
			for _, t := range p.at(stateHub, k) {
				if (t.op == opFR || t.op == opCO) && t.to.has(s.kind[w.Thread][w.Index]) {
					f.visit(w.Thread, w.Index, t.next, false)
				}
			}
			if f.run(); f.found {
				pos = at
			}
		}
	}
	s.kind[e.Thread][e.Index] = old
	return pos
}

// known is the largest position in co that a coherent view knows at e.
func (s *State) known(e event.ID) int32 {
	pos := int32(0)
	l := s.g.At(e).Loc
	for _, v := range s.m.coherent {
		pos = max(pos, consistency.FirstKnown(s.g, l, s.row(v, e)))
	}
	return pos
}

// Read implements consistency.State.
func (s *State) Read(r event.ID) {
	if s.untidy(r) {
		return
	}
	old := s.kind[r.Thread][r.Index]
	k := s.m.kinds.of[key(s.g.At(r))]
	s.kind[r.Thread][r.Index] = k
	s.leave(old)
	s.enter(k)
	s.reknow(r, old, k)
}

// Unread implements consistency.State.
func (s *State) Unread(r event.ID) {
	if s.untidy(r) {
		return
	}
	x := s.g.At(r)
	old := s.kind[r.Thread][r.Index]
	had := x.HasRF
	x.HasRF = false
	k := s.m.kinds.of[key(x)] | pending
	s.kind[r.Thread][r.Index] = k
	s.leave(old)
	s.enter(k)
	s.reknow(r, old, k)
	x.HasRF = had
}

// reknow computes the views at read r again that differ by what it reads, or by
// whether it has read.
func (s *State) reknow(r event.ID, old, now uint8) {
	old &= maxKinds - 1
	for v := range s.views {
		view := &s.m.views[v]
		if !view.porf && (old != now&(maxKinds-1) && view.tells || view.reads.has(old)) {
			row := s.views[v].Row(r.Thread, r.Index)
			for i := range row {
				row[i] = -1
			}
			s.know(int32(v), r, now)
		}
	}
}

// Place implements consistency.State.
func (s *State) Place(event.ID) {}

// Unplace implements consistency.State.
func (s *State) Unplace(event.ID) {}

// Consistent implements consistency.State.
func (s *State) Consistent(e event.ID) bool {
	s.refresh()
	ok := s.consistent(e)
	if invariant.Enabled && ok != s.full() {
		panic("BUG: the incremental check of the model disagrees with the full one")
	}
	return ok
}

// bounds reports whether FirstRead or FirstPlace of the newest event, x with its choice,
// looks for cycles.
func (s *State) bounds(x *graph.Event) bool {
	if x.Kind == event.Read {
		return s.m.ordered && !x.Succeeds(x.Val)
	}
	return s.m.ordered && s.pending == 0
}

// consistent checks only what the newest choice can have changed, given that the
// graph was consistent before. Every edge that it made begins or ends in e, or in
// the newest write if e reads that in a revisit: a read's rf and fr, a write's co
// and the fr of those that read older ones, all taken as the transitive relations
// they are, so that older events are ordered as before; a view only tells of e
// itself. So whatever is wrong leads through e, along an edge that leads from the
// newest event of a thread.
func (s *State) consistent(e event.ID) bool {
	x := s.g.At(e)
	revisit := x.Kind == event.Read && x.RF.Thread >= 0 && s.g.At(x.RF).Stamp > x.Stamp
	switch {
	case s.m.scratch || s.m.spec.Deps && !(s.g.Newest(e) && (!revisit || s.g.Newest(x.RF))):
		return s.whole()
	case !revisit && s.bounds(x) && s.exact(e) != nil:
		return true // FirstRead or FirstPlace has said so
	}
	if !s.m.ordered && (!s.coherent(e) || revisit && !s.coherent(x.RF)) {
		return false
	}
	for c, p := range s.programs() {
		if p == nil {
			continue
		}
		con := &s.m.cons[c]
		if !s.holds(con, p, e, p.starts) || revisit && !s.holds(con, p, x.RF, p.startsAll) {
			return false
		}
	}
	return true
}

// holds reports whether constraint con, of program p, has no violation through e.
func (s *State) holds(con *constraint, p *program, e event.ID, starts [][]int32) bool {
	k := s.kind[e.Thread][e.Index]
	if k&pending != 0 {
		return true
	}
	if con.what == isEmpty {
		return !s.word(p, e)
	}
	for _, q := range starts[k] {
		if s.f.cycleThrough(p, e, q, con.what == isIrreflexive) {
			return false
		}
	}
	return true
}

// coherent reports whether nothing that the coherent views know at e is co-after
// what e reads or writes.
func (s *State) coherent(e event.ID) bool {
	return s.known(e) <= s.g.PosOf(s.g.At(e))
}

// coherentLoose is coherent where po ∪ rf may be cyclic: a read of e may be known
// at e.
func (s *State) coherentLoose(e event.ID) bool {
	g := s.g
	x := g.At(e)
	for _, v := range s.m.coherent {
		row := s.row(v, e)
		for t := int32(0); int(t) < g.Threads(); t++ {
			for i := g.LastAccess(x.Loc, t); i >= 0; {
				id := event.ID{Thread: t, Index: i}
				y := g.At(id)
				if i <= row[t] && id != e && level(g, y) > level(g, x) {
					return false
				}
				i = y.PrevLoc
			}
		}
	}
	return true
}

// level numbers the accesses of a location that have their choice so that
// rf ∪ co ∪ fr, repeated, leads from lower to higher ones; -1 if there is no choice.
func level(g *graph.Graph, x *graph.Event) int32 {
	switch {
	case x.HasRF:
		return 2*g.PosOf(x) + 1
	case x.Kind == event.Write && x.CoPos > 0:
		return 2 * x.CoPos
	}
	return -1
}

// whole checks all constraints in full.
func (s *State) whole() bool {
	g := s.g
	for _, e := range g.Order {
		if x := g.At(e); level(g, x) >= 0 && x.Loc >= 0 && !s.coherentLoose(e) {
			return false
		}
	}
	for c, p := range s.programs() {
		if p != nil && s.violated(&s.m.cons[c], p) {
			return false
		}
	}
	return true
}

// violated reports whether constraint con, of program p, does not hold. A hub through
// which no cycle leads need not be passed again; so the oldest event comes first,
// because the search is backwards, and few events precede it.
func (s *State) violated(con *constraint, p *program) bool {
	f := &s.f
	f.dead.Clear()
	for _, e := range s.g.Order {
		if s.kind[e.Thread][e.Index]&pending != 0 {
			continue
		}
		if con.what == isEmpty {
			if s.ends(p, e, stateHub, stateFinal) {
				return true
			}
			continue
		}
		f.pass = con.what == isAcyclic
		bad := f.cycleThrough(p.rev, e, stateHub, con.what == isIrreflexive)
		f.pass = false
		if bad {
			return true
		}
		f.dead.Add(e)
	}
	return false
}

// ByPosition implements consistency.State.
func (s *State) ByPosition() bool {
	e := s.g.Order[len(s.g.Order)-1]
	return !s.m.loose() && s.m.ordered && s.exact(e) != nil && s.silent(e)
}

// HB implements consistency.State: the union of the views of the coherence statements, and
// e; po ∪ rf if there are none.
func (s *State) HB(e event.ID, view []int32) {
	s.refresh()
	switch c := s.m.coherent; {
	case len(c) == 0 && !s.m.spec.Deps:
		copy(view, s.g.PORF(e))
		return
	case len(c) == 0:
		for t := range view {
			view[t] = -1
		}
		for _, y := range s.before(e) {
			view[y.Thread] = max(view[y.Thread], y.Index)
		}
	default:
		copy(view, s.row(c[0], e))
		for _, v := range c[1:] {
			graph.Join(view, s.row(v, e))
		}
	}
	view[e.Thread] = max(view[e.Thread], e.Index)
}

// HappensBefore implements consistency.State.
func (s *State) HappensBefore(a, b event.ID) bool {
	if a.Thread < 0 || a.Thread == b.Thread && a.Index <= b.Index {
		return true
	}
	s.refresh()
	switch c := s.m.coherent; {
	case len(c) == 0 && !s.m.spec.Deps:
		return graph.In(s.g.PORF(b), a)
	case len(c) == 0:
		return slices.ContainsFunc(s.before(b), func(y event.ID) bool { return y.Thread == a.Thread && y.Index >= a.Index })
	default:
		return slices.ContainsFunc(c, func(v int32) bool { return graph.In(s.row(v, b), a) })
	}
}

// Restrict implements consistency.State. Views know only porf-earlier events, which
// are kept: they do not change.
func (s *State) Restrict(from consistency.State, n []int32) {
	if s.m.loose() {
		s.stale = true
		return
	}
	f := from.(*State)
	s.room(int32(len(f.kind)) - 1)
	s.count = [maxKinds]int32{}
	s.present, s.pending = 0, 0
	for t := range s.kind {
		s.kind[t] = s.kind[t][:0]
		if t < len(f.kind) && t < len(n) {
			s.kind[t] = append(s.kind[t], f.kind[t][:n[t]]...)
		}
		for _, k := range s.kind[t] {
			s.enter(k)
		}
	}
	for v := range s.views {
		if !s.m.views[v].porf {
			s.views[v].CopyPrefix(&f.views[v], n)
		}
	}
}

// Grow implements consistency.State.
func (s *State) Grow(stride int) {
	if s.stale {
		return
	}
	for v := range s.views {
		s.views[v].Resize(stride, s.g.Threads(), 1)
	}
}

// word reports whether a word of p leads through e.
func (s *State) word(p *program, e event.ID) bool {
	k := s.kind[e.Thread][e.Index]
	for _, q := range p.startsAll[k] {
		if s.ends(p, e, q, stateFinal) && s.ends(p.rev, e, q, stateHub) {
			return true
		}
	}
	return s.ends(p, e, stateHub, stateFinal) || s.ends(p.rev, e, stateFinal, stateHub)
}

// ends reports whether p leads from e in state q to an event in state end.
func (s *State) ends(p *program, e event.ID, q, end int32) bool {
	if q == end {
		return true
	}
	f := &s.f
	f.start(p)
	f.first = true
	f.stack = append(f.stack, place{e.Thread, e.Index, q, false})
	f.run()
	return f.found
}

// full checks every constraint on the whole graph: from every event.
func (s *State) full() bool {
	g := s.g
	for _, e := range g.Order {
		if x := g.At(e); x.Kind == event.Read && !x.HasRF || x.Kind == event.Write && x.CoPos == 0 {
			continue
		} else if x.Loc >= 0 && !s.coherentLoose(e) {
			return false
		}
		for c := range s.m.cons {
			con := &s.m.cons[c]
			switch p := s.m.whole[c]; {
			case p == nil:
			case con.what == isEmpty:
				if s.ends(p, e, stateHub, stateFinal) {
					return false
				}
			case s.f.cycleThrough(p, e, stateHub, con.what == isIrreflexive):
				return false
			}
		}
	}
	return true
}

// before lists events before e in po ∪ rf ∪ tc ∪ tj, the last of each thread among them,
// for graphs that keep no view of them. The next search overwrites the list.
func (s *State) before(e event.ID) []event.ID {
	f := &s.f
	f.start(s.m.porf)
	f.stack = append(f.stack, place{e.Thread, e.Index, stateHub, false})
	f.run()
	return f.hits
}

// Prefix implements consistency.Dependent.
func (s *State) Prefix(e event.ID, m *graph.Marks) {
	s.refresh()
	f := &s.f
	if s.prefix == nil || s.prefixFor != s.present {
		s.prefix, s.prefixFor = s.m.prefixFor(s.present), s.present
	}
	f.start(s.prefix)
	f.stack = append(f.stack, place{e.Thread, e.Index, stateHub, false})
	f.run()
	m.Add(e)
	for _, y := range f.hits {
		m.Add(y)
	}
	if s.m.skips&s.present == 0 {
		return
	}
	// The Skip of a read says how the read is ordered: if it was left out, what is before the read would not be known
	// until it is back.
	for _, y := range append(f.hits, e) {
		if i := y.Index + 1; int(i) < len(s.kind[y.Thread]) && s.m.skips.has(s.kind[y.Thread][i]) {
			m.Add(event.ID{Thread: y.Thread, Index: i})
		}
	}
}
