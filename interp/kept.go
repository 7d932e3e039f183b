package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Loops that keep values, if dependencies are tracked. `while (!stop) { before = last; last = x; }` keeps what it read: its
// state contains values that are no control dependencies, so what they are must not decide whether the thread stops.
//
// A value that was not written since the last visit is the same value, whatever it is: a token stands for it in hashes of
// states (loophash.go). One that was written since is *kept* (isKept).
//
// Kept values do not count as part of the state if nothing that the thread does depends on them, and if each is replaced
// after some rounds: then it makes no difference with which of them a round begins. Suppose that quiet rounds in a row
// led to the same state, kept values apart, and that all values kept now come from reads after the first of these
// rounds. The later rounds can do the same without the first one, so an execution without it shows the same, whatever they
// read, and the thread stops (keptAgain).
//
// `while (!seen) { seen = flag; last = x; }` uses one of the values that it keeps and not the other. So the values that a
// later round decided count as part of the state, as soon as that is known: at the next visit (keptUsed).
//
// `while (!tryLock(&old)) {}` uses the value that it keeps at once: tryLock looks at it before it reads again. So states are
// also compared with the values that they keep, at the last visit (keptSame) and at an earlier one (keptEarlier). If they
// are equal, the thread stops no earlier than what it compared is decided: at its next event, or after more reads
// (repeated.go).
//
// The seed of a loop (ir.Loop.Seed) is such a value, too: what it is counts once that is decided. But if nothing else has
// changed since the last visit, and it is what a read of its place returned, the thread stops whatever it is (seedReturns).

// keptSince is what the values depend on that loop lp keeps, 0 if it keeps none or this is the first visit. If lp has
// a counter, values that it keeps would count, so keptSince returns 0 and makes the visit the first one.
func (t *Thread) keptSince(f *frame, lp *ir.Loop, regs []uint64, st *loopState) event.DepSet {
	if t.m.deps == nil {
		return 0
	}
	if !st.visited() {
		ld := t.loopDeps(f, lp)
		ld.entryCtrl, ld.entryWritten = t.dep.ctrl, uint64(t.dep.written)
		t.keptFirst(f, lp, regs)
		return 0
	}
	counted := lp.Counter.Slot >= 0
	kept := t.kept(f, lp, counted)
	if kept != 0 && counted { // counted.go compares states in which every value counts
		st.forget()
		return 0
	}
	return kept
}

// isKept reports whether a value that depends on s and was written at the given time was written since the last visit of
// loop lp and does not depend on control dependencies alone.
func (t *Thread) isKept(f *frame, lp *ir.Loop, s event.DepSet, at uint32) bool {
	return s != 0 && uint64(at) > t.loopDeps(f, lp).written && !t.decided(s)
}

// kept is what the kept values at loop lp depend on, but for its seed if butSeed.
func (t *Thread) kept(f *frame, lp *ir.Loop, butSeed bool) (set event.DepSet) {
	for _, s := range lp.Live {
		if d := t.slotDeps[f.base+s]; !(s == lp.Seed && butSeed) && t.isKept(f, lp, d.set, d.at) {
			set = t.m.deps.Union(set, d.set)
		}
	}
	seed, end := t.seedBytes(f, lp)
	for i := range t.shadow {
		c := &t.shadow[i]
		if butSeed && c.lo >= seed && c.hi <= end || !t.isKept(f, lp, c.set, c.at) {
			continue
		}
		if k := t.objectOf(c); k < 0 || !t.deadCell(f, lp, k, c) {
			set = t.m.deps.Union(set, c.set)
		}
	}
	for i := range t.tls {
		if e := &t.tls[i]; t.isKept(f, lp, e.set, e.at) {
			set = t.m.deps.Union(set, e.set)
		}
	}
	return set
}

// eachKept calls see for each value that loop lp keeps, with what it depends on and a hash of its place and of what it is.
func (t *Thread) eachKept(f *frame, lp *ir.Loop, see func(s event.DepSet, h uint64)) {
	for i, s := range lp.Live {
		if d := &t.slotDeps[f.base+s]; t.isKept(f, lp, d.set, d.at) {
			var u uint64
			if f.und != 0 {
				u = t.und[f.base+s].bits
			}
			see(d.set, mix(mix(uint64(i), t.slots[f.base+s]), u))
		}
	}
	for i := range t.shadow {
		c := &t.shadow[i]
		if !t.isKept(f, lp, c.set, c.at) {
			continue
		}
		if k := t.objectOf(c); k < 0 || !t.deadCell(f, lp, k, c) {
			see(c.set, t.cellHash(c))
		}
	}
	for i := range t.tls {
		if e := &t.tls[i]; t.isKept(f, lp, e.set, e.at) {
			see(e.set, e.hash())
		}
	}
}

// cellHash is a hash of the bytes of c.
func (t *Thread) cellHash(c *cell) uint64 {
	h := uint64(c.lo)<<32 + uint64(c.hi)
	for w := c.lo / 8; w < (c.hi+7)/8; w++ {
		lo, hi := max(c.lo, 8*w)-8*w, min(c.hi, 8*(w+1))-8*w
		mask, u := ^uint64(0)>>(64-8*(hi-lo))<<(8*lo), uint64(0)
		if len(t.undMem) > 0 {
			u = t.undMem[w].changed()
		}
		h = mix(mix(h, t.mem[w]&mask), u&mask)
	}
	return h
}

// keptFirst is keptAgain at the first visit of loop lp: what the thread has made of the last event's value counts as kept, as
// such a value is often what the loop goes on to replace.
func (t *Thread) keptFirst(f *frame, lp *ir.Loop, regs []uint64) {
	ld := t.loopDeps(f, lp)
	ld.written = uint64(t.dep.came)
	ld.kept = t.kept(f, lp, lp.Counter.Slot >= 0)
	if ld.kept != 0 {
		ld.withValues, ld.withValuesAt = t.valuesHash(f, lp, regs), uint64(t.events)
	}
	t.keepEach(f, lp)
}

// keepEach notes the values that loop lp keeps for keptUsed.
func (t *Thread) keepEach(f *frame, lp *ir.Loop) {
	ld := t.loopDeps(f, lp)
	ld.nkept = 0
	t.eachKept(f, lp, func(s event.DepSet, h uint64) {
		if ld.nkept < len(ld.values) {
			ld.values[ld.nkept] = keptValue{set: s, hash: h}
		}
		ld.nkept++
	})
}

// keptUsed looks at the values that loop lp kept at its last visit. Those that are decided now count as part of the state: equal
// reports whether they are what the values at the visit before were that had been decided a round later. unused reports whether
// nothing depends on the others.
func (t *Thread) keptUsed(f *frame, lp *ir.Loop, st *loopState) (unused, equal bool) {
	ld := t.loopDeps(f, lp)
	used := t.usedSince(uint32(st.events))
	unused = true
	if ld.nkept > len(ld.values) { // not all of them are known
		unused = t.m.deps.Without(ld.kept, used) == ld.kept
		ld.nkept = 0
	}
	var h uint64
	for i := range ld.values[:ld.nkept] {
		switch k := &ld.values[i]; {
		case t.decided(k.set):
			h += k.hash
		case t.m.deps.Includes(used, k.set):
			unused = false
		}
	}
	equal = ld.decidedHash == h
	ld.decidedHash = h
	return unused, equal
}

// usedSince is what anything that the thread has done since it had made n events, when a loop was visited, depends on, and more.
func (t *Thread) usedSince(n uint32) event.DepSet {
	used := t.m.deps.Union(t.dep.ctrl, t.m.deps.Union(t.dep.addrPo, t.dep.recent))
	if t.headAt != n { // another loop was visited since
		used = t.m.deps.Union(used, t.dep.data)
	}
	return used
}

// keptStops is spins for a loop that keeps values, which depend on set; keptAgain says what same and quiet are, and
// sameRound what undecided is.
func (t *Thread) keptStops(f *frame, in *ir.Inst, regs []uint64, st *loopState, same, quiet, undecided bool, set event.DepSet, lab *event.Label) bool {
	lp := &f.fn.Loops[in.A]
	t.keptSame(f, lp, regs, st, quiet, set)
	n, keeps := t.keptAgain(f, lp, st, same, quiet, set)
	if n > 0 {
		t.spin(f, lp, n, lab)
		return true
	}
	if keeps >= 0 {
		return t.sameRound(f, in, st, undecided, uint32(keeps), lab)
	}
	t.unwatchLoop(in.A)
	return false
}

// keptAgain decides whether the thread stops in loop lp although it keeps values, which depend on set; same says that the
// last round led to the state of the last visit, these values apart, and quiet that it had no effect.
//
// n is how many events lead back to an earlier state, 0 if the thread does not stop because of that. keeps is not negative
// if sameRound is to be asked: the round had effects and led to the same state, and nothing depends on what it keeps. Then
// keeps is how many events of the round came before the first read of which it keeps the value.
func (t *Thread) keptAgain(f *frame, lp *ir.Loop, st *loopState, same, quiet bool, set event.DepSet) (n uint64, keeps int64) {
	d, ld := t.m.deps, t.loopDeps(f, lp)
	unused, equal := t.keptUsed(f, lp, st)
	t.keepEach(f, lp)
	ld.kept = t.undecided(set)
	oldest := t.events
	if ld.kept != 0 {
		oldest = uint32(d.First(ld.kept))
	}
	st.often.count = 0 // its state would be compared with this one
	if !same || !unused {
		st.sameRounds = 0
		return 0, -1
	}
	usedLater := ld.decidedHash != 0
	if !quiet {
		keeps = int64(oldest) - int64(st.events)
		if ld.firstFrom != noRound || usedLater || keeps < 0 {
			st.sameRounds, ld.firstFrom = 0, noRound
		}
		if usedLater {
			keeps = -1
		}
		return 0, keeps
	}
	if st.sameRounds++; st.sameRounds == 1 || !equal || ld.firstFrom == noRound {
		st.sameRounds, ld.firstFrom, ld.firstTo = 1, uint32(st.events), uint64(t.events)
		return 0, -1
	}
	if uint64(oldest) < ld.firstTo {
		return 0, -1 // a value from before the end of the first round is still there
	}
	if usedLater {
		return uint64(t.events - ld.firstFrom), -1 // the last round may have led to values with which the thread goes on
	}
	return uint64(t.events) - st.events, -1
}

// valuesHash is the hash of the state at loop lp, kept values included.
func (t *Thread) valuesHash(f *frame, lp *ir.Loop, regs []uint64) uint64 {
	h, seed := t.headHash(f, lp, regs, keptByValue)
	if lp.Seed >= 0 {
		h = t.addSeed(f, lp, h, seed, keptByValue)
	}
	return h
}

// keptSame is called before keptAgain: if loop lp is in the state of its last visit, the values that it keeps included, which
// depend on set, the thread is to stop at its next event.
func (t *Thread) keptSame(f *frame, lp *ir.Loop, regs []uint64, st *loopState, quiet bool, set event.DepSet) {
	ld := t.loopDeps(f, lp)
	lastHash, before := st.hash, event.DepSet(0)
	if ld.withValuesAt == st.events {
		lastHash, before = ld.withValues, ld.kept
	}
	h := t.valuesHash(f, lp, regs)
	same := quiet && t.events > uint32(st.events) && lastHash == h && !t.modified(uint32(st.events))
	t.compared(f, lp, same, t.m.deps.Union(before, set), uint32(st.events))
	ld.withValues, ld.withValuesAt = h, uint64(t.events)
	t.keptEarlier(f, lp, st, h, set)
}

// keptEarlier is returns for a loop that keeps values, which depend on set; h is the hash of its state, these values
// included. Who waits for a lock that others take and give back comes to the states "taken" and "free" in turn.
func (t *Thread) keptEarlier(f *frame, lp *ir.Loop, st *loopState, h uint64, set event.DepSet) {
	x, kept := &st.earlier, &t.loopDeps(f, lp).earlierKept
	same := x.limit > 0 && x.hash == h && x.effects == uint32(t.effects)+1 && !t.gaveUp(x.events) && !t.modified(x.events)
	t.compared(f, lp, same, t.m.deps.Union(*kept, set), x.events)
	if x.age++; x.age >= x.limit {
		x.hash, x.effects, x.events, x.age, x.limit = h, uint32(t.effects)+1, t.events, 0, max(1, 2*x.limit)
		*kept = set
	}
}

// keptReturns is returns for a visit at which the loop keeps nothing, or its first one. The state of an earlier visit counts
// if all that the loop kept then are control dependencies by now.
func (t *Thread) keptReturns(f *frame, lp *ir.Loop, st *loopState, effects, h uint64) bool {
	if t.m.deps == nil {
		return t.returns(st, effects, h)
	}
	ld, first := t.loopDeps(f, lp), !st.visited()
	kept := &ld.earlierKept
	if !first && *kept != 0 {
		if !t.decided(*kept) {
			st.earlier.limit = 0
		}
		*kept = 0
	}
	back := t.returns(st, effects, h)
	if first {
		if *kept = ld.kept; *kept != 0 {
			st.earlier.hash = ld.withValues
		}
	}
	return back
}
