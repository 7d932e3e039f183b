package interp

import (
	"fmt"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// rmw computes what a read-modify-write of size bytes writes.
func rmw(op uint64, size uint8, old, x event.Value) event.Value {
	if size == 16 {
		return rmw128(op, old, x)
	}
	w := size * 8
	a, b := old.Lo, x.Lo
	var r uint64
	switch op {
	case ir.RMWXchg:
		r = b
	case ir.RMWAdd:
		r = a + b
	case ir.RMWSub:
		r = a - b
	case ir.RMWAnd:
		r = a & b
	case ir.RMWOr:
		r = a | b
	case ir.RMWXor:
		r = a ^ b
	case ir.RMWNand:
		r = ^(a & b)
	case ir.RMWMax:
		r = a
		if sext(b, w) > sext(a, w) {
			r = b
		}
	case ir.RMWMin:
		r = a
		if sext(b, w) < sext(a, w) {
			r = b
		}
	case ir.RMWUMax:
		r = max(a, b)
	case ir.RMWUMin:
		r = min(a, b)
	case ir.RMWFAdd:
		r = fromF(toF(a, w)+toF(b, w), w)
	case ir.RMWFSub:
		r = fromF(toF(a, w)-toF(b, w), w)
	case ir.RMWFMax:
		r = floatMath(ir.FMathMaxNum, w, 0, a, b, 0)
	case ir.RMWFMin:
		r = floatMath(ir.FMathMinNum, w, 0, a, b, 0)
	case ir.RMWUIncWrap:
		if a < b {
			r = a + 1
		}
	case ir.RMWUDecWrap:
		if r = a - 1; a == 0 || a > b {
			r = b
		}
	case ir.RMWLowestZero:
		r = a | (a + 1)
	default:
		panic("BUG: unknown read-modify-write")
	}
	return event.V(r & sizeMask(size))
}

func rmw128(op uint64, old, x event.Value) event.Value {
	in := [8]uint64{old.Lo, old.Hi, x.Lo, x.Hi}
	w := func(fn uint8) event.Value {
		lo, hi, _ := wide(fn, 128, 0, &in)
		return event.Value{Lo: lo, Hi: hi}
	}
	less := func(fn uint8) bool {
		lo, _, _ := wide(fn, 128, 0, &in)
		return lo != 0
	}
	pick := func(b bool) event.Value {
		if b {
			return old
		}
		return x
	}
	switch op {
	case ir.RMWXchg:
		return x
	case ir.RMWAdd:
		return w(ir.WideAdd)
	case ir.RMWSub:
		return w(ir.WideSub)
	case ir.RMWAnd:
		return w(ir.WideAnd)
	case ir.RMWOr:
		return w(ir.WideOr)
	case ir.RMWXor:
		return w(ir.WideXor)
	case ir.RMWNand:
		v := w(ir.WideAnd)
		return event.Value{Lo: ^v.Lo, Hi: ^v.Hi}
	case ir.RMWMax:
		return pick(!less(ir.WideSLT))
	case ir.RMWMin:
		return pick(less(ir.WideSLT))
	case ir.RMWUMax:
		return pick(!less(ir.WideULT))
	case ir.RMWUMin:
		return pick(less(ir.WideULT))
	}
	panic("BUG: unknown read-modify-write of 16 bytes")
}

// privLoadV and privStoreV are privLoad and privStore for up to 16 bytes.
func (t *Thread) privLoadV(a uint64, size uint8) event.Value {
	if size == 16 {
		return event.Value{Lo: t.privLoad(a, 8), Hi: t.privLoad(a+8, 8)}
	}
	return event.V(t.privLoad(a, size))
}

func (t *Thread) privStoreV(a uint64, size uint8, v event.Value) {
	if size == 16 {
		t.privStore(a, 8, v.Lo)
		t.privStore(a+8, 8, v.Hi)
		return
	}
	t.privStore(a, size, v.Lo)
}

// atomicArgs are the inputs of the list instructions on memory, decoded.
type atomicArgs struct {
	addr uint64
	x, y event.Value // RMW: operand; CAS: expected, new; store: value
}

func (t *Thread) atomicArgs(f *frame, in *ir.Inst) (r atomicArgs) {
	r.addr = t.arg(f, in, 0)
	if in.Size == 16 {
		if in.B > 2 {
			r.x = event.Value{Lo: t.arg(f, in, 1), Hi: t.arg(f, in, 2)}
		}
		if in.B > 4 {
			r.y = event.Value{Lo: t.arg(f, in, 3), Hi: t.arg(f, in, 4)}
		}
		return r
	}
	if in.B > 1 {
		r.x.Lo = t.arg(f, in, 1)
	}
	if in.B > 2 {
		r.y.Lo = t.arg(f, in, 2)
	}
	return r
}

// atomicDone stores the result of a list instruction on memory.
func (t *Thread) atomicDone(f *frame, in *ir.Inst, old event.Value, success bool) {
	i := int32(1)
	t.put(f, in, 0, old.Lo)
	if in.Size == 16 {
		t.put(f, in, 1, old.Hi)
		i = 2
	}
	if in.Op == ir.OpCmpXchg {
		t.put(f, in, i, b2i(success))
	}
}

// atomic starts OpLoad16, OpStore16, OpCmpXchg and OpRMW. It reports true if the
// thread yields.
func (t *Thread) atomic(f *frame, in *ir.Inst, lab *event.Label) bool {
	x := t.atomicArgs(f, in)
	size := in.Size
	where, fault, msg := t.locate(x.addr, uint64(size), in.Op != ir.OpLoad16)
	if fault == event.FaultNone && x.addr&uint64(size-1) != 0 {
		fault, msg = event.FaultMisaligned, fmt.Sprintf("atomic access of %d bytes at address %#x", size, x.addr)
	}
	if fault != event.FaultNone {
		t.fault(lab, fault, msg)
		return true
	}
	switch where {
	case atConst:
		t.atomicDone(f, in, t.m.initValue(event.Addr(x.addr), size), false)
		return false
	case atPrivate:
		switch in.Op {
		case ir.OpStore16:
			t.privStoreV(x.addr, size, x.x)
			return false
		case ir.OpLoad16:
			t.atomicDone(f, in, t.privLoadV(x.addr, size), false)
			return false
		case ir.OpRMW:
			old := t.privLoadV(x.addr, size)
			t.privStoreV(x.addr, size, rmw(in.Imm, size, old, x.x))
			t.atomicDone(f, in, old, true)
			return false
		}
		if in.Imm>>8 == 0 || !t.m.cfg.SpuriousCAS {
			old := t.privLoadV(x.addr, size)
			if old == x.x {
				t.privStoreV(x.addr, size, x.y)
			}
			t.atomicDone(f, in, old, old == x.x)
			return false
		}
	}
	if in.Op == ir.OpCmpXchg && in.Imm>>8 != 0 && t.m.cfg.SpuriousCAS {
		if where == atShared && size >= 8 && (t.escapes(x.y.Lo, lab) || t.escapes(x.y.Hi, lab)) {
			return true
		}
		*lab = event.Label{Kind: event.Choice, Len: 2, Pos: t.userPos()}
		t.phase = phOp3
		return true
	}
	return t.atomicIssue(f, in, &x, lab)
}

// atomicIssue yields the first event.
func (t *Thread) atomicIssue(f *frame, in *ir.Inst, x *atomicArgs, lab *event.Label) bool {
	l := event.Label{Kind: event.Read, Ord: event.Ordering(in.Ord), Size: in.Size, Addr: event.Addr(x.addr), Pos: t.userPos()}
	t.phase = phOp
	switch in.Op {
	case ir.OpStore16:
		if t.escapes(x.x.Lo, lab) || t.escapes(x.x.Hi, lab) {
			return true
		}
		t.effects++
		t.shown(x.x.Lo)
		t.shown(x.x.Hi)
		l.Kind, l.Val = event.Write, x.x
	case ir.OpRMW:
		if in.Size >= 8 && (t.escapes(x.x.Lo, lab) || t.escapes(x.x.Hi, lab)) {
			return true
		}
		l.Attr = event.Exclusive
	case ir.OpCmpXchg:
		if in.Size >= 8 && (t.escapes(x.y.Lo, lab) || t.escapes(x.y.Hi, lab)) {
			return true
		}
		l.Attr = event.CAS
		l.Cmp = x.x
		l.FailOrd = event.Ordering(in.Imm & 0xff)
	}
	*lab = l
	return true
}

// atomicGoOn continues after an event returned v. It reports true if the thread
// yields again, false if the instruction is done.
func (t *Thread) atomicGoOn(f *frame, in *ir.Inst, v event.Value, lab *event.Label) bool {
	x := t.atomicArgs(f, in)
	switch t.phase {
	case phOp3: // the choice of a weak compare-exchange
		private := event.Addr(x.addr).IsStack() && x.addr>>event.RegionBits == t.tag && t.find(x.addr) >= 0 &&
			t.objs[t.last].state == objPrivate
		switch {
		case private:
			old := t.privLoadV(x.addr, in.Size)
			ok := v.Lo == 0 && old == x.x
			if ok {
				t.privStoreV(x.addr, in.Size, x.y)
			}
			t.atomicDone(f, in, old, ok)
			return false
		case v.Lo == 0:
			return t.atomicIssue(f, in, &x, lab)
		}
		*lab = event.Label{
			Kind: event.Read, Ord: event.Ordering(in.Imm & 0xff), Size: in.Size, Addr: event.Addr(x.addr), Pos: t.userPos(),
		}
		t.phase = phChunk // a load that counts as a failure
		return true
	case phChunk:
		t.atomicDone(f, in, v, false)
		return false
	case phOp2: // the write half is done
		return false
	}
	var n event.Value
	switch in.Op {
	case ir.OpStore16:
		return false
	case ir.OpLoad16:
		t.atomicDone(f, in, v, false)
		return false
	case ir.OpRMW:
		n = rmw(in.Imm, in.Size, v, x.x)
	case ir.OpCmpXchg:
		if v != x.x {
			if t.m.prog.Seeds && in.Size <= 8 {
				t.noteRead(x.addr, v.Lo, in.Size, uint8(in.Imm))
			}
			t.atomicDone(f, in, v, false)
			return t.skip(in.Ord, in.Size, event.Addr(x.addr), lab)
		}
		n = x.y
	}
	t.atomicDone(f, in, v, true)
	tracks := t.m.deps != nil
	changed := n != v
	if changed {
		t.effects++
	}
	if tracks {
		t.mayAffect(t.argDep(f, in, 1, in.B), changed)
	}
	t.shown(n.Lo)
	t.shown(n.Hi)
	*lab = event.Label{
		Kind: event.Write, Ord: event.Ordering(in.Ord), Size: in.Size, Addr: event.Addr(x.addr), Val: n, Attr: event.Exclusive,
		Pos: t.userPos(),
	}
	t.phase = phOp2
	return true
}

// skip yields a Skip after a compare-exchange that failed, if dependencies are
// tracked, and reports whether they are.
func (t *Thread) skip(ord, size uint8, a event.Addr, lab *event.Label) bool {
	if t.m.deps == nil {
		return false
	}
	t.mayAffect(0, false)
	*lab = event.Label{Kind: event.Skip, Ord: event.Ordering(ord), Size: size, Addr: a, Pos: t.userPos()}
	t.phase = phOp2
	return true
}
