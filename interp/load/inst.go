package load

import (
	"strings"

	"genmcgo/graph/event"
	"genmcgo/internal/lazy"
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

func ordering(o enum.AtomicOrdering) uint8 {
	switch o {
	case enum.AtomicOrderingUnordered, enum.AtomicOrderingMonotonic:
		return uint8(event.Relaxed)
	case 3, enum.AtomicOrderingAcquire:
		return uint8(event.Acquire)
	case enum.AtomicOrderingRelease:
		return uint8(event.Release)
	case enum.AtomicOrderingAcquireRelease:
		return uint8(event.AcqRel)
	case enum.AtomicOrderingSequentiallyConsistent:
		return uint8(event.SeqCst)
	}
	return uint8(event.NotAtomic)
}

// lanes returns the scalars of an operand: the slots of each.
func (fl *lowering) lanes(v value.Value) ([][]int32, []leaf) {
	v = unwrap(v)
	ls := fl.m.leaves(nil, v.Type(), 0)
	ops := fl.get(v)
	r := make([][]int32, len(ls))
	for i, l := range ls {
		r[i], ops = ops[:l.slots], ops[l.slots:]
	}
	return r, ls
}

// define makes the slots rs the value of inst.
func (fl *lowering) define(v value.Value, rs ...int32) { fl.alias(v, rs) }

// inst lowers an instruction.
func (fl *lowering) inst(inst llir.Instruction) {
	if fl.arithmetic(inst) || fl.conversion(inst) {
		return
	}
	switch x := inst.(type) {
	case *llir.InstFNeg:
		fl.fneg(x)
	case *llir.InstICmp:
		fl.icmp(x)
	case *llir.InstFCmp:
		fl.fcmp(x)
	case *llir.InstSelect:
		fl.selectInst(x)
	case *llir.InstPhi:
		fl.get(x)
	case *llir.InstFreeze:
		var rs []int32
		for _, o := range fl.get(x.X) {
			rs = append(rs, fl.op(ir.Inst{Op: ir.OpFreeze, A: o}))
		}
		fl.alias(x, rs)
	case *llir.InstBitCast:
		fl.bitcast(x)
	case *llir.InstAddrSpaceCast:
		fl.alias(x, fl.get(x.From))
	case *llir.InstExtractValue:
		off, n := fl.memberSlots(x.X.Type(), x.Indices)
		fl.alias(x, fl.get(x.X)[off:off+n])
	case *llir.InstInsertValue:
		off, n := fl.memberSlots(x.X.Type(), x.Indices)
		r := append([]int32(nil), fl.get(x.X)...)
		copy(r[off:off+n], fl.get(x.Elem))
		fl.alias(x, r)
	case *llir.InstExtractElement:
		fl.extractElement(x)
	case *llir.InstInsertElement:
		fl.insertElement(x)
	case *llir.InstShuffleVector:
		fl.shuffle(x)
	case *llir.InstAlloca:
		fl.alloca(x)
	case *llir.InstLoad:
		fl.load(x)
	case *llir.InstStore:
		fl.store(x)
	case *llir.InstGetElementPtr:
		fl.gep(x)
	case *llir.InstCmpXchg:
		fl.cmpxchg(x)
	case *llir.InstAtomicRMW:
		fl.atomicRMW(x)
	case *llir.InstFence:
		if x.SyncScope == "singlethread" {
			return
		}
		fl.emit(ir.Inst{Op: ir.OpFence, Ord: ordering(x.Ordering)})
	case *llir.InstCall:
		if !fl.fill(x) && !fl.copyCells(x) {
			fl.call(x, x.Callee, x.Args, x.Typ, false)
		}
	case *llir.InstVAArg:
		fl.vaArg(x)
	case *llir.InstLandingPad:
		fl.landingPad(x)
	default:
		fail("instruction %T", inst)
	}
}

// arithmetic lowers inst and reports true if it is arithmetic on two operands.
func (fl *lowering) arithmetic(inst llir.Instruction) bool {
	switch x := inst.(type) {
	case *llir.InstAdd:
		fl.binary(x, x.X, x.Y, ir.OpAdd, ir.WideAdd)
	case *llir.InstSub:
		fl.binary(x, x.X, x.Y, ir.OpSub, ir.WideSub)
	case *llir.InstMul:
		fl.binary(x, x.X, x.Y, ir.OpMul, ir.WideMul)
	case *llir.InstUDiv:
		fl.binary(x, x.X, x.Y, ir.OpUDiv, ir.WideUDiv)
	case *llir.InstURem:
		fl.binary(x, x.X, x.Y, ir.OpURem, ir.WideURem)
	case *llir.InstSDiv:
		fl.binary(x, x.X, x.Y, ir.OpSDiv, ir.WideSDiv)
	case *llir.InstSRem:
		fl.binary(x, x.X, x.Y, ir.OpSRem, ir.WideSRem)
	case *llir.InstAnd:
		fl.binary(x, x.X, x.Y, ir.OpAnd, ir.WideAnd)
	case *llir.InstOr:
		fl.binary(x, x.X, x.Y, ir.OpOr, ir.WideOr)
	case *llir.InstXor:
		fl.binary(x, x.X, x.Y, ir.OpXor, ir.WideXor)
	case *llir.InstShl:
		fl.binary(x, x.X, x.Y, ir.OpShl, ir.WideShl)
	case *llir.InstLShr:
		fl.binary(x, x.X, x.Y, ir.OpLShr, ir.WideLShr)
	case *llir.InstAShr:
		fl.binary(x, x.X, x.Y, ir.OpAShr, ir.WideAShr)
	case *llir.InstFAdd:
		fl.binary(x, x.X, x.Y, ir.OpFAdd, ir.WideFAdd)
	case *llir.InstFSub:
		fl.binary(x, x.X, x.Y, ir.OpFSub, ir.WideFSub)
	case *llir.InstFMul:
		fl.binary(x, x.X, x.Y, ir.OpFMul, ir.WideFMul)
	case *llir.InstFDiv:
		fl.binary(x, x.X, x.Y, ir.OpFDiv, ir.WideFDiv)
	case *llir.InstFRem:
		fl.binary(x, x.X, x.Y, ir.OpFMath, ir.WideFRem)
	default:
		return false
	}
	return true
}

// conversion lowers inst and reports true if it converts numbers or pointers, and not
// only their type.
func (fl *lowering) conversion(inst llir.Instruction) bool {
	switch x := inst.(type) {
	case *llir.InstTrunc:
		fl.convert(x, x.From, x.To, cvTrunc)
	case *llir.InstZExt:
		fl.convert(x, x.From, x.To, cvZExt)
	case *llir.InstSExt:
		fl.convert(x, x.From, x.To, cvSExt)
	case *llir.InstPtrToInt:
		fl.convert(x, x.From, x.To, cvZExt)
	case *llir.InstIntToPtr:
		fl.convert(x, x.From, x.To, cvZExt)
	case *llir.InstFPTrunc:
		fl.convert(x, x.From, x.To, cvFP)
	case *llir.InstFPExt:
		fl.convert(x, x.From, x.To, cvFP)
	case *llir.InstFPToUI:
		fl.convert(x, x.From, x.To, cvFPToUI)
	case *llir.InstFPToSI:
		fl.convert(x, x.From, x.To, cvFPToSI)
	case *llir.InstUIToFP:
		fl.convert(x, x.From, x.To, cvUIToFP)
	case *llir.InstSIToFP:
		fl.convert(x, x.From, x.To, cvSIToFP)
	default:
		return false
	}
	return true
}

// binary lowers arithmetic on scalars or, lane by lane, vectors.
func (fl *lowering) binary(v value.Value, x, y value.Value, op ir.Op, wide uint8) {
	xs, ls := fl.lanes(x)
	ys, _ := fl.lanes(y)
	var rs []int32
	for i := range xs {
		rs = append(rs, fl.binaryLane(op, wide, &ls[i], xs[i], ys[i])...)
	}
	if inst, ok := v.(llir.Instruction); ok && fl.divides[inst] {
		fl.cur.insts[len(fl.cur.insts)-1].Imm = ir.Divides
	}
	fl.alias(v, rs)
}

func (fl *lowering) binaryLane(op ir.Op, wide uint8, l *leaf, x, y []int32) []int32 {
	if l.slots == 2 {
		r := fl.newSlots(2)
		fl.emitList(ir.Inst{Op: ir.OpWide, Ord: wide, Size: uint8(l.bits)}, []int32{x[0], x[1], y[0], y[1]}, r)
		return r
	}
	in := ir.Inst{Op: op, A: x[0], B: y[0], Size: uint8(l.bits)}
	switch op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		in.Imm = ir.Mask(uint(l.bits))
		if l.bits == 64 && y[0] < 0 && op == ir.OpAdd {
			in = ir.Inst{Op: ir.OpAddImm, A: x[0], Imm: fl.ld.prog.Consts[^y[0]]}
		}
	case ir.OpFMath:
		in.Ord, in.C = ir.FMathRem, y[0]
	}
	return []int32{fl.op(in)}
}

func (fl *lowering) fneg(x *llir.InstFNeg) {
	xs, ls := fl.lanes(x.X)
	var rs []int32
	for i := range xs {
		if ls[i].kind == leafF80 {
			rs = append(rs, xs[i][0], fl.op(ir.Inst{Op: ir.OpXor, A: xs[i][1], B: fl.imm(1 << 15)}))
			continue
		}
		rs = append(rs, fl.op(ir.Inst{Op: ir.OpFNeg, A: xs[i][0], Size: uint8(ls[i].bits)}))
	}
	fl.alias(x, rs)
}

func (fl *lowering) icmp(x *llir.InstICmp) {
	xs, ls := fl.lanes(x.X)
	ys, _ := fl.lanes(fl.spinCount(x))
	var rs []int32
	for i := range xs {
		rs = append(rs, fl.icmpLane(x.Pred, &ls[i], xs[i], ys[i]))
	}
	fl.alias(x, rs)
}

func (fl *lowering) icmpLane(p enum.IPred, l *leaf, a, b []int32) int32 {
	switch p {
	case enum.IPredUGT, enum.IPredUGE, enum.IPredSGT, enum.IPredSGE:
		a, b = b, a
	}
	var op ir.Op
	var wide uint8
	switch p {
	case enum.IPredEQ, enum.IPredNE:
		op, wide = ir.OpEQ, ir.WideEQ
	case enum.IPredULT, enum.IPredUGT:
		op, wide = ir.OpULT, ir.WideULT
	case enum.IPredULE, enum.IPredUGE:
		op, wide = ir.OpULE, ir.WideULE
	case enum.IPredSLT, enum.IPredSGT:
		op, wide = ir.OpSLT, ir.WideSLT
	default:
		op, wide = ir.OpSLE, ir.WideSLE
	}
	if l.slots == 2 {
		r := fl.newSlots(1)
		fl.emitList(ir.Inst{Op: ir.OpWide, Ord: wide, Size: uint8(l.bits)}, []int32{a[0], a[1], b[0], b[1]}, r)
		if p == enum.IPredNE {
			return fl.op(ir.Inst{Op: ir.OpXor, A: r[0], B: fl.imm(1)})
		}
		return r[0]
	}
	if p == enum.IPredNE {
		op = ir.OpNE
	}
	return fl.op(ir.Inst{Op: op, A: a[0], B: b[0], Size: uint8(l.bits)})
}

var fpreds = map[enum.FPred]uint8{
	enum.FPredFalse: 0, enum.FPredOEQ: ir.FCmpEQ, enum.FPredOGT: ir.FCmpGT, enum.FPredOGE: ir.FCmpGT | ir.FCmpEQ,
	enum.FPredOLT: ir.FCmpLT, enum.FPredOLE: ir.FCmpLT | ir.FCmpEQ, enum.FPredONE: ir.FCmpLT | ir.FCmpGT,
	enum.FPredORD: ir.FCmpLT | ir.FCmpGT | ir.FCmpEQ, enum.FPredUNO: ir.FCmpUN, enum.FPredUEQ: ir.FCmpUN | ir.FCmpEQ,
	enum.FPredUGT: ir.FCmpUN | ir.FCmpGT, enum.FPredUGE: ir.FCmpUN | ir.FCmpGT | ir.FCmpEQ, enum.FPredULT: ir.FCmpUN | ir.FCmpLT,
	enum.FPredULE: ir.FCmpUN | ir.FCmpLT | ir.FCmpEQ, enum.FPredUNE: ir.FCmpUN | ir.FCmpLT | ir.FCmpGT, enum.FPredTrue: 15,
}

func (fl *lowering) fcmp(x *llir.InstFCmp) {
	xs, ls := fl.lanes(x.X)
	ys, _ := fl.lanes(x.Y)
	var rs []int32
	p := fpreds[x.Pred]
	for i := range xs {
		if ls[i].slots == 2 {
			r := fl.newSlots(1)
			fl.emitList(ir.Inst{Op: ir.OpWide, Ord: ir.WideFCmp, Size: 80, Imm: uint64(p)},
				[]int32{xs[i][0], xs[i][1], ys[i][0], ys[i][1]}, r)
			rs = append(rs, r[0])
			continue
		}
		rs = append(rs, fl.op(ir.Inst{Op: ir.OpFCmp, A: xs[i][0], B: ys[i][0], Size: uint8(ls[i].bits), Ord: p}))
	}
	fl.alias(x, rs)
}

func (fl *lowering) selectInst(x *llir.InstSelect) {
	c := fl.get(x.Cond)
	a, ls := fl.lanes(x.ValueTrue)
	b, _ := fl.lanes(x.ValueFalse)
	var rs []int32
	for i := range ls {
		ci := c[0]
		if len(c) > 1 {
			ci = c[i]
		}
		for k := range a[i] {
			rs = append(rs, fl.op(ir.Inst{Op: ir.OpSelect, A: ci, B: a[i][k], C: b[i][k]}))
		}
	}
	fl.alias(x, rs)
}

type conversion uint8

const (
	cvTrunc conversion = iota
	cvZExt
	cvSExt
	cvFP
	cvFPToSI
	cvFPToUI
	cvSIToFP
	cvUIToFP
	cvFPToSISat
	cvFPToUISat
)

func (fl *lowering) convert(v value.Value, from value.Value, to types.Type, how conversion) {
	xs, fs := fl.lanes(from)
	ts := fl.m.leaves(nil, to, 0)
	if len(xs) != len(ts) {
		fail("conversion of %v to %v", from.Type(), to)
	}
	var rs []int32
	for i := range xs {
		rs = append(rs, fl.convertLane(how, xs[i], &fs[i], &ts[i])...)
	}
	fl.alias(v, rs)
}

func (fl *lowering) wide(fn uint8, size uint64, imm uint64, outs int32, args ...int32) []int32 {
	r := fl.newSlots(outs)
	fl.emitList(ir.Inst{Op: ir.OpWide, Ord: fn, Size: uint8(size), Imm: imm}, args, r)
	return r
}

func (fl *lowering) convertLane(how conversion, x []int32, f, t *leaf) []int32 {
	two := func(lo int32) []int32 { return []int32{lo, fl.imm(0)} }
	switch how {
	case cvTrunc, cvZExt:
		switch {
		case t.bits >= f.bits && t.slots == f.slots:
			return x
		case t.slots == 2 && f.slots == 1:
			return two(x[0])
		case t.slots == 2:
			return []int32{x[0], fl.op(ir.Inst{Op: ir.OpAndImm, A: x[1], Imm: ir.Mask(uint(t.bits) - 64)})}
		case t.bits == 64:
			return x[:1]
		}
		return []int32{fl.op(ir.Inst{Op: ir.OpAndImm, A: x[0], Imm: ir.Mask(uint(t.bits))})}
	case cvSExt:
		switch {
		case f.slots == 2:
			return fl.wide(ir.WideSExt2, f.bits, t.bits, 2, x[0], x[1])
		case t.slots == 2:
			return fl.wide(ir.WideSExt, f.bits, t.bits, 2, x[0])
		}
		return []int32{fl.op(ir.Inst{Op: ir.OpSExt, A: x[0], Size: uint8(f.bits), Imm: ir.Mask(uint(t.bits))})}
	case cvFP:
		switch {
		case f.kind == leafF80 && t.kind == leafF80:
			return x
		case f.kind == leafF80:
			return fl.wide(ir.WideFToF, t.bits, 0, 1, x[0], x[1])
		case t.kind == leafF80:
			return fl.wide(ir.WideFFromF, f.bits, 0, 2, x[0])
		}
		return []int32{fl.op(ir.Inst{Op: ir.OpCvt, Ord: ir.CvtFP, A: x[0], Size: uint8(f.bits), Imm: t.bits})}
	case cvSIToFP, cvUIToFP:
		sign := uint64(0)
		fn, wf := uint8(ir.CvtUIToFP), uint8(ir.WideFFromUI)
		if how == cvSIToFP {
			sign, fn, wf = 1, ir.CvtSIToFP, ir.WideFFromSI
		}
		switch {
		case t.kind == leafF80:
			return fl.wide(wf, f.bits, 0, 2, x...)
		case f.slots == 2:
			return fl.wide(ir.WideToFP, f.bits, t.bits|sign<<16, 1, x[0], x[1])
		}
		return []int32{fl.op(ir.Inst{Op: ir.OpCvt, Ord: fn, A: x[0], Size: uint8(f.bits), Imm: t.bits})}
	case cvFPToSI, cvFPToUI, cvFPToSISat, cvFPToUISat:
		fn := [...]uint8{ir.CvtFPToSI, ir.CvtFPToUI, 0, 0, ir.CvtFPToSISat, ir.CvtFPToUISat}[how-cvFPToSI]
		switch {
		case f.kind == leafF80:
			wf := uint8(ir.WideFToUI)
			if how == cvFPToSI || how == cvFPToSISat {
				wf = ir.WideFToSI
			}
			return fl.wide(wf, t.bits, 0, t.slots, x[0], x[1])
		case t.slots == 2:
			return fl.wide(ir.WideFromFP, f.bits, t.bits, 2, x[0])
		}
		return []int32{fl.op(ir.Inst{Op: ir.OpCvt, Ord: fn, A: x[0], Size: uint8(f.bits), Imm: t.bits})}
	}
	panic("BUG: conversion")
}

func (fl *lowering) bitcast(x *llir.InstBitCast) {
	if p, ok := fl.ptrs[x]; ok && p.promoted != nil {
		return
	}
	if isPointer(x.To) || isPointer(x.From.Type()) {
		if p, ok := fl.ptrs[unwrap(x.From)]; ok {
			fl.ptrs[x] = p
		}
		fl.alias(x, fl.get(x.From))
		return
	}
	fl.alias(x, fl.reinterpret(fl.get(x.From), x.From.Type(), x.To))
}

// reinterpret turns the bits of a value of type from into one of type to.
func (fl *lowering) reinterpret(ops []int32, from, to types.Type) []int32 {
	fs, ts := fl.m.leaves(nil, from, 0), fl.m.leaves(nil, to, 0)
	packBits(from, fs)
	packBits(to, ts)
	same := len(fs) == len(ts)
	for i := range fs {
		if same && (fs[i].bits != ts[i].bits || (fs[i].kind == leafF80) != (ts[i].kind == leafF80)) {
			same = false
		}
	}
	if same {
		return ops
	}
	// Offsets are in bits from here on.
	type part struct {
		op   int32
		off  uint64
		bits uint64
	}
	var parts []part
	for i, l := range fs {
		_ = i
		for k := int32(0); k < l.slots; k++ {
			parts = append(parts, part{ops[0], l.off + uint64(k)*64, min(64, l.bits-uint64(k)*64)})
			ops = ops[1:]
		}
	}
	var rs []int32
	for _, l := range ts {
		for k := int32(0); k < l.slots; k++ {
			lo, n := l.off+uint64(k)*64, min(64, l.bits-uint64(k)*64)
			r := int32(-1 << 30)
			for _, p := range parts {
				if p.off >= lo+n || p.off+p.bits <= lo {
					continue
				}
				s := p.op
				if p.off < lo {
					s = fl.op(ir.Inst{Op: ir.OpLShr, A: s, B: fl.imm(lo - p.off), Size: 64})
				} else if p.off > lo {
					s = fl.op(ir.Inst{Op: ir.OpShl, A: s, B: fl.imm(p.off - lo), Size: 64, Imm: ^uint64(0)})
				}
				if p.off+p.bits > lo+n {
					s = fl.op(ir.Inst{Op: ir.OpAndImm, A: s, Imm: ir.Mask(uint(n))})
				}
				if r == -1<<30 {
					r = s
				} else {
					r = fl.op(ir.Inst{Op: ir.OpOr, A: r, B: s})
				}
			}
			if r == -1<<30 {
				r = fl.imm(0)
			}
			rs = append(rs, r)
		}
	}
	return rs
}

// packBits changes the offsets of the scalars of a type from bytes to bits without
// holes.
func packBits(t types.Type, ls []leaf) {
	var off uint64
	for i := range ls {
		ls[i].off = off
		off += ls[i].bits
	}
}

// memberSlots finds the slots of a member of an aggregate.
func (fl *lowering) memberSlots(t types.Type, indices []uint64) (off, n int32) {
	for _, ix := range indices {
		for i := 0; i < int(ix); i++ {
			off += fl.m.slots(elemType(t, i))
		}
		t = elemType(t, int(ix))
	}
	return off, fl.m.slots(t)
}

func (fl *lowering) extractElement(x *llir.InstExtractElement) {
	lanes, ls := fl.lanes(x.X)
	if c, ok := unwrap(x.Index).(*constant.Int); ok {
		if i := c.X.Uint64(); i < uint64(len(lanes)) {
			fl.alias(x, lanes[i])
			return
		}
		fl.alias(x, lanes[0])
		return
	}
	ix := fl.get1(x.Index)
	r := append([]int32(nil), lanes[0]...)
	for i := 1; i < len(ls); i++ {
		eq := fl.op(ir.Inst{Op: ir.OpEQ, A: ix, B: fl.imm(uint64(i)), Size: 64})
		for k := range r {
			r[k] = fl.op(ir.Inst{Op: ir.OpSelect, A: eq, B: lanes[i][k], C: r[k]})
		}
	}
	fl.alias(x, r)
}

func (fl *lowering) insertElement(x *llir.InstInsertElement) {
	lanes, _ := fl.lanes(x.X)
	e := fl.get(x.Elem)
	var rs []int32
	c, isConst := unwrap(x.Index).(*constant.Int)
	var ix int32
	if !isConst {
		ix = fl.get1(x.Index)
	}
	for i := range lanes {
		switch {
		case isConst && c.X.Uint64() == uint64(i):
			rs = append(rs, e...)
		case isConst:
			rs = append(rs, lanes[i]...)
		default:
			eq := fl.op(ir.Inst{Op: ir.OpEQ, A: ix, B: fl.imm(uint64(i)), Size: 64})
			for k := range e {
				rs = append(rs, fl.op(ir.Inst{Op: ir.OpSelect, A: eq, B: e[k], C: lanes[i][k]}))
			}
		}
	}
	fl.alias(x, rs)
}

func (fl *lowering) shuffle(x *llir.InstShuffleVector) {
	a, _ := fl.lanes(x.X)
	b, _ := fl.lanes(x.Y)
	all := append(append([][]int32(nil), a...), b...)
	mask := fl.m.eval(x.Mask.(constant.Constant))
	var rs []int32
	for _, v := range mask {
		i := v.v
		if i >= uint64(len(all)) {
			i = 0
		}
		rs = append(rs, all[i]...)
	}
	fl.alias(x, rs)
}

// inlined is what LLVM, or inlined.go, appends to the names of variables of functions that were inlined.
var inlined = lazy.Regexp(`(\.i\d*|\.inlined\.\d+)+$`)

// nameOf returns the name of x in the source, or what comes closest.
func (fl *lowering) nameOf(x *llir.InstAlloca) string {
	name := fl.names[x]
	if name == "" {
		name = x.LocalName
		if strings.Contains(name, ".i") {
			name = inlined().ReplaceAllString(name, "")
			if strings.Trim(name, "0123456789") == "" { // it had a number only
				name = ""
			}
		}
	}
	return name
}

func (fl *lowering) alloca(x *llir.InstAlloca) {
	name := fl.nameOf(x)
	if pieces, ok := fl.pieces[x]; ok {
		for _, l := range fl.undef[x] {
			fl.undefined(pieces[l.off], l.bits, fl.birth(x, name))
		}
		return
	}
	t := x.ElemType
	size := fl.m.size(t)
	align := max(fl.m.align(t), uint64(x.Align))
	if x.NElems != nil {
		n := unwrap(x.NElems)
		if c, ok := n.(*constant.Int); !ok || c.X.Uint64() != 1 {
			s := fl.site(types.NewArray(1<<32, t), x, name, align)
			fl.define(x, fl.op(ir.Inst{Op: ir.OpAllocaN, A: fl.get1(n), Imm: size, C: s}))
			return
		}
	}
	s := fl.site(t, x, name, align)
	fl.sites[x] = s
	fl.define(x, fl.op(ir.Inst{Op: ir.OpAlloca, Imm: size, C: s}))
}

// address returns base and offset of the memory that pointer v points to.
func (fl *lowering) address(v value.Value) (base int32, off uint64) {
	v = unwrap(v)
	if p, ok := fl.ptrs[v]; ok && p.promoted == nil {
		return p.base, p.off
	}
	return fl.get1(v), 0
}

// part is a piece of a scalar as it lies in memory: at most 8 bytes.
type memPart struct {
	off  uint64
	size uint8
}

// parts of a scalar: what one slot holds.
func (l *leaf) parts() []memPart {
	n := l.store()
	if n <= 8 {
		return []memPart{{l.off, uint8(n)}}
	}
	return []memPart{{l.off, 8}, {l.off + 8, uint8(n - 8)}}
}

func isBitVector(t types.Type) (lanes, bits uint64, ok bool) {
	if vt, v := t.(*types.VectorType); v {
		if it, i := vt.ElemType.(*types.IntType); i && it.BitSize%8 != 0 {
			return vt.Len, it.BitSize, true
		}
	}
	return 0, 0, false
}

func (fl *lowering) load(x *llir.InstLoad) {
	if fl.looksForReaders(x) {
		fl.alias(x, []int32{fl.imm(writeLocked)})
		return
	}
	if fl.looksForWaiters(x) {
		fl.alias(x, []int32{fl.imm(1)})
		return
	}
	src := unwrap(x.Src)
	if p, ok := fl.ptrs[src]; ok && p.promoted != nil {
		if s, ok := fl.once[p.promoted]; ok {
			if s == nil { // nothing comes here: what is not supported ends the block of the store before it
				s = fl.pieces[p.promoted][p.off]
			}
			fl.alias(x, s)
			return
		}
		var rs []int32
		for _, l := range fl.m.leaves(nil, x.ElemType, p.off) {
			rs = append(rs, fl.readCells(p.promoted, l)...)
		}
		fl.alias(x, rs)
		return
	}
	if v, ok := fl.initialOf(x, src); ok {
		fl.alias(x, []int32{fl.op(ir.Inst{Op: ir.OpInitial, Imm: v})})
		return
	}
	base, off := fl.address(src)
	ord := uint8(event.NotAtomic)
	if x.Atomic {
		ord = ordering(x.Ordering)
	} else if x.Volatile {
		fl.noteVolatile(x.ElemType, x.Align)
	}
	fl.alias(x, fl.loadFrom(x.ElemType, base, off, ord))
}

// loadFrom emits the loads of a value of type t.
func (fl *lowering) loadFrom(t types.Type, base int32, off uint64, ord uint8) []int32 {
	var rs []int32
	if n, w, ok := isBitVector(t); ok {
		if n*w > 64 {
			fail("load of a vector of %d bits", n*w)
		}
		v := fl.op(ir.Inst{Op: ir.OpLoad, A: base, Imm: off, Size: uint8((n*w + 7) / 8)})
		for i := uint64(0); i < n; i++ {
			s := fl.op(ir.Inst{Op: ir.OpLShr, A: v, B: fl.imm(i * w), Size: 64})
			rs = append(rs, fl.op(ir.Inst{Op: ir.OpAndImm, A: s, Imm: ir.Mask(uint(w))}))
		}
		return rs
	}
	for _, l := range fl.m.leaves(nil, t, off) {
		if ord != 0 && l.store() > 8 {
			r := fl.newSlots(2)
			b := base
			if l.off != 0 {
				b = fl.op(ir.Inst{Op: ir.OpAddImm, A: base, Imm: l.off})
			}
			fl.emitList(ir.Inst{Op: ir.OpLoad16, Ord: ord, Size: 16}, []int32{b}, r)
			rs = append(rs, r...)
			continue
		}
		for i, p := range l.parts() {
			v := fl.op(ir.Inst{Op: ir.OpLoad, A: base, Imm: p.off, Size: p.size, Ord: ord})
			if w := l.bits - uint64(i)*64; w < uint64(p.size)*8 {
				v = fl.op(ir.Inst{Op: ir.OpAndImm, A: v, Imm: ir.Mask(uint(w))})
			}
			rs = append(rs, v)
		}
	}
	return rs
}

func (fl *lowering) store(x *llir.InstStore) {
	dst := unwrap(x.Dst)
	t := x.Src.Type()
	p, ok := fl.ptrs[dst]
	if ok = ok && p.promoted != nil; ok && fl.undefineCells(x) {
		return
	}
	ops := fl.stored(x)
	if ok {
		if _, ok := fl.once[p.promoted]; ok {
			fl.once[p.promoted] = ops
			fl.followStore(p.promoted, p.off, ops)
			return
		}
		for _, l := range fl.m.leaves(nil, t, p.off) {
			fl.writeCells(p.promoted, l, ops[:l.slots])
			ops = ops[l.slots:]
		}
		return
	}
	base, off := fl.address(dst)
	ord := uint8(event.NotAtomic)
	if x.Atomic {
		ord = ordering(x.Ordering)
	} else if x.Volatile {
		fl.noteVolatile(t, x.Align)
	}
	fl.storeTo(t, ops, base, off, ord)
}

// stored returns what x stores. If that is undefined, reports name the variable: inlined.go has variables begin so.
func (fl *lowering) stored(x *llir.InstStore) []int32 {
	if !fl.undefines(x) {
		return fl.get(x.Src)
	}
	a := unwrap(x.Dst).(*llir.InstAlloca)
	var ops []int32
	for _, l := range fl.m.leaves(nil, x.Src.Type(), 0) {
		dst := fl.newSlots(l.slots)
		fl.undefined(dst, l.bits, fl.birthBy(a, fl.nameOf(a), fl.pos))
		ops = append(ops, dst...)
	}
	return ops
}

// storeTo emits the stores of a value of type t.
func (fl *lowering) storeTo(t types.Type, ops []int32, base int32, off uint64, ord uint8) {
	if n, w, ok := isBitVector(t); ok {
		if n*w > 64 {
			fail("store of a vector of %d bits", n*w)
		}
		v := ops[0]
		for i := uint64(1); i < n; i++ {
			s := fl.op(ir.Inst{Op: ir.OpShl, A: ops[i], B: fl.imm(i * w), Size: 64, Imm: ^uint64(0)})
			v = fl.op(ir.Inst{Op: ir.OpOr, A: v, B: s})
		}
		fl.emit(ir.Inst{Op: ir.OpStore, A: base, Imm: off, B: v, Size: uint8((n*w + 7) / 8)})
		return
	}
	for _, l := range fl.m.leaves(nil, t, off) {
		if ord != 0 && l.store() > 8 {
			b := base
			if l.off != 0 {
				b = fl.op(ir.Inst{Op: ir.OpAddImm, A: base, Imm: l.off})
			}
			fl.emitList(ir.Inst{Op: ir.OpStore16, Ord: ord, Size: 16}, []int32{b, ops[0], ops[1]}, nil)
			ops = ops[2:]
			continue
		}
		for _, p := range l.parts() {
			fl.emit(ir.Inst{Op: ir.OpStore, A: base, Imm: p.off, B: ops[0], Size: p.size, Ord: ord})
			ops = ops[1:]
		}
	}
}

func (fl *lowering) gep(x *llir.InstGetElementPtr) {
	if p, ok := fl.ptrs[x]; ok && p.promoted != nil {
		return
	}
	if vt, ok := x.Type().(*types.VectorType); ok {
		fl.vectorGEP(x, vt)
		return
	}
	if _, ok := unwrap(x.Src).Type().(*types.VectorType); ok {
		fail("getelementptr on a vector")
	}
	ixs := make([][]int32, len(x.Indices))
	base, off := fl.address(x.Src)
	at, more, constOnly := fl.gepLane(x, base, off, func(i int) int32 {
		if ixs[i] == nil {
			ixs[i] = fl.get(x.Indices[i])
		}
		return ixs[i][0]
	})
	if constOnly {
		fl.ptrs[x] = pointer{base: at, off: more}
	}
	if more != 0 {
		at2 := fl.op(ir.Inst{Op: ir.OpAddImm, A: at, Imm: more})
		if !constOnly {
			fl.ptrs[x] = pointer{base: at, off: more}
		}
		at = at2
	}
	fl.define(x, at)
}

// gepLane computes an address: at plus more.
func (fl *lowering) gepLane(x *llir.InstGetElementPtr, base int32, off uint64, index func(i int) int32) (at int32, more uint64, constOnly bool) {
	t := x.ElemType
	constOnly = true
	for i, ixv := range x.Indices {
		var size uint64
		v := unwrap(ixv)
		if i == 0 {
			size = fl.m.size(t)
		} else if st, ok := t.(*types.StructType); ok {
			var n int64
			if c, ok := v.(constant.Constant); ok {
				n = int64(fl.m.eval(c)[0].v)
			} else {
				fail("getelementptr with a variable member")
			}
			off += fl.m.fieldOff(st, int(n))
			t = st.Fields[n]
			continue
		} else {
			t = elemType(t, 0)
			size = fl.m.size(t)
		}
		it := v.Type()
		if vt, ok := it.(*types.VectorType); ok {
			it = vt.ElemType
		}
		bits := uint(64)
		if w, ok := it.(*types.IntType); ok {
			bits = uint(min(w.BitSize, 64))
		}
		op := index(i)
		if op < 0 {
			off += uint64(signed(fl.ld.prog.Consts[^op], bits)) * size
			continue
		}
		constOnly = false
		base = fl.op(ir.Inst{Op: ir.OpMulAdd, A: base, B: op, Imm: size, Size: uint8(bits)})
	}
	return base, off, constOnly
}

func (fl *lowering) vectorGEP(x *llir.InstGetElementPtr, vt *types.VectorType) {
	srcs := fl.get(x.Src)
	var rs []int32
	for lane := uint64(0); lane < vt.Len; lane++ {
		base := srcs[0]
		if uint64(len(srcs)) == vt.Len {
			base = srcs[lane]
		}
		at, more, _ := fl.gepLane(x, base, 0, func(i int) int32 {
			ops := fl.get(x.Indices[i])
			if uint64(len(ops)) == vt.Len {
				return ops[lane]
			}
			return ops[0]
		})
		if more != 0 {
			at = fl.op(ir.Inst{Op: ir.OpAddImm, A: at, Imm: more})
		}
		rs = append(rs, at)
	}
	fl.alias(x, rs)
}

func (fl *lowering) cmpxchg(x *llir.InstCmpXchg) {
	l := fl.m.leaves(nil, x.New.Type(), 0)
	if len(l) != 1 {
		fail("cmpxchg of %v", x.New.Type())
	}
	size := atomicSize(&l[0])
	base, off := fl.address(x.Ptr)
	if off != 0 {
		base = fl.op(ir.Inst{Op: ir.OpAddImm, A: base, Imm: off})
	}
	if free, held, ok := fl.triesLock(x); ok {
		fl.alias(x, []int32{fl.await(base, free, held, event.BlockLock), fl.imm(1)})
		return
	}
	args := append([]int32{base}, fl.get(x.Cmp)...)
	args = append(args, fl.get(x.New)...)
	r := fl.newSlots(l[0].slots + 1)
	imm := uint64(ordering(x.FailureOrdering))
	if x.Weak {
		imm |= ir.CASWeak
	}
	fl.emitList(ir.Inst{Op: ir.OpCmpXchg, Ord: ordering(x.SuccessOrdering), Size: size, Imm: imm}, args, r)
	fl.alias(x, r)
}

func atomicSize(l *leaf) uint8 {
	n := l.store()
	if n&(n-1) != 0 || n > 16 {
		fail("atomic access of %d bytes", n)
	}
	return uint8(n)
}

var rmwOps = map[enum.AtomicOp]uint64{
	enum.AtomicOpXChg: ir.RMWXchg, enum.AtomicOpAdd: ir.RMWAdd, enum.AtomicOpSub: ir.RMWSub, enum.AtomicOpAnd: ir.RMWAnd,
	enum.AtomicOpOr: ir.RMWOr, enum.AtomicOpXor: ir.RMWXor, enum.AtomicOpNAnd: ir.RMWNand, enum.AtomicOpMax: ir.RMWMax,
	enum.AtomicOpMin: ir.RMWMin, enum.AtomicOpUMax: ir.RMWUMax, enum.AtomicOpUMin: ir.RMWUMin, enum.AtomicOpFAdd: ir.RMWFAdd,
	enum.AtomicOpFSub: ir.RMWFSub, enum.AtomicOpFMax: ir.RMWFMax, enum.AtomicOpFMin: ir.RMWFMin,
}

func (fl *lowering) atomicRMW(x *llir.InstAtomicRMW) {
	if fl.countsWaiter(x) {
		fl.alias(x, []int32{fl.imm(1)})
		return
	}
	op, ok := rmwOps[x.Op]
	if !ok {
		fail("atomicrmw %v", x.Op)
	}
	l := fl.m.leaves(nil, x.X.Type(), 0)
	if len(l) != 1 {
		fail("atomicrmw of %v", x.X.Type())
	}
	base, off := fl.address(x.Dst)
	if off != 0 {
		base = fl.op(ir.Inst{Op: ir.OpAddImm, A: base, Imm: off})
	}
	if fl.parks(x) {
		fl.alias(x, []int32{fl.await(base, 1, 0, event.BlockSem)})
		return
	}
	r := fl.newSlots(l[0].slots)
	fl.emitList(ir.Inst{Op: ir.OpRMW, Ord: ordering(x.Ordering), Size: atomicSize(&l[0]), Imm: op},
		append([]int32{base}, fl.get(x.X)...), r)
	fl.alias(x, r)
}

func (fl *lowering) vaArg(x *llir.InstVAArg) {
	// A va_list whose registers are used up: see OpVaArea.
	base, off := fl.address(x.ArgList)
	p := fl.op(ir.Inst{Op: ir.OpLoad, A: base, Imm: off + 8, Size: 8})
	if fl.m.align(x.ArgType) > 8 {
		p = fl.op(ir.Inst{Op: ir.OpAddImm, A: p, Imm: 15})
		p = fl.op(ir.Inst{Op: ir.OpAndImm, A: p, Imm: ^uint64(15)})
	}
	rs := fl.loadFrom(x.ArgType, p, 0, 0)
	next := fl.op(ir.Inst{Op: ir.OpAddImm, A: p, Imm: roundUp(fl.m.size(x.ArgType), 8)})
	fl.emit(ir.Inst{Op: ir.OpStore, A: base, Imm: off + 8, B: next, Size: 8})
	fl.alias(x, rs)
}

// landingPad and resume: see the unwinder of the interpreter.
func (fl *lowering) landingPad(x *llir.InstLandingPad) {
	pad := ir.Pad{Cleanup: x.Cleanup}
	for _, c := range x.Clauses {
		cl := ir.Clause{Filter: c.Type == enum.ClauseTypeFilter}
		k, ok := unwrap(c.X).(constant.Constant)
		if !ok {
			fail("landing pad clause %v", c.X)
		}
		for _, v := range fl.m.eval(k) {
			cl.Types = append(cl.Types, v.v)
		}
		pad.Clauses = append(pad.Clauses, cl)
	}
	fl.ld.prog.Pads = append(fl.ld.prog.Pads, pad)
	r := fl.newSlots(fl.m.slots(x.Type()))
	fl.emitList(ir.Inst{Op: ir.OpLandingPad, Imm: uint64(len(fl.ld.prog.Pads) - 1)}, nil, r)
	fl.alias(x, r)
}

func (fl *lowering) term(b *llir.Block, t llir.Terminator) {
	switch t := t.(type) {
	case *llir.TermRet:
		var ops []int32
		if t.X != nil {
			ops = fl.get(t.X)
		}
		if fl.atomic {
			fl.callLibrary(atomicEnd)
		}
		fl.emitList(ir.Inst{Op: ir.OpRet}, ops, nil)
	case *llir.TermBr:
		fl.emit(ir.Inst{Op: ir.OpJmp, B: fl.edge(b, t.Target.(*llir.Block))})
	case *llir.TermCondBr:
		c := fl.get1(t.Cond)
		fl.emit(ir.Inst{Op: ir.OpBr, A: c, B: fl.edge(b, t.TargetTrue.(*llir.Block)), C: fl.edge(b, t.TargetFalse.(*llir.Block))})
	case *llir.TermSwitch:
		fl.switchTerm(b, t)
	case *llir.TermIndirectBr:
		var sw ir.Switch
		for _, v := range t.ValidTargets {
			to := v.(*llir.Block)
			sw.Keys = append(sw.Keys, fl.ld.blockID(to))
			sw.Targets = append(sw.Targets, fl.edge(b, to))
		}
		fl.emit(ir.Inst{Op: ir.OpIndirectBr, A: fl.get1(t.Addr), B: fl.addSwitch(sw)})
	case *llir.TermInvoke:
		fl.call(t, t.Invokee, t.Args, t.Typ, true)
		if !fl.ended() {
			fl.emit(ir.Inst{
				Op: ir.OpInvoke, B: fl.edge(b, t.NormalRetTarget.(*llir.Block)), C: fl.edge(b, t.ExceptionRetTarget.(*llir.Block)),
			})
		}
	case *llir.TermResume:
		fl.emitList(ir.Inst{Op: ir.OpResume}, fl.get(t.X), nil)
	case *llir.TermUnreachable:
		fl.emit(ir.Inst{Op: ir.OpUnreachable})
	default:
		fail("terminator %T", t)
	}
}

func (fl *lowering) switchTerm(b *llir.Block, t *llir.TermSwitch) {
	x := fl.get(t.X)
	var sw ir.Switch
	targets := map[value.Value]int32{}
	to := func(v value.Value) int32 {
		if n, ok := targets[v]; ok {
			return n
		}
		targets[v] = fl.edge(b, v.(*llir.Block))
		return targets[v]
	}
	if len(x) == 2 {
		// One comparison after the other.
		for _, c := range t.Cases {
			k := fl.constantOps(unwrap(c.X).(constant.Constant))
			eq := fl.wide(ir.WideEQ, 128, 0, 1, x[0], x[1], k[0], k[1])
			next := fl.newBlock()
			fl.emit(ir.Inst{Op: ir.OpBr, A: eq[0], B: to(c.Target), C: int32(next)})
			fl.cur = fl.blocks[next]
			fl.order = append(fl.order, next)
		}
		fl.emit(ir.Inst{Op: ir.OpJmp, B: to(t.TargetDefault)})
		return
	}
	for _, c := range t.Cases {
		sw.Keys = append(sw.Keys, fl.m.eval(unwrap(c.X).(constant.Constant))[0].v)
		sw.Targets = append(sw.Targets, to(c.Target))
	}
	sortSwitch(&sw)
	fl.emit(ir.Inst{Op: ir.OpSwitch, A: x[0], B: fl.addSwitch(sw), C: to(t.TargetDefault)})
}

func (fl *lowering) addSwitch(sw ir.Switch) int32 {
	sortSwitch(&sw)
	fl.ld.prog.Switches = append(fl.ld.prog.Switches, sw)
	return int32(len(fl.ld.prog.Switches) - 1)
}
