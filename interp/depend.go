package interp

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// What labels depend on (event.Deps), and what depends on the value that an event returns.

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
		if len(t.m.cfg.Clocks) > 0 && !lab.Drops() {
			d.past = t.m.deps.Union(d.past, d.own)
		}
		if lab.Kind == event.Malloc {
			d.allocs = t.m.deps.Union(d.allocs, d.own)
		}
		if lab.Await != event.AwaitNone || lab.Kind == event.ThreadJoin || lab.Kind == event.Clock {
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
	case ir.PrimClock: // how late it is depends on all that the thread has learnt of others
		return t.dep.past, t.m.deps.Union(arg(0), arg(1))
	case ir.PrimMalloc:
		return t.dep.sizes, 0
	case ir.PrimFault, ir.PrimPrint:
		return t.dep.res, t.dep.res
	}
	return 0, 0
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
