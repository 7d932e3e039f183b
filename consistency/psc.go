package consistency

import (
	"math/bits"

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

// maxFast bounds the SC events of a graph that the search can handle; beyond it
// the whole relation is built.
const maxFast = 128

// scSet is a set of SC events by number.
type scSet [maxFast / 64]uint64

func (m *scSet) add(n scSet) {
	for i := range m {
		m[i] |= n[i]
	}
}

func (m *scSet) set(bit int32) { m[bit>>6] |= 1 << (bit & 63) }

func (m scSet) has(bit int32) bool { return m[bit>>6]&(1<<(bit&63)) != 0 }

func (m scSet) minus(n scSet) scSet {
	for i := range m {
		m[i] &^= n[i]
	}
	return m
}

func (m scSet) meets(n scSet) bool {
	for i := range m {
		if m[i]&n[i] != 0 {
			return true
		}
	}
	return false
}

// lowest is the smallest number in m, -1 if m is empty.
func (m scSet) lowest() int32 {
	for i, w := range m {
		if w != 0 {
			return int32(i<<6 + bits.TrailingZeros64(w))
		}
	}
	return -1
}

// scEvent is one SC event of a thread; all and fences are the sets of SC events
// and SC fences of the thread up to and with it.
type scEvent struct {
	index       int32
	bit         int32
	rank        int32
	all, fences scSet
}

// detour is what event e's choice put before older events: e to direct, fences
// that happen before e to any.
type detour struct {
	turn        int32
	bit         int32 // of e, -1 if it is not SC
	fences      scSet // that happen before e
	direct, any scSet
}

// pscState keeps the edges of psc.
type pscState struct {
	threads [][]scEvent // per thread, in program order
	events  []event.ID  // by number
	in      []scSet     // by number: into
	detours []detour    // by turn
	// seen is the number of turns whose edges are in in and detours.
	seen int32
}

func (p *pscState) reset(threads int) {
	for len(p.threads) < threads {
		p.threads = append(p.threads, nil)
	}
	for t := range p.threads {
		p.threads[t] = p.threads[t][:0]
	}
	p.events = p.events[:0]
	p.detours = p.detours[:0]
	p.seen = 0
}

// push numbers SC event e, the last of its thread.
func (p *pscState) push(e event.ID, rank int32, fence bool) {
	for int(e.Thread) >= len(p.threads) {
		p.threads = append(p.threads, nil)
	}
	n := int32(len(p.events))
	p.events = append(p.events, e)
	if n >= maxFast {
		return
	}
	l := p.threads[e.Thread]
	x := scEvent{index: e.Index, bit: n, rank: rank}
	if k := len(l); k > 0 {
		x.all, x.fences = l[k-1].all, l[k-1].fences
	}
	x.all.set(n)
	if fence {
		x.fences.set(n)
	}
	p.threads[e.Thread] = append(l, x)
	if len(p.in) <= int(n) {
		p.in = append(p.in, scSet{})
	}
}

// pop forgets the SC event numbered last.
func (p *pscState) pop() {
	n := len(p.events) - 1
	e := p.events[n]
	p.events = p.events[:n]
	if n < maxFast {
		l := p.threads[e.Thread]
		p.threads[e.Thread] = l[:len(l)-1]
	}
}

// forget drops the edges of turn and later ones.
func (p *pscState) forget(turn int32) {
	p.seen = min(p.seen, turn)
	n := len(p.detours)
	for n > 0 && p.detours[n-1].turn >= turn {
		n--
	}
	p.detours = p.detours[:n]
}

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

// upTo returns the SC events, and SC fences, of thread t with index at most i.
func (p *pscState) upTo(t, i int32) (all, fences scSet) {
	if int(t) >= len(p.threads) {
		return
	}
	l := p.threads[t]
	for k := len(l) - 1; k >= 0; k-- {
		if l[k].index <= i {
			return l[k].all, l[k].fences
		}
	}
	return
}

// number is the number of e, -1 if it is not SC.
func (p *pscState) number(e event.ID) int32 {
	if int(e.Thread) >= len(p.threads) {
		return -1
	}
	l := p.threads[e.Thread]
	for k := len(l) - 1; k >= 0 && l[k].index >= e.Index; k-- {
		if l[k].index == e.Index {
			return l[k].bit
		}
	}
	return -1
}

// fencesBefore are the SC fences in view row.
func (p *pscState) fencesBefore(row []int32) (m scSet) {
	for t := range p.threads {
		if len(p.threads[t]) > 0 && row[t] > 0 {
			_, f := p.upTo(int32(t), row[t])
			m.add(f)
		}
	}
	return m
}

// fencesAfter are the SC fences with a rank below limit that y happens before.
func (s *rc11State) fencesAfter(y event.ID, limit int32) (m scSet) {
	for t, l := range s.psc.threads {
		top := len(l) - 1
		for top >= 0 && l[top].rank >= limit {
			top--
		}
		k := top
		for k >= 0 && s.hb.Row(int32(t), l[k].index)[y.Thread] >= y.Index && (int32(t) != y.Thread || l[k].index > y.Index) {
			k--
		}
		if k == top {
			continue
		}
		var before scSet
		if k >= 0 {
			before = l[k].fences
		}
		m.add(l[top].fences.minus(before))
	}
	return m
}

// into computes the edges to SC event b that accesses with a rank below limit
// make. Only what its closure under [SC];po;[SC] needs is included.
func (s *rc11State) into(b event.ID, limit int32) (m scSet) {
	g, p := s.g, &s.psc
	x := g.At(b)
	fence := x.Kind == event.Fence
	row := s.hb.Row(b.Thread, b.Index)
	if !fence {
		row = s.hb.Row(b.Thread, b.Index-1)
	}
	for t := range p.threads {
		if len(p.threads[t]) == 0 || row[t] < 0 {
			continue
		}
		if int32(t) == b.Thread {
			all, _ := p.upTo(b.Thread, b.Index-1)
			m.add(all)
			continue
		}
		all, _ := p.upTo(int32(t), row[t]-1)
		_, fences := p.upTo(int32(t), row[t])
		m.add(all)
		m.add(fences)
	}
	switch x.Kind {
	case event.Fence:
		for _, l := range g.UsedLocs() {
			if g.Partial(l) {
				s.intoAfterOperations(&m, l, row)
				continue
			}
			s.intoFence(&m, l, row, limit)
		}
	case event.Read:
		s.standsFor(&m, x.RF)
	case event.Write:
		if x.CoPos == 0 {
			break
		}
		for _, w := range g.Co(x.Loc)[:x.CoPos] {
			if w.Thread >= 0 && s.rank(g.At(w)) >= limit {
				continue
			}
			s.standsFor(&m, w)
			for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
				if s.rank(g.At(r)) < limit {
					s.standsFor(&m, r)
				}
			}
		}
	}
	return m
}

// standsFor adds to m what has an edge to whatever access x comes before in one
// step of rf, co or fr: x if it is SC, and the SC fences that happen before it.
func (s *rc11State) standsFor(m *scSet, x event.ID) {
	if x.Thread < 0 {
		return
	}
	if isSC(s.g.At(x)) {
		m.set(s.psc.number(x))
	}
	m.add(s.psc.fencesBefore(s.hb.Row(x.Thread, x.Index)))
}

// intoFence adds to m what has an edge, through accesses of location l, to a
// fence whose happens-before view is row.
func (s *rc11State) intoFence(m *scSet, l int32, row []int32, limit int32) {
	g := s.g
	in, inW := int32(-1), int32(-1)
	for t := int32(0); int(t) < g.Threads(); t++ {
		for k := g.LastAccess(l, t); k >= 0; {
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
	if in < 0 {
		return
	}
	// Levels rise along program order: the last access of a thread that comes
	// before stands for its earlier ones.
	for t := int32(0); int(t) < g.Threads(); t++ {
		fences, access := false, false
		for k := g.LastAccess(l, t); k >= 0 && !(fences && access); {
			id := event.ID{Thread: t, Index: k}
			x := g.At(id)
			if lev := s.level(x); lev >= 0 && s.rank(x) < limit {
				if !fences && lev < in {
					fences = true
					m.add(s.psc.fencesBefore(s.hb.Row(t, k)))
				}
				if !access && isSC(x) {
					if x.Kind == event.Read {
						access = inW > g.PosOf(x)
					} else if access = inW > x.CoPos; !access {
						for r := g.FirstReader(l, id); !access && r != graph.None; r = g.NextReader(r) {
							access = graph.In(row, r)
						}
					}
					if access {
						m.set(s.psc.number(id))
					}
				}
			}
			k = x.PrevLoc
		}
	}
}

// intoAfterOperations adds to m what has an edge, through operations on the object of l, a partial location, to
// a fence whose happens-before view is row. These are older than the fence: what is ordered there is
// ordered in po ∪ rf, and no choice puts an operation before an older one. They are neither SC nor read
// by anything else, so fences are all that they stand for.
func (s *rc11State) intoAfterOperations(m *scSet, l int32, row []int32) {
	s.cut = s.g.Preceding(s.cut[:0], l, row)
	for _, w := range s.cut {
		m.add(s.psc.fencesBefore(s.hb.Row(w.Thread, w.Index)))
	}
}

// detourOf is the detour of access e among events with a lower rank.
func (s *rc11State) detourOf(e event.ID, x *graph.Event) (d detour) {
	g := s.g
	d.bit = -1
	if g.Partial(x.Loc) {
		return d
	}
	co := g.Co(x.Loc)
	pos := g.PosOf(x)
	if int(pos)+1 == len(co) {
		return d
	}
	if isSC(x) {
		d.bit = s.psc.number(e)
	}
	d.fences = s.psc.fencesBefore(s.hb.Row(e.Thread, e.Index))
	if d.bit < 0 && d.fences == (scSet{}) {
		return d
	}
	rank := s.rank(x)
	for _, w := range co[pos+1:] {
		if s.rank(g.At(w)) > rank {
			continue
		}
		if isSC(g.At(w)) {
			d.direct.set(s.psc.number(w))
		}
		d.direct.add(s.fencesAfter(w, rank))
		for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
			if s.rank(g.At(r)) < rank {
				d.any.add(s.fencesAfter(r, rank))
			}
		}
	}
	d.any.add(d.direct)
	return d
}

// before closes m under predecessors.
func (p *pscState) before(m scSet) scSet {
	todo := m
	for {
		for b := todo.lowest(); b >= 0; b = todo.lowest() {
			todo[b>>6] &^= 1 << (b & 63)
			n := p.in[b].minus(m)
			m.add(n)
			todo.add(n)
		}
		for i := range p.detours {
			d := &p.detours[i]
			var n scSet
			if d.bit >= 0 && d.direct.meets(m) {
				n.set(d.bit)
			}
			if d.any.meets(m) {
				n.add(d.fences)
			}
			todo.add(n.minus(m))
		}
		if todo == (scSet{}) {
			return m
		}
		m.add(todo)
	}
}

// account adds the edges of event e, which has a choice, and reports whether
// they close no cycle; that is only asked for if check is set.
func (s *rc11State) account(e event.ID, turn int32, check bool) bool {
	p := &s.psc
	x := s.g.At(e)
	sc := isSC(x)
	if sc {
		p.in[p.number(e)] = s.into(e, s.rank(x))
	}
	if x.Loc < 0 {
		return true
	}
	d := s.detourOf(e, x)
	if d.any == (scSet{}) {
		return true
	}
	if check {
		if d.fences != (scSet{}) && p.before(d.fences).meets(d.any) {
			return false
		}
		if sc {
			var m scSet
			m.set(d.bit)
			if p.before(m).meets(d.direct) {
				return false
			}
		}
	}
	d.turn = turn
	p.detours = append(p.detours, d)
	return true
}

// acyclicPSC reports whether psc is acyclic, given that it was before the choice
// of e, whose turn is the last, and of the write it reads if that is newer.
func (s *rc11State) acyclicPSC(e event.ID) bool {
	p := &s.psc
	g := s.g
	last := s.turn(g.At(e))
	for ; p.seen <= last; p.seen++ {
		w := g.Order[p.seen]
		x := g.At(w)
		if x.Kind != event.Fence && !x.IsAccess() || s.late(x) || x.Kind == event.Read && !x.HasRF {
			continue // a read without rf is yet to read a newer write
		}
		check := p.seen == last
		if !s.account(w, p.seen, check) {
			p.forget(p.seen)
			return false
		}
		if x.Kind != event.Write {
			continue
		}
		for r := g.FirstReader(x.Loc, w); r != graph.None; r = g.NextReader(r) {
			if g.At(r).Stamp < x.Stamp && !s.account(r, p.seen, check) {
				p.forget(p.seen)
				return false
			}
		}
	}
	return true
}
