package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Read-modify-writes that may change nothing, if dependencies are tracked. Whether a round of a loop had an
// effect then depends on what they read, so it may not decide whether the thread stops before that is
// decided.

// mayAffect notes a read-modify-write whose read half is the last event: whether it
// changed anything, which had says, depends on what it read and on operand.
func (t *Thread) mayAffect(operand event.DepSet, had bool) {
	t.dep.rmws = t.m.deps.Union(t.dep.rmws, t.dep.own)
	t.dep.operands = t.m.deps.Union(t.dep.operands, operand)
	if had {
		t.dep.changes++
	}
}

// mayBeQuiet is asked at loop lp, whose state, its seed apart, has hash h: if it is that of the last visit (st), and nothing had
// an effect since but read-modify-writes, it depends on those whether the round had one. It reports whether that is not
// decided: then the round counts as one that had an effect.
func (t *Thread) mayBeQuiet(f *frame, lp *ir.Loop, st *loopState, h uint64) bool {
	ld := t.loopDeps(f, lp)
	others := uint64(t.effects - t.dep.changes)
	may := lp.Counter.Slot < 0 && st.visited() && ld.rest == h && ld.effects == others && t.modified(uint32(st.events))
	ld.effects = others
	return may
}

// trackChanges notes that what follows depends on whether read-modify-writes since event n
// changed anything.
func (t *Thread) trackChanges(n uint64) {
	rmws, operands := t.changesSince(uint32(n))
	t.addCtrl(t.m.deps.Union(rmws, operands))
}

// changesSince returns the reads of read-modify-writes that the thread has made since it had made n events, and what else it
// depends on whether they changed anything. If another loop was visited since, it returns those of all that it has made: a
// compare-exchange has operands only if it succeeds.
func (t *Thread) changesSince(n uint32) (rmws, operands event.DepSet) {
	d := &t.dep
	some := false
	for e, rest := int32(0), d.rmws; rest != 0; {
		if e, rest = t.m.deps.Last(rest); uint32(e) < n {
			break
		}
		some = true
		rmws = t.m.deps.Union(rmws, t.m.deps.Of(e))
	}
	if some && t.headAt != n {
		return d.rmws, t.m.deps.Union(d.before, d.operands)
	}
	return rmws, d.operands
}

// modified reports whether the thread has made a read-modify-write since it had made n events of which it depends on more
// than control dependencies whether it changed anything.
func (t *Thread) modified(n uint32) bool {
	rmws, operands := t.changesSince(n)
	return rmws != 0 && !t.decided(t.m.deps.Union(rmws, operands))
}
