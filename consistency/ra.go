package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// raModel is release/acquire with relaxed accesses: hb = (po ∪ sw)+ and
// irreflexive(hb ; eco). Sequentially consistent accesses count as acquire and
// release. Programs with fences that are SeqCstOnly have [orderedModel] instead.
//
//	relseq = [REL] ; ([F ∪ TC] ; po)? ; (rf ; rmw)*
//	sw     = relseq ; rf ; (po ; [F ∪ TJ])? ; [ACQ]
//
// TC, TJ: creating a thread is a release fence too, joining one an acquire fence.
type raModel struct{}

func (raModel) Name() string { return "ra" }

func (raModel) Traits() Traits {
	return Traits{Order: OrderHB, Coherent: true, Passes: PassesReleases, Partial: true, Joint: JointRA, IfOrdered: orderedModel{}}
}

// FromScratch implements Scratch.
func (m raModel) FromScratch() Model { return scratchModel{m} }

func (raModel) New(g *graph.Graph) State { s := &raState{}; s.init(g); return s }

// orderedModel is ra for programs with fences that are SeqCstOnly: functions of libraries have them, which the standard
// promises to work whatever the orders of accesses in the program. These fences are ordered as RC11 orders seq_cst ones.
//
//	acyclic([F'];hb;[F'] ∪ [F'];hb;eco;hb;[F'])    F': fences that are SeqCstOnly
type orderedModel struct{ raModel }

func (orderedModel) Traits() Traits {
	return Traits{Order: OrderHB, Coherent: true, Passes: PassesReleases, Partial: true, Joint: JointOrdered}
}

// FromScratch implements Scratch.
func (m orderedModel) FromScratch() Model { return scratchModel{m} }

func (orderedModel) New(g *graph.Graph) State {
	s := &rc11State{only: true}
	s.init(g)
	s.psc.reset(g.Stride())
	return s
}

// message says what a read that reads from a write can synchronise with: the happens-before view of the event that
// it names; or, if Index is negative, view -1-Index of that thread in raState.msg; nothing, if Thread is negative.
type message event.ID

var silence = message{Thread: -1} // its Index is none of a view in raState.msg

// note is what a raState knows of an event beside its happens-before view. It names views, so that those that stay
// the same from one event of a thread to the next need not be copied.
type note struct {
	// msg is what the event passes on to its readers, if it is a write (its release sequence).
	msg message
	// rel is the last release fence of the thread up to here, -1 if there is none: its view is what later writes
	// pass on.
	rel int32
	// unacquired is the last read of the thread up to here that reads a message and does not acquire it, -1 if there is
	// none since the last acquire fence. The next one synchronises with that read's message, and that of the one in
	// the note of the event before the read, and so on.
	unacquired int32
	// own is how many views raState.msg has for events of the thread up to here.
	own int32
}

type raState struct {
	g     *graph.Graph
	hb    graph.Views
	notes [][]note    // by thread and index
	msg   graph.Views // messages that are not the happens-before view of an event
	stem  *event.Step // graph.Stem of the graph at the last restriction, nil if there is none
	// Scratch of receivedOfCut and restrict.
	cut []event.ID
	all []int32
	own []int32
}

func (s *raState) init(g *graph.Graph) {
	s.g = g
	s.reset()
}

func (s *raState) reset() {
	n, w := s.g.Threads(), s.g.Stride()
	s.stem = nil
	s.hb.Reset(w, n)
	s.msg.Reset(w, n)
	for t := range s.notes {
		s.notes[t] = s.notes[t][:0]
	}
	s.room(int32(n) - 1)
}

func (s *raState) room(t int32) {
	for int(t) >= len(s.notes) {
		s.notes = append(s.notes, nil)
	}
	s.hb.Room(len(s.notes))
	s.msg.Room(len(s.notes))
}

func (s *raState) Push(e event.ID) { s.push(e, s.g.At(e)) }

func (s *raState) push(e event.ID, x *graph.Event) {
	t := e.Thread
	if int(t) >= len(s.notes) {
		s.room(t)
	}
	var row []int32
	notes := s.notes[t]
	if i := len(notes); i > 0 {
		row = s.hb.PushCopy(t)
		notes = append(notes, notes[i-1])
	} else {
		row = s.hb.Push(t)
		if c := s.g.Creator(t); c.Thread >= 0 {
			copy(row, s.hb.Row(c.Thread, c.Index))
		} else {
			clearView(row)
		}
		notes = append(notes, note{rel: -1, unacquired: -1})
	}
	s.notes[t] = notes
	n := &notes[len(notes)-1]
	n.msg = silence
	row[t] = e.Index
	switch x.Kind {
	case event.Write:
		s.release(e, x, n)
	case event.Fence:
		if x.Ord.Acq() {
			s.acquireAll(row, t, n.unacquired)
			n.unacquired = -1
		}
		if x.Ord.Rel() {
			n.rel = e.Index
		}
	case event.ThreadJoin:
		s.acquireAll(row, t, n.unacquired)
		n.unacquired = -1
	case event.ThreadCreate:
		n.rel = e.Index
	}
}

// acquireAll adds to row what an acquire fence of thread t synchronises with if the last unacquired read is that one.
func (s *raState) acquireAll(row []int32, t, unacquired int32) {
	for i := unacquired; i >= 0; i = s.unacquiredBefore(t, i) {
		r := event.ID{Thread: t, Index: i}
		if x := s.g.At(r); s.g.Partial(x.Loc) {
			if v := s.receivedOfCut(r); v != nil {
				graph.Join(row, v)
			}
		} else {
			s.acquire(row, s.message(x.RF))
		}
	}
}

// unacquiredBefore is the last unacquired read before event i of thread t.
func (s *raState) unacquiredBefore(t, i int32) int32 {
	if i == 0 {
		return -1
	}
	return s.notes[t][i-1].unacquired
}

// acquire adds m to row.
func (s *raState) acquire(row []int32, m message) {
	switch {
	case m.Thread < 0:
	case m.Index >= 0:
		graph.JoinOf(row, s.hb.Row(m.Thread, m.Index), event.ID(m))
	default:
		graph.Join(row, s.view(m))
	}
}

// release notes in n, the note of write e, what e passes on to its readers.
func (s *raState) release(e event.ID, x *graph.Event, n *note) {
	if x.Ord.Rel() {
		n.msg = message(e)
	} else if n.rel >= 0 {
		n.msg = message{e.Thread, n.rel}
	}
	if x.Attr&event.Exclusive == 0 {
		return
	}
	var from []int32
	if r := (event.ID{Thread: e.Thread, Index: e.Index - 1}); s.g.Partial(x.Loc) {
		from = s.receivedOfCut(r)
	} else {
		m := s.message(s.g.At(r).RF)
		switch {
		case m.Thread < 0:
			return
		case n.msg.Thread < 0:
			n.msg = m
			return
		case m.Index >= 0 && graph.In(s.view(n.msg), event.ID(m)):
			return // and so all that happens before m
		}
		from = s.view(m)
	}
	s.releaseBoth(n, e.Thread, from)
}

// releaseBoth adds view from to what n, a note of thread t, says that a write passes on.
func (s *raState) releaseBoth(n *note, t int32, from []int32) {
	all := s.view(n.msg)
	if from == nil || all != nil && graph.Subset(from, all) {
		return
	}
	m := s.msg.Push(t)
	copy(m, from)
	if all != nil {
		graph.Join(m, all)
	}
	n.own++
	n.msg = message{t, -n.own}
}

// message is what write w passes on.
func (s *raState) message(w event.ID) message {
	if w.Thread < 0 {
		return silence
	}
	return s.notes[w.Thread][w.Index].msg
}

// view is that of m, nil if m is silence.
func (s *raState) view(m message) []int32 {
	switch {
	case m.Thread < 0:
		return nil
	case m.Index >= 0:
		return s.hb.Row(m.Thread, m.Index)
	}
	return s.msg.Row(m.Thread, -1-m.Index)
}

// receivedOfCut is the view that read r of a partial location gets from the writes that come before it, nil if they
// pass on nothing.
func (s *raState) receivedOfCut(r event.ID) []int32 {
	s.cut = s.g.Cut(s.cut[:0], r)
	some := false
	s.all = append(s.all[:0], s.hb.Row(r.Thread, r.Index)...)
	clearView(s.all)
	for _, w := range s.cut {
		if m := s.message(w); m.Thread >= 0 {
			graph.Join(s.all, s.view(m))
			some = true
		}
	}
	if !some {
		return nil
	}
	return s.all
}

func (s *raState) Join(e, from event.ID) {
	graph.JoinOf(s.hb.Row(e.Thread, e.Index), s.hb.Row(from.Thread, from.Index), from)
}

func (s *raState) Pop(e event.ID) {
	t, i := e.Thread, e.Index
	notes := s.notes[t]
	if notes[i].msg.Index < 0 && notes[i].own > owned(notes[:i]) {
		s.msg.Pop(t)
	}
	s.notes[t] = notes[:i]
	s.hb.Pop(t)
}

func (s *raState) FirstRead(r event.ID, rmw bool) int32 { return s.position(r) }

func (s *raState) FirstPlace(w event.ID) int32 { return 1 + s.position(w) }

// position is the last position in co that access e knows.
func (s *raState) position(e event.ID) int32 {
	l, row := s.g.At(e).Loc, s.hb.Row(e.Thread, e.Index)
	co := s.g.Co(l)
	if top := len(co) - 1; graph.In(row, co[top]) { // as of most accesses that happen one after the other
		return int32(top)
	}
	return firstKnown(s.g, l, row)
}

func (s *raState) Read(r event.ID) {
	x := s.g.At(r)
	if s.g.Partial(x.Loc) {
		s.readCut(r, x)
		return
	}
	switch m := s.message(x.RF); {
	case m.Thread < 0:
	case x.OrdOf(x.Val).Acq():
		s.acquire(s.hb.Row(r.Thread, r.Index), m)
	default:
		s.notes[r.Thread][r.Index].unacquired = r.Index
	}
}

// readCut is Read of r, which is x, of a partial location.
func (s *raState) readCut(r event.ID, x *graph.Event) {
	switch m := s.receivedOfCut(r); {
	case m == nil:
	case x.OrdOf(x.Val).Acq():
		graph.Join(s.hb.Row(r.Thread, r.Index), m)
	default:
		s.notes[r.Thread][r.Index].unacquired = r.Index
	}
}

func (s *raState) Unread(r event.ID) {
	if x := s.g.At(r); x.HasRF && x.RF.Thread < 0 {
		return // initial writes pass on nothing
	}
	t, i := r.Thread, r.Index
	row := s.hb.Row(t, i)
	copy(row, s.hb.Row(t, i-1))
	row[t] = i
	notes := s.notes[t]
	notes[i].unacquired = notes[i-1].unacquired
}

func (s *raState) Place(event.ID)           {}
func (s *raState) Unplace(event.ID)         {}
func (s *raState) Consistent(event.ID) bool { return true }

func (s *raState) ByPosition() bool { return true }

// Reordered implements Local.
func (s *raState) Reordered() {}

// HB implements State.
func (s *raState) HB(e event.ID, view []int32) { copy(view, s.hb.Row(e.Thread, e.Index)) }

// HappensBefore implements State.
func (s *raState) HappensBefore(a, b event.ID) bool {
	return graph.In(s.hb.Row(b.Thread, b.Index), a)
}

func (s *raState) Restrict(from State, n []int32) { s.restrict(from.(*raState), n) }

func (s *raState) restrict(f *raState, n []int32) {
	// Views contain only porf-earlier events, which are kept: they do not change.
	kept := retained(s.g, &s.stem)
	if s.hb.Stride() != f.hb.Stride() {
		kept = 0
	}
	s.hb.CopyRest(&f.hb, n, kept)
	s.room(int32(len(f.notes)) - 1)
	s.own = s.own[:0]
	from, keptOwn := kept, owned(s.notes[0][:kept])
	for t := range s.notes {
		s.notes[t] = s.notes[t][:from]
		if t < len(f.notes) && t < len(n) {
			s.notes[t] = append(s.notes[t], f.notes[t][from:n[t]]...)
		}
		s.own = append(s.own, owned(s.notes[t]))
		from = 0 // only main has a prologue
	}
	s.msg.CopyRest(&f.msg, s.own, keptOwn)
}

// owned is how many views raState.msg has for a thread with these notes.
func owned(notes []note) int32 {
	if len(notes) == 0 {
		return 0
	}
	return notes[len(notes)-1].own
}

// retained is how many events of main, which are first in g and have the views they always have, a state knew before
// g became a restriction. stem says which these were, and is made that of g.
func retained(g *graph.Graph, stem **event.Step) int32 {
	kept := g.Retained()
	if *stem != g.Stem() {
		kept = 0
	}
	*stem = g.Stem()
	return kept
}

func (s *raState) Grow(stride int) {
	n := s.g.Threads()
	s.hb.Resize(stride, n, 1)
	s.msg.Resize(stride, n, 1)
}

// rebuild computes everything again.
func (s *raState) rebuild() {
	s.reset()
	causal(s.g, func(e event.ID) {
		x := s.g.At(e)
		s.push(e, x)
		switch {
		case x.Kind == event.Read && x.HasRF:
			s.Read(e)
		case x.Kind == event.ThreadJoin || x.Kind == event.BarrierLeave:
			for _, y := range s.g.Preds(e) {
				s.Join(e, y)
			}
		}
	})
}

func clearView(v []int32) {
	for i := range v {
		v[i] = -1
	}
}
