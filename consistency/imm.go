package consistency

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// immModel is IMM (Podkopaev et al., POPL 2019) as checked by the tool of
// genmc-2024: RC11's hb, coherence and psc, and instead of acyclic(po ∪ rf)
//
//	ar     = rfe ∪ ppo ∪ [F∩SC];hb;eco;hb;[F∩SC]   acyclic
//	ppo    = [DEP];(data ∪ ctrl ∪ addr;po? ∪ rmw ∪ rfi)+;[W] ∪ bob ∪ detour
//	bob    = po;[REL] ∪ [ACQ];po ∪ po;[F] ∪ [F];po ∪ [W∩REL];po-loc;[W]
//	detour = (coe ; rfe) ∩ po
//
// where creating, beginning, ending and joining threads and both sides of barriers
// are fences. REL and ACQ hold of an event with that ordering, be it read or write.
//
// In ppo a CAS that fails counts as one that succeeds: with the ordering for
// success, and with a Skip in the place of its write, which is W in bob, rmw and
// detour. Otherwise what a CAS reads would decide whether events after it, which do
// not depend on it, are ordered; and the causal past of a write would change with
// events outside of it.
type immModel struct{}

func (immModel) Name() string       { return "imm" }
func (immModel) Dependencies() bool { return true }

func (immModel) New(g *graph.Graph) State {
	s := &immState{}
	s.fences = true
	s.init(g)
	return s
}

// immState keeps the happens-before views of an raState. As long as events are
// added after all others of their thread, those views grow as under RA. When one is
// added into a hole, or a read that is not the last of its thread gets another
// value, they are computed anew, and the next answers are given in full.
type immState struct {
	rc11State
	stale bool // the views are not those of the graph

	// Of acyclicAR and Prefix: two marks per event, see node.
	state [2][][]uint32
	gen   uint32
	stack []node
}

// node is a state of the search along ar and its parts, backwards: at a hub any
// edge of ar may come next; inside of (data ∪ ctrl ∪ …)+ only one of these.
type node struct {
	e      event.ID
	inside bool
}

func (s *immState) Push(e event.ID) {
	switch {
	case s.stale:
	case !s.g.Newest(e):
		s.stale = true
	default:
		s.raState.push(e, s.g.At(e))
	}
}

func (s *immState) Join(e, from event.ID) {
	if !s.stale {
		s.raState.Join(e, from)
	}
}

func (s *immState) Pop(e event.ID) {
	switch {
	case s.stale:
	case !s.g.Newest(e):
		s.stale = true
	default:
		s.raState.Pop(e)
	}
}

func (s *immState) Read(r event.ID) {
	switch {
	case s.stale:
	case !s.g.Newest(r):
		s.stale = true
	default:
		s.raState.Read(r)
	}
}

func (s *immState) Unread(r event.ID) {
	switch {
	case s.stale:
	case !s.g.Newest(r):
		s.stale = true
	default:
		s.raState.Unread(r)
	}
}

func (s *immState) Place(event.ID)   {}
func (s *immState) Unplace(event.ID) {}

func (s *immState) FirstRead(r event.ID, rmw bool) int32 {
	s.refresh()
	return s.raState.FirstRead(r, rmw)
}

func (s *immState) FirstPlace(w event.ID) int32 {
	s.refresh()
	return s.raState.FirstPlace(w)
}

func (s *immState) HB(e event.ID) []int32 {
	s.refresh()
	return s.raState.HB(e)
}

func (s *immState) ByPosition() bool { return false }

func (s *immState) Restrict(State, []int32) { s.stale = true }

func (s *immState) Grow(stride int) {
	if !s.stale {
		s.raState.Grow(stride)
	}
}

// refresh computes all views anew if they are stale, as the least fixpoint of
// their equations: po ∪ rf may be cyclic, so no order of the events would do.
func (s *immState) refresh() {
	if !s.stale {
		return
	}
	s.stale = false
	s.reset()
	g := s.g
	for t := int32(0); int(t) < g.Threads(); t++ {
		for range g.Slots(t) {
			clearView(s.hb.Push(t))
			clearView(s.msg.Push(t))
			clearView(s.rel.Push(t))
			clearView(s.acq.Push(t))
			s.kind[t] = append(s.kind[t], msgOwn)
		}
	}
	for again := true; again; {
		again = false
		for t := int32(0); int(t) < g.Threads(); t++ {
			for i := int32(0); i < g.Slots(t); i++ {
				again = s.grow(event.ID{Thread: t, Index: i}) || again
			}
		}
	}
}

// grow joins to the views of e what the events before it have, and reports whether
// any view grew.
func (s *immState) grow(e event.ID) bool {
	g := s.g
	x := g.At(e)
	t, i := e.Thread, e.Index
	hb, msg, rel, acq := s.hb.Row(t, i), s.msg.Row(t, i), s.rel.Row(t, i), s.acq.Row(t, i)
	grew := hb[t] < i
	join := func(dst, src []int32) {
		if src != nil && !graph.Subset(src, dst) {
			graph.Join(dst, src)
			grew = true
		}
	}
	hb[t] = i
	if i > 0 {
		join(hb, s.hb.Row(t, i-1))
		join(rel, s.rel.Row(t, i-1))
		join(acq, s.acq.Row(t, i-1))
	} else if c := g.Creator(t); c.Thread >= 0 {
		join(hb, s.hb.Row(c.Thread, c.Index))
	}
	if x.Absent {
		return grew
	}
	switch x.Kind {
	case event.Fence, event.ThreadCreate:
		if x.Kind == event.Fence && x.Ord.Acq() {
			join(hb, acq)
		}
		if x.Kind == event.ThreadCreate || x.Ord.Rel() {
			join(rel, hb)
		}
	case event.ThreadJoin, event.BarrierLeave:
		if x.Kind == event.ThreadJoin {
			join(hb, acq)
		}
		for _, p := range g.Preds(e) {
			join(hb, s.hb.Row(p.Thread, p.Index))
		}
	case event.Read:
		if x.HasRF {
			m := s.message(x.RF)
			join(acq, m)
			if x.OrdOf(x.Val).Acq() {
				join(hb, m)
			}
		}
	case event.Write:
		if x.Attr&event.Exclusive != 0 {
			join(msg, s.message(g.At(event.ID{Thread: t, Index: i - 1}).RF))
		}
		join(msg, rel)
		if x.Ord.Rel() {
			join(msg, hb)
		}
	}
	return grew
}

// Consistent checks coherence where positions do not imply it, psc and ar.
func (s *immState) Consistent(e event.ID) bool {
	s.refresh()
	g := s.g
	x := g.At(e)
	last := g.Newest(e) && (x.Kind != event.Read || x.RF.Thread < 0 || g.At(x.RF).Stamp < x.Stamp)
	if !last && !s.coherent() {
		return false
	}
	events, fences := 0, 0
	for _, y := range g.Order {
		if z := g.At(y); isSC(z) {
			events++
			if z.Kind == event.Fence {
				fences++
			}
		}
	}
	if events >= 2 && !s.acyclicMatrix() {
		return false
	}
	// The last event of its thread has no outgoing edge of ar, and makes none between
	// others but for those of sequentially consistent fences, by co and fr.
	if (!last || fences >= 2 || invariant.Enabled) && !s.acyclicAR() {
		if last && fences < 2 {
			panic("BUG: ar became cyclic by an event that nothing follows")
		}
		return false
	}
	return true
}

// coherent reports whether irreflexive(hb ; eco).
func (s *immState) coherent() bool {
	g := s.g
	for _, e := range g.Order {
		x := g.At(e)
		if x.Loc < 0 || s.level(x) < 0 {
			continue
		}
		hb := s.raState.HB(e)
		for t := int32(0); int(t) < g.Threads(); t++ {
			for i := g.LastAccess(x.Loc, t); i >= 0; {
				y := g.At(event.ID{Thread: t, Index: i})
				if i <= hb[t] && y != x {
					if s.level(y) > s.level(x) {
						return false
					}
				}
				i = y.PrevLoc
			}
		}
	}
	return true
}

// fenceLike reports whether x orders everything before it before everything after.
func fenceLike(x *graph.Event) bool {
	switch x.Kind {
	case event.Fence, event.ThreadStart, event.ThreadFinish, event.ThreadCreate, event.ThreadJoin, event.BarrierArrive, event.BarrierLeave:
		return true
	}
	return false
}

// acquires: everything po-after x is bob-after it; releases: everything po-before
// it is bob-before.
func acquires(x *graph.Event) bool {
	return fenceLike(x) || x.Ord.Acq()
}

func releases(x *graph.Event) bool {
	return fenceLike(x) || x.Ord.Rel()
}

// writes reports whether x counts as a write in ppo.
func writes(x *graph.Event) bool { return x.Kind == event.Write || x.Kind == event.Skip }

func sameLoc(x, y *graph.Event) bool { return x.Addr == y.Addr && x.Size == y.Size }

// dependable reports whether others can depend on x.
func dependable(x *graph.Event) bool {
	return x.Kind.ReadLike() || x.Kind == event.Malloc
}

// back calls f for the nodes from which one step of ar, or one part of such a
// step, leads to n. determined adds what decides n's label and value, for Prefix.
func (s *immState) back(n node, determined bool, f func(m node) bool) bool {
	g := s.g
	e := n.e
	x := g.At(e)
	at := func(i int32) node { return node{event.ID{Thread: e.Thread, Index: i}, false} }
	if !n.inside {
		if writes(x) && !f(node{e, true}) {
			return false
		}
		// bob
		all := releases(x)
		for i := e.Index - 1; i >= 0; i-- {
			y := g.At(at(i).e)
			if y.Absent {
				continue
			}
			if (all || acquires(y) || x.Kind == event.Write && writes(y) && y.Ord.Rel() && sameLoc(x, y)) && !f(at(i)) {
				return false
			}
		}
		for _, p := range slices.Clone(g.Preds(e)) {
			if !f(node{p, false}) {
				return false
			}
		}
		if x.Kind == event.Read && x.HasRF && x.RF.Thread >= 0 && x.RF.Thread != e.Thread {
			if !f(node{x.RF, false}) {
				return false
			}
			// detour
			pos := g.At(x.RF).CoPos
			for i := e.Index - 1; i >= 0; i-- {
				y := g.At(at(i).e)
				if !y.Absent && writes(y) && sameLoc(x, y) && y.CoPos < pos && !f(at(i)) {
					return false
				}
			}
		}
	}
	if !n.inside && !determined {
		return true
	}
	inside := func(set event.DepSet) bool {
		for _, i := range g.Space.Deps.Events(set) {
			if m := at(i); !g.At(m.e).Absent {
				if m.inside = true; !f(m) {
					return false
				}
			}
		}
		return true
	}
	d := g.Space.Deps.Deps(x.Deps)
	if !inside(d.Addr) || !inside(d.Data) || !inside(d.Ctrl) || n.inside && !inside(d.AddrPo) {
		return false
	}
	if (x.Kind == event.Skip || x.Kind == event.Write && x.Attr&event.Exclusive != 0) && !f(node{at(e.Index - 1).e, true}) {
		return false
	}
	if x.Kind == event.Read && x.HasRF && x.RF.Thread >= 0 && x.RF.Thread == e.Thread && !f(node{x.RF, true}) {
		return false
	}
	return !n.inside || !dependable(x) || f(node{e, false})
}

// mark is the mark of n in the search with number s.gen, to be read and written.
func (s *immState) mark(n node) *uint32 {
	k := 0
	if n.inside {
		k = 1
	}
	rows := s.state[k]
	for int(n.e.Thread) >= len(rows) {
		rows = append(rows, nil)
	}
	row := rows[n.e.Thread]
	for int(n.e.Index) >= len(row) {
		row = append(row, 0)
	}
	rows[n.e.Thread] = row
	s.state[k] = rows
	return &row[n.e.Index]
}

// acyclicAR searches ar backwards from every event.
func (s *immState) acyclicAR() bool {
	if s.gen += 2; s.gen < 2 { // wrapped around
		s.state = [2][][]uint32{}
		s.gen = 2
	}
	open, done := s.gen, s.gen+1
	var visit func(n node) bool
	visit = func(n node) bool {
		switch *s.mark(n) {
		case open:
			return false
		case done:
			return true
		}
		*s.mark(n) = open
		if !s.back(n, false, visit) || !s.backFence(n, visit) {
			return false
		}
		*s.mark(n) = done
		return true
	}
	for _, e := range s.g.Order {
		if !visit(node{e, false}) {
			return false
		}
	}
	return true
}

// backFence is back for [F∩SC];hb;eco;hb;[F∩SC].
func (s *immState) backFence(n node, f func(m node) bool) bool {
	g := s.g
	if x := g.At(n.e); n.inside || x.Kind != event.Fence || !isSC(x) {
		return true
	}
	for _, a := range g.Order {
		if x := g.At(a); x.Kind != event.Fence || !isSC(x) || a == n.e || !s.ecoBetween(a, n.e) {
			continue
		}
		if !f(node{a, false}) {
			return false
		}
	}
	return true
}

// ecoBetween reports hb;eco;hb from fence a to fence b.
func (s *immState) ecoBetween(a, b event.ID) bool {
	g := s.g
	row := s.raState.HB(b)
	for _, l := range g.UsedLocs() {
		out, in := int32(-1), int32(-1)
		for t := int32(0); int(t) < g.Threads(); t++ {
			for i := g.LastAccess(l, t); i >= 0; {
				x := g.At(event.ID{Thread: t, Index: i})
				if lev := s.level(x); lev >= 0 {
					if graph.In(s.raState.HB(event.ID{Thread: t, Index: i}), a) && (out < 0 || lev < out) {
						out = lev
					}
					if i <= row[t] {
						in = max(in, lev)
					}
				}
				i = x.PrevLoc
			}
		}
		if out >= 0 && out < in {
			return true
		}
	}
	return false
}

// Prefix marks the past of e along ppo ∪ rfe, and what decides the labels and
// values of what is marked.
func (s *immState) Prefix(e event.ID, m *graph.Marks) {
	if s.gen += 2; s.gen < 2 {
		s.state = [2][][]uint32{}
		s.gen = 2
	}
	s.stack = append(s.stack[:0], node{e, false})
	*s.mark(node{e, false}) = s.gen
	push := func(n node) bool {
		if k := s.mark(n); *k != s.gen {
			*k = s.gen
			s.stack = append(s.stack, n)
		}
		return true
	}
	for len(s.stack) > 0 {
		n := s.stack[len(s.stack)-1]
		s.stack = s.stack[:len(s.stack)-1]
		m.Add(n.e)
		push(node{event.ID{Thread: n.e.Thread}, false})
		s.back(n, true, push)
	}
}
