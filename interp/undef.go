package interp

import (
	"math/bits"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// Undefined bits. Memory that was never written, and values that the compiler left open, have
// undefined bits. They may be copied; to use them is a fault: to branch on them, to access memory at
// an address made of them, to divide by them, to hand them to the library or to the system
// (FaultUninit, at the use). Each slot and each word of private memory can have
// some (undef); values in shared memory have them in event.Value.Hi. Results get theirs by the rules
// in undefbits.go. A copy keeps where its bits come from.
//
// Nothing is kept, and nothing computed, for frames without undefined bits: frame.und counts
// the slots that have some, and only if there are any does run call taint.

// undef are the undefined bits of a slot or of a word of private memory. Whatever
// these bits of the slot are does not matter; in memory they are 0.
type undef struct {
	bits uint64
	born uint32 // see bornAt
	// Bytes of a word of memory that are as if they were never written, bit i for byte i. To
	// a loop that looks whether anything changed they are the same as that.
	blank uint8
	_     [3]byte
}

// changed are the bits that became undefined by a store.
func (u *undef) changed() uint64 { return u.bits &^ wholeBytes(u.blank) }

// wholeBytes has all bits of the bytes in set.
func wholeBytes(set uint8) (m uint64) {
	for i := 0; set != 0; i, set = i+1, set>>1 {
		m |= uint64(set&1) * 0xff << (8 * i)
	}
	return m
}

// bornAt says that undefined bits come from Births[i]. Without this bit, born is the
// index of an event of the thread plus one; 0 is unknown.
const bornAt = 1 << 31

// justRead is the origin of bits that the last event returned.
func (t *Thread) justRead() uint32 { return t.events }

// origin is what labels say of born.
func (t *Thread) origin(born uint32) event.Origin {
	switch {
	case born&bornAt != 0:
		return event.OriginPos(t.m.prog.Births[born&^bornAt].Pos)
	case born == 0:
		return 0
	}
	return event.OriginEvent(born - 1)
}

// misuse is the fault that something depends on undefined bits.
func (t *Thread) misuse(lab *event.Label, what string, born uint32) bool {
	t.fault(lab, event.FaultUninit, what+" depends on "+t.bornText(born))
	t.comesFrom(lab, born)
	return true
}

// comesFrom notes in lab where undefined bits come from.
func (t *Thread) comesFrom(lab *event.Label, born uint32) { lab.SetOrigin(t.origin(born)) }

func (t *Thread) bornText(born uint32) string {
	switch {
	case born&bornAt == 0:
		return "uninitialized memory"
	case t.m.prog.Births[born&^bornAt].Name == "":
		return "a value that was never set"
	}
	return "the uninitialized local variable " + t.m.prog.Births[born&^bornAt].Name
}

// undefOf returns the undefined bits of operand o of frame f.
func (t *Thread) undefOf(f *frame, o int32) (uint64, uint32) {
	if o < 0 || f.und == 0 {
		return 0, 0
	}
	u := &t.und[f.base+o]
	return u.bits, u.born
}

// argUndef is undefOf for input i of the list instruction in.
func (t *Thread) argUndef(f *frame, in *ir.Inst, i int32) (uint64, uint32) {
	return t.undefOf(f, t.m.prog.Operands[in.A+i])
}

// setUndef makes u the undefined bits of slot s of frame f.
func (t *Thread) setUndef(f *frame, s int32, u uint64, born uint32) {
	if u == 0 && f.und == 0 {
		return
	}
	if len(t.und) == 0 {
		t.growUndef()
	}
	p := &t.und[f.base+s]
	if p.bits != 0 {
		f.und--
		t.undSlots--
	}
	if u != 0 {
		f.und++
		t.undSlots++
	}
	*p = undef{bits: u, born: born}
	if t.undSlots == 0 {
		t.und = t.und[:0]
	}
}

// growUndef makes t.und as long as the slots.
func (t *Thread) growUndef() {
	for len(t.und) < len(t.slots) {
		t.und = append(t.und, undef{})
	}
}

// dropUndef forgets the undefined bits of frame f, the last, which is left.
func (t *Thread) dropUndef(f *frame) {
	t.undSlots -= uint32(f.und)
	if t.undSlots == 0 {
		t.und = t.und[:0]
	} else {
		t.und = t.und[:f.base]
	}
}

// putUndef says which bits of output i of the list instruction in, which was put, are
// undefined.
func (t *Thread) putUndef(f *frame, in *ir.Inst, i int32, u uint64, born uint32) {
	if i < in.Dst {
		if s := t.m.prog.Operands[in.C+i]; s >= 0 {
			t.setUndef(f, s, u, born)
		}
	}
}

// returnUndef copies the undefined bits of what in, an OpRet of frame f, returns to
// the call ci in frame caller.
func (t *Thread) returnUndef(f *frame, in *ir.Inst, caller *frame, ci *ir.Inst) {
	for i := int32(0); i < ci.Dst; i++ {
		if s := t.m.prog.Operands[ci.C+i]; s >= 0 {
			var u uint64
			var born uint32
			if i < in.B {
				u, born = t.argUndef(f, in, i)
			}
			t.setUndef(caller, s, u, born)
		}
	}
}

// privUndef returns the undefined bits of the size (at most 8) bytes at a, inside
// private object t.last.
func (t *Thread) privUndef(a uint64, size uint8) (u uint64, born uint32) {
	w := t.written(a, size)
	if w == uint8(uint16(1)<<size-1) && len(t.undMem) == 0 {
		return 0, 0
	}
	o := &t.objs[t.last]
	u = wholeBytes(^w) & sizeMask(size)
	if len(t.undMem) > 0 {
		off := (uint32(a) - o.off) & (1<<event.RegionBits - 1)
		x := &t.undMem[o.mem+off>>3]
		b := off & 7
		said := x.bits >> (8 * b)
		if said&sizeMask(size) != 0 {
			born = x.born
		}
		if b+uint32(size) > 8 {
			y := &t.undMem[o.mem+off>>3+1]
			said |= y.bits << (64 - 8*b)
			if born == 0 {
				born = y.born
			}
		}
		u |= said & sizeMask(size)
	}
	if u != 0 && born == 0 && o.site >= 0 {
		born = bornAt | uint32(t.m.prog.Sites[o.site].Birth)
	}
	return u, born
}

// privStoreUndef is privStore for a value of which the bits u are undefined. Bytes that are
// altogether undefined count as not written.
func (t *Thread) privStoreUndef(a uint64, size uint8, v, u uint64, born uint32) {
	if u == 0 {
		t.privStore(a, size, v)
		return
	}
	old, _ := t.privUndef(a, size)
	changed := t.changedBits(a, size)
	t.privStore(a, size, v&^u)
	o := &t.objs[t.last]
	off := (uint32(a) - o.off) & (1<<event.RegionBits - 1)
	for i := uint32(0); i < uint32(size); i++ {
		x := uint8(u >> (8 * i))
		if x == 0 {
			continue
		}
		w, b := (off+i)>>3, (off+i)&7
		n := t.wordUndef(o, w)
		n.bits |= uint64(x) << (8 * b)
		n.born = born
		n.blank &^= 1 << b
		if x == 0xff {
			t.init[o.mem+w] &^= 1 << b
			if uint8(old>>(8*i)) == 0xff && uint8(changed>>(8*i)) == 0 {
				n.blank |= 1 << b
			}
		}
		t.setUndefWord(o, w, n)
	}
}

// changedBits are the bits of the size bytes at a that became undefined by a store.
func (t *Thread) changedBits(a uint64, size uint8) uint64 {
	if len(t.undMem) == 0 {
		return 0
	}
	o := &t.objs[t.last]
	off := (uint32(a) - o.off) & (1<<event.RegionBits - 1)
	b := off & 7
	x := t.wordUndef(o, off>>3)
	u := x.changed() >> (8 * b)
	if b+uint32(size) > 8 {
		x = t.wordUndef(o, off>>3+1)
		u |= x.changed() << (64 - 8*b)
	}
	return u & sizeMask(size)
}

func (t *Thread) wordUndef(o *object, w uint32) undef {
	if len(t.undMem) == 0 {
		return undef{}
	}
	return t.undMem[o.mem+w]
}

// setUndefWord changes the undefined bits of word w of private object o. They are part of
// the hash of the memory.
func (t *Thread) setUndefWord(o *object, w uint32, u undef) {
	old := t.wordUndef(o, w)
	if old == u {
		return
	}
	if len(t.undMem) == 0 {
		for len(t.undMem) < len(t.mem) {
			t.undMem = append(t.undMem, undef{})
		}
	}
	a := t.tag<<event.RegionBits + uint64(o.off) + uint64(w)*8 + 1 // no address of a word
	if x, y := old.changed(), u.changed(); x != y {
		h := mix(a, x) ^ mix(a, y)
		o.hash ^= h
		t.memHash ^= h
	}
	t.undMem[o.mem+w] = u
	if old.bits != 0 {
		t.undWords--
	}
	if u.bits != 0 {
		t.undWords++
	} else if t.undWords == 0 {
		t.undMem = t.undMem[:0]
	}
}

// defined says that the size bytes at off of private object o were written and are
// defined; called only if undMem is not empty.
func (t *Thread) defined(o *object, off uint32, size uint8) {
	w, b := off>>3, off&7
	m := sizeMask(size)
	if x := &t.undMem[o.mem+w]; x.bits != 0 {
		n := *x
		n.bits &^= m << (8 * b)
		t.setUndefWord(o, w, n)
	}
	if b+uint32(size) > 8 && len(t.undMem) > 0 {
		if x := &t.undMem[o.mem+w+1]; x.bits != 0 {
			n := *x
			n.bits &^= m >> (64 - 8*b)
			t.setUndefWord(o, w+1, n)
		}
	}
}

// forgetUndef forgets what is known of words from..to-1 of mem, which lose their content.
func (t *Thread) forgetUndef(from, to uint32) {
	for i := from; i < to; i++ {
		if t.undMem[i].bits != 0 {
			t.undWords--
			t.undMem[i] = undef{}
		}
	}
	if t.undWords == 0 {
		t.undMem = t.undMem[:0]
	}
}

// value is v, of which the bits u are undefined, as a label of an access of at most 8
// bytes has it.
func undefValue(v, u uint64) event.Value { return event.Value{Lo: v &^ u, Hi: u} }

// useArgs is the fault that one of inputs from..to-1 of the list instruction in has
// undefined bits, if so.
func (t *Thread) useArgs(f *frame, in *ir.Inst, from, to int32, what func() string, lab *event.Label) bool {
	for i := from; i < to; i++ {
		if u, born := t.argUndef(f, in, i); u != 0 {
			return t.misuse(lab, what(), born)
		}
	}
	return false
}

// operands are the operands of an instruction, and which of their bits are undefined.
type operands struct {
	a, b, c    uint64
	ua, ub, uc uint64
	born       uint32 // where the first undefined bits come from
}

// operandsOf returns the operands that in has by its format. The values are set only if
// some bits are undefined.
func (t *Thread) operandsOf(f *frame, in *ir.Inst, x *operands) {
	fm := in.Op.Format()
	undefined := func(o int32) uint64 {
		u, b := t.undefOf(f, o)
		if u != 0 && x.born == 0 {
			x.born = b
		}
		return u
	}
	if fm&ir.UseA != 0 {
		x.ua = undefined(in.A)
	}
	if fm&ir.UseB != 0 {
		x.ub = undefined(in.B)
	}
	if fm&ir.UseC != 0 {
		x.uc = undefined(in.C)
	}
	if x.ua|x.ub|x.uc == 0 {
		return
	}
	regs, consts := t.slots[f.base:], t.m.prog.Consts
	if fm&ir.UseA != 0 {
		x.a = val(regs, consts, in.A)
	}
	if fm&ir.UseB != 0 {
		x.b = val(regs, consts, in.B)
	}
	if fm&ir.UseC != 0 {
		x.c = val(regs, consts, in.C)
	}
}

// taint is called before in, at pc of frame f, is executed if f has undefined bits: it
// says which bits of the result will be undefined, unless the result comes from memory
// or from a call. It reports true, with the fault in *lab, if in uses undefined bits.
func (t *Thread) taint(f *frame, in *ir.Inst, pc int32, lab *event.Label) bool {
	fm := in.Op.Format()
	if fm&ir.List != 0 || in.Op == ir.OpUndef {
		return false // where they are executed
	}
	var x operands
	t.operandsOf(f, in, &x)
	u := uint64(0)
	if x.ua|x.ub|x.uc != 0 {
		if in.Op == ir.OpFreeze {
			t.loses(x.ua)
		}
		if use := x.misuse(in); use != "" {
			f.pc = pc
			return t.misuse(lab, use, x.born)
		}
		if fm&ir.DefDst != 0 {
			u = x.result(in)
		}
	}
	if fm&ir.DefDst != 0 && in.Dst >= 0 {
		t.setUndef(f, in.Dst, u, x.born)
	}
	return false
}

// misuse says what in uses the undefined bits of its operands x for; "" if it only
// computes or copies them.
func (x *operands) misuse(in *ir.Inst) string {
	switch in.Op {
	case ir.OpBr:
		if open(x.a, x.ua) {
			return "a branch"
		}
	case ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
		if x.comparison(in) != 0 {
			return "a branch"
		}
	case ir.OpSwitch, ir.OpIndirectBr:
		return "a branch"
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		if x.ub != 0 {
			return "a divisor"
		}
	case ir.OpLoad, ir.OpStore:
		if x.ua != 0 {
			return "the address of a memory access"
		}
	case ir.OpMemCpy:
		return "a copy of memory"
	case ir.OpMemSet:
		if x.ua|x.uc != 0 {
			return "a memset"
		}
	case ir.OpAllocaN:
		return "the size of a variable"
	case ir.OpStackRestore:
		return "the stack"
	}
	return ""
}

// comparison is the undefined bit of a comparison, or of the condition of a branch.
func (x *operands) comparison(in *ir.Inst) uint64 {
	switch in.Op {
	case ir.OpEQ, ir.OpNE, ir.OpBrEQ, ir.OpBrNE:
		return undefEQ(x.a, x.ua, x.b, x.ub)
	case ir.OpULT, ir.OpBrULT:
		return undefULT(x.a, x.ua, x.b, x.ub)
	case ir.OpULE, ir.OpBrULE:
		return undefULE(x.a, x.ua, x.b, x.ub)
	case ir.OpSLT, ir.OpBrSLT:
		return undefSLT(x.a, x.ua, x.b, x.ub, in.Size)
	case ir.OpSLE, ir.OpBrSLE:
		return undefSLT(x.b, x.ub, x.a, x.ua, in.Size)
	}
	panic("BUG: no comparison: " + in.Op.String())
}

// result is the undefined bits of the result of in, which computes with undefined bits.
func (x *operands) result(in *ir.Inst) uint64 {
	a, ua, b, ub := x.a, x.ua, x.b, x.ub
	switch in.Op {
	case ir.OpMov, ir.OpFNeg:
		return ua
	case ir.OpFreeze:
		return 0
	case ir.OpAdd:
		return undefAdd(a, ua, b, ub, in.Imm)
	case ir.OpSub:
		return undefSub(a, ua, b, ub, in.Imm)
	case ir.OpMul:
		return undefMul(a, ua, b, ub, in.Imm)
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		return undefDiv(in.Op, a, ua, b, in.Size)
	case ir.OpAnd:
		return undefAnd(a, ua, b, ub)
	case ir.OpOr:
		return undefOr(a, ua, b, ub)
	case ir.OpXor:
		return ua | ub
	case ir.OpAddImm:
		return undefAdd(a, ua, in.Imm, 0, ^uint64(0))
	case ir.OpMulAdd:
		p, up := uint64(sext(b, in.Size))*in.Imm, uint64(0)
		if ub != 0 && in.Imm != 0 {
			up = ^uint64(0) << (bits.TrailingZeros64(ub) + bits.TrailingZeros64(in.Imm))
		}
		return undefAdd(a, ua, p, up, ^uint64(0))
	case ir.OpAndImm:
		return ua & in.Imm
	case ir.OpSExt:
		return uint64(sext(ua, in.Size)) & in.Imm
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return undefShift(in, ua, b, ub)
	case ir.OpEQ, ir.OpNE, ir.OpULT, ir.OpULE, ir.OpSLT, ir.OpSLE:
		return x.comparison(in)
	case ir.OpSelect:
		return undefSelect(a, ua, b, ub, x.c, x.uc)
	case ir.OpMath:
		return undefMath(in.Ord, uint(in.Size), a, ua, b, ub, x.c, x.uc)
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv:
		return ir.Mask(uint(in.Size))
	case ir.OpFCmp:
		return 1
	case ir.OpFMath:
		return undefFloat(in.Ord, in.Size, in.Imm, ua, ub, x.uc)
	case ir.OpCvt:
		return ir.Mask(uint(in.Imm))
	}
	panic("BUG: undefined operand of " + in.Op.String())
}

// undefShift is the undefined bits of a shift by b of a value with the undefined bits ua.
func undefShift(in *ir.Inst, ua, b, ub uint64) uint64 {
	all := ir.Mask(uint(in.Size))
	switch {
	case in.Op == ir.OpAShr && ub != 0:
		return all
	case in.Op == ir.OpAShr:
		return all & uint64(sext(ua, in.Size)>>min(b, uint64(in.Size)-1))
	case in.Op == ir.OpShl && ub != 0:
		return in.Imm
	case ub != 0:
		return all
	case b >= uint64(in.Size):
		return 0
	case in.Op == ir.OpShl:
		return ua << b & in.Imm
	}
	return ua >> b
}

// taintWide is taint for OpWide with the operands x: it returns the undefined bits of
// the results. ok is false if in divides by some.
func (t *Thread) taintWide(f *frame, in *ir.Inst, x *[8]uint64) (lo, hi uint64, born uint32, ok bool) {
	var u [8]uint64
	any := false
	for i := int32(0); i < in.B; i++ {
		b := uint32(0)
		if u[i], b = t.argUndef(f, in, i); u[i] != 0 {
			if any = true; born == 0 {
				born = b
			}
		}
	}
	if !any {
		return 0, 0, 0, true
	}
	if in.Ord >= ir.WideUDiv && in.Ord <= ir.WideSRem && u[2]|u[3] != 0 {
		return 0, 0, born, false
	}
	lo, hi = undefWide(in.Ord, in.Size, in.Imm, x, &u)
	return lo, hi, born, true
}

// hashUndef adds to h which bits of the live slots of loop lp are undefined, but for those that have tokens (loophash.go).
func (t *Thread) hashUndef(f *frame, lp *ir.Loop, h uint64, as keptAs) uint64 {
	for i, s := range lp.Live {
		if t.m.deps != nil && t.open(f, lp, t.slotDeps[f.base+s].set, t.slotDeps[f.base+s].at, as) {
			continue
		}
		if u := t.und[f.base+s].bits; u != 0 {
			h = mix(h+uint64(i)+1, u)
		}
	}
	return h
}

// uvalue is a value of up to 16 bytes with its undefined bits.
type uvalue struct {
	event.Value
	u    [2]uint64
	born uint32
}

// unpack is the value v that an event of size bytes returned.
func (t *Thread) unpack(v event.Value, size uint8) uvalue {
	if size > 8 || v.Hi == 0 {
		return uvalue{Value: v}
	}
	return uvalue{event.V(v.Lo), [2]uint64{v.Hi, 0}, t.justRead()}
}

// pack is x as labels of size bytes have it: of 16 bytes it cannot be said which bits
// are undefined, they count as 0 then.
func (x *uvalue) pack(size uint8) event.Value {
	if size > 8 {
		return event.Value{Lo: x.Lo &^ x.u[0], Hi: x.Hi &^ x.u[1]}
	}
	return undefValue(x.Lo, x.u[0]&sizeMask(size))
}

// all reports whether all bits of the size bytes of x are undefined.
func (x *uvalue) all(size uint8) bool {
	if size > 8 {
		return x.u[0]&x.u[1] == ^uint64(0)
	}
	return x.u[0]&sizeMask(size) == sizeMask(size)
}

// rmwUndef says which bits of rmw(op, size, a, b) are undefined.
func rmwUndef(op uint64, size uint8, a, b *uvalue) (u [2]uint64) {
	if op == ir.RMWXchg {
		return b.u
	}
	if a.u == u && b.u == u {
		return u
	}
	if size > 8 {
		return [2]uint64{^uint64(0), ^uint64(0)}
	}
	m := sizeMask(size)
	switch op {
	case ir.RMWAdd:
		u[0] = undefAdd(a.Lo, a.u[0], b.Lo, b.u[0], m)
	case ir.RMWSub:
		u[0] = undefSub(a.Lo, a.u[0], b.Lo, b.u[0], m)
	case ir.RMWAnd, ir.RMWNand:
		u[0] = undefAnd(a.Lo, a.u[0], b.Lo, b.u[0])
	case ir.RMWOr:
		u[0] = undefOr(a.Lo, a.u[0], b.Lo, b.u[0])
	case ir.RMWXor:
		u[0] = a.u[0] | b.u[0]
	default:
		u[0] = m
	}
	return u
}

// undefinedIn reports whether slot o of frame f, or constant ^o, has undefined bits. Constants have none.
func (t *Thread) undefinedIn(f *frame, o int32) bool {
	return o >= 0 && f.und != 0 && t.und[f.base+o].bits != 0
}

// definedOf is v, the content of slot s of frame f, without undefined bits.
func (t *Thread) definedOf(f *frame, s int32, v uint64) uint64 {
	if f.und != 0 {
		v &^= t.und[f.base+s].bits
	}
	return v
}
