package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// scModel is sequential consistency: acyclic(po ∪ rf ∪ co ∪ fr), with thread
// creation and join (genmc-2024 Fig. 5). Happens-before for races is porf.
type scModel struct{}

func (scModel) Name() string { return "sc" }

func (scModel) Traits() Traits {
	return Traits{Order: OrderTotal, Coherent: true, Passes: PassesAll, Timed: true, Partial: true, Witnessing: saturatingModel{}}
}

// FromScratch implements Scratch.
func (m scModel) FromScratch() Model { return scratchModel{m} }

func (scModel) New(g *graph.Graph) State {
	s := &scState{}
	s.init(g)
	return s
}

// scState keeps for every event the view of all events that are before it in
// (po ∪ rf ∪ co ∪ fr)+. Adding an event at the end costs O(threads); only an edge
// into the past (a stale read, a write placed early) changes older views. Such
// an edge is put off for as long as no caller asks for a view that it would change:
// one that contains the edge's target. What the edge would bring, the later
// events of its source's thread know already.
type scState struct {
	g     *graph.Graph
	clock graph.Views
	late  lateEdges
	stem  *event.Step // graph.Stem of the graph at the last restriction, nil if there is none
	// Scratch of Restrict and cut.
	done    []int32
	limit   []int32
	scratch []event.ID
}

// lateEdges is the stack of edges into the past, in the order of the choices
// that made them; the first applied of them have changed views.
type lateEdges struct {
	stack   []lateEdge
	applied int
	undo    undoLog
	// choosing is the event whose choice the graph has and the stack does not yet, graph.None if there
	// is none. Edges that are applied then go past it: what follows from its choice would
	// stay when the choice is undone, as if it followed from theirs.
	choosing event.ID
}

type lateEdge struct {
	from, to event.ID
	// coversSuffix: from is before everything later in its thread.
	coversSuffix bool
	// first and log are where in the stack and in the log the batch began with
	// which the edge was applied.
	first int
	log   int32
}

// matter reports whether an edge put off changes what thread t learns from row: an
// edge to an event in row, unless it is from an earlier event of t whose past t's
// later events contain. If other edges put off are on the way to row, the last of
// them is one to an event in row.
func (l *lateEdges) matter(t int32, row []int32) bool {
	for i := l.applied; i < len(l.stack); i++ {
		e := &l.stack[i]
		if e.from.Thread == t && e.coversSuffix {
			continue
		}
		if row[e.to.Thread] >= e.to.Index {
			return true
		}
	}
	return false
}

// next is the write after position pos of co, past the one that is choosing its place;
// graph.None if there is none.
func (l *lateEdges) next(co []event.ID, pos int32) event.ID {
	for _, w := range co[pos+1:] {
		if w != l.choosing {
			return w
		}
	}
	return graph.None
}

func (l *lateEdges) reset() {
	l.stack = l.stack[:0]
	l.applied = 0
	l.choosing = graph.None
	l.undo.clear()
}

// apply lets edge change views for every edge that has not yet.
func (l *lateEdges) apply(edge func(from, to event.ID)) {
	first, log := l.applied, int32(len(l.undo.ids))
	for ; l.applied < len(l.stack); l.applied++ {
		e := &l.stack[l.applied]
		e.first, e.log = first, log
		edge(e.from, e.to)
	}
}

// drop forgets the edge from e, whose choice is undone, if there is one. The
// edges applied together with it are unapplied too: order that went through e
// may go past it now.
func (l *lateEdges) drop(e event.ID, v *graph.Views, stride int) {
	n := len(l.stack) - 1
	if n < 0 || l.stack[n].from != e {
		return
	}
	if n < l.applied {
		l.undo.back(l.stack[n].log, v, stride)
		l.applied = l.stack[n].first
	}
	l.stack = l.stack[:n]
}

// undoLog remembers overwritten views.
type undoLog struct {
	ids  []event.ID
	rows []int32
}

func (u *undoLog) save(e event.ID, row []int32) {
	u.ids = append(u.ids, e)
	u.rows = append(u.rows, row...)
}

// back restores views down to length n of the log.
func (u *undoLog) back(n int32, v *graph.Views, stride int) {
	for k := len(u.ids) - 1; k >= int(n); k-- {
		e := u.ids[k]
		copy(v.Row(e.Thread, e.Index), u.rows[k*stride:(k+1)*stride])
	}
	u.ids = u.ids[:n]
	u.rows = u.rows[:int(n)*stride]
}

func (u *undoLog) clear() { u.ids, u.rows = u.ids[:0], u.rows[:0] }

func (s *scState) init(g *graph.Graph) {
	s.g = g
	s.reset()
}

func (s *scState) reset() {
	s.stem = nil
	s.clock.Reset(s.g.Stride(), s.g.Threads())
	s.late.reset()
}

// applyPutOff applies the edges put off if they matter to what thread t learns from
// event e.
func (s *scState) applyPutOff(t int32, e event.ID) {
	if s.late.applied < len(s.late.stack) && e.Thread >= 0 {
		s.applyIfMatter(t, e)
	}
}

func (s *scState) applyIfMatter(t int32, e event.ID) {
	if s.late.matter(t, s.clock.Row(e.Thread, e.Index)) {
		s.late.apply(s.edge)
	}
}

// putOff notes an edge from the newest choice, that of event from.
func (s *scState) putOff(from, to event.ID) {
	if s.clock.Row(to.Thread, to.Index)[from.Thread] < from.Index {
		s.late.stack = append(s.late.stack, lateEdge{from: from, to: to, coversSuffix: true})
	}
}

func (s *scState) Push(e event.ID) {
	prev := s.prev(e)
	s.applyPutOff(e.Thread, prev)
	s.clock.Room(int(e.Thread) + 1)
	s.follow(prev, e, s.clock.Push(e.Thread))
}

// prev is the event before e in its thread, or the one that created the thread.
func (s *scState) prev(e event.ID) event.ID {
	if e.Index == 0 {
		return s.g.Creator(e.Thread)
	}
	return event.ID{Thread: e.Thread, Index: e.Index - 1}
}

func (s *scState) base(e event.ID, row []int32) { s.follow(s.prev(e), e, row) }

// follow sets row to the view of prev, and e.
func (s *scState) follow(prev, e event.ID, row []int32) {
	if prev.Thread >= 0 {
		copy(row, s.clock.Row(prev.Thread, prev.Index))
	} else {
		clearView(row)
	}
	row[e.Thread] = e.Index
}

func (s *scState) Join(e, from event.ID) {
	s.applyPutOff(e.Thread, from)
	graph.JoinOf(s.clock.Row(e.Thread, e.Index), s.clock.Row(from.Thread, from.Index), from)
}

func (s *scState) Pop(e event.ID) {
	s.late.drop(e, &s.clock, s.g.Stride())
	s.clock.Pop(e.Thread)
}

func (s *scState) FirstRead(r event.ID, rmw bool) int32 {
	return s.lastBefore(r)
}

func (s *scState) FirstPlace(w event.ID) int32 {
	return 1 + s.lastBefore(w)
}

// lastBefore is the largest co position of a write of e's location that is before e.
func (s *scState) lastBefore(e event.ID) int32 {
	co, row := s.g.Co(s.g.At(e).Loc), s.clock.Row(e.Thread, e.Index)
	for p := int32(len(co)) - 1; p > 0; p-- {
		if w := co[p]; row[w.Thread] >= w.Index {
			return p
		}
	}
	return 0
}

func (s *scState) Read(r event.ID) {
	x := s.g.At(r)
	if s.g.Partial(x.Loc) {
		s.cut(r)
		return
	}
	s.late.choosing = r
	s.applyPutOff(r.Thread, x.RF)
	s.late.choosing = graph.None
	row := s.clock.Row(r.Thread, r.Index)
	pos := int32(0)
	if x.RF.Thread >= 0 {
		graph.JoinOf(row, s.clock.Row(x.RF.Thread, x.RF.Index), x.RF)
		pos = s.g.At(x.RF).CoPos
	}
	if co := s.g.Co(x.Loc); int(pos)+1 < len(co) {
		s.putOff(r, co[pos+1])
	}
}

// cut lets read r of a partial location come after the writes of its cut. What is not ordered with it
// there gives no edges.
func (s *scState) cut(r event.ID) {
	s.scratch = s.g.Cut(s.scratch[:0], r)
	s.late.choosing = r
	for _, w := range s.scratch {
		s.Join(r, w)
	}
	s.late.choosing = graph.None
}

func (s *scState) Unread(r event.ID) {
	s.late.drop(r, &s.clock, s.g.Stride())
	s.base(r, s.clock.Row(r.Thread, r.Index))
}

func (s *scState) Place(w event.ID) {
	x := s.g.At(w)
	if s.g.Partial(x.Loc) {
		return
	}
	row := s.clock.Row(w.Thread, w.Index)
	co := s.g.Co(x.Loc)
	p := co[x.CoPos-1]
	if s.late.applied < len(s.late.stack) {
		s.late.choosing = w
		s.applyPutOff(w.Thread, p)
		for r := s.g.FirstReader(x.Loc, p); r != graph.None; r = s.g.NextReader(r) {
			s.applyPutOff(w.Thread, r)
		}
		s.late.choosing = graph.None
	}
	if p.Thread >= 0 {
		graph.JoinOf(row, s.clock.Row(p.Thread, p.Index), p)
	}
	for r := s.g.FirstReader(x.Loc, p); r != graph.None; r = s.g.NextReader(r) {
		graph.JoinOf(row, s.clock.Row(r.Thread, r.Index), r)
	}
	row[w.Thread] = w.Index
	if int(x.CoPos)+1 < len(co) {
		s.putOff(w, co[x.CoPos+1])
	}
}

func (s *scState) Unplace(w event.ID) {
	s.late.drop(w, &s.clock, s.g.Stride())
	s.base(w, s.clock.Row(w.Thread, w.Index))
}

// origin is an event with its view, which later events are to learn. A view that contains the event contains the view.
type origin struct {
	row   []int32
	at    int   // where views have an entry for the events of its thread and class
	index int32 // the entry that contains it
}

func (o *origin) isIn(row []int32) bool { return row[o.at] >= o.index }

// edge makes everything in the view of from be before to and whatever follows it.
func (s *scState) edge(from, to event.ID) {
	s.learn(&origin{s.clock.Row(from.Thread, from.Index), int(from.Thread), from.Index}, to)
}

func (s *scState) learn(o *origin, to event.ID) {
	if !s.clock.Has(to.Thread, to.Index) {
		return // the event that is being added
	}
	row := s.clock.Row(to.Thread, to.Index)
	if o.isIn(row) {
		return
	}
	s.late.undo.save(to, row)
	graph.Join(row, o.row)
	if to.Index+1 < s.g.Len(to.Thread) {
		s.learn(o, event.ID{Thread: to.Thread, Index: to.Index + 1})
	}
	if to == s.late.choosing {
		return
	}
	x := s.g.At(to)
	switch x.Kind {
	case event.Write:
		if x.CoPos == 0 {
			return
		}
		if s.g.Partial(x.Loc) {
			s.g.Cutters(to, func(r event.ID) {
				if r != s.late.choosing {
					s.learn(o, r)
				}
			})
			return
		}
		for r := s.g.FirstReader(x.Loc, to); r != graph.None; r = s.g.NextReader(r) {
			if r != s.late.choosing {
				s.learn(o, r)
			}
		}
		if y := s.late.next(s.g.Co(x.Loc), x.CoPos); y != graph.None {
			s.learn(o, y)
		}
	case event.Read:
		if !x.HasRF || s.g.Partial(x.Loc) {
			return
		}
		if y := s.late.next(s.g.Co(x.Loc), s.g.PosOf(x)); y != graph.None {
			s.learn(o, y)
		}
	case event.ThreadCreate, event.ThreadFinish:
		if y := s.g.Succ(to); y != graph.None {
			s.learn(o, y)
		}
	case event.BarrierArrive:
		for _, y := range s.g.Succs(to) {
			s.learn(o, y)
		}
	}
}

func (s *scState) Consistent(event.ID) bool { return true }

func (s *scState) ByPosition() bool { return true }

func (s *scState) HB(e event.ID, view []int32) { copy(view, s.g.PORF(e)) }

func (s *scState) HappensBefore(a, b event.ID) bool { return graph.In(s.g.PORF(b), a) }

// Restrict takes over the views of from in which nothing has changed: no event of theirs was deleted, or lost its choice. The
// others are computed again, because order through deleted events is lost: events in an order that agrees with
// po ∪ rf ∪ co ∪ fr, each from its immediate predecessors. Cost: O(events · threads).
func (s *scState) Restrict(from State, _ []int32) {
	g := s.g
	n := int32(g.Threads())
	for int(n) > len(s.done) {
		s.done = append(s.done, 0)
	}
	s.begin(from)
	left := len(g.Order)
	for _, k := range s.done[:n] {
		left -= int(k)
	}
	for left > 0 {
		before := left
		for t := int32(0); t < n; t++ {
			for i := s.done[t]; i < g.Len(t) && s.rebuild(event.ID{Thread: t, Index: i}); i++ {
				s.done[t]++
				left--
			}
		}
		if left == before {
			panic("BUG: po ∪ rf ∪ co ∪ fr is cyclic")
		}
	}
	if invariant.Enabled && from != nil {
		f := &scState{g: g}
		f.reset()
		f.Restrict(nil, nil)
		checkViews(g, &s.clock, &f.clock)
	}
}

// begin takes over what it can, and counts in s.done how many events of each thread have their views.
func (s *scState) begin(from State) {
	g := s.g
	n := g.Threads()
	clear(s.done)
	f, ok := from.(*scState)
	if !ok {
		s.reset()
		return
	}
	kept := retained(g, &s.stem)
	some := !g.Space.Partial
	if some {
		f.late.apply(f.edge)
		for t := range n {
			s.done[t] = g.Len(int32(t))
		}
	} else if g.Stem() != nil {
		s.done[0] = g.Prologue()
	}
	s.late.reset()
	s.clock.CopyRest(&f.clock, s.done[:n], kept)
	s.clock.Room(n)
	if some {
		s.dropChanged()
	}
}

// dropChanged drops the views that contain something that was deleted, or has no choice any more. Only the last event of
// a thread can have lost its choice. A view contains those of the events before it in its thread.
func (s *scState) dropChanged() {
	g := s.g
	n := g.Threads()
	s.limit = append(s.limit[:0], s.done[:n]...)
	for t, end := range s.limit {
		if end > 0 && unchosen(g.At(event.ID{Thread: int32(t), Index: end - 1})) {
			s.limit[t]--
		}
	}
	for t := range int32(n) {
		i := s.done[t]
		for i > 0 && !within(s.clock.Row(t, i-1), s.limit) {
			i--
		}
		s.done[t] = i
		s.clock.Truncate(t, i)
	}
}

// unchosen reports whether x, an event of a restriction, has lost its choice.
func unchosen(x *graph.Event) bool {
	return x.Kind == event.Read && !x.HasRF || x.Kind == event.Write && x.CoPos == 0
}

// within reports whether row has at most the first limit[t] events of each thread t.
func within(row, limit []int32) bool {
	for t, i := range limit {
		if row[t] >= i {
			return false
		}
	}
	return true
}

// rebuild computes the view of e, the next event of its thread, if those of its
// predecessors are there.
func (s *scState) rebuild(e event.ID) bool {
	g := s.g
	x := g.At(e)
	has := func(y event.ID) bool { return y.Thread < 0 || y.Index < s.done[y.Thread] }
	var preds []event.ID
	prev := graph.None // the co-predecessor
	switch x.Kind {
	case event.Read:
		if x.HasRF && !has(x.RF) {
			return false
		}
		if x.HasRF && g.Partial(x.Loc) {
			preds = g.Cut(nil, e)
			for _, y := range preds {
				if !has(y) {
					return false
				}
			}
		}
	case event.Write:
		if x.CoPos == 0 || g.Partial(x.Loc) {
			break
		}
		prev = g.Co(x.Loc)[x.CoPos-1]
		if !has(prev) {
			return false
		}
		for r := g.FirstReader(x.Loc, prev); r != graph.None; r = g.NextReader(r) {
			if !has(r) && r.Thread != e.Thread {
				return false
			}
		}
	case event.ThreadStart, event.ThreadJoin, event.BarrierLeave:
		preds = g.Preds(e)
		for _, y := range preds {
			if !has(y) {
				return false
			}
		}
	}
	row := s.clock.Push(e.Thread)
	s.base(e, row)
	switch {
	case x.Kind == event.Read && x.HasRF && x.RF.Thread >= 0:
		s.Join(e, x.RF)
	case prev != graph.None:
		if prev.Thread >= 0 {
			s.Join(e, prev)
		}
		for r := g.FirstReader(x.Loc, prev); r != graph.None; r = g.NextReader(r) {
			if r.Thread != e.Thread {
				s.Join(e, r)
			}
		}
	}
	for _, y := range preds {
		s.Join(e, y)
	}
	return true
}

func (s *scState) Grow(stride int) {
	s.late.undo.grow(stride, 1)
	s.clock.Resize(stride, s.g.Threads(), 1)
}

// grow widens the views kept, which have the given number of blocks, to stride
// entries per block.
func (u *undoLog) grow(stride, blocks int) {
	n := len(u.ids)
	if n == 0 {
		return
	}
	old := u.rows
	wide := len(old) / n
	part := wide / blocks
	u.rows = make([]int32, 0, n*blocks*stride)
	for k := 0; k < n*blocks; k++ {
		u.rows = append(u.rows, old[k*part:(k+1)*part]...)
		for j := part; j < stride; j++ {
			u.rows = append(u.rows, -1)
		}
	}
}
