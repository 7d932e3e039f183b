package consistency

import (
	"fmt"
	"slices"

	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// immModel is IMM (Podkopaev et al., POPL 2019) as checked by the tool of
// genmc-2024: RC11's hb, coherence and psc, and instead of acyclic(po ∪ rf)
//
//	ar     = rfe ∪ ppo ∪ [F∩SC];hb;eco;hb;[F∩SC]   acyclic
//	ppo    = [DEP];(data ∪ ctrl ∪ addr;po? ∪ rmw ∪ rfi)+;([W] ∪ rfi) ∪ bob ∪ detour
//	bob    = po;[REL] ∪ [ACQ];po ∪ po;[F] ∪ [F];po ∪ [W∩REL];po-loc;[W]
//	detour = (coe ; rfe) ∩ po
//
// where creating, beginning, ending and joining threads and both sides of barriers
// are fences. REL and ACQ hold of an event with that ordering, be it read or write.
//
// What a read returns that reads a write of its own thread is decided by what that write
// depends on, so that is before the read too. The tool says so of writes only, and can
// explore that in part; ARM, POWER, RISC-V and x86 keep our order.
//
// In ppo a CAS that fails counts as one that succeeds: with the ordering for success, and
// as an acquire if it is one when it fails (event.Ordering.Half), and with a Skip in the
// place of its write, which is W in bob and rmw, and from which detour leads to later reads
// of the location that do not read a write of their thread after the Skip: had the CAS
// succeeded, they would read another thread's write in its place, or could not read what
// they read. Otherwise what a CAS reads would decide whether events after it, which do not
// depend on it, are ordered; and the causal past of a write would change with events outside
// of it, or could only be what it is because of them.
type immModel struct {
	scratch bool // every graph is treated as one that is not tidy, see immState
}

func (immModel) Name() string { return "imm" }

func (m immModel) Traits() Traits {
	return Traits{Order: OrderPORF, Dependencies: true, AcquiresPrecede: true, HalvesTogether: true, PastHasHB: true, AddrPrecedes: true, Joint: JointIMM,
		IfOnlySC: scModel{}, IfAcyclic: m.acyclic()}
}

// acyclic is the part of m for graphs in which po ∪ rf is acyclic; nil: m keeps nothing.
func (m immModel) acyclic() Model {
	if m.scratch {
		return nil
	}
	return acyclicIMM{m}
}

// FromScratch implements Scratch.
func (immModel) FromScratch() Model { return immModel{scratch: true} }

func (m immModel) New(g *graph.Graph) State {
	s := &immState{scratch: m.scratch}
	s.tidy, s.stale = !m.scratch, m.scratch
	s.init(g)
	s.psc.reset(g.Stride())
	return s
}

// immState is an rc11State as long as its graph is tidy: nothing was added to or
// changed in the middle of a thread, so po ∪ rf is acyclic and views grow as under
// RC11. In other graphs views are computed again whenever something but the end of a thread
// changes and may make something happen before something else; constraints are checked in full
// then, and else where the change was.
type immState struct {
	rc11State
	tidy    bool
	scratch bool // never tidy, and always stale after a change
	stale   bool // not tidy: the views are not those of the graph
	n       []int32
	next    []int32 // of refresh: how many views of each thread are known; scratch of porf, as n
	unknown bool    // some event was asked about whose view was not

	ar      arSearch
	past    pastSearch
	changed []event.ID // scratch of Consistent

	open     map[event.Addr]bool // the addresses that open reads read; nil: all reads are open
	closings []closing           // for each thread
}

// atEnd reports whether the views are known and follow a change at e because that is the last event of its thread.
func (s *immState) atEnd(e event.ID) bool {
	s.stale = s.stale || s.scratch
	return !s.stale && s.g.Newest(e)
}

func (s *immState) Push(e event.ID) {
	s.past.came(e, s.g.At(e))
	switch {
	case s.tidy:
		s.rc11State.Push(e)
	case s.atEnd(e):
		s.raState.push(e, s.g.At(e))
	case !s.stale:
		s.stale = !s.appears(e)
	}
}

func (s *immState) Join(e, from event.ID) {
	if s.tidy || !s.stale {
		s.raState.Join(e, from)
	}
}

func (s *immState) Pop(e event.ID) {
	s.past.went(e)
	switch {
	case s.tidy:
		s.rc11State.Pop(e)
	case s.atEnd(e):
		s.raState.Pop(e)
	case !s.stale:
		s.stale = !s.vanishes(e)
	}
}

func (s *immState) Read(r event.ID) {
	switch {
	case s.tidy:
		s.rc11State.Read(r)
	case s.atEnd(r):
		s.raState.Read(r)
	case !s.stale && !s.hearsNothing(r):
		s.stale = !s.keepsQuiet(r)
		s.remember(r)
	}
}

func (s *immState) Unread(r event.ID) {
	switch {
	case s.tidy:
		s.rc11State.Unread(r)
	case s.atEnd(r):
		s.raState.Unread(r)
	case !s.stale:
		s.stale = !s.keepsQuiet(r)
		s.forget(r)
	}
}

func (s *immState) Unplace(w event.ID) {
	if s.tidy {
		s.rc11State.Unplace(w)
	}
}

func (s *immState) FirstRead(r event.ID, rmw bool) int32 {
	s.refresh()
	return s.raState.FirstRead(r, rmw)
}

func (s *immState) FirstPlace(w event.ID) int32 {
	s.refresh()
	return s.raState.FirstPlace(w)
}

func (s *immState) HB(e event.ID, view []int32) {
	s.refresh()
	s.raState.HB(e, view)
}

func (s *immState) HappensBefore(a, b event.ID) bool {
	s.refresh()
	return s.raState.HappensBefore(a, b)
}

func (s *immState) ByPosition() bool { return s.tidy && s.rc11State.ByPosition() }

func (s *immState) Restrict(from State, _ []int32) {
	f := from.(*immState)
	s.past.allChanged()
	s.tidy = s.isTidy()
	if !s.tidy && !s.scratch && f != s && f.quiet() {
		s.restrictQuiet(f)
		return
	}
	if !s.tidy || f == s {
		s.stale = true
		if s.tidy {
			s.refresh()
			s.restrictPSC(&s.rc11State, -1)
		}
		return
	}
	f.refresh()
	s.restrictViews(f)
	for _, e := range s.g.Order {
		if x := s.g.At(e); x.Kind == event.Read && !x.HasRF {
			s.raState.Unread(e)
		}
	}
	seen := int32(-1)
	if f.tidy {
		seen = f.psc.seen
	}
	s.restrictPSC(&f.rc11State, seen)
}

// restrictViews makes the views those that f has of the events that the graph has.
func (s *immState) restrictViews(f *immState) {
	s.stale = false
	s.n = s.n[:0]
	for t := int32(0); int(t) < s.g.Threads(); t++ {
		s.n = append(s.n, s.g.Slots(t))
	}
	s.restrict(&f.raState, s.n)
}

// isTidy reports whether the graph might have arisen without any event ever having
// been added or changed in the middle of a thread.
func (s *immState) isTidy() bool {
	g := s.g
	if g.Holes() || s.scratch {
		return false
	}
	for t := int32(0); int(t) < g.Threads(); t++ {
		last := int32(-1)
		events := g.Events(t)
		for i := range events {
			x := &events[i]
			open := x.Kind == event.Read && !x.HasRF || x.Kind == event.Write && x.CoPos == 0
			if x.Stamp < last || open && i+1 < len(events) {
				return false
			}
			last = s.turn(x)
		}
	}
	return true
}

func (s *immState) Grow(stride int) {
	if !s.stale {
		s.rc11State.Grow(stride)
	}
}

// In graphs with holes most changes in the middle of a thread make nothing happen before anything: an event that is absent has
// a view, that of the event before it, nobody reads a write that has just come, and what a read learns may wait for a fence that does
// not come. The next functions report whether that is so of a change, and note it. If it is not, the views are stale.

// empty reports whether m passes nothing on.
func (s *immState) empty(m message) bool {
	return m.Thread < 0 || m.Index < 0 && !slices.ContainsFunc(s.view(m), func(i int32) bool { return i >= 0 })
}

// appears is about event e, which was absent.
func (s *immState) appears(e event.ID) bool {
	x := s.g.At(e)
	if int(e.Index) >= len(s.notes[e.Thread]) || s.g.Partial(x.Loc) {
		return false
	}
	switch x.Kind {
	case event.Read, event.Skip:
		return true
	case event.Write:
		return s.writeAppears(e, x)
	}
	return false
}

// writeAppears is appears for write e, which is x. Whether there is a view of its own depends on what stood there when views were made.
func (s *immState) writeAppears(e event.ID, x *graph.Event) bool {
	notes := s.notes[e.Thread]
	n := &notes[e.Index]
	own := n.own > owned(notes[:e.Index])
	if x.Attr&event.Exclusive == 0 {
		n.msg = passes(e, x, n)
		return !own
	}
	if own {
		n.msg = message{e.Thread, -n.own}
		clearView(s.view(n.msg))
		s.growMessage(e, x)
		return true
	}
	n.msg = silence
	return s.empty(s.received(e)) && s.empty(passes(e, x, n))
}

// received is what the read before e, the write of a read-modify-write, reads.
func (s *immState) received(e event.ID) message {
	return s.message(s.g.At(event.ID{Thread: e.Thread, Index: e.Index - 1}).RF)
}

// vanishes is about event e, which is to be absent.
func (s *immState) vanishes(e event.ID) bool {
	switch x := s.g.At(e); x.Kind {
	case event.Read:
		ok := s.keepsQuiet(e)
		s.forget(e)
		return ok
	case event.Skip:
		return true
	case event.Write:
		return s.g.FirstReader(x.Loc, e) == graph.None
	}
	return false
}

// hearsNothing is about read r, which reads something new, or no longer reads what it does.
func (s *immState) hearsNothing(r event.ID) bool {
	x := s.g.At(r)
	return !s.g.Partial(x.Loc) && (!x.HasRF || s.empty(s.message(x.RF)))
}

// keepsQuiet is about read r, too: it hears nothing, or what it hears is not acquired, nor passed on.
func (s *immState) keepsQuiet(r event.ID) bool {
	if s.hearsNothing(r) {
		return true
	}
	x := s.g.At(r)
	if s.g.Partial(x.Loc) || x.OrdOf(x.Val).Acq() {
		return false
	}
	for i, y := range s.g.Events(r.Thread)[r.Index+1:] {
		switch {
		case y.Absent:
		case y.Kind == event.Fence, y.Kind == event.ThreadJoin, i == 0 && y.Attr&event.Exclusive != 0:
			return false
		}
	}
	return true
}

// remember puts read r, in the middle of its thread, which hears something, among the unacquired ones.
func (s *immState) remember(r event.ID) {
	notes, before := s.notes[r.Thread], s.unacquiredBefore(r.Thread, r.Index)
	for i := int(r.Index); i < len(notes) && notes[i].unacquired == before; i++ {
		notes[i].unacquired = r.Index
	}
}

// forget takes read r, in the middle of its thread, out of the unacquired ones.
func (s *immState) forget(r event.ID) {
	notes := s.notes[r.Thread]
	for i := int(r.Index); i < len(notes) && notes[i].unacquired == r.Index; i++ {
		notes[i].unacquired = s.unacquiredBefore(r.Thread, r.Index)
	}
}

// quiet reports whether nothing happens before anything because of what reads read, nor of barriers.
func (s *immState) quiet() bool {
	if s.g.Space.Partial {
		return false
	}
	s.refresh()
	for _, e := range s.g.Order {
		switch x := s.g.At(e); x.Kind {
		case event.Read:
			if !s.hearsNothing(e) {
				return false
			}
		case event.Write:
			if x.Attr&event.Exclusive != 0 && !s.empty(s.message(e)) {
				return false
			}
		case event.BarrierLeave:
			return false
		}
	}
	return true
}

// restrictQuiet makes the views those of f, which is quiet. A read-modify-write that is absent now may have been given the view of the
// one it read, which may be gone; the next view of that thread would take its place.
func (s *immState) restrictQuiet(f *immState) {
	s.restrictViews(f)
	for t, notes := range s.notes {
		for i := range notes {
			n := &notes[i]
			n.unacquired = -1
			if (n.msg.Index >= 0 || n.own == owned(notes[:i])) && s.g.At(event.ID{Thread: int32(t), Index: int32(i)}).Absent {
				n.msg = silence
			}
		}
	}
}

// refresh computes all views again if they are stale, as the least fixpoint of
// their equations: po ∪ rf may be cyclic, so no order of the events would do.
func (s *immState) refresh() {
	if !s.stale {
		return
	}
	s.stale = false
	s.reset()
	g := s.g
	for t := int32(0); int(t) < g.Threads(); t++ {
		n := note{rel: -1, unacquired: -1}
		for i := range g.Slots(t) {
			clearView(s.hb.Push(t))
			s.note(event.ID{Thread: t, Index: i}, &n)
			s.notes[t] = append(s.notes[t], n)
		}
	}
	if s.growInOrder() && !invariant.Enabled {
		return
	}
	exact := !s.unknown
	for again := true; again; {
		again = false
		for t := int32(0); int(t) < g.Threads(); t++ {
			for i := int32(0); i < g.Slots(t); i++ {
				again = s.grow(event.ID{Thread: t, Index: i}) || again
			}
		}
		if again && exact {
			panic("BUG: a view was not known when what it is made of was")
		}
	}
}

// growInOrder computes the views of all events once, in the order in which they were added as far as that is one of their threads. It
// reports whether that is all, because no event learns of one whose view was not known then.
func (s *immState) growInOrder() bool {
	g := s.g
	s.unknown = false
	s.next = slices.Grow(s.next[:0], g.Threads())[:g.Threads()]
	clear(s.next)
	upTo := func(t, n int32) {
		for ; s.next[t] < n; s.next[t]++ {
			s.grow(event.ID{Thread: t, Index: s.next[t]})
		}
	}
	for _, e := range g.Order {
		upTo(e.Thread, e.Index+1)
	}
	for t := range int32(g.Threads()) {
		upTo(t, g.Slots(t))
	}
	return !s.unknown
}

// note makes n, the note of the event before e in its thread, that of e. Views of messages are empty yet.
func (s *immState) note(e event.ID, n *note) {
	n.msg = silence
	x := s.g.At(e)
	if x.Kind == event.Write && x.Attr&event.Exclusive != 0 { // if it is absent, there is room for what it will pass on
		clearView(s.msg.Push(e.Thread))
		n.own++
	}
	if x.Absent {
		return
	}
	switch x.Kind {
	case event.Fence, event.ThreadCreate, event.ThreadJoin:
		if x.Kind == event.ThreadJoin || x.Kind == event.Fence && x.Ord.Acq() {
			n.unacquired = -1
		}
		if x.Kind == event.ThreadCreate || x.Kind == event.Fence && x.Ord.Rel() {
			n.rel = e.Index
		}
	case event.Read:
		if x.HasRF && !x.OrdOf(x.Val).Acq() {
			n.unacquired = e.Index
		}
	case event.Write:
		if x.Attr&event.Exclusive != 0 {
			n.msg = message{e.Thread, -n.own}
		} else {
			n.msg = passes(e, x, n)
		}
	}
}

// passes is what write e, which is x and has note n, passes on if it is no read-modify-write.
func passes(e event.ID, x *graph.Event, n *note) message {
	switch {
	case x.Ord.Rel():
		return message(e)
	case n.rel >= 0:
		return message{e.Thread, n.rel}
	}
	return silence
}

// grow joins to the views of e what the events before it have, and reports whether
// any view grew.
func (s *immState) grow(e event.ID) bool {
	g := s.g
	x := g.At(e)
	t, i := e.Thread, e.Index
	hb := s.hb.Row(t, i)
	grew := hb[t] < i
	join := func(dst, src []int32) { grew = joins(dst, src) || grew }
	of := func(e event.ID) event.ID {
		s.unknown = s.unknown || e.Thread >= 0 && e.Index >= s.next[e.Thread]
		return e
	}
	hb[t] = max(hb[t], i)
	if i > 0 {
		join(hb, s.hb.Row(t, i-1))
	} else if c := of(g.Creator(t)); c.Thread >= 0 {
		join(hb, s.hb.Row(c.Thread, c.Index))
	}
	if x.Absent {
		return grew
	}
	received := func(r event.ID) []int32 { return s.view(s.message(of(g.At(r).RF))) }
	if x.Kind == event.Fence && x.Ord.Acq() || x.Kind == event.ThreadJoin {
		for k := s.unacquiredBefore(t, i); k >= 0; k = s.unacquiredBefore(t, k) {
			join(hb, received(event.ID{Thread: t, Index: k}))
		}
	}
	switch x.Kind {
	case event.ThreadJoin, event.BarrierLeave:
		for _, p := range g.Preds(e) {
			of(p)
			join(hb, s.hb.Row(p.Thread, p.Index))
		}
	case event.Read:
		if x.HasRF && x.OrdOf(x.Val).Acq() {
			join(hb, received(e))
		}
	case event.Write:
		if x.Attr&event.Exclusive != 0 {
			of(g.At(event.ID{Thread: t, Index: i - 1}).RF)
			grew = s.growMessage(e, x) || grew
		}
	}
	return grew
}

// growMessage joins to what write e of a read-modify-write, which is x, passes on what its read receives and what the write releases, and
// reports whether that grew.
func (s *immState) growMessage(e event.ID, x *graph.Event) bool {
	n := &s.notes[e.Thread][e.Index]
	msg := s.view(n.msg)
	grew := joins(msg, s.view(s.received(e)))
	return joins(msg, s.view(passes(e, x, n))) || grew
}

// joins adds view src, nil if there is none, to dst, and reports whether that grew.
func joins(dst, src []int32) bool {
	if src == nil || graph.Subset(src, dst) {
		return false
	}
	graph.Join(dst, src)
	return true
}

// Consistent checks psc, and in graphs that are not tidy coherence and ar.
func (s *immState) Consistent(e event.ID) bool {
	if s.tidy {
		return s.consistentTidy(e)
	}
	follows := !s.stale // so the choice of e made nothing happen before anything
	s.refresh()
	if invariant.Enabled {
		s.checkViews()
	}
	g := s.g
	x := g.At(e)
	// Nothing comes after the end of a thread in hb or ar, so what is older than e
	// stays as it was but for what co and fr add between SC events.
	last := g.Newest(e) && (x.Kind != event.Read || x.RF.Thread < 0 || g.At(x.RF).Stamp < x.Stamp)
	if !last && !s.coherentWith(e, follows) {
		return false
	}
	s.findSC()
	n := len(s.events)
	if n >= 2 && !s.acyclicFound() {
		return false
	}
	if last {
		if invariant.Enabled && !(s.coherent() && s.ar.acyclic(s, g.Order, false, false) && s.acyclicClosed()) {
			panic("BUG: the end of a thread made something inconsistent")
		}
		return s.acyclicEco()
	}
	if s.open != nil {
		return s.acyclicGiven()
	}
	return s.acyclicWith(e)
}

// consistentTidy is Consistent in a graph that is tidy.
func (s *immState) consistentTidy(e event.ID) bool {
	if !s.g.Newest(e) && !s.coherent() {
		return false // another choice for an event in the middle of a thread is being tried
	}
	if s.g.Unplaced() > 0 {
		s.psc.forget(0)
		return s.acyclicMatrix() && s.acyclicGiven()
	}
	// po ∪ rf is acyclic, and ar within it but for what psc_f adds.
	if !s.rc11State.Consistent(e) {
		return false
	}
	turn := s.turn(s.g.At(e))
	easy := s.countFences() < 2 || int(turn) == len(s.g.Order)-1 && s.acyclicFences(turn)
	if easy && !invariant.Enabled {
		return true
	}
	ok := s.acyclicAR()
	if easy && !ok {
		panic("BUG: a cycle of ar that is none of psc")
	}
	return ok
}

// coherentWith is coherent, given that the graph was without the choice of event e. follows: that made nothing happen before anything.
func (s *immState) coherentWith(e event.ID, follows bool) bool {
	if !follows {
		return s.coherent()
	}
	ok := s.coherentAt(s.g.At(e).Loc)
	if invariant.Enabled && ok != s.coherent() {
		panic(fmt.Sprintf("BUG: the choice of event %v is not coherent with accesses of another location", e))
	}
	return ok
}

// acyclicWith is acyclicGiven where all reads are open, given that the graph was without the choice of event e: whatever is new in ar
// leads to e or from it, or from the write that e reads, or between SC fences. (Sets of dependencies behind e may grow by what
// did not matter before it chose, see holes.Relink; neither e nor that write is before or behind those.)
func (s *immState) acyclicWith(e event.ID) bool {
	s.changed = append(s.changed[:0], e)
	if x := s.g.At(e); x.Kind == event.Read && x.RF.Thread >= 0 {
		s.changed = append(s.changed, x.RF)
	}
	fences := slices.Contains(s.eco, true)
	if fences {
		s.changed = append(s.changed, s.fences...)
	}
	ok := s.ar.acyclic(s, s.changed, fences, false)
	if invariant.Enabled && ok != s.acyclic() {
		panic(fmt.Sprintf("BUG: a cycle of ar that the choice of event %v did not make", e))
	}
	return ok
}

// checkViews panics if the views, or messages, are not those that are computed from nothing.
func (s *immState) checkViews() {
	anew := immModel{}.New(s.g).(*immState)
	anew.tidy, anew.stale = false, true
	anew.refresh()
	for _, e := range s.g.Order {
		have, want := s.hb.Row(e.Thread, e.Index), anew.hb.Row(e.Thread, e.Index)
		if !slices.Equal(have, want) {
			panic(fmt.Sprintf("BUG: before event %v happens %v, not %v", e, have, want))
		}
		if s.g.At(e).Kind != event.Write {
			continue
		}
		if m, n := s.message(e), anew.message(e); s.empty(m) != anew.empty(n) || !s.empty(m) && !slices.Equal(s.view(m), anew.view(n)) {
			panic(fmt.Sprintf("BUG: write %v passes on %v, not %v", e, s.view(m), anew.view(n)))
		}
	}
}

// countFences is the number of SC fences.
func (s *immState) countFences() (n int) {
	for _, e := range s.psc.events {
		if s.g.At(e).Kind == event.Fence {
			n++
		}
	}
	return n
}

// acyclicFences reports whether there is no cycle of [F∩SC];hb;eco;hb;[F∩SC] and po ∪ rf, given that psc is acyclic, and
// that ar was before the choice of the turn last. Then ar is. A new cycle has a detour of that choice, as one of psc.
func (s *immState) acyclicFences(last int32) bool {
	p := &s.psc
	n := int32(len(p.past))
	for i := len(p.detours) - 1; i >= 0 && p.detours[i].turn == last; i-- {
		if p.detours[i].place >= 0 {
			continue
		}
		future := s.future(&p.detours[i])
		at := p.detours[i].at
		copy(p.past, p.ends[at:at+n])
		for again := true; again; {
			s.before(p.past)
			if meets(future, p.past) {
				return false
			}
			copy(p.self, p.past)
			for t := range p.threads {
				l := &p.threads[t]
				k := len(l.fences)
				for k > 0 && l.fences[k-1] >= p.self[t] {
					k--
				}
				if k > 0 {
					p.fencesBefore(p.past, s.porf(event.ID{Thread: int32(t), Index: l.events[l.fences[k-1]].index}))
				}
			}
			again = !slices.Equal(p.past, p.self)
		}
	}
	return true
}

// porf is the view of what is before e in po ∪ rf, and e. It is right until the next call.
func (s *immState) porf(e event.ID) []int32 {
	g := s.g
	if !g.Space.Loose() {
		return g.PORF(e)
	}
	n := g.Threads()
	s.n, s.next = slices.Grow(s.n[:0], n)[:n], slices.Grow(s.next[:0], n)[:n]
	view, known := s.n, s.next // what is before events up to known is in view
	clearView(view)
	clearView(known)
	reach := func(e event.ID) {
		if e.Thread >= 0 {
			view[e.Thread] = max(view[e.Thread], e.Index)
		}
	}
	reach(e)
	for again := true; again; {
		again = false
		for t := range view {
			for ; known[t] < view[t]; known[t]++ {
				again = true
				at := event.ID{Thread: int32(t), Index: known[t] + 1}
				switch x := g.At(at); x.Kind {
				case event.Read:
					reach(x.RF)
				case event.ThreadStart, event.ThreadJoin, event.BarrierLeave:
					for _, p := range g.Preds(at) {
						reach(p)
					}
				}
			}
		}
	}
	return view
}

// coherent reports whether irreflexive(hb ; eco).
func (s *immState) coherent() bool {
	for _, e := range s.g.Order {
		if !s.coherentEvent(e, s.g.At(e)) {
			return false
		}
	}
	return true
}

// coherentAt is coherent as far as accesses of location l are concerned.
func (s *immState) coherentAt(l int32) bool {
	g := s.g
	for t, i := range g.LastAccesses(l) {
		for i >= 0 {
			e := event.ID{Thread: int32(t), Index: i}
			x := g.At(e)
			if !s.coherentEvent(e, x) {
				return false
			}
			i = x.PrevLoc
		}
	}
	return true
}

// coherentEvent reports whether nothing of the location of e, which is x, happens before e that is newer in co.
func (s *immState) coherentEvent(e event.ID, x *graph.Event) bool {
	if x.Loc < 0 {
		return true
	}
	level := s.level(x)
	if level < 0 {
		return true
	}
	g := s.g
	hb := s.hb.Row(e.Thread, e.Index)
	for t, i := range g.LastAccesses(x.Loc) {
		for i >= 0 {
			y := g.At(event.ID{Thread: int32(t), Index: i})
			if i <= hb[t] && y != x && s.level(y) > level {
				return false
			}
			i = y.PrevLoc
		}
	}
	return true
}

// fenceLike reports whether what has kind k orders everything before it before everything after.
func fenceLike(k event.Kind) bool {
	switch k {
	case event.Fence, event.ThreadStart, event.ThreadFinish, event.ThreadCreate, event.ThreadJoin, event.BarrierArrive, event.BarrierLeave:
		return true
	}
	return false
}

// acquires: everything po-after x is bob-after it; releases: everything po-before
// it is bob-before.
func acquires(x *graph.Event) bool {
	return fenceLike(x.Kind) || x.Ord.Acq()
}

func releases(x *graph.Event) bool {
	return fenceLike(x.Kind) || x.Ord.Rel()
}

// writes reports whether x counts as a write in ppo.
func writes(x *graph.Event) bool { return x.Kind == event.Write || x.Kind == event.Skip }

// dependable reports whether others can depend on x.
func dependable(x *graph.Event) bool {
	return x.Kind.ReadLike() || x.Kind == event.Malloc
}

// backWrites calls f for the writes of e's thread, and what stands for some, that are before e, which is x, and
// access the same location, from the last one on, until f returns false. It reports whether f never did.
func (s *immState) backWrites(e event.ID, x *graph.Event, f func(i int32, y *graph.Event) bool) bool {
	for i := x.PrevLoc; i >= 0; {
		y := s.g.At(event.ID{Thread: e.Thread, Index: i})
		if y.Kind == event.Read && i+1 < e.Index {
			// A Skip accesses nothing, so only the read before it is in the list of accesses.
			k := i + 1
			if y.Joint() {
				k = s.jointSkip(e, i)
			}
			if z := s.g.At(event.ID{Thread: e.Thread, Index: k}); z.Kind == event.Skip && !z.Absent && !f(k, z) {
				return false
			}
		}
		if y.Kind == event.Write && !f(i, y) {
			return false
		}
		i = y.PrevLoc
	}
	return true
}

// jointSkip is the index before that of e of the Skip that stands for the write where event i of the thread, one of the joint
// events of a CAS that failed, reads; i if there is none.
func (s *immState) jointSkip(e event.ID, i int32) int32 {
	at := func(k int32) *graph.Event { return s.g.At(event.ID{Thread: e.Thread, Index: k}) }
	k := i + 1
	for ; k < e.Index && at(k).Kind == event.Read && at(k).Joint() && at(k).Len&event.OpensBit == 0; k++ {
	}
	for ; k < e.Index && at(k).Kind == event.Skip; k++ {
		if at(k).Addr == at(i).Addr {
			return k
		}
	}
	return i
}

// acyclicAR reports whether ar is acyclic.
func (s *immState) acyclicAR() bool {
	s.fenceEco()
	return s.acyclicARGiven()
}

// acyclicARGiven is acyclicAR after fenceEco, or acyclicMatrix.
func (s *immState) acyclicARGiven() bool {
	if !s.tidy {
		return s.ar.acyclic(s, s.g.Order, true, false)
	}
	ok := s.forward() || s.acyclicEco()
	if invariant.Enabled && ok != s.ar.acyclic(s, s.g.Order, true, false) {
		panic("BUG: a cycle of ar in a tidy graph without an edge between fences")
	}
	return ok
}

// acyclicEco reports whether ar is acyclic if it would be without [F∩SC];hb;eco;hb;[F∩SC]. fenceEco was called before.
func (s *immState) acyclicEco() bool {
	return !slices.Contains(s.eco, true) || s.ar.acyclic(s, s.fences, true, false)
}

// acyclic reports whether no order that executions are explored by has a cycle: ar, and what comes before what where few reads are
// open. Without [F∩SC];hb;eco;hb;[F∩SC] the latter has all of ar.
func (s *immState) acyclic() bool {
	s.fenceEco()
	return s.acyclicGiven()
}

// acyclicGiven is acyclic after fenceEco, or acyclicMatrix.
func (s *immState) acyclicGiven() bool {
	if s.open == nil {
		return s.acyclicARGiven()
	}
	return s.acyclicClosed() && s.acyclicEco()
}

// forward reports whether hb;eco;hb leads from older SC fences to newer ones only.
// In a tidy graph so do rfe and ppo, and ar is acyclic.
func (s *immState) forward() bool {
	n := len(s.fences)
	for i := range n {
		if slices.Contains(s.eco[i*n:i*n+i], true) {
			return false
		}
	}
	return true
}

// fenceEco finds the SC fences, and between which there is hb;eco;hb, as acyclicMatrix does. The graph is coherent.
func (s *immState) fenceEco() {
	s.findSC()
	if len(s.fences) < 2 {
		return
	}
	out, in, inW := s.levels()
	for _, l := range s.g.UsedLocs() {
		// Of a partial location eco is rf and read-modify-writes, which ar has; of one that one thread accesses program order has it.
		if !s.g.Partial(l) && common(s.g.LastAccesses(l)) && s.fenceLevels(l, out, in, inW) {
			s.addEco(out, in)
		}
	}
}

// Beyond implements Comparer. What decides the value of w is in the past of r, and so are the acquires and fences before w,
// because they are before r. There is nothing else unless w is a release, or comes after one of the same location.
func (s *immState) Beyond(r, w event.ID, m *graph.Marks) bool {
	for i := r.Index; i > w.Index; i-- {
		if y := s.g.At(event.ID{Thread: r.Thread, Index: i}); !y.Absent && (fenceLike(y.Kind) || i == r.Index && releases(y)) {
			return false // r is after all that is before w
		}
	}
	x := s.g.At(w)
	if x.Kind == event.Write && !releases(x) && s.backWrites(w, x, func(_ int32, y *graph.Event) bool { return !y.Ord.Rel() }) {
		return false
	}
	m.Clear()
	s.ar.prefix(s, r, m)
	return s.ar.beyond(w)
}

// Keeps implements Keeper.
func (s *immState) Keeps(t, i int32, read, write *event.Step, m *graph.Marks) {
	s.ar.keeps(s, t, i, read, write, m)
}

// Prefix marks the past of e along ppo ∪ rfe, and what decides the labels and
// values of what is marked.
func (s *immState) Prefix(e event.ID, m *graph.Marks) {
	s.past.mark(s, e, m)
	if invariant.Enabled {
		s.checkPast(e)
	}
}

// checkPast panics if the past of e is not what a search step by step finds.
func (s *immState) checkPast(e event.ID) {
	var got, want graph.Marks
	s.past.mark(s, e, &got)
	s.ar.prefix(s, e, &want)
	for t := range int32(s.g.Threads()) {
		for i := range s.g.Slots(t) {
			if x := (event.ID{Thread: t, Index: i}); got.Has(x) != want.Has(x) {
				panic(fmt.Sprintf("BUG: event %v is in the past of %v: %v, or %v", x, e, got.Has(x), want.Has(x)))
			}
		}
	}
}

// common reports whether several threads access a location; last is what graph.LastAccesses has of it. Accesses of one thread are in
// program order, so eco between them orders no fences that happens-before does not.
func common(last []int32) bool {
	n := 0
	for _, i := range last {
		if i >= 0 {
			n++
		}
	}
	return n > 1
}
