package load

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"genmcgo/graph/event"
	"genmcgo/interp/asm"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// expandAsm writes calls for the inline assembly of a module that has bodies, and ordinary
// instructions for the rest of it that is understood.
// Calls of other assembly stay, for lowering to report when they are reached. plain: some is of
// x86-64 and accesses memory without the prefix lock.
func expandAsm(mod *llir.Module, text []byte, bodies *asmBodies) (plain bool) {
	if !bytes.Contains(text, []byte(" asm ")) {
		return false
	}
	n := 0
	for _, f := range mod.Funcs {
		for i := 0; i < len(f.Blocks); i++ {
			b := f.Blocks[i]
			for k := 0; k < len(b.Insts); k++ {
				c, ok := b.Insts[k].(*llir.InstCall)
				if !ok {
					continue
				}
				if a, ok := unwrap(c.Callee).(*llir.InlineAsm); ok {
					n++
					x := expansion{mod: mod, f: f, call: c, md: c.Metadata, args: c.Args, bodies: bodies, name: fmt.Sprintf("asm.%d", n)}
					if body := bodies.of(mod, a); body != nil {
						k += x.callBody(body, a, returnType(c.Typ, c), i, k)
						continue
					}
					if x.translate(a, returnType(c.Typ, c)) {
						plain = plain || x.plain()
						x.replace(i, k)
						if len(x.code.Blocks) > 1 {
							break // what is behind the call is in a block that comes later
						}
						k += len(x.blocks[0].Insts) - 1
					}
				}
			}
			if c, ok := b.Term.(*llir.TermCallBr); ok {
				if a, ok := unwrap(c.Callee).(*llir.InlineAsm); ok {
					n++
					x := expansion{mod: mod, f: f, md: c.Metadata, args: c.Args, bodies: bodies, name: fmt.Sprintf("asm.%d", n)}
					if body := bodies.of(mod, a); body != nil {
						x.branchBody(body, a, i, c)
						continue
					}
					if x.translate(a, types.Void) {
						plain = plain || x.plain()
						x.terminate(i, c)
					}
				}
			}
		}
	}
	return plain
}

// plain reports whether the assembly is of x86-64 and accesses memory without the prefix lock.
func (x *expansion) plain() bool {
	return archOf(x.mod) == asm.X86 && slices.ContainsFunc(x.code.Blocks, func(b asm.Block) bool {
		return slices.ContainsFunc(b.Ops, func(o asm.Op) bool { return o.Kind == asm.Load || o.Kind == asm.Store })
	})
}

// asmExpr describes a call of inline assembly with args that returns ret.
func asmExpr(arch asm.Arch, a *llir.InlineAsm, args []value.Value, ret types.Type) (e asm.Expr, ok bool) {
	e = asm.Expr{Arch: arch, Text: a.Asm, Constraints: a.Constraint, Intel: a.IntelDialect}
	for _, t := range asmResults(ret) {
		bits, ok := asmBits(t)
		if !ok {
			return e, false
		}
		e.Results = append(e.Results, bits)
	}
	for _, v := range args {
		var arg asm.Arg
		v = unwrapElem(v, &arg.Bits)
		switch c := v.(type) {
		case *constant.Int:
			arg.Const, arg.Value = true, c.X.Uint64()
			if c.X.Sign() < 0 {
				arg.Value = uint64(c.X.Int64())
			}
		case *constant.BlockAddress:
			arg.Label = true
		case *constant.Null, *constant.Undef, *constant.Poison:
			arg.Const = true
		case *llir.InstAlloca:
			arg.Local = true
		}
		if arg.Bits == 0 {
			if arg.Bits, ok = asmBits(v.Type()); !ok {
				return e, false
			}
		}
		e.Args = append(e.Args, arg)
	}
	return e, true
}

// unwrapElem is unwrap; bits becomes the size of what an operand in memory points to, if it is said.
func unwrapElem(v value.Value, bits *int) value.Value {
	if a, ok := v.(*llir.Arg); ok {
		for _, at := range a.Attrs {
			if et, ok := at.(llir.ElementType); ok {
				if n, ok := asmBits(et.Typ); ok {
					*bits = n
				}
			}
		}
	}
	return unwrap(v)
}

// asmResults are the types of the outputs in registers.
func asmResults(ret types.Type) []types.Type {
	switch t := ret.(type) {
	case *types.VoidType:
		return nil
	case *types.StructType:
		return t.Fields
	}
	return []types.Type{ret}
}

// asmBits returns the bits of a type that fits into a register.
func asmBits(t types.Type) (int, bool) {
	switch t := t.(type) {
	case *types.IntType:
		return int(t.BitSize), t.BitSize <= 64
	case *types.PointerType:
		return 64, true
	}
	return 0, false
}

// archOf returns the architecture that a module is for.
func archOf(mod *llir.Module) asm.Arch {
	if strings.HasPrefix(mod.TargetTriple, "aarch64") || strings.HasPrefix(mod.TargetTriple, "arm64") {
		return asm.A64
	}
	return asm.X86
}

// expansion writes instructions for one expression of inline assembly.
type expansion struct {
	mod    *llir.Module
	f      *llir.Func
	call   *llir.InstCall // nil: it is a terminator
	md     []*metadata.Attachment
	args   []value.Value
	name   string // distinguishes what is made
	bodies *asmBodies
	code   *asm.Code
	ret    types.Type
	blocks []*llir.Block // of the code

	fixed  map[int]value.Value      // variables that are arguments and stay
	slots  map[int]*llir.InstAlloca // variables that live in more than one block
	local  map[int]value.Value      // values of the others, in the block being written
	cur    *llir.Block
	inputs map[int]int
}

// translate finds out what the assembly does; false: it stays.
func (x *expansion) translate(a *llir.InlineAsm, ret types.Type) bool {
	arch := archOf(x.mod)
	e, ok := asmExpr(arch, a, x.args, ret)
	if !ok || asm.Empty(arch, a.Asm) {
		return false
	}
	code, err := asm.Translate(e)
	if err != nil {
		return false
	}
	x.code, x.ret = code, ret
	x.place()
	return true
}

// place decides where the variables are.
func (x *expansion) place() {
	x.fixed, x.slots, x.inputs = map[int]value.Value{}, map[int]*llir.InstAlloca{}, map[int]int{}
	written := map[int]bool{}
	for _, in := range x.code.Inputs {
		x.inputs[in.Var] = in.Arg
	}
	shared := map[int]bool{}
	for n := range x.code.Blocks {
		b := &x.code.Blocks[n]
		here := map[int]bool{}
		if n == 0 {
			for v := range x.inputs {
				here[v] = true
			}
		}
		use := func(v asm.Val) {
			if v.Var >= 0 && !here[v.Var] {
				shared[v.Var] = true
			}
		}
		for i := range b.Ops {
			for _, v := range b.Ops[i].Uses() {
				use(v)
			}
			for _, v := range b.Ops[i].Defs() {
				here[v], written[v] = true, true
			}
		}
		use(b.If)
	}
	if len(x.code.Blocks) > 1 {
		for _, v := range x.code.Results {
			shared[v] = true
		}
	}
	for v, arg := range x.inputs {
		if !written[v] {
			x.fixed[v] = unwrap(x.args[arg])
		}
	}
	for v := range x.code.Vars {
		if _, ok := x.fixed[v]; !ok && shared[v] {
			x.slots[v] = llir.NewAlloca(types.I64)
			x.slots[v].SetName(fmt.Sprintf("%s.v%d", x.name, v))
			x.slots[v].Metadata = x.md
		}
	}
}

// write makes the blocks of the code; where control leaves it, it goes to next, or to others.
func (x *expansion) write(next *llir.Block, others []value.Value) {
	for n := range x.code.Blocks {
		b := llir.NewBlock(fmt.Sprintf("%s.b%d", x.name, n))
		b.Parent = x.f
		x.blocks = append(x.blocks, b)
	}
	to := func(n int) *llir.Block {
		switch {
		case n == asm.Exit:
			return next
		case n <= asm.Outside && asm.Outside-n < len(others):
			return others[asm.Outside-n].(*llir.Block)
		}
		return x.blocks[n]
	}
	for n := range x.code.Blocks {
		b := &x.code.Blocks[n]
		x.cur, x.local = x.blocks[n], map[int]value.Value{}
		if n == 0 {
			x.begin()
		}
		for i := range b.Ops {
			x.op(&b.Ops[i])
		}
		if next == nil {
			break
		}
		if b.If == asm.Num(1) {
			x.cur.Term = &llir.TermBr{Target: to(b.Next), Metadata: x.md}
			continue
		}
		x.cur.Term = &llir.TermCondBr{
			Cond: x.cut(x.get(b.If), 1), TargetTrue: to(b.Next), TargetFalse: to(b.Else), Metadata: x.md,
		}
	}
}

// begin gives the variables their first values.
func (x *expansion) begin() {
	for v := range x.code.Vars {
		if _, ok := x.fixed[v]; ok {
			continue
		}
		if arg, ok := x.inputs[v]; ok {
			x.set(v, x.word(unwrap(x.args[arg])))
		} else if x.slots[v] != nil {
			x.set(v, constant.NewInt(types.I64, 0))
		}
	}
}

// replace puts the code where the call is: instruction k of block i.
func (x *expansion) replace(i, k int) {
	b := x.f.Blocks[i]
	var result value.Value
	if len(x.code.Blocks) == 1 {
		x.write(nil, nil)
		result = x.result()
		b.Insts = slices.Replace(b.Insts, k, k+1, x.blocks[0].Insts...)
	} else {
		tail := llir.NewBlock(x.name + ".end")
		tail.Parent = x.f
		rest := slices.Clone(b.Insts[k+1:])
		tail.Term = b.Term
		x.write(tail, nil)
		x.cur, x.local = tail, map[int]value.Value{}
		result = x.result()
		tail.Insts = append(tail.Insts, rest...)
		b.Insts = b.Insts[:k:k]
		b.Term = &llir.TermBr{Target: x.blocks[0], Metadata: x.md}
		x.f.Blocks = slices.Insert(x.f.Blocks, i+1, append(slices.Clone(x.blocks), tail)...)
		comesFrom(b, tail)
		x.allocate()
	}
	if result != nil {
		x.substitute(result)
	}
}

// terminate puts the code where block i ends in a call that may jump.
func (x *expansion) terminate(i int, c *llir.TermCallBr) {
	b := x.f.Blocks[i]
	first, others, made := x.edges(b, c)
	x.write(first, others)
	b.Term = &llir.TermBr{Target: x.blocks[0], Metadata: x.md}
	x.f.Blocks = slices.Insert(x.f.Blocks, i+1, append(slices.Clone(x.blocks), made...)...)
	x.allocate()
}

// edges makes a block for each block that c, where b ends, may go on with: first leads to the one behind the
// call, others to the labels. A label may be jumped to from several places, so each edge has a block of its own.
func (x *expansion) edges(b *llir.Block, c *llir.TermCallBr) (first *llir.Block, others []value.Value, made []*llir.Block) {
	outs := map[*llir.Block]*llir.Block{}
	edge := func(to *llir.Block) *llir.Block {
		if outs[to] == nil {
			o := llir.NewBlock(fmt.Sprintf("%s.out%d", x.name, len(made)))
			o.Parent, o.Term = x.f, &llir.TermBr{Target: to, Metadata: x.md}
			outs[to], made = o, append(made, o)
		}
		return outs[to]
	}
	first = edge(c.NormalRetTarget.(*llir.Block))
	for _, o := range c.OtherRetTargets {
		others = append(others, edge(o.(*llir.Block)))
	}
	for to, o := range outs {
		renamePred(to, b, o)
	}
	return first, others, made
}

// comesFrom tells the successors of tail that it was split off block b.
func comesFrom(b, tail *llir.Block) {
	for _, s := range successors(tail) {
		renamePred(s, b, tail)
	}
}

// renamePred makes the phis of block s have values from block to where they have some from from.
func renamePred(s, from, to *llir.Block) {
	for _, inst := range s.Insts {
		phi, ok := inst.(*llir.InstPhi)
		if !ok {
			break
		}
		for _, inc := range phi.Incs {
			if inc.Pred == value.Value(from) {
				inc.Pred = to
			}
		}
	}
}

// allocate puts the variables that are in memory at the beginning of the function.
func (x *expansion) allocate() {
	var all []llir.Instruction
	for v := range x.code.Vars {
		if s := x.slots[v]; s != nil {
			all = append(all, s)
		}
	}
	x.f.Blocks[0].Insts = append(all, x.f.Blocks[0].Insts...)
}

// result returns the value of the call, nil if it has none.
func (x *expansion) result() value.Value {
	ts := asmResults(x.ret)
	if len(ts) == 0 {
		return nil
	}
	_, isStruct := x.ret.(*types.StructType)
	var all value.Value
	if isStruct {
		all = constant.NewZeroInitializer(x.ret)
	}
	for i, t := range ts {
		v := x.typed(x.get(asm.Val{Var: x.code.Results[i]}), t)
		if !isStruct {
			return v
		}
		in := llir.NewInsertValue(all, v, uint64(i))
		in.Metadata = x.md
		x.add(in)
		all = in
	}
	return all
}

// substitute makes all users of the call use v.
func (x *expansion) substitute(v value.Value) { replaceUses(x.f, x.call, v) }

// replaceUses lets the instructions of f use v where they use old.
func replaceUses(f *llir.Func, old, v value.Value) {
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if u, ok := inst.(value.User); ok {
				replaceIn(u, old, v)
			}
		}
		if u, ok := b.Term.(value.User); ok {
			replaceIn(u, old, v)
		}
	}
}

func replaceIn(u value.User, old, v value.Value) {
	for _, o := range u.Operands() {
		if a, ok := (*o).(*llir.Arg); ok {
			o = &a.Value
		}
		if *o == old {
			*o = v
		}
	}
}

func (x *expansion) add(inst llir.Instruction) { x.cur.Insts = append(x.cur.Insts, inst) }

// get returns an operand as a word.
func (x *expansion) get(v asm.Val) value.Value {
	if v.Var < 0 {
		return constant.NewInt(types.I64, int64(v.Imm))
	}
	if a, ok := x.fixed[v.Var]; ok {
		return x.word(a)
	}
	if s := x.slots[v.Var]; s != nil {
		ld := llir.NewLoad(types.I64, s)
		ld.Metadata = x.md
		x.add(ld)
		return ld
	}
	if w := x.local[v.Var]; w != nil {
		return w
	}
	return constant.NewInt(types.I64, 0)
}

// set gives a variable the value w, a word.
func (x *expansion) set(v int, w value.Value) {
	if v < 0 {
		return
	}
	if s := x.slots[v]; s != nil {
		st := llir.NewStore(w, s)
		st.Metadata = x.md
		x.add(st)
		return
	}
	x.local[v] = w
}

// word turns an argument into a word of 64 bits.
func (x *expansion) word(v value.Value) value.Value {
	if isPointer(v.Type()) {
		c := llir.NewPtrToInt(v, types.I64)
		c.Metadata = x.md
		x.add(c)
		return c
	}
	return x.extend(v)
}

func (x *expansion) extend(v value.Value) value.Value {
	if t, ok := v.Type().(*types.IntType); ok && t.BitSize == 64 {
		return v
	}
	c := llir.NewZExt(v, types.I64)
	c.Metadata = x.md
	x.add(c)
	return c
}

// cut returns the lower bits of a word as a number of that many bits.
func (x *expansion) cut(w value.Value, bits int) value.Value {
	if bits == 64 {
		return w
	}
	c := llir.NewTrunc(w, types.NewInt(uint64(bits)))
	c.Metadata = x.md
	x.add(c)
	return c
}

// typed turns a word into a value of type t.
func (x *expansion) typed(w value.Value, t types.Type) value.Value {
	if !isPointer(t) {
		return x.cut(w, int(t.(*types.IntType).BitSize))
	}
	c := llir.NewIntToPtr(w, t)
	c.Metadata = x.md
	x.add(c)
	return c
}

// pointer returns an operand as an address of memory of type t.
func (x *expansion) pointer(v asm.Val, t types.Type) value.Value {
	pt := types.NewPointer(t)
	if a, ok := x.fixed[v.Var]; ok && v.Var >= 0 && isPointer(a.Type()) {
		c := llir.NewBitCast(a, pt)
		c.Metadata = x.md
		x.add(c)
		return c
	}
	return x.typed(x.get(v), pt)
}

// wide makes a number of 128 bits of two words.
func (x *expansion) wide(lo, hi value.Value) value.Value {
	t := types.I128
	a, b := llir.NewZExt(lo, t), llir.NewZExt(hi, t)
	s := llir.NewShl(b, constant.NewInt(t, 64))
	o := llir.NewOr(s, a)
	a.Metadata, b.Metadata, s.Metadata, o.Metadata = x.md, x.md, x.md, x.md
	x.cur.Insts = append(x.cur.Insts, a, b, s, o)
	return o
}

// setWide gives two variables the halves of a number of 128 bits.
func (x *expansion) setWide(lo, hi int, v value.Value) {
	a := llir.NewTrunc(v, types.I64)
	s := llir.NewLShr(v, constant.NewInt(types.I128, 64))
	b := llir.NewTrunc(s, types.I64)
	a.Metadata, s.Metadata, b.Metadata = x.md, x.md, x.md
	x.cur.Insts = append(x.cur.Insts, a, s, b)
	x.set(lo, a)
	x.set(hi, b)
}

var asmOrders = map[event.Ordering]enum.AtomicOrdering{
	event.Relaxed: enum.AtomicOrderingMonotonic, event.Acquire: enum.AtomicOrderingAcquire, event.Release: enum.AtomicOrderingRelease,
	event.AcqRel: enum.AtomicOrderingAcquireRelease, event.SeqCst: enum.AtomicOrderingSequentiallyConsistent,
}

var asmRMWs = map[asm.Fn]enum.AtomicOp{
	asm.Add: enum.AtomicOpAdd, asm.Sub: enum.AtomicOpSub, asm.And: enum.AtomicOpAnd, asm.Or: enum.AtomicOpOr, asm.Xor: enum.AtomicOpXor,
	asm.Xchg: enum.AtomicOpXChg, asm.Max: enum.AtomicOpMax, asm.Min: enum.AtomicOpMin, asm.UMax: enum.AtomicOpUMax, asm.UMin: enum.AtomicOpUMin,
}

// op writes one operation.
func (x *expansion) op(o *asm.Op) {
	t := types.NewInt(uint64(max(o.Bits, 1)))
	switch o.Kind {
	case asm.Mov:
		x.set(o.Dst, x.get(o.A))
	case asm.Bin:
		x.set(o.Dst, x.extend(x.binary(o, x.cut(x.get(o.A), o.Bits), x.cut(x.get(o.B), o.Bits))))
	case asm.Cmp:
		pred := map[asm.Fn]enum.IPred{asm.EQ: enum.IPredEQ, asm.NE: enum.IPredNE, asm.ULT: enum.IPredULT, asm.SLT: enum.IPredSLT}[o.Fn]
		c := llir.NewICmp(pred, x.cut(x.get(o.A), o.Bits), x.cut(x.get(o.B), o.Bits))
		c.Metadata = x.md
		x.add(c)
		x.set(o.Dst, x.extend(c))
	case asm.Sext:
		c := llir.NewSExt(x.cut(x.get(o.A), o.Bits), types.I64)
		c.Metadata = x.md
		x.add(c)
		x.set(o.Dst, c)
	case asm.Select:
		s := llir.NewSelect(x.cut(x.get(o.A), 1), x.get(o.B), x.get(o.C))
		s.Metadata = x.md
		x.add(s)
		x.set(o.Dst, s)
	case asm.Load:
		ld := llir.NewLoad(t, x.pointer(o.A, t))
		ld.Atomic, ld.Ordering, ld.Metadata = true, asmOrders[o.Order], x.md
		x.add(ld)
		if o.Bits == 128 {
			x.setWide(o.Dst, o.Dst2, ld)
			return
		}
		x.set(o.Dst, x.extend(ld))
	case asm.Store:
		v := x.get(o.B)
		if o.Bits == 128 {
			v = x.wide(v, x.get(o.C))
		} else {
			v = x.cut(v, o.Bits)
		}
		st := llir.NewStore(v, x.pointer(o.A, t))
		st.Atomic, st.Ordering, st.Metadata = true, asmOrders[o.Order], x.md
		x.add(st)
	case asm.RMW:
		v := x.cut(x.get(o.B), o.Bits)
		r := llir.NewAtomicRMW(asmRMWs[o.Fn], x.pointer(o.A, t), v, asmOrders[o.Order])
		r.Metadata = x.md
		x.add(r)
		x.set(o.Dst, x.extend(r))
	case asm.CAS:
		x.cas(o, t, x.cut(x.get(o.B), o.Bits), x.cut(x.get(o.C), o.Bits))
	case asm.CAS16:
		x.cas(o, t, x.wide(x.get(o.B), x.get(o.C)), x.wide(x.get(o.D), x.get(o.E)))
	case asm.Fence:
		f := llir.NewFence(asmOrders[o.Order])
		f.Metadata = x.md
		x.add(f)
	case asm.Retry:
		x.callVoid("__VERIFIER_assume", x.cut(x.get(o.A), 32))
	case asm.Trap:
		x.callVoid("llvm.trap")
	}
}

func (x *expansion) binary(o *asm.Op, a, b value.Value) value.Value {
	var r interface {
		llir.Instruction
		value.Value
	}
	switch o.Fn {
	case asm.Add:
		i := llir.NewAdd(a, b)
		i.Metadata, r = x.md, i
	case asm.Sub:
		i := llir.NewSub(a, b)
		i.Metadata, r = x.md, i
	case asm.Mul:
		i := llir.NewMul(a, b)
		i.Metadata, r = x.md, i
	case asm.And:
		i := llir.NewAnd(a, b)
		i.Metadata, r = x.md, i
	case asm.Or:
		i := llir.NewOr(a, b)
		i.Metadata, r = x.md, i
	case asm.Xor:
		i := llir.NewXor(a, b)
		i.Metadata, r = x.md, i
	case asm.Shl:
		i := llir.NewShl(a, b)
		i.Metadata, r = x.md, i
	case asm.LShr:
		i := llir.NewLShr(a, b)
		i.Metadata, r = x.md, i
	case asm.AShr:
		i := llir.NewAShr(a, b)
		i.Metadata, r = x.md, i
	default:
		panic(fmt.Sprintf("BUG: arithmetic %v of inline assembly", o))
	}
	x.add(r)
	return r
}

func (x *expansion) cas(o *asm.Op, t types.Type, want, put value.Value) {
	c := llir.NewCmpXchg(x.pointer(o.A, t), want, put, asmOrders[o.Order], asmOrders[o.Fail])
	c.Metadata = x.md
	old, ok := llir.NewExtractValue(c, 0), llir.NewExtractValue(c, 1)
	old.Metadata, ok.Metadata = x.md, x.md
	x.cur.Insts = append(x.cur.Insts, c, old, ok)
	if o.Kind == asm.CAS16 {
		x.setWide(o.Dst, o.Dst2, old)
	} else {
		x.set(o.Dst, x.extend(old))
	}
	x.set(o.Ok, x.extend(ok))
}

// callVoid calls a function of the library or of LLVM.
func (x *expansion) callVoid(name string, args ...value.Value) {
	i := slices.IndexFunc(x.mod.Funcs, func(f *llir.Func) bool { return f.Name() == name })
	if i < 0 {
		var params []*llir.Param
		for _, a := range args {
			params = append(params, llir.NewParam("", a.Type()))
		}
		x.mod.NewFunc(name, types.Void, params...)
		i = len(x.mod.Funcs) - 1
	}
	c := llir.NewCall(x.mod.Funcs[i], args...)
	c.Metadata = x.md
	x.add(c)
}

// inlineAsm lowers a call of inline assembly that expandAsm left: it does nothing, or it is not
// understood.
func (fl *lowering) inlineAsm(v value.Value, a *llir.InlineAsm, args []value.Value, ret types.Type) {
	arch := fl.m.arch
	if !asm.Empty(arch, a.Asm) {
		e, ok := asmExpr(arch, a, args, ret)
		if !ok {
			fail("inline assembly %q with operands that are not integers; %s", strings.TrimSpace(a.Asm), beginWith(arch, a, args, ret))
		}
		if _, err := asm.Translate(e); err != nil {
			fail("%v; %s", err, beginWith(arch, a, args, ret))
		}
		fail("inline assembly %q here", strings.TrimSpace(a.Asm))
	}
	if fl.m.slots(ret) == 0 {
		return
	}
	// Outputs that are tied to inputs keep their value: the constraints list outputs, then inputs,
	// then clobbers.
	outs := asmResults(ret)
	rs := make([][]int32, len(outs))
	in := 0
	for _, c := range strings.Split(a.Constraint, ",") {
		if strings.HasPrefix(c, "=") || strings.HasPrefix(c, "~") {
			if strings.HasPrefix(c, "=*") {
				in++
			}
			continue
		}
		if n := strings.TrimLeft(c, "%"); len(n) == 1 && n[0] >= '0' && int(n[0]-'0') < len(outs) && in < len(args) {
			rs[n[0]-'0'] = fl.get(args[in])
		}
		in++
	}
	var all []int32
	for i, r := range rs {
		n := fl.m.slots(outs[i])
		if int32(len(r)) != n {
			if len(r) != 0 {
				fail("inline assembly %q with results", a.Asm)
			}
			for ; n > 0; n-- {
				all = append(all, fl.imm(0))
			}
			continue
		}
		all = append(all, r...)
	}
	fl.alias(v, all)
}
