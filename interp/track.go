package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// What each instruction does to dependencies: those of its results, of the memory that it changes, and of
// all that follows (deps.go says what counts as control). A new instruction needs a case in track, unless it
// is pure and depends on all its operands; a new primitive needs one in trackPrim.

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
