package load

import (
	"genmcgo/interp/ir"

	llir "github.com/llir/llvm/ir"
)

// sinkChecks moves the comparison of a loop's state from the header to the edge into
// the body, where the header only computes and then either leaves the loop or enters
// the body: what is needed after the loop only does not matter there. It reports
// whether it moved any.
func (fl *lowering) sinkChecks() bool {
	preds := fl.predecessors()
	moved := false
	for _, h := range fl.headers() {
		lp := fl.loops[h]
		head := fl.index[h]
		lp.check = head
		if lp.seed >= 0 {
			continue
		}
		body := fl.bodyOf(h, preds)
		// The edge src -> to: every iteration takes it.
		src, to := head, -1
		for at := head; ; {
			next := fl.onlyInside(at, body)
			if next < 0 || next == head {
				break
			}
			src, to = at, next
			if len(preds[next]) != 1 {
				break
			}
			at = next
		}
		if to < 0 {
			continue
		}
		n := fl.newBlock()
		fl.blocks[n].insts = []ir.Inst{{Op: ir.OpSpin, A: lp.index}, {Op: ir.OpJmp, B: int32(to)}}
		term := &fl.blocks[src].insts[len(fl.blocks[src].insts)-1]
		fl.targets(term, func(t *int32) {
			if *t == int32(to) {
				*t = int32(n)
			}
		})
		for i, bi := range fl.order {
			if bi == src {
				fl.order = append(fl.order, 0)
				copy(fl.order[i+2:], fl.order[i+1:])
				fl.order[i+1] = n
				break
			}
		}
		preds = append(preds, []int{src})
		for i, p := range preds[to] {
			if p == src {
				preds[to][i] = n
			}
		}
		for i := range fl.blocks[head].insts {
			if in := &fl.blocks[head].insts[i]; in.Op == ir.OpLoop && in.A == lp.index {
				in.B = 1
				fl.blocks[n].insts[0].Pos = in.Pos
			}
		}
		lp.check = n
		moved = true
	}
	return moved
}

// headers returns the loop headers in the order of their numbers.
func (fl *lowering) headers() []*llir.Block {
	hs := make([]*llir.Block, len(fl.loops))
	for h, lp := range fl.loops {
		hs[lp.index] = h
	}
	return hs
}

// enters reports whether block bi is an edge into loop index from outside.
func (fl *lowering) enters(bi int, index int32) bool {
	for _, in := range fl.blocks[bi].insts {
		if in.Op == ir.OpLoopReset && in.A == index {
			return true
		}
	}
	return false
}

// onlyInside returns the only block of body to which block bi can go, if bi computes
// and then branches, else -1.
func (fl *lowering) onlyInside(bi int, body map[int]bool) int {
	insts := fl.blocks[bi].insts
	if len(insts) == 0 {
		return -1
	}
	for i := range insts[:len(insts)-1] {
		switch op := insts[i].Op; {
		case op.Format()&ir.Pure != 0, op == ir.OpLoop && i == 0 && fl.onlyLoop(&insts[i], bi):
		default:
			return -1
		}
	}
	next, many := -1, false
	fl.targets(&insts[len(insts)-1], func(t *int32) {
		if body[int(*t)] {
			many = many || next >= 0 && next != int(*t)
			next = int(*t)
		}
	})
	if many {
		return -1
	}
	return next
}

// onlyLoop reports whether bi is the header of the loop of in, an OpLoop.
func (fl *lowering) onlyLoop(in *ir.Inst, bi int) bool {
	for h, lp := range fl.loops {
		if fl.index[h] == bi {
			return lp.index == in.A
		}
	}
	return false
}
