package load

import (
	"genmcgo/graph/event"
	"genmcgo/interp/ir"
)

// soleUses says, for each slot that is written by one instruction and read by one, which that is. What only debuggers read does not
// count.
type soleUses struct {
	user       []*ir.Inst
	uses, defs []uint32
}

func (fl *lowering) soleUses() *soleUses {
	u := &soleUses{make([]*ir.Inst, fl.nslots), make([]uint32, fl.nslots), make([]uint32, fl.nslots)}
	for _, bi := range fl.order {
		for i := range fl.blocks[bi].insts {
			in := &fl.blocks[bi].insts[i]
			fl.visit(in, func(p *int32) {
				if !fl.watches(in) {
					u.uses[*p]++
					u.user[*p] = in
				}
			}, func(p *int32) { u.defs[*p]++ })
		}
	}
	return u
}

// of is the instruction that reads slot s, nil if there is not just one, or another one writes s, too.
func (u *soleUses) of(s int32) *ir.Inst {
	if u.uses[s] != 1 {
		return nil
	}
	return u.user[s]
}

// maxFollowed bounds how many instructions testOf looks at.
const maxFollowed = 8

// testOf finds out whether all that the function makes of slot s, which holds a result, is to compare it with a number, or to
// return it, perhaps after a number was added.
func (fl *lowering) testOf(s int32, sole *soleUses) (t ir.ResultTest, ok bool) {
	for range maxFollowed {
		in := sole.of(s)
		if in == nil {
			return t, false
		}
		switch in.Op {
		case ir.OpMov:
			s = in.Dst
		case ir.OpAdd, ir.OpSub:
			c, isNumber := fl.known(in.B)
			if in.Op == ir.OpAdd && !isNumber {
				c, isNumber = fl.known(in.A)
			}
			if !isNumber || t.Mask != 0 || t.And != 0 {
				return t, false
			}
			if in.Op == ir.OpSub {
				c = -c
			}
			s, t.Off, t.Mask = in.Dst, c&in.Imm, in.Imm
		case ir.OpAnd:
			c, isNumber := fl.known(in.B)
			if !isNumber {
				c, isNumber = fl.known(in.A)
			}
			if !isNumber || c == 0 || t.And != 0 {
				return t, false
			}
			s, t.And = in.Dst, c
		case ir.OpRet:
			t.Returns = true
			return t, in.B == 1
		default:
			return t, compares(in, s, &t, fl.known)
		}
	}
	return t, false
}

// compares notes in t how in compares slot s with a number; ok is false if it does something else.
func compares(in *ir.Inst, s int32, t *ir.ResultTest, number func(o int32) (uint64, bool)) (ok bool) {
	op := in.Op
	if op >= ir.OpBrEQ && op <= ir.OpBrSLE {
		op = ir.OpEQ + op - ir.OpBrEQ
	}
	switch op {
	case ir.OpEQ, ir.OpNE:
		t.Test = event.TestEQ
	case ir.OpULT:
		t.Test = event.TestULT
	case ir.OpULE:
		t.Test = event.TestULE
	case ir.OpSLT:
		t.Test, t.Bits = event.TestSLT, in.Size
	case ir.OpSLE:
		t.Test, t.Bits = event.TestSLE, in.Size
	default:
		return false
	}
	if in.A == s {
		t.Operand, ok = number(in.B)
	} else {
		t.Operand, ok = number(in.A)
		t.Test = swapped(t.Test)
	}
	return ok && (t.Mask == 0 || t.Test == event.TestEQ) && (t.And == 0 || t.Test < event.TestSLT)
}

// swapped is a test of v that is true where "c t v" is false, and false where that is true.
func swapped(t event.Test) event.Test {
	switch t {
	case event.TestULT:
		return event.TestULE
	case event.TestULE:
		return event.TestULT
	case event.TestSLT:
		return event.TestSLE
	case event.TestSLE:
		return event.TestSLT
	}
	return t
}
