package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Whether a round that was written down is as good as none: rounds.go says when it is. What it writes is looked at location
// by location (writtenPlaces), from each event with which it might begin (undoesFrom).

// undoes decides whether the round that was written down is as good as none, and if so
// before which event of the next round that is the same the thread stops (watch.stop; 0:
// at once).
func (t *Thread) undoes() bool {
	w := &t.watch
	if w.n == 0 {
		return false
	}
	best := turn{}
	for i := range t.round {
		if i > 0 && (!t.isRMW(i) || t.round[i].attr&event.Section != 0 || uint32(i) > w.keeps) {
			continue // a thread that stops in a section holds up all others; what it keeps must come from the round that stays
		}
		if u := t.undoesFrom(i); u.cost() < best.cost() && !(u.check && t.m.cfg.NoUndone) {
			best = u
			w.stop, w.check, w.locks, w.adds = uint32(i), u.check, u.locks, u.adds
			w.counter = u.counter
			if u.again {
				w.stop += w.n
			}
		}
	}
	return best.ok
}

// turn is what can be said of a round that begins with a certain event.
type turn struct {
	ok       bool   // it is as good as none
	again    bool   // if the round before wrote the same
	check    bool   // if others saw nothing
	locks    bool   // it writes to locks of the library only
	adds     bool   // all its writes are additions
	counter  uint64 // it is a failed attempt at this counter
	releases bool   // it begins with what others wait for, and takes it back at the end
}

// cost orders turns, the best first: those that others are least likely to see in the
// midst of, then those that need no further round.
func (u *turn) cost() int {
	switch {
	case !u.ok:
		return 4
	case u.releases:
		return 3
	case u.again:
		return 2
	case u.check:
		return 1
	}
	return 0
}

// isRMW reports whether event i of the round is the read of a read-modify-write.
func (t *Thread) isRMW(i int) bool {
	if i+1 >= len(t.round) {
		return false
	}
	r, e := &t.round[i], &t.round[i+1]
	return r.kind == event.Read && e.kind == event.Write && e.attr&event.Exclusive != 0 && r.addr == e.addr
}

// replaces returns the event that tells what write i of the round replaced: the read of its
// read-modify-write, or an earlier access of the same atomic section, in which no other thread
// writes. ok is false if it is neither.
func (t *Thread) replaces(i int) (old *note, ok bool) {
	if i > 0 && t.isRMW(i-1) {
		return &t.round[i-1], true
	}
	e := &t.round[i]
	if e.attr&event.Section == 0 {
		return nil, false
	}
	for j := i - 1; j >= 0 && t.round[j].attr&event.OfSections == 0; j-- {
		if o := &t.round[j]; o.addr == e.addr && o.size == e.size && (o.kind == event.Read || o.kind == event.Write) {
			return o, true
		}
	}
	return nil, false
}

// writtenPlace is memory that a round writes.
type writtenPlace struct {
	addr      uint64
	size      uint8
	rmw       bool   // begins with a read-modify-write
	base, val uint64 // before, now
	chain     bool   // of read-modify-writes only
	writes    int
	adds      bool   // of additions only
	attempt   bool   // of an addition whose result is looked at, and then of one whose result is not
	sum       uint64 // of them, modulo the size
	acquires  bool   // the first one does
	gives     bool   // the first one releases and does not acquire
	releases  bool   // the last one does
	lock      bool   // of the library
}

// undone reports whether what was there before is there again, but for what others do.
func (p *writtenPlace) undone() bool {
	if p.adds || p.attempt {
		return p.sum&ir.Mask(8*uint(p.size)) == 0
	}
	return p.val == p.base
}

// writtenPlaces lists what a round writes.
type writtenPlaces struct {
	at    [8]writtenPlace
	n     int
	mixed bool // something that does not add puts back what it reads, and is no place because of that
}

// find returns the place of write e, nil if it is none yet. ok is false if e overlaps a
// place without being that place.
func (ps *writtenPlaces) find(e *note) (p *writtenPlace, ok bool) {
	for i := range ps.at[:ps.n] {
		o := &ps.at[i]
		if o.addr == e.addr && o.size == e.size {
			p = o
		} else if o.addr < e.addr+uint64(e.size) && e.addr < o.addr+uint64(o.size) {
			return nil, false
		}
	}
	return p, true
}

// undoesFrom is undoes for the round that begins with event first.
func (t *Thread) undoesFrom(first int) (u turn) {
	var places writtenPlaces
	for k := range t.round {
		i := (first + k) % len(t.round)
		switch t.round[i].kind {
		case event.Read, event.Fence, event.Choice, event.ThreadJoin, event.Skip, event.ObjectSize, event.Clock:
			continue
		case event.Write:
		default:
			return turn{}
		}
		if !t.noteWrite(&places, i, k == 0) {
			return turn{}
		}
	}
	u.locks, u.adds = true, places.n > 0
	for j := range places.at[:places.n] {
		p := &places.at[j]
		p.adds = p.adds && !places.mixed
		p.attempt = p.attempt && p.writes == 2 && places.n == 1 && !places.mixed && first == 0
		u.locks, u.adds = u.locks && p.lock, u.adds && p.adds
		if p.lock && p.gives { // another may take the lock to write
			u.check, u.releases = true, true
		}
		switch {
		case !p.rmw:
			u.again, u.check = true, true
		case !p.undone():
			return turn{}
		case !p.chain && !(p.acquires && p.releases): // without the round its readers may synchronise with more: learns in truST/filter/undone.go
			u.check = true
		case !p.lock || t.m.prog.TryLocks:
			u.check = true
			u.releases = u.releases || p.gives
		}
	}
	u.ok = true
	if p := &places.at[0]; places.n == 1 && p.attempt {
		u.counter, u.check, u.releases = p.addr, true, false
	}
	return u
}

// noteWrite adds event i of the round, a write, to places; first: the round begins with
// it. It reports false if the round is not one that can undo itself.
//
// How many others read under a read-write lock does not matter to one that takes it or
// releases it, so of such a lock what is written down is what this thread does to it: the
// lock was 0 before, and a reader adds 1 or takes 1 away.
func (t *Thread) noteWrite(places *writtenPlaces, i int, first bool) bool {
	e := &t.round[i]
	old, rmw := t.replaces(i)
	if rmw && first {
		return false // in the midst of one
	}
	p, ok := places.find(e)
	if !ok {
		return false
	}
	if p == nil {
		if rmw && old.val == e.val {
			places.mixed = places.mixed || !e.adds
			return true // puts back what it read
		}
		if places.n == len(places.at) {
			return false
		}
		p = &places.at[places.n]
		places.n++
		*p = writtenPlace{addr: e.addr, size: e.size, rmw: rmw, chain: true, adds: true, lock: true}
		if rmw {
			p.base, p.val = old.val, old.val
			p.acquires = e.ord.Acq()
			p.gives = e.ord.Rel() && !e.ord.Acq()
		}
	}
	if e.attr&event.ReadWrite != 0 && e.attr&event.Exclusive != 0 && e.val != event.Writer {
		p.val += e.val
	} else {
		p.val = e.val
	}
	switch p.writes++; p.writes {
	case 1:
		p.attempt = e.counts
	case 2:
		p.attempt = p.attempt && e.adds
	}
	p.chain, p.adds = p.chain && rmw, p.adds && e.adds
	p.sum += e.delta
	p.releases = e.ord.Rel()
	p.lock = p.lock && e.attr&(event.Lock|event.Unlock) != 0 && e.attr&event.Destroy == 0
	return true
}
