// Package graph holds execution graphs: events, reads-from, coherence order and
// the causal views that later events never change.
//
// A Graph is mutable and is extended and undone in place, like a stack: events
// are removed in the reverse order of their insertion ([Graph.Pop]). Only a
// backward revisit makes a copy ([Graph.Restrict]), into a pooled graph. Nothing
// is allocated per event in steady state.
//
// Vocabulary: po is the order within a thread ([t][i]); rf maps a read to the
// write it reads; co[loc] lists the writes of a location, oldest first, with the
// initial write at position 0; porf = (po ∪ rf ∪ create ∪ join)+ ; a stamp is
// the place in the insertion order.
//
// Non-goals: which rf and co are allowed is package consistency's business,
// which to try is package trust's. Read next: consistency.
package graph

import (
	"math"
	"slices"

	"genmcgo/graph/event"
)

// Event is one event of a graph.
type Event struct {
	*event.Step
	Val event.Value // returned (reads) or written
	RF  event.ID    // reads: the write read from; valid once HasRF
	// link is where the list of the readers of a write goes on: for the write the first one, for a reader the next.
	// (One field for both, so that an event has 64 bytes: it is found by a shift, and in one cache line.)
	link    event.ID
	Stamp   int32
	Loc     int32 // dense location of an access, -1 otherwise
	CoPos   int32 // writes: place in co, 0 while unplaced
	PrevLoc int32 // index of the thread's previous access to Loc, -1 if none
	HasRF   bool
	// Absent: the event is not in the graph though later ones of its thread are
	// (holes.go). Only Step and Val mean something then.
	Absent bool
}

var none = event.ID{Thread: -2}

type thread struct {
	ev   []Event
	gaps int32 // how many of ev are absent
	// create is the ThreadCreate event, Init for main, none if absent.
	create event.ID
	// next caches the thread's next step; nil when it has to be asked for.
	next *event.Step
	// joiner is the ThreadJoin that waited for the thread, none if absent.
	joiner event.ID
	_      [8]byte // 64 bytes
}

type location struct {
	co      []event.ID // co[0] is the initial write
	readers event.ID   // readers of the initial write
	last    []int32    // per thread: index of its last access, -1 if none
	object  int32      // where in Graph.objects the location was found last
	use     use        // in which lists of Graph it is
}

// use is a set of lists of locations.
type use uint8

const (
	touched use = 1 << iota // Graph.used
	livened                 // Graph.lively
)

// Class says what a thread's next step is to the scheduler. It is a cache: the
// graph forgets it when the thread changes, the scheduler fills it in.
type Class uint8

const (
	ClassUnknown Class = iota
	ClassOver          // nothing follows: finished, blocked for good, or absent
	ClassReady         // not a read, can always be added
	ClassRead          // a read that waits for nothing
	ClassWaits         // whether it can be added depends on other threads
)

// Object is a piece of dynamic memory in a graph.
type Object struct {
	Base  event.Addr
	Len   uint64
	Alloc event.ID
	Free  event.ID // the Free event, None if live
	Attr  event.Attr
}

// None is an ID that is no event.
var None = none

// Graph is an execution graph under construction. See the package comment.
type Graph struct {
	Space   *Space
	threads []thread
	classes []Class    // per thread
	Order   []event.ID // by stamp
	locs    []location
	used    []int32 // locations that were touched, in order of first touch
	lively  []int32 // those that threads other than main accessed
	objects []Object
	// barriers lists the arrivals and departures at barriers, in order of insertion.
	barriers []passage
	porf     Views
	loose    bool  // it may have holes, see holes.go
	gaps     int32 // how many events are absent
	prologue int32 // index of the first event of main that created a thread, math.MaxInt32 if there is none
	settled  int   // how many of used were there when that event was added
	plain    bool  // the prologue may be kept (prologue.go)
	retained int32 // how many events of main were not copied when the graph became a restriction
	unplaced int32 // of a graph that may have holes: how many writes have no place
	scratch  []int32
	preds    []event.ID
}

// New returns a graph that contains only the initial writes and a main thread
// without events.
func New(s *Space) *Graph {
	g := &Graph{Space: s}
	g.Clear()
	return g
}

// Clear removes everything.
func (g *Graph) Clear() {
	for _, l := range g.used {
		g.locs[l].forget()
	}
	g.used, g.lively, g.settled = g.used[:0], g.lively[:0], 0
	g.plain, g.retained = false, 0
	g.forgetEvents(0)
	if g.porf.stride == 0 {
		g.porf.Reset(4, len(g.threads))
	} else {
		g.porf.Reset(g.porf.stride, len(g.threads))
	}
}

// ensure makes room for dense thread t.
func (g *Graph) ensure(t int32) {
	for int(t) >= len(g.threads) {
		g.threads = append(g.threads, thread{create: none, joiner: none})
		g.classes = append(g.classes, ClassUnknown)
	}
	for len(g.porf.rows) < len(g.threads) {
		g.porf.rows = append(g.porf.rows, nil)
	}
}

// Stride is the number of entries of a view.
func (g *Graph) Stride() int { return g.porf.stride }

// Threads bounds the dense numbers of the threads in g; some below it may be
// absent.
func (g *Graph) Threads() int { return min(len(g.threads), g.porf.stride) }

// Len is the number of events of thread t before its first gap; all of them, unless
// the graph has holes.
func (g *Graph) Len(t int32) int32 {
	th := &g.threads[t]
	if th.gaps != 0 {
		return th.firstGap()
	}
	return int32(len(th.ev))
}

// Exists reports whether thread t was created in g.
func (g *Graph) Exists(t int32) bool {
	return t >= 0 && int(t) < len(g.threads) && g.threads[t].create != none
}

// Creator is the ThreadCreate event of t, event.Init for main.
func (g *Graph) Creator(t int32) event.ID { return g.threads[t].create }

// Events returns the events of thread t, those that are absent included. They must not be changed, and are valid until the next
// Add to that thread.
func (g *Graph) Events(t int32) []Event { return g.threads[t].ev }

// At returns event id, which must be in g. The pointer is valid until the next
// Add to that thread.
func (g *Graph) At(id event.ID) *Event { return &g.threads[id.Thread].ev[id.Index] }

// Last returns the last event of thread t before its first gap, nil if it has none.
func (g *Graph) Last(t int32) *Event {
	n := g.Len(t)
	if n == 0 {
		return nil
	}
	return &g.threads[t].ev[n-1]
}

// Contains reports whether id is an event of g or the initial write.
func (g *Graph) Contains(id event.ID) bool {
	if id.Thread < 0 {
		return id == event.Init
	}
	return int(id.Thread) < len(g.threads) && int(id.Index) < len(g.threads[id.Thread].ev) && !g.At(id).Absent
}

// Next is the cached next step of thread t; nil if it is not cached.
func (g *Graph) Next(t int32) *event.Step { return g.threads[t].next }

// SetNext caches the next step of thread t; nil says that it is not known.
func (g *Graph) SetNext(t int32, s *event.Step) {
	g.threads[t].next = s
	g.classes[t] = ClassUnknown
}

// Classes are the cached classes of the threads' next steps, by dense number.
func (g *Graph) Classes() []Class { return g.classes[:g.Threads()] }

// PORF is the view of all events that are porf-before id, and id itself. There are
// no such views if dependencies are tracked: po ∪ rf may be cyclic.
func (g *Graph) PORF(id event.ID) []int32 { return g.porf.Row(id.Thread, id.Index) }

// In reports whether view v contains id; initial writes are in every view.
func In(v []int32, id event.ID) bool { return id.Thread < 0 || v[id.Thread] >= id.Index }

// Co is the coherence order of location l; position 0 is the initial write. The
// slice is valid until g changes.
func (g *Graph) Co(l int32) []event.ID { return g.locs[l].co }

// UsedLocs lists the locations that were accessed in g (and perhaps some whose
// accesses were removed again).
func (g *Graph) UsedLocs() []int32 { return g.used }

// LivelyLocs lists the locations that threads other than main accessed in g (and perhaps some whose
// accesses were removed again).
func (g *Graph) LivelyLocs() []int32 { return g.lively }

// LastAccess is the index of the last access of thread t to location l, -1 if
// there is none; l may be one that only other graphs have. Earlier ones follow by
// Event.PrevLoc.
func (g *Graph) LastAccess(l, t int32) int32 {
	if int(l) >= len(g.locs) {
		return -1
	}
	last := g.locs[l].last
	if int(t) >= len(last) {
		return -1
	}
	return last[t]
}

// LastAccesses is LastAccess by thread, without the threads from some one on that have
// none. It is no longer than a view. The slice is valid until the graph changes.
func (g *Graph) LastAccesses(l int32) []int32 {
	if int(l) >= len(g.locs) {
		return nil
	}
	return g.locs[l].last
}

// ReadAfter reports whether an event that is neither po-before id nor in the prologue reads location l.
func (g *Graph) ReadAfter(l int32, id event.ID) bool {
	for t, i := range g.LastAccesses(l) {
		first := int32(0)
		if int32(t) == id.Thread {
			first = id.Index + 1
		} else if t == 0 {
			first = g.prologue
		}
		for i >= first {
			x := g.At(event.ID{Thread: int32(t), Index: i})
			if x.Kind == event.Read {
				return true
			}
			i = x.PrevLoc
		}
	}
	return false
}

// LastWrite is the last write of thread t to location l up to index n, None if there is
// none.
func (g *Graph) LastWrite(l, t, n int32) event.ID {
	if n < 0 {
		return none
	}
	for i := g.LastAccess(l, t); i >= 0; {
		x := g.At(event.ID{Thread: t, Index: i})
		if i <= n && x.Kind == event.Write {
			return event.ID{Thread: t, Index: i}
		}
		i = x.PrevLoc
	}
	return none
}

// FirstReader and NextReader walk over the readers of a write; None ends.
func (g *Graph) FirstReader(l int32, w event.ID) event.ID {
	if w.Thread < 0 {
		return g.locs[l].readers
	}
	return g.At(w).link
}

// NextReader follows FirstReader.
func (g *Graph) NextReader(r event.ID) event.ID { return g.At(r).link }

// PosOf is the co position that access x stands at: its own for a write, that of
// the write it reads for a read (which must have rf).
func (g *Graph) PosOf(x *Event) int32 {
	if x.Kind == event.Write {
		return x.CoPos
	}
	if x.RF.Thread < 0 {
		return 0
	}
	return g.At(x.RF).CoPos
}

// IsRMWWrite reports whether w is the second half of a read-modify-write.
func (g *Graph) IsRMWWrite(w event.ID) bool {
	return w.Thread >= 0 && g.At(w).Attr&event.Exclusive != 0
}

// Replaces returns the event that read or wrote what write c replaced: the read of its
// read-modify-write, or the thread's access before it in the same atomic section, in which no
// other thread writes there. ok is false if it is neither.
func (g *Graph) Replaces(c event.ID) (old event.ID, ok bool) {
	if c.Thread < 0 {
		return None, false
	}
	e := g.At(c)
	switch old = (event.ID{Thread: c.Thread, Index: c.Index - 1}); {
	case g.IsRMWWrite(c):
		return old, true
	case e.Attr&event.Section == 0:
		return None, false
	}
	for ; old.Index > e.PrevLoc; old.Index-- {
		if g.At(old).Attr&event.OfSections != 0 {
			return None, false
		}
	}
	return old, old.Index >= 0
}

// Objects lists the dynamic objects of g in the order of their allocation
// events' insertion.
func (g *Graph) Objects() []Object { return g.objects }

// ObjectAt returns the object that contains a or starts there (an object of size
// 0 contains nothing), or nil.
func (g *Graph) ObjectAt(a event.Addr) *Object {
	if i := g.objectIndex(a); i >= 0 {
		return &g.objects[i]
	}
	return nil
}

// ObjectOf is ObjectAt for location l at address a. It remembers where it found
// the object, so that asking again costs nothing.
func (g *Graph) ObjectOf(l int32, a event.Addr) *Object {
	x := &g.locs[l]
	if int(x.object) < len(g.objects) && g.objects[x.object].covers(a) {
		return &g.objects[x.object]
	}
	i := g.objectIndex(a)
	if i < 0 {
		return nil
	}
	x.object = i
	return &g.objects[i]
}

// objectIndex looks at the newest object first; objects never overlap.
func (g *Graph) objectIndex(a event.Addr) int32 {
	for i := int32(len(g.objects)) - 1; i >= 0; i-- {
		if g.objects[i].covers(a) {
			return i
		}
	}
	return -1
}

func (o *Object) covers(a event.Addr) bool {
	return a >= o.Base && a < o.Base+event.Addr(max(o.Len, 1))
}

// Finished reports whether thread t ran to its end.
func (g *Graph) Finished(t int32) bool {
	th := &g.threads[t] // one with gaps is not through
	n := len(th.ev)
	return n > 0 && th.ev[n-1].Kind == event.ThreadFinish && th.gaps == 0
}

// Blocked reports whether the last event of t is an awaiting read that does not
// admit the value it returned.
func (g *Graph) Blocked(t int32) bool {
	e := g.Last(t)
	return e != nil && e.Await != event.AwaitNone && !e.Admits(e.Val)
}

// touch lists location l where by says.
func (g *Graph) touch(l int32, by use) *location {
	for int(l) >= len(g.locs) {
		g.locs = append(g.locs, location{co: []event.ID{event.Init}, readers: none})
	}
	x := &g.locs[l]
	if x.use&by != by {
		g.list(l, x, by)
	}
	return x
}

func (g *Graph) list(l int32, x *location, by use) {
	if x.use&touched == 0 {
		g.used = append(g.used, l)
	}
	if by&^x.use&livened != 0 {
		g.lively = append(g.lively, l)
	}
	x.use |= by
}

// useBy is how thread t uses a location that it accesses.
func useBy(t int32) use {
	if t == 0 {
		return touched
	}
	return touched | livened
}

// Add appends step s to thread t with the next stamp and returns the event's ID.
// Its porf view is that of its other predecessors ([Graph.Preds]) plus itself.
// Reads and writes have no rf and no place yet. Cost: O(threads).
func (g *Graph) Add(t int32, s *event.Step) event.ID {
	if g.loose {
		return g.addLoose(t, s)
	}
	th := &g.threads[t]
	i := int32(len(th.ev))
	id := event.ID{Thread: t, Index: i}
	var row []int32
	if i > 0 {
		row = g.porf.PushCopy(t)
	} else {
		row = g.porf.Push(t)
		g.firstRow(row, th.create)
	}
	row[t] = i
	e := th.append(s, int32(len(g.Order)))
	th.next = nil
	g.classes[t] = ClassUnknown
	g.Order = append(g.Order, id)
	switch s.Kind {
	case event.Read, event.Write:
		if s.Loc == 0 {
			g.Space.intern(s, t == 0 && g.prologue == math.MaxInt32)
		}
		e.Loc = s.Loc - 1
		l := g.touch(e.Loc, useBy(t))
		for int(t) >= len(l.last) {
			l.last = append(l.last, -1)
		}
		e.PrevLoc = l.last[t]
		l.last[t] = i
		if s.Kind == event.Write {
			e.Val = s.Val
		}
	case event.Malloc:
		g.objects = append(g.objects, Object{Base: s.Addr, Len: s.Len, Alloc: id, Free: none, Attr: s.Attr})
	case event.ThreadFinish:
		e.Val = s.Val
	case event.ThreadJoin:
		if c := g.Space.Joined(s); g.Exists(c) {
			g.threads[c].joiner = id
			if f := g.Last(c); f != nil && f.Kind == event.ThreadFinish {
				e.Val = f.Val
				Join(row, g.porf.Row(c, g.Len(c)-1))
			}
		}
	case event.BarrierArrive:
		g.pass(id)
	case event.BarrierLeave:
		g.pass(id)
		for _, p := range g.Preds(id) {
			Join(row, g.porf.Row(p.Thread, p.Index))
		}
	}
	return id
}

// firstRow sets row to the view of the event that created a thread.
func (g *Graph) firstRow(row []int32, create event.ID) {
	if create.Thread >= 0 {
		copy(row, g.porf.Row(create.Thread, create.Index))
		return
	}
	for k := range row {
		row[k] = -1
	}
}

// append adds the event of step s with that stamp, in place: an event is more than a cache line.
func (th *thread) append(s *event.Step, stamp int32) *Event {
	n := len(th.ev)
	if n == cap(th.ev) {
		th.ev = slices.Grow(th.ev, 1)
	}
	th.ev = th.ev[:n+1]
	e := &th.ev[n]
	e.Step, e.Val = s, event.Value{}
	e.RF, e.link = none, none
	e.Stamp, e.Loc, e.CoPos, e.PrevLoc = stamp, -1, 0, -1
	e.HasRF, e.Absent = false, false
	return e
}

// newEvent is the event of step s with the next stamp.
func (g *Graph) newEvent(s *event.Step) Event {
	return Event{Step: s, RF: none, link: none, Stamp: int32(len(g.Order)), Loc: -1, PrevLoc: -1}
}

// StartThread makes dense thread t exist, created by event create.
func (g *Graph) StartThread(t int32, create event.ID, root *event.Step) {
	g.ensure(t)
	g.threads[t].create = create
	if create.Thread == 0 {
		g.begins(create)
	}
	g.SetNext(t, root)
}

// NeedsStride reports whether dense thread t does not fit in the views.
func (g *Graph) NeedsStride(t int32) bool { return int(t) >= g.porf.stride }

// Grow widens the views to at least n threads and returns the new stride.
func (g *Graph) Grow(n int) int {
	s := g.porf.stride
	for s < n {
		s *= 2
	}
	g.porf.Resize(s, len(g.threads), 1)
	return s
}

// SetFree marks object o as freed by f.
func (g *Graph) SetFree(o *Object, f event.ID) { o.Free = f }

// InitVal is the value of the initial write of location l.
func (g *Graph) InitVal(l int32) event.Value { return g.Space.Locs[l].Init }

// ValueOf is the value of write w at location l.
func (g *Graph) ValueOf(l int32, w event.ID) event.Value {
	if w.Thread < 0 {
		return g.Space.Locs[l].Init
	}
	return g.At(w).Step.Val
}

// LastValue is the value of the co-last write of the location that read step s
// accesses.
func (g *Graph) LastValue(s *event.Step) event.Value {
	if s.Loc == 0 {
		g.Space.intern(s, false)
	}
	l := s.Loc - 1
	if int(l) >= len(g.locs) {
		return g.InitVal(l)
	}
	co := g.locs[l].co
	return g.ValueOf(l, co[len(co)-1])
}

// LocOf is the location that step s accesses, which may be new to g.
func (g *Graph) LocOf(s *event.Step) int32 {
	if s.Loc == 0 {
		g.Space.intern(s, false)
	}
	g.touch(s.Loc-1, touched)
	return s.Loc - 1
}

// SetRF makes read r, the last event of its thread and without rf, read from w.
func (g *Graph) SetRF(r, w event.ID) {
	e := g.At(r)
	e.RF = w
	e.HasRF = true
	if w.Thread < 0 {
		l := &g.locs[e.Loc]
		e.Val = g.InitVal(e.Loc)
		e.link = l.readers
		l.readers = r
	} else {
		x := g.At(w)
		e.Val = x.Step.Val
		e.link = x.link
		x.link = r
		if w.Thread != r.Thread && !g.loose {
			JoinOf(g.porf.Row(r.Thread, r.Index), g.porf.Row(w.Thread, w.Index), w)
		}
	}
	if len(g.Space.Forwarding) > 0 {
		e.Val = g.ValueFor(e.Loc, r, w)
	}
	g.SetNext(r.Thread, nil)
}

// UnsetRF undoes SetRF; r must still be the last event of its thread.
func (g *Graph) UnsetRF(r event.ID) {
	e := g.At(r)
	g.unlinkReader(e, r)
	e.HasRF = false
	e.RF = none
	if !g.loose {
		g.baseRow(g.porf.Row(r.Thread, r.Index), r)
	}
}

// baseRow sets row to the view of r's po-predecessor plus r.
func (g *Graph) baseRow(row []int32, r event.ID) {
	copy(row, g.porf.Row(r.Thread, r.Index-1))
	row[r.Thread] = r.Index
}

func (g *Graph) unlinkReader(e *Event, r event.ID) {
	p := &g.locs[e.Loc].readers
	if e.RF.Thread >= 0 {
		p = &g.At(e.RF).link
	}
	for *p != r {
		p = &g.At(*p).link
	}
	*p = e.link
	e.link = none
}

// Place puts write w, which has no place, at position pos (from 1) of co.
func (g *Graph) Place(w event.ID, pos int32) {
	e := g.At(w)
	l := &g.locs[e.Loc]
	l.co = append(l.co, w)
	for k := int32(len(l.co)) - 1; k > pos; k-- {
		l.co[k] = l.co[k-1]
		g.At(l.co[k]).CoPos = k
	}
	l.co[pos] = w
	e.CoPos = pos
	g.unplaced--
}

// Unplace takes w out of co.
func (g *Graph) Unplace(w event.ID) {
	e := g.At(w)
	l := &g.locs[e.Loc]
	n := int32(len(l.co)) - 1
	for k := e.CoPos; k < n; k++ {
		l.co[k] = l.co[k+1]
		g.At(l.co[k]).CoPos = k
	}
	l.co = l.co[:n]
	e.CoPos = 0
	g.unplaced++
}

// Reorder makes the coherence order of every location that in which order has its
// writes. Order has all events of g; a write that has no place gets one.
func (g *Graph) Reorder(order []event.ID) {
	for _, l := range g.used {
		g.locs[l].co = g.locs[l].co[:1]
	}
	for _, id := range order {
		e := g.At(id)
		if e.Kind != event.Write {
			continue
		}
		if e.CoPos == 0 {
			g.unplaced--
		}
		l := &g.locs[e.Loc]
		e.CoPos = int32(len(l.co))
		l.co = append(l.co, id)
	}
}

// ReorderAt makes writes, all there are, the coherence order of location l. A write that
// has no place gets one.
func (g *Graph) ReorderAt(l int32, writes []event.ID) {
	x := &g.locs[l]
	x.co = append(x.co[:1], writes...)
	for k, id := range writes {
		e := g.At(id)
		if e.CoPos == 0 {
			g.unplaced--
		}
		e.CoPos = int32(k) + 1
	}
}

// Pop removes the newest event, whatever it is, and makes its step the next of
// its thread.
func (g *Graph) Pop() {
	n := len(g.Order) - 1
	id := g.Order[n]
	g.Order = g.Order[:n]
	th := &g.threads[id.Thread]
	e := &th.ev[id.Index]
	switch e.Kind {
	case event.Read:
		if e.HasRF {
			g.unlinkReader(e, id)
		}
		g.unchain(id, e)
	case event.Write:
		if e.CoPos > 0 {
			g.Unplace(id)
		}
		g.unplaced--
		g.unchain(id, e)
	case event.Malloc:
		g.objects = g.objects[:len(g.objects)-1]
	case event.Free:
		for i := range g.objects {
			if g.objects[i].Free == id {
				g.objects[i].Free = none
			}
		}
	case event.ThreadJoin:
		if c := g.Space.Joined(e.Step); g.Exists(c) && g.threads[c].joiner == id {
			g.threads[c].joiner = none
		}
	case event.BarrierArrive, event.BarrierLeave:
		g.unpass()
	case event.ThreadCreate:
		if t := g.Space.Joined(e.Step); g.Exists(t) && g.threads[t].create == id {
			g.threads[t].create = none
			if id == (event.ID{Index: g.prologue}) {
				g.prologue, g.plain = math.MaxInt32, false
			}
			g.SetNext(t, nil)
		}
	}
	g.SetNext(id.Thread, e.Step)
	if int(id.Index) < len(th.ev)-1 {
		e.Absent = true
		th.gaps++
		g.gaps++
		return
	}
	th.ev = th.ev[:id.Index]
	if !g.loose {
		g.porf.Pop(id.Thread)
	}
}

// unchain takes access id, which is e, out of its thread's accesses of the location.
func (g *Graph) unchain(id event.ID, e *Event) {
	p := &g.locs[e.Loc].last[id.Thread]
	for *p != id.Index { // only if it filled a hole
		p = &g.threads[id.Thread].ev[*p].PrevLoc
	}
	*p = e.PrevLoc
}

// Restrict makes h the restriction of g to the events with stamp <= s, those in
// view v, and w (the newest event of g). Kept events stay in their order; rf, co
// and porf views among them are as in g. The events kept must be porf-closed.
// w must be unplaced in g. It returns the number of events kept per thread, valid
// until h changes. Cost: O(kept events · threads), without those of the prologue if h had it.
func (g *Graph) Restrict(h *Graph, s int32, v []int32, w event.ID) []int32 {
	base := g.retain(h, s)
	if base == 0 {
		h.Clear()
	}
	if len(g.threads) > 0 {
		h.ensure(int32(len(g.threads) - 1))
	}
	// Of each thread the first n[t] events are kept: copied as they are, they need
	// to be mended only where something they refer to is gone.
	n := h.scratch[:0]
	for t := range g.threads {
		ev := g.threads[t].ev
		k := int32(len(ev))
		for k > 0 && ev[k-1].Stamp > s && v[t] < k-1 && (event.ID{Thread: int32(t), Index: k - 1}) != w {
			k--
		}
		n = append(n, k)
		h.threads[t].ev = append(h.threads[t].ev, ev[len(h.threads[t].ev):k]...)
	}
	h.scratch = n
	h.Order = append(h.Order, g.Order[base:s+1]...)
	for _, id := range g.Order[s+1:] {
		if id.Index < n[id.Thread] {
			h.At(id).Stamp = int32(len(h.Order))
			h.Order = append(h.Order, id)
		}
	}
	h.porf.CopyRest(&g.porf, n, base)
	if base == 0 {
		for _, l := range g.used {
			x := &g.locs[l]
			y := h.touch(l, x.use)
			y.last = append(y.last[:0], x.last...)
			y.co = append(y.co[:0], x.co...)
			y.readers = x.readers
			y.object = 0
		}
	}
	g.forgetAccesses(h, n)
	g.keepObjects(h, n)
	g.keepThreads(h, n)
	h.settled, h.plain, h.retained = g.settled, g.plain && h.prologue == g.prologue, base
	return n
}

// forgetAccesses takes the accesses that are not kept out of h's locations.
func (g *Graph) forgetAccesses(h *Graph, n []int32) {
	for t := range g.threads {
		ev := g.threads[t].ev
		for i := int32(len(ev)) - 1; i >= n[t]; i-- {
			e := &ev[i]
			if e.Loc < 0 {
				continue
			}
			y := &h.locs[e.Loc]
			y.last[t] = e.PrevLoc
			switch {
			case e.Kind == event.Write && e.CoPos > 0:
				g.keepPlaces(h, e.Loc, n)
			case e.HasRF && e.RF.Thread < 0:
				g.keepReaders(h, &y.readers, g.locs[e.Loc].readers, n)
			case e.HasRF && e.RF.Index < n[e.RF.Thread]:
				g.keepReaders(h, &h.At(e.RF).link, g.At(e.RF).link, n)
			}
		}
	}
}

// keepObjects gives h the barriers and objects of g that are kept.
func (g *Graph) keepObjects(h *Graph, n []int32) {
	for _, b := range g.barriers {
		if b.id.Index < n[b.id.Thread] {
			h.barriers = append(h.barriers, b)
		}
	}
	for _, o := range g.objects {
		if o.Alloc.Index >= n[o.Alloc.Thread] {
			continue
		}
		if o.Free != none && o.Free.Index >= n[o.Free.Thread] {
			o.Free = none
		}
		h.objects = append(h.objects, o)
	}
}

// keepThreads gives h's threads the links to their creator and joiner that are kept, and
// their next steps.
func (g *Graph) keepThreads(h *Graph, n []int32) {
	for t := range g.threads {
		c := g.threads[t].create
		if c == none || (c.Thread >= 0 && c.Index >= n[c.Thread]) {
			continue
		}
		h.threads[t].create = c
		if c.Thread == 0 {
			h.prologue = min(h.prologue, c.Index)
		}
		if j := g.threads[t].joiner; j != none && j.Index < n[j.Thread] {
			h.threads[t].joiner = j
		}
		if k := n[t]; int(k) < len(g.threads[t].ev) {
			h.threads[t].next = g.threads[t].ev[k].Step
		} else {
			h.threads[t].next = g.threads[t].next
		}
	}
}

// keepPlaces makes co of location l in h that of g without what is not kept.
func (g *Graph) keepPlaces(h *Graph, l int32, n []int32) {
	y := &h.locs[l]
	y.co = y.co[:1]
	for _, c := range g.locs[l].co[1:] {
		if c.Index < n[c.Thread] {
			h.At(c).CoPos = int32(len(y.co))
			y.co = append(y.co, c)
		}
	}
}

// keepReaders makes the list at p in h that of g, which starts with r, without
// what is not kept.
func (g *Graph) keepReaders(h *Graph, p *event.ID, r event.ID, n []int32) {
	for ; r != none; r = g.At(r).link {
		if r.Thread == 0 && r.Index < min(g.prologue, n[0]) {
			break // it is kept, and so are those after it, which are older
		}
		if r.Index < n[r.Thread] {
			*p = r
			p = &h.At(r).link
		}
	}
	*p = r
}
