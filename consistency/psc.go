package consistency

import (
	"math"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Incremental acyclicity of psc. The edges of psc between two sequentially
// consistent (SC) events are fixed by the choices of the events on the way, so
// each is attributed to the last of these in causal order:
//
//   - into(b): the edges to SC event b that arise when b is added;
//   - detours: a choice that is not the last in co puts event e before older
//     accesses y, so what e stands for (e itself if SC, SC fences that happen
//     before it) gets edges to what those stand for (y itself, fences after it).
//
// A new choice closes a cycle only through its own detour, so a search backwards
// from there decides. Causal order is insertion order, but for a read that was
// revisited: its turn is that of the newer write it reads.
//
// psc orders the SC events of a thread as program order does. So a set of events from which there
// are edges needs no more than a number for each thread: how many of its first SC events are in it
// (a past). A set of events to which there are edges needs the first of each thread (a future). A long
// thread costs no more than a short one.
//
// Main's SC events before it creates a thread take no part: they happen before all others,
// so coherence leaves no edge back to them.

// scEvent is one SC event of a thread, at its place in program order.
type scEvent struct {
	index, rank int32
	fence       bool
}

// scThread is a thread's SC events, but for those that take no part, and which of them are fences.
type scThread struct {
	events []scEvent
	fences []int32 // places in events
}

// upTo is how many SC events have an index up to i.
func (l *scThread) upTo(i int32) int32 {
	k := len(l.events)
	for stop := k - searchFrom; k > 0 && l.events[k-1].index > i; k-- {
		if k == stop {
			k, _ = slices.BinarySearchFunc(l.events[:k], i+1, func(x scEvent, i int32) int { return int(x.index - i) })
			break
		}
	}
	return int32(k)
}

// fencesUpTo is how many SC events come before and with the last SC fence whose index is up to i.
func (l *scThread) fencesUpTo(i int32) int32 {
	k := len(l.fences)
	for stop := k - searchFrom; k > 0 && l.events[l.fences[k-1]].index > i; k-- {
		if k == stop {
			k, _ = slices.BinarySearchFunc(l.fences[:k], i+1, func(f, i int32) int { return int(l.events[f].index - i) })
			break
		}
	}
	if k == 0 {
		return 0
	}
	return l.fences[k-1] + 1
}

// searchFrom is how many places are looked at one by one before the others are searched by halves.
const searchFrom = 8

// never is the place in a future of a thread none of whose events is in it.
const never = math.MaxInt32

// pscState keeps the edges of psc.
type pscState struct {
	threads []scThread
	events  []event.ID // those of threads, in the order in which they were found
	fenced  int        // how many of them are fences
	// in: the past of each SC event along edges into events, without detours. A past is closed if it has
	// these pasts of its events.
	in      graph.Views
	detours []detour // by turn
	ends    []int32  // the pasts of detours that are those of fences, and the futures of all, as far as they are known
	// seen is the number of turns whose edges are in in and detours.
	seen int32
	// Scratch.
	past, self, fences, old []int32
	fresh                   []int32
	rows                    [][]int32
}

// detour says that what is in a past comes before what is in a future, because of the choice of e, which was that
// of turn. If place is not negative, e is SC, that is its place in its thread, and the past is e with what comes before
// it. If it is negative, the past is that of fences, and it is in pscState.ends, at at. The future comes next
// there. Most detours go before anyone asks for their future: it is looked for when that happens, and then known.
type detour struct {
	e               event.ID
	turn, place, at int32
	known           bool
}

// future is where in pscState.ends the future of d begins; pasts have n entries.
func (d *detour) future(n int32) int32 {
	if d.place < 0 {
		return d.at + n
	}
	return d.at
}

// reset forgets everything; pasts have stride entries.
func (p *pscState) reset(stride int) {
	if len(p.events) == 0 && len(p.past) == stride { // as of programs without SC events
		p.drop()
		return
	}
	p.room(stride)
	for t := range p.threads {
		p.threads[t].events = p.threads[t].events[:0]
		p.threads[t].fences = p.threads[t].fences[:0]
	}
	p.in.Reset(stride, stride)
	p.events, p.fenced = p.events[:0], 0
	p.drop()
}

// drop forgets all edges.
func (p *pscState) drop() {
	p.detours, p.ends = p.detours[:0], p.ends[:0]
	p.seen = 0
}

// room makes room for stride threads, and no more.
func (p *pscState) room(stride int) {
	if len(p.past) == stride {
		return
	}
	for len(p.threads) < stride {
		p.threads = append(p.threads, scThread{})
	}
	p.threads = p.threads[:stride]
	for _, v := range []*[]int32{&p.past, &p.self, &p.fences, &p.old} {
		*v = make([]int32, stride)
	}
}

// grow widens pasts to stride entries. The SC events stay; their edges are computed again.
func (p *pscState) grow(stride int) {
	p.room(stride)
	p.in.Reset(stride, stride)
	for t := range p.threads {
		for range p.threads[t].events {
			p.in.Push(int32(t))
		}
	}
	p.drop()
}

// push takes note of SC event e, the last of its thread.
func (p *pscState) push(e event.ID, rank int32, fence bool) {
	l := &p.threads[e.Thread]
	if fence {
		l.fences = append(l.fences, int32(len(l.events)))
		p.fenced++
	}
	l.events = append(l.events, scEvent{e.Index, rank, fence})
	p.in.Push(e.Thread)
	p.events = append(p.events, e)
}

// pop forgets the SC event that was pushed last.
func (p *pscState) pop() {
	n := len(p.events) - 1
	t := p.events[n].Thread
	p.events = p.events[:n]
	l := &p.threads[t]
	k := len(l.events) - 1
	if l.events[k].fence {
		l.fences = l.fences[:len(l.fences)-1]
		p.fenced--
	}
	l.events = l.events[:k]
	p.in.Pop(t)
}

// forget drops the edges of turn and later ones.
func (p *pscState) forget(turn int32) {
	if turn >= p.seen {
		return
	}
	p.seen = turn
	p.dropFrom(turn)
}

// dropFrom drops the detours of turn and later ones.
func (p *pscState) dropFrom(turn int32) {
	n := len(p.detours)
	for n > 0 && p.detours[n-1].turn >= turn {
		n--
		p.ends = p.ends[:p.detours[n].at]
	}
	p.detours = p.detours[:n]
}

// takesPart reports whether SC event e may be on a cycle of psc.
func (s *rc11State) takesPart(e event.ID) bool { return e.Thread != 0 || e.Index >= s.g.Prologue() }

// late reports whether x is a read of a newer write.
func (s *rc11State) late(x *graph.Event) bool {
	return x.Kind == event.Read && x.HasRF && x.RF.Thread >= 0 && s.g.At(x.RF).Stamp > x.Stamp
}

// turn is the place of x in causal order, in stamps.
func (s *rc11State) turn(x *graph.Event) int32 {
	if s.late(x) {
		return s.g.At(x.RF).Stamp
	}
	return x.Stamp
}

// rank orders events causally: x is before y iff rank(x) < rank(y).
func (s *rc11State) rank(x *graph.Event) int32 {
	if s.late(x) {
		return 2*s.g.At(x.RF).Stamp + 1
	}
	return 2 * x.Stamp
}

// place is that of SC event e in its thread, -1 if it takes no part.
func (p *pscState) place(e event.ID) int32 {
	l := &p.threads[e.Thread]
	if k := l.upTo(e.Index) - 1; k >= 0 && l.events[k].index == e.Index {
		return k
	}
	return -1
}

// include adds to m, which is closed, the first k SC events of thread t, and what makes it closed again.
func (p *pscState) include(m []int32, t, k int32) {
	if k > m[t] {
		m[t] = k
		graph.Join(m, p.in.Row(t, k-1))
	}
}

// fencesBefore adds to m, which is closed, the SC fences in view row.
func (p *pscState) fencesBefore(m, row []int32) {
	if p.fenced == 0 {
		return
	}
	for t := range p.threads {
		if l := &p.threads[t]; len(l.fences) > 0 && row[t] > 0 {
			p.include(m, int32(t), l.fencesUpTo(row[t]))
		}
	}
}

// fencesAfter adds to future m the SC fences with a rank below limit that y happens before.
func (s *rc11State) fencesAfter(m []int32, y event.ID, limit int32) {
	for t := range s.psc.threads {
		l := &s.psc.threads[t]
		n := len(l.fences)
		for n > 0 && l.events[l.fences[n-1]].rank >= limit {
			n--
		}
		k := n
		for stop := n - searchFrom; k > 0 && s.after(t, l, k-1, y); k-- {
			if k == stop {
				k, _ = slices.BinarySearchFunc(l.fences[:k], true, func(f int32, _ bool) int {
					if s.hb.Row(int32(t), l.events[f].index)[y.Thread] >= y.Index {
						return 0
					}
					return -1
				})
				break
			}
		}
		if k < n {
			m[t] = min(m[t], l.fences[k])
		}
	}
}

// after reports whether access y happens before the SC fence numbered k of thread t, whose SC events are l.
func (s *rc11State) after(t int, l *scThread, k int, y event.ID) bool {
	return s.hb.Row(int32(t), l.events[l.fences[k]].index)[y.Thread] >= y.Index
}

// into makes m, which is in of SC event b, the past of b along the edges that accesses with a rank below limit make. Where
// b is in its thread, its place is. Only what m needs to be closed and have all of them is looked at.
func (s *rc11State) into(m []int32, b event.ID, x *graph.Event, place, limit int32) {
	g, p := s.g, &s.psc
	row := s.known(b, x.Kind == event.Fence)
	// What happens before the SC event before b in its thread has led to that already.
	var old []int32
	if place > 0 {
		a := p.threads[b.Thread].events[place-1]
		old = s.known(event.ID{Thread: b.Thread, Index: a.index}, a.fence)
		copy(m, p.in.Row(b.Thread, place-1))
		m[b.Thread] = place
	} else {
		clear(m)
	}
	for t, i := range row {
		l := &p.threads[t]
		if len(l.events) == 0 || i < 0 || old != nil && old[t] == i || int32(t) == b.Thread {
			continue
		}
		k := l.upTo(i)
		if k > 0 && l.events[k-1].index == i && !l.events[k-1].fence {
			k--
		}
		p.include(m, int32(t), k)
	}
	switch x.Kind {
	case event.Fence:
		s.fencesKnow(b, row)
		for _, l := range g.LivelyLocs() {
			if g.Partial(l) {
				s.intoAfterOperations(m, l, row)
				continue
			}
			s.intoFence(m, l, row, limit)
		}
	case event.Read:
		s.standsFor(m, x.RF)
	case event.Write:
		if x.CoPos > 1 || g.FirstReader(x.Loc, event.Init) != graph.None {
			s.intoWrite(m, x, limit)
		}
	}
}

// known is what happens before SC event e, or before what is po-before it: an access itself is no end of a way along hb.
func (s *rc11State) known(e event.ID, fence bool) []int32 {
	if fence {
		return s.hb.Row(e.Thread, e.Index)
	}
	return s.hb.Row(e.Thread, e.Index-1)
}

// fencesKnow makes pscState.old the view of what happens before SC fences that happen before SC fence b, whose view is
// row, and pscState.fresh the threads of which row has more.
func (s *rc11State) fencesKnow(b event.ID, row []int32) {
	p := &s.psc
	clearView(p.old)
	for t := range p.threads {
		l := &p.threads[t]
		i := row[t]
		if int32(t) == b.Thread {
			i--
		}
		if len(l.fences) == 0 || i < 0 {
			continue
		}
		if k := l.fencesUpTo(i); k > 0 {
			f := event.ID{Thread: int32(t), Index: l.events[k-1].index}
			graph.JoinOf(p.old, s.hb.Row(f.Thread, f.Index), f)
		}
	}
	p.fresh = p.fresh[:0]
	for t, i := range row {
		if i > p.old[t] {
			p.fresh = append(p.fresh, int32(t))
		}
	}
}

// intoWrite adds to m, which is closed, what has an edge to write x through the accesses before it in co. Ranks and levels
// rise along program order: what the last access of a thread stands for, its earlier ones stand for.
func (s *rc11State) intoWrite(m []int32, x *graph.Event, limit int32) {
	g := s.g
	level := 2 * x.CoPos
	for t, k := range g.LastAccesses(x.Loc) {
		l := &s.psc.threads[t]
		fences, access := s.psc.fenced == 0, len(l.events) == len(l.fences)
		for k >= 0 && !(fences && access) {
			y := g.At(event.ID{Thread: int32(t), Index: k})
			if lev := s.level(y); lev >= 0 && lev < level && s.rank(y) < limit {
				if !fences {
					fences = true
					s.psc.fencesBefore(m, s.hb.Row(int32(t), k))
				}
				if !access && s.isSC(y) {
					access = true
					s.psc.include(m, int32(t), l.upTo(k))
				}
			}
			k = y.PrevLoc
		}
	}
}

// standsFor adds to m, which is closed, what has an edge to whatever access x comes before in one
// step of rf, co or fr: x if it is SC, and the SC fences that happen before it.
func (s *rc11State) standsFor(m []int32, x event.ID) {
	if x.Thread < 0 {
		return
	}
	if s.isSC(s.g.At(x)) {
		s.psc.include(m, x.Thread, s.psc.place(x)+1)
	}
	s.psc.fencesBefore(m, s.hb.Row(x.Thread, x.Index))
}

// intoFence adds to m, which is closed, what has an edge, through accesses of location l, to a
// fence whose happens-before view is row. What is in pscState.old happens before fences that m has: what leads to it is
// in their pasts, or a detour leads there.
func (s *rc11State) intoFence(m []int32, l int32, row []int32, limit int32) {
	g, p := s.g, &s.psc
	in, inW := int32(-1), int32(-1)
	last := g.LastAccesses(l)
	for _, t := range p.fresh {
		if int(t) >= len(last) {
			break
		}
		for k := last[t]; k > p.old[t]; {
			x := g.At(event.ID{Thread: t, Index: k})
			if k <= row[t] {
				if lev := s.level(x); lev >= 0 {
					in = max(in, lev)
					if x.Kind == event.Write {
						inW = max(inW, x.CoPos)
						break
					}
				}
			}
			k = x.PrevLoc
		}
	}
	if in <= 1 {
		return // nothing is before the initial write and those that read it
	}
	// Levels rise along program order: the last access of a thread that comes
	// before stands for its earlier ones.
	for t, k := range last {
		sc := &s.psc.threads[t]
		fences, access := false, len(sc.events) == len(sc.fences)
		for k >= 0 && !(fences && access) {
			id := event.ID{Thread: int32(t), Index: k}
			x := g.At(id)
			if lev := s.level(x); lev >= 0 && s.rank(x) < limit {
				if !fences && lev < in {
					fences = true
					s.psc.fencesBefore(m, s.hb.Row(int32(t), k))
				}
				if !access && s.isSC(x) {
					if x.Kind == event.Read {
						access = inW > g.PosOf(x)
					} else if access = inW > x.CoPos; !access {
						for r := g.FirstReader(l, id); !access && r != graph.None; r = g.NextReader(r) {
							access = graph.In(row, r)
						}
					}
					if access {
						s.psc.include(m, int32(t), sc.upTo(k))
					}
				}
			}
			k = x.PrevLoc
		}
	}
}

// intoAfterOperations adds to m, which is closed, what has an edge, through operations on the object of l, a partial
// location, to a fence whose happens-before view is row. These are older than the fence: what is ordered there is
// ordered in po ∪ rf, and no choice puts an operation before an older one. They are neither SC nor read
// by anything else, so fences are all that they stand for.
func (s *rc11State) intoAfterOperations(m []int32, l int32, row []int32) {
	s.cut = s.g.Preceding(s.cut[:0], l, row)
	for _, w := range s.cut {
		s.psc.fencesBefore(m, s.hb.Row(w.Thread, w.Index))
	}
}

// before adds to m, which is closed, its past along detours, too.
func (s *rc11State) before(m []int32) {
	p := &s.psc
	n := len(p.detours)
	for i, left := 0, n; left > 0; left-- { // until none of them adds anything
		if s.precedes(&p.detours[i], m) {
			left = n
		}
		if i++; i == n {
			i = 0
		}
	}
}

// precedes adds the past of detour d to m, which is closed, if its future is there, and reports whether that adds anything.
func (s *rc11State) precedes(d *detour, m []int32) bool {
	p := &s.psc
	if d.place >= 0 {
		if m[d.e.Thread] > d.place || !meets(s.future(d), m) {
			return false
		}
		p.include(m, d.e.Thread, d.place+1)
		return true
	}
	past := p.ends[d.at : d.at+int32(len(m))]
	if graph.Subset(past, m) || !meets(s.future(d), m) {
		return false
	}
	graph.Join(m, past)
	return true
}

// future is that of detour d.
func (s *rc11State) future(d *detour) []int32 {
	n := int32(len(s.psc.past))
	at := d.future(n)
	m := s.psc.ends[at : at+n]
	if d.known {
		return m
	}
	d.known = true
	for t := range m {
		m[t] = never
	}
	g, x := s.g, s.g.At(d.e)
	rank := s.rank(x)
	for _, w := range g.Co(x.Loc)[s.g.PosOf(x)+1:] {
		y := g.At(w)
		if 2*y.Stamp > rank {
			continue
		}
		if s.isSC(y) {
			if k := s.psc.place(w); k >= 0 {
				m[w.Thread] = min(m[w.Thread], k)
			}
		}
		if s.psc.fenced == 0 {
			continue
		}
		s.fencesAfter(m, w, rank)
		if d.place >= 0 {
			continue
		}
		for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
			if s.rank(g.At(r)) < rank {
				s.fencesAfter(m, r, rank)
			}
		}
	}
	return m
}

// meets reports whether an event is in both future f and past m.
func meets(f, m []int32) bool {
	m = m[:len(f)]
	for t, k := range f {
		if k < m[t] {
			return true
		}
	}
	return false
}

// account adds the edges of event e, which is x, has that rank and a choice, and reports whether
// they close no cycle; that is only asked for if check is set.
func (s *rc11State) account(e event.ID, x *graph.Event, rank, turn int32, check bool) bool {
	p := &s.psc
	place := int32(-1)
	if s.isSC(x) {
		if place = p.place(e); place >= 0 {
			s.into(p.in.Row(e.Thread, place), e, x, place, rank)
		}
	}
	if place < 0 && p.fenced == 0 {
		return true // x stands for nothing
	}
	if x.Loc < 0 || s.g.Partial(x.Loc) {
		return true
	}
	co := s.g.Co(x.Loc)
	pos := s.g.PosOf(x)
	if int(pos)+1 == len(co) {
		return true
	}
	return s.detour(e, x, place, co[pos+1:], rank, turn, check)
}

// detour is account of the edges of access e to newer, those that come after it in co.
func (s *rc11State) detour(e event.ID, x *graph.Event, place int32, newer []event.ID, rank, turn int32, check bool) bool {
	p := &s.psc
	clear(p.fences)
	p.fencesBefore(p.fences, s.hb.Row(e.Thread, e.Index))
	fences := p.fenced > 0 && some(p.fences)
	if !fences && place < 0 {
		return true
	}
	p.rows = p.rows[:0]
	if p.fenced > 0 {
		for t := range p.threads {
			l := &p.threads[t]
			k := len(l.fences)
			for k > 0 && l.events[l.fences[k-1]].rank >= rank {
				k--
			}
			s.addRow(t, k)
		}
	}
	direct, any := s.leads(x, rank, newer, nil)
	if fences && any {
		if !s.add(detour{e: e, turn: turn, place: -1}, p.fences, x, newer, rank, check) {
			return false
		}
	}
	if place < 0 || !direct {
		return true
	}
	copy(p.self, p.in.Row(e.Thread, place))
	p.self[e.Thread] = place + 1
	return s.add(detour{e: e, turn: turn, place: place}, p.self, x, newer, rank, check)
}

// addRow adds to the rows of psc the view of the last of the first k SC fences of thread t, if there is one.
func (s *rc11State) addRow(t, k int) {
	if l := &s.psc.threads[t]; k > 0 {
		s.psc.rows = append(s.psc.rows, s.hb.Row(int32(t), l.events[l.fences[k-1]].index))
	}
}

// leads reports whether access x, of that rank, has an edge through newer, the writes after it in co, to SC accesses in
// past m, which is of all events if it is nil, and to the fences whose views are the rows of psc, from x itself
// (direct), and from fences before it (any).
func (s *rc11State) leads(x *graph.Event, rank int32, newer []event.ID, m []int32) (direct, any bool) {
	g, p := s.g, &s.psc
	for _, w := range newer {
		y := g.At(w)
		if 2*y.Stamp > rank {
			continue
		}
		if s.isSC(y) {
			if k := p.place(w); k >= 0 && (m == nil || k < m[w.Thread]) {
				return true, true
			}
		}
		for _, row := range p.rows {
			if graph.In(row, w) {
				return true, true
			}
		}
		if any || len(p.rows) == 0 {
			continue
		}
		for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
			if s.rank(g.At(r)) < rank {
				for _, row := range p.rows {
					any = any || graph.In(row, r)
				}
			}
		}
	}
	return false, any
}

// add adds detour d of access x, of that rank, from past, which is closed, through newer, and reports whether it closes no cycle; that is
// only asked for if check is set.
func (s *rc11State) add(d detour, past []int32, x *graph.Event, newer []event.ID, rank int32, check bool) bool {
	p := &s.psc
	if check {
		copy(p.past, past)
		s.before(p.past)
		p.rows = p.rows[:0]
		if p.fenced > 0 {
			for t := range p.threads {
				l := &p.threads[t]
				k := len(l.fences)
				for k > 0 && l.fences[k-1] >= p.past[t] {
					k--
				}
				s.addRow(t, k)
			}
		}
		if direct, any := s.leads(x, rank, newer, p.past); direct || d.place < 0 && any {
			return false
		}
	}
	d.at = int32(len(p.ends))
	if d.place < 0 {
		p.ends = append(p.ends, past...)
	}
	p.ends = append(p.ends, past...) // room for the future
	p.detours = append(p.detours, d)
	return true
}

// some reports whether past m is not empty.
func some(m []int32) bool {
	for _, n := range m {
		if n > 0 {
			return true
		}
	}
	return false
}

// acyclicPSC reports whether psc is acyclic, given that it was before the choice
// of e, whose turn is the last, and of the write it reads if that is newer.
func (s *rc11State) acyclicPSC(e event.ID) bool {
	p := &s.psc
	g := s.g
	last := s.turn(g.At(e))
	for p.seen = max(p.seen, min(g.Prologue(), last)); p.seen <= last; p.seen++ {
		w := g.Order[p.seen]
		x := g.At(w)
		switch x.Kind {
		case event.Fence, event.Write:
		case event.Read:
			if p.fenced == 0 && !s.isSC(x) || !x.HasRF || s.late(x) {
				continue // a read without rf is yet to read a newer write
			}
		default:
			continue
		}
		check := p.seen == last
		if !s.account(w, x, 2*p.seen, p.seen, check) {
			p.dropFrom(p.seen)
			return false
		}
		if x.Kind != event.Write {
			continue
		}
		for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
			if y := g.At(r); y.Stamp < x.Stamp && !s.account(r, y, 2*p.seen+1, p.seen, check) {
				p.dropFrom(p.seen)
				return false
			}
		}
	}
	return true
}

// restrictPSC makes psc that of the graph, which is a restriction of that of f; of
// what f knows the first turns are right, and nothing, not even which events are SC, if turns is -1.
func (s *rc11State) restrictPSC(f *rc11State, turns int32) {
	g := s.g
	p := &s.psc
	p.reset(g.Stride())
	if turns >= 0 && len(f.psc.events) == 0 {
		return
	}
	prologue := g.Prologue()
	same := min(turns, int32(len(g.Order)))
	if same <= prologue {
		same = 0
	}
	// What is older than the read that is revisited is as it was.
	for k := prologue; k < same; k++ {
		e := g.Order[k]
		if x := g.At(e); f.g.Order[k] != e || x.Kind == event.Read && !x.HasRF {
			same = k
		}
	}
	if same > 0 {
		p.begin(&f.psc, same)
	}
	for k := max(same, prologue); int(k) < len(g.Order); k++ {
		e := g.Order[k]
		x := g.At(e)
		if s.late(x) {
			continue
		}
		if s.isSC(x) {
			p.push(e, 2*x.Stamp, x.Kind == event.Fence)
		}
		if x.Kind != event.Write {
			continue
		}
		for r := g.FirstReader(x.Loc, e); r != graph.None; r = g.NextReader(r) {
			if y := g.At(r); y.Stamp < x.Stamp && s.isSC(y) {
				p.push(r, 2*x.Stamp+1, false)
			}
		}
	}
}

// begin takes over from f what it knows of the turns before one. p is empty.
func (p *pscState) begin(f *pscState, turn int32) {
	total := int32(0)
	clear(p.past)
	for t := range f.threads {
		l := f.threads[t].events
		n := len(l)
		for n > 0 && l[n-1].rank >= 2*turn {
			n--
		}
		q := &p.threads[t]
		q.events = append(q.events, l[:n]...)
		for _, k := range f.threads[t].fences {
			if int(k) < n {
				q.fences = append(q.fences, k)
				p.fenced++
			}
		}
		p.past[t] = int32(n)
		total += int32(n)
	}
	p.in.CopyPrefix(&f.in, p.past)
	p.events = append(p.events, f.events[:total]...)
	n := 0
	for n < len(f.detours) && f.detours[n].turn < turn {
		n++
	}
	p.detours = append(p.detours, f.detours[:n]...)
	ends := len(f.ends)
	if n < len(f.detours) {
		ends = int(f.detours[n].at)
	}
	p.ends = append(p.ends, f.ends[:ends]...)
	p.seen = turn
}
