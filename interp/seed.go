package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Seeds of loops. In `int v = load(&x); while (!cas(&x, &v, v + 1));` the loop begins with what the load before it
// returned, and goes on with what the compare-exchange returned when it failed. The slot, or the local variable,
// that holds v is the seed of the loop (ir.Loop.Seed). If the first round only read, and left nothing behind but another
// seed, which a read in it got from x, then the load before the loop could have returned that: the
// execution in which it did shows the same, so the thread stops (BlockMoot).
//
// This holds for the first round alone. The read has at least the ordering of the load and its size. If the program tests
// the value between load and loop (ir.Loop.Guard), the value must pass these tests (admits). Nothing that others notice may come between
// them (seedIsLast). retry.go is about reads with a weaker ordering.

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

// withSeed adds the value of the seed to hash h of a state.
func withSeed(h, seed uint64) uint64 { return h + mix(seed, 2) }

// addSeed adds the seed of loop lp, with that value, to hash h of a state.
func (t *Thread) addSeed(f *frame, lp *ir.Loop, h, seed uint64, as keptAs) uint64 {
	if t.m.deps != nil {
		seed = t.seedToken(f, lp, seed, as)
	}
	return withSeed(h, seed)
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

// seedIsLast reports whether the load of a in frame f, which is to be the seed of a loop, was the last event before the loop, or nothing
// that others can notice came after it: the thread allocated memory, and wrote to memory that no other thread knows, but not to a. As
// none of that depends on what was read, it could as well have come after another read of a. It could not if a function that was called
// in between has read a, too.
func (t *Thread) seedIsLast(f *frame, a uint64, size uint8) bool {
	r := &t.reads[(t.nreads-1)%4]
	return r.addr == a && r.base == f.base && (r.event == t.events || t.m.fresh && t.unnoticed(r.event, a, size))
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
	t.reads[i] = readNote{addr: a, val: v.Lo, event: t.events, key: readKey(size, ord), base: t.frames[len(t.frames)-1].base}
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

// admits reports whether the thread comes to loop lp if the load of its seed returns v.
func admits(lp *ir.Loop, v uint64) bool {
	if len(lp.Guard) == 0 {
		return true
	}
	values := make([]uint64, 1, len(lp.Guard)+1)
	values[0] = v
	arg := func(a ir.GuardArg) uint64 {
		if a.From < 0 {
			return a.Number
		}
		return values[a.From]
	}
	for i := range lp.Guard {
		s := &lp.Guard[i]
		a, b := arg(s.A), arg(s.B)
		r, branches := guardStep(s, a, b)
		if branches && (r != 0) != s.Taken {
			return false
		}
		values = append(values, r)
	}
	return true
}

// guardStep does step s with operands a and b, and says whether it is a branch.
func guardStep(s *ir.GuardStep, a, b uint64) (r uint64, branches bool) {
	switch s.Op {
	case ir.OpBr:
		return a, true
	case ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
		t := *s
		t.Op = ir.OpEQ + s.Op - ir.OpBrEQ
		r, _ = guardStep(&t, a, b)
		return r, true
	case ir.OpEQ:
		return b2i(a == b), false
	case ir.OpNE:
		return b2i(a != b), false
	case ir.OpULT:
		return b2i(a < b), false
	case ir.OpULE:
		return b2i(a <= b), false
	case ir.OpSLT:
		return b2i(sext(a, s.Size) < sext(b, s.Size)), false
	case ir.OpSLE:
		return b2i(sext(a, s.Size) <= sext(b, s.Size)), false
	case ir.OpAdd:
		return (a + b) & s.Imm, false
	case ir.OpSub:
		return (a - b) & s.Imm, false
	case ir.OpAnd:
		return a & b, false
	case ir.OpOr:
		return a | b, false
	case ir.OpXor:
		return a ^ b, false
	case ir.OpShl:
		if b >= uint64(s.Size) {
			return 0, false
		}
		return a << b & s.Imm, false
	case ir.OpLShr:
		if b >= uint64(s.Size) {
			return 0, false
		}
		return a >> b, false
	case ir.OpSExt:
		return uint64(sext(a, s.Size)) & s.Imm, false
	case ir.OpAndImm:
		return a & s.Imm, false
	case ir.OpAddImm:
		return a + s.Imm, false
	}
	panic("BUG: a guard has instruction " + s.Op.String())
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
			if mv.ForDebuggers() {
				continue
			}
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

// seedDep is what the seed of loop lp depends on.
func (t *Thread) seedDep(f *frame, lp *ir.Loop) event.DepSet {
	if lp.SeedSize != 0 {
		return t.cells(t.slots[f.base+lp.Seed], uint64(lp.SeedSize))
	}
	return t.slotDeps[f.base+lp.Seed].set
}

// seedBytes are the bytes of Thread.mem that hold the seed of loop lp, none if it is a slot or not private.
func (t *Thread) seedBytes(f *frame, lp *ir.Loop) (lo, hi uint32) {
	if lp.Seed >= 0 && lp.SeedSize != 0 {
		if at, i := t.place(t.slots[f.base+lp.Seed]); i >= 0 && t.objs[i].state == objPrivate {
			return at, at + uint32(lp.SeedSize)
		}
	}
	return 0, 0
}

// seedReturns is told the seed at a visit of loop lp, if dependencies are tracked; alike says that nothing else has changed
// since the last visit. Then the load before the loop could have read what a read of its place has read since, and the
// thread stops, with a Block in *lab,
//   - if the value of that read came to the place of the seed, whatever it is;
//   - if the seed has the same value, and what it depends on is decided. It may be decided later, too (compared).
//
// At later visits the read that brought the seed of the visit before stands for the load, unless the seed is decided, or the
// loop keeps something else.
func (t *Thread) seedReturns(f *frame, lp *ir.Loop, st *loopState, seed uint64, alike bool, lab *event.Label) bool {
	if len(lp.Guard) > 0 {
		return t.guardedReturns(f, lp, st, seed, alike, lab)
	}
	d, slot := &t.dep, &t.slotDeps[f.base+lp.Seed]
	ld := t.loopDeps(f, lp)
	set, before := t.seedDep(f, lp), ld.seed
	decided := t.decided(set)
	known := t.m.deps.Union(d.ctrl, set)
	is, may, newest := false, false, -1
	for i := range t.reads {
		r, own := &t.reads[i], lp.SeedSize == 0 && d.notes[i] != 0 && d.notes[i] == slot.made
		if own && r.event == t.events {
			newest = i
		}
		if !alike || st.seedAddr == 0 || !t.reseed(st, i) {
			continue
		}
		if ld.seedLater {
			is = is || own && !decided && t.kept(f, lp, true) == 0
		} else if e := t.m.deps.Of(int32(r.event) - 1); own {
			is = true
		} else if r.val == seed && r.key&undefKey == 0 && t.m.deps.Includes(known, e) {
			may = true
		}
	}
	if is || may && decided {
		if seed == st.seed {
			t.spin(f, lp, uint64(t.events)-st.events, lab)
		} else {
			// The load before the loop could have read this value itself: that execution
			// is explored, this one adds nothing.
			t.block(lab, event.BlockMoot, t.loopPos(f, lp))
		}
		return true
	}
	if alike && !ld.seedLater && seed != st.seed {
		t.retries(f, lp, st, seed)
	}
	t.compared(f, lp, may && seed != st.seed, t.m.deps.Union(set, before), noRound)
	ld.seed, ld.seedLater = set, st.visited()
	if ld.seedLater {
		if st.seedAddr = 0; newest >= 0 {
			st.seedAddr, st.seedKey = t.reads[newest].addr, t.reads[newest].key&^undefKey
		}
	}
	return false
}

// guardedReturns is seedReturns for a loop with a guard, which asks what the seed is. So it must be decided, and not only later.
func (t *Thread) guardedReturns(f *frame, lp *ir.Loop, st *loopState, seed uint64, alike bool, lab *event.Label) bool {
	ld := t.loopDeps(f, lp)
	set := t.seedDep(f, lp)
	known := t.m.deps.Union(t.dep.ctrl, set)
	if alike && !ld.seedLater && st.seedAddr != 0 && seed != st.seed && t.decided(set) && admits(lp, seed) {
		for i := range t.reads {
			r := &t.reads[i]
			if t.reseed(st, i) && r.val == seed && r.key&undefKey == 0 && t.m.deps.Has(known, int32(r.event)-1) {
				t.block(lab, event.BlockMoot, t.loopPos(f, lp))
				return true
			}
		}
	}
	if ld.seed, ld.seedLater = set, st.visited(); ld.seedLater {
		st.seedAddr = 0
	}
	return false
}

// seedOpen reports whether the seed of loop lp has a token in hashes of states.
func (t *Thread) seedOpen(f *frame, lp *ir.Loop, as keptAs) bool {
	if lp.SeedSize == 0 {
		s := &t.slotDeps[f.base+lp.Seed]
		return t.open(f, lp, s.set, s.at, as)
	}
	lo, hi := t.seedBytes(f, lp)
	for i := t.cellFrom(lo); i < len(t.shadow) && t.shadow[i].lo < hi; i++ {
		if c := &t.shadow[i]; t.open(f, lp, c.set, c.at, as) {
			return true
		}
	}
	return false
}

// seedToken is v, the value of the seed of loop lp, or the token that stands for it.
func (t *Thread) seedToken(f *frame, lp *ir.Loop, v uint64, as keptAs) uint64 {
	if lp.SeedSize == 0 {
		return t.slotToken(f, lp, lp.Seed, v, as)
	}
	if !t.seedOpen(f, lp, as) {
		return v
	}
	lo, hi := t.seedBytes(f, lp)
	v = 0
	for i := t.cellFrom(lo); i < len(t.shadow) && t.shadow[i].lo < hi; i++ {
		c := &t.shadow[i]
		v = mix(v+uint64(c.lo-lo)<<32+uint64(c.hi-lo), t.token(f, lp, c.set, c.at, c.at, as))
	}
	return v
}
