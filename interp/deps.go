package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Dependencies. With Config.TrackDeps each slot and each byte of private memory has a set of
// events that its content depends on, and each label says what it depends on
// (event.Deps). What a load from shared memory returned depends on the load alone:
// the label of the load says the rest.
//
// The dependencies determine the labels: a thread yields the same label at the same
// index whatever the reads returned that are not among its dependencies, theirs, and so
// on (TestDepsDetermine). So whatever decides how many events come before a label is
// among its dependencies, also if it is no branch of the program:
//   - the object that an address leads to which depends on reads, if accesses to it are no
//     events or several: private memory, constants, accesses in pieces, copies;
//   - the choice between addresses of which one is private (a select);
//   - what builtins read, and whether free gets a null pointer;
//   - events that a thread may stop at: joins, awaiting reads;
//   - the choice of a weak compare-exchange.
//
// These count as control. A failed compare-exchange has a Skip for the same reason. Accesses
// to private memory add to Ctrl, not to AddrPo; to IMM that is the same, as its ppo
// contains addr;po for every later event as well as ctrl.
//
// Nor may anything else decide whether a thread stops in a loop: kept.go, changes.go and
// seed.go see to that. What they need to know of earlier visits of a loop is in loopDeps.
//
// This file has the sets of slots and frames. shadow.go has those of private memory, track.go
// says what instructions make of them, and depend.go what labels get.

// depState is what a thread knows about dependencies beside those of its slots and its
// memory. It must contain no pointers.
type depState struct {
	ctrl, addrPo event.DepSet
	allocs       event.DepSet // the allocations so far
	sizes        event.DepSet // what their sizes depend on: they place the next
	thrown       event.DepSet // exceptions so far
	past         event.DepSet // if clocks run: the events so far whose results others may depend on; a look at a clock depends on all
	// Read-modify-writes may change nothing: their reads, what else that depends on, before the last visit of any loop and since,
	// and how many of the effects were such changes.
	rmws             event.DepSet
	before, operands event.DepSet
	changes          uint32
	data, recent     event.DepSet // what was written and compared depends on: before the last visit of any loop, and since
	res              event.DepSet // what the results of the instruction at pc depend on
	own              event.DepSet // the event that the thread is at, if something may depend on it
	// The last compare-exchange with what is not decided, as long as its result decides nothing, and what that depends on.
	compares, compared event.DepSet
	written            uint32      // how often slots and memory were written so far
	came               uint32      // written when the value of the last event came
	notes              [4]uint32   // for each of Thread.reads, when the value came to its slot, 0 if it did not come to one
	repeated           [8]repeated // the last comparisons of loops that keep values since the last effect
	comparisons        uint8       // how often such loops were compared, which says where the next one goes
	returned           bool        // some of repeated say that a loop came back
	waits              bool        // the thread may stop at that event
	_                  [5]byte
}

// slotDep says what a slot depends on, when its value was computed, and when it came to the slot; both as the number of
// writes so far (depState.written). All are 0 if it depends on nothing.
type slotDep struct {
	set      event.DepSet
	made, at uint32
	_        uint32
}

// Deps returns the table that the labels of m's threads refer to, nil if m does not
// track dependencies.
func (m *Machine) Deps() *event.DepTable { return m.deps }

func (t *Thread) addCtrl(s event.DepSet) {
	d := &t.dep
	d.ctrl = t.m.deps.Union(d.ctrl, s)
	if d.compares != 0 && t.decided(d.compares) {
		d.ctrl = t.m.deps.Union(d.ctrl, d.compared) // the result depends on it anyway
		d.compares = 0
	}
}

func (t *Thread) addRes(s event.DepSet) { t.dep.res = t.m.deps.Union(t.dep.res, s) }

// known reports whether s contains nothing but allocations and control dependencies of
// all that follows.
func (t *Thread) known(s event.DepSet) bool {
	k := t.m.deps.Union(t.dep.allocs, t.dep.ctrl)
	return t.m.deps.Includes(k, s)
}

// decided reports whether s are control dependencies of all that follows. With Config.AddrPrecedes, what addresses depend on becomes one
// where that is asked: it is before all later writes as well, and what follows depends on the answer.
func (t *Thread) decided(s event.DepSet) bool {
	d, deps := &t.dep, t.m.deps
	if deps.Includes(d.ctrl, s) {
		return true
	}
	if !t.m.cfg.AddrPrecedes || !deps.Includes(deps.Union(d.ctrl, d.addrPo), s) {
		return false
	}
	d.ctrl = deps.Union(d.ctrl, s)
	return true
}

// undecided are the events of s that are not decided.
func (t *Thread) undecided(s event.DepSet) event.DepSet {
	d, deps := &t.dep, t.m.deps
	s = deps.Without(s, d.ctrl)
	if !t.m.cfg.AddrPrecedes {
		return s
	}
	open := deps.Without(s, d.addrPo)
	d.ctrl = deps.Union(d.ctrl, deps.Without(s, open))
	return open
}

// depOf is what operand o depends on, regs being the frame's part of slotDeps.
func depOf(regs []slotDep, o int32) event.DepSet {
	if o >= 0 {
		return regs[o].set
	}
	return 0
}

// now is what a slot has that is written and depends on s.
func (t *Thread) now(s event.DepSet) slotDep {
	if s == 0 {
		return slotDep{}
	}
	t.dep.written++
	return slotDep{set: s, made: t.dep.written, at: t.dep.written}
}

// moved is what in of frame f makes of its destination, to which it moves a value.
func (t *Thread) moved(f *frame, in *ir.Inst) slotDep {
	if in.A < 0 {
		return slotDep{}
	}
	regs := t.slotDeps[f.base:]
	to, from := regs[in.Dst], regs[in.A]
	if to.made == from.made {
		return to // it comes back
	}
	from.at = t.now(from.set).at
	return from
}

// argDep is what inputs from..to-1 of the list instruction in depend on.
func (t *Thread) argDep(f *frame, in *ir.Inst, from, to int32) (s event.DepSet) {
	for i := from; i < min(to, in.B); i++ {
		s = t.m.deps.Union(s, depOf(t.slotDeps[f.base:], t.m.prog.Operands[in.A+i]))
	}
	return s
}

// pushDeps makes room for the slots from base on, which depend on nothing.
func (t *Thread) pushDeps(base int) {
	t.slotDeps = t.slotDeps[:base]
	for len(t.slotDeps) < len(t.slots) {
		t.slotDeps = append(t.slotDeps, slotDep{})
	}
}

// passDeps copies the dependencies of arguments to the parameters of frame nf.
func (t *Thread) passDeps(base int32, nf *frame, first int32) {
	for i := int32(0); i < nf.fn.NParams; i++ {
		t.slotDeps[nf.base+i] = t.now(depOf(t.slotDeps[base:], t.m.prog.Operands[first+i]))
	}
}

// returnDeps copies the dependencies of the results that in, an OpRet of frame f,
// returns to the call ci in frame caller.
func (t *Thread) returnDeps(f *frame, in *ir.Inst, caller *frame, ci *ir.Inst) {
	for i := int32(0); i < ci.Dst; i++ {
		if s := t.m.prog.Operands[ci.C+i]; s >= 0 {
			t.slotDeps[caller.base+s] = t.now(t.argDep(f, in, i, i+1))
		}
	}
}
