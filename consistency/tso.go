package consistency

import (
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// tsoModel is total store order. Program order is kept except from a plain write
// to a later read:
//
//	acyclic(ppo ∪ rfe ∪ co ∪ fr) and irreflexive(po ; eco)
//
// x86 mapping (tso): a sequentially consistent write is a write and a full
// fence, so it is ordered before later reads; other fences cost nothing.
// Creating and joining threads and barriers are full fences.
// allFences: every C11 fence is a full fence, a sequentially consistent write is
// ordered before later sequentially consistent reads only, and creating a thread
// or arriving at a barrier is ordered like a write, joining one or leaving like a
// read (the definition of genmc-2024's tool, for comparison).
type tsoModel struct{ allFences bool }

func (m tsoModel) Name() string {
	if m.allFences {
		return "tso-allfences"
	}
	return "tso"
}

// Traits: a store may be late for loads of its own thread only, so po ∪ rf from a write to an
// access of its location leads through what is ordered. Without weaker accesses there is
// nothing that a store buffer could show.
func (m tsoModel) Traits() Traits {
	return Traits{Order: OrderPORF, Coherent: true, Passes: PassesAll, Timed: true, Partial: true, Forwarding: !m.allFences, IfOnlySC: scModel{}}
}

// FromScratch implements Scratch.
func (m tsoModel) FromScratch() Model { return scratchModel{m} }

func (m tsoModel) New(g *graph.Graph) State {
	s := &tsoState{all: m.allFences, kinds: tsoKinds, blended: len(g.Space.Forwarding) > 0, classes: weakSC}
	if m.allFences {
		s.kinds = allFencesKinds
		s.classes++
	}
	s.g = g
	s.reset()
	return s
}

// class says how an event orders what follows it in its thread.
type class uint8

const (
	strong class = iota // before everything later
	weak                // a buffered write: before later writes and fences only
	weakSC              // allFences: also before later sequentially consistent reads
	classes
)

// tsoState keeps for every event the set of events before it in
// (ppo ∪ rfe ∪ co ∪ fr)+. Within a thread that set is not a prefix of po, but it
// is a prefix of the events of each class, so a view has one block of entries
// per class.
type tsoState struct {
	g     *graph.Graph
	all   bool
	kinds *kindClasses
	// blended: there may be stores of parts of atomic blocks (event.Label.Blend).
	blended bool
	// classes are in use: no event is weakSC unless all is set.
	classes class
	view    graph.Views
	late    lateEdges
	// last[t][i] is, per class, the index of the last event of the class at or
	// before i, -1 if none.
	last [][][classes]int32
	stem *event.Step // graph.Stem of the graph at the last restriction, nil if there is none

	// Scratch memory of Restrict: per event, whether its view is there; those whose view is not;
	// per thread, how many events have not changed.
	done  [][]bool
	left  []event.ID
	limit []int32
}

func (s *tsoState) stride() int { return int(s.classes) * s.g.Stride() }

func (s *tsoState) reset() {
	n := s.g.Threads()
	s.stem = nil
	s.view.Reset(s.stride(), n)
	s.late.reset()
	for t := range s.last {
		s.last[t] = s.last[t][:0]
	}
	s.room(int32(n) - 1)
}

func (s *tsoState) room(t int32) {
	for int(t) >= len(s.last) {
		s.last = append(s.last, nil)
	}
	s.view.Room(len(s.last))
}

func (s *tsoState) class(x *event.Label) class {
	if s.blended {
		return s.blendedClass(x)
	}
	return s.kinds[x.Attr&event.Exclusive][x.Kind][x.Ord]
}

// blendedClass is class where some labels are halves of blended stores. It stands apart so that class can be inlined.
//
//go:noinline
func (s *tsoState) blendedClass(x *event.Label) class { return classOf(x, s.all) }

// kindClasses has the classes of labels that are no halves of blended stores: by Exclusive, which is the lowest
// attribute, by kind and by ordering.
type kindClasses [2][32][8]class

var tsoKinds, allFencesKinds = newKinds(false), newKinds(true)

func newKinds(all bool) *kindClasses {
	k := &kindClasses{}
	for i, attr := range []event.Attr{0, event.Exclusive} {
		for kind := range k[i] {
			for ord := range k[i][kind] {
				k[i][kind][ord] = classOf(&event.Label{Kind: event.Kind(kind), Ord: event.Ordering(ord), Attr: attr}, all)
			}
		}
	}
	return k
}

// write is the class of a write that is no half of a blended store. It stands apart because it costs less than class.
func write(x *event.Label, all bool) class {
	switch {
	case x.Attr&event.Exclusive != 0 || x.Ord == event.SeqCst && !all:
		return strong
	case x.Ord == event.SeqCst:
		return weakSC
	}
	return weak
}

func classOf(x *event.Label, all bool) class {
	switch x.Kind {
	case event.Write:
		if x.Blend() {
			x = &event.Label{Ord: x.Ord}
		}
		return write(x, all)
	case event.ThreadCreate, event.ThreadFinish, event.BarrierArrive:
		if all {
			return weak
		}
	case event.Read:
		if x.Blend() {
			return weak // it takes place together with the store
		}
	}
	return strong
}

// drains reports whether x waits for everything before it, buffered writes
// included. rmw: x is a read that succeeds as a read-modify-write.
func (s *tsoState) drains(x *event.Label, rmw bool) bool {
	switch x.Kind {
	case event.Write, event.ThreadCreate, event.ThreadFinish, event.BarrierArrive:
		return true
	case event.Fence:
		return s.all || x.Ord.SC()
	case event.ThreadStart, event.ThreadJoin, event.BarrierLeave:
		return !s.all // POSIX: these functions synchronise memory
	case event.Read:
		return rmw
	}
	return false
}

// waitsFor reports ppo from a later event x to an earlier one of class c.
func (s *tsoState) waitsFor(x *graph.Event, c class) bool {
	if c == strong {
		return true
	}
	if s.drains(&x.Label, x.Kind == event.Read && x.HasRF && x.Succeeds(x.Val)) {
		return true
	}
	if c != weakSC || x.Kind != event.Read {
		return false
	}
	// A failed compare-exchange counts with the ordering of its success, as in the
	// tool that tso-allfences is there to be compared with.
	return x.Ord == event.SeqCst
}

func (s *tsoState) Push(e event.ID) {
	t := e.Thread
	s.applyPutOff(t)
	s.room(t)
	row := s.view.Push(t)
	x := s.g.At(e)
	var l [classes]int32
	if e.Index > 0 {
		l = s.last[t][e.Index-1]
	} else {
		l = [classes]int32{-1, -1, -1}
	}
	l[s.class(&x.Label)] = e.Index
	s.last[t] = append(s.last[t], l)
	s.base(e, x, row)
}

// applyPutOff and putOff are as in scState, but that all edges put off are applied as
// soon as another thread than that of their sources goes on: to look at the
// targets costs more here than it saves.
func (s *tsoState) applyPutOff(t int32) {
	if l := &s.late; l.applied < len(l.stack) {
		if e := &l.stack[len(l.stack)-1]; e.from.Thread != t || !e.coversSuffix {
			l.apply(s.edge)
		}
	}
}

func (s *tsoState) putOff(from, to event.ID) {
	c := s.class(&s.g.At(from).Label)
	if s.view.Row(to.Thread, to.Index)[int(c)*s.g.Stride()+int(from.Thread)] < from.Index {
		s.late.stack = append(s.late.stack, lateEdge{from: from, to: to, coversSuffix: c == strong})
	}
}

// base sets row to what precedes e, which is x, by ppo or creation, and e.
func (s *tsoState) base(e event.ID, x *graph.Event, row []int32) {
	w := s.g.Stride()
	if e.Index == 0 {
		if c := s.g.Creator(e.Thread); c.Thread >= 0 {
			copy(row, s.view.Row(c.Thread, c.Index))
		} else {
			clearView(row)
		}
	} else {
		before := &s.last[e.Thread][e.Index-1]
		copy(row, s.view.Row(e.Thread, before[strong])) // the start of the thread is strong
		for c := weak; c < s.classes; c++ {
			if i := before[c]; row[int(c)*w+int(e.Thread)] < i && s.waitsFor(x, c) {
				graph.Join(row, s.view.Row(e.Thread, i))
			}
		}
	}
	row[int(s.class(&x.Label))*w+int(e.Thread)] = e.Index
}

// drain adds to row the buffered writes before e in its thread.
func (s *tsoState) drain(e event.ID, row []int32) {
	before, stride := &s.last[e.Thread][e.Index-1], s.g.Stride()
	for c := weak; c < s.classes; c++ {
		if i := before[c]; row[int(c)*stride+int(e.Thread)] < i {
			graph.Join(row, s.view.Row(e.Thread, i))
		}
	}
}

func (s *tsoState) Join(e, from event.ID) {
	graph.Join(s.view.Row(e.Thread, e.Index), s.view.Row(from.Thread, from.Index))
}

// joinOf makes row contain the view of e, as graph.JoinOf does.
func (s *tsoState) joinOf(row []int32, e event.ID) {
	if row[int(s.class(&s.g.At(e).Label))*s.g.Stride()+int(e.Thread)] < e.Index {
		graph.Join(row, s.view.Row(e.Thread, e.Index))
	}
}

func (s *tsoState) Pop(e event.ID) {
	t := e.Thread
	s.late.drop(e, &s.view, s.stride())
	s.last[t] = s.last[t][:e.Index]
	s.view.Pop(t)
}

// first is the largest co position of a write in row, or of an access of e's own
// thread before e.
func (s *tsoState) first(e event.ID, row []int32) int32 {
	g := s.g
	x := g.At(e)
	co := g.Co(x.Loc)
	if len(co) == 1 {
		return 0
	}
	if g.Forwarded(x.Loc) {
		return s.firstForwarded(e, row)
	}
	lo := int32(0)
	for i := x.PrevLoc; i >= 0; {
		y := g.At(event.ID{Thread: e.Thread, Index: i})
		if y.HasRF || y.CoPos > 0 {
			lo = g.PosOf(y)
			break
		}
		i = y.PrevLoc
	}
	stride := g.Stride()
	for p := int32(len(co)) - 1; p > lo; p-- {
		if w := co[p]; w.Thread != e.Thread && row[int(write(&g.At(w).Label, s.all))*stride+int(w.Thread)] >= w.Index {
			return p
		}
	}
	return lo
}

// firstForwarded is first of a location of which reads may find some bytes in the buffer of their thread. What is in
// there may be later in co than what is read. What was read before is no later in co than some write in row.
func (s *tsoState) firstForwarded(e event.ID, row []int32) int32 {
	g := s.g
	l := g.At(e).Loc
	lo := int32(0)
	w := g.Stride()
	for t := int32(0); int(t) < g.Threads(); t++ {
		for i := g.LastAccess(l, t); i >= 0; {
			x := g.At(event.ID{Thread: t, Index: i})
			if (t != e.Thread || i < e.Index) && x.Kind == event.Write && x.CoPos > 0 && row[int(s.class(&x.Label))*w+int(t)] >= i {
				lo = max(lo, x.CoPos)
				break
			}
			i = x.PrevLoc
		}
	}
	return lo
}

func (s *tsoState) FirstRead(r event.ID, rmw bool) int32 {
	row := s.view.Row(r.Thread, r.Index)
	lo := s.first(r, row)
	if !rmw {
		return lo
	}
	// A locked instruction drains the buffer first.
	before := s.last[r.Thread][r.Index-1]
	stride := s.g.Stride()
	for c := weak; c < s.classes; c++ {
		if i := before[c]; row[int(c)*stride+int(r.Thread)] < i {
			lo = max(lo, s.first(r, s.view.Row(r.Thread, i)))
		}
	}
	return lo
}

func (s *tsoState) FirstPlace(w event.ID) int32 {
	return 1 + s.first(w, s.view.Row(w.Thread, w.Index))
}

func (s *tsoState) Read(r event.ID) {
	x := s.g.At(r)
	s.applyPutOff(r.Thread)
	row := s.view.Row(r.Thread, r.Index)
	if x.Succeeds(x.Val) {
		s.drain(r, row)
	}
	if s.g.Partial(x.Loc) {
		for _, w := range s.g.Cut(nil, r) {
			if w.Thread != r.Thread {
				graph.Join(row, s.view.Row(w.Thread, w.Index))
			}
		}
		return
	}
	pos := int32(0)
	if w := x.RF; w.Thread >= 0 {
		if w.Thread != r.Thread || s.g.Forwarded(x.Loc) {
			graph.Join(row, s.view.Row(w.Thread, w.Index))
		}
		pos = s.g.At(w).CoPos
	}
	if co := s.g.Co(x.Loc); int(pos)+1 < len(co) {
		s.putOff(r, co[pos+1])
	}
}

func (s *tsoState) Unread(r event.ID) {
	s.late.drop(r, &s.view, s.stride())
	x := s.g.At(r)
	had := x.HasRF
	x.HasRF = false
	s.base(r, x, s.view.Row(r.Thread, r.Index))
	x.HasRF = had
}

func (s *tsoState) Place(w event.ID) {
	x := s.g.At(w)
	if s.g.Partial(x.Loc) {
		return
	}
	row := s.view.Row(w.Thread, w.Index)
	co := s.g.Co(x.Loc)
	p := co[x.CoPos-1]
	s.applyPutOff(w.Thread)
	if p.Thread >= 0 {
		s.joinOf(row, p)
	}
	for r := s.g.FirstReader(x.Loc, p); r != graph.None; r = s.g.NextReader(r) {
		s.joinOf(row, r)
	}
	row[int(s.class(&x.Label))*s.g.Stride()+int(w.Thread)] = w.Index
	if int(x.CoPos)+1 < len(co) {
		s.putOff(w, co[x.CoPos+1])
	}
}

func (s *tsoState) Unplace(w event.ID) {
	s.late.drop(w, &s.view, s.stride())
	s.base(w, s.g.At(w), s.view.Row(w.Thread, w.Index))
}

// edge makes everything in the view of from be before to and whatever follows it.
func (s *tsoState) edge(from, to event.ID) {
	at := int(s.class(&s.g.At(from).Label))*s.g.Stride() + int(from.Thread)
	s.learn(&origin{s.view.Row(from.Thread, from.Index), at, from.Index}, to)
}

func (s *tsoState) learn(o *origin, to event.ID) {
	if !s.view.Has(to.Thread, to.Index) {
		return // the event that is being added
	}
	row := s.view.Row(to.Thread, to.Index)
	if o.isIn(row) {
		return
	}
	s.late.undo.save(to, row)
	graph.Join(row, o.row)
	g := s.g
	x := g.At(to)
	c := s.class(&x.Label)
	for i, n := to.Index+1, g.Len(to.Thread); i < n; i++ {
		f := event.ID{Thread: to.Thread, Index: i}
		y := g.At(f)
		if s.waitsFor(y, c) {
			s.learn(o, f)
			if s.class(&y.Label) == strong {
				break // everything later waits for f
			}
		}
	}
	switch x.Kind {
	case event.Write:
		if x.CoPos == 0 {
			return
		}
		if g.Partial(x.Loc) {
			g.Cutters(to, func(r event.ID) { s.learn(o, r) })
			return
		}
		for r := g.FirstReader(x.Loc, to); r != graph.None; r = g.NextReader(r) {
			if r.Thread != to.Thread || g.Forwarded(x.Loc) {
				s.learn(o, r)
			}
		}
		if co := g.Co(x.Loc); int(x.CoPos)+1 < len(co) {
			s.learn(o, co[x.CoPos+1])
		}
	case event.Read:
		if !x.HasRF || g.Partial(x.Loc) {
			return
		}
		pos := g.PosOf(x)
		if co := g.Co(x.Loc); int(pos)+1 < len(co) {
			s.learn(o, co[pos+1])
		}
	case event.ThreadCreate, event.ThreadFinish:
		if y := g.Succ(to); y != graph.None {
			s.learn(o, y)
		}
	case event.BarrierArrive:
		for _, y := range g.Succs(to) {
			s.learn(o, y)
		}
	}
}

func (s *tsoState) Consistent(event.ID) bool { return true }

func (s *tsoState) ByPosition() bool { return true }

func (s *tsoState) HB(e event.ID, view []int32) { copy(view, s.g.PORF(e)) }

func (s *tsoState) HappensBefore(a, b event.ID) bool { return graph.In(s.g.PORF(b), a) }

// Restrict takes over the views of from in which nothing has changed: no event of theirs was deleted, or lost its choice. The
// others are computed again, because order through deleted events is lost: events in an order that agrees
// with all edges, each from its immediate predecessors. Within a thread that order may put reads before buffered writes.
// Cost: O(events · threads).
func (s *tsoState) Restrict(from State, _ []int32) {
	s.begin(from)
	for todo := s.left; len(todo) > 0; todo = s.left {
		s.left = s.left[:0]
		for _, e := range todo { // s.left may begin where todo does, and is no longer than what was looked at
			if s.rebuild(e) {
				s.done[e.Thread][e.Index] = true
			} else {
				s.left = append(s.left, e)
			}
		}
		if len(s.left) == len(todo) {
			panic("BUG: ppo ∪ rfe ∪ co ∪ fr is cyclic")
		}
	}
	if invariant.Enabled && from != nil {
		f := &tsoState{g: s.g, all: s.all, kinds: s.kinds, blended: s.blended, classes: s.classes}
		f.reset()
		f.Restrict(nil, nil)
		checkViews(s.g, &s.view, &f.view)
	}
}

// begin takes over what it can, and lists in s.left the events whose views are to be computed. Where reads may find their own
// writes in parts, only the prologue is taken over.
func (s *tsoState) begin(from State) {
	g := s.g
	n := g.Threads()
	s.limit = slices.Grow(s.limit[:0], n)[:n]
	clear(s.limit)
	f, ok := from.(*tsoState)
	some := ok && !g.Space.Partial && !s.blended
	if !ok {
		s.reset()
	} else {
		kept := retained(g, &s.stem)
		if some {
			for t := range s.limit {
				s.limit[t] = g.Len(int32(t))
			}
		} else if g.Stem() != nil {
			s.limit[0] = g.Prologue()
		}
		if some {
			f.late.apply(f.edge)
		}
		s.late.reset()
		s.room(int32(n) - 1)
		s.view.CopyRest(&f.view, s.limit, kept)
	}
	for len(s.done) < n {
		s.done = append(s.done, nil)
	}
	s.left = s.left[:0]
	for t := range s.last {
		s.last[t] = s.last[t][:0]
	}
	for t := int32(0); int(t) < n; t++ {
		end := g.Len(t)
		s.view.Extend(t, end)
		if ok && end > 0 {
			s.last[t] = append(s.last[t], f.last[t][:end]...)
		} else {
			s.classify(t, end)
		}
		s.done[t] = slices.Grow(s.done[t][:0], int(end))[:end]
		clear(s.done[t])
		for i := range s.done[t][:s.limit[t]] {
			s.done[t][i] = true
		}
		for i := s.limit[t]; i < end; i++ {
			s.left = append(s.left, event.ID{Thread: t, Index: i})
		}
	}
	if some {
		s.dropChanged()
	}
}

// classify makes s.last[t] for the first n events.
func (s *tsoState) classify(t, n int32) {
	l := [classes]int32{-1, -1, -1}
	for i := range n {
		l[s.class(&s.g.At(event.ID{Thread: t, Index: i}).Label)] = i
		s.last[t] = append(s.last[t], l)
	}
}

// dropChanged lists in s.left the events whose views contain something that was deleted, or has no choice any more. Only
// the last event of a thread can have lost its choice. A view contains those of the events of its class before it in its
// thread.
func (s *tsoState) dropChanged() {
	g := s.g
	for t, end := range s.limit {
		if end > 0 && unchosen(g.At(event.ID{Thread: int32(t), Index: end - 1})) {
			s.limit[t]--
		}
	}
	for t := range s.limit {
		last := s.last[t]
		if len(last) == 0 {
			continue
		}
		for c := strong; c < s.classes; c++ {
			for i := last[len(last)-1][c]; i >= 0 && s.changed(s.view.Row(int32(t), i)); i = last[i-1][c] {
				s.done[t][i] = false
				s.left = append(s.left, event.ID{Thread: int32(t), Index: i})
				if i == 0 {
					break
				}
			}
		}
	}
}

// changed reports whether row, a view that was taken over, has to be computed again.
func (s *tsoState) changed(row []int32) bool {
	for w := s.g.Stride(); len(row) > 0; row = row[w:] {
		if !within(row, s.limit) {
			return true
		}
	}
	return false
}

// rebuild computes the view of e if those of its immediate predecessors are
// there.
// It stands beside scState.rebuild, which differs in what is ready when: one function for
// both made revisits under SC an eighth slower.
func (s *tsoState) rebuild(e event.ID) bool {
	g := s.g
	x := g.At(e)
	if e.Index > 0 {
		before, done := &s.last[e.Thread][e.Index-1], s.done[e.Thread]
		for c := strong; c < s.classes; c++ {
			if before[c] >= 0 && !done[before[c]] && s.waitsFor(x, c) {
				return false
			}
		}
	}
	row := s.view.Row(e.Thread, e.Index)
	switch x.Kind {
	case event.Read:
		if !x.HasRF {
			break
		}
		if g.Partial(x.Loc) {
			return s.rebuildAfter(e, x, slices.DeleteFunc(g.Cut(nil, e), func(w event.ID) bool { return w.Thread == e.Thread }))
		}
		if w := x.RF; w.Thread >= 0 && (w.Thread != e.Thread || g.Forwarded(x.Loc)) {
			if !s.done[w.Thread][w.Index] {
				return false
			}
			s.base(e, x, row)
			graph.Join(row, s.view.Row(w.Thread, w.Index))
			return true
		}
	case event.Write:
		if x.CoPos == 0 || g.Partial(x.Loc) {
			break
		}
		prev := g.Co(x.Loc)[x.CoPos-1]
		if prev.Thread >= 0 && !s.done[prev.Thread][prev.Index] {
			return false
		}
		own := e.Thread // what it read needs no order, unless it finds the buffer in parts
		if g.Forwarded(x.Loc) {
			own = -1
		}
		first := g.FirstReader(x.Loc, prev)
		for r := first; r != graph.None; r = g.NextReader(r) {
			if r.Thread != own && !s.done[r.Thread][r.Index] {
				return false
			}
		}
		s.base(e, x, row)
		if prev.Thread >= 0 {
			graph.Join(row, s.view.Row(prev.Thread, prev.Index))
		}
		for r := first; r != graph.None; r = g.NextReader(r) {
			if r.Thread != own {
				graph.Join(row, s.view.Row(r.Thread, r.Index))
			}
		}
		return true
	case event.ThreadStart, event.ThreadJoin, event.BarrierLeave:
		return s.rebuildAfter(e, x, g.Preds(e))
	}
	s.base(e, x, row)
	return true
}

// rebuildAfter is rebuild of e, which is x, with immediate predecessors preds in other threads.
func (s *tsoState) rebuildAfter(e event.ID, x *graph.Event, preds []event.ID) bool {
	for _, y := range preds {
		if !s.done[y.Thread][y.Index] {
			return false
		}
	}
	s.base(e, x, s.view.Row(e.Thread, e.Index))
	for _, y := range preds {
		s.Join(e, y)
	}
	return true
}

func (s *tsoState) Grow(stride int) {
	n := int(s.classes)
	s.late.undo.grow(stride, n)
	s.view.Resize(n*stride, s.g.Threads(), n)
}

// Waits implements Buffering.
func (s *tsoState) Waits(a, b event.ID) bool {
	return s.waitsFor(s.g.At(b), s.class(&s.g.At(a).Label))
}
