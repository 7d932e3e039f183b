package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// With Config.TrackDeps each slot and each byte of private memory has a set of
// events that its content depends on, and each label says what it depends on
// (event.Deps). What a load from shared memory returned depends on the load alone:
// the rest is said by the dependencies of the load.
//
// The dependencies determine the labels: a thread yields the same label at the same
// index whatever the reads returned that are not among its dependencies, theirs, and so
// on (TestDepsDetermine). So whatever decides how many events there are before it must
// be one, be it no branch of the program:
//   - the object that a tainted address leads to, if accesses to it are no events or
//     several: private memory, constants, accesses in pieces, copies;
//   - the choice between addresses of which one is private (a select);
//   - what builtins read, and whether free gets a null pointer;
//   - events that a thread may stop at: joins, awaiting reads;
//   - the choice of a weak compare-exchange.
//
// These count as control. A failed compare-exchange has a Skip for the same reason. That
// accesses to private memory add to Ctrl, not to AddrPo, is the same to IMM, whose ppo
// contains addr;po for every later event as well as ctrl.
//
// Whether a loop blocks must not depend on anything else either: see kept, mayBeQuiet and
// seedReturns. What these need to know of earlier visits is in loopDeps.

// depState is what a thread knows about dependencies beside those of its slots and its
// memory. It must contain no pointers.
type depState struct {
	ctrl, addrPo event.DepSet
	allocs       event.DepSet // the allocations so far
	sizes        event.DepSet // what their sizes depend on: they place the next
	thrown       event.DepSet // exceptions so far
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
	_                  [1]byte
}

// repeated says that a loop came back to the state in which it was after since events, and that this depends on what set says;
// set is 0 if it did not. A comparison takes its place in either case: when another one is given up must not depend on values
// that are not decided. since is noRound if it was not in that state, but another execution does with fewer reads what this one does.
type repeated struct {
	set   event.DepSet
	since uint32
	pos   int32
}

const noRound = ^uint32(0)

// slotDep says what a slot depends on, when its value was computed, and when it came to the slot; both as the number of
// writes so far (depState.written). All are 0 if it depends on nothing.
type slotDep struct {
	set      event.DepSet
	made, at uint32
	_        uint32
}

// cell says what bytes lo..hi-1 of Thread.mem depend on, and when they were written. Cells are ascending, do not
// overlap, and their sets are not empty.
type cell struct {
	lo, hi uint32
	set    event.DepSet
	at     uint32
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
	return t.m.deps.Union(k, s) == k
}

// decided reports whether s are control dependencies of all that follows.
func (t *Thread) decided(s event.DepSet) bool { return t.m.deps.Union(t.dep.ctrl, s) == t.dep.ctrl }

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

// place is the byte of Thread.mem that address a of the own stack is, with the object;
// object is -1 if there is none.
func (t *Thread) place(a uint64) (at uint32, object int) {
	if a>>event.RegionBits != t.tag {
		return 0, -1
	}
	i := t.find(a)
	if i < 0 {
		return 0, -1
	}
	return 8*t.objs[i].mem + uint32(a&(1<<event.RegionBits-1)) - t.objs[i].off, i
}

// where is locate for tracking: faults do not matter.
func (t *Thread) where(a uint64) int {
	if _, i := t.place(a); i >= 0 {
		if t.objs[i].state == objPrivate {
			return atPrivate
		}
		return atShared
	}
	if ad := event.Addr(a); ad.IsStatic() {
		if i := t.m.prog.GlobalAt(ad); i >= 0 && t.m.prog.Globals[i].Const {
			return atConst
		}
	}
	return atShared
}

// cells is what the n bytes at a of the own stack depend on.
func (t *Thread) cells(a, n uint64) (s event.DepSet) {
	if len(t.shadow) == 0 {
		return 0
	}
	at, i := t.place(a)
	if i < 0 {
		return 0
	}
	for k := t.cellFrom(at); k < len(t.shadow) && t.shadow[k].lo < at+uint32(n); k++ {
		s = t.m.deps.Union(s, t.shadow[k].set)
	}
	return s
}

// cellFrom is the index of the first cell that ends after byte at.
func (t *Thread) cellFrom(at uint32) int {
	lo, hi := 0, len(t.shadow)
	for lo < hi {
		m := int(uint(lo+hi) >> 1)
		if t.shadow[m].hi <= at {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return lo
}

// setCells makes s what the n bytes at a of the own stack depend on.
func (t *Thread) setCells(a, n uint64, s event.DepSet) {
	if s == 0 && len(t.shadow) == 0 || n == 0 {
		return
	}
	at, i := t.place(a)
	if i < 0 {
		return
	}
	// Beyond the object is a fault, which follows.
	o := &t.objs[i]
	lo, hi := at, min(at+uint32(n), 8*o.mem+o.size)
	k := t.cellFrom(lo)
	e := k
	for e < len(t.shadow) && t.shadow[e].lo < hi {
		e++
	}
	var put [3]cell
	c := put[:0]
	if k < e && t.shadow[k].lo < lo {
		c = append(c, cell{lo: t.shadow[k].lo, hi: lo, set: t.shadow[k].set, at: t.shadow[k].at})
	}
	if s != 0 {
		c = append(c, cell{lo: lo, hi: hi, set: s, at: t.now(s).at})
	}
	if k < e && t.shadow[e-1].hi > hi {
		c = append(c, cell{lo: hi, hi: t.shadow[e-1].hi, set: t.shadow[e-1].set, at: t.shadow[e-1].at})
	}
	if len(c) == e-k {
		copy(t.shadow[k:e], c)
		return
	}
	n0 := len(t.shadow)
	for len(t.shadow) < n0+len(c)-(e-k) {
		t.shadow = append(t.shadow, cell{})
	}
	copy(t.shadow[k+len(c):], t.shadow[e:n0])
	copy(t.shadow[k:], c)
	t.shadow = t.shadow[:n0+len(c)-(e-k)]
}

// dropCells forgets the bytes from the end of Thread.mem on.
func (t *Thread) dropCells() {
	end := uint32(8 * len(t.mem))
	for n := len(t.shadow); n > 0 && t.shadow[n-1].lo >= end; n-- {
		t.shadow = t.shadow[:n-1]
	}
}

// born is the Malloc event of the escaped object of the own stack that a points
// into, as a set.
func (t *Thread) born(a uint64) event.DepSet {
	a &= addrMask
	if _, i := t.place(a); i >= 0 && t.objs[i].state != objPrivate {
		return t.m.deps.Of(int32(t.objs[i].hash))
	}
	return 0
}

// kindOf tells values of a select apart whose accesses are events from those whose are
// not.
func (t *Thread) kindOf(v uint64) int {
	v &= addrMask
	if t.where(v) == atPrivate {
		_, i := t.place(v)
		return 2 + i
	}
	if t.where(v) == atConst {
		return 1
	}
	return 0
}

// track is called before in, which is at pc of frame f, is executed: it says what the
// results depend on, unless they come with an event, and what the memory that
// the instruction changes.
func (t *Thread) track(f *frame, in *ir.Inst) {
	d := t.m.deps
	regs := t.slotDeps[f.base:]
	slots := t.slots[f.base:]
	consts := t.m.prog.Consts
	switch in.Op {
	case ir.OpNop, ir.OpReach, ir.OpJmp, ir.OpRet, ir.OpUnreachable, ir.OpLoop, ir.OpSpin, ir.OpLoopReset, ir.OpSeed, ir.OpFault, ir.OpInvoke,
		ir.OpFence, ir.OpLife, ir.OpStackRestore:

	case ir.OpBr, ir.OpSwitch, ir.OpIndirectBr:
		t.addCtrl(depOf(regs, in.A))
	case ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
		t.addCtrl(d.Union(depOf(regs, in.A), depOf(regs, in.B)))

	case ir.OpSelect:
		c := depOf(regs, in.A)
		if c != 0 && t.kindOf(val(slots, consts, in.B)) != t.kindOf(val(slots, consts, in.C)) {
			t.addCtrl(c)
		}
		regs[in.Dst] = t.now(d.Union(c, d.Union(depOf(regs, in.B), depOf(regs, in.C))))
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		x, y := depOf(regs, in.A), depOf(regs, in.B)
		t.addCtrl(y)
		if in.Op == ir.OpSDiv || in.Op == ir.OpSRem {
			if sext(val(slots, consts, in.B), in.Size) == -1 {
				t.addCtrl(x) // the quotient may not fit
			}
		}
		regs[in.Dst] = t.now(d.Union(x, y))
	case ir.OpWide:
		t.dep.res = t.argDep(f, in, 0, in.B)
		if in.Ord >= ir.WideUDiv && in.Ord <= ir.WideSRem {
			t.addCtrl(t.argDep(f, in, 2, 4))
			if in.Ord >= ir.WideSDiv {
				t.addCtrl(t.argDep(f, in, 0, 2))
			}
		}

	case ir.OpLoad, ir.OpStore:
		t.trackMove(f, in)
	case ir.OpLoad16, ir.OpStore16, ir.OpCmpXchg, ir.OpRMW:
		t.trackAccess(t.arg(f, in, 0), uint64(in.Size), t.argDep(f, in, 0, 1), t.argDep(f, in, 1, in.B), in.Op == ir.OpStore16, in.Op != ir.OpLoad16)

	case ir.OpAlloca:
		regs[in.Dst] = t.now(0)
	case ir.OpAllocaN:
		t.addCtrl(depOf(regs, in.A))
		regs[in.Dst] = t.now(0)
	case ir.OpMemCpy:
		t.addCtrl(d.Union(depOf(regs, in.A), d.Union(depOf(regs, in.B), depOf(regs, in.C))))
	case ir.OpMemSet:
		t.addCtrl(d.Union(depOf(regs, in.A), depOf(regs, in.C)))
		t.dep.res = depOf(regs, in.B)
	case ir.OpStackSave, ir.OpTLS, ir.OpVaArea:
		regs[in.Dst] = t.now(0)

	case ir.OpCall, ir.OpCallInd:
		if in.Op == ir.OpCallInd {
			t.addCtrl(t.argDep(f, in, 0, 1))
		}
		if len(t.log) == 0 { // else a builtin goes on
			t.dep.res = t.argDep(f, in, 0, in.B)
		}
	case ir.OpPrim:
		t.trackPrim(f, in)
	case ir.OpLandingPad:
		t.dep.res = t.dep.thrown
	case ir.OpResume:
		t.addCtrl(t.argDep(f, in, 0, in.B))

	case ir.OpMov:
		regs[in.Dst] = t.moved(f, in)
	default: // pure
		regs[in.Dst] = t.now(t.operandDeps(f, in))
	}
}

// operandDeps is what the operands of in depend on.
func (t *Thread) operandDeps(f *frame, in *ir.Inst) event.DepSet {
	regs, fm := t.slotDeps[f.base:], in.Op.Format()
	var s event.DepSet
	if fm&ir.UseA != 0 {
		s = depOf(regs, in.A)
	}
	if fm&ir.UseB != 0 {
		s = t.m.deps.Union(s, depOf(regs, in.B))
	}
	if fm&ir.UseC != 0 {
		s = t.m.deps.Union(s, depOf(regs, in.C))
	}
	return s
}

// trackMove is track for loads and stores of at most 8 bytes.
func (t *Thread) trackMove(f *frame, in *ir.Inst) {
	regs := t.slotDeps[f.base:]
	ptr := depOf(regs, in.A)
	a := val(t.slots[f.base:], t.m.prog.Consts, in.A) + in.Imm
	where := t.where(a)
	if in.Op == ir.OpStore {
		if where == atPrivate {
			t.setCells(a, uint64(in.Size), depOf(regs, in.B))
			t.addCtrl(ptr)
		} else {
			t.pieces(in, ptr)
		}
		return
	}
	t.dep.res = 0
	switch where {
	case atPrivate:
		regs[in.Dst] = t.now(t.m.deps.Union(ptr, t.cells(a, uint64(in.Size))))
		t.addCtrl(ptr)
	case atConst:
		regs[in.Dst] = t.now(ptr)
		t.addCtrl(ptr)
	default:
		t.pieces(in, ptr)
	}
}

// pieces says that the number of events of plain access in depends on the address,
// which ptr taints, if another address might be cut in another way.
func (t *Thread) pieces(in *ir.Inst, ptr event.DepSet) {
	if s := in.Size; in.Ord == uint8(event.NotAtomic) && (len(t.m.cuts) > 0 || s&(s-1) != 0) {
		t.addCtrl(ptr)
	}
}

// strays reports whether plain access in at address a is in pieces only because a, which
// depends on reads, is not aligned. It would be one event at other addresses, without
// that what follows says so.
func (t *Thread) strays(f *frame, in *ir.Inst, a uint64, lab *event.Label) bool {
	ptr := depOf(t.slotDeps[f.base:], in.A)
	if a&uint64(in.Size-1) == 0 || t.known(ptr) {
		return false
	}
	t.fault(lab, event.FaultUnsupported, "under a model with dependencies an address that depends on reads must be aligned; align the structure or copy it with memcpy")
	return true
}

// trackAccess tracks an access in list form to n bytes at a: other operands depend on
// x. One that only writes replaces what the bytes depend on.
func (t *Thread) trackAccess(a, n uint64, ptr, x event.DepSet, replaces, writes bool) {
	t.dep.res = 0
	switch t.where(a) {
	case atConst:
		t.addCtrl(ptr)
		t.dep.res = ptr
	case atPrivate:
		t.addCtrl(ptr)
		s := t.m.deps.Union(t.cells(a, n), x)
		t.dep.res = t.m.deps.Union(ptr, s)
		if replaces {
			s = x
		}
		if writes {
			t.setCells(a, n, s)
		}
	}
}

func (t *Thread) trackPrim(f *frame, in *ir.Inst) {
	arg := func(i int32) event.DepSet { return t.argDep(f, in, i, i+1) }
	switch p := ir.Prim(in.Ord); p {
	case ir.PrimAwait, ir.PrimAwaitRMW, ir.PrimLoad, ir.PrimStore, ir.PrimRMW, ir.PrimCAS:
		a, n := t.arg(f, in, 0), t.arg(f, in, 1)
		t.trackAccess(a, n, arg(0), t.argDep(f, in, 2, in.B), p == ir.PrimStore, p != ir.PrimAwait && p != ir.PrimLoad)
		if (p == ir.PrimAwait || p == ir.PrimAwaitRMW) && t.where(a) != atShared {
			t.addCtrl(t.dep.res)
		}
	case ir.PrimFault, ir.PrimPrint:
		if len(t.log) == 0 {
			t.dep.res = t.argDep(f, in, 0, in.B)
		}
	case ir.PrimMalloc:
		s := t.argDep(f, in, 0, in.B)
		t.addCtrl(s) // it may fail
		t.dep.sizes = t.m.deps.Union(t.dep.sizes, s)
		t.dep.res = 0
	case ir.PrimTLSGet:
		t.addCtrl(t.argDep(f, in, 0, 2))
		t.dep.res = 0
		if e := t.tlsEntry(uint32(t.arg(f, in, 0)), t.arg(f, in, 1)); e != nil {
			t.dep.res = e.set
		}
	case ir.PrimTLSSet:
		t.addCtrl(t.argDep(f, in, 0, 2))
		t.dep.res = arg(2)
	case ir.PrimThrow:
		t.addCtrl(arg(0))
		t.dep.thrown = t.m.deps.Union(t.dep.thrown, arg(0))
	case ir.PrimFree, ir.PrimChoice: // of null, of one option: no event
		t.addCtrl(arg(0))
		t.dep.res = 0
	case ir.PrimFinish:
		t.addCtrl(arg(1))
	default:
		t.dep.res = 0
	}
}

// resumeTracked is resume with tracking.
func (t *Thread) resumeTracked(v event.Value, lab *event.Label) {
	d := &t.dep
	d.came = d.written
	if d.own != 0 && t.phase != phEscape {
		f := &t.frames[len(t.frames)-1]
		in := &f.fn.Code[f.pc]
		switch {
		case t.phase == phValue:
			if in.Dst >= 0 {
				t.slotDeps[f.base+in.Dst] = t.now(d.own)
			}
		case in.Op == ir.OpMemCpy: // of this part alone
			d.res = d.own
		default:
			t.addRes(d.own)
			if t.phase == phBuiltin || t.phase == phOp3 {
				t.addCtrl(d.own)
			}
		}
		if d.waits {
			t.addCtrl(d.own)
		}
	}
	t.resume(v, lab)
	t.depend(lab)
	t.stopRepeated(lab)
	d.own, d.waits = 0, false
	if lab.Kind.ReadLike() || lab.Kind == event.Malloc {
		d.own = t.m.deps.Of(int32(t.events))
		if lab.Kind == event.Malloc {
			d.allocs = t.m.deps.Union(d.allocs, d.own)
		}
		if lab.Await != event.AwaitNone || lab.Kind == event.ThreadJoin {
			d.waits = true
		}
		if x := t.m.deps.Deps(lab.Deps).Data; lab.Kind == event.Read && x != 0 && !t.decided(x) {
			d.compares, d.compared = d.own, x
		}
	}
}

// depend fills in the dependencies of the label that the thread yields.
func (t *Thread) depend(lab *event.Label) {
	d := t.m.deps
	var x event.Deps
	switch {
	case t.phase == phEscape:
		if lab.Kind == event.Write {
			x.Data = t.cells(uint64(lab.Addr), uint64(lab.Size))
		}
	case lab.Kind == event.Free && lab.Attr&event.Stack != 0:
	default:
		f := &t.frames[len(t.frames)-1]
		x.Addr, x.Data = t.instDeps(f, &f.fn.Code[f.pc], lab)
	}
	if lab.IsAccess() || lab.Kind == event.Free || lab.Kind == event.Skip {
		x.Addr = d.Union(x.Addr, t.born(uint64(lab.Addr)))
	}
	if lab.Kind == event.Write || lab.Kind == event.ThreadCreate || lab.Kind == event.ThreadFinish {
		x.Data = d.Union(x.Data, d.Union(t.born(lab.Val.Lo), t.born(lab.Val.Hi)))
	}
	x.Ctrl, x.AddrPo = t.dep.ctrl, t.dep.addrPo
	lab.Deps = d.Number(x)
	if x.Data != 0 {
		t.dep.recent = d.Union(t.dep.recent, x.Data)
	}
	if lab.IsAccess() {
		t.dep.addrPo = d.Union(t.dep.addrPo, x.Addr)
	}
	if t.m.fresh {
		t.showLabel(lab, &x)
	}
}

// instDeps is what the address and the data of lab, an event of in, depend on by the
// operands of in.
func (t *Thread) instDeps(f *frame, in *ir.Inst, lab *event.Label) (addr, data event.DepSet) {
	regs := t.slotDeps[f.base:]
	arg := func(from, to int32) event.DepSet { return t.argDep(f, in, from, to) }
	switch in.Op {
	case ir.OpLoad:
		return depOf(regs, in.A), 0
	case ir.OpStore, ir.OpMemSet:
		return depOf(regs, in.A), depOf(regs, in.B)
	case ir.OpLoad16:
		return arg(0, 1), 0
	case ir.OpStore16, ir.OpRMW:
		if lab.Kind == event.Write {
			data = arg(1, in.B)
		}
		return arg(0, 1), data
	case ir.OpCmpXchg:
		n := int32(1)
		if in.Size == 16 {
			n = 2
		}
		switch {
		case lab.Kind == event.Choice:
			return 0, 0
		case lab.Kind == event.Write || lab.Kind == event.Skip:
			return arg(0, 1), arg(1+n, in.B)
		case lab.Attr&event.CAS != 0:
			return arg(0, 1), arg(1, 1+n)
		}
		return arg(0, 1), 0
	case ir.OpMemCpy:
		if lab.Kind == event.Write {
			return depOf(regs, in.A), t.dep.res
		}
		return depOf(regs, in.B), 0
	case ir.OpCall, ir.OpCallInd: // a builtin
		return t.dep.res, t.dep.res
	case ir.OpPrim:
		return t.primDeps(f, in, lab)
	case ir.OpLoop, ir.OpSpin: // what is compared
		lp := &f.fn.Loops[in.A]
		for _, s := range lp.Live {
			data = t.m.deps.Union(data, regs[s].set)
		}
		if lp.Seed >= 0 {
			data = t.m.deps.Union(data, t.m.deps.Union(t.loopDeps(f, lp).seed, t.seedDep(f, lp)))
		}
		for i := range t.shadow {
			data = t.m.deps.Union(data, t.shadow[i].set)
		}
	}
	return 0, data
}

// showLabel is shown for what lab writes or frees, if it is known without reads that
// are not decided: else whether an object is fresh would depend on them. So an object
// may stay fresh although its address got out; the explorer notices.
func (t *Thread) showLabel(lab *event.Label, x *event.Deps) {
	switch lab.Kind {
	case event.Write, event.ThreadCreate:
		if t.known(x.Data) {
			t.notFresh(lab.Val.Lo)
			t.notFresh(lab.Val.Hi)
		}
	case event.Free:
		if t.known(x.Addr) {
			t.notFresh(uint64(lab.Addr))
		}
	}
}

// primDeps is depend for primitives.
func (t *Thread) primDeps(f *frame, in *ir.Inst, lab *event.Label) (addr, data event.DepSet) {
	arg := func(i int32) event.DepSet { return t.argDep(f, in, i, i+1) }
	switch p := ir.Prim(in.Ord); p {
	case ir.PrimAwait, ir.PrimLoad:
		data = arg(3)
		if p == ir.PrimLoad {
			data = 0
		}
		return arg(0), data
	case ir.PrimStore:
		return arg(0), arg(2)
	case ir.PrimAwaitRMW:
		if lab.Kind == event.Write {
			return arg(0), arg(5)
		}
		return arg(0), arg(3)
	case ir.PrimRMW:
		if lab.Kind == event.Write {
			return arg(0), arg(3)
		}
		return arg(0), 0
	case ir.PrimCAS:
		if lab.Kind == event.Write || lab.Kind == event.Skip {
			return arg(0), arg(3)
		}
		return arg(0), arg(2)
	case ir.PrimCreate:
		return 0, t.argDep(f, in, 0, in.B)
	case ir.PrimFinish:
		return 0, arg(0)
	case ir.PrimJoin, ir.PrimFree, ir.PrimObjectSize, ir.PrimBarrier:
		return arg(0), 0
	case ir.PrimMalloc:
		return t.dep.sizes, 0
	case ir.PrimFault, ir.PrimPrint:
		return t.dep.res, t.dep.res
	}
	return 0, 0
}

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

// A loop may keep what it read: `while (!stop) { before = last; last = x; }`. Its state then contains values that are no
// control dependencies, so whether it blocks must not depend on them: hashes of states have tokens in their place. What was
// not written since the last visit is the same value, whatever it is. The others, the kept ones, do not count as part of
// the state if nothing that the thread does depends on them, and they are replaced after some rounds: then it makes no
// difference from which of them rounds begin. If quiet rounds in a row lead to the same state, these values apart, and all
// of them come from reads after the first round, then the others can do what they did without the first one before them. So
// an execution without the first one shows the same, whatever they read.
//
// `while (!seen) { seen = flag; last = x; }` uses one of the values that it keeps and not the other. So those that the next
// round decided count as part of the state, as soon as that is known: at the visit after.
//
// `while (!tryLock(&old)) {}` uses the value that it keeps at once: tryLock looks at it before it reads again. Such values are
// compared at the header, with those of the last visit and of an earlier one (returns), but the thread stops no
// earlier than they are control dependencies: at its next event, or after more reads. The event that is left out depends on
// them, too, so the label at its place does whatever they are.
//
// The seed of a loop (ir.Loop.Seed) is such a value, too: what it is counts once that is decided. But if nothing else has
// changed since the last visit, and it is what a read of its place returned, the thread stops whatever it is (seedReturns).

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
		if k := t.objectOf(c); k < 0 || !t.dead(f, lp, k) {
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

// seedBytes are the bytes of Thread.mem that hold the seed of loop lp, none if it is a slot or not private.
func (t *Thread) seedBytes(f *frame, lp *ir.Loop) (lo, hi uint32) {
	if lp.Seed >= 0 && lp.SeedSize != 0 {
		if at, i := t.place(t.slots[f.base+lp.Seed]); i >= 0 && t.objs[i].state == objPrivate {
			return at, at + uint32(lp.SeedSize)
		}
	}
	return 0, 0
}

// objectOf is the index of the private object that has the bytes of c, -1 if there is none.
func (t *Thread) objectOf(c *cell) int {
	for i := range t.objs {
		if o := &t.objs[i]; o.state == objPrivate && 8*o.mem <= c.lo && c.hi <= 8*o.mem+o.size {
			return i
		}
	}
	return -1
}

// withDeps is hash h of the memory and of the library state at loop lp with tokens in place of values that depend on more
// than control dependencies.
func (t *Thread) withDeps(f *frame, lp *ir.Loop, h uint64, as keptAs) uint64 {
	seed, end := t.seedBytes(f, lp)
	last := -1
	var tokens uint64
	for i := range t.shadow {
		c := &t.shadow[i]
		if c.lo >= seed && c.hi <= end || !t.open(f, lp, c.set, c.at, as) {
			continue
		}
		k := t.objectOf(c)
		if k < 0 || t.dead(f, lp, k) {
			continue
		}
		if k != last {
			h ^= t.objs[k].hash
			tokens = mix(tokens, t.otherBytes(f, lp, k, as))
			last = k
		}
		tokens = mix(tokens+uint64(c.lo)<<32+uint64(c.hi), t.token(f, lp, c.set, c.at, c.at, as))
	}
	for i := range t.tls {
		if e := &t.tls[i]; t.open(f, lp, e.set, e.at, as) {
			h ^= e.hash()
			tokens += mix(e.key+uint64(e.lo), t.token(f, lp, e.set, e.at, e.at, as))
		}
	}
	return mix(h, tokens)
}

// otherBytes is the hash of those bytes of object k that have no token.
func (t *Thread) otherBytes(f *frame, lp *ir.Loop, k int, as keptAs) (h uint64) {
	o := &t.objs[k]
	n := t.cellFrom(8 * o.mem)
	for w := o.mem; w < o.mem+(o.size+7)/8; w++ {
		v, init, u := t.mem[w], t.init[w], uint64(0)
		if len(t.undMem) > 0 {
			u = t.undMem[w].changed()
		}
		for ; n < len(t.shadow) && t.shadow[n].hi <= 8*w; n++ {
		}
		for i := n; i < len(t.shadow) && t.shadow[i].lo < 8*(w+1); i++ {
			if c := &t.shadow[i]; t.open(f, lp, c.set, c.at, as) {
				lo, hi := max(c.lo, 8*w)-8*w, min(c.hi, 8*(w+1))-8*w
				open := ^uint64(0) >> (64 - 8*(hi-lo)) << (8 * lo)
				v, u = v&^open, u&^open
				init &^= uint8(1<<hi - 1<<lo)
			}
		}
		h = mix(mix(h+uint64(init), u), v)
	}
	return h
}

// open reports whether a value that depends on s and was written at the given time has a token in states of loop lp: it
// depends on more than control dependencies, or did so when the loop began and is what it was then.
func (t *Thread) open(f *frame, lp *ir.Loop, s event.DepSet, at uint32, as keptAs) bool {
	if s == 0 || as == keptByValue && t.isKept(f, lp, s, at) {
		return false
	}
	if ld := t.loopDeps(f, lp); uint64(at) <= ld.entryWritten {
		return t.m.deps.Union(ld.entryCtrl, s) != ld.entryCtrl
	}
	return !t.decided(s)
}

// token stands for a value that depends on s, more than control dependencies, in hashes of states: equal tokens at two
// visits say that it is the same value, whatever it is.
func (t *Thread) token(f *frame, lp *ir.Loop, s event.DepSet, made, at uint32, as keptAs) uint64 {
	if as == keptAlike && t.isKept(f, lp, s, at) {
		return keptMark
	}
	return mix(keptMark, uint64(made))
}

// slotToken is v, the value of slot s, or the token that stands for it.
func (t *Thread) slotToken(f *frame, lp *ir.Loop, s int32, v uint64, as keptAs) uint64 {
	if d := &t.slotDeps[f.base+s]; t.open(f, lp, d.set, d.at, as) {
		return t.token(f, lp, d.set, d.made, d.at, as)
	}
	return v
}

// keptAs says what kept values are in the hash of a state.
type keptAs uint8

const (
	keptNone    keptAs = iota // there are none
	keptAlike                 // not told apart
	keptByValue               // what they are
)

// keptMark stands for a kept value in the hash of a state.
const keptMark = 0x6b657074

// keptAgain decides whether the thread stops in loop lp although it keeps values, which depend on set; same says that the
// last round led to the state of the last visit, these values apart, and quiet that it had no effect. It returns how many events
// lead back to a state, 0 if the thread goes on. If a round that had effects may count as the one before, keeps is how many of
// its events came before what the loop keeps was read, else it is negative.
func (t *Thread) keptAgain(f *frame, lp *ir.Loop, st *loopState, same, quiet bool, set event.DepSet) (n uint64, keeps int64) {
	d, ld := t.m.deps, t.loopDeps(f, lp)
	unused, equal := t.keptUsed(f, lp, st)
	t.keepEach(f, lp)
	ld.kept = 0
	oldest := t.events
	for _, e := range d.Events(set) {
		if s := d.Of(e); !t.decided(s) {
			ld.kept = d.Union(ld.kept, s)
			oldest = min(oldest, uint32(e))
		}
	}
	st.often.count = 0 // its state would be compared with this one
	if !same || !unused {
		st.sameRounds = 0
		return 0, -1
	}
	usedLater := ld.decided != 0
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
		return 0, -1
	}
	if usedLater {
		return uint64(t.events - ld.firstFrom), -1 // the last round may have led to values with which the thread goes on
	}
	return uint64(t.events) - st.events, -1
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
		if k := t.objectOf(c); k < 0 || !t.dead(f, lp, k) {
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
		for e, rest := int32(0), ld.kept; rest != 0; {
			e, rest = t.m.deps.Last(rest)
			unused = unused && t.m.deps.Union(used, t.m.deps.Of(e)) != used
		}
		ld.nkept = 0
	}
	var h uint64
	for i := range ld.values[:ld.nkept] {
		switch k := &ld.values[i]; {
		case t.decided(k.set):
			h += k.hash
		case t.m.deps.Union(used, k.set) == used:
			unused = false
		}
	}
	equal = ld.decided == h
	ld.decided = h
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

// compared notes whether loop lp is in the state in which it was after n events, which depends on set.
func (t *Thread) compared(f *frame, lp *ir.Loop, same bool, set event.DepSet, n uint32) {
	d := &t.dep
	r := &d.repeated[d.comparisons%uint8(len(d.repeated))]
	d.comparisons++
	*r = repeated{}
	if same {
		*r = repeated{set: set, since: n, pos: t.loopPos(f, lp)}
		d.returned = true
	}
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

// modified reports whether the thread has made a read-modify-write since it had made n events of which it depends on more
// than control dependencies whether it changed anything.
func (t *Thread) modified(n uint32) bool {
	rmws, operands := t.changesSince(n)
	return rmws != 0 && !t.decided(t.m.deps.Union(rmws, operands))
}

// stopRepeated is told the label that the thread yields, and replaces it by a Block if the thread is in a loop that came
// back to its state, and what that depends on decides about all that follows. If it does not yet, it may after some more reads.
func (t *Thread) stopRepeated(lab *event.Label) {
	d := &t.dep
	if !d.returned {
		return
	}
	for i := range d.repeated {
		if r := &d.repeated[i]; r.set != 0 && t.decided(r.set) {
			deps := lab.Deps // it depends on more to have come here
			if r.since == noRound {
				t.block(lab, event.BlockMoot, r.pos)
			} else {
				t.block(lab, event.BlockSpin, r.pos)
				lab.Len = uint64(t.events - r.since)
			}
			lab.Deps = deps
			return
		}
	}
	switch lab.Kind {
	case event.Read:
		if lab.Attr&(event.Exclusive|event.CAS) == 0 {
			break
		}
		for i := range d.repeated { // whether it writes decides below
			if r := &d.repeated[i]; r.set != 0 {
				r.set = t.m.deps.Union(r.set, t.m.deps.Of(int32(t.events)))
			}
		}
	case event.Fence, event.Skip:
	default:
		d.repeated, d.returned = [len(d.repeated)]repeated{}, false
	}
}

// seedDep is what the seed of loop lp depends on.
func (t *Thread) seedDep(f *frame, lp *ir.Loop) event.DepSet {
	if lp.SeedSize != 0 {
		return t.cells(t.slots[f.base+lp.Seed], uint64(lp.SeedSize))
	}
	return t.slotDeps[f.base+lp.Seed].set
}

// seedReturns is told the seed at a visit of loop lp; alike says that nothing else has changed since the last visit. Then the
// load before the loop could have read what a read of its place has read since. The thread stops, with a Block in *lab,
// if that is the seed whatever it is, or if what the seed depends on is decided; it may be decided later, too. So it does if
// the seed was the last read before the last visit, unless its value is decided.
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
		} else if r.val == seed && r.key&undefKey == 0 && t.m.deps.Union(known, e) == known {
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
			if t.reseed(st, i) && r.val == seed && r.key&undefKey == 0 && t.m.deps.Union(known, t.m.deps.Of(int32(r.event)-1)) == known {
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
