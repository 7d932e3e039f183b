package interp

import (
	"fmt"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// primRMW translates the op argument of __gmc_rmw and __gmc_await_rmw.
var primRMW = [...]uint64{ir.RMWXchg, ir.RMWAdd, ir.RMWSub, ir.RMWAnd, ir.RMWOr, ir.RMWXor, ir.RMWLowestZero}

// primOp is a primitive that accesses memory, decoded.
type primOp struct {
	lab  event.Label // the first event, without Pos
	op   uint64      // RMW function
	arg  uint64
	cas  bool
	nval uint64 // CAS: new value
	// Undefined bits of arg and nval, and where they or those of lab.Val come from.
	uarg, unval uint64
	born        uint32
}

func (t *Thread) primOp(f *frame, in *ir.Inst) (p primOp) {
	a := func(i int32) uint64 { return t.arg(f, in, i) }
	u := func(i int32) (u uint64) {
		if u, p.born = t.argUndef(f, in, i); u != 0 {
			u &= sizeMask(p.lab.Size)
		}
		return u
	}
	l := &p.lab
	l.Kind = event.Read
	l.Addr = event.Addr(a(0))
	l.Size = uint8(a(1))
	switch ir.Prim(in.Ord) {
	case ir.PrimAwait:
		l.Await, l.Cmp.Lo = event.Await(a(2)), a(3)
		l.Ord, l.Why, l.Attr = event.Ordering(a(4)), uint8(a(5)), event.Attr(a(6))
	case ir.PrimAwaitRMW:
		l.Await, l.Cmp.Lo = event.Await(a(2)), a(3)
		p.op, p.arg = primRMW[a(4)], a(5)
		l.Ord, l.Why, l.Attr = event.Ordering(a(6)), uint8(a(7)), event.Attr(a(8))|event.Exclusive
	case ir.PrimLoad:
		l.Ord, l.Attr = event.Ordering(a(2)), event.Attr(a(3))
	case ir.PrimStore:
		l.Kind = event.Write
		l.Val = undefValue(a(2)&sizeMask(l.Size), u(2))
		l.Ord, l.Attr = event.Ordering(a(3)), event.Attr(a(4))
	case ir.PrimRMW:
		p.op, p.arg, p.uarg = primRMW[a(2)], a(3), u(3)
		l.Ord, l.Attr = event.Ordering(a(4)), event.Attr(a(5))|event.Exclusive
	case ir.PrimCAS:
		p.cas = true
		want, _ := t.argUndef(f, in, 2)
		l.Cmp.Lo = a(2) &^ want & sizeMask(l.Size)
		p.nval, p.unval = a(3)&sizeMask(l.Size), u(3)
		l.Ord, l.FailOrd, l.Attr = event.Ordering(a(4)), event.Ordering(a(5)), event.Attr(a(6))|event.CAS
	}
	return p
}

// after is the value that a read-modify-write which read old writes.
func (p *primOp) after(old uvalue) (n uvalue) {
	if p.cas {
		return uvalue{event.V(p.nval), [2]uint64{p.unval, 0}, p.born}
	}
	arg := uvalue{event.V(p.arg & sizeMask(p.lab.Size)), [2]uint64{p.uarg, 0}, p.born}
	n.Value, n.u = rmw(p.op, p.lab.Size, old.Value, arg.Value), rmwUndef(p.op, p.lab.Size, &old, &arg)
	if n.born = arg.born; n.born == 0 {
		n.born = old.born
	}
	return n
}

// primUses reports whether a primitive uses an argument that is undefined, with the fault in *lab.
// What it stores in memory or hands on to a thread is a copy. Padding in what a
// compare-exchange expects does not matter.
func (t *Thread) primUses(f *frame, in *ir.Inst, lab *event.Label) bool {
	copied := int32(-1)
	what := func() string { return "what a function of the library does" }
	switch ir.Prim(in.Ord) {
	case ir.PrimUndef:
		return false
	case ir.PrimStore:
		copied = 2
	case ir.PrimRMW:
		copied = 3
		x, _ := t.argUndef(f, in, 3)
		t.loses(x)
	case ir.PrimCAS:
		want, born := t.argUndef(f, in, 2)
		x, _ := t.argUndef(f, in, 3)
		t.loses(want | x)
		if m := sizeMask(uint8(t.arg(f, in, 1))); want&m == m {
			return t.misuse(lab, what(), born)
		}
		return t.useArgs(f, in, 0, 2, what, lab) || t.useArgs(f, in, 4, in.B, what, lab)
	case ir.PrimCreate:
		copied = 1
	case ir.PrimFinish:
		if t.arg(f, in, 1)&0xffffffff == 0 {
			copied = 0
		}
	}
	if ir.Prim(in.Ord) == ir.PrimFinish {
		what = func() string { return "the exit status" }
	}
	if copied < 0 {
		return t.useArgs(f, in, 0, in.B, what, lab)
	}
	return t.useArgs(f, in, 0, copied, what, lab) || t.useArgs(f, in, copied+1, in.B, what, lab)
}

// prim executes OpPrim. It reports true if the thread yields; otherwise the
// instruction is done (or, for PrimThrow, the frame that goes on is the last).
func (t *Thread) prim(f *frame, in *ir.Inst, lab *event.Label) bool {
	if f.und != 0 && t.primUses(f, in, lab) {
		return true
	}
	switch p := ir.Prim(in.Ord); p {
	case ir.PrimAwait, ir.PrimAwaitRMW, ir.PrimLoad, ir.PrimStore, ir.PrimRMW, ir.PrimCAS:
		return t.primAccess(f, in, lab)
	case ir.PrimChoice:
		n := t.arg(f, in, 0) & 0xffffffff
		if n <= 1 {
			t.put(f, in, 0, 0)
			return false
		}
		return t.primEvent(lab, event.Label{Kind: event.Choice, Len: n})
	case ir.PrimSelf, ir.PrimName, ir.PrimTrial, ir.PrimUndef, ir.PrimTLSGet, ir.PrimTLSSet:
		t.primLocal(f, in)
		return false
	case ir.PrimCreate:
		return t.primCreate(f, in, lab)
	case ir.PrimJoin:
		return t.primEvent(lab, event.Label{Kind: event.ThreadJoin, Child: event.Tid(t.arg(f, in, 0)), Why: uint8(t.arg(f, in, 1))})
	case ir.PrimFinish:
		return t.primFinish(f, in, lab)
	case ir.PrimBlock:
		t.block(lab, event.BlockReason(t.arg(f, in, 0)), t.userPos())
		return true
	case ir.PrimFault:
		fault := event.Fault(t.arg(f, in, 0))
		return t.primBuiltin(f, in, lab, func(c *call) {
			if s, ok := c.CString(c.Arg(1)); ok {
				c.Fault(fault, s)
			}
		})
	case ir.PrimPrint:
		return t.primBuiltin(f, in, lab, func(c *call) {
			if s, ok := c.bytes(c.Arg(0), c.Arg(1)); ok {
				c.Print(s)
			}
		})
	case ir.PrimMalloc:
		return t.primMalloc(f, in, lab)
	case ir.PrimFree:
		return t.primFree(t.arg(f, in, 0), lab)
	case ir.PrimObjectSize:
		a := t.arg(f, in, 0)
		if msg := t.checkFree(a); msg != "" {
			t.fault(lab, event.FaultInvalidFree, "size "+msg)
			return true
		}
		return t.primEvent(lab, event.Label{Kind: event.ObjectSize, Addr: event.Addr(a)})
	case ir.PrimClock:
		return t.primEvent(lab, event.Label{Kind: event.Clock, Val: event.V(t.arg(f, in, 0)), Len: t.arg(f, in, 1)})
	case ir.PrimBarrier:
		t.effects++
		return t.primEvent(lab, event.Label{Kind: event.BarrierArrive, Addr: event.Addr(t.arg(f, in, 0)), Len: t.arg(f, in, 1)})
	case ir.PrimFence:
		return t.primEvent(lab, event.Label{Kind: event.Fence, Ord: event.Ordering(t.arg(f, in, 0))})
	case ir.PrimOperate:
		return t.primOperate(f, in, lab)
	case ir.PrimGuard:
		return t.primGuard(f, in, lab)
	case ir.PrimCount:
		return t.primCount(lab)
	case ir.PrimThrow:
		return t.unwind(t.arg(f, in, 0), lab)
	default:
		panic(fmt.Sprintf("BUG: primitive %d", p))
	}
}

// primEvent yields l, the event of a primitive. It returns true.
func (t *Thread) primEvent(lab *event.Label, l event.Label) bool {
	l.Pos = t.userPos()
	*lab = l
	t.phase = phOp
	return true
}

// primLocal executes the primitives that need no event.
func (t *Thread) primLocal(f *frame, in *ir.Inst) {
	switch ir.Prim(in.Ord) {
	case ir.PrimSelf:
		t.put(f, in, 0, uint64(t.tid))
	case ir.PrimName:
		t.put(f, in, 0, uint64(t.tid))
		t.named = true
	case ir.PrimTrial:
		attr := uint64(0)
		if t.m.prog.LocksAll {
			for i := range t.frames {
				if t.frames[i].fn.LocksAll {
					attr = uint64(event.Trial)
				}
			}
		}
		t.put(f, in, 0, attr)
	case ir.PrimUndef:
		u, _ := t.argUndef(f, in, 0)
		t.put(f, in, 0, u)
	case ir.PrimTLSGet:
		if space := uint32(t.arg(f, in, 0)); space == tlsLook {
			t.showClock(f, in)
		} else {
			t.put(f, in, 0, t.tlsGet(space, t.arg(f, in, 1)))
		}
	case ir.PrimTLSSet:
		if space := uint32(t.arg(f, in, 0)); space == tlsLook {
			t.loses(t.arg(f, in, 2))
		} else {
			t.tlsSet(space, t.arg(f, in, 1), t.arg(f, in, 2), t.dep.res)
		}
	}
}

// primCreate creates a thread.
func (t *Thread) primCreate(f *frame, in *ir.Inst, lab *event.Label) bool {
	fn, arg := t.arg(f, in, 0), t.arg(f, in, 1)
	i, ok := t.m.prog.FuncAt(event.Addr(fn))
	if !ok || t.m.prog.Funcs[i].NParams > 1 {
		t.fault(lab, event.FaultBadCall, fmt.Sprintf("a thread is to run %#x, which is not a suitable function", fn))
		return true
	}
	if t.escapes(arg, lab) {
		return true
	}
	u, _ := t.argUndef(f, in, 1)
	arg &^= u
	child := event.ChildTid(t.tid, int(t.nchild))
	t.nchild++
	t.effects++
	t.shown(arg)
	t.put(f, in, 0, uint64(child))
	return t.primEvent(lab, event.Label{
		Kind: event.ThreadCreate, Child: child, Addr: event.Addr(fn), Val: undefValue(arg, u), Len: t.arg(f, in, 2),
	})
}

// primFinish ends the thread, or the process.
func (t *Thread) primFinish(f *frame, in *ir.Inst, lab *event.Label) bool {
	v := t.arg(f, in, 0)
	u, _ := t.argUndef(f, in, 0)
	if t.escapes(v&^u, lab) {
		return true
	}
	// With a thread go its local variables and thread-locals, also if it ends by
	// pthread_exit. When main returns or a thread calls exit the process ends instead.
	over := t.arg(f, in, 1)&0xffffffff != 0 || t.tid == event.MainTid && len(t.frames) == 1
	if !over && t.popObjects(0, firstSP, lab) {
		return true
	}
	*lab = event.Label{Kind: event.ThreadFinish, Val: undefValue(v, u), Len: b2i(over), Pos: t.userPos()}
	t.phase = phDone
	return true
}

func (t *Thread) primMalloc(f *frame, in *ir.Inst, lab *event.Label) bool {
	size, zeroed := t.arg(f, in, 0), t.arg(f, in, 2)&0xffffffff != 0
	a := t.allocate(size, t.arg(f, in, 1), zeroed)
	if a == 0 {
		t.limit(lab, event.BlockHeap)
		return true
	}
	if t.m.deps != nil {
		t.dep.res = t.m.deps.Of(int32(t.events))
	}
	t.put(f, in, 0, a)
	t.effects++
	t.allocated(a, size)
	l := event.Label{Kind: event.Malloc, Addr: event.Addr(a), Len: size}
	if zeroed {
		l.Attr = event.Zeroed
	}
	if t.m.prog.Loose && t.m.fresh && t.m.deps == nil {
		l.Attr |= event.Hidden
	}
	return t.primEvent(lab, l)
}

func (t *Thread) primFree(a uint64, lab *event.Label) bool {
	if a == 0 {
		return false
	}
	if msg := t.checkFree(a); msg != "" {
		t.fault(lab, event.FaultInvalidFree, msg)
		return true
	}
	t.effects++
	t.freesOwed(a)
	t.shown(a)
	return t.primEvent(lab, event.Label{Kind: event.Free, Addr: event.Addr(a)})
}

// tlsOps is the space of the thread's library state (tlsEntry.lo) that counts operations on synchronisation
// objects. The count is no part of the state by which rounds of loops are compared.
const tlsOps = 1 << 30

// primCount counts an operation on a synchronisation object, and stops the thread if it has made enough. It reports
// true if the thread yields.
func (t *Thread) primCount(lab *event.Label) bool {
	e := t.tlsEntry(tlsOps, 0)
	if e == nil {
		t.tls = append(t.tls, tlsEntry{lo: tlsOps})
		e = &t.tls[len(t.tls)-1]
	}
	if limit := t.m.cfg.MaxOps; limit > 0 && e.val >= uint64(limit) {
		t.block(lab, event.BlockOps, t.userPos())
		return true
	}
	e.val++
	return false
}

// tlsGet returns an entry of the thread's library state, 0 if there is none.
func (t *Thread) tlsGet(lo uint32, key uint64) uint64 {
	if e := t.tlsEntry(lo, key); e != nil {
		return e.val
	}
	return 0
}

func (t *Thread) tlsEntry(lo uint32, key uint64) *tlsEntry {
	for i := range t.tls {
		if e := &t.tls[i]; e.key == key && e.lo == lo {
			return e
		}
	}
	return nil
}

// tlsSet changes the thread's library state. A zero entry exists only if its value depends on something, set: whether
// there is one must not depend on the value.
func (t *Thread) tlsSet(lo uint32, key, v uint64, set event.DepSet) {
	for i := range t.tls {
		if e := &t.tls[i]; e.key == key && e.lo == lo {
			t.tlsHash ^= e.hash()
			if v == 0 && set == 0 {
				t.tls = append(t.tls[:i], t.tls[i+1:]...)
				return
			}
			e.val, e.set, e.at = v, set, t.now(set).at
			t.tlsHash ^= e.hash()
			return
		}
	}
	if v != 0 || set != 0 {
		e := tlsEntry{key: key, lo: lo, val: v, set: set, at: t.now(set).at}
		t.tls = append(t.tls, e)
		t.tlsHash ^= e.hash()
	}
}

// hash is what e adds to Thread.tlsHash: nothing if it is zero, as if it did not exist.
func (e *tlsEntry) hash() uint64 {
	if e.val == 0 {
		return 0
	}
	return mix(e.key+uint64(e.lo), e.val)
}

// primBuiltin runs a primitive that is written like a builtin.
func (t *Thread) primBuiltin(f *frame, in *ir.Inst, lab *event.Label, fn builtinFunc) bool {
	args := make([]uint64, in.B)
	for i := range args {
		args[i] = t.arg(f, in, int32(i))
	}
	return t.builtinStep(f, in, fn, "__gmc", args, lab) != callDone
}

// bytes reads n bytes at a.
func (c *call) bytes(a, n uint64) (string, bool) {
	b := make([]byte, 0, min(n, 1<<16))
	for i := uint64(0); i < n; i++ {
		v, ok := c.Load(a+i, 1)
		if !ok {
			return "", false
		}
		b = append(b, byte(v))
	}
	return string(b), true
}

// primAccess executes the primitives that access memory.
func (t *Thread) primAccess(f *frame, in *ir.Inst, lab *event.Label) bool {
	p := t.primOp(f, in)
	l := &p.lab
	write := l.Kind == event.Write || l.Attr&(event.Exclusive|event.CAS) != 0
	where, fault, msg := t.locate(uint64(l.Addr), uint64(l.Size), write)
	if fault == event.FaultNone && uint64(l.Addr)&uint64(l.Size-1) != 0 {
		fault, msg = event.FaultMisaligned, fmt.Sprintf("library object at the unaligned address %#x", uint64(l.Addr))
	}
	if fault != event.FaultNone {
		t.fault(lab, fault, msg)
		return true
	}
	if where == atConst {
		v := t.m.initValue(l.Addr, l.Size)
		if !l.Admits(v) {
			t.block(lab, event.BlockReason(l.Why), t.userPos())
			return true
		}
		t.put(f, in, 0, v.Lo)
		return false
	}
	if where == atPrivate {
		a := uint64(l.Addr)
		if l.Kind == event.Write {
			t.privStoreUndef(a, l.Size, l.Val.Lo, l.Val.Hi, p.born)
			return false
		}
		old := uvalue{Value: event.V(t.privLoad(a, l.Size))}
		if l.Attr&event.Quiet == 0 {
			old.u[0], old.born = t.privUndef(a, l.Size)
			if old.u[0] != 0 && (l.Await != event.AwaitNone || l.Ord != event.NotAtomic && old.all(l.Size)) {
				return t.misuse(lab, "what a function of the library does", old.born)
			}
		}
		if !l.Admits(old.Value) {
			t.block(lab, event.BlockReason(l.Why), t.userPos())
			return true
		}
		if l.Succeeds(old.Value) {
			n := p.after(old)
			t.privStoreUndef(a, l.Size, n.Lo, n.u[0], n.born)
		}
		t.put(f, in, 0, old.Lo)
		t.putUndef(f, in, 0, old.u[0], old.born)
		return false
	}
	if l.Size == 8 && (t.escapes(l.Val.Lo, lab) || t.escapes(p.arg, lab) || t.escapes(p.nval, lab)) {
		return true
	}
	t.shown(l.Val.Lo)
	t.shown(p.arg)
	t.shown(p.nval)
	if l.Kind == event.Write {
		t.lockEffect(l)
	}
	l.Pos = t.userPos()
	if l.Val.Hi != 0 {
		t.comesFrom(l, p.born)
	}
	*lab = *l
	t.phase = phOp
	return true
}

// lockEffect notes a write of the library: taking a lock and releasing it again undo
// each other, if only a thread that waits can see that the lock was held (heldlocks.go says
// what holds of the opposite order); every other write is an effect.
func (t *Thread) lockEffect(l *event.Label) {
	switch {
	case t.m.prog.TryLocks:
		t.effects++
	case l.Attr&event.Lock != 0 && l.Attr&event.Destroy == 0:
		t.takes(uint64(l.Addr))
	case l.Attr&event.Unlock != 0:
		t.gives(uint64(l.Addr))
	default:
		t.effects++
	}
}

// primGoOn continues a primitive whose event returned v. It reports true if the
// thread yields again, false if the primitive is done.
func (t *Thread) primGoOn(f *frame, in *ir.Inst, v event.Value, lab *event.Label) bool {
	if ir.Prim(in.Ord) == ir.PrimOperate {
		return t.operate(f, in, v, lab)
	}
	if t.phase == phOp2 {
		return false
	}
	switch ir.Prim(in.Ord) {
	case ir.PrimChoice, ir.PrimJoin, ir.PrimObjectSize, ir.PrimClock:
		t.put(f, in, 0, v.Lo)
		t.putUndef(f, in, 0, v.Hi, t.justRead())
	case ir.PrimBarrier:
		*lab = event.Label{Kind: event.BarrierLeave, Addr: event.Addr(t.arg(f, in, 0)), Len: t.arg(f, in, 1), Pos: t.userPos()}
		t.phase = phOp2
		return true
	case ir.PrimAwait, ir.PrimAwaitRMW, ir.PrimLoad, ir.PrimRMW, ir.PrimCAS:
		p := t.primOp(f, in)
		old := t.unpack(v, p.lab.Size)
		if p.lab.Attr&event.Quiet != 0 {
			old = uvalue{Value: event.V(v.Lo)}
		}
		n := p.after(old)
		t.put(f, in, 0, v.Lo)
		t.putUndef(f, in, 0, old.u[0], old.born)
		if !p.lab.Succeeds(v) {
			return p.cas && t.skip(uint8(p.lab.Ord), p.lab.Size, p.lab.Addr, lab)
		}
		before := t.effects
		if n.Value != event.V(v.Lo) || n.u != old.u {
			t.lockEffect(&p.lab)
		}
		if t.m.deps != nil {
			t.mayAffect(t.argDep(f, in, 2, in.B), t.effects != before)
		}
		*lab = p.lab
		lab.Kind = event.Write
		lab.Attr = p.lab.Attr&^(event.CAS|event.Sticky) | event.Exclusive
		lab.Await, lab.Why, lab.FailOrd, lab.Cmp = event.AwaitNone, 0, 0, event.Value{}
		lab.Val = n.pack(p.lab.Size)
		if lab.Val.Hi != 0 {
			t.comesFrom(lab, n.born)
		}
		lab.Pos = t.userPos()
		t.phase = phOp2
		return true
	}
	return false
}
