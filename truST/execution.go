package trust

import (
	"slices"

	"genmcgo/consistency"
	"genmcgo/graph"
	"genmcgo/graph/event"
	"genmcgo/internal/invariant"
)

// execution is one graph with its unexplored alternatives, oldest first. All of
// them belong to stamps at or after base, the last event of the graph the
// execution began with.
//
// The methods of this file are the only ones that choose: they set the reads-from of a
// read or the place of a write, in the graph and in the state of the model, ask the model,
// and take the choice back. (Searches for another coherence order, witness.go, exchange
// the graph as a whole.)
type execution struct {
	g    *graph.Graph
	st   consistency.State
	work []item
	// pending is the thread that has read the first half of a read-modify-write
	// and must write next, -1 if none.
	pending int32
	// lone says that, when the newest event was scheduled, no other thread could go
	// on, whatever that event would do.
	lone bool
	// stalls are the reads that waited, in order of insertion (unblock.go). Some that
	// are left out again lie behind the end of the slice: items know how many to
	// take back.
	stalls []stall
	groups []membership // by thread; with Config.Symmetry only
	hb     []int32      // scratch of checks: what happens before an event
	// Scratch of offered, by position in co.
	open    []bool
	reached []truth
}

// itemKind says what a work item tries next.
type itemKind uint8

const (
	itemRead     itemKind = iota // another write for the read at stamp
	itemPlace                    // another place in co for the write at stamp
	itemChoice                   // the next option of the Choice at stamp
	itemRevisit                  // backward revisit of read by the write at stamp
	itemRevPlace                 // in a revisited graph: another place for the write at stamp that read reads
	itemStall                    // another write for the read that waits since the event at stamp
)

// item is an alternative not yet explored. For itemRead, itemPlace and
// itemRevPlace the co positions lo..cur are left, to be taken from cur down; for
// itemChoice cur is the next option.
type item struct {
	kind    itemKind
	lone    bool // itemRead, itemPlace: no other thread can go on; see worker.leaf
	settled bool // itemRead, up to reads-from: the canonical choice was made
	stamp   int32
	lo, cur int32
	read    event.ID
	stalls  int32 // itemStall: how many of the execution's stalls are older
	since   int64 // worker.work when it was left for later, see remaining.go
}

// stall says that read (t, i) waits since there were at events. If cause is not
// graph.None, a backward revisit by that write made it wait.
type stall struct {
	t, i  int32
	at    int32
	loc   int32
	cause event.ID
	// seen is how long co was when the thread's offer was found out; 0 if it was
	// not since events were taken away.
	seen  int32
	offer offer
}

// membership says to which group of interchangeable threads a thread belongs. It is a
// function of the thread's creation and the steps around it, so it never changes.
type membership struct {
	prev int32 // the previous thread of its group, -1 if none
	// grouped: there are other threads of its group, perhaps not created yet.
	grouped bool
	// declared: the program says that prev is the previous one.
	declared bool
}

// before returns the view of the events that happen before e, and e, in buf, which grows
// to as many entries as there are threads.
func (x *execution) before(e event.ID, buf *[]int32) []int32 {
	n := x.g.Threads()
	*buf = slices.Grow((*buf)[:0], n)[:n]
	x.st.HB(e, *buf)
	return *buf
}

// setRead lets read r, which has no rf, read write c.
func (x *execution) setRead(r, c event.ID) {
	x.g.SetRF(r, c)
	x.st.Read(r)
}

// unread takes back what read r reads.
func (x *execution) unread(r event.ID) {
	x.st.Unread(r)
	x.g.UnsetRF(r)
}

// tryRead lets read r, which has no rf, read write c if the model allows it. The position of
// c is not below FirstRead.
func (x *execution) tryRead(r, c event.ID) bool {
	x.g.SetRF(r, c)
	x.st.Read(r)
	co := x.g.Co(x.g.At(r).Loc)
	if x.certain(r, c == co[len(co)-1]) || x.st.Consistent(r) {
		return true
	}
	x.unread(r)
	return false
}

// readLast lets read r, the newest event, which fills no hole and has no rf, read write c,
// the co-last one. That is always consistent.
func (x *execution) readLast(r, c event.ID) {
	x.g.SetRF(r, c)
	x.st.Read(r)
	if invariant.Enabled {
		x.certain(r, true)
	}
}

// setPlace puts write id, which has no place, at position pos of co.
func (x *execution) setPlace(id event.ID, pos int32) {
	x.g.Place(id, pos)
	x.st.Place(id)
}

// unplace takes write id out of co.
func (x *execution) unplace(id event.ID) {
	x.st.Unplace(id)
	x.g.Unplace(id)
}

// tryPlace puts write id, which has no place, at position pos of co if the model allows it.
// pos is not below FirstPlace.
func (x *execution) tryPlace(id event.ID, pos int32) bool {
	x.g.Place(id, pos)
	x.st.Place(id)
	if x.certain(id, int(pos) == len(x.g.Co(x.g.At(id).Loc))-1) || x.st.Consistent(id) {
		return true
	}
	x.unplace(id)
	return false
}

// tryRevisit puts write id at position pos of co and lets read r read it, if the model
// allows both. Neither has made its choice.
func (x *execution) tryRevisit(id event.ID, pos int32, r event.ID) bool {
	x.setPlace(id, pos)
	if x.tryRead(r, id) {
		return true
	}
	x.unplace(id)
	return false
}

// restrict makes h, which is empty, the part of x that is older than stamp s, or in past, the
// causal past of write id, and read r, unless that is graph.None. r and id have made no choice then.
func (x *execution) restrict(h *execution, s int32, past []int32, id, r event.ID) {
	n := x.g.Restrict(h.g, s, past, id)
	if r != graph.None {
		h.g.UnsetRF(r)
	}
	h.st.Restrict(x.st, n)
	if r != graph.None {
		h.st.Unread(r)
	}
}

// certain reports whether the choice of event e is consistent without asking the model: the
// co-last one, if last says so, of the newest event always is, unless that fills a hole.
func (x *execution) certain(e event.ID, last bool) bool {
	if !last || e != x.g.Order[len(x.g.Order)-1] || !x.g.Newest(e) {
		return false
	}
	if invariant.Enabled && !x.st.Consistent(e) {
		panic("BUG: the co-last choice of the newest event is not consistent")
	}
	return true
}

// offer says what there is to read for a read that waits.
type offer uint8

const (
	offerAny  offer = iota // it does not wait, or the co-last write
	offerPast              // another write that came since
	offerNone
)

// truth is a bool that may not be known yet.
type truth uint8

const (
	unknown truth = iota
	no
	yes
)

// dropStalls forgets the stalls that arose after event s.
func (x *execution) dropStalls(s int32) {
	n := len(x.stalls)
	for n > 0 && x.stalls[n-1].at > s {
		n--
	}
	x.stalls = x.stalls[:n]
	x.forgetOffers()
}

// forgetOffers is called when stalls or events have changed other than by events
// being added.
func (x *execution) forgetOffers() {
	for k := range x.stalls {
		x.stalls[k].seen = 0
	}
}

// perform does to the graph what event id, a Free or an ObjectSize, does: only a right free
// ends the life of an object.
func (x *execution) perform(id event.ID) {
	e := x.g.At(id)
	o := x.g.ObjectAt(e.Addr)
	switch {
	case o == nil || o.Base != e.Addr:
	case e.Kind == event.ObjectSize:
		e.Val = event.V(o.Len)
	case o.Attr&event.Stack != 0 && e.Attr&event.Stack == 0:
	case o.Free == graph.None && x.st.HappensBefore(o.Alloc, id):
		x.g.SetFree(o, id)
	}
}
