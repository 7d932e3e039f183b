package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Rounds that undo themselves. A thread may stop in a loop when a round, that is the
// events between two visits of one place in the same state, is as good as none: its
// events can be taken out of any execution, and what others read then comes from
// elsewhere with the same value. That is so for reads. It is so for writes if
//
//   - the first write of a location is that of a read-modify-write, and the last one
//     writes back what that read: a lock taken and released, a counter incremented and
//     decremented. A write is as good as that of a read-modify-write if its atomic section has read
//     the location before. In between, others must not have seen the location, unless they
//     stopped because of it;
//   - or all that it writes to a location are additions whose result it does not use (event.Label.Adds), which come to 0: a
//     counter of those who wait. Others may add, too, as none of them learns what is there;
//   - or it adds a number to a counter, looks what was there (event.Label.Counts), and takes the number back: a failed attempt.
//     Others may look, if what they find with it and without it comes to the same (truST/filter/counters.go);
//   - or the last write of a location writes the value that the round before wrote there
//     last, and no one else wrote it since. What is written in between must not have been
//     seen, as above, unless it is that value, too.
//
// The place need not be the header of the loop. `while (!done) { unlock(m); lock(m); }`
// comes back to its header with the lock held: a round from there gives the lock up in
// between, others may take it then, and without the round they cannot. But a round from
// one call of lock to the next takes the lock and releases it. So a round is looked at
// from each of its read-modify-writes, too, and the thread stops before that event when
// it has come there again in the same state. It is the same state if the header was, and
// all values read since.
//
// Locks of the library can be seen only by threads that wait for them, so rounds of
// theirs need no more than a look at the thread (heldlocks.go). All other rounds are
// written down (Thread.round) from the second one on, if a loop comes back to a state although
// it had effects, and undo.go decides whether what is written there is as good as none. A Block that relies on what others
// saw has the attribute Undone; the explorer checks it (truST/filter/undone.go).

// watch is the loop whose rounds are written down, and how far that is.
type watch struct {
	lab     watchedLabel // the event that the thread is at
	n       uint32       // len(round)
	at      uint32       // stage watchAgain: events of the loop since round was complete
	stop    uint32       // stage watchAgain: how many there are when the thread stops
	from    uint32       // events at the last visit
	loop    int32        // of the frame
	depth   int32        // index of the frame
	keeps   uint32       // events of the round before the loop read what it keeps undecided (kept.go)
	check   bool         // the explorer has to check the Block
	locks   bool         // the round takes and releases locks of the library, and writes nothing else
	adds    bool         // all that the round writes are additions (event.Label.Adds)
	counter uint64       // the round is a failed attempt at this counter; 0: it is none
	early   bool         // it was no round yet that came back to the same state
	old     uint64       // what the last event read
}

type watchStage uint8

const (
	watchOff   watchStage = iota
	watchRound            // a round is written down
	watchAgain            // the next one is compared with it
)

// watchedLabel is what matters of a label.
type watchedLabel struct {
	addr, val uint64
	attr      event.Attr
	ord       event.Ordering
	kind      event.Kind
	size      uint8
	value     valueState
	adds      bool   // Label.Adds: no value counts but delta
	counts    bool   // Label.Counts
	delta     uint64 // of a write that adds or counts: what it adds, modulo its size
}

// note is an event that is over: val is what it read or wrote.
type note = watchedLabel

// valueState says whether the value of a note counts.
type valueState uint8

const (
	valueCounts    valueState = iota
	valueUndefined            // it has undefined bits, and if it counts, the round is not watched any longer
	valueUnused               // nothing depends on it, whatever it is
)

// maxRound is the length of the longest round that is written down, in events.
const maxRound = 96

// patience is how many rounds count although they are as good as none, if that relies on
// what others saw of other memory than locks. Programs whose loops end by themselves after a few attempts have the
// executions then that other tools count; a loop that waits is stopped all the same.
const patience = 4

// watches reports whether loop lp of the current frame is the one that is watched.
func (t *Thread) watches(lp int32) bool {
	return t.watch.loop == lp && t.watch.depth == int32(len(t.frames)-1)
}

func (t *Thread) unwatch() {
	t.watching, t.watch.n = watchOff, 0
	t.round = t.round[:0]
}

// unwatchLoop is called when loop lp of the current frame did not come back to the state of its last visit.
func (t *Thread) unwatchLoop(lp int32) {
	if t.watching != watchOff && t.watches(lp) {
		t.unwatch()
	}
}

// leaves is called when the thread has left frames: with its function it leaves the loop that is watched. A frame of
// another function may come in the place of that one.
func (t *Thread) leaves() {
	if t.watching != watchOff && int(t.watch.depth) >= len(t.frames) {
		t.unwatch()
	}
}

// cameRound is called when loop lp of the current frame is visited in the state of the
// last visit, when the thread had made last events, but had effects in between, for the
// nth time in a row; keeps is watch.keeps. It reports true with a Block in *lab if the thread stops.
func (t *Thread) cameRound(lp int32, last uint32, nth uint64, keeps uint32, lab *event.Label) bool {
	if t.m.cfg.NoUndone && t.m.prog.TryLocks {
		return false
	}
	w := &t.watch
	if t.watching != watchOff && !(t.watches(lp) && w.from == last) {
		// Another one is watched. It goes on if it was visited since this one was.
		if int(w.depth) < len(t.frames) && !t.watches(lp) && w.from >= last && !w.early {
			return false
		}
		t.unwatch()
	}
	switch t.watching {
	case watchRound:
		if undone := t.undoes(); w.early && !(undone && (w.adds || w.counter != 0)) {
			break // write the next one down
		}
		if t.m.deps != nil {
			if nth <= patience && t.undecidedRound() {
				break // the thread may go on with values that depend on what is behind the loop
			}
			if !t.closeReads() {
				t.unwatch()
				return false
			}
		}
		w.keeps = keeps
		if t.undoes() {
			if w.check && !w.locks && !w.adds && w.counter == 0 && nth < patience {
				break // write the next one down
			}
			if w.stop == 0 {
				t.stopWatched(lab)
				return true
			}
			t.watching, w.at = watchAgain, 0
			w.from = t.events
			return false
		}
		t.unwatch()
		return false
	case watchAgain:
		switch {
		case w.at%w.n != 0:
			t.unwatch()
		case w.at == w.stop:
			t.stopWatched(lab)
			return true
		default:
			w.from = t.events
			return false
		}
	}
	t.beginRound(lp)
	return false
}

// beginRound begins to write down the round of loop lp of the current frame that begins now.
func (t *Thread) beginRound(lp int32) {
	t.watching = watchRound
	t.watch = watch{loop: lp, depth: int32(len(t.frames) - 1), from: t.events}
	t.round = t.round[:0]
}

// watchEarly begins to write down the round of loop lp of f, the current frame, that begins now, if no other is written down: one
// that only adds, and nothing in the end, is as good as none at once, and others might add in the midst of each that counts.
func (t *Thread) watchEarly(f *frame, lp int32, st *loopState) {
	cfg := &t.m.cfg
	if l := &f.fn.Loops[lp]; l.MayAdd && !(l.Twice && t.m.twice) && st.sameRounds == 0 && !cfg.NoUndone && !cfg.NoAdds && (t.watching == watchOff || t.watch.early) {
		t.beginRound(lp)
		t.watch.early = true
	}
}

// watched is told the value of the event that the thread was at.
func (t *Thread) watched(v event.Value) {
	w := &t.watch
	e := w.lab
	if e.kind.ReadLike() {
		e.val = v.Lo
		if e.attr&event.ReadWrite != 0 && e.attr&event.Exclusive != 0 {
			e.val = 0 // see noteWrite
		}
	}
	deps := t.m.deps != nil && e.kind.ReadLike()
	w.old = v.Lo
	if t.watching == watchAgain {
		o := t.round[w.at%w.n]
		if o.value == valueUnused {
			e.val, e.value, v.Hi = 0, valueUnused, 0
		} else if e.adds && w.adds {
			e.val, o.val = 0, 0
		} else if deps { // whether the thread stops depends on it
			t.addCtrl(t.m.deps.Of(int32(t.events)))
		}
		if o != e || v.Hi != 0 {
			t.unwatch()
			return
		}
		w.at++
		return
	}
	if deps && v.Hi != 0 {
		e.value, v.Hi = valueUndefined, 0
	}
	if e.size > 8 || v.Hi != 0 || w.n == maxRound {
		t.unwatch()
		return
	}
	t.round = append(t.round, e)
	w.n++
}

// watchNext is told the label that the thread yields, and replaces it by a Block if the
// thread stops before it.
func (t *Thread) watchNext(lab *event.Label) {
	w := &t.watch
	switch {
	case lab.Kind == event.Block || lab.Kind == event.Error || lab.Kind == event.ThreadFinish || int(w.depth) >= len(t.frames):
		t.unwatch()
		return
	case t.watching == watchAgain && w.at == w.stop:
		deps := lab.Deps // what it depends on to have come here
		t.stopWatched(lab)
		lab.Deps = deps
		return
	}
	undefined := lab.Kind == event.Write && lab.Val.Hi != 0 // or 16 bytes
	if undefined && t.m.deps == nil {
		t.unwatch()
		return
	}
	made := uint64(0)
	if t.m.deps != nil {
		x := t.m.deps.Deps(lab.Deps)
		if (lab.Kind == event.Write || lab.Kind == event.Skip) && !t.known(x.Data) {
			if made = t.storedBefore(lab); made == 0 && !t.readInRound(x.Data) {
				t.unwatch()
				return
			}
		}
		t.addCtrl(x.Addr) // all that follows is after the address anyway
	}
	w.lab = watchedLabel{addr: uint64(lab.Addr), attr: lab.Attr, ord: lab.Ord, kind: lab.Kind, size: lab.Size, adds: !t.m.cfg.NoAdds && lab.IsAccess() && lab.Adds()}
	w.lab.counts = !t.m.cfg.NoCounts && lab.IsAccess() && lab.Counts()
	if lab.Kind == event.Write {
		w.lab.val = lab.Val.Lo
		if w.lab.adds || w.lab.counts {
			w.lab.delta = (lab.Val.Lo - w.old) & ir.Mask(8*uint(lab.Size))
		}
		switch {
		case made != 0:
			w.lab.val = mix(keptMark, made)
		case undefined:
			w.lab.value = valueUndefined
		}
		if lab.Reader() {
			w.lab.val = 1 // see noteWrite
			if lab.Attr&event.Unlock != 0 {
				w.lab.val = minusOne
			}
		}
	}
}

// mayBeUnused reports whether the value of e, which reads, need not count.
func (e *note) mayBeUnused() bool {
	return e.kind == event.Read && e.attr&(event.Exclusive|event.CAS|event.OfSections) == 0
}

// eventOf is event i of the round, as a set.
func (t *Thread) eventOf(i int) event.DepSet { return t.m.deps.Of(int32(t.watch.from) + int32(i)) }

// unusedRead reports whether the value of event i of the round does not count: it was read, and used, which is what the thread has
// used since, does not contain it.
func (t *Thread) unusedRead(i int, used event.DepSet) bool {
	return t.round[i].mayBeUnused() && !t.m.deps.Includes(used, t.eventOf(i))
}

// addsOnly reports whether the value of e, of a round that is as good as none, does not count because it only adds.
func (t *Thread) addsOnly(e *note) bool { return e.adds && (t.watch.adds || t.watch.counter != 0) }

// undecidedRound reports whether values that the round has read would count, now that it is over, but are not control dependencies
// yet, and it matters whether they are: what is behind a read that acquires is after it anyway, and locks of the library are not
// told apart by who else holds them.
func (t *Thread) undecidedRound() bool {
	used := t.usedSince(t.watch.from)
	for i := range t.round {
		e := &t.round[i]
		matters := e.kind.ReadLike() && !e.ord.Acq() && e.attr&(event.Lock|event.Unlock) == 0 && !t.addsOnly(e)
		if matters && !t.unusedRead(i, used) && !t.decided(t.eventOf(i)) {
			return true
		}
	}
	return false
}

// closeReads makes those values that the round has read control dependencies, now that it is over, that something depends on. The
// others do not count. It reports false if one of the first, or one that the round has written, has undefined bits.
func (t *Thread) closeReads() bool {
	used := t.usedSince(t.watch.from)
	for i := range t.round {
		e := &t.round[i]
		if t.unusedRead(i, used) {
			e.val, e.value = 0, valueUnused
			continue
		}
		if e.kind.ReadLike() && !t.addsOnly(e) {
			t.addCtrl(t.eventOf(i)) // whether the thread stops depends on it
		}
		if e.value == valueUndefined {
			return false
		}
	}
	return true
}

// readInRound reports whether what s contains beyond control dependencies was read since the watched round began.
func (t *Thread) readInRound(s event.DepSet) bool {
	for s != 0 {
		e, rest := t.m.deps.Last(s)
		if uint32(e) < t.watch.from {
			break
		}
		s = rest
	}
	return t.known(s)
}

// storedBefore returns when the value that lab stores was computed (slotDep.made), if that was before the watched round
// began, else 0. It is the same value in each round then, whatever it is.
func (t *Thread) storedBefore(lab *event.Label) uint64 {
	if t.phase == phEscape || lab.Attr&event.Exclusive != 0 {
		return 0
	}
	f := &t.frames[len(t.frames)-1]
	in := &f.fn.Code[f.pc]
	if in.Op != ir.OpStore || in.B < 0 {
		return 0
	}
	w := &t.frames[t.watch.depth]
	made := t.slotDeps[f.base+in.B].made
	if uint64(made) > t.loopDeps(w, &w.fn.Loops[t.watch.loop]).written {
		return 0
	}
	return uint64(made)
}

// minusOne is what a reader adds to a read-write lock that it releases.
const minusOne = ^uint64(0)

// stopWatched stops the thread in the loop that is watched.
func (t *Thread) stopWatched(lab *event.Label) {
	w := &t.watch
	f := &t.frames[w.depth]
	n, check, counter := w.n, w.check, w.counter
	t.block(lab, event.BlockSpin, t.loopPos(f, &f.fn.Loops[w.loop]))
	lab.Len = uint64(n)
	if check {
		lab.Attr, lab.Addr = event.Undone, event.Addr(counter)
	}
	t.unwatch()
}
