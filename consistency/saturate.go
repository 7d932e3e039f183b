package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// saturatingModel is sequential consistency for graphs whose coherence order is no more than
// a witness: its states are saturated.
type saturatingModel struct{ scModel }

func (saturatingModel) New(g *graph.Graph) State {
	s := &saturated{line: line{g: g}}
	s.reset()
	return s
}

// saturated keeps an interleaving of the graph's events, and with it the graph's
// coherence order, and finds another one when a choice needs it ([Witness.Seek]).
//
// What it finds first is the view, for every event, of all events that are before it in
// every interleaving in which the graph's reads read what they read (saturation,
// parallel-rf-smc-2020 §3.1): po ∪ rf, and, of one location,
//
//   - a write that is before a read is before the write which that reads,
//   - a read is before a write that is after the one which it reads,
//   - a write that is before the write of a read-modify-write, or after what that reads, is
//     so of both.
//
// If these views contradict each other there is no interleaving. Otherwise there is one, as
// a rule, but there need not be. The views are those of the events that the graph had when
// they were needed last; they change in place, and back when an event goes.
type saturated struct {
	line
	clock graph.Views
	undo  undoLog
	// The events that have a view, in the order of their stamps, each with how long undo
	// was before its choice.
	known    []event.ID
	at       []int32
	todo     []event.ID // views that changed
	question question
	// Of interleave: the order so far, events done by thread (scratch of Restrict, too), and
	// by location the last write and how many reads are yet to read it.
	found   []event.ID
	done    []int32
	latest  []event.ID
	waiting []int32
	// By thread, how many threads, from the first on, have done all that comes before its next event. That remains so.
	passed []int32
}

func (s *saturated) reset() {
	s.line.reset()
	s.clock.Reset(s.g.Stride(), s.g.Threads())
	s.undo.clear()
	s.todo, s.known, s.at = s.todo[:0], s.known[:0], s.at[:0]
}

func (s *saturated) row(e event.ID) []int32 { return s.clock.Row(e.Thread, e.Index) }

// learn makes the views those of the first n events of the graph and their choices. It
// returns false if they contradict each other.
func (s *saturated) learn(n int) bool {
	s.forget(n)
	g := s.g
	for _, e := range g.Order[len(s.known):n] {
		s.push(e)
		if !s.chosen(e) {
			return false
		}
	}
	return true
}

// push gives e, the event after those that are known, a view.
func (s *saturated) push(e event.ID) {
	g := s.g
	s.clock.Room(int(e.Thread) + 1)
	row := s.clock.Push(e.Thread)
	prev := event.ID{Thread: e.Thread, Index: e.Index - 1}
	if e.Index == 0 {
		prev = g.Creator(e.Thread)
	}
	if prev.Thread >= 0 {
		copy(row, s.row(prev))
	} else {
		clearView(row)
	}
	row[e.Thread] = e.Index
	switch g.At(e).Kind {
	case event.ThreadJoin, event.BarrierLeave:
		for _, p := range g.Preds(e) {
			graph.JoinOf(row, s.row(p), p)
		}
	}
	s.known = append(s.known, e)
	s.at = append(s.at, int32(len(s.undo.ids)))
}

// chosen takes note of the choice of e, the newest event that is known, and of that of
// older reads which read it.
func (s *saturated) chosen(e event.ID) bool {
	g := s.g
	x := g.At(e)
	switch x.Kind {
	case event.Read:
		return !x.HasRF || x.RF.Thread >= 0 && !s.clock.Has(x.RF.Thread, x.RF.Index) || s.reads(e)
	case event.Write:
		if !s.stands(e) {
			return false
		}
		for r := g.FirstReader(x.Loc, e); r != graph.None; r = g.NextReader(r) {
			if s.clock.Has(r.Thread, r.Index) && !s.reads(r) {
				return false
			}
		}
	}
	return true
}

// forget makes the views those of the first n events of the graph at most.
func (s *saturated) forget(n int) {
	k := len(s.known)
	if k <= n {
		return
	}
	s.undo.back(s.at[n], &s.clock, s.g.Stride())
	for k--; k >= n; k-- {
		s.clock.Pop(s.known[k].Thread)
	}
	s.known, s.at = s.known[:n], s.at[:n]
}

// Pop forgets the newest event.
func (s *saturated) Pop(e event.ID) {
	s.line.Pop(e)
	s.forget(len(s.g.Order) - 1)
}

// Read takes note of what read r reads. It is a choice of the newest event, or was made
// with that.
func (s *saturated) Read(r event.ID) {
	s.forget(len(s.g.Order) - 1)
	s.line.Read(r)
}

// Unread is its inverse.
func (s *saturated) Unread(r event.ID) {
	s.forget(len(s.g.Order) - 1)
	s.line.Unread(r)
}

// Place takes note of the place of write w.
func (s *saturated) Place(w event.ID) {
	s.forget(len(s.g.Order) - 1)
	s.line.Place(w)
}

// Unplace is its inverse.
func (s *saturated) Unplace(w event.ID) {
	s.forget(len(s.g.Order) - 1)
	s.line.Unplace(w)
}

// Consistent is always true, as under sequential consistency.
func (s *saturated) Consistent(event.ID) bool { return true }

// ByPosition is as well.
func (s *saturated) ByPosition() bool { return true }

// HB is the view of all events that happen before e, and e.
func (s *saturated) HB(e event.ID, view []int32) { copy(view, s.g.PORF(e)) }

func (s *saturated) HappensBefore(a, b event.ID) bool { return graph.In(s.g.PORF(b), a) }

// Seek implements Witness. Saturation refutes, or leads a guess, and where that fails package
// interleave decides.
func (s *saturated) Seek(e event.ID, first [][2]event.ID, stopped func() bool) (found, searched bool) {
	g := s.g
	newest := g.Order[len(g.Order)-1]
	if len(first) == 0 && g.At(newest).Kind == event.Read && s.only() {
		return false, false
	}
	if s.saturate(e, newest, first) {
		if found = s.interleave(); !found {
			searched = true
			s.found, found = s.question.ask(g, s.order, s.found, first, stopped)
		}
	}
	if found {
		s.order, s.found = s.found, s.order
		s.asked = graph.None
		g.Reorder(s.order)
	}
	s.forget(len(g.Order) - 1)
	return found, searched
}

// saturate makes the views those of the whole graph with e as it is, and with first. It
// returns false if they contradict each other.
func (s *saturated) saturate(e, newest event.ID, first [][2]event.ID) bool {
	g := s.g
	if !s.learn(len(g.Order) - 1) {
		panic("BUG: a witness of what saturation refutes")
	}
	s.push(newest)
	if e == graph.None {
		if !s.chosen(newest) {
			panic("BUG: a witness of what saturation refutes")
		}
	} else {
		if g.At(newest).Kind == event.Write && !s.stands(newest) {
			return false
		}
		if (e != newest || g.At(e).Kind == event.Read) && !s.reads(e) {
			return false
		}
	}
	for _, p := range first {
		if !s.propagate(s.before(p[0], p[1])) {
			return false
		}
	}
	return true
}

// only reports whether there is no other coherence order because po ∪ rf orders all
// writes of each location.
func (s *saturated) only() bool {
	g := s.g
	for _, l := range g.UsedLocs() {
		co := g.Co(l)
		for k := len(co) - 1; k > 1; k-- {
			if !graph.In(g.PORF(co[k]), co[k-1]) {
				return false
			}
		}
	}
	return true
}

// interleave puts all events in an order in which every read reads the last write, as far
// as it finds one by taking what may come next, the oldest write if there is nothing else.
func (s *saturated) interleave() bool {
	g := s.g
	s.found = s.found[:0]
	s.none()
	for len(s.waiting) < len(g.Space.Locs) {
		s.waiting = append(s.waiting, 0)
		s.latest = append(s.latest, event.Init)
	}
	for _, l := range g.UsedLocs() {
		s.latest[l], s.waiting[l] = event.Init, readersOf(g, l, event.Init)
	}
	for len(s.found) < len(g.Order) {
		next := graph.None // the oldest write that may come next
		before := len(s.found)
		for t := range s.done {
			for {
				e := event.ID{Thread: int32(t), Index: s.done[t]}
				if !s.clock.Has(e.Thread, e.Index) || !s.ready(e) {
					break
				}
				x := g.At(e)
				if x.Kind == event.Write {
					if next == graph.None || x.Stamp < g.At(next).Stamp {
						next = e
					}
					break
				}
				u := event.ID{Thread: e.Thread, Index: e.Index + 1}
				rmw := x.Kind == event.Read && s.clock.Has(u.Thread, u.Index) && g.At(u).Attr&event.Exclusive != 0 && g.At(u).Kind == event.Write
				if rmw { // both halves at once, or not yet
					s.waiting[x.Loc]--
					ready := s.missing(u, 0) < 0 && s.fits(u)
					s.waiting[x.Loc]++
					if !ready {
						break
					}
				}
				s.take(e)
				if rmw {
					s.take(u)
				}
			}
		}
		switch {
		case len(s.found) > before:
		case next == graph.None:
			return false
		default:
			s.take(next)
		}
	}
	return true
}

// none makes done say that no event is done.
func (s *saturated) none() {
	s.done, s.passed = s.done[:0], s.passed[:0]
	for range s.g.Stride() { // rows are as long
		s.done, s.passed = append(s.done, 0), append(s.passed, 0)
	}
}

func (s *saturated) take(e event.ID) {
	g := s.g
	s.done[e.Thread]++
	s.passed[e.Thread] = 0
	s.found = append(s.found, e)
	switch x := g.At(e); {
	case x.Kind == event.Write:
		s.latest[x.Loc], s.waiting[x.Loc] = e, readersOf(g, x.Loc, e)
	case x.Kind == event.Read && x.HasRF:
		s.waiting[x.Loc]--
	}
}

func readersOf(g *graph.Graph, l int32, w event.ID) (n int32) {
	for r := g.FirstReader(l, w); r != graph.None; r = g.NextReader(r) {
		n++
	}
	return n
}

// ready reports whether e, the next event of its thread, may come next.
func (s *saturated) ready(e event.ID) bool {
	if t := s.missing(e, s.passed[e.Thread]); t >= 0 {
		s.passed[e.Thread] = t
		return false
	}
	s.passed[e.Thread] = int32(len(s.done))
	return s.fits(e)
}

// missing is the first thread from the given one on that has not done all of its events that come before e; -1 if there is
// none.
func (s *saturated) missing(e event.ID, from int32) int32 {
	row := s.row(e)
	for t := from; int(t) < len(row); t++ {
		if row[t] >= s.done[t] && t != e.Thread {
			return t
		}
	}
	return -1
}

// fits reports whether e, before which all is done, may come next as far as its location is concerned.
func (s *saturated) fits(e event.ID) bool {
	switch x := s.g.At(e); {
	case x.Kind == event.Write:
		return s.waiting[x.Loc] == 0
	case x.Kind == event.Read && x.HasRF:
		return s.latest[x.Loc] == x.RF
	}
	return true
}

// Restrict makes the line and the views those of a part of from's graph. Views are known
// of the events that both begin with, if they were.
func (s *saturated) Restrict(from State, n []int32) {
	s.reset()
	f := from.(*saturated)
	s.line.restrict(&f.line, n)
	g := s.g
	s.clock.Room(g.Threads())
	same := s.shared(f)
	if same == 0 {
		return
	}
	// The views of both are as wide then.
	s.none()
	for _, e := range g.Order[:same] {
		s.done[e.Thread]++
	}
	s.clock.CopyPrefix(&f.clock, s.done)
	log := len(f.undo.ids)
	if same < len(f.at) {
		log = int(f.at[same])
	}
	stride := g.Stride()
	for k := len(f.undo.ids) - 1; k >= log; k-- {
		if e := f.undo.ids[k]; e.Index < s.done[e.Thread] {
			copy(s.row(e), f.undo.rows[k*stride:(k+1)*stride])
		}
	}
	s.undo.ids = append(s.undo.ids, f.undo.ids[:log]...)
	s.undo.rows = append(s.undo.rows, f.undo.rows[:log*stride]...)
	s.known = append(s.known, f.known[:same]...)
	s.at = append(s.at, f.at[:same]...)
}

// shared is the number of events that f has views of and that the graphs of s and f begin
// with, with the same choices.
func (s *saturated) shared(f *saturated) int {
	for k, e := range f.known {
		if k == len(s.g.Order) || s.g.Order[k] != e {
			return k
		}
		switch x, y := s.g.At(e), f.g.At(e); {
		case x.Kind == event.Read && (x.HasRF != y.HasRF || x.RF != y.RF):
			return k
		}
	}
	return len(f.known)
}

// Grow widens the views.
func (s *saturated) Grow(stride int) {
	s.undo.grow(stride, 1)
	s.clock.Resize(stride, s.g.Threads(), 1)
}

// before notes that a is before b. It returns false if b is before a. What is known of
// events that are yet to be pushed is noted then.
func (s *saturated) before(a, b event.ID) bool {
	if !s.clock.Has(a.Thread, a.Index) || !s.clock.Has(b.Thread, b.Index) {
		return true
	}
	src, dst := s.row(a), s.row(b)
	if dst[a.Thread] >= a.Index && graph.Subset(src, dst) {
		return true
	}
	if src[b.Thread] >= b.Index {
		return false
	}
	s.undo.save(b, dst)
	graph.Join(dst, src)
	s.todo = append(s.todo, b)
	return true
}

// propagate notes what follows from views that changed.
func (s *saturated) propagate(ok bool) bool {
	for ok && len(s.todo) > 0 {
		e := s.todo[len(s.todo)-1]
		s.todo = s.todo[:len(s.todo)-1]
		ok = s.follow(e)
	}
	s.todo = s.todo[:0]
	return ok
}

func (s *saturated) follow(e event.ID) bool {
	g := s.g
	if n := (event.ID{Thread: e.Thread, Index: e.Index + 1}); s.clock.Has(n.Thread, n.Index) && !s.before(e, n) {
		return false
	}
	x := g.At(e)
	switch x.Kind {
	case event.Write:
		for r := g.FirstReader(x.Loc, e); r != graph.None; r = g.NextReader(r) {
			if !s.before(e, r) {
				return false
			}
		}
		return s.overwrites(e, x)
	case event.Read:
		return !x.HasRF || s.observes(e, x)
	case event.ThreadCreate, event.ThreadFinish:
		if y := g.Succ(e); y != graph.None {
			return s.before(e, y)
		}
	case event.BarrierArrive:
		for _, y := range g.Succs(e) {
			if !s.before(e, y) {
				return false
			}
		}
	}
	return true
}

// reads notes what follows from what read r reads.
func (s *saturated) reads(r event.ID) bool {
	g := s.g
	x := g.At(r)
	if x.RF.Thread >= 0 && !s.before(x.RF, r) {
		return s.propagate(false)
	}
	if !s.observes(r, x) {
		return s.propagate(false)
	}
	for _, b := range g.Co(x.Loc)[1:] {
		if b != x.RF && s.clock.Has(b.Thread, b.Index) && (x.RF.Thread < 0 || graph.In(s.row(b), x.RF)) && !s.beforeReader(r, b) {
			return s.propagate(false)
		}
	}
	return s.propagate(true)
}

// observes: a write that is before read r is before the one which that reads.
func (s *saturated) observes(r event.ID, x *graph.Event) bool {
	row := s.row(r)
	for t := range row {
		a := s.g.LastWrite(x.Loc, int32(t), row[t])
		if a == graph.None || a == x.RF {
			continue
		}
		if x.RF.Thread < 0 || !s.before(a, x.RF) {
			return false
		}
	}
	return true
}

// beforeReader: read r, and its write if it is that of a read-modify-write, is before b.
func (s *saturated) beforeReader(r, b event.ID) bool {
	u := event.ID{Thread: r.Thread, Index: r.Index + 1}
	if u == b {
		return true
	}
	if s.clock.Has(u.Thread, u.Index) {
		if y := s.g.At(u); y.Kind == event.Write && y.Attr&event.Exclusive != 0 {
			r = u
		}
	}
	return s.before(r, b)
}

// stands notes what follows from write w being there.
func (s *saturated) stands(w event.ID) bool {
	x := s.g.At(w)
	if !s.overwrites(w, x) {
		return s.propagate(false)
	}
	if x.Attr&event.Exclusive != 0 {
		f := s.g.At(event.ID{Thread: w.Thread, Index: w.Index - 1}).RF
		for _, b := range s.g.Co(x.Loc)[1:] {
			if b != w && b != f && s.clock.Has(b.Thread, b.Index) && (f.Thread < 0 || graph.In(s.row(b), f)) && !s.before(w, b) {
				return s.propagate(false)
			}
		}
	}
	return s.propagate(true)
}

// overwrites: reads of what is before write w are before w, and what is before it is
// before what its own read-modify-write reads.
func (s *saturated) overwrites(w event.ID, x *graph.Event) bool {
	g := s.g
	for r := g.FirstReader(x.Loc, event.Init); r != graph.None; r = g.NextReader(r) {
		if !s.beforeReader(r, w) {
			return false
		}
	}
	f := graph.None
	if x.Attr&event.Exclusive != 0 {
		f = g.At(event.ID{Thread: w.Thread, Index: w.Index - 1}).RF
	}
	row := s.row(w)
	for t := range row {
		n := row[t]
		if int32(t) == w.Thread {
			n = w.Index - 1
		}
		a := s.g.LastWrite(x.Loc, int32(t), n)
		if a == graph.None {
			continue
		}
		for r := g.FirstReader(x.Loc, a); r != graph.None; r = g.NextReader(r) {
			if !s.beforeReader(r, w) {
				return false
			}
		}
		if f != graph.None && a != f && (f.Thread < 0 || !s.before(a, f)) {
			return false
		}
	}
	return true
}
