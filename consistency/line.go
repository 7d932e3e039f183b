package consistency

import (
	"genmcgo/graph"
	"genmcgo/graph/event"
)

// line is an interleaving of all events of a graph: every read that has an rf comes after
// the write it reads, with no other one of its location in between, and the writes of a
// location come in coherence order. So it is a witness that the graph is sequentially
// consistent, and a part of it is one for a part of the graph that is closed under
// po ∪ rf: nothing is to be undone when events go.
//
// An event that comes last costs nothing. For a read of something older, or a write that
// goes before others, what must come before it is moved ahead; see mark.
type line struct {
	g     *graph.Graph
	order []event.ID
	ahead []event.ID // scratch of insert

	asked event.ID // what FirstRead or FirstPlace was asked for last, if nothing changed since
	first int32    // what it found

	// What was met of the events that must come before another one: by thread any of it,
	// by location an access, and a write, if it is now, which never comes again.
	now                   uint64
	threads, used, writes []uint64
	arrivals              []event.ID // at barriers, that are to be met
}

func (s *line) reset() {
	s.order = s.order[:0]
	s.asked = graph.None
}

// Push puts the newest event last.
func (s *line) Push(e event.ID) {
	s.order = append(s.order, e)
	s.asked = graph.None
}

// Join has nothing to note: what is joined is in the line already.
func (s *line) Join(e, from event.ID) {}

// Pop forgets the newest event.
func (s *line) Pop(e event.ID) {
	s.detach(e)
	s.asked = graph.None
}

// detach takes e out of the line.
func (s *line) detach(e event.ID) {
	k := len(s.order) - 1
	for s.order[k] != e {
		k--
	}
	s.order = s.order[:k+copy(s.order[k:], s.order[k+1:])]
}

// last puts e last.
func (s *line) last(e event.ID) {
	if s.order[len(s.order)-1] != e {
		s.detach(e)
		s.order = append(s.order, e)
	}
}

// Read gives read r a place at which it reads what it reads. r is the last event of its
// thread.
func (s *line) Read(r event.ID) {
	s.chose(r)
	x := s.g.At(r)
	s.stand(r, s.g.Co(x.Loc), s.g.PosOf(x)+1)
}

// Place gives write w its place.
func (s *line) Place(w event.ID) {
	s.asked = graph.None
	x := s.g.At(w)
	s.stand(w, s.g.Co(x.Loc), x.CoPos+1)
}

// stand puts e before the write at position pos of co.
func (s *line) stand(e event.ID, co []event.ID, pos int32) {
	if int(pos) == len(co) {
		s.last(e)
	} else {
		s.insert(e, co[pos])
	}
}

// Unread is the inverse of Read: r may stay where it is.
func (s *line) Unread(r event.ID) { s.chose(r) }

// Unplace is the inverse of Place.
func (s *line) Unplace(w event.ID) { s.asked = graph.None }

// chose takes note that read r chose or forgot what it reads, which changes nothing for
// itself.
func (s *line) chose(r event.ID) {
	if s.asked != r {
		s.asked = graph.None
	}
}

// FirstRead is the position in co of the last access of its location that must come
// before read r, with coherence order as it is.
func (s *line) FirstRead(r event.ID, rmw bool) int32 {
	if s.asked != r {
		s.asked, s.first = r, s.firstKnown(r, nil)
	}
	return s.first
}

// FirstPlace is the first position at which write w may stand.
func (s *line) FirstPlace(w event.ID) int32 { return s.FirstRead(w, false) + 1 }

// FirstReadIn implements Witness.
func (s *line) FirstReadIn(d event.ID, p Part) int32 { return s.firstKnown(d, &p) }

// firstKnown is FirstRead of e in part p of the graph, in all of it if p is nil.
func (s *line) firstKnown(e event.ID, p *Part) int32 {
	g := s.g
	l := g.At(e).Loc
	left := len(g.Co(l)) - 1 // writes not met
	s.startMarking(e)
	for k := len(s.order) - 1; k >= 0 && left > 0; k-- {
		y := s.order[k]
		if y == e || p != nil && !p.Has(g, y) {
			continue
		}
		x := g.At(y)
		marked := s.mark(y, x)
		if x.Loc != l {
			continue
		}
		if marked && (x.HasRF || x.CoPos > 0) {
			return g.PosOf(x)
		}
		if x.CoPos > 0 {
			left--
		}
	}
	return 0
}

// insert moves e, and what must come before it, before write n, which need not.
func (s *line) insert(e, n event.ID) {
	s.detach(e)
	s.startMarking(e)
	s.ahead = s.ahead[:0]
	to := len(s.order) // where the next event that stays behind e goes
	s.order = append(s.order, e)
	for k := to - 1; ; k-- {
		y := s.order[k]
		if s.mark(y, s.g.At(y)) {
			if y == n {
				panic("BUG: a write that must come before is to come behind")
			}
			s.ahead = append(s.ahead, y)
			continue
		}
		s.order[to] = y
		to--
		if y == n {
			break
		}
	}
	s.order[to] = e
	for _, y := range s.ahead {
		to--
		s.order[to] = y
	}
}

// startMarking starts to mark, from the end of the line on, what must come before e.
func (s *line) startMarking(e event.ID) {
	s.now++
	for len(s.used) < len(s.g.Space.Locs) {
		s.used, s.writes = append(s.used, 0), append(s.writes, 0)
	}
	for len(s.threads) < s.g.Threads() {
		s.threads = append(s.threads, 0)
	}
	s.arrivals = s.arrivals[:0]
	s.threads[e.Thread] = s.now
}

// mark reports whether event y, which is x, must come before that of begin: because of
// something behind y that must.
func (s *line) mark(y event.ID, x *graph.Event) bool {
	now := s.now
	marked := s.threads[y.Thread] == now
	switch x.Kind {
	case event.Read:
		if !x.HasRF {
			return marked
		}
		if marked = marked || s.writes[x.Loc] == now; marked {
			s.used[x.Loc] = now
		}
	case event.Write:
		if x.CoPos == 0 {
			break
		}
		if marked = marked || s.used[x.Loc] == now; marked {
			s.used[x.Loc], s.writes[x.Loc] = now, now
		}
	case event.ThreadCreate:
		if c := s.g.Space.Joined(x.Step); !marked && s.g.Exists(c) && s.g.Creator(c) == y {
			marked = s.threads[c] == now
		}
	case event.BarrierArrive:
		for _, a := range s.arrivals {
			marked = marked || a == y
		}
	case event.ThreadJoin, event.BarrierLeave:
		if !marked {
			break
		}
		for _, p := range s.g.Preds(y) {
			if x.Kind == event.ThreadJoin {
				s.threads[p.Thread] = now // it is the thread's last event
			} else {
				s.arrivals = append(s.arrivals, p)
			}
		}
	}
	if marked {
		s.threads[y.Thread] = now
	}
	return marked
}

// restrict makes the line that of a part of from's graph, of n[t] events per thread.
func (s *line) restrict(from *line, n []int32) {
	s.order = s.order[:0]
	for _, e := range from.order {
		if e.Index < n[e.Thread] {
			s.order = append(s.order, e)
		}
	}
}

// Check says what is wrong with the line, nothing if it is empty. For tests.
func (s *line) Check() string {
	g := s.g
	if len(s.order) != len(g.Order) {
		return "there are not as many events as in the graph"
	}
	done := make([]int32, g.Threads())
	latest := map[int32]event.ID{}
	for _, e := range s.order {
		x := g.At(e)
		if e.Index != done[e.Thread] {
			return "a thread is out of order"
		}
		done[e.Thread]++
		if c := g.Creator(e.Thread); e.Index == 0 && c.Thread >= 0 && done[c.Thread] <= c.Index {
			return "a thread starts before it is created"
		}
		switch last, ok := latest[x.Loc]; {
		case x.Kind == event.Read && x.HasRF:
			if ok && last != x.RF || !ok && x.RF.Thread >= 0 {
				return "a read does not read the last write"
			}
		case x.Kind == event.Write && x.CoPos > 0:
			if ok && g.At(last).CoPos+1 != x.CoPos || !ok && x.CoPos != 1 {
				return "a write is out of coherence order"
			}
			latest[x.Loc] = e
		case x.Kind == event.ThreadJoin || x.Kind == event.BarrierLeave:
			for _, p := range g.Preds(e) {
				if done[p.Thread] <= p.Index {
					return "a join comes before the end of what it joins"
				}
			}
		}
	}
	return ""
}
