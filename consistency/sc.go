package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// scModel is sequential consistency: acyclic(po ∪ rf ∪ co ∪ fr), with thread
// creation and join (genmc-2024 Fig. 5). Happens-before for races is porf.
type scModel struct{}

func (scModel) Name() string { return "sc" }

func (scModel) New(g *graph.Graph) State {
	s := &scState{}
	s.init(g)
	return s
}

// scState keeps for every event the view of all events that are before it in
// (po ∪ rf ∪ co ∪ fr)+. Adding an event at the end costs O(threads); only an edge
// into the past (a stale read, a write placed early) changes older views, and
// those changes are logged to be undone.
type scState struct {
	g     *graph.Graph
	clock graph.Views
	undo  undoLog
	mark  [][]int32 // per event: length of the log before its Read or Place
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
	n := s.g.Threads()
	s.clock.Reset(s.g.Stride(), n)
	s.undo.clear()
	for t := range s.mark {
		s.mark[t] = s.mark[t][:0]
	}
	for len(s.mark) < n {
		s.mark = append(s.mark, nil)
	}
}

func (s *scState) Push(e event.ID) {
	t := e.Thread
	for int(t) >= len(s.mark) {
		s.mark = append(s.mark, nil)
	}
	s.clock.Room(len(s.mark))
	row := s.clock.Push(t)
	s.base(e, row)
	s.mark[t] = append(s.mark[t], int32(len(s.undo.ids)))
}

func (s *scState) base(e event.ID, row []int32) {
	prev := event.ID{Thread: e.Thread, Index: e.Index - 1}
	if e.Index == 0 {
		prev = s.g.Creator(e.Thread)
	}
	if prev.Thread >= 0 {
		copy(row, s.clock.Row(prev.Thread, prev.Index))
	} else {
		clearView(row)
	}
	row[e.Thread] = e.Index
}

func (s *scState) Join(e, from event.ID) {
	graph.Join(s.clock.Row(e.Thread, e.Index), s.clock.Row(from.Thread, from.Index))
}

func (s *scState) Pop(e event.ID) {
	t := e.Thread
	m := s.mark[t]
	s.undo.back(m[e.Index], &s.clock, s.g.Stride())
	s.mark[t] = m[:e.Index]
	s.clock.Pop(t)
}

func (s *scState) FirstRead(r event.ID, rmw bool) int32 {
	return firstKnown(s.g, s.g.At(r).Loc, s.clock.Row(r.Thread, r.Index))
}

func (s *scState) FirstPlace(w event.ID) int32 {
	return 1 + firstKnown(s.g, s.g.At(w).Loc, s.clock.Row(w.Thread, w.Index))
}

func (s *scState) Read(r event.ID) {
	s.mark[r.Thread][r.Index] = int32(len(s.undo.ids))
	s.readEdges(r)
}

func (s *scState) readEdges(r event.ID) {
	x := s.g.At(r)
	row := s.clock.Row(r.Thread, r.Index)
	pos := int32(0)
	if x.RF.Thread >= 0 {
		graph.Join(row, s.clock.Row(x.RF.Thread, x.RF.Index))
		pos = s.g.At(x.RF).CoPos
	}
	if co := s.g.Co(x.Loc); int(pos)+1 < len(co) {
		s.edge(row, co[pos+1])
	}
}

func (s *scState) Unread(r event.ID) {
	s.undo.back(s.mark[r.Thread][r.Index], &s.clock, s.g.Stride())
	s.base(r, s.clock.Row(r.Thread, r.Index))
}

func (s *scState) Place(w event.ID) {
	s.mark[w.Thread][w.Index] = int32(len(s.undo.ids))
	s.placeEdges(w)
}

func (s *scState) placeEdges(w event.ID) {
	x := s.g.At(w)
	row := s.clock.Row(w.Thread, w.Index)
	co := s.g.Co(x.Loc)
	p := co[x.CoPos-1]
	if p.Thread >= 0 {
		graph.Join(row, s.clock.Row(p.Thread, p.Index))
	}
	for r := s.g.FirstReader(x.Loc, p); r != graph.None; r = s.g.NextReader(r) {
		graph.Join(row, s.clock.Row(r.Thread, r.Index))
	}
	row[w.Thread] = w.Index
	if int(x.CoPos)+1 < len(co) {
		s.edge(row, co[x.CoPos+1])
	}
}

func (s *scState) Unplace(w event.ID) {
	s.undo.back(s.mark[w.Thread][w.Index], &s.clock, s.g.Stride())
	s.base(w, s.clock.Row(w.Thread, w.Index))
}

// edge makes everything in view row be before to and whatever follows it.
func (s *scState) edge(row []int32, to event.ID) {
	dst := s.clock.Row(to.Thread, to.Index)
	if graph.Subset(row, dst) {
		return
	}
	s.undo.save(to, dst)
	graph.Join(dst, row)
	if to.Index+1 < s.g.Len(to.Thread) {
		s.edge(dst, event.ID{Thread: to.Thread, Index: to.Index + 1})
	}
	x := s.g.At(to)
	switch x.Kind {
	case event.Write:
		if x.CoPos == 0 {
			return
		}
		for r := s.g.FirstReader(x.Loc, to); r != graph.None; r = s.g.NextReader(r) {
			s.edge(dst, r)
		}
		if co := s.g.Co(x.Loc); int(x.CoPos)+1 < len(co) {
			s.edge(dst, co[x.CoPos+1])
		}
	case event.Read:
		if !x.HasRF {
			return
		}
		pos := s.g.PosOf(x)
		if co := s.g.Co(x.Loc); int(pos)+1 < len(co) {
			s.edge(dst, co[pos+1])
		}
	case event.ThreadCreate, event.ThreadFinish, event.BarrierArrive:
		for _, y := range s.g.Succs(to) {
			s.edge(dst, y)
		}
	}
}

func (s *scState) Consistent(event.ID) bool { return true }

func (s *scState) ByPosition() bool { return true }

func (s *scState) HB(e event.ID) []int32 { return s.g.PORF(e) }

func (s *scState) Restrict(State, []int32) {
	// Order through deleted events is lost: compute the views anew.
	s.reset()
	causal(s.g, func(e event.ID) {
		x := s.g.At(e)
		s.Push(e)
		switch {
		case x.Kind == event.Read && x.HasRF && x.RF.Thread >= 0:
			s.Join(e, x.RF)
		case x.Kind == event.ThreadJoin || x.Kind == event.BarrierLeave:
			for _, y := range s.g.Preds(e) {
				s.Join(e, y)
			}
		}
	})
	for _, l := range s.g.UsedLocs() {
		co := s.g.Co(l)
		for k := 1; k < len(co); k++ {
			p := co[k-1]
			if p.Thread >= 0 {
				s.edge(s.clock.Row(p.Thread, p.Index), co[k])
			}
			for r := s.g.FirstReader(l, p); r != graph.None; r = s.g.NextReader(r) {
				if !s.ownRMW(r, co[k]) {
					s.edge(s.clock.Row(r.Thread, r.Index), co[k])
				}
			}
		}
	}
	s.undo.clear()
	for t := range s.mark {
		for i := range s.mark[t] {
			s.mark[t][i] = 0
		}
	}
}

func (s *scState) ownRMW(r, w event.ID) bool { return r.Thread == w.Thread && r.Index < w.Index }

func (s *scState) Grow(stride int) {
	n := s.g.Threads()
	if len(s.undo.ids) > 0 {
		old := s.undo.rows
		w := len(old) / len(s.undo.ids)
		s.undo.rows = make([]int32, 0, len(s.undo.ids)*stride)
		for k := range s.undo.ids {
			s.undo.rows = append(s.undo.rows, old[k*w:(k+1)*w]...)
			for j := w; j < stride; j++ {
				s.undo.rows = append(s.undo.rows, -1)
			}
		}
	}
	s.clock.Resize(stride, n, 1)
}
