package load

import (
	"strings"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// Optimising compilers turn
//
//	if (c && p->x != 0) ...
//
// into a load of p->x followed by "select c, ...": a race on p->x that the source
// does not have, and that is no error in LLVM as long as the value is not used. So
// plain loads whose value only matters in one arm of a select are executed in that
// arm.

// lazy finds the instructions of block b to execute only in an arm of a select: by
// select, for its true and its false arm.
func (fl *lowering) lazy(b *llir.Block) (arms map[*llir.InstSelect]*[2][]llir.Instruction, skip map[llir.Instruction]bool) {
	if fl.m.lib {
		return nil, nil
	}
	var at map[value.Value]int
	for si, inst := range b.Insts {
		sel, ok := inst.(*llir.InstSelect)
		if !ok || len(fl.m.leaves(nil, sel.Cond.Type(), 0)) != 1 {
			continue
		}
		if at == nil {
			at = map[value.Value]int{}
			for i, in := range b.Insts {
				if v, ok := in.(value.Value); ok {
					at[v] = i
				}
			}
		}
		for arm, v := range [2]value.Value{sel.ValueTrue, sel.ValueFalse} {
			in := map[int]bool{}
			if !fl.collect(b, at, unwrap(v), si, in) {
				continue
			}
			if arms == nil {
				arms, skip = map[*llir.InstSelect]*[2][]llir.Instruction{}, map[llir.Instruction]bool{}
			}
			if arms[sel] == nil {
				arms[sel] = &[2][]llir.Instruction{}
			}
			for i := 0; i < si; i++ {
				if in[i] && !skip[b.Insts[i]] {
					arms[sel][arm] = append(arms[sel][arm], b.Insts[i])
					skip[b.Insts[i]] = true
				}
			}
		}
	}
	return arms, skip
}

// collect adds to in the instructions that v needs and no other thread does. It reports
// whether there is a load of memory among them.
func (fl *lowering) collect(b *llir.Block, at map[value.Value]int, v value.Value, end int, in map[int]bool) bool {
	i, ok := at[v]
	if !ok || i >= end || len(fl.uses[v]) != 1 {
		return false
	}
	inst := b.Insts[i]
	load, isLoad := inst.(*llir.InstLoad)
	switch {
	case isLoad:
		if load.Atomic || load.Volatile {
			return false
		}
		if p, ok := fl.ptrs[unwrap(load.Src)]; ok && p.promoted != nil {
			return false
		}
		for k := i + 1; k < end; k++ {
			if touchesMemory(b.Insts[k]) {
				return false
			}
		}
	case !computes(inst):
		return false
	}
	found := isLoad
	in[i] = true
	u, ok := inst.(value.User)
	if !ok {
		return false
	}
	for _, o := range u.Operands() {
		if *o != nil {
			sub := map[int]bool{}
			if fl.collect(b, at, unwrap(*o), end, sub) {
				found = true
				for k := range sub {
					in[k] = true
				}
			}
		}
	}
	return found
}

// computes reports whether an instruction only computes, and cannot fail.
func computes(inst llir.Instruction) bool {
	switch inst.(type) {
	case *llir.InstAdd, *llir.InstSub, *llir.InstMul, *llir.InstAnd, *llir.InstOr, *llir.InstXor, *llir.InstShl, *llir.InstLShr,
		*llir.InstAShr, *llir.InstICmp, *llir.InstFCmp, *llir.InstTrunc, *llir.InstZExt, *llir.InstSExt, *llir.InstGetElementPtr,
		*llir.InstBitCast, *llir.InstPtrToInt, *llir.InstIntToPtr, *llir.InstFreeze, *llir.InstFAdd, *llir.InstFSub, *llir.InstFMul,
		*llir.InstSIToFP, *llir.InstUIToFP, *llir.InstFPExt, *llir.InstFPTrunc:
		return true
	}
	return false
}

// touchesMemory reports whether a plain load may not move past an instruction.
func touchesMemory(inst llir.Instruction) bool {
	switch x := inst.(type) {
	case *llir.InstStore, *llir.InstCmpXchg, *llir.InstAtomicRMW, *llir.InstFence:
		return true
	case *llir.InstLoad:
		return x.Atomic || x.Volatile
	case *llir.InstCall:
		f, ok := x.Callee.(*llir.Func)
		if !ok || !strings.HasPrefix(f.Name(), "llvm.") {
			return true
		}
		switch base := intrinsicBase(f.Name()); base {
		case "dbg.declare", "dbg.value", "dbg.label", "assume", "expect", "umin", "umax", "smin", "smax", "abs":
			return false
		}
		return true
	}
	return false
}

// lazySelect lowers a select with instructions of its arms.
func (fl *lowering) lazySelect(x *llir.InstSelect, arms *[2][]llir.Instruction) {
	r := fl.newSlots(fl.m.slots(x.Type()))
	blocks := [2]int{fl.newBlock(), fl.newBlock()}
	join := fl.newBlock()
	pos := fl.pos
	fl.emit(ir.Inst{Op: ir.OpBr, A: fl.get1(x.Cond), B: int32(blocks[0]), C: int32(blocks[1])})
	for arm, v := range [2]value.Value{x.ValueTrue, x.ValueFalse} {
		fl.cur = fl.blocks[blocks[arm]]
		fl.order = append(fl.order, blocks[arm])
		for _, inst := range arms[arm] {
			fl.pos = fl.m.posOf(inst, pos)
			fl.inst(inst)
		}
		fl.pos = pos
		for i, s := range fl.get(v) {
			fl.emit(ir.Inst{Op: ir.OpMov, Dst: r[i], A: s})
		}
		fl.emit(ir.Inst{Op: ir.OpJmp, B: int32(join)})
	}
	fl.cur = fl.blocks[join]
	fl.order = append(fl.order, join)
	fl.alias(x, r)
}
