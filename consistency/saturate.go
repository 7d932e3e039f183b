package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Saturating is sequential consistency for graphs whose coherence order is no more than a
// witness: its states also know what is before what in every interleaving with the
// graph's reads-from, whatever the coherence order ([Saturated]).
func Saturating() Model { return saturatingModel{} }

type saturatingModel struct{ scModel }

func (saturatingModel) New(g *graph.Graph) State {
	s := &Saturated{g: g}
	s.State = scModel{}.New(g)
	s.reset()
	return s
}

// Saturated keeps for every event the view of all events that are before it in every
// interleaving in which the graph's reads read what they read (saturation,
// parallel-rf-smc-2020 §3.1): po ∪ rf, and, of one location,
//
//   - a write that is before a read is before the write which that reads,
//   - a read is before a write that is after the one which it reads,
//   - a write that is before the write of a read-modify-write, or after what that reads, is
//     so of both.
//
// Views change in place, and back when a choice is undone. If they do not contradict each
// other there is an interleaving, as a rule, but there need not be one.
type Saturated struct {
	State
	g     *graph.Graph
	clock graph.Views
	undo  undoLog
	// mark is, by thread and index, where in undo the choice of the event begins, -1 if
	// nothing is to be undone.
	mark [][]int32
	at   []int32    // by stamp: how long undo was when the event was added
	todo []event.ID // views that changed
	// Of interleave: the order so far, events done by thread, and by location the last
	// write and how many reads are yet to read it.
	order   []event.ID
	done    []int32
	latest  []event.ID
	waiting []int32
}

func (s *Saturated) reset() {
	s.clock.Reset(s.g.Stride(), s.g.Threads())
	s.undo.clear()
	s.todo, s.at = s.todo[:0], s.at[:0]
	for t := range s.mark {
		s.mark[t] = s.mark[t][:0]
	}
}

func (s *Saturated) row(e event.ID) []int32 { return s.clock.Row(e.Thread, e.Index) }

// Push takes note of the newest event.
func (s *Saturated) Push(e event.ID) {
	s.State.Push(e)
	s.push(e)
}

func (s *Saturated) push(e event.ID) {
	s.clock.Room(int(e.Thread) + 1)
	row := s.clock.Push(e.Thread)
	prev := event.ID{Thread: e.Thread, Index: e.Index - 1}
	if e.Index == 0 {
		prev = s.g.Creator(e.Thread)
	}
	if prev.Thread >= 0 {
		copy(row, s.row(prev))
	} else {
		clearView(row)
	}
	row[e.Thread] = e.Index
	s.at = append(s.at, int32(len(s.undo.ids)))
	s.marked(e)
}

// marked makes room for the mark of e.
func (s *Saturated) marked(e event.ID) {
	for len(s.mark) <= int(e.Thread) {
		s.mark = append(s.mark, nil)
	}
	s.mark[e.Thread] = append(s.mark[e.Thread], -1)
}

// Join adds what is before from to what is before the newest event.
func (s *Saturated) Join(e, from event.ID) {
	s.State.Join(e, from)
	graph.JoinOf(s.row(e), s.row(from), from)
}

// Pop forgets the newest event.
func (s *Saturated) Pop(e event.ID) {
	s.back(e)
	s.mark[e.Thread] = s.mark[e.Thread][:e.Index]
	s.at = s.at[:len(s.at)-1]
	s.clock.Pop(e.Thread)
	s.State.Pop(e)
}

// Read takes note of what read r reads.
func (s *Saturated) Read(r event.ID) {
	s.State.Read(r)
	s.begin(r)
	if !s.reads(r) {
		panic("BUG: a witness of what saturation refutes")
	}
}

// Unread is its inverse.
func (s *Saturated) Unread(r event.ID) {
	s.back(r)
	s.State.Unread(r)
}

// Place takes note of the place of write w.
func (s *Saturated) Place(w event.ID) {
	s.State.Place(w)
	s.begin(w)
	if !s.stands(w) {
		panic("BUG: a witness of what saturation refutes")
	}
}

// Unplace is its inverse.
func (s *Saturated) Unplace(w event.ID) {
	s.back(w)
	s.State.Unplace(w)
}

// Possible reports whether nothing that is known contradicts event e: a read that has
// its rf but was not given to Read, or the newest write, that was not given to Place. If
// so it guesses an interleaving of all events, nil if the guess failed; there may be one
// nevertheless. The slice is valid until the next call.
func (s *Saturated) Possible(e event.ID) (order []event.ID, ok bool) {
	s.begin(e)
	if s.g.At(e).Kind == event.Read {
		ok = s.reads(e)
	} else {
		ok = s.stands(e)
	}
	if ok {
		order = s.interleave()
	}
	s.back(e)
	return order, ok
}

// interleave puts all events in an order in which every read reads the last write, as far
// as it finds one by taking, of the events that may come next, the oldest, and reads first.
func (s *Saturated) interleave() []event.ID {
	g := s.g
	s.order = s.order[:0]
	s.done = s.done[:0]
	for range g.Stride() { // rows are as long
		s.done = append(s.done, 0)
	}
	for len(s.waiting) < len(g.Space.Locs) {
		s.waiting = append(s.waiting, 0)
		s.latest = append(s.latest, event.Init)
	}
	for _, l := range g.UsedLocs() {
		s.latest[l], s.waiting[l] = event.Init, readersOf(g, l, event.Init)
	}
	for len(s.order) < len(g.Order) {
		best := graph.None
		var stamp int32
		for t := range s.done {
			e := event.ID{Thread: int32(t), Index: s.done[t]}
			if !s.clock.Has(e.Thread, e.Index) || !s.ready(e) {
				continue
			}
			x := g.At(e)
			if x.Kind != event.Write {
				best = e
				break
			}
			if best == graph.None || x.Stamp < stamp {
				best, stamp = e, x.Stamp
			}
		}
		if best == graph.None {
			return nil
		}
		s.take(best)
		if g.At(best).Kind == event.Read {
			if u := (event.ID{Thread: best.Thread, Index: best.Index + 1}); s.clock.Has(u.Thread, u.Index) && g.At(u).Attr&event.Exclusive != 0 && g.At(u).Kind == event.Write {
				if !s.ready(u) {
					return nil
				}
				s.take(u)
			}
		}
	}
	return s.order
}

func (s *Saturated) take(e event.ID) {
	g := s.g
	s.done[e.Thread]++
	s.order = append(s.order, e)
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
func (s *Saturated) ready(e event.ID) bool {
	for t, i := range s.row(e) {
		if int32(t) != e.Thread && i >= s.done[t] {
			return false
		}
	}
	switch x := s.g.At(e); {
	case x.Kind == event.Write:
		return s.waiting[x.Loc] == 0
	case x.Kind == event.Read && x.HasRF:
		return s.latest[x.Loc] == x.RF
	}
	return true
}

// Hidden reports whether what read r, which has no rf, knows is enough to tell that it
// can not read write c: it knows a write that is after c.
func (s *Saturated) Hidden(r, c event.ID) bool {
	l := s.g.At(r).Loc
	row := s.row(r)
	for t, n := range row {
		a := s.lastWrite(l, int32(t), n)
		if a != graph.None && a != c && (c.Thread < 0 || s.row(a)[c.Thread] >= c.Index) {
			return true
		}
	}
	return false
}

func (s *Saturated) begin(e event.ID) { s.mark[e.Thread][e.Index] = int32(len(s.undo.ids)) }

// back undoes the choice of e.
func (s *Saturated) back(e event.ID) {
	m := &s.mark[e.Thread][e.Index]
	if *m >= 0 {
		s.undo.back(*m, &s.clock, s.g.Stride())
		*m = -1
	}
}

// Restrict makes the views those of a part of from's graph. Those of the events that both
// begin with are as they were when the first event was added that they do not share; the
// others are computed anew.
func (s *Saturated) Restrict(from State, n []int32) {
	f, _ := from.(*Saturated)
	if f != nil {
		from = f.State
	}
	s.State.Restrict(from, n)
	s.reset()
	g := s.g
	s.clock.Room(g.Threads())
	same := int32(0)
	if f != nil && f != s {
		same = s.shared(f)
	}
	if same > 0 { // then the views of both are as wide
		s.done = append(s.done[:0], make([]int32, g.Stride())...)
		for _, e := range g.Order[:same] {
			s.done[e.Thread]++
			s.marked(e)
		}
		s.clock.CopyPrefix(&f.clock, s.done)
		log := int32(len(f.undo.ids))
		if int(same) < len(f.at) {
			log = f.at[same]
		}
		stride := g.Stride()
		for k := len(f.undo.ids) - 1; k >= int(log); k-- {
			if e := f.undo.ids[k]; e.Index < s.done[e.Thread] {
				copy(s.row(e), f.undo.rows[k*stride:(k+1)*stride])
			}
		}
		s.undo.ids = append(s.undo.ids, f.undo.ids[:log]...)
		s.undo.rows = append(s.undo.rows, f.undo.rows[:int(log)*stride]...)
		s.at = append(s.at, f.at[:same]...)
	}
	for _, e := range g.Order[same:] {
		s.push(e)
		x := g.At(e)
		ok := true
		switch x.Kind {
		case event.ThreadJoin, event.BarrierLeave:
			for _, p := range g.Preds(e) {
				graph.JoinOf(s.row(e), s.row(p), p)
			}
		case event.Read:
			if x.HasRF && (x.RF.Thread < 0 || s.clock.Has(x.RF.Thread, x.RF.Index)) {
				ok = s.reads(e)
			}
		case event.Write:
			if x.CoPos > 0 {
				ok = s.stands(e)
			}
			for r := g.FirstReader(x.Loc, e); r != graph.None && ok; r = g.NextReader(r) {
				if s.clock.Has(r.Thread, r.Index) {
					ok = s.reads(r)
				}
			}
		}
		if !ok {
			panic("BUG: a part of a consistent graph is not consistent")
		}
	}
}

// shared is the number of events that the graphs of s and f begin with alike.
func (s *Saturated) shared(f *Saturated) int32 {
	for k, e := range s.g.Order {
		if k == len(f.g.Order) || f.g.Order[k] != e {
			return int32(k)
		}
		switch x, y := s.g.At(e), f.g.At(e); {
		case x.Kind == event.Read && (x.HasRF != y.HasRF || x.RF != y.RF), x.Kind == event.Write && (x.CoPos > 0) != (y.CoPos > 0):
			return int32(k)
		}
	}
	return int32(len(s.g.Order))
}

// Grow widens the views.
func (s *Saturated) Grow(stride int) {
	s.State.Grow(stride)
	s.undo.grow(stride, 1)
	s.clock.Resize(stride, s.g.Threads(), 1)
}

// before notes that a is before b. It returns false if b is before a. What is known of
// events that are yet to be pushed is noted then.
func (s *Saturated) before(a, b event.ID) bool {
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

// settle notes what follows from views that changed.
func (s *Saturated) settle(ok bool) bool {
	for ok && len(s.todo) > 0 {
		e := s.todo[len(s.todo)-1]
		s.todo = s.todo[:len(s.todo)-1]
		ok = s.follow(e)
	}
	s.todo = s.todo[:0]
	return ok
}

func (s *Saturated) follow(e event.ID) bool {
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
		return x.CoPos == 0 || s.overwrites(e, x)
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
func (s *Saturated) reads(r event.ID) bool {
	g := s.g
	x := g.At(r)
	if x.RF.Thread >= 0 && !s.before(x.RF, r) {
		return s.settle(false)
	}
	if !s.observes(r, x) {
		return s.settle(false)
	}
	for _, b := range g.Co(x.Loc)[1:] {
		if b != x.RF && s.clock.Has(b.Thread, b.Index) && (x.RF.Thread < 0 || graph.In(s.row(b), x.RF)) && !s.beforeReader(r, b) {
			return s.settle(false)
		}
	}
	return s.settle(true)
}

// observes: a write that is before read r is before the one which that reads.
func (s *Saturated) observes(r event.ID, x *graph.Event) bool {
	row := s.row(r)
	for t := range row {
		a := s.lastWrite(x.Loc, int32(t), row[t])
		if a == graph.None || a == x.RF {
			continue
		}
		if x.RF.Thread < 0 || !s.before(a, x.RF) {
			return false
		}
	}
	return true
}

// lastWrite is the last write of thread t to l up to index n, graph.None if there is
// none.
func (s *Saturated) lastWrite(l, t, n int32) event.ID {
	if n < 0 {
		return graph.None
	}
	g := s.g
	for i := g.LastAccess(l, t); i >= 0; {
		x := g.At(event.ID{Thread: t, Index: i})
		if i <= n && x.Kind == event.Write && x.CoPos > 0 {
			return event.ID{Thread: t, Index: i}
		}
		i = x.PrevLoc
	}
	return graph.None
}

// beforeReader: read r, and its write if it is that of a read-modify-write, is before b.
func (s *Saturated) beforeReader(r, b event.ID) bool {
	u := event.ID{Thread: r.Thread, Index: r.Index + 1}
	if u == b {
		return true
	}
	if s.clock.Has(u.Thread, u.Index) {
		if y := s.g.At(u); y.Kind == event.Write && y.Attr&event.Exclusive != 0 && y.CoPos > 0 {
			r = u
		}
	}
	return s.before(r, b)
}

// stands notes what follows from write w being there.
func (s *Saturated) stands(w event.ID) bool {
	x := s.g.At(w)
	if !s.overwrites(w, x) {
		return s.settle(false)
	}
	if x.Attr&event.Exclusive != 0 {
		f := s.g.At(event.ID{Thread: w.Thread, Index: w.Index - 1}).RF
		for _, b := range s.g.Co(x.Loc)[1:] {
			if b != w && b != f && s.clock.Has(b.Thread, b.Index) && (f.Thread < 0 || graph.In(s.row(b), f)) && !s.before(w, b) {
				return s.settle(false)
			}
		}
	}
	return s.settle(true)
}

// overwrites: reads of what is before write w are before w, and what is before it is
// before what its own read-modify-write reads.
func (s *Saturated) overwrites(w event.ID, x *graph.Event) bool {
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
		a := s.lastWrite(x.Loc, int32(t), n)
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
