package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Spin loops. A thread that comes back to a loop header in the state in which it left
// it waits: whatever it does from there on it has done before. This file decides whether it
// stops, with what a header knows of its earlier visits (loopstate.go).

// spins decides at a loop header whether the thread goes on. If it does not, spins reports true with a
// Block in *lab. The rules and their order are in doc.go; each reports the same.
func (t *Thread) spins(f *frame, in *ir.Inst, regs []uint64, lab *event.Label) (stop bool) {
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
	undecided := t.m.deps != nil && t.mayBeQuiet(f, lp, st, rest)
	unchanged := st.effects == effects && !undecided
	t.freshWrites(f, lp, st, regs, unchanged)
	quiet := unchanged && st.visited() && !t.gaveUp(uint32(st.events))
	if lp.Counter.Slot >= 0 {
		if h, stop = t.countRounds(f, in, regs, h, quiet, st.events, lab); stop {
			return true
		}
	}
	if lp.Seed >= 0 {
		if h, stop = t.seeds(f, lp, st, h, seed, quiet, as, lab); stop {
			return true
		}
	}
	switch same := st.visited() && st.hash == h; {
	case kept != 0:
		stop = t.keptStops(f, in, regs, st, st.hash == h, quiet, undecided, kept, lab)
	case same && quiet:
		t.spin(f, lp, uint64(t.events)-st.events, lab)
		return true
	case same:
		stop = t.sameRound(f, in, st, undecided, maxRound, lab)
	default:
		stop = t.otherState(f, in, st, effects, h, lab)
	}
	if stop {
		return true
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
	if t.m.fresh {
		t.owe(lp, regs)
	}
	t.watchEarly(f, in.A, st)
	return false
}

// spin stops the thread in loop lp, whose last n events lead back to where they began.
func (t *Thread) spin(f *frame, lp *ir.Loop, n uint64, lab *event.Label) {
	t.block(lab, event.BlockSpin, t.loopPos(f, lp))
	if lab.Len = n; n == 0 {
		lab.Attr = event.Hangs
	}
}

// freshWrites compares the writes to fresh objects (fresh.go), which are no effects,
// with those before the last visit of lp: if there were some since whose values the next
// round may read, this visit counts as the first one. unchanged says that there were no effects since.
func (t *Thread) freshWrites(f *frame, lp *ir.Loop, st *loopState, regs []uint64, unchanged bool) {
	if st.nwrite == t.fresh.nwrite {
		return
	}
	if unchanged && !t.rewritten(f, lp, regs, st.nwrite) {
		st.forget()
	}
	if st.seedAddr != 0 && t.wroteSince(st.nwrite, st.seedAddr, uint8(st.seedKey)) {
		st.seedAddr = 0 // the load before the loop could not have read that
	}
	st.earlier.age, st.earlier.limit = 0, 0
	st.nwrite = t.fresh.nwrite
}

// sameRound is called when the loop of in came back to the state of the last visit, but
// had effects in between; undecided says that it is not decided whether it had, and keeps is watch.keeps. It reports true with a
// Block in *lab if the thread stops: the round undid its effects, or there were too many such rounds. Of those that are not
// decided, the last one is decided then, or after some that could not be written down.
func (t *Thread) sameRound(f *frame, in *ir.Inst, st *loopState, undecided bool, keeps uint32, lab *event.Label) bool {
	st.sameRounds++
	most := uint64(t.m.cfg.MaxRounds)
	last := most > 0 && st.sameRounds >= most
	if undecided && st.sameRounds > 1 && (last || st.sameRounds >= patience && t.watching == watchOff) {
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
