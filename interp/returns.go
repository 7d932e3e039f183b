package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Loops that come back to an earlier state in rounds of several visits, as one does that
// takes two locks in turns, on trial. A thread that had no effects in between stops (returns). Rounds that had some
// are not written down here (rounds.go does that for rounds of one visit), so the loop is only counted: the thread
// stops (BlockRounds, whose Len says how many events the rounds had) when it was in the same
// state Config.MaxReturns times. That says nothing of memory, where such rounds may achieve
// something. Whether they did the explorer can tell (truST/filter/returns.go).

// otherState is spins for a loop that is not in the state of its last visit: its state has hash h, and effects
// is as in loopState.
func (t *Thread) otherState(f *frame, in *ir.Inst, st *loopState, effects, h uint64, lab *event.Label) bool {
	lp := &f.fn.Loops[in.A]
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
	t.unwatchLoop(in.A)
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

// maxPeriod is how many visits a loop may stay away from a state that is counted.
const maxPeriod = 1 << 12

// cameOften is told that a loop is in the state with hash h, in which it was at an earlier
// visit, with effects in between. It counts that state from now on if it counts none.
func (t *Thread) cameOften(st *loopState, h uint64) {
	if st.often.count == 0 && t.m.cfg.MaxReturns > 0 {
		st.often.hash, st.often.count, st.oftenAge = h, 1, 0
	}
}

// returnsOften is told at a visit of a loop which counts a state that its state has hash h.
// It reports whether it is that one, for too many times.
func (t *Thread) returnsOften(st *loopState, h uint64) bool {
	o := &st.often
	if o.hash != h {
		if st.oftenAge++; st.oftenAge == maxPeriod {
			o.count = 0
		}
		return false
	}
	st.oftenAge = 0
	o.count++
	if o.count == 2 { // what was written in the first round counts as having been there
		o.since = t.events
	}
	return o.count >= max(3, uint32(t.m.cfg.MaxReturns))
}
