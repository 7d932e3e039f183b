package equivalence

import (
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/truST/execution"
)

// reorder looks for another coherence order of x with which read r, which has no rf, may
// read write c, or, if r is none, with which write u, the newest event, may stand next to
// what its read-modify-write read. If there is one it becomes that of x.
//
// What every such order has in common is found first, by saturation (parallel-rf-smc-2020
// §3.1): often that is contradictory, and there is none. Otherwise it leads a search.
func (q *readsFrom) reorder(x *execution.Execution, r, c, u event.ID) bool {
	w := q.w
	w.Counts.WitnessSought++
	s := &q.seek
	if st, ok := x.State.(consistency.Witness); ok {
		return q.reseek(x, st, r, c, u)
	}
	if st, ok := x.State.(consistency.Local); ok && s.last == nil && st.ByPosition() {
		return q.reorderAt(x, st, r, c, u)
	}
	if !s.saturate(w, x, r, c) {
		w.Counts.WitnessRefuted++
		return false
	}
	y := w.New()
	y.Graph.Clear()
	if y.Graph.Stride() < x.Graph.Stride() {
		y.Graph.Grow(x.Graph.Stride())
	}
	// The state of an empty graph, with the memory of the one that y had.
	s.none = slices.Grow(s.none[:0], y.Graph.Stride())[:y.Graph.Stride()]
	y.State.Restrict(x.State, s.none)
	if y.Graph.Stride() > x.Graph.Stride() {
		y.State.Grow(y.Graph.Stride())
	}
	y.Work, y.Stalls = y.Work[:0], y.Stalls[:0]
	y.Graph.SetNext(0, w.Program.Main())
	s.x, s.y, s.r, s.c, s.steps = x, y, r, c, 0
	found := s.add(w, 0)
	if s.steps > len(x.Graph.Order) {
		w.Counts.WitnessSearched++
	}
	if found {
		x.Graph, y.Graph = y.Graph, x.Graph
		x.State, y.State = y.State, x.State
		if r != graph.None {
			x.Graph.SetNext(r.Thread, nil)
		}
	}
	w.Free(y)
	return found
}

// reseek is reorder for states that look for a coherence order themselves.
func (q *readsFrom) reseek(x *execution.Execution, st consistency.Witness, r, c, u event.ID) bool {
	w := q.w
	e := u
	if r != graph.None {
		x.Graph.SetRF(r, c)
		e = r
	}
	s := &q.seek
	s.first = s.first[:0]
	for _, read := range s.last {
		y := x.Graph.At(read)
		for _, o := range x.Graph.Co(y.Loc)[1:] {
			if o != y.RF && endsWait(x.Graph, y, o) {
				if y.RF.Thread < 0 { // nothing comes before the initial write
					w.Counts.WitnessRefuted++
					return false
				}
				s.first = append(s.first, [2]event.ID{o, y.RF})
			}
		}
	}
	found, searched := st.Seek(e, s.first, s.stopped)
	switch {
	case searched:
		w.Counts.WitnessSearched++
	case !found:
		w.Counts.WitnessRefuted++
	}
	if !found && r != graph.None {
		x.Graph.UnsetRF(r)
	}
	return found
}

// reorderAt is reorder for models under which locations do not depend on each other: it
// is enough to look at one, and any order that what is known allows will do.
func (q *readsFrom) reorderAt(x *execution.Execution, st consistency.Local, r, c, u event.ID) bool {
	w, g := q.w, x.Graph
	s := &q.seek
	s.start(r, c)
	newest := g.Order[len(g.Order)-1]
	l := g.At(newest).Loc
	o := s.of(l)
	s.threads = g.Threads()
	s.clock = slices.Grow(s.clock[:0], len(g.Order)*s.threads)[:len(g.Order)*s.threads]
	for _, e := range g.Co(l) {
		if e.Thread >= 0 {
			o.writes = append(o.writes, e)
			st.HB(e, s.row(g, e))
		}
		for y := g.FirstReader(l, e); y != graph.None; y = g.NextReader(y) {
			o.reads = append(o.reads, y)
			st.HB(y, s.row(g, y))
		}
	}
	if y := g.At(newest); y.Kind == event.Write && y.CoPos == 0 {
		o.writes = append(o.writes, newest)
		st.HB(newest, s.row(g, newest))
	}
	if r != graph.None {
		o.reads = append(o.reads, r)
		st.HB(r, s.row(g, r))
	}
	o.room()
	for news := true; news; {
		var ok bool
		if ok, news = s.close(g, o); !ok {
			w.Counts.WitnessRefuted++
			return false
		}
	}
	g.ReorderAt(l, s.line(g, o))
	st.Reordered()
	if u != graph.None {
		st.Place(u)
	} else {
		if c == newest {
			st.Place(c)
		}
		x.SetRead(r, c)
	}
	return true
}

// line puts the writes of o in an order that what is known allows; they stay in the order
// they are in where it allows that.
func (s *seeking) line(g *graph.Graph, o *orders) []event.ID {
	k := len(o.writes)
	out := s.placed[:0]
	done := slices.Grow(s.done[:0], k)[:k]
	clear(done)
	half := func(u event.ID) event.ID { // what the read-modify-write of u reads
		f, _ := s.rf(g, event.ID{Thread: u.Thread, Index: u.Index - 1})
		return f
	}
	for last := event.Init; len(out) < k; {
		best := -1
		for a, e := range o.writes {
			switch {
			case done[a]:
			case g.IsRMWWrite(e):
				if half(e) == last {
					best = a
				}
			case best < 0:
				best = a
				for b := range o.writes {
					if !done[b] && o.before[b*k+a] {
						best = -1
						break
					}
				}
			}
			if best >= 0 && g.IsRMWWrite(o.writes[best]) {
				break
			}
		}
		if best < 0 {
			panic("BUG: no order of the writes of a location")
		}
		done[best] = true
		last = o.writes[best]
		out = append(out, last)
	}
	s.placed, s.done = out, done
	return out
}

// seeking is the memory of reorder.
type seeking struct {
	x, y    *execution.Execution
	r, c    event.ID
	last    []event.ID    // reads whose writes are to stand last
	waits   []event.ID    // scratch of SettleWaits
	first   [][2]event.ID // scratch of reseek
	stopped func() bool   // whether to give up
	steps   int           // events added to y

	threads int
	clock   []int32 // by stamp and thread: what comes before each event in every witness
	locs    []*orders
	loc     map[int32]*orders
	spare   []*orders
	none    []int32 // zeros
	// Of line.
	placed []event.ID
	done   []bool
}

// orders is what is known of the coherence order of a location.
type orders struct {
	loc    int32
	writes []event.ID // but the initial one
	reads  []event.ID // with an rf
	// before[a*len(writes)+b]: a before b in every witness.
	before []bool
}

func (o *orders) index(e event.ID) int { return slices.Index(o.writes, e) }

// rf is what read e reads in the witness that is sought.
func (s *seeking) rf(g *graph.Graph, e event.ID) (event.ID, bool) {
	if e == s.r {
		return s.c, true
	}
	y := g.At(e)
	return y.RF, y.HasRF
}

func (s *seeking) row(g *graph.Graph, e event.ID) []int32 {
	k := int(g.At(e).Stamp) * s.threads
	return s.clock[k : k+s.threads]
}

func (s *seeking) start(r, c event.ID) {
	s.r, s.c = r, c
	if s.loc == nil {
		s.loc = map[int32]*orders{}
	}
	clear(s.loc)
	s.spare = append(s.spare, s.locs...)
	s.locs = s.locs[:0]
}

// of is what is known of location l.
func (s *seeking) of(l int32) *orders {
	o := s.loc[l]
	if o == nil {
		if n := len(s.spare); n > 0 {
			o = s.spare[n-1]
			s.spare = s.spare[:n-1]
		} else {
			o = &orders{}
		}
		o.loc, o.writes, o.reads = l, o.writes[:0], o.reads[:0]
		s.loc[l] = o
		s.locs = append(s.locs, o)
	}
	return o
}

// room makes nothing known of the order of o's writes, and returns how many there are.
func (o *orders) room() int {
	k := len(o.writes)
	o.before = slices.Grow(o.before[:0], k*k)[:k*k]
	clear(o.before)
	return k
}

// saturate finds what all witnesses have in common. It returns false if that is
// contradictory.
func (s *seeking) saturate(w *execution.Workbench, x *execution.Execution, r, c event.ID) bool {
	g := x.Graph
	s.start(r, c)
	s.threads = g.Threads()
	n := len(g.Order)
	s.clock = slices.Grow(s.clock[:0], n*s.threads)[:n*s.threads]
	for _, e := range g.Order {
		row := s.row(g, e)
		switch {
		case w.Traits.Order == consistency.OrderUnknown:
			for t := range row {
				row[t] = -1
			}
			row[e.Thread] = e.Index
		case w.Traits.Order == consistency.OrderHB:
			x.State.HB(e, row)
		default:
			copy(row, g.PORF(e)[:s.threads])
		}
		y := g.At(e)
		if y.Kind != event.Read && y.Kind != event.Write {
			continue
		}
		o := s.of(y.Loc)
		if y.Kind == event.Write {
			o.writes = append(o.writes, e)
		} else if y.HasRF || e == r {
			o.reads = append(o.reads, e)
		}
	}
	if r != graph.None && c.Thread >= 0 && w.Traits.Order != consistency.OrderHB {
		graph.Join(s.row(g, r), s.row(g, c))
	}
	for _, o := range s.locs {
		o.room()
	}
	for _, q := range s.last {
		f, _ := s.rf(g, q)
		o := s.loc[g.At(q).Loc]
		if k := len(o.writes); k > 0 {
			y := g.At(q)
			for a, e := range o.writes {
				if e != f && endsWait(g, y, e) {
					if f.Thread < 0 {
						return false
					}
					o.before[a*k+o.index(f)] = true
				}
			}
		}
	}
	if w.Traits.Order == consistency.OrderUnknown {
		return true
	}
	l := g.At(g.Order[n-1]).Loc
	for _, o := range s.locs {
		if o.loc != l && s.last == nil && s.only(g, o) {
			continue
		}
		if ok, _ := s.close(g, o); !ok {
			return false
		}
	}
	return true
}

// only reports whether o's writes have one order only, because each comes before the next
// one; that is all there is to know then.
func (s *seeking) only(g *graph.Graph, o *orders) bool {
	co := g.Co(o.loc)
	for k := 2; k < len(co); k++ {
		if !graph.In(s.row(g, co[k]), co[k-1]) {
			return false
		}
	}
	k := len(o.writes)
	for a, e := range o.writes {
		for b, f := range o.writes {
			o.before[a*k+b] = g.At(e).CoPos < g.At(f).CoPos
		}
	}
	return true
}

// closeRMWs is the part of close for read-modify-writes: nothing comes between their halves.
func (s *seeking) closeRMWs(g *graph.Graph, o *orders, edge func(a, b int)) {
	k := len(o.writes)
	for ui, u := range o.writes {
		if g.At(u).Attr&event.Exclusive == 0 {
			continue
		}
		f, has := s.rf(g, event.ID{Thread: u.Thread, Index: u.Index - 1})
		if !has {
			continue
		}
		fi := -1
		if f.Thread >= 0 {
			fi = o.index(f)
			edge(fi, ui)
		}
		for bi := range o.writes {
			if bi == ui || bi == fi {
				continue
			}
			if fi < 0 {
				edge(ui, bi)
				continue
			}
			if o.before[bi*k+ui] {
				edge(bi, fi)
			}
			if o.before[fi*k+bi] {
				edge(ui, bi)
			}
		}
	}
}

// close adds to what is known of o what follows from the clocks. It returns false if that
// is contradictory, and whether there is something new.
func (s *seeking) close(g *graph.Graph, o *orders) (ok, news bool) {
	k := len(o.writes)
	ok = true
	edge := func(a, b int) {
		switch {
		case a == b:
			ok = false
		case !o.before[a*k+b]:
			o.before[a*k+b] = true
			news = true
		}
	}
	for bi, b := range o.writes {
		row := s.row(g, b)
		for ai, a := range o.writes {
			if ai != bi && graph.In(row, a) {
				edge(ai, bi)
			}
		}
	}
	for _, q := range o.reads {
		f, _ := s.rf(g, q)
		fi := -1 // the initial write
		if f.Thread >= 0 {
			fi = o.index(f)
		}
		row := s.row(g, q)
		for ai, a := range o.writes {
			if ai != fi && graph.In(row, a) { // what q knows is not after what it reads
				if fi < 0 {
					return false, news
				}
				edge(ai, fi)
			}
			if ai != fi && fi >= 0 && graph.In(s.row(g, a), q) {
				edge(fi, ai)
			}
		}
		for _, p := range o.reads { // nor what another one read that q knows
			if p == q || !graph.In(row, p) {
				continue
			}
			pf, _ := s.rf(g, p)
			if pf == f || pf.Thread < 0 {
				continue
			}
			if fi < 0 {
				return false, news
			}
			edge(o.index(pf), fi)
		}
	}
	s.closeRMWs(g, o, edge)
	for m := range k {
		if o.before[m*k+m] {
			return false, news
		}
		for a := range k {
			if !o.before[a*k+m] {
				continue
			}
			for b := range k {
				if o.before[m*k+b] {
					edge(a, b)
				}
			}
		}
	}
	return ok, news
}

// add adds the event of x with stamp k, and all after it, to y, with a place in coherence
// order where it is a write. It tries all places that what is known allows.
func (s *seeking) add(w *execution.Workbench, k int32) bool {
	x, y := s.x, s.y
	if int(k) == len(x.Graph.Order) {
		return true
	}
	if w.Control.Stopped() {
		return false
	}
	s.steps++
	id := x.Graph.Order[k]
	e := x.Graph.At(id)
	w.Add(y, id.Thread, e.Step)
	d := y.Graph.At(id)
	ok := false
	switch e.Kind {
	case event.Read:
		f, has := s.rf(x.Graph, id)
		if has && (f.Thread < 0 || y.Graph.Exists(f.Thread) && y.Graph.Contains(f)) {
			ok = s.read(id, f) && s.add(w, k+1)
		} else {
			ok = s.add(w, k+1)
		}
	case event.Write:
		ok = s.write(w, k, id)
	case event.Choice:
		d.Val = e.Val
		y.Graph.SetNext(id.Thread, nil)
		ok = s.add(w, k+1)
	case event.Free, event.ObjectSize, event.Clock:
		y.Perform(id)
		ok = s.add(w, k+1)
	default:
		ok = s.add(w, k+1)
	}
	if !ok {
		y.CutTo(k - 1)
	}
	return ok
}

// read lets read q of y read f if that is consistent.
func (s *seeking) read(q, f event.ID) bool {
	g, st := s.y.Graph, s.y.State
	e := g.At(q)
	pos := int32(0)
	if f.Thread >= 0 {
		pos = g.At(f).CoPos
	}
	if pos < st.FirstRead(q, e.Succeeds(g.ValueOf(e.Loc, f))) {
		return false
	}
	return s.y.TryRead(q, f)
}

// write places write id of y, that with stamp k, in each way that may be.
func (s *seeking) write(w *execution.Workbench, k int32, id event.ID) bool {
	g, st := s.y.Graph, s.y.State
	l := g.At(id).Loc
	o := s.loc[l]
	n := len(o.writes)
	me := o.index(id)
	co := g.Co(l)
	lo, hi := int32(1), int32(len(co))
	if g.At(id).Attr&event.Exclusive != 0 {
		if q := g.At(event.ID{Thread: id.Thread, Index: id.Index - 1}); q.HasRF {
			lo = g.PosOf(q) + 1
			hi = lo
		}
	}
	for p := int32(1); int(p) < len(co); p++ {
		switch other := o.index(co[p]); {
		case o.before[other*n+me]:
			lo = max(lo, p+1)
		case o.before[me*n+other]:
			hi = min(hi, p)
		}
	}
	// The read that was added before the write it reads, if there is one.
	late := graph.None
	for _, q := range o.reads {
		if f, has := s.rf(s.x.Graph, q); has && f == id && s.x.Graph.At(q).Stamp < k {
			late = q
		}
	}
	for pos := hi; pos >= lo; pos-- {
		if int(pos) < len(g.Co(l)) && g.IsRMWWrite(g.Co(l)[pos]) || pos < st.FirstPlace(id) {
			continue
		}
		if late == graph.None {
			if !s.y.TryPlace(id, pos) {
				continue
			}
			if s.add(w, k+1) {
				return true
			}
		} else {
			s.y.SetPlace(id, pos)
			if s.read(late, id) {
				if s.add(w, k+1) {
					return true
				}
				s.y.Unread(late)
			}
		}
		s.y.Unplace(id)
	}
	return false
}
