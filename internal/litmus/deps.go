package litmus

import "genmcgo/graph/event"

// taints is what of a thread depends on which of its events. Registers depend on
// what was computed into them (syntactically: r^r depends on r), whatever the
// branches taken: those are in ctrl, which only grows. It contains no pointers.
type taints struct {
	index  int32 // of the event yielded last
	regs   [MaxRegs]event.DepSet
	ctrl   event.DepSet // conditions so far, reads that let the thread go on
	addrPo event.DepSet // addresses of accesses so far
	// Of the statement yielded last.
	addr    event.DepSet
	operand event.DepSet // awaits, CAS: what the value read is compared to
	write   event.DepSet // what the write half writes
}

// taint is what the value of e depends on.
func (t *thread) taint(e *Expr) event.DepSet {
	switch {
	case t.m.deps == nil || e == nil:
		return 0
	case e.Op == 0 && e.Reg >= 0:
		return t.dep.regs[e.Reg]
	case e.Op == 0:
		return 0
	}
	return t.m.deps.Union(t.taint(e.L), t.taint(e.R))
}

// itself is the set of the event yielded last.
func (t *thread) itself() event.DepSet {
	if t.m.deps == nil {
		return 0
	}
	return t.m.deps.Of(t.dep.index)
}

// control makes everything from now on depend on s.
func (t *thread) control(s event.DepSet) {
	if t.m.deps != nil {
		t.dep.ctrl = t.m.deps.Union(t.dep.ctrl, s)
	}
}

// operands notes what statement in, which is about to access memory, depends on.
// It is called before the access changes a register.
func (t *thread) operands(in *instr) {
	if t.m.deps == nil {
		return
	}
	t.dep.addr, t.dep.operand, t.dep.write = t.taint(in.Loc.Off), 0, 0
	switch in.Op {
	case CAS:
		t.dep.operand, t.dep.write = t.taint(in.A), t.taint(in.B)
	case Await, Sticky:
		t.dep.operand = t.taint(in.A)
	case Store, Xchg:
		t.dep.write = t.taint(in.A)
	case Add, Or:
		// The event that comes next, the read half, is an operand as well.
		t.dep.write = t.m.deps.Union(t.taint(in.A), t.m.deps.Of(t.dep.index+1))
	}
}

// depend gives lab, the next event, its number and its dependencies.
func (t *thread) depend(lab *event.Label) {
	if t.m.deps == nil {
		return
	}
	d := event.Deps{Ctrl: t.dep.ctrl, AddrPo: t.dep.addrPo}
	switch lab.Kind {
	case event.Read:
		d.Addr, d.Data = t.dep.addr, t.dep.operand
	case event.Write, event.Skip:
		d.Addr, d.Data = t.dep.addr, t.dep.write
	case event.BarrierArrive, event.BarrierLeave:
		d.Addr = t.dep.addr
	case event.ThreadFinish:
		if t.pc < len(t.code) { // Return
			d.Data = t.taint(t.code[t.pc].A)
		}
	}
	if lab.IsAccess() {
		t.dep.addrPo = t.m.deps.Union(t.dep.addrPo, d.Addr)
	}
	lab.Deps = t.m.deps.Number(d)
	t.dep.index++
}
