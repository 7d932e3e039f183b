package consistency

import (
	"math/bits"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// Most searches backwards along the order of IMM want all that is before an event (Dependent.Prefix). They do what arSearch
// does, without asking after each step whether to go on. What is before an event that everything before it in its thread is before
// is taken as a whole: only what leads to other threads has to be looked at. What is known of a thread is kept as long as
// the thread stays as it is.

// pastSearch is what searches for the past of events of one state share.
type pastSearch struct {
	s       *immState
	threads []pastThread
	visited []int32 // threads
	gen     uint32  // the number of the search
}

// pastThread is what is known of one thread.
type pastThread struct {
	gen    uint32
	events []graph.Event
	whole  [2]event.DepSet // dependencies all of which the search has been to; there are more

	labels // of the thread, if known
	known  bool

	orders  bitset // those of them that are before all that follows: acquires, and what is closed
	closing bitset // scratch of it

	hubs, inside bitset // where the search was, in which way (arSearch)
}

// labels say what searches have to know of the events of a thread that are there.
type labels struct {
	there    bitset
	acquires bitset // those that are acquires
	others   bitset // those that other threads may come before
	releases bool   // some write may be a release
}

// add enters event i, which is x.
func (l *labels) add(i int32, x *graph.Event) {
	for int(i)>>6 >= len(l.there) {
		l.there, l.acquires, l.others = append(l.there, 0), append(l.acquires, 0), append(l.others, 0)
	}
	l.there.set(i)
	if acquires(x) {
		l.acquires.set(i)
	}
	switch x.Kind {
	case event.Read, event.ThreadStart, event.ThreadJoin, event.BarrierLeave:
		l.others.set(i)
	case event.Write, event.Skip:
		l.releases = l.releases || x.Ord.Rel()
	}
}

// came notes that event e, which is x, came, and went that it went.
func (p *pastSearch) came(e event.ID, x *graph.Event) {
	if int(e.Thread) < len(p.threads) && p.threads[e.Thread].known {
		p.threads[e.Thread].add(e.Index, x)
	}
}

func (p *pastSearch) went(e event.ID) {
	if int(e.Thread) < len(p.threads) && p.threads[e.Thread].known {
		l := &p.threads[e.Thread].labels
		l.there.unset(e.Index)
		l.acquires.unset(e.Index)
		l.others.unset(e.Index)
	}
}

// labels are those of the events of thread t of s.
func (p *pastSearch) labels(s *immState, t int32) *labels {
	th := &p.threads[t]
	if !th.known {
		th.known = true
		th.labels = labels{there: th.there[:0], acquires: th.acquires[:0], others: th.others[:0]}
		events := s.g.Events(t)
		for i := range events {
			if x := &events[i]; !x.Absent {
				th.add(int32(i), x)
			}
		}
	}
	return &th.labels
}

// room makes room for n threads.
func (p *pastSearch) room(n int) {
	if n > len(p.threads) {
		p.threads = append(p.threads, make([]pastThread, n-len(p.threads))...)
	}
}

// allChanged notes that the graph is another one.
func (p *pastSearch) allChanged() {
	for t := range p.threads {
		p.threads[t].known = false
	}
}

// mark marks e and all that is before it.
func (p *pastSearch) mark(s *immState, e event.ID, m *graph.Marks) {
	if p.gen++; p.gen == 0 {
		clear(p.threads)
		p.gen = 1
	}
	p.room(s.g.Threads())
	p.s, p.visited = s, p.visited[:0]
	p.to(e.Thread, e.Index)
	for _, t := range p.visited {
		m.AddAll(t, p.threads[t].hubs, p.threads[t].inside)
	}
}

// thread is what is known of thread t.
func (p *pastSearch) thread(t int32) *pastThread {
	th := &p.threads[t]
	if th.gen == p.gen {
		return th
	}
	p.visited = append(p.visited, t)
	th.gen, th.whole = p.gen, [2]event.DepSet{}
	th.events = p.s.g.Events(t)
	n := len(th.events)
	p.labels(p.s, t)
	th.hubs, th.inside = th.hubs.zero(n), th.inside.zero(n)
	th.orders = th.acquires
	if p.s.open != nil {
		th.orders = p.orders(th, t)
	}
	return th
}

// orders is what pastThread.orders says of thread t, where few reads are open.
func (p *pastSearch) orders(th *pastThread, t int32) bitset {
	c := p.s.closed(t)
	if c == nil {
		return th.there
	}
	th.closing = th.closing.zero(len(th.events))
	for w := range th.closing {
		th.closing[w] = th.acquires[w] | c[w]&th.there[w]
	}
	return th.closing
}

// to searches what is before event i of thread t by any step, unless it was there.
func (p *pastSearch) to(t, i int32) {
	if th := p.thread(t); !th.hubs.has(i) {
		p.hub(th, t, i)
	}
}

// hub is to for an event where the search was not.
func (p *pastSearch) hub(th *pastThread, t, i int32) {
	th.hubs.set(i)
	if !th.hubs.has(0) {
		p.hub(th, t, 0)
	}
	x := &th.events[i]
	if releases(x) {
		th.inside.set(i)
		p.all(th, t, i)
		p.other(t, i, x)
		return
	}
	w := writes(x)
	if w && !th.inside.has(i) {
		p.depends(th, t, i)
	}
	p.ordered(th, t, i)
	switch {
	case x.Kind == event.Write && th.releases:
		p.s.backWrites(event.ID{Thread: t, Index: i}, x, func(k int32, y *graph.Event) bool {
			if y.Ord.Rel() && !th.hubs.has(k) {
				p.hub(th, t, k)
			}
			return true
		})
	case x.Kind == event.Read && x.HasRF:
		p.read(th, t, i, x)
	}
	if !w { // depends has looked at what decides about a write
		p.decides(th, t, x, false)
	}
}

// all takes all events of thread t before event i.
func (p *pastSearch) all(th *pastThread, t, i int32) {
	for w := range th.there[:i>>6+1] {
		in := th.there[w]
		if w == int(i>>6) {
			in &= 1<<(i&63) - 1
		}
		others := in & th.others[w] &^ th.hubs[w]
		th.hubs[w] |= in
		th.inside[w] |= in
		for ; others != 0; others &= others - 1 {
			k := int32(w<<6 + bits.TrailingZeros64(others))
			p.other(t, k, &th.events[k])
		}
	}
}

// ordered searches what is before event i of thread t because it is before all that follows it.
func (p *pastSearch) ordered(th *pastThread, t, i int32) {
	for w := i >> 6; w >= 0; w-- {
		reach := ^uint64(0)
		if w == i>>6 {
			reach = 1<<(i&63) - 1
		}
		for {
			m := th.orders[w] & reach &^ th.hubs[w]
			if m == 0 {
				break
			}
			p.hub(th, t, w<<6+int32(bits.Len64(m))-1)
		}
	}
}

// other searches what events of other threads are right before event i of thread t, which is x.
func (p *pastSearch) other(t, i int32, x *graph.Event) {
	g := p.s.g
	switch x.Kind {
	case event.Read:
		switch {
		case !x.HasRF:
		case !g.Partial(x.Loc):
			if x.RF.Thread >= 0 && x.RF.Thread != t {
				p.to(x.RF.Thread, x.RF.Index)
			}
		default:
			for _, w := range g.Cut(nil, event.ID{Thread: t, Index: i}) {
				if w.Thread >= 0 && w.Thread != t {
					p.to(w.Thread, w.Index)
				}
			}
		}
	case event.ThreadStart, event.ThreadJoin, event.BarrierLeave:
		var few [4]event.ID // those of others take the place of what Preds returns
		for _, e := range append(few[:0], g.Preds(event.ID{Thread: t, Index: i})...) {
			p.to(e.Thread, e.Index)
		}
	}
}

// read searches what rf between threads, rf within one and detour lead from to read i of thread t, which is x.
func (p *pastSearch) read(th *pastThread, t, i int32, x *graph.Event) {
	g := p.s.g
	p.readsOwn(th, t, i, x)
	p.other(t, i, x)
	if g.Partial(x.Loc) || x.PrevLoc < 0 {
		return
	}
	first, pos := detours(g, t, x)
	p.s.backWrites(event.ID{Thread: t, Index: i}, x, func(k int32, y *graph.Event) bool {
		if k >= first && (y.Kind != event.Write || y.CoPos < pos) && !th.hubs.has(k) {
			p.hub(th, t, k)
		}
		return true
	})
}

// readsOwn searches, inside, the writes of its own thread that read i of thread t, which is x, reads.
func (p *pastSearch) readsOwn(th *pastThread, t, i int32, x *graph.Event) {
	if !p.s.g.Partial(x.Loc) {
		if x.RF.Thread == t && !th.inside.has(x.RF.Index) {
			p.depends(th, t, x.RF.Index)
		}
		return
	}
	for _, w := range p.s.g.Cut(nil, event.ID{Thread: t, Index: i}) {
		if w.Thread == t && !th.inside.has(w.Index) {
			p.depends(th, t, w.Index)
		}
	}
}

// depends searches what event i of thread t, or what depends on it, depends on.
func (p *pastSearch) depends(th *pastThread, t, i int32) {
	th.inside.set(i)
	if !th.hubs.has(0) {
		p.hub(th, t, 0)
	}
	x := &th.events[i]
	if x.Kind == event.Read && x.HasRF {
		p.readsOwn(th, t, i, x)
	}
	p.decides(th, t, x, true)
	if (x.Kind == event.Skip || x.Kind == event.Write && x.Attr&event.Exclusive != 0) && !th.inside.has(i-1) {
		p.depends(th, t, i-1)
	}
	if dependable(x) && !th.hubs.has(i) {
		p.hub(th, t, i)
	}
}

// decides searches what the label of x depends on, an event of thread t; later: also what must be known before another address.
func (p *pastSearch) decides(th *pastThread, t int32, x *graph.Event, later bool) {
	if x.Deps == 0 {
		return
	}
	deps := p.s.g.Space.Deps
	for _, set := range decisive(deps, x, later) {
		if set == 0 || set == th.whole[0] || set == th.whole[1] {
			continue
		}
		for rest := set; rest != 0; {
			w, in, next := deps.LastWord(rest)
			for {
				m := in & th.there[w] &^ th.inside[w]
				if m == 0 {
					break
				}
				p.depends(th, t, w<<6+int32(bits.Len64(m))-1)
			}
			rest = next
		}
		th.whole = [2]event.DepSet{set, th.whole[0]}
	}
}

// bytes is what p takes.
func (p *pastSearch) bytes() (n int) {
	for i := range p.threads {
		th := &p.threads[i]
		for _, b := range []bitset{th.there, th.acquires, th.others, th.closing, th.hubs, th.inside} {
			n += 8 * cap(b)
		}
	}
	return n
}
