package interp

import (
	"unsafe"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Spin loops. A thread that comes back to a loop header in the state in which it left
// it waits: whatever it does from there on it has done before. This file keeps what a
// header knows of its earlier visits and decides whether the thread stops; rounds.go
// does so for rounds that had effects and undid them, counted.go leaves out rounds of loops
// that count them.

// loopState is what a loop header knows of its earlier visits. It lies in the frame, in
// the ir.LoopSlots slots from ir.Loop.State on.
type loopState struct {
	backEdges uint64 // taken so far; counted only if loops are unrolled

	// At the last visit. Effects are Thread.effects + 1: 0 says that there was none.
	effects uint64
	hash    uint64 // of the state that is live, the seed included
	events  uint64 // Thread.events

	// The load right before the loop whose value the seed has at first (ir.Loop.Seed);
	// seedAddr is 0 if there was none, or later iterations have begun.
	seedAddr uint64
	seedKey  uint32 // see readKey
	oftenAge uint32 // visits since the loop was in the state of often
	seed     uint64 // its value at the last visit

	nwrite uint64 // fresh.nwrite at the last visit

	// An earlier visit than the last one, chosen by returns.
	earlier struct {
		hash            uint64
		effects, events uint32
		age, limit      uint32 // in visits; it is replaced at age limit. limit 0: there is none
	}

	sameRounds uint64 // rounds in a row that had effects and came back to the same state

	// A state that the loop comes back to in rounds of several visits, with effects in
	// between; count 0: there is none.
	often struct {
		hash         uint64
		count, since uint32 // visits in it, and Thread.events at the second one
	}
}

// The sizes of loopState and of its slots are equal.
var (
	_ [ir.LoopSlots*8 - unsafe.Sizeof(loopState{})]struct{}
	_ [unsafe.Sizeof(loopState{}) - ir.LoopSlots*8]struct{}
)

// loopDeps is what a loop header knows of its earlier visits beside loopState, if dependencies are tracked.
// It lies in Thread.slotDeps, at the places of the slots that loopState takes: these depend on nothing.
// What is said of the last visit is valid if loopState.visited. Most numbers have a word of their own: the
// cache drops the upper bytes of a word if they are 0.
type loopDeps struct {
	// At the first visit since the loop was entered: depState.ctrl and depState.written.
	entryCtrl    event.DepSet
	entryWritten uint64

	// At the last visit.
	written uint64 // depState.written; as long as the first visit lasts, depState.came
	effects uint64 // Thread.effects without depState.changes
	rest    uint64 // hash of the state, seed and counter apart

	seed      event.DepSet // what the seed depended on at the last visit
	seedLater bool         // the last visit was not the first one, so its seed was not from the load before the loop

	// The first of the rounds in a row that led to the same state, kept values apart: Thread.events at its
	// ends. firstFrom is noRound if these rounds had effects.
	firstTo   uint64
	firstFrom uint32

	// The values that the loop kept at the last visit (deps.go): what they depend on beyond control
	// dependencies, how many there were, and those for which there is room.
	kept   event.DepSet
	nkept  int
	values [6]keptValue
	// decided is a hash of the values kept at the visit before the last one that were decided a round
	// later, 0 if none was.
	decided uint64

	// earlierKept is what the kept values depend on that count in loopState.earlier.hash, 0 if none counts.
	earlierKept event.DepSet

	// A hash of a state in which values are kept, these included, and Thread.events then. If that was at
	// the last visit, it is compared instead of loopState.hash.
	withValues   uint64
	withValuesAt uint64
}

// keptValue is a value that a loop kept: what it depends on, and a hash of its place and of what it is.
type keptValue struct {
	set  event.DepSet
	hash uint64
}

// loopDeps has room where it lies.
var _ [ir.LoopSlots*unsafe.Sizeof(slotDep{}) - unsafe.Sizeof(loopDeps{})]struct{}

// loopDeps returns what slotDeps has of loop lp of frame f.
func (t *Thread) loopDeps(f *frame, lp *ir.Loop) *loopDeps {
	from := f.base + lp.State
	return (*loopDeps)(unsafe.Pointer(&t.slotDeps[from : from+ir.LoopSlots][0]))
}

// loopAt returns the state of loop lp of the frame whose slots are regs.
func loopAt(regs []uint64, lp *ir.Loop) *loopState {
	return (*loopState)(unsafe.Pointer(&regs[lp.State : lp.State+ir.LoopSlots][0]))
}

// reset is called when the loop is entered.
func (st *loopState) reset() { st.backEdges, st.effects, st.seedAddr = 0, 0, 0 }

// visited reports whether there is a last visit to compare with.
func (st *loopState) visited() bool { return st.effects != 0 }

// forget makes the next visit count as the first one.
func (st *loopState) forget() { st.effects, st.seedAddr = 0, 0 }

// withSeed adds the value of the seed to hash h of a state.
func withSeed(h, seed uint64) uint64 { return h + mix(seed, 2) }

// spins decides at a loop header whether the thread goes on. It does not if the loop is
// in the state of the last visit and nothing happened since, or nothing that the round
// did not undo (rounds.go); then spins reports true with a Block in *lab.
func (t *Thread) spins(f *frame, in *ir.Inst, regs []uint64, lab *event.Label) bool {
	lp := &f.fn.Loops[in.A]
	st := loopAt(regs, lp)
	kept := t.keptSince(f, lp, regs, st)
	as := keptNone
	if kept != 0 {
		as = keptAlike
	}
	rest, seed := t.headHash(f, lp, regs, as)
	h := rest
	effects := uint64(t.effects) + 1
	open := t.m.deps != nil && t.mayBeQuiet(f, lp, st, rest)
	quiet := st.effects == effects && !open
	t.freshWrites(lp, st, regs, quiet)
	quiet = quiet && st.visited() && !t.gaveUp(uint32(st.events))
	if lp.Counter.Slot >= 0 {
		var stop bool
		if h, stop = t.countRounds(f, in, regs, h, quiet, st.events, lab); stop {
			return true
		}
	}
	if lp.Seed >= 0 {
		var stop bool
		if h, stop = t.seeds(f, lp, st, h, seed, quiet, as, lab); stop {
			return true
		}
	}
	if kept != 0 {
		t.keptSame(f, lp, regs, st, quiet, kept)
		n, keeps := t.keptAgain(f, lp, st, st.hash == h, quiet, kept)
		if n > 0 {
			t.spin(f, lp, n, lab)
			return true
		}
		if keeps >= 0 {
			if t.sameRound(f, in, st, open, uint32(keeps), lab) {
				return true
			}
		} else if t.watching != watchOff && t.watches(in.A) {
			t.unwatch()
		}
	} else if st.visited() && st.hash == h {
		if quiet {
			t.spin(f, lp, uint64(t.events)-st.events, lab)
			return true
		}
		if t.sameRound(f, in, st, open, maxRound, lab) {
			return true
		}
	} else {
		st.sameRounds = 0
		counted := st.visited() && st.often.count > 0
		if t.keptReturns(f, lp, st, effects, h) {
			t.spin(f, lp, uint64(t.events-st.earlier.events), lab)
			return true
		}
		if counted && t.returnsOften(st, h) {
			t.block(lab, event.BlockRounds, t.loopPos(f, lp))
			lab.Len = uint64(t.events - st.often.since)
			lab.Cmp.Lo = lab.Len
			return true
		}
		if t.watching != watchOff && t.watches(in.A) {
			t.unwatch()
		}
	}
	if t.m.deps != nil {
		d, ld := &t.dep, t.loopDeps(f, lp)
		ld.rest = rest
		d.data, d.recent = t.m.deps.Union(d.data, d.recent), 0
		d.before, d.operands = t.m.deps.Union(d.before, d.operands), 0
		ld.written = uint64(t.dep.written)
	}
	st.effects, st.hash, st.events = effects, h, uint64(t.events)
	t.headAt = t.events
	t.watchEarly(f, in.A, st)
	return false
}

// seeds is spins for what the seed of loop lp is; h is the hash of the state without it. It returns the hash with it, or
// reports true with a Block in *lab if the thread stops.
func (t *Thread) seeds(f *frame, lp *ir.Loop, st *loopState, h, seed uint64, quiet bool, as keptAs, lab *event.Label) (uint64, bool) {
	alike := quiet && t.alikeButSeed(f, lp, st, h)
	switch {
	case t.m.deps != nil:
		if t.seedReturns(f, lp, st, seed, alike, lab) {
			return 0, true
		}
	case alike && seed != st.seed && t.reseeds(st, seed) && admits(lp, seed):
		// The load before the loop could have read this value itself: that execution
		// is explored, this one adds nothing.
		t.block(lab, event.BlockMoot, t.loopPos(f, lp))
		return 0, true
	case st.visited():
		if alike && seed != st.seed && admits(lp, seed) {
			t.retries(f, lp, st, seed)
		}
		st.seedAddr = 0 // only the first iteration begins with what the seed read
	}
	st.seed = seed
	return t.addSeed(f, lp, h, seed, as), false
}

// alikeButSeed reports whether h is the hash of the state of loop lp at its last visit, its seed apart.
func (t *Thread) alikeButSeed(f *frame, lp *ir.Loop, st *loopState, h uint64) bool {
	if t.m.deps != nil {
		return st.visited() && t.loopDeps(f, lp).rest == h
	}
	return st.hash == withSeed(h, st.seed)
}

// addSeed adds the seed of loop lp, with that value, to hash h of a state.
func (t *Thread) addSeed(f *frame, lp *ir.Loop, h, seed uint64, as keptAs) uint64 {
	if t.m.deps != nil {
		seed = t.seedToken(f, lp, seed, as)
	}
	return withSeed(h, seed)
}

// keptSince is what the values depend on that loop lp has kept since its last visit (deps.go) and that do not count as part
// of its state. The visit counts as the first one if there are such values that do count.
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
	counts := lp.Counter.Slot >= 0
	kept := t.kept(f, lp, counts)
	if kept != 0 && counts { // counted.go compares states in which every value counts
		st.forget()
		return 0
	}
	return kept
}

// spin stops the thread in loop lp, whose last n events lead back to where they began.
func (t *Thread) spin(f *frame, lp *ir.Loop, n uint64, lab *event.Label) {
	t.block(lab, event.BlockSpin, t.loopPos(f, lp))
	lab.Len = n
}

// headHash is the hash of the state that is live at the header of loop lp, without the
// loop's seed and counter, and the value of the seed.
func (t *Thread) headHash(f *frame, lp *ir.Loop, regs []uint64, as keptAs) (h, seed uint64) {
	h = t.stateHash(f, lp)
	if lp.Seed >= 0 {
		seed = regs[lp.Seed]
		if lp.SeedSize != 0 {
			seed, h = t.seedIn(seed, lp.SeedSize, h, t.m.deps != nil && t.seedOpen(f, lp, as))
		}
	}
	if t.m.deps != nil {
		h = t.withDeps(f, lp, h, as)
	}
	for i, s := range lp.Live {
		if s == lp.Counter.Slot || s == lp.Seed && lp.SeedSize == 0 {
			continue
		}
		v := t.definedOf(f, s, regs[s])
		if t.m.deps != nil {
			v = t.slotToken(f, lp, s, v, as)
		}
		h = mix(h+uint64(i), v)
	}
	if f.und != 0 {
		h = t.hashUndef(f, lp, h, as)
	}
	return h, seed
}

// freshWrites compares the writes to fresh objects (fresh.go), which are no effects,
// with those before the last visit of lp: if there were some since whose values the next
// round may read, this visit counts as the first one.
func (t *Thread) freshWrites(lp *ir.Loop, st *loopState, regs []uint64, quiet bool) {
	if st.nwrite == t.fresh.nwrite {
		return
	}
	if quiet && !t.rewritten(lp, regs, st.nwrite) {
		st.forget()
	}
	st.earlier.age, st.earlier.limit = 0, 0
	st.nwrite = t.fresh.nwrite
}

// sameRound is called when the loop of in came back to the state of the last visit, but
// had effects in between; open says that it is not decided whether it had, and keeps is watch.keeps. It reports true with a
// Block in *lab if the thread stops: the round undid its effects, or there were too many such rounds. Of those that are not
// decided, the last one is decided then, or after some that could not be written down.
func (t *Thread) sameRound(f *frame, in *ir.Inst, st *loopState, open bool, keeps uint32, lab *event.Label) bool {
	st.sameRounds++
	most := uint64(t.m.cfg.MaxRounds)
	last := most > 0 && st.sameRounds >= most
	if open && st.sameRounds > 1 && (last || st.sameRounds >= patience && t.watching == watchOff) {
		t.trackChanges(st.events)
		if st.effects == uint64(t.effects)+1 && !t.gaveUp(uint32(st.events)) {
			t.spin(f, &f.fn.Loops[in.A], uint64(t.events)-st.events, lab)
			return true
		}
	}
	if last {
		t.block(lab, event.BlockRounds, t.loopPos(f, &f.fn.Loops[in.A]))
		lab.Cmp.Lo = uint64(t.events) - st.events
		return true
	}
	if t.cameRound(in.A, uint32(st.events), st.sameRounds, keeps, lab) {
		return true
	}
	t.again = t.m.prog.TryLocks
	return false
}

// returns reports whether a loop in the state with hash h was in it at an earlier visit
// than the last one, and had no effects since (effects as in loopState). Which visit is
// compared changes after 1, 2, 4, ... visits, so that every period is found (Brent's
// algorithm).
func (t *Thread) returns(st *loopState, effects, h uint64) bool {
	x := &st.earlier
	if !st.visited() || x.limit == 0 {
		st.often.count = 0
		x.hash, x.effects, x.events, x.age, x.limit = h, uint32(effects), t.events, 0, 1
		return false
	}
	if x.hash == h {
		if t.m.deps != nil {
			t.trackChanges(uint64(x.events))
		}
		if uint64(x.effects) == effects && !t.gaveUp(x.events) {
			return true
		}
		t.cameOften(st, h)
	}
	if x.age++; x.age == x.limit {
		x.hash, x.effects, x.events, x.age, x.limit = h, uint32(effects), t.events, 0, 2*x.limit
	}
	return false
}

// seedIn returns the value of the local variable of size bytes at a, which holds the
// seed of a loop, and the hash h of the thread's state without that variable. One
// that is not private counts as 0: then it takes an event to fill it, which is no
// seed; so does one with undefined bits, unless a token stands for the value (open).
func (t *Thread) seedIn(a uint64, size uint8, h uint64, open bool) (seed, rest uint64) {
	if a>>event.RegionBits != t.tag {
		return 0, h
	}
	i := t.find(a)
	if i < 0 || t.objs[i].state != objPrivate || t.objs[i].size != uint32(size) {
		return 0, h
	}
	if u, _ := t.privUndef(a, size); u != 0 && !open {
		return 0, h
	}
	return t.privLoad(a, size), h ^ t.objs[i].hash
}

func readKey(size, ord uint8) uint32 { return uint32(ord)<<8 | uint32(size) }

// undefKey marks the key of a read that returned undefined bits.
const undefKey = 1 << 31

func (t *Thread) noteRead(a uint64, v event.Value, size, ord uint8) {
	if v.Hi != 0 && t.m.deps == nil {
		return // undefined bits are no seed
	}
	i := t.nreads % 4
	t.nreads++
	t.reads[i] = readNote{addr: a, val: v.Lo, event: t.events, key: readKey(size, ord)}
	if t.m.deps != nil {
		if v.Hi != 0 { // whether others are forgotten must not depend on what is read
			t.reads[i].key |= undefKey
		}
		if t.dep.notes[i] = 0; t.dep.written > t.dep.came {
			t.dep.notes[i] = t.dep.written
		}
	}
}

// reseeds reports whether a read since the last visit of a loop header, of at least
// the ordering of the loop's seed, got the value v from the place of the seed. Then
// the execution in which the seed reads v itself, and everything since is left out,
// leads to the same state: all that was left out are reads.
func (t *Thread) reseeds(st *loopState, v uint64) bool {
	if st.seedAddr == 0 {
		return false
	}
	for i := range t.reads {
		if t.reseed(st, i) && t.reads[i].val == v {
			return true
		}
	}
	return false
}

// reseed reports whether note i is of a read since the last visit that could replace the one of the seed.
func (t *Thread) reseed(st *loopState, i int) bool {
	r := &t.reads[i]
	key := r.key &^ undefKey
	return r.addr == st.seedAddr && uint64(r.event) > st.events && key&0xff == st.seedKey&0xff && key>>8 >= st.seedKey>>8
}

// repeats reports whether load in of address a, in a loop that began with a load of
// the same and had no other event yet, only does what that one could have done as
// well: whatever it returns, the loop gets back to its start in the state in which it
// started, the value apart. The thread then waits, with a Block in *lab, and need not
// be asked what it would do with each value (see spins, where all of them end).
func (t *Thread) repeats(f *frame, in *ir.Inst, a uint64, lab *event.Label) bool {
	lp := &f.fn.Loops[in.B-1]
	regs := t.slots[f.base:]
	st := loopAt(regs, lp)
	last := &t.reads[(t.nreads-1)%4]
	if a != st.seedAddr || last.addr != a || last.event != t.events || // nothing since the load before the loop
		st.effects != uint64(t.effects)+1 || st.events != uint64(t.events) || st.nwrite != t.fresh.nwrite {
		return false
	}
	if seed := st.seedKey; uint32(in.Size) != seed&0xff || uint32(t.order(Reads, event.Ordering(in.Ord))) < seed>>8 {
		return false
	}
	// What the moves behind it do: to[i] becomes the value read, or what from[i] is
	// before the load.
	var to, from [8]int32
	var read [8]bool
	n := 0
	look := func(o int32) (int32, bool) {
		for i := n - 1; i >= 0; i-- {
			if to[i] == o {
				return from[i], read[i]
			}
		}
		return o, false
	}
	to[0], read[0], n = in.Dst, true, 1
	pc := f.pc + 1
	for ; f.fn.Code[pc].Op != ir.OpLoop; pc++ {
		switch mv := &f.fn.Code[pc]; mv.Op {
		case ir.OpMov:
			if n == len(to) {
				return false
			}
			o, r := look(mv.A)
			to[n], from[n], read[n] = mv.Dst, o, r
			n++
		case ir.OpJmp:
			pc = mv.B - 1
		}
	}
	if _, r := look(lp.Seed); !r || t.m.deps != nil && (!t.decided(t.seedDep(f, lp)) || t.loopDeps(f, lp).seedLater) {
		return false
	}
	comes := func(s int32) (int32, bool) {
		o, r := look(s)
		return o, !r // else it is kept elsewhere, too
	}
	if !t.staysAlike(f, lp, comes) {
		return false
	}
	t.reachTo(f)
	t.block(lab, event.BlockSpin, t.loopPos(f, lp))
	lab.Len = 1
	return true
}

// staysAlike reports whether loop lp is in the state of its last visit, the seed apart, if each of its live slots gets what from says:
// what another slot holds now, a number, or itself; ok is false if it gets something that is not known.
func (t *Thread) staysAlike(f *frame, lp *ir.Loop, from func(s int32) (o int32, ok bool)) bool {
	regs := t.slots[f.base:]
	h := t.stateHash(f, lp)
	if t.m.deps != nil {
		h = t.withDeps(f, lp, h, keptNone)
	}
	for i, s := range lp.Live {
		if s == lp.Seed {
			continue
		}
		o, ok := from(s)
		if !ok || o != s && !t.movesAlike(f, o, s) {
			return false
		}
		v := val(regs, t.m.prog.Consts, o)
		if o == s {
			v = t.definedOf(f, s, v)
			if t.m.deps != nil {
				v = t.slotToken(f, lp, s, v, keptNone)
			}
		}
		h = mix(h+uint64(i), v)
	}
	if f.und != 0 {
		h = t.hashUndef(f, lp, h, keptNone)
	}
	return !t.undefinedIn(f, lp.Seed) && t.alikeButSeed(f, lp, loopAt(regs, lp), h)
}

// movesAlike reports whether it counts as the same if slot s holds o: nothing in either is undefined, or depends on what is not decided.
func (t *Thread) movesAlike(f *frame, o, s int32) bool {
	if t.undefinedIn(f, o) || t.undefinedIn(f, s) {
		return false
	}
	return t.m.deps == nil || t.decided(t.m.deps.Union(depOf(t.slotDeps[f.base:], o), t.slotDeps[f.base+s].set))
}

// stateHash is the hash of all that the thread has in memory and that matters at the
// header of loop lp.
func (t *Thread) stateHash(f *frame, lp *ir.Loop) uint64 {
	h := t.memHash ^ t.tlsHash ^ t.undone
	if len(lp.Dead) > 0 {
		for i := int(f.objs); i < len(t.objs); i++ {
			if t.dead(f, lp, i) {
				h ^= t.objs[i].hash
			}
		}
	}
	return h
}

// dead reports whether object i is a private one of frame f whose content does not matter at the header of loop lp.
func (t *Thread) dead(f *frame, lp *ir.Loop, i int) bool {
	o := &t.objs[i]
	if i < int(f.objs) || o.state != objPrivate || o.site < 0 {
		return false
	}
	for _, d := range lp.Dead {
		if d == o.site {
			return true
		}
	}
	return false
}

func (t *Thread) loopPos(f *frame, lp *ir.Loop) int32 {
	if f.fn.Lib || f.fn.System {
		return t.userPos()
	}
	return lp.Pos
}
