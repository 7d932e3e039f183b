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

// restrict makes h, which is empty, the part of x that is older than stamp s, or in p, the
// past of write id, and read r, unless that is graph.None. r and id have made no choice then.
func (x *execution) restrict(h *execution, s int32, p past, id, r event.ID) {
	n := x.g.Restrict(h.g, s, p.view, id)
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
