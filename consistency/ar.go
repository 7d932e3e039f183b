package consistency

import (
	"math/bits"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
)

// The order of IMM (immModel), followed backwards. A search is at an event in one of two ways: at a hub any step of ar may
// come next; inside of (data ∪ ctrl ∪ addr;po? ∪ rmw ∪ rfi)+ only another part of that may.

// arSearch is what searches of one state share.
type arSearch struct {
	s       *immState
	threads []arThread
	gen     uint32 // the number of the search

	returns    bool         // ends when it comes to where it is, or to within
	determined bool         // takes steps to what decides the label and value of a hub
	byLabels   bool         // takes no steps that depend on what is read
	fences     bool         // takes [F∩SC];hb;eco;hb;[F∩SC]
	closing    bool         // what is closed is before what follows it in its thread
	past       *graph.Marks // gets all that is found, unless it ends where it comes back to
	stops      bool         // ends at the first event that past does not have
	within     event.ID     // if it is an event: stays behind it in its thread, and ends when it gets there
}

// arThread is what a search knows of one thread. It is right for the search with number gen.
type arThread struct {
	gen    uint32
	events []graph.Event
	there  bitset // events that are not absent, nor too old to be looked at
	orders bitset // those of them that are before all that follows: acquires, and what is closed
	hubs   arMarks
	inside arMarks
	whole  [2]event.DepSet // dependencies all of which the search has been to; there are more
}

// arMarks says where a search was (done). A search that ends when it comes back to something (returns) also marks where it is, and
// from where it has come back, as open.
type arMarks struct{ open, done bitset }

// bitset is a set of events of one thread, by index.
type bitset []uint64

func (b bitset) has(i int32) bool { return b[i>>6]>>(i&63)&1 != 0 }
func (b bitset) set(i int32)      { b[i>>6] |= 1 << (i & 63) }
func (b bitset) unset(i int32)    { b[i>>6] &^= 1 << (i & 63) }

// zero returns b with n bits, none of which is set.
func (b bitset) zero(n int) bitset {
	n = (n + 63) / 64
	b = slices.Grow(b[:0], n)[:n]
	clear(b)
	return b
}

// begin starts a search of s that has been nowhere.
func (a *arSearch) begin(s *immState) {
	threads, gen := a.threads, a.gen+1
	if gen == 0 {
		clear(threads)
		gen = 1
	}
	if n := s.g.Threads(); n > len(threads) {
		threads = append(threads, make([]arThread, n-len(threads))...)
	}
	*a = arSearch{s: s, threads: threads, gen: gen, within: graph.None}
}

// acyclic reports whether there is no cycle through events or what is before them.
func (a *arSearch) acyclic(s *immState, events []event.ID, fences, closing bool) bool {
	a.begin(s)
	a.returns, a.fences, a.closing = true, fences, closing
	for _, e := range events {
		if !a.hub(e.Thread, e.Index) {
			return false
		}
	}
	return true
}

// prefix marks e and all that is before it.
func (a *arSearch) prefix(s *immState, e event.ID, m *graph.Marks) {
	a.begin(s)
	a.determined, a.closing, a.past = true, s.open != nil, m
	a.hub(e.Thread, e.Index)
}

// beyond reports whether w, or something before it, is missing from what prefix has marked.
func (a *arSearch) beyond(w event.ID) bool {
	a.stops = true
	return !a.hub(w.Thread, w.Index)
}

// behind begins a search back to r from events of its thread that come later; waits makes it.
func (a *arSearch) behind(s *immState, r event.ID, byLabels bool) {
	a.begin(s)
	a.returns, a.determined, a.byLabels, a.within = true, true, byLabels, r
}

// waits reports whether event i of the thread of r, which is r or comes later, waits for r; inside: whether what depends on event i
// does. behind was called before.
func (a *arSearch) waits(i int32, inside bool) bool {
	if inside {
		return !a.depends(a.within.Thread, i)
	}
	return !a.hub(a.within.Thread, i)
}

// keeps does what Keeper.Keeps says.
func (a *arSearch) keeps(s *immState, t, i int32, read, write *event.Step, m *graph.Marks) {
	a.begin(s)
	a.returns, a.determined, a.byLabels, a.within = true, true, true, event.ID{Thread: t, Index: -1}
	th := a.thread(t)
	for _, l := range []*event.Step{read, write} {
		x := graph.Event{Step: l, PrevLoc: -1} // without earlier accesses of its location: they would only put more into the past
		a.decides(th, t, &x, true)
		a.order(th, t, i, &x)
	}
	for k := range i {
		if th.hubs.done.has(k) || th.inside.done.has(k) {
			m.Add(event.ID{Thread: t, Index: k})
		}
	}
}

// thread is what is known of thread t.
func (a *arSearch) thread(t int32) *arThread {
	th := &a.threads[t]
	if th.gen == a.gen {
		return th
	}
	th.gen, th.whole = a.gen, [2]event.DepSet{}
	th.events = a.s.g.Events(t)
	n := len(th.events)
	a.s.past.room(a.s.g.Threads())
	l := a.s.past.labels(a.s, t)
	words := (n + 63) / 64
	th.there, th.orders = append(th.there[:0], l.there[:words]...), append(th.orders[:0], l.acquires[:words]...)
	if a.within.Thread == t {
		for i := range a.within.Index {
			th.there.unset(i)
			th.orders.unset(i)
		}
	}
	th.hubs.done, th.inside.done = th.hubs.done.zero(n), th.inside.done.zero(n)
	if a.returns {
		th.hubs.open, th.inside.open = th.hubs.open.zero(n), th.inside.open.zero(n)
	}
	if a.closing {
		c := a.s.closed(t)
		for w := range th.orders {
			if c == nil {
				th.orders[w] = th.there[w]
			} else {
				th.orders[w] |= c[w] & th.there[w]
			}
		}
	}
	return th
}

// enter marks that the search is at event i of thread t. look: it has to look what is before that. ok is false if the search ends here.
func (a *arSearch) enter(t, i int32, m *arMarks) (ok, look bool) {
	if m.done.has(i) {
		return true, false
	}
	if a.returns {
		there := m.open.has(i) || a.within == event.ID{Thread: t, Index: i}
		m.open.set(i)
		return !there, !there
	}
	m.done.set(i)
	e := event.ID{Thread: t, Index: i}
	if a.stops && !a.past.Has(e) {
		return false, false
	}
	a.past.Add(e)
	ok = a.hub(t, 0)
	return ok, ok
}

// hub searches what is before event i of thread t by any step, and reports whether the search goes on.
func (a *arSearch) hub(t, i int32) bool {
	th := a.thread(t)
	if ok, look := a.enter(t, i, &th.hubs); !look {
		return ok
	}
	x := &th.events[i]
	w := writes(x)
	if w && !a.depends(t, i) || !a.order(th, t, i, x) {
		return false
	}
	switch x.Kind {
	case event.Read:
		if x.HasRF && !a.byLabels && !a.read(t, i, x) {
			return false
		}
	case event.ThreadStart, event.ThreadJoin, event.BarrierLeave:
		if !a.synchronises(t, i) {
			return false
		}
	case event.Fence:
		if a.fences && !a.fence(t, i) {
			return false
		}
	}
	// depends, for a write, has looked at what decides about it.
	if a.determined && !w && !a.decides(th, t, x, false) {
		return false
	}
	if a.returns {
		th.hubs.done.set(i)
	}
	return true
}

// depends searches what event i of thread t, or what depends on it, depends on.
func (a *arSearch) depends(t, i int32) bool {
	th := a.thread(t)
	if ok, look := a.enter(t, i, &th.inside); !look {
		return ok
	}
	x := &th.events[i]
	if x.Kind == event.Read && x.HasRF && !a.byLabels && !a.readsOwn(t, i, x) || !a.decides(th, t, x, true) {
		return false
	}
	if (x.Kind == event.Skip || x.Kind == event.Write && x.Attr&event.Exclusive != 0) && !a.depends(t, i-1) {
		return false
	}
	if dependable(x) && !a.hub(t, i) {
		return false
	}
	if a.returns {
		th.inside.done.set(i)
	}
	return true
}

// decides searches what the label of x depends on, an event of thread t; later: also what must be known before another address.
func (a *arSearch) decides(th *arThread, t int32, x *graph.Event, later bool) bool {
	if x.Deps == 0 {
		return true
	}
	deps := a.s.g.Space.Deps
	for _, set := range decisive(deps, x, later) {
		if set == 0 || set == th.whole[0] || set == th.whole[1] {
			continue
		}
		for rest := set; rest != 0; {
			w, in, next := deps.LastWord(rest)
			for {
				m := in & th.there[w] &^ th.inside.done[w]
				if m == 0 {
					break
				}
				if !a.depends(t, w<<6+int32(bits.Len64(m))-1) {
					return false
				}
			}
			rest = next
		}
		th.whole = [2]event.DepSet{set, th.whole[0]}
	}
	return true
}

// decisive returns the sets of events that the label of x depends on, some of which may be empty; later: also of those that must be
// known before another address.
func decisive(deps *event.DepTable, x *graph.Event, later bool) [4]event.DepSet {
	d := deps.Deps(x.Deps)
	sets := [4]event.DepSet{d.Addr, d.Data, d.Ctrl}
	if later {
		sets[3] = d.AddrPo
	}
	return sets
}

// detours says from which writes of its thread before it detour leads to read x of thread t, which reads: those from index first on
// whose place in co is before pos.
func detours(g *graph.Graph, t int32, x *graph.Event) (first, pos int32) {
	switch x.RF.Thread {
	case event.Init.Thread:
		return 0, 0
	case t:
		return x.RF.Index + 1, 0
	}
	return 0, g.At(x.RF).CoPos
}

// order searches what bob orders before event i of thread t, which is x, in its thread: all that is before a release,
// acquires, and release writes before a write of their location.
func (a *arSearch) order(th *arThread, t, i int32, x *graph.Event) bool {
	before, all := th.orders, releases(x)
	if all {
		before = th.there
	}
	for w := min(i>>6, int32(len(before))-1); w >= 0; w-- { // keeps asks about an event that is not there yet
		reach := ^uint64(0)
		if w == i>>6 {
			reach = 1<<(i&63) - 1
		}
		for {
			m := before[w] & reach &^ th.hubs.done[w]
			if m == 0 {
				break
			}
			if !a.hub(t, w<<6+int32(bits.Len64(m))-1) {
				return false
			}
		}
	}
	if all || x.Kind != event.Write {
		return true
	}
	e := event.ID{Thread: t, Index: i}
	return a.s.backWrites(e, x, func(k int32, y *graph.Event) bool { return !y.Ord.Rel() || a.hub(t, k) })
}

// read searches what rf between threads, rf within one and detour lead from to read i of thread t, which is x.
func (a *arSearch) read(t, i int32, x *graph.Event) bool {
	g := a.s.g
	e := event.ID{Thread: t, Index: i}
	if !a.readsOwn(t, i, x) {
		return false
	}
	partial := g.Partial(x.Loc)
	if a.within.Thread < 0 {
		if !partial && x.RF.Thread >= 0 && x.RF.Thread != t && !a.hub(x.RF.Thread, x.RF.Index) {
			return false
		}
		if partial {
			for _, w := range g.Cut(nil, e) {
				if w.Thread >= 0 && w.Thread != t && !a.hub(w.Thread, w.Index) {
					return false
				}
			}
		}
	}
	if partial {
		return true
	}
	first, pos := detours(g, t, x)
	// detour; with operations that is rf, read-modify-writes and rf again
	return a.s.backWrites(e, x, func(k int32, y *graph.Event) bool {
		return k < first || y.Kind == event.Write && y.CoPos >= pos || a.hub(t, k)
	})
}

// readsOwn searches, inside, the writes of its own thread that read i of thread t, which is x, reads: of a partial location all
// in its cut.
func (a *arSearch) readsOwn(t, i int32, x *graph.Event) bool {
	if !a.s.g.Partial(x.Loc) {
		return x.RF.Thread != t || a.depends(t, x.RF.Index)
	}
	for _, w := range a.s.g.Cut(nil, event.ID{Thread: t, Index: i}) {
		if w.Thread == t && !a.depends(t, w.Index) {
			return false
		}
	}
	return true
}

// synchronises searches what event i of thread t waits for: the creation or the end of a thread, a barrier.
func (a *arSearch) synchronises(t, i int32) bool {
	if a.within.Thread >= 0 {
		return true
	}
	preds := a.s.g.Preds(event.ID{Thread: t, Index: i})
	if len(preds) > 1 {
		preds = slices.Clone(preds) // those of others take its place
	}
	for _, p := range preds {
		if !a.hub(p.Thread, p.Index) {
			return false
		}
	}
	return true
}

// fence searches the SC fences from which hb;eco;hb leads to event i of thread t.
func (a *arSearch) fence(t, i int32) bool {
	s := a.s
	j := slices.Index(s.fences, event.ID{Thread: t, Index: i})
	for k, f := range s.fences {
		if j >= 0 && k != j && s.eco[k*len(s.fences)+j] && !a.hub(f.Thread, f.Index) {
			return false
		}
	}
	return true
}

// bytes is what a takes.
func (a *arSearch) bytes() (n int) {
	for i := range a.threads {
		th := &a.threads[i]
		for _, b := range []bitset{th.there, th.orders, th.hubs.open, th.hubs.done, th.inside.open, th.inside.done} {
			n += 8 * cap(b)
		}
	}
	return n
}
