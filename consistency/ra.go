package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// raModel is release/acquire with relaxed accesses: hb = (po ∪ sw)+ and
// irreflexive(hb ; eco). Sequentially consistent accesses count as acquire and
// release.
//
//	relseq = [REL] ; ([F ∪ TC] ; po)? ; (rf ; rmw)*
//	sw     = relseq ; rf ; (po ; [F ∪ TJ])? ; [ACQ]
//
// TC, TJ: creating a thread is a release fence too, joining one an acquire fence.
type raModel struct{}

func (raModel) Name() string { return "ra" }

func (raModel) Traits() Traits { return Traits{Order: OrderHB, Partial: true, Joint: JointRA} }

// FromScratch implements Scratch.
func (m raModel) FromScratch() Model { return scratchModel{m} }

func (raModel) New(g *graph.Graph) State { s := &raState{}; s.init(g); return s }

// message says what a read that reads from a write can synchronise with.
type message uint8

const (
	msgNone message = iota
	msgHB           // the write's own happens-before view
	msgOwn          // the view in raState.msg
)

type raState struct {
	g  *graph.Graph
	hb graph.Views
	// msg and kind: the view that a write passes on to readers (its release
	// sequence); kind per event, msg valid for msgOwn.
	msg  graph.Views
	kind [][]message
	// fences is set once the program turned out to have fences; only then the two
	// views below are kept. rel: view of the last release fence po-before.
	// acq: what acquire fences from here on will synchronise with.
	fences   bool
	rel, acq graph.Views
	// created and loose say per thread whether it (in some graph) created a thread,
	// read from a write with a message without acquiring it. Only then creation and
	// join act as fences in a way that shows.
	created, loose []bool
	stem           *event.Step // graph.Stem of the graph at the last restriction, nil if there is none
	// Scratch of received.
	cut []event.ID
	all []int32
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
	if s.fences {
		s.rel.Reset(w, n)
		s.acq.Reset(w, n)
	}
	for t := range s.kind {
		s.kind[t] = s.kind[t][:0]
	}
	s.room(int32(n) - 1)
}

func (s *raState) room(t int32) {
	for int(t) >= len(s.kind) {
		s.kind = append(s.kind, nil)
		s.created = append(s.created, false)
		s.loose = append(s.loose, false)
	}
	s.hb.Room(len(s.kind))
	s.msg.Room(len(s.kind))
	if s.fences {
		s.rel.Room(len(s.kind))
		s.acq.Room(len(s.kind))
	}
}

func (s *raState) Push(e event.ID) {
	x := s.g.At(e)
	if int(e.Thread) >= len(s.kind) {
		s.room(e.Thread)
	}
	if !s.fences && s.needsFences(e.Thread, x) {
		s.fences = true
		s.rebuild(e)
	}
	s.push(e, x)
}

func (s *raState) needsFences(t int32, x *graph.Event) bool {
	switch x.Kind {
	case event.Fence:
		return true
	case event.ThreadCreate:
		s.created[t] = true
	case event.Write:
		return s.created[t] && !x.Ord.Rel()
	case event.ThreadJoin:
		return s.loose[t]
	}
	return false
}

func (s *raState) push(e event.ID, x *graph.Event) {
	t := e.Thread
	if int(t) >= len(s.kind) {
		s.room(t)
	}
	var row []int32
	if e.Index > 0 {
		row = s.hb.PushCopy(t)
	} else {
		row = s.hb.Push(t)
		if c := s.g.Creator(t); c.Thread >= 0 {
			copy(row, s.hb.Row(c.Thread, c.Index))
		} else {
			clearView(row)
		}
	}
	m := s.msg.Push(t)
	row[t] = e.Index
	k := msgNone
	if s.fences {
		var rel, acq []int32
		if e.Index > 0 {
			rel, acq = s.rel.PushCopy(t), s.acq.PushCopy(t)
		} else {
			rel, acq = s.rel.Push(t), s.acq.Push(t)
			clearView(rel)
			clearView(acq)
		}
		if x.Kind == event.Fence && x.Ord.Acq() || x.Kind == event.ThreadJoin {
			graph.Join(row, acq)
		}
		if x.Kind == event.Fence && x.Ord.Rel() || x.Kind == event.ThreadCreate {
			copy(rel, row)
		}
	}
	if x.Kind == event.Write {
		k = s.release(e, x, row, m)
	}
	s.kind[t] = append(s.kind[t], k)
}

// release computes what write e passes on to its readers.
func (s *raState) release(e event.ID, x *graph.Event, row, m []int32) message {
	var from []int32
	if x.Attr&event.Exclusive != 0 {
		from = s.received(event.ID{Thread: e.Thread, Index: e.Index - 1})
	}
	if x.Ord.Rel() {
		if from == nil || graph.Subset(from, row) {
			return msgHB
		}
		copy(m, row)
		graph.Join(m, from)
		return msgOwn
	}
	if s.fences {
		copy(m, s.rel.Row(e.Thread, e.Index))
		if from != nil {
			graph.Join(m, from)
		}
		return msgOwn
	}
	if from != nil {
		copy(m, from)
		return msgOwn
	}
	return msgNone
}

// received is the view that read r got from what it read, nil if none.
func (s *raState) received(r event.ID) []int32 {
	x := s.g.At(r)
	if s.g.Partial(x.Loc) {
		return s.receivedOfCut(r)
	}
	return s.message(x.RF)
}

// receivedOfCut is received of a read of a partial location.
func (s *raState) receivedOfCut(r event.ID) []int32 {
	s.cut = s.g.Cut(s.cut[:0], r)
	some := false
	s.all = append(s.all[:0], s.hb.Row(r.Thread, r.Index)...)
	clearView(s.all)
	for _, w := range s.cut {
		if m := s.message(w); m != nil {
			graph.Join(s.all, m)
			some = true
		}
	}
	if !some {
		return nil
	}
	return s.all
}

// message is the view that write w passes on, nil if none.
func (s *raState) message(w event.ID) []int32 {
	if w.Thread < 0 {
		return nil
	}
	switch s.kind[w.Thread][w.Index] {
	case msgHB:
		return s.hb.Row(w.Thread, w.Index)
	case msgOwn:
		return s.msg.Row(w.Thread, w.Index)
	}
	return nil
}

func (s *raState) Join(e, from event.ID) {
	graph.JoinOf(s.hb.Row(e.Thread, e.Index), s.hb.Row(from.Thread, from.Index), from)
}

func (s *raState) Pop(e event.ID) {
	t := e.Thread
	s.hb.Pop(t)
	s.msg.Pop(t)
	if s.fences {
		s.rel.Pop(t)
		s.acq.Pop(t)
	}
	s.kind[t] = s.kind[t][:len(s.kind[t])-1]
}

func (s *raState) FirstRead(r event.ID, rmw bool) int32 {
	return firstKnown(s.g, s.g.At(r).Loc, s.hb.Row(r.Thread, r.Index))
}

func (s *raState) FirstPlace(w event.ID) int32 {
	return 1 + firstKnown(s.g, s.g.At(w).Loc, s.hb.Row(w.Thread, w.Index))
}

func (s *raState) Read(r event.ID) {
	x := s.g.At(r)
	var m []int32
	if s.g.Partial(x.Loc) {
		m = s.receivedOfCut(r)
	} else {
		m = s.message(x.RF)
	}
	if m == nil {
		return
	}
	if x.OrdOf(x.Val).Acq() {
		if row := s.hb.Row(r.Thread, r.Index); !s.g.Partial(x.Loc) && s.kind[x.RF.Thread][x.RF.Index] == msgHB {
			graph.JoinOf(row, m, x.RF)
		} else {
			graph.Join(row, m)
		}
		if !s.fences {
			return
		}
	}
	if s.fences {
		graph.Join(s.acq.Row(r.Thread, r.Index), m)
	} else {
		s.loose[r.Thread] = true
	}
}

func (s *raState) Unread(r event.ID) {
	t, i := r.Thread, r.Index
	row := s.hb.Row(t, i)
	copy(row, s.hb.Row(t, i-1))
	row[t] = i
	if s.fences {
		copy(s.acq.Row(t, i), s.acq.Row(t, i-1))
	}
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
	if s.fences != f.fences || s.hb.Stride() != f.hb.Stride() {
		kept = 0
	}
	s.fences = f.fences
	s.hb.CopyRest(&f.hb, n, kept)
	s.msg.CopyRest(&f.msg, n, kept)
	if s.fences {
		s.rel.CopyRest(&f.rel, n, kept)
		s.acq.CopyRest(&f.acq, n, kept)
	}
	s.room(int32(len(f.kind)) - 1)
	for t := range s.kind {
		if t < len(f.kind) {
			s.created[t] = s.created[t] || f.created[t]
			s.loose[t] = s.loose[t] || f.loose[t]
		}
		from := int32(0)
		if t == 0 {
			from = kept
		}
		s.kind[t] = s.kind[t][:from]
		if t < len(f.kind) && t < len(n) {
			s.kind[t] = append(s.kind[t], f.kind[t][from:n[t]]...)
		}
	}
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
	if s.fences {
		s.rel.Resize(stride, n, 1)
		s.acq.Resize(stride, n, 1)
	}
}

// rebuild computes everything again for all events but skip.
func (s *raState) rebuild(skip event.ID) {
	s.reset()
	causal(s.g, func(e event.ID) {
		if e == skip {
			return
		}
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
