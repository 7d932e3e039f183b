package interp

import "genmcgo/interp/ir"

// admits reports whether the thread comes to loop lp if the load of its seed returns v.
func admits(lp *ir.Loop, v uint64) bool {
	if len(lp.Guard) == 0 {
		return true
	}
	values := make([]uint64, 1, len(lp.Guard)+1)
	values[0] = v
	arg := func(a ir.GuardArg) uint64 {
		if a.From < 0 {
			return a.Number
		}
		return values[a.From]
	}
	for i := range lp.Guard {
		s := &lp.Guard[i]
		a, b := arg(s.A), arg(s.B)
		r, branches := guardStep(s, a, b)
		if branches && (r != 0) != s.Taken {
			return false
		}
		values = append(values, r)
	}
	return true
}

// guardStep does step s with operands a and b, and says whether it is a branch.
func guardStep(s *ir.GuardStep, a, b uint64) (r uint64, branches bool) {
	switch s.Op {
	case ir.OpBr:
		return a, true
	case ir.OpBrEQ, ir.OpBrNE, ir.OpBrULT, ir.OpBrULE, ir.OpBrSLT, ir.OpBrSLE:
		t := *s
		t.Op = ir.OpEQ + s.Op - ir.OpBrEQ
		r, _ = guardStep(&t, a, b)
		return r, true
	case ir.OpEQ:
		return b2i(a == b), false
	case ir.OpNE:
		return b2i(a != b), false
	case ir.OpULT:
		return b2i(a < b), false
	case ir.OpULE:
		return b2i(a <= b), false
	case ir.OpSLT:
		return b2i(sext(a, s.Size) < sext(b, s.Size)), false
	case ir.OpSLE:
		return b2i(sext(a, s.Size) <= sext(b, s.Size)), false
	case ir.OpAdd:
		return (a + b) & s.Imm, false
	case ir.OpSub:
		return (a - b) & s.Imm, false
	case ir.OpAnd:
		return a & b, false
	case ir.OpOr:
		return a | b, false
	case ir.OpXor:
		return a ^ b, false
	case ir.OpAndImm:
		return a & s.Imm, false
	case ir.OpAddImm:
		return a + s.Imm, false
	}
	panic("BUG: a guard has instruction " + s.Op.String())
}
