package load

import (
	"slices"

	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
)

// markUnused says of read-modify-writes, and of calls, whether something uses what they return (ir.Use). At -O0 the operators of
// std::atomic are functions that return the old value, which their callers drop. What only debuggers look at is not used.
func (fl *lowering) markUnused(out []bitset) {
	if len(fl.watched) > 0 {
		_, out = fl.liveness(fl.watches)
	}
	passed := fl.passedOn()
	sole := fl.soleUses()
	tested := func(in *ir.Inst, u ir.Use) ir.Use {
		if in.Dst != 1 || u == ir.Unused || len(fl.out.Tests) >= maxTests {
			return u
		}
		t, ok := fl.testOf(fl.ld.prog.Operands[in.C], sole)
		if !ok {
			return u
		}
		fl.out.Tests = append(fl.out.Tests, t)
		return ir.Tested + ir.Use(len(fl.out.Tests)-1)
	}
	use := func(in *ir.Inst, live bitset) ir.Use {
		u := ir.Unused
		for _, s := range fl.ld.prog.Operands[in.C : in.C+in.Dst] {
			switch {
			case s < 0 || !live.has(s) && !fl.watched[s]:
			case passed.has(s):
				u = min(u, ir.Returned)
			default:
				u = ir.Used
			}
		}
		return u
	}
	for _, bi := range fl.order {
		b := fl.blocks[bi]
		live := append(bitset(nil), out[bi]...)
		for i := len(b.insts) - 1; i >= 0; i-- {
			switch in := &b.insts[i]; {
			case in.Op == ir.OpCall, in.Op == ir.OpCallInd:
				in.Size = uint8(tested(in, use(in, live)))
			case ir.AddsInteger(in) && in.Size <= 8:
				in.Imm |= uint64(tested(in, use(in, live))) << ir.RMWUse
			case in.Op == ir.OpRMW && in.Size <= 8:
				in.Imm |= uint64(use(in, live)) << ir.RMWUse
			case in.Op == ir.OpCmpXchg && in.Size <= 8 && use(in, live) == ir.Unused:
				in.Imm |= ir.CASUnused
			}
			fl.visit(&b.insts[i], ignore, func(p *int32) { live.clear(*p) })
			if !fl.watches(&b.insts[i]) {
				fl.visit(&b.insts[i], func(p *int32) { live.set(*p) }, ignore)
			}
		}
	}
}

// passedOn returns the slots from whose values nothing is made but what the function returns.
func (fl *lowering) passedOn() bitset {
	passed := make(bitset, (fl.nslots+63)/64)
	for s := range fl.nslots {
		if !fl.watched[s] {
			passed.set(s)
		}
	}
	for again := true; again; {
		again = false
		for k := len(fl.order) - 1; k >= 0; k-- { // backwards, as what is made of a value mostly comes behind it
			insts := fl.blocks[fl.order[k]].insts
			for i := len(insts) - 1; i >= 0; i-- {
				in := &insts[i]
				if in.Op == ir.OpRet || fl.watches(in) || in.Op.Format()&(ir.Pure|ir.DefDst) == ir.Pure|ir.DefDst && passed.has(in.Dst) {
					continue
				}
				fl.visit(in, func(p *int32) {
					again = again || passed.has(*p)
					passed.clear(*p)
				}, ignore)
			}
		}
	}
	return passed
}

// watches reports whether in is the copy of a variable that only debuggers read.
func (fl *lowering) watches(in *ir.Inst) bool { return in.Op == ir.OpMov && fl.watched[in.Dst] }

// mayAdd reports whether the loop with header h has an addition whose result may be unused, or calls what may have one.
func (fl *lowering) mayAdd(h *llir.Block, preds [][]int) bool {
	for bi := range fl.bodyOf(h, preds) {
		if slices.ContainsFunc(fl.blocks[bi].insts, func(in ir.Inst) bool {
			return ir.AddsInteger(&in) && fl.mayBeUnused(ir.Use(in.Imm>>ir.RMWUse)) ||
				in.Op == ir.OpCall && !fl.callsIdle(&in) || in.Op == ir.OpCallInd
		}) {
			return true
		}
	}
	return false
}

// maxTests bounds the Tests of a function.
const maxTests = 200

// mayBeUnused reports whether a result with use u of the function may be used by nothing.
func (fl *lowering) mayBeUnused(u ir.Use) bool {
	return u == ir.Returned || u == ir.Unused || u >= ir.Tested && fl.out.Tests[u-ir.Tested].Returns
}
