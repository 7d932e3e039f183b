package load

import (
	"slices"

	"genmcgo/interp/ir"
)

// Choices by numbers. Functions of std::atomic choose by the memory order that they are called with: once they are inlined, that is a
// number, and so is what they compute of it. The way that is taken is left, so that rules for loops see one access and not
// one for each order.

// foldConstants computes what follows from numbers alone, takes the branches and switches that are decided by that, and removes the
// blocks to which no way leads then.
func (fl *lowering) foldConstants() {
	for fl.foldOnce() {
		fl.onlyReached()
		fl.forgetLoops()
	}
}

// foldOnce replaces slots that hold one number by that, as long as there are any, and reports whether it decided a branch.
func (fl *lowering) foldOnce() (decided bool) {
	if fl.folded == nil {
		fl.folded = map[int32]bool{}
	}
	defs := make([]int32, fl.nslots)
	for s := range fl.out.NParams {
		defs[s]++
	}
	for _, bi := range fl.order {
		for i := range fl.blocks[bi].insts {
			fl.visit(&fl.blocks[bi].insts[i], ignore, func(p *int32) { defs[*p]++ })
		}
	}
	value := map[int32]int32{} // slot -> number, as an operand
	for changed := true; changed; {
		changed = false
		for _, bi := range fl.order {
			insts := fl.blocks[bi].insts
			for i := range insts {
				in := &insts[i]
				fl.visit(in, func(p *int32) {
					if n, ok := value[*p]; ok {
						*p = n
					}
				}, ignore)
				if in.Op.Format()&ir.Pure == 0 || in.Op == ir.OpNop || defs[in.Dst] != 1 || fl.watched[in.Dst] {
					continue
				}
				if _, known := value[in.Dst]; known {
					continue
				}
				if n, ok := fl.number(in); ok {
					value[in.Dst] = fl.imm(n)
					fl.folded[in.Dst] = true // it goes, as nothing uses it any more
					changed = true
				}
			}
		}
	}
	for _, bi := range fl.order {
		insts := fl.blocks[bi].insts
		if len(insts) == 0 {
			continue
		}
		in := &insts[len(insts)-1]
		if to, ok := fl.way(in); ok {
			marks := []ir.Inst{mark(-1, in.Pos)}
			fl.targets(in, func(t *int32) {
				if *t != to {
					for _, pos := range fl.failing(int(*t)) {
						marks = append(marks, mark(-1, pos))
					}
				}
			})
			*in = ir.Inst{Op: ir.OpJmp, B: to, Pos: in.Pos}
			fl.blocks[bi].insts = slices.Insert(insts, len(insts)-1, marks...)
			decided = true
		}
	}
	return decided
}

// failing returns where block bi calls something and ends, as the failure of an assertion does: who decides that the assertion holds
// has come to it.
func (fl *lowering) failing(bi int) (positions []int32) {
	insts := fl.blocks[bi].insts
	if len(insts) == 0 {
		return nil
	}
	ends := true
	fl.targets(&insts[len(insts)-1], func(*int32) { ends = false })
	for i := range insts {
		if ends && insts[i].Op == ir.OpCall {
			positions = append(positions, insts[i].Pos)
		}
	}
	return positions
}

// known returns the number that operand o is.
func (fl *lowering) known(o int32) (uint64, bool) {
	if o >= 0 {
		return 0, false
	}
	return fl.ld.prog.Consts[^o], true
}

// number returns the result of in if it follows from numbers.
func (fl *lowering) number(in *ir.Inst) (n uint64, ok bool) {
	a, ok := fl.known(in.A)
	if !ok {
		return 0, false
	}
	switch in.Op {
	case ir.OpMov, ir.OpFreeze:
		return a, true
	case ir.OpAndImm:
		return a & in.Imm, true
	}
	b, ok := fl.known(in.B)
	if !ok {
		return 0, false
	}
	switch in.Op {
	case ir.OpAdd:
		return (a + b) & in.Imm, true
	case ir.OpSub:
		return (a - b) & in.Imm, true
	case ir.OpAnd:
		return a & b, true
	case ir.OpOr:
		return a | b, true
	case ir.OpXor:
		return a ^ b, true
	case ir.OpEQ, ir.OpNE, ir.OpULT, ir.OpULE, ir.OpSLT, ir.OpSLE:
		if holds(in.Op, a, b, in.Size) {
			return 1, true
		}
		return 0, true
	}
	return 0, false
}

// holds reports whether comparison op of numbers of size bits is true.
func holds(op ir.Op, a, b uint64, size uint8) bool {
	signed := func(v uint64) int64 { return int64(v<<(64-size)) >> (64 - size) }
	switch op {
	case ir.OpEQ:
		return a == b
	case ir.OpNE:
		return a != b
	case ir.OpULT:
		return a < b
	case ir.OpULE:
		return a <= b
	case ir.OpSLT:
		return signed(a) < signed(b)
	}
	return signed(a) <= signed(b)
}

// way returns where a branch goes that numbers decide.
func (fl *lowering) way(in *ir.Inst) (to int32, ok bool) {
	a, ok := fl.known(in.A)
	switch {
	case in.Op == ir.OpSwitch && ok:
		return fl.ld.prog.Switches[in.B].Find(a, in.C), true
	case in.Op == ir.OpBr && ok:
		if a != 0 {
			return in.B, true
		}
		return in.C, true
	case in.Op >= ir.OpBrEQ && in.Op <= ir.OpBrSLE && ok:
		b, ok := fl.known(in.B)
		if holds(ir.OpEQ+in.Op-ir.OpBrEQ, a, b, in.Size) {
			return in.C, ok
		}
		return in.Dst, ok
	}
	return 0, false
}
