package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Spin loops. A thread that comes back to a loop header in the state in which it left
// it waits: whatever it does from there on it has done before. This file decides whether it
// stops, with what a header knows of its earlier visits (loopstate.go).

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

// spin stops the thread in loop lp, whose last n events lead back to where they began.
func (t *Thread) spin(f *frame, lp *ir.Loop, n uint64, lab *event.Label) {
	t.block(lab, event.BlockSpin, t.loopPos(f, lp))
	lab.Len = n
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

func (t *Thread) loopPos(f *frame, lp *ir.Loop) int32 {
	if f.fn.Lib || f.fn.System {
		return t.userPos()
	}
	return lp.Pos
}
