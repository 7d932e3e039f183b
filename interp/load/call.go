package load

import (
	"fmt"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// callee finds the function that a callee operand is, nil if it is computed.
func (fl *lowering) callee(v value.Value) *llir.Func {
	c, ok := unwrap(v).(constant.Constant)
	for ok {
		switch x := stripCasts(c).(type) {
		case *llir.Func:
			return x
		case *llir.Alias:
			c = x.Aliasee
		default:
			return nil
		}
	}
	return nil
}

// call lowers a call or (invoke) the call part of an invoke, whose value is v.
func (fl *lowering) call(v value.Value, callee value.Value, args []value.Value, ret types.Type, invoke bool) {
	ret = returnType(ret, v)
	if a, ok := unwrap(callee).(*llir.InlineAsm); ok {
		fl.inlineAsm(v, a, args, ret)
		return
	}
	f := fl.callee(callee)
	if f != nil {
		name := f.Name()
		if strings.HasPrefix(name, "llvm.") {
			fl.intrinsic(v, name, args, ret)
			return
		}
		if p, ok := ir.Prims[name]; ok && len(f.Blocks) == 0 {
			fl.prim(v, p, args, ret)
			return
		}
	}
	ops, desc, special := fl.callArgs(f, args)
	var outs []int32
	if n := fl.m.slots(ret); n > 0 {
		outs = fl.get(v)
	}
	imm := uint64(0)
	if special && (f == nil || f.Sig.Variadic) {
		fl.ld.prog.Calls = append(fl.ld.prog.Calls, desc)
		imm = uint64(len(fl.ld.prog.Calls)) << 32
	}
	if f == nil {
		fl.emitList(ir.Inst{Op: ir.OpCallInd, Imm: imm}, append([]int32{fl.get1(callee)}, ops...), outs)
		return
	}
	if f.Name() == barrierWait && len(fl.uses[v]) > 0 {
		fl.ld.barrierUsed = true
	}
	if fl.assumes(v, f) {
		fl.callLibrary("__VERIFIER_assume", fl.imm(0))
		fl.emit(ir.Inst{Op: ir.OpUnreachable})
		return
	}
	idx := fl.ld.funcIndex(fl.m, f)
	fn := fl.ld.prog.Funcs[idx]
	if !fn.External && int(fn.NParams) > len(ops) {
		// A call through a wrong declaration.
		fl.fault(event.FaultBadCall, fmt.Sprintf("call of %s with too few arguments", fn.Name))
		return
	}
	if !fn.External && !fn.Lib && int(fn.NRet) < len(outs) && len(fl.uses[v]) > 0 {
		fl.fault(event.FaultBadCall, fmt.Sprintf("the result of %s is used, which returns another type", fn.Name))
		return
	}
	fl.emitList(ir.Inst{Op: ir.OpCall, Imm: imm | uint64(uint32(idx))}, ops, outs)
}

// returnType is the type of the value v of a call whose type is written as t, which may
// be that of the function or of a pointer to it.
func returnType(t types.Type, v value.Value) types.Type {
	if ft, ok := t.(*types.FuncType); ok {
		t = ft.RetType
	}
	if pt, ok := t.(*types.PointerType); ok && !isPointer(v.Type()) {
		if ft, ok := pt.ElemType.(*types.FuncType); ok {
			t = ft.RetType
		}
	}
	return t
}

// callArgs returns the slots of the arguments of a call of f (nil: through a pointer)
// and how they are laid out; special: not each of them is one slot.
func (fl *lowering) callArgs(f *llir.Func, args []value.Value) (ops []int32, desc ir.Call, special bool) {
	for _, a := range args {
		var got []int32
		d := ir.Arg{Align: 8}
		if t, align, marked := byval(a); t != nil && (marked && f == nil || f != nil && f.Sig.Variadic && len(desc.Args) >= len(f.Params)) {
			// A struct passed to the variadic part lies there itself.
			base, off := fl.address(unwrap(a))
			n := roundUp(fl.m.size(t), 8)
			got = fl.loadWords(t, base, off, n)
			d.Align = max(d.Align, uint32(fl.m.align(t)), align)
		}
		if got == nil {
			got = fl.get(a)
			if len(got) == 2 && wideScalar(a.Type()) {
				d.Align = 16
			}
		}
		d.Slots = int32(len(got))
		special = special || d.Slots != 1 || d.Align != 8
		desc.Args = append(desc.Args, d)
		ops = append(ops, got...)
	}
	return ops, desc, special
}

// wideScalar reports whether the variadic convention aligns a type to 16 bytes.
func wideScalar(t types.Type) bool {
	switch t := t.(type) {
	case *types.IntType:
		return t.BitSize > 64
	case *types.FloatType:
		return t.Kind == types.FloatKindX86_FP80
	}
	return false
}

// byval returns the type of a byval argument, the alignment that it is said to have, and
// whether it is marked as one that is passed to the variadic part of a function (ruleVariadicArgs).
func byval(v value.Value) (t types.Type, align uint32, marked bool) {
	a, ok := v.(*llir.Arg)
	if !ok {
		return nil, 0, false
	}
	for _, at := range a.Attrs {
		switch at := at.(type) {
		case llir.Byval:
			t = at.Typ
			if pt, ok := a.Value.Type().(*types.PointerType); ok && t == nil {
				t = pt.ElemType
			}
		case llir.Align:
			align = uint32(at)
		case llir.AttrString:
			marked = marked || string(at) == variadicMark
		}
	}
	return t, align, marked
}

// loadWords emits the loads of n bytes as 8-byte words.
func (fl *lowering) loadWords(t types.Type, base int32, off, n uint64) []int32 {
	var rs []int32
	size := fl.m.size(t)
	for i := uint64(0); i < n; i += 8 {
		rs = append(rs, fl.op(ir.Inst{Op: ir.OpLoad, A: base, Imm: off + i, Size: uint8(min(8, size-i))}))
	}
	return rs
}

func (fl *lowering) prim(v value.Value, p ir.Prim, args []value.Value, ret types.Type) {
	var ops []int32
	for _, a := range args {
		ops = append(ops, fl.get1(a))
	}
	if len(ops) != ir.PrimArgs[p] {
		fail("primitive %d with %d arguments", p, len(ops))
	}
	var outs []int32
	if fl.m.slots(ret) > 0 {
		outs = fl.get(v)
	}
	fl.emitList(ir.Inst{Op: ir.OpPrim, Ord: uint8(p)}, ops, outs)
	switch p {
	case ir.PrimFinish, ir.PrimBlock, ir.PrimFault, ir.PrimThrow:
		fl.emit(ir.Inst{Op: ir.OpUnreachable})
	}
}

// vectorType strips the type suffix of an intrinsic's name.
func intrinsicBase(name string) string {
	parts := strings.Split(strings.TrimPrefix(name, "llvm."), ".")
	n := len(parts)
	for n > 1 {
		p := parts[n-1]
		if isTypeSuffix(p) {
			n--
			continue
		}
		break
	}
	return strings.Join(parts[:n], ".")
}

func isTypeSuffix(p string) bool {
	if p == "" {
		return false
	}
	switch {
	case p == "f16" || p == "f32" || p == "f64" || p == "f80" || p == "f128":
		return true
	case (p[0] == 'i' || p[0] == 'p' || p[0] == 'v' || p[0] == 'a' || p[0] == 's') && len(p) > 1 && p[1] >= '0' && p[1] <= '9':
		return true
	case strings.HasPrefix(p, "sl_") || strings.HasPrefix(p, "s_") || strings.HasPrefix(p, "nxv"):
		return true
	case strings.HasPrefix(p, "p0"):
		return true
	}
	return false
}

var mathFns = map[string]uint8{
	"umin": ir.MathUMin, "umax": ir.MathUMax, "smin": ir.MathSMin, "smax": ir.MathSMax, "ctpop": ir.MathCtPop,
	"bswap": ir.MathBSwap, "bitreverse": ir.MathBitReverse, "fshl": ir.MathFshl, "fshr": ir.MathFshr,
	"uadd.sat": ir.MathUAddSat, "usub.sat": ir.MathUSubSat, "sadd.sat": ir.MathSAddSat, "ssub.sat": ir.MathSSubSat,
	"ushl.sat": ir.MathUShlSat, "sshl.sat": ir.MathSShlSat, "abs": ir.MathAbs, "ctlz": ir.MathCtlz, "cttz": ir.MathCttz,
}

var overflowFns = map[string][2]uint8{
	"uadd.with.overflow": {uint8(ir.OpAdd), ir.MathUAddO}, "sadd.with.overflow": {uint8(ir.OpAdd), ir.MathSAddO},
	"usub.with.overflow": {uint8(ir.OpSub), ir.MathUSubO}, "ssub.with.overflow": {uint8(ir.OpSub), ir.MathSSubO},
	"umul.with.overflow": {uint8(ir.OpMul), ir.MathUMulO}, "smul.with.overflow": {uint8(ir.OpMul), ir.MathSMulO},
}

var floatFns = map[string]uint8{
	"fabs": ir.FMathAbs, "floor": ir.FMathFloor, "ceil": ir.FMathCeil, "trunc": ir.FMathTrunc, "rint": ir.FMathRint,
	"nearbyint": ir.FMathRint, "round": ir.FMathRound, "roundeven": ir.FMathRoundEven, "sqrt": ir.FMathSqrt, "sin": ir.FMathSin,
	"cos": ir.FMathCos, "tan": ir.FMathTan, "exp": ir.FMathExp, "exp2": ir.FMathExp2, "exp10": ir.FMathExp10, "log": ir.FMathLog,
	"log2": ir.FMathLog2, "log10": ir.FMathLog10, "pow": ir.FMathPow, "powi": ir.FMathPowI, "fma": ir.FMathFma,
	"fmuladd": ir.FMathMulAdd, "copysign": ir.FMathCopySign, "minnum": ir.FMathMinNum, "maxnum": ir.FMathMaxNum,
	"minimum": ir.FMathMinimum, "maximum": ir.FMathMaximum, "minimumnum": ir.FMathMinNum, "maximumnum": ir.FMathMaxNum,
	"ldexp": ir.FMathLdexp, "canonicalize": ir.FMathCanonicalize,
}

// pairFns return two results, of two functions.
var pairFns = map[string][2]uint8{
	"modf": {ir.FMathFraction, ir.FMathTrunc}, "frexp": {ir.FMathMantissa, ir.FMathExponent}, "sincos": {ir.FMathSin, ir.FMathCos},
}

func set(names ...string) map[string]bool {
	m := map[string]bool{}
	for _, n := range names {
		m[n] = true
	}
	return m
}

// Intrinsics that do nothing, return 0, and return their first argument.
var (
	ignoredIntrinsics = set("dbg.declare", "dbg.value", "dbg.label", "dbg.assign", "assume", "experimental.noalias.scope.decl",
		"donothing", "invariant.end", "var.annotation", "prefetch", "sideeffect", "pseudoprobe", "va_end", "fake.use",
		"codeview.annotation", "x86.sse2.pause", "aarch64.hint")
	zeroIntrinsics = set("invariant.start", "is.constant", "returnaddress", "frameaddress", "addressofreturnaddress",
		"readcyclecounter", "readsteadycounter", "allow.runtime.check", "allow.ubsan.check")
	identityIntrinsics = set("expect", "expect.with.probability", "launder.invariant.group", "strip.invariant.group",
		"ptr.annotation", "annotation", "ssa.copy", "arithmetic.fence", "preserve.static.offset", "threadlocal.address")
)

// intrinsic lowers a call of an LLVM intrinsic, whose value is v.
func (fl *lowering) intrinsic(v value.Value, name string, args []value.Value, ret types.Type) {
	base := intrinsicBase(name)
	if fn, ok := mathFns[base]; ok {
		fl.mathIntrinsic(v, fn, args)
		return
	}
	if o, ok := overflowFns[base]; ok {
		fl.overflow(v, ir.Op(o[0]), o[1], args)
		return
	}
	if fn, ok := floatFns[base]; ok {
		fl.floatIntrinsic(v, fn, args, ret)
		return
	}
	if p, ok := pairFns[base]; ok {
		fl.floatPair(v, name, p, args, ret)
		return
	}
	if r, ok := strings.CutPrefix(base, "vector.reduce."); ok {
		fl.reduce(v, r, args)
		return
	}
	switch {
	case ignoredIntrinsics[base]:
		return
	case zeroIntrinsics[base]:
		fl.alias(v, []int32{fl.imm(0)})
		return
	case identityIntrinsics[base]:
		fl.alias(v, fl.get(args[0]))
		return
	}
	switch base {
	case "lifetime.start", "lifetime.end":
		fl.lifetime(base, args)
	case "thread.pointer": // the bottom of what a thread has: no variable lies there
		fl.alias(v, []int32{fl.op(ir.Inst{Op: ir.OpTLS})})
	case "ptrmask":
		fl.alias(v, []int32{fl.op(ir.Inst{Op: ir.OpAnd, A: fl.get1(args[0]), B: fl.get1(args[1])})})
	case "objectsize":
		fl.objectSize(v, args, ret)
	case "va_start":
		fl.vaStart(args)
	case "convert.to.fp16", "convert.from.fp16":
		fl.convertHalf(v, base, args, ret)
	case "is.fpclass":
		fl.isFPClass(v, name, args)
	case "lrint", "llrint", "lround", "llround":
		fl.roundToInt(v, base, name, args)
	case "ucmp", "scmp":
		fl.compare3(v, base, args, ret)
	case "load.relative":
		fl.loadRelative(v, args)
	case "memcpy", "memmove", "memcpy.inline":
		fl.emit(ir.Inst{Op: ir.OpMemCpy, A: fl.get1(args[0]), B: fl.get1(args[1]), C: fl.get1(args[2])})
	case "memset", "memset.inline":
		fl.emit(ir.Inst{Op: ir.OpMemSet, A: fl.get1(args[0]), B: fl.get1(args[1]), C: fl.get1(args[2])})
	case "memcpy.element.unordered.atomic", "memmove.element.unordered.atomic":
		fail("%s", name)
	case "stacksave":
		fl.alias(v, []int32{fl.op(ir.Inst{Op: ir.OpStackSave})})
	case "stackrestore":
		fl.emit(ir.Inst{Op: ir.OpStackRestore, A: fl.get1(args[0])})
	case "trap", "debugtrap", "ubsantrap":
		fl.fault(event.FaultAbort, "trap")
	case "va_copy":
		fl.emit(ir.Inst{Op: ir.OpMemCpy, A: fl.get1(args[0]), B: fl.get1(args[1]), C: fl.imm(24)})
	case "fptosi.sat":
		fl.convert(v, args[0], ret, cvFPToSISat)
	case "fptoui.sat":
		fl.convert(v, args[0], ret, cvFPToUISat)
	case "eh.typeid.for":
		fl.alias(v, []int32{fl.op(ir.Inst{Op: ir.OpAndImm, A: fl.get1(args[0]), Imm: 0xffffffff})})
	default:
		fail("intrinsic %s", name)
	}
}

// objectSize lowers llvm.objectsize: the size is not known.
func (fl *lowering) objectSize(v value.Value, args []value.Value, ret types.Type) {
	r := ^uint64(0)
	if c := fl.m.eval(unwrap(args[1]).(constant.Constant)); c[0].v != 0 {
		r = 0
	}
	if it, ok := ret.(*types.IntType); ok {
		r &= ir.Mask(uint(it.BitSize))
	}
	fl.alias(v, []int32{fl.imm(r)})
}

// vaStart fills in a va_list of the System V ABI for x86-64 all of whose arguments are in memory.
func (fl *lowering) vaStart(args []value.Value) {
	b, off := fl.address(args[0])
	area := fl.op(ir.Inst{Op: ir.OpVaArea})
	fl.emit(ir.Inst{Op: ir.OpStore, A: b, Imm: off, B: fl.imm(48), Size: 4})
	fl.emit(ir.Inst{Op: ir.OpStore, A: b, Imm: off + 4, B: fl.imm(176), Size: 4})
	fl.emit(ir.Inst{Op: ir.OpStore, A: b, Imm: off + 8, B: area, Size: 8})
	fl.emit(ir.Inst{Op: ir.OpStore, A: b, Imm: off + 16, B: fl.imm(0), Size: 8})
}

func (fl *lowering) convertHalf(v value.Value, base string, args []value.Value, ret types.Type) {
	from, to := uint8(16), uint64(64)
	if base == "convert.to.fp16" {
		from, to = uint8(fl.m.leaves(nil, args[0].Type(), 0)[0].bits), 16
	} else {
		to = fl.m.leaves(nil, ret, 0)[0].bits
	}
	fl.alias(v, []int32{fl.op(ir.Inst{Op: ir.OpCvt, Ord: ir.CvtFP, A: fl.get1(args[0]), Size: from, Imm: to})})
}

func (fl *lowering) isFPClass(v value.Value, name string, args []value.Value) {
	xs, ls := fl.lanes(args[0])
	var rs []int32
	mask := fl.m.eval(unwrap(args[1]).(constant.Constant))[0].v
	for i := range xs {
		if ls[i].slots != 1 {
			fail("%s", name)
		}
		z := fl.imm(0)
		rs = append(rs, fl.op(ir.Inst{Op: ir.OpFMath, Ord: ir.FMathIsClass, Size: uint8(ls[i].bits), A: xs[i][0], B: z, C: z, Imm: mask}))
	}
	fl.alias(v, rs)
}

func (fl *lowering) roundToInt(v value.Value, base, name string, args []value.Value) {
	fn := uint8(ir.FMathLRint)
	if strings.HasSuffix(base, "round") {
		fn = ir.FMathLRound
	}
	l := fl.m.leaves(nil, args[0].Type(), 0)[0]
	if l.slots != 1 {
		fail("%s", name)
	}
	z := fl.imm(0)
	fl.alias(v, []int32{fl.op(ir.Inst{Op: ir.OpFMath, Ord: fn, Size: uint8(l.bits), A: fl.get1(args[0]), B: z, C: z, Imm: 64})})
}

// compare3 lowers the three-way comparisons: -1, 0 or 1.
func (fl *lowering) compare3(v value.Value, base string, args []value.Value, ret types.Type) {
	fn := uint64(ir.MathUCmp)
	if base == "scmp" {
		fn = ir.MathSCmp
	}
	xs, ls := fl.lanes(args[0])
	ys, _ := fl.lanes(args[1])
	tl := fl.m.leaves(nil, ret, 0)
	var rs []int32
	for i := range xs {
		m := fl.imm(ir.Mask(uint(tl[i].bits)))
		if ls[i].slots == 2 {
			rs = append(rs, fl.wide(ir.WideMath, ls[i].bits, fn, 1, xs[i][0], xs[i][1], ys[i][0], ys[i][1], m, m)...)
			continue
		}
		rs = append(rs, fl.op(ir.Inst{Op: ir.OpMath, Ord: uint8(fn), Size: uint8(ls[i].bits), A: xs[i][0], B: ys[i][0], C: m}))
	}
	fl.alias(v, rs)
}

func (fl *lowering) loadRelative(v value.Value, args []value.Value) {
	p := fl.get1(args[0])
	a := fl.op(ir.Inst{Op: ir.OpMulAdd, A: p, B: fl.get1(args[1]), Imm: 1, Size: uint8(fl.m.leaves(nil, args[1].Type(), 0)[0].bits)})
	o := fl.op(ir.Inst{Op: ir.OpLoad, A: a, Size: 4})
	fl.alias(v, []int32{fl.op(ir.Inst{Op: ir.OpMulAdd, A: p, B: o, Imm: 1, Size: 32})})
}

// lifetime lowers a mark of where the life of a variable starts or ends.
func (fl *lowering) lifetime(base string, args []value.Value) {
	p := unwrap(args[len(args)-1])
	if q, ok := fl.ptrs[p]; ok && q.promoted != nil {
		if base == "lifetime.start" {
			fl.revive(q.promoted, p)
		}
		return
	}
	a := local(p)
	if a == nil {
		return
	}
	if _, ok := fl.pieces[a]; ok {
		return
	}
	life := ir.LifeStarts
	if base == "lifetime.end" {
		life = ir.LifeEnds
		if fl.lives(p) == 1 {
			life = ir.LifeOver
		}
	}
	fl.emit(ir.Inst{Op: ir.OpLife, A: fl.get1(p), Size: life})
}

// lives is how often the life of a local variable, to which p points, starts in a call of the function: 2 if it may be more
// than once, as in a loop. A function that was inlined has its variables in the one that calls it, and they are gone where it
// ended; without that, a reference to them would be good until the caller returns.
func (fl *lowering) lives(p value.Value) int {
	if fl.starts == nil {
		fl.starts = map[*llir.InstAlloca]int{}
		for _, b := range fl.fn.Blocks {
			for _, in := range b.Insts {
				c, ok := in.(*llir.InstCall)
				if !ok {
					continue
				}
				f, ok := c.Callee.(*llir.Func)
				if !ok || !strings.HasPrefix(f.Name(), "llvm.lifetime.start") || len(c.Args) == 0 {
					continue
				}
				at := c.Args[len(c.Args)-1]
				if _, ok := unwrap(at).(constant.Constant); ok {
					continue // of a variable that the optimiser removed
				}
				a := local(at)
				fl.starts[a]++
				for _, lp := range fl.loops {
					if lp.body[b] {
						fl.starts[a]++
						break
					}
				}
			}
		}
	}
	a := local(p)
	if n := fl.starts[a]; a != nil && n > 0 {
		return n + fl.starts[nil]
	}
	return 0
}

// local is the local variable whose start p points to, nil if p does not say which.
func local(p value.Value) *llir.InstAlloca {
	for {
		switch x := unwrap(p).(type) {
		case *llir.InstAlloca:
			return x
		case *llir.InstBitCast:
			p = x.From
		case *llir.InstAddrSpaceCast:
			p = x.From
		case *llir.InstGetElementPtr: // of its first element, as clang 14 writes an array
			for _, i := range x.Indices {
				if n, ok := unwrap(i).(*constant.Int); !ok || n.X.Sign() != 0 {
					return nil
				}
			}
			p = x.Src
		default:
			return nil
		}
	}
}

func (fl *lowering) mathIntrinsic(v value.Value, fn uint8, args []value.Value) {
	xs, ls := fl.lanes(args[0])
	n := 2
	switch fn {
	case ir.MathFshl, ir.MathFshr:
		n = 3
	case ir.MathCtPop, ir.MathBSwap, ir.MathBitReverse, ir.MathAbs, ir.MathCtlz, ir.MathCttz:
		n = 1
	}
	all := [3][][]int32{xs, xs, xs}
	for i := 1; i < n; i++ {
		all[i], _ = fl.lanes(args[i])
	}
	var rs []int32
	for i := range xs {
		a, b, c := all[0][i], all[1][i], all[2][i]
		if ls[i].slots == 2 {
			rs = append(rs, fl.wide(ir.WideMath, ls[i].bits, uint64(fn), 2, a[0], a[1], b[0], b[1], c[0], c[1])...)
			continue
		}
		rs = append(rs, fl.op(ir.Inst{Op: ir.OpMath, Ord: fn, Size: uint8(ls[i].bits), A: a[0], B: b[0], C: c[0]}))
	}
	fl.alias(v, rs)
}

func (fl *lowering) overflow(v value.Value, op ir.Op, fn uint8, args []value.Value) {
	xs, ls := fl.lanes(args[0])
	ys, _ := fl.lanes(args[1])
	var rs, os []int32
	wide := map[ir.Op]uint8{ir.OpAdd: ir.WideAdd, ir.OpSub: ir.WideSub, ir.OpMul: ir.WideMul}[op]
	for i := range xs {
		rs = append(rs, fl.binaryLane(op, wide, &ls[i], xs[i], ys[i])...)
		if ls[i].slots == 2 {
			z := fl.imm(0)
			os = append(os, fl.wide(ir.WideMath, ls[i].bits, uint64(fn), 1, xs[i][0], xs[i][1], ys[i][0], ys[i][1], z, z)...)
			continue
		}
		os = append(os, fl.op(ir.Inst{Op: ir.OpMath, Ord: fn, Size: uint8(ls[i].bits), A: xs[i][0], B: ys[i][0], C: xs[i][0]}))
	}
	fl.alias(v, append(rs, os...))
}

func (fl *lowering) floatIntrinsic(v value.Value, fn uint8, args []value.Value, ret types.Type) {
	xs, ls := fl.lanes(args[0])
	all := [3][][]int32{xs, xs, xs}
	for i := 1; i < len(args) && i < 3; i++ {
		all[i], _ = fl.lanes(args[i])
		for len(all[i]) < len(xs) {
			all[i] = append(all[i], all[i][0])
		}
	}
	var rs []int32
	for i := range xs {
		a, b, c := all[0][i], all[1][i], all[2][i]
		if ls[i].kind == leafF80 {
			if fn == ir.FMathFma || fn == ir.FMathMulAdd {
				p := fl.wide(ir.WideFMul, 80, 0, 2, a[0], a[1], b[0], b[1])
				rs = append(rs, fl.wide(ir.WideFAdd, 80, 0, 2, p[0], p[1], c[0], c[1])...)
				continue
			}
			if len(b) == 1 {
				fail("long double intrinsic")
			}
			rs = append(rs, fl.wide(ir.WideFMath, 80, uint64(fn), 2, a[0], a[1], b[0], b[1])...)
			continue
		}
		rs = append(rs, fl.op(ir.Inst{Op: ir.OpFMath, Ord: fn, Size: uint8(ls[i].bits), A: a[0], B: b[0], C: c[0]}))
	}
	fl.alias(v, rs)
}

// floatPair lowers a call of an intrinsic whose results are those of two functions of one number, or of each number of a vector.
func (fl *lowering) floatPair(v value.Value, name string, fns [2]uint8, args []value.Value, ret types.Type) {
	xs, ls := fl.lanes(args[0])
	to := fl.m.leaves(nil, ret, 0)
	z := fl.imm(0)
	var rs []int32
	for i, l := range to {
		x := i % len(xs)
		if ls[x].slots != 1 || len(to) != 2*len(xs) {
			fail("%s", name)
		}
		rs = append(rs, fl.op(ir.Inst{Op: ir.OpFMath, Ord: fns[i/len(xs)], Size: uint8(ls[x].bits), A: xs[x][0], B: z, C: z, Imm: uint64(l.bits)}))
	}
	fl.alias(v, rs)
}

// reduce lowers llvm.vector.reduce.*.
func (fl *lowering) reduce(v value.Value, what string, args []value.Value) {
	vec := args[len(args)-1]
	xs, ls := fl.lanes(vec)
	l := &ls[0]
	acc := xs[0]
	rest := xs[1:]
	if len(args) == 2 {
		acc, rest = fl.get(args[0]), xs
	}
	mathOp := func(fn uint8) func(a, b []int32) []int32 {
		return func(a, b []int32) []int32 {
			if l.slots == 2 {
				return fl.wide(ir.WideMath, l.bits, uint64(fn), 2, a[0], a[1], b[0], b[1], a[0], a[1])
			}
			return []int32{fl.op(ir.Inst{Op: ir.OpMath, Ord: fn, Size: uint8(l.bits), A: a[0], B: b[0], C: a[0]})}
		}
	}
	fop := func(fn uint8) func(a, b []int32) []int32 {
		return func(a, b []int32) []int32 {
			return []int32{fl.op(ir.Inst{Op: ir.OpFMath, Ord: fn, Size: uint8(l.bits), A: a[0], B: b[0], C: a[0]})}
		}
	}
	bin := func(op ir.Op, wide uint8) func(a, b []int32) []int32 {
		return func(a, b []int32) []int32 { return fl.binaryLane(op, wide, l, a, b) }
	}
	f := map[string]func(a, b []int32) []int32{
		"add": bin(ir.OpAdd, ir.WideAdd), "mul": bin(ir.OpMul, ir.WideMul), "and": bin(ir.OpAnd, ir.WideAnd),
		"or": bin(ir.OpOr, ir.WideOr), "xor": bin(ir.OpXor, ir.WideXor), "fadd": bin(ir.OpFAdd, ir.WideFAdd),
		"fmul": bin(ir.OpFMul, ir.WideFMul), "umin": mathOp(ir.MathUMin), "umax": mathOp(ir.MathUMax),
		"smin": mathOp(ir.MathSMin), "smax": mathOp(ir.MathSMax), "fmin": fop(ir.FMathMinNum), "fmax": fop(ir.FMathMaxNum),
		"fminimum": fop(ir.FMathMinimum), "fmaximum": fop(ir.FMathMaximum),
	}[what]
	if f == nil {
		fail("intrinsic llvm.vector.reduce.%s", what)
	}
	for _, x := range rest {
		acc = f(acc, x)
	}
	fl.alias(v, acc)
}
