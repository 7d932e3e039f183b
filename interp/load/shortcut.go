package load

import (
	"slices"

	"genmcgo/interp/ir"
)

// shortcuts lets blocks that decide a later branch go where it goes. Compilers that do not optimise make of
//
//	while (!atomic_load(&ready) && --tries)
//
// two ways to one branch: on false if the load read something else, and on the result of the comparison. So the loop seems to go
// on in two ways, in one of which it has not counted. Then its rounds cannot be told apart by what they count (counter.go), nor its
// states be compared where nothing of the last round is left (sink.go).
func (fl *lowering) shortcuts() {
	preds := fl.predecessors()
	for _, bi := range fl.order {
		insts := fl.blocks[bi].insts
		if len(insts) == 0 || insts[len(insts)-1].Op != ir.OpJmp {
			continue
		}
		jmp := &insts[len(insts)-1]
		through := int(jmp.B)
		br := fl.onlyBranch(through)
		// The last way to the branch stays: what no way leads to would be taken for a part of the program all the same.
		if br == nil || br.B == int32(through) || br.C == int32(through) || len(preds[through]) < 2 {
			continue
		}
		n, known := fl.constantAtEnd(insts, br.A)
		if !known {
			continue
		}
		to := br.C
		if n != 0 {
			to = br.B
		}
		jmp.B = to
		if marks := fl.marksOf(through); len(marks) > 0 {
			fl.blocks[bi].insts = slices.Insert(insts, len(insts)-1, marks...)
		}
		for i, p := range preds[through] {
			if p == bi {
				preds[through] = append(preds[through][:i], preds[through][i+1:]...)
				break
			}
		}
	}
}

// marksOf returns the marks in block bi.
func (fl *lowering) marksOf(bi int) (marks []ir.Inst) {
	for _, in := range fl.blocks[bi].insts {
		if isMark(&in) {
			marks = append(marks, in)
		}
	}
	return marks
}

// onlyBranch returns the branch that is all that block bi does, nil if it does something else.
func (fl *lowering) onlyBranch(bi int) *ir.Inst {
	insts := fl.blocks[bi].insts
	for i := range insts {
		switch in := &insts[i]; {
		case in.Op == ir.OpNop:
		case in.Op == ir.OpBr && in.A >= 0:
			return in
		default:
			return nil
		}
	}
	return nil
}

// constantAtEnd returns the number that slot s has at the end of a block, if a move in it says so.
func (fl *lowering) constantAtEnd(insts []ir.Inst, s int32) (n uint64, known bool) {
	for i := range insts {
		in := &insts[i]
		writes := false
		fl.visit(in, ignore, func(p *int32) { writes = writes || *p == s })
		if writes {
			if known = in.Op == ir.OpMov && in.A < 0; known {
				n = fl.ld.prog.Consts[^in.A]
			}
		}
	}
	return n, known
}
