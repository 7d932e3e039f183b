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
func (t *Thread) privLoadV(a uint64, size uint8) (v uvalue) {
	v.u[0], v.born = t.privUndef(a, min(size, 8))
	if size == 16 {
		born := uint32(0)
		if v.u[1], born = t.privUndef(a+8, 8); v.born == 0 {
			v.born = born
		}
		v.Value = event.Value{Lo: t.privLoad(a, 8), Hi: t.privLoad(a+8, 8)}
		return v
	}
	v.Value = event.V(t.privLoad(a, size))
	return v
}

func (t *Thread) privStoreV(a uint64, size uint8, v *uvalue) {
	t.keeps(v.Lo)
	t.keeps(v.Hi)
	t.privStoreUndef(a, min(size, 8), v.Lo, v.u[0]&sizeMask(min(size, 8)), v.born)
	if size == 16 {
		t.privStoreUndef(a+8, 8, v.Hi, v.u[1], v.born)
	}
}

// atomicArgs are the inputs of the list instructions on memory, decoded.
type atomicArgs struct {
	addr uint64
	x, y uvalue // RMW: operand; CAS: expected, new; store: value
}

func (t *Thread) atomicArgs(f *frame, in *ir.Inst) (r atomicArgs) {
	r.addr = t.arg(f, in, 0)
	n := int32(1)
	if in.Size == 16 {
		n = 2
	}
	for k, v := range [...]*uvalue{&r.x, &r.y} {
		i := 1 + int32(k)*n
		if in.B <= i {
			break
		}
		v.Lo = t.arg(f, in, i)
		v.u[0], v.born = t.argUndef(f, in, i)
		if n == 2 {
			var born uint32
			v.Hi = t.arg(f, in, i+1)
			if v.u[1], born = t.argUndef(f, in, i+1); v.born == 0 {
				v.born = born
			}
		}
	}
	return r
}

// atomicDone stores the result of a list instruction on memory.
func (t *Thread) atomicDone(f *frame, in *ir.Inst, old uvalue, success bool) {
	i := int32(1)
	t.put(f, in, 0, old.Lo)
	t.putUndef(f, in, 0, old.u[0], old.born)
	if in.Size == 16 {
		t.put(f, in, 1, old.Hi)
		t.putUndef(f, in, 1, old.u[1], old.born)
		i = 2
	}
	if in.Op == ir.OpCmpXchg {
		t.put(f, in, i, b2i(success))
		if old.all(in.Size) { // the explorer has seen it, unless the access was resized
			t.putUndef(f, in, i, 1, old.born)
		}
	}
}

// atomic starts OpLoad16, OpStore16, OpCmpXchg and OpRMW. It reports true if the
// thread yields.
func (t *Thread) atomic(f *frame, in *ir.Inst, lab *event.Label) bool {
	if f.und != 0 && t.useArgs(f, in, 0, 1, func() string { return "the address of a memory access" }, lab) {
		return true
	}
	x := t.atomicArgs(f, in)
	size := in.Size
	if in.Op == ir.OpCmpXchg || in.Op == ir.OpRMW || size == 16 {
		t.loses(x.x.u[0] | x.x.u[1] | x.y.u[0] | x.y.u[1])
	}
	if in.Op == ir.OpCmpXchg && x.x.all(size) { // padding does not matter
		return t.misuse(lab, "a compare-exchange", x.x.born)
	}
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
		t.atomicDone(f, in, uvalue{Value: t.m.initValue(event.Addr(x.addr), size)}, false)
		return false
	case atPrivate:
		old := t.privLoadV(x.addr, size)
		if in.Op == ir.OpCmpXchg {
			t.loses(old.u[0] | old.u[1])
		}
		switch in.Op {
		case ir.OpStore16:
			t.privStoreV(x.addr, size, &x.x)
			return false
		case ir.OpLoad16:
			t.atomicDone(f, in, old, false)
			return false
		}
		if old.all(size) {
			return t.misuse(lab, "a read-modify-write", old.born)
		}
		if in.Op == ir.OpRMW {
			n := uvalue{rmw(ir.RMWFunction(in), size, old.Value, x.x.Value), rmwUndef(ir.RMWFunction(in), size, &old, &x.x), max(old.born, x.x.born)}
			t.privStoreV(x.addr, size, &n)
			t.atomicDone(f, in, old, true)
			return false
		}
		if in.Imm&ir.CASWeak == 0 || !t.m.cfg.SpuriousCAS {
			if old.Value == x.x.Value {
				t.privStoreV(x.addr, size, &x.y)
			}
			t.atomicDone(f, in, old, old.Value == x.x.Value)
			return false
		}
	}
	if in.Op == ir.OpCmpXchg && in.Imm&ir.CASWeak != 0 && t.m.cfg.SpuriousCAS {
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
	l := event.Label{Kind: event.Read, Ord: t.order(accessOf(in), event.Ordering(in.Ord)), Size: in.Size, Addr: event.Addr(x.addr), Pos: t.userPos()}
	t.phase = phOp
	switch in.Op {
	case ir.OpStore16:
		if t.escapes(x.x.Lo, lab) || t.escapes(x.x.Hi, lab) {
			return true
		}
		t.effects++
		t.shown(x.x.Lo)
		t.shown(x.x.Hi)
		l.Kind, l.Val = event.Write, x.x.pack(in.Size)
	case ir.OpRMW:
		if in.Size >= 8 && (t.escapes(x.x.Lo, lab) || t.escapes(x.x.Hi, lab)) {
			return true
		}
		l.Attr = event.Exclusive
		l.Len, l.Cmp = t.usesOld(in)
	case ir.OpCmpXchg:
		if in.Size >= 8 && (t.escapes(x.y.Lo, lab) || t.escapes(x.y.Hi, lab)) {
			return true
		}
		l.Attr = event.CAS
		l.Len, _ = t.usesOld(in)
		l.Cmp = x.x.Value
		l.FailOrd = t.order(Fails, event.Ordering(in.Imm&0xff))
	}
	*lab = l
	return true
}

// usesOld says what becomes of what in, the read-modify-write of up to 8 bytes that the thread is at, has read: event.DropsBit,
// AddsBit, CountsBit and TestedBit, as far as they are true of it, and what it is compared with.
func (t *Thread) usesOld(in *ir.Inst) (bits uint64, cmp event.Value) {
	switch {
	case in.Op == ir.OpCmpXchg && in.Imm&ir.CASUnused != 0:
		return event.DropsBit, cmp
	case in.Op != ir.OpRMW:
		return 0, cmp
	}
	use, test := t.useOfOld(in)
	switch adds := ir.AddsInteger(in); {
	case use == ir.Unused && adds:
		return event.DropsBit | event.AddsBit, cmp
	case use == ir.Unused:
		return event.DropsBit, cmp
	case !adds:
		return 0, cmp
	case use == ir.Tested:
		return testBits(in, &test)
	}
	return event.CountsBit, cmp
}

// useOfOld follows what in, the read-modify-write that the thread is at, has read through functions that return it. It is Unused,
// Tested by test, or Used.
func (t *Thread) useOfOld(in *ir.Inst) (use ir.Use, test ir.ResultTest) {
	use = ir.Use(in.Imm >> ir.RMWUse)
	for i := len(t.frames) - 1; ; {
		switch {
		case use == ir.Returned:
			test.Returns = true // at some place of the function, after it is not known what
		case use < ir.Tested:
			return use, test
		default:
			r := &t.frames[i].fn.Tests[use-ir.Tested]
			if r.Mask != 0 && (test.Mask != 0 || test.And != 0) || r.And != 0 && test.And != 0 {
				test.Returns = true
			}
			if r.Mask != 0 {
				test.Off, test.Mask = r.Off, r.Mask
			}
			if test.And |= r.And; !r.Returns {
				test.Test, test.Bits, test.Operand = r.Test, r.Bits, r.Operand
				if test.Returns {
					return ir.Used, test
				}
				return ir.Tested, test
			}
		}
		if i--; i < 0 {
			return ir.Used, test
		}
		f := &t.frames[i] // what does the caller do with it?
		use = ir.Used
		if in := &f.fn.Code[f.pc]; in.Op == ir.OpCall || in.Op == ir.OpCallInd {
			use = ir.Use(in.Size)
		}
	}
}

// testBits says that all that becomes of what in, which adds, has read is a test, if a label can say so.
func testBits(in *ir.Inst, test *ir.ResultTest) (bits uint64, cmp event.Value) {
	width := 8 * in.Size
	signed, sums := test.Test >= event.TestSLT, test.Mask != 0
	switch {
	case test.Bits != 0 && test.Bits != width,
		sums && (test.Mask != ir.Mask(uint(width)) || test.Test != event.TestEQ),
		test.And != 0 && (signed || sums && test.And&(test.And+1) != 0): // bits that are added to others change them
		return event.CountsBit, cmp
	}
	operand := (test.Operand - test.Off) & ir.Mask(uint(width))
	if test.And != 0 && sums {
		operand &= test.And
	}
	return event.TestBits(test.Test), event.Value{Lo: operand, Hi: test.And}
}

// accessOf is what in, which is as for atomic, does with its order.
func accessOf(in *ir.Inst) Access {
	switch in.Op {
	case ir.OpLoad16:
		return Reads
	case ir.OpStore16:
		return Writes
	case ir.OpRMW:
		return Modifies
	}
	return Exchanges
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
			ok := v.Lo == 0 && old.Value == x.x.Value
			if ok {
				t.privStoreV(x.addr, in.Size, &x.y)
			}
			t.atomicDone(f, in, old, ok)
			return false
		case v.Lo == 0:
			return t.atomicIssue(f, in, &x, lab)
		}
		*lab = event.Label{
			Kind: event.Read, Ord: t.order(Fails, event.Ordering(in.Imm&0xff)), Size: in.Size, Addr: event.Addr(x.addr), Pos: t.userPos(),
		}
		t.phase = phChunk // a load that counts as a failure
		return true
	case phChunk:
		t.atomicDone(f, in, t.unpack(v, in.Size), false)
		return false
	case phOp2: // the write half is done
		return false
	}
	old := t.unpack(v, in.Size)
	var n uvalue
	switch in.Op {
	case ir.OpStore16:
		return false
	case ir.OpLoad16:
		t.atomicDone(f, in, old, false)
		return false
	case ir.OpRMW:
		n = uvalue{rmw(ir.RMWFunction(in), in.Size, old.Value, x.x.Value), rmwUndef(ir.RMWFunction(in), in.Size, &old, &x.x), max(old.born, x.x.born)}
	case ir.OpCmpXchg:
		if old.Value != x.x.Value {
			if t.m.prog.Seeds && in.Size <= 8 {
				ord := uint8(t.order(Fails, event.Ordering(in.Imm&0xff)))
				t.noteRead(x.addr, v, in.Size, ord)
				t.failed = failed{f.pc, f.base, t.events, readKey(in.Size, ord)}
			}
			t.atomicDone(f, in, old, false)
			return t.skip(uint8(t.half(in)), in.Size, event.Addr(x.addr), lab)
		}
		if t.m.deps != nil && t.m.prog.Seeds && in.Size <= 8 {
			t.noteRead(0, v, in.Size, 0) // as many notes as if it had failed
		}
		n = x.y
	}
	w := n.pack(in.Size)
	t.atomicDone(f, in, old, true)
	tracks := t.m.deps != nil
	changed := w != v
	if changed {
		t.effects++
	}
	if tracks {
		t.mayAffect(t.argDep(f, in, 1, in.B), changed)
	}
	t.shown(n.Lo)
	t.shown(n.Hi)
	uses, _ := t.usesOld(in)
	*lab = event.Label{
		Kind: event.Write, Ord: t.half(in), Size: in.Size, Addr: event.Addr(x.addr), Val: w, Attr: event.Exclusive,
		Pos: t.userPos(), Len: uses & (event.DropsBit | event.AddsBit | event.CountsBit),
	}
	if in.Size <= 8 && w.Hi != 0 {
		t.comesFrom(lab, n.born)
	}
	t.phase = phOp2
	return true
}

// half is the ordering of the second half of in, a read-modify-write.
func (t *Thread) half(in *ir.Inst) event.Ordering {
	o := t.order(accessOf(in), event.Ordering(in.Ord))
	if in.Op == ir.OpCmpXchg {
		return o.Half(t.order(Fails, event.Ordering(in.Imm&0xff)))
	}
	return o
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
